"""What is on the screen: rows, header, fixed columns, scrolling, splits, keys."""

import pytest


def table_of(emacs):
    return [row for row in emacs.rows()[:-2] if row]


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


def test_a_file_opens_as_a_table_with_colours_and_a_marked_cell(start, file):
    settings = """(set-face-attribute 'table-server-fixed nil :inherit nil :foreground "#112233")
        (set-face-attribute 'table-server-cell nil :inherit nil :background "#445566")
        (setq table-server-column-faces '(bold-italic link))"""
    emacs = start(file, settings=settings)
    emacs.shows("name", "pear")
    assert table_of(emacs) == [
        "name    │    count │ note",
        "fig     │        3 │",
        "kiwi    │        5 │ green",
        "plum    │        7 │ 渡辺",
        "lime    │        8 │ sour",
        "pear    │       10 │",
    ]
    emacs.shows("(Table 5 rows · utf-8 · ,)", line=22)
    emacs.wait(lambda: emacs.look_of(2, "kiwi").fg == "112233", "the fixed column's colour")
    emacs.wait(lambda: emacs.look_of(1, "fig").bg == "445566", "the cell's background")
    assert emacs.look_of(3, "7").underscore
    emacs.keys("f")
    emacs.wait(lambda: emacs.cursor == (1, 10), "the second column")
    emacs.keys("\x0e\t")
    emacs.wait(lambda: emacs.cursor == (2, 21), "the third column of the next row")
    emacs.keys("\x1b[Z\x01")
    emacs.wait(lambda: emacs.cursor == (2, 0), "the first column")
    emacs.keys("\x05")
    emacs.wait(lambda: emacs.cursor == (2, 21), "the last column")
    emacs.keys("jno\t\r")
    assert emacs.lisp("(table-server-cell)") == '(2 "note")'


def test_native_motions_go_through_a_long_table(start, long_file):
    emacs = start(long_file)
    emacs.shows("name1", "(Table 100000 rows")
    emacs.keys("\x1b>")
    emacs.shows("name100000")
    emacs.shows("name", line=0)
    emacs.keys("\x1bgg50000\r\x0c\x0c")
    emacs.shows("name50000", line=1)
    emacs.keys(" ")
    emacs.shows("name50019", line=1)
    emacs.keys("\x0e" * 30)
    emacs.wait(lambda: emacs.lisp("(table-server-cell)") == '(50049 "id")', "thirty rows on")
    emacs.shows("name50049", "L50049")
    emacs.keys("<")
    emacs.shows("name1", line=1)
    assert int(emacs.lisp("(hash-table-count table-server--drawn)")) <= 46


def test_fixed_columns_stay_and_the_header_scrolls_with_the_others(start, tmp_path):
    emacs = start(wide_file(tmp_path), columns=60)
    emacs.shows("column0", "column1", line=0)
    emacs.keys("\x05")
    emacs.shows("column0", "column11", line=0)
    emacs.shows("0-3-value", "11-3-value", line=4)
    assert emacs.row(0).index("column11") == emacs.row(4).index("11-3-value")
    emacs.keys("\x01")
    emacs.shows("column0    │ column1", line=0)
    emacs.lisp("(setq display-line-numbers t)")
    emacs.shows("1 0-0-value", line=1)
    emacs.wait(lambda: emacs.row(0).index("column1") == emacs.row(1).index("1-0-value"), "the header moves, too")
    emacs.keys("\x05")
    emacs.shows("11-0-value", line=1)
    assert emacs.row(0).index("column11") == emacs.row(1).index("11-0-value")
    emacs.lisp("(setq display-line-numbers nil)")
    emacs.keys("\x01")
    emacs.resize(110, 24)
    emacs.shows("column7", line=0)


def test_two_windows_show_two_places(start, long_file):
    emacs = start(long_file)
    emacs.shows("name1", "(Table 100000 rows")
    emacs.keys("\x182\x1b>")
    emacs.shows("name100000", "name1")
    emacs.keys("\x180")
    emacs.hides("name100000")
    emacs.shows("name20")


def test_the_region_is_a_block_of_cells(emacs):
    emacs.lisp("""(set-face-attribute 'region nil :background "#665544")""")
    emacs.keys("\x0ef\x00\x0e")
    emacs.wait(lambda: emacs.look_of(2, "5").bg == "665544", "the region")
    emacs.keys("f")
    emacs.wait(lambda: emacs.look_of(2, "green").bg == "665544", "the region is wider")
    assert emacs.look_of(2, "kiwi").bg != "665544"
    emacs.keys("\x1bw")
    emacs.shows("2 × 2 cells copied")
    assert emacs.lisp("(current-kill 0)") == '"5\tgreen\n7\t渡辺"'
    emacs.keys("<\x01f\x19")
    emacs.shows("7", line=2)


def test_hits_are_gone_through_and_counted(emacs):
    emacs.keys("si\r")
    emacs.shows("2 of 3", line=23)
    emacs.wait(lambda: emacs.cursor == (2, 0), "the hit")
    emacs.keys("N")
    emacs.shows("3 of 3", line=23)
    emacs.wait(lambda: emacs.cursor == (4, 0), "the next hit")
    emacs.keys("N")
    emacs.shows("Search continues at the other end: 1 of 3", line=23)


def test_the_help_lists_the_keys(emacs):
    emacs.keys("\x08m")
    emacs.shows("*Help*")
    assert "table-server-sort" in emacs.lisp('(with-current-buffer "*Help*" (buffer-string))')
