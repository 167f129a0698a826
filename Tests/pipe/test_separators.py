"""Lines around rows: decorations, told by the place of a row among those that are shown."""

import random

import pytest
from harness import seeds
from replica import expanded

COLUMNS = [{"id": "name"}, {"id": "team"}, {"id": "n", "type": "integer"}]
ROWS = [["a", "x", 1], ["b", "y", 2], ["c", "x", 3], ["d", "x", 4]]
LINES = {"top": {"thickness": 2}, "between": {"leading": 8}, "bottom": {"thickness": 1}}
TOP, BETWEEN, BOTTOM = LINES["top"], LINES["between"], LINES["bottom"]


@pytest.fixture
def table(pipe):
    declarations = {"settings": {"separators": LINES}, "kinds": {"wide": {}}}
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS, declarations=declarations)
    pipe.request("view/open", table="t", view="v")
    return pipe


class Held:
    """What a client holds that applies `separators` as the contract says, by key."""

    def __init__(self, pipe, **window):
        window = window or {"kind": "all"}
        pipe.request("view/watch", view="v", subscription="s", window=window, separators=True)
        self.pipe, self.lines, self.place = pipe, {}, 0
        self.told = []
        self.take()

    def take(self):
        """The rows that the client is told of anew, with their lines."""
        self.pipe.sync()
        updates = self.pipe.replica("s").updates
        self.told = []
        for parts in updates[self.place :]:
            inserts = [part["diff"]["inserts"] for part in parts if "inserts" in part.get("diff", {})]
            for part in inserts:
                for key in part["keys"]:
                    self.lines.pop(str(key), None)
            if "reset" in parts[0]:
                self.lines = {}
            self.told += parts[-1].get("separators", [])
        self.place = len(updates)
        keys = self.pipe.replica("s").keys
        rows = {}
        for item in self.told:
            assert "thickness" not in item.get("top", {}) or item["top"]["thickness"] > 0
            for at in expanded(item["at"]):
                assert at not in rows, "a row is told once"
                rows[at] = keys[at]
                lines = {side: item[side] for side in ("top", "bottom") if side in item}
                self.lines[str(keys[at])] = lines
        shown = {str(key) for key in keys}
        self.lines = {key: lines for key, lines in self.lines.items() if lines and key in shown}
        return [rows[at] for at in sorted(rows)]


def edit(pipe, *edits):
    pipe.request("table/edit", table="t", edits=list(edits))


def show(pipe, **state):
    pipe.request("view/set", view="v", state=state)


def test_the_place_in_the_section_decides(table):
    held = Held(table)
    assert held.lines == {
        "1": {"top": TOP, "bottom": BETWEEN}, "2": {"bottom": BETWEEN},
        "3": {"bottom": BETWEEN}, "4": {"bottom": BOTTOM},
    }  # fmt: skip
    show(table, sections={"by": [{"column": "team"}]})
    held.take()
    assert held.lines == {
        "1": {"top": TOP, "bottom": BETWEEN}, "3": {"bottom": BETWEEN}, "4": {"bottom": BOTTOM},
        "2": {"top": TOP, "bottom": BOTTOM},
    }  # fmt: skip


def test_a_new_neighbour_tells_exactly_the_rows_it_changes(table):
    held = Held(table)
    edit(table, {"kind": "insert", "rows": [["e", "y", 5]]})
    assert held.take() == [4, 5] and held.lines["4"] == {"bottom": BETWEEN}
    last = table.updates("s")[-1]
    assert "updates" not in last["diff"], "no cell has changed"
    edit(table, {"kind": "set", "row": 2, "column": "name", "value": "B"})
    assert held.take() == []
    assert "separators" not in table.updates("s")[-1]
    edit(table, {"kind": "remove", "rows": [2]})
    assert held.take() == []
    edit(table, {"kind": "remove", "rows": [1]})
    assert held.take() == [3] and held.lines["3"] == {"top": TOP, "bottom": BETWEEN}
    table.request("table/undo", table="t")
    assert held.take() == [1, 3] and held.lines["3"] == {"bottom": BETWEEN}


def test_neighbours_outside_the_window_and_on_other_pages_count(table):
    held = Held(table, kind="entries", first=2, size=2)
    assert held.lines == {"3": {"bottom": BETWEEN}, "4": {"bottom": BOTTOM}}
    edit(table, {"kind": "insert", "rows": [["e", "y", 5]]})
    assert held.take() == [4] and held.lines["4"] == {"bottom": BETWEEN}
    show(table, page={"size": 2, "index": 0})
    held.take()
    assert held.lines == {"1": {"top": TOP, "bottom": BETWEEN}, "2": {"bottom": BETWEEN}}


def test_rows_that_are_filtered_out_are_no_neighbours(table):
    held = Held(table)
    show(table, filter="n < 3")
    held.take()
    assert held.lines == {"1": {"top": TOP, "bottom": BETWEEN}, "2": {"bottom": BOTTOM}}


def test_a_change_of_lines_is_told_by_itself(table):
    held = Held(table)
    table.request("table/declare", table="t", declarations={
        "settings": {"separators": {"between": {"thickness": 0}, "bottom": {"thickness": 3}}}})  # fmt: skip
    assert held.take() == [1, 2, 3, 4]
    assert held.lines == {"4": {"bottom": {"thickness": 3}}}
    last = table.updates("s")[-1]
    assert last["causes"] == ["declare"] and last["diff"] == {}
    table.request("table/declare", table="t", declarations={"settings": {"separators": None}})
    assert held.take() == [4] and held.lines == {}


def test_what_a_row_or_its_kind_says_holds_wherever_it_stands(table):
    held = Held(table)
    line = {"leading": 1, "trailing": 2, "thickness": 5}
    own = {"separators": {"top": line, "bottom": line}}
    edit(table, {"kind": "setRow", "row": 2, "options": {"settings": own}})
    assert held.take() == [2] and held.lines["2"] == {"top": line, "bottom": line}
    edit(table, {"kind": "setRow", "row": 2, "options": {"settings": {"separators": None}}})
    assert held.take() == [2]
    table.request("table/declare", table="t", declarations={
        "kinds": {"wide": {"separators": {"between": line}}}})  # fmt: skip
    edit(table, {"kind": "setRow", "row": 3, "options": {"kind": "wide"}},
         {"kind": "setRow", "row": 4, "options": {"kind": "wide"}})  # fmt: skip
    held.take()
    assert (held.lines["2"], held.lines["3"], held.lines["4"]) == (
        {"bottom": BETWEEN}, {"bottom": line}, {"bottom": BOTTOM})  # fmt: skip


def test_a_section_and_its_kind_say_it_for_their_rows(table):
    line, other = {"thickness": 5}, {"thickness": 6}
    table.request("table/declare", table="t", declarations={
        "sectionKinds": {"framed": {"separators": {"top": line}}},
        "sections": {"x": {"kind": "framed", "separators": {"bottom": other}}}})  # fmt: skip
    held = Held(table)
    assert held.lines["1"] == {"top": TOP, "bottom": BETWEEN}
    show(table, sections={"by": [{"column": "team"}]})
    held.take()
    assert held.lines == {
        "1": {"top": line, "bottom": BETWEEN}, "3": {"bottom": BETWEEN}, "4": {"bottom": other},
        "2": {"top": TOP, "bottom": BOTTOM},
    }  # fmt: skip


def test_rows_hidden_by_declaration_are_no_neighbours(table):
    held = Held(table)
    edit(table, {"kind": "setRow", "row": 4, "options": {"settings": {"hidden": True}}})
    assert held.take() == [3] and held.lines["3"] == {"bottom": BOTTOM}


def test_nothing_is_told_to_those_who_do_not_ask(table):
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    edit(table, {"kind": "insert", "rows": [["e", "y", 5]]})
    table.sync()
    assert not any("separators" in update for update in table.updates("s"))


@pytest.mark.parametrize("seed", seeds(6))
def test_through_any_run_clients_hold_what_the_rows_come_to(start, seed):
    chance = random.Random(seed)
    pipe = start(updates="each")
    rows = [[f"n{i}", chance.choice("xyz"), i] for i in range(12)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows,
                 declarations={"settings": {"separators": LINES}})  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    held = Held(pipe)
    for _ in range(25):
        kind = chance.choice(["insert", "remove", "move", "team", "sections", "sort", "filter", "undo"])
        keys = [
            key for key in pipe.replica("s").keys if not isinstance(key, dict)]  # fmt: skip
        if kind == "insert":
            edit(pipe, {"kind": "insert", "rows": [["new", chance.choice("xyz"), chance.randrange(30)]]})
        elif kind in ("remove", "team", "move") and keys:
            key = chance.choice(keys)
            edit(pipe, {
                "remove": {"kind": "remove", "rows": [key]},
                "move": {"kind": "move", "rows": [key], "place": {"kind": "start"}},
                "team": {"kind": "set", "row": key, "column": "team", "value": chance.choice("xyz")},
            }[kind])  # fmt: skip
        elif kind == "sections":
            show(pipe, sections=chance.choice([None, {"by": [{"column": "team"}]}]))
        elif kind == "sort":
            show(pipe, sort=chance.choice([[], [{"column": "n", "direction": "descending"}]]))
        elif kind == "filter":
            show(pipe, filter=chance.choice([None, "n % 2 == 0"]))
        else:
            pipe.request("table/undo", table="t")
        held.take()
        groups = [[]]
        for key in pipe.request("view/rows", view="v", columns=[])["keys"]:
            if isinstance(key, dict):
                groups.append([])
            else:
                groups[-1].append(str(key))
        expected = {}
        for group in groups:
            for place, key in enumerate(group):
                expected[key] = {"bottom": BOTTOM if place == len(group) - 1 else BETWEEN}
                if place == 0:
                    expected[key]["top"] = TOP
        assert held.lines == expected, kind
