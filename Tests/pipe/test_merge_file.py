"""A file changes while its table has unsaved edits: both are merged, and nothing is lost."""

import os
import random

import pytest
from harness import RpcError, seeds
from watched_file import (
    HEAD,
    ROWS,
    append,
    describe,
    edit,
    open_table,
    replace,
    rows,
    set_cell,
    settle,
    states,
    wait_for,
    wait_rows,
)


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


def conflicts(pipe, **params):
    return pipe.request("table/conflicts", table="t", **params)


def resolve(pipe, take, **params):
    return pipe.request("table/resolveConflicts", table="t", take=take, **params)


def save(pipe, **params):
    return pipe.request("table/save", table="t", **params)


def save_merged(pipe):
    """Saves once the daemon has seen the newest content of the file, which may hold the same rows."""

    def is_saved():
        try:
            return save(pipe, sync=False)
        except RpcError as error:
            assert error.kind == "fileChanged"

    pipe.wait(is_saved, what="the save")


def undo(pipe):
    return pipe.request("table/undo", table="t")


def cell_conflict(row, column, base, ours, theirs):
    texts = {"base": base, "ours": ours, "theirs": theirs}
    return {"kind": "cell", "row": row, "column": column, **texts}


def problems(pipe):
    """The problems that the subscription p was told last."""
    updates = [params for method, params in pipe.events if method == "view/update"]
    told = [u["problems"] for u in updates if u["subscription"] == "p" and "problems" in u]
    return told[-1] if told else []


def write(path, text, how="by rename"):
    replace(path, text) if how == "by rename" else path.write_text(text)


# MARK: What becomes of both


@pytest.mark.parametrize("how", ["by rename", "in place"])
@pytest.mark.parametrize("keys", [None, ["id"]])
def test_both_changes_are_in_one_step(pipe, path, how, keys):
    open_table(pipe, path, "merge", **({"keyColumns": keys} if keys else {}))
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    write(path, HEAD + '1,Ada,"Paris"\n2,Grace,New York\n3,Linus,Helsinki\n4,Alan,Wilmslow\n', how)
    wait_rows(pipe, ["1,Eve,Paris", *ROWS[1:], "4,Alan,Wilmslow"])
    answer = describe(pipe)
    assert answer["sourceState"] == "asOpened" and answer["dirty"]
    assert answer["unsaved"] == {"records": 1, "bytes": 3, "columns": False, "order": False}
    assert "conflicts" not in answer
    assert answer["history"]["undo"] == 2 and answer["history"]["undoLabel"] == "Merge"
    text = path.read_text()
    save(pipe)
    assert path.read_text() == text.replace("Ada", "Eve")
    assert not describe(pipe)["dirty"]


def test_without_edits_it_is_a_reload(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    replace(path, HEAD + "3,Linus,Portland\n1,Ada,London\n")
    wait_rows(pipe, ["3,Linus,Portland", "1,Ada,London"])
    answer = describe(pipe)
    assert not answer["dirty"] and answer["history"]["undoLabel"] == "Reload"


def test_the_same_change_on_both_sides_is_saved_already(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"), {"kind": "remove", "rows": [2]})
    replace(path, HEAD + "1,Eve,London\n3,Linus,Helsinki\n")
    wait_for(pipe, "asOpened")
    pipe.wait(lambda: not describe(pipe)["dirty"], what="a clean table")
    assert conflicts(pipe)["count"] == 0
    assert save(pipe)["way"] == "unchanged"


def test_rows_of_both_sides(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe,
         {"kind": "insert", "place": {"kind": "after", "row": 1}, "rows": [{"id": 7, "name": "m"}]},
         {"kind": "remove", "rows": [3]})  # fmt: skip
    replace(path, HEAD + "0,Zero,Bern\n1,Ada,London\n2,Grace,Rome\n3,Linus,Helsinki\n")
    wait_rows(pipe, ["0,Zero,Bern", "1,Ada,London", "7,m,", "2,Grace,Rome"])
    text = path.read_text()
    save(pipe)
    assert path.read_text() == text.replace("1,Ada,London\n", "1,Ada,London\n7,m,\n").replace(
        "3,Linus,Helsinki\n", ""
    )
    undo(pipe)  # the merge
    assert rows(pipe) == ["1,Ada,London", "7,m,", "2,Grace,New York"]
    undo(pipe)
    assert rows(pipe) == ROWS


def test_bytes_of_both_files_stay(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"], dialect={"comment": "#"})
    settle(pipe)
    edit(pipe, set_cell(3, "city", "Portland"))
    text = HEAD + '"3","Linus",Helsinki\r\n# note\n5,Zoe,"Rome"\n1,"Ada","London"'
    path.write_bytes(text.encode())
    wait_rows(pipe, ["3,Linus,Portland", "5,Zoe,Rome", "1,Ada,London"])
    save(pipe)
    assert path.read_bytes().decode() == text.replace("Helsinki", "Portland")
    undo(pipe)  # the merge; the file has what it has
    assert rows(pipe) == [*ROWS[:2], "3,Linus,Portland"]
    assert describe(pipe)["dirty"]


def test_selection_and_sort_survive(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    pipe.request("view/set", view="v", state={"sort": [{"column": "name"}]})
    pipe.request("view/select", view="v", action="replace", rows=[2])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Zora"))
    replace(path, HEAD + "3,Linus,Helsinki\n1,Ada,Paris\n2,Grace,New York\n")
    wait_rows(pipe, ["2,Grace,New York", "3,Linus,Helsinki", "1,Zora,Paris"])
    assert [key for key, _ in pipe.replica("s").rows] == [2, 3, 1]
    assert pipe.request("view/selection", view="v")["items"][0]["row"] == 2


# MARK: Conflicts


def in_conflict(pipe, path, **params):
    open_table(pipe, path, "merge", keyColumns=["id"], **params)
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"), set_cell(2, "city", "Boston"))
    replace(path, HEAD + "1,Ida,London\n2,Grace,Salem\n3,Linus,Helsinki\n4,Alan,Wilmslow\n")
    wait_rows(pipe, ["1,Eve,London", "2,Grace,Boston", *ROWS[2:], "4,Alan,Wilmslow"])


def test_a_cell_that_both_changed_is_a_conflict(pipe, path):
    in_conflict(pipe, path)
    answer = conflicts(pipe)
    assert answer["items"] == [
        cell_conflict(1, "name", "Ada", "Eve", "Ida"),
        cell_conflict(2, "city", "New York", "Boston", "Salem"),
    ]
    assert answer["count"] == 2 and describe(pipe)["conflicts"] == 2
    told = [p for m, p in pipe.events if m == "table/didChange"]
    assert told[-1]["conflicts"] == 2
    page = conflicts(pipe, first=1, size=1)
    assert page["items"] == answer["items"][1:] and page["first"] == 1 and "more" not in page
    assert conflicts(pipe, size=1)["more"]
    for params in ({}, {"dryRun": True}, {"overwrite": "always"}):
        error = pipe.error("table/save", table="t", **params)
        assert error.kind == "conflicts" and error.data["count"] == 2
        assert error.data["cells"] == [{"row": 1, "column": "name"}, {"row": 2, "column": "city"}]


def test_conflicts_are_shown_in_windows(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    window = {"kind": "all"}
    pipe.request("view/watch", view="v", subscription="p", window=window, problems=True)
    settle(pipe)
    edit(pipe, set_cell(2, "city", "Boston"))
    replace(path, HEAD + "1,Ada,London\n2,Grace,Salem\n3,Linus,Helsinki\n")
    expected = [{"index": 1, "kind": "conflict", "conflict": "cell", "column": "city"}]
    pipe.wait(lambda: problems(pipe) == expected, what="the problem")
    resolve(pipe, "theirs")
    pipe.sync()
    assert problems(pipe) == []
    undo(pipe)
    pipe.sync()
    assert problems(pipe) == expected


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_all_conflicts_are_decided_at_once(pipe, path, side):
    in_conflict(pipe, path)
    answer = resolve(pipe, side)
    assert answer["resolved"] == 2 and answer["left"] == 0
    assert answer["history"]["undoLabel"] == "Resolve"
    theirs = path.read_text()
    save(pipe)
    ours = theirs.replace("Ida", "Eve").replace("Salem", "Boston")
    assert path.read_text() == (ours if side == "ours" else theirs)
    undo(pipe)
    assert conflicts(pipe)["count"] == 2
    assert rows(pipe)[:2] == ["1,Eve,London", "2,Grace,Boston"]
    pipe.request("table/redo", table="t")
    assert conflicts(pipe)["count"] == 0
    assert not describe(pipe)["dirty"]


def test_conflicts_are_decided_one_by_one(pipe, path):
    in_conflict(pipe, path)
    answer = resolve(pipe, "theirs", conflicts=[{"row": 1, "column": "name"}])
    assert answer["resolved"] == 1 and answer["left"] == 1
    assert resolve(pipe, "theirs", conflicts=[{"row": 1}, {"row": 3}])["resolved"] == 0
    assert pipe.error("table/resolveConflicts", table="t", take="ours",
                      conflicts=[{"row": 99}]).kind == "unknownRow"  # fmt: skip
    error = pipe.error("table/resolveConflicts", table="t", take="ours",
                       conflicts=[{"row": 1, "column": "none"}])  # fmt: skip
    assert error.kind == "unknownColumn" and error.pointer == "/conflicts/0/column"
    edit(pipe, set_cell(2, "city", "Rome"))
    assert conflicts(pipe)["count"] == 0, "an edit decides its cell"
    save(pipe)
    assert path.read_text().splitlines()[1:3] == ["1,Ida,London", "2,Grace,Rome"]
    undo(pipe)
    assert conflicts(pipe)["items"] == [cell_conflict(2, "city", "New York", "Boston", "Salem")]


def test_writing_our_value_again_decides_for_us(pipe, path):
    in_conflict(pipe, path)
    edit(pipe, set_cell(1, "name", "Eve"))
    assert [item["row"] for item in conflicts(pipe)["items"]] == [2]


def test_undoing_the_merge_takes_the_conflicts_back(pipe, path):
    in_conflict(pipe, path)
    undo(pipe)
    assert conflicts(pipe)["count"] == 0 and "conflicts" not in describe(pipe)
    assert rows(pipe) == ["1,Eve,London", "2,Grace,Boston", *ROWS[2:]]
    pipe.request("table/redo", table="t")
    assert conflicts(pipe)["count"] == 2
    undo(pipe)
    save(pipe)  # the merge was taken back, so ours is what is wanted
    assert path.read_text() == HEAD + "1,Eve,London\n2,Grace,Boston\n3,Linus,Helsinki\n"


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_a_row_that_they_removed_and_we_changed(pipe, path, side):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(2, "city", "Boston"))
    replace(path, HEAD + "1,Ada,London\n3,Linus,Helsinki\n")
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [{"kind": "removed", "row": 2, "removedBy": "theirs"}]
    assert rows(pipe) == [ROWS[0], "2,Grace,Boston", ROWS[2]]
    assert resolve(pipe, side)["left"] == 0
    theirs = path.read_text()
    save(pipe)
    ours = theirs.replace("3,", "2,Grace,Boston\n3,")
    assert path.read_text() == (ours if side == "ours" else theirs)


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_a_row_that_we_removed_and_they_changed(pipe, path, side):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "remove", "rows": [2]})
    replace(path, HEAD + "1,Ada,London\n2,Grace,Salem\n3,Linus,Helsinki\n")
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [{"kind": "removed", "row": 2, "removedBy": "ours"}]
    assert rows(pipe) == [ROWS[0], "2,Grace,Salem", ROWS[2]]
    assert pipe.error("table/save", table="t").kind == "conflicts"
    assert resolve(pipe, side)["resolved"] == 1
    theirs = path.read_text()
    save(pipe)
    assert path.read_text() == (
        theirs.replace("2,Grace,Salem\n", "") if side == "ours" else theirs
    )


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_a_row_that_both_moved(pipe, path, side):
    path.write_text(HEAD + "".join(f"{n},n,c\n" for n in range(1, 7)))
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    replace(path, HEAD + "".join(f"{n},n,c\n" for n in (1, 2, 4, 5, 6, 3)))
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    item = {"kind": "place", "row": 3, "oursAfter": None, "theirsAfter": 6}
    assert conflicts(pipe)["items"] == [item]
    resolve(pipe, side)
    order = [3, 1, 2, 4, 5, 6] if side == "ours" else [1, 2, 4, 5, 6, 3]
    assert rows(pipe) == [f"{n},n,c" for n in order]
    save(pipe)
    assert path.read_text() == HEAD + "".join(f"{n},n,c\n" for n in order)


def test_a_second_change_meets_open_conflicts(pipe, path):
    in_conflict(pipe, path)
    replace(path, HEAD + "1,Eve,London\n2,Grace,Albany\n3,Linus,Helsinki\n4,Alan,Wilmslow\n")
    expected = [cell_conflict(2, "city", "New York", "Boston", "Albany")]
    pipe.wait(lambda: conflicts(pipe)["items"] == expected, what="the new conflict")
    resolve(pipe, "theirs")
    wait_for(pipe, "asOpened")
    save(pipe)
    assert path.read_text().splitlines()[2] == "2,Grace,Albany"


def test_revert_ends_conflicts(pipe, path):
    in_conflict(pipe, path)
    pipe.request("table/revert", table="t")
    assert conflicts(pipe)["count"] == 0 and not describe(pipe)["dirty"]
    assert HEAD + "".join(row + "\n" for row in rows(pipe)) == path.read_text()


def test_two_rows_with_one_key_are_told(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "id", 9))
    replace(path, HEAD + "1,Ada,London\n9,Other,Row\n")
    wait_for(pipe, "replaced")
    settle(pipe)
    assert rows(pipe) == ["9,Ada,London", *ROWS[1:]], "nothing is lost"
    assert pipe.error("table/save", table="t").kind == "fileChanged"


# MARK: What happens to files


def test_deleted_and_created_again(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    path.unlink()
    wait_for(pipe, "removed")
    assert rows(pipe)[0] == "1,Eve,London"
    path.write_text(HEAD + "1,Ada,Paris\n2,Grace,New York\n")
    wait_rows(pipe, ["1,Eve,Paris", "2,Grace,New York"])
    wait_for(pipe, "asOpened")
    save(pipe)
    assert path.read_text() == HEAD + "1,Eve,Paris\n2,Grace,New York\n"


def test_renamed_and_back(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    other = path.with_suffix(".other")
    os.rename(path, other)
    wait_for(pipe, "removed")
    os.rename(other, path)
    wait_for(pipe, "asOpened")
    assert rows(pipe) == ["1,Eve,London", *ROWS[1:]]
    assert describe(pipe)["history"]["undo"] == 1


def test_truncated(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"), {"kind": "remove", "rows": [3]})
    os.truncate(path, len(HEAD + ROWS[0]) + 1)
    wait_rows(pipe, ["1,Eve,London"])
    os.truncate(path, len(HEAD))
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [{"kind": "removed", "row": 1, "removedBy": "theirs"}]
    resolve(pipe, "ours")
    save(pipe)
    assert path.read_text() == HEAD + "1,Eve,London\n"


def test_ten_thousand_touches_are_no_change(pipe, path):
    open_table(pipe, path, "merge")
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    for count in range(10_000):
        os.utime(path, ns=(count, count))
    settle(pipe)
    assert set(states(pipe)) <= {"asOpened"}
    assert describe(pipe)["history"]["undo"] == 1


def test_growth_is_taken_in(pipe, path):
    open_table(pipe, path, "merge")
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    expected = ["1,Eve,London", *ROWS[1:]]
    for number in range(4, 8):
        append(path, f"{number},n{number},c\n")
        expected.append(f"{number},n{number},c")
        wait_rows(pipe, expected)
    text = path.read_text()
    wait_for(pipe, "asOpened")
    assert describe(pipe)["history"]["undo"] == 1, "growth is no step"
    save(pipe)
    assert path.read_text() == text.replace("Ada", "Eve")
    append(path, "8,n8,c\n")
    wait_rows(pipe, [*expected, "8,n8,c"])
    append(path, "9,n9,c")
    wait_rows(pipe, [*expected, "8,n8,c", "9,n9,c"])
    assert describe(pipe)["history"]["undo"] == 2, "a line without an end is merged"


def test_growth_and_edits_of_appended_rows(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    append(path, "4,Alan,Wilmslow\n")
    wait_rows(pipe, [*ROWS, "4,Alan,Wilmslow"])
    edit(pipe, set_cell(4, "name", "mine"))
    path.write_text(path.read_text().replace("Alan", "theirs"))
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [cell_conflict(4, "name", "Alan", "mine", "theirs")]
    append(path, "4,again,here\n")
    wait_for(pipe, "changed")
    assert len(rows(pipe)) == 4, "two rows with one key"


# MARK: Laws


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


# MARK: Journal


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of journals of daemons that are started from now on."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def killed(pipe):
    pipe.process.kill()
    pipe.process.wait()


def recovered(start, path, **params):
    """A new daemon with the edits that the last one left behind."""
    pipe = start()
    told = open_table(pipe, path, "merge", keyColumns=["id"], wait=True, **params)
    assert told["journal"]["recoverable"]["base"] == "same", told
    answer = pipe.request("table/recover", table="t", action="apply")
    assert (answer["lostChanges"], answer["lostBytes"]) == (0, 0)
    return pipe


def test_unsaved_edits_and_conflicts_are_there_after_a_kill(start, path, folder):
    first = start()
    in_conflict(first, path)
    inserted = {"kind": "insert", "place": {"kind": "start"}, "rows": [{"id": 7, "name": "m"}]}
    edit(first, inserted, {"kind": "remove", "rows": [4]})
    expected, told = rows(first), conflicts(first)["items"]
    settle(first)
    killed(first)
    second = recovered(start, path)
    assert rows(second) == expected and conflicts(second)["items"] == told
    assert second.error("table/save", table="t").kind == "conflicts"
    resolve(second, "theirs")
    save(second)
    text = HEAD + "7,m,\n1,Ida,London\n2,Grace,Salem\n3,Linus,Helsinki\n"
    assert path.read_text() == text


@pytest.mark.parametrize("seed", seeds(4))
def test_merged_edits_are_there_after_a_kill(start, path, folder, seed):
    """Law: after merges, a kill and a recovery, the table is what it was."""
    chance = random.Random(seed)
    keys = [str(key) for key in range(4, 400)]
    pipe = start()
    open_table(pipe, path, "merge", keyColumns=["id"])
    for step in range(6):
        settle(pipe)
        shown = [row.split(",") for row in rows(pipe)]
        lines = path.read_text().replace("\r\n", "\n").replace('"', "").split("\n")[1:-1]
        theirs = [line.split(",") for line in lines]
        for one in change(chance, shown, f"o{step}", keys[:4]):
            edit(pipe, one)
        keys = keys[8:]
        if chance.random() < 0.7:
            change(chance, theirs, f"t{step}", keys[:4])
            keys = keys[8:]
            text = spelled(chance, theirs, path)
            replace(path, text)
            wait_taken(pipe, text)
        expected, told = rows(pipe), conflicts(pipe)["items"]
        if not describe(pipe)["dirty"]:
            continue
        killed(pipe)
        pipe = recovered(start, path)
        assert rows(pipe) == expected and conflicts(pipe)["items"] == told
        if chance.random() < 0.4:
            resolve(pipe, chance.choice(["ours", "theirs"]))
            save_merged(pipe)
