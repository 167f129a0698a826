"""Rows that the program lends: the daemon requests them page by page, and shows them as a table."""

from __future__ import annotations

import itertools
import threading
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Iterable,
    Iterator,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    Tuple,
    Union,
)

from .connection import NotAnswered, Params
from .frames import columns_of, is_frame, rows_of
from .lent_values import encoded_cells, encoded_rows
from .read_ahead import ReadAhead
from .values import decode_value
from .view_states import sort_to_wire
from .wire import given

if TYPE_CHECKING:
    from .schema import Progress
    from .table import Table

LentRow = Union[Sequence[Any], Mapping[str, Any]]
"""The values of a row: in the order of the columns, or by column id."""

PageFunction = Callable[[int, int], Iterable[LentRow]]
"""Gives the rows from an offset on, at most so many; none at the end."""


class LentChange(NamedTuple):
    """One row that a save writes.

    ``kind`` is ``remove``, ``update`` or ``insert``. ``key`` identifies the row in the source, and
    ``before`` has all of its values as they were read; a new row has neither. ``values`` has the
    new values.
    """

    kind: str
    key: Tuple[Any, ...]
    values: Dict[str, Any]
    before: Dict[str, Any]


class RowsChanged(Exception):
    """Raised by a function that writes, if others have changed rows: nothing was written.

    ``changes`` are the indices of the changes whose rows are others, ``gone`` of those that are
    removed.
    """

    def __init__(self, changes: Iterable[int] = (), gone: Iterable[int] = ()) -> None:
        super().__init__("rows were changed by somebody else")
        self.changes, self.gone = list(changes), list(gone)


class ChangeRefused(Exception):
    """Raised by a function that writes, if the source refuses a change: nothing was written."""

    def __init__(self, change: int, reason: str, column: Optional[str] = None) -> None:
        super().__init__(reason)
        self.data = given(change=change, reason=reason, column=column)


WriteFunction = Callable[[List[LentChange]], Optional[Mapping[int, Mapping[str, Any]]]]
"""Writes changes in one transaction. It may return cells that got other values, by change."""


class LentRows:
    """Rows that are found by their number. Other sources derive from it."""

    parallel: Optional[int] = None
    """How many pages are requested at a time; None: the daemon's default."""

    def __init__(self, page: PageFunction, columns: Optional[Sequence[Any]] = None) -> None:
        self._page = page
        self._columns = columns

    def close(self) -> None:
        """Ends what was begun for reading: the table is closed."""

    def page(self, offset: int, size: int) -> Sequence[LentRow]:
        """The rows from an offset on, at most ``size``; none at the end."""
        return list(itertools.islice(self._page(offset, size), size))

    def columns(self) -> List[Dict[str, Any]]:
        """The columns: those given, or the members of the first row."""
        if self._columns is not None:
            return [
                {"id": column} if isinstance(column, str) else dict(column)
                for column in self._columns
            ]
        first = next(iter(self.page(0, 1)), None)
        if not isinstance(first, Mapping):
            raise ValueError("columns are needed, because the rows do not name them")
        return [{"id": name} for name in first]


class Sequential(LentRows):
    """Rows that can only be read one after another, from the beginning.

    ``begin`` gives a new iterator each time they are read; it is used on one thread.
    """

    parallel = 1

    def __init__(
        self, begin: Callable[[], Iterator[LentRow]], columns: Optional[Sequence[Any]] = None
    ) -> None:
        super().__init__(self._read, columns)
        self._begin = begin
        self._lock = threading.Lock()
        self._reading: Optional[ReadAhead] = None
        self._next = 0
        self._last: Tuple[int, List[LentRow]] = (0, [])

    def _read(self, offset: int, size: int) -> Iterable[LentRow]:
        with self._lock:
            first, kept = self._last
            if self._reading is not None and first <= offset < first + len(kept):
                return kept[offset - first :]  # the page is requested again
            if self._reading is None or offset != self._next:
                self._start(offset)
            assert self._reading is not None
            kept = self._reading.take(size)
            self._last = (offset, kept)
            self._next = offset + len(kept)
            return kept

    def _start(self, offset: int) -> None:
        self._stop(wait=True)
        self._reading = ReadAhead(lambda: itertools.islice(self._begin(), offset, None))

    def restart(self) -> None:
        """Reads from the beginning the next time."""
        with self._lock:
            self._stop(wait=True)

    def _stop(self, wait: bool) -> None:
        if self._reading is not None:
            self._reading.stop(wait)
        self._reading, self._next, self._last = None, 0, (0, [])

    def close(self) -> None:
        """Ends a reading that has not come to its end."""
        self._stop(wait=False)


def iterated(
    begin: Callable[[], Iterable[LentRow]], columns: Optional[Sequence[Any]] = None
) -> Sequential:
    """Rows of an iterator. The function makes a new one each time the rows are read."""
    return Sequential(lambda: iter(begin()), columns)


def query(
    connect: Any, sql: str, params: Any = (), columns: Optional[Sequence[Any]] = None
) -> Sequential:
    """The rows of a query, by any database module of PEP 249.

    ``connect`` is a connection, or a function that makes one: it is needed where a connection
    belongs to the thread that has made it, as in ``sqlite3``. Each reading runs the query once.
    """
    return Query(connect, sql, params, columns)


class Query(Sequential):
    """The rows of a query; see ``query``."""

    def __init__(
        self, connect: Any, sql: str, params: Any, columns: Optional[Sequence[Any]]
    ) -> None:
        super().__init__(self._run, columns)
        self._connect = connect
        self._sql, self._params = sql, params

    def _execute(self) -> Any:
        connection = self._connect() if callable(self._connect) else self._connect
        cursor = connection.cursor()
        cursor.execute(self._sql, self._params)
        return cursor

    def _run(self) -> Iterator[LentRow]:
        cursor = self._execute()
        try:
            while True:
                rows = cursor.fetchmany(1000)
                if not rows:
                    return
                yield from rows
        finally:
            cursor.close()

    def columns(self) -> List[Dict[str, Any]]:
        """The columns of the result, or those given."""
        if self._columns is not None:
            return super().columns()
        cursor = self._execute()
        try:
            return [{"id": column[0]} for column in cursor.description]
        finally:
            cursor.close()


class Lent:
    """A source under its name: its rows, and how edited ones are written."""

    def __init__(
        self,
        rows: LentRows,
        columns: List[Dict[str, Any]],
        key: Sequence[str],
        write: Optional[WriteFunction],
    ) -> None:
        self.rows, self.columns, self.key, self.write = rows, columns, list(key), write
        self.table: Optional[str] = None
        self.types: Dict[str, str] = {
            column["id"]: column["type"] for column in columns if "type" in column
        }

    def fetch(self, params: Params) -> Dict[str, Any]:
        """The answer to ``source/fetch``."""
        if params["offset"] == 0 and isinstance(self.rows, Sequential):
            self.rows.restart()
        names = params["query"]["columns"]
        rows = self.rows.page(params["offset"], params["size"])
        return {"rows": encoded_rows(rows, names, self.types) if rows else []}

    def written(self, params: Params) -> Dict[str, Any]:
        """The answer to ``source/write``."""
        if self.write is None:
            raise NotAnswered("source/write")
        changes = [
            LentChange(
                change["kind"],
                tuple(
                    self._decoded(name, value) for name, value in zip(self.key, change.get("key", ()))
                ),
                {name: self._decoded(name, one) for name, one in change.get("values", {}).items()},
                {name: self._decoded(name, one) for name, one in change.get("before", {}).items()},
            )
            for change in params["changes"]
        ]
        if params.get("overwrite"):
            changes = [change._replace(before={}) for change in changes]
        try:
            made = self.write(changes) or {}
        except RowsChanged as conflict:
            places = [(place, False) for place in conflict.changes]
            places += [(place, True) for place in conflict.gone]
            return {"conflicts": [{"change": place, "gone": gone} for place, gone in sorted(places)]}
        written = [
            {"change": place, "values": encoded_cells(values, self.types)}
            for place, values in made.items()
        ]
        return {"written": written}

    def _decoded(self, name: str, value: Any) -> Any:
        return decode_value(value, self.types.get(name, "text"))


Lendable = Union[LentRows, PageFunction, Sequence[LentRow], Any]
"""What ``lend`` takes: rows, a function that gives pages, a list of rows, or a frame."""


def source_of(rows: Lendable, columns: Optional[Sequence[Any]]) -> LentRows:
    """The rows of anything that can be lent."""
    if isinstance(rows, LentRows):
        return rows
    if is_frame(rows):
        return LentRows(lambda offset, size: rows_of(rows, offset, size), columns or columns_of(rows))
    if callable(rows):
        return LentRows(rows, columns)
    if isinstance(rows, Sequence):
        return LentRows(lambda offset, size: rows[offset : offset + size], columns)
    raise TypeError(
        "rows, a function that gives pages, a list or a frame can be lent; for an iterator there is"
        " iterated, for a database query"
    )


class Lending:
    """The methods of a daemon that concern rows of the program."""

    _open_table: Callable[..., "Table"]
    new_token: Callable[..., str]
    _lent: Dict[str, Lent]

    def lend(
        self,
        rows: Lendable,
        *,
        columns: Optional[Sequence[Union[str, Mapping[str, Any]]]] = None,
        key: Sequence[str] = (),
        write: Optional[WriteFunction] = None,
        row_count: Optional[int] = None,
        parallel: Optional[int] = None,
        page_rows: Optional[int] = None,
        deadline: Optional[int] = None,
        table: Optional[str] = None,
        name: Optional[str] = None,
        options: Optional[Mapping[str, Mapping[str, Any]]] = None,
        key_columns: Optional[Sequence[str]] = None,
        default_sort: Any = None,
        declarations: Optional[Mapping[str, Any]] = None,
        on_progress: Optional[Callable[["Progress"], Any]] = None,
        wait: bool = True,
        timeout: Optional[float] = None,
    ) -> "Table":
        """Opens rows of this program as a table. The daemon reads them page by page.

        ``rows`` is a list, a function of an offset and a size that gives a page, a frame of pandas,
        polars or Arrow, ``iterated(function)`` or ``query(connection, sql)``. ``columns`` are ids,
        or mappings with ``id``, ``type``, ``title`` and ``editable``; frames, queries and rows that
        are mappings have them already. ``options`` are further options of columns, by id.
        ``write`` writes edited rows (``Table.save``); it needs a ``key``. After other changes of the
        rows call ``Table.source_changed``.
        """
        source = source_of(rows, columns)
        lent = Lent(source, source.columns(), key, write)
        lender = f"source {len(self._lent) + 1}" if name is None else name
        while lender in self._lent:
            lender += "'"
        self._lent[lender] = lent
        can = given(
            offset=True,
            parallel=source.parallel if parallel is None else parallel,
            write=None if write is None else True,
        )
        wire = given(
            lent=lender,
            columns=lent.columns,
            key=list(key) or None,
            rowCount=row_count,
            can=can,
            pageRows=page_rows,
            deadline=deadline,
        )
        params = given(
            source=wire,
            table=table,
            name=name,
            columns=options,
            keyColumns=None if key_columns is None else list(key_columns),
            defaultSort=sort_to_wire(default_sort),
            declarations=None if declarations is None else dict(declarations),
            progressToken=None if on_progress is None else self.new_token(on_progress),
            wait=True if wait else None,
        )
        try:
            made = self._open_table("table/open", params, timeout, list((options or {}).items()))
        except BaseException:
            del self._lent[lender]
            source.close()
            raise
        lent.table = made.id
        lent.types = {column.id: column.type for column in made.columns}
        return made

    def _answer_for_source(self, method: str, params: Params) -> Dict[str, Any]:
        """The answer to a request of the daemon for rows of this program."""
        lent = self._lent.get(str(params.get("source")))
        if lent is None or method not in ("source/fetch", "source/write"):
            raise NotAnswered(method)
        return lent.fetch(params) if method == "source/fetch" else lent.written(params)

    def forget_lent(self, table: str) -> None:
        """Ends what was lent for a table that is gone."""
        for name in [name for name, lent in list(self._lent.items()) if lent.table == table]:
            self._lent.pop(name).rows.close()


class LentTable:
    """What a table of lent rows has besides."""

    request: Callable[..., Any]

    def source_changed(self, timeout: Optional[float] = None) -> int:
        """Reads the lent rows again, because they have changed. Returns the table's revision."""
        return int(self.request("source/didChange", {}, timeout)["revision"])
