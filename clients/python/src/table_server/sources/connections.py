"""Connections of sources, on whichever thread they are used."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from typing import Any, Callable, Iterator, Optional, Tuple

from .dialects import Dialect, DuckDB, dialect_of


class Connections:
    """A given connection, or a function that makes one for each use."""

    def __init__(self, connect: Any) -> None:
        if hasattr(connect, "raw_connection"):
            connect = connect.raw_connection  # an engine of SQLAlchemy
        self._given: Any = None
        self._make: Optional[Callable[[], Any]] = None
        if hasattr(connect, "cursor"):  # those of sqlite3 can be called, too
            self._given = connect
            if isinstance(connect, sqlite3.Connection):
                self._make = _sharable(connect)
        elif callable(connect):
            self._make = connect
        else:
            raise TypeError(f"a connection of PEP 249, or a function that makes one, is needed: {connect!r}")

    @contextlib.contextmanager
    def use(self) -> Iterator[Tuple[Any, Dialect]]:
        """A connection for this thread, with its dialect. One that was made is closed at the end."""
        made = None if self._make is None else self._make()
        connection = self._given if made is None else made
        dialect = dialect_of(getattr(connection, "driver_connection", connection))
        try:
            if made is None and isinstance(dialect, DuckDB):
                made = connection = connection.cursor()  # a connection of its own
            yield connection, dialect
        finally:
            if made is not None:
                made.close()


def _sharable(connection: sqlite3.Connection) -> Optional[Callable[[], sqlite3.Connection]]:
    """How to open the database of a connection again that only its own thread can use.

    None: any thread can use the connection. ``ValueError`` for a database in memory.
    """
    failure = []

    def use() -> None:
        try:
            connection.cursor().close()
        except sqlite3.ProgrammingError as error:
            failure.append(error)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    if not failure:
        return None
    path = next(row[2] for row in connection.execute("PRAGMA database_list") if row[1] == "main")
    if not path:
        raise ValueError(
            "this connection to a database in memory belongs to its thread:"
            " open it with check_same_thread=False"
        )
    return lambda: sqlite3.connect(path)
