"""Drafts: what is typed is shown and moves nothing; committed it is one edit; law 1 throughout."""

import random

import pytest
from harness import RpcError, seeds
from replica import rows_of

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "x"}]


@pytest.fixture
def table(start):
    pipe = start(updates="each")
    rows = [[number, f"row {number}"] for number in range(8)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "n"}]})
    pipe.request("view/open", table="t", view="w")
    return pipe


def draft(pipe, action, row, column="n", view="v", **params):
    return pipe.request("cell/draft", view=view, row=row, column=column, action=action, **params)


def refusal(pipe, action, row, column="n", view="v", **params):
    return pipe.error("cell/draft", view=view, row=row, column=column, action=action, **params)


def set_cell(pipe, row, column, value, **params):
    edit = {"kind": "set", "row": row, "column": column, "value": value}
    return pipe.request("table/edit", table="t", edits=[edit], **params)


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view, columns=[])["keys"]


def cell(pipe, row, column="n", view="v"):
    (block,) = pipe.request("view/rows", view=view, keys=[row], columns=[column])["blocks"]
    return block


def test_what_is_typed_is_shown_in_all_views_and_changes_nothing(table):
    before = keys(table)
    begun = draft(table, "begin", 1, author="ann")["draft"]
    assert begun == {"view": "v", "author": "ann", "text": "0"}
    answer = draft(table, "change", 1, text="99")
    assert answer["revision"] == 1 and answer["history"] == {"undo": 0, "redo": 0, "current": 0, "saved": 0}
    for view in ("v", "w"):
        block = cell(table, 1, view=view)
        assert (block["values"], block["texts"]) == ([0], ["99"])
        assert block["drafts"] == [{"row": 0, "view": "v", "author": "ann", "text": "99"}]
    assert keys(table) == before
    answer = draft(table, "commit", 1, label="Type")
    assert answer["draft"] is None and answer["history"]["undoLabel"] == "Type"
    assert keys(table) == before[1:] + [1]
    assert "drafts" not in cell(table, 1)
    (step,) = table.request("table/history", table="t")["items"]
    assert (step["author"], step["cells"]) == ("ann", 1)


def test_updates_tell_drafts(table):
    table.request("view/watch", view="w", subscription="s", window={"kind": "all"})
    table.request("view/sync")
    before = len(table.events)
    draft(table, "begin", 2)
    draft(table, "change", 2, text="no\tnumber")
    draft(table, "change", 2, text="no\tnumber")
    draft(table, "cancel", 2)
    table.request("view/sync")
    updates = [params for method, params in table.events[before:] if method == "view/update"]
    assert [update["causes"] for update in updates] == [["draft"]] * 3
    assert {update["revision"] for update in updates} == {1}
    blocks = [update["diff"]["updates"] for update in updates]
    assert blocks[1] == [
        {"column": "n", "rows": [1], "values": [1], "texts": ["no␉number"],
         "drafts": [{"row": 0, "view": "v", "text": "no\tnumber",
                     "problem": {"kind": "valueDoesNotFit", "expected": "integer"}}]}
    ]  # fmt: skip
    assert blocks[2] == [{"column": "n", "rows": [1], "values": [1], "texts": ["1"]}]


def test_what_stands_there_already_makes_no_step(table):
    for typed in ({}, {"text": "0"}, {"value": 0}):
        draft(table, "begin", 1)
        answer = draft(table, "commit", 1, **typed)
        assert (answer["revision"], answer["draft"]) == (1, None)
    draft(table, "begin", 1)
    draft(table, "change", 1, text="5")
    assert draft(table, "commit", 1, text="0")["revision"] == 1


def test_the_row_keeps_its_place_whatever_comes(table):
    before = keys(table)
    draft(table, "begin", 3, "x")
    set_cell(table, 3, "n", 99)
    assert keys(table) == before
    below = {"kind": "compare", "column": "n", "relation": "less", "value": 3}
    table.request("view/set", view="w", state={"filter": below})
    assert keys(table, "w") == [1, 2]  # it was not shown under the new filter, so it is not kept
    table.request("table/undo", table="t")
    assert keys(table, "w") == [1, 2, 3]
    set_cell(table, 3, "n", 50)
    assert keys(table, "w") == [1, 2, 3] and keys(table) == before
    assert table.request("view/get", view="w")["counts"]["filtered"] == 3
    draft(table, "cancel", 3, "x")
    assert keys(table, "w") == [1, 2] and keys(table) == [1, 2, 4, 5, 6, 7, 8, 3]


def test_a_change_by_somebody_else_is_told_and_not_written_over(table):
    draft(table, "begin", 1)
    draft(table, "change", 1, text="41")
    set_cell(table, 1, "n", 7)
    block = cell(table, 1)
    assert (block["values"], block["texts"], block["drafts"][0]["stale"]) == ([7], ["41"], True)
    error = refusal(table, "commit", 1)
    assert (error.kind, error.data["seen"], error.data["revision"]) == ("conflict", 1, 2)
    assert cell(table, 1)["drafts"]
    assert draft(table, "commit", 1, overwrite=True)["revision"] == 3
    assert cell(table, 1)["values"] == [41]


def test_a_commit_that_fails_leaves_the_draft(table):
    draft(table, "begin", 1)
    error = refusal(table, "commit", 1, text="x")
    assert (error.kind, error.data["found"]) == ("valueDoesNotFit", "x")
    assert cell(table, 1)["drafts"][0]["problem"]["kind"] == "valueDoesNotFit"
    assert draft(table, "commit", 1, invalid="keep")["revision"] == 2
    assert cell(table, 1)["errors"] == [{"row": 0, "kind": "doesNotParse", "text": "x"}]


def test_a_refused_commit_cancels_the_draft_on_request(table):
    draft(table, "begin", 1)
    error = refusal(table, "commit", 1, text="x", orCancel=True)
    assert (error.kind, error.data["found"]) == ("valueDoesNotFit", "x")
    assert "drafts" not in cell(table, 1) and cell(table, 1)["values"] == [0]
    assert refusal(table, "cancel", 1).kind == "noDraft"
    draft(table, "begin", 1)
    set_cell(table, 1, "n", 7)
    assert refusal(table, "commit", 1, text="8", orCancel=True).kind == "conflict"
    assert "drafts" not in cell(table, 1) and cell(table, 1)["values"] == [7]
    draft(table, "begin", 1)
    error = refusal(table, "commit", 1, text="x" * (2 << 20), orCancel=True)
    assert (error.kind, error.data["limit"]) == ("limit", "draftBytesMax")
    assert "drafts" not in cell(table, 1)
    draft(table, "begin", 1)
    assert draft(table, "commit", 1, text="9", orCancel=True)["draft"] is None
    assert cell(table, 1)["values"] == [9]
    draft(table, "begin", 1)
    error = refusal(table, "change", 1, text="1", orCancel=True)
    assert (error.code, error.pointer) == (-32602, "/orCancel")
    assert cell(table, 1)["drafts"]


@pytest.mark.parametrize("decision", ["allow", "refuse"])
def test_a_commit_that_is_asked_about_ends_the_draft_when_it_is_decided(start, decision):
    pipe = start()
    rules = {"settings": {"editable": "ask"}}
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1, "a"]], declarations=rules)
    pipe.request("view/open", table="t", view="v", state={"binding": "object"})
    draft(pipe, "begin", 1, by="user")
    params = {"view": "v", "row": 1, "column": "n", "action": "commit", "text": "2", "orCancel": True}
    request = pipe.start_request("cell/draft", params)
    pipe.decide(decision)
    answer = pipe.answer(request)
    if decision == "refuse":
        assert answer["error"]["data"]["kind"] == "notPermitted"
    assert "drafts" not in cell(pipe, 1)
    assert cell(pipe, 1)["values"] == [2 if decision == "allow" else 1]


def test_what_ends_drafts(table):
    for row in (1, 2, 3):
        draft(table, "begin", row)
    draft(table, "begin", 4, view="w")
    table.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [1]}])
    assert refusal(table, "change", 1, text="5").kind == "unknownRow"
    table.request("table/undo", table="t")
    assert refusal(table, "change", 1, text="5").kind == "noDraft"
    table.request("view/close", view="w")
    assert "drafts" not in cell(table, 4)
    assert draft(table, "change", 2, text="5")["draft"]["text"] == "5"
    edit = {"kind": "setColumn", "column": "n", "options": {"type": "number"}}
    table.request("table/edit", table="t", edits=[edit])
    assert refusal(table, "change", 2, text="5").kind == "noDraft"


def test_refusals(table):
    draft(table, "begin", 1)
    error = refusal(table, "begin", 1, view="w")
    assert (error.kind, error.data["view"]) == ("draftOpen", "v")
    assert refusal(table, "change", 1, view="w", text="").kind == "noDraft"
    assert refusal(table, "cancel", 2).kind == "noDraft"
    assert refusal(table, "begin", 99).kind == "unknownRow"
    assert refusal(table, "begin", 1, "z").kind == "unknownColumn"
    assert refusal(table, "begin", 1, view="z").kind == "unknownView"
    error = refusal(table, "change", 1, text="1", value=1)
    assert (error.code, error.pointer) == (-32602, "/value")
    error = refusal(table, "change", 1, text="x" * (2 << 20))
    assert (error.kind, error.data["limit"]) == ("limit", "draftBytesMax")
    edit = {"kind": "setColumn", "column": "x", "options": {"editable": False}}
    table.request("table/edit", table="t", edits=[edit])
    assert refusal(table, "begin", 2, "x").kind == "notEditable"


def test_so_many_drafts_and_no_more(table):
    rows = [[number, ""] for number in range(100)]
    table.request("table/edit", table="t", edits=[{"kind": "insert", "rows": rows}])
    for row in range(1, 65):
        draft(table, "begin", row, "x")
    error = refusal(table, "begin", 65, "x")
    assert (error.kind, error.data["limit"], error.data["maximum"]) == ("limit", "draftsMax", 64)


def test_editors_begin_with_a_text_that_reads_back(start):
    pipe = start()
    german = {"kind": "number", "pattern": "#,##0.00", "locale": "de"}
    columns = [
        {"id": "a", "type": "number", "format": german},
        {"id": "b", "type": "integer", "format": {"kind": "bytes"}},
        {"id": "c", "type": "integer", "nullPlaceholder": "none"},
        {"id": "d", "type": "number", "format": {"kind": "number", "pattern": "0.0"}},
    ]
    pipe.request("table/create", table="t", columns=columns, rows=[[1234.5, 2048, None, 1.25]])
    pipe.request("view/open", table="t", view="v")
    texts = [draft(pipe, "begin", 1, column)["draft"]["text"] for column in "abcd"]
    assert texts == ["1.234,50", "2048", "", "1.25"]
    for column in "abcd":
        assert draft(pipe, "commit", 1, column)["revision"] == 1
    draft(pipe, "begin", 1, "a")
    draft(pipe, "commit", 1, "a", text="2.000,25")
    assert cell(pipe, 1, "a")["values"] == [2000.25]


@pytest.mark.parametrize("seed", seeds(6))
def test_replicas_hold_what_a_read_gives(table, seed):
    """Law 1 while drafts come and go among edits, sorts and undo."""
    chance = random.Random(seed)
    for view in ("v", "w"):
        table.request("view/watch", view=view, subscription=view, window={"kind": "all"})
    mine = {"v": set(), "w": set()}

    def perhaps(*names, **params):
        try:
            draft(table, *names, **params)
        except RpcError as error:
            assert error.kind in ("draftOpen", "noDraft", "conflict", "valueDoesNotFit")

    for step in range(80):
        view = chance.choice("vw")
        rows = keys(table, view)
        place = (chance.choice(rows), chance.choice("nx"))
        kind = chance.randrange(8)
        if kind < 3:
            perhaps("begin", *place, view)
            mine[view].add(place)
        elif kind < 5 and mine[view]:
            row, column = chance.choice(sorted(mine[view]))
            action = chance.choice(["change", "change", "commit", "cancel"])
            perhaps(action, row, column, view, text=chance.choice(["1", "9", "x"]))
        elif kind == 5:
            set_cell(table, place[0], "n", chance.randrange(9))
        elif kind == 6:
            table.request(chance.choice(["table/undo", "table/redo"]), table="t")
        else:
            key = {"column": "n", "direction": chance.choice(["ascending", "descending"])}
            table.request("view/set", view=view, state={"sort": [key]})
        table.request("view/sync")
        for name in ("v", "w"):
            fresh = table.request("view/rows", view=name)
            assert table.replica(name).rows == rows_of(fresh["keys"], fresh["blocks"])
