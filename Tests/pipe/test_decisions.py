"""What is declared `ask`: the client is asked, only the asking request waits, and every request is
answered once: by the client's word, by the deadline, by cancelling or at the end."""

import time

import pytest
from harness import RpcError



@pytest.fixture
def table(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "n", "type": "integer"}], rows=[[1], [2], [3]],
                 declarations={"settings": {"editable": "ask", "deletable": "ask", "movable": True}})  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"binding": "object"})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    return pipe


def declare(pipe, **declarations):
    return pipe.request("table/declare", table="t", declarations=declarations)


def set_cell(row, value):
    return {"kind": "set", "row": row, "column": "n", "value": value}


def start_edit(pipe, *edits, **params):
    return pipe.start_request("table/edit", {"table": "t", "view": "v", "edits": list(edits), **params})


def numbers(pipe):
    rows = pipe.request("view/rows", view="v", as_="value")
    return dict(zip(rows["keys"], rows["blocks"][0]["values"]))


def error_of(answer):
    return answer["error"]["code"], answer["error"]["data"]["kind"]


def test_the_client_decides(table):
    request = start_edit(table, set_cell(1, 10), {"kind": "remove", "rows": [2, 3]})
    asked = table.decide("allow")
    assert asked["table"] == "t" and asked["view"] == "v" and asked["count"] == 3
    assert (asked["deadline"], asked["default"]) == (10000, "refuse")
    assert asked["asked"] == [
        {"permission": "edit", "row": 1, "column": "n", "layer": "table"},
        {"permission": "delete", "row": 2, "layer": "table"},
        {"permission": "delete", "row": 3, "layer": "table"},
    ]
    assert table.result(request)["changedCells"] == 1
    assert numbers(table) == {1: 10}
    request = start_edit(table, set_cell(1, 11))
    table.decide("refuse")
    answer = table.answer(request)
    assert error_of(answer) == (-32803, "notPermitted")
    assert answer["error"]["data"] == {
        "kind": "notPermitted", "permission": "edit", "layer": "table", "row": 1, "column": "n", "asked": True}  # fmt: skip
    assert numbers(table) == {1: 10}


def test_the_owner_is_not_asked(table):
    table.request("table/edit", table="t", edits=[set_cell(1, 5), {"kind": "remove", "rows": [2]}])
    assert numbers(table) == {1: 5, 3: 3} and not table.questions


def test_only_what_asks_waits(table):
    held = start_edit(table, set_cell(1, 10), label="held")
    question = table.question()
    other = table.request("table/edit", table="t", view="v", edits=[{"kind": "move", "rows": [3], "place": {"kind": "start"}}])
    table.request("table/edit", table="t", edits=[set_cell(2, 20)])
    table.request("view/select", view="v", action="replace", rows=[1])
    assert numbers(table) == {3: 3, 1: 1, 2: 20} and held not in table.answers
    table.sync()  # does not wait for it either
    table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    assert table.result(held)["revision"] > other["revision"]
    assert numbers(table) == {3: 3, 1: 10, 2: 20}
    assert table.request("table/describe", table="t")["history"]["undoLabel"] == "held"


def test_what_was_allowed_is_checked_anew(table):
    gone = start_edit(table, set_cell(1, 10))
    question = table.question()
    table.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [1]}])
    table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    assert error_of(table.answer(gone)) == (-32803, "unknownRow")
    pinned = start_edit(table, set_cell(2, 10), seen=2)
    question = table.question()
    table.request("table/edit", table="t", edits=[set_cell(2, 9)])
    table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    assert error_of(table.answer(pinned)) == (-32803, "conflict")
    forbidden = start_edit(table, set_cell(2, 10))
    question = table.question()
    declare(table, settings={"editable": False})
    table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    answer = table.answer(forbidden)
    assert error_of(answer) == (-32803, "notPermitted") and "asked" not in answer["error"]["data"]
    declare(table, settings={"editable": "ask"})
    unbound = start_edit(table, set_cell(2, 10))
    question = table.question()
    table.request("view/set", view="v", state={"binding": None})
    table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    assert error_of(table.answer(unbound)) == (-32803, "notBound")


def test_more_that_wants_asking_is_asked_again(table):
    declare(table, settings={"editable": True, "deletable": {"expression": "n > 9 ? 'ask' : 'ask'"}},
            kinds={"big": {"deletable": "ask"}}, kindBy={"expression": "n > 9 ? 'big' : 'small'"})  # fmt: skip
    request = start_edit(table, {"kind": "remove", "rows": [1]})
    question = table.question()
    assert question["params"]["asked"][0]["layer"] == "table"
    table.request("table/edit", table="t", edits=[set_cell(1, 10)])
    table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    assert table.decide("allow")["asked"][0]["layer"] == "kind"
    table.result(request)
    assert numbers(table) == {2: 2, 3: 3}


@pytest.mark.parametrize("default", ["allow", "refuse"])
def test_without_an_answer_the_default_counts(table, default):
    declare(table, decisions={"deadline": 150, "default": default})
    begin = time.monotonic()
    request = start_edit(table, set_cell(1, 10))
    question = table.question()
    assert (question["params"]["deadline"], question["params"]["default"]) == (150, default)
    answer = table.answer(request)
    assert 0.1 < time.monotonic() - begin < 5
    assert ("result" in answer) == (default == "allow")
    assert numbers(table)[1] == (10 if default == "allow" else 1)
    # Late and doubled answers, and those to nothing asked, are passed over.
    table.tee.questions[question["id"]] = "late"
    for _ in range(2):
        table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    assert table.request("server/stats")["responses"] >= 2
    assert numbers(table)[1] == (10 if default == "allow" else 1)


@pytest.mark.parametrize("answer", [
    {"result": None}, {"result": {"decision": "perhaps"}}, {"result": []}, {"result": {}},
    {"error": {"code": -32601, "message": "no such method"}}, {"error": "odd"}])  # fmt: skip
@pytest.mark.parametrize("default", ["allow", "refuse"])
def test_an_answer_that_is_none_counts_as_no_answer(table, answer, default):
    declare(table, decisions={"default": default})
    request = start_edit(table, set_cell(1, 10))
    table.send({"jsonrpc": "2.0", "id": table.question()["id"], **answer})
    assert ("result" in table.answer(request)) == (default == "allow")


def test_a_request_that_waits_can_be_cancelled(table):
    request = start_edit(table, set_cell(1, 10))
    question = table.question()
    table.notify("$/cancelRequest", {"id": request})
    assert error_of(table.answer(request))[0] == -32800
    table.sync()
    assert ("$/cancelRequest", {"id": question["id"]}) in cancelled(table)
    table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    assert numbers(table) == {1: 1, 2: 2, 3: 3}


def cancelled(pipe):
    return [event for event in pipe.events if event[0] == "$/cancelRequest"]


def test_what_waits_ends_with_its_table_and_view(table):
    one = start_edit(table, set_cell(1, 10))
    first = table.question()
    table.request("view/close", view="v")
    table.send({"jsonrpc": "2.0", "id": first["id"], "result": {"decision": "allow"}})
    assert error_of(table.answer(one)) == (-32803, "unknownView")
    table.request("view/open", table="t", view="v", state={"binding": "cell"})
    two = start_edit(table, set_cell(1, 10))
    second = table.question()
    table.request("table/close", table="t")
    table.send({"jsonrpc": "2.0", "id": second["id"], "result": {"decision": "allow"}})
    assert error_of(table.answer(two))[0] == -32803


def test_selecting_asks_too(table):
    declare(table, settings={"selectable": {"expression": "n == 2 ? 'ask' : 'no'"}}, fallback={"selectable": True})
    with pytest.raises(RpcError) as caught:
        table.request("view/select", view="v", action="replace", rows=[1])
    assert caught.value.data["problem"]
    declare(table, settings={"selectable": {"expression": "n == 2 ? dyn('ask') : dyn(true)"}})
    request = table.start_request("view/select", {"view": "v", "action": "all"})
    assert table.decide("allow")["asked"] == [{"permission": "select", "row": 2, "layer": "table"}]
    assert table.result(request)["count"] == 3
    table.request("view/select", view="v", action="none")
    request = table.start_request("view/select", {"view": "v", "action": "replace", "rows": [2]})
    table.decide("refuse")
    assert error_of(table.answer(request)) == (-32803, "notPermitted")
    assert table.request("view/select", view="v", action="replace", rows=[1])["count"] == 1


def test_many_wait_at_once(table):
    declare(table, decisions={"deadline": 60000})
    requests = [start_edit(table, set_cell(1 + number % 3, number)) for number in range(60)]
    questions = [table.question() for _ in requests]
    assert len({question["id"] for question in questions}) == 60
    for question in reversed(questions):
        table.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": "allow"}})
    revisions = [table.result(request)["revision"] for request in requests]
    assert revisions == sorted(revisions, reverse=True)  # in the order decided
    assert numbers(table) == {1: 0, 2: 1, 3: 2}
    table.sync()
    assert table.replica("s").keys == [1, 2, 3]


def test_at_the_end_of_the_input_defaults_count(start):
    pipe = start()
    pipe.request("table/create", table="t", columns=[{"id": "n", "type": "integer"}], rows=[[1]],
                 declarations={"settings": {"editable": "ask"}, "decisions": {"deadline": 600000}})  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"binding": "cell"})
    request = start_edit(pipe, set_cell(1, 10))
    pipe.question()
    pipe.close_input()
    assert error_of(pipe.answer(request)) == (-32803, "notPermitted")


def test_a_batch_waits_for_its_answers(table):
    table.send([
        {"jsonrpc": "2.0", "id": "a", "method": "table/edit",
         "params": {"table": "t", "view": "v", "edits": [set_cell(1, 10)]}},
        {"jsonrpc": "2.0", "id": "b", "method": "view/get", "params": {"view": "v"}}])  # fmt: skip
    table.decide("allow")
    assert "result" in table.answer("a") and "result" in table.answer("b")
