"""What is on the screen: rows, header, fixed columns, scrolling, splits."""

import pytest


def table_of(nvim):
    return [row for row in nvim.rows()[:-1] if row and row != "~"]


def wide_file(folder, columns=12, rows=5):
    path = folder / "wide.csv"
    names = [f"column{number}" for number in range(columns)]
    lines = [",".join(f"{name[6:]}-{row}-value" for name in names) for row in range(rows)]
    path.write_text("\n".join([",".join(names), *lines]) + "\n", "utf-8")
    return path


@pytest.fixture
def long_file(tmp_path):
    path = tmp_path / "long.csv"
    path.write_text("id,name\n" + "".join(f"{row},name{row}\n" for row in range(1, 100_001)), "utf-8")
    return path


def test_a_file_opens_as_a_table(nvim):
    assert table_of(nvim) == [
        "name    │    count │ note",
        "fig     │        3 │",
        "kiwi    │        5 │ green",
        "plum    │        7 │ 渡辺",
        "lime    │        8 │ sour",
        "pear    │       10 │",
    ]
    assert nvim.lua("return vim.bo.filetype") == "table"
    assert nvim.lua("return vim.api.nvim_buf_line_count(0)") == 5


def test_a_long_table_has_a_line_for_each_row_of_which_few_are_filled(start, long_file):
    nvim = start(long_file)
    nvim.becomes("vim.api.nvim_buf_line_count(0)", 100_000)
    nvim.keys("G")
    nvim.shows("name100000")
    nvim.shows("name", line=0)
    nvim.keys("50000Gzt")
    nvim.shows("name50000", line=1)
    nvim.keys("zb")
    nvim.shows("name50000", line=22)
    nvim.keys("<C-D>")
    nvim.shows("name50011", line=22)
    nvim.keys("gg")
    nvim.shows("name1", line=1)
    filled = "#vim.tbl_filter(function(line) return line ~= '' end, vim.api.nvim_buf_get_lines(0, 0, -1, false))"
    assert nvim.lua(f"return {filled}") <= 46


def test_fixed_columns_stay_and_the_header_scrolls_with_the_others(start, tmp_path):
    nvim = start(wide_file(tmp_path), columns=60)
    nvim.shows("column0", "column1", line=0)
    nvim.keys("$")
    nvim.shows("column0", "column11", line=0)
    nvim.shows("0-3-value", "11-3-value", line=4)
    assert "1-3-value │ 2-3" not in nvim.row(4)
    assert nvim.row(0).index("column11") == nvim.row(4).index("11-3-value")
    nvim.keys("0")
    nvim.shows("column0    │ column1", line=0)


def test_keys_move_by_cells(nvim):
    nvim.keys("l")
    nvim.wait(lambda: nvim.cursor == (1, 10), "the second column")
    nvim.keys("jw")
    nvim.wait(lambda: nvim.cursor == (2, 21), "the third column")
    nvim.keys("2h")
    nvim.wait(lambda: nvim.cursor == (2, 0), "the first column")
    assert nvim.lua("return { require('table-server').get(0):cell() }") == [2, "name", 1]


def test_two_windows_show_two_places(start, long_file):
    nvim = start(long_file)
    nvim.becomes("vim.api.nvim_buf_line_count(0)", 100_000)
    nvim.keys(":split<CR>G")
    nvim.shows("name100000", " name1", " name2")
    nvim.keys(":quit<CR>")
    nvim.hides("name100000")
    nvim.shows("name20")


def test_a_resized_editor_shows_more(start, tmp_path):
    nvim = start(wide_file(tmp_path), columns=40)
    nvim.shows("column2", line=0)
    nvim.hides("column5")
    nvim.call("nvim_ui_try_resize", 100, 24)
    nvim.shows("column5", line=0)


def test_columns_have_colours_and_the_cell_is_marked(nvim):
    nvim.command("hi TableFixed guifg=#112233 | hi TableCursor guibg=#445566 | hi TableCol1 guifg=#778899")
    nvim.wait(lambda: nvim.look_of(2, "kiwi").get("foreground") == 0x112233, "the fixed column's colour")
    nvim.wait(lambda: nvim.look_of(1, "fig").get("background") == 0x445566, "the cell's background")
    assert nvim.look_of(2, "5").get("foreground") == 0x778899


def test_wide_and_hostile_texts_keep_their_columns(start, tmp_path):
    path = tmp_path / "hostile.csv"
    path.write_text('a,b,c\n"x\ny",\u202eleft,1\n👩‍👩‍👧,e\u0301,2\n\u200b渡辺,\x07,3\n', "utf-8")
    nvim = start(path)
    nvim.shows("x␊y", "␇")
    lines = nvim.lua("return vim.api.nvim_buf_get_lines(0, 0, -1, false)")
    widths = {nvim.call("nvim_strwidth", line) for line in lines}
    assert len(widths) == 1


def test_line_numbers_move_rows_and_header_alike(start, tmp_path):
    nvim = start(wide_file(tmp_path), columns=60)
    nvim.shows("column0", line=0)
    nvim.command("set number signcolumn=yes")
    nvim.shows("1 0-0-value", line=1)
    nvim.wait(lambda: nvim.row(0).index("column1") == nvim.row(1).index("1-0-value"), "the header moves, too")
    nvim.keys("$")
    nvim.shows("11-0-value", line=1)
    assert nvim.row(0).index("column11") == nvim.row(1).index("11-0-value")


def test_a_second_editor_is_told_of_the_first(start, file):
    first = start(file)
    first.shows("fig")
    first.keys("ccdate<CR>")
    first.shows("date", line=1)
    second = start(file)
    second.shows("another program edits this file")


def test_an_editor_is_told_when_another_one_begins_and_ends_to_edit(start, file):
    first, second = start(file), start(file)
    for nvim in (first, second):
        nvim.shows("fig")
    second.keys("ccdate<CR>")
    first.shows("another program edits this file")
    assert "edited elsewhere" in first.lua("return vim.b.table_status")
    second.command("e!")
    first.shows("no other program edits this file")
    assert "edited elsewhere" not in first.lua("return vim.b.table_status")
