"""A diff of content with sections in other forms: in stages for list views, or step by step.

Sections carry their rows, so ``moves`` of rows are those within a section and across sections.
A path is ``(section, row)`` for a row, and ``(section,)`` for a section.
"""

from __future__ import annotations

import bisect
import dataclasses
from itertools import accumulate
from typing import Any, Dict, Iterable, List, Mapping, Sequence, Set, Tuple

from .changes import Diff, MoveOrder, Survivors, changed_columns, expanded

Path = Tuple[int, int]
Sections = Mapping[str, Any]


@dataclasses.dataclass(frozen=True)
class RowUpdate:
    """A row with other cells: where it is before the stage, and where in the new content."""

    path: Path
    new_path: Path
    columns: Tuple[str, ...]


@dataclasses.dataclass(frozen=True)
class SectionInsert:
    """A new section: its place after the stage, and in the new content. It has ``rows`` rows: all
    of its own, or none if rows move into it in the stages that follow.
    """

    index: int
    new_index: int
    rows: int


@dataclasses.dataclass(frozen=True)
class SectionUpdate:
    """A changed section, with the changed parts: ``header``, ``footer``…"""

    index: int
    members: Tuple[str, ...]


@dataclasses.dataclass(frozen=True)
class SectionedStage:
    """Changes that a list view may make at once: every stage counts from where the last one led.

    ``updates``, ``deletes`` and ``section_deletes`` count before the stage, ``inserts`` and
    ``section_inserts`` after it, moves lead from before it to after it. A stage has updates of
    rows, updates of sections, deletes, inserts, moves of rows or moves of sections, and nothing
    besides; it neither deletes rows of a section that it deletes nor inserts rows into one that
    it inserts.
    """

    updates: Tuple[RowUpdate, ...] = ()
    deletes: Tuple[Path, ...] = ()
    section_deletes: Tuple[int, ...] = ()
    section_inserts: Tuple[SectionInsert, ...] = ()
    moves: Tuple[Tuple[Path, Path], ...] = ()
    section_moves: Tuple[Tuple[int, int], ...] = ()
    inserts: Tuple[Path, ...] = ()
    section_updates: Tuple[SectionUpdate, ...] = ()


@dataclasses.dataclass(frozen=True)
class SectionedOperation:
    """One change of one row or section; its paths are right at that moment.

    ``kind`` is ``update``, ``delete``, ``move`` (taken out at ``path``, then put in at ``to``) or
    ``insert`` of a row, or one of these of a section: ``updateSection`` and so on. ``new_path`` is
    the place in the new content, for updates of rows and for inserts; ``rows`` is the number of
    rows of an inserted section.
    """

    kind: str
    path: Tuple[int, ...]
    to: Tuple[int, ...] = ()
    new_path: Tuple[int, ...] = ()
    columns: Tuple[str, ...] = ()
    rows: int = 0
    members: Tuple[str, ...] = ()


def sectioned_staged(diff: Diff, sections: Sections) -> List[SectionedStage]:
    """The diff in stages, those that do nothing left out.

    Updates of rows come first, those of sections last. Between them rows and sections leave, rows
    move, sections move, rows and sections come. A section that rows leave goes only after they
    moved, and one that rows enter comes before.
    """
    rows, places = _Rows(diff, sections), _Places(sections)
    going, coming = set(places.deletes), set(places.inserts)
    left = going.intersection(section for (section, _), _ in rows.moves)
    entered = coming.intersection(section for _, (section, _) in rows.moves)
    lists = _Arrangements(places, left, entered)
    late = [at for at in places.inserts if at not in entered]
    with_rows = set(late)
    stages = [
        SectionedStage(updates=tuple(rows.updates(places.old))),
        SectionedStage(
            deletes=tuple(path for path in rows.deletes if path[0] not in going),
            section_deletes=tuple(at for at in places.deletes if at not in left),
        ),
        SectionedStage(section_inserts=tuple(lists.early_inserts())),
        SectionedStage(moves=tuple(rows.moves_between(places, lists.while_rows_move))),
        SectionedStage(section_deletes=tuple(lists.late_deletes())),
        SectionedStage(section_moves=tuple(lists.section_moves())),
        SectionedStage(
            section_inserts=tuple(SectionInsert(at, at, rows.new_counts[at]) for at in late),
            inserts=tuple(path for path in rows.inserts if path[0] not in with_rows),
        ),
        SectionedStage(section_updates=tuple(_section_updates(sections))),
    ]
    return [stage for stage in stages if stage != SectionedStage()]


def sectioned_sequential(diff: Diff, sections: Sections) -> List[SectionedOperation]:
    """The diff as single operations: those of the stages, one after another."""
    return [one for stage in sectioned_staged(diff, sections) for one in _operations(stage)]


def _operations(stage: SectionedStage) -> Iterable[SectionedOperation]:
    """What a stage does at once, one after another."""
    for update in stage.updates:
        yield SectionedOperation(
            "update", update.path, new_path=update.new_path, columns=update.columns
        )
    for path in reversed(stage.deletes):
        yield SectionedOperation("delete", path)
    for index in reversed(stage.section_deletes):
        yield SectionedOperation("deleteSection", (index,))
    for insert in stage.section_inserts:
        yield SectionedOperation(
            "insertSection", (insert.index,), new_path=(insert.new_index,), rows=insert.rows
        )
    for at, to in MoveOrder(stage.moves):
        yield SectionedOperation("move", at, to)
    section_moves = [((0, at), (0, to)) for at, to in stage.section_moves]
    for (_, section), (_, target) in MoveOrder(section_moves):
        yield SectionedOperation("moveSection", (section,), (target,))
    for path in stage.inserts:
        yield SectionedOperation("insert", path, new_path=path)
    for one in stage.section_updates:
        yield SectionedOperation("updateSection", (one.index,), members=one.members)


def _section_updates(sections: Sections) -> Iterable[SectionUpdate]:
    for update in sections.get("updates", ()):
        yield SectionUpdate(update["index"], tuple(update["members"]))


class _Places:
    """Where sections were and are."""

    def __init__(self, sections: Sections) -> None:
        old, new = range(len(sections["old"])), range(len(sections["new"]))
        self.deletes: List[int] = sorted(sections.get("deletes", ()))
        self.inserts: List[int] = sorted(sections.get("inserts", ()))
        moves = [(at, to) for at, to in sections.get("moves", ())]
        gone = {*self.deletes, *(at for at, _ in moves)}
        come = {*self.inserts, *(to for _, to in moves)}
        staying = [at for at in new if at not in come]
        self.moved = {to for _, to in moves}
        self.new: Dict[int, int] = dict(moves)
        self.new.update(zip((at for at in old if at not in gone), staying))
        self.old = {to: at for at, to in self.new.items()}
        self.old_count, self.new_count = len(old), len(new)

    def name(self, old: int) -> int:
        """What names an old section in lists: its new index, or -1 - the old one if it goes."""
        return self.new.get(old, -1 - old)


class _Arrangements:
    """The sections, by name, before and after each stage in which some come, go or move."""

    def __init__(self, places: _Places, left: Set[int], entered: Set[int]) -> None:
        going_last = {-1 - at for at in left}
        known = [places.name(at) for at in range(places.old_count)]
        self._entered = entered
        self._going_last = going_last
        self._moved = places.moved
        self.while_rows_move = _with_entered(
            [name for name in known if name >= 0 or name in going_last], places, entered
        )
        self._before_moves = [name for name in self.while_rows_move if name >= 0]
        present = set(self._before_moves)
        self._after_moves = [at for at in range(places.new_count) if at in present]

    def early_inserts(self) -> Iterable[SectionInsert]:
        """The sections that come before rows move, without rows."""
        for at, name in enumerate(self.while_rows_move):
            if name in self._entered:
                yield SectionInsert(at, name, 0)

    def late_deletes(self) -> Iterable[int]:
        """The sections that go when rows have moved."""
        return (at for at, name in enumerate(self.while_rows_move) if name in self._going_last)

    def section_moves(self) -> Iterable[Tuple[int, int]]:
        """The moves of sections, by rising target."""
        before = {name: at for at, name in enumerate(self._before_moves)}
        for at, name in enumerate(self._after_moves):
            if name in self._moved:
                yield before[name], at


def _with_entered(names: Sequence[int], places: _Places, entered: Set[int]) -> List[int]:
    """The sections with those that rows enter, each behind the one it follows in the end."""
    followers: Dict[int, List[int]] = {}
    first: List[int] = []
    last = first
    for at in range(places.new_count):
        if at in entered:
            last.append(at)
        elif at in places.old and at not in places.moved:
            last = followers.setdefault(at, [])
    return first + [one for name in names for one in (name, *followers.get(name, ()))]


class _Rows:
    """What becomes of rows, by paths."""

    def __init__(self, diff: Diff, sections: Sections) -> None:
        old = _Starts([count for _, count in sections["old"]])
        new = _Starts([count for _, count in sections["new"]])
        self.new_counts = new.counts
        self.deletes = [old.path(at) for at in expanded(diff.get("deletes", ()))]
        self.inserts = [new.path(at) for at in expanded(diff.get("inserts", {}).get("at", ()))]
        moves = sorted(diff.get("moves", ()), key=lambda move: int(move[1]))
        self.moves = [(old.path(at), new.path(to)) for at, to in moves]
        self._source = {to: at for at, to in self.moves}
        changed = changed_columns(diff)
        self._changed = [(new.path(row), tuple(columns)) for row, columns in changed.items()]
        self._deleted = _by_section(self.deletes)
        self._inserted = _by_section(self.inserts)
        self._sources = _by_section([*self.deletes, *(at for at, _ in self.moves)])
        self._targets = _by_section([*self.inserts, *(to for _, to in self.moves)])

    def updates(self, old_sections: Mapping[int, int]) -> List[RowUpdate]:
        """The updates, by rising old path."""
        survivors: Dict[int, Survivors] = {}
        found = []
        for path, columns in self._changed:
            section, row = path
            source = self._source.get(path)
            if source is None:
                old = old_sections[section]
                if section not in survivors:
                    gone, come = self._sources.get(old, []), self._targets.get(section, [])
                    survivors[section] = Survivors(gone, come)
                source = (old, survivors[section].old_index(row))
            found.append(RowUpdate(source, path, columns))
        return sorted(found, key=lambda one: one.path)

    def moves_between(
        self, places: _Places, arrangement: Sequence[int]
    ) -> Iterable[Tuple[Path, Path]]:
        """The moves among rows neither deleted nor inserted, in that arrangement of sections."""
        index = {name: at for at, name in enumerate(arrangement)}
        found = []
        for (old, row), (new, target) in self.moves:
            name = places.name(old)
            # The other rows of a removed section are removed with it.
            gone = bisect.bisect_left(self._deleted.get(old, []), row) if name >= 0 else 0
            come = bisect.bisect_left(self._inserted.get(new, []), target)
            found.append(((index[name], row - gone), (index[new], target - come)))
        return sorted(found, key=lambda move: move[1])


class _Starts:
    """Turns indices among all rows into paths."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)
        self._starts = list(accumulate(self.counts, initial=0))[:-1]

    def path(self, index: int) -> Path:
        section = bisect.bisect_right(self._starts, index) - 1
        return section, index - self._starts[section]


def _by_section(paths: Iterable[Path]) -> Dict[int, List[int]]:
    """The rows of each section, rising."""
    result: Dict[int, List[int]] = {}
    for section, row in sorted(paths):
        result.setdefault(section, []).append(row)
    return result
