"""Appear, disappear and prefetch: told once per entry coming and going, by key."""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "n", "type": "integer"}]


@pytest.fixture
def table(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[n] for n in range(20)])
    pipe.request("view/open", table="t", view="v")
    return pipe


def watch(pipe, first, size, **params):
    pipe.request("view/watch", view="v", subscription="s", appearance=True,
                 window={"kind": "entries", "first": first, "size": size, **params})  # fmt: skip
    pipe.sync()


def told(pipe):
    """What was told since the last time."""
    pipe.sync()
    updates = pipe.updates("s")
    pipe.events.clear()
    return [update["appearance"] for update in updates if "appearance" in update]


def edit(pipe, *edits):
    pipe.request("table/edit", table="t", edits=list(edits))


def test_scrolling_tells_what_comes_and_goes(table):
    watch(table, 0, 3, overscan=2)
    assert told(table) == [{"appeared": [1, 2, 3], "prefetch": [4, 5]}]
    table.request("view/scroll", subscription="s", first=1)
    assert told(table) == [{"appeared": [4], "disappeared": [1], "prefetch": [6]}]
    table.request("view/scroll", subscription="s", first=10)
    assert told(table) == [{"appeared": [11, 12, 13], "disappeared": [2, 3, 4],
                            "prefetch": [9, 10, 14, 15], "cancelled": [1, 5, 6]}]  # fmt: skip
    table.request("view/scroll", subscription="s", first=10)
    assert told(table) == []


def test_within_the_overscan_nothing_else_may_differ(table):
    watch(table, 5, 2, overscan=50)
    told(table)
    table.request("view/scroll", subscription="s", first=6)
    assert told(table) == [{"appeared": [8], "disappeared": [6]}]


def test_changes_tell_too(table):
    watch(table, 0, 3)
    told(table)
    edit(table, {"kind": "remove", "rows": [2]})
    assert told(table) == [{"appeared": [4], "disappeared": [2]}]
    edit(table, {"kind": "set", "row": 1, "column": "n", "value": 100})
    assert told(table) == []
    table.request("table/undo", table="t")
    told(table)
    table.request("table/undo", table="t")
    assert told(table) == [{"appeared": [2], "disappeared": [4]}]
    table.request("view/set", view="v", state={"sort": [{"column": "n", "direction": "descending"}]})
    assert told(table) == [{"appeared": [20, 19, 18], "disappeared": [1, 2, 3]}]
    table.request("view/set", view="v", state={"page": {"size": 2}})
    assert told(table) == [{"disappeared": [18]}]
    table.request("view/set", view="v", state={"page": {"index": 1}})
    assert told(table) == [{"appeared": [18, 17], "disappeared": [20, 19]}]


def test_a_reset_tells_nothing_twice(table):
    watch(table, 0, 4, overscan=1)
    told(table)
    table.request("view/resync", subscription="s")
    assert told(table) == []
    table.request("view/scroll", subscription="s", columns=[])
    table.request("view/resync", subscription="s")
    assert told(table) == []


def test_another_key_is_another_entry(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1], [2]], keyColumns=["n"])
    pipe.request("view/open", table="t", view="v")
    watch(pipe, 0, 5)
    told(pipe)
    edit(pipe, {"kind": "set", "row": 2, "column": "n", "value": 3})
    assert told(pipe) == [{"appeared": [3], "disappeared": [2]}]


def test_nobody_is_told_who_did_not_ask(table):
    table.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 3})
    table.sync()
    table.request("view/scroll", subscription="s", first=4)
    assert told(table) == []


def test_what_is_told_adds_up_to_what_is_in_sight(start):
    """Random edits, scrolls and view changes: the sum of what was told is the window."""
    for seed in seeds(2):
        generator = random.Random(seed)
        pipe = start()
        pipe.request("table/create", table="t", columns=COLUMNS, rows=[[n % 7] for n in range(30)])
        pipe.request("view/open", table="t", view="v")
        size, overscan = generator.randrange(1, 6), generator.randrange(4)
        watch(pipe, generator.randrange(30), size, overscan=overscan)
        seen, known, place = set(), set(), 0
        for _ in range(60):
            step(pipe, generator)
            if generator.random() < 0.5:
                continue  # several changes may be told at once
            pipe.sync()
            for update in pipe.updates("s")[place:]:
                seen, known = add_up(seen, known, update.get("appearance", {}))
            place = len(pipe.updates("s"))
            window = pipe.request("view/scroll", subscription="s")
            keys = pipe.replica("s").keys
            first = window["first"] - pipe.updates("s")[-1]["window"]["first"]
            assert sorted(seen) == sorted(keys[first : first + window["size"]])
            assert set(keys) - seen <= known  # beside the window: to be prefetched, or seen before


def add_up(seen, known, told):
    """The entries in sight, and all that were ever told, after an update; each comes and goes once."""
    gone, come = told.get("disappeared", ()), told.get("appeared", ())
    for keys in told.values():
        assert len(set(keys)) == len(keys) > 0
    assert set(gone) <= seen and not set(come) & seen and not set(come) & set(gone)
    assert not set(told.get("prefetch", ())) & seen and set(told.get("cancelled", ())) <= known
    return (seen - set(gone)) | set(come), known.union(come, told.get("prefetch", ()))


def step(pipe, generator):
    kind = generator.choice(["scroll", "insert", "remove", "move", "set", "sort", "filter", "undo"])
    keys = pipe.request("view/rows", view="v", as_="value")["keys"]
    if kind == "scroll":
        pipe.request("view/scroll", subscription="s", first=generator.randrange(30))
    elif kind == "insert":
        place = {"kind": "index", "sourceIndex": generator.randrange(30)}
        edit(pipe, {"kind": "insert", "rows": [[generator.randrange(7)]], "place": place})
    elif kind == "sort":
        sort = generator.choice([[], [{"column": "n"}]])
        pipe.request("view/set", view="v", state={"sort": sort})
    elif kind == "filter":
        condition = {"kind": "compare", "column": "n", "relation": "greater", "value": generator.randrange(7)}
        pipe.request("view/set", view="v", state={"filter": generator.choice([None, condition])})
    elif kind == "undo":
        pipe.request("table/undo", table="t")
    elif keys:
        row = generator.choice(keys)
        edits = {"remove": {"kind": "remove", "rows": [row]},
                 "move": {"kind": "move", "rows": [row], "place": {"kind": "start"}},
                 "set": {"kind": "set", "row": row, "column": "n", "value": generator.randrange(7)}}  # fmt: skip
        edit(pipe, edits[kind])
