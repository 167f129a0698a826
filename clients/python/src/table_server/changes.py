"""A diff in other forms: in stages for list views, or one operation after another.

A diff is what travels, in updates of windows and in answers to ``Table.diff``: deletes in old
indices, inserts in new ones, moves from old to new, updates in new indices, all at once.
"""

from __future__ import annotations

import bisect
import dataclasses
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Sequence, Tuple

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
    ``insert``. ``new_index`` is the row's index in the new content, for an update or insert.
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
    moves = [((0, at), (0, to)) for at, to in parts.surviving_moves()]
    result += [Operation("move", at, to) for (_, at), (_, to) in MoveOrder(moves)]
    result += [Operation("insert", index, new_index=index) for index in parts.inserts]
    return result


class _Parts:
    """The lists of a diff, rising, and what maps their indices."""

    def __init__(self, diff: Diff) -> None:
        self.deletes = expanded(diff.get("deletes", ()))
        self.inserts = expanded(diff.get("inserts", {}).get("at", ()))
        self.moves = sorted(((old, new) for old, new in diff.get("moves", ())), key=lambda m: m[1])
        self._survivors = Survivors(
            sorted([*self.deletes, *(old for old, _ in self.moves)]),
            sorted([*self.inserts, *(new for _, new in self.moves)]),
        )
        self._by_target: Dict[int, int] = {new: old for old, new in self.moves}
        self._changed = changed_columns(diff)

    def updates(self) -> List[CellUpdate]:
        """The updates, by rising old index."""
        found = [
            CellUpdate(self._old_index(row), row, tuple(columns))
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

    def _old_index(self, new_index: int) -> int:
        """Where a row that is not inserted was."""
        source = self._by_target.get(new_index)
        return self._survivors.old_index(new_index) if source is None else source


class Survivors:
    """The rows of a list that stay where they are among each other.

    ``gone`` are the old indices of those deleted or moved away, ``come`` the new indices of those
    inserted or moved here; both rise.
    """

    def __init__(self, gone: Sequence[int], come: Sequence[int]) -> None:
        self._gone_ranks = [index - rank for rank, index in enumerate(gone)]
        self._come = come

    def old_index(self, new_index: int) -> int:
        """Where the row now at an index was."""
        rank = new_index - bisect.bisect_left(self._come, new_index)
        return rank + bisect.bisect_right(self._gone_ranks, rank)


class MoveOrder:
    """Moves that are meant all at once, as paths for one after another, by rising target.

    Iterated once. Between two rows that stay, those already moved there stand first, then those
    still to go.
    """

    def __init__(self, moves: Sequence[Tuple[Tuple[int, int], Tuple[int, int]]]) -> None:
        self._moves = moves
        self._lists: Dict[int, _Moving] = {}
        for section, row in sorted(old for old, _ in moves):
            self._lists.setdefault(section, _Moving()).expect(row)

    def __iter__(self) -> Iterator[Tuple[Tuple[int, int], Tuple[int, int]]]:
        for (section, row), (target, index) in self._moves:
            at = self._lists[section].take(row)
            to = self._lists.setdefault(target, _Moving()).place(index)
            yield (section, at), (target, to)


class _Moving:
    """One list while rows leave and enter it; a gap is the number of staying rows before it."""

    def __init__(self) -> None:
        self._sources: List[int] = []
        self._waiting: List[int] = []
        self._waiting_gaps: List[int] = []
        self._placed_gaps: List[int] = []

    def expect(self, row: int) -> None:
        """A row that is to leave; they come by rising index."""
        self._waiting_gaps.append(row - len(self._sources))
        self._sources.append(row)
        self._waiting.append(row)

    def take(self, row: int) -> int:
        """Takes an expected row out; returns its index at this moment."""
        gap = row - bisect.bisect_left(self._sources, row)
        at = bisect.bisect_left(self._waiting, row)
        del self._waiting[at]
        del self._waiting_gaps[at]
        return gap + bisect.bisect_right(self._placed_gaps, gap) + at

    def place(self, index: int) -> int:
        """Puts a row in for a final index, which rise; returns its index at this moment."""
        gap = index - len(self._placed_gaps)
        self._placed_gaps.append(gap)
        return index + bisect.bisect_left(self._waiting_gaps, gap)


def changed_columns(diff: Diff) -> Dict[int, List[str]]:
    """The columns that changed, by new index of the row."""
    changed: Dict[int, List[str]] = {}
    for block in diff.get("updates", ()):
        for row in block["rows"]:
            changed.setdefault(row, []).append(block["column"])
    return changed


def expanded(runs: Iterable[Sequence[int]]) -> List[int]:
    """The indices of runs, each given by its first index and its length."""
    return [index for first, count in runs for index in range(first, first + count)]
