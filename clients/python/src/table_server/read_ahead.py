"""Rows of an iterator, read on a thread of its own, a little ahead of what is requested."""

from __future__ import annotations

import itertools
import threading
from collections import deque
from typing import Any, Callable, Deque, Iterator, List, Optional

BATCH_ROWS = 1000
BATCHES_AHEAD = 8


class ReadAhead:
    """One reading of an iterator, from its beginning.

    The iterator is made, read and closed on one thread, since connections of some databases belong
    to the thread that has made them. At most ``BATCHES_AHEAD`` batches wait to be taken.
    """

    def __init__(self, begin: Callable[[], Iterator[Any]]) -> None:
        self._changed = threading.Condition()
        self._batches: Deque[List[Any]] = deque()
        self._ended = self._stopped = False
        self._failure: Optional[BaseException] = None
        self._thread = threading.Thread(
            target=self._read, args=(begin,), name="table-server-rows", daemon=True
        )
        self._thread.start()

    def take(self, size: int) -> List[Any]:
        """The next rows: ``size``, or fewer at the end. Raises what the iterator has raised."""
        with self._changed:
            taken: List[Any] = []
            while len(taken) < size:
                self._changed.wait_for(lambda: self._batches or self._ended)
                if not self._batches:
                    break
                batch = self._batches.popleft()
                rest = size - len(taken)
                taken += batch[:rest]
                if len(batch) > rest:
                    self._batches.appendleft(batch[rest:])
                self._changed.notify_all()
            if not taken and self._failure is not None and not self._stopped:
                raise self._failure
            return taken

    def peek(self) -> Any:
        """The next row, which stays; None at the end. Raises what the iterator has raised."""
        with self._changed:
            self._changed.wait_for(lambda: self._batches or self._ended)
            if self._failure is not None and not self._batches:
                raise self._failure
            return self._batches[0][0] if self._batches else None

    @property
    def is_ended(self) -> bool:
        """Whether the iterator has come to its end, and all of its rows are taken."""
        return self._ended and not self._batches

    def stop(self, wait: bool = False) -> None:
        """Ends the reading; the thread closes the iterator. ``wait``: until it has."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
        if wait and threading.current_thread() is not self._thread:
            self._thread.join()

    def _read(self, begin: Callable[[], Iterator[Any]]) -> None:
        try:
            rows = begin()
            try:
                while batch := list(itertools.islice(rows, BATCH_ROWS)):
                    if not self._put(batch):
                        break
            finally:
                close = getattr(rows, "close", None)
                if close is not None:
                    close()
        except BaseException as error:
            self._failure = error
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def _put(self, batch: List[Any]) -> bool:
        """Waits until there is room for a batch; False: the reading is stopped."""
        with self._changed:
            self._batches.append(batch)
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._stopped or len(self._batches) < BATCHES_AHEAD)
            return not self._stopped
