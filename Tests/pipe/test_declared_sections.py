"""Sections that a table declares: made, shown, edited, given anew, compared, undone."""

import json
import pathlib
import random

import pytest
from harness import seeds
from replica import cells_of, expanded, rows_of

SECTIONS = [
    {"key": "fruit", "header": "Fruit", "footer": "fresh", "kind": "food", "state": {"open": True},
     "rows": [["r1", "Apple"], ["r2", "Pear"]]},
    {"key": "trees", "rows": [{"id": "r3", "title": "Oak"}]},
    {"key": "herbs", "header": "Herbs"},
]  # fmt: skip


def head(key):
    return {"kind": "header", "key": [key]}


@pytest.fixture
def pipe(start):
    return start()


def make(pipe, sections=SECTIONS, table="t", **more):
    params = {"columns": [{"id": "id"}, {"id": "title"}], "keyColumns": ["id"], **more}
    return pipe.request("table/create", table=table, sections=sections, **params)


def show(pipe, table="t", view="v", **more):
    state = {"sections": {"by": "declared", "empty": "show", **more}}
    pipe.request("view/open", table=table, view=view, state=state)
    pipe.request("view/watch", view=view, subscription="s", window={"kind": "all"})


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view, columns=[])["keys"]


def infos(pipe, view="v"):
    answer = pipe.request("view/rows", view=view, columns=[])
    return {info["key"][0]: info for info in answer["sections"]}


def edit(pipe, *edits, **more):
    return pipe.request("table/edit", table="t", edits=list(edits), **more)


def watched(pipe):
    pipe.sync()
    return [json.loads(key) if isinstance(key, str) and key.startswith("{") else key
            for key in pipe.replica("s").keys]  # fmt: skip


# MARK: Made and shown


def test_a_table_declares_sections_and_a_view_shows_them(pipe):
    description = make(pipe)
    assert [column["id"] for column in description["columns"]] == ["section", "id", "title"]
    told = [{name: value for name, value in section.items() if name != "rows"}
            for section in SECTIONS]  # fmt: skip
    assert description["sections"] == told and description["sectionColumn"] == "section"
    assert pipe.request("table/describe", table="t")["sections"] == told
    show(pipe)
    assert keys(pipe) == [head("fruit"), "r1", "r2", head("trees"), "r3", head("herbs")]
    assert infos(pipe)["fruit"] == {
        "key": ["fruit"], "title": "Fruit", "count": 2, "collapsed": False,
        "header": "Fruit", "footer": "fresh", "kind": "food", "state": {"open": True},
    }  # fmt: skip
    assert infos(pipe)["trees"] == {"key": ["trees"], "title": "trees", "count": 1, "collapsed": False}
    pipe.request("view/set", view="v", state={"sections": {"empty": "hide"}})
    assert keys(pipe) == [head("fruit"), "r1", "r2", head("trees"), "r3"]
    state = pipe.request("view/get", view="v")["state"]
    assert state["sections"]["by"] == "declared"
    pipe.request("view/set", view="v", state=state)
    assert keys(pipe) == [head("fruit"), "r1", "r2", head("trees"), "r3"]


def test_rows_of_values_that_are_not_declared_stand_behind(pipe):
    make(pipe)
    show(pipe)
    rows = [{"id": "r4", "section": "zoo"}, {"id": "r5", "section": "air"}, {"id": "r6"},
            {"id": "r7", "section": "herbs"}]  # fmt: skip
    edit(pipe, {"kind": "insert", "rows": rows, "place": {"kind": "start"}})
    expected = [head("fruit"), "r1", "r2", head("trees"), "r3", head("herbs"), "r7",
                head("air"), "r5", head("zoo"), "r4", head(None), "r6"]  # fmt: skip
    assert keys(pipe) == expected and watched(pipe) == expected
    edit(pipe, {"kind": "set", "row": "r6", "column": "section", "value": "trees"})
    # Rows keep their source order within a section.
    assert keys(pipe)[3:6] == [head("trees"), "r6", "r3"]


def test_the_section_column_may_be_of_any_type_and_anywhere(pipe):
    columns = [{"id": "id", "type": "integer"}, {"id": "floor", "type": "integer"}]
    sections = [{"key": 2, "rows": [[7]]}, {"key": "1", "header": "Ground", "rows": [[8], [9]]}]
    description = make(pipe, sections, columns=columns, sectionColumn="floor")
    assert description["sections"] == [{"key": 2}, {"key": 1, "header": "Ground"}]
    show(pipe)
    assert keys(pipe) == [head(2), 7, head(1), 8, 9]
    assert pipe.values("v", "floor") == [None, 2, None, 1, 1]
    dates = make(pipe, [{"key": "2026-02-01", "rows": [["a"]]}], table="u", sectionColumn="day",
                 columns=[{"id": "id"}, {"id": "day", "type": "date"}])  # fmt: skip
    assert dates["sections"] == [{"key": "2026-02-01"}]


def test_a_level_of_several_may_be_the_declared_one(pipe):
    make(pipe)
    by = [{"column": "title"}, {"declared": True}]
    pipe.request("view/open", table="t", view="v", state={"sections": {"by": by}})
    told = pipe.request("view/get", view="v")["state"]["sections"]["by"]
    assert told[1] == {"declared": True} and told[0]["column"] == "title"
    edit(pipe, {"kind": "setSection", "section": "trees", "options": {"header": "Trees"}})
    named = {tuple(i["key"]): i for i in
             pipe.request("view/rows", view="v", columns=[])["sections"]}  # fmt: skip
    assert named[("Oak", "trees")]["header"] == "Trees"


def test_what_does_not_go_is_refused_and_changes_nothing(pipe):
    def refused(method, kind, pointer=None, **params):
        data = pipe.error(method, **params).data
        assert data["kind"] == kind, data
        assert pointer is None or data["pointer"] == pointer, data

    columns = [{"id": "id"}]
    one = {"columns": columns, "keyColumns": ["id"]}
    for sections, kind, pointer in [
        ([{"key": "a"}, {"key": "a"}], "duplicateSections", "/sections/1/key"),
        ([{"key": "a", "rows": [["x", "y"]]}], "invalidParams", "/sections/0/rows/0"),
        ([{"key": "a", "rows": [{"section": "b"}]}], "notEditable", "/sections/0/rows/0/section"),
        ([{"key": "a", "rows": [["x"]]}, {"key": "b", "rows": [["x"]]}], "duplicateKeys", None),
        ([{"header": "a"}], "invalidParams", "/sections/0/key"),
        ([{"key": "a", "keys": [1]}], "invalidParams", "/sections/0/keys"),
    ]:
        refused("table/create", kind, pointer, table="t", sections=sections, **one)
    refused("table/create", "invalidParams", "/rows", table="t", sections=[], rows=[])
    refused("table/create", "invalidParams", "/rows", table="t")
    refused("table/create", "invalidParams", "/sectionColumn", table="t", rows=[], sectionColumn="a")
    refused("table/create", "missingKeys", "/keyColumns", table="t", sections=[], keyScope="section")
    refused("table/create", "valueDoesNotFit", "/sections/0/key", table="t",
            columns=[{"id": "section", "type": "integer"}], sections=[{"key": "one"}])  # fmt: skip
    refused("table/create", "limit", table="t", sections=[{"key": n} for n in range(10_001)])
    pipe.request("table/create", table="plain", rows=[["x"]])
    refused("view/open", "noDeclaredSections", table="plain", view="w",
            state={"sections": {"by": "declared"}})  # fmt: skip
    make(pipe)
    show(pipe)
    before = (pipe.request("table/describe", table="t"), keys(pipe))
    for bad, kind in [
        ({"kind": "addSections", "sections": [{"key": "fruit"}]}, "duplicateSections"),
        ({"kind": "addSections", "sections": [{"key": "n", "rows": [["r1"]]}]}, "duplicateKeys"),
        ({"kind": "removeSections", "sections": ["zoo"]}, "unknownSection"),
        ({"kind": "moveSections", "sections": ["fruit"],
          "place": {"kind": "after", "section": "fruit"}}, "placeIsMoving"),
        ({"kind": "setSection", "section": "zoo", "options": {}}, "unknownSection"),
        ({"kind": "removeColumn", "column": "section"}, "sectionColumn"),
        ({"kind": "setColumn", "column": "section", "options": {"type": "integer"}}, "sectionColumn"),
    ]:  # fmt: skip
        good = [] if "Column" in bad["kind"] else [
            {"kind": "setSection", "section": "fruit", "options": {"header": "other"}}]
        refused("table/edit", kind, f"/edits/{len(good)}", table="t", edits=[*good, bad])
    refused("table/edit", "noDeclaredSections", "/edits/0", table="plain",
            edits=[{"kind": "removeSections", "sections": []}])  # fmt: skip
    pipe.request("view/open", table="t", view="bound", state={"binding": "object"})
    refused("table/edit", "notBound", table="t", view="bound",
            edits=[{"kind": "removeSections", "sections": ["fruit"]}])  # fmt: skip
    for sections, kind, pointer in [
        ([{"key": "a"}, {"key": "a"}], "duplicateSections", "/sections/1/key"),
        ([{"key": "a", "rows": [["x", "y", "z"]]}], "invalidParams", "/sections/0/rows/0"),
        ([{"key": "a", "rows": [["x"]], "tags": []}], "invalidParams", "/sections/0/tags"),
    ]:
        refused("table/setRows", kind, pointer, table="t", sections=sections)
    refused("table/setRows", "unknownColumn", "/sectionColumn", table="plain", sections=[])
    refused("table/setRows", "invalidParams", "/sectionColumn", table="t", sections=[],
            sectionColumn="title")  # fmt: skip
    assert (pipe.request("table/describe", table="t"), keys(pipe)) == before


# MARK: Edited


def test_sections_come_go_move_and_are_told_differently(pipe):
    make(pipe)
    show(pipe)
    answer = edit(pipe, {"kind": "addSections", "place": {"kind": "before", "section": "trees"},
                         "sections": [{"key": "nuts", "header": "Nuts", "rows": [["r8", "Nut"]]}]},
                  label="Add")  # fmt: skip
    assert answer["inserted"] == ["r8"]
    expected = [head("fruit"), "r1", "r2", head("nuts"), "r8", head("trees"), "r3", head("herbs")]
    assert keys(pipe) == expected and watched(pipe) == expected
    edit(pipe, {"kind": "moveSections", "sections": ["herbs", "trees"], "place": {"kind": "start"}})
    moved = [head("herbs"), head("trees"), "r3", head("fruit"), "r1", "r2", head("nuts"), "r8"]
    assert keys(pipe) == moved and watched(pipe) == moved
    edit(pipe, {"kind": "setSection", "section": "herbs",
                "options": {"header": None, "footer": "green", "kind": "k", "state": [1]}})  # fmt: skip
    assert infos(pipe)["herbs"] == {
        "key": ["herbs"], "title": "herbs", "count": 0, "collapsed": False,
        "footer": "green", "kind": "k", "state": [1],
    }  # fmt: skip
    edit(pipe, {"kind": "removeSections", "sections": ["fruit", "herbs"]})
    gone = [head("trees"), "r3", head("nuts"), "r8"]
    assert keys(pipe) == gone and watched(pipe) == gone
    history = pipe.request("table/history", table="t")
    assert [step["sections"] for step in history["items"]] == [1, 1, 1, 1]
    for wanted in (moved, moved, expected):
        pipe.request("table/undo", table="t")
        assert keys(pipe) == wanted and watched(pipe) == wanted
    pipe.request("table/jump", table="t", step=0)
    assert pipe.request("table/describe", table="t")["sections"][0]["header"] == "Fruit"
    assert keys(pipe) == [head("fruit"), "r1", "r2", head("trees"), "r3", head("herbs")]
    pipe.request("table/jump", table="t", step=4)
    assert keys(pipe) == gone and watched(pipe) == gone


def test_a_header_alone_is_told_to_who_watches(pipe):
    make(pipe)
    show(pipe)
    pipe.sync()
    count = len(pipe.updates("s"))
    edit(pipe, {"kind": "setSection", "section": "fruit", "options": {"header": "Obst"}})
    pipe.sync()
    (update,) = pipe.updates("s")[count:]
    assert update["sections"][0]["title"] == "Obst" and not update["diff"]
    edit(pipe, {"kind": "setSection", "section": "fruit", "options": {"header": "Obst"}})
    assert pipe.request("table/describe", table="t")["revision"] == 2


def test_a_preview_of_sections_changes_nothing(pipe):
    make(pipe)
    answer = edit(pipe, {"kind": "removeSections", "sections": ["fruit"]},
                  {"kind": "removeSections", "sections": ["zoo"]}, preview=True)  # fmt: skip
    preview = answer["preview"]
    assert preview["removedRows"] == ["r1", "r2"] and preview["sections"] == 1
    assert [error["kind"] for error in preview["errors"]] == ["unknownSection"]
    assert pipe.request("table/describe", table="t")["revision"] == 1


def test_collapsed_sections_stay_so_when_sections_move(pipe):
    make(pipe)
    show(pipe, collapsed={"keys": [["fruit"]]})
    edit(pipe, {"kind": "moveSections", "sections": ["fruit"], "place": {"kind": "end"}})
    assert keys(pipe) == [head("trees"), "r3", head("herbs"), head("fruit")]


def test_the_kind_of_a_section_decides_settings_of_it_and_its_rows(pipe):
    make(pipe)
    kinds = {"food": {"headerHeight": 30, "deletable": True}, "other": {"headerHeight": 50}}
    pipe.request("table/declare", table="t", declarations={"sectionKinds": kinds})

    def resolved(name, **target):
        answer = pipe.request("table/resolve", table="t", settings=[name], **target)
        return [(item["settings"][name]["value"], item["settings"][name]["layer"],
                 item["settings"][name].get("name")) for item in answer["items"]]  # fmt: skip

    assert resolved("headerHeight", sections=["fruit", "trees"]) == [
        (30, "section", "food"), ("automatic", "builtIn", None)]  # fmt: skip
    assert resolved("deletable", rows=["r1", "r3"]) == [
        (True, "section", "food"), (False, "builtIn", None)]  # fmt: skip
    edit(pipe, {"kind": "set", "row": "r3", "column": "section", "value": "fruit"})
    assert resolved("deletable", rows=["r3"]) == [(True, "section", "food")]
    pipe.request("table/declare", table="t", declarations={"sections": {"fruit": {"kind": "other"}}})
    assert resolved("headerHeight", sections=["fruit"]) == [(50, "section", "other")]
    assert resolved("deletable", rows=["r1"]) == [(False, "builtIn", None)]


def test_a_section_of_a_kind_that_hides_is_hidden_with_its_rows(pipe):
    make(pipe)
    show(pipe, empty="hide")
    kinds = {"secret": {"hidden": True}}
    pipe.request("table/declare", table="t", declarations={"sectionKinds": kinds})
    all_of_it = [head("fruit"), "r1", "r2", head("trees"), "r3"]
    assert keys(pipe) == all_of_it
    edit(pipe, {"kind": "setSection", "section": "fruit", "options": {"kind": "secret"}})
    assert keys(pipe) == [head("trees"), "r3"] and watched(pipe) == [head("trees"), "r3"]
    edit(pipe, {"kind": "set", "row": "r1", "column": "section", "value": "trees"})
    assert keys(pipe) == [head("trees"), "r1", "r3"]
    for _ in range(2):
        pipe.request("table/undo", table="t")
    assert keys(pipe) == all_of_it and watched(pipe) == all_of_it


# MARK: New content


def test_new_content_by_sections(pipe):
    make(pipe)
    show(pipe)
    sections = [
        {"key": "herbs", "header": "Herbs", "rows": [["r2", "Pear"], ["r4", "Mint"]]},
        {"key": "fruit", "header": "Fruit", "footer": "fresh", "kind": "food",
         "state": {"open": True}, "rows": [["r1", "Apple!"]]},
        {"key": "stones", "rows": []},
    ]  # fmt: skip
    answer = pipe.request("table/setRows", table="t", sections=sections)
    assert answer["sections"] == {"deletes": 1, "inserts": 1, "moves": 1, "updates": 0}
    counted = [answer[name] for name in ("deletes", "inserts", "moves", "updates")]
    assert counted == [1, 1, 1, 2]
    expected = [head("herbs"), "r2", "r4", head("fruit"), "r1", head("stones")]
    assert keys(pipe) == expected and watched(pipe) == expected
    again = pipe.request("table/setRows", table="t", sections=sections)
    assert again["revision"] == answer["revision"]
    assert again["sections"] == {"deletes": 0, "inserts": 0, "moves": 0, "updates": 0}
    pipe.request("table/undo", table="t")
    assert keys(pipe) == [head("fruit"), "r1", "r2", head("trees"), "r3", head("herbs")]


def test_new_content_declares_sections_of_a_table_that_has_none(pipe):
    rows = [["r1", "old"], ["r2", "old"]]
    pipe.request("table/create", table="t", columns=[{"id": "id"}, {"id": "group"}], rows=rows,
                 keyColumns=["id"])  # fmt: skip
    answer = pipe.request("table/setRows", table="t", sectionColumn="group", columns=["id"],
                          sections=[{"key": "new", "header": "New", "rows": [["r2"]]},
                                    {"key": "old", "rows": [["r1"]]}])  # fmt: skip
    assert answer["sections"] == {"deletes": 0, "inserts": 2, "moves": 0, "updates": 0}
    assert (answer["moves"], answer["updates"]) == (1, 1)
    show(pipe)
    assert keys(pipe) == [head("new"), "r2", head("old"), "r1"]
    pipe.request("table/undo", table="t")
    assert "sections" not in pipe.request("table/describe", table="t")
    assert keys(pipe) == [head("old"), "r1", "r2"]
    pipe.request("table/redo", table="t")
    assert keys(pipe) == [head("new"), "r2", head("old"), "r1"]


def test_sections_say_keys_tags_and_states_of_their_rows(pipe):
    sections = [{"key": "a", "rows": [["one"], ["two"]]}, {"key": "b", "rows": [["three"]]}]
    make(pipe, sections, columns=[{"id": "word"}], keyColumns=[])
    new = [
        {"key": "b", "rows": [["zwei"], ["neu"]], "keys": [2, None], "rowStates": [{"n": 2}, None]},
        {"key": "a", "rows": [["eins"]], "keys": [1]},
    ]
    answer = pipe.request("table/setRows", table="t", sections=new)
    assert [answer[n] for n in ("deletes", "inserts", "moves", "updates")] == [1, 1, 1, 2]
    show(pipe)
    assert keys(pipe) == [head("b"), 2, 4, head("a"), 1]
    states = pipe.request("table/resolve", table="t", rows=[2, 4], settings=[])["items"]
    assert [item.get("rowState") for item in states] == [{"n": 2}, None]
    tagged = [{"key": "b", "rows": [["x"], ["y"]], "tags": ["t2", "t4"], "keys": [2, 4]},
              {"key": "a", "rows": [["z"]], "tags": ["t1"], "keys": [1]}]  # fmt: skip
    pipe.request("table/setRows", table="t", sections=tagged)
    tagged[0]["rows"] = [["not read"], ["nor this"]]
    answer = pipe.request("table/setRows", table="t", sections=tagged)
    assert answer["updates"] == 0
    error = pipe.error("table/setRows", table="t", sections=tagged, match={"kind": "content"})
    assert error.kind == "invalidParams"


def test_keys_unique_by_section(pipe):
    sections = [{"key": "a", "rows": [["1", "x"]]}, {"key": "b", "rows": [["1", "y"], ["2", "z"]]}]
    assert pipe.error("table/create", sections=sections, keyColumns=["id"],
                      columns=[{"id": "id"}, {"id": "title"}]).kind == "duplicateKeys"  # fmt: skip
    description = make(pipe, sections, keyScope="section")
    assert description["keys"] == {"kind": "columns", "columns": ["section", "id"]}
    show(pipe)
    assert keys(pipe) == [head("a"), '["a","1"]', head("b"), '["b","1"]', '["b","2"]']
    new = [{"key": "b", "rows": [["1", "y"]]}, {"key": "a", "rows": [["2", "z"], ["1", "x"]]}]
    answer = pipe.request("table/setRows", table="t", sections=new)
    # The row that went to the other section is another one.
    assert [answer[n] for n in ("deletes", "inserts", "moves", "updates")] == [1, 1, 0, 0]
    assert keys(pipe) == [head("b"), '["b","1"]', head("a"), '["a","2"]', '["a","1"]']


# MARK: Differences


def replayed(old, answer):
    """Old sections as [[key, [[row key, values]…]]…] after a `table/diff`, by its words."""
    diff, sections = answer["diff"], answer["sections"]
    assert [[key, len(rows)] for key, rows in old] == sections["old"]
    flat = [(place, row) for place, (_, rows) in enumerate(old) for row in rows]
    taken = {*expanded(diff["deletes"]), *(source for source, _ in diff["moves"])}
    left = [[] for _ in old]
    for index, (place, row) in enumerate(flat):
        if index not in taken:
            left[place].append(row)
    kept = [place for place in range(len(old)) if place not in sections["deletes"]]
    assert all(not left[place] for place in sections["deletes"])
    moved = {target: source for source, target in sections["moves"]}
    staying = iter(place for place in kept if place not in moved.values())
    places = []
    for target, (key, _) in enumerate(sections["new"]):
        if target in sections["inserts"]:
            places.append(None)
            continue
        places.append(moved[target] if target in moved else next(staying))
        assert old[places[-1]][0] == key
    rows = [row for place in places if place is not None for row in left[place]]
    inserted = rows_of(diff["inserts"]["keys"], diff["inserts"]["blocks"])
    coming = {index: [key, {c: cell["value"] for c, cell in cells.items()}]
              for index, (key, cells) in zip(expanded(diff["inserts"]["at"]), inserted)}  # fmt: skip
    coming.update({target: flat[source][1] for source, target in diff["moves"]})
    for index in sorted(coming):
        rows.insert(index, coming[index])
    rows = [[key, dict(cells)] for key, cells in rows]
    for block in diff["updates"]:
        for index, cell in zip(block["rows"], cells_of(block)):
            rows[index][1][block["column"]] = cell["value"]
    result, start = [], 0
    for key, count in sections["new"]:
        result.append([key, rows[start : start + count]])
        start += count
    assert start == len(rows)
    return result


def content(pipe, table="t"):
    """The sections of a table with their rows, as a view by declared sections shows them."""
    view = pipe.request("view/open", table=table,
                        state={"sections": {"by": "declared", "empty": "show"}})["view"]  # fmt: skip
    answer = pipe.request("view/rows", view=view)
    result = []
    for key, cells in rows_of(answer["keys"], answer["blocks"]):
        if isinstance(key, dict):
            result.append([key["key"][0], []])
        else:
            result[-1][1].append([key, {c: cell["value"] for c, cell in cells.items()}])
    pipe.request("view/close", view=view)
    return result


def difference(pipe, first, second=None):
    to = {"table": "t"} if second is None else {"table": "t", "revision": second}
    return pipe.request("table/diff", **{"from": {"table": "t", "revision": first}, "to": to})


def section_counts(sections):
    return [len(sections[name]) for name in ("deletes", "inserts", "moves", "updates")]


CHANGE_SETS = json.loads(pathlib.Path(__file__).with_name("change_sets.json").read_text("utf-8"))


def rows_in(sections):
    """The same with rows that say their id."""
    return [{**section, "rows": [[row] for row in section["rows"]]} for section in sections]


def is_unique_in_the_table(sections):
    rows = [row for section in sections for row in section["rows"]]
    return len(set(rows)) == len(rows)


@pytest.mark.parametrize("scope", ["section", "table"])
@pytest.mark.parametrize("number", range(len(CHANGE_SETS["sections"])))
def test_change_sets_of_other_libraries(pipe, number, scope):
    """Replay reaches the target, with no more moves than they list; a header hides no rows."""
    case = CHANGE_SETS["sections"][number]
    if scope == "table" and not (is_unique_in_the_table(case["old"]) and is_unique_in_the_table(case["new"])):
        scope = "section"  # the rows say nothing of other sections
    make(pipe, rows_in(case["old"]), columns=[{"id": "id"}], keyScope=scope)
    show(pipe)
    old = content(pipe)
    answer = pipe.request("table/setRows", table="t", sections=rows_in(case["new"]))
    new = content(pipe)
    assert [[key, [cells["id"] for _, cells in rows]] for key, rows in new] == [
        [section["key"], section["rows"]] for section in case["new"]]  # fmt: skip
    listed = case["listed"]
    rows = case.get("ours", {}).get("rows", listed["rows"])
    assert list(answer["sections"].values()) == listed["sections"]
    assert [answer[name] for name in ("deletes", "inserts", "moves", "updates")] == rows
    found = difference(pipe, 1, answer["revision"])
    assert replayed(old, found) == new
    assert section_counts(found["sections"]) == listed["sections"]
    assert [found["counts"][name] for name in ("deletes", "inserts", "moves", "updates")] == rows
    moves = listed["sections"][2] + listed["rows"][2]
    assert len(found["sections"]["moves"]) + found["counts"]["moves"] <= moves
    assert watched(pipe) == keys(pipe)
    back = difference(pipe, answer["revision"], 1)
    assert replayed(new, back) == old
    pipe.request("table/undo", table="t")
    assert content(pipe) == old and watched(pipe) == keys(pipe)


def test_there_are_twenty_cases_of_sections():
    assert len(CHANGE_SETS["sections"]) == 20


def test_a_difference_of_sections_comes_in_pages_and_names_other_headers(pipe):
    make(pipe)
    edit(pipe, {"kind": "setSection", "section": "fruit", "options": {"header": "Obst", "kind": None}},
         {"kind": "insert", "rows": [["fruit", "r9", "Plum"], [None, "r0", "?"]]},
         {"kind": "remove", "rows": ["r3"]})  # fmt: skip
    found = difference(pipe, 1)
    assert found["sections"] == {
        "old": [["fruit", 2], ["trees", 1], ["herbs", 0]],
        "new": [["fruit", 3], ["trees", 0], ["herbs", 0], [None, 1]],
        "deletes": [], "inserts": [3], "moves": [],
        "updates": [{"index": 0, "key": "fruit", "members": ["header", "kind"]}],
    }  # fmt: skip
    assert found["diff"]["deletes"] == [[2, 1]] and found["diff"]["inserts"]["at"] == [[2, 2]]
    page = pipe.request("table/diff", range={"first": 1, "size": 1},
                        **{"from": {"table": "t", "revision": 1}, "to": {"table": "t"}})  # fmt: skip
    assert page["sections"] == found["sections"] and page["diff"]["deletes"] == []


@pytest.mark.parametrize("seed", seeds(12))
def test_sections_at_random_replay_and_undo(pipe, seed):
    generator = random.Random(seed)
    sections = {name: [] for name in "abcd"}
    order = list("abc")
    for row in range(12):
        sections[generator.choice(order)].append([f"r{row}", row % 3])

    def told():
        return [{"key": name, "header": f"h{generator.randrange(2)}", "rows": sections[name]}
                for name in order]  # fmt: skip

    make(pipe, told(), columns=[{"id": "id"}, {"id": "n", "type": "integer"}])
    show(pipe)
    states = {1: content(pipe)}
    for _ in range(6):
        for _ in range(generator.randrange(1, 5)):
            source, target = generator.choice(order), generator.choice(order)
            if sections[source] and generator.random() < 0.7:
                row = sections[source].pop(generator.randrange(len(sections[source])))
                row = [row[0], generator.choice([row[1], 7])]
                sections[target].insert(generator.randint(0, len(sections[target])), row)
            elif generator.random() < 0.5:
                sections[target].append([f"n{generator.random()}", 1])
            elif sections[source]:
                sections[source].pop()
        generator.shuffle(order)
        if generator.random() < 0.3:
            missing = [name for name in "abcd" if name not in order]
            if missing:
                order.append(missing[0])
            else:
                sections[order.pop()] = []
        answer = pipe.request("table/setRows", table="t", sections=told())
        states[answer["revision"]] = content(pipe)
        assert watched(pipe) == keys(pipe)
        shown = [[key, [list(cells.values())[1:] for _, cells in rows]]
                 for key, rows in states[answer["revision"]]]  # fmt: skip
        assert shown == [[name, sections[name]] for name in order]
    revisions = list(states)
    for _ in range(6):
        first, second = generator.choice(revisions), generator.choice(revisions)
        assert replayed(states[first], difference(pipe, first, second)) == states[second]
    for revision in reversed(revisions[:-1]):
        pipe.request("table/undo", table="t")
        assert content(pipe) == states[revision] and watched(pipe) == keys(pipe)
