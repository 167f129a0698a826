"""Law 8 as one state machine: open, edit, sort, undo, save, save elsewhere, every kind of change
from outside, a kill at any moment, recover. The model is a list of records with their bytes.

After a save the file has the model's bytes. Answered edits are there after a kill, never a mix.
What somebody else has written is in the table, or it is told and no save writes over it unasked.
"""

import os
import random
import time

import pytest
from harness import RpcError, seeds
from keep_model import HEADER, Spelling, States, field, is_same, key, merged, row, values

RULES = ["tell", "follow", "reload", "merge"]


def lossy(value):
    return "".join("\ufffd" if "\udc80" <= c <= "\udcff" else c for c in value)


def known_fields(mine, found):
    """A record as the model spells it; where it does not know that, as it was found."""
    fields = [had if had[1] is not None else new for had, new in zip(mine, found)]
    is_unknown = any(raw is None for _, raw in mine)
    return (*fields, *found[len(fields) :]) if is_unknown else tuple(fields)


class World:
    """A table of a file, what was done to both, and the model."""

    def __init__(self, start, folder, seed):
        self.start, self.folder, self.seed = start, folder, seed
        self.chance = random.Random(seed)
        self.spelling = Spelling(self.chance)
        self.is_keyed = self.chance.random() < 0.7
        self.rule = self.chance.choice(RULES if self.is_keyed else RULES[:3])
        self.durability = self.chance.choice(["written", "written", "synced"])
        self.path = folder / f"{seed}.csv"
        self.names = iter(range(100, 10**6))
        self.log = []
        self.states = States(self.spelling.begin(self.chance))
        self.disk = self.spelling.file(self.states.rows)  # what the table knows of the file
        self.foreign = None  # what the file holds, if that was told and not taken
        self.path.write_bytes(self.disk)
        self.launch()
        self.open()

    # MARK: The daemon

    def launch(self):
        self.pipe = self.start(durability=self.durability)

    def open(self, **options):
        columns = {name: {"type": "text"} for name in HEADER}
        dialect = {"header": True, "delimiter": ",", "quote": '"', "comment": None}
        dialect["encoding"] = {
            "utf-8-sig": "utf-8", "utf-16-le": "utf-16le", "cp1252": "windows-1252"
        }.get(
            self.spelling.encoding, self.spelling.encoding
        )
        keys = {"keyColumns": ["id"]} if self.is_keyed else {}
        told = self.pipe.request(
            "table/open", table="t", path=str(self.path), dialect=dialect, columns=columns,
            whenFileChanges=self.rule, wait=True, **keys, **options,
        )  # fmt: skip
        self.show()
        return told

    def reread(self):
        """The file's last line counts again: that of a file without records is its header."""
        self.spelling.is_open = self.spelling.is_open and bool(self.spelling.rows(self.disk))

    def show(self):
        self.reread()
        for view in "uv":
            self.pipe.request("view/open", table="t", view=view)
        sort = [{"column": "text", "direction": "descending"}]
        self.pipe.request("view/set", view="v", state={"sort": sort})

    def ask(self, method, **params):
        return self.pipe.request(method, table="t", **params)

    def describe(self):
        return self.ask("table/describe")

    def shown(self):
        """The keys of the rows, and their values."""
        cells = self.pipe.cells("u", range={"first": 0, "size": 999}, wait=True)
        found = [tuple(c[name]["value"] or "" for name in HEADER) for _, c in cells]
        return [key for key, _ in cells], found

    def edit(self, *edits):
        return self.ask("table/edit", edits=list(edits))

    @property
    def told(self):
        return f"seed {self.seed}, {self.rule}: {' '.join(self.log)}"

    # MARK: Steps

    def step(self):
        names = [name for name in dir(self) if name.startswith("do_")]
        if self.foreign is not None:
            names = ["do_edit", "do_undo", "be_refused", *["decide"] * 3]
        name = self.chance.choice(names + ["do_edit", "do_edit"])
        self.log.append(name.removeprefix("do_"))
        getattr(self, name)()
        self.check()

    def random_edit(self, keys, rows):
        """An edit of rows, and what they become; None where nothing is to be done."""
        kind = self.chance.choice(["set", "set", "set", "insert", "remove", "move"])
        if not rows:
            kind = "insert"
        at = self.chance.randrange(len(rows)) if rows else 0
        if kind == "set":
            place, text = self.chance.choice([1, 2]), self.chance.choice(self.spelling.texts)
            if values(rows[at])[place] == text:
                return None
            fields = list(rows[at]) + [("", "")] * (place + 1 - len(rows[at]))
            fields[place] = field(text)
            edit = {"kind": "set", "row": keys[at], "column": HEADER[place], "value": text}
            return edit, rows[:at] + (tuple(fields),) + rows[at + 1 :]
        if kind == "insert":
            name, text = f"n{next(self.names)}", self.chance.choice(self.spelling.texts)
            new = row(name, text, "")
            where = {"kind": "before", "row": keys[at]} if rows else {"kind": "end"}
            edit = {"kind": "insert", "rows": [{"id": name, "text": text}], "place": where}
            return edit, rows[:at] + (new,) + rows[at:]
        without = rows[:at] + rows[at + 1 :]
        if kind == "remove":
            return {"kind": "remove", "rows": [keys[at]]}, without
        if at == 0:
            return None
        edit = {"kind": "move", "rows": [keys[at]], "place": {"kind": "start"}}
        return edit, (rows[at], *without)

    def do_edit(self):
        keys, _ = self.shown()
        assert len(keys) == len(self.states.rows), (keys, self.states.rows, self.told)
        made = self.random_edit(keys, self.states.rows)
        if made:
            self.edit(made[0])
            self.states.do(made[1])

    def do_adopt(self):
        keys, _ = self.shown()
        order = self.pipe.request("view/rows", view="v", range={"first": 0, "size": 999}, wait=True)
        rows = tuple(self.states.rows[keys.index(key)] for key in order["keys"])
        self.edit({"kind": "adopt", "view": "v"})
        if rows != self.states.rows:
            self.states.do(rows)

    def do_undo(self):
        step = self.ask("table/undo")["step"]
        assert (step is not None) == bool(self.states.past), self.told
        self.states.undo()

    def do_redo(self):
        step = self.ask("table/redo")["step"]
        assert (step is not None) == bool(self.states.future), self.told
        self.states.redo()

    def do_revert(self):
        is_dirty = self.describe()["dirty"]
        self.ask("table/revert")
        if is_dirty:
            self.states.do(self.states.saved)
            self.states.has = self.states.others

    def do_rule(self):
        self.rule = self.chance.choice(RULES if self.is_keyed else RULES[:3])
        self.ask("table/watchFile", whenFileChanges=self.rule)

    # MARK: Saving

    def saved(self):
        """The file is what the table is: the bytes are the model's where it knows them."""
        content = self.path.read_bytes()
        found = self.spelling.rows(content)
        assert is_same(found, self.states.rows), (found, self.states.rows, self.told)
        known = tuple(map(known_fields, self.states.rows, found))
        expected = self.spelling.file(known)
        assert content == expected, f"{content}, not {expected}; {self.told}"
        self.states.rows = self.states.saved = known
        self.states.others = frozenset()
        self.disk, self.foreign = content, None

    def do_save(self):
        overwrite = {}
        if self.states.lacks_others:
            self.log.append("lacking")
            for dry in (False, True):
                error = self.pipe.error("table/save", table="t", dryRun=dry)
                assert error.kind == "fileChanged", (error, self.told)
            assert self.path.read_bytes() == self.disk, self.told
            if self.chance.random() < 0.5:
                return
            overwrite = {"overwrite": "always"}
        self.ask("table/save", sync=self.chance.random() < 0.1, **overwrite)
        self.saved()

    def do_save_elsewhere(self):
        self.path = self.folder / f"{self.seed}-{next(self.names)}.csv"
        self.ask("table/save", path=str(self.path), sync=False)
        self.saved()

    def do_copy(self):
        path = self.folder / "copy.csv"
        self.ask("table/save", path=str(path), copy=True, overwrite="always", sync=False)
        assert is_same(self.spelling.rows(path.read_bytes()), self.states.rows), self.told

    # MARK: Changes from outside

    def write(self, content, how):
        if how == "in place":
            self.path.write_bytes(content)
        else:
            other = self.folder / "other.new"
            other.write_bytes(content)
            os.replace(other, self.path)

    def others(self):
        """What somebody else makes of the records: rows that we have not changed are others."""
        base = self.spelling.rows(self.disk)
        ours = {key(r): values(r) for r in self.states.rows}
        rows = []
        for record in base:
            is_ours = ours.get(key(record)) != values(record)
            kind = self.chance.choice(["keep"] * 3 + ["set", "remove", "quote"])
            if kind == "set" and not is_ours:
                record = (record[0], field(f"t{next(self.names)}"), *record[2:])
            elif kind == "quote":
                value = values(record)[0]
                record = ((value, f'"{value}"'), *record[1:])
            if kind != "remove" or is_ours:
                rows.append(record)
        for _ in range(self.chance.randrange(3)):
            at = self.chance.randrange(len(rows) + 1)
            rows.insert(at, row(f"t{next(self.names)}", "theirs", ""))
        return tuple(rows)

    def do_touch(self):
        os.utime(self.path, ns=(0, self.chance.randrange(10**12)))
        assert self.describe()["sourceState"] == "asOpened", self.told

    def do_same_bytes(self):
        self.write(self.disk, self.chance.choice(["in place", "by rename"]))
        self.wait_state("asOpened")

    def do_rename_away_and_back(self):
        away = self.folder / "away"
        self.path.rename(away)
        self.wait_state("removed")
        away.rename(self.path)
        self.wait_state("asOpened")

    def do_append(self):
        """Whole records, in one or several writes, with an unfinished line between them."""
        if self.spelling.is_open and self.spelling.rows(self.disk):
            return
        names = [f"t{next(self.names)}" for _ in range(self.chance.randint(1, 3))]
        rows = tuple(row(name, "x,y", "") for name in names)
        text = self.spelling.text_of(self.spelling.file(rows)).split(self.spelling.end, 1)[1]
        if self.spelling.is_open:
            text += self.spelling.end
        content = text.encode(self.spelling.codec)
        cut = self.chance.choice([0, self.chance.randrange(len(content))])
        with self.path.open("ab") as file:
            file.write(content[:cut])
            file.flush()
            if cut and self.rule == "follow":
                self.describe()
            file.write(content[cut:])
        self.outside(self.disk + content, rows)

    def do_others(self):
        rows = self.others()
        content = self.spelling.file(rows)
        count = len(self.spelling.rows(self.disk))
        grown = rows[count:] if content.startswith(self.disk) else None
        if len(content) != len(self.disk):  # so that it can be seen when it was taken
            how = self.chance.choice(["in place", "by rename", "by rename"])
            self.log.append(how)
            self.write(content, how)
            self.outside(content, grown)

    def do_truncate(self):
        """The file is cut behind a record, but not before one that we have changed."""
        base = self.spelling.rows(self.disk)
        ours = {key(r): values(r) for r in self.states.rows}
        changed = [at for at, r in enumerate(base) if ours.get(key(r)) != values(r)]
        count = self.chance.randint(max([0, *(at + 1 for at in changed)]), len(base))
        content = self.spelling.file(base[:count])
        if len(content) < len(self.disk) and self.disk.startswith(content):
            os.truncate(self.path, len(content))
            self.outside(content)

    def do_remove(self):
        self.path.unlink()
        self.wait_state("removed")
        self.foreign = b""

    def wait_state(self, *states):
        deadline = time.monotonic() + 20
        while (found := self.describe())["sourceState"] not in states:
            assert time.monotonic() < deadline, (found["sourceState"], states, self.told)
            time.sleep(0.01)
        return found

    def outside(self, content, grown=None):
        """The file has other content; ``grown`` has the rows that were appended to the old one."""
        is_dirty = self.describe()["dirty"]
        must = self.rule == "merge" or self.rule == "reload" and not is_dirty
        deadline = time.monotonic() + 20
        while True:
            told = self.describe()
            is_taken = told["sourceState"] == "asOpened" and told["source"]["bytes"] == len(content)
            if is_taken or not must and told["sourceState"] != "asOpened":
                break
            assert time.monotonic() < deadline, (told, self.told)
            time.sleep(0.01)
        self.log.append("taken" if is_taken else told["sourceState"])
        if not is_taken:
            self.foreign = content
            return
        assert self.rule != "tell", self.told
        keys, found = self.shown()
        theirs = self.spelling.rows(content)
        before = self.states.rows
        if grown and len(self.steps()) == self.count:
            self.states.grow(grown)
        elif not is_dirty and is_same(theirs, before):
            self.states.rows = self.states.saved = theirs
            self.states.forget_spellings()
        elif not is_dirty:
            self.states.take(theirs)
            self.states.forget_spellings()
            self.states.saved = theirs
        else:
            result = merged(self.spelling.rows(self.disk), before, theirs)
            names = [values[0] for values in found]
            assert sorted(names) == sorted(result), (names, result, self.told)
            self.states.take(tuple(result[name] for name in names))
            self.states.forget_spellings()
            self.states.saved = theirs
            if is_same(self.states.rows, theirs):
                self.states.saved = self.states.rows = theirs
        self.disk = content
        self.reread()

    def steps(self):
        items = self.ask("table/history")["items"]
        return [(item["id"], item["done"], item.get("label")) for item in items]

    # MARK: What was told

    def be_refused(self):
        file = self.path.read_bytes() if self.path.exists() else None
        try:
            self.ask("table/save", sync=False)
        except RpcError as error:
            assert error.kind == "fileChanged", (error, self.told)
            assert file == (self.path.read_bytes() if self.path.exists() else None)
        else:
            # Only a file that is gone is made again.
            assert file is None, self.told
            self.saved()

    def decide(self):
        how = self.chance.choice(["back", "overwrite", "elsewhere", "take", "kill"])
        self.log.append(how)
        if how == "kill":
            return self.kill_and_recover()
        if how == "take" and self.foreign:
            self.ask("table/revert")
            self.ask("table/watchFile", whenFileChanges="reload")
            self.rule = "reload"
            size = len(self.foreign)
            self.pipe.wait(lambda: self.describe()["source"]["bytes"] == size, what=self.told)
            self.wait_state("asOpened")
            theirs = self.spelling.rows(self.foreign)
            _, found = self.shown()
            assert found == [tuple(map(lossy, values(r))) for r in theirs], (found, self.told)
            self.states = States(theirs)
            self.disk, self.foreign = self.foreign, None
            # What undo reaches now is looked at by the laws of reloads.
            return self.reopen()
        if how in ("overwrite", "elsewhere"):
            other = {"overwrite": "always"}
            was, old = self.path, self.path.read_bytes() if self.path.exists() else None
            if how == "elsewhere":
                self.path = self.folder / f"{self.seed}-{next(self.names)}.csv"
                other = {"path": str(self.path)}
            try:
                self.ask("table/save", sync=False, **other)
            except RpcError as error:
                # Records that were not edited are gone with the old content.
                assert error.kind in ("sourceChanged", "readFailed"), (error, self.told)
                assert old == was.read_bytes()
                self.path = was
            else:
                return self.saved()
        self.write(self.disk, "by rename")
        self.wait_state("asOpened")
        self.foreign = None

    def reopen(self):
        self.ask("table/close")
        self.open()

    # MARK: Kills

    def do_kill(self):
        self.kill_and_recover()

    def do_backup(self):
        """The daemon ends, and the table is opened from its backup: the hot exit of an editor."""
        before, steps = self.describe(), self.steps()
        path = str(self.folder / "t.backup")
        told = self.ask("table/backup", path=path)
        assert told["dirty"] == before["dirty"], self.told
        self.pipe.kill()
        self.launch()
        told = self.pipe.request(
            "table/open", table="t", backup=path, whenFileChanges=self.rule, wait=True
        )
        assert told["journal"]["restored"]["base"] in ("same", "grown"), (told, self.told)
        assert told["dirty"] == before["dirty"] and self.steps() == steps, (told, self.told)
        self.show()

    def kill_and_recover(self):
        before = self.describe()
        steps = self.steps()
        self.pipe.kill()
        self.recover([self.states.rows], before["dirty"], steps)

    def recover(self, allowed, is_dirty, steps=None):
        """Opens the file anew: the rows are one of the states that are allowed."""
        if not self.path.exists():
            self.path.write_bytes(self.disk)
            self.foreign = None
        self.launch()
        told = self.open().get("journal", {}).get("recoverable")
        if self.foreign is not None:
            if told and told["base"] != "grown":
                error = self.pipe.error("table/recover", table="t", action="apply")
                assert error.kind == "notRecoverable", error
            self.ask("table/close")
            self.write(self.disk, "by rename")
            self.foreign = None
            told = self.open().get("journal", {}).get("recoverable")
        if told:
            assert told["base"] in ("same", "grown"), (told, self.told)
            outcome = self.ask("table/recover", action="apply")
            assert (outcome["lostChanges"], outcome["lostBytes"]) == (0, 0), (outcome, self.told)
            if steps is not None:
                assert self.steps() == steps, self.told
        else:
            assert not is_dirty, self.told
            self.states.forget()
        _, found = self.shown()
        for number, rows in enumerate(allowed):
            if found == [tuple(map(lossy, values(r))) for r in rows]:
                return number
        raise AssertionError((found, allowed, self.told))

    def do_kill_amid_edits(self):
        """Edits are on their way; those that were answered are there, perhaps some more."""
        keys, _ = self.shown()
        pending, states = [], [self.states.rows]
        for _ in range(self.chance.randint(1, 12)):
            # Sets only: keys of new rows would have to be known before.
            rows = states[-1]
            if not rows:
                break
            at, text = self.chance.randrange(len(rows)), f"p{next(self.names)}"
            fields = list(rows[at]) + [("", "")] * (2 - len(rows[at]))
            fields[1] = field(text)
            edit = {"kind": "set", "row": keys[at], "column": "text", "value": text}
            pending.append(self.pipe.start_request("table/edit", {"table": "t", "edits": [edit]}))
            states.append(rows[:at] + (tuple(fields),) + rows[at + 1 :])
        if pending:
            last = self.chance.choice(pending)
            self.pipe.wait(lambda: last in self.pipe.answers)
        is_dirty = bool(pending) or self.describe()["dirty"]
        self.pipe.kill()
        self.pipe.threads[0].join(10)
        answered = sum(number in self.pipe.answers for number in pending)
        past, past_has = self.states.past, self.states.past_has
        made = answered + self.recover(states[answered:], is_dirty)
        if made:
            self.states.past = [*past, *states[:made]]
            self.states.past_has = [*past_has, *[self.states.has] * made]
            self.states.future, self.states.future_has = [], []
        self.states.rows = states[made]

    def do_kill_amid_save(self):
        """The file is the old or the new one, and the table is what it was."""
        if self.states.lacks_others:
            return
        before, steps = self.describe(), self.steps()
        self.pipe.start_request("table/save", {"table": "t"})
        time.sleep(self.chance.random() * 0.01)
        self.pipe.kill()
        content = self.path.read_bytes()
        is_new = content != self.disk
        if is_new:
            self.saved()
        self.recover([self.states.rows], before["dirty"] and not is_new, None if is_new else steps)

    # MARK: The check

    def check(self):
        if self.foreign is not None:
            return
        assert self.path.read_bytes() == self.disk, self.told
        _, found = self.shown()
        assert found == [tuple(map(lossy, values(r))) for r in self.states.rows], self.told
        told = self.describe()
        assert told["sourceState"] == "asOpened", self.told
        assert "conflicts" not in told, self.told
        if self.states.rows and self.states.rows is self.states.saved:
            assert not told["dirty"], self.told
        elif not is_same(self.states.rows, self.states.saved):
            assert told["dirty"], self.told
        self.count = len(self.steps())
        left = [name for name in os.listdir(self.folder) if name.startswith(".")]
        if "kill_amid_save" not in self.log:
            assert left == [], (left, self.told)


@pytest.mark.parametrize("seed", seeds(12))
def test_nothing_is_lost_and_nothing_else_is_touched(start, tmp_path, monkeypatch, seed):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    folder = tmp_path / "files"
    folder.mkdir()
    world = World(start, folder, seed)
    world.check()
    for _ in range(40):
        world.step()
