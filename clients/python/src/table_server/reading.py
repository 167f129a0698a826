"""Reading the rows of a view: at once, in pages, one after the other."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence

from .cells import Counts, Row, Rows
from .connection import Params
from .row_pages import whole_answer
from .values import Key, encode_key
from .wire import given

if TYPE_CHECKING:
    from .table import Table


class Reading:
    """What a view reads; a part of ``View``."""

    id: str
    table: Table

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Sends a request that names this view."""
        raise NotImplementedError

    def rows(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        keys: Optional[Iterable[Key]] = None,
        columns: Optional[Sequence[str]] = None,
        content: Optional[str] = None,
        at: Optional[int] = None,
        wait: Optional[bool] = None,
        raw: bool = False,
        timeout: Optional[float] = None,
    ) -> Rows:
        """Reads rows: a range within the page shown, some keys, or the whole page.

        More rows than one answer can have are read in several, all of the view's state at the
        first. ``content`` is ``value``, ``text`` or ``both``; ``raw`` returns values as received.
        With ``wait``, it waits for all rows of the table; without, ``complete`` is true if it had
        all.
        """
        params = given(columns=None if columns is None else list(columns), wait=wait)
        if content is not None:
            params["as"] = content
        return self._rows(self._wire(first, size, keys, {**params, **given(at=at)}, timeout), raw)

    def extra_fields(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        keys: Optional[Iterable[Key]] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Dict[Key, List[str]]:
        """What records of a file have beyond the columns, by row; rows as for ``rows``.

        Records that are not longer than the header are left out. ``Daemon.open`` with ``widen``
        makes columns of such fields.
        """
        params = {"columns": [], "extraFields": True, **given(wait=wait)}
        wire = self._wire(first, size, keys, params, timeout)
        return {self.table.decode_key(told["row"]): told["fields"] for told in wire["extraFields"]}

    def _wire(
        self, first: Optional[int], size: Optional[int], keys: Optional[Iterable[Key]],
        params: Params, timeout: Optional[float],
    ) -> Mapping[str, Any]:  # fmt: skip
        """A range within the page shown, some keys, or the whole page, as they travelled."""
        if keys is not None:
            wanted: Dict[str, Any] = {"keys": [encode_key(key) for key in keys]}
            if first is not None or size is not None:
                wanted["range"] = {"first": first or 0, "size": size or 0}
            limit = int(self.table.daemon.limits.get("rowsPerAnswerMax", 1000))
            return whole_answer(
                lambda part: dict(self.request("view/rows", part, timeout)),
                {**params, **wanted}, limit,
            )  # fmt: skip
        return self._read(first or 0, size, params, timeout)

    def _rows(self, wire: Mapping[str, Any], raw: bool) -> Rows:
        rows = Rows(wire, self.table.types, raw)
        if not raw:
            rows.keys = [self.table.decode_key(key) for key in rows.keys]
            rows.entries = [self.table.decode_entry(key) for key in rows.entries]
        return rows

    def _read(
        self, first: int, size: Optional[int], params: Params, timeout: Optional[float]
    ) -> Mapping[str, Any]:
        """Entries of the page, in as many answers as it takes; all of one state of the view."""
        answer = self._read_part(first, size, params, timeout)
        if _is_whole([answer], size):
            return answer
        if "at" in params:
            return _joined(self._parts(answer, size, params, timeout))
        with self._pinned() as pin:
            params = {**params, "pin": pin["pin"]}
            if pin["viewRevision"] != answer["viewRevision"]:
                answer = self._read_part(first, size, params, timeout)
            return _joined(self._parts(answer, size, params, timeout))

    def _parts(
        self, answer: Mapping[str, Any], size: Optional[int], params: Params,
        timeout: Optional[float],
    ) -> List[Mapping[str, Any]]:  # fmt: skip
        parts = [answer]
        while not _is_whole(parts, size):
            done = sum(len(part["keys"]) for part in parts)
            left = None if size is None else size - done
            parts.append(self._read_part(parts[0]["first"] + done, left, params, timeout))
            if not parts[-1]["keys"]:
                break
        return parts

    def _read_part(
        self, first: int, size: Optional[int], params: Params, timeout: Optional[float]
    ) -> Mapping[str, Any]:
        limit = self.table.daemon.limits.get("rowsPerAnswerMax", 1000)
        window = {"first": first, "size": limit if size is None else min(size, limit)}
        answer: Mapping[str, Any] = self.request(
            "view/rows", {**params, "range": window}, timeout
        )
        return answer

    @contextmanager
    def _pinned(self, **options: Any) -> Iterator[Mapping[str, Any]]:
        """What the view shows now, kept by the daemon until the block is left."""
        pin: Mapping[str, Any] = self.request("view/pin", given(**options))
        try:
            yield pin
        finally:
            # Without waiting: the block may be left by the garbage collector, on any thread.
            with suppress(Exception):
                unpinned = {"view": self.id, "pin": pin["pin"]}
                self.table.daemon.notify("view/unpin", unpinned)

    def iterate(
        self,
        batch: int = 1000,
        *,
        columns: Optional[Sequence[str]] = None,
        content: Optional[str] = None,
        wait: Optional[bool] = None,
        raw: bool = False,
        timeout: Optional[float] = None,
    ) -> Iterator[Row]:
        """Yields every row of the page shown, read in batches, as the view was at the beginning.

        The daemon keeps that state, even if the loop edits rows, until the loop or the iterator
        ends; at most ``pinsMax`` such states of a table at a time.
        """
        with self._pinned(wait=wait) as pin:
            params = given(columns=None if columns is None else list(columns), pin=pin["pin"])
            if content is not None:
                params["as"] = content
            following, end = 0, Counts.from_wire(pin["counts"]).page_entries
            while following < end:
                size = min(batch, end - following)
                wire = self._read_part(following, size, params, timeout)
                if not wire["keys"]:
                    return
                following += len(wire["keys"])
                yield from self._rows(wire, raw)


def _is_whole(parts: Sequence[Mapping[str, Any]], size: Optional[int]) -> bool:
    """Whether answers that follow each other have all entries of a range within the page."""
    done = sum(len(part["keys"]) for part in parts)
    there = Counts.from_wire(parts[0]["counts"]).page_entries - int(parts[0]["first"])
    return done >= (there if size is None else min(size, there))


def _joined(parts: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Answers that follow each other as one."""
    if len(parts) == 1:
        return parts[0]
    blocks: List[Dict[str, Any]] = []
    sections: List[Any] = []
    done = 0
    for part in parts:
        for block in part["blocks"]:
            blocks.append({**block, "offset": block.get("offset", 0) + done})
        sections += part.get("sections", [])
        done += len(part["keys"])
    keys = [key for part in parts for key in part["keys"]]
    joined = {**parts[0], "keys": keys, "blocks": blocks, "sections": sections}
    if "extraFields" in parts[0]:
        joined["extraFields"] = [told for part in parts for told in part["extraFields"]]
    for name in ("more", "count"):
        joined.pop(name, None)
    return joined
