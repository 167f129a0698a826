"""Rows of the program that the daemon reads page by page, and how edited ones are written."""

from __future__ import annotations

import itertools
import threading
from typing import (
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

from .read_ahead import ReadAhead
from .wire import given

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

    name: Optional[str] = None
    """The name of a table of these rows; None: the daemon's default."""

    key: Sequence[str] = ()
    """The columns that identify a row, as far as they are known."""

    def __init__(self, page: PageFunction, columns: Optional[Sequence[Any]] = None) -> None:
        self._page = page
        self._columns = columns

    def writer(self) -> Optional[WriteFunction]:
        """Writes edited rows; None: they are only read."""
        return None

    def row_count(self) -> Optional[int]:
        """How many rows there are; None: that is not known before they are read."""
        return None

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
        first = self._first()
        if not isinstance(first, Mapping):
            raise ValueError("columns are needed, because the rows do not name them")
        return [{"id": name} for name in first]

    def _first(self) -> Optional[LentRow]:
        return next(iter(self.page(0, 1)), None)


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
            kept = self._at(offset).take(size)
            self._last = (offset, kept)
            self._next = offset + len(kept)
            return kept

    def _at(self, offset: int) -> ReadAhead:
        """A reading whose next row is that at an offset."""
        if self._reading is None or offset != self._next:
            self._stop(wait=True)
            self._reading = ReadAhead(lambda: skipped(self._begin(), offset))
            self._next = offset
        return self._reading

    def _first(self) -> Optional[LentRow]:
        """The first row, which stays to be taken."""
        with self._lock:
            row: Optional[LentRow] = self._at(0).peek()
            return row

    def restart(self) -> None:
        """Reads from the beginning the next time."""
        with self._lock:
            if self._next > 0 or (self._reading is not None and self._reading.is_ended):
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


def skipped(rows: Iterator[LentRow], count: int) -> Iterator[LentRow]:
    """The rows behind the first ones. Closing it closes the iterator."""
    try:
        yield from itertools.islice(rows, count, None)
    finally:
        close = getattr(rows, "close", None)
        if close is not None:
            close()
