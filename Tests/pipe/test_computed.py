"""Computed columns and parameters: typed, kept in steps, never set, told when they are made anew."""

import base64
import random

import pytest
from harness import RpcError, seeds
from replica import rows_of

ROWS = [["apple", 3, 0.5], ["pear", 10, 0.25], ["plum", None, 0.1], ["fig", 7, None]]
COLUMNS = [{"id": "fruit"}, {"id": "count", "type": "integer"}, {"id": "price", "type": "number"}]


def create(pipe, *computed, **more):
    columns = COLUMNS + [dict(id=name, computed=source) for name, source in computed]
    answer = pipe.request("table/create", table="t", columns=columns, rows=ROWS,
                          keyColumns=["fruit"], **more)  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    return answer


def block(pipe, column, view="v"):
    return pipe.request("view/rows", view=view, columns=[column])["blocks"][0]


def values(pipe, column, view="v"):
    return block(pipe, column, view)["values"]


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view, columns=[])["keys"]


def edit(pipe, *edits, **more):
    return pipe.request("table/edit", table="t", edits=list(edits), **more)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def types_of(answer):
    return {column["id"]: column["type"] for column in answer["columns"]}


def test_types_come_from_the_expression_or_are_declared(pipe):
    answer = create(
        pipe,
        ("total", "count * price"), ("many", "count > 5"), ("loud", "fruit.upperAscii()"),
        ("half", "count / 2"), ("parts", "[count, count + 1]"), ("any", "dyn(count)"),
        ("since", "timestamp('2024-02-29T12:00:00Z')"), ("wait", "duration('90s')"),
    )  # fmt: skip
    assert types_of(answer) == {
        "fruit": "text", "count": "integer", "price": "number", "total": "number",
        "many": "boolean", "loud": "text", "half": "integer", "parts": "list", "any": "json",
        "since": "dateTime", "wait": "duration",
    }  # fmt: skip
    assert values(pipe, "total") == [1.5, 2.5, None, None]
    assert values(pipe, "many") == [False, True, None, True]
    assert values(pipe, "parts") == [[3, 4], [10, 11], None, [7, 8]]
    assert block(pipe, "wait")["texts"] == ["PT1M30S"] * 4
    described = {column["id"]: column for column in answer["columns"]}
    assert described["total"]["computed"] == "count * price"
    assert described["total"]["editable"] is False
    assert "problem" not in described["total"]


@pytest.mark.parametrize(
    "type, source, wanted",
    [
        ("number", "count", [3, 10, None, 7]),
        ("decimal", "price", ["0.5", "0.25", "0.1", None]),
        ("integer", "price * 2.0", [1, "0.5 is no integer", "0.2 is no integer", None]),
        ("text", "count", ["3", "10", None, "7"]),
        ("date", "timestamp(86400 * 366 - 1)", ["1971-01-01"] * 4),
        ("date", "timestamp(-1)", ["1969-12-31"] * 4),
        ("date", "'2024-0' + string(count) + '-01'",
         ["2024-03-01", '"2024-010-01" is no date', None, "2024-07-01"]),
        ("json", "{'n': count}", [{"n": 3}, {"n": 10}, {"n": None}, {"n": 7}]),
        ("boolean", "fruit == 'fig' ? 'true' : 'no'",
         ['"no" is no boolean', '"no" is no boolean', '"no" is no boolean', True]),
    ],
)  # fmt: skip
def test_a_declared_type_converts(pipe, type, source, wanted):
    columns = COLUMNS + [{"id": "x", "type": type, "computed": source}]
    pipe.request("table/create", table="t", columns=columns, rows=ROWS)
    pipe.request("view/open", table="t", view="v")
    found = block(pipe, "x")
    errors = {error["row"]: error for error in found.get("errors", [])}
    assert all(error["kind"] == "notComputed" for error in errors.values())
    for row, value in enumerate(wanted):
        if row in errors:
            assert errors[row]["text"] == value
        else:
            assert found["values"][row] == value


def test_an_error_is_a_cell_with_its_reason(pipe):
    create(pipe, ("x", "60 / (count - 3)"))
    found = block(pipe, "x")
    assert found["values"] == [None, 8, None, 15]
    assert found["texts"] == ["division by zero", "8", "", "15"]
    assert found["errors"] == [{"row": 0, "kind": "notComputed", "text": "division by zero"}]


def test_columns_are_read_sorted_filtered_searched_found_and_formatted(pipe):
    create(pipe, ("total", "count * price"), ("label", "fruit + ':' + string(total)"))
    edit(pipe, {"kind": "setColumn", "column": "total",
                "options": {"format": {"kind": "currency", "currency": "EUR"}}})  # fmt: skip
    assert block(pipe, "total")["texts"] == ["€1.50", "€2.50", "", ""]
    pipe.request("view/set", view="v", state={"sort": [{"column": "total", "direction": "descending"}]})
    assert keys(pipe) == ["pear", "apple", "plum", "fig"]
    pipe.request("view/set", view="v", state={"filter": {
        "kind": "compare", "column": "total", "relation": "less", "value": 2}})  # fmt: skip
    assert keys(pipe) == ["apple"]
    pipe.request("view/set", view="v", state={"filter": {"kind": "expression", "source": "total > 2.0"}})
    assert keys(pipe) == ["pear"]
    pipe.request("view/set", view="v", state={"filter": None, "search": {"text": "€2"}})
    assert keys(pipe) == ["pear"]
    pipe.request("view/set", view="v", state={"search": {"text": "APPLE:1.5"}})
    assert keys(pipe) == ["apple"]
    hit = pipe.request("view/find", view="v")["hit"]
    assert hit["cells"][0]["column"] == "label"


def test_a_change_of_an_input_moves_and_tells_what_is_made_from_it(pipe):
    create(pipe, ("total", "count * price"), ("big", "total > 2.0"))
    pipe.request("view/set", view="v", state={"sort": [{"column": "total"}]})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    edit(pipe, set_cell("apple", "count", 30))
    assert keys(pipe) == ["pear", "apple", "plum", "fig"]
    assert values(pipe, "big") == [True, True, None, None]
    pipe.request("table/undo", table="t")
    assert keys(pipe) == ["apple", "pear", "plum", "fig"]
    assert values(pipe, "total") == [1.5, 2.5, None, None]
    pipe.sync()
    answer = pipe.request("view/rows", view="v")
    replica = pipe.replica("s")
    assert replica.keys == answer["keys"]
    assert replica.rows == rows_of(answer["keys"], answer["blocks"])


def test_computed_cells_are_never_set(pipe):
    create(pipe, ("total", "count * price"))
    for bad in [
        set_cell("apple", "total", 1.0),
        {"kind": "set", "row": "apple", "column": "total", "text": "1"},
        {"kind": "set", "row": "apple", "values": {"total": 1.0}},
        {"kind": "insert", "rows": [{"fruit": "kiwi", "total": 1.0}]},
    ]:
        with pytest.raises(RpcError) as refusal:
            edit(pipe, bad)
        assert refusal.value.data["kind"] == "notEditable"
        assert refusal.value.data["pointer"] == "/edits/0"
    edit(pipe, {"kind": "insert", "rows": [["kiwi", 2, 2.0]]})
    assert values(pipe, "total")[-1] == 4
    with pytest.raises(RpcError) as refusal:
        edit(pipe, {"kind": "insert", "rows": [["lime", 2, 2.0, 4.0]]})
    assert refusal.value.data["kind"] == "tooManyCells"
    pipe.request("table/setRows", table="t", rows=[["kiwi", 4, 2.0]])
    assert values(pipe, "total") == [8]
    with pytest.raises(RpcError) as refusal:
        pipe.request("table/setRows", table="t", columns=["fruit", "total"], rows=[["kiwi", 1]])
    assert refusal.value.data["kind"] == "notEditable"


def test_cycles_and_faults_change_nothing(pipe):
    create(pipe, ("a", "count + 1"), ("b", "a + 1"))
    before = pipe.request("table/describe", table="t")
    for column, source, ring in [("a", "b + 1", ["a", "b", "a"]), ("a", "a + 1", ["a", "a"]),
                                 ("a", "row['b'] * 2", ["a", "b", "a"])]:  # fmt: skip
        with pytest.raises(RpcError) as refusal:
            edit(pipe, {"kind": "setColumn", "column": column, "options": {"computed": source}})
        assert refusal.value.code == -32803
        assert refusal.value.data["kind"] == "cycle"
        assert refusal.value.data["columns"] == ring
    for source in ["count +", "counts + 1", "count + fruit"]:
        with pytest.raises(RpcError) as refusal:
            edit(pipe, {"kind": "addColumn", "column": "c", "options": {"computed": source}})
        assert refusal.value.data["kind"] == "expression"
        assert refusal.value.data["problems"][0]["message"]
    assert pipe.request("table/describe", table="t") == before
    with pytest.raises(RpcError) as refusal:
        pipe.request("table/create", rows=[], columns=[{"id": "a", "computed": "b"},
                                                       {"id": "b", "computed": "a"}])  # fmt: skip
    assert refusal.value.data["columns"] == ["a", "b", "a"]
    with pytest.raises(RpcError) as refusal:
        pipe.request("table/create", rows=[], columns=[{"id": "a"}, {"id": "b", "computed": "a +"}])
    assert refusal.value.data["pointer"] == "/columns/1/computed"
    with pytest.raises(RpcError) as refusal:
        pipe.request("table/create", rows=[], keyColumns=["b"],
                     columns=[{"id": "a"}, {"id": "b", "computed": "a"}])  # fmt: skip
    assert refusal.value.data["pointer"] == "/keyColumns/0"


def test_a_chain_is_bounded(pipe):
    columns = [{"id": "c0", "type": "integer"}]
    columns += [{"id": f"c{n}", "computed": f"c{n - 1} + 1"} for n in range(1, 33)]
    pipe.request("table/create", table="t", columns=columns, rows=[[0]])
    pipe.request("view/open", table="t", view="v")
    assert values(pipe, "c32") == [32]
    with pytest.raises(RpcError) as refusal:
        edit(pipe, {"kind": "addColumn", "column": "c33", "options": {"computed": "c32 + 1"}})
    assert refusal.value.data["problems"][0]["kind"] == "limit"


def test_a_change_of_columns_is_followed_and_undone(pipe):
    create(pipe, ("twice", "count * 2"), ("more", "twice + 1"))
    edit(pipe, {"kind": "setColumn", "column": "count", "options": {"type": "number"}})
    assert types_of(pipe.request("table/describe", table="t"))["more"] == "number"
    edit(pipe, {"kind": "setColumn", "column": "count", "options": {"type": "text"}})
    described = {c["id"]: c for c in pipe.request("table/describe", table="t")["columns"]}
    assert described["twice"]["problem"]
    assert [error["kind"] for error in block(pipe, "twice")["errors"]] == ["notComputed"] * 4
    assert [error["kind"] for error in block(pipe, "more")["errors"]] == ["notComputed"] * 4
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    assert values(pipe, "more") == [7, 21, None, 15]
    edit(pipe, {"kind": "removeColumn", "column": "count"})
    described = {c["id"]: c for c in pipe.request("table/describe", table="t")["columns"]}
    assert described["twice"]["problem"] == "count is not declared"
    pipe.request("table/undo", table="t")
    assert values(pipe, "more") == [7, 21, None, 15]
    edit(pipe, {"kind": "setColumn", "column": "twice", "options": {"computed": "count * 3"}})
    assert values(pipe, "more") == [10, 31, None, 22]
    edit(pipe, {"kind": "setColumn", "column": "more", "options": {"computed": None}})
    assert values(pipe, "more") == [None] * 4
    edit(pipe, set_cell("pear", "more", 5))
    assert values(pipe, "more") == [None, 5, None, None]


def test_an_added_column_is_undone_whole(pipe):
    create(pipe)
    edit(pipe, {"kind": "addColumn", "column": "total", "options": {"computed": "count * price"}},
         {"kind": "addColumn", "column": "tax", "options": {"computed": "total * 0.2"},
          "place": {"kind": "before", "column": "price"}})  # fmt: skip
    assert values(pipe, "tax") == pytest.approx([0.3, 0.5, None, None], nan_ok=True)
    pipe.request("table/undo", table="t")
    assert len(pipe.request("table/describe", table="t")["columns"]) == 3
    pipe.request("table/redo", table="t")
    assert values(pipe, "total") == [1.5, 2.5, None, None]


def test_columns_of_a_file(start):
    pipe = start("--test-methods")
    text = "name,count\n" + "".join(f"n{n},{n}\n" for n in range(10_000))
    answer = pipe.request(
        "table/open", table="t", content={"text": text},
        columns={"twice": {"computed": "count * 2"}, "name": {"computed": "'#' + string(count)"}},
    )  # fmt: skip
    assert types_of(answer) == {"name": "text", "count": "integer", "twice": "integer"}
    pipe.request("view/open", table="t", view="v",
                 state={"sort": [{"column": "twice", "direction": "descending"}]})  # fmt: skip
    rows = pipe.request("view/rows", view="v", range={"first": 0, "size": 2})
    assert rows["keys"] == [10_000, 9_999]
    assert rows["blocks"][0]["values"] == ["#9999", "#9998"]
    edit(pipe, set_cell(1, "count", 20_000))
    rows = pipe.request("view/rows", view="v", range={"first": 0, "size": 1})
    assert [block["values"] for block in rows["blocks"]] == [["#20000"], [20_000], [40_000]]
    rendered = pipe.request("debug/rendered", table="t")
    assert base64.b64decode(rendered).decode() == text.replace("n0,0\n", "n0,20000\n")


# MARK: Parameters


def set_params(pipe, **params):
    return pipe.request("table/setParams", table="t", params=params)["revision"]


def test_parameters_reach_columns_and_filters(pipe):
    create(pipe, ("dear", "price > params.limit"), ("other", "count + 1"))
    assert block(pipe, "dear")["errors"][0]["text"] == "params.limit is not set"
    assert [e["kind"] for e in block(pipe, "dear")["errors"]] == ["notComputed"] * 4
    pipe.request("view/set", view="v", state={"filter": {
        "kind": "expression", "source": "count >= params.least || params.all"}})  # fmt: skip
    assert keys(pipe) == []
    revision = set_params(pipe, limit={"double": "0.3"}, least={"int": "7"})
    assert keys(pipe) == ["pear", "fig"]
    assert values(pipe, "dear") == [False, None]
    assert set_params(pipe, least={"int": "7"}) == revision
    assert set_params(pipe, all={"bool": True}) == revision + 1
    assert keys(pipe) == ["apple", "pear", "plum", "fig"]
    set_params(pipe, all=None)
    assert keys(pipe) == ["pear", "fig"]
    described = pipe.request("table/describe", table="t")
    assert described["params"] == {"least": {"int": "7"}, "limit": {"double": "0.3"}}
    assert described["history"] == {"undo": 0, "redo": 0, "current": 0, "saved": 0}
    answer = pipe.request("expression/evaluate", source="params.least + 1", table="t")
    assert answer["value"] == {"int": "8"}
    pipe.request("view/set", view="v", state={"filter": None})
    assert keys(pipe) == ["apple", "pear", "plum", "fig"]


def test_a_parameter_is_told_to_windows(pipe):
    create(pipe, ("x", "count * params.n"), ("y", "count + 1"))
    set_params(pipe, n={"int": "1"})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, as_="value")
    pipe.request("view/sync")
    before = len(pipe.updates("s"))
    set_params(pipe, n={"int": "2"}, today={"timestamp": {"seconds": "0"}})
    pipe.request("view/sync")
    updates = pipe.updates("s")[before:]
    assert updates[-1]["causes"] == ["setParams"]
    assert [block["column"] for block in updates[-1]["diff"]["updates"]] == ["x"]
    assert updates[-1]["diff"]["updates"][0]["values"] == [6, 20, 14]
    set_params(pipe, today={"timestamp": {"seconds": "86400"}})
    pipe.request("view/sync")
    assert pipe.updates("s")[-1].get("diff", {}).get("updates", []) == []


@pytest.mark.parametrize("bad", [
    {"x": 1}, {"x": {}}, {"x": {"type": "int"}},
    {"x": {"optional": None}}, {"x": {"map": [[{"double": "1"}, {"int": "1"}]]}}, {"x": {"int": "z"}},
])  # fmt: skip
def test_parameters_that_are_none(pipe, bad):
    create(pipe)
    with pytest.raises(RpcError) as refusal:
        pipe.request("table/setParams", table="t", params=bad)
    assert refusal.value.code == -32602
    assert refusal.value.data["pointer"].startswith("/params")


def test_parameters_are_bounded(pipe):
    create(pipe)
    with pytest.raises(RpcError) as refusal:
        set_params(pipe, x={"string": "x" * (2 << 20)})
    assert refusal.value.data["limit"] == "parameterBytesMax"


def test_dear_expressions_are_bounded_per_row(pipe):
    create(pipe, ("x", "lists.range(count * 10000).map(i, i * 2).size()"))
    errors = block(pipe, "x")["errors"]
    assert len(errors) == 3
    assert all("steps" in error["text"] for error in errors)


@pytest.mark.parametrize("source", [
    "(" * 30 + "count" + ")" * 30, "!" * 90 + "(count > 1)", "[" * 30 + "count" + "]" * 30,
    "count" + " + 1" * 90, "count > 1 ? 1 : " * 45 + "2",
])  # fmt: skip
def test_deep_expressions_run_wherever_cells_are_read(pipe, source):
    create(pipe, ("x", source), ("y", "string(dyn(x) == 1)"))
    pipe.request("view/set", view="v", state={"sort": [{"column": "y"}], "search": {"text": "fa"}})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    edit(pipe, set_cell("apple", "count", 5))
    pipe.sync()
    assert pipe.replica("s").keys == keys(pipe)


@pytest.mark.parametrize("seed", seeds(4))
def test_any_run_equals_a_fresh_table(start, seed):
    """Law 2 for computed columns: after any edits, all equals a table made of the end state."""
    pipe = start()
    chance = random.Random(seed)
    names = ["a", "b", "sum", "big", "word"]
    columns = [{"id": "id", "type": "integer"}, {"id": "a", "type": "integer"},
               {"id": "b", "type": "integer"}, {"id": "sum", "computed": "a + b"},
               {"id": "big", "computed": "sum > params.n"},
               {"id": "word", "computed": "'w' + string(sum / (b - 3))"}]  # fmt: skip
    number = iter(range(10**6))

    def row():
        return [next(number), chance.choice([None, chance.randrange(9)]), chance.randrange(9)]

    pipe.request("table/create", table="t", columns=columns, keyColumns=["id"],
                 rows=[row() for _ in range(30)])  # fmt: skip
    state = {"sort": [{"column": "sum"}, {"column": "word"}],
             "filter": {"kind": "expression", "source": "big || sum < 3"}}  # fmt: skip
    pipe.request("view/open", table="t", view="v", state=state)
    pipe.request("view/open", table="t", view="all")
    n = None
    for _ in range(40):
        present = keys(pipe, "all")
        kind = chance.choice(["set", "set", "insert", "remove", "undo", "redo", "params"])
        if kind == "set" and present:
            edit(pipe, set_cell(chance.choice(present), chance.choice("ab"), chance.randrange(9)))
        elif kind == "insert":
            edit(pipe, {"kind": "insert", "rows": [row()]})
        elif kind == "remove" and present:
            edit(pipe, {"kind": "remove", "rows": [chance.choice(present)]})
        elif kind in ("undo", "redo"):
            pipe.request(f"table/{kind}", table="t")
        elif kind == "params":
            n = chance.choice([None, {"int": str(chance.randrange(15))}])
            set_params(pipe, n=n)
    stored = pipe.request("view/rows", view="all", columns=["id", "a", "b"], as_="value")
    rows = list(zip(*(block["values"] for block in stored["blocks"])))
    pipe.request("table/create", table="f", columns=columns, keyColumns=["id"], rows=[list(r) for r in rows])
    pipe.request("table/setParams", table="f", params={"n": n})
    pipe.request("view/open", table="f", view="fresh", state=state)
    shown = [pipe.request("view/rows", view=view, columns=names) for view in ("v", "fresh")]
    for answer in shown:
        answer.pop("viewRevision")
        answer.pop("revision")
    assert shown[0] == shown[1]


def test_own_functions_in_columns(pipe):
    columns = [{"id": "version"}, {"id": "born", "type": "date"},
               {"id": "age", "computed": "cal.years(born, params.today)"},
               {"id": "shown", "computed": "text.date(born, 'd MMMM', 'de') + ' ' + text.number(age, '00')"},
               {"id": "newer", "computed": "text.compareVersions(version, '1.9.0') > 0"}]  # fmt: skip
    pipe.request("table/create", table="t", columns=columns,
                 rows=[["1.10.0", "1815-12-10"], ["1.2.0", "2000-02-29"]])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    set_params(pipe, today={"timestamp": {"seconds": "1709164800"}})
    assert values(pipe, "age") == [208, 24]
    assert values(pipe, "shown") == ["10 Dezember 208", "29 Februar 24"]
    assert values(pipe, "newer") == [True, False]


def test_parameters_of_a_view_come_before_those_of_the_table(pipe):
    create(pipe, ("dear", "count >= params.least"))
    rule = {"kind": "expression", "source": "count >= params.least"}
    pipe.request("view/set", view="v", state={"filter": rule})
    pipe.request("view/open", table="t", view="w", state={
        "filter": rule, "params": {"least": {"int": "8"}}})  # fmt: skip
    assert (keys(pipe), keys(pipe, "w")) == ([], ["pear"])
    set_params(pipe, least={"int": "7"})
    assert (keys(pipe), keys(pipe, "w")) == (["pear", "fig"], ["pear"])
    # Columns are the table's, and so is what they read.
    assert values(pipe, "dear") == [True, True]
    state = pipe.request("view/set", view="w", state={"params": {
        "least": {"int": "3"}, "other": {"string": "x"}}})["state"]  # fmt: skip
    assert state["params"] == {"least": {"int": "3"}, "other": {"string": "x"}}
    assert keys(pipe, "w") == ["apple", "pear", "fig"]
    state = pipe.request("view/set", view="w", state={"params": {"least": None}})["state"]
    assert state["params"] == {"other": {"string": "x"}}
    assert keys(pipe, "w") == ["pear", "fig"]
    state = pipe.request("view/set", view="w", state={"params": None})["state"]
    assert "params" not in state
    assert "params" not in pipe.request("view/get", view="v")["state"]


def test_bad_parameters_of_a_view(pipe):
    create(pipe)
    before = pipe.request("view/get", view="v")
    with pytest.raises(RpcError) as refusal:
        pipe.request("view/set", view="v", state={"params": {"x": {"optional": None}}})
    assert refusal.value.data["pointer"] == "/state/params/x"
    with pytest.raises(RpcError) as refusal:
        pipe.request("view/set", view="v", state={"params": {"x": {"string": "x" * (2 << 20)}}})
    assert refusal.value.data["limit"] == "parameterBytesMax"
    assert pipe.request("view/get", view="v") == before
