"""The forms of columns: where values come from, what cells show, and what sorting by them compares."""

import random

import pytest
from harness import RpcError, seeds

PEOPLE = [
    {"id": 1, "name": "Widget", "price": 29.99, "stock": {"count": 100}, "last": "Zimmerman"},
    {"id": 2, "name": "gadget", "price": 9.99, "stock": {"count": 50}, "last": "Adams"},
    {"id": 3, "name": "Appliance", "price": 199.99, "stock": {"count": 10}, "last": "Miller"},
]
COLUMNS = [{"id": "id", "type": "integer"}, {"id": "name"}, {"id": "price", "type": "number"},
           {"id": "count", "type": "integer", "path": "stock.count"}, {"id": "last"}]  # fmt: skip


def create(pipe, *columns, rows=PEOPLE, **more):
    columns = [column for column in COLUMNS if column["id"] not in {c["id"] for c in columns}] + list(columns)
    answer = pipe.request("table/create", table="t", columns=columns, rows=rows, keyColumns=["id"], **more)
    pipe.request("view/open", table="t", view="v")
    return answer


def keys(pipe, **state):
    if state:
        pipe.request("view/set", view="v", state=state)
    return pipe.request("view/rows", view="v", columns=[])["keys"]


def block(pipe, column):
    return pipe.request("view/rows", view="v", columns=[column])["blocks"][0]


def texts(pipe, column):
    return block(pipe, column)["texts"]


def edit(pipe, *edits, **more):
    return pipe.request("table/edit", table="t", edits=list(edits), **more)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def set_column(column, **options):
    return {"kind": "setColumn", "column": column, "options": options}


# The guide's eight forms: how each is written, what is shown, and the rows by it.
FORMS = {
    "1 a key path": (
        {"path": "stock.count", "type": "integer"}, ["100", "50", "10"], [3, 2, 1]),
    "2 a value made of the row": (
        {"computed": "count * 2"}, ["200", "100", "20"], [3, 2, 1]),
    "3 an explicit value": (
        {"computed": "int(price)"}, ["29", "9", "199"], [2, 1, 3]),
    "4 a header only": (
        {"headerOnly": True}, ["", "", ""], None),
    "5 a key path and a format": (
        {"path": "/price", "type": "number", "format": {"kind": "currency", "currency": "USD"}},
        ["$29.99", "$9.99", "$199.99"], [2, 1, 3]),
    "6 sorted by a key path, shown by the row": (
        {"path": "name", "display": "name + ' ' + last", "sortBy": {"column": "last"}},
        ["Widget Zimmerman", "gadget Adams", "Appliance Miller"], [2, 3, 1]),
    "7 sorted by what is made of the row": (
        {"path": "price", "type": "number", "display": "'$' + string(price * count)",
         "sortBy": {"expression": "price * count"}},
        ["$2999", "$499.5", "$1999.9"], [2, 3, 1]),
    "8 sorted by a comparator": (
        {"path": "last", "display": "'<' + name + '>'", "sortBy": {"column": "name"}, "comparator": "caseInsensitive"},
        ["<Widget>", "<gadget>", "<Appliance>"], [3, 2, 1]),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_the_eight_forms_of_the_guide(pipe, form):
    options, shown, order = FORMS[form]
    answer = create(pipe, {"id": "x", **options})
    described = {column["id"]: column for column in answer["columns"]}["x"]
    for name in ("path", "headerOnly", "display", "sortBy"):
        assert described.get(name) == options.get(name)
    assert texts(pipe, "x") == shown
    if order is None:
        assert described["sortable"] is False
        with pytest.raises(RpcError) as error:
            keys(pipe, sort=[{"column": "x"}])
        assert error.value.data["kind"] == "notSortable"
        tapped = pipe.request("view/tap", view="v", part="header", column="x")
        assert tapped["sortable"] is False and tapped["state"]["sort"] == []
        return
    assert keys(pipe, sort=[{"column": "x"}]) == order
    assert keys(pipe, sort=[{"column": "x", "direction": "descending"}]) == order[::-1]
    keys(pipe, sort=[])
    tapped = pipe.request("view/tap", view="v", part="header", column="x")
    assert tapped["state"]["sort"][0]["column"] == "x" and keys(pipe) == order


def test_what_is_shown_is_searched_found_and_kept_in_steps(start):
    pipe = start(updates="each")
    create(pipe, {"id": "x", "path": "name", "display": "name + ' ' + last", "sortBy": {"column": "last"}})
    assert block(pipe, "x")["values"] == ["Widget", "gadget", "Appliance"]
    assert keys(pipe, search={"text": "t z", "columns": ["x"]}) == [1]
    assert block(pipe, "x")["matches"] == [{"row": 0, "ranges": [[5, 8]]}]
    assert keys(pipe, search={"text": "t z", "columns": ["x"], "of": "value"}) == []
    assert keys(pipe, search=None) == [1, 2, 3]
    found = pipe.request("view/find", view="v", search={"text": "miller", "columns": ["x"]})
    assert found["hit"]["row"] == 3
    keys(pipe, sort=[{"column": "x", "comparator": "natural"}])
    window = {"kind": "entries", "first": 0, "size": 5}
    pipe.request("view/watch", view="v", subscription="s", columns=["x"], window=window)
    pipe.sync()
    edit(pipe, set_cell(2, "last", "Zz"))
    pipe.sync()
    update = pipe.updates("s")[-1]
    assert update["diff"]["moves"] and update["diff"]["updates"][0]["texts"] == ["gadget Zz"]
    assert keys(pipe) == [3, 1, 2]
    # A column that nothing reads changes nothing.
    edit(pipe, set_cell(2, "price", 3))
    pipe.sync()
    assert pipe.updates("s")[-1]["diff"] == {}
    edit(pipe, set_column("x", display=None, sortBy=None))
    assert sorted(texts(pipe, "x")) == ["Appliance", "Widget", "gadget"]
    assert keys(pipe, sort=[{"column": "x"}]) == [3, 1, 2]
    pipe.request("table/undo", table="t")
    assert keys(pipe) == [3, 1, 2] and texts(pipe, "x")[0] == "Appliance Miller"


def test_texts_of_conditions_and_comparators_read_what_is_shown(pipe):
    create(pipe, {"id": "x", "path": "price", "type": "number", "display": "string(int(price)) + ' ' + name"})
    condition = {"kind": "text", "column": "x", "relation": "startsWith", "text": "29 w"}
    assert keys(pipe, filter=condition) == [1]
    assert keys(pipe, filter={**condition, "of": "value"}) == []
    assert keys(pipe, filter=None, sort=[{"column": "x", "comparator": "text"}]) == [3, 1, 2]
    assert keys(pipe, sort=[{"column": "x", "comparator": "natural"}]) == [2, 1, 3]
    assert keys(pipe, sort=[{"column": "x"}]) == [2, 1, 3]
    edit(pipe, set_cell(1, "price", 1.0), set_cell(1, "x", 1.5))
    assert keys(pipe, sort=[{"column": "x", "comparator": "text"}]) == [1, 3, 2]
    answer = pipe.request("view/replace", view="v", search={"text": "gadget"}, scope="all", **{"with": "gizmo"})
    # What an expression shows cannot be rewritten; the column that it reads can.
    assert answer["cells"] == 1 and answer["skipped"] == 1


def test_null_and_failing_expressions_show_the_cell(pipe):
    rows = [{"id": 1, "price": 2, "name": "a"}, {"id": 2, "price": 0, "name": "b"}, {"id": 3, "name": "c"}]
    display = {"id": "x", "path": "price", "type": "integer", "nullPlaceholder": "none",
               "display": "'1/' + string(6 / x)"}  # fmt: skip
    create(pipe, display, rows=rows)
    assert texts(pipe, "x") == ["1/3", "0", "none"]
    edit(pipe, set_cell(1, "x", "odd"), invalid="keep")
    assert texts(pipe, "x") == ["odd", "0", "none"]
    assert keys(pipe, search={"text": "od"}) == [1]


def test_parameters_and_columns_that_go(pipe):
    create(pipe, {"id": "x", "path": "name", "display": "params.mark + name",
                  "sortBy": {"expression": "price * params.sign"}})  # fmt: skip
    assert texts(pipe, "x") == ["Widget", "gadget", "Appliance"]
    pipe.request("table/setParams", table="t", params={"mark": {"string": "* "}, "sign": {"double": "-1"}})
    assert texts(pipe, "x") == ["* Widget", "* gadget", "* Appliance"]
    assert keys(pipe, sort=[{"column": "x"}]) == [3, 1, 2]
    pipe.request("table/setParams", table="t", params={"sign": {"double": "1"}})
    assert keys(pipe) == [2, 1, 3]
    edit(pipe, set_column("x", sortBy={"column": "last"}))
    assert keys(pipe) == [2, 3, 1]
    edit(pipe, {"kind": "removeColumn", "column": "last"}, {"kind": "removeColumn", "column": "name"})
    described = {column["id"]: column for column in pipe.request("table/describe", table="t")["columns"]}["x"]
    assert described["sortByProblem"] and described["displayProblem"]
    assert keys(pipe) == [3, 1, 2] and texts(pipe, "x") == ["Appliance", "Widget", "gadget"]
    pipe.request("table/undo", table="t")
    assert keys(pipe) == [2, 3, 1] and texts(pipe, "x")[0] == "* gadget"


@pytest.mark.parametrize(
    "path, wanted",
    [
        ("a.b", 1), ("/a/b", 1), ("a\\.b", 2), ("/a.b", 2), ("c\\\\d", 3), ("/c\\d", 3), ("list.1.n", 5),
        ("/list/0/n", 4), ("/sl~1ash/til~0de", 6), ("a.none", None), ("a.b.c", None), ("list.01.n", None),
        ("list.7.n", None), ("/", 7), ("list.-1", None),
    ],
)  # fmt: skip
def test_paths_lead_into_rows(pipe, path, wanted):
    row = {"a": {"b": 1}, "a.b": 2, "c\\d": 3, "list": [{"n": 4}, {"n": 5}], "sl/ash": {"til~de": 6}, "": 7}
    columns = [{"id": "x", "path": path, "type": "integer"}] + [{"id": name} for name in row if name]
    columns += [{"id": "rest", "path": "/"}]
    answer = pipe.request("table/create", table="t", columns=columns, rows=[row])
    assert answer["columns"][0]["path"] == path
    pipe.request("view/open", table="t", view="v")
    assert block(pipe, "x")["values"] == [wanted]


@pytest.mark.parametrize("path", ["", "a..b", ".a", "a.", "a\\", "a\\b", "/a~", "/a~2", 7])
def test_paths_that_are_none_are_refused(pipe, path):
    error = pipe.error("table/create", table="t", columns=[{"id": "x", "path": path}], rows=[])
    assert error.code == -32602 and error.data["pointer"] == "/columns/0/path"


def test_paths_in_new_content_and_inserted_rows(pipe):
    create(pipe)
    new = [{**PEOPLE[0], "stock": {"count": 7, "unread": True}}, {"id": 4, "name": "new", "stock": {}}]
    pipe.request("table/setRows", table="t", rows=new)
    assert keys(pipe) == [1, 4] and block(pipe, "count")["values"] == [7, None]
    row = {"id": 5, "stock": {"count": 9}}
    edit(pipe, {"kind": "insert", "rows": [row], "place": {"kind": "end"}})
    assert block(pipe, "count")["values"] == [7, None, 9]
    for bad, pointer in [({"id": 6, "count": 1}, "count"), ({"id": 6, "other": 1}, "other")]:
        with pytest.raises(RpcError) as error:
            edit(pipe, {"kind": "insert", "rows": [bad], "place": {"kind": "end"}})
        assert error.value.data["pointer"] == f"/edits/0/rows/0/{pointer}"
    with pytest.raises(RpcError) as error:
        edit(pipe, {"kind": "insert", "rows": [{"id": 6, "stock": {"count": "x"}}], "place": {"kind": "end"}})
    assert error.value.data["kind"] == "valueDoesNotFit"


@pytest.mark.parametrize(
    "options, pointer, kind",
    [
        ({"display": "nam + 1"}, "/display", "expression"),
        ({"sortBy": {"expression": "nam"}}, "/sortBy/expression", "expression"),
        ({"sortBy": {"column": "nam"}}, "/sortBy/column", "unknownColumn"),
        ({"sortBy": {}}, "/sortBy/column", "invalidParams"),
        ({"headerOnly": True, "computed": "name"}, "/computed", "expression"),
    ],
)
def test_faulty_forms_are_refused(pipe, options, pointer, kind):
    columns = COLUMNS + [{"id": "x", **options}]
    error = pipe.error("table/create", table="t", columns=columns, rows=PEOPLE)
    assert error.data["kind"] == kind and error.data["pointer"] == f"/columns/{len(COLUMNS)}" + pointer
    create(pipe, {"id": "x"}, rows=[])
    before = pipe.request("table/describe", table="t")
    with pytest.raises(RpcError) as refused:
        edit(pipe, set_column("x", **options))
    assert refused.value.data["kind"] == kind
    assert pipe.request("table/describe", table="t") == before


def test_header_only_columns_come_and_go(pipe):
    create(pipe, {"id": "x", "headerOnly": True, "title": "Actions", "sortable": True})
    assert keys(pipe, sort=[{"column": "x"}]) == [1, 2, 3]
    with pytest.raises(RpcError) as error:
        edit(pipe, set_cell(1, "x", "no"))
    assert error.value.data["kind"] == "notEditable"
    edit(pipe, set_column("x", headerOnly=False))
    edit(pipe, set_cell(1, "x", "yes"))
    assert texts(pipe, "x") == ["yes", "", ""]
    edit(pipe, set_column("x", headerOnly=True))
    assert texts(pipe, "x") == ["", "", ""]
    answer = pipe.request("table/open", table="f", content={"text": "a,b\n1,2\n"}, columns={
        "x": {"headerOnly": True}, "a": {"display": "'#' + string(a)", "sortBy": {"column": "b"}}})  # fmt: skip
    assert [column["id"] for column in answer["columns"]] == ["a", "b", "x"]
    pipe.request("view/open", table="f", view="w")
    rows = pipe.request("view/rows", view="w")["blocks"]
    assert [block["texts"] for block in rows] == [["#1"], ["2"], [""]]


def test_rows_at_which_a_sort_expression_fails_are_told(start):
    pipe = start(updates="each")
    create(pipe, {"id": "x", "type": "integer", "sortBy": {"expression": "60 / x"}})
    for key, value in [(1, 6), (2, 0), (3, 2)]:
        edit(pipe, set_cell(key, "x", value))
    answer = pipe.request("view/open", table="t", view="f", state={"sort": [{"column": "last"}, {"column": "x"}]})
    pipe.request("view/watch", view="f", subscription="s", window={"kind": "all"})
    assert answer["counts"]["orderFailed"] == 1
    failure = answer["orderFailure"]
    assert (failure["row"], failure["pointer"], failure["reason"]) == (2, "/sort/1/column", "divisionByZero")
    assert failure["range"] == {"start": 0, "end": 6}
    edit(pipe, set_cell(3, "x", 0))
    pipe.sync()
    update = pipe.updates("s")[-1]
    assert update["counts"]["orderFailed"] == 2 and update["orderFailure"]["row"] == 2
    edit(pipe, set_cell(2, "x", 1))
    pipe.sync()
    assert pipe.updates("s")[-1]["orderFailure"]["row"] == 3
    edit(pipe, set_cell(3, "x", 1))
    pipe.sync()
    assert "orderFailed" not in pipe.updates("s")[-1]["counts"]
    # A failing value that the sort does not use is none.
    edit(pipe, set_cell(3, "x", 0))
    answer = pipe.request("view/set", view="f", state={"sort": [{"column": "last"}]})
    assert "orderFailed" not in answer["counts"]


@pytest.mark.parametrize("seed", seeds(8))
def test_forms_are_kept_in_steps(start, seed):
    r = random.Random(seed)
    pipe = start(updates=r.choice(["each", "merged"]))
    rows = {key: [key, r.randrange(6), r.randrange(6), r.choice("abc")] for key in range(1, 30)}
    columns = [{"id": "k", "type": "integer"}, {"id": "n", "type": "integer"}, {"id": "m", "type": "integer"},
               {"id": "s", "display": "s + string(n)", "sortBy": {"expression": "n - m"}}]  # fmt: skip
    pipe.request("table/create", table="t", columns=columns, rows=list(rows.values()), keyColumns=["k"])
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "s"}]})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 50})
    pipe.request("view/open", table="t", view="w", state={"search": {"text": "b3", "columns": ["s"]}})
    for _ in range(20):
        key, column = r.choice(list(rows)), r.randrange(1, 4)
        rows[key][column] = r.choice("abc") if column == 3 else r.randrange(6)
        edit(pipe, set_cell(key, columns[column]["id"], rows[key][column]))
        wanted = sorted(rows.values(), key=lambda row: row[1] - row[2])
        shown = pipe.request("view/rows", view="v", columns=["s"])
        assert shown["keys"] == [row[0] for row in wanted]
        assert shown["blocks"][0]["texts"] == [f"{row[3]}{row[1]}" for row in wanted]
        found = pipe.request("view/rows", view="w", columns=[])["keys"]
        assert found == [row[0] for row in rows.values() if (row[3], row[1]) == ("b", 3)]
        pipe.sync()
        held = [(key, cells["s"]["text"]) for key, cells in pipe.replica("s").rows]
        assert held == [(row[0], f"{row[3]}{row[1]}") for row in wanted]


def test_a_replacement_passes_over_what_is_computed_or_supplied(pipe):
    columns = [
        {"id": "name"}, {"id": "twice", "computed": "name + name"}, {"id": "given", "supplied": {}},
    ]  # fmt: skip
    pipe.request("table/create", table="t", columns=columns, rows=[{"name": "ab"}, {"name": "cd"}])
    pipe.request("view/open", table="t", view="v")
    asked = {"view": "v", "search": {"text": "a"}, "with": "x"}
    for answer in (pipe.request("view/replace", **asked, preview=True), pipe.request("view/replace", **asked)):
        assert (answer["matches"], answer["cells"], answer["skipped"]) == (1, 1, 1)
    assert pipe.values("v", "twice") == ["xbxb", "cdcd"]
