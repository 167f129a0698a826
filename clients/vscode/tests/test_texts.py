"""Tables and the texts that they are made of: places in them, and texts that are not saved yet."""

import conftest
from conftest import FRUIT, eventually


def test_a_cell_is_revealed_in_the_text_and_a_place_of_the_text_in_the_table(sheet, file):
    sheet.keys("ArrowDown", "ArrowRight")
    sheet.at(2, "5")
    sheet.workbench.command("revealInText")
    text = {"text": FRUIT, "selection": [2, 5, 2, 6]}
    eventually(lambda: sheet.workbench.do("text") == text, "the field")
    sheet.workbench.do("openText", path=str(file), line=4, character=8)
    sheet.workbench.command("showInTable")
    sheet.at(4, "sour")


def test_an_unsaved_text_and_its_table_are_edited_beside_each_other(workbench, page, file):
    def reads(text):
        eventually(lambda: workbench.do("text")["text"] == text, text)

    workbench.do("openText", path=str(file))
    workbench.do("type", old="kiwi", text="lemon")
    workbench.command("openTextAsTable")
    sheet = conftest.Sheet(page, workbench, 0)
    sheet.shows(1, ["fig", "lemon", "plum"])
    workbench.do("type", old="plum", text="date")
    sheet.shows(1, ["fig", "lemon", "date"])
    changed = FRUIT.replace("kiwi", "lemon").replace("plum", "date")
    sheet.type("a nut, peeled")
    sheet.keys("Enter")
    reads(changed.replace("fig", '"a nut, peeled"'))
    sheet.keys("Control+z")
    reads(changed)
    sheet.shows(1, ["fig", "lemon"])
    sheet.keys("Control+y")
    reads(changed.replace("fig", '"a nut, peeled"'))
    sheet.keys("Control+z")
    reads(changed)
    sheet.keys("Control+s")
    eventually(lambda: file.read_text("utf-8") == changed, "the saved file")
    workbench.do("type", old="name", text="fruit")
    eventually(lambda: sheet.titles()[0] == "fruit", "the new title")
