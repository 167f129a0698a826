"""Where a window's pointer is: read by rules as `hovered`, on one row at most, gone with its row."""

import json
import random

import pytest
from harness import RpcError, seeds

KINDS = {"columns": {"name": {"cellKind": {"expression": "hovered ? 'lit' : 'plain'"}}}}


def opened(pipe, count=6, **declarations):
    rows = [[f"row {n}", n] for n in range(1, count + 1)]
    columns = [{"id": "name"}, {"id": "n", "type": "integer"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("table/declare", table="t", declarations=declarations or KINDS)
    pipe.request("view/open", table="t", view="v")
    watch(pipe, "s")


def watch(pipe, subscription):
    window = {"kind": "all"}
    pipe.request("view/watch", view="v", subscription=subscription, kinds=True, window=window)
    pipe.sync()


def hover(pipe, row, subscription="s", **params):
    pipe.request("view/hover", subscription=subscription, row=row, **params)
    pipe.sync()


def lit(pipe, subscription="s", column="name", kind="lit"):
    """The keys of the rows whose cells the window tells to be of a kind."""
    held = {}
    for update in pipe.updates(subscription):
        if update["last"]:
            held = update.get("kinds", {} if "reset" in update else held)
    keys = pipe.replica(subscription).keys
    return [
        keys[first + step]
        for run in held.get("cells", [])
        if run["column"] == column and run.get("cellKind") == kind
        for first, count in run["at"]
        for step in range(count)
    ]


def test_the_pointer_is_on_one_row_of_one_window(pipe):
    opened(pipe)
    watch(pipe, "other")
    assert lit(pipe) == []
    hover(pipe, 2)
    assert lit(pipe) == [2] and lit(pipe, "other") == []
    assert pipe.updates("s")[-1]["causes"] == ["hover"]
    hover(pipe, 5)
    assert lit(pipe) == [5]
    seen = len(pipe.updates("s"))
    hover(pipe, 5)
    assert len(pipe.updates("s")) == seen  # nothing new
    hover(pipe, None)
    assert lit(pipe) == [] and len(pipe.updates("s")) == seen + 1
    pipe.request("view/hover", subscription="s")
    pipe.sync()
    assert len(pipe.updates("s")) == seen + 1


def test_a_column_under_the_pointer(pipe):
    kind = {"expression": "hoveredColumn == 'n' ? 'lit' : 'plain'"}
    opened(pipe, columns={"name": {"cellKind": kind}})
    hover(pipe, 3)
    assert lit(pipe) == []
    hover(pipe, 3, column="n")
    assert lit(pipe) == [3]
    hover(pipe, 4, column="name")
    assert lit(pipe) == []


def test_the_pointer_leaves_with_its_row(pipe):
    opened(pipe)
    hover(pipe, 2)
    pipe.request("view/set", view="v", state={"filter": "n > 2"})
    pipe.request("view/set", view="v", state={"filter": None})
    pipe.sync()
    assert lit(pipe) == []
    hover(pipe, 2)
    pipe.request("view/set", view="v", state={"sort": [{"column": "n", "direction": "descending"}]})
    pipe.sync()
    assert lit(pipe) == [2]
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [2]}])
    pipe.request("table/undo", table="t")
    pipe.sync()
    assert lit(pipe) == []
    pipe.request("view/set", view="v", state={"page": {"size": 2, "index": 0}})
    hover(pipe, 1)  # on another page: nobody can point at it
    assert lit(pipe) == []


def test_settings_are_resolved_for_a_window(pipe):
    opened(pipe)

    def resolved(**params):
        params = {"rows": [1, 2], "columns": ["name"], "settings": ["cellKind"], **params}
        answer = pipe.request("table/resolve", table="t", **params)
        return [item["settings"]["cellKind"]["value"] for item in answer["items"]]

    hover(pipe, 2)
    assert resolved(subscription="s") == resolved(view="v", subscription="s") == ["plain", "lit"]
    # Without a window nobody knows: `hovered ? …` of null has no value.
    assert resolved(view="v") == resolved() == [None, None]
    pipe.request("view/open", table="t", view="w")
    for params in ({"subscription": "none"}, {"view": "w", "subscription": "s"}):
        with pytest.raises(RpcError) as caught:
            resolved(**params)
        assert (caught.value.code, caught.value.kind) == (-32803, "unknownSubscription")


def test_what_is_no_row(pipe):
    opened(pipe)
    hover(pipe, 2)
    for params, code, kind in (
        ({"row": 99}, -32803, "unknownRow"),
        ({"row": 1, "column": "none"}, -32602, "unknownColumn"),
        ({"row": [1]}, -32602, "invalidParams"),
        ({"row": 1, "subscription": "none"}, -32803, "unknownSubscription"),
    ):
        with pytest.raises(RpcError) as caught:
            pipe.request("view/hover", **{"subscription": "s", **params})
        assert (caught.value.code, caught.value.kind) == (code, kind)
    pipe.sync()
    assert lit(pipe) == [2]


def test_rules_that_do_not_read_it_cost_no_update(pipe):
    opened(pipe, columns={"name": {"cellKind": "plain"}})
    seen = len(pipe.updates("s"))
    hover(pipe, 2)
    assert len(pipe.updates("s")) == seen


@pytest.mark.parametrize("change", ["edit", "sort", "rows", "watch"])
def test_the_pointer_leaves_no_update_behind(start, change):
    """Of a change that was not sent yet when the pointer moved; nothing reads the pointer."""
    pipe = start(updates="each")
    opened(pipe, columns={"name": {"cellKind": "plain"}})
    for repeat in range(12):
        name = f"s{repeat}" if change == "watch" else "s"
        edits = [{"kind": "set", "row": 1, "column": "name", "value": f"new {repeat}"}]
        direction = ["ascending", "descending"][repeat % 2]
        script = {
            "edit": ("table/edit", {"table": "t", "edits": edits}),
            "sort": (
                "view/set",
                {"view": "v", "state": {"sort": [{"column": "n", "direction": direction}]}},
            ),
            "rows": ("table/setRows", {"table": "t", "rows": [[f"row {repeat}", n] for n in range(5)]}),
            "watch": ("view/watch", {"view": "v", "subscription": name, "window": {"kind": "all"}}),
        }
        row = pipe.cells("v")[repeat % 2][0]
        asked = [
            {"jsonrpc": "2.0", "id": f"{repeat}/{place}", "method": method, "params": params}
            for place, (method, params) in enumerate(
                [script[change], ("view/hover", {"subscription": name, "row": row}), ("view/sync", {})]
            )
        ]
        pipe.send_bytes(b"".join(pipe.framed(json.dumps(part).encode()) for part in asked), asked)
        for part in asked:
            pipe.answer(part["id"])
        assert pipe.replica(name).keys == [key for key, _ in pipe.cells("v")]
        fresh = [cells["name"]["value"] for _, cells in pipe.cells("v")]
        assert [cells["name"]["value"] for _, cells in pipe.replica(name).rows] == fresh


@pytest.mark.parametrize("seed", seeds(4))
@pytest.mark.parametrize("updates", ["each", "merged"])
def test_at_most_one_row_is_hovered_after_anything(start, seed, updates):
    """What the window tells equals a model that knows the rows shown and the last row pointed at."""
    pipe = start(updates=updates)
    opened(pipe, 12)
    chance = random.Random(seed)
    rows, least, pointed, free = list(range(1, 13)), 0, None, 13
    for _ in range(40):
        step = chance.choice(["hover", "hover", "leave", "filter", "delete", "insert", "sort"])
        if step == "hover" and rows:
            row = chance.choice(rows)
            pipe.request("view/hover", subscription="s", row=row)
            pointed = row if row > least else None
        elif step == "leave":
            pipe.request("view/hover", subscription="s", row=None)
            pointed = None
        elif step == "filter":
            least = chance.choice([0, 2, 5])
            pipe.request("view/set", view="v", state={"filter": f"n > {least}"})
            pointed = pointed if pointed is not None and pointed > least else None
        elif step == "delete" and rows:
            row = rows.pop(chance.randrange(len(rows)))
            pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [row]}])
            pointed = None if pointed == row else pointed
        elif step == "insert":
            pipe.request(
                "table/edit", table="t",
                edits=[{"kind": "insert", "place": {"kind": "start"}, "rows": [[f"row {free}", free]]}],
            )  # fmt: skip
            rows.append(free)
            free += 1
        elif step == "sort":
            way = chance.choice(["ascending", "descending"])
            pipe.request("view/set", view="v", state={"sort": [{"column": "n", "direction": way}]})
        if chance.random() < 0.5:
            pipe.sync()
            assert lit(pipe) == ([] if pointed is None else [pointed])
    pipe.sync()
    assert lit(pipe) == ([] if pointed is None else [pointed])
