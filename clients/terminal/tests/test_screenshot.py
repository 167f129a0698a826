"""The picture of the README is the screen of a terminal. UPDATE_SCREENSHOT=1 draws it again."""

import html
import os
import pathlib
import re

PICTURE = pathlib.Path(__file__).resolve().parents[1] / "screenshot.svg"
WIDTH, HEIGHT, COLUMNS, LINES = 9, 19, 88, 12
FORE, BACK = "d8dee9", "1f2430"
PLANETS = """planet,kind,moons,radius km,found,note
Mercury,rock,0,2439.7,,small and hot
Venus,rock,0,6051.8,,turns the other way
Earth,rock,1,6371.0,,"here, mostly"
Mars,rock,2,3389.5,,Φόβος and Δεῖμος
Jupiter,gas,95,69911,,木星
Saturn,gas,146,58232,,"rings
and moons"
Uranus,ice,28,25362,1781-03-13,on its side
Neptune,ice,16,24622,1846-09-23,found by sums
Pluto,ice,5,1188.3,1930-02-18,a dwarf now
"""


def colours(cell):
    """The colours of a cell, as they are seen."""
    fore, back = (FORE if cell.fg == "default" else cell.fg, BACK if cell.bg == "default" else cell.bg)
    fore, back = {"black": "000000"}.get(fore, fore), {"black": "000000"}.get(back, back)
    return (back, fore) if cell.reverse else (fore, back)


def picture(terminal):
    """The screen as SVG: a text for each run of cells with one look."""
    size = f'width="{COLUMNS * WIDTH + 20}" height="{LINES * HEIGHT + 20}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="monospace" font-size="15">']
    parts.append(f'<rect width="100%" height="100%" rx="6" fill="#{BACK}"/>')
    for line in range(LINES):
        cells, at = [terminal.screen.buffer[line][number] for number in range(COLUMNS)], 0
        while at < COLUMNS:
            end, look = at + 1, (*colours(cells[at]), cells[at].bold)
            while end < COLUMNS and (*colours(cells[end]), cells[end].bold) == look:
                end += 1
            text = "".join(cell.data for cell in cells[at:end])
            x, y, wide = 10 + at * WIDTH, 10 + line * HEIGHT, (end - at) * WIDTH
            if look[1] != BACK:
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


def test_the_picture_shows_what_the_viewer_draws(start, tmp_path):
    (tmp_path / "planets.csv").write_text(PLANETS, "utf-8")
    terminal = start("planets.csv", columns=COLUMNS, lines=LINES)
    terminal.has("Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto")
    terminal.type("llS")
    terminal.has("Saturn", "Jupiter", "Uranus")
    terminal.type("/us\r")
    terminal.shows("2 matches", line=-1)
    terminal.type("gg0llccmany")
    terminal.shows("moons: many", "expected integer", line=-1)
    terminal.shows("many", line=1)
    drawn = picture(terminal)
    if os.environ.get("UPDATE_SCREENSHOT") == "1":
        PICTURE.write_text(drawn, "utf-8")
    assert texts(drawn) == texts(PICTURE.read_text("utf-8"))
