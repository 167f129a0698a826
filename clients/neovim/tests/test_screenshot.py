"""The picture of the README is the screen of a real Neovim. UPDATE_SCREENSHOT=1 draws it again."""

import html
import os
import pathlib
import re

import editor

PICTURE = pathlib.Path(__file__).resolve().parents[1] / "screenshot.svg"
WIDTH, HEIGHT, COLUMNS, LINES = 9, 19, 88, 14
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


def colour(number, otherwise):
    return f"#{otherwise if number is None else number:06x}"


def picture(nvim):
    """The screen as SVG: a text for each run of cells with one look."""
    back, fore = nvim.colours["background"], nvim.colours["foreground"]
    size = f'width="{COLUMNS * WIDTH + 20}" height="{LINES * HEIGHT + 20}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="monospace" font-size="15">']
    parts.append(f'<rect width="100%" height="100%" rx="6" fill="{colour(back, 0)}"/>')
    for line in range(LINES):
        at = 0
        while at < COLUMNS:
            end = at + 1
            while end < COLUMNS and nvim.shown_looks[line][end] == nvim.shown_looks[line][at]:
                end += 1
            look, text = nvim.highlights[nvim.shown_looks[line][at]], "".join(nvim.screen[line][at:end])
            x, y, wide = 10 + at * WIDTH, 10 + line * HEIGHT, (end - at) * WIDTH
            if "background" in look:
                parts.append(f'<rect x="{x}" y="{y}" width="{wide}" height="{HEIGHT}" fill="{colour(look["background"], 0)}"/>')
            if text.strip():
                bold = ' font-weight="bold"' if look.get("bold") else ""
                parts.append(
                    f'<text x="{x}" y="{y + 14}" textLength="{wide}" xml:space="preserve"'
                    f' fill="{colour(look.get("foreground"), fore)}"{bold}>{html.escape(text)}</text>'
                )
            at = end
    return "\n".join([*parts, "</svg>", ""])


def texts(svg):
    return re.findall(r">([^<\n]+)</text>", svg)


def test_the_picture_shows_what_the_plugin_draws(start, tmp_path):
    (tmp_path / "planets.csv").write_text(PLANETS, "utf-8")
    settings = "{ open = { columns = { moons = { type = 'integer' }, found = { nullPlaceholder = '–' } } } }"
    nvim = start("planets.csv", settings=settings, columns=COLUMNS, lines=LINES)
    nvim.shows("Mercury")
    nvim.keys("llS")
    nvim.shows("moons ▼", line=0)
    nvim.shows("Saturn", line=1)
    nvim.keys("/us<CR>")
    nvim.wait(lambda: nvim.cursor == (8, 0), "the first hit behind the cursor's row")
    nvim.keys("ggj0llccmany")
    nvim.shows("valueDoesNotFit: integer", "many")
    drawn = picture(nvim)
    if os.environ.get("UPDATE_SCREENSHOT") == "1":
        PICTURE.write_text(drawn, "utf-8")
    assert texts(drawn) == texts(PICTURE.read_text("utf-8"))
    assert editor.program()
