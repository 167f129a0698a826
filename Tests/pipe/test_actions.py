"""Actions of rows, cells and headers: listed as they are now, done only if they can be."""

import pytest
from harness import RpcError

TREE = [
    {"id": "open", "title": {"expression": "'Open ' + name"}, "image": "folder"},
    {"id": "share", "placement": "leading", "children": [
        {"id": "mail"}, {"id": "copy", "placement": "inline", "hidden": {"expression": "n > 1"}}]},
    {"id": "delete", "style": {"expression": "n == 2 ? 'disabled' : 'destructive'"}, "placement": "trailing", "fullSwipe": True},
]  # fmt: skip


@pytest.fixture
def table(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "name"}, {"id": "n", "type": "integer"}],
                 rows=[["a", 1], ["b", 2], ["c", 3]], declarations={
                     "settings": {"actions": TREE},
                     "kinds": {"plain": {"actions": [], "columns": {"n": {"actions": [{"id": "plus"}]}}}},
                     "kindBy": {"expression": "n == 3 ? 'plain' : 'other'"},
                     "columns": {"n": {"header": {"actions": [{"id": "sum", "title": "Sum"}]}}}})  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    return pipe


def listed(pipe, **target):
    return pipe.request("action/list", view="v", **target)


def invoke(pipe, action, **target):
    return pipe.request("action/invoke", view="v", action=action, **target)


def refused(pipe, action, **target):
    with pytest.raises(RpcError) as caught:
        invoke(pipe, action, **target)
    return caught.value.data["kind"]


def done(pipe):
    return [params for method, params in pipe.events if method == "action/didInvoke"]


def test_actions_are_listed_as_they_are_for_the_row(table):
    answer = listed(table, row=1)
    assert (answer["layer"], answer["revision"]) == ("table", 1)
    assert answer["actions"] == [
        {"id": "open", "title": "Open a", "style": "normal", "image": "folder", "placement": "menu"},
        {"id": "share", "title": "share", "style": "normal", "placement": "leading", "children": [
            {"id": "mail", "title": "mail", "style": "normal", "placement": "leading"},
            {"id": "copy", "title": "copy", "style": "normal", "placement": "inline"}]},
        {"id": "delete", "title": "delete", "style": "destructive", "placement": "trailing", "fullSwipe": True},
    ]  # fmt: skip
    second = listed(table, row=2)["actions"]
    assert second[0]["title"] == "Open b" and second[2]["style"] == "disabled"
    assert [child["id"] for child in second[1]["children"]] == ["mail"]
    assert listed(table, row=3) | {"actions": []} == listed(table, row=3)
    assert (listed(table, row=3)["layer"], listed(table, row=3)["name"]) == ("kind", "plain")


def test_cells_and_headers_have_actions_of_their_own(table):
    assert listed(table, row=1, column="n")["actions"] == []
    assert [action["id"] for action in listed(table, row=3, column="n")["actions"]] == ["plus"]
    assert [action["id"] for action in listed(table, column="n")["actions"]] == ["sum"]
    assert listed(table, column="name")["layer"] == "builtIn"
    invoke(table, "plus", row=3, column="n")
    invoke(table, "sum", column="n", author="ada")
    cell, header = done(table)
    assert (cell["key"], cell["column"], cell["values"]) == (3, "n", {"n": 3})
    assert header == {"table": "t", "view": "v", "revision": 1, "action": "sum", "column": "n", "author": "ada"}


def test_an_action_is_told_with_key_and_values(table):
    table.request("view/set", view="v", state={"sort": [{"column": "n", "direction": "descending"}], "columns": {"n": {"hidden": True}}})
    answer = invoke(table, "open", row=1)
    [event] = done(table)  # told before the answer
    assert event == {"table": "t", "view": "v", "revision": answer["revision"], "action": "open", "key": 1,
                     "sourceIndex": 0, "viewIndex": 2, "values": {"name": "a"}}  # fmt: skip
    table.request("view/set", view="v", state={"filter": {"kind": "compare", "column": "n", "relation": "greater", "value": 1}})
    invoke(table, "mail", row=1)
    assert done(table)[1]["viewIndex"] is None


def test_actions_are_checked_against_the_current_row(table):
    assert refused(table, "open", row=9) == "unknownRow"
    assert refused(table, "burn", row=1) == "unknownAction"
    assert refused(table, "delete", row=2) == "actionDisabled"
    assert refused(table, "share", row=1) == "actionDisabled"  # it opens others
    assert refused(table, "copy", row=2) == "unknownAction"  # hidden
    assert refused(table, "open", row=3) == "unknownAction"
    revision = table.request("table/edit", table="t", edits=[{"kind": "set", "row": 2, "column": "n", "value": 1}])["revision"]
    invoke(table, "delete", row=2)
    invoke(table, "open", row=1, seen=1)  # that row has not changed
    assert refused(table, "open", row=2, seen=1) == "conflict"
    invoke(table, "open", row=2, seen=revision)
    table.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [2]}])
    assert refused(table, "open", row=2) == "unknownRow"
    table.request("table/undo", table="t")
    invoke(table, "open", row=2)
    assert [event["action"] for event in done(table)] == ["delete", "open", "open", "open"]


def test_what_stands_below_a_disabled_action_is_disabled(table):
    table.request("table/declare", table="t", declarations={"settings": {"actions": [
        {"id": "more", "style": "disabled", "children": [{"id": "inner", "children": [{"id": "innermost"}]}]}]}})  # fmt: skip
    assert refused(table, "innermost", row=1) == "actionDisabled"


def test_actions_whose_expressions_fail_are_not_there(table):
    table.request("table/declare", table="t", declarations={
        "settings": {"actions": [{"id": "a", "title": {"expression": "string(1 / (n - 1))"}}]},
        "fallback": {"actions": [{"id": "b"}]}})  # fmt: skip
    answer = listed(table, row=1)
    assert (answer["layer"], [action["id"] for action in answer["actions"]]) == ("fallback", ["b"])
    assert answer["problem"]
    assert [action["id"] for action in listed(table, row=2)["actions"]] == ["a"]
