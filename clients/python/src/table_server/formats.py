"""How columns show their values: the daemon's formats, typed by the values they are made for.

``formats.currency("EUR")`` may be given to a column of numbers, and a type checker refuses it for
a column of texts. Everything here is data; the daemon does the formatting, so what it shows is
searched, sorted by text and exported alike.
"""

from __future__ import annotations

import datetime
import decimal
import enum
from typing import Any, Dict, Generic, Mapping, Optional, TypeVar, Union, overload

from .wire import given

Number = Union[int, float, decimal.Decimal]
Shown = TypeVar("Shown", contravariant=True)
Chosen = TypeVar("Chosen")


class Format(Generic[Shown]):
    """A way to show values of some type; ``to_wire`` is what travels."""

    __slots__ = ("_members",)

    def __init__(self, members: Mapping[str, Any]) -> None:
        self._members = dict(members)

    def to_wire(self) -> Dict[str, Any]:
        """The format as it travels."""
        return dict(self._members)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Format) and self._members == other._members

    def __hash__(self) -> int:
        return hash(repr(sorted(self._members.items())))

    def __repr__(self) -> str:
        return f"Format({self._members!r})"


def number(
    pattern: Optional[str] = None,
    *,
    prefix: Optional[str] = None,
    suffix: Optional[str] = None,
    negative: Optional[str] = None,
    locale: Optional[str] = None,
    decimal_mark: Optional[str] = None,
    group_mark: Optional[str] = None,
) -> Format[Optional[Number]]:
    """Numbers by a pattern as in CLDR: ``#,##0.00``; ``negative``: ``minus``, ``parentheses``.

    ``decimal_mark`` and ``group_mark`` replace the marks of the locale.
    """
    options = given(
        pattern=pattern, prefix=prefix, suffix=suffix, negative=negative, locale=locale,
        decimalMark=decimal_mark, groupMark=group_mark,
    )  # fmt: skip
    return Format({"kind": "number", **options})


def currency(
    code: str,
    *,
    display: Optional[str] = None,
    pattern: Optional[str] = None,
    negative: Optional[str] = None,
    locale: Optional[str] = None,
) -> Format[Optional[Number]]:
    """Amounts of money, with the decimals of the currency; ``display``: ``symbol``, ``code``."""
    options = given(display=display, pattern=pattern, negative=negative, locale=locale)
    return Format({"kind": "currency", "currency": code, **options})


def percent(
    pattern: Optional[str] = None, *, locale: Optional[str] = None
) -> Format[Optional[Number]]:
    """Fractions as percentages: 0.25 shows as 25%."""
    return Format({"kind": "percent", **given(pattern=pattern, locale=locale)})


def compact(
    digits: Optional[int] = None, *, currency: Optional[str] = None, locale: Optional[str] = None
) -> Format[Optional[Number]]:
    """Short numbers: 12.3K, 1.2M."""
    return Format({"kind": "compact", **given(digits=digits, currency=currency, locale=locale)})


def byte_size(
    units: Optional[str] = None, *, digits: Optional[int] = None, locale: Optional[str] = None
) -> Format[Optional[Number]]:
    """Sizes: 1.5 KiB; ``units`` is ``iec`` (powers of 1,024, the default) or ``si``."""
    return Format({"kind": "bytes", **given(units=units, digits=digits, locale=locale)})


def duration(
    style: Optional[str] = None, *, unit: Optional[str] = None, locale: Optional[str] = None
) -> Format[Union[Number, datetime.timedelta, None]]:
    """Lengths of time: ``clock`` 1:05:09, ``short`` 1h 05m, ``words``; ``unit`` of numbers."""
    return Format({"kind": "duration", **given(style=style, unit=unit, locale=locale)})


def date(
    pattern: str, *, locale: Optional[str] = None
) -> Format[Union[datetime.date, datetime.time, None]]:
    """Dates, date-times and times by a pattern: ``d MMM y``, ``EEEE``, ``y-MM-dd HH:mm``."""
    return Format({"kind": "date", "pattern": pattern, **given(locale=locale)})


def boolean(true: str, false: str) -> Format[Optional[bool]]:
    """Words for true and false."""
    return Format({"kind": "boolean", "true": true, "false": false})


def texts(
    values: Mapping[Chosen, str], *, otherwise: Optional[Format[Chosen]] = None
) -> Format[Optional[Chosen]]:
    """Texts for chosen values (0: "Out of stock"); all others show by ``otherwise``."""
    members: Dict[str, Any] = {
        "kind": "map",
        "values": {canonical_text(value): text for value, text in values.items()},
    }
    if otherwise is not None:
        members["otherwise"] = otherwise.to_wire()
    return Format(members)


@overload
def template(text: str) -> Format[object]: ...


@overload
def template(text: str, format: Format[Chosen]) -> Format[Chosen]: ...


def template(text: str, format: Optional[Format[Any]] = None) -> Format[Any]:
    """A text around the shown value, which replaces ``{}``: ``"{} left"``."""
    members: Dict[str, Any] = {"kind": "template", "template": text}
    if format is not None:
        members["format"] = format.to_wire()
    return Format(members)


def canonical_text(value: object) -> str:
    """How ``texts`` names a value; ``TypeError`` for values that have no one spelling."""
    if isinstance(value, enum.Enum):
        return enum_text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int)):
        return str(value)
    if isinstance(value, decimal.Decimal):
        return format(value, "f")
    if isinstance(value, (datetime.date, datetime.datetime)):
        return value.isoformat()
    raise TypeError(f"texts cannot be chosen by {type(value).__name__} values: {value!r}")


def enum_text(member: enum.Enum) -> str:
    """The text for a member of an enumeration: its value if all values are texts, else its name.

    (What two members share would not be read back, but then they are one member to Python.)
    """
    values = [each.value for each in type(member)]
    return str(member.value) if all(isinstance(value, str) for value in values) else member.name
