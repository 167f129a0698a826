"""Conflicts of merges: what decides them, and what becomes of them when things go on changing."""

import os
import random
import time
from pathlib import Path

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
    save,
    set_cell,
    settle,
    undo,
    wait_for,
    wait_rows,
)


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


def numbered(*numbers):
    return HEAD + "".join(f"{number},n,c\n" for number in numbers)


def order(pipe):
    return [int(row.split(",")[0]) for row in rows(pipe)]


def move(row, place):
    return {"kind": "move", "rows": [row], "place": place}


START = {"kind": "start"}


def open_moved(pipe, path, count, *moved_to_start):
    path.write_text(numbered(*range(1, count + 1)))
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    for row in moved_to_start:
        edit(pipe, move(row, START))


def wait_conflicts(pipe, count):
    pipe.wait(lambda: describe(pipe).get("conflicts", 0) == count, what=f"{count} conflicts")


# MARK: Places


@pytest.mark.parametrize("how", [None, [3, 4], [4, 3]])
@pytest.mark.parametrize("side", ["ours", "theirs"])
@pytest.mark.parametrize("theirs", [[3, 4], [4, 3]])
def test_two_rows_that_both_moved(pipe, path, side, theirs, how):
    open_moved(pipe, path, 10, 3, 4)
    ours = order(pipe)
    new = [1, 2, *range(5, 11), *theirs]
    replace(path, numbered(*new))
    wait_conflicts(pipe, 2)
    if how:
        for row in how:
            assert resolve(pipe, side, conflicts=[{"row": row}])["resolved"] == 1
    else:
        resolve(pipe, side)
    assert order(pipe) == (ours if side == "ours" else new)
    save(pipe)
    assert path.read_text() == numbered(*(ours if side == "ours" else new))


def test_a_row_that_was_decided_for_the_other_side_is_no_neighbour(pipe, path):
    open_moved(pipe, path, 10, 3, 4)
    replace(path, numbered(1, 2, *range(5, 11), 4, 3))
    wait_conflicts(pipe, 2)
    resolve(pipe, "theirs", conflicts=[{"row": 4}])
    told = {"kind": "place", "row": 3, "oursAfter": None, "theirsAfter": 4}
    assert conflicts(pipe)["items"] == [told]
    resolve(pipe, "ours")
    assert order(pipe) == [3, 1, 2, *range(5, 11), 4]


@pytest.mark.parametrize("who", ["they", "we"])
def test_a_neighbour_that_is_gone(pipe, path, who):
    open_moved(pipe, path, 6, 3)
    replace(path, numbered(1, 2, 4, 5, 6, 3))
    wait_conflicts(pipe, 1)
    if who == "they":
        replace(path, numbered(1, 2, 4, 5, 3))
    else:
        edit(pipe, {"kind": "remove", "rows": [6]})
    expected = [{"kind": "place", "row": 3, "oursAfter": None, "theirsAfter": 5}]
    pipe.wait(lambda: conflicts(pipe)["items"] == expected, what="the new neighbour")
    assert resolve(pipe, "theirs")["resolved"] == 1
    assert order(pipe) == [1, 2, 4, 5, 3]
    if who == "we":
        undo(pipe)
        undo(pipe)
        expected[0]["theirsAfter"] = 6
        assert conflicts(pipe)["items"] == expected
    else:
        assert not describe(pipe)["dirty"]


def test_a_neighbour_with_another_key(pipe, path):
    open_moved(pipe, path, 6, 3)
    replace(path, numbered(1, 2, 4, 5, 6, 3))
    wait_conflicts(pipe, 1)
    edit(pipe, set_cell(6, "id", 60))
    assert conflicts(pipe)["items"][0]["theirsAfter"] == 60
    resolve(pipe, "theirs")
    assert order(pipe) == [1, 2, 4, 5, 60, 3]


def test_our_neighbour_that_they_removed(pipe, path):
    open_moved(pipe, path, 8)
    edit(pipe, move(3, {"kind": "after", "row": 6}))
    replace(path, numbered(3, 1, 2, 4, 5, 7, 8))
    wait_conflicts(pipe, 1)
    told = {"kind": "place", "row": 3, "oursAfter": 5, "theirsAfter": None}
    assert conflicts(pipe)["items"] == [told]
    resolve(pipe, "ours")
    assert order(pipe) == [1, 2, 4, 5, 3, 7, 8]


@pytest.mark.parametrize("seed", seeds(8))
def test_places_are_those_of_the_side(pipe, path, seed):
    """Law: when conflicts of place are decided for a side, at once or in any order, their rows
    follow each other as on that side."""
    chance = random.Random(seed)
    base = list(range(1, 13))
    open_moved(pipe, path, 12)
    for step in range(5):
        theirs = list(base)
        for _ in range(chance.randrange(1, 5)):
            edit(pipe, move(chance.choice(base), {"kind": "index", "sourceIndex": 0}))
            row = theirs.pop(chance.randrange(12))
            theirs.insert(chance.randrange(12), row)
        ours = order(pipe)
        # Each file has another size, so that it is seen when it was taken in.
        text = numbered(*theirs).replace("\n", "\r\n", step + 1)
        replace(path, text)
        size = len(text)
        pipe.wait(lambda size=size: describe(pipe)["source"]["bytes"] == size, what="the content")
        wait_for(pipe, "asOpened")
        open_rows = [item["row"] for item in conflicts(pipe, size=100)["items"]]
        side = chance.choice(["ours", "theirs"])
        if chance.random() < 0.5:
            resolve(pipe, side)
        else:
            for row in chance.sample(open_rows, len(open_rows)):
                resolve(pipe, side, conflicts=[{"row": row}])
        assert conflicts(pipe)["count"] == 0
        known = ours if side == "ours" else theirs
        expected = [row for row in known if row in open_rows]
        assert [row for row in order(pipe) if row in open_rows] == expected
        base = order(pipe)
        pipe.wait(lambda: is_saved(pipe), what="the save")


def is_saved(pipe):
    try:
        return save(pipe, sync=False)
    except Exception as error:
        assert getattr(error, "kind", None) == "fileChanged"
        return None


# MARK: What decides


def test_another_type_of_the_column_decides_nothing(pipe, path):
    path.write_text(HEAD + "1,5,a\n")
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", 7))
    replace(path, HEAD + "1,8,a\n")
    wait_conflicts(pipe, 1)
    edit(pipe, {"kind": "setColumn", "column": "name", "options": {"type": "text"}})
    told = {"kind": "cell", "row": 1, "column": "name", "base": "5", "ours": "7", "theirs": "8"}
    assert conflicts(pipe)["items"] == [told]
    assert pipe.error("table/save", table="t").kind == "conflicts"
    resolve(pipe, "theirs")
    assert rows(pipe) == ["1,8,a"]
    save(pipe)
    assert path.read_text() == HEAD + "1,8,a\n"


@pytest.mark.parametrize("how", ["edit", "move"])
def test_a_revived_row_that_is_edited_or_moved_stays(pipe, path, how):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "remove", "rows": [2]})
    replace(path, HEAD + "1,Ada,London\n2,Grace,Salem\n3,Linus,Helsinki\n")
    wait_conflicts(pipe, 1)
    edit(pipe, set_cell(2, "name", "Hopper") if how == "edit" else move(2, START))
    assert conflicts(pipe)["count"] == 0
    assert resolve(pipe, "ours")["resolved"] == 0
    assert len(rows(pipe)) == 3


def test_moving_a_row_leaves_its_cells_open(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(2, "city", "Boston"))
    replace(path, HEAD + "1,Ada,London\n2,Grace,Salem\n3,Linus,Helsinki\n")
    wait_conflicts(pipe, 1)
    edit(pipe, move(2, START))
    assert conflicts(pipe)["count"] == 1


def test_deciding_all_for_theirs_leaves_nothing_to_save(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(2, "city", "Boston"), {"kind": "remove", "rows": [1]})
    replace(path, HEAD + "1,Ida,London\n2,Grace,Salem\n3,Linus,Helsinki\n")
    wait_conflicts(pipe, 2)
    resolve(pipe, "theirs")
    assert not describe(pipe)["dirty"]
    assert save(pipe)["way"] == "unchanged"
    undo(pipe)
    assert describe(pipe)["dirty"] and conflicts(pipe)["count"] == 2
    pipe.request("table/redo", table="t")
    assert not describe(pipe)["dirty"]


def test_old_bytes_that_come_back_end_the_conflict(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    old = path.read_text()
    edit(pipe, set_cell(2, "city", "Boston"))
    replace(path, old.replace("New York", "Salem"))
    wait_conflicts(pipe, 1)
    replace(path, old)
    wait_conflicts(pipe, 0)
    save(pipe)
    assert path.read_text() == old.replace("New York", "Boston")


# MARK: What is told, and tried again


def test_a_refused_merge_is_tried_again(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "id", 9))
    replace(path, HEAD + "1,Ada,London\n2,Grace,Rome\n9,Other,Row\n")
    wait_for(pipe, "replaced")
    settle(pipe)
    assert rows(pipe) == ["9,Ada,London", *ROWS[1:]]
    undo(pipe)
    describe(pipe)
    wait_rows(pipe, ["1,Ada,London", "2,Grace,Rome", "9,Other,Row"])
    wait_for(pipe, "asOpened")
    edit(pipe, set_cell(1, "name", "Eve"))
    save(pipe)


@pytest.mark.skipif(not os.path.exists("/proc/self/io"), reason="counts what was read")
def test_a_refused_merge_is_not_read_at_each_look(pipe, path):
    more = "".join(f"{row},{'n' * 90},c\n" for row in range(100, 20_100))
    path.write_text(HEAD + ROWS[0] + "\n" + more)
    open_table(pipe, path, "merge", keyColumns=["id"], wait=True)
    settle(pipe)
    edit(pipe, set_cell(1, "id", 9))
    replace(path, HEAD + ROWS[0] + "\n9,Other,Row\n" + more)
    wait_for(pipe, "replaced")

    def count():
        told = Path(f"/proc/{pipe.process.pid}/io").read_text().split("\n")[0]
        return int(told.removeprefix("rchar: "))

    # A slow build is still busy with the first look.
    before = None
    while before != (before := count()):
        time.sleep(1)
    for _ in range(10):
        settle(pipe)
    assert count() - before < path.stat().st_size


# MARK: Writers that pause


@pytest.mark.parametrize("keys", [None, ["id"]])
def test_a_writer_that_pauses_is_waited_for(pipe, path, keys):
    open_table(pipe, path, "merge", **({"keyColumns": keys} if keys else {}))
    settle(pipe)
    edit(pipe, {"kind": "remove", "rows": [3]}, set_cell(2, "name", "Eve"))
    ours = rows(pipe)
    with path.open("w") as file:
        file.write(HEAD + "1,Ada,Paris\n")
        file.flush()
        for _ in range(3):
            settle(pipe)
            assert rows(pipe) == ours
        file.write(ROWS[1] + "\n" + ROWS[2] + "\n")
    wait_rows(pipe, ["1,Ada,Paris", "2,Eve,New York"])
    assert conflicts(pipe)["count"] == 0


def test_a_writer_that_never_closes_is_not_waited_for_without_end(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    with path.open("w") as file:
        file.write(HEAD + "1,Ada,Paris\n")
        file.flush()
        wait_rows(pipe, ["1,Eve,Paris"])
