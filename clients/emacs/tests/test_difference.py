"""Differences on the screen: aligned rows, colours, changes one by one."""

SETTINGS = """(progn
    (set-face-attribute 'table-server-added nil :inherit nil :background "#112233")
    (set-face-attribute 'table-server-removed nil :inherit nil :background "#223344")
    (set-face-attribute 'table-server-changed nil :inherit nil :background "#334455")
    (set-face-attribute 'table-server-cell nil :inherit nil :background "#445566"))"""


def test_a_difference_is_drawn_and_gone_through(start, file):
    emacs = start(file, settings=SETTINGS, columns=110)
    emacs.shows("name", "fig", "pear")
    emacs.keys("k")
    emacs.hides("fig")
    emacs.keys("fc6\r")
    emacs.shows("6 │ green")
    emacs.keys("D\r")
    emacs.shows("removed", "changed", "1 removed · 1 changed")
    top = next(at for at, row in enumerate(emacs.rows()) if row.startswith("diff_kind"))
    cells = [[cell.strip() for cell in emacs.row(top + at).split("│")] for at in range(3)]
    assert cells[0] == ["diff_kind", "name", "name (was)", "count", "count (was)", "note", "note (was)"]
    assert cells[1] == ["removed", "fig", "fig", "3", "3", "", ""]
    assert cells[2] == ["changed", "kiwi", "kiwi", "6", "5", "green", "green"]
    emacs.wait(lambda: emacs.look_of(top + 1, "fig").bg == "223344", "the colour of a removed row")
    emacs.wait(lambda: emacs.look_of(top + 2, "6 │").bg == "334455", "the colour of a changed cell")
    assert emacs.look_of(top + 2, "kiwi").bg not in {"223344", "334455"}
    emacs.keys("n")
    emacs.wait(lambda: emacs.look_of(top + 2, "6 │").bg == "445566", "the cursor on the change")
    emacs.keys("n")
    emacs.shows("Changes continue at the other end")
    emacs.keys("pc")
    emacs.shows("same", "plum")
    emacs.keys("\r")
    emacs.becomes("(buffer-name)", '"fruit.csv"')
    assert emacs.lisp("(table-server-cell)") == '(2 "count")'
