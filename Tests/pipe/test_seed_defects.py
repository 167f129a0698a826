"""Defects of other libraries, in their own examples, that must not be repeated here.

`B` and a number are those of SwiftDataTables; the others are told by library.
"""

import itertools

import pytest

PEOPLE = [["1", "Alice", 30], ["2", "Bob", 25], ["3", "Charlie", 35]]
COLUMNS = [{"id": "id"}, {"id": "name"}, {"id": "age", "type": "integer"}]
FRUIT = [["🍌", "Banana", 118], ["🍓", "Strawberry", 12], ["🍊", "Orange", 190], ["🥝", "Kiwi", 75],
         ["🍇", "Grape", 7], ["🫐", "Blueberry", 2]]  # fmt: skip
FRUIT_COLUMNS = [{"id": "id"}, {"id": "name"}, {"id": "weight", "type": "integer"}]


def sorted_by(column, direction="ascending"):
    return [{"column": column, "direction": direction}]


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view)["keys"]


@pytest.fixture
def people(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=PEOPLE, keyColumns=["id"])
    pipe.request("view/open", table="t", view="v")
    return pipe


@pytest.fixture
def fruit(pipe):
    pipe.request("table/create", table="t", columns=FRUIT_COLUMNS, rows=FRUIT, keyColumns=["id"])
    pipe.request("view/open", table="t", view="v")
    return pipe


def set_state(pipe, **state):
    return pipe.request("view/set", view="v", state=state)


def test_b1_columns_are_replaced_and_the_rows_stay(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=PEOPLE, keyColumns=["id"],
                 defaultSort=sorted_by("age"))  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    edits = [{"kind": "removeColumn", "column": "age"}, {"kind": "addColumn", "column": "town"}]
    pipe.request("table/edit", table="t", edits=edits)
    assert pipe.request("view/get", view="v")["columns"] == ["id", "name", "town"]
    assert sorted(keys(pipe)) == ["1", "2", "3"]


def test_columns_come_first_and_rows_later(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[], keyColumns=["id"])
    pipe.request("view/open", table="t", view="v", state={"sort": sorted_by("age")})
    answer = pipe.request("view/tap", view="v", part="header", column="name")
    assert answer["indicators"]["name"]["direction"] == "ascending"
    assert pipe.request("table/setRows", table="t", rows=PEOPLE[::-1])["inserts"] == 3
    assert pipe.values("v", "name") == ["Alice", "Bob", "Charlie"]


def test_b2_a_place_in_a_sorted_view_is_the_row_shown_there(people):
    set_state(people, sort=sorted_by("age"))
    first = people.cells("v", range={"first": 0, "size": 1})[0]
    assert first[0] == "2" and first[1]["name"]["value"] == "Bob"
    assert people.request("view/locate", view="v", keys=["2"])["rows"][0]["sourceIndex"] == 1


def test_b3_b4_rows_of_another_length_are_filled_or_refused_by_place(people):
    long = [PEOPLE[0], ["9", "Ivy", 1, "too much"]]
    error = people.error("table/setRows", table="t", rows=long)
    assert error.code == -32602 and error.pointer == "/rows/1"
    error = people.error("table/create", table="u", columns=COLUMNS, rows=long)
    assert error.code == -32602 and error.pointer == "/rows/1"
    assert keys(people) == ["1", "2", "3"]
    people.request("table/setRows", table="t", rows=[PEOPLE[0], ["9"]])
    assert people.values("v", "age") == [30, None], "what a short row lacks is null"


def test_b22_a_default_order_that_cannot_be_is_refused(pipe):
    create = {"table": "t", "rows": PEOPLE}
    error = pipe.error("table/create", columns=COLUMNS, defaultSort=sorted_by("town"), **create)
    assert error.kind == "unknownColumn" and error.pointer == "/defaultSort/0/column"
    fixed = [*COLUMNS[:2], {**COLUMNS[2], "sortable": False}]
    error = pipe.error("table/create", columns=fixed, defaultSort=sorted_by("age"), **create)
    assert error.kind == "notSortable"


def test_b24_a_sort_outlives_searches_and_new_rows(people):
    state = set_state(people, sort=sorted_by("age", "descending"))["state"]
    for text in ("l", "li", "b", ""):
        assert set_state(people, search={"text": text})["state"]["sort"] == state["sort"]
    assert keys(people) == ["3", "1", "2"]
    people.request("table/setRows", table="t", rows=[*PEOPLE, ["4", "Diana", 33]])
    assert people.request("view/get", view="v")["state"]["sort"] == state["sort"]
    assert keys(people) == ["3", "4", "1", "2"]


def test_b25_b27_what_happens_during_a_search_holds_after_it(people):
    set_state(people, search={"text": "li", "columns": ["name"]})
    set_state(people, sort=sorted_by("age", "descending"))
    assert keys(people) == ["3", "1"]
    people.request("table/setRows", table="t", rows=[*PEOPLE[1:], ["4", "Lilo", 33]])
    assert keys(people) == ["3", "4"], "new rows are searched too"
    set_state(people, search=None)
    assert keys(people) == ["3", "4", "2"]


def test_b28_rows_in_another_order_are_moved_on_screen(people):
    people.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    people.request("table/setRows", table="t", rows=PEOPLE[::-1])
    people.sync()
    assert people.replica("s").keys == ["3", "2", "1"]


def test_b29_an_id_that_stands_twice_is_refused_by_name(people):
    error = people.error("table/setRows", table="t", rows=[*PEOPLE, ["2", "Bo", 1]])
    assert error.kind == "duplicateKeys" and error.data["keys"] == [{"key": "2", "rows": [1, 3]}]
    assert keys(people) == ["1", "2", "3"]


def test_functionaltabledata_all_duplicates_are_named(people):
    rows = [[key, "", 0] for key in ["r1", "r2", "r1", "r1", "r4", "r5", "r4"]]
    error = people.error("table/setRows", table="t", rows=rows)
    assert error.data["keys"] == [{"key": "r1", "rows": [0, 2, 3]}, {"key": "r4", "rows": [4, 6]}]


def test_functionaltabledata_a_drag_is_not_moved_again_by_the_next_render(people):
    place = {"kind": "end"}
    people.request("table/edit", table="t", edits=[{"kind": "move", "rows": ["1"], "place": place}])
    answer = people.request("table/setRows", table="t", rows=[PEOPLE[1], PEOPLE[2], PEOPLE[0]])
    assert (answer["moves"], answer["updates"]) == (0, 0)


def test_functionaltabledata_a_change_that_nobody_sees_is_kept(pipe):
    rows = [[str(n), "old", n] for n in range(100)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["id"])
    pipe.request("view/open", table="t", view="v")
    window = {"kind": "entries", "first": 0, "size": 5}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    rows[90][1] = "new"
    assert pipe.request("table/setRows", table="t", rows=rows)["updates"] == 1
    pipe.request("view/scroll", subscription="s", first=88)
    pipe.sync()
    assert [cells["name"]["value"] for _, cells in pipe.replica("s").rows][2] == "new"


def test_datasource_a_selection_during_a_reload_is_of_the_row_named(pipe):
    rows = [[n, "", 0] for n in range(100)]
    columns = [{"id": "id", "type": "integer"}, *COLUMNS[1:]]
    pipe.request("table/create", table="t", columns=columns, rows=rows, keyColumns=["id"])
    pipe.request("view/open", table="t", view="v")
    pipe.request("table/setRows", table="t", rows=[])
    assert pipe.error("view/select", view="v", action="tap", rows=[50]).kind == "unknownRow"
    assert pipe.request("view/selection", view="v")["count"] == 0
    pipe.request("table/setRows", table="t", rows=rows)
    assert pipe.request("view/select", view="v", action="tap", rows=[50])["selected"][0]["row"] == 50
    pipe.request("table/setRows", table="t", rows=[[n, "b", 1] for n in range(30, 100)])
    selected = pipe.request("view/selection", view="v")["items"]
    assert [(item["row"], item["sourceIndex"]) for item in selected] == [(50, 20)]


def test_swifttabler_a_sort_is_kept_when_rows_come_and_change(fruit):
    answer = fruit.request("view/tap", view="v", part="header", column="weight")
    assert answer["indicators"]["weight"]["direction"] == "ascending"
    edits = [{"kind": "insert", "rows": [["🍋", "Lemon", 84]]},
             {"kind": "set", "row": "🍇", "column": "weight", "value": 500}]  # fmt: skip
    fruit.request("table/edit", table="t", edits=edits)
    assert fruit.values("v", "weight") == [2, 12, 75, 84, 118, 190, 500]


def test_swifttabler_a_drag_under_a_filter_moves_the_row_that_is_dragged(fruit):
    heavy = {"kind": "compare", "column": "weight", "relation": "greater", "value": 10}
    set_state(fruit, filter=heavy, sort=sorted_by("name"))
    assert fruit.values("v", "name") == ["Banana", "Kiwi", "Orange", "Strawberry"]
    dragged = keys(fruit)[3]
    place = {"kind": "before", "row": keys(fruit)[0]}
    fruit.request("table/edit", table="t", edits=[{"kind": "move", "rows": [dragged],
                                                   "place": place}])  # fmt: skip
    set_state(fruit, sort=[], filter=None)
    names = ["Strawberry", "Banana", "Orange", "Kiwi", "Grape", "Blueberry"]
    assert fruit.values("v", "name") == names


VARIANTS = [f"Tabler{base}{selection}{binding}" for base, selection, binding in
            itertools.product(["List", "Stack", "Grid"], ["", "1", "M"], ["", "B", "C"])]  # fmt: skip
MODES = {"": "none", "1": "single", "M": "multiple"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_swifttabler_a_filter_works_in_every_variant(fruit, variant):
    """Sort, filter and selection hold on rows that are edited while they are shown.

    How a variant looks (list, stack, grid) makes no difference to its rows. A bound one is edited
    cell by cell through its view, an observed one by the owner of the object, row by row.
    """
    binding = variant[-1] if variant[-1] in "BC" else ""
    selection = MODES[variant.removesuffix(binding)[-1:].strip("tkd")]
    heavy = {"kind": "compare", "column": "weight", "relation": "greater", "value": 10}
    bindings = {"": "none", "B": "cell", "C": "object"}
    set_state(
        fruit, filter=heavy, sort=sorted_by("weight"), selection={"mode": selection}, binding=bindings[binding]
    )
    fruit.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    if selection != "none":
        for key in ("🍌", "🥝"):
            fruit.request("view/select", view="v", action="add", rows=[key])
    change = {
        "": {"kind": "set", "row": "🥝", "values": {"weight": 3}},
        "B": {"kind": "set", "row": "🥝", "column": "weight", "text": "3"},
        "C": {"kind": "set", "row": "🥝", "values": {"name": "Kiwi", "weight": 3}},
    }
    author = "owner" if binding == "C" else "view"
    through = {"view": "v"} if binding == "B" else {}
    fruit.request("table/edit", table="t", edits=[change[binding]], author=author, **through)
    if binding != "C":  # nothing else goes through a view that is not bound, or to cells only
        error = fruit.error("table/edit", table="t", view="v", edits=[change["C"]])
        assert (error.kind, error.data["binding"]) == ("notBound", bindings[binding])
    back = {"kind": "set", "row": "🍇", "column": "weight", "value": 150}
    fruit.request("table/edit", table="t", edits=[back], author=author)
    assert keys(fruit) == ["🍓", "🍌", "🍇", "🍊"]
    fruit.sync()
    assert fruit.replica("s").keys == keys(fruit)
    told = [update for update in fruit.updates("s") if update.get("authors")]
    assert told and all(update["authors"] == [author] for update in told)
    items = [item["row"] for item in fruit.request("view/selection", view="v")["items"]]
    assert sorted(items) == {"none": [], "single": ["🥝"], "multiple": sorted("🍌🥝")}[selection]
