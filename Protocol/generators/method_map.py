"""Makes the map of the methods in `Protocol/README.md`: which page of the guide is about which.

`contract.json` has the pages in order (`guides`), and each method names its page (`x-guide`).
"""

from __future__ import annotations

import pathlib

import schemas

HEAD = ["| family | methods | guide |", "|---|---|---|"]
WIDTH = 120
MARKS = {
    ("clientToServer", "notification"): "†", ("serverToClient", "notification"): "†",
    ("serverToClient", "request"): "‡",
}  # fmt: skip
ARROWS = {"clientToServer": "→", "serverToClient": "←"}


def page(source: schemas.Source, path: pathlib.Path) -> str:
    """The page with its map as it is to be."""
    before, _, rest = path.read_text(encoding="utf-8").partition(HEAD[0] + "\n")
    after = rest[rest.index("\n\n") :]
    lines = list(HEAD)
    for guide in source.guides:
        lines += rows(guide, source)
    return before + "\n".join(lines) + after


def rows(guide: dict, source: schemas.Source) -> list[str]:
    """The rows of one page: as many as the width of a line needs."""
    start, end = f"| {guide['group']} | ", f" | [{guide['title']}]({guide['page']}) |"
    lines: list[str] = []
    text = ""
    for direction, arrow in ARROWS.items():
        for name, method in methods(guide, source, direction):
            word = f"`{name}`{MARKS.get((direction, method['x-kind']), '')}"
            joint = ", " if arrow in text else f"; {arrow} "
            if not text or len(start + text + joint + word + end) > WIDTH:
                lines += [start + text + end] if text else []
                text = f"{arrow} {word}"
            else:
                text += joint + word
    return [*lines, start + text + end]


def methods(guide: dict, source: schemas.Source, direction: str) -> list[tuple[str, dict]]:
    return [
        (name, method)
        for name, method in source.methods.items()
        if method["x-guide"] == guide["page"] and method["x-direction"] == direction
    ]
