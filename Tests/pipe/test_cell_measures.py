"""Heights of single cells that the client measures and tells by itself."""

import random

import pytest
from harness import seeds
from test_client_measures import ASKED, FIXED, LAYOUT, ROWS, edit, heights, lay_out, measure, opened, set_cell


def tell(pipe, cells, **params):
    """Tells heights by row and column."""
    cells = [{"row": row, "column": column, "height": height} for (row, column), height in cells.items()]
    return pipe.request("view/measure", view="v", cells=cells, **params)


def test_the_highest_cell_decides(pipe):
    opened(pipe, ROWS)
    assert tell(pipe, {(1, "g"): 1.5, (2, "g"): 7.25, (3, "g"): 0.5})["changed"] == 1
    assert heights(pipe) == {1: 2, 2: 7.25, 3: 1}, "with what the daemon measures of the others"
    assert pipe.updates("s")[-1]["causes"] == ["layout"]
    assert tell(pipe, {(1, "text"): 0.25})["changed"] == 1
    assert heights(pipe) == {1: 1.5, 2: 7.25, 3: 1}, "in place of its texts"
    assert tell(pipe, {(3, "k"): 0.25, (3, "text"): 0.125})["changed"] == 1
    assert heights(pipe)[3] == 0.5, "where all are told nothing is measured"
    assert tell(pipe, {(2, "g"): None, (3, "k"): None})["changed"] == 2
    assert heights(pipe) == {1: 1.5, 2: 1, 3: 1}
    pipe.request("view/set", view="v", state={"sort": [{"column": "text"}], "filter": "k != 2"})
    assert heights(pipe) == {1: 1.5, 3: 1}


@pytest.mark.parametrize("wrap", [True, False])
def test_limits_of_the_layout_are_for_what_the_daemon_measures(pipe, wrap):
    opened(pipe, ROWS, {"rows": {"wrap": wrap, "padding": 0.5, "minimum": 2, "maximum": 3}, "sizing": FIXED})
    tell(pipe, {(1, "g"): 1, (2, "g"): 9, **{(3, column): 1 for column in ("k", "g", "text")}})
    assert heights(pipe) == {1: 2.5 if wrap else 2, 2: 9, 3: 1}


def test_a_row_that_was_told_comes_before_its_cells(pipe):
    opened(pipe, ROWS)
    cells = [{"row": 2, "column": "g", "height": 4}]
    answer = pipe.request("view/measure", view="v", rows=[{"row": 2, "height": 3}], cells=cells)
    assert answer["changed"] == 1 and heights(pipe)[2] == 3
    measure(pipe, {2: None})
    assert heights(pipe)[2] == 4
    edit(pipe, set_cell(2, "text", "y"))
    assert heights(pipe)[2] == 1, "another row"


def test_what_has_no_effect_is_told(pipe):
    declarations = {"kinds": {"tall": {"height": 9}}, "kindBy": {"column": "g"}}
    opened(pipe, ROWS + [[4, "tall", "x"]], declarations=declarations)
    seen = pipe.replica("s").to
    pipe.request("view/set", view="v", state={"columns": {"k": {"hidden": True}}})
    pipe.sync()
    answer = tell(pipe, {(2, "g"): 7, (4, "g"): 3, (2, "k"): 8})
    assert answer["changed"] == 1
    assert answer["unused"] == [
        {"row": 4, "column": "g", "reason": "declared"}, {"row": 2, "column": "k", "reason": "hidden"},
    ]  # fmt: skip
    pipe.request("view/set", view="v", state={"columns": {"k": {"hidden": False}}})
    assert heights(pipe) == {1: 2, 2: 1, 3: 1, 4: 9}, "drawn otherwise"
    assert pipe.error("view/measure", view="v", cells=[], at=seen).code == -32801
    lay_out(pipe, rows={"height": 2})
    assert tell(pipe, {(2, "g"): 7})["unused"] == [{"row": 2, "column": "g", "reason": "fixed"}]
    cell = {"row": 2, "column": "g", "height": 1}
    for fault, kind, pointer in [
        ({"row": 9}, "unknownRow", None), ({"column": "no"}, "unknownColumn", "/cells/0/column"),
        ({"height": -1}, "invalidParams", "/cells/0/height"), ({"height": "1"}, "invalidParams", "/cells/0/height"),
        ({"column": 1}, "invalidParams", "/cells/0/column"), ({"width": 1}, "invalidParams", "/cells/0/width"),
    ]:  # fmt: skip
        error = pipe.error("view/measure", view="v", cells=[{**cell, **fault}])
        assert (error.kind, error.pointer) == (kind, pointer)
    assert pipe.error("view/measure", view="v").kind == "invalidParams"


def test_a_row_of_which_all_cells_are_told_is_not_asked_for(pipe):
    opened(pipe, ROWS, ASKED)
    question = pipe.question()
    assert question["params"]["rows"] == [1, 2, 3]
    tell(pipe, {(row, column): row for row in (1, 2, 3) for column in ("k", "g", "text")})
    assert heights(pipe) == {1: 1, 2: 2, 3: 3} and "estimate" not in pipe.replica("s").layout
    pipe.send({"jsonrpc": "2.0", "id": question["id"], "result": {"heights": [9, 9, 9]}})
    pipe.sync()
    assert heights(pipe) == {1: 1, 2: 2, 3: 3}, "nobody waits for that answer any more"
    tell(pipe, {(2, "g"): None})
    pipe.sync()
    assert pipe.question()["params"]["rows"] == [2]


class Cells:
    """Rows whose cells are told of at random, beside a model: the largest of each row."""

    columns = ["k", "g", "text"]

    def __init__(self, pipe, seed, wrap):
        self.pipe, self.chance, self.wrap = pipe, random.Random(seed), wrap
        self.texts = {key: self.words() for key in range(30)}
        self.rows, self.cells, self.hidden = {}, {}, set()
        opened(pipe, [[key, "g", text] for key, text in self.texts.items()], {**LAYOUT, "rows": {"wrap": wrap}})

    def words(self):
        return " ".join(["abc"] * self.chance.randint(1, 5))

    def model(self, key):
        if key in self.rows:
            return self.rows[key]
        shown = [column for column in self.columns if column not in self.hidden]
        own = {"k": 1, "g": 1, "text": len(self.texts[key].split()) if self.wrap else 1}
        return max(self.cells.get((key, column), own[column]) for column in shown)

    def forget(self, keys):
        self.rows = {key: height for key, height in self.rows.items() if key not in keys}
        self.cells = {place: height for place, height in self.cells.items() if place[0] not in keys}

    def step(self):
        chance, keys = self.chance, list(self.texts)
        key, choice = chance.choice(keys), chance.randrange(9)
        if choice < 4:
            some = {(chance.choice(keys), chance.choice(self.columns)): chance.choice([None, 0, 0.25, 2, 6.5]) for _ in range(12)}
            tell(self.pipe, some)
            self.cells.update({place: height for place, height in some.items() if place[1] not in self.hidden})
            self.cells = {place: height for place, height in self.cells.items() if height is not None}
        elif choice == 4:
            height = chance.choice([None, 0, 3.5])
            measure(self.pipe, {key: height})
            self.rows = {**self.rows, key: height}
            self.rows = {key: height for key, height in self.rows.items() if height is not None}
        elif choice == 5:
            text = self.words() + " d"
            edit(self.pipe, set_cell(key, "text", text))
            self.texts[key] = text
            self.forget({key})
        elif choice == 6:
            self.hidden ^= {chance.choice(["k", "g"])}
            state = {column: {"hidden": column in self.hidden} for column in ("k", "g")}
            self.pipe.request("view/set", view="v", state={"columns": state})
            self.forget(set(keys))
        elif choice == 7:
            way = chance.choice(["ascending", "descending"])
            self.pipe.request("view/set", view="v", state={"sort": [{"column": "k", "direction": way}]})
        elif len(keys) > 10:
            edit(self.pipe, {"kind": "remove", "rows": [key]})
            del self.texts[key]
            self.forget({key})
        assert heights(self.pipe) == {key: self.model(key) for key in self.texts}


@pytest.mark.parametrize("seed", seeds(4))
@pytest.mark.parametrize("wrap", [True, False])
def test_rows_are_as_high_as_their_highest_cells(pipe, seed, wrap):
    cells = Cells(pipe, seed, wrap)
    for _ in range(40):
        cells.step()
