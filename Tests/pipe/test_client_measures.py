"""Heights that the client measures: told by itself, cached by row, content and widths."""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "k", "type": "integer"}, {"id": "g"}, {"id": "text"}]
FIXED = {"mode": {"kind": "fixed", "width": 4}, "header": False}
LAYOUT = {"rows": {"wrap": True}, "sizing": FIXED}


def opened(pipe, rows, layout=LAYOUT, **given):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["k"], **given)
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()


def measure(pipe, heights, **params):
    rows = [{"row": row, "height": height} for row, height in heights.items()]
    return pipe.request("view/measure", view="v", rows=rows, **params)


def heights(pipe):
    """The height of each row by its key; all that the page has in it is told."""
    pipe.sync()
    replica = pipe.replica("s")
    told = [run["height"] for run in replica.heights for _ in range(run["count"])]
    assert len(told) == len(replica.keys)
    assert sum(told) == replica.layout["height"]
    return dict(zip(replica.keys, told))


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def lay_out(pipe, **layout):
    pipe.request("view/set", view="v", state={"layout": layout})


ROWS = [[1, "a", "one two"], [2, "b", "x"], [3, "a", "six"]]


def test_what_the_client_tells_goes_with_its_row(pipe):
    opened(pipe, ROWS)
    assert heights(pipe) == {1: 2, 2: 1, 3: 1}
    assert measure(pipe, {2: 7.25, 3: 0})["changed"] == 2
    assert heights(pipe) == {1: 2, 2: 7.25, 3: 0}
    assert pipe.updates("s")[-1]["causes"] == ["layout"]
    count = len(pipe.updates("s"))
    assert measure(pipe, {2: 7.25})["changed"] == 0
    pipe.sync()
    assert len(pipe.updates("s")) == count, "nothing new is not told"
    pipe.request("view/set", view="v", state={"sort": [{"column": "text"}]})
    assert heights(pipe) == {1: 2, 3: 0, 2: 7.25}
    pipe.request("view/set", view="v", state={"filter": "g == 'a'"})
    assert heights(pipe) == {1: 2, 3: 0}
    pipe.request("view/set", view="v", state={"filter": None, "page": {"size": 2, "index": 1}})
    assert heights(pipe) == {2: 7.25}
    lay_out(pipe, rows={"spacing": 0, "linesMax": 1, "background": False})
    pipe.request("view/set", view="v", state={"page": None})
    assert heights(pipe) == {1: 1, 3: 0, 2: 7.25}, "how the daemon would measure does not matter"
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    assert heights(pipe)[2] == 7.25


def test_small_changes_count(pipe):
    opened(pipe, ROWS)
    for height in (7, 7.25, 7.5, 7.484375):
        assert measure(pipe, {2: height})["changed"] == 1
        assert heights(pipe)[2] == height
    assert measure(pipe, {2: 7.48})["changed"] == 0, "the same 64th, rounded up"


@pytest.mark.parametrize("wrap", [True, False])
@pytest.mark.parametrize(
    ("change", "forgets"),
    [
        (lambda pipe: edit(pipe, set_cell(2, "text", "y")), True),
        (lambda pipe: edit(pipe, set_cell(1, "text", "y")), False),
        (lambda pipe: edit(pipe, {"kind": "setRow", "row": 2, "options": {"rowState": 1}}), True),
        (lambda pipe: edit(pipe, {"kind": "setRow", "row": 3, "options": {"kind": "x"}}), False),
        (lambda pipe: pipe.request("cell/draft", view="v", row=2, column="text", action="begin"), True),
        (lambda pipe: pipe.request("cell/draft", view="v", row=1, column="text", action="begin"), False),
        (lambda pipe: lay_out(pipe, columns={"g": {"width": 5}}), True),
        (lambda pipe: lay_out(pipe, rows={"minimum": 1}, frame=7), False),
        (lambda pipe: lay_out(pipe, measurer={"kind": "cells", "tabStop": 4}), True),
        (lambda pipe: pipe.request("view/set", view="v", state={"columns": {"g": {"hidden": True}}}), True),
        (lambda pipe: pipe.request("view/set", view="v", state={"columns": {"g": {"nullDefault": "?"}}}), True),
        (lambda pipe: pipe.request("table/declare", table="t", declarations={"editors": {"e": 1}}), True),
        (lambda pipe: edit(pipe, {"kind": "remove", "rows": [1]}), False),
        (lambda pipe: edit(pipe, {"kind": "insert", "rows": [[9, "a", "z"]]}), False),
        (lambda pipe: edit(pipe, {"kind": "setColumn", "column": "text", "options": {"title": "T"}}), True),
        (lambda pipe: pipe.request("table/setRows", table="t", rows=[*ROWS[1:], [4, "", ""]]), False),
    ],
)
def test_what_was_told_holds_until_the_row_or_its_columns_change(pipe, wrap, change, forgets):
    opened(pipe, ROWS, {**LAYOUT, "rows": {"wrap": wrap}})
    measure(pipe, {2: 7})
    assert heights(pipe)[2] == 7
    change(pipe)
    assert heights(pipe)[2] == (1 if forgets else 7)
    measure(pipe, {2: 5})
    assert heights(pipe)[2] == 5
    measure(pipe, {2: None})
    assert heights(pipe)[2] == 1


@pytest.mark.parametrize("wrap", [True, False])
def test_a_row_that_comes_back_is_measured_anew(pipe, wrap):
    opened(pipe, ROWS, {**LAYOUT, "rows": {"wrap": wrap}})
    measure(pipe, {2: 7})
    edit(pipe, {"kind": "remove", "rows": [2]})
    assert 2 not in heights(pipe)
    pipe.request("table/undo", table="t")
    assert heights(pipe)[2] == 1


def test_what_is_declared_or_fixed_comes_first(pipe):
    declarations = {"kinds": {"tall": {"height": 9}}, "kindBy": {"column": "g"}}
    opened(pipe, ROWS + [[4, "tall", "x"]], declarations=declarations)
    answer = measure(pipe, {2: 7, 4: 3})
    assert answer["changed"] == 1 and answer["unused"] == [{"row": 4, "reason": "declared"}]
    assert heights(pipe) == {1: 2, 2: 7, 3: 1, 4: 9}
    lay_out(pipe, rows={"height": 2.5})
    assert heights(pipe) == {1: 2.5, 2: 2.5, 3: 2.5, 4: 9}
    assert measure(pipe, {2: 6})["unused"] == [{"row": 2, "reason": "fixed"}]
    lay_out(pipe, rows={"height": None})
    assert heights(pipe) == {1: 2, 2: 7, 3: 1, 4: 9}, "told before, and nothing has changed since"


def test_what_was_measured_too_early_does_not_count(pipe):
    opened(pipe, ROWS)
    now = pipe.request("view/get", view="v")["viewRevision"]
    assert measure(pipe, {2: 3}, at=now)["changed"] == 1
    assert pipe.error("view/measure", view="v", rows=[], at=now).code == -32801, "nobody holds it"


@pytest.mark.parametrize(
    ("params", "kind"),
    [
        ({"rows": [{"row": 9, "height": 1}]}, "unknownRow"),
        ({"rows": [{"row": 2, "height": -1}]}, "invalidParams"),
        ({"rows": [{"row": 2, "height": 1e300}]}, "invalidParams"),
        ({"rows": [{"row": 2, "height": "1"}]}, "invalidParams"),
        ({"rows": [{"row": 2}]}, "invalidParams"),
        ({"rows": [{"row": 2, "height": 1, "x": 1}]}, "invalidParams"),
        ({}, "invalidParams"),
    ],
)
def test_bad_measures_change_nothing(pipe, params, kind):
    opened(pipe, ROWS)
    assert pipe.error("view/measure", view="v", **params).kind == kind
    assert heights(pipe) == {1: 2, 2: 1, 3: 1}
    lay_out(pipe, rows=None)
    assert pipe.error("view/measure", view="v", rows=[]).kind == "noRowLayout"


def test_a_large_table_keeps_what_was_told_while_it_is_measured(pipe):
    rows = [[key, "g", "x " * (key * 7 % 4 + 1)] for key in range(30_000)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["k"])
    pipe.request("view/open", table="t", view="v", state={"layout": {**LAYOUT, "sizing": {**FIXED, "mode": {"kind": "fixed", "width": 5}}}})
    measure(pipe, {key: 10 for key in range(0, 30_000, 3)})
    edit(pipe, set_cell(3, "g", "h"))
    pipe.sync()
    told = pipe.request("view/get", view="v")["layout"]
    daemon = {key: (key * 7 % 4 + 1) // 3 + ((key * 7 % 4 + 1) % 3 > 0) for key in range(30_000)}
    wanted = sum(daemon[key] if key % 3 or key == 3 else 10 for key in range(30_000))
    assert told["height"] == wanted and "estimate" not in told


@pytest.mark.parametrize("seed", seeds(3))
def test_nothing_moves_while_measures_come_in(pipe, seed):
    chance = random.Random(seed)
    rows = [[key, chance.choice("ab"), "x"] for key in range(60)]
    opened(pipe, rows)
    pipe.request("view/watch", view="v", subscription="p", window={"kind": "viewport", "offset": 20, "extent": 9})
    told = dict.fromkeys(range(60), 1)
    pipe.sync()
    replica = pipe.replica("p")
    for _ in range(30):
        anchor = replica.viewport["anchor"]
        before = sum(told[key] for key in range(anchor)) - replica.viewport["offset"]
        some = {key: chance.choice([0, 0.5, 1, 3.25, 8]) for key in chance.sample(range(60), 5)}
        measure(pipe, some)
        told.update(some)
        if chance.random() < 0.3:
            row = chance.randrange(60)
            edit(pipe, set_cell(row, "text", "y"))
            told[row] = 1
        assert heights(pipe) == told, seed
        assert replica.viewport["anchor"] == anchor, seed
        offset, end = replica.viewport["offset"], sum(told.values()) - 9
        drift = sum(told[key] for key in range(anchor)) - offset - before
        assert drift == 0 or offset in (0, max(0, end)), (seed, drift)
