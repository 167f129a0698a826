"""Editing in the minibuffer and in place, filters that are checked, isearch."""

from conftest import FRUIT


def names(emacs):
    return [row.split()[0] for row in emacs.rows()[1:6] if row and row != "~"]


def test_a_cell_is_edited_in_the_minibuffer_and_saved(emacs, file):
    emacs.keys("\x0ef\r\x7f3x")
    emacs.shows("3x │ green", line=2)
    emacs.shows("valueDoesNotFit: integer", line=23)
    emacs.keys("\r")
    emacs.shows('"3x" is no integer', line=23)
    emacs.keys("\x7f\x7f6\t")
    emacs.shows("6 │ green", line=2)
    emacs.wait(lambda: emacs.cursor == (2, 21), "the next cell")
    emacs.shows("%*", line=22)
    emacs.keys("\x18\x13")
    emacs.shows("1 records changed")
    emacs.shows("%%", line=22)
    assert file.read_text("utf-8") == FRUIT.replace("kiwi,5", "kiwi,6")
    emacs.keys("\x1f")
    emacs.shows("5 │ green", line=2)
    emacs.keys("c")
    emacs.shows("note:", line=23)
    emacs.quit_until(lambda: "note:" not in emacs.row(23))
    emacs.shows("5 │ green", line=2)
    emacs.becomes("table-server--dirty", "t")


def test_a_cell_is_edited_in_place(emacs):
    emacs.keys("\x0efiab")
    emacs.shows("5ab", line=2)
    emacs.shows("valueDoesNotFit: integer", line=23)
    emacs.keys("\r")
    emacs.shows("is no integer", line=23)
    emacs.keys("\x7f\x1f")
    emacs.shows("5ab", line=2)
    emacs.keys("\x7f\x7f\x011\t")
    emacs.shows("15", line=2)
    emacs.wait(lambda: emacs.cursor == (2, 26), "the next cell is edited")
    emacs.keys("er")
    emacs.shows("greener")
    emacs.keys("\x03\x0b")
    emacs.shows("5 │ green", line=2)
    emacs.hides("greener")
    emacs.keys("\x0e")
    emacs.wait(lambda: emacs.cursor == (3, 21), "keys are those of the table again")
    emacs.keys("<\x0e\x0ei")
    emacs.keys("\x01x\r")
    emacs.shows("x渡辺", line=3)


def test_a_new_row_is_edited_at_once(emacs):
    emacs.keys("oacai\r")
    emacs.shows("acai", line=2)
    emacs.shows("kiwi", line=3)


def test_a_filter_is_completed_and_checked(emacs):
    emacs.keys("/cou\t = 6")
    emacs.shows("Filter: count = 6  [equality is ==]", line=23)
    emacs.keys("\r")
    emacs.wait(lambda: emacs.cursor == (23, 14), "the cursor is at what is wrong")
    emacs.keys("\x01\x0b'𝛼𝛼' = 'x'")
    emacs.shows("equality is ==", line=23)
    emacs.keys("\r")
    emacs.wait(lambda: emacs.cursor == (23, 13), "behind characters beyond the basic plane")
    emacs.keys("\x01\x0bcount > 6\r")
    emacs.wait(lambda: names(emacs) == ["plum", "lime", "pear"], "three rows")
    emacs.shows("3 of 5 rows", line=22)
    emacs.keys("\x0e&")
    emacs.wait(lambda: names(emacs) == ["lime"], "one row")
    emacs.keys("\\")
    emacs.wait(lambda: len(names(emacs)) == 5, "all rows")


def test_isearch_goes_through_the_whole_table(start, tmp_path):
    path = tmp_path / "long.csv"
    lines = [f"{row},name{row},{'needle ' if row in (700, 1500) else ''}x{row}" for row in range(1, 2001)]
    path.write_text("id,name,text\n" + "\n".join(lines) + "\n", "utf-8")
    emacs = start(path)
    emacs.shows("name1", "(Table 2000 rows")
    emacs.keys("\x13need")
    emacs.shows("name700", "I-search: need")
    emacs.keys("\x13")
    emacs.shows("name1500")
    emacs.keys("\x13")
    emacs.shows("Failing")
    emacs.keys("\x13")
    emacs.shows("name700", "rapped")
    emacs.keys("\r")
    assert emacs.lisp("(table-server-cell)") == '(700 "text")'
    emacs.keys("\x12name69")
    emacs.shows("name699", "backward")
    emacs.keys("\x12" * 3 + "\r")
    emacs.wait(lambda: emacs.lisp("(table-server-cell)") == '(696 "name")', "three hits before")
    emacs.keys("\x1b\x13^x15..$")
    emacs.shows("x1500")
    emacs.keys("\x07\x07")


def test_columns_are_sorted_by_a_click_and_sections_are_folded(start, tmp_path):
    path = tmp_path / "groups.csv"
    path.write_text("kind,name\na,one\nb,two\na,three\n", "utf-8")
    emacs = start(path, settings="(xterm-mouse-mode)")
    emacs.shows("three")
    emacs.keys("\x1b[<0;12;1M\x1b[<0;12;1m")
    emacs.shows("name ▲", line=0)
    emacs.keys("G")
    emacs.shows("▾ a (2)", line=1)
    emacs.keys("<t")
    emacs.shows("▸ a (2)", line=1)
    emacs.shows("▾ b (1)", line=2)
    emacs.keys("\r")
    emacs.shows("▾ a (2)", line=1)
    emacs.shows("▾ b (1)", line=4)
