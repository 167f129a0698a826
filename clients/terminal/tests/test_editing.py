"""Editing tables: cells, rows, undo, saving, files of others, crashes."""

import os
import pathlib
import signal
import termios
import time

import pytest
from conftest import FRUIT
from terminal import DEADLINE


def children(process):
    """The processes that a process has started."""
    threads = pathlib.Path(f"/proc/{process}/task").glob("*/children")
    return [int(number) for thread in threads for number in thread.read_text("utf-8").split()]


def kill(*processes):
    """Kills processes and waits until they have ended, so that they have no journal open."""
    for process in processes:
        os.kill(process, signal.SIGKILL)
    for process in processes:
        end = time.monotonic() + DEADLINE
        while is_running(process):
            assert time.monotonic() < end, f"process {process} did not end"
            time.sleep(0.01)


def is_running(process):
    """Whether a thread of a process still runs: a process that waits to be reaped has none."""
    try:
        threads = list(pathlib.Path(f"/proc/{process}/task").iterdir())
        state = pathlib.Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return len(threads) > 1 or state not in "ZX"


def test_a_cell_is_edited_undone_and_saved(fruit, file):
    fruit.type("ji")
    fruit.shows("name: kiwi", line=-1)
    fruit.type("!\r")
    fruit.at("kiwi!", 2)
    fruit.shows("fruit.csv [+]", line=-1)
    fruit.type("u")
    fruit.at("kiwi", 2)
    fruit.type("\x12")
    fruit.at("kiwi!", 2)
    fruit.type(":w\r")
    fruit.shows("1 records changed", line=-1)
    assert file.read_text("utf-8") == FRUIT.replace("kiwi", "kiwi!")
    fruit.type("q")
    assert fruit.ends() == 0


def test_a_text_that_does_not_fit_is_said_while_it_is_typed(fruit):
    fruit.type("lccmany")
    fruit.shows("count: many", "expected integer", line=-1)
    fruit.type("\r")
    fruit.shows("count: many", line=-1)
    fruit.type("\x1512\r")
    fruit.at("12", 1)


def test_an_edit_that_is_cancelled_changes_nothing(fruit):
    fruit.type("iabc")
    fruit.shows("figabc", line=-1)
    fruit.type("\x1b")
    fruit.at("fig", 1)
    fruit.shows("5 rows", line=-1)
    assert "[+]" not in fruit.lines[-1]


def test_the_prompt_is_a_line_that_can_be_edited(fruit):
    fruit.type("i")
    fruit.shows("name: fig", line=-1)
    fruit.type("\x01un\x05s\x7f渡辺\x1b[D\x1b[3~\r")
    fruit.at("unfig渡", 1)


def test_tab_commits_and_goes_on(fruit):
    fruit.type("cca\t")
    fruit.shows("count: 3", line=-1)
    fruit.type("\x154\t")
    fruit.shows("note:", line=-1)
    fruit.type("x\r")
    fruit.wait(lambda: fruit.rows()[0] == ["a", "4", "x"], "the row")


def test_rows_are_inserted_cleared_and_deleted(fruit):
    fruit.type("o")
    fruit.shows("name:", line=-1)
    fruit.type("nut\r")
    fruit.has("fig", "nut", "kiwi")
    fruit.type("x")
    fruit.at("", 2)
    fruit.type("dd")
    fruit.has("fig", "kiwi", "plum")
    fruit.type("2dd")
    fruit.has("fig", "lime", "pear")
    fruit.shows("2 rows deleted", line=-1)
    fruit.type("uuuuu")
    fruit.has("fig", "kiwi", "plum", "lime", "pear")
    fruit.type("uu")
    fruit.shows("nothing to undo", line=-1)


def test_blocks_are_marked_copied_and_pasted(fruit):
    fruit.type("vjl")
    fruit.wait(lambda: len(fruit.cell_of(lambda cell: cell.bg == "afd7ff")) >= 3, "the marks")
    fruit.type("y")
    fruit.shows("2 × 2 cells copied", line=-1)
    assert b"\x1b]52;c;" in fruit.received
    fruit.type("G0p")
    fruit.has("fig", "kiwi", "plum", "lime", "fig", "kiwi")
    fruit.type("u")
    fruit.has("fig", "kiwi", "plum", "lime", "pear")
    fruit.type("ggVjx")
    fruit.wait(lambda: fruit.rows()[2][0] == "plum" and fruit.rows()[0] == [], "the empty rows")


def test_a_paste_of_the_terminal_is_a_block(fruit):
    fruit.type("\x1b[200~date\t1\nnut\t2\x1b[201~")
    fruit.has("date", "nut", "plum")


def test_hits_are_replaced(fruit):
    fruit.type(":replace i y\r")
    fruit.shows("4 replaced in 3 cells", line=-1)
    fruit.has("fyg", "kywy", "plum", "lyme")


def test_what_is_not_saved_is_not_dropped(fruit, file):
    fruit.type("ccnut\r")
    fruit.has("nut")
    fruit.type("q")
    fruit.shows("is not saved", line=-1)
    fruit.type(":w copy.csv\r")
    fruit.shows("copy.csv:", line=-1)
    assert (file.parent / "copy.csv").read_text("utf-8") == FRUIT.replace("fig", "nut")
    fruit.type(":diff\r")
    fruit.shows("Since the last save", "1 changed", "name: fig → nut")
    fruit.type("q:q!\r")
    assert fruit.ends() == 0
    assert file.read_text("utf-8") == FRUIT


def test_an_export_has_what_the_view_shows(fruit, file):
    fruit.type("S:export out.md\r")
    fruit.shows("5 rows", "bytes written", line=-1)
    lines = (file.parent / "out.md").read_text("utf-8").splitlines()
    assert lines[0].split("|")[1].strip() == "name"
    assert lines[2].split("|")[1].strip() == "plum"


def test_two_files_are_compared(start, file, tmp_path):
    (tmp_path / "old.csv").write_text(FRUIT.replace("kiwi", "date"), "utf-8")
    terminal = start("fruit.csv")
    terminal.has("fig")
    terminal.type(":diff old.csv\r")
    terminal.shows("Since old.csv")
    terminal.shows("kiwi")


def test_a_file_that_others_change_is_merged(fruit, file):
    fruit.type("jccnut\r")
    fruit.has("fig", "nut")
    file.write_text(FRUIT.replace("lime", "date"), "utf-8")
    fruit.has("fig", "nut", "plum", "date")
    fruit.type("\x13")
    fruit.shows("bytes written", line=-1)
    assert file.read_text("utf-8") == FRUIT.replace("lime", "date").replace("kiwi", "nut")


def test_a_viewer_is_told_when_another_one_begins_and_ends_to_edit(fruit, start):
    other = start("fruit.csv")
    other.has("fig")
    other.type("ccnut\r")
    fruit.shows("another program edits", "edited elsewhere", line=-1)
    other.type("\x13")
    fruit.wait(lambda: "edited elsewhere" not in fruit.lines[-1], "the end of it")


def test_edits_of_a_viewer_that_was_killed_are_offered(start, file):
    first = start("fruit.csv")
    first.type("ccnut\r")
    first.has("nut")
    kill(*children(first.process), first.process)
    first.close()
    second = start("fruit.csv")
    second.shows("1 changes were not saved", line=-1)
    second.type("r")
    second.has("nut", "kiwi")
    second.type("u")
    second.has("fig", "kiwi")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_gives_the_terminal_back_and_loses_no_edit(start, file, number):
    first = start("fruit.csv")
    first.type("ccnut\r")
    first.has("nut")
    before = termios.tcgetattr(first.master)
    os.kill(first.process, number)
    assert first.ends() == -number
    assert first.received.endswith(b"\x1b[?25h\x1b[?1049l")
    assert not before[3] & termios.ICANON
    second = start("fruit.csv")
    second.shows("1 changes were not saved", line=-1)


def test_a_daemon_that_ends_is_started_again(fruit):
    fruit.type("ccnut\r")
    fruit.has("nut")
    kill(*children(fruit.process))
    fruit.shows("The daemon has ended", line=-1)
    fruit.type("s")
    fruit.shows("1 changes were not saved", line=-1)
    fruit.type("r")
    fruit.has("nut", "kiwi")


def test_the_view_is_remembered(start, file):
    first = start("fruit.csv")
    first.has("fig")
    first.type("S")
    first.has("plum")
    first.type("q")
    assert first.ends() == 0
    second = start("fruit.csv")
    second.has("plum", "pear")


def test_keys_typed_ahead_are_all_taken(fruit):
    fruit.type("lcc41\rjcc42\rjcc43\r")
    fruit.wait(lambda: [row[1] for row in fruit.rows()[:3]] == ["41", "42", "43"], "the counts")
    time.sleep(0.05)
