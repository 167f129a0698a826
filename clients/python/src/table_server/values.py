"""Between wire values and Python values, by column type.

A value that Python's own type cannot represent exactly (a year beyond 9999, a time finer than a
microsecond) stays the text that was sent. Values are never rounded silently.
"""

from __future__ import annotations

import datetime
import decimal
import math
import re
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Union

Key = Union[int, str]
"""A row's identity: 1 and "1" are two rows."""

INTEGER_TEXT_FROM = 10**14
"""Integers of 15 digits and more travel as strings."""

_DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_DATE_TIME = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?"
    r"(Z|[+-]\d\d(?::?\d\d)?)?"
)
_TIME = re.compile(r"(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?")
_DURATION = re.compile(
    r"(?P<sign>[+-])?P(?:(?P<weeks>-?\d+)W)?(?:(?P<days>-?\d+)D)?"
    r"(?:T(?:(?P<hours>-?\d+)H)?(?:(?P<minutes>-?\d+)M)?"
    r"(?:(?P<seconds>-?\d+)(?:[.,](?P<fraction>\d{1,9}))?S)?)?"
)
_NON_FINITE = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


def decode_value(wire: Any, column_type: str) -> Any:
    """The Python value of a wire value; unknown types and unreadable values stay as sent."""
    if wire is None:
        return None
    decoder = _DECODERS.get(column_type)
    return wire if decoder is None else decoder(wire)


def encode_value(value: Any, column_type: Optional[str] = None) -> Any:
    """The wire value of a Python value; JSON columns accept JSON unchanged.

    A long integer becomes a string only if the column's type defines how to read it.
    """
    if column_type in ("list", "json"):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return encode_integer(value) if column_type in ("integer", "decimal") else value
    if isinstance(value, float):
        return _encode_float(value)
    if isinstance(value, decimal.Decimal):
        return format(value, "f") if value.is_finite() else str(value)
    if isinstance(value, (datetime.datetime, datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        return _encode_duration(value)
    return value


def encode_integer(value: int) -> Union[int, str]:
    """An integer as it travels."""
    return value if -INTEGER_TEXT_FROM < value < INTEGER_TEXT_FROM else str(value)


def encode_key(key: Key) -> Key:
    """A key as it travels."""
    return encode_integer(key) if isinstance(key, int) else key


def decode_integer(wire: Any) -> Any:
    """An integer that may travel as a string."""
    if isinstance(wire, str):
        try:
            return int(wire)
        except ValueError:
            return wire
    return wire


def _encode_float(value: float) -> Union[float, str]:
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    return value


def _encode_duration(value: datetime.timedelta) -> str:
    microseconds = (value.days * 86400 + value.seconds) * 10**6 + value.microseconds
    sign = "-" if microseconds < 0 else ""
    seconds, fraction = divmod(abs(microseconds), 10**6)
    tail = f".{fraction:06d}".rstrip("0") if fraction else ""
    return f"{sign}PT{seconds}{tail}S"


def _decode_number(wire: Any) -> Any:
    if isinstance(wire, str):
        return _NON_FINITE.get(wire, wire)
    if isinstance(wire, int) and not isinstance(wire, bool):
        return float(wire)
    return wire


def _decode_decimal(wire: Any) -> Any:
    try:
        return decimal.Decimal(str(wire))
    except decimal.InvalidOperation:
        return wire


def _decode_date(wire: Any) -> Any:
    match = _DATE.fullmatch(wire) if isinstance(wire, str) else None
    if match is None:
        return wire
    try:
        return datetime.date(int(match[1]), int(match[2]), int(match[3]))
    except ValueError:
        return wire


def _decode_date_time(wire: Any) -> Any:
    match = _DATE_TIME.fullmatch(wire) if isinstance(wire, str) else None
    if match is None:
        return wire
    fraction = (match[7] or "").ljust(9, "0")
    if fraction[6:] != "000":
        return wire
    try:
        return datetime.datetime(
            int(match[1]),
            int(match[2]),
            int(match[3]),
            int(match[4]),
            int(match[5]),
            int(match[6] or 0),
            int(fraction[:6]),
            _offset(match[8]),
        )
    except ValueError:
        return wire


def _offset(text: Optional[str]) -> Optional[datetime.tzinfo]:
    if text is None:
        return None
    if text == "Z":
        return datetime.timezone.utc
    digits = text[1:].replace(":", "").ljust(4, "0")
    minutes = int(digits[:2]) * 60 + int(digits[2:])
    return datetime.timezone(datetime.timedelta(minutes=-minutes if text[0] == "-" else minutes))


def _decode_time(wire: Any) -> Any:
    match = _TIME.fullmatch(wire) if isinstance(wire, str) else None
    if match is None:
        return wire
    fraction = (match[4] or "").ljust(9, "0")
    if fraction[6:] != "000":
        return wire
    try:
        return datetime.time(int(match[1]), int(match[2]), int(match[3] or 0), int(fraction[:6]))
    except ValueError:
        return wire


def _decode_duration(wire: Any) -> Any:
    match = _DURATION.fullmatch(wire) if isinstance(wire, str) else None
    if match is None or wire[-1] in "PT":
        return wire
    fraction = (match["fraction"] or "").ljust(9, "0")
    if fraction[6:] != "000":
        return wire
    whole = match["seconds"] or "0"
    microseconds = -int(fraction[:6]) if whole.startswith("-") else int(fraction[:6])
    try:
        length = datetime.timedelta(
            weeks=int(match["weeks"] or 0),
            days=int(match["days"] or 0),
            hours=int(match["hours"] or 0),
            minutes=int(match["minutes"] or 0),
            seconds=int(whole),
            microseconds=microseconds,
        )
        return -length if match["sign"] == "-" else length
    except OverflowError:
        return wire


_DECODERS: Dict[str, Callable[[Any], Any]] = {
    "integer": decode_integer,
    "number": _decode_number,
    "decimal": _decode_decimal,
    "date": _decode_date,
    "dateTime": _decode_date_time,
    "time": _decode_time,
    "duration": _decode_duration,
}


def rows_to_wire(
    rows: Sequence[Union[Sequence[Any], Mapping[str, Any]]],
    columns: Sequence[Mapping[str, Any]],
    named: Mapping[str, Mapping[str, Any]],
) -> List[Any]:
    """New rows as they travel, by the types of the columns they are for."""
    types = {
        column.get("id", column.get("title")): _base(column.get("type"), named)
        for column in columns
    }
    positions = [
        _base(column.get("type"), named)
        for column in columns
        if column.get("computed") is None and column.get("supplied") is None
    ]
    wire: List[Any] = []
    for row in rows:
        if isinstance(row, Mapping):
            wire.append({name: encode_value(value, types.get(name)) for name, value in row.items()})
        else:
            known = positions + [None] * (len(row) - len(positions))
            wire.append([encode_value(value, kind) for value, kind in zip(row, known)])
    return wire


def _base(type_name: Any, named: Mapping[str, Mapping[str, Any]]) -> Any:
    return named[type_name]["base"] if type_name in named else type_name
