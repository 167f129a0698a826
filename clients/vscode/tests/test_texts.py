"""Tables and the texts that they are made of: from a cell to its place in the text, and back."""

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
