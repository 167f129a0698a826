"""Opening anything as a table: files, frames, tables of databases, functions."""

from __future__ import annotations

import atexit
import os
import threading
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional

from .sources import excel, parquet, query, table
from .sources.databases import is_connection
from .sources.files import is_excel, is_parquet
from .sources.needing import needed

if TYPE_CHECKING:
    from .daemon import Daemon
    from .table import Table

_lock = threading.Lock()
_shared: Optional[Daemon] = None


def shared_daemon() -> Daemon:
    """The daemon of the tables that this program opens without one; it ends with the program."""
    from .daemon import connect

    global _shared
    with _lock:
        if _shared is None or _shared.process.status is not None:
            _shared = connect()
            atexit.register(_shared.close)
        return _shared


def open(
    source: Any,
    *,
    daemon: Optional[Daemon] = None,
    from_: Optional[Mapping[str, Any]] = None,
    **options: Any,
) -> Table:
    """Opens anything as a table: a file, bytes, rows, a frame, a table of ibis, or of a database.

    Parquet and Excel files, frames, rows, functions and tables of ibis are lent (``Daemon.lend``);
    other paths and bytes are opened (``Daemon.open``). A database is a connection, a ``.duckdb``
    file, an address such as ``postgresql://host/name``, or a file of SQLite. ``from_`` is the part
    of it that is wanted: ``{"table": name}`` or ``{"query": sql, "params": …}``; of a workbook it
    is ``{"sheet": name}``. Further options are those of ``lend`` or ``open``. Without ``daemon``, all
    tables of the program are in one that the first of them has started.
    """
    opener = shared_daemon() if daemon is None else daemon
    part = dict(from_ or {})
    if is_connection(source):
        return opener.lend(_of_database(source, part), **options)
    if isinstance(source, (str, os.PathLike)):
        connect = _connector(os.fspath(source))
        if connect is not None:
            return opener.lend(_of_database(connect, part), **options)
        if is_parquet(source):
            return opener.lend(parquet(source, **part), **options)
        if is_excel(source):
            return opener.lend(excel(source, **part), **options)
        return opener.open(source, from_=from_, **options)
    if isinstance(source, bytes):
        return opener.open(content=source, from_=from_, **options)
    if part:
        raise TypeError(f"from_ names a part of a database or a file, not of {type(source).__name__}")
    return opener.lend(source, **options)


def _connector(name: str) -> Optional[Callable[[], Any]]:
    """Connects to the database that a path or an address names; None: it names none."""
    if name.lower().endswith((".duckdb", ".ddb")):
        if not os.path.exists(name):
            raise FileNotFoundError(name)
        duckdb = needed("a database of DuckDB", "duckdb", ["duckdb"])
        return lambda: duckdb.connect(name)
    if name.startswith(("postgresql://", "postgres://")):
        psycopg = needed("a database of PostgreSQL", "postgres", ["psycopg", "psycopg2"])
        return lambda: psycopg.connect(name)
    return None


def _of_database(connection: Any, part: Mapping[str, Any]) -> Any:
    rest = dict(part)
    if "table" in part:
        return table(connection, rest.pop("table"), **rest)
    if "query" in part:
        return query(connection, rest.pop("query"), **rest)
    raise TypeError('a database needs from_={"table": name} or from_={"query": sql}')
