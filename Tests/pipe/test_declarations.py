"""What tables declare of their rows: layers, kinds, what a view's user may do, and bindings."""

import itertools
import random

import pytest
from harness import RpcError, seeds

COLUMNS = [
    {"id": "name", "type": "text"},
    {"id": "kind", "type": "text"},
    {"id": "n", "type": "integer"},
    {"id": "fixed", "type": "text", "editable": False},
]
ROWS = [["a", "file", 1, "x"], ["b", "folder", 2, "x"], ["c", None, 3, "x"], ["d", "link", None, "x"]]


@pytest.fixture
def table(pipe):
    """Table t with given keys 1 to 4, view v."""
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
    pipe.request("view/open", table="t", view="v")
    return pipe


def declare(pipe, **declarations):
    return pipe.request("table/declare", table="t", declarations=declarations)


def resolve(pipe, *settings, **targets):
    return pipe.request("table/resolve", table="t", settings=list(settings), **targets)["items"]


def decided(pipe, setting, **targets):
    """Value and layer for each target."""
    found = [item["settings"][setting] for item in resolve(pipe, setting, **targets)]
    return [(one["value"], one["layer"]) for one in found]


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def refused(pipe, method, **params):
    with pytest.raises(RpcError) as caught:
        pipe.request(method, **params)
    return caught.value.data


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


# MARK: Layers


def test_layers_decide_from_the_nearest_to_the_farthest(table):
    rows = {"rows": [1, 2, 3, 4]}
    assert decided(table, "height", **rows) == [("automatic", "builtIn")] * 4
    declare(table, fallback={"height": 10})
    assert decided(table, "height", **rows) == [(10, "fallback")] * 4
    declare(table, settings={"height": {"expression": "n * 10"}})
    assert decided(table, "height", **rows) == [
        (10, "table"), (20, "table"), (30, "table"), (10, "fallback")]  # fmt: skip
    declare(table, kinds={"folder": {"height": 44.5}}, kindBy={"column": "kind"})
    assert decided(table, "height", **rows)[1] == (44.5, "kind")
    edit(table, {"kind": "setRow", "row": 2, "options": {"settings": {"height": 7}}})
    assert decided(table, "height", **rows)[1] == (7, "row")
    assert resolve(table, "height", rows=[2])[0]["kind"] == "folder"
    table.request("table/undo", table="t")
    assert decided(table, "height", **rows)[1] == (44.5, "kind")
    declare(table, kinds={"folder": None}, settings={"height": None})
    assert decided(table, "height", **rows) == [(10, "fallback")] * 4
    answer = declare(table, fallback=None, kindBy=None)
    assert answer["declarations"] == {}


def test_settings_may_arrive_in_any_order(start):
    """The same parts in every order give the same document and the same answers."""
    parts = [
        {"settings": {"height": 5, "movable": True}},
        {"kinds": {"folder": {"height": 6}}},
        {"kinds": {"folder": {"columns": {"name": {"editable": False}}}}},
        {"kindBy": {"column": "kind"}, "defaultKind": "other"},
        {"kinds": {"other": {"indentation": 2}}},
    ]
    seen = set()
    for order in itertools.permutations(parts):
        pipe = start()
        pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
        for part in order:
            declare(pipe, **part)
        document = pipe.request("table/describe", table="t")["declarations"]
        answers = resolve(pipe, "height", "indentation", "editable", rows=[1, 2, 3, 4])
        cells = resolve(pipe, "editable", rows=[2], columns=["name", "n"])
        seen.add(repr((document, answers, cells)))
        if len(seen) > 1:
            break
        pipe.request("table/close", table="t")
    assert len(seen) == 1


def test_kinds_come_from_the_row_a_column_or_an_expression(table):
    def kinds():
        return [item["kind"] for item in resolve(table, "height", rows=[1, 2, 3, 4])]

    assert kinds() == [None] * 4
    declare(table, kinds={"folder": {}, "file": {}}, kindBy={"column": "kind"})
    assert kinds() == ["file", "folder", None, None]
    assert resolve(table, "height", rows=[4])[0]["saidKind"] == "link"
    declare(table, defaultKind="file")
    assert kinds() == ["file", "folder", "file", "file"]
    declare(table, kindBy={"expression": "n > 1 ? 'folder' : 'file'"})
    assert kinds() == ["file", "folder", "folder", "file"]
    edit(table, {"kind": "setRow", "row": 1, "options": {"kind": "folder"}})
    assert kinds() == ["folder", "folder", "folder", "file"]
    edit(table, set_cell(4, "n", 9))
    assert kinds() == ["folder"] * 4


def test_rows_of_undeclared_kinds_are_refused_where_that_is_said(table):
    declare(table, kinds={"file": {}}, kindBy={"column": "kind"}, undeclaredKinds="refuse")
    data = refused(table, "table/edit", table="t", edits=[set_cell(1, "kind", "pipe")])
    assert (data["kind"], data["found"], data["row"]) == ("undeclaredKind", "pipe", 1)
    data = refused(table, "table/edit", table="t",
                   edits=[{"kind": "insert", "rows": [["e", "file"], ["f", "pipe"]]}])  # fmt: skip
    assert data["kind"] == "undeclaredKind" and data["pointer"] == "/edits/0"
    edit(table, set_cell(1, "kind", None), {"kind": "insert", "rows": [["e", "file"]]})
    edit(table, set_cell(2, "n", 5), set_cell(2, "kind", "file"))  # it was of none before
    data = refused(table, "table/edit", table="t",
                   edits=[{"kind": "setRow", "row": 3, "options": {"kind": "pipe"}}])  # fmt: skip
    assert data["kind"] == "undeclaredKind"
    data = refused(table, "table/create", table="u", columns=COLUMNS, rows=ROWS, declarations={
        "kinds": {"file": {}}, "kindBy": {"column": "kind"}, "undeclaredKinds": "refuse"})  # fmt: skip
    assert (data["kind"], data["found"]) == ("undeclaredKind", "folder")
    declare(table, undeclaredKinds=None)
    edit(table, set_cell(1, "kind", "pipe"))


def test_files_declare_too(pipe):
    answer = pipe.request("table/open", table="t", content={"text": "name,kind\na,x\nb,y\n"},
                          declarations={"kinds": {"x": {"hidden": True}}, "kindBy": {"column": "kind"}})  # fmt: skip
    assert answer["declarations"]["kinds"] == {"x": {"hidden": True}}
    assert decided(pipe, "hidden", rows=[1, 2]) == [(True, "kind"), (False, "builtIn")]


def test_cells_columns_headers_and_sections(table):
    declare(table,
            columns={"n": {"editable": False, "editor": "stepper", "header": {"accessibilityText": "Number"}}},
            kinds={"folder": {"editable": True, "columns": {"n": {"cellKind": "bar"}}}}, kindBy={"column": "kind"},
            sectionKinds={"big": {"headerHeight": "zero"}},
            sections={"s": {"kind": "big", "footerHeight": "automatic"}})  # fmt: skip
    cells = {"rows": [1, 2], "columns": ["n", "name", "fixed"]}
    assert decided(table, "editable", **cells) == [
        (False, "column"), (True, "builtIn"), (False, "column"),
        (True, "kind"), (True, "kind"), (False, "column")]  # fmt: skip
    assert decided(table, "cellKind", **cells)[3] == ("bar", "kind")
    assert decided(table, "cellKind", rows=[2]) == [(None, "builtIn")]
    assert decided(table, "editor", columns=["n"]) == [("stepper", "column")]
    assert decided(table, "accessibilityText", headers=["n"]) == [("Number", "column")]
    assert decided(table, "headerHeight", sections=["s", "t"]) == [("zero", "section"), ("automatic", "builtIn")]
    assert decided(table, "footerHeight", sections=["s"]) == [("automatic", "section")]
    edit(table, {"kind": "setColumn", "column": "n", "options": {"cellKind": "gauge"}})
    assert decided(table, "cellKind", rows=[1, 2], columns=["n"]) == [("gauge", "column"), ("bar", "kind")]


def test_expressions_that_fail_forbid_and_else_say_nothing(table):
    declare(table, settings={
        "movable": {"expression": "1 / (n - 1) > 0"}, "height": {"expression": "10 / (n - 1)"},
        "selectable": {"expression": "n == 1 ? 'ask' : 'perhaps'"}})  # fmt: skip
    items = resolve(table, "movable", "height", "selectable", rows=[1, 2, 4])
    first, second, fourth = (item["settings"] for item in items)
    assert (first["movable"]["value"], first["movable"]["layer"]) == (False, "table")
    assert "zero" in first["movable"]["problem"]
    assert (first["height"]["value"], first["height"]["layer"]) == ("automatic", "builtIn")
    assert first["height"]["problem"] and first["selectable"]["value"] == "ask"
    assert second["movable"] == {"value": True, "layer": "table"}
    assert second["selectable"]["value"] is False and second["selectable"]["problem"]
    assert fourth["movable"] == {"value": False, "layer": "builtIn"}  # null says nothing


def test_expressions_follow_the_columns(table):
    declare(table, settings={"height": {"expression": "n * 2"}})
    edit(table, {"kind": "removeColumn", "column": "n"})
    found = resolve(table, "height", rows=[1])[0]["settings"]["height"]
    assert (found["value"], found["layer"]) == ("automatic", "builtIn") and found["problem"]
    table.request("table/undo", table="t")
    assert decided(table, "height", rows=[2]) == [(4, "table")]


def test_faulty_declarations_change_nothing(table):
    before = table.request("table/describe", table="t")
    faulty = refused(table, "table/declare", table="t", declarations={"settings": {"height": {"expression": "n +"}}})
    assert faulty["kind"] == "expression" and faulty["pointer"] == "/declarations/settings/height/expression"
    faulty = refused(table, "table/declare", table="t", declarations={"settings": {"hidden": {"expression": "name"}}})
    assert faulty["kind"] == "expression" and faulty["problems"][0]["expected"] == "bool"
    faulty = refused(table, "table/declare", table="t", declarations={
        "settings": {"height": 3, "actions": [{"id": "a", "children": [{"id": "a"}]}]}})  # fmt: skip
    assert faulty["pointer"] == "/declarations/settings/actions/0/children/0/id"
    assert faulty["kind"] == "doubledAction"
    faulty = refused(table, "table/declare", table="t", declarations={"columns": {"no": {}}})
    assert (faulty["kind"], faulty["pointer"]) == ("unknownColumn", "/declarations/columns/no")
    deep = {"id": "0"}
    for depth in range(1, 9):
        deep = {"id": str(depth), "children": [deep]}
    faulty = refused(table, "table/declare", table="t", declarations={"settings": {"actions": [deep]}})
    assert (faulty["kind"], faulty["limit"]) == ("limit", "actionDepthMax")
    many = [{"id": str(number)} for number in range(257)]
    faulty = refused(table, "table/declare", table="t", declarations={"settings": {"actions": many}})
    assert (faulty["kind"], faulty["limit"]) == ("limit", "actionsMax")
    kinds = {f"{number:0900}": {} for number in range(1200)}
    faulty = refused(table, "table/declare", table="t", declarations={"kinds": kinds})
    assert (faulty["kind"], faulty["limit"]) == ("limit", "declarationsBytesMax")
    assert table.request("table/describe", table="t") == before


def test_declaring_is_no_step_of_the_user(table):
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    edit(table, set_cell(1, "n", 9))
    revision = declare(table, settings={"movable": True})["revision"]
    assert declare(table, settings={"movable": True})["revision"] == revision  # nothing new
    assert table.request("table/undo", table="t")["skipped"] == 0
    assert decided(table, "movable", rows=[1]) == [(True, "table")]
    table.sync()
    assert any("declare" in update["causes"] for update in table.updates("s"))


def test_a_row_keeps_a_state_that_nobody_reads(table):
    def state(row):
        return resolve(table, "height", rows=[row])[0].get("rowState", "none")

    def put(value):
        return edit(table, {"kind": "setRow", "row": 1, "options": {"rowState": value}})

    revision = put({"b": [1, 2.0, "x"], "a": {}})["revision"]
    assert state(1) == {"b": [1, 2.0, "x"], "a": {}} and state(2) == "none"
    assert put({"a": {}, "b": [1.0, 2, "x"]})["revision"] == revision  # equal in value
    assert put({"a": {}, "b": [1.5, 2, "x"]})["revision"] == revision + 1
    table.request("table/undo", table="t")
    assert state(1) == {"b": [1, 2.0, "x"], "a": {}}
    put(None)
    assert state(1) == "none"
    table.request("table/undo", table="t")
    edit(table, {"kind": "remove", "rows": [1]})
    table.request("table/undo", table="t")
    assert state(1) == {"b": [1, 2.0, "x"], "a": {}}
    data = refused(table, "table/edit", table="t",
                   edits=[{"kind": "setRow", "row": 1, "options": {"rowState": "x" * 70_000}}])  # fmt: skip
    assert (data["kind"], data["limit"]) == ("limit", "stateBytesMax")


# MARK: The view's user


def bind(pipe, binding, **state):
    return pipe.request("view/set", view="v", state={"binding": binding, **state})["state"]


def test_the_owner_is_free_and_the_user_is_bound(table):
    edit(table, {"kind": "move", "rows": [1], "place": {"kind": "end"}})
    edit(table, {"kind": "remove", "rows": [1]})
    data = refused(table, "table/edit", table="t", view="v", edits=[set_cell(2, "n", 7)])
    assert (data["kind"], data["binding"], data["pointer"]) == ("notBound", "none", "/edits/0")
    assert bind(table, "cell")["binding"] == "cell"
    edit(table, set_cell(2, "n", 7), view="v")
    whole = {"kind": "set", "row": 2, "values": {"n": 8, "name": "bb"}}
    assert refused(table, "table/edit", table="t", view="v", edits=[whole])["kind"] == "notBound"
    new = {"kind": "insert", "rows": [["e"]]}
    assert refused(table, "table/edit", table="t", view="v", edits=[new])["kind"] == "notBound"
    bind(table, "object")
    edit(table, whole, new, view="v", author="ada")
    for owners in (
        {"kind": "setRow", "row": 2, "options": {"kind": "x"}},
        {"kind": "removeColumn", "column": "n"},
    ):
        assert refused(table, "table/edit", table="t", view="v", edits=[owners])["kind"] == "notBound"
    assert "binding" not in bind(table, None)


def test_moving_and_deleting_are_off_until_declared(table):
    bind(table, "cell")
    move = {"kind": "move", "rows": [1], "place": {"kind": "end"}}
    remove = {"kind": "remove", "rows": [2]}
    for one, permission in ((move, "move"), (remove, "delete")):
        data = refused(table, "table/edit", table="t", view="v", edits=[one])
        assert (data["kind"], data["permission"], data["layer"]) == ("notPermitted", permission, "builtIn")
    declare(table, settings={"movable": True, "deletable": {"expression": "n == 2"}})
    edit(table, move, remove, view="v")
    data = refused(table, "table/edit", table="t", view="v", edits=[{"kind": "remove", "rows": [3]}])
    assert (data["row"], data["layer"]) == (3, "table")
    # Later edits of a list see the earlier ones.
    edit(table, set_cell(3, "n", 2), {"kind": "remove", "rows": [3]}, view="v")
    edit(table, {"kind": "adopt", "view": "v"}, view="v")
    declare(table, settings={"movable": False})
    data = refused(table, "table/edit", table="t", view="v", edits=[{"kind": "adopt", "view": "v"}])
    assert (data["kind"], data["layer"]) == ("notPermitted", "table")


def test_columns_and_kinds_say_what_may_be_edited(table):
    bind(table, "object")
    declare(table, kinds={"folder": {"editable": False}, "link": {"columns": {"n": {"editable": False}}}},
            kindBy={"column": "kind"}, columns={"name": {"editable": {"expression": "n != 3"}}})  # fmt: skip
    edit(table, set_cell(1, "name", "A"), view="v")
    data = refused(table, "table/edit", table="t", view="v", edits=[set_cell(2, "n", 1)])
    assert (data["layer"], data["name"], data["row"], data["column"]) == ("kind", "folder", 2, "n")
    data = refused(table, "table/edit", table="t", view="v", edits=[set_cell(3, "name", "C")])
    assert (data["layer"], data["column"]) == ("column", "name")
    assert refused(table, "table/edit", table="t", view="v", edits=[set_cell(4, "n", 1)])["layer"] == "kind"
    edit(table, set_cell(4, "name", "D"), view="v")
    data = refused(table, "table/edit", table="t", view="v", edits=[set_cell(1, "fixed", "y")])
    assert (data["kind"], data["layer"]) == ("notPermitted", "column")
    before = table.cells("v")
    good = set_cell(1, "n", 100)
    refused(table, "table/edit", table="t", view="v", edits=[good, set_cell(2, "n", 1)])
    assert table.cells("v") == before  # nothing of it


def test_what_may_be_selected(table):
    declare(table, settings={"selectable": {"expression": "n != 2"}})
    data = refused(table, "view/select", view="v", action="replace", rows=[1, 2])
    assert (data["kind"], data["permission"], data["row"], data["layer"]) == ("notPermitted", "select", 2, "table")
    assert table.request("view/selection", view="v")["count"] == 0
    answer = table.request("view/select", view="v", action="all")
    assert [item["row"] for item in answer["selected"]] == [1, 3, 4]  # null says nothing
    assert answer["skipped"] == 1
    assert "skipped" not in table.request("view/select", view="v", action="replace", rows=[1])
    table.request("view/cursor", view="v", row=1, column="n")
    answer = table.request("view/cursor", view="v", move={"rows": 1}, select="extend")
    assert (answer["selected"], answer["skipped"]) == (1, 1)


def test_what_may_be_selected_in_ranges(table):
    declare(table, settings={"selectable": {"expression": "n == null || n != 2"}})
    answer = table.request("view/select", view="v", action="all")
    assert [item["row"] for item in answer["selected"]] == [1, 3, 4]
    answer = table.request("view/select", view="v", action="invert")
    assert answer["count"] == 0
    answer = table.request("view/select", view="v", action="replace",
                           ranges=[{"from": {"row": 1}, "to": {"row": 3}}])  # fmt: skip
    assert [item["row"] for item in answer["selected"]] == [1, 3]
    declare(table, settings={"selectable": False})
    assert table.request("view/selection", view="v")["count"] == 2  # what is selected stays
    table.request("view/select", view="v", action="remove", rows=[1])
    assert refused(table, "view/select", view="v", action="add", rows=[1])["kind"] == "notPermitted"


def test_momentary_kinds_are_told_and_do_not_stay(table):
    declare(table, kinds={"folder": {"momentary": True}}, kindBy={"column": "kind"})
    answer = table.request("view/select", view="v", action="replace", rows=[1, 2])
    assert [item["row"] for item in answer["selected"]] == [1, 2]
    assert [item["row"] for item in answer["deselected"]] == [2]
    assert answer["count"] == 1
    assert [item["row"] for item in table.request("view/selection", view="v")["items"]] == [1]


def test_cells_and_columns_may_be_selected_or_not(table):
    declare(table, columns={"n": {"selectable": False}})
    bind(table, "none", selection={"unit": "cell"})
    data = refused(table, "view/select", view="v", action="add", cells=[{"row": 1, "column": "n"}])
    assert (data["layer"], data["column"]) == ("column", "n")
    answer = table.request("view/select", view="v", action="all")
    assert answer["count"] == 12
    bind(table, "none", selection={"unit": "column"})
    assert refused(table, "view/select", view="v", action="add", columns=["n"])["column"] == "n"
    assert table.request("view/select", view="v", action="all")["count"] == 3


def test_a_default_stands_for_null(table):
    state = bind(table, "cell", columns={"n": {"nullDefault": 0}})
    assert state["columns"] == {"n": {"nullDefault": 0}}
    edit(table, set_cell(1, "n", 0), view="v")
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    edit(table, set_cell(2, "n", None))
    rows = table.request("view/rows", view="v", columns=["n"])
    assert rows["blocks"][0]["values"] == [0, 0, 3, 0]
    table.request("view/open", table="t", view="w")
    rows = table.request("view/rows", view="w", columns=["n"])
    assert rows["blocks"][0]["values"] == [None, None, 3, None]
    table.sync()
    data = refused(table, "view/set", view="v", state={"columns": {"n": {"nullDefault": "many"}}})
    assert data["pointer"] == "/state/columns/n/nullDefault"
    assert bind(table, "cell", columns={"n": {"nullDefault": None}})["columns"] == {}


# MARK: Every combination


FILTERS = [None, {"kind": "compare", "column": "n", "relation": "greater", "value": 3}]
SORTS = [[], [{"column": "n", "direction": "descending"}]]
COMBINATIONS = [
    (filtered, sort, binding, mode)
    for filtered in range(2)
    for sort in range(2)
    for binding in ("none", "cell", "object")
    for mode in ("none", "single", "multiple")
]


@pytest.mark.parametrize(("filtered", "sort", "binding", "mode"), COMBINATIONS)
def test_filter_sort_selection_and_binding_combine(start, filtered, sort, binding, mode):
    """Every base of the seeds' variants: what is shown, bound and selected never disturb each other."""
    pipe = start()
    for seed in seeds(1):
        generator = random.Random(seed)
        rows = [[f"r{i}", generator.choice(["file", "folder"]), generator.randrange(8), "x"] for i in range(12)]
        pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, declarations={
            "settings": {"movable": True, "deletable": True}, "kindBy": {"column": "kind"},
            "kinds": {"folder": {"editable": False, "deletable": False, "movable": False, "selectable": False}}})  # fmt: skip
        state = {"filter": FILTERS[filtered], "sort": SORTS[sort], "binding": binding, "selection": {"mode": mode}}
        pipe.request("view/open", table="t", view="v", state=state)
        pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
        model = {i + 1: row for i, row in enumerate(rows)}
        selected = set()
        for _ in range(20):
            step(pipe, generator, model, selected, binding, mode)
        check(pipe, model, selected, filtered, sort)
        pipe.request("table/close", table="t")


def step(pipe, generator, model, selected, binding, mode):
    """One edit or selection through the view, and the same on the model if it must work."""
    row = generator.choice(sorted(model))
    is_free = model[row][1] == "file"
    kind = generator.choice(["cell", "row", "remove", "move", "select"])
    if kind == "select":
        may = is_free and mode != "none"
        if attempt(pipe, "view/select", may, view="v", action="add", rows=[row]):
            if mode == "single":
                selected.clear()
            selected.add(row)
        return
    number = generator.randrange(8)
    edits = {
        "cell": set_cell(row, "n", number),
        "row": {"kind": "set", "row": row, "values": {"n": number, "name": "new"}},
        "remove": {"kind": "remove", "rows": [row]},
        "move": {"kind": "move", "rows": [row], "place": {"kind": "end"}},
    }
    may = is_free and (binding == "object" or binding == "cell" and kind != "row")
    if not attempt(pipe, "table/edit", may, table="t", view="v", edits=[edits[kind]]):
        return
    if kind == "remove":
        del model[row]
        selected.discard(row)
    elif kind == "move":
        model[row] = model.pop(row)
    else:
        model[row] = ["new" if kind == "row" else model[row][0], model[row][1], number, "x"]


def attempt(pipe, method, may, **params):
    try:
        pipe.request(method, **params)
    except RpcError as error:
        assert not may, error
        assert error.data["kind"] in ("notBound", "notPermitted", "notSelectable")
        return False
    assert may, params
    return True


def check(pipe, model, selected, filtered, sort):
    shown = [(row, cells) for row, cells in model.items() if not filtered or cells[2] > 3]
    if sort:
        shown.sort(key=lambda one: -one[1][2])
    pipe.sync()
    assert pipe.replica("s").keys == [row for row, _ in shown]
    items = pipe.request("view/selection", view="v")["items"]
    assert {item["row"] for item in items} == selected


def test_new_content_brings_states_and_declared_kinds(table):
    def render(rows, states=None, **params):
        states = {} if states is None else {"rowStates": states}
        return table.request("table/setRows", table="t", rows=rows, match={"kind": "given", "keys": [1, 2]}, **states, **params)

    def states():
        return [item.get("rowState") for item in resolve(table, "hidden", rows=[1, 2])]

    rows = [row[:3] for row in ROWS[:2]]
    columns = {"columns": ["name", "kind", "n"]}
    render(rows, **columns)
    revision = render(rows, [{"a": 1}, None], **columns)
    assert (revision["updates"], revision["changedCells"], states()) == (1, 0, [{"a": 1}, None])
    assert render(rows, [{"a": 1.0}, None], **columns)["revision"] == revision["revision"]
    assert render(rows, **columns)["revision"] == revision["revision"]  # they keep what they carry
    answer = render([["A", "file", 1], rows[1]], [2, 3], **columns)
    assert (answer["updates"], states()) == (2, [2, 3])
    table.request("table/undo", table="t")
    assert states() == [{"a": 1}, None]
    data = refused(table, "table/setRows", table="t", rows=rows, rowStates=[1], **columns)
    assert data["pointer"] == "/rowStates"
    data = refused(table, "table/setRows", table="t", rows=rows, rowStates=[1, "x" * 70_000], **columns)
    assert data["limit"] == "stateBytesMax"
    declare(table, kinds={"file": {}}, kindBy={"column": "kind"}, undeclaredKinds="refuse")
    assert render([["B", "file", 1], ["b", "folder", 9]], **columns)["updates"] == 2  # a folder before
    data = refused(table, "table/setRows", table="t", rows=[["B", "pipe", 1]], match={"kind": "given", "keys": [1]}, **columns)
    assert (data["kind"], data["found"]) == ("undeclaredKind", "pipe")
    data = refused(table, "table/setRows", table="t", rows=[["x", "pipe", 1]], match={"kind": "given", "keys": [None]}, **columns)
    assert data["kind"] == "undeclaredKind"
