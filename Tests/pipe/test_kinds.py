"""Kinds of rows and cells, editors and row states travel with the window, in runs and by name."""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "name"}, {"id": "n", "type": "integer"}, {"id": "done", "type": "boolean", "cellKind": "checkBox"}]
DECLARATIONS = {
    "kinds": {"folder": {"columns": {"n": {"cellKind": "bar", "editor": "stepper"}}}, "file": {}},
    "kindBy": {"expression": "n > 2 ? 'folder' : n > 1 ? 'file' : 'other'"},
    "columns": {"n": {"editor": {"expression": "n == 1 ? dyn('choice') : null"}}},
    "cellKinds": {"bar": {"kind": "progress", "max": 10}},
    "editors": {"choice": {"choices": ["a", "b"]}, "stepper": None},
}


@pytest.fixture
def table(pipe):
    rows = [["a", 1, True], ["b", 2, False], ["c", 3, True], ["d", 4, None]]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, declarations=DECLARATIONS)
    pipe.request("view/open", table="t", view="v")
    return pipe


def watch(pipe, window=None, **params):
    pipe.request("view/watch", view="v", subscription="s", kinds=True, window=window or {"kind": "all"}, **params)
    pipe.sync()


class Kinds:
    """What a client holds that applies `kinds` as the contract says."""

    def __init__(self):
        self.held, self.place = {}, 0

    def take(self, pipe):
        pipe.sync()
        updates = pipe.updates("s")
        for update in updates[self.place :]:
            if update["last"]:
                self.held = update.get("kinds", {} if "reset" in update else self.held)
        self.place = len(updates)
        return self.held


def runs(at):
    return [first + i for first, count in at for i in range(count)]


def edit(pipe, *edits):
    pipe.request("table/edit", table="t", edits=list(edits))


def test_kinds_are_told_in_runs_and_by_name(table):
    watch(table)
    kinds = Kinds()
    assert kinds.take(table) == {
        "rows": [{"kind": "file", "at": [[1, 1]]}, {"kind": "folder", "at": [[2, 2]]}],
        "cells": [
            {"column": "n", "editor": "choice", "at": [[0, 1]]},
            {"column": "n", "cellKind": "bar", "editor": "stepper", "at": [[2, 2]]},
            {"column": "done", "cellKind": "checkBox", "at": [[0, 4]]},
        ],
    }
    declared = table.request("table/describe", table="t")["declarations"]
    assert declared["cellKinds"] == {"bar": {"kind": "progress", "max": 10}}
    assert declared["editors"] == {"choice": {"choices": ["a", "b"]}}


def test_only_what_differs_is_told(table):
    watch(table)
    count = lambda: sum("kinds" in update for update in table.updates("s"))  # noqa: E731
    assert count() == 1
    edit(table, {"kind": "set", "row": 1, "column": "name", "value": "z"})
    table.sync()
    assert count() == 1
    edit(table, {"kind": "set", "row": 1, "column": "n", "value": 2})
    table.sync()
    assert count() == 2
    table.request("table/declare", table="t", declarations={"settings": {"height": 3}})
    table.sync()
    assert count() == 2
    table.request("table/declare", table="t", declarations={"kinds": {"file": {"columns": {"name": {"cellKind": "link"}}}}})
    table.sync()
    assert table.updates("s")[-1]["kinds"]["cells"][0] == {"column": "name", "cellKind": "link", "at": [[0, 2]]}


def test_what_rows_carry_travels(table):
    watch(table)
    kinds = Kinds()
    edit(table, {"kind": "setRow", "row": 3, "options": {"rowState": {"open": [1]}, "kind": "file"}})
    held = kinds.take(table)
    assert held["states"] == [{"index": 2, "rowState": {"open": [1]}}]
    assert held["rows"] == [{"kind": "file", "at": [[1, 2]]}, {"kind": "folder", "at": [[3, 1]]}]
    table.request("table/undo", table="t")
    assert "states" not in kinds.take(table)
    table.request("view/resync", subscription="s")
    assert kinds.take(table)["rows"][1] == {"kind": "folder", "at": [[2, 2]]}
    table.request("table/declare", table="t", declarations={"kinds": None, "columns": None})
    table.request("view/scroll", subscription="s", columns=["name"])
    assert kinds.take(table) == {}


def test_cells_of_one_column_are_of_kinds_that_follow_what_they_hold(start):
    """Tabler's cells that are images or swatches, SwiftDataTables' custom cells, and the kinds of the
    FunctionalTableData demo: the daemon says which, the client draws."""
    pipe = start()
    kind = (
        "value.startsWith('#') ? 'colour' : value.matches('^https?://.*[.](png|svg)$') ? 'image'"
        " : value in ['yes', 'no'] ? 'checkBox' : 'label'"
    )
    rows = [["sky", "#8EE5FF"], ["logo", "https://example.org/l.png"], ["on", "yes"], ["text", "hello"],
            ["none", None]]  # fmt: skip
    pipe.request(
        "table/create", table="t", columns=[{"id": "name"}, {"id": "value"}], keyColumns=["name"],
        rows=rows, declarations={
            "columns": {"value": {"cellKind": {"expression": kind},
                                  "editor": {"expression": "value in ['yes', 'no'] ? dyn('switch') : null"}}},
            "kinds": {"title": {"columns": {"value": {"cellKind": "heading"}}}},
            "cellKinds": {"image": {"width": 32}, "colour": {}, "checkBox": {}, "label": {}},
        },
    )  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "value"}]})
    watch(pipe)
    kinds = Kinds()

    def told():
        held, keys = kinds.take(pipe), pipe.replica("s").keys
        return {keys[i]: cell.get("cellKind") for cell in held["cells"] for i in runs(cell["at"])}

    assert told() == {"sky": "colour", "logo": "image", "on": "checkBox", "text": "label"}
    assert [cell for cell in kinds.held["cells"] if "editor" in cell][0]["editor"] == "switch"
    edit(pipe, {"kind": "set", "row": "sky", "column": "value", "value": "no"})
    assert told()["sky"] == "checkBox"
    edit(pipe, {"kind": "setRow", "row": "text", "options": {"kind": "title"}})
    assert told()["text"] == "heading"  # the row's kind speaks before the column
    edit(pipe, {"kind": "insert", "rows": [["new", "#000000"]]})
    assert told()["new"] == "colour"
    pipe.request("table/undo", table="t")
    assert "new" not in told()


def test_nobody_is_told_who_did_not_ask(table):
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    edit(table, {"kind": "set", "row": 1, "column": "n", "value": 5})
    table.sync()
    assert all("kinds" not in update for update in table.updates("s"))


def test_kinds_are_those_of_a_fresh_answer(start):
    """Law: whatever happens, what is held equals what `table/resolve` says of the window."""
    for seed in seeds(2):
        generator = random.Random(seed)
        pipe = start()
        rows = [[str(i), generator.randrange(5), None] for i in range(15)]
        pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, declarations=DECLARATIONS)
        pipe.request("view/open", table="t", view="v")
        watch(pipe, {"kind": "entries", "first": 2, "size": 6, "overscan": 1})
        kinds = Kinds()
        for _ in range(40):
            step(pipe, generator)
            if generator.random() < 0.6:
                assert kinds.take(pipe) == fresh(pipe)


def fresh(pipe):
    keys = pipe.replica("s").keys
    columns = ["name", "n", "done"]
    ask = lambda **params: pipe.request("table/resolve", table="t", rows=keys, **params)["items"]  # noqa: E731
    result = {}
    items = ask(settings=["hidden"])
    for index, item in enumerate(items):
        if item["kind"] is not None:
            add(result, "rows", {"kind": item["kind"]}, index)
        if "rowState" in item:
            result.setdefault("states", []).append({"index": index, "rowState": item["rowState"]})
        for column, state in item.get("cellStates", {}).items():
            result.setdefault("cellStates", []).append({"index": index, "column": column, "cellState": state})
    cells = ask(settings=["cellKind", "editor"], columns=columns) if keys else []
    for place, column in enumerate(columns):
        for index in range(len(keys)):
            found = cells[index * len(columns) + place]["settings"]
            said = {name: found[name]["value"] for name in ("cellKind", "editor") if found[name]["value"] is not None}
            if said:
                add(result, "cells", {"column": column, **said}, index)
    return result


def add(result, name, entry, index):
    """Notes an index under an entry, in runs, in the order in which entries come up."""
    for known in result.setdefault(name, []):
        if {key: value for key, value in known.items() if key != "at"} == entry:
            if sum(known["at"][-1]) == index:
                known["at"][-1][1] += 1
            else:
                known["at"].append([index, 1])
            return
    result[name].append({**entry, "at": [[index, 1]]})


def step(pipe, generator):
    keys = pipe.request("view/rows", view="v", as_="value")["keys"]
    row = generator.choice(keys) if keys else None
    kind = generator.choice(["set", "row", "insert", "remove", "sort", "scroll", "declare", "undo"])
    if kind == "scroll":
        pipe.request("view/scroll", subscription="s", first=generator.randrange(15))
    elif kind == "sort":
        pipe.request("view/set", view="v", state={"sort": generator.choice([[], [{"column": "n"}]])})
    elif kind == "declare":
        value = generator.choice([None, "bar", {"expression": "n % 2 == 0 ? dyn('even') : null"}])
        pipe.request("table/declare", table="t", declarations={"columns": {"name": {"cellKind": value}}})
    elif kind == "undo":
        pipe.request("table/undo", table="t")
    elif kind == "insert":
        place = {"kind": "index", "sourceIndex": generator.randrange(15)}
        edit(pipe, {"kind": "insert", "rows": [["new", generator.randrange(5), True]], "place": place})
    elif row is not None:
        options = {"kind": generator.choice([None, "file", "folder"]), "rowState": generator.choice([None, 1, [2]]),
                   "cellStates": generator.choice([None, {"n": generator.choice([None, 3])}, {"name": {}}])}  # fmt: skip
        edits = {"set": {"kind": "set", "row": row, "column": "n", "value": generator.randrange(5)},
                 "row": {"kind": "setRow", "row": row, "options": options},
                 "remove": {"kind": "remove", "rows": [row]}}  # fmt: skip
        edit(pipe, edits[kind])
