"""A live window on a view."""

from __future__ import annotations

import logging
import threading
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Iterator,
    List,
    Mapping,
    Optional,
    Sequence,
    Union,
)

from .cells import Counts, Row, make_row, row_keys
from .connection import Params
from .errors import Error, OutOfSync
from .events import EventStream
from .replica import Replica, Update
from .sections import EntryKey, SectionEntry, section_key_to_wire
from .values import Key, encode_key
from .wire import Closing, given

if TYPE_CHECKING:
    from .view import View

log = logging.getLogger("table_server")


class Subscription(Closing):
    """A live window; arriving updates change its ``replica``.

    Iterators and callbacks may lag behind the replica: state is what counts, not history. After
    ``daemon.sync()`` the replica has all effects of the requests sent before. Lock ``lock`` to read
    several members of the replica that belong together.
    """

    def __init__(self, view: View, answer: Mapping[str, Any]) -> None:
        self.view = view
        self.id: str = answer["subscription"]
        self.replica = Replica()
        self.lock = threading.RLock()
        self.resyncs = 0
        self._updates: EventStream[Update] = EventStream(view.table.daemon.dispatcher)

    # MARK: Events

    def updates(self, timeout: Optional[float] = None) -> Iterator[Update]:
        """Yields updates until none came for ``timeout`` seconds or the subscription ended."""
        return self._updates.iterate(timeout)

    def next_update(self, timeout: Optional[float] = None) -> Optional[Update]:
        """The next update, or None when none came in time."""
        return self._updates.next(timeout)

    def on_update(self, callback: Callable[[Update], Any]) -> Callable[[], None]:
        """Calls a function for every update, on a thread of its own; returns what ends that."""
        return self._updates.subscribe(callback)

    # MARK: The content of the window

    @property
    def counts(self) -> Counts:
        """The view's counts as of the newest update."""
        return self.replica.counts

    def keys(self) -> List[Key]:
        """The keys of the rows in the window, in order."""
        with self.lock:
            return [self.view.table.decode_key(key) for key in row_keys(self.replica.keys)[1]]

    def entries(self) -> List[EntryKey]:
        """The entries in the window, in order: keys of rows, headers, groups and footers."""
        with self.lock:
            return [self.view.table.decode_entry(key) for key in self.replica.keys]

    def rows(self, raw: bool = False) -> List[Row]:
        """The rows in the window, in order."""
        with self.lock:
            places, keys = row_keys(self.replica.keys)
            return [
                make_row(
                    key if raw else self.view.table.decode_key(key),
                    self.replica.cells,
                    at,
                    self.view.table.types,
                    raw,
                )
                for at, key in zip(places, keys)
            ]

    def columns(self, raw: bool = False) -> Dict[str, List[Any]]:
        """The values in the window column by column, by column id."""
        with self.lock:
            rows = self.rows(raw)
            return {column: [row[column] for row in rows] for column in self.replica.cells}

    # MARK: Requests

    def request(self, method: str, params: Params) -> Any:
        """Sends a request that names this subscription."""
        return self.view.table.daemon.request(method, {"subscription": self.id, **params})

    def hit(
        self,
        x: float,
        y: float,
        *,
        header: Optional[float] = None,
        grip: Optional[float] = None,
        text: Optional[Mapping[str, Any]] = None,
    ) -> Any:
        """What is drawn at a point of the frame: ``part``, ``entry``, ``column``, ``resize``.

        ``header`` is the height of the header at the top of the frame, ``grip`` how near to the end
        of a column in it a width can be dragged. With ``text`` (``{"inset": 4}``, or ``{}``) the
        nearest place in the text is looked up, too (``textOffset``).
        """
        options = given(header=header, grip=grip, text=None if text is None else dict(text))
        return self.request("view/hit", {"x": x, "y": y, **options})

    def scroll(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        columns: Optional[Sequence[str]] = None,
        hold: Union[str, Mapping[str, str], None] = None,
        entry: Union[Key, SectionEntry, None] = None,
        placement: Optional[str] = None,
        offset: Optional[float] = None,
        extent: Optional[float] = None,
        pages: Optional[float] = None,
        to: Optional[str] = None,
        thumb: Optional[float] = None,
        follow: Optional[bool] = None,
        dragging: Optional[bool] = None,
        anchor: Union[Key, SectionEntry, None] = None,
        across: Optional[Mapping[str, Any]] = None,
    ) -> Any:
        """Moves or resizes the window.

        ``update`` of the answer is the number of the update that follows; None if none does.

        A window by entries moves to ``first``, or so that ``entry`` is visible. One by offsets
        moves to ``offset`` or ``entry``, by ``pages``, ``to`` the ``start`` or ``end``, or so that
        the ``thumb`` of its scroll bar begins there on its track; ``extent``, ``follow``,
        ``dragging`` and ``anchor`` are for these only. ``across`` moves it over the columns:
        ``{"offset": 120}``, ``{"thumb": 8}``, or ``{"column": "name", "placement": "start"}``.
        """
        params = given(
            first=first,
            size=size,
            columns=None if columns is None else list(columns),
            hold=hold,
            entry=None if entry is None else entry_to_wire(entry),
            placement=placement,
            offset=offset,
            extent=extent,
            pages=pages,
            to=to,
            thumb=thumb,
            follow=follow,
            dragging=dragging,
            anchor=None if anchor is None else entry_to_wire(anchor),
            across=across,
        )
        return self.request("view/scroll", params)

    def let_go(self) -> Any:
        """Names no anchor any more: the first wholly visible entry is the anchor again."""
        return self.request("view/scroll", {"anchor": None})

    def hover(self, row: Optional[Key] = None, column: Optional[str] = None) -> None:
        """Reports the row on which the pointer is; without a row: on none."""
        key = None if row is None else encode_key(row)
        self.request("view/hover", {"row": key, **given(column=column)})

    def resync(self) -> None:
        """Asks for a reset."""
        self.request("view/resync", {})

    def close(self) -> None:
        """Ends the subscription; no update comes after this."""
        self.request("view/unwatch", {})
        self.view.table.daemon.forget_subscription(self)

    def take(self, params: Params) -> None:
        """Applies a ``view/update`` (called on the reader thread)."""
        try:
            with self.lock:
                update = self.replica.apply(params)
        except OutOfSync as error:
            log.warning("subscription %s asks for a reset: %s", self.id, error)
            self.resyncs += 1
            self.view.table.daemon.dispatcher.run(self._resync_quietly)
            return
        if update is not None:
            self._updates.put(update)

    def end(self, failure: Optional[BaseException] = None) -> None:
        """Ends the iterators of this subscription."""
        self._updates.end(failure)

    def _resync_quietly(self) -> None:
        try:
            self.resync()
        except Error:
            log.debug("no reset for %s", self.id, exc_info=True)


def entry_to_wire(entry: Union[Key, SectionEntry]) -> Any:
    """What names an entry in a request."""
    if isinstance(entry, SectionEntry):
        return {"kind": entry.kind, "key": section_key_to_wire(entry.key)}
    return encode_key(entry)


def watched_window(
    first: Optional[int],
    size: Optional[int],
    overscan: Optional[float],
    viewport: Optional[Mapping[str, float]],
    limit: int,
) -> Dict[str, Any]:
    """The window of a subscription: a viewport, entries, or all of the page."""
    if viewport is not None:
        return {"kind": "viewport", **viewport, **given(overscan=overscan)}
    if first is None and size is None:
        return {"kind": "all"}
    size = limit if size is None else size
    return {"kind": "entries", "first": first or 0, "size": size, **given(overscan=overscan)}


def begin_watching(view: View, params: Params) -> Subscription:
    """Sends ``view/watch``; the subscription is known before its first update comes."""
    made: List[Subscription] = []
    daemon = view.table.daemon

    def register(answer: Any) -> None:
        made.append(Subscription(view, answer))
        daemon.register_subscription(made[0])

    daemon.request_async("view/watch", params, register).get(daemon.timeout)
    return made[0]
