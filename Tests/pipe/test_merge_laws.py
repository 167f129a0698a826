"""Laws of merges: random edits on both sides, against a model."""

import random

import pytest
from harness import seeds
from watched_file import (
    HEAD,
    ROWS,
    conflicts,
    describe,
    edit,
    open_table,
    replace,
    resolve,
    rows,
    save_merged,
    set_cell,
    settle,
    undo,
    wait_for,
)


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


def write(path, text, how="by rename"):
    replace(path, text) if how == "by rename" else path.write_text(text)


# MARK: The model


class Model:
    """What a merge of rows with keys gives, said plainly: the order is left out."""

    def __init__(self, base, ours, theirs):
        base, ours, theirs = ({row[0]: row for row in rows} for rows in (base, ours, theirs))
        self.rows, self.conflicts = {}, set()
        for key in base.keys() | ours.keys() | theirs.keys():
            old, our, their = (side.get(key) for side in (base, ours, theirs))
            if our and their:
                self.rows[key] = self.merged(key, old, our, their)
            elif our and (not old or our != old):
                self.rows[key] = our
                self.conflicts |= {(key, "removed", "theirs")} if old else set()
            elif their and (not old or their != old):
                self.rows[key] = their
                self.conflicts |= {(key, "removed", "ours")} if old else set()

    def merged(self, key, old, our, their):
        row = [key]
        for place, column in ((1, "name"), (2, "city")):
            mine, other = our[place], their[place]
            if old and mine == old[place]:
                mine = other
            elif mine != other and not (old and other == old[place]):
                self.conflicts.add((key, "cell", column))
            row.append(mine)
        return row


def change(chance, records, step, keys):
    """Some changes of a list of records, and the edits that make them."""
    edits = []
    for number in range(chance.randrange(1, 5)):
        kind = chance.choice(["set", "set", "set", "add", "remove", "move"])
        if not records:
            kind = "add"
        row = chance.choice(records) if records else None
        if kind == "set":
            place = chance.randrange(1, 3)
            value = chance.choice(["same", f"v{step}{number}"])
            row[place] = value
            edits.append(set_cell(int(row[0]), ("id", "name", "city")[place], value))
        elif kind == "add":
            key = next((key for key in keys if all(row[0] != key for row in records)), None)
            if key is None:
                continue
            keys.remove(key)
            place = chance.randrange(len(records) + 1)
            records.insert(place, [key, chance.choice(["same", f"n{step}"]), "c"])
            where = {"kind": "index", "sourceIndex": place}
            row = {"id": int(key), "name": records[place][1], "city": "c"}
            edits.append({"kind": "insert", "place": where, "rows": [row]})
        elif kind == "remove":
            records.remove(row)
            edits.append({"kind": "remove", "rows": [int(row[0])]})
        else:
            records.remove(row)
            place = chance.randrange(len(records) + 1)
            where = {"kind": "end"}
            if place < len(records):
                where = {"kind": "before", "row": int(records[place][0])}
            records.insert(place, row)
            edits.append({"kind": "move", "rows": [int(row[0])], "place": where})
    return edits


def spelled(chance, records, path):
    """The bytes of records, with quotes and line ends as somebody may have written them. They are
    not as many as the file has, so that it is seen when they were taken in."""
    while True:
        text = HEAD
        for row in records:
            text += ",".join(f'"{field}"' if chance.random() < 0.3 else field for field in row)
            text += chance.choice(["\n", "\r\n"])
        if len(text) != path.stat().st_size or not records:
            return text


def wait_taken(pipe, text):
    """Waits until the daemon has taken in the new content of the file."""
    size = len(text.encode())
    pipe.wait(lambda: describe(pipe)["source"]["bytes"] == size, what="the new content")
    wait_for(pipe, "asOpened")


def fields(text):
    """The records of a file of ours, by key: each field as it is spelled."""
    lines = text.replace("\r\n", "\n").removeprefix(HEAD).split("\n")[:-1]
    return {line.split(",")[0].strip('"'): line.split(",") for line in lines}


@pytest.mark.parametrize("seed", seeds(6))
def test_merges_follow_the_model(pipe, path, seed):
    """Law: whatever both sides do, the table is what the model says; after every conflict is
    decided, a save gives these rows, and each field that is theirs has their bytes."""
    chance = random.Random(seed)
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    base = [row.split(",") for row in ROWS]
    keys = [str(key) for key in range(4, 400)]
    for step in range(12):
        ours, theirs = ([list(row) for row in base] for _ in range(2))
        fresh = keys[:8]
        edits = change(chance, ours, f"o{step}", list(fresh))
        for one in edits:
            edit(pipe, one)
        before = rows(pipe)
        assert before == [",".join(row) for row in ours]
        change(chance, theirs, f"t{step}", list(fresh))
        keys = keys[8:]
        text = spelled(chance, theirs, path)
        write(path, text, chance.choice(["by rename", "in place"]))
        model = Model(base, ours, theirs)
        expected = sorted(",".join(row) for row in model.rows.values())

        def is_merged(expected=expected, model=model):
            told = conflicts(pipe)["items"]
            found = {
                (str(item["row"]), item["kind"], item.get("column") or item.get("removedBy"))
                for item in told
                if item["kind"] != "place"
            }
            return sorted(rows(pipe)) == expected and found == model.conflicts

        wait_taken(pipe, text)
        pipe.wait(is_merged, what=f"the merge of step {step}")
        if describe(pipe)["history"].get("undoLabel") == "Merge" and chance.random() < 0.3:
            merged, told = rows(pipe), conflicts(pipe)["items"]
            undo(pipe)
            assert rows(pipe) == before and conflicts(pipe)["count"] == 0
            pipe.request("table/redo", table="t")
            assert rows(pipe) == merged and conflicts(pipe)["items"] == told
        result = decide(pipe, chance, model, theirs)
        if describe(pipe)["dirty"] or chance.random() < 0.5:
            save_merged(pipe)
        saved, known = fields(path.read_text()), fields(text)
        for key, row in saved.items():
            assert [field.strip('"') for field in row] == result[key]
            for place, field in enumerate(known.get(key, [])):
                assert field.strip('"') != result[key][place] or row[place] == field
        assert [row.split(",")[0] for row in rows(pipe)] == list(saved)
        assert sorted(saved) == sorted(result)
        assert not describe(pipe)["dirty"]
        base = [result[key] for key in saved]


def decide(pipe, chance, model, theirs):
    """Decides all conflicts, each for a side; the rows of the model afterwards, by key."""
    result = dict(model.rows)
    known = {row[0]: row for row in theirs}
    for key, kind, what in sorted(model.conflicts):
        side = chance.choice(["ours", "theirs"])
        place = {"row": int(key)} | ({"column": what} if kind == "cell" else {})
        if kind == "removed":
            if side == what:
                del result[key]
        elif side == "theirs":
            at = ("id", "name", "city").index(what)
            result[key] = [*result[key][:at], known[key][at], *result[key][at + 1 :]]
        assert resolve(pipe, side, conflicts=[place])["resolved"] >= 1
    resolve(pipe, chance.choice(["ours", "theirs"]))  # the places
    assert conflicts(pipe)["count"] == 0
    return result


@pytest.mark.parametrize("seed", seeds(4))
def test_nothing_is_lost_without_keys(pipe, path, seed):
    """Law: without keys, too, undo gives our rows back, and a save writes what is shown."""
    chance = random.Random(seed)
    open_table(pipe, path, "merge")
    settle(pipe)
    for step in range(10):
        shown = [row.split(",") for row in rows(pipe)]
        theirs = [list(row) for row in shown]
        keys = [key for key, _ in pipe.replica("s").rows]
        for place in chance.sample(range(len(keys)), min(len(keys), 2)):
            edit(pipe, set_cell(keys[place], "name", f"o{step}{place}"))
        if chance.random() < 0.5:
            new = {"id": 90 + step, "name": "new", "city": "x"}
            edit(pipe, {"kind": "insert", "place": {"kind": "end"}, "rows": [new]})
        before = rows(pipe)
        change(chance, theirs, f"t{step}", [str(200 + step)])
        text = spelled(chance, theirs, path)
        steps = describe(pipe)["history"]["undo"]
        path.write_text(text) if chance.random() < 0.5 else replace(path, text)
        wait_taken(pipe, text)
        if describe(pipe)["history"]["undo"] > steps:
            merged = rows(pipe)
            undo(pipe)
            assert rows(pipe) == before
            pipe.request("table/redo", table="t")
            assert rows(pipe) == merged
        resolve(pipe, chance.choice(["ours", "theirs"]))
        save_merged(pipe)
        lines = path.read_text().replace("\r\n", "\n").replace('"', "").split("\n")[1:-1]
        assert lines == rows(pipe)


def change_own(chance, records, first):
    """Some changes of rows without keys, and the edits that make them, by the places of rows."""
    edits = []
    for step in range(chance.randrange(0, 4)):
        kind = chance.choice(["set", "remove", "last", "last", "insert"])
        if kind == "insert":
            place = chance.randrange(len(records) + 1)
            records.insert(place, [f"{first + step}", "p", "q"])
            edits.append(("insert", place, records[place]))
        elif records and kind == "set":
            place = chance.randrange(len(records))
            records[place][1] = f"s{first + step}"
            edits.append(("set", place, records[place][1]))
        elif records:
            place = len(records) - 1 if kind == "last" else chance.randrange(len(records))
            records.pop(place)
            edits.append(("remove", place, None))
    return edits


@pytest.mark.parametrize("seed", seeds(4))
def test_rows_that_both_append_are_there_once(pipe, path, seed):
    """Law: without keys, rows that both sides append are one in the merged table, whatever else both have
    done to the rows before."""
    chance = random.Random(seed)
    open_table(pipe, path, "merge")
    settle(pipe)
    for step in range(8):
        first = 1000 * (step + 1)
        base = [[f"{first + place}", f"a{place}", "c"] for place in range(chance.randrange(1, 5))]
        text = spelled(chance, base, path)
        replace(path, text)
        wait_taken(pipe, text)
        pipe.wait(lambda base=base: rows(pipe) == [",".join(row) for row in base], what="the base")
        shared = [[f"{first + 100 + place}", "u", "v"] for place in range(chance.randrange(1, 3))]
        ours, theirs = ([list(row) for row in base] for _ in range(2))
        for kind, place, value in change_own(chance, ours, first + 200):
            keys = [key for key, _ in pipe.replica("s").rows]
            if kind == "insert":
                row = dict(zip(("id", "name", "city"), value, strict=True)) | {"id": int(value[0])}
                where = {"kind": "index", "sourceIndex": place}
                edit(pipe, {"kind": "insert", "place": where, "rows": [row]})
            elif kind == "set":
                edit(pipe, set_cell(keys[place], "name", value))
            else:
                edit(pipe, {"kind": "remove", "rows": [keys[place]]})
            pipe.sync()
        for row in shared:
            new = dict(zip(("id", "name", "city"), row, strict=True)) | {"id": int(row[0])}
            edit(pipe, {"kind": "insert", "place": {"kind": "end"}, "rows": [new]})
        change_own(chance, theirs, first + 300)
        text = spelled(chance, theirs + shared, path)
        replace(path, text)
        wait_taken(pipe, text)
        for row in shared:
            found = rows(pipe).count(",".join(row))
            assert found == 1, f"seed {seed}, step {step}: {row}, {rows(pipe)}; {base}, {ours}, {theirs}"
        resolve(pipe, "theirs")
        save_merged(pipe)
