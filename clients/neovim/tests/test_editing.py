"""Editing, undo, the register, saving."""

from conftest import FRUIT


def test_a_cell_is_edited_in_place_and_saved(nvim, file):
    nvim.keys("jlcc6<CR>")
    nvim.shows("6 │ green", line=2)
    nvim.becomes("vim.bo.modified", True)
    nvim.keys(":w<CR>")
    nvim.becomes("vim.bo.modified", False)
    assert file.read_text("utf-8") == FRUIT.replace("kiwi,5", "kiwi,6")


def test_what_does_not_fit_is_said_and_stays_in_the_editor(nvim, file):
    nvim.keys("lcc3x")
    nvim.shows("valueDoesNotFit: integer")
    nvim.keys("<CR>")
    nvim.shows('"3x" is no integer')
    nvim.keys("<BS>0<CR>")
    nvim.shows("30 │", line=1)


def test_escape_twice_leaves_the_cell_as_it_was(nvim):
    nvim.keys("ccelse<Esc>")
    nvim.shows("else", line=1)
    nvim.keys("<Esc>")
    nvim.shows("fig", line=1)
    assert not nvim.lua("return vim.bo.modified")


def test_undo_redo_and_repeat(nvim):
    nvim.keys("ccdate<CR>")
    nvim.shows("date", line=1)
    nvim.keys("j.")
    nvim.shows("date", line=2)
    nvim.keys("2u")
    nvim.shows("fig", line=1)
    nvim.shows("kiwi", line=2)
    nvim.keys("<C-R>")
    nvim.shows("date", line=1)


def test_tab_commits_and_goes_to_the_next_cell(nvim):
    nvim.keys("ccdate<Tab>")
    nvim.shows("date", line=1)
    nvim.wait(lambda: nvim.cursor == (1, 10), "the next cell")


def test_rows_are_deleted_and_pasted(nvim, file):
    nvim.keys("2dd")
    nvim.shows("plum", line=1)
    nvim.keys("jp")
    nvim.shows("kiwi", line=4)
    nvim.keys(":w<CR>")
    nvim.becomes("vim.bo.modified", False)
    assert file.read_text("utf-8") == (
        "name,count,note\nplum,7,渡辺\nlime,8,sour\nfig,3,\nkiwi,5,green\npear,10,\n"
    )


def test_rows_that_do_not_fit_are_not_pasted(nvim):
    nvim.command("call setreg('\"', ['a\tb\tc'], 'V')")
    nvim.keys("p")
    nvim.shows('"b" is no integer')
    nvim.becomes("vim.api.nvim_buf_line_count(0)", 5)
    assert nvim.lua("return require('table-server').get(0).is_dirty") is False


def test_a_new_row_is_edited_at_once(nvim):
    nvim.keys("oacai<CR>")
    nvim.shows("acai", line=2)
    nvim.shows("kiwi", line=3)


def test_visual_mode_copies_a_block_of_cells(nvim):
    nvim.keys("jl<C-V>jly")
    nvim.shows("2 × 2 cells copied")
    assert nvim.lua("return vim.fn.getreg('\"')") == "5\tgreen\n7\t渡辺"
    nvim.keys("ggp")
    nvim.shows("green", line=1)


def test_text_objects_are_cells_and_columns(nvim):
    nvim.keys("lyic")
    nvim.shows("5 × 1 cells copied")
    assert nvim.lua("return vim.fn.getreg('\"')") == "3\n5\n7\n8\n10"
    nvim.keys("jdif")
    nvim.wait(lambda: nvim.row(2).split() == ["kiwi", "│", "│", "green"], "the cell is empty")
    nvim.keys("x")


def test_yank_by_a_motion_copies_cells(nvim):
    nvim.keys("yl")
    nvim.shows("cells copied")
    nvim.keys("jVjy")
    nvim.shows("2 × 3 cells copied")
    assert nvim.lua("return vim.fn.getregtype('\"')") == "V"


def test_a_copy_is_written_and_the_table_stays(nvim, file):
    nvim.keys("x:w copy.csv<CR>")
    nvim.shows("bytes written")
    assert file.with_name("copy.csv").read_text("utf-8").splitlines()[1] == ",3,"
    assert file.read_text("utf-8") == FRUIT
    assert nvim.lua("return vim.bo.modified")


def test_edit_with_a_bang_reverts(nvim, file):
    nvim.keys("dd")
    nvim.shows("kiwi", line=1)
    nvim.keys(":e!<CR>")
    nvim.shows("fig", line=1)
    nvim.becomes("vim.bo.modified", False)


def test_quitting_without_saving_discards(start, file):
    nvim = start(file)
    nvim.shows("fig")
    nvim.keys("dd")
    nvim.shows("kiwi", line=1)
    nvim.close()
    again = start(file)
    again.shows("fig", line=1)
    assert "not saved" not in "\n".join(again.rows())
