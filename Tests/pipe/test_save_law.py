"""Law 8: what a table's file holds, from seeds, against a list of records with their bytes.

A step edits, inserts, removes, moves, sorts, undoes, saves, saves elsewhere, touches the file,
opens it again, or kills the daemon. After each save the file has the model's bytes.
"""

import os
import random

import pytest
from harness import RpcError, seeds
from quoting_model import Quoting, raw

HEADER = "id,text,note"
TEXTS = ["", "a", "é", "x,y", 'say "hi"', "two\nlines", "東京", " b "]


class Model:
    """Records as [key, raw fields]; a state is never changed, so that undo has the old ones."""

    def __init__(self, chance):
        self.end = chance.choice(["\n", "\r\n"])
        self.is_open = chance.random() < 0.4
        rows = []
        for number in range(1, chance.randint(2, 9)):
            fields = [str(number), raw(chance.choice(TEXTS)), raw(chance.choice(TEXTS))]
            if chance.random() < 0.3:
                fields[2] = f'"{chance.choice(["q", ""])}"'
            if chance.random() < 0.2:
                fields.append("beyond")
            rows.append((number, fields))
        self.states = [rows]
        self.place = 0
        self.saved = rows

    @property
    def rows(self):
        return self.states[self.place]

    def do(self, rows):
        del self.states[self.place + 1 :]
        self.states.append(rows)
        self.place += 1

    def render(self):
        lines = [HEADER] + [",".join(fields) for _, fields in self.rows]
        return self.end.join(lines) + ("" if self.is_open and self.rows else self.end)

    def reopen(self):
        """Keys are counted anew, and nothing can be undone."""
        rows = [(number + 1, fields) for number, (_, fields) in enumerate(self.rows)]
        self.states, self.place, self.saved = [rows], 0, rows
        self.is_open = self.is_open and bool(rows)


class Run:
    def __init__(self, start, folder, seed):
        self.start = start
        self.chance = random.Random(seed)
        self.model = Model(self.chance)
        self.path = folder / f"{seed}.csv"
        self.folder = folder
        self.log = []
        self.write(self.model.render())
        self.pipe = start()
        self.open()

    def write(self, text):
        self.path.write_bytes(text.encode())
        self.file = text

    def open(self):
        header = {"header": True, "delimiter": ",", "quote": '"', "comment": None}
        columns = {name: {"type": "text"} for name in HEADER.split(",")}
        opened = self.pipe.request(
            "table/open", table="t", path=str(self.path), dialect=header, columns=columns, wait=True
        )
        self.width = len(opened["columns"])  # fields beyond the header may make a column
        self.quoting = Quoting([fields for _, fields in self.model.rows], self.width)
        self.pipe.request("view/open", table="t", view="v")

    def edit(self, *edits):
        return self.pipe.request("table/edit", table="t", edits=list(edits))

    def pick(self):
        return self.chance.choice(self.model.rows) if self.model.rows else None

    def step(self):
        names = [name for name in dir(self) if name.startswith("do_")]
        name = self.chance.choice(names + ["do_set", "do_set", "do_save"])
        self.log.append(name)
        getattr(self, name)()
        self.check()

    def do_set(self):
        row = self.pick()
        if row is None:
            return
        place, text = self.chance.choice([1, 2]), self.chance.choice(TEXTS)
        column = HEADER.split(",")[place]
        before = self.pipe.request("table/describe", table="t")["revision"]
        answer = self.edit({"kind": "set", "row": row[0], "column": column, "value": text})
        if answer["revision"] == before:
            return  # it holds that text already
        fields = list(row[1])
        fields[place] = self.quoting.field(place, text)
        self.model.do([(k, fields if k == row[0] else f) for k, f in self.model.rows])

    def do_insert(self):
        text = self.chance.choice(TEXTS)
        row = self.pick()
        place = {"kind": "before", "row": row[0]} if row else {"kind": "start"}
        answer = self.edit({"kind": "insert", "rows": [{"id": "n", "text": text}], "place": place})
        at = self.model.rows.index(row) if row else 0
        texts = ["n", text] + [""] * (self.width - 2)
        fields = [self.quoting.field(place, one) for place, one in enumerate(texts)]
        new = (answer["inserted"][0], fields)
        self.model.do(self.model.rows[:at] + [new] + self.model.rows[at:])

    def do_remove(self):
        row = self.pick()
        if row:
            self.edit({"kind": "remove", "rows": [row[0]]})
            self.model.do([other for other in self.model.rows if other != row])

    def do_move(self):
        row = self.pick()
        if row and self.model.rows[0] != row:
            self.edit({"kind": "move", "rows": [row[0]], "place": {"kind": "start"}})
            self.model.do([row] + [other for other in self.model.rows if other != row])

    def do_adopt(self):
        self.pipe.request("view/set", view="v", state={"sort": [{"column": "id"}]})
        shown = self.pipe.request("view/rows", view="v", range={"first": 0, "size": 99}, wait=True)
        rows = sorted(self.model.rows, key=lambda row: shown["keys"].index(row[0]))
        self.edit({"kind": "adopt", "view": "v"})
        self.pipe.request("view/set", view="v", state={"sort": []})
        if rows != self.model.rows:
            self.model.do(rows)

    def do_undo(self):
        step = self.pipe.request("table/undo", table="t")["step"]
        assert (step is not None) == (self.model.place > 0)
        self.model.place = max(0, self.model.place - 1)

    def do_redo(self):
        step = self.pipe.request("table/redo", table="t")["step"]
        last = len(self.model.states) - 1
        assert (step is not None) == (self.model.place < last)
        self.model.place = min(last, self.model.place + 1)

    def do_save(self):
        self.pipe.request("table/save", table="t", sync=False)
        self.file = self.model.render()
        self.model.saved = self.model.rows

    def do_save_elsewhere(self):
        self.path = self.folder / f"{self.path.name}+"
        self.pipe.request("table/save", table="t", path=str(self.path), sync=False)
        self.file = self.model.render()
        self.model.saved = self.model.rows

    def do_revert(self):
        was = self.model.rows
        records = self.pipe.request("table/revert", table="t")["records"]
        if was is self.model.saved:
            assert records == 0
        else:
            self.model.do(self.model.saved)

    def do_touch(self):
        """Another time is a change until the file was compared, and then it is none."""
        os.utime(self.path, ns=(0, 1_000_000_000))
        try:
            self.do_save()
        except RpcError as error:
            assert error.kind == "fileChanged"
            self.do_save_anyway()

    def do_reopen(self):
        self.do_save_anyway()
        self.pipe.request("table/close", table="t")
        self.model.reopen()
        self.open()

    def do_kill(self):
        if self.chance.random() < 0.3:
            self.do_save_anyway()
            self.pipe.kill()
            self.pipe = self.start()
            self.model.reopen()
            self.open()

    def do_save_anyway(self):
        self.pipe.request("table/save", table="t", overwrite="always", sync=False)
        self.file = self.model.render()
        self.model.saved = self.model.rows

    def check(self):
        assert self.path.read_bytes().decode() == self.file, self.log
        dirty = self.pipe.request("table/describe", table="t")["dirty"]
        assert dirty == (self.model.rows is not self.model.saved), self.log
        keys = self.pipe.request("view/rows", view="v", range={"first": 0, "size": 99})["keys"]
        assert keys == [key for key, _ in self.model.rows], self.log
        left = [name for name in os.listdir(self.folder) if name.startswith(".")]
        assert left == [], self.log


@pytest.mark.parametrize("seed", seeds(12))
def test_the_file_is_always_what_was_saved(start, tmp_path, seed):
    run = Run(start, tmp_path, seed)
    for _ in range(40):
        run.step()
