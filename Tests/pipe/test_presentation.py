"""How a view is presented: data that clients draw by, with defaults by kind; bars count in heights."""

import itertools
import random

import pytest
from harness import seeds

COLUMNS = [{"id": "name"}, {"id": "n", "type": "integer"}]
SIDES = ["top", "leading", "bottom", "trailing"]
KINDS = ["list", "stack", "grid", "headless"]


@pytest.fixture
def table(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[["a", 1], ["b", 2], ["c", 3]])
    pipe.request("view/open", table="t", view="v")
    return pipe


def show(pipe, presentation, **state):
    return pipe.request("view/set", view="v", state={"presentation": presentation, **state})["state"]


def bar(shown=True, height=0, inside=False, floats=False, **members):
    return {"shown": shown, "height": height, "inside": inside, "floats": floats, **members}


def default(kind):
    edge = bar(kind != "headless", inside=kind in ("list", "headless"))
    return {
        "kind": kind, "header": dict(edge), "footer": dict(edge),
        "search": bar(placement="embedded", placeholder=None),
        "insets": {}, "spacings": {"header": 0, "footer": 0},
        "indicators": {"ascending": "▲", "descending": "▼", "none": "", "width": 0,
                       "header": True, "footer": False},
        "scrollBars": {"vertical": True, "horizontal": True},
        "alignment": "leading",
    }  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_has_its_defaults(table, kind):
    assert "presentation" not in table.request("view/get", view="v")["state"]
    assert show(table, {"kind": kind})["presentation"] == default(kind)
    assert "presentation" not in show(table, None)


def test_what_is_not_said_follows_the_kind(table):
    show(table, {"header": {"height": 20}, "footer": {"inside": False}})
    told = show(table, {"kind": "grid", "alignment": "center"})["presentation"]
    assert told["header"] == bar(height=20) and told["footer"] == bar()
    assert told["alignment"] == "center"
    told = show(table, {"kind": None, "alignment": None})["presentation"]
    assert told["header"] == bar(height=20, inside=True) and told["footer"] == bar()
    assert show(table, {"header": None, "footer": None})["presentation"] == default("list")
    told = show(table, {"kind": "headless", "header": {"shown": True, "height": 8}})["presentation"]
    assert told["header"] == bar(height=8, inside=True), "a header may be asked for"
    assert show(table, {"kind": "list", "header": {"shown": False}})["presentation"]["header"] == bar(
        False, inside=True)  # fmt: skip
    assert show(table, {}, footers=False)["presentation"]["footer"]["shown"] is False


def test_parts_do_not_forget_each_other(table):
    show(table, {"indicators": {"ascending": "up", "none": "dot"}, "insets": {"row": {"top": 4}}})
    told = show(table, {"indicators": {"descending": "down", "none": None, "footer": True},
                        "insets": {"table": {"leading": 2.5}},
                        "spacings": {"footer": -4}, "scrollBars": {"vertical": False}})["presentation"]  # fmt: skip
    assert told == {
        **default("list"), "spacings": {"header": 0, "footer": -4},
        "indicators": {"ascending": "up", "descending": "down", "none": "", "width": 0,
                       "header": True, "footer": True},
        "scrollBars": {"vertical": False, "horizontal": True},
        "insets": {"table": dict.fromkeys(SIDES, 0) | {"leading": 2.5},
                   "row": dict.fromkeys(SIDES, 0) | {"top": 4}},
    }  # fmt: skip
    assert show(table, told)["presentation"] == told, "what is told can be set"


@pytest.mark.parametrize("placement", ["embedded", "client", "hidden"])
def test_a_search_works_wherever_its_field_is(table, placement):
    told = show(table, {"search": {"placement": placement, "height": 30, "placeholder": "Find items…"}})
    is_here = placement == "embedded"
    assert told["presentation"]["search"] == bar(
        is_here, 30 if is_here else 0, placement=placement, placeholder="Find items…")  # fmt: skip
    show(table, {}, search={"text": "b"})
    assert table.request("view/rows", view="v")["keys"] == [2]
    assert show(table, {"search": {"placement": "embedded"}})["presentation"]["search"]["height"] == 30


def height(pipe):
    return pipe.request("view/get", view="v")["layout"]["height"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("inside", [None, True, False])
def test_what_is_inside_counts_in_the_height_of_the_page(table, kind, inside):
    show(table, {"kind": kind}, layout={"rows": {"height": 10}})
    assert height(table) == 30
    edge = {"height": 7, "inside": inside}
    told = show(table, {"header": edge, "footer": {**edge, "height": 5}, "search": {"height": 3, "inside": inside},
                        "spacings": {"header": 2, "footer": -1}, "insets": {"table": {"top": 4, "bottom": 1.5}}})  # fmt: skip
    presentation = told["presentation"]
    expected = 30 + 5.5
    if presentation["header"]["inside"] and presentation["header"]["shown"]:
        expected += 7 + 2 + 5 - 1
    expected += 3 if presentation["search"]["inside"] else 0
    assert height(table) == expected
    assert presentation["header"]["inside"] == (kind in ("list", "headless") if inside is None else inside)
    show(table, {"search": {"placement": "client"}, "header": {"shown": False}, "footer": {"shown": False},
                 "insets": None})  # fmt: skip
    assert height(table) == 30


def test_a_change_of_a_bar_is_told_to_windows_with_the_height(table):
    show(table, {"header": {"height": 5}}, layout={"rows": {"height": 10}})
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    table.sync()
    assert table.replica("s").layout["height"] == 35
    show(table, {"header": {"shown": False}})
    table.sync()
    assert table.replica("s").layout["height"] == 30


def test_the_width_of_indicators_is_kept_in_headers(table):
    def widths():
        places = table.request("view/get", view="v")["layout"]["columns"]
        return {place["column"]: place["width"] for place in places}

    show(table, {"indicators": {"width": 3}}, layout={})
    table.sync()
    assert widths() == {"name": 7, "n": 4}, "in every state, so that nothing moves"
    show(table, {}, sort=[{"column": "n"}])
    assert widths() == {"name": 7, "n": 4}
    show(table, {}, layout={"sizing": {"headerPadding": 1}})
    table.sync()
    assert widths() == {"name": 5, "n": 2}, "what is said of headers wins"
    show(table, None, layout={"sizing": {"headerPadding": None}})
    table.sync()
    assert widths() == {"name": 4, "n": 1}


@pytest.mark.parametrize("name, kind, edges, spacing", [
    ("tabler-macos", "list", None, (0, 0)), ("tabler-ios", "list", None, (0, 0)),
    ("tabler-macos-stack", "stack", (10, 16, 15, 16), (4, -4)),
    ("tabler-macos-grid", "grid", (10, 16, 15, 16), (4, -4)),
    ("tabler-ios-stack", "stack", (36, 32, 20, 32), (10, 3)),
    ("tabler-ios-grid", "grid", (36, 32, 20, 32), (10, 3)),
])  # fmt: skip
def test_the_defaults_of_swifttabler_by_platform(table, name, kind, edges, spacing):
    told = table.request("view/open", table="t", preset=name)["state"]["presentation"]
    assert told["kind"] == kind and told["header"]["inside"] == (kind == "list")
    assert told["insets"].get("table") == (edges and dict(zip(SIDES, edges)))
    assert (told["spacings"]["header"], told["spacings"]["footer"]) == spacing
    item = told["insets"].get("item", told["insets"].get("row"))
    vertical = {"macos": (4, 4), "ios": (11 if kind == "stack" else 11.5, 12)}[name.split("-")[1]]
    assert item is None if kind == "list" else (item["top"], item["bottom"]) == vertical
    indicators = told["indicators"]
    assert [indicators[state] for state in ("ascending", "descending", "none")] == [
        "chevron.up", "chevron.down", ""]  # fmt: skip


def test_the_defaults_of_swiftdatatables(table):
    table.request("view/close", view="v")
    told = table.request("view/open", table="t", view="v", preset="swiftdatatables")["state"]["presentation"]
    assert told["header"] == told["footer"] == bar(height=44, inside=True, floats=True)
    assert told["search"] == bar(height=60, placement="embedded", placeholder=None)
    assert told["scrollBars"] == {"vertical": True, "horizontal": False}
    changed = show(table, {"header": {"floats": False, "height": 30}, "search": {"floats": True, "shown": False}})
    assert changed["presentation"]["header"] == bar(height=30, inside=True)
    assert changed["presentation"]["search"] == bar(
        False, floats=True, placement="embedded", placeholder=None)  # fmt: skip
    assert show(table, {"header": None, "search": None})["presentation"] == told


@pytest.mark.parametrize("patch, pointer", [
    ({"kind": "table"}, "/kind"), ({"header": {"height": -1}}, "/header/height"),
    ({"search": {"placement": "top"}}, "/search/placement"), ({"insets": {"cell": {}}}, "/insets/cell"),
    ({"insets": {"row": {"top": None}}}, "/insets/row/top"), ({"spacings": {"row": 1}}, "/spacings/row"),
    ({"indicators": {"width": "3"}}, "/indicators/width"), ({"direction": "rtl"}, "/direction"),
    ({"spacings": {"header": -2e7}}, "/spacings/header"), ({"scrollBars": True}, "/scrollBars"),
])  # fmt: skip
def test_a_faulty_presentation_is_refused_whole(table, patch, pointer):
    before = show(table, {"kind": "stack"})
    error = table.error("view/set", view="v", state={"presentation": {"alignment": "center", **patch}})
    assert (error.code, error.pointer) == (-32602, "/state/presentation" + pointer)
    assert table.request("view/get", view="v")["state"] == before


@pytest.mark.parametrize("seed", seeds(4))
def test_any_patches_come_to_what_a_model_merges(table, seed):
    chance = random.Random(seed)
    said = {}
    for _ in range(40):
        name = chance.choice(["kind", "header", "footer", "search", "spacings", "alignment"])
        value = {
            "kind": lambda: chance.choice([None, *KINDS]),
            "header": lambda: chance.choice([None, {"height": chance.choice([None, 3, 0.5])}, {"inside": chance.choice([None, True, False])}]),
            "footer": lambda: chance.choice([None, {"shown": chance.choice([None, True, False])}, {"floats": chance.choice([None, True])}]),
            "search": lambda: chance.choice([None, {"placement": chance.choice([None, "client", "hidden"])}, {"height": chance.choice([None, 9])}]),
            "spacings": lambda: chance.choice([None, {"header": chance.choice([None, -2, 6])}]),
            "alignment": lambda: chance.choice([None, "center", "trailing"]),
        }[name]()  # fmt: skip
        if isinstance(value, dict):
            merged = {**(said.get(name) or {}), **value}
            said[name] = {key: part for key, part in merged.items() if part is not None}
        else:
            said[name] = value
        told = show(table, {name: value})["presentation"]
        kind = said.get("kind") or "list"
        expected = default(kind)
        for part in ("header", "footer", "search"):
            expected[part] |= said.get(part) or {}
        expected["search"]["shown"] &= expected["search"]["placement"] == "embedded"
        for part in ("header", "footer", "search"):
            if not expected[part]["shown"]:
                expected[part]["height"] = 0
        expected["spacings"] |= said.get("spacings") or {}
        expected["alignment"] = said.get("alignment") or "leading"
        assert told == expected, (seed, name, value)


VARIANTS = list(itertools.product(
    KINDS, ["none", "single", "multiple"], ["given", "keyed"], [None, "n > 1"], ["none", "cell", "object"]))  # fmt: skip


@pytest.mark.parametrize(("kind", "selection", "source", "filter", "binding"), VARIANTS)
def test_every_presentation_goes_with_everything(pipe, kind, selection, source, filter, binding):
    keys = {"keyColumns": ["name"]} if source == "keyed" else {}
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[["a", 1], ["b", 2], ["c", 3]], **keys)
    state = {"presentation": {"kind": kind}, "selection": {"mode": selection}, "filter": filter,
             "binding": binding, "layout": {"rows": {"height": 10}}}  # fmt: skip
    told = pipe.request("view/open", table="t", view="v", state=state)["state"]
    assert told["presentation"] == default(kind) and told["selection"]["mode"] == selection
    shown = pipe.request("view/rows", view="v")["keys"]
    assert len(shown) == (2 if filter else 3) and height(pipe) == 10 * len(shown)
    tap = {"view": "v", "action": "tap", "rows": [shown[0]]}
    if selection == "none":
        assert pipe.error("view/select", **tap).kind == "notSelectable"
    else:
        assert pipe.request("view/select", **tap)["count"] == 1
    edit = {"kind": "set", "row": shown[0], "column": "n", "value": 0}
    pipe.request("table/declare", table="t", declarations={"settings": {"editable": True}})
    if binding == "none":
        assert pipe.error("table/edit", table="t", view="v", edits=[edit]).kind == "notBound"
        return
    pipe.request("table/edit", table="t", view="v", edits=[edit])
    assert height(pipe) == (10 if filter else 30), "filters follow edits, and heights both"
