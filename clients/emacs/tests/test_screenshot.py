"""The picture of the README is the screen of a real Emacs. UPDATE_SCREENSHOT=1 draws it again."""

import html
import os
import re

from conftest import PACKAGE

PICTURE = PACKAGE / "screenshot.svg"
WIDTH, HEIGHT, COLUMNS, LINES = 9, 19, 88, 14
COLOURS = {"default": None, "black": "000000", "red": "aa0000", "green": "00aa00", "brown": "aa5500", "white": "ffffff"}
PLANETS = """planet,kind,moons,radius km,found,note
Mercury,rock,0,2439.7,-,small and hot
Venus,rock,0,6051.8,-,turns the other way
Earth,rock,1,6371.0,-,"here, mostly"
Mars,rock,2,3389.5,-,Φόβος and Δεῖμος
Jupiter,gas,95,69911,-,木星
Saturn,gas,146,58232,-,"rings
and moons"
Uranus,ice,28,25362,1781-03-13,on its side
Neptune,ice,16,24622,1846-09-23,found by sums
Pluto,ice,five,1188.3,1930-02-18,a dwarf now
"""


def colours(cell):
    """The colours of a cell, as they are seen."""
    fore, back = (COLOURS.get(name, name) or other for name, other in ((cell.fg, "d8dee9"), (cell.bg, "1f2430")))
    return (back, fore) if cell.reverse else (fore, back)


def picture(emacs):
    """The screen as SVG: a text for each run of cells with one look."""
    size = f'width="{COLUMNS * WIDTH + 20}" height="{LINES * HEIGHT + 20}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="monospace" font-size="15">']
    parts.append('<rect width="100%" height="100%" rx="6" fill="#1f2430"/>')
    for line in range(LINES):
        cells, at = [emacs.screen.buffer[line][number] for number in range(COLUMNS)], 0
        while at < COLUMNS:
            end, look = at + 1, (*colours(cells[at]), cells[at].bold)
            while end < COLUMNS and (*colours(cells[end]), cells[end].bold) == look:
                end += 1
            text = "".join(cell.data for cell in cells[at:end])
            x, y, wide = 10 + at * WIDTH, 10 + line * HEIGHT, (end - at) * WIDTH
            if look[1] != "1f2430":
                parts.append(f'<rect x="{x}" y="{y}" width="{wide}" height="{HEIGHT}" fill="#{look[1]}"/>')
            if text.strip():
                bold = ' font-weight="bold"' if look[2] else ""
                parts.append(
                    f'<text x="{x}" y="{y + 14}" textLength="{wide}" xml:space="preserve" fill="#{look[0]}"{bold}>'
                    f"{html.escape(text)}</text>"
                )
            at = end
    return "\n".join([*parts, "</svg>", ""])


def texts(svg):
    return re.findall(r">([^<\n]+)</text>", svg)


def test_the_picture_shows_what_the_package_draws(start, tmp_path):
    (tmp_path / "planets.csv").write_text(PLANETS, "utf-8")
    settings = """(setq frame-background-mode 'dark) (frame-set-background-mode nil)
        (setq table-server-open-options
              '(:columns (:moons (:type "integer") :found (:nullPlaceholder "–"))))"""
    emacs = start("planets.csv", settings=settings, columns=COLUMNS, lines=LINES)
    emacs.shows("Mercury")
    emacs.keys("ff\x15^")
    emacs.shows("moons ▼", line=0)
    emacs.shows("Saturn", line=1)
    emacs.keys("sus\r")
    emacs.shows("2 matches")
    emacs.keys("<\x0e\x01ffcmany")
    emacs.shows("valueDoesNotFit: integer", line=13)
    emacs.shows("many", line=2)
    drawn = picture(emacs)
    if os.environ.get("UPDATE_SCREENSHOT") == "1":
        PICTURE.write_text(drawn, "utf-8")
    assert texts(drawn) == texts(PICTURE.read_text("utf-8"))
