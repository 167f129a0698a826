"""Windows whose texts are cut to their columns: always what the whole texts are, cut."""

import random

import pytest
from harness import rows_of, seeds

PIECES = ["a", "bb", "Ada Lovelace ", "日本", "e\u0301", "\u0301", "👩\u200d👩\u200d👧", "🇩🇪", "שלום"]
PIECES += ["\n", "\x9b", "\x85", "\t"]
COLUMNS = ["a", "b", "c"]


def some_text(chance):
    text = "".join(chance.choice(PIECES) for _ in range(chance.randrange(8)))
    return text * 60 if chance.randrange(12) == 0 else text


def opened(pipe, cells, **layout):
    columns = [{"id": column, "type": "text"} for column in COLUMNS]
    pipe.request("table/create", table="t", columns=columns, rows=cells)
    pipe.request("view/open", table="t", view="v", state={"layout": {"spacing": 1, "rows": {}, **layout}})


def watched(pipe, subscription, size=6, **params):
    window = {"kind": "entries", "first": 0, "size": size}
    pipe.request("view/watch", view="v", subscription=subscription, window=window, **{"as": "text"}, **params)
    pipe.sync()
    return pipe.replica(subscription)


def cut_to(pipe, texts, width, ellipsis):
    """What the daemon's other way of cutting makes of visible texts."""
    truncate = {"width": width, "ellipsis": ellipsis}
    measures = pipe.request("text/measure", texts=texts, truncate=truncate)["measures"]
    return [measure["shown"]["text"] for measure in measures]


def check(pipe, ellipsis, wide, cut, padding=0):
    """A window with cuts is the cut of the window without."""
    pipe.sync()
    wide, cut = pipe.replica(wide), pipe.replica(cut)
    assert [key for key, _ in cut.rows] == [key for key, _ in wide.rows]
    widths = {place["column"]: place["width"] for place in cut.layout["columns"]}
    for column in COLUMNS:
        texts = [cells[column]["text"] for _, cells in wide.rows]
        expected = cut_to(pipe, texts, max(0, widths[column] - padding), ellipsis) if texts else []
        for (key, cells), whole, shown in zip(cut.rows, texts, expected):
            cell = cells[column]
            if shown == whole and not cell.get("cut"):
                assert cell["text"] == whole and "cutBytes" not in cell
                continue
            assert cell["cut"] and cell["text"].endswith(ellipsis), (column, key)
            if "\\u{9b}" not in whole:
                assert cell["text"] == shown, (column, key, widths[column])
            else:  # The daemon does not show a part of such a form.
                head = cell["text"][: len(cell["text"]) - len(ellipsis)]
                rest = shown[: len(shown) - len(ellipsis)][len(head) :]
                assert whole.startswith(head) and "\\u{9b}".startswith(rest)
            exact = pipe.request("cell/text", table="t", row=key, column=column)["text"]
            assert cell["cutBytes"] == len(exact.encode())
    return widths


@pytest.mark.parametrize("seed", seeds(4))
def test_cut_windows_follow_edits_scrolls_and_widths(pipe, seed):
    chance = random.Random(seed)
    ellipsis = chance.choice(["…", "...", "", "\u2026 "])
    padding = chance.choice([0, 0, 2])
    rows = [[some_text(chance) for _ in COLUMNS] for _ in range(12)]
    opened(pipe, rows, sizing={"maximum": 12, "padding": padding})
    watched(pipe, "whole", textBytes=1 << 20)
    params = {} if ellipsis == "…" else {"ellipsis": ellipsis}
    watched(pipe, "cut", texts="cut", textBytes=1 << 20, brief=chance.random() < 0.5, **params)
    check(pipe, ellipsis, "whole", "cut", padding)
    for _ in range(14):
        step = chance.randrange(7)
        column = chance.choice(COLUMNS)
        if step == 0:
            first = chance.randrange(8)
            for name in ("whole", "cut"):
                pipe.request("view/scroll", subscription=name, first=first)
        elif step == 1:
            row = chance.choice(pipe.request("view/rows", view="v")["keys"])
            edit = {"kind": "set", "row": row, "column": column, "value": some_text(chance)}
            pipe.request("table/edit", table="t", edits=[edit])
        elif step == 2:
            rows = [[some_text(chance) for _ in COLUMNS]]
            pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": rows}])
        elif step == 3:
            sort = [{"column": column, "direction": chance.choice(["ascending", "descending"])}]
            pipe.request("view/set", view="v", state={"sort": sort})
        elif step == 4:
            sizing = {"maximum": chance.randrange(2, 30), "padding": padding}
            pipe.request("view/set", view="v", state={"layout": {"sizing": sizing}})
        else:
            width = chance.choice([None, 0, 1, 2, 5, 9.5, 14, 40])
            columns = {column: {"width": width}}
            pipe.request("view/set", view="v", state={"layout": {"columns": columns}})
        check(pipe, ellipsis, "whole", "cut", padding)


def test_a_fresh_read_is_what_the_window_has(pipe):
    opened(pipe, [["London Bridge is falling down", "x\x9by", "日本語日本語"]] * 3, sizing={"maximum": 6})
    replica = watched(pipe, "s", texts="cut")
    fresh = pipe.request("view/rows", view="v", texts="cut", **{"as": "text"})
    assert [block["texts"][0] for block in fresh["blocks"]] == ["Londo…", "x…", "日本…"]
    assert rows_of(fresh["keys"], fresh["blocks"]) == replica.rows
    assert fresh["blocks"][0]["cut"] == [0, 1, 2] and fresh["blocks"][0]["cutBytes"] == [29] * 3


def test_twenty_rows_of_huge_cells_are_a_short_window(pipe):
    rows = [[unit * 200_000, "é" * 5_000, "日" * 5_000] for unit in "abcdefghijklmnopqrst"]
    opened(pipe, rows, sizing={"maximum": 30})
    before = pipe.bytes_read
    replica = watched(pipe, "s", 20, texts="cut", textBytes=1 << 20)
    assert pipe.bytes_read - before <= 20_000
    assert all(cells["a"]["cutBytes"] == 200_000 for _, cells in replica.rows)
    before = pipe.bytes_read
    pipe.request("view/set", view="v", state={"layout": {"columns": {"a": {"width": 10}}}})
    pipe.sync()
    assert 200 < pipe.bytes_read - before <= 6_000
    for (_, cells), unit in zip(replica.rows, "abcdefghijklmnopqrst"):
        assert cells["a"]["text"] == unit * 9 + "…"


def test_a_resize_sends_only_what_is_cut_elsewhere(pipe):
    opened(pipe, [["short", "x", ""], ["a longer text than that", "y", ""]], columns={"a": {"width": 10}})
    watched(pipe, "s", texts="cut")
    for width, expected in [(8, [["a longe…"]]), (30, [["a longer text than that"]]), (40, [])]:
        count = len(pipe.updates("s"))
        pipe.request("view/set", view="v", state={"layout": {"columns": {"a": {"width": width}}}})
        pipe.sync()
        sent = [block["texts"] for update in pipe.updates("s")[count:] for block in update["diff"].get("updates", [])]
        assert sent == expected


def test_hits_are_told_in_the_texts_that_are_sent(pipe):
    opened(pipe, [["x\x85y and x\x9by and y", "y", "y"]], sizing={"maximum": 12})
    pipe.request("view/set", view="v", state={"search": {"text": "y", "mode": "mark"}})
    whole = watched(pipe, "whole").rows[0][1]["a"]
    assert whole["text"] == "x␤y and x\\u{9b}y and y"
    assert [whole["text"][start:end] for start, end in whole["matches"]] == ["y"] * 3
    cut = watched(pipe, "cut", texts="cut").rows[0][1]["a"]
    assert cut["text"] == "x␤y and x…" and cut["matches"] == [[2, 3]] and cut["further"] == 2
    hit = pipe.request("view/find", view="v")["hit"]
    assert hit["cells"][0]["ranges"] == whole["matches"]


def test_errors_and_drafts_are_cut_like_texts(pipe):
    columns = [{"id": "n", "type": "integer"}]
    pipe.request("table/create", table="t", columns=columns, rows=[["not a number, but long"], [5]])
    layout = {"columns": {"n": {"width": 6}}}
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    replica = watched(pipe, "s", texts="cut")
    cell = replica.rows[0][1]["n"]
    assert cell["text"] == "not a…" and cell["error"] == ("doesNotParse", "not a")
    draft = {"row": replica.rows[1][0], "column": "n"}
    pipe.request("cell/draft", view="v", action="begin", **draft)
    pipe.request("cell/draft", view="v", action="change", text="123456789", **draft)
    pipe.sync()
    cell = replica.rows[1][1]["n"]
    assert cell["text"] == "12345…" and cell["cut"] and cell["draft"]["text"] == "123456789"


def test_wrapped_texts_are_cut_to_their_lines(pipe):
    opened(pipe, [["one two three four five", "", ""]], columns={"a": {"width": 7}}, rows={"wrap": True, "linesMax": 2})
    assert watched(pipe, "s", texts="cut").rows[0][1]["a"]["text"] == "one two three…"
    pipe.request("view/set", view="v", state={"layout": {"rows": {"linesMax": None}}})
    pipe.sync()
    assert pipe.replica("s").rows[0][1]["a"]["text"] == "one two three four five"


def test_without_a_layout_texts_are_whole(pipe):
    opened(pipe, [["a" * 100, "b", "c"]], columns={"a": {"width": 7}})
    replica = watched(pipe, "s", texts="cut")
    assert replica.rows[0][1]["a"]["text"] == "a" * 6 + "…"
    pipe.request("view/set", view="v", state={"layout": None})
    pipe.sync()
    assert replica.rows[0][1]["a"]["text"] == "a" * 100
