"""Cells that are very long: what windows, rows and other answers tell of them, and how the rest is read."""

import json

import pytest
from harness import rows_of

LONG = 100_000


def opened(pipe, rows, columns=None, **view):
    """A table ``t`` of given rows with a view ``v``."""
    columns = columns or [{"id": "s", "type": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v", **view)


def watched(pipe, size=20, **params):
    """The rows of a new window, and the bytes that were sent for it."""
    before = pipe.bytes_read
    window = {"kind": "entries", "first": 0, "size": size}
    pipe.request("view/watch", view="v", subscription="w", window=window, **params)
    pipe.sync()
    return pipe.replica("w"), pipe.bytes_read - before


def whole(pipe, row, column, **params):
    """A cell's text, read range by range, and how many there were."""
    text, first, ranges = "", 0, 0
    while True:
        part = pipe.request("cell/text", table="t", row=row, column=column, start=first, **params)
        assert part["start"] == first and part["end"] >= first
        assert len(part["text"].encode()) == part["end"] - first
        text, first, ranges = text + part["text"], part["end"], ranges + 1
        if not part.get("more"):
            assert part["end"] == part["bytes"] == len(text.encode())
            return text, ranges


@pytest.mark.parametrize("unit", ["q\x01", "\x01", "é", "x"])
def test_a_screen_of_long_cells_is_short(pipe, tmp_path, unit):
    text = unit * LONG
    path = tmp_path / "long.csv"
    path.write_text("a,s\n" + "".join(f'{row},"{text}"\n' for row in range(20)))
    pipe.request("table/open", table="t", path=str(path))
    pipe.request("view/open", table="t", view="v")
    replica, sent = watched(pipe)
    assert sent <= 256 << 10
    size = len(unit.encode())
    for key, cells in replica.rows:
        told = cells["s"]["value"]
        assert cells["s"]["cut"] and "cut" not in cells["a"]
        assert text.startswith(told) and 1024 - size < len(told.encode()) <= 1024
    assert whole(pipe, 1, "s") == (text, 1)


def test_a_window_and_fresh_rows_tell_the_same(pipe):
    rows = [["é" * length, length, ["x" * length]] for length in (0, 1, 511, 512, 513, 1024, 5000)]
    columns = [{"id": "s", "type": "text"}, {"id": "n", "type": "integer"}, {"id": "j", "type": "json"}]
    opened(pipe, rows, columns)
    for as_ in ("both", "value", "text"):
        for size in (None, 1, 2, 700, 100_000):
            wanted = {} if size is None else {"textBytes": size}
            replica, _ = watched(pipe, **wanted, **{"as": as_})
            edits = [{"kind": "set", "row": 3, "column": "s", "value": "ü" * 3000 + as_}]
            pipe.request("table/edit", table="t", edits=edits)
            pipe.sync()
            answer = pipe.request("view/rows", view="v", textBytes=size or 1024, as_=as_)
            assert "more" not in answer and "count" not in answer
            fresh = rows_of(answer["keys"], answer["blocks"])
            assert [list(row) for row in replica.rows] == [list(row) for row in fresh]
            # The same as chunks, before anything was edited, and as cells.
            pipe.request("table/undo", table="t")
            pipe.request("view/unwatch", subscription="w")
    cells = pipe.cells("v", textBytes=700)
    assert cells[2][1]["s"] == {"value": "é" * 350, "text": "é" * 350, "cut": True}
    assert cells[6][1]["j"]["value"] is None and cells[6][1]["j"]["cut"]
    assert cells[6][1]["j"]["text"] == '["' + "x" * 698
    assert pipe.values("v", "s") == [row[0] for row in rows]


def test_limits_of_cutting(pipe, start):
    limits = start(greet=False).initialize()["limits"]
    assert limits["windowTextBytes"] == 1024
    opened(pipe, [["x"]])
    for params in ({"view": "v", "textBytes": limits["textBytesMax"] + 1},):
        error = pipe.error("view/rows", **params)
        assert (error.kind, error.data["limit"]) == ("limit", "textBytesMax")
    assert pipe.error("view/rows", view="v", textBytes=0).code == -32602
    window = {"kind": "entries", "first": 0, "size": 1}
    error = pipe.error("view/watch", view="v", window=window, textBytes=1 << 30)
    assert (error.kind, error.data["limit"]) == ("limit", "textBytesMax")
    error = pipe.error("cell/text", table="t", row=1, column="s", size=1 << 30)
    assert (error.kind, error.data["limit"]) == ("limit", "textBytesMax")


@pytest.mark.parametrize(("letter", "count"), [("a", 9), ("\x01", 2)])
def test_rows_end_early_and_say_so(pipe, letter, count):
    text, limit = letter * (1 << 20), 16 << 20
    opened(pipe, [[text]] * count)
    keys, texts, answers = [], [], 0
    while len(keys) < count:
        before = pipe.bytes_read
        rest = {"first": len(keys), "size": count - len(keys)}
        answer = pipe.request("view/rows", view="v", range=rest)
        assert pipe.bytes_read - before < limit + 1000
        assert answer["first"] == len(keys)
        assert answer.get("more", False) == (len(keys) + len(answer["keys"]) < count)
        assert answer.get("count", len(answer["keys"])) == len(answer["keys"]) > 0
        assert "cut" not in answer["blocks"][0]
        keys += answer["keys"]
        texts += answer["blocks"][0]["values"]
        answers += 1
    assert answers > 1 and keys == list(range(1, count + 1))
    assert texts == [text] * count
    answer = pipe.request("view/rows", view="v", keys=keys[::-1])
    assert answer["more"] and answer["keys"] == keys[::-1][: answer["count"]]


def test_a_row_that_is_longer_than_an_answer_is_cut(pipe):
    columns = [{"id": f"c{number}", "type": "text"} for number in range(2)]
    text = "\x01" * (1 << 20)
    opened(pipe, [[text] * 2], columns)
    before = pipe.bytes_read
    answer = pipe.request("view/rows", view="v")
    assert pipe.bytes_read - before < (16 << 20) + 1000
    assert all(block["cut"] == [0] for block in answer["blocks"])
    assert all(text.startswith(block["values"][0]) for block in answer["blocks"])
    assert whole(pipe, 1, "c1", of="value") == (text, 1)


def test_one_cell_is_read_in_ranges(pipe):
    text = "aé漢😀\r\n" * 40
    columns = [{"id": "s", "type": "text"}, {"id": "n", "type": "number", "format": {"kind": "percent"}}]
    opened(pipe, [[text, 0.5], [None, None]], columns)
    for size in (1, 2, 3, 5, 64, 10_000):
        assert whole(pipe, 1, "s", size=size)[0] == text
    inside = pipe.request("cell/text", table="t", row=1, column="s", start=5, size=1)
    assert (inside["start"], inside["text"], inside["end"]) == (3, "漢", 6)
    behind = pipe.request("cell/text", table="t", row=1, column="s", start=1 << 40)
    assert behind["text"] == "" and behind["start"] == behind["end"] == behind["bytes"]
    assert whole(pipe, 1, "n") == ("50%", 1) and whole(pipe, 1, "n", of="value") == ("0.5", 1)
    assert pipe.request("cell/text", table="t", row=2, column="s", of="value")["text"] is None
    assert pipe.request("cell/text", table="t", row=2, column="s")["text"] == ""
    assert pipe.error("cell/text", table="t", row=9, column="s").kind == "unknownRow"
    assert pipe.error("cell/text", table="t", row=1, column="z").kind == "unknownColumn"


def test_bytes_that_are_no_utf8_are_told_as_replaced(pipe, tmp_path):
    path = tmp_path / "bytes.csv"
    path.write_bytes(b"s\n" + b"\xff\x80" * 2000 + b"\n")
    pipe.request("table/open", table="t", path=str(path), dialect={"encoding": "utf-8"})
    part = pipe.request("cell/text", table="t", row=1, column="s", size=10)
    assert part["lossy"] and part["more"] and part["bytes"] == 4000 and part["end"] == 10
    pipe.request("view/open", table="t", view="v")
    replica, _ = watched(pipe)
    assert replica.rows[0][1]["s"]["lossy"] and replica.rows[0][1]["s"]["cut"]


def test_hits_behind_the_cut_are_counted(pipe):
    opened(pipe, [["ab" * 5000], ["x" * 3000 + "a"]])
    pipe.request("view/set", view="v", state={"search": {"text": "a", "mode": "mark"}})
    pipe.sync()
    replica, _ = watched(pipe)
    first, second = (cells["s"] for _, cells in replica.rows)
    assert first["matches"] == [[place, place + 1] for place in range(0, 1024, 2)]
    assert first["further"] == 5000 - 512
    assert (second["matches"], second["further"]) == ([], 1)
    hit = pipe.request("view/find", view="v")["hit"]
    assert len(hit["cells"][0]["ranges"]) == 1000 and hit["cells"][0]["further"] == 4000


def test_a_draft_of_a_cut_cell_begins_with_all_of_it_or_not(pipe):
    opened(pipe, [["x" * 5000], ["y" * (2 << 20)]])
    replica, _ = watched(pipe)
    draft = pipe.request("cell/draft", view="v", row=1, column="s", action="begin")["draft"]
    assert draft["text"] == "x" * 5000
    pipe.sync()
    cell = replica.rows[0][1]["s"]
    assert cell["cut"] and cell["draft"]["text"] == cell["text"] == "x" * 1024
    pipe.request("cell/draft", view="v", row=1, column="s", action="commit")
    assert pipe.values("v", "s")[0] == "x" * 5000
    error = pipe.error("cell/draft", view="v", row=2, column="s", action="begin")
    assert (error.kind, error.data["limit"], error.data["found"]) == ("limit", "draftBytesMax", 2 << 20)
    pipe.request("cell/draft", view="v", row=2, column="s", action="begin", text="short")
    pipe.request("cell/draft", view="v", row=2, column="s", action="commit")
    assert pipe.values("v", "s")[1] == "short"


def test_what_is_told_beside_cells_is_short(pipe):
    text = "z" * LONG
    columns = [{"id": "s", "type": "text", "footer": {"aggregate": "max"}}, {"id": "n", "type": "integer"}]
    opened(pipe, [[text, 1], [text + "z", 2]], columns)
    view = pipe.request("view/get", view="v")
    pipe.sync()
    footer = pipe.request("view/get", view="v")["footers"]["s"]
    assert footer["cut"] and footer["value"] == "z" * 1024 and view["view"] == "v"
    aggregates = [{"column": "s", "kind": "max"}]
    answer = pipe.request("view/aggregate", view="v", groupBy=["s"], aggregates=aggregates)
    assert answer["groupBy"][0]["cut"] == [0, 1] and answer["aggregates"][0]["cut"] == [0, 1]
    assert answer["counts"] == [1, 1] and len(json.dumps(answer)) < 20_000
    answer = pipe.request("view/aggregate", view="v", groupBy=["s"], textBytes=1 << 20)
    assert answer["groupBy"][0]["values"] == [text, text + "z"]
    edits = [{"kind": "set", "row": 1, "column": "s", "value": "a" * LONG}]
    preview = pipe.request("table/edit", table="t", edits=edits, preview=True)
    assert len(json.dumps(preview)) < 20_000


def test_errors_are_short(pipe):
    columns = [{"id": "n", "type": "integer"}, {"id": "e", "computed": "double(string(s))"}, {"id": "s", "type": "text"}]
    opened(pipe, [[1, "7" * LONG + "x"]], columns)
    edits = [{"kind": "set", "row": 1, "column": "n", "value": "w" * LONG}]
    error = pipe.error("table/edit", table="t", edits=edits)
    assert error.kind == "valueDoesNotFit" and len(str(error)) < 10_000 and "…" in str(error)
    cell = pipe.cells("v")[0][1]["e"]
    assert cell["error"][0] == "notComputed" and len(cell["error"][1]) < 300
    error = pipe.error("expression/evaluate", source="[u, u, u]", bindings={"u": {"string": "\x01" * (1 << 20)}})
    assert error.kind == "limit" and error.data["limit"] == "answerBytesMax"


def test_differences_end_early_and_say_so(pipe):
    text = "a" * (1 << 20)
    pipe.request("table/create", table="a", columns=[{"id": "s"}], rows=[])
    pipe.request("table/create", table="b", columns=[{"id": "s"}], rows=[[text[:-1] + str(n)] for n in range(9)])
    first, inserted = 0, []
    while True:
        before = pipe.bytes_read
        range_ = {"first": first, "size": 100}
        answer = pipe.request("table/diff", **{"from": {"table": "a"}}, to={"table": "b"}, range=range_)
        assert pipe.bytes_read - before < (16 << 20) + 2000
        inserted += answer["diff"]["inserts"]["keys"]
        first += answer["size"]
        if not answer.get("more"):
            break
    assert inserted == list(range(1, 10)) and answer["counts"]["inserts"] == 9 and first == 9


def test_finding_stops_behind_so_many_hits_of_a_cell(pipe):
    text = "a" * 200_000
    pipe.request("table/create", table="t", columns=[{"id": "text"}], rows=[[text]])
    pipe.request("view/open", table="t", view="v", state={"search": {"text": "a"}})
    hit = pipe.request("view/find", view="v")["hit"]
    assert (len(hit["cells"][0]["ranges"]), hit["cells"][0]["further"]) == (1000, 65_536 - 1000)
    block = pipe.request("view/rows", view="v", textBytes=100)["blocks"][0]
    assert len(block["matches"][0]["ranges"]) + block["matches"][0]["further"] == 65_536


def test_settings_are_told_from_an_item_on(pipe):
    columns = [{"id": "a"}, {"id": "b"}]
    pipe.request("table/create", table="t", columns=columns, rows=[["x", "y"]] * 3)
    asked = {"table": "t", "rows": [1, 2, 3], "columns": ["a", "b"], "headers": ["b"], "settings": ["movable"]}
    whole = pipe.request("table/resolve", **asked)
    assert whole["first"] == 0 and len(whole["items"]) == 7 and "more" not in whole
    for first in (1, 3, 6, 7, 99):
        part = pipe.request("table/resolve", **asked, first=first)
        assert part["first"] == min(first, 7)
        assert part["items"] == whole["items"][first:]


def test_settings_that_are_too_many_are_told_in_pages(pipe):
    count, options = 280, {"rowState": "s" * 65_000}
    pipe.request(
        "table/create", table="t", columns=[{"id": "a"}], rows=[["x"]] * count, rowOptions=[options] * count
    )
    rows = list(range(1, count + 1))
    told, pages = [], 0
    while True:
        answer = pipe.request(
            "table/resolve", table="t", rows=rows, settings=["movable"], first=len(told)
        )
        told, pages = told + answer["items"], pages + 1
        if not answer.get("more"):
            break
    assert pages > 1 and [item["row"] for item in told] == rows
