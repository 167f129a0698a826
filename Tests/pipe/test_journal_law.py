"""Edits that were answered are there after any kill: from the journal, or from a backup."""

import random

import pytest
from harness import seeds
from test_journal import entries, file, folder, kill, opened, recover, rows  # noqa: F401


class World:
    """A table that is edited, saved and killed at random, and a list of rows."""

    def __init__(self, start, file, seed, **initialize):
        self.start, self.file, self.initialize = start, file, initialize
        self.random = random.Random(seed)
        self.past, self.future = [], []
        self.rows = [["Ada", 36], ["Bert", 41], ["Cleo", 29], ["Dora", 50]]
        self.log = []
        self.open()

    def open(self):
        self.pipe = self.start(**self.initialize)
        return opened(self.pipe, self.file)

    def keys(self):
        return [key for key, _ in entries(self.pipe)]

    def change(self, edit, rows):
        self.log.append(edit)
        self.pipe.request("table/edit", **{"table": "t", "edits": [edit]})
        self.past.append(self.rows)
        self.future = []
        self.rows = rows

    def step(self):
        keys = self.keys()
        place = self.random.randrange(len(keys)) if keys else None
        kind = self.random.choice(["set", "set", "insert", "remove", "move", "undo", "redo", "save", "save"])
        if place is None and kind in ("set", "remove", "move"):
            kind = "insert"
        rows = [list(row) for row in self.rows]
        if kind == "set":
            value = self.random.randrange(100)
            rows[place][1] = value
            if rows != self.rows:
                edit = {"kind": "set", "row": keys[place], "column": "age", "value": value}
                self.change(edit, rows)
        elif kind == "insert":
            new = ["N%d" % self.random.randrange(1000), self.random.randrange(100)]
            where = {"kind": "end"} if place is None else {"kind": "after", "row": keys[place]}
            rows.insert(len(rows) if place is None else place + 1, new)
            self.change({"kind": "insert", "rows": [new], "place": where}, rows)
        elif kind == "remove":
            rows.pop(place)
            self.change({"kind": "remove", "rows": [keys[place]]}, rows)
        elif kind == "move":
            if place == 0:
                return
            row = rows.pop(place)
            rows.insert(0, row)
            self.change({"kind": "move", "rows": [keys[place]], "place": {"kind": "start"}}, rows)
        elif kind == "undo" and self.past:
            self.log.append("undo")
            self.pipe.request("table/undo", **{"table": "t"})
            self.future.append(self.rows)
            self.rows = self.past.pop()
        elif kind == "redo" and self.future:
            self.log.append("redo")
            self.pipe.request("table/redo", **{"table": "t"})
            self.past.append(self.rows)
            self.rows = self.future.pop()
        elif kind == "save" and self.random.randrange(3) == 0:
            self.log.append("save")
            self.pipe.request("table/save", **{"table": "t"})

    def steps(self):
        items = self.pipe.request("table/history", **{"table": "t"})["items"]
        return [(item["id"], item["done"], item.get("label")) for item in items]

    def kill(self):
        """Kills the daemon, and recovers. The undo history is what it was, also over a save."""
        self.log.append("kill")
        before = self.pipe.request("table/describe", **{"table": "t"})
        assert before.get("journal", {"state": "on"})["state"] == "on", before["journal"]
        steps = self.steps()
        backup = self.file.with_suffix(".backup") if self.random.randrange(3) == 0 else None
        if backup:
            self.log.append("backup")
            told = self.pipe.request("table/backup", table="t", path=str(backup))
            assert told["dirty"] == before["dirty"] and told["holds"] == "edits"
        kill(self.pipe)
        if backup:
            self.pipe = self.start(**self.initialize)
            opening = self.pipe.request("table/open", table="t", backup=str(backup))
            journal = opening["journal"]
            # The journal with the same edits is gone.
            assert "recoverable" not in journal and journal["restored"]["base"] == "same", journal
            assert opening["dirty"] == before["dirty"], self.log
        else:
            told = self.open().get("journal", {}).get("recoverable")
            if told:
                outcome = recover(self.pipe)
                assert (outcome["lostChanges"], outcome["lostBytes"]) == (0, 0), self.log
            else:
                assert not before["dirty"], self.log
                self.past, self.future, steps = [], [], []
            after = self.pipe.request("table/describe", **{"table": "t"})
            assert after["dirty"] == before["dirty"], self.log
            assert after.get("unsaved") == before.get("unsaved"), self.log
        assert rows(self.pipe) == self.rows, self.log
        assert self.steps() == steps, self.log


@pytest.mark.parametrize("seed", seeds(12))
def test_acknowledged_edits_are_there_after_any_kill(start, file, folder, seed):
    world = World(start, file, seed, durability="synced" if seed % 3 == 0 else "written")
    for _ in range(4):
        for _ in range(world.random.randrange(12)):
            world.step()
        world.kill()
        while world.past and world.random.randrange(2):
            world.pipe.request("table/undo", **{"table": "t"})
            world.future.append(world.rows)
            world.rows = world.past.pop()
            assert rows(world.pipe) == world.rows, world.log


@pytest.mark.parametrize("seed", seeds(4))
def test_a_kill_amid_pipelined_edits_loses_none_that_was_answered(start, file, folder, seed):
    pipe = start()
    opened(pipe, file)
    chosen = random.Random(seed)
    asked = [
        pipe.start_request(
            "table/edit",
            {
                "table": "t",
                "edits": [{"kind": "set", "row": 1, "column": "age", "value": 1000 + number}],
            },
        )
        for number in range(200)
    ]
    last = chosen.randrange(200)
    pipe.wait(lambda: asked[last] in pipe.answers)
    kill(pipe)
    pipe.wait(lambda: pipe.ended)
    answered = sum(number in pipe.answers for number in asked)
    second = start()
    opened(second, file)
    outcome = recover(second)
    assert outcome["changes"] >= answered
    assert rows(second)[0] == ["Ada", 1000 + outcome["changes"] - 1]
