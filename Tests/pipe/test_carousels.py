"""Rows that hold collections of other tables, and are as high as these."""

import random

import pytest
from collection_model import flow
from harness import seeds

GRID = {"perLine": [1, 3], "spacing": 10, "lineSpacing": 10, "size": {"height": 100}, "insets": {"top": 8, "bottom": 8}}


def collection(pipe, number, count, items, frame=300):
    """A table of items, and its view laid out as a collection."""
    rows = [[f"i{key}"] for key in range(count)]
    pipe.request("table/create", table=f"items{number}", columns=[{"id": "k"}], keyColumns=["k"], rows=rows)
    state = {"layout": {"frame": frame, "items": items}}
    pipe.request("view/open", table=f"items{number}", view=f"c{number}", state=state)


def outer(pipe, rows, held, **watch):
    """A list of rows of which some hold collections, in a window by offsets."""
    options = [{"settings": {"holds": held[row]}} if row in held else None for row in rows]
    pipe.request(
        "table/create", table="t", columns=[{"id": "k"}], keyColumns=["k"], rows=[[row] for row in rows], rowOptions=options
    )
    pipe.request("view/open", table="t", view="v", state={"layout": {"rows": {"height": 44}}})
    pipe.request("view/watch", view="v", subscription="s", **(watch or {"window": {"kind": "all"}}))
    pipe.sync()
    return pipe.replica("s")


def heights(replica):
    return [run["height"] for run in replica.heights for _ in range(run["count"])]


def insert(pipe, table, key, place="end"):
    pipe.request("table/edit", table=table, edits=[{"kind": "insert", "rows": [[key]], "place": {"kind": place}}])


def test_a_row_is_as_high_as_the_collection_it_holds(pipe):
    collection(pipe, 1, 4, GRID)
    replica = outer(pipe, ["a", "b", "c"], {"b": "c1"})
    assert heights(replica) == [44, 226, 44]
    insert(pipe, "items1", "new")
    pipe.sync()
    assert heights(replica) == [44, 336, 44] and replica.updates[-1][0]["causes"] == ["layout"]
    pipe.request("table/undo", table="items1")
    pipe.request("view/set", view="c1", state={"filter": "k == 'none'"})
    pipe.sync()
    assert heights(replica) == [44, 16, 44], "no items, but insets"
    pipe.request("view/set", view="c1", state={"filter": None, "layout": {"items": {"direction": "horizontal"}}})
    pipe.sync()
    assert heights(replica) == [44, 116, 44], "one line of items"


def test_a_declared_height_is_the_height_of_the_carousel(pipe):
    collection(pipe, 1, 4, GRID)
    replica = outer(pipe, ["a", "b"], {"b": "c1"})
    for height in (120, 220):
        edits = [{"kind": "setRow", "row": "b", "options": {"settings": {"height": height}}}]
        pipe.request("table/edit", table="t", edits=edits)
        pipe.sync()
        assert heights(replica) == [44, height]


def test_what_is_no_collection_counts_as_nothing(pipe):
    collection(pipe, 1, 4, GRID)
    replica = outer(pipe, ["a", "b", "c"], {"a": "v", "b": "c1", "c": "nowhere"})
    assert heights(replica) == [44, 226, 44]
    pipe.request("view/set", view="c1", state={"layout": {"items": None}})
    pipe.sync()
    assert heights(replica) == [44, 44, 44]
    collection(pipe, 2, 1, GRID)
    pipe.request("view/set", view="c1", state={"layout": {"items": GRID}})
    pipe.sync()
    assert heights(replica) == [44, 226, 44]
    pipe.request("view/close", view="c1")
    pipe.sync()
    assert heights(replica) == [44, 44, 44]
    pipe.request("view/open", table="items2", view="c1", state={"layout": {"frame": 300, "items": GRID}})
    pipe.sync()
    assert heights(replica) == [44, 116, 44]
    pipe.request("table/close", table="items2")
    pipe.sync()
    assert heights(replica) == [44, 44, 44]


@pytest.mark.parametrize("name, count", [
    ("items2", 7), ("items1", 4),
    pytest.param("items2", 4, marks=pytest.mark.sweep), pytest.param("items1", 7, marks=pytest.mark.sweep),
])
def test_a_collection_is_opened_again_while_its_old_table_is_busy(pipe, name, count):
    """The old table goes on until it is closed; what it says of the view counts no more."""
    collection(pipe, 1, 4, GRID)
    replica = outer(pipe, ["a", "b"], {"b": "c1"})
    rows = [[f"new{key}"] for key in range(200_000)]
    opened = {"table": name, "columns": [{"id": "k"}], "keyColumns": ["k"], "rows": [[f"i{key}"] for key in range(count)]}
    asked = [
        ("table/setRows", {"table": "items1", "rows": rows}),
        ("table/close", {"table": "items1"}),
        ("table/create", opened),
        ("view/open", {"table": name, "view": "c1", "state": {"layout": {"frame": 300, "items": GRID}}}),
    ]
    for number in [pipe.start_request(method, params) for method, params in asked]:
        pipe.result(number)
    pipe.sync()
    assert heights(replica) == [44, {4: 226, 7: 336}[count]]
    insert(pipe, name, "x" * 5)
    pipe.sync()
    assert heights(replica) == [44, {4: 336, 7: 446}[count]]


def test_nothing_holds_itself(pipe):
    """A collection whose items say that they hold it, or one that holds it."""
    collection(pipe, 1, 3, GRID)
    collection(pipe, 2, 3, GRID)
    for table, view in [("items1", "c2"), ("items2", "c1"), ("items1", "c1")]:
        pipe.request("table/declare", table=table, declarations={"settings": {"holds": view}})
    pipe.request("view/watch", view="c1", subscription="s", window={"kind": "all"})
    pipe.sync()
    assert pipe.replica("s").layout["items"]["height"] == 226
    assert len(pipe.replica("s").updates) == 1


def test_rows_hold_by_expression(pipe):
    collection(pipe, 1, 4, GRID)
    replica = outer(pipe, ["c1", "b"], {})
    pipe.request("table/declare", table="t", declarations={"kinds": {"carousel": {"holds": {"expression": "k"}}}})
    edits = [{"kind": "setRow", "row": row, "options": {"kind": "carousel"}} for row in ("c1", "b")]
    pipe.request("table/edit", table="t", edits=edits)
    pipe.sync()
    assert heights(replica) == [226, 44]
    error = pipe.error("table/declare", table="t", declarations={"settings": {"holds": {"expression": "1"}}})
    assert error.kind == "expression"


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("updates", ["each", "merged"])
def test_carousels_grow_under_a_reader_who_sees_nothing_move(start, seed, updates):
    pipe, chance = start(updates=updates), random.Random(seed)
    counts = {1: 3, 2: 5, 3: 0}
    for number, count in counts.items():
        collection(pipe, number, count, GRID)
    held = {"r2": "c1", "r5": "c2", "r8": "c3", "r11": "c1"}
    names = [f"r{row}" for row in range(14)]
    window = {"kind": "viewport", "offset": 400, "extent": 300}
    replica = outer(pipe, names, held, window=window, anchor="r6")

    def places():
        starts, y = {}, 0
        for name in names:
            height = 44
            if name in held:
                entries = [(0, 100)] * counts[int(held[name][1:])]
                rules = {name: value for name, value in GRID.items() if name != "size"}
                height = flow(entries, frame=300, **rules)[2][1]
            starts[name] = y
            y += height
        return starts, y

    distance = replica.viewport["offset"] - places()[0]["r6"]
    for step in range(25):
        number = chance.choice([1, 2, 3])
        rows = chance.randint(0, 9)
        key = f"n{step}"
        if rows and chance.random() < 0.6:
            insert(pipe, f"items{number}", key, chance.choice(["start", "end"]))
            counts[number] += 1
        else:
            pipe.request("table/setRows", table=f"items{number}", rows=[[f"i{one}"] for one in range(rows)])
            counts[number] = rows
        pipe.sync(**chance.choice([{}, {"table": "t"}]))
        starts, extent = places()
        wanted = min(max(0, starts["r6"] + distance), max(0, extent - 300))
        assert replica.viewport["offset"] == wanted, (step, counts)
        assert replica.layout["height"] == extent
        distance = wanted - starts["r6"]


def test_a_row_follows_a_collection_of_its_own_table_at_once(pipe):
    """Before anything else happens to the table, so that it needs no barrier."""
    rows = [["a", "list"], ["b", "list"], ["i1", "items"], ["i2", "items"]]
    options = [None, {"settings": {"holds": "c"}}, None, None]
    columns = [{"id": "k"}, {"id": "place"}]
    pipe.request("table/create", table="t", columns=columns, keyColumns=["k"], rows=rows, rowOptions=options)
    state = {"filter": "place == 'list'", "layout": {"rows": {"height": 44}}}
    pipe.request("view/open", table="t", view="v", state=state)
    state = {"filter": "place == 'items'", "layout": {"frame": 300, "items": GRID}}
    pipe.request("view/open", table="t", view="c", state=state)
    for count in range(3, 12):
        edits = [{"kind": "insert", "rows": [[f"i{count}", "items"]], "place": {"kind": "end"}}]
        pipe.request("table/edit", table="t", edits=edits)
        height = pipe.request("view/get", view="c")["layout"]["items"]["height"]
        assert pipe.request("view/get", view="v")["layout"]["height"] == 44 + height
    told = {"row": "b", "height": 10}
    unused = pipe.request("view/measure", view="v", rows=[told])["unused"]
    assert [entry["reason"] for entry in unused] == ["declared"]
