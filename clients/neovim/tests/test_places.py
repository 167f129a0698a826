"""From cells to the text of the file, and back."""

import gzip

import pytest

TEXT = 'name,note\nfig,"two\nlines"\nkiwi,é\nplum,ü;x\n'
CELL = "{ require('table-server').get():cell() }"


@pytest.fixture
def places(start, tmp_path):
    """An editor on a file with a record of two lines."""
    path = tmp_path / "places.csv"
    path.write_text(TEXT, "utf-8")
    nvim = start(path)
    nvim.shows("kiwi", "plum")
    return nvim


def at(nvim, line, column):
    """Waits until the cursor is in the text, at a line and a byte."""
    nvim.becomes("{ vim.bo.filetype, vim.api.nvim_win_get_cursor(0) }", ["csv", [line, column]])


def test_from_a_cell_to_its_text_and_back(places):
    places.keys("jl:Table source<CR>")
    places.shows("kiwi,é")
    at(places, 4, 5)
    places.keys("k$:Table show<CR>")
    places.becomes(CELL, [1, "note", 0])
    places.keys("Gh:Table source<CR>")
    at(places, 5, 0)
    places.keys("f;:Table show<CR>")
    places.becomes(CELL, [3, "note", 2])
    places.keys("<C-W>jgg:Table show<CR>")
    places.shows("no row is there")
    assert places.lua("return #vim.api.nvim_list_wins()") == 2


def test_rows_that_the_file_does_not_have_and_a_file_that_was_saved(places):
    places.keys("oacai<CR>")
    places.shows("acai")
    places.keys(":Table source<CR>")
    places.shows("does not have this row yet")
    places.keys(":w<CR>")
    places.becomes("vim.bo.modified", False)
    places.keys(":Table source<CR>")
    at(places, 4, 0)
    places.keys("<C-W>kddgg:w<CR>")
    places.becomes("vim.bo.modified", False)
    places.keys("j:Table source<CR>")
    at(places, 4, 0)
    assert places.lua("return vim.api.nvim_get_current_line()") == "kiwi,é"


def test_the_row_stays_when_a_table_becomes_text_and_a_text_a_table(places):
    places.keys("jjl:Table toggle<CR>")
    at(places, 5, 5)
    places.keys("k0:Table show<CR>")
    places.becomes(CELL, [2, "name", 1])


def test_a_filtered_row_and_a_compressed_file_are_told(places, start, tmp_path):
    places.keys(":Table source<CR>")
    at(places, 2, 0)
    places.keys("<C-W>k:Table filter name > 'g'<CR>")
    places.hides("fig  ")
    places.keys("<C-W>j:Table show<CR>")
    places.shows("The row 1 is not on the page")
    path = tmp_path / "places.csv.gz"
    path.write_bytes(gzip.compress(TEXT.encode()))
    other = start(path, settings="{ patterns = { '*.gz' } }")
    other.shows("kiwi    │")
    other.keys(":Table source<CR>")
    other.shows("no file that is a text")
