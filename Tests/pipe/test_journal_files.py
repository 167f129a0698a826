"""Journals of tables whose files somebody else writes."""

import os
import time

from test_journal import entries, file, folder, kill, opened, recover, rows, set_cell  # noqa: F401


def until(pipe, holds):
    """Waits until the table's description is as wanted."""
    deadline = time.monotonic() + 20
    while not holds(table := pipe.request("table/describe", table="t")):
        assert time.monotonic() < deadline, table
        time.sleep(0.02)


def test_edits_after_a_reload_are_recovered_on_the_new_file(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="reload")
    set_cell(first, 1, "age", 37)
    first.request("table/save", table="t")
    other = file.with_suffix(".new")
    other.write_text("name,age\nAda,37\nFay,3\nCleo,30\nDora,50\n")
    os.replace(other, file)
    until(first, lambda table: rows(first)[1] == ["Fay", 3] and table["sourceState"] == "asOpened")
    set_cell(first, entries(first)[2][0], "age", 31)
    expected = rows(first)
    kill(first)
    second = start()
    told = opened(second, file)["journal"]["recoverable"]
    assert (told["changes"], told["base"]) == (1, "same")
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected
    second.request("table/save", table="t")
    assert file.read_text() == "name,age\nAda,37\nFay,3\nCleo,31\nDora,50\n"


def test_a_reload_alone_leaves_nothing_to_recover(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="reload")
    file.write_text("name,age\nAda,37\nBert,41\n")
    until(first, lambda table: table["rows"]["count"] == 2 and table["sourceState"] == "asOpened")
    kill(first)
    second = start()
    assert "journal" not in opened(second, file)


def test_edits_of_rows_that_were_appended_are_recovered(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="follow")
    with file.open("a") as log:
        log.write("Emil,7\n")
    until(first, lambda table: table["rows"]["count"] == 5)
    set_cell(first, 5, "age", 8)
    with file.open("a") as log:
        log.write("Fay,3\n")
    until(first, lambda table: table["rows"]["count"] == 6)
    set_cell(first, 6, "age", 4)
    expected = rows(first)
    kill(first)
    second = start()
    assert opened(second, file)["journal"]["recoverable"]["base"] == "grown"
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected
