"""What offsets in texts count, as the client chose: bytes, UTF-16 units, code points or cells."""

import random
import unicodedata

import pytest
from harness import seeds

UNITS = ["utf-8", "utf-16", "utf-32", "cells"]
PIECES = ["a", "é", "e\u0301", "日本", "🇩🇪", "👩\u200d👩\u200d👧", "\x9b", "\x85", "y", "Y"]


def cells_of(text):
    """The cells of a text of the pieces above."""
    for emoji in ("🇩🇪", "👩\u200d👩\u200d👧"):
        text = text.replace(emoji, "##")
    widths = {"W": 2, "F": 2}
    return sum(0 if unicodedata.combining(one) else widths.get(unicodedata.east_asian_width(one), 1) for one in text)


def offset(text, index, unit):
    """The offset of a code point in a unit."""
    head = text[:index]
    if unit == "utf-8":
        return len(head.encode())
    if unit == "utf-16":
        return len(head.encode("utf-16-le")) // 2
    return cells_of(head) if unit == "cells" else index


def ranges_of(text, what, unit):
    """Where a text of one code point is found in another one."""
    found = [index for index, one in enumerate(text) if one.lower() == what]
    return [[offset(text, index, unit), offset(text, index + 1, unit)] for index in found]


def opened(pipe, cells, **layout):
    columns = [{"id": "a", "type": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=[[cell] for cell in cells])
    pipe.request("view/open", table="t", view="v", state={"layout": {"rows": {}, **layout}})


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("seed", seeds(2))
def test_hits_count_in_the_unit_of_the_client(start, seed, unit):
    pipe = start(positions=unit)
    chance = random.Random(seed)
    opened(pipe, ["".join(chance.choice(PIECES) for _ in range(12)) for _ in range(8)])
    pipe.request("view/set", view="v", state={"search": {"text": "y", "mode": "mark"}})
    window = {"kind": "entries", "first": 0, "size": 8}
    for name, params in (("whole", {}), ("cut", {"texts": "cut"})):
        pipe.request("view/watch", view="v", subscription=name, window=window, **{"as": "text"}, **params)
    pipe.request("view/set", view="v", state={"layout": {"columns": {"a": {"width": 9}}}})
    pipe.sync()
    found = 0
    for name in ("whole", "cut"):
        for _, row in pipe.replica(name).rows:
            text = row["a"]["text"]
            assert row["a"].get("matches", []) == ranges_of(text, "y", unit)
            found += len(row["a"].get("matches", []))
    assert found
    for key, row in pipe.replica("whole").rows:
        if not row["a"].get("matches"):
            continue
        hit = pipe.request("view/find", view="v", **({"from": key - 1} if key > 1 else {}))["hit"]
        assert hit["row"] == key and hit["cells"][0]["ranges"] == row["a"]["matches"]
        [block] = pipe.request("view/rows", view="v", keys=[key], **{"as": "text"})["blocks"]
        assert block["matches"][0]["ranges"] == row["a"]["matches"]


@pytest.mark.parametrize("unit", UNITS)
def test_lines_and_places_count_in_the_unit_of_the_client(start, unit):
    pipe = start(positions=unit)
    text = "aé🇩🇪 日"
    measured = pipe.request("text/measure", texts=[text], wrap={"width": 4})["measures"][0]
    expected = {"utf-8": [12, 15], "utf-16": [7, 8], "utf-32": [5, 6], "cells": [5, 7]}[unit]
    assert measured["lines"][1]["range"] == expected
    opened(pipe, ["aé🇩🇪日"])
    window = {"kind": "viewport", "offset": 0, "extent": 3}
    pipe.request("view/watch", view="v", subscription="s", window=window, across={"frameWidth": 20})
    pipe.sync()
    hit = pipe.request("view/hit", subscription="s", x=4, y=0, text={})
    assert hit["textOffset"] == {"utf-8": 11, "utf-16": 6, "utf-32": 4, "cells": 4}[unit]


@pytest.mark.parametrize("unit", UNITS)
def test_text_edits_count_in_the_unit_of_the_client(start, tmp_path, unit):
    pipe = start(positions=unit)
    path = tmp_path / "a.csv"
    data = "a,b\n😀é,日x\nk,l".encode()
    path.write_bytes(data)
    pipe.request("table/open", table="t", path=str(path))
    edits = [{"kind": "set", "row": row, "column": "b", "value": "yy"} for row in (1, 2)]
    pipe.request("table/edit", table="t", edits=edits)
    items = pipe.request("table/save", table="t", dryRun=True)["edits"]["items"]
    characters = []
    ends = [(item["bytes"], item["range"]) for item in items]
    for byte, place in [(at[n], ends[end]) for at, ends in ends for n, end in ((0, "start"), (1, "end"))]:
        lines = data[:byte].decode().split("\n")
        # A file has no cells.
        expected = offset(lines[-1], len(lines[-1]), "utf-32" if unit == "cells" else unit)
        assert place == {"line": len(lines) - 1, "character": expected}
        characters.append(expected)
    assert any(characters)


def test_bytes_that_are_no_text_count_as_they_are_sent(start, tmp_path):
    path = tmp_path / "a.csv"
    path.write_bytes(b"a\n\xffb\xfe\xfey\n" + b"x\n" * 3)
    for unit, expected in (("utf-8", [10, 11]), ("utf-16", [4, 5]), ("utf-32", [4, 5]), ("cells", [4, 5])):
        pipe = start(positions=unit)
        pipe.request("table/open", table="t", path=str(path), dialect={"encoding": "utf-8", "header": True})
        pipe.request("view/open", table="t", view="v", state={"search": {"text": "y", "mode": "mark"}})
        [block] = pipe.request("view/rows", view="v", wait=True, **{"as": "text"})["blocks"]
        assert block["texts"][0] == "\ufffdb\ufffd\ufffdy" and block["matches"][0]["ranges"] == [expected]


def test_what_can_be_counted_is_told_and_anything_else_refused(start):
    pipe = start(greet=False)
    error = pipe.error("initialize", positions="utf-7")
    assert error.code == -32602 and error.data["pointer"] == "/positions"
    assert pipe.initialize()["capabilities"]["positions"] == UNITS
