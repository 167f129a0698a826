"""What other libraries' tests and sources say, as pairs: their result and ours beside it."""

import json
import pathlib

import pytest
from replica import expanded

FILE = json.loads(pathlib.Path(__file__).with_name("vectors.json").read_text("utf-8"))
VECTORS = FILE["vectors"]


def create(pipe, columns, rows, **params):
    pipe.request("table/create", table="t", columns=columns, rows=rows, **params)


def column_of(vector, setting):
    kind = {"type": vector["type"]} if "type" in vector else {}
    return {"id": "x", **kind, **vector.get("column", {}), **setting}


def shown(pipe, what, **state):
    view = pipe.request("view/open", table="t", state=state)["view"]
    blocks = pipe.request("view/rows", view=view, as_=what)["blocks"]
    return blocks[0]["values" if what == "value" else "texts"]


def detect(pipe, vector, setting):
    create(pipe, [{"id": "x"}], [[vector["text"]]], detectTypes=True)
    return shown(pipe, "value")[0]


def show(pipe, vector, setting):
    create(pipe, [column_of(vector, setting)], [[vector["value"]]])
    return shown(pipe, "text")[0]


def value(pipe, vector, setting):
    create(pipe, [column_of(vector, setting)], [[vector["value"]]])
    return shown(pipe, "value")[0]


def sort(pipe, vector, setting):
    create(pipe, [column_of(vector, {})], [[cell] for cell in vector["values"]])
    return shown(pipe, "value", sort=[{"column": "x", **vector.get("sort", {}), **setting}])


def condition(pipe, vector, setting):
    create(pipe, [column_of(vector, {})], [[cell] for cell in vector["values"]])
    return shown(pipe, "value", filter=vector["condition"])


def computed(pipe, vector, setting):
    column = {"id": "x", "computed": vector["expression"], **vector.get("column", {})}
    create(pipe, vector["columns"] + [column], vector["rows"])
    what = vector.get("what", "value")
    view = pipe.request("view/open", table="t", state={"sort": vector.get("sort", [])})["view"]
    answer = pipe.request("view/rows", view=view, columns=["x"], as_=what)
    return answer["blocks"][0]["values" if what == "value" else "texts"]


def search(pipe, vector, setting):
    create(pipe, [{"type": "text", **column_of(vector, {})}], [[vector["cell"]]])
    return bool(shown(pipe, "value", search={"text": vector["text"], **setting}))


def opening(setting):
    """How a view is opened: with a preset, or with a state."""
    return setting if "preset" in setting else {"state": setting} if setting else {}


def taps(pipe, vector, setting):
    columns = vector["columns"]
    create(pipe, columns, [])
    pipe.request("view/open", table="t", view="v", **opening(setting))
    directions = []
    for column in vector["taps"]:
        answer = pipe.request("view/tap", view="v", part="header", column=column)
        directions.append([answer["indicators"][c["id"]]["direction"] for c in columns])
    return directions


def tap_orders(pipe, vector, setting):
    create(pipe, [{"id": "0"}, {"id": "1"}], vector["rows"])
    pipe.request("view/open", table="t", view="v")
    orders = []
    for column in setting.get("taps", vector["taps"]):
        pipe.request("view/tap", view="v", part="header", column=str(column),
                     extend=setting.get("extend", False))  # fmt: skip
        orders.append("".join(pipe.values("v", "0")))
    return orders


def tap_order(pipe, vector, setting):
    return tap_orders(pipe, vector, setting)[-1]


def move(pipe, vector, setting):
    create(pipe, [{"id": "x"}], [[n] for n in range(6)])
    place = {"kind": "index", "sourceIndex": vector["to"]}
    edit = {"kind": "move", "rows": [n + 1 for n in vector["rows"]], "place": place}
    pipe.request("table/edit", table="t", edits=[edit])
    return shown(pipe, "value")


def move_letters(pipe, vector, setting):
    letters = vector["text"]
    create(pipe, [{"id": "x"}], [[letter] for letter in letters], keyColumns=["x"])
    place = {"kind": "index", "sourceIndex": vector["to"]}
    edit = {"kind": "move", "rows": [c for c in letters if c.isupper()], "place": place}
    pipe.request("table/edit", table="t", edits=[edit])
    return "".join(shown(pipe, "value"))


def select(pipe, vector, setting):
    create(pipe, [{"id": "x"}], [["a"], ["b"], ["c"]])
    setting = opening(setting)
    rules = {"mode": vector["mode"], "unit": "row", **setting.pop("state", {})}
    pipe.request("view/open", table="t", view="v", state={"selection": rules}, **setting)
    for key in vector["taps"]:
        pipe.request("view/select", view="v", action="tap", rows=[key])
    return [item["row"] for item in pipe.request("view/selection", view="v")["items"]]


def diff(pipe, vector, setting):
    before, after = ([list(row) for row in vector[name]] for name in ("before", "after"))
    width = max(len(row) for row in before + after)
    columns = vector.get("columns", [{"id": name} for name in "abc"[:width]])
    create(pipe, columns, before, **({"keyColumns": ["a"]} if "keyed" in vector else {}))
    if "sorted" in vector:
        sort = [{"column": "a", "direction": vector["sorted"]}]
        pipe.request("view/open", table="t", state={"sort": sort})
    answer = pipe.request("table/setRows", table="t", rows=after, **setting)
    found = pipe.request("table/diff", **{"from": {"table": "t", "revision": 1},
                                          "to": {"table": "t"}})  # fmt: skip
    assert [answer[n] for n in ("deletes", "inserts", "moves")] == [
        found["counts"][n] for n in ("deletes", "inserts", "moves")
    ]
    changes = found["diff"]
    places = {column["id"]: n for n, column in enumerate(columns)}
    cells = [[row, places[u["column"]]] for u in changes["updates"] for row in u["rows"]]
    return {"mode": answer["mode"], "deletes": expanded(changes["deletes"]),
            "inserts": expanded(changes["inserts"]["at"]), "moves": sorted(changes["moves"]),
            "cells": sorted(cells)}  # fmt: skip


RUNS = {"detect": detect, "show": show, "value": value, "sort": sort, "filter": condition,
        "search": search, "taps": taps, "tapOrders": tap_orders, "tapOrder": tap_order, "move": move,
        "moveLetters": move_letters, "select": select, "diff": diff,
        "computed": computed}  # fmt: skip


def name_of(place):
    return f"{place}: {VECTORS[place]['id']}"


@pytest.mark.parametrize("place", range(len(VECTORS)), ids=name_of)
def test_a_vector_gives_theirs_by_a_setting_and_ours_by_default(pipe, place):
    vector = VECTORS[place]
    run = RUNS[vector["kind"]]
    ours = vector.get("ours", vector["old"])
    assert run(pipe, vector, {}) == ours
    if vector.get("setting"):
        pipe.request("table/close", table="t")
        assert run(pipe, vector, vector["setting"]) == vector["old"]
    if "preset" in vector:
        pipe.request("table/close", table="t")
        assert run(pipe, vector, {"preset": vector["preset"]}) == vector["old"]
    if "ours" in vector and not vector.get("setting"):
        assert vector["corrected"], "what no setting gives is corrected, and says why"


def test_every_vector_of_swiftdatatables_is_here_or_its_place_is_named():
    here = {int(n) for vector in VECTORS if vector["id"].startswith("SwiftDataTables ")
            for n in vector["id"].removeprefix("SwiftDataTables ").split(", ") if n.isdigit()}  # fmt: skip
    elsewhere = [n for place in FILE["elsewhere"] for n in place["vectors"]]
    assert sorted([*here, *elsewhere]) == list(range(1, 54))
