"""Crashes, no daemon, what is remembered, text and table."""

import os
import signal

from conftest import FRUIT


def daemon_of(emacs):
    return int(emacs.lisp("(process-id (jsonrpc--process table-server--connection))"))


def test_edits_survive_a_kill_and_are_offered_at_once(start, file):
    emacs = start(file)
    emacs.shows("fig")
    emacs.keys("cdate\r")
    emacs.shows("date", line=1)
    emacs.shows("%*", line=22)
    daemon = daemon_of(emacs)
    os.kill(daemon, signal.SIGSTOP)
    emacs.process.send_signal(signal.SIGKILL)
    emacs.process.wait()
    again = start(file)
    again.shows("kiwi", line=2)
    os.kill(daemon, signal.SIGCONT)  # until now it held the journal
    again.shows("changes of fruit.csv were not saved")
    again.keys("r")
    again.shows("date", line=1)
    again.shows("%*", line=22)


def test_a_daemon_that_ends_is_told_and_a_new_one_recovers(emacs):
    emacs.keys("cdate\r")
    emacs.shows("date", line=1)
    os.kill(daemon_of(emacs), signal.SIGKILL)
    emacs.shows("table-server has ended: g opens the table again")
    emacs.keys("gyes\r")
    emacs.shows("were not saved")
    emacs.keys("r")
    emacs.shows("date", line=1)


def test_a_refused_save_asks_what_to_do(emacs, file):
    emacs.keys("cdate\r")
    emacs.shows("date", line=1)
    other = file.with_name("other.csv")
    other.write_text(FRUIT.replace("kiwi", "guava"), "utf-8")
    other.rename(file)
    emacs.shows("The file is replaced")
    emacs.keys("\x18\x13")
    emacs.shows("Another program changed the file")
    emacs.keys("m")
    emacs.shows("date", "guava")
    emacs.keys("\x18\x13")
    emacs.shows("records changed")
    assert file.read_text("utf-8") == FRUIT.replace("kiwi", "guava").replace("fig", "date")


def test_without_a_daemon_the_file_opens_as_text_and_says_how_to_get_it(start, file):
    emacs = start(file, daemon="/nowhere/table-server")
    emacs.shows("kiwi,5,green")
    emacs.keys("\x1bxtable-server-mode\r")
    emacs.shows("table-server was not found")
    emacs.shows("kiwi,5,green")


def test_files_open_as_text_where_the_mode_is_off(start, file):
    emacs = start(file, auto=False)
    emacs.shows("kiwi,5,green")
    emacs.keys(f"\x1bxtable-server-find-file\r\x01\x0b{file}\r")
    emacs.shows("kiwi    │")
    emacs.keys("\x03\x03")
    emacs.shows("kiwi,5,green")
    emacs.keys("\x1bxtable-server-mode\r")
    emacs.shows("kiwi    │")


def test_what_was_chosen_is_there_at_the_next_opening(start, file):
    first = start(file)
    first.shows("fig")
    first.keys("\x15^")
    first.shows("name ▼")
    first.close()
    second = start(file)
    second.shows("name ▼", line=0)
    second.shows("plum", line=1)


def test_a_second_editor_is_told_of_the_first(start, file):
    first = start(file)
    first.shows("fig")
    first.keys("cdate\r")
    first.shows("date", line=1)
    second = start(file)
    second.shows("Another program edits this file")


def test_an_editor_is_told_when_another_one_begins_and_ends_to_edit(start, file):
    first, second = start(file), start(file)
    for emacs in (first, second):
        emacs.shows("fig")
    second.keys("cdate\r")
    first.shows("Another program edits this file")
    first.shows("edited elsewhere")
    second.keys("\x18\x13")
    # The echo area may show at once that the file is another one.
    said = '(with-current-buffer "*Messages*" (goto-char 1) (and (search-forward "No other program" nil t) t))'
    first.becomes(said, "t")
    first.hides("edited elsewhere")
