"""Frames of pandas, polars and Arrow. None of these modules is imported."""

from __future__ import annotations

import decimal
from typing import Any, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple

from ..lent_rows import LentRow, LentRows, Sequential
from ..times import duration_text, time_of_day_text, timestamp_text
from .arrow import ROWS_AT_A_TIME, ArrowRows, arrow_columns, arrow_type, batch_rows
from .columns import type_of_values, typed_columns

_NANOSECONDS = {"s": 10**9, "ms": 10**6, "us": 10**3, "μs": 10**3, "ns": 1}


def module_of(frame: Any) -> Optional[str]:
    """The module that a frame belongs to; None: it is no frame."""
    if not hasattr(type(frame), "__module__") or isinstance(frame, type):
        return None
    name = type(frame).__module__.partition(".")[0]
    if name == "pandas" and hasattr(frame, "iloc") and hasattr(frame, "columns"):
        return name
    if name == "polars" and hasattr(frame, "collect_schema"):
        return name
    if hasattr(frame, "__arrow_c_stream__") or (name == "pyarrow" and hasattr(frame, "schema")):
        return "pyarrow"
    return None


def is_frame(value: Any) -> bool:
    """Whether a value is a frame, or anything else that is read as Arrow batches."""
    return module_of(value) is not None and not hasattr(value, "to_pyarrow_batches")


def frame(value: Any, columns: Optional[Sequence[Any]] = None) -> LentRows:
    """The rows of a frame of pandas, polars (also a lazy one) or Arrow.

    Columns have the types of the frame. An index of pandas is shown, unless it only counts.
    """
    module = module_of(value)
    if module == "pandas":
        return PandasRows(value, columns)
    if module == "polars":
        return PolarsRows(value, columns) if hasattr(value, "height") else _lazy(value)
    if module is None:
        raise TypeError(f"a frame of pandas, polars or Arrow is needed, found {type(value).__name__}")
    return ArrowFrame(value) if hasattr(value, "slice") else _streamed(value)


class Frame(LentRows):
    """The rows of a frame in memory."""

    def __init__(self, value: Any, columns: Optional[Sequence[Any]]) -> None:
        super().__init__(self._part, columns)
        self._frame = value

    def _part(self, offset: int, size: int) -> Sequence[LentRow]:
        raise NotImplementedError

    def _typed(self) -> Sequence[Tuple[str, Optional[str]]]:
        """The names of the columns, with their types; None: by their values."""
        raise NotImplementedError

    def columns(self) -> List[Dict[str, Any]]:
        """The columns of the frame, or those given."""
        return super().columns() if self._columns is not None else typed_columns(self._typed())

    def row_count(self) -> Optional[int]:
        """The number of rows of the frame."""
        return len(self._frame)


class ArrowFrame(LentRows):
    """The rows of a table or a batch of Arrow."""

    def __init__(self, value: Any) -> None:
        super().__init__(lambda offset, size: list(batch_rows(value.slice(offset, size))))
        self._table = value

    def columns(self) -> List[Dict[str, Any]]:
        """The columns of the schema."""
        return arrow_columns(self._table.schema)

    def row_count(self) -> Optional[int]:
        """The number of rows of the table."""
        return int(self._table.num_rows)


def _streamed(value: Any) -> ArrowRows:
    """What gives batches: a data set, a reader, or anything with Arrow's stream interface."""
    if hasattr(value, "to_batches"):  # a data set
        return ArrowRows(lambda: (value.schema, value.to_batches()), value.schema)
    if hasattr(value, "read_next_batch"):  # a reader, which can be read once
        kept: List[Any] = []

        def batches() -> Iterator[Any]:
            yield from list(kept)
            for batch in value:
                kept.append(batch)
                yield batch

        return ArrowRows(lambda: (value.schema, batches()), value.schema)
    from .needing import needed

    arrow = needed(f"a {type(value).__name__}", "arrow", ["pyarrow"])

    def open() -> Any:
        reader = arrow.RecordBatchReader.from_stream(value)
        return reader.schema, reader

    return ArrowRows(open)


# MARK: polars


class PolarsRows(Frame):
    """The rows of a frame of polars."""

    def _part(self, offset: int, size: int) -> Sequence[LentRow]:
        part = self._frame.slice(offset, size)
        return list(zip(*map(_polars_values, part.get_columns())))

    def _typed(self) -> Sequence[Tuple[str, Optional[str]]]:
        return [(name, polars_type(str(kind))) for name, kind in self._frame.schema.items()]


def _lazy(value: Any) -> Sequential:
    def begin() -> Iterator[LentRow]:
        part = PolarsRows(value.collect(), None)
        for offset in range(0, part.row_count() or 0, ROWS_AT_A_TIME):
            yield from part.page(offset, ROWS_AT_A_TIME)

    schema = value.collect_schema()
    return Sequential(
        begin, typed_columns([(name, polars_type(str(kind))) for name, kind in schema.items()])
    )


def polars_type(name: str) -> Optional[str]:
    """The type of a column by the text of its type in polars; None: by its values."""
    base = name.partition("(")[0]
    return {
        "Boolean": "boolean", "UInt64": "decimal", "Int128": "decimal", "UInt128": "decimal",
        "Decimal": "decimal", "Float16": "number", "Float32": "number", "Float64": "number",
        "Date": "date", "Datetime": "dateTime", "Time": "time", "Duration": "duration",
        "List": "list", "Array": "list", "Struct": "json", "Binary": "blob", "Object": None,
    }.get(base, "integer" if base.lstrip("U").startswith("Int") else "text")  # fmt: skip


def _polars_values(series: Any) -> Sequence[Any]:
    """The values of a column. Times are texts, because Python's do not have nanoseconds."""
    name = str(series.dtype)
    if name.startswith(("Datetime", "Duration", "Time")):
        unit = _NANOSECONDS.get(getattr(series.dtype, "time_unit", "ns") or "us", 1)
        counts = series.to_physical().to_list()
        if name.startswith("Datetime"):
            zone = series.dtype.time_zone
            return [None if one is None else timestamp_text(one * unit, zone) for one in counts]
        text = duration_text if name.startswith("Duration") else time_of_day_text
        return [None if one is None else text(one * unit) for one in counts]
    values: Sequence[Any] = series.to_list()
    return values


# MARK: pandas


class PandasRows(Frame):
    """The rows of a frame of pandas, whose missing values are null."""

    def __init__(self, value: Any, columns: Optional[Sequence[Any]]) -> None:
        super().__init__(value, columns)
        index = value.index
        counts = type(index).__name__ == "RangeIndex" and index.name is None
        self._indices = [] if counts else [index.get_level_values(n) for n in range(index.nlevels)]

    def _parts(self, offset: int, size: int) -> Iterator[Tuple[str, Any]]:
        """The names and the columns of some rows, the index first."""
        for place, index in enumerate(self._indices):
            name = index.name if index.name is not None else f"index {place}" if place else "index"
            yield str(name), index[offset : offset + size]
        part = self._frame.iloc[offset : offset + size]
        for place, name in enumerate(part.columns):
            yield str(name), part.iloc[:, place]

    def _part(self, offset: int, size: int) -> Sequence[LentRow]:
        parts = self._parts(offset, size)
        return list(zip(*(_pandas_values(column) for _, column in parts)))

    def _typed(self) -> Sequence[Tuple[str, Optional[str]]]:
        return [(name, _pandas_type(one)) for name, one in self._parts(0, len(self._frame))]


def _pandas_type(column: Any) -> Optional[str]:
    kind = column.dtype
    if hasattr(kind, "pyarrow_dtype"):
        return arrow_type(kind.pyarrow_dtype)
    if hasattr(kind, "categories") and kind.categories is not None:
        return _pandas_type(kind.categories)
    letter = getattr(kind, "kind", "O")
    if letter == "u" and getattr(kind, "itemsize", 8) == 8:
        return "decimal"
    named = {"i": "integer", "u": "integer", "f": "number", "b": "boolean", "M": "dateTime"}
    if letter in named or letter == "m":
        return named.get(letter, "duration")
    return type_of_values(value for value in column if not _is_missing(value))


def _pandas_values(column: Any) -> Sequence[Any]:
    kind = column.dtype
    if getattr(kind, "kind", "O") in "mM" and not hasattr(kind, "pyarrow_dtype"):
        unit = _NANOSECONDS[getattr(kind, "unit", None) or str(kind).partition("[")[2].rstrip("]")]
        missing, counts = column.isna().tolist(), column.astype("int64").tolist()
        zone = None if getattr(kind, "tz", None) is None else str(kind.tz)
        if kind.kind == "M":
            texts = (timestamp_text(one * unit, zone) for one in counts)
        else:
            texts = (duration_text(one * unit) for one in counts)
        return [None if absent else text for absent, text in zip(missing, texts)]
    values: List[Any] = column.tolist()
    missing = column.isna()
    if not missing.any():
        return values
    return [None if absent else value for absent, value in zip(missing.tolist(), values)]


def _is_missing(value: Any) -> bool:
    """Whether a value is None, NaN, NaT or NA of pandas."""
    if value is None or type(value).__name__ in ("NAType", "NaTType"):
        return True
    return isinstance(value, (float, decimal.Decimal)) and value != value
