"""Selecting: what is selected stays selected, and every window is told."""

import random

import pytest
from harness import RpcError, seeds

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "x", "type": "text"}, {"id": "y"}]


@pytest.fixture
def people(pipe):
    """Table t of 12 rows, view v, subscription s on all of it."""
    rows = [[number * 5 % 7, "abc"[number % 3], str(number)] for number in range(12)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()
    return pipe


def select(pipe, action, **named):
    return pipe.request("view/select", view="v", action=action, **named)


def state(pipe, **members):
    return pipe.request("view/set", view="v", state=members)


def selected(pipe, unit="row"):
    answer = pipe.request("view/selection", view="v")
    assert answer["unit"] == unit and answer["count"] == len(answer["items"])
    if unit == "row":
        return sorted(item["row"] for item in answer["items"])
    if unit == "column":
        return sorted(item["column"] for item in answer["items"])
    return sorted((item["row"], item["column"]) for item in answer["items"])


def told(pipe):
    """The selected rows that the replica knows of."""
    pipe.sync()
    replica = pipe.replica("s")
    keys = replica.keys
    return sorted(keys[first + i] for first, count in replica.selection.get("rows", ())
                  for i in range(count))  # fmt: skip


def test_replace_add_remove_and_toggle(people):
    answer = select(people, "replace", rows=[3, 5])
    assert (answer["count"], [item["row"] for item in answer["selected"]]) == (2, [3, 5])
    assert answer["selected"][0] == {"row": 3, "sourceIndex": 2, "viewIndex": 2, "pageIndex": 0}
    assert answer["deselected"] == []
    assert select(people, "add", rows=[1, 3])["count"] == 3
    answer = select(people, "remove", rows=[5, 7])
    assert [item["row"] for item in answer["deselected"]] == [5]
    answer = select(people, "toggle", rows=[1, 2])
    assert [item["row"] for item in answer["selected"]] == [2]
    assert [item["row"] for item in answer["deselected"]] == [1]
    assert selected(people) == told(people) == [2, 3]
    answer = select(people, "replace", rows=[])
    assert [item["row"] for item in answer["deselected"]] == [2, 3]
    assert selected(people) == told(people) == []


def test_ranges_are_resolved_in_the_order_shown(people):
    state(people, sort=[{"column": "n"}])
    order = [key for key, _ in people.cells("v")]
    select(people, "replace", ranges=[{"from": {"row": order[6]}, "to": {"row": order[3]}}])
    assert selected(people) == told(people) == sorted(order[3:7])
    select(people, "replace", rows=[order[2]])
    select(people, "extend", rows=[order[5]])
    assert selected(people) == sorted(order[2:6])
    select(people, "extend", rows=[order[0]])  # from the same anchor
    assert selected(people) == told(people) == sorted(order[0:3])
    state(people, sort=[])
    assert selected(people) == told(people) == sorted(order[0:3])


def test_taps_follow_the_rules(people):
    select(people, "tap", rows=[4])
    select(people, "tap", rows=[6])
    assert selected(people) == [6]
    state(people, selection={"tap": "toggle"})
    select(people, "tap", rows=[8])
    assert selected(people) == [6, 8]
    select(people, "tap", rows=[6])
    assert selected(people) == [8]
    select(people, "tap", rows=[8])
    state(people, selection={"tap": "extend"})
    select(people, "tap", rows=[10])
    assert selected(people) == told(people) == [8, 9, 10]


def test_all_none_and_invert_concern_what_is_shown(people):
    select(people, "replace", rows=[1, 2])
    state(people, filter={"kind": "compare", "column": "x", "relation": "equal", "value": "a"},
          page={"size": 2})  # fmt: skip
    assert selected(people) == [1, 2]
    select(people, "invert")
    assert selected(people) == [2, 4, 7, 10]
    select(people, "all")
    assert selected(people) == [1, 4, 7, 10]
    state(people, filter=None, page=None)
    assert told(people) == [1, 4, 7, 10]
    select(people, "none")
    assert selected(people) == told(people) == []


def test_single_and_none(people):
    select(people, "replace", rows=[1, 2, 3])
    assert state(people, selection={"mode": "single"})["state"]["selection"]["mode"] == "single"
    assert selected(people) == told(people) == [1]
    select(people, "add", rows=[5])
    assert selected(people) == [5]
    select(people, "toggle", rows=[5])
    assert selected(people) == []
    select(people, "all")
    assert len(selected(people)) == 1
    state(people, selection={"mode": "none"})
    assert selected(people) == told(people) == []
    with pytest.raises(RpcError) as caught:
        select(people, "add", rows=[5])
    assert caught.value.kind == "notSelectable"


def test_a_momentary_selection_is_told_and_gone(people):
    before = state(people, selection={"momentary": True})["viewRevision"]
    answer = select(people, "tap", rows=[3])
    assert [item["row"] for item in answer["selected"]] == [3]
    assert [item["row"] for item in answer["deselected"]] == [3]
    assert (answer["count"], answer["viewRevision"]) == (0, before)
    assert selected(people) == told(people) == []


def test_what_a_filter_takes_out_is_kept_or_let_go(people):
    condition = {"kind": "compare", "column": "n", "relation": "less", "value": 3}
    for rule, rest in (("keep", [1, 2, 3]), ("drop", [1, 3])):
        state(people, filter=None, selection={"whenFiltered": rule})
        select(people, "replace", rows=[1, 2, 3])  # n is 0, 5, 3
        state(people, filter={**condition, "value": 4})
        assert told(people) == [1, 3]
        state(people, filter=None)
        assert selected(people) == told(people) == rest
    select(people, "replace", rows=[1, 2, 3])
    state(people, filter={**condition, "value": 9})
    people.request("table/edit", table="t",
                   edits=[{"kind": "set", "row": 2, "column": "n", "value": 50}])  # fmt: skip
    assert selected(people) == [1, 3]
    state(people, search={"text": "a", "columns": ["x"]})
    assert selected(people) == told(people) == [1]


def test_cells_and_columns(people):
    state(people, selection={"unit": "cell"})
    select(people, "replace", cells=[{"row": 2, "column": "x"}, {"row": 4, "column": "n"}])
    assert selected(people, "cell") == [(2, "x"), (4, "n")]
    select(people, "add", ranges=[{"from": {"row": 8, "column": "y"},
                                   "to": {"row": 7, "column": "x"}}])  # fmt: skip
    people.sync()
    assert people.replica("s").selection == {"count": 6, "cells": [
        {"column": "n", "rows": [[3, 1]]}, {"column": "x", "rows": [[1, 1], [6, 2]]},
        {"column": "y", "rows": [[6, 2]]}]}  # fmt: skip
    answer = state(people, selection={"unit": "column"})
    assert answer["state"]["selection"]["unit"] == "column" and selected(people, "column") == []
    select(people, "replace", ranges=[{"from": {"column": "y"}, "to": {"column": "x"}}])
    people.sync()
    assert selected(people, "column") == people.replica("s").selection["columns"] == ["x", "y"]


@pytest.mark.parametrize(
    ("named", "kind", "pointer"),
    [
        ({"action": "add", "cells": [{"row": 1, "column": "n"}]}, "invalidParams", "/cells"),
        ({"action": "add", "rows": [99]}, "unknownRow", None),
        ({"action": "choose", "rows": [1]}, "invalidParams", "/action"),
        ({"action": "all", "rows": [1]}, "invalidParams", ""),
        ({"action": "tap"}, "invalidParams", ""),
        ({"action": "extend", "rows": [1, 2]}, "invalidParams", ""),
        ({"action": "add", "ranges": [{"from": {"row": 1}, "to": {"column": "n"}}]},
         "invalidParams", "/ranges/0/to"),
        ({"action": "add", "ranges": [{"from": {"row": 1}}]}, "invalidParams", "/ranges/0/to"),
    ],
)  # fmt: skip
def test_bad_requests_select_nothing(people, named, kind, pointer):
    select(people, "replace", rows=[5])
    with pytest.raises(RpcError) as caught:
        select(people, **named)
    assert (caught.value.kind, caught.value.pointer) == (kind, pointer)
    assert selected(people) == told(people) == [5]


def test_a_window_of_many_selected_rows_is_told_in_runs(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[i] for i in range(50_000)])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s",
                 window={"kind": "entries", "first": 100, "size": 10})  # fmt: skip
    assert select(pipe, "all")["truncated"] is True
    select(pipe, "remove", rows=[105])
    pipe.sync()
    assert pipe.replica("s").selection == {"count": 49_999, "rows": [[0, 4], [5, 5]]}
    pipe.request("view/scroll", subscription="s", first=200)
    pipe.sync()
    assert pipe.replica("s").selection == {"count": 49_999, "rows": [[0, 10]]}
    page = pipe.request("view/selection", view="v", first=103, size=3)
    assert [item["row"] for item in page["items"]] == [104, 106, 107]


@pytest.mark.parametrize("seed", seeds(15))
def test_a_selection_survives_everything(pipe, seed):
    """Random edits, sorts, filters, undo and selecting, against a set of keys."""
    r = random.Random(seed)
    rows = [[r.randint(0, 5), r.choice("abc")] for _ in range(20)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s",
                 window={"kind": "entries", "first": 3, "size": 8})  # fmt: skip
    wanted, live, removed = set(), set(range(1, 21)), []
    for _ in range(40):
        match r.choice(["select", "select", "edit", "remove", "undo", "sort", "filter", "scroll"]):
            case "select":
                action = r.choice(["replace", "add", "remove", "toggle"])
                keys = set(r.sample(sorted(live), min(len(live), r.randint(0, 5))))
                select(pipe, action, rows=sorted(keys))
                wanted = {"replace": keys, "add": wanted | keys, "remove": wanted - keys,
                          "toggle": wanted ^ keys}[action]  # fmt: skip
                if action == "replace":
                    removed = [(key, False) for key, _ in removed]
            case "edit" if live:
                key = r.choice(sorted(live))
                pipe.request("table/edit", table="t", history="none", edits=[
                    {"kind": "set", "row": key, "column": "n", "value": r.randint(0, 5)}])  # fmt: skip
            case "remove" if live:
                key = r.choice(sorted(live))
                pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [key]}])
                removed.append((key, key in wanted))
                wanted.discard(key)
                live.discard(key)
            case "undo" if removed:
                pipe.request("table/undo", table="t")
                key, was_selected = removed.pop()
                live.add(key)
                if was_selected:
                    wanted.add(key)
            case "sort":
                state(pipe, sort=[{"column": r.choice("nx")}] if r.random() < 0.7 else [])
            case "filter":
                bound = {"kind": "compare", "column": "n", "relation": "less",
                         "value": r.randint(1, 6)}  # fmt: skip
                state(pipe, filter=bound if r.random() < 0.7 else None)
            case "scroll":
                pipe.request("view/scroll", subscription="s", first=r.randint(0, 12))
        assert set(selected(pipe)) == wanted
        pipe.sync()
        window = pipe.replica("s").keys
        assert told(pipe) == sorted(key for key in window if key in wanted)
        assert pipe.replica("s").selection["count"] == len(wanted)
