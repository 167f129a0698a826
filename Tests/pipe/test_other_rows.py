"""`cell(key, column)`: expressions that read other rows, and what follows when those change."""

import random

import pytest
from harness import RpcError, seeds

COLUMNS = [
    {"id": "id", "type": "text"},
    {"id": "parent", "type": "text"},
    {"id": "n", "type": "integer"},
]
ROWS = [["a", None, 1], ["b", "a", 2], ["c", "a", 3], ["d", "b", 4], ["e", "x", 5]]


def create(pipe, computed=None, rows=ROWS, **params):
    columns = COLUMNS + [{"id": name, "computed": text} for name, text in (computed or {}).items()]
    return pipe.request(
        "table/create", table="t", columns=columns, keyColumns=["id"],
        rows=[dict(zip(["id", "parent", "n"], row)) for row in rows], **params,
    )  # fmt: skip


def values(pipe, column, view="v"):
    return dict(zip(keys(pipe, view), pipe.values(view, column)))


def keys(pipe, view="v"):
    found = pipe.request("view/rows", view=view, columns=[])["keys"]
    return [key for key in found if not isinstance(key, dict)]


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def evaluate(pipe, source, **params):
    return pipe.request("expression/evaluate", table="t", source=source, **params)


def refused(pipe, method, **params):
    with pytest.raises(RpcError) as caught:
        pipe.request(method, **params)
    return caught.value.data


# MARK: Reading


def test_a_cell_of_another_row_is_read_by_its_key(pipe):
    create(pipe)
    assert evaluate(pipe, "cell('c', 'n') + 1")["value"] == {"int": "4"}
    assert evaluate(pipe, "cell(parent, 'n') * 10", row="d")["value"] == {"int": "20"}
    assert evaluate(pipe, "cell('none', 'n')")["value"] == {"null": None}
    assert evaluate(pipe, "cell(cell(parent, 'parent'), 'n')", row="d")["value"] == {"int": "1"}
    assert evaluate(pipe, "['a', 'c'].map(k, cell(k, 'n'))")["value"] == {
        "list": [{"int": "1"}, {"int": "3"}]}  # fmt: skip
    assert evaluate(pipe, "cell(params.k, 'n')", params={"k": {"string": "d"}})["value"] == {"int": "4"}
    data = refused(pipe, "expression/evaluate", table="t", source="cell(1.5, 'n')")
    assert (data["kind"], data["problems"][0]["kind"]) == ("expression", "type")
    data = refused(pipe, "expression/evaluate", table="t", source="cell('a', 'n') < 'x'")
    assert data["problems"][0]["kind"] == "noSuchOverload"
    checked = pipe.request("expression/check", table="t", source="cell(parent, 'n') + n")
    assert checked["type"] == "int64"
    assert checked["dependencies"] == {
        "columns": ["parent", "n"], "cells": ["n"], "params": [], "bindings": []}  # fmt: skip
    for source, kind in [("cell('a', 'zz')", "undeclared"), ("cell('a', parent)", "noSuchOverload"),
                         ("cell('a')", "noSuchOverload")]:  # fmt: skip
        assert pipe.request("expression/check", table="t", source=source)["problems"][0]["kind"] == kind
    # Without a table, and in the strict language, there is no such function.
    assert pipe.request("expression/check", source="cell('a', 'n')")["problems"][0]["kind"] == "undeclared"
    strict = pipe.request("expression/check", table="t", dialect="strict", source="cell('a', 'n')")
    assert strict["problems"][0]["kind"] == "undeclared"


def test_given_keys_are_numbers(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "n"}], rows=[[5], [7]])
    assert evaluate(pipe, "cell(2, 'n')")["value"] == {"int": "7"}
    assert evaluate(pipe, "cell('2', 'n')")["value"] == {"null": None}  # 1 and "1" differ


def test_a_computed_column_follows_the_rows_it_reads(pipe):
    create(pipe, {"above": "cell(parent, 'n')"})
    pipe.request("view/open", table="t", view="v")
    assert values(pipe, "above") == {"a": None, "b": 1, "c": 1, "d": 2, "e": None}
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, **{"as": "value"})
    pipe.sync()
    edit(pipe, set_cell("a", "n", 100))
    pipe.sync()
    update = pipe.updates("s")[-1]["diff"]["updates"]
    # Exactly the rows that read it.
    assert [(part["column"], part["rows"]) for part in update] == [("n", [0]), ("above", [1, 2])]
    assert values(pipe, "above")["c"] == 100
    # The row that is named comes, goes, and changes its key.
    edit(pipe, {"kind": "insert", "rows": [["x", None, 9]]})
    assert values(pipe, "above")["e"] == 9
    edit(pipe, set_cell("x", "id", "y"))
    assert values(pipe, "above")["e"] is None
    pipe.request("table/undo", table="t")
    assert values(pipe, "above")["e"] == 9
    edit(pipe, {"kind": "remove", "rows": ["x"]})
    assert values(pipe, "above")["e"] is None
    pipe.request("table/undo", table="t")
    assert values(pipe, "above")["e"] == 9
    edit(pipe, set_cell("d", "parent", "c"))
    assert values(pipe, "above")["d"] == 3


def test_columns_that_read_others_may_read_one_another(pipe):
    create(
        pipe,
        {"above": "cell(parent, 'n')", "twice": "above * 2", "grand": "cell(parent, 'twice')",
         "total": "grand == null ? n : grand + n"},
    )  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "grand"}]})
    assert values(pipe, "grand") == {"d": 2, "a": None, "b": None, "c": None, "e": None}
    edit(pipe, set_cell("a", "n", 30))
    assert values(pipe, "grand")["d"] == 60 and values(pipe, "total")["d"] == 64
    edit(pipe, set_cell("c", "parent", "b"))
    assert list(values(pipe, "grand").items())[:2] == [("c", 60), ("d", 60)]


def test_a_cycle_is_named(pipe):
    create(pipe)
    with pytest.raises(RpcError) as caught:
        edit(pipe, {"kind": "addColumn", "column": "self", "options": {"computed": "cell(parent, 'self') + 1"}})
    assert caught.value.data == {"kind": "cycle", "columns": ["self", "self"], "pointer": "/edits/0"}
    assert str(caught.value).count("from itself, in its own or in another row")
    edit(pipe, {"kind": "addColumn", "column": "p", "options": {"computed": "cell(parent, 'n')"}})
    edit(pipe, {"kind": "addColumn", "column": "q", "options": {"computed": "p + 1"}})
    data = refused(pipe, "table/edit", table="t", edits=[
        {"kind": "setColumn", "column": "p", "options": {"computed": "cell('a', 'q')"}}])  # fmt: skip
    assert data["kind"] == "cycle" and set(data["columns"]) == {"p", "q"}


def test_filters_follow_the_rows_they_read(pipe):
    create(pipe)
    pipe.request("view/open", table="t", view="v", state={"filter": "cell(parent, 'n') < 2"})
    assert keys(pipe) == ["b", "c"]
    edit(pipe, set_cell("b", "n", 0))
    assert keys(pipe) == ["b", "c", "d"]
    edit(pipe, set_cell("a", "n", 5))
    assert keys(pipe) == ["d"]
    edit(pipe, {"kind": "insert", "rows": [["x", None, 1]]})
    assert keys(pipe) == ["d", "e"]
    edit(pipe, {"kind": "remove", "rows": ["b"]})
    assert keys(pipe) == ["e"]
    answer = pipe.request("view/get", view="v")
    assert "failed" not in answer["counts"]  # no such row is null, and no failure
    edit(pipe, {"kind": "removeColumn", "column": "n"})
    answer = pipe.request("view/get", view="v")
    assert answer["filterProblems"][0]["kind"] == "unknownColumn"
    pipe.request("table/undo", table="t")
    assert keys(pipe) == ["e"]


def test_a_form_shows_what_other_rows_ask_for(pipe):
    """DataSource's form: a row is hidden by other rows' content, a section by a switch."""
    pipe.request(
        "table/create", table="t", keyColumns=["field"],
        columns=[{"id": "field"}, {"id": "section"}, {"id": "value", "type": "json"}],
        rows=[["first", "name", ""], ["last", "name", ""], ["more", "options", False],
              ["street", "additional", ""]],
        declarations={
            "kinds": {"last": {"hidden": {"expression": "cell('first', 'value') == ''"}}},
            "kindBy": {"column": "field"},
            "sections": {"additional": {"hidden": {"expression": "cell('more', 'value') != true"}}},
        },
    )  # fmt: skip
    sections = {"by": [{"column": "section", "values": ["name", "options", "additional"]}]}
    pipe.request("view/open", table="t", view="v", state={"sections": sections})
    assert keys(pipe) == ["first", "more"]
    edit(pipe, set_cell("first", "value", "Ada"))
    assert keys(pipe) == ["first", "last", "more"]
    edit(pipe, set_cell("more", "value", True))
    assert keys(pipe) == ["first", "last", "more", "street"]
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    assert keys(pipe) == ["first", "more"]


# MARK: Bounds


def test_a_long_chain_of_rows_ends_in_an_answer(start, tmp_path):
    """A million cells that each read the row before: no recursion, and no stall."""
    path = tmp_path / "chain.csv"
    count = 1_000_000
    path.write_text("n\n" + "\n".join(str(i) for i in range(1, count + 1)) + "\n")
    pipe = start()
    pipe.request(
        "table/open", 100, table="t", path=str(path),
        columns={"before": {"computed": "cell(n - 1, 'n')"}},
    )  # fmt: skip
    pipe.request("view/sync", 100)
    pipe.request("view/open", 100, table="t", view="v", state={"filter": "before == n - 1"})
    answer = pipe.request("view/set", 100, view="v", state={"sort": [
        {"column": "before", "direction": "descending"}]})  # fmt: skip
    assert answer["counts"]["filtered"] == count - 1
    pipe.request("table/edit", 100, table="t", edits=[
        {"kind": "set", "row": 5, "column": "n", "value": 10**9}])  # fmt: skip
    answer = pipe.request("view/rows", 100, view="v", range={"first": 0, "size": 1})
    assert answer["counts"]["filtered"] == count - 3
    data = refused(pipe, "table/edit", table="t", edits=[{"kind": "addColumn", "column": "sum", "options": {
        "computed": "cell(n - 1, 'sum') + n"}}])  # fmt: skip
    assert (data["kind"], data["columns"]) == ("cycle", ["sum", "sum"])


def test_reading_rows_is_paid_for(pipe):
    create(pipe)
    text = "[1,2,3,4,5,6,7,8,9,10]" + ".all(a, [1,2,3,4,5,6,7,8,9,10]" * 4
    source = text + ".all(z, cell('a', 'n') == 1)" + ")" * 4
    data = refused(pipe, "expression/evaluate", table="t", source=source)
    assert data["reason"] == "costExceeded"
    # Columns that read other rows multiply what each costs, so their chains are short.
    columns = {"c0": "cell(parent, 'n')"}
    for i in range(1, 8):
        columns[f"c{i}"] = f"cell(parent, 'c{i - 1}')"
    taken = []
    for name, text in columns.items():
        add = {"kind": "addColumn", "column": name, "options": {"computed": text}}
        try:
            edit(pipe, add)
        except RpcError as error:
            assert error.data["problems"][0]["kind"] == "limit"
            break
        taken.append(name)
    assert taken == ["c0", "c1", "c2", "c3"]


def test_sorts_and_sections_follow_the_rows_they_read(start):
    pipe = start(updates="each")
    create(pipe)
    pipe.request("view/open", table="t", view="v", state={
        "sort": [{"expression": "cell(parent, 'n') * 10 + n", "direction": "descending"}]})  # fmt: skip
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    assert keys(pipe) == ["d", "c", "b", "a", "e"]
    edit(pipe, set_cell("b", "n", 0))
    pipe.sync()
    # d reads b, and moved for it; b itself moved too.
    assert keys(pipe) == ["c", "b", "d", "a", "e"]
    edit(pipe, {"kind": "insert", "rows": [["x", None, 7]]})
    pipe.sync()
    assert keys(pipe) == ["e", "c", "b", "d", "a", "x"]
    assert len(pipe.updates("s")[-1]["diff"]["moves"]) == 1
    answer = pipe.request("view/set", view="v", state={"sort": [], "sections": {
        "by": [{"expression": "cell(parent, 'n')"}]}})  # fmt: skip
    assert answer["state"]["sections"]["by"][0]["expression"] == "cell(parent, 'n')"
    headers = [key["key"] for key in pipe.request("view/rows", view="v", columns=[])["keys"] if isinstance(key, dict)]
    assert headers == [[0], [1], [7], [None]] and keys(pipe) == ["d", "b", "c", "e", "a", "x"]
    edit(pipe, set_cell("a", "n", 7))
    assert keys(pipe) == ["d", "b", "c", "e", "a", "x"]
    headers = [key["key"] for key in pipe.request("view/rows", view="v", columns=[])["keys"] if isinstance(key, dict)]
    assert headers == [[0], [7], [None]]


def test_rules_of_data_read_other_rows(pipe):
    rule = {"expression": "n <= cell(parent, 'n') + 2", "columns": ["n"], "message": "far above its parent"}
    create(pipe, declarations={"rowRules": [rule]})
    with pytest.raises(RpcError) as caught:
        edit(pipe, set_cell("d", "n", 6))
    assert caught.value.data["kind"] == "invalid" and caught.value.data["row"] == "d"
    # The rows stand as after the whole list.
    edit(pipe, set_cell("d", "n", 5), set_cell("b", "n", 3))
    # What another row breaks by this edit is told, and hinders nobody.
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, problems=True)
    edit(pipe, set_cell("b", "n", 0))
    pipe.sync()
    told = pipe.updates("s")[-1]["problems"]
    assert [(one["index"], one["rule"]["message"]) for one in told] == [(3, "far above its parent")]
    found = pipe.request("table/validate", table="t")
    assert [item["row"] for item in found["items"]] == ["d"]
    edit(pipe, set_cell("b", "n", 3))
    pipe.sync()
    assert pipe.updates("s")[-1]["problems"] == []
    # A column's own rule, which reads its cell as value.
    edit(pipe, {"kind": "setColumn", "column": "parent", "options": {"validate": {"expression": "cell(value, 'id') != null"}}})
    with pytest.raises(RpcError) as caught:
        edit(pipe, set_cell("e", "parent", "none"))
    assert caught.value.data["column"] == "parent"
    edit(pipe, set_cell("e", "parent", "d"))


# MARK: Law

RULES = [
    {"expression": "n <= cell(parent, 'n')", "severity": "mark"},
    {"expression": "cell(parent, 'far') != n", "severity": "mark", "columns": ["n"]},
]

def random_edit(random, rows):
    row = random.choice(rows)
    kind = random.randrange(6)
    if kind <= 1:
        return set_cell(row, "n", random.choice([None, *range(5)]))
    if kind == 2:
        return set_cell(row, "parent", random.choice([None, "k1", "k9", *rows]))
    if kind == 3 and len(rows) > 4:
        rows.remove(row)
        return {"kind": "remove", "rows": [row]}
    if kind == 4:
        key = f"k{random.randrange(12)}"
        if key not in rows:
            rows.append(key)
            return {"kind": "insert", "rows": [[key, random.choice(rows), random.randrange(5)]]}
    if kind == 5:
        key = f"k{random.randrange(12)}"
        if key not in rows:
            rows[rows.index(row)] = key
            return set_cell(row, "id", key)
    return set_cell(row, "n", 7)


@pytest.mark.parametrize("seed", seeds(3))
def test_views_that_read_other_rows_kept_in_steps_equal_ones_built_anew(start, seed):
    choose = random.Random(seed)
    pipe = start()
    computed = {"up": "cell(parent, 'n')", "far": "cell(parent, 'up')", "sum": "up + n"}
    create(pipe, computed, declarations={"settings": {"hidden": {
        "expression": "cell(parent, 'n') == 3 || cell('k1', 'n') == 2"}}, "rowRules": RULES})  # fmt: skip
    states = [
        {"sort": [{"expression": "cell(parent, 'n') * 10 + n", "direction": "descending"}]},
        {"sort": [{"expression": "6 / cell(parent, 'n')"}, {"expression": "far"}],
         "sections": {"by": [{"expression": "cell(cell(parent, 'parent'), 'n')"}],
                      "aggregates": [{"column": "n", "kind": "sum"}]}},
        {},
        {"sort": [{"column": "up"}, {"column": "far", "direction": "descending"}]},
        {"filter": "cell(parent, 'n') > 1 || far == 1", "sort": [{"column": "sum"}]},
        {"filter": "cell('b', 'up') != n", "columns": {"sum": {"footer": {"aggregate": "sum"}}},
         "sections": {"by": [{"column": "up"}]}},
    ]  # fmt: skip
    for place, state in enumerate(states):
        pipe.request("view/open", table="t", view=f"v{place}", state=state)
        pipe.request(
            "view/watch", view=f"v{place}", subscription=f"s{place}", window={"kind": "all"}, problems=True
        )
    held = Held()
    for step in range(40):
        if choose.randrange(6) == 0:
            pipe.request(choose.choice(["table/undo", "table/redo"]), table="t")
        else:
            pipe.request("view/open", table="t", view="all", state={"showHidden": True})
            rows = keys(pipe, "all")
            pipe.request("view/close", view="all")
            edit(pipe, random_edit(choose, rows))
        pipe.sync()
        model = check_model(pipe)
        check_orders(pipe, model, held)
        for place, state in enumerate(states):
            anew = pipe.request("view/open", table="t", view="new", state=state)
            pipe.sync()
            anew = pipe.request("view/get", view="new")
            kept = pipe.request("view/get", view=f"v{place}")
            assert kept["counts"] == anew["counts"], (seed, step, state)
            assert kept.get("footers") == anew.get("footers"), (seed, step, state)
            told = [pipe.cells(view) for view in (f"v{place}", "new")]
            assert told[0] == told[1], (seed, step, state)
            # What watchers hold is what is read.
            assert pipe.replica(f"s{place}").keys == [key for key, _ in told[0]], (seed, step, state)
            pipe.request("view/close", view="new")


class Held:
    """The problems that a client holds of each subscription."""

    def __init__(self):
        self.problems, self.places = {}, {}

    def take(self, pipe, subscription):
        updates = pipe.updates(subscription)
        for update in updates[self.places.get(subscription, 0) :]:
            if update["last"]:
                old = [] if "reset" in update else self.problems.get(subscription, [])
                self.problems[subscription] = update.get("problems", old)
        self.places[subscription] = len(updates)
        return [(one["index"], one["rule"]["index"]) for one in self.problems.get(subscription, [])]


def check_orders(pipe, rows, held):
    """Order, sections and problems are what plain Python says."""

    def up(key, column="n"):
        parent = rows[key]["parent"]
        return rows[parent][column] if parent in rows else None

    def first(key):
        value = None if up(key) is None or rows[key]["n"] is None else up(key) * 10 + rows[key]["n"]
        return (value is None, 0 if value is None else -value)

    def second(key):
        value, far = up(key), rows[key]["far"]
        rank = 1 if value is None else 2 if value == 0 else 0
        return (rank, 6 // value if rank == 0 else 0, far is None, far or 0)

    def section(key):
        grand = up(key, "parent")
        return rows[grand]["n"] if grand in rows else None

    shown = [key for key in rows if up(key) != 3 and not ("k1" in rows and rows["k1"]["n"] == 2)]
    assert keys(pipe, "v0") == sorted(shown, key=first)
    wanted = []
    for value in sorted({section(key) for key in shown}, key=lambda value: (value is None, value or 0)):
        wanted.append({"kind": "header", "key": [value]})
        wanted += sorted((key for key in shown if section(key) == value), key=second)
    assert pipe.request("view/rows", view="v1", columns=[])["keys"] == wanted
    failed = pipe.request("view/get", view="v1")["counts"].get("orderFailed", 0)
    assert failed == sum(up(key) == 0 for key in shown)
    broken = []
    for index, key in enumerate(wanted):
        if isinstance(key, dict):
            continue
        n, above = rows[key]["n"], up(key)
        far = up(key, "far")
        if n is not None and above is not None and n > above:
            broken.append((index, 0))
        if far == n:  # two nulls are equal
            broken.append((index, 1))
    assert held.take(pipe, "s1") == broken


def check_model(pipe):
    """The computed columns are what a plain dictionary says."""
    pipe.request("view/open", table="t", view="all", state={"showHidden": True})
    rows = {key: {name: cell["value"] for name, cell in cells.items()} for key, cells in pipe.cells("all")}
    pipe.request("view/close", view="all")

    def at(key, column):
        return rows[key][column] if key in rows else None

    for row in rows.values():
        up = at(row["parent"], "n")
        assert row["up"] == up, row
        assert row["far"] == (at(at(row["parent"], "parent"), "n") if row["parent"] in rows else None), row
        assert row["sum"] == (None if up is None or row["n"] is None else up + row["n"]), row
    return rows
