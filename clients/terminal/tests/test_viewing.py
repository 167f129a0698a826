"""Looking at tables: moving, sorting, filtering, searching, sections, lists."""

import contextlib
import gzip
import sqlite3
import time

import pytest


def many(path, rows, columns=3):
    with open(path, "w", encoding="utf-8") as out:
        out.write(",".join(f"c{column}" for column in range(columns)) + "\n")
        for row in range(1, rows + 1):
            out.write(",".join(f"{row}.{column}" for column in range(columns)) + "\n")
    return path.name


def test_a_file_is_shown_with_titles_and_types(fruit):
    fruit.shows("name", "count", "note", line=0)
    fruit.shows("fruit.csv", "5 rows", "name: text", line=-1)
    fruit.shows("渡辺", line=3)
    fruit.at("fig", 1)
    # Numbers are at the right of their column.
    assert fruit.lines[1].index("3") == fruit.lines[5].index("10") + 1


def test_keys_move_by_cells_rows_and_ends(fruit):
    fruit.type("lj")
    fruit.at("5", 2)
    fruit.type("G$")
    fruit.at("", 5)
    fruit.type("0k")
    fruit.at("lime", 4)
    fruit.type("gg")
    fruit.at("fig", 1)
    fruit.type("3j")
    fruit.at("lime", 4)
    fruit.type("2G")
    fruit.at("kiwi", 2)
    fruit.type("\x1b[B\x1b[C")
    fruit.at("7", 3)
    fruit.type("\x1b[A\x1b[D")
    fruit.at("kiwi", 2)
    fruit.type("jjjjjjjjkkkkkkkkkkkk")
    fruit.at("fig", 1)


def test_a_long_table_scrolls(start, tmp_path):
    terminal = start(many(tmp_path / "long.csv", 50_000))
    terminal.at("1.0", 1)
    terminal.shows("50000 rows", line=-1)
    terminal.type("G")
    terminal.at("50000.0")
    terminal.shows("50000", line=10)
    terminal.type("\x1b[5~")
    terminal.at("49990.0")
    terminal.type("25000G")
    terminal.at("25000.0")
    terminal.type("zz")
    terminal.at("25000.0", 6)
    terminal.type("gg ")
    terminal.at("11.0")
    terminal.type(":777\r")
    terminal.at("777.0")
    terminal.type("\x1b[<65;5;5M")
    terminal.wait(lambda: terminal.cursor and terminal.cursor[0] == "777.0", "the row")


@pytest.mark.parametrize("columns", [40, 1500])
def test_a_wide_table_scrolls_across_behind_its_fixed_column(start, tmp_path, columns):
    terminal = start(many(tmp_path / "wide.csv", 5, columns))
    terminal.at("1.0", 1)
    terminal.type("$")
    terminal.at(f"1.{columns - 1}", 1)
    terminal.shows("c0", f"c{columns - 1}", line=0)
    terminal.type("h")
    terminal.at(f"1.{columns - 2}", 1)
    terminal.type("0")
    terminal.at("1.0", 1)
    terminal.shows("c0", "c1", "c2", line=0)
    terminal.type(f":column c{columns // 2}\r")
    terminal.at(f"1.{columns // 2}", 1)


def test_columns_are_sorted_and_the_cursor_stays_on_its_row(fruit):
    fruit.type("j")
    fruit.at("kiwi", 2)
    fruit.type("S")
    fruit.has("plum", "pear", "lime", "kiwi", "fig")
    fruit.at("kiwi", 4)
    fruit.shows("name ▼", line=0)
    fruit.type("lgs")
    fruit.shows("name ▼1", "count ▲2", line=0)
    fruit.type("go")
    fruit.has("fig", "kiwi", "plum")
    fruit.type("\x1b[<0;9;1M")
    fruit.has("fig", "kiwi", "lime", "pear", "plum")


def test_rows_are_filtered_by_expressions_and_like_a_cell(fruit):
    fruit.type("&count >")
    fruit.wait(lambda: len(fruit.lines[-1]) > len("filter: count > "), "what is wrong")
    fruit.type(" 6\r")
    fruit.has("plum", "lime", "pear")
    fruit.shows("3 of 5 rows", line=-1)
    fruit.type("g&")
    fruit.has("fig", "kiwi")
    fruit.type("=")
    fruit.shows("1 of 5 rows", line=-1)
    fruit.type("g&&nonsense(\r")
    fruit.shows("filter: nonsense(", line=-1)
    fruit.type("\x1b")
    fruit.shows("5 rows", line=-1)


def test_hits_are_marked_and_visited(fruit):
    fruit.type("/i\r")
    fruit.shows("3 matches", line=-1)
    fruit.at("kiwi", 2)
    marked = fruit.cell_of(lambda cell: cell.bg == "ffd75f")
    assert [text for _, text in marked if text] == ["i", "i"]
    fruit.type("n")
    fruit.at("lime", 4)
    fruit.type("n")
    fruit.at("fig", 1)
    fruit.shows("went on", line=-1)
    fruit.type("N")
    fruit.at("lime", 4)
    fruit.type("/zebra\r")
    fruit.shows("nothing", line=-1)
    fruit.type("/\\v^p.*r$\r")
    fruit.at("pear", 5)
    fruit.type("/\\v^(lime|sour)$\r")
    fruit.at("lime", 4)
    fruit.type("n")
    fruit.at("sour", 4)
    fruit.type("N")
    fruit.at("lime", 4)


def test_rows_are_grouped_and_sections_collapse(start, tmp_path):
    (tmp_path / "kinds.csv").write_text("name,kind\nfig,fruit\nleek,vegetable\nkiwi,fruit\n", "utf-8")
    terminal = start("kinds.csv")
    terminal.type("lzg")
    terminal.shows("▾ fruit (2)", "▾ vegetable (1)")
    terminal.type("ggzc")
    terminal.shows("▸ fruit (2)")
    terminal.lacks("kiwi")
    terminal.type("zR")
    terminal.shows("▾ fruit (2)", "kiwi")
    terminal.type("zM")
    terminal.shows("▸ vegetable (1)")
    terminal.lacks("leek")
    terminal.type("\x1b[<0;12;2M")
    terminal.shows("▾ fruit (2)", "kiwi")
    terminal.type("zG")
    terminal.has("fig", "leek", "kiwi")


def test_columns_are_fixed_hidden_and_resized(fruit):
    fruit.type("lg-")
    fruit.wait(lambda: "count" not in fruit.lines[0], "the end of the column")
    fruit.at("")
    fruit.type("gv")
    fruit.shows("count", line=0)
    at = fruit.lines[0].index("count")
    fruit.type("0" + ">" * 5)
    fruit.wait(lambda: fruit.lines[0].index("count") == at + 5, "the wider column")
    fruit.type("3<")
    fruit.wait(lambda: fruit.lines[0].index("count") == at + 2, "the narrower column")


def test_lists_show_statistics_problems_and_help(start, tmp_path):
    (tmp_path / "counts.csv").write_text("name,count\n" + "fig,3\n" * 40 + "kiwi,9\n", "utf-8")
    terminal = start("counts.csv", lines=20)
    terminal.type("F")
    terminal.shows("name: 2 values", "40  fig", "1  kiwi")
    terminal.type("qlI")
    terminal.shows("Statistics of count", "sum       129", "max       9")
    terminal.type("q?")
    terminal.shows("Keys and commands")
    terminal.type("G")
    terminal.shows(":next :prev")
    terminal.type("q:info\r")
    terminal.shows("delimiter:", "column count: integer")
    terminal.type("q")
    terminal.shows("41 rows", line=-1)


def test_a_long_text_is_cut_and_shown_whole(start, tmp_path):
    (tmp_path / "long.csv").write_text("name,text\nfig," + "渡" * 100 + "end\n", "utf-8")
    terminal = start("long.csv")
    terminal.shows("渡…", line=1)
    terminal.type("lK")
    terminal.shows("渡end")


def test_control_characters_of_a_table_never_reach_the_terminal(start, tmp_path):
    hostile = "\x1b]52;c;aGk=\x07", "a\u202eb", "x\x9b2Jy", "t\u200bz"
    (tmp_path / "hostile.csv").write_text("name,text\n" + "".join(f"r,{text}\n" for text in hostile), "utf-8")
    terminal = start("hostile.csv")
    terminal.shows("␛]52;c;aGk=␇", "a\\u{202e}b", "t\\u{200b}z")
    shown = terminal.received.split(b"hostile.csv")[0]
    assert b"\x1b]52" not in shown
    assert "\u202e".encode() not in shown and "\x9b".encode() not in shown and "\u200b".encode() not in shown


def test_the_screen_follows_the_size_of_the_terminal(start, tmp_path):
    terminal = start(many(tmp_path / "long.csv", 1000, 12))
    terminal.at("1.0", 1)
    terminal.type("G")
    terminal.at("1000.0", 10)
    terminal.resize(40, 8)
    terminal.at("1000.0", 6)
    terminal.shows("1000 rows", line=7)
    terminal.resize(100, 20)
    terminal.wait(lambda: terminal.cursor and terminal.cursor[0] == "1000.0", "the cursor")
    terminal.shows("1000 rows", line=19)


def test_several_files_are_gone_through(start, file, tmp_path):
    (tmp_path / "other.csv").write_text("a,b\n1,2\n", "utf-8")
    terminal = start("fruit.csv", "other.csv")
    terminal.shows("fruit.csv (1 of 2)", line=-1)
    terminal.type("]f")
    terminal.shows("other.csv (2 of 2)", line=-1)
    terminal.has("1")
    terminal.type("]f")
    terminal.shows("this is the last file", line=-1)
    terminal.type("[f")
    terminal.has("fig", "kiwi")


def test_without_colours_nothing_but_attributes_is_written(start, file):
    terminal = start("fruit.csv", environment={"NO_COLOR": "1"})
    terminal.at("fig", 1)
    terminal.type("/i\r")
    terminal.shows("3 matches", line=-1)
    assert b"38;5" not in terminal.received and b"48;5" not in terminal.received


def test_arguments_that_cannot_be_used_are_explained(start, tmp_path):
    missing = start("nowhere.csv")
    assert missing.ends() == 2
    assert "nowhere.csv" in "".join(missing.lines)
    assert start("--fixed=x", "a.csv").ends() == 2
    assert start().ends() == 2


def test_the_terminal_is_given_back(fruit):
    fruit.type("q")
    assert fruit.ends() == 0
    for sequence in (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1000l", b"\x1b[?2004l"):
        assert sequence in fruit.received


def test_the_escape_key_is_told_from_sequences(fruit):
    fruit.type("/zzz")
    fruit.shows("/zzz", line=-1)
    fruit.type("\x1b")
    fruit.shows("5 rows", line=-1)
    fruit.type("v")
    time.sleep(0.1)
    fruit.type("\x1b")
    fruit.type("j")
    fruit.at("kiwi", 2)


def test_a_compressed_file_and_a_table_of_a_database_are_shown(start, tmp_path):
    (tmp_path / "fruit.csv.gz").write_bytes(gzip.compress(b"name,count\nfig,3\nkiwi,5\n"))
    start("fruit.csv.gz").has("fig", "kiwi")
    with contextlib.closing(sqlite3.connect(tmp_path / "shop.db")) as database:
        database.executescript("""
            CREATE TABLE a (x); CREATE TABLE fruit (name TEXT, count INTEGER);
            INSERT INTO fruit VALUES ('plum', 7); CREATE VIEW heavy AS SELECT * FROM fruit;""")
    for name in ("fruit", "heavy"):
        start("shop.db", f"--table={name}").has("plum")
