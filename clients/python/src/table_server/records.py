"""Items of a program (dataclasses, named tuples, typed dictionaries, plain classes) as records.

Which field a function reads is taken from its code: ``lambda person: person.address.city`` reads
the path ``("address", "city")``, and a function that does anything else reads none.
"""

from __future__ import annotations

import dataclasses
import dis
import types
import typing
from typing import Any, Callable, Dict, Generic, List, Mapping, Optional, Tuple, Type, TypeVar

from .errors import Error

Item = TypeVar("Item")
Path = Tuple[str, ...]

_SILENT = {"RESUME", "CACHE", "NOP", "PRECALL"}
_MISSING: Any = object()


class ItemIncomplete(Error):
    """An item cannot be made of a row: its columns leave fields open that have no default."""

    def __init__(self, kind: str, fields: List[str]) -> None:
        self.fields = fields
        super().__init__(f"no {kind} can be made of the row without {', '.join(fields)}")


def path_read_by(function: Callable[..., Any]) -> Optional[Path]:
    """The field that a function gives back untouched; None if it does anything else.

    The function's code is read and never run: running it with a stand-in would take a function
    with branches for a field.
    """
    if not isinstance(function, types.FunctionType) or function.__code__.co_argcount != 1:
        return None
    path: List[str] = []
    stack: List[str] = []
    for step in dis.get_instructions(function):
        name = step.opname
        if name in _SILENT:
            continue
        if name.startswith("LOAD_FAST") and not stack and not path:
            stack.append("item")
        elif name == "LOAD_ATTR" and stack == ["item"]:
            path.append(str(step.argval))
        elif name in ("LOAD_CONST", "LOAD_CONST_IMMORTAL") and isinstance(step.argval, str):
            stack.append(step.argval)
        elif _is_subscript(step) and len(stack) == 2:
            path.append(stack.pop())
        elif name == "RETURN_VALUE" and stack == ["item"] and path:
            return tuple(path)
        else:
            return None
    return None


def _is_subscript(step: dis.Instruction) -> bool:
    return step.opname == "BINARY_SUBSCR" or (
        step.opname == "BINARY_OP" and step.argrepr == "[]"
    )


class Shape(Generic[Item]):
    """The fields of a class of items: their types, and how items are read, made and changed."""

    def __init__(self, kind: Type[Item]) -> None:
        self.kind = kind
        self._call: Callable[..., Item] = kind
        self.name = kind.__name__
        try:
            hints = typing.get_type_hints(kind, include_extras=True)
        except NameError as error:
            raise TypeError(f"the annotations of {self.name} cannot be read: {error}") from error
        self.types: Dict[str, Any] = {
            name: hint
            for name, hint in hints.items()
            if hint is not typing.ClassVar and typing.get_origin(hint) is not typing.ClassVar
        }
        self._is_mapping = isinstance(kind, type) and issubclass(kind, dict)
        self._is_tuple = issubclass(kind, tuple) and hasattr(kind, "_fields")
        self._inner: Dict[str, Shape[Any]] = {}
        self.settable = self._find_settable()
        """The fields that items are made with, in order."""
        self.required = frozenset(self._find_required())
        """The fields without which no item is made."""

    # MARK: Types

    def type_of(self, path: Path) -> Any:
        """The annotated type of a field; ``TypeError`` if there is none."""
        head = self.types.get(path[0], _MISSING)
        if head is _MISSING:
            raise TypeError(
                f"{self.name} has no annotated field {path[0]!r}; "
                "for what it computes there is computed"
            )
        return head if len(path) == 1 else self.within(path).type_of(path[1:])

    def can_write(self, path: Path) -> bool:
        """Whether items can be made with another value of the field."""
        if path[0] not in self.settable:
            return False
        return len(path) == 1 or self.within(path).can_write(path[1:])

    def within(self, path: Path) -> Shape[Any]:
        """The shape of the field that a path goes through."""
        found = self._inner.get(path[0])
        if found is None:
            found = self._inner[path[0]] = Shape(_class_of(self.types[path[0]], path))
        return found

    def _find_settable(self) -> List[str]:
        if dataclasses.is_dataclass(self.kind):
            return [field.name for field in dataclasses.fields(self.kind) if field.init]
        if self._is_tuple:
            return list(getattr(self.kind, "_fields"))
        return list(self.types)

    def _find_required(self) -> List[str]:
        if dataclasses.is_dataclass(self.kind):
            absent = dataclasses.MISSING
            return [
                field.name
                for field in dataclasses.fields(self.kind)
                if field.init and field.default is absent and field.default_factory is absent
            ]
        if self._is_tuple:
            defaults = getattr(self.kind, "_field_defaults", {})
            return [name for name in self.settable if name not in defaults]
        if self._is_mapping:
            return list(getattr(self.kind, "__required_keys__", self.settable))
        return [name for name in self.settable if not hasattr(self.kind, name)]

    def inner(self, name: str) -> Optional[Shape[Any]]:
        """The shape of a field that has fields of its own and is always there."""
        kind = self.types.get(name)
        is_tuple = isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")
        if isinstance(kind, type) and (dataclasses.is_dataclass(kind) or is_tuple):
            return self.within((name,))
        return None

    def has_default(self, path: Path) -> bool:
        """Whether an item can be made without the field."""
        if len(path) == 1:
            return path[0] not in self.required
        inner = self.inner(path[0])
        return inner is not None and inner.has_default(path[1:])

    # MARK: Items

    def read(self, item: Any, path: Path) -> Any:
        """The value of a field."""
        for name in path:
            item = item.get(name) if isinstance(item, dict) else getattr(item, name)
        return item

    def make(self, values: Mapping[Path, Any], base: Optional[Item] = None) -> Item:
        """An item with the values given; all other fields are those of ``base``.

        Raises ``ItemIncomplete`` where there is no base and a field without default stays open.
        """
        fields: Dict[str, Any] = {}
        nested: Dict[str, Dict[Path, Any]] = {}
        for path, value in values.items():
            if len(path) == 1:
                fields[path[0]] = value
            else:
                nested.setdefault(path[0], {})[path[1:]] = value
        for name, inner in nested.items():
            inner_base = None if base is None else self.read(base, (name,))
            fields[name] = self.within((name,)).make(inner, inner_base)
        fields = {name: value for name, value in fields.items() if name in self.settable}
        return self._changed(base, fields) if base is not None else self._new(fields)

    def _new(self, fields: Dict[str, Any]) -> Item:
        missing = [name for name in self.settable if name in self.required and name not in fields]
        if missing:
            raise ItemIncomplete(self.name, missing)
        return self._call(**(self._present(fields) if self._is_mapping else fields))

    def _present(self, fields: Dict[str, Any]) -> Dict[str, Any]:
        """Without what a dictionary need not have and has not."""
        return {
            name: value
            for name, value in fields.items()
            if value is not None or name in self.required
        }

    def _changed(self, base: Any, fields: Dict[str, Any]) -> Item:
        if self._is_mapping:
            return self._call({**base, **self._present(fields)})
        if self._is_tuple:
            return typing.cast(Item, base._replace(**fields))
        if dataclasses.is_dataclass(self.kind):
            return typing.cast(Item, dataclasses.replace(base, **fields))
        kept = {name: getattr(base, name) for name in self.settable if hasattr(base, name)}
        return self._call(**{**kept, **fields})


def _class_of(annotation: Any, path: Path) -> Any:
    """The class behind an annotation, for its fields."""
    if hasattr(annotation, "__metadata__"):
        annotation = annotation.__origin__
    found = typing.get_origin(annotation) or annotation
    if isinstance(found, type) and typing.get_args(annotation) == ():
        return found
    raise TypeError(f"the field {path[0]!r} may be something without fields: {annotation}")
