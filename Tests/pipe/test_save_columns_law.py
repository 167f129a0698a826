"""Law 8 for columns, encodings, comments and ragged records, from seeds, against an obvious model.

The model writes each record of its fields. After each save the file has the model's bytes, and the
text edits of the dry run before it had made the same of the old file.
"""

import base64
import random

import pytest
from harness import seeds
from quoting_model import Quoting, raw

HEADER = ["id", '"text"', "note"]
NAMES = ["id", "text", "note"]
TEXTS = ["a", "é", "x,y", 'say "hi"', "two\nlines", "# no comment", " b "]
ENCODINGS = {
    "utf-8": ("utf-8", b""),
    "utf-8 with a mark": ("utf-8", b"\xef\xbb\xbf"),
    "utf-16le": ("utf-16-le", b"\xff\xfe"),
    "utf-16be": ("utf-16-be", b"\xfe\xff"),
    "latin-1": ("latin-1", b""),
}


class Row:
    """A record: its fields as they were read, and what was written into it since."""

    def __init__(self, key, fields, gap="", edits=None, number=None):
        self.key, self.fields, self.gap, self.edits = key, fields, gap, edits or {}
        self.number = number

    def edited(self, column, text):
        return Row(self.key, self.fields, self.gap, {**self.edits, column: text}, self.number)

    def line(self, columns, quoting):
        is_new = self.number is None
        own = dict(zip(NAMES, self.fields, strict=False))
        extra = self.fields[len(NAMES) :]
        found = []
        for column in columns:
            place = NAMES.index(column) if column in NAMES else None
            if column in self.edits:
                found.append((quoting.field(place, self.edits[column]), True))
            elif column in own:
                found.append((own[column], True))
            else:
                is_written = is_new or place is None
                found.append((quoting.field(place, "") if is_written else "", False))
        if not is_new and len(self.fields) < len(NAMES):
            while len(found) > 1 and not found[-1][1]:
                found.pop()
        found = [field for field, _ in found] + extra
        # The first field must not look like a comment.
        if found[0].startswith("#"):
            found[0] = f'"{found[0]}"'
        # A record of one empty field must not look like a blank line.
        return ",".join(found) if found != [""] else '""'


class State:
    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows  # columns: ids with titles

    def with_rows(self, rows):
        return State(self.columns, rows)

    def with_columns(self, columns):
        return State(columns, self.rows)


class Run:
    def __init__(self, pipe, folder, seed):
        self.chance = chance = random.Random(seed)
        self.pipe = pipe
        self.folder = folder
        self.name = chance.choice(sorted(ENCODINGS))
        self.codec, self.mark = ENCODINGS[self.name]
        self.end = chance.choice(["\n", "\r\n"])
        self.is_open = chance.random() < 0.4
        self.tail = "" if self.is_open or chance.random() < 0.5 else "# the end" + self.end
        self.count = chance.randint(3, 8)
        rows = [self.row(number) for number in range(self.count)]
        self.states = [State([(name, name) for name in NAMES], rows)]
        self.source = rows
        self.quoting = Quoting([row.fields for row in rows], len(NAMES))
        self.place = 0
        self.saved = self.states[0]
        self.path = folder / "0.csv"
        self.file = self.render()
        self.path.write_bytes(self.file)
        self.log = [self.name]
        encoding = {} if self.name.startswith("utf-8") else {"encoding": self.name}
        opened = pipe.request(
            "table/open", table="t", path=str(self.path), wait=True,
            columns={name: {"type": "text"} for name in NAMES},
            dialect={"header": True, "delimiter": ",", "quote": '"', "comment": "#", **encoding},
        )
        assert [column["id"] for column in opened["columns"]] == NAMES
        assert opened["rowsState"]["count"] == self.count, self.file
        pipe.request("view/open", table="t", view="v")

    def row(self, number):
        chance = self.chance
        fields = [str(number), raw(chance.choice(TEXTS)), raw(chance.choice(TEXTS))]
        if chance.random() < 0.3:
            fields[2] = '"q"'
        # Most records have three fields, so that the table has three columns.
        if number == 1 and chance.random() < 0.5:
            fields.append("beyond")
        if number == 2 and chance.random() < 0.5:
            fields.pop()
        gap = f"# of {number}" + self.end if chance.random() < 0.3 else ""
        return Row(number + 1, fields, gap, number=number)

    @property
    def state(self):
        return self.states[self.place]

    def render(self):
        columns = [column for column, _ in self.state.columns]
        titles = dict(zip(NAMES, HEADER, strict=True))
        header = [
            titles[column] if column in titles and title == column else raw(title)
            for column, title in self.state.columns
        ]
        text = ",".join(header) + self.end
        held = ""
        there = {row.number for row in self.state.rows}
        gone = [row for row in self.source if row.number not in there]
        for row in self.state.rows:
            while row.number is not None and gone and gone[0].number < row.number:
                gap = gone.pop(0).gap
                text, held = (text + held + gap, "") if gap else (text, held)
            text += held + row.gap + row.line(columns, self.quoting)
            held = self.end
        for row in gone:
            text, held = (text + held + row.gap, "") if row.gap else (text, held)
        text += held + self.tail if self.tail or not self.is_open else ""
        return self.mark + text.encode(self.codec)

    # MARK: Steps

    def step(self):
        names = [name for name in dir(self) if name.startswith("do_")]
        name = self.chance.choice(names + ["do_set", "do_save"])
        self.log.append(name)
        getattr(self, name)()
        dirty = self.pipe.request("table/describe", table="t")["dirty"]
        assert dirty == (self.state is not self.saved), self.log
        keys = self.pipe.request("view/rows", view="v", range={"first": 0, "size": 99})["keys"]
        assert keys == [row.key for row in self.state.rows], self.log

    def edit(self, edit, state):
        """Makes an edit; the state after it is kept if it has changed anything."""
        before = self.pipe.request("table/describe", table="t")["revision"]
        answer = self.pipe.request("table/edit", table="t", edits=[edit])
        if answer["revision"] != before:
            del self.states[self.place + 1 :]
            self.states.append(state)
            self.place += 1

    def pick(self):
        return self.chance.choice(self.state.rows) if self.state.rows else None

    def do_set(self):
        row = self.pick()
        column, text = self.chance.choice(self.state.columns)[0], self.chance.choice(TEXTS)
        if row is not None:
            rows = [one.edited(column, text) if one is row else one for one in self.state.rows]
            edit = {"kind": "set", "row": row.key, "column": column, "value": text}
            self.edit(edit, self.state.with_rows(rows))

    def do_insert(self):
        column = self.chance.choice(self.state.columns)[0]
        text = self.chance.choice(TEXTS)
        edit = {"kind": "insert", "rows": [{column: text}], "place": {"kind": "start"}}
        before = self.pipe.request("table/describe", table="t")["rowsState"]["count"]
        answer = self.pipe.request("table/edit", table="t", edits=[edit])
        assert self.pipe.request("table/describe", table="t")["rowsState"]["count"] == before + 1
        row = Row(answer["inserted"][0], [], edits={column: text})
        del self.states[self.place + 1 :]
        self.states.append(self.state.with_rows([row, *self.state.rows]))
        self.place += 1

    def do_remove(self):
        row = self.pick()
        if row is not None:
            rows = [one for one in self.state.rows if one is not row]
            self.edit({"kind": "remove", "rows": [row.key]}, self.state.with_rows(rows))

    def do_move(self):
        row = self.pick()
        if row is not None:
            rows = [row] + [one for one in self.state.rows if one is not row]
            edit = {"kind": "move", "rows": [row.key], "place": {"kind": "start"}}
            self.edit(edit, self.state.with_rows(rows))

    def do_add_column(self):
        column = f"c{len(self.log)}"
        at = self.chance.randrange(len(self.state.columns))
        after = self.state.columns[at][0]
        columns = list(self.state.columns)
        columns.insert(at + 1, (column, column))
        edit = {
            "kind": "addColumn", "column": column, "options": {"type": "text"},
            "place": {"kind": "after", "column": after},
        }
        self.edit(edit, self.state.with_columns(columns))

    def do_remove_column(self):
        if len(self.state.columns) > 2:
            column = self.chance.choice(self.state.columns)
            columns = [one for one in self.state.columns if one != column]
            edit = {"kind": "removeColumn", "column": column[0]}
            self.edit(edit, self.state.with_columns(columns))

    def do_rename(self):
        column, _ = self.chance.choice(self.state.columns)
        title = self.chance.choice(["Neu, é", "t" + str(len(self.log)), column])
        columns = [(one, title if one == column else old) for one, old in self.state.columns]
        edit = {"kind": "setColumn", "column": column, "options": {"title": title}}
        self.edit(edit, self.state.with_columns(columns))

    def do_order_columns(self):
        first = self.chance.choice(self.state.columns)
        columns = [first] + [one for one in self.state.columns if one != first]
        edit = {"kind": "orderColumns", "columns": [first[0]]}
        self.edit(edit, self.state.with_columns(columns))

    def do_undo(self):
        self.pipe.request("table/undo", table="t")
        self.place = max(0, self.place - 1)

    def do_redo(self):
        self.pipe.request("table/redo", table="t")
        self.place = min(len(self.states) - 1, self.place + 1)

    def do_revert(self):
        before = self.pipe.request("table/describe", table="t")["revision"]
        answer = self.pipe.request("table/revert", table="t")
        if answer["revision"] != before:
            del self.states[self.place + 1 :]
            self.states.append(self.saved)
            self.place += 1
        elif self.state is not self.saved:
            # Edits have led to what the file holds.
            self.states[self.place] = self.saved
        else:
            assert answer["records"] == 0

    def do_save(self):
        self.save({})

    def do_save_elsewhere(self):
        self.path = self.folder / f"{len(self.log)}.csv"
        self.save({"path": str(self.path)})

    def save(self, params):
        dry = self.pipe.request("table/save", table="t", dryRun=True)
        self.pipe.request("table/save", table="t", sync=False, **params)
        old, self.file = self.file, self.render()
        found = self.path.read_bytes()
        assert found.decode(self.codec) == self.file.decode(self.codec), self.log
        assert found == self.file and dry["bytes"] == len(found), self.log
        for item in reversed(dry["edits"]["items"]):
            start, end = item["bytes"]
            new = item["newText"].encode(self.codec)
            if "base64" in item:
                new = base64.b64decode(item["base64"])
            old = old[:start] + new + old[end:]
        assert old.decode(self.codec) == found.decode(self.codec), self.log
        self.saved = self.state


@pytest.mark.parametrize("seed", seeds(12))
def test_the_file_has_the_columns_of_the_table(pipe, tmp_path, seed):
    run = Run(pipe, tmp_path, seed)
    for _ in range(40):
        run.step()
    run.do_save()
