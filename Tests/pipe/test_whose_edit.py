"""Whose edit it is: drafts and replacements as the view's user, previews of what would be asked, and what new rows carry."""

import pytest
from harness import RpcError

COLUMNS = [{"id": "name"}, {"id": "n", "type": "integer"}, {"id": "fixed", "editable": False}]
ROWS = [["a", 1, "x"], ["b", 2, "x"], ["ab", None, "x"]]
DECLARATIONS = {
    "settings": {"deletable": True, "movable": True},
    "kindBy": {"expression": "n == 2 ? 'closed' : 'open'"},
    "kinds": {"closed": {"editable": False}, "open": {}},
}


@pytest.fixture
def table(pipe):
    """Table t with rows 1 to 3, of which the view's user may not edit row 2, and view v."""
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS, declarations=DECLARATIONS)
    pipe.request("view/open", table="t", view="v", state={"binding": "cell"})
    return pipe


def bind(pipe, binding, **state):
    pipe.request("view/set", view="v", state={"binding": binding, **state})


def draft(pipe, action, row=1, column="n", **params):
    return pipe.request("cell/draft", view="v", row=row, column=column, action=action, **params)


def refusal(pipe, action, row=1, column="n", **params):
    return pipe.error("cell/draft", view="v", row=row, column=column, action=action, **params)


def names(pipe):
    return pipe.values("v", "name")


# MARK: Drafts


@pytest.mark.parametrize("binding", ["none", "cell", "object"])
def test_a_draft_is_the_owners_unless_it_says_otherwise(table, binding):
    bind(table, binding)
    assert "by" not in draft(table, "begin", row=2, text="7")["draft"]
    draft(table, "commit", row=2)
    draft(table, "begin", row=1, by="owner", text="8")
    draft(table, "commit", row=1)
    assert table.values("v", "n")[:2] == [8, 7]
    if binding == "none":
        error = refusal(table, "begin", by="user")
        assert (error.kind, error.data["binding"]) == ("notBound", "none")
    else:
        assert draft(table, "begin", by="user", text="9")["draft"]["by"] == "user"
        draft(table, "commit")
        assert table.values("v", "n")[0] == 9


def test_a_draft_that_the_user_could_not_commit_is_refused_at_once(table):
    error = refusal(table, "begin", row=2, by="user")
    assert (error.kind, error.data["permission"], error.data["layer"], error.data["row"]) == ("notPermitted", "edit", "kind", 2)
    assert refusal(table, "begin", column="fixed", by="user").data["layer"] == "column"


def test_permission_counts_again_when_a_draft_is_committed(table):
    draft(table, "begin", by="user", text="5")
    table.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "n", "value": 2}])
    error = refusal(table, "commit", overwrite=True)
    assert error.kind == "notPermitted"
    assert draft(table, "change", text="6")["draft"]["text"] == "6"
    bind(table, "none")
    assert refusal(table, "commit", overwrite=True).kind == "notBound"
    draft(table, "cancel")


def test_by_is_said_at_the_beginning(table):
    draft(table, "begin", by="user")
    error = refusal(table, "commit", by="owner")
    assert (error.code, error.pointer) == (-32602, "/by")
    draft(table, "commit")


def test_what_stands_for_null_is_what_the_user_types_into(table):
    bind(table, "cell", columns={"n": {"nullDefault": 0}})
    assert draft(table, "begin", row=3)["draft"]["text"] == ""
    draft(table, "cancel", row=3)
    assert draft(table, "begin", row=3, by="user")["draft"]["text"] == "0"
    before = draft(table, "change", row=3, text="0")["revision"]
    assert draft(table, "commit", row=3)["revision"] == before
    draft(table, "begin", row=1, by="user", text="0")
    draft(table, "commit", row=1)
    table.request("view/set", view="v", state={"columns": None})
    assert table.values("v", "n") == [None, 2, None]


def test_the_client_is_asked_when_a_users_draft_is_committed(table):
    table.request("table/declare", table="t", declarations={"kinds": {"open": {"editable": "ask"}}})
    draft(table, "begin", by="user", text="5")
    params = {"view": "v", "row": 1, "column": "n", "action": "commit"}
    request = table.start_request("cell/draft", params)
    asked = table.decide("refuse")
    assert asked["view"] == "v"
    assert asked["asked"] == [{"permission": "edit", "row": 1, "column": "n", "layer": "kind"}]
    assert table.answer(request)["error"]["data"]["kind"] == "notPermitted"
    assert draft(table, "change", text="6")["draft"]["text"] == "6"
    request = table.start_request("cell/draft", params)
    table.decide("allow")
    assert table.result(request)["draft"] is None
    assert table.values("v", "n")[0] == 6
    draft(table, "begin", text="7")
    draft(table, "commit")
    assert not table.questions


# MARK: Replacing


def replace(pipe, text, new, **params):
    search = {"text": text, "columns": ["name"]}
    return pipe.request("view/replace", view="v", search=search, **{"with": new}, **params)


def test_replacing_as_the_views_user(table):
    with pytest.raises(RpcError) as caught:
        replace(table, "b", "c", by="user")
    assert (caught.value.kind, caught.value.data["row"]) == ("notPermitted", 2)
    assert names(table) == ["a", "b", "ab"]
    preview = replace(table, "b", "c", by="user", preview=True)["preview"]
    assert (preview["cells"], preview["errorCount"], preview["errors"][0]["row"]) == (1, 1, 2)
    assert replace(table, "a", "o", by="user")["cells"] == 2
    assert names(table) == ["o", "b", "ob"]
    assert replace(table, "b", "c")["cells"] == 2
    bind(table, "none")
    with pytest.raises(RpcError) as caught:
        replace(table, "o", "u", by="user")
    assert caught.value.kind == "notBound"


def test_a_view_bound_to_cells_replaces_in_several_columns_of_a_row(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "a"}, {"id": "b"}], rows=[["x", "x"]])
    pipe.request("view/open", table="t", view="v", state={"binding": "cell"})
    answer = pipe.request("view/replace", view="v", search={"text": "x"}, by="user", **{"with": "y"})
    assert (answer["cells"], answer["history"]["undo"]) == (2, 1)


def test_the_client_is_asked_before_a_user_replaces(table):
    table.request("table/declare", table="t", declarations={"kinds": {"open": {"editable": "ask"}, "closed": None}})
    params = {"view": "v", "search": {"text": "a", "columns": ["name"]}, "with": "o", "by": "user"}
    request = table.start_request("view/replace", params)
    assert table.decide("allow")["count"] == 2
    assert table.result(request)["cells"] == 2
    preview = table.request("view/replace", **{**params, "search": {"text": "o"}, "preview": True})["preview"]
    assert [asked["row"] for asked in preview["asked"]] == [1, 3]
    assert not table.questions


# MARK: Previews


def test_a_preview_with_a_view_tells_what_would_be_asked_and_refused(table):
    table.request("table/declare", table="t", declarations={"settings": {"deletable": "ask"}})
    edits = [
        {"kind": "remove", "rows": [1]},
        {"kind": "set", "row": 2, "column": "n", "value": 5},
        {"kind": "set", "row": 3, "column": "n", "value": 6},
    ]
    preview = table.request("table/edit", table="t", view="v", edits=edits, preview=True)["preview"]
    assert preview["asked"] == [{"permission": "delete", "row": 1, "layer": "table"}]
    assert [(one["kind"], one["pointer"]) for one in preview["errors"]] == [("notPermitted", "/edits/1")]
    assert (preview["removed"], preview["cells"]) == (1, 1)
    preview = table.request("table/edit", table="t", edits=edits, preview=True)["preview"]
    assert "asked" not in preview and preview["errorCount"] == 0


# MARK: What new rows carry


def carried(pipe, *rows):
    items = pipe.request("table/resolve", table="t", rows=list(rows), settings=["height"])["items"]
    return [(item["kind"], item.get("rowState"), item["settings"]["height"]["value"]) for item in items]


def test_new_rows_bring_what_they_carry(table):
    rows = [["d", 4], ["e", 5], ["f", 6]]
    options = [{"kind": "closed", "rowState": {"a": 1}}, None, {"settings": {"height": 30}}]
    edit = {"kind": "insert", "rows": rows, "options": options}
    inserted = table.request("table/edit", table="t", edits=[edit])["inserted"]
    assert carried(table, *inserted) == [
        ("closed", {"a": 1}, "automatic"), ("open", None, "automatic"), ("open", None, 30),
    ]  # fmt: skip
    before = carried(table, *inserted)
    table.request("table/undo", table="t")
    table.request("table/redo", table="t")
    assert carried(table, *inserted) == before
    bind(table, "object")
    error = table.error("table/edit", table="t", view="v", edits=[edit])
    assert (error.kind, error.data["binding"]) == ("notBound", "object")
    table.request("table/edit", table="t", view="v", edits=[{**edit, "options": [None] * 3}])
    error = table.error("table/edit", table="t", edits=[{**edit, "options": []}])
    assert (error.code, error.pointer) == (-32602, "/edits/0/options")
    faulty = {**edit, "options": [None, {"settings": {"height": {"expression": "n +"}}}, None]}
    error = table.error("table/edit", table="t", edits=[faulty])
    assert error.pointer == "/edits/0/options/1/settings/height/expression"


def test_a_created_table_brings_what_its_rows_carry(pipe):
    options = [{"kind": "big", "rowState": [1]}, None]
    params = {"table": "t", "columns": [{"id": "n"}], "rows": [["a"], ["b"]], "rowOptions": options}
    pipe.request("table/create", **params, declarations={"kinds": {"big": {"height": 40}}, "undeclaredKinds": "refuse"})
    assert carried(pipe, 1, 2) == [("big", [1], 40), (None, None, "automatic")]
    error = pipe.error("table/create", **{**params, "table": "u", "rowOptions": options[:1]})
    assert (error.code, error.pointer) == (-32602, "/rowOptions")
    error = pipe.error("table/create", **{**params, "table": "u"}, declarations={"undeclaredKinds": "refuse"})
    assert error.kind == "undeclaredKind"
