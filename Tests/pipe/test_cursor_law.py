"""The cursor against an array of rows and columns with a cell by key, whatever is done.

A run is a list of steps with numbers, which choose from what there is at that moment. So any part
of a run is a run, and one that fails is made shorter before it is shown.
"""

import random

import pytest
from cursor_model import COLUMNS, LETTERS, SEARCHED, TEXTS, Model, header
from harness import Pipe, seeds

SCHEMA = [
    {"id": "k", "type": "integer"}, {"id": "a"}, {"id": "b"},
    {"id": "n", "type": "integer", "validate": {"expression": "value < 7", "severity": "mark"}},
    {"id": "e"},
]  # fmt: skip
TARGETS = [
    "rowStart", "rowEnd", "columnStart", "columnEnd", "start", "end",
    *(way + what for way in ("next", "previous")
      for what in ("Cell", "Filled", "FilledColumn", "Hit", "Problem")),
]  # fmt: skip
STEPS = 40


class World:
    """A daemon, its table and view, and the model of them."""

    def __init__(self, binary, seed):
        chance = random.Random(seed)
        self.pipe = Pipe(binary)
        self.pipe.initialize(updates=chance.choice(["each", "merged"]))
        count = chance.choice([0, 1, 2, 5, 9, 14])
        self.names = iter(range(100, 10**6))
        rows = [self.random_row(chance.random) for _ in range(count)]
        self.model = Model(list(zip(range(1, count + 1), rows)))
        self.pipe.request("table/create", table="t", columns=SCHEMA, rows=rows)
        self.model.unit = chance.choice(["row", "cell", "column"])
        state = {
            "search": {"text": SEARCHED, "mode": "mark", "columns": ["k", "a", "b", "n", "e"]},
            "selection": {"unit": self.model.unit},
            "layout": {"rows": {}},
        }
        self.pipe.request("view/open", table="t", view="v", state=state)
        self.window = chance.choice(["entries", "viewport"])
        self.extent = chance.choice([1, 3, 4])
        window = {"kind": "entries", "first": 0, "size": self.extent}
        if self.window == "viewport":
            window = {"kind": "viewport", "offset": 0, "extent": self.extent}
        self.pipe.request("view/watch", view="v", subscription="s", window=window)

    def random_row(self, draw):
        return {
            "k": next(self.names), "a": LETTERS[int(draw() * 3)], "b": TEXTS[int(draw() * 5)],
            "n": [None, 1, 5, 7, 9][int(draw() * 5)], "e": None if draw() < 0.5 else "e",
        }  # fmt: skip

    # MARK: Steps

    def step(self, name, numbers):
        draw = iter(numbers)
        self.is_shown = False
        getattr(self, "do_" + name)(lambda: next(draw))
        self.model.settle()
        self.check()

    def edit(self, *edits):
        return self.pipe.request("table/edit", table="t", edits=list(edits))

    def set(self, **state):
        self.pipe.request("view/set", view="v", state=state)
        self.model.page = self.pipe.request("view/get", view="v")["counts"]["pageIndex"]

    def take_page(self):
        self.model.page = self.pipe.request("view/get", view="v")["counts"]["pageIndex"]

    def chosen(self, list, draw):
        return list[int(draw() * len(list))]

    def do_insert(self, draw):
        row = self.random_row(draw)
        model = self.model
        model.keep()
        place, at = {"kind": "end"}, len(model.rows)
        if model.rows:
            at = int(draw() * len(model.rows))
            place = {"kind": "before", "row": model.rows[at]["key"]}
        told = {name: value for name, value in row.items() if name in model.columns}
        answer = self.edit({"kind": "insert", "rows": [told], "place": place})
        model.rows.insert(at, {"key": answer["inserted"][0], **row})
        self.take_page()

    def do_remove(self, draw):
        model = self.model
        if not model.rows:
            return
        at = int(draw() * len(model.rows))
        if draw() < 0.4 and model.told and model.row_at_cursor:
            at = model.rows.index(model.row_at_cursor)
        gone = model.rows[at : at + 1 + int(draw() * 3)]
        model.keep()
        self.edit({"kind": "remove", "rows": [row["key"] for row in gone]})
        model.rows = [row for row in model.rows if row not in gone]
        self.take_page()

    def do_move(self, draw):
        model = self.model
        if len(model.rows) < 2:
            return
        row = self.chosen(model.rows, draw)
        if model.rows[0] is row:
            return
        model.keep()
        self.edit({"kind": "move", "rows": [row["key"]], "place": {"kind": "start"}})
        model.rows.remove(row)
        model.rows.insert(0, row)

    def do_write(self, draw):
        model = self.model
        if not model.rows:
            return
        row, new = self.chosen(model.rows, draw), self.random_row(draw)
        column = self.chosen([name for name in COLUMNS if name in model.columns], draw)
        if row[column] == new[column]:
            return
        model.keep()
        model.row(row["key"])[column] = new[column]
        self.edit({"kind": "set", "row": row["key"], "column": column, "value": new[column]})
        self.take_page()

    def do_column(self, draw):
        if "e" not in self.model.columns:
            return
        self.model.keep()
        self.edit({"kind": "removeColumn", "column": "e"})
        self.model.columns.remove("e")

    def do_undo(self, draw):
        self.pipe.request("table/undo", table="t")
        self.model.restore(self.model.past, self.model.future)
        self.take_page()

    def do_redo(self, draw):
        self.pipe.request("table/redo", table="t")
        self.model.restore(self.model.future, self.model.past)
        self.take_page()

    def do_sort(self, draw):
        self.model.sort = self.chosen([None, ("k", False), ("k", True), ("a", False), ("a", True)], draw)
        sort = []
        if self.model.sort:
            column, descends = self.model.sort
            sort = [{"column": column, "direction": "descending" if descends else "ascending"}]
        self.set(sort=sort)

    def do_filter(self, draw):
        low = 95 + int(draw() * 20)
        self.model.bounds = self.chosen([None, None, (low, low + 1 + int(draw() * 15))], draw)
        bounds = self.model.bounds
        self.set(filter=bounds and f"k > {bounds[0]} && k < {bounds[1]}")

    def do_sections(self, draw):
        model = self.model
        if model.size is not None:
            return
        model.sections = not model.sections
        if not model.sections:
            model.collapsed = set()
        self.set(sections={"by": [{"column": "a"}]} if model.sections else None)

    def do_collapse(self, draw):
        if not self.model.sections:
            return
        letter = self.chosen(LETTERS, draw)
        self.model.collapsed ^= {letter}
        self.pipe.request("view/collapse", view="v", action="toggle", keys=[[letter]])

    def do_pages(self, draw):
        if self.model.sections:
            return
        self.model.size = self.chosen([None, 2, 3], draw)
        self.set(page={"size": self.model.size})

    def do_page(self, draw):
        self.set(page={"index": int(draw() * 4)})

    def do_hide(self, draw):
        name = self.chosen(COLUMNS, draw)
        if name not in self.model.columns:
            return
        self.model.hidden ^= {name}
        self.set(columns={name: {"hidden": name in self.model.hidden}})

    def do_arrange(self, draw):
        names = [name for name in COLUMNS if name in self.model.columns]
        self.model.order = sorted(names, key=lambda _: draw())[:2]
        self.set(columnOrder=self.model.order)

    # MARK: Moves

    def ask(self, cell, **params):
        """Moves the cursor; `cell` is where the model has it then."""
        model = self.model
        before = list(model.cursor) if model.told else None
        select = params.get("select")
        answer = self.pipe.request("view/cursor", view="v", **params)
        if cell is None:
            assert "row" not in answer and not answer["moved"]
            return answer
        if select == "extend":
            count = model.extended(before, cell)
            if count is not None:
                assert answer["selected"] == count, (answer, count)
        has_moved = model.place(*cell)
        self.is_shown = "show" in params
        if select == "replace":
            model.anchor = model.point(cell) or model.anchor
            assert answer["selected"] == (model.point(cell) is not None)
        elif select is None:
            model.anchor = model.point(cell)
        assert answer["moved"] == has_moved, answer
        return answer

    def options(self, draw):
        """Whether it selects, and whether the window shows it."""
        options = {}
        select = self.chosen([None, None, "extend", "replace"], draw)
        if select:
            options["select"] = select
        if draw() < 0.5:
            options["show"] = "s"
        return options

    def do_name(self, draw):
        rows, columns = self.model.shown_rows, self.model.shown_columns
        if not rows:
            return
        entry = self.chosen(rows, draw)["key"]
        if self.model.sections and draw() < 0.3:
            entry = self.chosen([key for key in self.model.entries if isinstance(key, dict)], draw)
        column = (self.model.start or [None, None])[1] if self.model.entries else None
        params = self.options(draw)
        if columns and draw() < 0.8:
            column = params["column"] = self.chosen(columns, draw)
        self.ask([entry, column], row=entry, **params)

    def do_step(self, draw):
        rows, columns = int(draw() * 7) - 3, int(draw() * 5) - 2
        start = self.model.start
        cell = start and self.model.moved(start, rows, columns)
        self.ask(cell, move={"rows": rows, "columns": columns}, **self.options(draw))

    def do_turn(self, draw):
        """By pages of the window."""
        pages = self.chosen([1, -1, 0.5, -2, 3], draw)
        start = self.model.start
        options = {**self.options(draw), "show": "s"}
        cell = None
        if start:
            count = self.extent
            if self.window == "entries":
                count = min(count, len(self.model.entries))
            way = int(pages * count) or (1 if pages > 0 else -1)
            cell = self.model.moved(start, way, 0)
        self.ask(cell, move={"pages": pages}, **options)

    def do_go(self, draw):
        to = self.chosen(TARGETS, draw)
        start = self.model.start
        cell, found, has_wrapped = self.model.target(to, start) if start else (None, None, False)
        answer = self.ask(cell, to=to, **self.options(draw))
        if start:
            assert answer.get("found") == found, (to, answer)
            assert answer.get("wrapped", False) == has_wrapped, (to, answer)

    # MARK: What must hold

    def check(self):
        model, pipe = self.model, self.pipe
        entries = pipe.request("view/rows", view="v", columns=[])["keys"]
        assert entries == model.entries, (entries, model.entries)
        told = model.told
        answer = pipe.request("view/cursor", view="v")
        self.compare(answer, told)
        assert answer["moved"] is False
        if told:
            assert answer.get("text") == model.text, (answer, model.text)
            assert (answer["offset"], answer["height"]) == (told[2], 1)
        self.compare(pipe.request("view/get", view="v").get("cursor", {}), told)
        pipe.request("view/sync")
        replica = pipe.replica("s")
        self.compare(replica.cursor or {}, told)
        if self.is_shown and told:
            window = replica.window
            assert window["first"] <= told[2] < window["first"] + window["size"], (window, told)
        assert pipe.tee.violations == [], pipe.tee.violations

    def compare(self, found, told):
        found = (found.get("row"), found.get("column"), found.get("viewIndex"))
        assert found == (told or (None, None, None)), (found, told)


# MARK: Runs

OPERATIONS = {
    "go": 10, "step": 5, "name": 4, "turn": 3, "insert": 2, "remove": 4, "move": 2, "write": 3,
    "column": 1, "undo": 3, "redo": 2, "sort": 2, "filter": 3, "sections": 2, "collapse": 3,
    "pages": 1, "page": 2, "hide": 3, "arrange": 1,
}  # fmt: skip


def run(binary, seed, steps):
    """Runs some steps; the error of the one that fails, or None."""
    world = World(binary, seed)
    try:
        for name, numbers in steps:
            world.step(name, numbers)
    except Exception as error:  # noqa: BLE001 - any failure counts, and is shown
        return f"{name}: {type(error).__name__}: {error}"
    finally:
        world.pipe.end()
    return None


def shortened(binary, seed, steps):
    """A part of a run that fails, of which no step can be left out."""
    size = max(1, len(steps) // 2)
    while True:
        at = 0
        while at < len(steps):
            rest = steps[:at] + steps[at + size :]
            if run(binary, seed, rest) is not None:
                steps = rest
            else:
                at += size
        if size == 1:
            return steps
        size //= 2


@pytest.mark.parametrize("seed", seeds(24))
def test_the_cursor_is_where_the_model_has_it(binary, seed):
    chance = random.Random(1000 + seed)
    names = [name for name, weight in OPERATIONS.items() for _ in range(weight)]
    steps = [(chance.choice(names), [chance.random() for _ in range(12)]) for _ in range(STEPS)]
    if run(binary, seed, steps) is None:
        return
    short = shortened(binary, seed, steps)
    failure = run(binary, seed, short) or "it does not fail again"
    lines = [f"{name} {[round(number, 3) for number in numbers]}" for name, numbers in short]
    pytest.fail("\n".join([f"seed {seed}: {failure}", *lines]))
