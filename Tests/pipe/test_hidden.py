"""Rows and sections hidden by declarations, the layer of sections, and rules that read the view."""

import random

import pytest
from harness import RpcError, seeds

COLUMNS = [
    {"id": "name", "type": "text"},
    {"id": "team", "type": "text"},
    {"id": "n", "type": "integer"},
]
ROWS = [["a", "red", 1], ["b", "blue", 2], ["c", "red", 3], ["d", None, None], ["e", "blue", 5]]


@pytest.fixture
def table(pipe):
    """Table t with given keys 1 to 5, view v."""
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
    pipe.request("view/open", table="t", view="v")
    return pipe


def declare(pipe, **declarations):
    return pipe.request("table/declare", table="t", declarations=declarations)


def show(pipe, **state):
    return pipe.request("view/set", view="v", state=state)


def keys(pipe, view="v"):
    found = pipe.request("view/rows", view=view, columns=[])["keys"]
    return [key for key in found if not isinstance(key, dict)]


def counts(pipe, view="v"):
    return pipe.request("view/get", view=view)["counts"]


def test_a_row_may_be_hidden_from_the_beginning(pipe):
    options = [None, {"settings": {"hidden": True}}, {"settings": {"hidden": {"expression": "n > 2"}}}, None, None]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS, rowOptions=options)
    pipe.request("view/open", table="t", view="v")
    assert keys(pipe) == [1, 4, 5]
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 3, "column": "n", "value": 1}])
    assert keys(pipe) == [1, 3, 4, 5]


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def set_row(row, **options):
    return {"kind": "setRow", "row": row, "options": options}


def refused(pipe, method, **params):
    with pytest.raises(RpcError) as caught:
        pipe.request(method, **params)
    return caught.value.data


def next_update(pipe):
    """The newest update of s."""
    pipe.sync()
    return pipe.updates("s")[-1]


# MARK: Hidden rows


def test_rows_are_hidden_by_an_expression_that_follows_their_cells(table):
    declare(table, settings={"hidden": {"expression": "n > 2"}})
    assert keys(table) == [1, 2, 4]
    assert counts(table)["hidden"] == 2 and counts(table)["source"] == 5
    edit(table, set_cell(1, "n", 9), set_cell(5, "n", 0))
    assert keys(table) == [2, 4, 5]
    found = table.request("view/locate", view="v", keys=[1, 2])["rows"]
    assert found[0] == {"key": 1, "sourceIndex": 0, "viewIndex": None, "reason": "hidden"}
    edit(table, {"kind": "insert", "rows": [["f", "red", 7], ["g", "red", 1]]})
    assert keys(table) == [2, 4, 5, 7]
    table.request("table/undo", table="t")
    table.request("table/undo", table="t")
    assert keys(table) == [1, 2, 4]
    declare(table, settings={"hidden": None})
    assert keys(table) == [1, 2, 3, 4, 5] and "hidden" not in counts(table)


def test_hidden_comes_before_filter_and_search(table):
    declare(table, settings={"hidden": {"expression": "name == 'a'"}})
    show(table, filter="team == 'red' || 1 / (n - 1) >= 0")
    # At row a the filter would fail for none, at d it is undecided.
    assert keys(table) == [2, 3, 5]
    show(table, filter="1 / (n - 1) >= 0")
    assert "failed" not in counts(table)
    assert keys(table) == [2, 3, 5]
    show(table, filter=None, search={"text": "r"})
    assert keys(table) == [3]
    assert counts(table)["matches"] == 1
    show(table, showHidden=True)
    state = table.request("view/get", view="v")["state"]
    assert state["showHidden"] is True
    assert keys(table) == [1, 3] and "hidden" not in counts(table)
    show(table, showHidden=None)
    assert keys(table) == [3]


def test_every_layer_hides_and_the_nearest_decides(table):
    declare(table, fallback={"hidden": True})
    assert keys(table) == []
    declare(table, settings={"hidden": {"expression": "n > 2"}})
    # Of d the table says nothing, so the fallback does.
    assert keys(table) == [1, 2]
    declare(table, kinds={"red": {"hidden": False}}, kindBy={"column": "team"})
    assert keys(table) == [1, 2, 3]
    edit(table, set_row(1, settings={"hidden": True}))
    assert keys(table) == [2, 3]
    edit(table, set_row(5, settings={"hidden": {"expression": "n == 5"}}), set_row(4, kind="red"))
    assert keys(table) == [2, 3, 4]
    edit(table, set_cell(5, "n", 6))
    assert keys(table) == [2, 3, 4, 5]
    edit(table, set_cell(2, "team", "red"), set_cell(2, "n", 7))
    assert keys(table) == [2, 3, 4, 5]
    for _ in range(4):
        table.request("table/undo", table="t")
    assert keys(table) == [1, 2, 3]
    for _ in range(4):
        table.request("table/redo", table="t")
    assert keys(table) == [2, 3, 4, 5]


def test_rules_read_parameters(table):
    declare(
        table,
        settings={
            "hidden": {"expression": "n < params.least"},
            "editable": {"expression": "params.open"},
        },
    )
    assert keys(table) == [1, 2, 3, 4, 5]  # what fails does not hide
    row = table.request("table/resolve", table="t", rows=[1], settings=["editable"])["items"][0]
    assert row["settings"]["editable"]["value"] is False  # and forbids
    table.request("table/setParams", table="t", params={"least": {"int": "3"}})
    assert keys(table) == [3, 4, 5]
    table.request(
        "table/setParams", table="t", params={"least": {"int": "2"}, "open": {"bool": True}}
    )
    assert keys(table) == [2, 3, 4, 5]
    row = table.request("table/resolve", table="t", rows=[1], settings=["editable"])["items"][0]
    assert row["settings"]["editable"] == {"value": True, "layer": "table"}
    table.request("view/set", view="v", state={"binding": "cell"})
    edit(table, set_cell(2, "n", 1), view="v")
    assert keys(table) == [3, 4, 5]
    # A row's own expression reads them too.
    edit(table, set_row(1, settings={"hidden": {"expression": "!params.open"}}))
    assert keys(table) == [1, 3, 4, 5]
    table.request("table/setParams", table="t", params={"open": {"bool": False}})
    assert keys(table) == [3, 4, 5]


def test_hidden_rows_leave_watched_windows_and_footers(table):
    show(table, columns={"n": {"footer": {"aggregate": "sum"}}})
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"}, **{"as": "value"})
    first = next_update(table)
    assert first["footers"]["n"]["value"] == 11
    declare(table, settings={"hidden": {"expression": "n > 2"}})
    update = next_update(table)
    assert update["causes"] == ["declare"] or "declare" in update["causes"]
    assert update["counts"]["hidden"] == 2
    table.request("view/sync")
    assert table.request("view/get", view="v")["footers"]["n"]["value"] == 3
    edit(table, set_row(1, settings={"hidden": True}))
    assert table.request("view/get", view="v")["footers"]["n"]["value"] == 2


def test_a_hidden_row_is_still_a_row(table):
    declare(table, settings={"hidden": {"expression": "n > 2"}})
    edit(table, set_cell(3, "name", "hidden but there"))
    rows = table.request("view/rows", view="v", keys=[3], columns=["name"])
    assert rows["blocks"][0]["values"] == ["hidden but there"] or rows["keys"] == []
    assert refused(table, "table/declare", table="t", declarations={
        "settings": {"hidden": {"expression": "nn > 2"}}})["kind"] == "expression"  # fmt: skip
    # A column goes: the rule has no value, and hides nothing, until it is back.
    edit(table, {"kind": "removeColumn", "column": "n"})
    assert keys(table) == [1, 2, 3, 4, 5]
    table.request("table/undo", table="t")
    assert keys(table) == [1, 2, 4]


# MARK: Sections


def test_sections_hide_their_rows_by_key_and_by_kind(table):
    show(table, sections={"by": [{"column": "team"}]})
    declare(table, sections={"red": {"hidden": True}})
    assert keys(table) == [2, 5, 4]
    found = table.request("view/rows", view="v", columns=[])["keys"]
    assert {"kind": "header", "key": ["red"]} not in found
    show(table, sections=None)
    assert keys(table) == [1, 2, 3, 4, 5]  # without sections no row is in one
    show(table, sections={"by": [{"column": "team"}]})
    declare(
        table,
        sections={"red": {"hidden": None}, "blue": {"kind": "extra"}},
        sectionKinds={"extra": {"hidden": {"expression": "!params.more"}}},
    )
    assert keys(table) == [2, 5, 1, 3, 4]
    table.request("table/setParams", table="t", params={"more": {"bool": False}})
    assert keys(table) == [1, 3, 4]
    edit(table, set_cell(1, "team", "blue"), set_cell(2, "team", "red"))
    assert keys(table) == [2, 3, 4]
    table.request("table/setParams", table="t", params={"more": {"bool": True}})
    assert keys(table) == [1, 5, 2, 3, 4]


def shown(pipe):
    """The headers by the text of their section, and the rows; a window that follows has the same."""
    pipe.sync()
    found = pipe.request("view/rows", view="v", columns=[])["keys"]
    assert pipe.replica("w").keys == found
    return [",".join(map(str, key["key"])) if isinstance(key, dict) else key for key in found]


def test_a_hidden_section_has_no_header_though_empty_ones_are_shown(table):
    values = ["blue", "green", "grey", "red"]
    show(table, sections={"by": [{"column": "team", "values": values}], "empty": "show"})
    table.request("view/watch", view="v", subscription="w", window={"kind": "all"})
    everything = ["blue", 2, 5, "green", "grey", "red", 1, 3, "None", 4]
    assert shown(table) == everything
    declare(table, sections={"green": {"hidden": True}, "red": {"hidden": True}})
    assert shown(table) == ["blue", 2, 5, "grey", "None", 4]
    show(table, showHidden=True)
    assert shown(table) == everything
    show(table, showHidden=None)
    # A row that says so itself is shown, with its section.
    edit(table, set_row(1, settings={"hidden": False}))
    assert shown(table) == ["blue", 2, 5, "grey", "red", 1, "None", 4]
    table.request("table/undo", table="t")
    # By kind, and by an expression that reads no row.
    declare(
        table,
        sections={"green": {"hidden": None, "kind": "extra"}, "grey": {"kind": "extra"}},
        sectionKinds={"extra": {"hidden": {"expression": "!params.more"}}},
    )
    assert shown(table) == ["blue", 2, 5, "green", "grey", "None", 4]
    table.request("table/setParams", table="t", params={"more": {"bool": False}})
    assert shown(table) == ["blue", 2, 5, "None", 4]
    edit(table, set_cell(2, "team", "green"))
    assert shown(table) == ["blue", 5, "None", 4]
    table.request("table/setParams", table="t", params={"more": {"bool": True}})
    assert shown(table) == ["blue", 5, "green", 2, "grey", "None", 4]
    # What reads rows is asked row by row.
    declare(table, sectionKinds={"extra": {"hidden": {"expression": "n == 2"}}})
    assert shown(table) == ["blue", 5, "green", "grey", "None", 4]
    show(table, sections={"by": [{"column": "team", "values": values}], "empty": "hide"})
    assert shown(table) == ["blue", 5, "None", 4]


def test_all_are_hidden_but_the_sections_that_are_not(table):
    values = ["blue", "green", "grey"]
    show(table, sections={"by": [{"column": "team", "values": values}], "empty": "show"})
    table.request("view/watch", view="v", subscription="w", window={"kind": "all"})
    declare(table, settings={"hidden": True}, sections={"grey": {"hidden": False}, "blue": {"hidden": False}})
    assert shown(table) == ["blue", 2, 5, "grey"]


def test_hidden_sections_within_sections_have_no_header_either(table):
    by = [{"column": "team", "values": ["red", "blue"]}, {"column": "name", "values": ["x", "y"]}]
    show(table, sections={"by": by, "empty": "show"})
    table.request("view/watch", view="v", subscription="w", window={"kind": "all"})
    red = ["red", "red,x", "red,y", "red,a", 1, "red,c", 3]
    blue = ["blue", "blue,x", "blue,y", "blue,b", 2, "blue,e", 5]
    none = ["None", "None,x", "None,y", "None,d", 4]
    assert shown(table) == red + blue + none
    declare(table, sections={'["red","x"]': {"hidden": True}, '["blue","b"]': {"hidden": True}})
    red.remove("red,x")
    assert shown(table) == red + blue[:3] + blue[5:] + none
    declare(table, sections={"blue": {"hidden": True}, '["blue","y"]': {"hidden": False}})
    assert shown(table) == red + none
    edit(table, set_cell(5, "name", "y"))
    assert shown(table) == red + ["blue", "blue,y", 5] + none
    edit(table, {"kind": "remove", "rows": [5]})
    assert shown(table) == red + none
    show(table, sections={"collapsed": {"all": True}})
    assert shown(table) == ["red", "None"]


def test_a_declared_section_is_hidden_by_its_kind(table):
    sections = [{"key": "a", "rows": [[1]]}, {"key": "b", "kind": "extra"}, {"key": "c"}]
    table.request("table/create", table="d", columns=[{"id": "n"}], sections=sections)
    declarations = {"sectionKinds": {"extra": {"hidden": True}}}
    table.request("table/declare", table="d", declarations=declarations)
    table.request("view/open", table="d", view="x", state={"sections": {"by": "declared", "empty": "show"}})

    def heads():
        found = table.request("view/rows", view="x", columns=[])["keys"]
        return [key["key"][0] for key in found if isinstance(key, dict)]

    def set_kind(section, kind):
        options = {"kind": "setSection", "section": section, "options": {"kind": kind}}
        table.request("table/edit", table="d", edits=[options])

    assert heads() == ["a", "c"]
    set_kind("c", "extra")
    assert heads() == ["a"]
    set_kind("b", None)
    assert heads() == ["a", "b"]
    table.request("table/undo", table="d")
    table.request("table/undo", table="d")
    assert heads() == ["a", "c"]


def test_the_innermost_section_speaks_first(table):
    show(table, sections={"by": [{"column": "team"}, {"column": "n"}]})
    declare(table, sections={"red": {"hidden": True}, '["red",3]': {"hidden": False}})
    assert keys(table) == [2, 5, 3, 4]


def test_a_setting_of_a_section_reaches_its_rows(table):
    show(table, sections={"by": [{"column": "team"}]}, binding="cell")
    declare(table, sections={"red": {"editable": False}}, settings={"height": 5})
    item = table.request("table/resolve", table="t", view="v", rows=[1], settings=["editable"])
    assert item["items"][0]["settings"]["editable"] == {
        "value": False, "layer": "section", "name": "red"}  # fmt: skip
    item = table.request("table/resolve", table="t", rows=[1], settings=["editable"])["items"][0]
    assert item["settings"]["editable"]["layer"] == "builtIn"
    data = refused(table, "table/edit", table="t", view="v", edits=[set_cell(1, "n", 4)])
    assert (data["permission"], data["layer"], data["name"]) == ("edit", "section", "red")
    edit(table, set_cell(2, "n", 4), view="v")


def test_a_row_goes_only_to_the_sections_it_may_go_to(table):
    show(table, sections={"by": [{"column": "team"}]}, binding="cell")
    declare(table, settings={"movable": {"within": ["red", "blue"]}})
    edit(table, set_cell(1, "team", "blue"), view="v")
    data = refused(table, "table/edit", table="t", view="v", edits=[set_cell(2, "team", "green")])
    assert (data["permission"], data["section"], data["row"]) == ("move", "green", 2)
    edit(table, set_cell(2, "team", "green"))  # the owner may
    edit(table, set_cell(2, "n", 0), view="v")
    assert refused(
        table, "table/edit", table="t", view="v",
        edits=[{"kind": "move", "rows": [2], "place": {"kind": "start"}}],
    )["permission"] == "move"  # fmt: skip
    edit(table, {"kind": "move", "rows": [1], "place": {"kind": "start"}}, view="v")


def test_a_section_that_may_not_be_collapsed_stays_open(table):
    show(table, sections={"by": [{"column": "team"}]})
    declare(table, sections={"red": {"collapsible": False}})

    def collapsed():
        return table.request("view/get", view="v")["state"]["sections"]["collapsed"]

    data = refused(table, "view/collapse", view="v", action="collapse", keys=[["blue"], ["red"]])
    assert (data["kind"], data["permission"], data["section"]) == ("notPermitted", "collapse", "red")
    assert collapsed() == {"all": False, "keys": []}
    table.request("view/collapse", view="v", action="collapse", keys=[["blue"]])
    table.request("view/collapse", view="v", action="collapse")
    assert collapsed() == {"all": True, "keys": [["red"]]}
    assert keys(table) == [1, 3]
    table.request("view/collapse", view="v", action="expand")
    declare(table, settings={"collapsible": False}, sections={"red": None})
    assert refused(table, "view/collapse", view="v", action="toggle")["layer"] == "table"


# MARK: The view


def test_rules_read_the_view_they_are_told_with(table):
    show(table, sections={"by": [{"column": "team"}]})
    declare(table, columns={"name": {"cellKind": {
        "expression": "selected ? 'chosen' : section[0] == 'red' && index < 5 ? 'red' : 'plain'"}}})  # fmt: skip
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"}, kinds=True)
    update = next_update(table)
    cells = {cell["cellKind"]: cell["at"] for cell in update["kinds"]["cells"]}
    # header blue, 2, 5, header red, 1, 3, header null, 4
    assert cells == {"plain": [[1, 2], [5, 1]], "red": [[4, 1]]} or cells["red"] == [[4, 1]]
    table.request("view/select", view="v", action="replace", rows=[5])
    update = next_update(table)
    cells = {cell["cellKind"]: cell["at"] for cell in update["kinds"]["cells"]}
    assert cells["chosen"] == [[2, 1]]
    item = table.request("table/resolve", table="t", view="v", rows=[5], columns=["name"],
                         settings=["cellKind"])["items"][0]  # fmt: skip
    assert item["settings"]["cellKind"]["value"] == "chosen"
    item = table.request("table/resolve", table="t", rows=[5], columns=["name"],
                         settings=["cellKind"])["items"][0]["settings"]["cellKind"]  # fmt: skip
    assert item["value"] is None and "problem" in item
    for setting in ["hidden", "editable", "momentary"]:
        data = refused(table, "table/declare", table="t", declarations={
            "settings": {setting: {"expression": "selected"}}})  # fmt: skip
        assert data["kind"] == "expression"
    assert refused(table, "table/resolve", table="t", view="none")["kind"] == "unknownView"


# MARK: Law


def random_rules(random):
    def flag():
        return random.choice([
            True, False, {"expression": f"n > {random.randrange(6)}"}, None,
            {"expression": "params.p"}, {"expression": "name < 'c'"}])  # fmt: skip

    return {
        "settings": {"hidden": flag()},
        "fallback": {"hidden": flag()},
        "kinds": {"red": {"hidden": flag()}},
        "kindBy": random.choice([None, {"column": "team"}]),
        "sections": {"blue": {"hidden": flag()}},
    }


def random_edit(random, rows):
    row = random.choice(rows)
    kind = random.randrange(6)
    if kind == 0:
        return set_cell(row, "n", random.choice([None, *range(7)]))
    if kind == 1:
        return set_cell(row, "team", random.choice([None, "red", "blue"]))
    if kind == 2:
        hidden = random.choice([None, True, False, {"expression": "n == 3 || params.p"}])
        return set_row(row, settings={"hidden": hidden}, kind=random.choice([None, "red"]))
    if kind == 3 and len(rows) > 3:
        rows.remove(row)
        return {"kind": "remove", "rows": [row]}
    if kind == 4:
        return {"kind": "insert", "rows": [["x", "red", random.randrange(7)]]}
    return set_cell(row, "name", random.choice("abcdef"))


@pytest.mark.parametrize("seed", seeds(6))
def test_a_view_kept_in_steps_equals_one_built_anew(start, seed):
    choose = random.Random(seed)
    pipe = start()
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS * 3)
    states = [
        {},
        {"filter": "n != 2", "sort": [{"column": "n"}]},
        {"sections": {"by": [{"column": "team"}], "footers": True}},
        {"search": {"text": "e"}, "sort": [{"column": "name", "direction": "descending"}]},
    ]
    for place, state in enumerate(states):
        pipe.request("view/open", table="t", view=f"v{place}", state=state)
    rows = list(range(1, 16))
    for step in range(40):
        what = choose.randrange(6)
        if what == 0:
            declare(pipe, **random_rules(choose))
        elif what == 1:
            value = choose.choice([{"bool": True}, {"bool": False}, None])
            pipe.request("table/setParams", table="t", params={"p": value})
        elif what == 2 and step > 3:
            pipe.request(choose.choice(["table/undo", "table/redo"]), table="t")
            pipe.request("view/open", table="t", view="all", state={"showHidden": True})
            rows = keys(pipe, "all")
            pipe.request("view/close", view="all")
        else:
            rows += edit(pipe, random_edit(choose, rows))["inserted"]
        for place, state in enumerate(states):
            anew = pipe.request("view/open", table="t", view="new", state=state)
            kept = pipe.request("view/get", view=f"v{place}")
            assert kept["counts"] == anew["counts"], (seed, step, state)
            told = [pipe.request("view/rows", view=view, columns=[])["keys"]
                    for view in (f"v{place}", "new")]  # fmt: skip
            assert told[0] == told[1], (seed, step, state)
            pipe.request("view/close", view="new")
