"""Between the types of a program and the types of columns.

``codec_for(annotation, converters)`` finds how values of an annotated type travel: built-in types
as column types of their own, enumerations and registered classes as named types.
"""

from __future__ import annotations

import collections.abc
import datetime
import decimal
import enum
import sys
import typing
import uuid
from dataclasses import dataclass, field
from typing import (
    Any,
    Callable,
    Dict,
    Generic,
    Iterable,
    List,
    Mapping,
    Optional,
    Tuple,
    Type,
    TypeVar,
    Union,
)

from .formats import Format, enum_text
from .values import decode_value, encode_value
from .wire import given

Value = TypeVar("Value")
Base = TypeVar("Base")
Member = TypeVar("Member", bound=enum.Enum)

_COLUMN_TYPES: List[Tuple[type, str]] = [  # a subclass stands before its base
    (bool, "boolean"),
    (int, "integer"),
    (float, "number"),
    (decimal.Decimal, "decimal"),
    (datetime.datetime, "dateTime"),
    (datetime.date, "date"),
    (datetime.time, "time"),
    (datetime.timedelta, "duration"),
    (str, "text"),
    (list, "list"),
    (dict, "json"),
]
_TYPE_OF = dict(_COLUMN_TYPES)
_NUMBERS = {int, float}
_BY_TEXT: Dict[type, Tuple[Callable[[Any], str], Callable[[str], Any]]] = {
    uuid.UUID: (str, uuid.UUID),
}
_LISTS = (list, tuple, set, frozenset)


def _same(value: Any) -> Any:
    return value


@dataclass(frozen=True)
class Codec:
    """How values of one Python type travel; None is always null."""

    column_type: str
    """A built-in type of the protocol."""
    python_type: Tuple[type, ...]
    """What ``encode`` takes; anything else is a mistake of the caller."""
    encode: Callable[[Any], Any] = _same
    decode: Callable[[Any], Any] = _same
    is_optional: bool = False
    named: Optional[NamedType] = None

    def check(self, value: Any, where: str) -> None:
        """Raises ``TypeError`` if a value is not of this codec's type."""
        if value is None:
            return
        is_number = self.column_type == "number" and isinstance(value, (int, float))
        is_right = is_number or isinstance(value, self.python_type) or object in self.python_type
        if self.column_type == "date" and self.named is None:
            is_right = is_right and not isinstance(value, datetime.datetime)
        if not is_right:
            names = " or ".join(kind.__name__ for kind in self.python_type)
            raise TypeError(f"{where} holds {names}, not {type(value).__name__}: {value!r}")

    def to_base(self, value: Any, where: str) -> Any:
        """The value as the column's built-in type has it, not yet as it travels."""
        self.check(value, where)
        if value is None:
            return None
        value = self.encode(value)
        return float(value) if self.column_type == "number" else value

    def from_base(self, value: Any) -> Any:
        """What ``to_base`` was given."""
        return None if value is None else self.decode(value)


@dataclass(frozen=True)
class NamedType:
    """A type that a table declares by name, and how the daemon shows, reads and compares it."""

    name: str
    base: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def to_wire(self) -> Dict[str, Any]:
        """A member of the ``types`` of ``table/create``."""
        return {"base": self.base, **self.options}


class Converter(Generic[Value]):
    """A class of the program that columns may contain: declared once, used by any column.

    ``encode`` makes a value of ``base`` (a type that columns know), ``decode`` is the way back. The
    other arguments describe the named type for the daemon: its name (the class's own by default)
    and how it is shown, read, compared and edited.
    """

    def __init__(
        self,
        type: Type[Value],
        base: Type[Base],
        *,
        encode: Callable[[Value], Base],
        decode: Callable[[Base], Value],
        name: Optional[str] = None,
        format: Optional[Format[Base]] = None,
        parse: Optional[Format[Base]] = None,
        comparator: Union[str, Mapping[str, Any], None] = None,
        null_placeholder: Optional[str] = None,
        editor: Any = None,
    ) -> None:
        if base not in _TYPE_OF:
            known = ", ".join(kind.__name__ for kind, _ in _COLUMN_TYPES)
            raise TypeError(f"{base!r} is no type that columns know; known are {known}")
        options = given(
            format=None if format is None else format.to_wire(),
            parse=None if parse is None else parse.to_wire(),
            nullPlaceholder=null_placeholder,
            comparator=comparator,
            editor=editor,
        )
        column_type = _TYPE_OF[base]
        named = NamedType(name or type.__name__, column_type, options)
        self.type: Type[Value] = type
        self.codec = Codec(column_type, (type,), encode, decode, named=named)

    @staticmethod
    def enumeration(
        type: Type[Member],
        *,
        name: Optional[str] = None,
        show: Optional[Callable[[Member], str]] = None,
        null_placeholder: Optional[str] = None,
    ) -> Converter[Member]:
        """An enumeration as texts that sort in the order of its members.

        It needs to be registered only to be ``show``n or named otherwise than it is by itself.
        """
        members = {enum_text(member): member for member in type}
        shown = {text: text if show is None else show(member) for text, member in members.items()}
        return Converter(
            type,
            str,
            encode=enum_text,
            decode=lambda text: _member(members, type, text),
            name=name,
            format=None if show is None else Format({"kind": "map", "values": shown}),
            comparator={"kind": "list", "values": list(dict.fromkeys(shown.values()))},
            null_placeholder=null_placeholder,
            editor={"kind": "choice", "choices": list(members)},
        )


def _member(members: Mapping[str, Member], kind: Type[Member], text: str) -> Member:
    found = members.get(text)
    if found is None:
        raise ValueError(f"{text!r} is no {kind.__name__}; there are {', '.join(members)}")
    return found


Converters = Mapping[type, Codec]


def registered(converters: Iterable[Converter[Any]]) -> Dict[type, Codec]:
    """Converters by the class they are for; a class or a name given twice is a ``ValueError``."""
    found: Dict[type, Codec] = {}
    for converter in converters:
        if converter.type in found:
            raise ValueError(f"{converter.type.__name__} has two converters")
        found[converter.type] = converter.codec
    names = [codec.named.name for codec in found.values() if codec.named is not None]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"two converters are called {name!r}")
    return found


def codec_for(annotation: Any, converters: Converters) -> Codec:
    """How values of an annotated type are sent; ``TypeError`` if no column can contain them."""
    choices, is_optional = _choices(annotation)
    if len(choices) == 1:
        codec = _codec_of(choices[0], converters)
    elif set(choices) <= _NUMBERS:
        codec = Codec("number", (float, int))
    else:
        raise _unknown(annotation)
    if not is_optional:
        return codec
    return Codec(
        codec.column_type, codec.python_type, codec.encode, codec.decode, True, codec.named
    )


def _choices(annotation: Any) -> Tuple[List[Any], bool]:
    """The members of a union without None, and whether None was one."""
    supertype = getattr(annotation, "__supertype__", None)
    if supertype is not None:
        return _choices(supertype)
    origin = typing.get_origin(annotation)
    if hasattr(annotation, "__metadata__"):  # Annotated
        return _choices(annotation.__origin__)
    if getattr(origin, "_name", None) in ("Required", "NotRequired"):
        return _choices(typing.get_args(annotation)[0])
    if origin is Union or (sys.version_info >= (3, 10) and _is_new_union(annotation)):
        given_choices = typing.get_args(annotation)
        rest = [choice for choice in given_choices if choice is not type(None)]
        found = [each for choice in rest for each in _choices(choice)[0]]
        return found, len(rest) < len(given_choices)
    if origin is typing.Literal:
        values = typing.get_args(annotation)
        kinds = list(dict.fromkeys(type(value) for value in values if value is not None))
        return list(kinds), None in values
    return [annotation], False


def _is_new_union(annotation: Any) -> bool:
    import types

    return isinstance(annotation, types.UnionType)


def _codec_of(kind: Any, converters: Converters) -> Codec:
    if kind is Any or kind is object:
        return Codec("json", (object,))
    origin = typing.get_origin(kind) or kind
    if not isinstance(origin, type):
        raise _unknown(kind)
    if origin in converters:
        return converters[origin]
    if issubclass(origin, enum.Enum) and not issubclass(origin, enum.Flag):
        return Converter.enumeration(origin).codec
    if origin in _TYPE_OF and origin not in (list, dict):
        return Codec(_TYPE_OF[origin], (origin,))
    if origin in _BY_TEXT:
        encode, decode = _BY_TEXT[origin]
        return Codec("text", (origin,), encode, decode)
    if origin in _LISTS or origin in (collections.abc.Sequence, collections.abc.Collection):
        return _list_codec(kind, origin, converters)
    if issubclass(origin, (dict, collections.abc.Mapping)):
        return Codec("json", (collections.abc.Mapping,))
    raise _unknown(kind)


def _list_codec(kind: Any, origin: Any, converters: Converters) -> Codec:
    arguments = [each for each in typing.get_args(kind) if each is not Ellipsis]
    if len(set(arguments)) > 1:
        raise _unknown(kind)
    item = codec_for(arguments[0], converters) if arguments else Codec("json", (object,))
    make: Any = origin if origin in _LISTS else list

    def encode(values: Any) -> List[Any]:
        return [
            encode_value(item.to_base(value, "a list"), item.column_type) for value in values
        ]

    def decode(values: Any) -> Any:
        return make(item.from_base(decode_value(value, item.column_type)) for value in values)

    return Codec("list", (origin,), encode, decode)


def _unknown(annotation: Any) -> TypeError:
    name = getattr(annotation, "__name__", None) or str(annotation)
    return TypeError(f"no column holds {name}; register a Converter for it")
