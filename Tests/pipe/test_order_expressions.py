"""Views sorted and put into sections by expressions: made for the view alone, kept in steps."""

import random

import pytest
from harness import RpcError, seeds

COLUMNS = [{"id": "name"}, {"id": "price", "type": "number"}, {"id": "count", "type": "integer"}]
ROWS = [["Widget", 29.99, 100], ["Gadget", 9.99, 50], ["Appliance", 199.99, 10], ["Gift", None, 3], ["Odd", "dear", 1]]


def create(pipe, rows=ROWS, **more):
    return pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["name"], **more)


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view, columns=[])["keys"]


def edit(pipe, row, column, value):
    cell = {"kind": "set", "row": row, "column": column, "value": value}
    return pipe.request("table/edit", table="t", edits=[cell], invalid="keep")


def by(source, **more):
    return {"expression": source, **more}


def test_rows_stand_by_the_values_of_an_expression(pipe):
    create(pipe)
    answer = pipe.request("view/open", table="t", view="v", state={"sort": [by("price * count")]})
    assert answer["state"]["sort"] == [
        {"expression": "price * count", "direction": "ascending", "nulls": "last", "comparator": "value"}]  # fmt: skip
    assert keys(pipe) == ["Gadget", "Appliance", "Widget", "Gift", "Odd"]
    assert answer["counts"]["orderFailed"] == 1
    assert answer["orderFailure"]["row"] == "Odd"
    assert answer["orderFailure"]["pointer"] == "/sort/0/expression"
    pipe.request("view/set", view="v", state={"sort": [by("price * count", direction="descending", nulls="first")]})
    assert keys(pipe) == ["Gift", "Widget", "Appliance", "Gadget", "Odd"]
    sort = [by("size(name)"), {"column": "price", "direction": "descending"}]
    pipe.request("view/set", view="v", state={"sort": sort})
    assert keys(pipe) == ["Odd", "Gift", "Widget", "Gadget", "Appliance"]
    pipe.request("view/set", view="v", state={"sort": [by("name", comparator={"kind": "text", "caseFolded": True})]})
    assert keys(pipe) == sorted(row[0] for row in ROWS)
    tapped = pipe.request("view/tap", view="v", part="header", column="price")
    assert [key["column"] for key in tapped["state"]["sort"]] == ["price"]
    pipe.request("view/set", view="v", state={"sort": [by("size(name)")]})
    tapped = pipe.request("view/tap", view="v", part="header", column="price", extend=True)
    assert [key.get("expression", key.get("column")) for key in tapped["state"]["sort"]] == ["size(name)", "price"]
    assert tapped["indicators"]["price"]["priority"] == 1


def test_a_window_moves_only_the_row_that_changed(start):
    pipe = start(updates="each")
    create(pipe)
    pipe.request("view/open", table="t", view="v", state={"sort": [by("price * count")]})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 10})
    edit(pipe, "Gadget", "count", 1000)
    pipe.sync()
    update = pipe.updates("s")[-1]
    assert len(update["diff"]["moves"]) == 1 and update["counts"]["orderFailed"] == 1
    assert keys(pipe) == ["Appliance", "Widget", "Gadget", "Gift", "Odd"]
    edit(pipe, "Odd", "price", 1)
    pipe.sync()
    update = pipe.updates("s")[-1]
    assert "orderFailed" not in update["counts"] and "orderFailure" not in update
    assert keys(pipe)[0] == "Odd"


def test_sections_by_an_expression(pipe):
    create(pipe)
    size = by("size(name) > 5 ? 'long' : 'short'", values=["short"])
    answer = pipe.request("view/open", table="t", view="v", state={"sections": {"by": [size]}})
    shown = pipe.request("view/rows", view="v")
    assert [(info["key"], info["title"], info["count"]) for info in shown["sections"]] == [
        (["short"], "short", 2), (["long"], "long", 3)]  # fmt: skip
    assert answer["state"]["sections"]["by"][0]["expression"] == size["expression"]
    collapsed = pipe.request("view/collapse", view="v", action="collapse", keys=[["short"]])
    assert collapsed["counts"]["entries"] == 5
    # The same expressions in `by` keep what is collapsed.
    size["direction"] = "descending"
    again = pipe.request("view/set", view="v", state={"sections": {"by": [size]}})
    assert again["state"]["sections"]["collapsed"]["keys"] == [["short"]]
    edit(pipe, "Odd", "price", 1)
    numbers = pipe.request("view/set", view="v", state={"sections": {"by": [by("count / 50"), {"column": "name"}]}})
    assert numbers["state"]["sections"]["collapsed"]["keys"] == []
    infos = pipe.request("view/rows", view="v")["sections"]
    assert [info["key"] for info in infos if len(info["key"]) == 1] == [[0], [1], [2]]
    for twice in ([by("count")] * 2, [{"column": "count"}] * 2):
        with pytest.raises(RpcError) as error:
            pipe.request("view/set", view="v", state={"sections": {"by": twice}})
        assert error.value.data["pointer"] == "/state/sections/by/1/" + next(iter(twice[1]))


def test_a_faulty_expression_is_refused_whole(pipe):
    create(pipe)
    pipe.request("view/open", table="t", view="v", state={"sort": [by("price")]})
    for state, pointer in [
        ({"sort": [{"column": "name"}, by("pric * 2")]}, "/state/sort/1/expression"),
        ({"sections": {"by": [by("price +")]}}, "/state/sections/by/0/expression"),
    ]:
        with pytest.raises(RpcError) as error:
            pipe.request("view/set", view="v", state=state)
        assert error.value.data["kind"] == "expression"
        assert error.value.data["pointer"] == pointer
        assert error.value.data["problems"][0]["message"]
    for state in ({"sort": [{"column": "name", "expression": "name"}]}, {"sort": [{}]}, {"sort": [by(7)]}):
        with pytest.raises(RpcError):
            pipe.request("view/set", view="v", state=state)
    with pytest.raises(RpcError) as error:
        pipe.request("view/set", view="v", state={"sort": [by("price"), by("price", direction="descending")]})
    assert error.value.data["kind"] == "doubledSortKey"
    assert [key["expression"] for key in pipe.request("view/get", view="v")["state"]["sort"]] == ["price"]


def test_default_sort_parameters_and_adopt(pipe):
    described = create(pipe, defaultSort=[by("price * params.sign")])
    assert described["defaultSort"][0]["expression"] == "price * params.sign"
    answer = pipe.request("view/open", table="t", view="v")
    assert answer["counts"]["orderFailed"] == 5 and answer["orderFailure"]["reason"] == "unbound"
    assert keys(pipe) == [row[0] for row in ROWS]
    pipe.request("table/setParams", table="t", params={"sign": {"double": "-1"}})
    assert keys(pipe) == ["Appliance", "Widget", "Gadget", "Gift", "Odd"]
    pipe.request("table/setParams", table="t", params={"sign": {"double": "1"}})
    assert keys(pipe) == ["Gadget", "Widget", "Appliance", "Gift", "Odd"]
    pipe.request("view/set", view="v", state={"sort": [{"column": "name"}]})
    reset = pipe.request("view/set", view="v", state={"sort": None})
    assert reset["state"]["sort"][0]["expression"] == "price * params.sign"
    edits = [{"kind": "adopt", "view": "v"}]
    pipe.request("table/edit", table="t", edits=edits)
    assert keys(pipe) == ["Gadget", "Widget", "Appliance", "Gift", "Odd"]


def test_an_expression_that_no_longer_fits_is_kept_and_named(pipe):
    create(pipe)
    pipe.request("view/open", table="t", view="v", state={"sort": [by("price * count", direction="descending")]})
    sorted_keys = keys(pipe)
    renamed = {"kind": "setColumn", "column": "count", "options": {"title": "pieces"}}
    pipe.request("table/edit", table="t", edits=[renamed])
    assert keys(pipe) == sorted_keys
    pipe.request("table/edit", table="t", edits=[{"kind": "removeColumn", "column": "count"}])
    answer = pipe.request("view/get", view="v")
    assert [(p["pointer"], p["kind"]) for p in answer["orderProblems"]] == [("/sort/0/expression", "unknownColumn")]
    assert answer["state"]["sort"][0]["expression"] == "price * count"
    assert keys(pipe) == [row[0] for row in ROWS]
    pipe.request("table/undo", table="t")
    answer = pipe.request("view/get", view="v")
    assert "orderProblems" not in answer and keys(pipe) == sorted_keys
    options = {"type": "text"}
    pipe.request("table/edit", table="t", edits=[{"kind": "setColumn", "column": "count", "options": options}])
    answer = pipe.request("view/get", view="v")
    assert answer["orderProblems"][0]["kind"] == "typeChanged"
    assert keys(pipe) == [row[0] for row in ROWS]


def rank(row):
    """What `10 / n + m` is: the class and the value."""
    n, m = row["n"], row["m"]
    if n == "many" or n == 0:
        return 2, 0
    if n is None or m is None:
        return 1, 0
    return 0, int(10 / n) + m


def some_row(r):
    return {"n": r.choice([None, "many", 0, 1, 2, -3, 5]), "m": r.choice([None, 1, 2, 3]), "x": r.choice(["a", "b"])}


@pytest.mark.parametrize("seed", seeds(10))
def test_the_order_is_kept_in_steps(start, seed):
    r = random.Random(seed)
    pipe = start(updates=r.choice(["each", "merged"]))
    columns = [{"id": "n", "type": "integer"}, {"id": "m", "type": "integer"}, {"id": "x"}]
    rows = {key: some_row(r) for key in range(1, 40)}
    pipe.request("table/create", table="t", columns=columns, rows=[list(row.values()) for row in rows.values()])
    state = {"sort": [by("10 / n + m")]}
    if seed % 2:
        state["filter"] = {"kind": "compare", "column": "x", "relation": "equal", "value": "a"}
    pipe.request("view/open", table="t", view="v", state=state)
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 50})
    for _ in range(25):
        shown = [key for key, row in rows.items() if not seed % 2 or row["x"] == "a"]
        wanted = sorted(shown, key=lambda key: rank(rows[key]))
        # Errors and nulls keep source order among themselves; an error cell beside a null is an error.
        assert keys(pipe) == wanted
        answer = pipe.request("view/get", view="v")
        failing = [key for key in shown if rank(rows[key])[0] == 2]
        assert answer["counts"].get("orderFailed", 0) == len(failing)
        assert answer.get("orderFailure", {}).get("row") == (min(failing) if failing else None)
        key, column = r.choice(list(rows)), r.choice(["n", "m", "x"])
        rows[key][column] = some_row(r)[column]
        edits = [{"kind": "set", "row": key, "column": column, "value": rows[key][column]}]
        pipe.request("table/edit", table="t", edits=edits, invalid="keep")
        pipe.sync()
        assert [key for key, _ in pipe.replica("s").rows] == keys(pipe)
