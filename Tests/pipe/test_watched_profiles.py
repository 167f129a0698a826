"""Summaries that are kept current: they equal a fresh summary, and only what changed is sent."""

import random
import time

import pytest
from harness import seeds

COLUMNS = [{"id": "name"}, {"id": "n", "type": "integer"}, {"id": "x", "type": "number"}]


class Watched:
    """What a client has of the summaries."""

    def __init__(self, pipe, **params):
        self.pipe, self.params = pipe, {"view": "v", **params}
        self.place, self.columns, self.told = 0, {}, []
        answer = pipe.request("view/profile", subscription="p", quiet=5, **self.params)
        assert answer["columns"] == []

    def take(self):
        """Applies what came."""
        updates = [params for method, params in list(self.pipe.events) if method == "view/profileUpdate"]
        for update in updates[self.place :]:
            self.told.append(update)
            self.columns.update({one["column"]: one for one in update["columns"]})
        self.place = len(updates)

    def settle(self, revision):
        """Waits until all summaries are those of a revision, and compares them with fresh ones."""
        fresh = self.pipe.request("view/profile", **self.params)
        expected = {one["column"]: one for one in fresh["columns"]}

        def is_current():
            self.take()
            return self.told and self.told[-1]["last"] and self.columns == expected

        end = time.monotonic() + 20
        while not is_current():
            assert time.monotonic() < end, (revision, expected, self.columns, self.told[-1:])
            time.sleep(0.003)


@pytest.fixture
def table(start):
    pipe = start()
    rows = [[f"row {number % 7}", number % 11, number / 4] for number in range(60)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    return pipe


def set_cell(pipe, row, column, value):
    edit = {"kind": "set", "row": row, "column": column, "value": value}
    return pipe.request("table/edit", table="t", edits=[edit])["revision"]


def test_an_edit_sends_the_summary_of_its_column_only(table):
    held = Watched(table)
    held.settle(1)
    held.told.clear()
    held.settle(set_cell(table, 1, "n", 500))
    assert {one["column"] for update in held.told for one in update["columns"]} == {"n"}
    held.told.clear()
    table.request("view/set", view="v", state={"sort": [{"column": "n"}]})
    set_cell(table, 1, "n", 500)
    table.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [1]}])
    held.settle(4)
    assert {one["column"] for update in held.told for one in update["columns"]} == {"name", "n", "x"}


def test_after_the_end_nothing_is_sent(table):
    held = Watched(table)
    held.settle(1)
    assert table.request("view/unwatch", subscription="p") is None
    set_cell(table, 1, "n", 77)
    time.sleep(0.05)
    table.sync()
    count = len(held.told)
    held.take()
    assert len(held.told) == count
    assert table.error("view/unwatch", subscription="p").kind == "unknownSubscription"
    again = Watched(table, columns=["n"])
    again.place = len(held.told)
    again.settle(2)
    table.request("view/close", view="v")
    assert table.error("view/unwatch", subscription="p").kind == "unknownSubscription"


def test_refusals(table):
    ask = {"view": "v", "subscription": "p"}
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    assert table.error("view/profile", view="v", subscription="s").kind == "subscriptionExists"
    error = table.error("view/profile", partialResultToken=1, **ask)
    assert error.code == -32602
    assert table.error("view/profile", columns=["none"], **ask).pointer == "/columns/0"
    assert table.error("view/profile", view="none", subscription="p").kind == "unknownView"
    held = Watched(table)
    assert table.error("view/profile", **ask).kind == "subscriptionExists"
    assert table.error("view/watch", view="v", subscription="p", window={"kind": "all"}).kind == "subscriptionExists"
    assert table.error("view/scroll", subscription="p", first=0).kind == "unknownSubscription"
    held.settle(1)


def test_a_large_table_has_estimates_first(start):
    pipe = start()
    rows = 132_000
    content = "n,m\n" + "".join(f"{number},1\n" for number in range(rows))
    pipe.request("table/open", table="t", content={"text": content}, wait=True)
    pipe.request("view/open", table="t", view="v")
    held = Watched(pipe, columns=["n"], kinds=["extremes"])
    held.settle(1)
    first = held.told[0]["columns"][0]
    assert first["sample"] is True and 30_000 < first["rows"] < rows
    assert held.columns["n"]["rows"] == rows and "sample" not in held.columns["n"]


@pytest.mark.parametrize("over", ["shown", "all", "selection"])
@pytest.mark.parametrize("seed", seeds(2))
def test_the_summaries_are_those_of_a_fresh_request(table, seed, over):
    """After every change, the summaries equal those of a new request for the same columns."""
    rng = random.Random(seed)
    columns = ["name", "n", "x"]
    held = Watched(table, over=over, columns=columns)
    for number in range(12):
        action = rng.choice(["set", "set", "insert", "remove", "undo", "filter", "select", "type"])
        keys = table.request("view/rows", view="v", columns=[])["keys"]
        if action == "undo":
            table.request("table/undo", table="t")
        elif action == "filter":
            text = rng.choice([None, "n > 3", "n > 6 && x < 9"])
            table.request("view/set", view="v", state={"filter": text})
        elif action == "select":
            table.request("view/select", view="v", action="add", rows=rng.sample(keys, min(5, len(keys))))
        elif action == "type":
            kind = rng.choice(["integer", "number"])
            edit = {"kind": "setColumn", "column": "n", "options": {"type": kind}}
            table.request("table/edit", table="t", edits=[edit])
        elif action == "insert":
            edit = {"kind": "insert", "rows": [[f"new {number}", rng.randrange(20), 0.5]]}
            table.request("table/edit", table="t", edits=[edit])
        elif keys and action == "remove":
            table.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [rng.choice(keys)]}])
        elif keys:
            set_cell(table, rng.choice(keys), rng.choice(["n", "x"]), rng.randrange(30))
        held.settle(number)
