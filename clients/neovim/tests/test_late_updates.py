"""What commands do before the window shows the newest order: the daemon's updates come 1 s late."""

import pathlib
import sys

import pytest

LATE = pathlib.Path(__file__).resolve().parents[2] / "late_updates.py"
CELL = "{ require('table-server').get(0):window():cell() }"


@pytest.fixture
def late(start, daemon, tmp_path):
    """An editor on two hundred rows; `n` falls while `name` rises."""
    path = tmp_path / "rows.csv"
    path.write_text("name,n\n" + "".join(f"r{row:03},{200 - row}\n" for row in range(1, 201)), "utf-8")
    nvim = start(path, settings=f"{{ command = {{ [[{sys.executable}]], [[{LATE}]], '1', [[{daemon}]] }} }}")
    nvim.shows("r001", "r020")
    nvim.file = path
    return nvim


def sorts_and(nvim, keys):
    """Sorts, and types keys before the new order has arrived."""
    nvim.keys(f":Table sort n<CR>{keys}")
    nvim.shows("n ▲", line=0)


def changes_are(nvim, *rows):
    """Gives a table changes, without an edit of each."""
    list_of = ", ".join(f"{{ row = {row} }}" for row in rows)
    nvim.lua(f"require('table-server').get(0).changes = function() return {{ {list_of} }} end")


def comes_to(nvim, row, line):
    """Waits until the cursor is on a row, and the screen shows it there."""
    nvim.becomes(CELL, [row, "name", line])
    nvim.wait(lambda: nvim.row(nvim.cursor[0]).startswith(f"r{row:03}"), "the row at the cursor")


def test_rows_are_found_in_an_order_that_is_not_drawn_yet(late):
    late.keys("/r170<CR>gg")
    late.wait(lambda: late.cursor[0] == 1, "the first row")
    sorts_and(late, "n")  # the row comes to a line of the window
    comes_to(late, 170, 30)
    changes_are(late, 190)
    late.keys(":Table sort name<CR>]c")  # the row is far from the window
    comes_to(late, 190, 189)
    changes_are(late, 190, 90, 1)
    late.keys("[c")
    comes_to(late, 90, 89)
    sorts_and(late, "osweet<CR>")
    late.becomes("require('table-server').get(0):text()", "sweet")


def test_the_rows_that_are_seen_are_changed(late):
    late.keys("jj")
    late.wait(lambda: late.cursor[0] == 3, "the third row")
    sorts_and(late, "dd")
    late.becomes("require('table-server').get(0).counts.source", 199)
    assert late.lua("return vim.fn.getreg('\"')") == "r003\t197\n"
    late.keys("gg")
    late.shows("r200", line=1)
    late.keys(":Table sort name<CR>vjx:w<CR>")
    late.wait(lambda: ",1\n,0\n" in late.file.read_text("utf-8"), "two cells are empty")
    late.keys("gg")
    late.shows("r001", line=1)
    late.keys(":Table sort n<CR>")
    late.lua("require('table-server.daemon').call('view/sync', {})")  # sorted, but not drawn
    late.keys("d60j")  # more than the window holds
    late.shows("the rows have moved")
    comes_to(late, 1, 198)
    late.keys("gg")
    late.wait(lambda: late.row(1).endswith("  0"), "the new order")
    late.keys("d60j:w<CR>")
    late.becomes("require('table-server').get(0).counts.source", 138)
    late.wait(lambda: late.file.read_text("utf-8").count("\n") == 139, "sixty-one rows are deleted")
    assert "r003" not in late.file.read_text("utf-8")
    assert late.file.read_text("utf-8").endswith("r138,62\nr139,61\n")
