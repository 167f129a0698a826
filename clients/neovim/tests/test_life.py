"""Other programs, crashes, no daemon, settings, the functions for other plugins."""

import os
import signal

from conftest import FRUIT


def test_a_changed_file_is_read_again(nvim, file):
    file.write_text(FRUIT.replace("kiwi", "guava"), "utf-8")
    nvim.shows("guava", line=2)
    assert not nvim.lua("return vim.bo.modified")


def test_a_file_replaced_under_unsaved_edits_is_told_and_not_overwritten(nvim, file):
    nvim.keys("ccdate<CR>")
    nvim.shows("date", line=1)
    other = file.with_name("other.csv")
    other.write_text(FRUIT.replace("kiwi", "guava"), "utf-8")
    other.rename(file)
    nvim.command("doautocmd FocusGained")
    nvim.shows("the file is")
    nvim.keys(":silent! w<CR>:messages clear<CR>")
    assert "guava" in file.read_text("utf-8")
    nvim.keys(":Table merge<CR>")
    nvim.shows("date", "guava")
    nvim.keys(":w<CR>")
    nvim.becomes("vim.bo.modified", False)
    assert file.read_text("utf-8") == FRUIT.replace("kiwi", "guava").replace("fig", "date")


def test_conflicts_are_listed_and_decided(nvim, file):
    nvim.keys("jlcc6<CR>")
    nvim.shows("6", line=2)
    file.write_text(FRUIT.replace("kiwi,5", "kiwi,9"), "utf-8")
    nvim.command("doautocmd FocusGained")
    nvim.shows("the file is")
    nvim.keys(":Table merge<CR>")
    nvim.becomes("require('table-server').get(0).conflicts", 1)
    nvim.keys(":Table conflicts<CR>")
    nvim.shows('ours "6", theirs "9"')
    nvim.keys(":cclose<CR>:Table! take theirs<CR>")
    nvim.shows("9 │ green", line=2)
    nvim.becomes("require('table-server').get(0).conflicts", 0)


def test_edits_survive_a_kill_and_are_offered_at_once(start, file):
    nvim = start(file)
    nvim.shows("fig")
    nvim.keys("ccdate<CR>")
    nvim.shows("date", line=1)
    nvim.becomes("vim.bo.modified", True)
    daemon = nvim.lua("return require('table-server.daemon').process()")
    os.kill(daemon, signal.SIGSTOP)
    nvim.process.send_signal(signal.SIGKILL)
    nvim.process.wait()
    again = start(file)
    again.shows("kiwi", line=2)
    os.kill(daemon, signal.SIGCONT)  # until now it held the journal
    again.shows("changes of fruit.csv were not saved", "1: Recover")
    again.keys("1<CR>")
    again.shows("date", line=1)
    again.becomes("vim.bo.modified", True)


def test_a_daemon_that_ends_is_told_and_a_new_one_recovers(nvim, file):
    nvim.keys("ccdate<CR>")
    nvim.shows("date", line=1)
    number = nvim.lua("return require('table-server.daemon').process()")
    os.kill(number, signal.SIGKILL)
    nvim.shows("table-server has ended (9)")
    nvim.keys(":e!<CR>")
    nvim.shows("1: Recover")
    nvim.keys("1<CR>")
    nvim.shows("date", line=1)


def test_without_a_daemon_the_file_opens_as_text_and_says_how_to_get_it(start, file):
    nvim = start(file, daemon="/nowhere/table-server")
    nvim.shows("table-server was not found")
    nvim.keys("<CR>")
    nvim.shows("kiwi,5,green")
    assert nvim.lua("return require('table-server').get(0) == nil")
    nvim.keys(":checkhealth table-server<CR>")
    nvim.shows("ERROR table-server was not found")


def test_health_names_the_daemon_and_its_version(nvim, daemon):
    nvim.keys(":checkhealth table-server<CR>")
    nvim.shows("OK daemon: " + daemon[:30], "protocol 0.1")


def test_files_open_as_text_where_the_setting_says_so(start, file):
    nvim = start(file, settings="{ patterns = {} }")
    nvim.shows("kiwi,5,green")
    nvim.keys(":Table open<CR>")
    nvim.shows("kiwi    │")
    assert "," not in "".join(nvim.lua("return vim.api.nvim_buf_get_lines(0, 0, -1, false)"))
    nvim.keys(":Table toggle<CR>")
    nvim.shows("kiwi,5,green")
    nvim.keys("Goacai,1,z<Esc>:w<CR>")
    nvim.wait(lambda: file.read_text("utf-8") == FRUIT + "acai,1,z\n", "the text is edited and written")
    nvim.keys(":Table toggle<CR>")
    nvim.shows("kiwi    │")


def test_a_new_file_is_text(start, tmp_path):
    nvim = start(tmp_path / "new.csv")
    nvim.keys("ia,b<Esc>:w<CR>")
    nvim.wait(lambda: (tmp_path / "new.csv").exists(), "the file is written")
    assert nvim.lua("return vim.bo.buftype") == ""


def test_the_dialect_is_set(start, tmp_path):
    path = tmp_path / "semi.csv"
    path.write_text("a;b,c\n1;2,3\n", "utf-8")
    nvim = start(path)
    nvim.shows("│")
    nvim.keys(":Table dialect delimiter=, header=false<CR>")
    nvim.shows("a;b", "1;2", "c")
    nvim.becomes("vim.api.nvim_buf_line_count(0)", 2)


def test_events_and_functions_for_other_plugins(start, file):
    nvim = start("--cmd", "let g:seen = [] | au User Table* let g:seen += [expand('<amatch>')]", file)
    nvim.shows("fig")
    nvim.lua("require('table-server').get(0):edit({{ kind = 'set', row = 2, column = 'name', text = 'guava' }}, 'Mine')")
    nvim.shows("guava", line=2)
    nvim.keys(":w<CR>")
    nvim.becomes("vim.bo.modified", False)
    nvim.keys(":bwipe<CR>")
    nvim.becomes("vim.g.seen", ["TableAttach", "TableSave", "TableDetach"])


def test_a_refused_save_keeps_the_editor_open(nvim, file):
    nvim.keys("ccdate<CR>")
    nvim.shows("date", line=1)
    file.write_text(FRUIT.replace("kiwi", "guava"), "utf-8")
    nvim.command("doautocmd FocusGained")
    nvim.shows("the file is")
    nvim.keys(":wq<CR>")
    nvim.shows("date", line=1)
    nvim.becomes("vim.bo.modified", True)
    assert "guava" in file.read_text("utf-8")
    nvim.keys(":w!<CR>")
    nvim.becomes("vim.bo.modified", False)
    assert file.read_text("utf-8") == FRUIT.replace("fig", "date")


def test_buffers_of_other_plugins_are_left_alone(nvim):
    nvim.command("autocmd BufReadCmd other://* call setline(1, 'theirs')")
    nvim.command("edit other://x.csv")
    nvim.shows("theirs")
    nvim.command("buffer #")
    nvim.shows("kiwi    │")
