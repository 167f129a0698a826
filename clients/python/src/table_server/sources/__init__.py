"""Ready-made sources: what other libraries have, as rows for ``Daemon.lend`` and ``table_server.open``.

None of those libraries is imported before a source of it is made.
"""

from __future__ import annotations

import inspect
import os
from typing import Any, Optional, Sequence

from ..lent_rows import LentRows, iterated
from .arrow import ArrowRows
from .databases import Query, TableRows, is_connection, query, table
from .expressions import expression, is_expression
from .files import excel, is_excel, is_parquet, parquet
from .frames import frame, is_frame
from .pages import linked, pages

__all__ = [
    "ArrowRows",
    "Query",
    "TableRows",
    "excel",
    "expression",
    "frame",
    "iterated",
    "linked",
    "pages",
    "parquet",
    "query",
    "source_of",
    "table",
]


def source_of(rows: Any, columns: Optional[Sequence[Any]] = None) -> LentRows:
    """The source for anything that can be lent; ``TypeError`` names what can be."""
    if isinstance(rows, LentRows):
        return rows
    if is_frame(rows):
        return frame(rows, columns)
    if is_expression(rows):
        return expression(rows)
    if is_connection(rows):
        raise TypeError(
            "a connection has many tables: lend sources.table(connection, name) or"
            " sources.query(connection, sql)"
        )
    if isinstance(rows, (str, os.PathLike)) and is_parquet(rows):
        return parquet(rows)
    if isinstance(rows, (str, os.PathLike)) and is_excel(rows):
        return excel(rows)
    if callable(rows):
        return iterated(rows, columns) if _needs_nothing(rows) else pages(rows, columns)
    if isinstance(rows, Sequence) and not isinstance(rows, (str, bytes)):
        return LentRows(lambda offset, size: rows[offset : offset + size], columns)
    raise TypeError(
        "rows, a function that gives pages, a list, a frame or an ibis table can be lent; for an"
        f" iterator there is iterated, for a database sources.table; found {type(rows).__name__}"
    )


def _needs_nothing(function: Any) -> bool:
    """Whether a function gives all rows: it has no parameter, where one for pages has two."""
    try:
        return not inspect.signature(function).parameters
    except (TypeError, ValueError):
        return False
