"""Comparisons in Chromium: aligned rows with their marks, and the way from change to change."""

import conftest
from conftest import eventually

BEFORE = "name,count,note\nfig,3,\nkiwi,5,green\nold,1,x\nlime,8,sour\npear,10,\n"


def compared(sheet, page, tmp_path):
    """The page that compares the table with a file of before."""
    path = tmp_path / "before.csv"
    path.write_text(BEFORE, "utf-8")
    workbench = sheet.workbench
    workbench.do("answerPath", path=str(path))
    workbench.command("compareWithFile")
    return conftest.Sheet(page, workbench, 1)


def looks(sheet, row):
    """The marks of the cells of a row, for each column."""
    cells = sheet.frame.locator(f".layer .row:not([hidden])[aria-rowindex='{row + 1}'] .cell:not(.gutter)")
    marks = "(all) => all.map(({className}) => /added|removed/.exec(className)?.[0] ?? '')"
    return cells.evaluate_all(marks)


def test_rows_are_aligned_and_marked(sheet, page, tmp_path):
    sheet.keys("ArrowDown", "ArrowRight")
    sheet.type("6")
    sheet.keys("Enter")
    eventually(lambda: sheet.workbench.is_dirty, "the edit")
    difference = compared(sheet, page, tmp_path)
    difference.has(".changes", "1 added, 1 removed, 1 changed")
    assert difference.titles()[:5] == ["diff_kind", "name", "name (was)", "count", "count (was)"]
    difference.shows(1, ["changed", "removed", "added"])
    assert [row[1:6] for row in difference.rows()] == [
        ["changed", "kiwi", "kiwi", "6", "5"], ["removed", "old", "old", "1", "1"], ["added", "plum", "", "7", ""]
    ]
    assert looks(difference, 1)[:5] == ["", "", "", "added", "removed"]
    assert set(looks(difference, 2)) == {"removed"}
    assert set(looks(difference, 3)) == {"added"}
    difference.has(".changes button", "Changed Only").click()
    difference.shows(1, ["same", "changed", "removed", "added", "same", "same"])
    difference.keys("Delete")
    difference.has(".message", "read-only")


def test_the_cursor_goes_from_change_to_change(sheet, page, tmp_path):
    difference = compared(sheet, page, tmp_path)
    difference.workbench.command("changedOnly")
    difference.shows(1, ["same", "same", "removed", "added"])
    difference.keys("Control+Home", "F7")
    difference.at(3, "removed")
    difference.keys("F7")
    difference.at(4, "added")
    difference.keys("Shift+F7")
    difference.at(3, "removed")
    difference.has(".changes button", "↓").click()
    difference.at(4, "added")


def test_only_comparisons_have_changes_and_problems_are_visited(show, tmp_path):
    path = tmp_path / "counts.csv"
    path.write_text("name,count\n" + "fig,3\n" * 40 + "kiwi,big\n" + "fig,3\n" * 40 + "plum,many\n", "utf-8")
    sheet = show(path)
    sheet.keys("F8")
    sheet.has(".message", "There is no problem.")
    sheet.keys("ArrowRight")
    sheet.workbench.command("columnMenu")
    sheet.has(".menu-box button", "Type").click()
    sheet.has(".menu-box button", "integer").click()
    sheet.keys("F8")
    sheet.at(41, "big")
    sheet.keys("F8")
    sheet.at(82, "many")
    sheet.keys("Shift+F8")
    sheet.at(41, "big")
    sheet.keys("F7")
    sheet.has(".message", "There is no change.")
    assert sheet.frame.locator(".changes").is_hidden()
