"""Windows in the form of list views, sections with rows, and the changes between two of them."""

from __future__ import annotations

import bisect
import dataclasses
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple

from .changes import Diff
from .sectioned import (
    SectionedOperation,
    SectionedStage,
    Sections,
    sectioned_sequential,
    sectioned_staged,
)
from .sections import EntryKey, SectionEntry, SectionInfo, SectionKey
from .values import Key

if TYPE_CHECKING:
    from .subscription import Subscription

Cells = Mapping[Key, Mapping[str, Any]]


@dataclasses.dataclass(frozen=True)
class ListSection:
    """A section as list views have them: one level, with rows.

    A group is a section without rows before the sections it contains, and its footer is another one
    behind them (``is_end``). ``parts`` are the entries it has: ``group``, ``header``, ``footer``.
    ``key`` is None for rows of which the entries do not show whose they are.
    """

    key: Optional[SectionKey]
    parts: Tuple[str, ...]
    rows: Tuple[Key, ...]
    info: Optional[SectionInfo] = None
    is_end: bool = False

    @property
    def name(self) -> Tuple[Optional[SectionKey], bool]:
        """The identity of a section."""
        return self.key, self.is_end


def sections_of(
    entries: Iterable[EntryKey], infos: Optional[Mapping[SectionKey, SectionInfo]] = None
) -> List[ListSection]:
    """Entries of a view or window as sections, in order; ``infos`` as ``Replica.sections``."""
    result: List[ListSection] = []
    known = infos or {}
    parts: List[str] = []
    rows: List[Key] = []
    key: Optional[SectionKey] = None

    def close() -> None:
        nonlocal key, parts, rows
        if parts or rows:
            inner = result[-1].key if result and parts == ["footer"] and not rows else None
            is_end = inner is not None and key == inner[: len(key or ())]
            info = None if key is None else known.get(key)
            result.append(ListSection(key, tuple(parts), tuple(rows), info, is_end))
        key, parts, rows = None, [], []

    for entry in entries:
        if not isinstance(entry, SectionEntry):
            rows.append(entry)
            continue
        if entry.kind != "footer" or (parts and key != entry.key):
            close()
        key = entry.key
        parts.append(entry.kind)
        if entry.kind == "footer":
            close()
    close()
    return result


class SectionedChange:
    """What turns one list of sections into another, in the words of ``table/diff``.

    ``diff`` and ``sections`` are as that method answers them: indices among all rows, section by
    section, and among sections.
    """

    def __init__(self, diff: Diff, sections: Sections) -> None:
        self.diff = diff
        self.sections = sections

    def staged(self) -> List[SectionedStage]:
        """The change in stages that a list view may make at once."""
        return sectioned_staged(self.diff, self.sections)

    def sequential(self) -> List[SectionedOperation]:
        """The change as single operations."""
        return sectioned_sequential(self.diff, self.sections)


def sectioned_change(
    old: Sequence[ListSection],
    new: Sequence[ListSection],
    updated: Optional[Mapping[str, Iterable[Key]]] = None,
) -> SectionedChange:
    """The change between two lists of sections, with the fewest moves.

    ``updated`` has the rows with other cells, by column; new rows are skipped. A row changes its
    section by a move. Section names and keys of rows must be unique.
    """
    old_names = {section.name: at for at, section in enumerate(old)}
    new_names = {section.name: at for at, section in enumerate(new)}
    sections = _matched(list(old_names), new_names)
    sections["old"] = [[section.key, len(section.rows)] for section in old]
    sections["new"] = [[section.key, len(section.rows)] for section in new]
    sections["updates"] = [
        {"index": at, "key": section.key, "members": members}
        for at, section in enumerate(new)
        if section.name in old_names
        for members in [_changed_members(old[old_names[section.name]], section)]
        if members
    ]
    return SectionedChange(_rows_diff(old, new, updated or {}), sections)


def _rows_diff(
    old: Sequence[ListSection], new: Sequence[ListSection], updated: Mapping[str, Iterable[Key]]
) -> Diff:
    old_rows = [(row, section.name) for section in old for row in section.rows]
    new_rows = [(row, section.name) for section in new for row in section.rows]
    before = {row: at for at, (row, _) in enumerate(old_rows)}
    after = {row: at for at, (row, _) in enumerate(new_rows)}
    staying = set()
    same: Dict[Any, List[int]] = {}
    for row, name in new_rows:
        if row in before and old_rows[before[row]][1] == name:
            same.setdefault(name, []).append(before[row])
    for places in same.values():
        staying.update(_longest_rising(places))
    changed = {
        column: sorted(after[row] for row in rows if row in after and row in before)
        for column, rows in updated.items()
    }
    return {
        "deletes": [[at, 1] for row, at in before.items() if row not in after],
        "inserts": {"at": [[at, 1] for row, at in after.items() if row not in before]},
        "moves": [
            [before[row], at]
            for row, at in after.items()
            if row in before and before[row] not in staying
        ],
        "updates": [{"column": name, "rows": rows} for name, rows in changed.items() if rows],
    }


def _matched(old: Sequence[Any], new: Mapping[Any, int]) -> Dict[str, Any]:
    """Deletes, inserts and the fewest moves between two lists of names."""
    before = {name: at for at, name in enumerate(old)}
    staying = set(_longest_rising([before[name] for name in new if name in before]))
    return {
        "deletes": [at for name, at in before.items() if name not in new],
        "inserts": [at for name, at in new.items() if name not in before],
        "moves": [
            [before[name], at]
            for name, at in new.items()
            if name in before and before[name] not in staying
        ],
    }


def _changed_members(old: ListSection, new: ListSection) -> List[str]:
    """The changes of a section: its parts, and the members of its info."""
    members = [] if old.parts == new.parts else ["parts"]
    if old.info is None or new.info is None:
        return members if old.info == new.info else [*members, "info"]
    names = (field.name for field in dataclasses.fields(new.info))
    return members + [name for name in names if getattr(old.info, name) != getattr(new.info, name)]


def _longest_rising(numbers: Sequence[int]) -> List[int]:
    """A longest part of the numbers that rises (patience sorting, O(n log n))."""
    ends: List[int] = []
    places: List[int] = []
    before: List[int] = []
    for place, number in enumerate(numbers):
        at = bisect.bisect_left(ends, number)
        before.append(places[at - 1] if at else -1)
        ends[at : at + 1] = [number]
        places[at : at + 1] = [place]
    result = []
    place = places[-1] if places else -1
    while place >= 0:
        result.append(numbers[place])
        place = before[place]
    return result[::-1]


class SectionedWindow:
    """A subscription for a list view with sections: what it shows, and the steps from there.
    ``sections`` is the content after the last step; it is empty at first.
    """

    def __init__(self, subscription: Subscription) -> None:
        self._subscription = subscription
        self.sections: List[ListSection] = []
        self._cells: Cells = {}

    def step(self) -> SectionedChange:
        """The steps from ``sections`` to the present content of the window, which ``sections`` then
        has.
        """
        old, before = self.sections, self._cells
        with self._subscription.lock:
            replica = self._subscription.replica
            entries = self._subscription.entries()
            self.sections = sections_of(entries, replica.sections)
            self._cells = {
                key: {name: cells[at] for name, cells in replica.cells.items()}
                for at, key in enumerate(entries)
                if not isinstance(key, SectionEntry)
            }
        updated: Dict[str, List[Key]] = {}
        for key, cells in self._cells.items():
            known = before.get(key, {})
            for name in {**cells, **known}:
                if cells.get(name) != known.get(name):
                    updated.setdefault(name, []).append(key)
        return sectioned_change(old, self.sections, updated)
