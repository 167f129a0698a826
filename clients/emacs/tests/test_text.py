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


def test_a_text_and_its_table_are_edited_side_by_side(start):
    emacs = start()
    emacs.keys("\x18bnotes\r")
    emacs.becomes("(buffer-name)", '"notes"')
    emacs.keys("name,count\rfig,3\rkiwi,5\r\x1b<\x0e\x1bxtable-server-this-buffer\r")
    emacs.shows("*table of notes*", "fig     │        3")
    emacs.becomes("(table-server-cell)", '(1 "name")')
    emacs.keys("fc4\r")
    emacs.shows("fig,4", "fig     │        4")
    emacs.keys("\x18oplum,7\r")
    emacs.shows("plum,7", "plum    │        7")
    emacs.keys("\x1f\x1f")
    emacs.hides("plum")
    emacs.keys("\x1f")
    emacs.shows("fig,3", "fig     │        3")
    emacs.keys("\x03\x03u")
    emacs.becomes("(derived-mode-p 'table-server-mode)", "table-server-mode")
    emacs.shows("fig,4", "fig     │        4")
