"""A plain model of a view and its cursor: an array of rows, an array of columns, and a cell by key.

It has no order that is kept, no index and no difference: everything is made anew after each step.
"""

import copy

LETTERS = "xyz"
TEXTS = ["", "ab", "b", None, "a"]
COLUMNS = ["k", "a", "b", "n", "e"]
SEARCHED = "b"
PROBLEM = 7  # from here on, n breaks its rule


def header(letter):
    return {"kind": "header", "key": [letter]}


class Model:
    """The table, what the view shows of it, its cursor and where its selection begins."""

    def __init__(self, rows):
        self.rows = [{"key": key, **row} for key, row in rows]
        self.columns = list(COLUMNS)
        self.past, self.future = [], []
        self.hidden, self.order = set(), []
        self.sort = self.bounds = self.size = None
        self.sections = False
        self.collapsed = set()
        self.page = 0
        self.cursor = None  # [entry, column] as last shown
        self.anchor = None  # (row, column), either may be None
        self.unit = "row"
        self.index = 0  # of the entry, when it was last shown
        self.known = None  # the entries and columns of then

    # MARK: What is shown

    def keep(self):
        self.past.append((copy.deepcopy(self.rows), list(self.columns)))
        self.future = []

    def restore(self, source, target):
        if not source:
            return False
        target.append((copy.deepcopy(self.rows), list(self.columns)))
        self.rows, self.columns = source.pop()
        return True

    @property
    def shown_columns(self):
        named = [name for name in self.order if name in self.columns]
        rest = [name for name in self.columns if name not in named]
        return [name for name in named + rest if name not in self.hidden]

    @property
    def passing(self):
        rows = list(self.rows)
        if self.bounds:
            low, high = self.bounds
            rows = [row for row in rows if low < row["k"] < high]
        if self.sort:
            column, descends = self.sort
            rows.sort(key=lambda row: row[column], reverse=descends)
        if self.sections:
            rows.sort(key=lambda row: row["a"])
        return rows

    @property
    def shown_rows(self):
        """The rows on all pages, without those of collapsed sections."""
        if not self.sections:
            return self.passing
        return [row for row in self.passing if row["a"] not in self.collapsed]

    @property
    def page_rows(self):
        rows = self.shown_rows
        if self.size is None or self.sections:
            return rows
        return rows[self.page * self.size :][: self.size]

    @property
    def entries(self):
        if not self.sections:
            return [row["key"] for row in self.page_rows]
        found = []
        for letter in LETTERS:
            rows = [row for row in self.passing if row["a"] == letter]
            if rows:
                found.append(header(letter))
                found += [row["key"] for row in rows if letter not in self.collapsed]
        return found

    def row(self, key):
        return next((row for row in self.rows if row["key"] == key), None)

    # MARK: The cursor after a change

    def settle(self):
        """Goes to the nearest cell that is shown, after anything has changed."""
        if self.cursor is None or not self.entries:
            return
        entries, columns = self.entries, self.shown_columns
        old_entries, old_columns = self.known
        if self.cursor[1] not in columns:
            self.cursor[1] = nearest(self.cursor[1], old_columns, columns) or (columns or [None])[0]
        if self.cursor[0] not in entries:
            self.cursor[0] = self.survivor(old_entries, entries)
        self.note(entries, columns)

    def survivor(self, old, entries):
        row = None if isinstance(self.cursor[0], dict) else self.row(self.cursor[0])
        if row and self.sections and row in self.passing and header(row["a"]) in entries:
            return header(row["a"])
        found = nearest(self.cursor[0], old, entries)
        return entries[min(self.index, len(entries) - 1)] if found is None else found

    def note(self, entries, columns):
        self.index = entries.index(self.cursor[0])
        self.known = (entries, columns)

    def place(self, entry, column):
        """Puts the cursor on a cell; tells whether that is another one."""
        before = self.told
        self.cursor = [entry, column]
        if entry not in self.entries:
            self.page = self.shown_rows.index(self.row(entry)) // self.size
        self.note(self.entries, self.shown_columns)
        return before is None or self.told[:2] != before[:2]

    @property
    def told(self):
        """Row, column and index of the cursor; None: it is nowhere."""
        if self.cursor is None or not self.entries:
            return None
        return (*self.cursor, self.index)

    @property
    def row_at_cursor(self):
        return None if isinstance(self.cursor[0], dict) else self.row(self.cursor[0])

    @property
    def text(self):
        row = self.row(self.cursor[0]) if not isinstance(self.cursor[0], dict) else None
        if row is None or self.cursor[1] is None:
            return None
        value = row[self.cursor[1]]
        return "" if value is None else str(value)

    # MARK: Moves

    @property
    def start(self):
        if self.told:
            return list(self.cursor)
        return [self.entries[0], (self.shown_columns or [None])[0]] if self.entries else None

    def moved(self, cell, rows, columns):
        entries, shown = self.entries, self.shown_columns
        entry = entries[min(max(0, entries.index(cell[0]) + rows), len(entries) - 1)]
        if not shown:
            return [entry, None]
        return [entry, shown[min(max(0, shown.index(cell[1]) + columns), len(shown) - 1)]]

    def target(self, to, cell):
        """Where a target is: the cell, whether it was found, and whether from the other end."""
        entries, shown = self.entries, self.shown_columns or [None]
        entry, column = cell
        simple = {
            "rowStart": [entry, shown[0]], "rowEnd": [entry, shown[-1]],
            "columnStart": [entries[0], column], "columnEnd": [entries[-1], column],
            "start": [entries[0], shown[0]], "end": [entries[-1], shown[-1]],
        }  # fmt: skip
        if to in simple:
            return simple[to], None, False
        is_forward = to.startswith("next")
        if to.endswith("Cell"):
            return self.neighbour(cell, is_forward), None, False
        if to.endswith("Filled"):
            return [self.filled_entry(cell, is_forward), column], None, False
        if to.endswith("FilledColumn"):
            return [entry, self.filled_column(cell, is_forward)], None, False
        wanted = self.hits if to.endswith("Hit") else self.problems
        return self.searched(cell, wanted, is_forward)

    def neighbour(self, cell, is_forward):
        step = 1 if is_forward else -1
        if not isinstance(cell[0], dict):
            along = self.moved(cell, 0, step)
            if along != cell:
                return along
        further = self.moved(cell, step, 0)
        if further[0] == cell[0]:
            return cell
        shown = self.shown_columns or [None]
        return [further[0], shown[0] if is_forward else shown[-1]]

    def is_filled(self, key, column):
        row = None if isinstance(key, dict) else self.row(key)
        return row is not None and row[column] not in (None, "")

    def filled_entry(self, cell, is_forward):
        if cell[1] is None:
            return cell[0]
        entries = self.entries
        at = entries.index(cell[0])
        ahead = entries[at + 1 :] if is_forward else entries[:at][::-1]
        rows = [key for key in ahead if not isinstance(key, dict)]
        filled = [self.is_filled(key, cell[1]) for key in rows]
        return edge(cell[0], self.is_filled(*cell), rows, filled)

    def filled_column(self, cell, is_forward):
        if cell[1] is None:
            return None
        shown = self.shown_columns
        at = shown.index(cell[1])
        ahead = shown[at + 1 :] if is_forward else shown[:at][::-1]
        filled = [self.is_filled(cell[0], name) for name in ahead]
        return edge(cell[1], self.is_filled(*cell), ahead, filled)

    @property
    def hits(self):
        return lambda row, column: column in "kabne" and SEARCHED in str(row[column] or "")

    @property
    def problems(self):
        return lambda row, column: column == "n" and row["n"] is not None and row["n"] >= PROBLEM

    def searched(self, cell, is_wanted, is_forward):
        rows, shown = self.shown_rows, self.shown_columns
        cells = [
            (at, place)
            for at, row in enumerate(rows)
            for place, name in enumerate(shown)
            if is_wanted(row, name)
        ]
        if isinstance(cell[0], dict):
            # A part of a section is between two rows.
            entries = self.entries
            before = [key for key in entries[: entries.index(cell[0])] if not isinstance(key, dict)]
            here = (len(before) - 0.5, 0)
        else:
            column = shown.index(cell[1]) if cell[1] in shown else -1
            here = (rows.index(self.row(cell[0])), column)
        ahead = [one for one in cells if (one > here if is_forward else one < here)]
        found = (ahead or cells)[0 if is_forward else -1] if cells else None
        if found is None:
            return cell, False, False
        return [rows[found[0]]["key"], shown[found[1]]], True, not ahead

    # MARK: The selection

    def point(self, cell):
        key = None if isinstance(cell[0], dict) else cell[0]
        if self.unit == "column":
            return (None, cell[1]) if cell[1] is not None else None
        if key is None or (self.unit == "cell" and cell[1] is None):
            return None
        return (key, cell[1] if self.unit == "cell" else None)

    def extended(self, before, cell):
        """How many items an extension to a cell selects."""
        keys = [row["key"] for row in self.shown_rows]
        start = self.anchor if self.anchor and self.fits(self.anchor, keys) else None
        start = start or (before and self.point(before)) or self.point(cell)
        end = self.point(cell) or self.beside(cell, start, keys)
        if end is None:
            return None
        self.anchor = start = start or end
        rows = abs(keys.index(start[0]) - keys.index(end[0])) + 1 if self.unit != "column" else 1
        shown = self.shown_columns
        columns = abs(shown.index(start[1]) - shown.index(end[1])) + 1 if self.unit != "row" else 1
        return rows * columns

    def fits(self, point, keys):
        if (point[0] is None) != (self.unit == "column") or (point[1] is None) != (self.unit == "row"):
            return False
        return point[0] in [None, *keys] and point[1] in [None, *self.shown_columns]

    def beside(self, cell, start, keys):
        if not keys or self.unit == "column":
            return None
        entries = self.entries
        before = sum(not isinstance(key, dict) for key in entries[: entries.index(cell[0])])
        first = keys.index(start[0]) if start else 0
        at = min(max(0, before - 1 if first < before else before), len(keys) - 1)
        return self.point([keys[at], cell[1]])


def nearest(gone, old, new):
    """The nearest neighbour of what has gone that is still there; of two, the later one."""
    if gone not in old:
        return None
    at = old.index(gone)
    for distance in range(1, len(old) + 1):
        for near in (at + distance, at - distance):
            if 0 <= near < len(old) and old[near] in new:
                return old[near]
    return None


def edge(here, is_filled, ahead, filled):
    """Where Ctrl and an arrow go in a spreadsheet."""
    if not ahead:
        return here
    leaves = is_filled and filled[0]
    if leaves:
        return ahead[filled.index(False) - 1] if False in filled else ahead[-1]
    return ahead[filled.index(True)] if True in filled else ahead[-1]
