"""What the sections of a view tell of their rows."""

import pytest
from replica import key_name

ROWS = [
    ["Ada", "red", 36, 1.5], ["Bo", "blue", 20, None], ["Cy", "red", 20, 0.25], ["Di", None, 36, 2],
    ["Ed", "blue", 20, "x"],
]  # fmt: skip
COLUMNS = [
    {"id": "name"}, {"id": "team"}, {"id": "age", "type": "integer"},
    {"id": "pay", "type": "number", "format": {"kind": "number", "pattern": "0.00"}},
]  # fmt: skip
ASKED = [{"column": "pay", "kind": "sum"}, {"column": "age", "kind": "max"}]


@pytest.fixture
def pipe(start):
    pipe = start()
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
    state = {"sections": {"by": [{"column": "team"}], "aggregates": ASKED}}
    pipe.request("view/open", table="t", view="v", state=state)
    return pipe


def show(pipe, **state):
    return pipe.request("view/set", view="v", state=state)


def told(pipe):
    """By section key, the values asked for."""
    sections = pipe.request("view/rows", view="v")["sections"]
    return {tuple(info["key"]): [one["value"] for one in info["aggregates"]] for info in sections}


def test_every_section_tells_what_was_asked_for_in_the_columns_format(pipe):
    sections = pipe.request("view/rows", view="v")["sections"]
    assert [info["aggregates"] for info in sections] == [
        [{"column": "pay", "kind": "sum", "value": 0, "text": "0.00", "nulls": 1, "errors": 1},
         {"column": "age", "kind": "max", "value": 20, "text": "20"}],
        [{"column": "pay", "kind": "sum", "value": 1.75, "text": "1.75"},
         {"column": "age", "kind": "max", "value": 36, "text": "36"}],
        [{"column": "pay", "kind": "sum", "value": 2, "text": "2.00"},
         {"column": "age", "kind": "max", "value": 36, "text": "36"}],
    ]  # fmt: skip


def test_groups_tell_all_that_is_inside_also_when_they_are_collapsed(pipe):
    show(pipe, sections={"by": [{"column": "age"}, {"column": "team"}], "collapsed": {"all": True}})
    assert told(pipe) == {(20,): [0.25, 20], (36,): [3.5, 36]}
    show(pipe, sections={"collapsed": None})
    assert told(pipe) == {
        (20,): [0.25, 20], (20, "blue"): [0, 20], (20, "red"): [0.25, 20],
        (36,): [3.5, 36], (36, "red"): [1.5, 36], (36, None): [2, 36],
    }  # fmt: skip


def test_they_follow_filter_search_edits_and_undo(pipe):
    show(pipe, filter="age == 20")
    assert told(pipe) == {("blue",): [0, 20], ("red",): [0.25, 20]}
    show(pipe, filter=None, search={"text": "Ada"})
    assert told(pipe) == {("red",): [1.5, 36]}
    show(pipe, search=None)
    edit = {"kind": "set", "row": 1, "values": {"team": "blue", "pay": 10}}
    pipe.request("table/edit", table="t", edits=[edit, {"kind": "remove", "rows": [4]}])
    assert told(pipe) == {("blue",): [10, 36], ("red",): [0.25, 20]}
    pipe.request("table/undo", table="t")
    assert told(pipe) == {("blue",): [0, 20], ("red",): [1.75, 36], (None,): [2, 36]}


def test_only_sections_of_which_something_is_new_are_told_again(pipe):
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()
    count = len(pipe.updates("s"))
    pipe.request("table/edit", table="t",
                 edits=[{"kind": "set", "row": 2, "column": "pay", "value": 4}])  # fmt: skip
    pipe.request("table/edit", table="t",
                 edits=[{"kind": "set", "row": 2, "column": "name", "value": "Bob"}])  # fmt: skip
    pipe.sync()
    sections = [info["key"] for update in pipe.updates("s")[count:]
                for info in update.get("sections", [])]  # fmt: skip
    assert sections == [["blue"]]
    mine = pipe.replica("s").sections[key_name(["blue"])]["aggregates"]
    assert mine[0] == {"column": "pay", "kind": "sum", "value": 4, "text": "4.00", "errors": 1}


def test_large_tables_tell_them_when_they_are_computed(pipe):
    rows = [[f"n{i}", f"t{i % 7}", i, i / 2] for i in range(20000)]
    pipe.request("table/create", table="big", columns=COLUMNS, rows=rows)
    state = {"sections": {"by": [{"column": "team"}], "aggregates": ASKED, "collapsed": {"all": True}}}
    pipe.request("view/open", table="big", view="w", state=state)
    pipe.request("view/watch", view="w", subscription="s", window={"kind": "all"})
    pipe.sync()
    infos = pipe.replica("s").sections
    for team in range(7):
        mine = infos[key_name([f"t{team}"])]["aggregates"]
        assert [one["value"] for one in mine] == [
            sum(i / 2 for i in range(team, 20000, 7)), max(range(team, 20000, 7))]  # fmt: skip
        assert not any("pending" in one for one in mine)


def test_what_is_asked_for_is_part_of_the_state_and_checked(pipe):
    state = pipe.request("view/get", view="v")["state"]
    assert state["sections"]["aggregates"] == ASKED
    error = pipe.error("view/set", view="v", state={
        "sections": {"aggregates": [{"column": "team", "kind": "sum"}]}})  # fmt: skip
    assert (error.kind, error.data["pointer"]) == (
        "invalidParams", "/state/sections/aggregates/0/kind")  # fmt: skip
    error = pipe.error("view/set", view="v", state={
        "sections": {"aggregates": [{"column": "gone", "kind": "sum"}]}})  # fmt: skip
    assert error.kind == "unknownColumn"
    error = pipe.error("view/set", view="v", state={"sections": {"aggregates": [ASKED[0]] * 257}})
    assert error.data["pointer"] == "/state/sections/aggregates"
    assert "aggregates" not in show(pipe, sections={"aggregates": None})["state"]["sections"]


def test_a_column_that_goes_is_not_told_and_one_that_changes_says_so(pipe):
    pipe.request("table/edit", table="t", edits=[{"kind": "removeColumn", "column": "pay"}])
    assert told(pipe)[("red",)] == [36]
    pipe.request("table/undo", table="t")
    assert told(pipe)[("red",)] == [1.75, 36]
    pipe.request(
        "table/edit", table="t",
        edits=[{"kind": "setColumn", "column": "pay", "options": {"type": "text", "format": None}}],
    )  # fmt: skip
    sections = pipe.request("view/rows", view="v")["sections"]
    assert sections[0]["aggregates"][0] == {
        "column": "pay", "kind": "sum", "value": None, "text": "", "problem": "notApplicable"
    }  # fmt: skip
