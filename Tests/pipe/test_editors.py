"""Daemons that edit the same file know of each other: each learns when the other begins, and when it ends."""

from __future__ import annotations

import random
import shutil
import signal
import time

import pytest
from harness import seeds
from test_journal import edit, file, folder, journals, kill, opened, set_cell  # noqa: F401


def describe(pipe, table="t"):
    return pipe.request("table/describe", table=table)


def editors(pipe, table="t"):
    return describe(pipe, table).get("journal", {}).get("editors", [])


def until(holds, what=None, limit=10.0):
    end = time.monotonic() + limit
    while not holds():
        assert time.monotonic() < end, what() if what else "nothing was told in time"
        time.sleep(0.005)


def told(pipe, table="t"):
    """What the last notification said of editors; None: there was none."""
    found = [params for name, params in list(pipe.events) if name == "table/didChange"]
    found = [params for params in found if params["table"] == table]
    return found[-1].get("journal", {}).get("editors", []) if found else None


def test_each_learns_when_the_other_begins_and_ends(start, file, folder):
    first, second = start(), start()
    one, two = first.process.pid, second.process.pid
    for pipe in (first, second):
        assert "journal" not in opened(pipe, file)
    set_cell(first, 1, "age", 37)
    until(lambda: told(second) == [one])
    assert editors(second) == [one] and editors(first) == []
    set_cell(second, 2, "age", 42)
    until(lambda: told(first) == [two])
    # Who closes the table edits no more.
    first.request("table/close", table="t")
    until(lambda: told(second) == [])
    assert "journal" not in describe(second)


def test_who_opens_later_is_told_to_the_earlier_one(start, file, folder):
    first, second = start(), start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    assert opened(second, file)["journal"]["editors"] == [first.process.pid]
    set_cell(second, 2, "age", 42)
    until(lambda: told(first) == [second.process.pid])


def test_one_that_was_killed_is_no_editor(start, file, folder):
    first, second = start(), start()
    opened(first, file)
    opened(second, file)
    set_cell(first, 1, "age", 37)
    until(lambda: editors(second) == [first.process.pid])
    kill(first)
    assert editors(second) == []
    until(lambda: told(second) == [])
    # Nor is it one for a table that is opened now, also if what it left is offered to another one.
    assert "editors" not in opened(second, file, table="u")["journal"]
    assert "editors" not in opened(second, file, table="v").get("journal", {})
    third = start()
    assert "editors" not in opened(third, file).get("journal", {})


def test_one_that_nobody_waited_for_is_no_editor(start, file, folder):
    first, second = start(), start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    opened(second, file)
    first.process.kill()
    # It stays a zombie until its status is asked for.
    until(lambda: editors(second) == [])
    first.process.wait()


def test_one_that_is_stopped_is_still_an_editor(start, file, folder):
    first, second = start(), start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    opened(second, file)
    first.process.send_signal(signal.SIGSTOP)
    assert editors(second) == [first.process.pid]
    first.process.send_signal(signal.SIGCONT)
    kill(first)


def test_two_tables_of_one_daemon_know_of_each_other(start, file, folder):
    pipe = start()
    opened(pipe, file)
    opened(pipe, file, table="u")
    set_cell(pipe, 1, "age", 37)
    until(lambda: told(pipe, "u") == [pipe.process.pid])
    assert editors(pipe) == []
    pipe.request("table/close", table="t")
    until(lambda: told(pipe, "u") == [])


def test_a_save_ends_editing_and_another_path_is_another_file(start, file, folder, tmp_path):
    first, second = start(), start()
    other = tmp_path / "other.csv"
    shutil.copy(file, other)
    opened(first, file)
    opened(second, other)
    set_cell(first, 1, "age", 37)
    set_cell(second, 1, "age", 38)
    assert editors(first) == editors(second) == []
    second.request("table/save", table="t", path=str(file), overwrite="always")
    until(lambda: editors(second) == [first.process.pid])
    assert editors(first) == []
    set_cell(second, 1, "age", 39)
    until(lambda: editors(first) == [second.process.pid])
    second.request("table/save", table="t")
    until(lambda: editors(first) == [])


def test_a_created_table_has_editors_from_its_first_save_on(start, folder, tmp_path):
    first, second = start(), start()
    path = tmp_path / "made.csv"
    first.request("table/create", table="t", columns=[{"id": "a"}], rows=[[1], [2]])
    first.request("table/save", table="t", path=str(path))
    opened(second, path)
    set_cell(second, 1, "a", 3)
    until(lambda: told(first) == [second.process.pid])


def test_the_folder_goes_and_comes(start, file, folder):
    first, second = start(), start()
    opened(first, file)
    opened(second, file)
    set_cell(first, 1, "age", 37)
    until(lambda: editors(second) == [first.process.pid])
    shutil.rmtree(folder.parent)
    until(lambda: editors(second) == [])
    third = start()
    opened(third, file)
    set_cell(third, 1, "age", 38)
    until(lambda: editors(second) == [third.process.pid])


def test_without_a_journal_nothing_is_told(start, file, folder):
    first, second = start(), start()
    opened(first, file)
    opened(second, file, journal="off")
    set_cell(first, 1, "age", 37)
    set_cell(second, 1, "age", 38)
    assert "journal" not in describe(first)
    assert editors(second) == []


@pytest.mark.parametrize("size", [0, 7, 30, 200])
def test_a_journal_that_is_being_made_or_is_none(start, file, folder, size):
    """Files in the folder with the name of a journal, cut off anywhere, are no editors and do no harm."""
    first, second = start(), start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    (name,) = journals(folder)
    begun = (folder / name).read_bytes()
    opened(second, file)
    until(lambda: editors(second) == [first.process.pid])
    for number in range(3):
        (folder / f"{name[:17]}{number + 1}.journal").write_bytes(begun[:size])
    set_cell(second, 1, "age", 38)
    until(lambda: editors(first) == [second.process.pid])
    assert editors(second) == [first.process.pid]


@pytest.mark.parametrize("seed", seeds(3))
def test_editors_are_those_of_a_model(start, tmp_path, folder, seed):
    """Some daemons open, edit, undo, save, close and die at random. In the end, each table knows of those
    that have a journal, and of no other."""
    random_ = random.Random(seed)
    paths = [tmp_path / f"{name}.csv" for name in "ab"]
    for path in paths:
        path.write_text("k,v\n1,1\n2,2\n")
    daemons, tables = [], {}  # by daemon and table: the path, and whether it has a journal
    for _ in range(random_.randrange(12, 25)):
        live = [pipe for pipe in daemons if pipe.process.poll() is None]
        choice = random_.randrange(10)
        if len(live) < 2 or choice == 0 and len(live) < 4:
            daemons.append(start())
            continue
        pipe = random_.choice(live)
        names = [name for owner, name in tables if owner is pipe]
        if choice == 1:
            kill(pipe)
            for name in names:
                del tables[pipe, name]
        elif choice <= 4 or not names:
            name = random_.choice(["t", "u"])
            if name not in names:
                path = random_.choice(paths)
                opened(pipe, path, table=name)
                pipe.request("table/recover", table=name, action="discard")
                tables[pipe, name] = [path, False]
        else:
            name = random_.choice(names)
            known = tables[pipe, name]
            if choice <= 7:
                value = random_.randrange(1_000_000)
                edits = [{"kind": "set", "row": 1, "column": "v", "value": value}]
                pipe.request("table/edit", table=name, edits=edits)
                known[1] = True
            elif choice == 8:
                pipe.request("table/save", table=name, overwrite="always")
                known[1] = False
            else:
                pipe.request("table/close", table=name)
                del tables[pipe, name]
    for (pipe, name), (path, _) in tables.items():
        expected = {
            owner.process.pid
            for (owner, other), (where, edits) in tables.items()
            if edits and where == path and (owner, other) != (pipe, name)
        }
        until(
            lambda: set(editors(pipe, name)) == expected,
            lambda: f"seed {seed}: {name} has {editors(pipe, name)}, not {expected}",
        )
