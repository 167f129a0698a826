"""Invisible characters and marks of direction, shown as their numbers where the client asks for it."""

import random

import pytest
from harness import seeds

BIDI = [0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
HIDDEN = [0xAD, 0x180E, 0x200B, *range(0x2060, 0x2065), *range(0x206A, 0x2070), 0xFEFF, *range(0xFFF9, 0xFFFC)]
ATTACHED = [0x200C, 0x200D, 0xE0001, *range(0xE0020, 0xE0080)]
LETTERS = ["a", "y", "Y", "é", "日", "🇩🇪", "👩\u200d👩\u200d👧", "\x9b", "\x85", "\n", "ש"]
PIECES = [*LETTERS, *map(chr, BIDI + HIDDEN + ATTACHED)]


def shown(text):
    """The text as a cell shows it."""
    result, is_alone = "", True
    for one in text:
        code = ord(one)
        if code < 0x20 or code == 0x7F:
            result += chr(0x2400 + code) if code < 0x20 else "\u2421"
        elif code in (0x85, 0x2028, 0x2029):
            result += "\u2424"
        elif 0x80 <= code < 0xA0 or code in BIDI + HIDDEN or code in ATTACHED and is_alone:
            result += f"\\u{{{code:x}}}"
        else:
            result += one
        is_alone = code < 0x80 or result.endswith("}")
    return result


def opened(pipe, cells, **layout):
    columns = [{"id": "a", "type": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=[[cell] for cell in cells])
    pipe.request("view/open", table="t", view="v", state={"layout": {"rows": {}, **layout}})


def test_each_of_them_is_shown_as_its_number_only_if_asked_for(start):
    texts = [f"x{chr(code)}y" for code in BIDI + HIDDEN + ATTACHED] + [f"é{chr(code)}y" for code in ATTACHED]
    texts += ["می\u200cخواهم", "👩\u200d👧", "\u200dx"]
    for options, expected in (({}, texts), ({"invisible": "visible"}, [shown(text) for text in texts])):
        pipe = start(**options)
        opened(pipe, texts)
        [block] = pipe.request("view/rows", view="v")["blocks"]
        assert block["texts"] == expected and block["values"] == texts
        pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "a", "value": texts[1]}])
        [block] = pipe.request("view/rows", view="v", keys=[1])["blocks"]
        assert block["texts"][0] == expected[1]
    error = start(greet=False).error("initialize", invisible="hidden")
    assert error.data["pointer"] == "/invisible"


@pytest.mark.parametrize("unit", ["utf-8", "utf-16", "utf-32"])
@pytest.mark.parametrize("seed", seeds(2))
def test_hits_cuts_and_widths_are_those_of_the_texts_sent(start, seed, unit):
    pipe = start(positions=unit, invisible="visible")
    chance = random.Random(seed)
    texts = ["".join(chance.choice(PIECES) for _ in range(10)) for _ in range(12)]
    opened(pipe, texts)
    pipe.request("view/set", view="v", state={"search": {"text": "y", "mode": "mark"}})
    for name, params in (("whole", {}), ("cut", {"texts": "cut"})):
        pipe.request("view/watch", view="v", subscription=name, window={"kind": "all"}, **{"as": "text"}, **params)
    pipe.sync()
    lines = [row["a"]["text"] for _, row in pipe.replica("whole").rows]
    assert lines == [shown(text) for text in texts]
    widths = [one["width"] for one in pipe.request("text/measure", texts=lines)["measures"]]
    place = pipe.replica("whole").layout["columns"][0]
    assert place["width"] == max(widths)
    measured = pipe.request("text/measure", texts=texts, visible=True)["measures"]
    assert [one["width"] for one in measured] == widths
    assert [one.get("text", text) for one, text in zip(measured, texts)] == lines
    length = {"utf-8": lambda text: len(text.encode()), "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
              "utf-32": len}[unit]  # fmt: skip
    pipe.request("view/set", view="v", state={"layout": {"columns": {"a": {"width": 17}}}})
    pipe.sync()
    for name in ("whole", "cut"):
        for (_, row), line in zip(pipe.replica(name).rows, lines):
            text = row["a"]["text"]
            assert text == line or name == "cut" and text.endswith("…") and line.startswith(text[:-1])
            assert name != "cut" or not text[:-1].endswith("\\") and "\\u{" not in text[-8:-1].split("}")[-1]
            for start_, end in row["a"].get("matches", []):
                index = next(at for at in range(len(text)) if length(text[:at]) == start_)
                assert text[index].lower() == "y" and end == start_ + 1


def test_titles_headers_footers_and_the_caret_have_the_same_form(start):
    pipe = start(invisible="visible")
    column = {"id": "a\u202e", "type": "text", "footer": {"aggregate": "max"}}
    answer = pipe.request("table/create", table="t", columns=[column], rows=[["x\u200by"]])
    assert answer["columns"][0]["title"] == "a\\u{202e}" and answer["columns"][0]["exactTitle"] == "a\u202e"
    state = {"layout": {"rows": {}}, "sections": {"by": [{"column": "a\u202e"}]}}
    pipe.request("view/open", table="t", view="v", state=state)
    rows = pipe.request("view/rows", view="v")
    assert rows["sections"][0]["title"] == "x\\u{200b}y"
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "viewport", "offset": 0, "extent": 5},
                 across={"frameWidth": 30})  # fmt: skip
    pipe.sync()
    assert pipe.replica("s").layout["columns"][0]["width"] == 10
    assert pipe.request("view/hit", subscription="s", x=9, y=1, text={})["textOffset"] == 9
