"""The picture of the README is what Chromium shows. UPDATE_SCREENSHOT=1 takes it again."""

import os
import pathlib

PICTURE = pathlib.Path(__file__).resolve().parents[1] / "screenshot.png"
PLANETS = """planet,kind,moons,radius km,found,note
Mercury,rock,0,2439.7,,small and hot
Venus,rock,0,6051.8,,turns the other way
Earth,rock,1,6371.0,,"here, mostly"
Mars,rock,2,3389.5,,Φόβος and Δεῖμος
Jupiter,gas,95,69911,,the largest
Saturn,gas,146,58232,,"rings, and the most moons"
Uranus,ice,28,25362,1781-03-13,on its side
Neptune,ice,16,24622,1846-09-23,found by sums
Pluto,ice,5,1188.3,1930-02-18,a dwarf now
"""
ROWS = [
    ["6", "Saturn", "gas", "146", "58232", "", "rings, and the most moons"],
    ["5", "Jupiter", "gas", "95", "69911", "", "the largest"],
    ["7", "Uranus", "ice", "28", "25362", "1781-03-13", "on its side"],
]


def test_the_picture_shows_what_the_extension_draws(show, page, tmp_path):
    path = tmp_path / "planets.csv"
    path.write_text(PLANETS, "utf-8")
    page.set_viewport_size({"width": 860, "height": 400})
    try:
        sheet = show(path)
        sheet.keys("ArrowRight", "ArrowRight")
        sheet.workbench.command("sortDescending")
        sheet.shows(1, ["Saturn", "Jupiter", "Uranus"])
        sheet.workbench.command("find")
        sheet.has(".find input:focus")
        sheet.type("us")
        sheet.has(".find .count", "2 rows")
        sheet.workbench.command("toggleSummaries")
        sheet.has(".summary", "0 – 146")
        sheet.has("mark", "us")
        sheet.frame.locator(".layer .cell", has_text="28").click()
        sheet.keys("End", "ArrowLeft", "ArrowLeft", "ArrowLeft", "F2")
        sheet.type("x")
        sheet.has(".problem", "Expected integer.")
        assert sorted(sheet.rows(), key=lambda row: -int(row[3].replace("x", "")))[:3] == [
            [text.replace("28", "28x") for text in row] for row in ROWS
        ]
        if os.environ.get("UPDATE_SCREENSHOT") == "1":
            page.screenshot(path=str(PICTURE))
        assert PICTURE.exists()
        sheet.keys("Escape")
    finally:
        page.set_viewport_size({"width": 800, "height": 500})
