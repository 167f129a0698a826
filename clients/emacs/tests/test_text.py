"""Tables and their texts on one screen."""


def test_a_cell_leads_to_the_text_and_back(emacs):
    emacs.keys("\x0e\x0e\t\t")
    emacs.becomes("(table-server-cell)", '(3 "note")')
    emacs.keys("\x1b.")
    emacs.shows("fruit.csv<text>", "plum,7,渡辺")
    emacs.becomes("(looking-at-p \"渡辺\")", "t")
    emacs.keys("\x0e\x01\x1b.")
    emacs.becomes("(and (derived-mode-p 'table-server-mode) (table-server-cell))", '(4 "name")')
    emacs.keys("\x1b,\x1b,")
    emacs.becomes("(and (derived-mode-p 'table-server-mode) (car (table-server-cell)))", "3")
    emacs.keys("\t\t\x181\x03\x03")
    emacs.shows("plum,7,渡辺")
    emacs.becomes("(looking-at-p \"渡辺\")", "t")
    emacs.keys("\x0e\x01\x1bxtable-server-mode\r")
    emacs.shows("lime    │        8 │ sour")
    emacs.becomes("(table-server-cell)", '(4 "name")')
