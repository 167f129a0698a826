"""A list view as strict as the strictest: it takes changes, and refuses mixes that are unsafe."""

import copy

from table_server import SectionedStage

MIXES = [
    {"updates"},
    {"section_updates"},
    {"deletes", "section_deletes"},
    {"moves"},
    {"section_moves"},
    {"inserts", "section_inserts"},
]


class UnsafeChange(Exception):
    """A change that list views do not survive."""


def refuse_if(is_bad, what):
    if is_bad:
        raise UnsafeChange(what)


def refuse_twice(paths, what):
    refuse_if(len(set(paths)) != len(paths), f"{what} twice: {paths}")


class ListView:
    """Sections, each ``[heading, rows]``; what comes or changes is read from ``target``."""

    def __init__(self, sections, target):
        self.sections = copy.deepcopy(sections)
        self.target = target

    def apply(self, stage):
        """A whole stage: deletes and sources count before it, inserts and targets after it."""
        used = {name for name in vars(stage) if getattr(stage, name)}
        refuse_if(not used, "a stage that does nothing")
        refuse_if(not any(used <= mix for mix in MIXES), f"{used} at once")
        refuse_twice([one.path for one in stage.updates], "updated")
        for update in stage.updates:
            self.update(update.path, update.new_path)
        self._delete(stage)
        self._move(stage.moves)
        refuse_twice([at for at, _ in stage.section_moves], "moved")
        refuse_twice([to for _, to in stage.section_moves], "moved to")
        taken = {to: self.sections[at] for at, to in stage.section_moves}
        for at in sorted((at for at, _ in stage.section_moves), reverse=True):
            self.take(self.sections, at)
        for to in sorted(taken):
            self.put(self.sections, to, taken[to])
        self._insert(stage)
        refuse_twice([one.index for one in stage.section_updates], "updated")
        for one in stage.section_updates:
            self.sections[one.index][0] = self.target[one.index][0]

    def _delete(self, stage):
        refuse_twice(stage.deletes, "deleted")
        refuse_twice(stage.section_deletes, "deleted")
        inside = {section for section, _ in stage.deletes} & set(stage.section_deletes)
        refuse_if(inside, f"rows deleted in the sections {inside} that go too")
        for section, row in sorted(stage.deletes, reverse=True):
            self.take(self.sections[section][1], row)
        for section in sorted(stage.section_deletes, reverse=True):
            self.take(self.sections, section)

    def _move(self, moves):
        refuse_twice([at for at, _ in moves], "moved")
        refuse_twice([to for _, to in moves], "moved to")
        taken = {to: self.sections[at[0]][1][at[1]] for at, to in moves}
        for section, row in sorted((at for at, _ in moves), reverse=True):
            self.take(self.sections[section][1], row)
        for section, row in sorted(taken):
            self.put(self.sections[section][1], row, taken[section, row])

    def _insert(self, stage):
        refuse_twice(stage.inserts, "inserted")
        refuse_twice([one.index for one in stage.section_inserts], "inserted")
        inside = {section for section, _ in stage.inserts}
        inside &= {one.index for one in stage.section_inserts}
        refuse_if(inside, f"rows inserted in the sections {inside} that come too")
        for one in sorted(stage.section_inserts, key=lambda one: one.index):
            self.insert_section(one.index, one.new_index, one.rows)
        for path in sorted(stage.inserts):
            self.insert(path, path)

    def perform(self, operation):
        """A single operation."""
        path = operation.path
        if operation.kind == "update":
            self.update(path, operation.new_path)
        elif operation.kind == "delete":
            self.take(self.sections[path[0]][1], path[1])
        elif operation.kind == "move":
            row = self.take(self.sections[path[0]][1], path[1])
            self.put(self.sections[operation.to[0]][1], operation.to[1], row)
        elif operation.kind == "insert":
            self.insert(path, operation.new_path)
        elif operation.kind == "updateSection":
            self.sections[path[0]][0] = self.target[path[0]][0]
        elif operation.kind == "deleteSection":
            self.take(self.sections, path[0])
        elif operation.kind == "moveSection":
            self.put(self.sections, operation.to[0], self.take(self.sections, path[0]))
        else:
            assert operation.kind == "insertSection"
            self.insert_section(path[0], operation.new_path[0], operation.rows)

    def update(self, path, new_path):
        """A row shows other cells, and stays the row it is."""
        rows, row = self.sections[path[0]][1], self.target[new_path[0]][1][new_path[1]]
        refuse_if(rows[path[1]][0] != row[0], f"{rows[path[1]]} becomes {row}")
        rows[path[1]] = row

    def insert(self, path, new_path):
        row = self.target[new_path[0]][1][new_path[1]]
        self.put(self.sections[path[0]][1], path[1], row)

    def insert_section(self, index, new_index, rows):
        heading, its_rows = self.target[new_index]
        refuse_if(rows not in (0, len(its_rows)), f"{rows} of {len(its_rows)} rows")
        self.put(self.sections, index, [heading, its_rows[:rows]])

    def take(self, items, at):
        refuse_if(not 0 <= at < len(items), f"{at} of {len(items)} goes")
        return items.pop(at)

    def put(self, items, at, item):
        refuse_if(not 0 <= at <= len(items), f"one comes at {at} of {len(items)}")
        items.insert(at, item)


def shown_by_stages(old, stages, new):
    view = ListView(old, new)
    for stage in stages:
        assert isinstance(stage, SectionedStage)
        view.apply(stage)
    return view.sections


def shown_by_operations(old, operations, new):
    view = ListView(old, new)
    for operation in operations:
        view.perform(operation)
    return view.sections
