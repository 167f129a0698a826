"""Rows at which an expression of a filter fails: counted in steps, one of them told with its error."""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "x", "type": "number"}, {"id": "s"}]
TREE = {"kind": "any", "conditions": [
    {"kind": "compare", "column": "x", "relation": "greater", "value": 2},
    {"kind": "not", "condition": {"kind": "expression", "source": "10 / n > 4"}}]}  # fmt: skip


def quotient(row):
    """What `10 / n > 4` is for a row: true, false, null or an error."""
    if row["n"] is None:
        return None
    if row["n"] in ("many", 0):
        return "error"
    return int(10 / row["n"]) > 4


def fails(row):
    """The whole filter is undecided, and not for a null."""
    return quotient(row) == "error" and (row["x"] is None or row["x"] <= 2)


def passes(row):
    return (row["x"] is not None and row["x"] > 2) or quotient(row) is False


def some_row(r):
    return {"n": r.choice([None, "many", 0, 1, 2, 3, 5]), "x": r.choice([None, 0.5, 3]), "s": "a"}


@pytest.mark.parametrize("seed", seeds(12))
def test_failing_rows_are_counted_in_steps(start, seed):
    r = random.Random(seed)
    pipe = start(updates=r.choice(["each", "merged"]))
    rows = {key: some_row(r) for key in range(1, 30)}
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[list(row.values()) for row in rows.values()])
    state = {"filter": TREE}
    if seed % 2:
        state["sort"] = [{"column": "x"}]
    if seed % 3 == 0:
        state["search"] = {"text": "a", "mode": "mark"}
    pipe.request("view/open", table="t", view="v", state=state)
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 5})
    for _ in range(25):
        failing = [key for key, row in rows.items() if fails(row)]
        answer = pipe.request("view/get", view="v")
        pipe.sync()
        update = pipe.updates("s")[-1]
        assert answer["counts"]["filtered"] == sum(map(passes, rows.values()))
        for told in (answer, update):
            assert told["counts"].get("failed", 0) == len(failing)
            assert ("filterFailure" in told) == bool(failing)
        if failing:
            failure = answer["filterFailure"]
            assert failure == update["filterFailure"]
            assert failure["row"] == min(failing)
            assert failure["pointer"] == "/filter/conditions/1/condition"
            is_zero = rows[failure["row"]]["n"] == 0
            assert failure["reason"] == ("divisionByZero" if is_zero else "cellError")
            if is_zero:
                assert failure["range"] == {"start": 0, "end": 6}
        change(pipe, rows, r)


def change(pipe, rows, r):
    kind = r.randrange(6)
    if kind == 0:
        row = some_row(r)
        answer = pipe.request("table/edit", table="t", invalid="keep", edits=[{"kind": "insert", "rows": [row]}])
        rows[answer["inserted"][0]] = row
    elif kind == 1 and len(rows) > 3:
        key = r.choice(list(rows))
        pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [key]}])
        del rows[key]
    else:
        key, column = r.choice(list(rows)), r.choice("nx")
        value = some_row(r)[column]
        edit = {"kind": "set", "row": key, "column": column, "value": value}
        pipe.request("table/edit", table="t", invalid="keep", edits=[edit])
        rows[key][column] = value


def test_a_filter_of_conditions_or_without_failures_says_nothing(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[0, None, "a"], ["many", 1, "a"], [1, 3, "a"]])
    for filter in (TREE["conditions"][0], "x > 2.0 || n >= 0 || true", None):
        answer = pipe.request("view/open", table="t", state={"filter": filter})
        assert "failed" not in answer["counts"] and "filterFailure" not in answer
    answer = pipe.request("view/open", table="t", view="v", state={"filter": "10 / n > 4"})
    assert answer["counts"]["failed"] == 2
    assert answer["filterFailure"] == {
        "row": 1, "pointer": "/filter", "reason": "divisionByZero", "message": "division by zero",
        "range": {"start": 0, "end": 6}, "bytes": {"start": 0, "end": 6},
        "lines": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 6}}}  # fmt: skip
    answer = pipe.request("view/rows", view="v")
    assert (answer["keys"], answer["counts"]["failed"]) == ([3], 2)


def test_what_takes_too_long_is_named(pipe):
    """An expression of many nested loops passes the limit of costs; every row fails, soon."""
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[number, 1, "a"] for number in range(100)])
    spin = "lists.range(100).all(i, lists.range(100).all(j, lists.range(100).all(k, lists.range(100).all(l, i + n >= 0))))"
    answer = pipe.request("view/open", table="t", view="v", state={"filter": spin})
    assert (answer["counts"]["filtered"], answer["counts"]["failed"]) == (0, 100)
    assert answer["filterFailure"]["reason"] == "costExceeded"
