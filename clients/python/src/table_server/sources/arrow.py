"""Rows of Arrow: streams of batches, whose values keep their types exactly."""

from __future__ import annotations

from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Sequence

from ..lent_rows import LentRow, Sequential
from ..times import duration_text, time_of_day_text, timestamp_text
from .columns import unique

ROWS_AT_A_TIME = 4096
_UNITS = {"s": 10**9, "ms": 10**6, "us": 10**3, "ns": 1}


class ArrowRows(Sequential):
    """The rows of batches that a function gives anew for each reading.

    ``open`` returns a schema of Arrow and an iterable of batches.
    """

    def __init__(self, open: Callable[[], Any], schema: Optional[Any] = None) -> None:
        super().__init__(self._run)
        self._open, self._schema = open, schema

    def _run(self) -> Iterator[LentRow]:
        batches: Iterable[Any]
        self._schema, batches = self._open()
        for batch in batches:
            for first in range(0, batch.num_rows, ROWS_AT_A_TIME):
                yield from batch_rows(batch.slice(first, ROWS_AT_A_TIME))

    def columns(self) -> List[Dict[str, Any]]:
        """The columns of the schema."""
        if self._schema is None:
            self._first()
        return arrow_columns(self._schema)


def arrow_columns(schema: Any) -> List[Dict[str, Any]]:
    """The columns of a schema with the types that the daemon has for them."""
    columns: List[Dict[str, Any]] = []
    for name, field in zip(unique(schema.names), schema):
        kind = arrow_type(field.type)
        column: Dict[str, Any] = {"id": name, "type": "text" if kind == "blob" else kind}
        columns.append({**column, "editable": False} if kind == "blob" else column)
    return columns


def arrow_type(kind: Any) -> str:
    """The type of a column by its type in Arrow; ``blob`` for bytes."""
    name = str(kind)
    if name.startswith("dictionary<"):
        return arrow_type(kind.value_type)
    if name.startswith("extension<") and hasattr(kind, "storage_type"):
        return "text" if "uuid" in name else arrow_type(kind.storage_type)
    base = name.partition("[")[0].partition("(")[0].partition("<")[0]
    return {
        "bool": "boolean", "uint64": "decimal", "halffloat": "number", "float": "number",
        "double": "number", "decimal128": "decimal", "decimal256": "decimal", "decimal32": "decimal",
        "decimal64": "decimal", "date32": "date", "date64": "date", "timestamp": "dateTime",
        "time32": "time", "time64": "time", "duration": "duration", "binary": "blob",
        "large_binary": "blob", "fixed_size_binary": "blob", "binary_view": "blob", "list": "list",
        "large_list": "list", "fixed_size_list": "list", "list_view": "list", "struct": "json",
        "map": "json",
    }.get(base, "integer" if base.lstrip("u").startswith("int") else "text")  # fmt: skip


def batch_rows(batch: Any) -> Iterator[LentRow]:
    """The rows of a batch or a table."""
    columns = [column_values(column) for column in batch.columns]
    return zip(*columns) if columns else iter([()] * batch.num_rows)


def column_values(column: Any) -> Sequence[Any]:
    """The values of a column. Times are texts, because Python's do not have nanoseconds."""
    kind = str(column.type)
    if kind.startswith("dictionary<"):
        column = column.cast(column.type.value_type)
        kind = str(column.type)
    if kind.startswith(("timestamp[", "time32[", "time64[", "duration[")):
        unit = _UNITS[kind.partition("[")[2].partition("]")[0].partition(",")[0]]
        counts = column.cast("int32" if kind.startswith("time32") else "int64").to_pylist()
        if kind.startswith("timestamp["):
            zone = column.type.tz
            return [None if one is None else timestamp_text(one * unit, zone) for one in counts]
        text = duration_text if kind.startswith("duration[") else time_of_day_text
        return [None if one is None else text(one * unit) for one in counts]
    if kind.startswith("map<"):
        return [None if one is None else dict(one) for one in column.to_pylist()]
    values: Sequence[Any] = column.to_pylist()
    return values
