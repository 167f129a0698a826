"""Rows of views and selections as frames of pandas, polars and Arrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple

from .connection import Params
from .gathering import Gathered, gathered, json_texts
from .sources.needing import needed
from .times import time_of_day_text
from .values import Key, decode_value
from .wire import given

if TYPE_CHECKING:
    from .table import Table

_MISSING = -(2**63)
"""How numpy writes a time that is missing."""


class Exchanging:
    """How a view gives its rows to other libraries; a part of ``View``.

    Only the rows and columns that are asked for are read: a range within the page shown, some
    ``keys``, what is ``selected``, or the whole page. Waits until all rows of the table are read,
    unless ``wait`` is False. Errors, and cells that are not computed yet, are null.
    """

    id: str
    table: Table
    columns: List[str]

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Sends a request that names this view."""
        raise NotImplementedError

    def _wire(
        self, first: Optional[int], size: Optional[int], keys: Optional[Iterable[Key]],
        params: Params, timeout: Optional[float],
    ) -> Mapping[str, Any]:  # fmt: skip
        raise NotImplementedError

    def to_arrow(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        keys: Optional[Iterable[Key]] = None,
        columns: Optional[Sequence[str]] = None,
        selected: bool = False,
        wait: bool = True,
        timeout: Optional[float] = None,
    ) -> Any:
        """Rows as a table of Arrow. Lists of several types and JSON are texts.

        Decimal numbers have 38 digits, or 76 if one needs them.
        """
        arrow = needed("to_arrow", "arrow", ["pyarrow"])
        found = self._gathered(first, size, keys, columns, selected, wait, timeout)
        return arrow.table({column.id: _to_arrow(arrow, column) for column in found})

    def to_polars(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        keys: Optional[Iterable[Key]] = None,
        columns: Optional[Sequence[str]] = None,
        selected: bool = False,
        wait: bool = True,
        timeout: Optional[float] = None,
    ) -> Any:
        """Rows as a frame of polars. Lists of several types and JSON are texts."""
        polars = needed("to_polars", "polars", ["polars"])
        found = self._gathered(first, size, keys, columns, selected, wait, timeout)
        return polars.DataFrame([_to_polars(polars, column) for column in found])

    def to_pandas(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        keys: Optional[Iterable[Key]] = None,
        columns: Optional[Sequence[str]] = None,
        selected: bool = False,
        wait: bool = True,
        timeout: Optional[float] = None,
    ) -> Any:
        """Rows as a frame of pandas, with the types that have missing values (``Int64``).

        Decimal numbers, dates, times of day, lists and JSON are objects of Python. A null number
        is NaN.
        """
        pandas = needed("to_pandas", "pandas", ["pandas"])
        found = self._gathered(first, size, keys, columns, selected, wait, timeout)
        return pandas.DataFrame({column.id: _to_pandas(pandas, column) for column in found})

    def _gathered(
        self, first: Optional[int], size: Optional[int], keys: Optional[Iterable[Key]],
        columns: Optional[Sequence[str]], selected: bool, wait: bool, timeout: Optional[float],
    ) -> List[Gathered]:  # fmt: skip
        wanted = None if columns is None else list(columns)
        chosen: Optional[Dict[Tuple[Any, Any], bool]] = None
        if selected:
            if keys is not None or first is not None or size is not None:
                raise ValueError("either what is selected, or a range, or keys")
            keys, wanted, chosen = self._chosen(wanted, wait, timeout)
        options = {"as": "value", **given(columns=wanted, wait=wait or None)}
        wire = self._wire(first, size, keys, options, timeout)
        if chosen is not None:
            wire = _only(wire, chosen)
        names = wanted
        if names is None:
            names = list(dict.fromkeys(block["column"] for block in wire["blocks"])) or self.columns
        return gathered(wire, self.table, names)

    def _chosen(
        self, columns: Optional[List[str]], wait: bool, timeout: Optional[float]
    ) -> Tuple[Optional[List[Key]], Optional[List[str]], Optional[Dict[Tuple[Any, Any], bool]]]:
        """What is selected: rows in the order of the view, columns, and if so, single cells."""
        items: List[Mapping[str, Any]] = []
        while True:
            params = {"first": len(items), **given(wait=wait or None)}
            answer = self.request("view/selection", params, timeout)
            items += answer["items"]
            if len(items) >= answer["count"] or not answer["items"]:
                break
        unit = answer["unit"]
        if unit != "row":
            taken = {item["column"] for item in items}
            columns = [one for one in columns or self.columns if one in taken]
        if unit == "column":
            return None, columns, None
        shown = sorted(items, key=lambda item: item.get("viewIndex", len(items) + item["sourceIndex"]))
        keys = list(dict.fromkeys(self.table.decode_key(item["row"]) for item in shown))
        cells = {(item["row"], item["column"]): True for item in items} if unit == "cell" else None
        return keys, columns, cells


def _only(wire: Mapping[str, Any], chosen: Mapping[Tuple[Any, Any], bool]) -> Mapping[str, Any]:
    """An answer in which cells that are not chosen are null."""
    blocks = []
    for block in wire["blocks"]:
        keys = wire["keys"][block.get("offset", 0) :]
        is_in = [(key, block["column"]) in chosen for key in keys[: len(block["values"])]]
        values = [value if one else None for value, one in zip(block["values"], is_in)]
        cut = [row for row in block.get("cut", ()) if is_in[row]]
        blocks.append({**block, "values": values, "cut": cut})
    return {**wire, "blocks": blocks}


def _to_arrow(arrow: Any, column: Gathered) -> Any:
    values, kind = column.values, column.type
    if kind == "list":
        try:
            return arrow.array(values, None if any(values) else arrow.list_(arrow.null()))
        except (arrow.ArrowException, TypeError, OverflowError):
            kind = "json"
    if kind == "json":
        return arrow.array(json_texts(values), arrow.string())
    if kind == "decimal":
        digits = max((one.adjusted() + 1 for one in values if one), default=0)
        wide = max(digits, 0) + column.scale > 38
        return arrow.array(values, (arrow.decimal256(76, column.scale) if wide
                                    else arrow.decimal128(38, column.scale)))  # fmt: skip
    types = {
        "integer": arrow.int64, "number": arrow.float64, "boolean": arrow.bool_, "date": arrow.date32,
        "dateTime": lambda: arrow.timestamp(column.unit, column.zone),
        "time": lambda: arrow.time64(column.unit), "duration": lambda: arrow.duration(column.unit),
    }  # fmt: skip
    return arrow.array(values, types.get(kind, arrow.string)())


def _to_polars(polars: Any, column: Gathered) -> Any:
    values, kind = column.values, column.type
    if kind == "list":
        try:
            made = polars.Series(column.id, values, strict=True)
            if isinstance(made.dtype, polars.List) or not any(values):
                return made
        except (TypeError, polars.exceptions.PolarsError):
            pass
        kind = "json"
    if kind == "json":
        return polars.Series(column.id, json_texts(values), polars.String)
    if kind == "decimal":
        return polars.Series(column.id, values, polars.Decimal(38, column.scale))
    if kind in ("dateTime", "duration", "time"):
        counts = polars.Series(column.id, values, polars.Int64)
        if kind == "time":
            return (counts * (1 if column.unit == "ns" else 1000)).cast(polars.Time)
        if kind == "duration":
            return counts.cast(polars.Duration(column.unit))
        # polars has no zones of an offset only.
        return counts.cast(polars.Datetime(column.unit, None if column.zone is None else "UTC"))
    types = {"integer": "Int64", "number": "Float64", "boolean": "Boolean", "date": "Date"}
    return polars.Series(column.id, values, getattr(polars, types.get(kind, "String")))


def _to_pandas(pandas: Any, column: Gathered) -> Any:
    values, kind = column.values, column.type
    if kind == "number":
        return pandas.Series(values, dtype="float64")
    if kind in ("dateTime", "duration"):
        numpy = needed("pandas", "pandas", ["numpy"])
        counts = numpy.array([_MISSING if one is None else one for one in values], dtype="int64")
        name = "datetime64" if kind == "dateTime" else "timedelta64"
        made = pandas.Series(counts.view(f"{name}[{column.unit}]"))
        zoned = kind == "dateTime" and column.zone is not None
        return made.dt.tz_localize("UTC").dt.tz_convert(column.zone) if zoned else made
    if kind == "time":
        return pandas.Series(_times_of_day(column), dtype="object")
    types = {"integer": "Int64", "boolean": "boolean", "text": "string"}
    return pandas.Series(values, dtype=types.get(kind, "object"))


def _times_of_day(column: Gathered) -> List[Any]:
    """Times of day as Python has them; texts if they have nanoseconds."""
    unit = 1 if column.unit == "ns" else 1000
    texts = (None if one is None else time_of_day_text(one * unit) for one in column.values)
    return [decode_value(text, "time") for text in texts]
