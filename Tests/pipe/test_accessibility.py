"""Texts for screen readers in windows: those that `table/resolve` gives, and only what changed."""

import random

import pytest
from harness import seeds
from replica import expanded

COLUMNS = [{"id": "name"}, {"id": "n", "type": "integer"}, {"id": "x"}]
DECLARED = {
    "settings": {"accessibilityText": {"expression": "n > 5 ? 'many of ' + name : 'few'"}},
    "columns": {"n": {"accessibilityText": {"expression": "string(n) + ' pieces'"}}},
    "kinds": {"odd": {"columns": {"x": {"accessibilityText": "odd"}}}},
    "kindBy": {"expression": "n % 2 == 1 ? 'odd' : 'even'"},
}


class Held:
    """What a client has that applies `accessibility` as the contract says."""

    def __init__(self, pipe, window, **options):
        self.pipe, self.texts, self.place = pipe, {}, 0
        pipe.request(
            "view/watch", view="v", subscription="s", window=window, accessibility=True, **options
        )
        self.take()

    def take(self):
        """Applies the updates that came, and returns the items that they list."""
        self.pipe.sync()
        replica = self.pipe.replica("s")
        told = []
        for parts in replica.updates[self.place :]:
            if "reset" in parts[0]:
                self.texts = {}
            for part in parts:
                for key in part.get("diff", {}).get("inserts", {}).get("keys", ()):
                    self.texts.pop(key, None)
            assert all("accessibility" not in part for part in parts[:-1])
            told += parts[-1].get("accessibility", [])
        self.place = len(replica.updates)
        keys, columns = replica.keys, {None, *replica.columns}
        for item in told:
            for at in expanded(item["at"]):
                self.texts.setdefault(keys[at], {})[item.get("column")] = item["text"]
        self.texts = {
            key: {column: text for column, text in self.texts.get(key, {}).items() if text is not None and column in columns}
            for key in keys
        }
        return told

    def resolved(self):
        """The same by `table/resolve`."""
        replica = self.pipe.replica("s")
        found = {key: {} for key in replica.keys}
        for column in [None, *replica.columns]:
            params = {} if column is None else {"columns": [column]}
            answer = self.pipe.request(
                "table/resolve", table="t", rows=replica.keys, settings=["accessibilityText"], **params
            )
            for item in answer["items"]:
                value = item["settings"].get("accessibilityText", {}).get("value")
                if value is not None:
                    found[item["row"]][column] = value
        return found


@pytest.fixture
def table(start):
    pipe = start()
    rows = [[f"row {number}", number % 10, ""] for number in range(20)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, declarations=DECLARED)
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "n"}]})
    return pipe


def test_a_scroll_brings_the_texts_of_the_rows_that_came(table):
    held = Held(table, {"kind": "entries", "first": 12, "size": 4})
    assert held.texts == held.resolved() and held.texts
    table.request("view/scroll", subscription="s", first=13)
    told = held.take()
    assert {tuple(at) for item in told for at in item["at"]} == {(3, 1)}
    assert held.texts == held.resolved()
    table.request("view/hover", subscription="s")
    assert held.take() == []


def test_a_column_that_comes_into_the_window_brings_its_texts(table):
    held = Held(table, {"kind": "entries", "first": 0, "size": 5})
    for hidden in (True, False):
        table.request("view/set", view="v", state={"columns": {"n": {"hidden": hidden}}})
        held.take()
        assert held.texts == held.resolved()
        assert any("n" in texts for texts in held.texts.values()) != hidden


def test_tables_without_texts_have_none(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[["a", 1, "b"]])
    pipe.request("view/open", table="t", view="v")
    assert Held(pipe, {"kind": "all"}).take() == []
    assert "accessibility" not in pipe.updates("s")[0]


@pytest.mark.parametrize("seed", seeds(4))
def test_the_texts_are_those_of_a_fresh_read(table, seed):
    """The texts of a replica equal `table/resolve` after every change."""
    rng = random.Random(seed)
    held = Held(table, {"kind": "entries", "first": 5, "size": 6})
    for number in range(30):
        action = rng.choice(["set", "set", "insert", "remove", "scroll", "declare", "undo", "own", "sort"])
        keys = table.replica("s").keys
        if action == "scroll":
            table.request("view/scroll", subscription="s", first=rng.randrange(14))
        elif action == "undo":
            table.request("table/undo", table="t")
        elif action == "sort":
            column = rng.choice(["n", "name"])
            table.request("view/set", view="v", state={"sort": [{"column": column}]})
        elif action == "declare":
            text = rng.choice([None, "row", {"expression": "name"}])
            table.request("table/declare", table="t", declarations={"settings": {"accessibilityText": text}})
        elif keys:
            row = rng.choice(keys)
            edit = {
                "set": {"kind": "set", "row": row, "column": "n", "value": rng.randrange(12)},
                "insert": {"kind": "insert", "rows": [[f"new {number}", rng.randrange(12), ""]]},
                "remove": {"kind": "remove", "rows": [row]},
                "own": {
                    "kind": "setRow", "row": row,
                    "options": {"settings": {"accessibilityText": rng.choice([None, "own"])}},
                },
            }[action]  # fmt: skip
            table.request("table/edit", table="t", edits=[edit])
        held.take()
        assert held.texts == held.resolved(), (number, action)
