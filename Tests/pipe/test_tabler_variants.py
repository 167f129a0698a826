"""SwiftTabler's variants: filter, sort, selection, edits and moves work in all of them together.

Base (list, stack, grid) × selection (none, single, multiple) × data (plain, bound, reference), each
with and without a filter. What the bases draw is the client's; here they are presentations, ways to tap and to watch.
Where Tabler has gaps (a filter that bound grids and all references ignore, moves by offsets of the filtered list,
a sort that edits do not follow) the model has none.
"""

import itertools
import random

import pytest

FRUITS = [{"id": f"f{number}", "name": name, "grams": grams} for number, (name, grams) in enumerate([
    ("apple", 182), ("banana", 118), ("cherry", 8), ("date", 24), ("elderberry", 1), ("fig", 50),
    ("grape", 5), ("honeydew", 1000), ("kiwi", 69), ("lemon", 58)])]  # fmt: skip
BASES = {
    "list": {"tap": "replace", "window": {"kind": "entries", "first": 0, "size": 6, "overscan": 2}},
    "stack": {"tap": "toggle", "window": {"kind": "all"}},
    "grid": {"tap": "toggle", "window": {"kind": "entries", "first": 2, "size": 4}},
}
VARIANTS = list(itertools.product(
    BASES, ["none", "single", "multiple"], ["plain", "keyed"], [False, True], [False, True]))  # fmt: skip


class Fruits:
    """The model: a list of rows, a set of selected keys, a sort key, a bound of the filter."""

    def __init__(self, selection, tap):
        self.rows = [dict(row) for row in FRUITS]
        self.keys = []
        self.selection, self.tap_rule = selection, tap
        self.selected = set()
        self.sort = None
        self.least = None

    def shown(self):
        rows = [row for row in zip(self.keys, self.rows) if self.least is None or row[1]["grams"] > self.least]
        if self.sort:
            column, descending = self.sort
            values = sorted({row[column] for _, row in rows}, reverse=descending)
            rows = [row for value in values for row in rows if row[1][column] == value]
        return rows

    def row(self, key):
        return self.rows[self.keys.index(key)]

    def tap(self, key):
        if self.selection == "single":
            self.selected = set() if self.tap_rule == "toggle" and key in self.selected else {key}
        elif self.tap_rule == "toggle":
            self.selected ^= {key}
        else:
            self.selected = {key}

    def move(self, keys, target, is_after):
        pairs = {key: row for key, row in zip(self.keys, self.rows)}
        rest = [key for key in self.keys if key not in keys]
        place = rest.index(target) + is_after
        self.keys = rest[:place] + [key for key in self.keys if key in keys] + rest[place:]
        self.rows = [pairs[key] for key in self.keys]


@pytest.mark.parametrize(("base", "selection", "source", "has_filter", "is_bound"), VARIANTS)
def test_everything_works_in_every_variant(pipe, base, selection, source, has_filter, is_bound):
    r = random.Random(repr((base, selection, source, has_filter, is_bound)))
    model = Fruits(selection, BASES[base]["tap"])
    columns = [{"id": "id"}, {"id": "name"}, {"id": "grams", "type": "integer"}]
    keys = {"keyColumns": ["id"]} if source == "keyed" else {}
    pipe.request("table/create", table="t", columns=columns, rows=[list(row.values()) for row in FRUITS], **keys)
    # As Tabler's taps step: there is no way back to unsorted.
    state = {"sortCycle": ["ascending", "descending"], "presentation": {"kind": base},
             "selection": {"mode": selection, "tap": model.tap_rule}}  # fmt: skip
    opened = pipe.request("view/open", table="t", view="v", state=state)["state"]
    assert opened["presentation"]["header"]["inside"] == (base == "list")
    pipe.request("view/watch", view="v", subscription="s", window=BASES[base]["window"])
    model.keys = pipe.request("view/rows", view="v")["keys"]
    for _ in range(14):
        act(pipe, model, r, source, has_filter, is_bound)
        check(pipe, model, BASES[base]["window"])
    steps = pipe.request("table/describe", table="t")["history"]["undo"]
    for _ in range(steps):
        pipe.request("table/undo", table="t")
    for _ in range(steps):
        pipe.request("table/redo", table="t")
    check(pipe, model, BASES[base]["window"])


def act(pipe, model, r, source, has_filter, is_bound):
    kind = r.choice(["sort", "select", "select", "move", "move", "edit", "edit", "filter"])
    shown = [key for key, _ in model.shown()]
    if kind == "sort":
        column = r.choice(["name", "grams"])
        model.sort = (column, bool(model.sort and model.sort == (column, False)))
        answer = pipe.request("view/tap", view="v", part="header", column=column)
        direction = "descending" if model.sort[1] else "ascending"
        assert answer["indicators"][column]["direction"] == direction
    elif kind == "filter" and has_filter:
        model.least = r.choice([None, 5, 60, 2000])
        filter = None if model.least is None else f"grams > {model.least}"
        pipe.request("view/set", view="v", state={"filter": filter})
    elif kind == "select" and shown:
        key = r.choice(shown)
        if model.selection == "none":
            assert pipe.error("view/select", view="v", action="tap", rows=[key]).kind == "notSelectable"
        else:
            model.tap(key)
            pipe.request("view/select", view="v", action="tap", rows=[key])
    elif kind == "move" and len(shown) > 2:
        moved = r.sample(shown, r.randint(1, 2))
        target = r.choice([key for key in model.keys if key not in moved])
        side = r.choice(["before", "after"])
        place = {"kind": side, "row": target}
        moved = [key for key in model.keys if key in moved]
        pipe.request("table/edit", table="t", edits=[{"kind": "move", "rows": moved, "place": place}])
        model.move(moved, target, side == "after")
    elif kind == "edit" and is_bound and shown:
        edit(pipe, model, r.choice(shown), r, source)


def edit(pipe, model, key, r, source):
    """A bound cell is set; an object of a reference sends a patch of its own accord."""
    grams, name = r.choice([1, 5, 50, 500, 3000]), r.choice(["apple", "quince", "zucchini"])
    if source == "keyed":
        model.row(key).update(grams=grams, name=name)
        values = {"grams": grams, "name": name}
        pipe.request("table/edit", table="t", author="owner", edits=[{"kind": "set", "row": key, "values": values}])
    else:
        model.row(key)["grams"] = grams
        pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": key, "column": "grams", "value": grams}])


def check(pipe, model, window):
    answer = pipe.request("view/rows", view="v")
    wanted = model.shown()
    assert answer["keys"] == [key for key, _ in wanted]
    cells = {block["column"]: block["values"] for block in answer["blocks"]}
    for column, values in cells.items():
        assert values == [row[column] for _, row in wanted]
    pipe.sync()
    replica = pipe.replica("s")
    first, size = replica.window["first"], replica.window["size"]
    assert replica.keys == answer["keys"][first : first + size]
    assert size >= min(len(wanted), window.get("size", len(wanted)))
    selection = pipe.request("view/selection", view="v")
    assert {item["row"] for item in selection["items"]} == model.selected
