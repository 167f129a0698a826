"""Cells of a view column by column, as other libraries take them."""

from __future__ import annotations

import decimal
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Optional, Sequence

from .cells import row_keys
from .sections import entry_key
from .times import duration_count, time_of_day_count, timestamp_count
from .values import decode_integer, decode_value

if TYPE_CHECKING:
    from .table import Table

TIMES = ("dateTime", "time", "duration")


@dataclass
class Gathered:
    """The values of a column. Errors and cells that are not computed yet are None.

    Times are counts of ``unit`` (``us`` or ``ns``): since 1970, since midnight, or as long.
    """

    id: str
    type: str
    values: List[Any]
    unit: str = "us"
    zone: Optional[str] = None
    """The zone of times with an offset: the offset that all have, else UTC."""
    scale: int = 0
    """The most digits behind the point of decimal numbers."""


def gathered(wire: Mapping[str, Any], table: Table, columns: Sequence[str]) -> List[Gathered]:
    """The columns of an answer of ``view/rows``, without the entries that are not rows."""
    places, keys = row_keys([entry_key(key) for key in wire["keys"]])
    cells: Dict[str, List[Any]] = {name: [None] * len(wire["keys"]) for name in columns}
    for block in wire["blocks"]:
        name, offset = block["column"], block.get("offset", 0)
        values = list(block["values"])
        for row in block.get("cut", ()):
            key = table.decode_key(wire["keys"][offset + row])
            values[row] = _whole(table.text(key, name, of="value"), table.types.get(name))
        cells[name][offset : offset + len(values)] = values
    return [
        _column(name, table.types.get(name, "text"), [cells[name][place] for place in places])
        for name in columns
    ]


def _whole(text: Optional[str], column_type: Optional[str]) -> Any:
    """The value of a cell that was cut, of its whole text."""
    return json.loads(text) if column_type in ("list", "json") and text is not None else text


def _column(id: str, column_type: str, values: List[Any]) -> Gathered:
    column = Gathered(id, column_type, values)
    if column_type == "integer":
        column.values = [decode_integer(value) for value in values]
    elif column_type == "decimal":
        column.values = [None if value is None else decimal.Decimal(value) for value in values]
        exponents = [-int(one.as_tuple().exponent) for one in column.values if one is not None]
        column.scale = max(exponents, default=0)
    elif column_type == "dateTime":
        _count_times(column)
    elif column_type in TIMES:
        count = time_of_day_count if column_type == "time" else duration_count
        _in_unit(column, _each(count, values))
    elif column_type in ("number", "date"):
        column.values = _each(lambda value: decode_value(value, column_type), values)
    elif column_type not in ("boolean", "list", "json"):
        column.type = "text"
        column.values = [
            value if value is None or isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            for value in values
        ]
    return column


def _each(convert: Callable[[Any], Any], values: Sequence[Any]) -> List[Any]:
    return [None if value is None else convert(value) for value in values]


def _count_times(column: Gathered) -> None:
    """Times as counts. Columns in which only some times have an offset stay texts."""
    counted = _each(timestamp_count, column.values)
    offsets = {offset for _, offset in filter(None, counted)}
    if None in offsets and len(offsets) > 1:
        column.type = "text"
        return
    if len(offsets) == 1 and (only := next(iter(offsets))) is not None and only != 0:
        column.zone = f"{'-' if only < 0 else '+'}{abs(only) // 60:02d}:{abs(only) % 60:02d}"
    elif offsets - {None}:
        column.zone = "UTC"
    _in_unit(column, [None if pair is None else pair[0] for pair in counted])


def _in_unit(column: Gathered, counts: List[Optional[int]]) -> None:
    """Nanoseconds only where they are needed, because they reach from 1677 to 2262."""
    if any(count is not None and count % 1000 for count in counts):
        column.unit = "ns"
        if any(count is not None and not -(2**63) < count < 2**63 for count in counts):
            column.type = "text"  # no library has both the years and the nanoseconds
            return
        column.values = counts
    else:
        column.values = [None if count is None else count // 1000 for count in counts]


def json_texts(values: Sequence[Any]) -> List[Optional[str]]:
    """Values of JSON as texts."""
    return [None if one is None else json.dumps(one, ensure_ascii=False) for one in values]
