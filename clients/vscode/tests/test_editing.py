"""The page in Chromium: editing, saving, undo, and what others do to the file."""

import pathlib

import conftest
from conftest import FRUIT, eventually


def test_a_cell_is_edited_undone_and_saved(sheet, file):
    sheet.keys("ArrowDown", "F2")
    sheet.type("!")
    sheet.keys("Enter")
    sheet.shows(1, ["fig", "kiwi!"])
    sheet.at(3, "plum")
    eventually(lambda: sheet.workbench.is_dirty, "the dirty mark")
    sheet.keys("Control+z")
    sheet.shows(1, ["fig", "kiwi"])
    eventually(lambda: not sheet.workbench.is_dirty, "the clean mark")
    sheet.keys("Control+y")
    sheet.shows(1, ["fig", "kiwi!"])
    sheet.keys("Control+s")
    eventually(lambda: not sheet.workbench.is_dirty, "the clean mark")
    assert file.read_text("utf-8") == FRUIT.replace("kiwi", "kiwi!")


def test_text_replaces_the_cell_and_tab_goes_on(sheet):
    sheet.type("nut")
    sheet.keys("Tab")
    sheet.type("12")
    sheet.keys("Enter")
    sheet.shows(1, ["nut", "kiwi"])
    sheet.shows(2, ["12", "5"])
    eventually(lambda: sheet.workbench.do("state")["edits"] == ["Edit", "Edit"], "two undo events")


def test_a_text_that_does_not_fit_is_said_and_kept(sheet):
    sheet.keys("ArrowRight")
    sheet.type("many")
    sheet.has(".problem", "Expected integer.")
    sheet.keys("Enter")
    sheet.has(".editor.bad")
    sheet.keys("Escape")
    sheet.shows(2, ["3", "5"])
    assert sheet.workbench.do("state")["edits"] == []
    sheet.type("4")
    sheet.keys("Enter")
    sheet.shows(2, ["4", "5"])


def test_keys_typed_at_once_are_one_text(sheet):
    sheet.frame.evaluate(
        "() => [...'abc'].forEach((key) => document.activeElement.dispatchEvent("
        "new KeyboardEvent('keydown', {key, bubbles: true})))"
    )
    sheet.has(".editor")
    sheet.keys("Escape")
    sheet.shows(1, ["fig"])


def test_what_is_typed_right_after_a_key_that_opens_a_field_is_for_the_field(sheet):
    sheet.keys("Control+f")
    sheet.type("lumx")
    sheet.keys("Backspace", "Enter")
    sheet.at(3, "plum")
    sheet.has(".find input:focus")
    sheet.keys("Escape", "Control+Home")
    sheet.at(1, "fig")
    sheet.keys("Control+g")
    sheet.type("5")
    sheet.frame.evaluate("() => dispatchEvent(new Event('blur'))")  # the workbench has opened a field of its own
    sheet.keys("ArrowDown")
    sheet.at(2, "kiwi")
    assert sheet.workbench.do("state")["edits"] == []


def test_text_goes_to_the_cell_if_such_a_key_opens_nothing(sheet):
    sheet.keys("Control+l")
    sheet.type("nut")
    sheet.has(".editor:focus")
    sheet.keys("Enter")
    sheet.shows(1, ["nut", "kiwi"])


def test_rows_are_inserted_cleared_and_deleted(sheet):
    sheet.workbench.command("insertRowBelow")
    sheet.shows(1, ["fig", "", "kiwi"])
    sheet.at(2, "")
    sheet.keys("ArrowDown", "Shift+ArrowDown", "Delete")
    sheet.shows(1, ["fig", "", "", "", "lime"])
    sheet.workbench.command("deleteRows")
    sheet.shows(1, ["fig", "", "lime", "pear"])
    edits = ["Insert Row", "Clear", "Delete 2 Rows"]
    eventually(lambda: sheet.workbench.do("state")["edits"] == edits, "the name of each edit")
    sheet.keys("Control+z", "Control+z", "Control+z")
    sheet.shows(1, ["fig", "kiwi", "plum", "lime", "pear"])


def test_cells_are_copied_and_pasted(sheet):
    sheet.keys("Shift+ArrowRight", "Shift+ArrowDown", "Control+c")
    eventually(lambda: sheet.workbench.do("clipboard") == "fig\t3\nkiwi\t5\n", "the copy")
    sheet.workbench.command("copyWithHeaders")
    eventually(lambda: sheet.workbench.do("clipboard").startswith("name\tcount\n"), "the header")
    sheet.workbench.command("copyAsMarkdown")
    eventually(lambda: sheet.workbench.do("clipboard").startswith("| name |"), "Markdown")
    sheet.keys("Control+End", "Home")
    paste = """(text) => { const data = new DataTransfer(); data.setData("text/plain", text);
        const event = new ClipboardEvent("paste", {clipboardData: data, bubbles: true});
        document.querySelector(".grid").dispatchEvent(event) }"""
    sheet.frame.evaluate(paste, "date\t1\nnut\t2\n")
    sheet.shows(1, ["fig", "kiwi", "plum", "lime", "date", "nut"])
    sheet.shows(2, ["3", "5", "7", "8", "1", "2"])


def test_hits_are_found_and_replaced_after_a_preview(sheet):
    sheet.keys("Control+h")
    sheet.has(".find input:focus")
    sheet.type("i")
    sheet.has(".find .count", "3 rows")
    sheet.counts("mark", 4)
    sheet.keys("Enter")
    sheet.at(2, "kiwi")
    sheet.has(".find .count", "2 of 3")
    sheet.keys("F3")
    sheet.at(4, "lime")
    sheet.has(".find .count", "3 of 3")
    sheet.keys("Shift+F3")
    sheet.at(2, "kiwi")
    sheet.has(".find .count", "2 of 3")
    sheet.frame.get_by_label("Replace", exact=True).fill("y")
    sheet.has(".find button", "Preview").click()
    sheet.has(".list h2", "4 hits in 3 cells")
    sheet.has(".list li", "kiwi → kywy")
    sheet.has(".list button", "Replace All").click()
    sheet.has(".find .count", "4 replaced in 3 cells")
    sheet.shows(1, ["fyg", "kywy", "plum", "lyme", "pear"])
    sheet.keys("Escape")
    sheet.frame.wait_for_function("() => document.querySelectorAll('mark').length === 0")
    sheet.keys("Control+z")
    sheet.shows(1, ["fig", "kiwi"])


def test_hits_are_stepped_through_cell_by_cell_and_replaced_one_by_one(show, tmp_path):
    path = tmp_path / "cells.csv"
    path.write_text("a,b\nox,on\nno,x\nx,to\n", "utf-8")
    sheet = show(path)
    sheet.keys("Control+h")
    sheet.has(".find input:focus")
    sheet.type("o")
    sheet.has(".find .count", "3 rows")
    for text, row, cell in [("2 of 4", 1, "on"), ("3 of 4", 2, "no"), ("4 of 4", 3, "to"), ("end: 1 of 4", 1, "ox")]:
        sheet.keys("Enter")
        sheet.has(".find .count", text)
        sheet.at(row, cell)
    sheet.keys("Shift+F3")
    sheet.has(".find .count", "end: 4 of 4")
    sheet.at(3, "to")
    sheet.frame.get_by_label("Replace", exact=True).fill("i")
    sheet.frame.get_by_label("Replace", exact=True).press("Enter")
    sheet.shows(2, ["on", "x", "ti"])
    sheet.has(".find .count", "1 of 3")
    sheet.at(1, "ox")
    sheet.frame.get_by_label("Find", exact=True).fill("nowhere")
    sheet.has(".find .count", "0 rows")
    sheet.keys("F3")
    sheet.has(".find .count", "No hit")


def test_rows_are_filtered_by_conditions_and_by_an_expression(sheet):
    sheet.keys("ArrowRight", "Control+Shift+l")
    sheet.frame.get_by_label("Relation", exact=True).select_option("greater")
    sheet.frame.get_by_label("Value", exact=True).fill("6")
    expression = sheet.frame.get_by_label("Expression", exact=True)
    eventually(lambda: expression.input_value() == "count > 6", "the expression")
    sheet.keys("Enter")
    sheet.shows(1, ["plum", "lime", "pear"])
    expression.fill("coun > 6")
    sheet.has(".squiggles u", "coun")
    sheet.has(".told", "did you mean count")
    expression.fill("name.startsWith('p')")
    sheet.frame.wait_for_function("() => !document.querySelector('.squiggles u')")
    expression.press("Enter")
    sheet.frame.wait_for_function("() => document.querySelectorAll('.layer .row:not([hidden])').length === 2")
    sheet.shows(1, ["plum", "pear"])
    sheet.has(".filter button", "Clear").click()
    sheet.shows(1, ["fig", "kiwi"])


def test_a_file_that_others_change_is_read_again_and_merged(sheet, file):
    file.write_text(FRUIT.replace("fig", "nut"), "utf-8")
    sheet.shows(1, ["nut", "kiwi"])
    assert not sheet.workbench.is_dirty
    sheet.keys("ArrowDown", "F2")
    sheet.type("!")
    sheet.keys("Enter")
    sheet.shows(1, ["nut", "kiwi!"])
    file.write_text(FRUIT.replace("lime", "date"), "utf-8")
    sheet.shows(1, ["fig", "kiwi!", "plum", "date"])
    sheet.keys("Control+s")
    eventually(lambda: not sheet.workbench.is_dirty, "the clean mark")
    assert file.read_text("utf-8") == FRUIT.replace("lime", "date").replace("kiwi", "kiwi!")


def test_edits_survive_a_daemon_that_is_killed(sheet):
    sheet.type("nut")
    sheet.keys("Enter")
    eventually(lambda: sheet.workbench.is_dirty, "the edit")
    sheet.workbench.do("kill")
    sheet.has(".message", "Start Again").locator("button").click()
    sheet.frame.locator(".message").first.wait_for(state="hidden")
    sheet.shows(1, ["nut", "kiwi"])
    eventually(lambda: sheet.workbench.is_dirty, "the dirty mark")
    sheet.keys("ArrowDown")
    sheet.type("date")
    sheet.keys("Enter")
    eventually(lambda: sheet.column(1).count("date") == 1, "the edit")


def test_two_panels_show_one_document(show, sheet, browser, file):
    number = sheet.workbench.do("open", path=str(file))
    other = conftest.Sheet(browser.new_page(), sheet.workbench, number)
    other.keys("ArrowDown")
    other.type("nut")
    other.keys("Enter")
    sheet.shows(1, ["fig", "nut"])
    other.shows(1, ["fig", "nut"])
    other.page.close()
    assert pathlib.Path(file).read_text("utf-8") == FRUIT


def test_what_is_typed_right_after_a_jump_is_meant_for_the_cell_where_it_ends(sheet):
    sheet.keys("ArrowRight", "ArrowRight", "ArrowDown", "Control+ArrowDown", "n", "u", "t", "Enter", "Control+ArrowUp")
    sheet.shows(3, ["", "green", "渡辺", "nut"])
    sheet.at(4, "nut")
    sheet.keys("Control+ArrowLeft", "Delete")
    sheet.shows(1, ["fig", "kiwi", "plum", ""])
