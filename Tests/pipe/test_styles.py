"""How rows and cells look: tags by rules, each look told once, exactly where it is new."""

import json
import random

import pytest
from harness import seeds
from replica import expanded

COLUMNS = [{"id": "name"}, {"id": "team"}, {"id": "n", "type": "integer"}]
ROWS = [["a", "x", 1], ["b", "y", 2], ["c", "x", 3], ["d", "x", 4]]


def style(tag, layer="background", **members):
    return {"layer": layer, "tag": tag, **members}


def tag(called, layer="background", **parameters):
    return {"layer": layer, "tag": called, **({"parameters": parameters} if parameters else {})}


@pytest.fixture
def table(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
    pipe.request("view/open", table="t", view="v")
    return pipe


class Held:
    """What a client holds that applies `styles` as the contract says, by key."""

    def __init__(self, pipe, subscription="s", **members):
        window = members.pop("window", {"kind": "all"})
        pipe.request("view/watch", view="v", subscription=subscription, window=window,
                     styles=True, **members)  # fmt: skip
        self.pipe, self.subscription, self.place = pipe, subscription, 0
        self.rows, self.cells, self.looks, self.failures = {}, {}, {}, []
        self.told = []
        self.take()

    def take(self):
        """Takes all updates that have come; answers itself."""
        self.pipe.sync()
        updates = self.pipe.replica(self.subscription).updates
        self.told = [parts[-1].get("styles", {}) for parts in updates[self.place :]]
        before = len(updates[: self.place])
        for number, parts in enumerate(updates[self.place :], before):
            assert not any("styles" in part for part in parts[:-1]), "told in the last part"
            self.apply(parts, self.keys_after(updates, number))
        self.place = len(updates)
        return self

    def keys_after(self, updates, number):
        """The keys that the window had after an update."""
        keys = []
        for parts in updates[: number + 1]:
            resets = [part["reset"] for part in parts if "reset" in part]
            if resets:
                keys = [key for reset in resets for key in reset["keys"]]
                continue
            diffs = [part["diff"] for part in parts if "diff" in part]
            moves = [move for diff in diffs for move in diff.get("moves", [])]
            gone = {at for diff in diffs for at in expanded(diff.get("deletes", []))}
            inserts = [diff["inserts"] for diff in diffs if "inserts" in diff]
            places = [at for insert in inserts for at in expanded(insert["at"])]
            new = [key for insert in inserts for key in insert["keys"]]
            entries = {**dict(zip(places, new)), **{to: keys[old] for old, to in moves}}
            gone |= {old for old, _ in moves}
            rest = iter([key for at, key in enumerate(keys) if at not in gone])
            size = len(keys) - len(gone) + len(entries)
            keys = [entries[at] if at in entries else next(rest) for at in range(size)]
        return keys

    def apply(self, parts, keys):
        told = parts[-1].get("styles", {})
        if "reset" in parts[0] or told.get("anew"):
            self.rows, self.cells, self.looks = {}, {}, {}
        if "reset" in parts[0]:
            self.failures = []
        names = [json.dumps(key) for key in keys]
        new = {
            json.dumps(key) for part in parts
            for key in part.get("diff", {}).get("inserts", {}).get("keys", [])
        }  # fmt: skip
        held = set(names) - new
        self.rows = {key: look for key, look in self.rows.items() if key in held}
        self.cells = {place: look for place, look in self.cells.items() if place[0] in held}
        for look in told.get("looks", []):
            assert look["look"] not in self.looks, "a look is told once"
            assert look["styles"] not in self.looks.values(), "a look has one number"
            self.looks[look["look"]] = look["styles"]
        seen = set()
        for item in [*told.get("rows", []), *told.get("cells", [])]:
            column = item.get("column")
            for at in expanded(item["at"]):
                assert (at, column) not in seen and not isinstance(keys[at], dict)
                seen.add((at, column))
                store, place = self.rows, names[at]
                if column is not None:
                    store, place = self.cells, (names[at], column)
                look = self.looks[item["look"]] if "look" in item else None
                assert store.get(place) != look, "only what is new is told"
                if look is None:
                    store.pop(place)
                else:
                    store[place] = look
        self.failures = told.get("failures", self.failures)

    def row_tags(self):
        """The names of the tags of rows that have any, by key."""
        return {json.loads(key): [tag["tag"] for tag in look] for key, look in self.rows.items()}

    def cell_tags(self):
        return {
            (json.loads(key), column): [tag["tag"] for tag in look]
            for (key, column), look in self.cells.items()
        }


def show(pipe, **state):
    return pipe.request("view/set", view="v", state=state)["state"]


def edit(pipe, *edits):
    pipe.request("table/edit", table="t", edits=list(edits))


def test_a_state_keeps_its_styles_as_they_were_said(table):
    rules = [
        style("big", when="n > 2 && !selected", columns=["n", "name"]),
        style("odd", source={"kind": "stripes", "every": 3, "offset": 1, "by": "section"}),
        style("bar", "overlay", parameters={
            "share": {"expression": "n / 4.0"}, "colour": "red", "width": 2, "bold": True}),
        style("", source={"kind": "hovered"}, columns=[]),
    ]  # fmt: skip
    assert "styles" not in table.request("view/get", view="v")["state"]
    assert show(table, styles=rules)["styles"] == rules
    assert show(table, sort=[{"column": "n"}])["styles"] == rules
    assert "styles" not in show(table, styles=None)
    assert show(table, styles=[style("s", source={"kind": "stripes"})])["styles"] == [
        style("s", source={"kind": "stripes", "every": 2, "offset": 0, "by": "page"})
    ]
    assert "styles" not in show(table, styles=[])


def test_rules_give_tags_with_parameters_on_both_layers(table):
    show(table, styles=[
        style("plain", "background", when="n < 4"),
        style("bar", "overlay", columns=["n"], parameters={
            "share": {"expression": "n / 4.0"}, "of": {"expression": "team"}, "width": 2}),
        style("high", "overlay", when="n >= 3"),
    ])  # fmt: skip
    held = Held(table)
    assert held.rows == {
        "1": [tag("plain")], "2": [tag("plain")], "3": [tag("plain"), tag("high", "overlay")],
        "4": [tag("high", "overlay")],
    }  # fmt: skip
    assert held.cells == {
        (str(n), "n"): [tag("bar", "overlay", share=n / 4, of="xyxx"[n - 1], width=2)]
        for n in range(1, 5)
    }
    assert len(held.looks) == 7 and len(held.told) == 1


def test_each_look_is_told_once_and_only_what_is_new(table):
    show(table, styles=[style("big", when="n > 2")])
    held = Held(table)
    assert held.told == [{"looks": [{"look": 1, "styles": [tag("big")]}],
                          "rows": [{"look": 1, "at": [[2, 2]]}]}]  # fmt: skip
    edit(table, {"kind": "set", "row": 1, "column": "n", "value": 9})
    assert held.take().told == [{"rows": [{"look": 1, "at": [[0, 1]]}]}]
    edit(table, {"kind": "set", "row": 4, "column": "n", "value": 0})
    assert held.take().told == [{"rows": [{"at": [[3, 1]]}]}]
    edit(table, {"kind": "set", "row": 2, "column": "name", "value": "B"})
    assert held.take().told == [{}], "the cell is told, no look"
    edit(table, {"kind": "insert", "rows": [["e", "y", 5], ["f", "y", 1]], "place": {"kind": "start"}})
    assert held.take().told == [{"rows": [{"look": 1, "at": [[0, 1]]}]}]
    edit(table, {"kind": "move", "rows": [5], "place": {"kind": "end"}})
    assert held.take().told == [{}], "a row takes its look along"
    show(table, styles=None)
    assert held.take().row_tags() == {}
    assert table.updates("s")[-1]["causes"] == ["state"] and table.updates("s")[-1]["diff"] == {}


def test_stripes_count_the_rows_of_the_page_or_of_their_section(table):
    show(table, styles=[style("dark", source={"kind": "stripes"}),
                        style("third", "overlay", source={"kind": "stripes", "every": 3, "offset": 2})])  # fmt: skip
    held = Held(table)
    assert held.row_tags() == {1: ["dark"], 3: ["dark", "third"]}
    edit(table, {"kind": "remove", "rows": [1]})
    assert held.take().row_tags() == {2: ["dark"], 4: ["dark", "third"]}
    table.request("table/undo", table="t")
    show(table, page={"size": 3, "index": 1})
    assert held.take().row_tags() == {4: ["dark"]}, "a page begins anew"
    show(table, page=None, sections={"by": [{"column": "team"}]},
         styles=[style("dark", source={"kind": "stripes", "by": "section"}),
                 style("all", "overlay", source={"kind": "stripes"}, columns=["n"])])  # fmt: skip
    held.take()
    assert held.row_tags() == {1: ["dark"], 4: ["dark"], 2: ["dark"]}
    assert held.cell_tags() == {(1, "n"): ["all"], (4, "n"): ["all"]}, "headers do not count"


def test_the_columns_sorted_by(table):
    show(table, styles=[style("sorted", source={"kind": "sorted"}),
                        style("both", source={"kind": "sorted"}, columns=["n"], when="n < 3")])  # fmt: skip
    held = Held(table)
    assert held.cells == {}
    show(table, sort=[{"column": "team"}])
    assert held.take().cell_tags() == {(key, "team"): ["sorted"] for key in (1, 2, 3, 4)}
    show(table, sort=[{"column": "n"}])
    assert held.take().cell_tags() == {
        (1, "n"): ["sorted", "both"], (2, "n"): ["sorted", "both"],
        (3, "n"): ["sorted"], (4, "n"): ["sorted"],
    }  # fmt: skip


def test_the_colours_of_swiftdatatables(table):
    table.request("view/close", view="v")
    opened = table.request("view/open", table="t", view="v", preset="swiftdatatables")
    assert [rule["tag"] for rule in opened["state"]["styles"]] == ["row", "row", "sorted", "sorted"]
    show(table, sort=[{"column": "n", "direction": "descending"}])
    held = Held(table)
    rows = [held.rows[str(key)][0]["parameters"] for key in (4, 3, 2, 1)]
    assert rows == [{"light": "#F8F8F8", "dark": "#0F0F0F"}, {"light": "#FFFFFF", "dark": "#080808"}] * 2
    cells = [held.cells[str(key), "n"][0]["parameters"]["light"] for key in (4, 3, 2, 1)]
    assert cells == ["#F0F0F0", "#F8F8F8"] * 2 and len(held.cells) == 4
    show(table, sort=[{"column": "n"}])
    held.take()
    assert held.rows["1"][0]["parameters"]["light"] == "#F8F8F8", "by where a row is shown"


def test_a_column_may_be_called_as_what_rules_read(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "index"}, {"id": "selected"}], rows=[["a", "b"]])
    pipe.request("view/open", table="t", view="v", preset="swiftdatatables")
    show(pipe, styles=[style("own", when="index == 'a' && selected == 'b'")])
    assert Held(pipe).row_tags() == {1: ["own"]}


def test_what_is_selected_by_rows_cells_and_columns(table):
    chosen = style("chosen", source={"kind": "selected"})
    show(table, styles=[chosen, style("ring", "overlay", when="selected")])
    held = Held(table)
    table.request("view/select", view="v", action="replace", rows=[2, 3])
    assert held.take().row_tags() == {2: ["chosen", "ring"], 3: ["chosen", "ring"]}
    show(table, selection={"unit": "cell"})
    assert held.take().row_tags() == {}
    table.request("view/select", view="v", action="replace", cells=[{"row": 1, "column": "n"}])
    assert held.take().cell_tags() == {(1, "n"): ["chosen"]}
    show(table, selection={"unit": "column"}, styles=[chosen])
    table.request("view/select", view="v", action="replace", columns=["team"])
    assert held.take().cell_tags() == {(key, "team"): ["chosen"] for key in (1, 2, 3, 4)}


def test_hover_is_one_row_of_one_subscription_and_leaves_with_it(table):
    show(table, styles=[style("lit", source={"kind": "hovered"}),
                        style("under", "overlay", when="hoveredColumn == 'n'", columns=["n"])])  # fmt: skip
    held, other = Held(table), Held(table, "other")
    table.request("view/hover", subscription="s", row=2, column="n")
    assert held.take().row_tags() == {2: ["lit"]} and held.cell_tags() == {(2, "n"): ["under"]}
    assert table.updates("s")[-1]["causes"] == ["hover"]
    assert other.take().row_tags() == {}
    table.request("view/hover", subscription="s", row=3)
    assert held.take().row_tags() == {3: ["lit"]} and held.cell_tags() == {}
    show(table, filter="n != 3")
    assert held.take().row_tags() == {}
    show(table, filter=None)
    assert held.take().row_tags() == {}, "nobody knows whether the pointer is still there"
    show(table, styles=None)
    table.request("view/hover", subscription="s", row=1)
    held.take()
    assert held.row_tags() == {} and held.told == [{}], "off: the pointer tells nothing"


def test_search_hits_as_rows_and_as_cells(table):
    show(table, styles=[style("hit", source={"kind": "matches"}),
                        style("here", "overlay", source={"kind": "matches"}, columns=["name", "team"])],
         search={"text": "X", "mode": "mark"})  # fmt: skip
    held = Held(table)
    assert held.row_tags() == {1: ["hit"], 3: ["hit"], 4: ["hit"]}
    assert held.cell_tags() == {(key, "team"): ["here"] for key in (1, 3, 4)}
    edit(table, {"kind": "set", "row": 2, "column": "name", "value": "ax"})
    assert held.take().cell_tags()[2, "name"] == ["here"] and held.row_tags()[2] == ["hit"]
    show(table, search=None)
    assert held.take().rows == {} and held.cells == {}


def test_drafts_and_cells_in_error(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[["a", "x", "no"], ["b", "x", 2]])
    pipe.request("view/open", table="t", view="v")
    show(pipe, styles=[style("typing", source={"kind": "drafts"}),
                       style("wrong", "overlay", source={"kind": "errors"})])  # fmt: skip
    held = Held(pipe)
    assert held.cell_tags() == {(1, "n"): ["wrong"]}
    pipe.request("cell/draft", view="v", row=1, column="n", action="begin")
    pipe.request("cell/draft", view="v", row=1, column="n", action="change", text="7")
    assert held.take().cell_tags() == {(1, "n"): ["typing", "wrong"]}
    pipe.request("cell/draft", view="v", row=1, column="n", action="commit")
    assert held.take().cell_tags() == {}


def test_a_rule_that_fails_gives_no_tag_and_is_told(table):
    show(table, styles=[style("odd", when="10 / (n - 2) > 0"), style("good", "overlay", when="n > 3"),
                        style("part", parameters={"list": {"expression": "n > 3 ? dyn([1]) : dyn(1)"}})])  # fmt: skip
    held = Held(table)
    assert held.row_tags() == {1: ["part"], 2: ["part"], 3: ["odd", "part"], 4: ["odd", "good"]}
    assert [(f["style"], f["count"], f["row"]) for f in held.failures] == [(0, 1, 2), (2, 1, 4)]
    assert all(failure["message"] for failure in held.failures)
    edit(table, {"kind": "set", "row": 2, "column": "n", "value": 5})
    assert [f["style"] for f in held.take().failures] == [2]
    show(table, styles=[style("good", when="n > 3")])
    assert held.take().failures == []
    edit(table, {"kind": "removeColumn", "column": "n"})
    held.take()
    assert held.row_tags() == {} and held.failures[0]["count"] == 4, "it does not fit any more"
    table.request("table/undo", table="t")
    assert held.take().row_tags() == {2: ["good"], 4: ["good"]} and held.failures == []


def test_parameters_of_the_view_and_the_table_are_read(table):
    table.request("table/setParams", table="t", params={"least": {"int": "3"}})
    show(table, styles=[style("big", when="n > params.least")])
    held = Held(table)
    assert held.row_tags() == {4: ["big"]}
    show(table, params={"least": {"int": "1"}})
    assert held.take().row_tags() == {2: ["big"], 3: ["big"], 4: ["big"]}
    show(table, params=None)
    table.request("table/setParams", table="t", params={"least": {"int": "2"}})
    assert held.take().row_tags() == {3: ["big"], 4: ["big"]}


@pytest.mark.parametrize("rule, code, kind, pointer", [
    (style("a", when="n +"), -32803, "expression", "/state/styles/0/when"),
    (style("a", when="n + 1"), -32803, "expression", "/state/styles/0/when"),
    (style("a", when="nobody > 1"), -32803, "expression", "/state/styles/0/when"),
    (style("a", parameters={"x/y": {"expression": "("}}), -32803, "expression",
     "/state/styles/0/parameters/x~1y/expression"),
    (style("a", columns=["no"]), -32602, "unknownColumn", "/state/styles/0/columns/0"),
    (style("a", parameters={"x": None}), -32602, "invalidParams", "/state/styles/0/parameters/x"),
    (style("a", source={"kind": "stripes", "every": 0}), -32602, "invalidParams",
     "/state/styles/0/source/every"),
    (style("a", "behind"), -32602, "invalidParams", "/state/styles/0/layer"),
])  # fmt: skip
def test_a_faulty_style_is_refused_whole(table, rule, code, kind, pointer):
    before = show(table, styles=[style("good")])
    error = table.error("view/set", view="v", state={"styles": [rule]})
    assert (error.code, error.data["kind"], error.pointer) == (code, kind, pointer)
    assert table.request("view/get", view="v")["state"] == before


def test_there_are_only_so_many_styles(table):
    most = 256
    show(table, styles=[style(str(n)) for n in range(most)])
    one = style("a", when="n > 1", parameters={"p": {"expression": "n"}})
    error = table.error("view/set", view="v", state={"styles": [style("x")] * (most - 1) + [one]})
    assert (error.code, error.data["limit"], error.data["found"]) == (-32803, "stylesMax", most + 1)


def test_nothing_is_told_to_those_who_do_not_ask(table):
    show(table, styles=[style("all")])
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    edit(table, {"kind": "insert", "rows": [["e", "y", 5]]})
    table.sync()
    assert not any("styles" in update for update in table.updates("s"))


def test_a_client_does_not_have_to_keep_looks_for_ever(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS[2:], rows=[[n] for n in range(1500)])
    pipe.request("view/open", table="t", view="v")
    show(pipe, styles=[style("is", parameters={"n": {"expression": "n"}})])
    held = Held(pipe)
    for step in range(1, 5):
        rows = list(range(1, 1501))
        edit(pipe, *({"kind": "set", "row": row, "column": "n", "value": step * 10000 + row} for row in rows))
        held.take()
        assert held.rows == {str(row): [tag("is", n=step * 10000 + row)] for row in rows}
    assert len(held.looks) < 6000 and any(
        update.get("styles", {}).get("anew") for update in pipe.updates("s"))  # fmt: skip


def expected(pipe, hovered, chosen):
    """The looks of all that is shown, from a fresh read and a model of the rules."""
    answer = pipe.request("view/rows", view="v", columns=["team", "n"], **{"as": "value"})
    values = {block["column"]: block["values"] for block in answer["blocks"]}
    rows, cells = {}, {}
    index = 0
    for place, key in enumerate(answer["keys"]):
        if isinstance(key, dict):
            continue
        n, team = values["n"][place], values["team"][place]
        look = [tag("dark")] if index % 2 == 1 else []
        look += [tag("lit", "overlay")] if key == hovered else []
        look += [tag("team", name=team)] if key in chosen and n % 3 == 0 else []
        if look:
            rows[str(key)] = look
        if n > 10:
            cells[str(key), "n"] = [tag("bar", "overlay", share=n // 4)]
        index += 1
    return rows, cells


@pytest.mark.parametrize("seed", seeds(6))
def test_through_any_run_clients_hold_what_the_rules_come_to(start, seed):
    chance = random.Random(seed)
    pipe = start(updates=chance.choice(["each", "merged"]))
    rows = [[f"n{i}", chance.choice("xyz"), i] for i in range(16)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"styles": [
        style("dark", source={"kind": "stripes", "offset": 1}),
        style("lit", "overlay", source={"kind": "hovered"}),
        style("team", when="selected && n % 3 == 0", parameters={"name": {"expression": "team"}}),
        style("bar", "overlay", when="n > 10", columns=["n"], parameters={"share": {"expression": "n / 4"}}),
    ]})  # fmt: skip
    held = Held(pipe)
    hovered, chosen, is_sectioned = None, set(), False
    for _ in range(30):
        kind = chance.choice(["insert", "remove", "move", "set", "sections", "sort", "filter", "undo",
                              "hover", "select", "resync"])  # fmt: skip
        keys = [key for key in pipe.replica("s").keys if not isinstance(key, dict)]
        if kind == "insert":
            row = ["new", chance.choice("xyz"), chance.randrange(30)]
            edit(pipe, {"kind": "insert", "rows": [row], "place": {"kind": chance.choice(["start", "end"])}})
        elif kind in ("remove", "set", "move") and keys:
            key = chance.choice(keys)
            edit(pipe, {
                "remove": {"kind": "remove", "rows": [key]},
                "move": {"kind": "move", "rows": [key], "place": {"kind": "start"}},
                "set": {"kind": "set", "row": key, "column": "n", "value": chance.randrange(30)},
            }[kind])  # fmt: skip
        elif kind == "sections":
            is_sectioned = not is_sectioned
            show(pipe, sections={"by": [{"column": "team"}]} if is_sectioned else None)
        elif kind == "sort":
            show(pipe, sort=chance.choice([[], [{"column": "n", "direction": "descending"}]]))
        elif kind == "filter":
            show(pipe, filter=chance.choice([None, "n % 2 == 0"]))
        elif kind == "hover" and keys:
            hovered = chance.choice([None, chance.choice(keys)])
            pipe.request("view/hover", subscription="s", row=hovered)
        elif kind == "select" and keys:
            key = chance.choice(keys)
            pipe.request("view/select", view="v", action="toggle", rows=[key])
        elif kind == "resync":
            pipe.request("view/resync", subscription="s")
        elif kind == "undo":
            pipe.request("table/undo", table="t")
        held.take()
        shown = [key for key in pipe.replica("s").keys if not isinstance(key, dict)]
        hovered = hovered if hovered in shown else None
        items = pipe.request("view/selection", view="v")["items"]
        chosen = {item["row"] for item in items}
        told = expected(pipe, hovered, chosen)
        assert (held.rows, held.cells) == told, (seed, kind)
