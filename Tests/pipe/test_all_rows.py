"""Answers about all rows wait for them, or say that they had not all of them.

A daemon with ``debug/holdLoading`` holds a source behind its first screen, so that every method
meets a table that is still loading, for as long as the test wants.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3

import pytest
from contract import document

METHODS = {
    method["name"]: method
    for method in document()["methods"]
    if method["x-direction"] == "clientToServer"
}
ROWS = 8_100
SUM = sum(range(1, ROWS + 1))
WINDOW = {"kind": "entries", "first": 0, "size": 5}
NUMBER = {"column": "n", "kind": "sum"}
LAST = {"text": "rare"}
# Who waits unless asked not to, who may wait, and whose `wait` is about the order alone.
WAITING = {"view/aggregate", "view/profile", "view/find", "view/replace", "table/validate", "table/diff"}
WAITING |= {"table/export", "view/copy"}
MAY_WAIT = {
    "view/rows", "view/get", "view/locate", "view/select", "view/selection", "view/pin", "view/cursor",
}  # fmt: skip
ORDER_ONLY = {"view/open", "view/set", "view/tap", "view/collapse"}
SAYING = {"view/watch", "view/sync", "table/rowAt", "table/rowSource"}
# Words of results that count rows or tell where they stand: who says them speaks of all rows.
ABOUT_ALL_ROWS = {"counts", "orderState", "matches", "hit", "faultyRows", "selected", "viewIndex"}
# What the methods are asked here; those that need nothing but a table, view or subscription are not
# listed.
ALONE = {"table": "t", "view": "v", "subscription": "s"}
NEEDED = {
    name: [one["name"] for one in method["params"] if one.get("required")]
    for name, method in METHODS.items()
}
ASKED = {
    name: {one: ALONE[one] for one in needed}
    for name, needed in NEEDED.items()
    if len(needed) < 2 and ALONE.keys() >= set(needed)
} | {
    "table/open": {"content": {"text": "a\n1\n"}},
    "table/create": {"rows": []},
    "database/list": {"path": "/dev/null/no.db"},
    "table/edit": {"table": "t", "edits": [{"kind": "set", "row": ROWS, "column": "n", "value": 1}]},
    "table/jump": {"table": "t", "step": 0},
    "table/setRows": {"table": "t", "rows": [[1, "g1", "x"]]},
    "table/save": {"table": "t", "dryRun": True},
    "table/setDialect": {"table": "t", "dialect": {}},
    "table/rowAt": {"table": "t", "line": ROWS},
    "table/rowSource": {"table": "t", "rows": [1]},
    "table/didChangeText": {"table": "t", "version": 2, "changes": []},
    "table/openDifference": {"table": "d", "from": {"table": "t"}, "to": {"table": "t"}},
    "table/export": {"view": "v", "format": "csv"},
    "table/recover": {"table": "t", "action": "keep"},
    "table/backup": {"table": "t", "path": "/dev/null/no.backup"},
    "journal/remove": {"journals": []},
    "table/watchFile": {"table": "t", "whenFileChanges": "tell"},
    "table/resolveConflicts": {"table": "t", "take": "ours"},
    "table/diff": {"from": {"table": "t"}, "to": {"table": "t"}},
    "view/set": {"view": "v", "state": {"filter": "n > 0"}},
    "view/tap": {"view": "v", "part": "footer", "column": "n"},
    "view/rows": {"view": "v", "range": {"first": 0, "size": 1}},
    "view/unpin": {"view": "v", "pin": "p"},
    "view/locate": {"view": "v", "keys": [1]},
    "view/watch": {"view": "v", "window": WINDOW},
    "view/scroll": {"subscription": "s", "first": 1},
    "view/hit": {"subscription": "s", "x": 0, "y": 0},
    "view/hover": {"subscription": "s", "row": ROWS},
    "view/measure": {"view": "tall", "rows": [{"row": ROWS, "height": 2}]},
    "view/sync": {"table": "t"},
    "view/collapse": {"view": "grouped", "action": "collapse"},
    "view/select": {"view": "v", "action": "all"},
    "view/cursor": {"view": "v", "to": "columnEnd"},
    "view/copy": {"view": "v", "columns": ["n"]},
    "view/find": {"view": "v", "search": LAST},
    "filter/convert": {"table": "t", "filter": "n > 1"},
    "filter/like": {"view": "v", "row": ROWS, "column": "n"},
    "view/aggregate": {"view": "v", "aggregates": [NUMBER]},
    "view/profile": {"view": "v", "columns": ["n"], "kinds": ["mean"]},
    "table/declare": {"table": "t", "declarations": {}},
    "table/resolve": {"table": "t", "rows": [ROWS]},
    "action/list": {"view": "v", "row": ROWS},
    "action/invoke": {"view": "v", "row": ROWS, "action": "a"},
    "expression/check": {"source": "n + 1", "table": "t"},
    "expression/evaluate": {"source": "n + 1", "table": "t", "row": ROWS},
    "text/measure": {"texts": ["a"]},
    "view/replace": {"view": "v", "search": LAST, "with": "r"},
    "cell/draft": {"view": "v", "row": ROWS, "column": "n", "action": "begin", "text": "1"},
    "cell/text": {"table": "t", "row": ROWS, "column": "n"},
    "cell/refresh": {"table": "t", "rows": [ROWS]},
    "table/setParams": {"table": "t", "params": {}},
}
LIFE = {"initialize", "initialized", "shutdown", "exit", "$/cancelRequest", "$/setTrace"}


def kind_of(name):
    """How a method stands to the rule."""
    return METHODS[name].get("x-rows")


def result_of(name):
    """The schema of a method's result, with a reference followed."""
    schema = METHODS[name].get("result", {}).get("schema", {})
    if "$ref" in schema:
        schema = document()["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    return schema


@pytest.fixture(scope="module")
def long_text():
    """Rows of which the last alone is rare, a little more than the first answer reads."""
    lines = [f"{row},g{row % 3},{'x' * 150}" for row in range(1, ROWS)]
    return "\n".join(["n,group,text", *lines, f"{ROWS},last,rare"]) + "\n"


@pytest.fixture
def long_file(tmp_path, long_text):
    path = tmp_path / "long.csv"
    path.write_text(long_text)
    return str(path)


@pytest.fixture
def slow(start, long_file):
    """A daemon with a table that does not load on before `debug/holdLoading` lets it."""
    pipe = start("--test-methods")
    hold(pipe)
    assert not opened(pipe, long_file)["rowsState"]["complete"]
    pipe.path = long_file
    return pipe


def hold(pipe, held=True):
    pipe.request("debug/holdLoading", held=held)


def opened(pipe, path, **more):
    answer = pipe.request("table/open", table="t", path=path, **more)
    pipe.request("view/open", table="t", view="v")
    return answer


def waits(pipe, request):
    """Whether a request is still without an answer after another one that was sent later."""
    pipe.request("table/describe", table="t")
    return request not in pipe.answers


# MARK: Every method


@pytest.mark.parametrize("name", sorted(METHODS))
def test_every_method_says_how_it_stands_to_the_rule(name):
    kind = kind_of(name)
    assert kind in ("all", "described", "waits", "named", "none"), "classify it by x-rows"
    schema = result_of(name)
    if kind == "all":
        assert "complete" in schema["required"]
        assert name in WAITING | MAY_WAIT | ORDER_ONLY | SAYING, "say whether it waits by default"
    elif kind == "described":
        assert "rowsState" in schema["required"]
    elif kind == "none":
        assert not ABOUT_ALL_ROWS & set(schema.get("properties", ())), "it speaks of all rows"
    params = {param["name"]: param for param in METHODS[name]["params"]}
    takes_wait = WAITING | MAY_WAIT | ORDER_ONLY | {"table/open"}
    assert ("wait" in params) == (name in takes_wait)
    assert name in ASKED or name in LIFE


@pytest.fixture
def prepared(slow):
    """With a subscription, a pin and views that the methods ask for."""
    slow.request("view/watch", view="v", subscription="s", window=WINDOW)
    slow.request("view/open", table="t", view="tall", state={"layout": {"rows": {}}})
    sections = {"by": [{"column": "group"}]}
    slow.request("view/open", table="t", view="grouped", state={"sections": sections}, wait=False)
    slow.request("view/pin", view="v", pin="p")
    return slow


def test_no_method_answers_about_rows_it_has_not_read(prepared, tmp_path):
    """Every method that does not wait by default, and those that do, asked not to."""
    ending = ["view/unpin", "view/unwatch", "view/close", "table/close"]
    waiting = {name for name in METHODS if kind_of(name) == "waits"}
    names = sorted(set(METHODS) - LIFE - set(ending) - waiting - {"view/sync"})
    for name in [*names, *ending]:
        params = dict(ASKED[name])
        if name == "database/list":
            params["path"] = str(tmp_path / "a.db")
            with contextlib.closing(sqlite3.connect(params["path"])) as made:
                made.execute("CREATE TABLE a (b)")
        if name in WAITING:
            params["wait"] = False
        if name == "source/didChange":
            assert prepared.error(name, **params).kind == "notLent"
            continue
        if name == "view/replace":
            assert prepared.error(name, **params).kind == "notComplete"
            params["preview"] = True
        answer = prepared.answer(prepared.start_request(name, params))
        if kind_of(name) == "all":
            assert answer["result"]["complete"] is False, name
        elif name == "table/describe":
            assert answer["result"]["rowsState"]["complete"] is False
        elif kind_of(name) == "named" and "error" in answer:
            assert answer["error"]["data"]["kind"] == "unknownRow", (name, answer)
            assert answer["error"]["data"]["complete"] is False, name
        else:
            assert "result" in answer, (name, answer)


def test_every_method_that_waits_is_answered_when_all_rows_are_read(slow):
    for given in ({}, {"wait": True}):
        hold(slow)
        requests = {
            name: slow.start_request(name, {**ASKED[name], **given})
            for name in sorted(WAITING | MAY_WAIT if given else WAITING)
            if name != "view/replace"
        }
        # The last one, for it changes what the others read.
        for name in ("view/replace", "view/sync"):
            requests[name] = slow.start_request(name, ASKED[name])
        assert all(waits(slow, request) for request in requests.values())
        hold(slow, held=False)
        for name, request in requests.items():
            assert slow.result(request)["complete"] is True, name
        if not given:
            slow.request("table/close", table="t")
            hold(slow)
            opened(slow, slow.path)


def test_new_content_waits_for_all_rows(slow):
    request = slow.start_request("table/setRows", ASKED["table/setRows"])
    slow.request("server/stats")
    assert request not in slow.answers
    hold(slow, held=False)
    assert slow.result(request)["deletes"] >= ROWS - 1


def test_saving_and_reverting_wait_for_all_rows(slow):
    edit = {"kind": "set", "row": 1, "column": "n", "value": 7}
    slow.request("table/edit", table="t", edits=[edit])
    names = ("table/save", "table/revert")
    requests = [slow.start_request(name, ASKED[name]) for name in names]
    slow.request("server/stats")
    assert not set(requests) & set(slow.answers)
    hold(slow, held=False)
    saved, reverted = (slow.result(request) for request in requests)
    assert (saved["dirty"], saved["edits"]["count"], reverted["records"]) == (True, 1, 1)
    described = slow.request("table/describe", table="t")
    assert (described["dirty"], described["rowsState"]["count"]) == (False, ROWS)


def test_updates_say_whether_they_had_all_rows(slow):
    slow.request("view/watch", view="v", subscription="s", window=WINDOW, brief=True)
    slow.wait(lambda: slow.updates("s"))
    assert slow.updates("s")[0]["complete"] is False
    hold(slow, held=False)
    slow.sync()
    told = [update["complete"] for update in slow.updates("s") if "complete" in update]
    assert told[-1] is True and sorted(told) == told


# MARK: What it is for


def test_what_is_asked_right_after_opening_is_about_all_rows(start, long_file):
    pipe = start()
    pipe.start_request("table/open", {"table": "t", "path": long_file})
    pipe.start_request("view/open", {"table": "t", "view": "v"})
    found = pipe.start_request("view/find", {"view": "v", "search": LAST})
    summed = pipe.start_request("view/aggregate", {"view": "v", "aggregates": [NUMBER]})
    checked = pipe.start_request("table/validate", {"table": "t"})
    place = {"table": "t"}
    compared = pipe.start_request("table/diff", {"from": place, "to": place})
    replaced = pipe.start_request("view/replace", {"view": "v", "search": {"text": "g1"}, "with": "G"})
    assert pipe.result(found)["hit"]["row"] == ROWS
    assert pipe.result(summed)["aggregates"][0]["values"] == [SUM]
    assert pipe.result(checked)["rowCount"] == ROWS
    assert pipe.result(compared)["to"]["rowCount"] == ROWS
    assert pipe.result(replaced)["matches"] == ROWS // 3
    assert pipe.leave() == 0


def test_opening_may_wait_for_all_rows(slow, long_file):
    request = slow.start_request("table/open", {"table": "u", "path": long_file, "wait": True})
    assert waits(slow, request)
    hold(slow, held=False)
    answer = slow.result(request)
    assert answer["rowsState"]["complete"] is True and answer["rowsState"]["count"] == ROWS


def test_opening_that_waits_may_be_cancelled(slow, long_file):
    request = slow.start_request("table/open", {"table": "u", "path": long_file, "wait": True})
    slow.notify("$/cancelRequest", {"id": request})
    assert slow.answer(request)["error"]["code"] == -32800
    assert slow.error("table/describe", table="u").kind == "unknownTable"


def test_an_answer_that_waits_also_waits_for_the_order(slow):
    slow.request("view/set", view="v", state={"filter": "n > 10", "sort": [{"column": "n"}]}, wait=False)
    summed = slow.start_request("view/aggregate", {"view": "v", "aggregates": [NUMBER]})
    assert waits(slow, summed)
    hold(slow, held=False)
    answer = slow.result(summed)
    assert answer["complete"] is True and answer["aggregates"][0]["values"] == [SUM - 55]


def test_a_wait_holds_nobody_up_and_answers_for_the_state_of_its_turn(slow):
    summed = slow.start_request("view/aggregate", {"view": "v", "aggregates": [NUMBER]})
    slow.request("view/watch", view="v", subscription="s", window=WINDOW)
    edit = {"kind": "set", "row": 1, "column": "n", "value": 1001}
    edited = slow.request("table/edit", table="t", edits=[edit])
    slow.wait(lambda: any(up["revision"] >= edited["revision"] for up in slow.updates("s")))
    replaced = slow.start_request("view/replace", {"view": "v", "search": LAST, "with": "found"})
    slow.request("view/scroll", subscription="s", first=2)
    assert summed not in slow.answers and replaced not in slow.answers
    assert slow.values("v", "n", range={"first": 0, "size": 1}) == [1001]
    slow.request("view/unwatch", subscription="s")
    hold(slow, held=False)
    answer = slow.result(summed)
    assert answer["aggregates"][0]["values"] == [SUM + 1000]
    assert answer["revision"] > edited["revision"]
    assert slow.result(replaced)["matches"] == 1
    assert slow.values("v", "text", keys=[ROWS]) == ["found"]
    assert slow.request("table/undo", table="t")["step"]


def test_a_change_that_waits_holds_later_changes(slow):
    replaced = slow.start_request("view/replace", {"view": "v", "search": LAST, "with": "found"})
    edit = {"kind": "set", "row": ROWS, "column": "text", "value": "rare again"}
    later = [("table/edit", {"table": "t", "edits": [edit]}), ("view/set", ASKED["view/set"])]
    assert waits(slow, replaced)  # a read goes on
    requests = [slow.start_request(name, params) for name, params in later]
    read = slow.start_request("view/rows", {"view": "v", "keys": [1]})
    slow.request("server/stats")
    assert not {replaced, *requests, read} & set(slow.answers)
    hold(slow, held=False)
    replacement = slow.result(replaced)
    assert replacement["matches"] == 1
    assert slow.result(requests[0])["revision"] > replacement["revision"]
    assert slow.result(requests[1])["complete"] is True and slow.result(read)
    assert slow.values("v", "text", keys=[ROWS]) == ["rare again"]


@pytest.mark.parametrize("name", ["view/replace", "view/select"])
def test_what_is_held_behind_a_change_runs_when_that_is_cancelled(slow, name):
    replaced = slow.start_request("view/replace", ASKED["view/replace"])
    later = slow.start_request(name, ASKED[name])
    described = slow.start_request("table/describe", {"table": "t"})
    slow.request("server/stats")
    assert not {replaced, later, described} & set(slow.answers)
    slow.notify("$/cancelRequest", {"id": replaced})
    assert slow.answer(replaced)["error"]["code"] == -32800
    assert slow.result(described)["rowsState"]["complete"] is False
    hold(slow, held=False)
    slow.result(later)


def test_an_answer_for_a_view_that_was_changed_meanwhile_is_none(slow):
    summed = slow.start_request("view/aggregate", {"view": "v", "aggregates": [NUMBER]})
    other = slow.start_request("view/find", ASKED["view/find"] | {"wait": True})
    slow.request("view/set", view="v", state={"columns": {"n": {"hidden": True}}}, wait=False)
    assert waits(slow, summed)
    slow.request("view/set", view="v", state={"filter": "n > 1"}, wait=False)
    for request in (summed, other):
        error = slow.answer(request)["error"]
        assert (error["code"], error["data"]["kind"]) == (-32801, "contentModified")


@pytest.mark.parametrize("kind", ["insert", "move"])
def test_an_index_past_the_rows_read_so_far_is_no_place(slow, kind):
    place = {"kind": "index", "sourceIndex": ROWS - 1}
    edit = {"kind": kind, "place": place}
    edit |= {"rows": [[1, "g1", "x"]]} if kind == "insert" else {"rows": [1]}
    assert slow.error("table/edit", table="t", edits=[edit]).kind == "notComplete"
    place["sourceIndex"] = 0
    assert slow.request("table/edit", table="t", edits=[edit])
    hold(slow, held=False)


def test_a_wait_ends_when_it_is_cancelled(slow):
    # The change comes last, so that nothing waits behind it.
    names = sorted(WAITING | MAY_WAIT, key=lambda name: (name == "view/replace", name))
    requests = [slow.start_request(name, {**ASKED[name], "wait": True}) for name in names]
    assert all(waits(slow, request) for request in requests)
    for request in requests:
        slow.notify("$/cancelRequest", {"id": request})
        assert slow.answer(request)["error"]["code"] == -32800


def test_a_view_is_closed_when_what_it_waits_for_is_cancelled(slow):
    summed = slow.start_request("view/aggregate", {"view": "v", "aggregates": [NUMBER], "wait": True})
    closed = slow.start_request("view/close", {"view": "v"})
    slow.request("server/stats")
    assert closed not in slow.answers
    slow.notify("$/cancelRequest", {"id": summed})
    assert slow.answer(summed)["error"]["code"] == -32800
    slow.result(closed)


@pytest.mark.parametrize("close", [("view/close", {"view": "v"}), ("table/close", {"table": "t"})])
def test_a_close_sent_after_a_wait_comes_after_its_answer(slow, close):
    method, params = close
    summed = slow.start_request("view/aggregate", {"view": "v", "aggregates": [NUMBER]})
    closed = slow.start_request(method, params)
    slow.request("server/stats")
    assert summed not in slow.answers and closed not in slow.answers
    hold(slow, held=False)
    assert slow.result(summed)["aggregates"][0]["values"] == [SUM]
    slow.result(closed)


def test_a_load_that_ends_by_an_error_is_never_complete(slow, long_file):
    names = sorted(WAITING | MAY_WAIT, key=lambda name: (name == "view/replace", name))
    requests = [slow.start_request(name, {**ASKED[name], "wait": True}) for name in names]
    assert waits(slow, requests[0])
    os.truncate(long_file, 1 << 19)
    hold(slow, held=False)
    for name, request in zip(names, requests):
        error = slow.answer(request)["error"]["data"]
        assert (error["kind"], error["reason"]) == ("loadingFailed", "sourceChanged"), name
    rows = slow.request("table/describe", table="t")["rowsState"]
    assert rows["complete"] is False and rows["failure"]["kind"] == "sourceChanged"
    assert 0 < rows["count"] < ROWS
    assert slow.sync()["complete"] is False
    for name in names:
        assert slow.error(name, **{**ASKED[name], "wait": True}).kind == "loadingFailed"
    assert slow.error("view/replace", **ASKED["view/replace"], wait=False).kind == "loadingFailed"
    for name in set(names) - {"view/replace", "view/find"}:
        assert slow.request(name, **ASKED[name], wait=False)["complete"] is False
    slow.wait(lambda: any(m == "table/didChange" and p["rowsState"].get("failure") for m, p in slow.events))
    assert slow.error("table/edit", **ASKED["table/edit"]).data["complete"] is False


def test_what_changes_the_rows_of_a_section_waits_for_them(start, long_file):
    pipe = start("--test-methods")
    hold(pipe)
    opened(pipe, long_file, sections=[{"key": f"g{n}"} for n in range(3)], sectionColumn="group")
    edit = {"table": "t", "edits": [{"kind": "removeSections", "sections": ["g1"]}]}
    request = pipe.start_request("table/edit", edit)
    assert waits(pipe, request)
    hold(pipe, held=False)
    pipe.result(request)
    pipe.sync()
    assert pipe.request("table/describe", table="t")["rowsState"]["count"] == ROWS - ROWS // 3


def test_a_paste_that_reaches_rows_not_read_is_refused(slow):
    count = slow.request("table/describe", table="t")["rowsState"]["count"]
    paste = {"kind": "paste", "texts": [["1"], ["2"]], "at": {"row": count, "column": "n"}}
    for overflow in ("refuse", "clip", "insert"):
        edits = [{**paste, "overflow": overflow}]
        assert slow.error("table/edit", table="t", edits=edits).kind == "notComplete"
    hold(slow, held=False)
    slow.sync()
    slow.request("table/edit", table="t", edits=[paste])


# MARK: Pins


def test_a_pin_keeps_what_the_view_showed(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "n"}], rows=[[n] for n in range(10)])
    pipe.request("view/open", table="t", view="v", state={"filter": "n != 3"})
    pinned = pipe.request("view/pin", view="v")
    assert pinned["complete"] is True and pinned["counts"]["filtered"] == 9
    before = pipe.request("view/rows", view="v", pin=pinned["pin"])
    for row in range(1, 6):
        edit = {"kind": "set", "row": row, "column": "n", "value": 3}
        pipe.request("table/edit", table="t", edits=[edit])
    pipe.request("view/set", view="v", state={"sort": [{"column": "n", "direction": "descending"}]})
    assert pipe.request("view/rows", view="v", pin=pinned["pin"]) == before
    part = pipe.request("view/rows", view="v", pin=pinned["pin"], range={"first": 2, "size": 2})
    assert part["keys"] == before["keys"][2:4]
    assert pipe.request("view/unpin", view="v", pin=pinned["pin"]) is None
    assert pipe.error("view/rows", view="v", pin=pinned["pin"]).kind == "unknownPin"
    assert pipe.error("view/unpin", view="v", pin=pinned["pin"]).kind == "unknownPin"


def test_pins_are_bounded_and_end_with_their_view(start):
    pipe = start(greet=False)
    maximum = pipe.initialize()["limits"]["pinsMax"]
    pipe.request("table/create", table="t", rows=[[1]])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/open", table="t", view="w")
    pipe.request("view/pin", view="v", pin="mine")
    assert pipe.error("view/pin", view="v", pin="mine").kind == "pinExists"
    for _ in range(maximum - 1):
        pipe.request("view/pin", view="v")
    full = pipe.error("view/pin", view="w")
    assert (full.kind, full.data["limit"]) == ("limit", "pinsMax")
    pipe.request("view/close", view="v")
    assert pipe.request("view/pin", view="w")["pin"]
    assert pipe.leave() == 0
