"""A table as plain as it can be: a list of rows, copied whole for every undo step."""

from __future__ import annotations

import math

COLUMNS = {"n": "integer", "s": "text", "x": "number"}
NULL = (None, None)
MISFIT = "does not fit"


class Refused(Exception):
    """An edit list that the daemon must refuse, with the kinds of error it may name."""

    def __init__(self, *kinds):
        super().__init__(*kinds)
        self.kinds = kinds


class TableModel:
    """Rows as [key, {column: (value, text of an error)}], in source order."""

    def __init__(self, name, rows, key_column=None):
        self.name = name
        self.rows = rows
        self.key_column = key_column
        self.columns = {"id": "integer", **COLUMNS} if key_column else dict(COLUMNS)
        self.undo_steps = []
        self.redo_steps = []
        self.views = {}
        self.file = None  # what opening its file anew takes
        self.given = {key for key, _ in rows}

    @property
    def keys(self):
        return [key for key, _ in self.rows]

    # MARK: Changes

    def edit(self, params, inserted):
        """Does an edit list, or raises ``Refused``; ``inserted`` are the keys the daemon gave."""
        rows = self.edited(params, list(inserted))
        if params["history"] == "step" or not self.undo_steps:
            self.undo_steps.append(self.rows)
        self.redo_steps = []
        self.rows = rows
        self.given.update(self.keys)

    def undo(self):
        """Takes a step back; whether there was one."""
        return self.travel(self.undo_steps, self.redo_steps)

    def redo(self):
        """Takes a step forward again; whether there was one."""
        return self.travel(self.redo_steps, self.undo_steps)

    def travel(self, there, back):
        if not there:
            return False
        back.append(self.rows)
        self.rows = there.pop()
        return True

    def edited(self, params, inserted):
        """The rows after an edit list."""
        rows = [[key, dict(cells)] for key, cells in self.rows]
        misfits = [edit for edit in params["edits"] if edit.get("value") == MISFIT]
        if any(edit["column"] != "s" for edit in misfits) and params["invalid"] == "refuse":
            raise Refused("valueDoesNotFit", "unknownRow", "duplicateKeys", "placeIsMoving")
        for edit in params["edits"]:
            getattr(self, edit["kind"] + "_rows")(rows, edit, inserted)
        assert not inserted, "the daemon names more inserted rows than there are"
        return rows

    def set_rows(self, rows, edit, _):
        row = rows[self.place_of(rows, edit["row"])]
        values = edit.get("values") or {edit["column"]: edit["value"]}
        if self.key_column in values:
            key = values[self.key_column]
            if key != row[0]:
                self.check_new_key(rows, key)
            row[0] = key
        for column, value in values.items():
            row[1][column] = self.cell(column, value)

    def insert_rows(self, rows, edit, inserted):
        new = []
        for values in edit["rows"]:
            cells = {c: self.cell(c, value) for c, value in zip(self.columns, values)}
            if self.key_column:
                key = values[0]
                self.check_new_key(rows + new, key)
                assert not inserted or inserted.pop(0) == key
            else:
                key = inserted.pop(0) if inserted else object()
                assert key not in self.given, "a given key is given once"
            new.append([key, cells])
        at = self.target(rows, edit.get("place"), ())
        rows[at:at] = new

    def remove_rows(self, rows, edit, _):
        for index in sorted({self.place_of(rows, key) for key in edit["rows"]}, reverse=True):
            del rows[index]

    def move_rows(self, rows, edit, _):
        moving = [rows[self.place_of(rows, key)] for key in edit["rows"]]
        at = self.target(rows, edit["place"], moving)
        stay = [row for row in rows[:at] if not contains(moving, row)]
        rest = [row for row in rows[at:] if not contains(moving, row)]
        rows[:] = stay + moving + rest

    def target(self, rows, place, moving):
        """Where a place is, as index in the rows before anything has moved."""
        kind = place["kind"] if place else "end"
        if kind in ("start", "end"):
            return 0 if kind == "start" else len(rows)
        if kind == "index":
            return min(place["sourceIndex"], len(rows))
        at = self.place_of(rows, place["row"])
        if contains(moving, rows[at]):
            raise Refused("placeIsMoving")
        return at if kind == "before" else at + 1

    def place_of(self, rows, key):
        for index, row in enumerate(rows):
            if row[0] == key:
                return index
        raise Refused("unknownRow")

    def check_new_key(self, rows, key):
        if key is None:
            raise Refused("missingKeys")
        if any(row[0] == key for row in rows):
            raise Refused("duplicateKeys")

    def cell(self, column, value):
        if value == MISFIT and self.columns[column] != "text":
            return (None, value)
        return (value, None)

    # MARK: Views

    def order(self, state):
        """The rows that a view shows, over all its pages."""
        rows = self.rows
        search = state["search"]
        if search and search["mode"] == "filter":
            wanted = search["text"].casefold()
            rows = [row for row in rows
                    if any(wanted in shown(row[1][c]).casefold() for c in search["columns"])]  # fmt: skip
        for step in reversed(state["sort"]):
            rows = sorted_by(rows, step)
        return rows


def contains(rows, row):
    """Whether this very row is among them."""
    return any(other is row for other in rows)


def shown(cell):
    """The text of an integer or text cell."""
    value, error = cell
    return error or ("" if value is None else str(value))


def sorted_by(rows, step):
    """Rows sorted by one column, those with equal values in the order they had."""

    def rank(row):
        value = row[1][step["column"]][0]
        if isinstance(value, str) and step["column"] == "n":
            value = int(value)  # integers of 15 digits and more travel as strings
        if step["column"] == "x":
            value = float(value)
            return (math.isnan(value), 0 if math.isnan(value) else value)
        return value

    errors = [row for row in rows if row[1][step["column"]][1] is not None]
    nulls = [row for row in rows if row[1][step["column"]] == NULL]
    values = [row for row in rows if row[1][step["column"]][0] is not None]
    values.sort(key=rank, reverse=step["direction"] == "descending")
    return (nulls + values if step["nulls"] == "first" else values + nulls) + errors
