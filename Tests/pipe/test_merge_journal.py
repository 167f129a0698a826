"""Merges of changed files, undo and a kill: no unsaved edit is lost, and a table is clean only with the
rows of its file."""

import random

import pytest
from harness import seeds
from test_merge_laws import change, spelled, wait_taken
from watched_file import (
    HEAD,
    ROWS,
    conflicts,
    describe,
    edit,
    in_conflict,
    killed,
    open_table,
    recovered,
    redo,
    replace,
    resolve,
    rows,
    save,
    save_merged,
    set_cell,
    settle,
    undo,
    wait_for,
    wait_rows,
)

THEIRS = ["1,Ada,London", "2,Grace,Rome", "3,Linus,Oslo", "4,a,b"]
OURS = ["1,Eve,London", *ROWS[1:]]
MERGED = ["1,Eve,London", *THEIRS[1:]]


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The folder of journals of daemons that are started from now on."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def content(rows):
    return HEAD + "".join(row + "\n" for row in rows)


def records(path):
    """The records of a file, without quotes."""
    return path.read_text().replace("\r\n", "\n").replace('"', "").split("\n")[1:-1]


def merged(start, path, *edits, theirs=THEIRS):
    """A daemon whose table has unsaved edits that were merged with another content of the file."""
    pipe = start()
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, *(edits or [set_cell(1, "name", "Eve")]))
    text = theirs if isinstance(theirs, str) else content(theirs)
    replace(path, text)
    wait_taken(pipe, text)
    return pipe


def begun_again(start, pipe, path):
    """The daemon is killed. The next one has the same rows and conflicts."""
    expected, told = rows(pipe), conflicts(pipe)["items"]
    settle(pipe)
    killed(pipe)
    pipe = recovered(start, path)
    assert rows(pipe) == expected and conflicts(pipe)["items"] == told
    return pipe


def is_never_falsely_clean(pipe, path):
    """Undoes all steps and does them again: the table is clean only with the rows of its file.

    The steps are those of the process that was killed: none of them need lead to the file's rows.
    """
    states = [rows(pipe)]
    while True:
        assert describe(pipe)["dirty"] or rows(pipe) == records(path)
        if not describe(pipe)["history"]["undo"]:
            break
        undo(pipe)
        states.append(rows(pipe))
    for expected in reversed(states[:-1]):
        redo(pipe)
        assert rows(pipe) == expected
        assert describe(pipe)["dirty"] or expected == records(path)


# MARK: Undo of a merge


def test_a_merge_that_was_undone_is_there_after_a_kill(start, path):
    pipe = merged(start, path)
    undo(pipe)
    assert rows(pipe) == OURS
    pipe = begun_again(start, pipe, path)
    assert describe(pipe)["dirty"]
    is_never_falsely_clean(pipe, path)
    assert pipe.error("table/save", table="t").kind == "fileChanged"
    assert records(path) == THEIRS
    save(pipe, overwrite="always")
    assert path.read_text() == content(OURS)


def test_own_rows_and_conflicts_are_there_after_an_undo_and_a_kill(start, path):
    own = {"kind": "insert", "place": {"kind": "end"}, "rows": [{"id": 70, "name": "mine"}]}
    theirs = ["1,Ida,London", *THEIRS[1:]]
    pipe = merged(start, path, set_cell(1, "name", "Eve"), own, theirs=theirs)
    undo(pipe)
    assert rows(pipe) == [*OURS, "70,mine,"]
    pipe = begun_again(start, pipe, path)
    is_never_falsely_clean(pipe, path)
    assert conflicts(pipe)["count"] == 0


def test_all_is_undone_before_a_kill(start, path):
    pipe = merged(start, path)
    undo(pipe)
    undo(pipe)
    assert rows(pipe) == ROWS
    is_never_falsely_clean(begun_again(start, pipe, path), path)


def test_undo_and_redo_keep_the_bytes_of_the_file(start, path):
    text = HEAD + '1,Ada,London\n2,"Grace",Rome\n"3",Linus,"Oslo"\n4,"a",b\n'
    pipe = merged(start, path, theirs=text)
    undo(pipe)
    redo(pipe)
    assert rows(pipe) == MERGED
    pipe = begun_again(start, pipe, path)
    assert describe(pipe)["unsaved"]["records"] == 1
    is_never_falsely_clean(pipe, path)
    save(pipe)
    assert path.read_text() == text.replace("Ada", "Eve")


def test_a_later_change_is_no_reload_after_a_recovery(start, path):
    pipe = merged(start, path)
    undo(pipe)
    redo(pipe)
    pipe = begun_again(start, pipe, path)
    undo(pipe)
    assert rows(pipe) == OURS and describe(pipe)["dirty"]
    text = content(THEIRS).replace("Rome", "Vienna")
    replace(path, text)
    wait_taken(pipe, text)
    assert rows(pipe)[0] == "1,Eve,London"
    assert describe(pipe)["history"]["undoLabel"] == "Merge"


def test_an_edit_after_an_undo_of_a_merge(start, path):
    pipe = merged(start, path)
    undo(pipe)
    edit(pipe, set_cell(3, "name", "Lin"))
    pipe = begun_again(start, pipe, path)
    undo(pipe)
    assert rows(pipe) == OURS and describe(pipe)["dirty"]
    redo(pipe)
    is_never_falsely_clean(pipe, path)


def test_rows_that_they_removed_come_back(start, path):
    pipe = merged(start, path, theirs=[THEIRS[0], THEIRS[3]])
    assert rows(pipe) == [MERGED[0], MERGED[3]]
    undo(pipe)
    assert rows(pipe) == OURS and "journal" not in describe(pipe)
    pipe = begun_again(start, pipe, path)
    is_never_falsely_clean(pipe, path)


def test_rows_that_we_removed_come_back(start, path):
    pipe = merged(
        start, path, {"kind": "remove", "rows": [2]}, theirs=["3,Linus,Oslo", *ROWS[:2], "4,a,b"]
    )
    assert rows(pipe) == ["3,Linus,Oslo", "1,Ada,London", "4,a,b"]
    undo(pipe)
    undo(pipe)
    assert rows(pipe) == ROWS and "journal" not in describe(pipe)
    is_never_falsely_clean(begun_again(start, pipe, path), path)


def test_undo_of_a_merge_that_left_nothing_unsaved(start, path):
    pipe = merged(start, path, {"kind": "remove", "rows": [2]}, theirs=["1,Ada,London", "3,x,y"])
    assert not describe(pipe)["dirty"]
    undo(pipe)
    assert rows(pipe) == ["1,Ada,London", "3,Linus,Helsinki"]
    undo(pipe)
    assert rows(pipe) == ROWS
    is_never_falsely_clean(begun_again(start, pipe, path), path)


def test_a_merge_that_left_nothing_unsaved_leaves_no_journal(start, path):
    pipe = merged(start, path, {"kind": "remove", "rows": [2]}, theirs=["1,Ada,London", "3,x,y"])
    settle(pipe)
    killed(pipe)
    pipe = start()
    told = open_table(pipe, path, "merge", keyColumns=["id"], wait=True)
    assert "journal" not in told and not told["dirty"]


# MARK: A base that cannot be read


@pytest.fixture
def keepless(start):
    """A daemon that does not keep the content of files."""
    return start("--kept-file-bytes=1")


def overwritten(pipe, path, **params):
    """A table whose file is written over, before it is to be merged."""
    open_table(pipe, path, "tell", **params)
    settle(pipe)
    key = pipe.replica("s").rows[1][0]
    edit(pipe, set_cell(key, "name", "Eve"))
    path.write_text(HEAD + "1,Ada,Paris\n2,Ida,New York\n3,Linus,Helsinki\n4,x,y\n")
    wait_for(pipe, "changed")
    pipe.request("table/watchFile", table="t", whenFileChanges="merge")


def test_rows_that_cannot_be_read_are_not_merged_without_keys(keepless, path):
    pipe = keepless
    overwritten(pipe, path)
    settle(pipe)
    settle(pipe)
    assert len(rows(pipe)) == 3 and describe(pipe)["history"]["undo"] == 1
    assert describe(pipe)["sourceState"] == "changed" and conflicts(pipe)["count"] == 0
    text = path.read_text()
    assert pipe.error("table/save", table="t").kind == "fileChanged"
    assert path.read_text() == text


def test_a_conflict_says_no_base_that_cannot_be_read(keepless, path):
    pipe = keepless
    overwritten(pipe, path, keyColumns=["id"])
    wait_rows(pipe, ["1,Ada,Paris", "2,Eve,New York", "3,Linus,Helsinki", "4,x,y"])
    item = {"kind": "cell", "row": 2, "column": "name", "ours": "Eve", "theirs": "Ida"}
    assert conflicts(pipe)["items"] == [item]
    resolve(pipe, "ours")
    text = path.read_text()
    save(pipe)
    assert path.read_text() == text.replace("Ida", "Eve")


# MARK: Kills


def test_unsaved_edits_and_conflicts_are_there_after_a_kill(start, path):
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


def steps(pipe):
    """Whether each step of the history is done, and its label, by number."""
    items = pipe.request("table/history", table="t")["items"]
    return {item["id"]: (item["done"], item.get("label")) for item in items}


def undone(pipe, chance, known):
    """Undoes a merge, and perhaps an edit before it; does some of that again, or edits."""
    count = 1 + (describe(pipe)["history"]["undo"] > known + 1 and chance.random() < 0.4)
    for _ in range(count):
        undo(pipe)
    what = chance.choice(["nothing", "redo", "edit", "redo and edit", "all again"])
    for _ in range({"redo": 1, "redo and edit": 1, "all again": count}.get(what, 0)):
        redo(pipe)
    if what == "all again":
        undo(pipe)
        redo(pipe)
    keys = [int(row.split(",")[0]) for row in rows(pipe)]
    if "edit" in what and keys:
        edit(pipe, set_cell(chance.choice(keys), "name", f"late{chance.randrange(1000)}"))


@pytest.mark.parametrize("seed", seeds(6))
def test_merged_edits_are_there_after_a_kill(start, path, seed):
    """Law: after merges, undo and redo, a kill and a recovery, the table is what it was. It is clean
    only with the rows of its file."""
    chance = random.Random(seed)
    keys = [str(key) for key in range(4, 400)]
    pipe = start()
    open_table(pipe, path, "merge", keyColumns=["id"])
    brought = set()  # the steps with what others wrote since the last save
    for step in range(8):
        settle(pipe)
        shown = [row.split(",") for row in rows(pipe)]
        theirs = [line.split(",") for line in records(path)]
        known = describe(pipe)["history"]["undo"]
        for one in change(chance, shown, f"o{step}", keys[:4]):
            edit(pipe, one)
        keys = keys[8:]
        if chance.random() < 0.7:
            change(chance, theirs, f"t{step}", keys[:4])
            keys = keys[8:]
            text = spelled(chance, theirs, path)
            replace(path, text)
            wait_taken(pipe, text)
            brought |= {n for n, (_, label) in steps(pipe).items() if label in ("Merge", "Reload")}
            is_merged = describe(pipe)["history"].get("undoLabel") == "Merge"
            if is_merged and chance.random() < 0.6:
                undone(pipe, chance, known)
        if not describe(pipe)["dirty"]:
            assert rows(pipe) == records(path)
            continue
        # Without rows, the columns would have other types for the next daemon.
        if not records(path):
            continue
        pipe = begun_again(start, pipe, path)
        if chance.random() < 0.5:
            is_never_falsely_clean(pipe, path)
        if chance.random() < 0.4:
            resolve(pipe, chance.choice(["ours", "theirs"]))
            done = {number for number, (is_done, _) in steps(pipe).items() if is_done}
            if brought <= done:
                save_merged(pipe)
            else:
                before = path.read_text()
                assert pipe.error("table/save", table="t").kind == "fileChanged"
                assert path.read_text() == before
                save(pipe, overwrite="always", sync=False)
            brought = set()
