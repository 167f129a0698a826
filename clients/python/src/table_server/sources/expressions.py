"""Tables and expressions of ibis, for every engine that ibis drives."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .arrow import ROWS_AT_A_TIME, ArrowRows
from .needing import needed


def is_expression(value: Any) -> bool:
    """Whether a value is a table or a column of ibis."""
    return type(value).__module__.partition(".")[0] == "ibis" and hasattr(value, "to_pyarrow_batches")


def expression(
    value: Any, *, columns: Optional[Sequence[str]] = None, key: Sequence[str] = ()
) -> ArrowRows:
    """The rows of a table of ibis, or of an expression. Each reading runs its query once.

    ``columns`` and the order by ``key`` are composed with ibis, so that the engine does them. The
    rows can only be read, because ibis does not write single rows.
    """
    needed("ibis", "ibis", ["pyarrow"])
    if not hasattr(value, "columns"):
        value = value.as_table()
    wanted = value if columns is None else value.select(*columns)
    if key:
        wanted = wanted.order_by(*key)

    def open() -> Any:
        reader = wanted.to_pyarrow_batches(chunk_size=ROWS_AT_A_TIME)
        return reader.schema, reader

    rows = ArrowRows(open)
    rows.key = list(key)
    rows.name = getattr(value.op(), "name", None)  # that of a table of the engine
    return rows
