"""A diff in other forms: in stages for list views, or one operation after another.

A diff is what travels, in updates of windows and in answers to ``Table.diff``: deletes in old
indices, inserts in new ones, moves from old to new, updates in new indices, all at once.
"""

from __future__ import annotations

import bisect
import dataclasses
from typing import Any, Dict, Iterable, List, Mapping, Sequence, Tuple

Diff = Mapping[str, Any]


@dataclasses.dataclass(frozen=True)
class CellUpdate:
    """A row with other cells: where it is at this point, and where in the end."""

    index: int
    new_index: int
    columns: Tuple[str, ...]


@dataclasses.dataclass(frozen=True)
class Stage:
    """Changes that a list view may make at once: every stage counts from where the last one led.

    ``updates`` and ``deletes`` count in the rows before the stage; ``moves`` lead from the rows
    before it to those after it; ``inserts`` count in the rows after it. One stage has either
    updates and deletes, or moves, or inserts.
    """

    updates: Tuple[CellUpdate, ...] = ()
    deletes: Tuple[int, ...] = ()
    moves: Tuple[Tuple[int, int], ...] = ()
    inserts: Tuple[int, ...] = ()


@dataclasses.dataclass(frozen=True)
class Operation:
    """One change of one row; its indices are right at that moment.

    ``kind`` is ``update``, ``delete``, ``move`` (taken out at ``index``, then put in at ``to``) or
    ``insert``. ``new_index`` says for an update or insert which row of the new content it is.
    """

    kind: str
    index: int
    to: int = -1
    new_index: int = -1
    columns: Tuple[str, ...] = ()


def staged(diff: Diff) -> List[Stage]:
    """The diff in at most three stages: updates and deletes, then moves, then inserts."""
    parts = _Parts(diff)
    stages = [
        Stage(updates=tuple(parts.updates()), deletes=tuple(parts.deletes)),
        Stage(moves=tuple(parts.surviving_moves())),
        Stage(inserts=tuple(parts.inserts)),
    ]
    return [stage for stage in stages if stage != Stage()]


def sequential(diff: Diff) -> List[Operation]:
    """The diff as single operations: updates, deletes from the end, moves, inserts."""
    parts = _Parts(diff)
    result = [
        Operation("update", one.index, new_index=one.new_index, columns=one.columns)
        for one in parts.updates()
    ]
    result += [Operation("delete", index) for index in reversed(parts.deletes)]
    result += [Operation("move", at, to) for at, to in _one_by_one(parts.surviving_moves())]
    result += [Operation("insert", index, new_index=index) for index in parts.inserts]
    return result


class _Parts:
    """The lists of a diff, rising, and what maps their indices."""

    def __init__(self, diff: Diff) -> None:
        self.deletes = _expanded(diff.get("deletes", ()))
        self.inserts = _expanded(diff.get("inserts", {}).get("at", ()))
        self.moves = sorted(((old, new) for old, new in diff.get("moves", ())), key=lambda m: m[1])
        self._sources = sorted([*self.deletes, *(old for old, _ in self.moves)])
        self._targets = sorted([*self.inserts, *(new for _, new in self.moves)])
        self._source_ranks = [index - rank for rank, index in enumerate(self._sources)]
        self._by_target: Dict[int, int] = {new: old for old, new in self.moves}
        self._changed: Dict[int, List[str]] = {}
        for block in diff.get("updates", ()):
            for row in block["rows"]:
                self._changed.setdefault(row, []).append(block["column"])

    def old_index(self, new_index: int) -> int:
        """Where a row that is not inserted was."""
        if new_index in self._by_target:
            return self._by_target[new_index]
        rank = new_index - bisect.bisect_left(self._targets, new_index)
        return rank + bisect.bisect_right(self._source_ranks, rank)

    def updates(self) -> List[CellUpdate]:
        """The updates, by rising old index."""
        found = [
            CellUpdate(self.old_index(row), row, tuple(columns))
            for row, columns in self._changed.items()
        ]
        return sorted(found, key=lambda one: one.index)

    def surviving_moves(self) -> List[Tuple[int, int]]:
        """The moves among the rows that are neither deleted nor inserted, by rising target."""
        return [
            (
                old - bisect.bisect_left(self.deletes, old),
                new - bisect.bisect_left(self.inserts, new),
            )
            for old, new in self.moves
        ]


def _one_by_one(moves: Sequence[Tuple[int, int]]) -> Iterable[Tuple[int, int]]:
    """Moves that are meant all at once, as indices for one after another, by rising target.

    Between two rows that stay, those already moved there stand first, then those still to go.
    """
    sources = sorted(old for old, _ in moves)
    waiting = sources[:]
    waiting_gaps = [old - rank for rank, old in enumerate(sources)]
    placed_gaps: List[int] = []
    for rank, (old, new) in enumerate(moves):
        gap = old - bisect.bisect_left(sources, old)
        at = bisect.bisect_left(waiting, old)
        index = gap + bisect.bisect_right(placed_gaps, gap) + at
        del waiting[at]
        del waiting_gaps[at]
        target_gap = new - rank
        yield index, new + bisect.bisect_left(waiting_gaps, target_gap)
        placed_gaps.append(target_gap)


def _expanded(runs: Iterable[Sequence[int]]) -> List[int]:
    return [index for first, count in runs for index in range(first, first + count)]


class Difference:
    """What turns one content into another: the whole of an answer to ``table/diff``.

    ``diff`` is as it travels, ``old`` what was there, ``keys`` those of moved and updated rows.
    """

    def __init__(self, pages: Sequence[Mapping[str, Any]]) -> None:
        first = pages[0]
        self.source: Mapping[str, Any] = first["from"]
        self.target: Mapping[str, Any] = first["to"]
        self.columns: List[str] = list(first["columns"])
        self.counts: Mapping[str, int] = first["counts"]
        self.diff: Dict[str, Any] = {
            "deletes": _joined(pages, "diff", "deletes"),
            "moves": _joined(pages, "diff", "moves"),
            "inserts": _joined_rows([page["diff"]["inserts"] for page in pages]),
            "updates": _joined(pages, "diff", "updates"),
        }
        self.old: Dict[str, Any] = {
            "deletes": _joined_rows([page["old"]["deletes"] for page in pages]),
            "updates": _joined(pages, "old", "updates"),
        }
        self.keys: Dict[str, Any] = {
            name: _joined(pages, "keys", name) for name in ("moves", "updates")
        }

    def staged(self) -> List[Stage]:
        """The diff in stages."""
        return staged(self.diff)

    def sequential(self) -> List[Operation]:
        """The diff as single operations."""
        return sequential(self.diff)

    def __bool__(self) -> bool:
        return self.counts["changes"] > 0

    def __repr__(self) -> str:
        counts = ", ".join(f"{count} {name}" for name, count in self.counts.items())
        return f"<Difference {counts}>"


def _joined(pages: Sequence[Mapping[str, Any]], part: str, name: str) -> List[Any]:
    return [item for page in pages for item in page[part][name]]


def _joined_rows(parts: Sequence[Mapping[str, Any]]) -> Dict[str, Any]:
    """Keys and blocks of several pages; each block says where it begins."""
    result: Dict[str, Any] = {"at": [], "keys": [], "blocks": []}
    for part in parts:
        for block in part["blocks"]:
            offset = len(result["keys"]) + block.get("offset", 0)
            result["blocks"].append({**block, "offset": offset} if offset else block)
        result["at"] += part.get("at", [])
        result["keys"] += part["keys"]
    return result
