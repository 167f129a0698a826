"""The example apps of the libraries, where more is to be said than their sessions show.

Each app is a recorded conversation, `Protocol/sessions/example-*.session`; `DaemonTests` replays
them. Here is what they do at random, against a plain model.
"""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "id", "type": "integer"}, {"id": "symbol"}, {"id": "price", "type": "number"}]


def some_row(r, key):
    return [key, "".join(r.choices("ABC", k=3)), r.randrange(400) / 4]


def tick(pipe, rows, r, count, new_key):
    """A tick of the stream: so many rows come, change or go; the rows are a dictionary by key."""
    edits = []
    for _ in range(count):
        what = r.choice(["add", "modify", "modify", "delete"])
        if what == "add" or len(rows) < 3:
            new_key += 1
            rows[new_key] = some_row(r, new_key)
            edits.append({"kind": "insert", "rows": [rows[new_key]]})
            continue
        key = r.choice(list(rows))
        if what == "delete":
            del rows[key]
            edits.append({"kind": "remove", "rows": [key]})
        else:
            rows[key] = some_row(r, key)
            values = {"symbol": rows[key][1], "price": rows[key][2]}
            edits.append({"kind": "set", "row": key, "values": values})
    pipe.request("table/edit", table="t", edits=edits, history="none", author="feed")
    return new_key


@pytest.mark.parametrize("rate", [1, 10, 30])
@pytest.mark.parametrize("updates", ["merged", "each"])
def test_a_stream_of_changes_is_shown_in_order_and_never_undone(start, rate, updates):
    """Up to thirty changes a tick, a person's edit and undo between them, three windows on it."""
    for seed in seeds(2):
        pipe = start(updates=updates)
        r = random.Random(seed * 100 + rate)
        rows = {key: some_row(r, key) for key in range(1, 40)}
        pipe.request("table/create", table="t", columns=COLUMNS, keyColumns=["id"],
                     rows=list(rows.values()))  # fmt: skip
        sort = [{"column": "price", "direction": "descending"}]
        pipe.request("view/open", table="t", view="v", state={"sort": sort})
        for name, hold in (("s", "entry"), ("u", "index"), ("w", "end")):
            window = {"kind": "entries", "first": 5, "size": 9}
            pipe.request("view/watch", view="v", subscription=name, window=window, hold=hold)
        new_key = 1000
        for turn in range(25):
            new_key = tick(pipe, rows, r, rate, new_key)
            if turn % 5 == 0:
                key = r.choice(list(rows))
                edit = {"kind": "set", "row": key, "column": "symbol", "value": "mine"}
                pipe.request("table/edit", table="t", edits=[edit], author="hand")
                undone = pipe.request("table/undo", table="t", author="hand")
                assert undone["step"]["author"] == "hand" and undone["skipped"] == 0
            # Ties keep source order: rows stand in the order they came.
            order = sorted(rows, key=lambda key: -rows[key][2])
            pipe.sync()
            shown = pipe.cells("v")
            assert [key for key, _ in shown] == order
            assert [[c["value"] for c in cells.values()] for _, cells in shown] == [
                rows[key] for key in order
            ]
            for name in ("s", "u", "w"):
                last = pipe.updates(name)[-1]["window"]
                assert pipe.replica(name).keys == order[last["first"] : last["first"] + last["size"]]
        assert pipe.request("table/undo", table="t")["step"] is None
        pipe.leave()


def test_a_transaction_is_typed_as_it_is_shown_and_read_as_it_is_meant(pipe):
    """Whatever a cell shows may be typed into it and changes nothing."""
    money = {"id": "amount", "type": "decimal", "format": {"kind": "currency", "currency": "USD"}}
    day = {"id": "date", "type": "date", "format": {"kind": "date", "pattern": "M/d/yyyy"}}
    rows = [["-4.5", "2024-01-15"], ["2500", "2023-12-31"], ["-1200", "2024-02-29"], ["0", None]]
    pipe.request("table/create", table="t", columns=[money, day], rows=rows)
    pipe.request("view/open", table="t", view="v")
    before = pipe.cells("v")
    for key, cells in before:
        for column, cell in cells.items():
            edit = {"kind": "set", "row": key, "column": column, "text": cell["text"]}
            pipe.request("table/edit", table="t", edits=[edit])
    assert pipe.cells("v") == before


def test_numbers_in_two_languages_keep_the_selection_and_tell_what_changed(pipe):
    """Diff & Update: any six numbers to any others, in either language, back and forth."""
    words = {"en": "zero one two three four five six seven eight nine ten".split(),
             "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn".split()}  # fmt: skip
    r = random.Random(7)
    columns = [{"id": "value", "type": "integer"}, {"id": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=[], keyColumns=["value"])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    old, tongue = [], "en"
    for _ in range(30):
        new, said = r.sample(range(11), r.randrange(1, 11)), r.choice(["en", "de"])
        rows = [[n, words[said][n]] for n in new]
        answer = pipe.request("table/setRows", table="t", rows=rows)
        kept = set(old) & set(new)
        assert answer["deletes"] == len(set(old) - kept)
        assert answer["inserts"] == len(set(new) - kept)
        assert answer["updates"] == (len(kept) if said != tongue else 0)
        selected = {item["row"] for item in pipe.request("view/selection", view="v")["items"]}
        assert selected <= set(new)
        pipe.request("view/select", view="v", action="replace", rows=[r.choice(new)])
        pipe.sync()
        assert pipe.replica("s").keys == new
        old, tongue = new, said
