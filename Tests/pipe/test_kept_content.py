"""Unsaved work survives another program that writes over the table's file in place."""

import os
import random
import time

import pytest
from harness import RpcError, seeds
from watched_file import append, describe, edit, open_table, rows, save, set_cell, settle, wait_for

HEAD = "id,name,city\n"
ROWS = ["1,Ada,London", "2,Grace,New York", "3,Linus,Helsinki"]
EDITED = ["1,mine,London", *ROWS[1:]]
RULES = ["tell", "follow", "reload", "merge"]


def text_of(lines):
    return HEAD + "".join(line + "\n" for line in lines)


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(text_of(ROWS))
    return file


def wait_kept(pipe):
    """Waits until the content of the file is kept. Nothing tells of it."""
    deadline = time.monotonic() + 20
    while "rowsAtRisk" in describe(pipe):
        assert time.monotonic() < deadline, "no copy of the file"
        time.sleep(0.005)


def opened(pipe, path, rule="tell", **params):
    open_table(pipe, path, rule, wait=True, **params)
    edit(pipe, set_cell(1, "name", "mine"))
    wait_kept(pipe)


THEIRS = text_of([ROWS[0], "2,Grace,THEIRS", ROWS[2]])
WAYS = {
    "written over": lambda path: path.write_text(THEIRS),
    "cut": lambda path: os.truncate(path, 3),
    "emptied": lambda path: os.truncate(path, 0),
    "made longer": lambda path: path.write_text(THEIRS + "4,Alan,Wilmslow\n"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("rule", ["tell", "follow"])
def test_all_ways_out_work_after_a_write_in_place(pipe, path, tmp_path, way, rule):
    opened(pipe, path, rule)
    WAYS[way](path)
    wait_for(pipe, "changed")
    theirs = path.read_bytes()
    assert rows(pipe) == EDITED
    exported = pipe.request("table/export", table="t", format="csv")
    assert exported["text"].split() == text_of(EDITED).split() and exported.get("complete", True)
    assert pipe.error("table/save", table="t").kind == "fileChanged"
    copy, other = tmp_path / "copy.csv", tmp_path / "other.csv"
    save(pipe, path=str(copy), copy=True)
    assert (copy.read_text(), path.read_bytes()) == (text_of(EDITED), theirs)
    save(pipe, overwrite="always")
    assert path.read_text() == text_of(EDITED) and not describe(pipe)["dirty"]
    pipe.request("table/undo", table="t")
    wait_kept(pipe)
    path.write_text(HEAD)
    wait_for(pipe, "changed")
    save(pipe, path=str(other))
    assert (other.read_text(), path.read_text()) == (text_of(ROWS), HEAD)


@pytest.mark.parametrize("keys", [None, ["id"]])
def test_the_edits_are_merged_after_a_write_in_place(pipe, path, keys):
    opened(pipe, path, keyColumns=keys or [])
    path.write_text(THEIRS)
    wait_for(pipe, "changed")
    pipe.request("table/watchFile", table="t", whenFileChanges="merge")
    pipe.wait(lambda: describe(pipe)["sourceState"] == "asOpened", what="the merge")
    assert rows(pipe) == [EDITED[0], "2,Grace,THEIRS", ROWS[2]]
    assert "conflicts" not in describe(pipe)
    save(pipe)
    assert path.read_text() == text_of([EDITED[0], "2,Grace,THEIRS", ROWS[2]])


@pytest.mark.parametrize("rule", RULES)
def test_the_first_edit_after_a_save_keeps_the_new_file(pipe, path, tmp_path, rule):
    opened(pipe, path, rule)
    for number in range(3):
        save(pipe, sync=False)
        edit(pipe, set_cell(2, "name", f"mine {number}"))
        wait_kept(pipe)
    pipe.request("table/watchFile", table="t", whenFileChanges="tell")
    path.write_text("nothing of it\n")
    wait_for(pipe, "changed")
    copy = tmp_path / "copy.csv"
    save(pipe, path=str(copy), copy=True)
    assert copy.read_text() == text_of(EDITED).replace("Grace", "mine 2")


@pytest.mark.parametrize("how", ["undo", "set rows", "add a column", "insert"])
def test_whatever_makes_the_table_dirty_keeps_the_file(pipe, path, tmp_path, how):
    open_table(pipe, path)
    if how == "undo":
        edit(pipe, set_cell(1, "name", "mine"))
        save(pipe, sync=False)
        pipe.request("table/undo", table="t")
    elif how == "set rows":
        pipe.request("table/setRows", table="t", rows=[line.split(",") for line in ROWS[1:]])
    elif how == "add a column":
        edit(pipe, {"kind": "addColumn", "column": "new", "options": {}})
    else:
        edit(pipe, {"kind": "insert", "rows": [["9", "x", "y"]]})
    wait_kept(pipe)
    expected = pipe.request("table/export", table="t", format="csv")["text"]
    path.write_text("x\n")
    wait_for(pipe, "changed")
    copy = tmp_path / "copy.csv"
    save(pipe, path=str(copy), copy=True)
    assert copy.read_text().split() == expected.split()


def test_a_touch_and_the_same_bytes_are_no_change_of_a_kept_file(pipe, path):
    opened(pipe, path)
    os.utime(path, ns=(5, 5))
    settle(pipe)
    path.write_text(text_of(ROWS))
    settle(pipe)
    other = path.with_name("other")
    other.write_text(text_of(ROWS))
    os.replace(other, path)
    settle(pipe)
    assert describe(pipe)["sourceState"] == "asOpened"
    path.write_text(THEIRS)
    wait_for(pipe, "changed")
    path.write_text(text_of(ROWS))
    wait_for(pipe, "asOpened")
    save(pipe)
    assert path.read_text() == text_of(EDITED)


def test_a_followed_file_grows_while_it_is_kept(pipe, path):
    opened(pipe, path, "follow")
    append(path, "4,Alan,Wilmslow\n5,Bar")
    pipe.wait(lambda: len(rows(pipe)) == 4, what="the row")
    append(path, "bara,Boston\n")
    pipe.wait(lambda: len(rows(pipe)) == 5, what="the row")
    save(pipe)
    assert path.read_text() == text_of([*EDITED, "4,Alan,Wilmslow", "5,Barbara,Boston"])


def test_a_log_that_grew_before_the_first_edit_is_kept(pipe, path, tmp_path):
    open_table(pipe, path, wait=True)
    append(path, "4,Alan,Wilmslow\n")
    wait_for(pipe, "changed")
    edit(pipe, set_cell(1, "name", "mine"))
    wait_kept(pipe)
    path.write_text("x\n")
    settle(pipe)
    copy = tmp_path / "copy.csv"
    save(pipe, path=str(copy), copy=True)
    assert copy.read_text() == text_of(EDITED)


def test_a_file_above_the_limit_is_told_and_lost(start, path, tmp_path):
    pipe = start("--kept-file-bytes=10", greet=False)
    assert pipe.initialize()["limits"]["keptFileBytesMax"] == 10
    open_table(pipe, path)
    edit(pipe, set_cell(1, "name", "mine"))

    def is_told():
        return [
            params.get("rowsAtRisk")
            for method, params in pipe.events
            if method == "table/didChange" and params["table"] == "t"
        ][-1:] == ["tooLarge"]

    pipe.wait(is_told, what="the risk")
    assert describe(pipe)["rowsAtRisk"] == "tooLarge"
    path.write_text(THEIRS)
    wait_for(pipe, "changed")
    copy = tmp_path / "copy.csv"
    assert pipe.error("table/save", table="t", path=str(copy)).kind == "sourceChanged"
    assert not copy.exists()
    path.write_text(text_of(ROWS))
    wait_for(pipe, "asOpened")
    save(pipe)
    assert path.read_text() == text_of(EDITED) and "rowsAtRisk" not in describe(pipe)


def test_nothing_is_kept_of_a_clean_table(pipe, path):
    open_table(pipe, path)
    before = deleted_files(pipe)
    edit(pipe, set_cell(1, "name", "mine"))
    wait_kept(pipe)
    assert len(deleted_files(pipe)) == len(before) + 1
    assert os.listdir(path.parent) == [path.name]
    save(pipe)
    settle(pipe)
    assert len(deleted_files(pipe)) == len(before)


def deleted_files(pipe):
    folder = f"/proc/{pipe.process.pid}/fd"
    links = [os.readlink(os.path.join(folder, name)) for name in os.listdir(folder)]
    return {link for link in links if link.endswith("(deleted)")}


@pytest.mark.parametrize("seed", seeds(3))
def test_edits_saves_and_others_writes_lose_no_cell(pipe, tmp_path, seed):
    """Law: once the content is kept, whatever others write in place, a copy has what the table has."""
    chance = random.Random(seed)
    path = tmp_path / "t.csv"
    lines = [f"{n},{'x' * chance.randrange(300)},{n}" for n in range(chance.randrange(3, 900))]
    path.write_text(text_of(lines))
    open_table(pipe, path, chance.choice(["tell", "follow"]), wait=True)
    model = [line.split(",") for line in lines]
    for step in range(12):
        row = chance.randrange(len(model))
        model[row][1] = f"{step} {seed}"
        edit(pipe, set_cell(row + 1, "name", model[row][1]))
        how = chance.choice(["write", "write", "save", "elsewhere", "touch"])
        expected = text_of(",".join(cells) for cells in model)
        if how == "save":
            try:
                save(pipe, sync=False)
            except RpcError as error:
                assert error.kind == "fileChanged"
                save(pipe, sync=False, overwrite="always")
            assert path.read_text() == expected, (seed, step)
            continue
        wait_kept(pipe)
        if how == "touch":
            os.utime(path)
        elif how == "write":
            data = bytearray(path.read_bytes())
            for _ in range(chance.randrange(1, 5)):
                data[chance.randrange(len(data))] = 0x7A
            path.write_bytes(data[: chance.randrange(1, len(data) + 1)])
        other = tmp_path / f"{step}.csv"
        if how == "elsewhere":
            path = other
            save(pipe, path=str(other), sync=False)
        else:
            save(pipe, path=str(other), copy=True, sync=False)
        assert other.read_text() == expected, (seed, step, how)
