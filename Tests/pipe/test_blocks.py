"""Pasted blocks, previews, and replacing what a search hits."""

import time

import pytest

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "x"}, {"id": "y"}]


@pytest.fixture
def table(start):
    pipe = start(updates="each")
    rows = [[number, f"r{number}", "-"] for number in range(8)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    return pipe


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def refusal(pipe, *edits, **params):
    return pipe.error("table/edit", table="t", edits=list(edits), **params)


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view, columns=[])["keys"]


# MARK: Blocks


def paste(texts, row, column, **params):
    return {"kind": "paste", "texts": texts, "at": {"row": row, "column": column}, **params}


def test_a_block_goes_down_the_view_and_along_its_columns(table):
    state = {"sort": [{"column": "n", "direction": "descending"}], "columnOrder": ["y", "n"]}
    table.request("view/set", view="v", state=state)
    block = [["A", "10"], ["B", "11", "last"], [], [None, "12"]]
    answer = edit(table, paste(block, 6, "y", view="v"), label="Paste")
    assert answer["changedCells"] == 6 and answer["history"]["undo"] == 1
    cells = table.request("view/rows", view="v", keys=[6, 5, 4, 3], columns=["y", "n", "x"], **{"as": "text"})
    assert [block["texts"] for block in cells["blocks"]] == [
        ["A", "B", "-", "-"], ["10", "11", "3", "12"], ["r5", "last", "r3", "r2"]
    ]  # fmt: skip


def test_named_rows_and_columns(table):
    block = {"kind": "paste", "texts": [["1", "a"], ["2", "b"]], "rows": [8, 1], "columns": ["y", "x"]}
    edit(table, block)
    assert table.values("v", "y")[0] == "2" and table.values("v", "x")[7] == "a"


def test_what_lies_past_the_table(table):
    block = [["1"], ["2"], ["3"]]
    error = refusal(table, paste(block, 7, "n"))
    assert (error.kind, error.data["rows"], error.data["columns"]) == ("blockOverflows", 1, 0)
    assert refusal(table, paste([["a", "b", "c"]], 1, "x")).data["columns"] == 1
    edit(table, paste([["7", "a", "b", "c"], ["8"], ["9"]], 7, "n", overflow="clip"))
    assert table.values("v", "n")[6:] == [7, 8]
    answer = edit(table, paste([["70"], ["80"], ["90", "new"]], 7, "n", overflow="insert"))
    assert answer["inserted"] == [9] and table.values("v", "n")[6:] == [70, 80, 90]
    assert table.values("v", "x")[8] == "new"
    assert refusal(table, paste([["a", "b", "c"]], 1, "x", overflow="insert")).kind == "blockOverflows"


def test_every_text_that_does_not_fit_is_named_and_nothing_is_done(table):
    before = table.cells("v")
    error = refusal(table, {"kind": "remove", "rows": [8]}, paste([["1"], ["a"], ["2"], ["b"]], 1, "n"))
    assert (error.kind, error.pointer) == ("valueDoesNotFit", "/edits/1/texts/1/0")
    assert error.data["count"] == 2
    assert [entry["pointer"] for entry in error.data["errors"]] == [
        "/edits/1/texts/1/0", "/edits/1/texts/3/0"
    ]  # fmt: skip
    assert error.data["errors"][1]["found"] == "b" and error.data["errors"][1]["message"]
    assert table.cells("v") == before
    edit(table, paste([["1"], ["a"]], 1, "n"), invalid="keep")
    assert table.values("v", "n")[:2] == [1, None]


def test_a_row_of_a_block_that_is_refused_is_named(table):
    column = {"kind": "setColumn", "column": "y", "options": {"editable": False}}
    edit(table, column)
    error = refusal(table, paste([["a", None], ["b", "c"]], 2, "x"))
    assert (error.kind, error.pointer) == ("notEditable", "/edits/0/texts/1")


# MARK: Preview


def test_a_preview_tells_what_the_edit_then_does(table):
    edits = [
        paste([["50"], ["x"]], 1, "n"),
        {"kind": "set", "row": 3, "column": "x", "value": "new"},
        {"kind": "set", "row": 99, "column": "x", "value": "new"},
        {"kind": "insert", "rows": [[9, "nine", "-"]]},
        {"kind": "remove", "rows": [4]},
        {"kind": "move", "rows": [1], "place": {"kind": "end"}},
    ]
    before = (table.cells("v"), table.request("table/describe", table="t")["revision"])
    answer = edit(table, *edits, preview=True)
    preview = answer["preview"]
    assert (answer["revision"], answer["inserted"], answer["history"]["undo"]) == (1, [9], 0)
    counts = {name: preview[name] for name in ("cells", "inserted", "removed", "moved", "columns")}
    assert counts == {"cells": 5, "inserted": 1, "removed": 1, "moved": 1, "columns": 0}
    assert preview["removedRows"] == [4]
    assert preview["items"][:2] == [
        {"row": 1, "column": "n", "before": {"value": 0, "text": "0"},
         "after": {"value": 50, "text": "50"}},
        {"row": 3, "column": "x", "before": {"value": "r2", "text": "r2"},
         "after": {"value": "new", "text": "new"}},
    ]  # fmt: skip
    assert all("before" not in item for item in preview["items"][2:])
    found = [(error["kind"], error["pointer"]) for error in preview["errors"]]
    assert found == [("valueDoesNotFit", "/edits/0/texts/1/0"), ("unknownRow", "/edits/2")]
    assert preview["errorCount"] == 2
    assert (table.cells("v"), table.request("table/describe", table="t")["revision"]) == before


def test_a_preview_of_much_is_cut(table):
    rows = [[number, "", ""] for number in range(3000)]
    edit(table, {"kind": "insert", "rows": rows})
    answer = edit(table, paste([["1"]] * 3000, 1, "n"), preview=True)
    assert answer["preview"]["cells"] == 3000 and len(answer["preview"]["items"]) == 1000


# MARK: Replacing


def replace(pipe, replacement, text=None, **params):
    search = {name: params.pop(name) for name in ("match", "columns", "caseFolded") if name in params}
    if text is not None:
        params["search"] = {"text": text, **search}
    return pipe.request("view/replace", view="v", **{"with": replacement, **params})


def test_replaced_as_one_step(table):
    table.request("view/set", view="v", state={"search": {"text": "r", "mode": "mark"}})
    preview = replace(table, "row ", preview=True)
    assert (preview["matches"], preview["cells"], preview["preview"]["cells"]) == (8, 8, 8)
    assert table.values("v", "x")[0] == "r0"
    answer = replace(table, "row ", label="Replace", author="ann")
    assert (answer["matches"], answer["history"]["undoLabel"]) == (8, "Replace")
    assert table.values("v", "x") == [f"row {number}" for number in range(8)]
    assert table.request("table/undo", table="t")["step"]["author"] == "ann"
    assert table.values("v", "x") == [f"r{number}" for number in range(8)]


def test_ways_of_matching(table):
    edit(table, paste([["car cart scar"], ["a.b AB ab"]], 1, "x"))
    assert replace(table, "X", "car", match="prefix", columns=["x"])["matches"] == 2
    assert table.values("v", "x")[0] == "X Xt scar"
    replace(table, "-", "ab", columns=["x"])
    assert table.values("v", "x")[1] == "a.b - -"
    replace(table, "$2${one}$$", r"(?P<one>\w+)\.(\w)", match="regex", columns=["x"])
    assert table.values("v", "x")[1] == "ba$ - -"
    replace(table, "z", "t x", match="words", columns=["x"])
    assert table.values("v", "x")[0] == "z z scar"  # hits that touch are one


def test_scopes(table):
    assert replace(table, "q", "r", at={"row": 3, "column": "x"})["cells"] == 1
    assert table.values("v", "x")[:4] == ["r0", "r1", "q2", "r3"]
    edit(table, {"kind": "set", "row": 1, "column": "x", "value": "a a a"})
    replace(table, "b", "a", at={"row": 1, "column": "x", "index": 1})
    assert table.values("v", "x")[0] == "a b a"
    table.request("view/select", view="v", action="replace", rows=[4, 5])
    assert replace(table, "s", "r", scope="selection")["cells"] == 2
    assert table.values("v", "x")[3:6] == ["s3", "s4", "r5"]


def test_only_what_the_view_shows_and_may_be_edited(table):
    edit(table, {"kind": "setColumn", "column": "y", "options": {"editable": False}})
    small = {"kind": "compare", "column": "n", "relation": "less", "value": 3}
    table.request("view/set", view="v", state={"filter": small})
    answer = replace(table, "!", "[r-]", match="regex")
    assert (answer["cells"], answer["skipped"]) == (3, 3)


def test_numbers_are_replaced_as_they_are_typed(table):
    replace(table, "1", "7", columns=["n"])
    assert table.values("v", "n")[7] == 1
    error = table.error("view/replace", view="v", **{"with": "x", "search": {"text": "1", "columns": ["n"]}})
    assert (error.kind, error.data["count"], error.data["row"]) == ("valueDoesNotFit", 2, 2)
    preview = replace(table, "x", "1", columns=["n"], preview=True)["preview"]
    assert [entry["row"] for entry in preview["errors"]] == [2, 8]


def test_refusals_of_replacing(table):
    def refused(**params):
        return table.error("view/replace", view="v", **{"with": "", **params})

    assert refused().kind == "nothingSearched"
    assert refused(search={"text": "a", "match": "fuzzy"}).pointer == "/search/match"
    bad = refused(search={"text": "(a)", "match": "regex"}, **{"with": "$2"})
    assert (bad.code, bad.pointer) == (-32602, "/with")
    assert refused(search={"text": "a"}, scope="all", at={"row": 1, "column": "x"}).pointer == "/at"
    large = refused(search={"text": "r"}, **{"with": "x" * (17 << 20)})
    assert (large.kind, large.data["limit"]) == ("limit", "fieldBytesMax")


def test_replacing_is_linear(table):
    edit(table, {"kind": "set", "row": 1, "column": "x", "value": "a" * 50_000})
    begun = time.monotonic()
    replace(table, "b", "(a+)+$", match="regex", columns=["x"])
    assert time.monotonic() - begun < 5
    assert table.values("v", "x")[0] == "b"
