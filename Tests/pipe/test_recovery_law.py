"""A recovery leads to the table and the undo history that there were, whatever the file would be
detected as now: columns come, go and change, saves change what a sniffer would find, and the daemon
is killed at any moment. The file is opened without options again.

The model is a list of what was seen after each step. Undo and redo walk along it.
"""

import json
import random

import pytest
from harness import RpcError, seeds
from test_journal import folder, kill, opened, recover  # noqa: F401

FILES = [
    "id,name,v\n1,a,10\n2,b,x\n3,c,30\n",
    "id,v\n1,10\n2,20\n3,30\n4,40\n",
    "name;price\nfig;1,50\nkiwi;2,25\nplum;NA\n",
    "day,on\n2026-01-02,yes\n2026-03-04,no\n,yes\n",
    "a,b\n1,x,extra\n2,y\n3,z\n",
    '"k","t"\n"1","p,q"\n"2","r"\n',
    "1\tx\n2\ty\n3\tz\n",
    "# told by nobody\nid,name\n1,ä\n2,b\n",
]
VALUES = [None, "", "x", "7", "2024", "1.5", "p,q", "NA", "yes", "2026-05-06", "é", "true"]
TYPES = ["text", "integer", "number", "date", "boolean"]
HIDDEN = {"evidence", "values", "examined"}


class World:
    """One table of a file, and what was seen of it."""

    def __init__(self, start, path, seed):
        self.start, self.path = start, path
        self.chance = random.Random(seed)
        self.log = [f"seed {seed}"]
        text = self.chance.choice(FILES)
        self.is_quoted = text.startswith('"')
        path.write_text(text, encoding="utf-8")
        self.log.append(text)
        self.pipe = start()
        self.options = self.random_options(opened(self.pipe, path)["columns"])
        if self.options:
            self.log.append(self.options)
            self.ask("table/close")
            opened(self.pipe, path, **self.options)
        self.states, self.place = [self.seen()], 0

    def random_options(self, columns):
        column = self.chance.choice(columns)["id"]
        return self.chance.choice([
            {}, {}, {"columns": {column: {"type": "text", "title": "Given"}}},
            {"columns": {"k": {"computed": "2 + 2"}}}, {"dialect": {"header": True}},
        ])  # fmt: skip

    @property
    def told(self):
        return "\n".join(str(part) for part in self.log)

    def ask(self, method, **params):
        return self.pipe.request(method, table="t", **params)

    def seen(self):
        columns = self.ask("table/describe")["columns"]
        shown = [{k: v for k, v in column.items() if k not in HIDDEN} for column in columns]
        view = self.pipe.request("view/open", table="t")["view"]
        cells = self.pipe.cells(view, range={"first": 0, "size": 1000})
        self.pipe.request("view/close", view=view)
        text = self.ask("table/export", format="csv")["text"]
        return text, [cells for _, cells in cells], json.dumps(shown, sort_keys=True)

    # MARK: Steps

    def step(self):
        kind = self.chance.choice(
            ["set", "set", "set", "insert", "remove", "move", "column", "column", "undo", "redo", "save", "save"]
        )
        if kind == "undo" and self.place > 0:
            self.log.append(kind)
            self.ask("table/undo")
            self.place -= 1
            self.check()
        elif kind == "redo" and self.place + 1 < len(self.states):
            self.log.append(kind)
            self.ask("table/redo")
            self.place += 1
            self.check()
        elif kind == "save":
            self.log.append(kind)
            self.ask("table/save", sync=False)
        elif kind not in ("undo", "redo"):
            self.edit(self.change(kind))

    def edit(self, edit):
        try:
            made = self.ask("table/edit", edits=[edit])["history"]["undo"]
        except RpcError:
            return
        if made == self.place:
            return
        self.log.append(edit)
        self.states = self.states[: self.place + 1] + [self.seen()]
        self.place += 1

    def change(self, kind):
        ids = [column["id"] for column in self.ask("table/describe")["columns"]]
        view = self.pipe.request("view/open", table="t")["view"]
        keys = [key for key, _ in self.pipe.cells(view, range={"first": 0, "size": 1000})]
        self.pipe.request("view/close", view=view)
        chance = self.chance
        key = chance.choice(keys) if keys else 1
        column = chance.choice(ids) if ids else "id"
        if kind == "set":
            return {"kind": "set", "row": key, "column": column, "value": chance.choice(VALUES)}
        if kind == "insert":
            row = [chance.choice(VALUES) for _ in ids][: chance.randint(0, len(ids))]
            place = {"kind": "after", "row": key} if keys else {"kind": "end"}
            return {"kind": "insert", "rows": [row], "place": place}
        if kind == "remove":
            return {"kind": "remove", "rows": chance.sample(keys, min(len(keys), chance.randint(1, 4)))}
        if kind == "move":
            return {"kind": "move", "rows": [key], "place": {"kind": "start"}}
        return self.column_change(column, ids)

    def column_change(self, column, ids):
        chance = self.chance
        kind = chance.choice(["add", "add", "remove", "title", "type", "format", "order", "compute", "store"])
        name = f"n{len(self.log)}"
        if kind == "add":
            options = chance.choice([{}, {"type": chance.choice(TYPES)}, {"title": "2024"}, {"computed": '"k" + "x"'}])
            return {"kind": "addColumn", "column": name, "options": options}
        if kind == "remove":
            return {"kind": "removeColumn", "column": column}
        if kind == "order":
            return {"kind": "orderColumns", "columns": chance.sample(ids, len(ids))}
        options = {
            "title": {"title": chance.choice(["2024", "T " + name, column])},
            "type": {"type": chance.choice(TYPES)},
            "format": {"format": {"kind": "number", "pattern": "0.00"}},
            "compute": {"computed": "1 + 2"},
            "store": {"computed": None},
        }[kind]
        return {"kind": "setColumn", "column": column, "options": options}

    # MARK: Looking

    def values(self, seen):
        """In a file with all fields in quotes, an empty cell of a new column is an empty text."""
        if not self.is_quoted:
            return seen[1]
        return [
            {name: {**cell, "value": cell["value"] or None} for name, cell in row.items()}
            for row in seen[1]
        ]

    def steps(self):
        return [(item["id"], item["done"]) for item in self.ask("table/history")["items"]]

    def check(self):
        found, expected = self.seen(), self.states[self.place]
        assert found[2] == expected[2], self.told
        assert self.values(found) == self.values(expected), self.told
        texts = [seen[0].replace('""', "") if self.is_quoted else seen[0] for seen in (found, expected)]
        assert texts[0] == texts[1], self.told

    def copy(self):
        path = self.path.with_suffix(".copy")
        self.ask("table/save", path=str(path), copy=True, overwrite="always", sync=False)
        return path.read_bytes()

    def kill(self):
        self.log.append("kill")
        before, steps, content = self.ask("table/describe"), self.steps(), self.copy()
        assert before.get("journal", {"state": "on"})["state"] == "on", (before["journal"], self.told)
        backup = self.path.with_suffix(".backup") if self.chance.randrange(3) == 0 else None
        if backup:
            self.log.append("backup")
            self.ask("table/backup", path=str(backup))
        kill(self.pipe)
        self.pipe = self.start()
        try:
            self.open_again(before, steps, content, backup)
        except RpcError as error:
            raise AssertionError(self.told) from error

    def open_again(self, before, steps, content, backup):
        if backup:
            told = self.pipe.request("table/open", table="t", backup=str(backup))
            assert "recoverable" not in told["journal"], (told["journal"], self.told)
            assert "lostSteps" not in told["journal"]["restored"], self.told
        else:
            told = opened(self.pipe, self.path, **self.chance.choice([{}, self.options]))
            if "recoverable" not in told.get("journal", {}):
                assert not before["dirty"], self.told
                self.options = {}
                self.states, self.place = [self.seen()], 0
                return
            outcome = recover(self.pipe)
            assert (outcome["lostChanges"], outcome["lostBytes"]) == (0, 0), self.told
            assert "lostSteps" not in outcome, self.told
        self.check()
        assert self.steps() == steps, self.told
        after = self.ask("table/describe")
        assert after["dirty"] == before["dirty"], self.told
        if any("computed" in column for column in after["columns"]):
            # A save writes what the file had in columns that are computed now.
            return
        told, known = after.get("unsaved", {}), before.get("unsaved", {})
        for name in ("records", "columns"):
            assert told.get(name) == known.get(name), (told, known, self.told)
        assert self.copy() == content, self.told

    def walk(self):
        """Undoes all, and redoes all."""
        self.log.append("walk")
        here = self.place
        while self.place > 0:
            self.ask("table/undo")
            self.place -= 1
            self.check()
        while self.place + 1 < len(self.states):
            self.ask("table/redo")
            self.place += 1
            self.check()
        while self.place > here:
            self.ask("table/undo")
            self.place -= 1
        self.check()


@pytest.mark.parametrize("seed", seeds(24))
def test_a_recovery_leads_to_the_table_that_there_was(start, tmp_path, folder, seed):
    world = World(start, tmp_path / "file.csv", seed)
    for _ in range(3):
        for _ in range(world.chance.randrange(2, 12)):
            world.step()
        world.kill()
        if world.chance.randrange(2):
            world.walk()
