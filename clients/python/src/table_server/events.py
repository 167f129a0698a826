"""Streams of events: read them with an iterator, or have a function called."""

from __future__ import annotations

import collections
import logging
import queue
import threading
import time
from typing import Any, Callable, Deque, Generic, Iterator, List, Optional, TypeVar

Event = TypeVar("Event")
log = logging.getLogger("table_server")

KEPT_MAX = 1024
"""Events kept for an iterator that does not come; older ones fall out (the newest state counts)."""


class Dispatcher:
    """One thread that runs callbacks in order, so that a callback may itself make requests."""

    def __init__(self) -> None:
        self._queue: queue.Queue[Optional[Callable[[], Any]]] = queue.Queue()
        self._lock = threading.Lock()
        self._thread: Optional[threading.Thread] = None

    def run(self, work: Callable[[], Any]) -> None:
        """Queues work; never waits."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(
                    target=self._loop, name="table-server-callbacks", daemon=True
                )
                self._thread.start()
        self._queue.put(work)

    def close(self, timeout: float) -> None:
        """Lets the queued work end, within a limit."""
        self._queue.put(None)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(timeout)

    def _loop(self) -> None:
        while True:
            work = self._queue.get()
            if work is None:
                return
            try:
                work()
            except Exception:
                log.exception("in a callback")


class EventStream(Generic[Event]):
    """Events of one kind for any number of callbacks and one iterator."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher
        self._condition = threading.Condition()
        self._kept: Deque[Event] = collections.deque(maxlen=KEPT_MAX)
        self._callbacks: List[Callable[[Event], Any]] = []
        self._ended = False
        self._failure: Optional[BaseException] = None

    def put(self, event: Event) -> None:
        """Hands out an event; never waits."""
        with self._condition:
            self._kept.append(event)
            callbacks = list(self._callbacks)
            self._condition.notify_all()
        for callback in callbacks:
            self._dispatcher.run(lambda callback=callback: callback(event))  # type: ignore[misc]

    def end(self, failure: Optional[BaseException] = None) -> None:
        """No event comes after this one; iterators raise ``failure`` after the last."""
        with self._condition:
            if not self._ended:
                self._ended = True
                self._failure = failure
            self._condition.notify_all()

    def subscribe(self, callback: Callable[[Event], Any]) -> Callable[[], None]:
        """Calls a function for every event from now on; returns what ends that."""
        with self._condition:
            self._callbacks.append(callback)

        def remove() -> None:
            with self._condition:
                if callback in self._callbacks:
                    self._callbacks.remove(callback)

        return remove

    def next(self, timeout: Optional[float] = None) -> Optional[Event]:
        """The next event, or None when none came in time or the stream has ended."""
        deadline = None if timeout is None else time.monotonic() + timeout
        with self._condition:
            while not self._kept:
                if self._ended:
                    if self._failure is not None:
                        raise self._failure
                    return None
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0:
                    return None
                self._condition.wait(left)
            return self._kept.popleft()

    def iterate(self, timeout: Optional[float] = None) -> Iterator[Event]:
        """Yields events until none came for ``timeout`` seconds or the stream has ended."""
        while True:
            event = self.next(timeout)
            if event is None:
                return
            yield event
