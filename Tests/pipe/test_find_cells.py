"""Stepping from cell to cell of a search, and which of how many it is, against a plain model."""

import random
import time

import pytest
from harness import RpcError, seeds

NAMES = ["a", "b", "c", "d"]
WORDS = ["red", "Red", "redder", "blue red", "été", "", "green", "x"]


class Model:
    """A table as a list of rows, and a view of it as rules over the list."""

    def __init__(self, r):
        self.r = r
        count = r.choice([0, 1, 7, 40, 300, 700])
        self.rows = {key: {name: r.choice(WORDS) for name in NAMES} | {"n": r.randrange(9)}
                     for key in range(1, count + 1)}  # fmt: skip
        self.next_key = count + 1
        self.sort, self.order, self.hidden, self.above, self.search = None, [], set(), -1, {"text": "red"}

    def shown_columns(self):
        names = self.order + [name for name in [*NAMES, "n"] if name not in self.order]
        return [name for name in names if name not in self.hidden]

    def hit(self, row, name):
        return any(word in str(row[name]).casefold() for word in self.words())

    def words(self):
        text = self.search["text"].casefold()
        return text.split() if self.search.get("match") == "words" else [text]

    def searched(self):
        return self.search.get("columns") or [*NAMES, "n"]

    def matches(self, row):
        texts = [str(row[name]).casefold() for name in self.searched()]
        return all(any(word in text for text in texts) for word in self.words())

    def keys(self, mode):
        """The keys shown, in order."""
        keys = [key for key, row in self.rows.items() if row["n"] > self.above]
        if self.sort:
            keys.sort(key=lambda key: self.rows[key][self.sort], reverse=True)
        return [key for key in keys if mode != "filter" or self.matches(self.rows[key])]

    def hits(self, mode, by_cell):
        keys = [key for key in self.keys(mode) if self.matches(self.rows[key])]
        if not by_cell:
            return [(key, None) for key in keys]
        columns = [name for name in self.shown_columns() if name in self.searched()]
        return [(key, name) for key in keys for name in columns if self.hit(self.rows[key], name)]

    def state(self):
        return {
            "sort": [{"column": self.sort, "direction": "descending"}] if self.sort else [],
            "columnOrder": self.order,
            "columns": {name: {"hidden": name in self.hidden} for name in [*NAMES, "n"]},
            "filter": {"kind": "compare", "column": "n", "relation": "greater", "value": self.above},
        }

    def change_rules(self):
        r = self.r
        self.sort = r.choice([None, None, "a", "n"])
        self.order = r.sample(NAMES, r.randrange(5))
        self.hidden = set(r.sample([*NAMES, "n"], r.choice([0, 0, 1, 3])))
        self.above = r.choice([-1, -1, 2, 6])
        self.search = {"text": r.choice(["red", "RED", "é", "3", "zzz"])}
        if r.random() < 0.3:
            self.search = {"text": r.choice(["red 3", "e x", "green"]), "match": "words"}
        if r.random() < 0.3:
            self.search["columns"] = r.sample([*NAMES, "n"], 2)

    def edits(self):
        """Some edits, done here already."""
        r, edits = self.r, []
        for key in r.sample(sorted(self.rows), min(len(self.rows), r.randrange(4))):
            if r.random() < 0.3:
                del self.rows[key]
                edits.append({"kind": "remove", "rows": [key]})
            else:
                name, text = r.choice(NAMES), r.choice(WORDS)
                self.rows[key][name] = text
                edits.append({"kind": "set", "row": key, "column": name, "value": text})
        if r.random() < 0.5:
            row = {name: r.choice(WORDS) for name in NAMES} | {"n": r.randrange(9)}
            self.rows[self.next_key] = row
            self.next_key += 1
            edits.append({"kind": "insert", "rows": [row]})
        return edits


def step(pipe, at, direction, asked, count=True):
    key, name = at or (None, None)
    place = {"from": key} if key is not None else {}
    if name is not None:
        place["fromColumn"] = name
    return pipe.request("view/find", view="v", direction=direction, count=count, **place, **asked)


def place_of(answer, by_cell):
    hit = answer["hit"]
    if not by_cell:
        return hit["row"], None
    [cell] = hit["cells"]
    assert cell["ranges"]
    return hit["row"], cell["column"]


@pytest.mark.parametrize("by_cell", [True, False])
@pytest.mark.parametrize("seed", seeds(6))
def test_steps_visit_every_hit_once_in_order(pipe, seed, by_cell):
    """From either end, with ordinals 1 to n; steps from anywhere wrap as a ring does."""
    r = random.Random(seed)
    model = Model(r)
    columns = [{"id": name, "type": "text"} for name in NAMES] + [{"id": "n", "type": "integer"}]
    rows = [[row[name] for name in [*NAMES, "n"]] for row in model.rows.values()]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v")
    for turn in range(6):
        if turn:
            model.change_rules()
        own, mode = r.random() < 0.6, r.choice(["mark", "filter"])
        if not own:
            mode = "mark"
        search = {"match": None, "columns": None, **model.search, "mode": mode} if own else None
        pipe.request("view/set", view="v", state={**model.state(), "search": search})
        asked = {} if own else {"search": model.search}
        if by_cell:
            asked["unit"] = "cell"
        for edited in range(2):
            if edited:
                edits = model.edits()
                if edits:
                    pipe.request("table/edit", table="t", edits=edits)
            where = f"seed {seed}, turn {turn}, edited {edited}, {model.search}, own {own}, {mode}"
            check(pipe, r, model.hits(mode, by_cell), model.keys(mode), asked, by_cell, where)


def check(pipe, r, hits, keys, asked, by_cell, where):
    if not hits:
        for direction in ("next", "previous"):
            answer = step(pipe, None, direction, asked)
            assert (answer["hit"], answer["hits"], answer["complete"]) == (None, 0, True), where
        return
    count = len(hits)
    whole = count if count < 60 else 25
    for direction, ring in (("next", hits), ("previous", hits[::-1])):  # before anything was counted
        number = r.randrange(count)
        answer = step(pipe, ring[number], direction, asked, count=False)
        assert place_of(answer, by_cell) == ring[(number + 1) % count], where
    for direction, ring, sign in (("next", hits, 1), ("previous", hits[::-1], -1)):
        at = None
        for number in range(whole):
            answer = step(pipe, at, direction, asked)
            at = place_of(answer, by_cell)
            assert at == ring[number], where
            assert answer["hits"] == count and not answer["hit"]["wrapped"], where
            assert answer["hit"]["ordinal"] == (number + 1 if sign > 0 else count - number), where
            assert answer["hit"]["viewIndex"] == keys.index(at[0]), where
        for _ in range(4):  # one step from anywhere, and past the end
            number = r.choice([r.randrange(count), count - 1])
            answer = step(pipe, ring[number], direction, asked)
            assert place_of(answer, by_cell) == ring[(number + 1) % count], where
            assert answer["hit"]["wrapped"] == (number == count - 1), where
            ordinal = (number + 1) % count
            assert answer["hit"]["ordinal"] == (ordinal + 1 if sign > 0 else count - ordinal), where
        answer = step(pipe, ring[-1], direction, {**asked, "wrap": False})
        assert (answer["hit"], answer["hits"]) == (None, count), where


@pytest.fixture
def three(pipe):
    rows = [["red", "red", "x"], ["x", "x", "red red"], ["red", "x", "x"]]
    pipe.request("table/create", table="t", columns=[{"id": one, "type": "text"} for one in "abc"], rows=rows)
    state = {"search": {"text": "red", "mode": "mark"}, "columns": {"b": {"hidden": True}}}
    pipe.request("view/open", table="t", view="v", state=state)
    return pipe


def test_a_hidden_column_and_a_row_alone(three):
    """From a column that is not shown, the whole row is to the right; without one, it is passed."""
    find = {"view": "v", "unit": "cell", "count": True}
    answer = three.request("view/find", **find, **{"from": 1, "fromColumn": "b"})
    assert place_of(answer, True) == (1, "a") and answer["hits"] == 3
    answer = three.request("view/find", **find, **{"from": 1})
    assert place_of(answer, True) == (2, "c")
    assert answer["hit"]["cells"] == [{"column": "c", "ranges": [[0, 3], [4, 7]]}]
    answer = three.request("view/find", **find, direction="previous", **{"from": 2})
    assert place_of(answer, True) == (1, "a")


def test_nothing_is_counted_unasked(three):
    answer = three.request("view/find", view="v", unit="cell")
    assert "hits" not in answer and "ordinal" not in answer["hit"] and answer["matches"] == 3


def test_rows_of_collapsed_sections_are_not_counted(three):
    state = {"sections": {"by": [{"column": "a"}], "collapsed": {"keys": [["red"]]}}}
    three.request("view/set", view="v", state=state)
    answer = three.request("view/find", view="v", count=True)
    assert (answer["hit"]["row"], answer["hit"]["ordinal"], answer["hits"]) == (2, 1, 1)
    assert answer["matches"] == 3


@pytest.mark.parametrize(
    ("params", "pointer", "kind"),
    [({"fromColumn": "a", "unit": "cell"}, "/fromColumn", None), ({"from": 1, "fromColumn": "a"}, "/fromColumn", None),
     ({"from": 1, "fromColumn": "z", "unit": "cell"}, "/fromColumn", "unknownColumn"),
     ({"from": 9, "fromColumn": "a", "unit": "cell"}, None, "unknownRow"), ({"unit": "column"}, "/unit", None)],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(three, params, pointer, kind):
    with pytest.raises(RpcError) as caught:
        three.request("view/find", view="v", **params)
    assert caught.value.kind == kind or kind is None
    assert pointer is None or caught.value.pointer == pointer
    assert three.request("view/find", view="v")["hit"]["row"] == 1


def test_no_ordinal_while_rows_are_missing(pipe, tmp_path):
    """What is told while a file is read is no guess: with every ordinal, all rows are there."""
    path = tmp_path / "long.csv"
    path.write_text("a,b\n" + "".join(f"red{n},{n}\n" for n in range(60_000)))
    pipe.request("table/open", table="t", path=str(path))
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "b", "direction": "descending"}]})
    pipe.request("view/set", view="v", state={"search": {"text": "red", "mode": "mark"}}, wait=False)
    for _ in range(500):
        answer = pipe.request("view/find", view="v", search={"text": "9999"}, unit="cell", count=True, wait=False)
        told = "hits" in answer, "ordinal" in (answer["hit"] or {"ordinal": 0})
        assert told == (answer["complete"], answer["complete"] or not answer["hit"])
        if answer["complete"]:
            break
        time.sleep(0.02)
    assert answer["complete"] and answer["hits"] == 12  # 9999, 19999 and so on, in both columns
