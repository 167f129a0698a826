"""Sections of a view: what stands where, collapsing, pages, searching and selecting with them."""

import pytest
from replica import key_name

ROWS = [
    ["Ada", "red", 36], ["Bo", "blue", 20], ["Cy", "red", 20], ["Di", None, 36],
    ["Ed", "blue", 20], ["Fay", "Red", 1],
]  # fmt: skip
COLUMNS = [{"id": "name"}, {"id": "team"}, {"id": "age", "type": "integer"}]


def head(*key):
    return {"kind": "header", "key": list(key)}


def group(*key):
    return {"kind": "group", "key": list(key)}


def foot(*key):
    return {"kind": "footer", "key": list(key)}


@pytest.fixture
def pipe(start):
    pipe = start()
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
    pipe.request("view/open", table="t", view="v")
    return pipe


def show(pipe, **state):
    return pipe.request("view/set", view="v", state=state)


def keys(pipe, **params):
    return pipe.request("view/rows", view="v", columns=[], **params)["keys"]


def test_sections_stand_in_the_order_of_their_values_and_are_equal_by_value(pipe):
    show(pipe, sections={"by": [{"column": "team"}]})
    assert keys(pipe) == [head("Red"), 6, head("blue"), 2, 5, head("red"), 1, 3, head(None), 4]
    by = {"column": "team", "comparator": "caseInsensitive", "nulls": "first",
          "direction": "descending"}  # fmt: skip
    show(pipe, sections={"by": [by], "footers": True, "headers": False})
    assert keys(pipe) == [4, foot(None), 1, 3, foot("red"), 6, foot("Red"), 2, 5, foot("blue")]


def test_the_sort_is_within_sections_and_sections_stand_in_each_other(pipe):
    show(
        pipe,
        sections={"by": [{"column": "age"}, {"column": "team"}], "footers": True},
        sort=[{"column": "name", "direction": "descending"}],
    )
    assert keys(pipe) == [
        group(1), head(1, "Red"), 6, foot(1, "Red"), foot(1),
        group(20), head(20, "blue"), 5, 2, foot(20, "blue"), head(20, "red"), 3, foot(20, "red"),
        foot(20),
        group(36), head(36, "red"), 1, foot(36, "red"), head(36, None), 4, foot(36, None), foot(36),
    ]  # fmt: skip


def test_listed_sections_come_first_and_show_when_empty_if_wanted(pipe):
    state = {"by": [{"column": "team", "values": ["green", "red"]}]}
    answer = show(pipe, sections=state)
    assert keys(pipe)[:3] == [head("red"), 1, 3]
    assert answer["state"]["sections"]["empty"] == "hide"
    show(pipe, sections={"empty": "show"})
    assert keys(pipe)[:4] == [head("green"), head("red"), 1, 3]
    told = pipe.request("view/rows", view="v")["sections"][0]
    assert told == {"key": ["green"], "title": "green", "count": 0, "collapsed": False}


def test_collapsed_sections_keep_their_header_and_count(pipe):
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    show(pipe, sections={"by": [{"column": "team"}], "footers": True})
    answer = pipe.request("view/collapse", view="v", action="collapse", keys=[["red"], ["blue"]])
    assert answer["counts"]["filtered"] == 6 and answer["counts"]["pageEnd"] == 2
    expected = [head("Red"), 6, foot("Red"), head("blue"), head("red"), head(None), 4, foot(None)]
    assert keys(pipe) == expected
    pipe.sync()
    replica = pipe.replica("s")
    assert replica.keys == expected
    assert replica.sections['["red"]'] == {
        "key": ["red"], "title": "red", "count": 2, "collapsed": True,
    }  # fmt: skip
    # Rows that come and go are counted, also where they are not shown.
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [1]}])
    pipe.sync()
    assert replica.sections['["red"]']["count"] == 1
    pipe.request("view/collapse", view="v", action="toggle")
    assert keys(pipe) == [head("Red"), head("blue"), 2, 5, foot("blue"),
                          head("red"), 3, foot("red"), head(None)]  # fmt: skip
    state = pipe.request("view/get", view="v")["state"]["sections"]["collapsed"]
    assert state == {"all": True, "keys": [["red"], ["blue"]]}
    pipe.request("view/collapse", view="v", action="expand")
    assert pipe.request("view/get", view="v")["counts"]["pageEnd"] == 5


def test_an_edit_moves_a_row_across_sections_and_makes_and_ends_them(pipe):
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    show(pipe, sections={"by": [{"column": "team"}]})
    pipe.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": 6, "column": "team", "value": "new"}]
    )
    pipe.sync()
    assert pipe.replica("s").keys == keys(pipe)
    assert keys(pipe) == [head("blue"), 2, 5, head("new"), 6, head("red"), 1, 3, head(None), 4]
    diff = pipe.updates("s")[-1]["diff"]
    assert diff["deletes"] == [[0, 1]] and len(diff["inserts"]["keys"]) == 1
    pipe.request("table/undo", table="t")
    assert keys(pipe)[0] == head("Red")


def test_error_cells_are_a_section_of_their_own(pipe):
    edits = [{"kind": "set", "row": 1, "column": "age", "value": "old"}]
    pipe.request("table/edit", table="t", edits=edits, invalid="keep")
    show(pipe, sections={"by": [{"column": "age"}]})
    error = {"kind": "error"}
    assert keys(pipe)[-2:] == [head(error), 1]
    pipe.request("view/collapse", view="v", action="collapse", keys=[[error]])
    assert keys(pipe)[-1] == head(error)


def test_pages_count_rows_and_repeat_the_open_headers(pipe):
    show(
        pipe, sections={"by": [{"column": "team"}], "footers": True}, page={"size": 2, "index": 1}
    )
    answer = pipe.request("view/rows", view="v")
    assert answer["keys"] == [head("blue"), 5, foot("blue"), head("red"), 1]
    assert answer["counts"]["entries"] == 5
    assert (answer["counts"]["pageStart"], answer["counts"]["pageEnd"]) == (2, 4)
    assert answer["counts"]["pages"] == 3
    show(pipe, page={"index": 2})
    assert keys(pipe) == [head("red"), 3, foot("red"), head(None), 4, foot(None)]
    found = pipe.request("view/locate", view="v", keys=[5, 3])["rows"]
    assert [(row["pageIndex"], row["viewIndex"]) for row in found] == [(1, 1), (2, 1)]
    assert [row["section"] for row in found] == [["blue"], ["red"]]
    answer = pipe.request("view/set", view="v", state={"page": {"size": 3}}, show=3)
    assert answer["state"]["page"]["index"] == 1


def test_searching_filtering_and_selecting_go_on(pipe):
    show(pipe, sections={"by": [{"column": "team"}]}, search={"text": "d", "mode": "mark"})
    pipe.request("view/collapse", view="v", action="collapse", keys=[["red"]])
    hit = pipe.request("view/find", view="v")
    assert hit["matches"] == 5
    assert (hit["hit"]["row"], hit["hit"]["viewIndex"]) == (6, 1)
    rows = []
    while not hit["hit"]["wrapped"]:
        rows.append(hit["hit"]["row"])
        hit = pipe.request("view/find", view="v", **{"from": rows[-1]})
    assert rows == [6, 5, 4], "rows of collapsed sections are passed over"
    pipe.request("view/select", view="v", action="replace", rows=[1])
    ranges = [{"from": {"row": 6}, "to": {"row": 5}}]
    pipe.request("view/select", view="v", action="add", ranges=ranges)
    items = pipe.request("view/selection", view="v")["items"]
    assert [item["row"] for item in items] == [1, 2, 5, 6]
    assert items[0]["viewIndex"] is None
    show(pipe, filter={"kind": "compare", "column": "age", "relation": "less", "value": 30})
    assert keys(pipe) == [head("Red"), 6, head("blue"), 2, 5, head("red")]
    found = pipe.request("view/locate", view="v", keys=[1, 3, 6])["rows"]
    assert [row.get("reason") for row in found] == ["filtered", "collapsed", None]
    assert "section" not in found[0] and found[1]["section"] == ["red"]


def test_the_order_is_adopted_with_sections(pipe):
    show(pipe, sections={"by": [{"column": "team"}]})
    pipe.request("table/edit", table="t", edits=[{"kind": "adopt", "view": "v"}])
    show(pipe, sections=None)
    assert keys(pipe) == [6, 2, 5, 1, 3, 4]


def test_a_window_holds_its_first_entry_when_a_section_above_is_collapsed(pipe):
    show(pipe, sections={"by": [{"column": "team"}]})
    pipe.request(
        "view/watch", view="v", subscription="s",
        window={"kind": "entries", "first": 6, "size": 3},
    )  # fmt: skip
    pipe.request("view/collapse", view="v", action="collapse", keys=[["blue"]])
    pipe.sync()
    replica = pipe.replica("s")
    assert replica.window["first"] == 4 and replica.keys == [1, 3, head(None)]


def test_states_travel(pipe):
    sections = {
        "by": [{"column": "age", "direction": "descending", "nulls": "first",
                "comparator": "value", "values": [20]},
               {"column": "team", "direction": "ascending", "nulls": "last",
                "comparator": "natural", "values": ["red"]}],
        "headers": False, "footers": True, "empty": "show",
        "collapsed": {"all": True, "keys": [[20], [36, None]]},
    }  # fmt: skip
    state = show(pipe, sections=sections)["state"]
    assert state["sections"] == sections
    assert pipe.request("view/open", table="t", state=state)["state"] == state
    # Other columns forget what was collapsed, other looks do not.
    state = show(pipe, sections={"headers": None, "collapsed": {"all": None}})["state"]["sections"]
    assert state["headers"] and state["collapsed"] == {"all": False, "keys": [[20], [36, None]]}
    state = show(pipe, sections={"by": [{"column": "team"}]})["state"]["sections"]
    assert state["collapsed"] == {"all": False, "keys": []} and state["footers"]


@pytest.mark.parametrize(
    ("sections", "pointer"),
    [
        ({"headers": True}, "/state/sections/by"),
        ({"by": []}, "/state/sections/by"),
        ({"by": [{"column": "team"}, {"column": "team"}]}, "/state/sections/by/1/column"),
        ({"by": [{"column": "age", "comparator": "natural"}]}, "/state/sections/by/0/comparator"),
        ({"by": [{"column": "age", "values": ["x"]}]}, "/state/sections/by/0/values/0"),
        ({"by": [{"column": "age", "values": [None]}]}, "/state/sections/by/0/values/0"),
        ({"by": [{"column": "age"}], "collapsed": {"keys": [["x"]]}},
         "/state/sections/collapsed/keys/0/0"),
        ({"by": [{"column": "age"}], "collapsed": {"keys": [[1, 2]]}},
         "/state/sections/collapsed/keys/0"),
        ({"by": [{"column": "age"}], "collapsed": {"keys": [[]]}},
         "/state/sections/collapsed/keys/0"),
    ],
)  # fmt: skip
def test_what_makes_no_sections_is_refused_and_changes_nothing(pipe, sections, pointer):
    error = pipe.error("view/set", view="v", state={"sections": sections})
    assert error.code == -32602 and error.data["pointer"] == pointer
    assert pipe.request("view/get", view="v")["state"]["sections"] is None


def test_a_column_that_is_removed_takes_its_level_along(pipe):
    show(pipe, sections={"by": [{"column": "age"}, {"column": "team"}]})
    pipe.request("table/edit", table="t", edits=[{"kind": "removeColumn", "column": "age"}])
    assert keys(pipe)[:2] == [head("Red"), 6]
    assert pipe.request("view/get", view="v")["state"]["sections"]["by"][0]["column"] == "age"
    pipe.request("table/edit", table="t", edits=[{"kind": "removeColumn", "column": "team"}])
    assert keys(pipe) == [1, 2, 3, 4, 5, 6]
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    assert keys(pipe)[:3] == [group(1), head(1, "Red"), 6]


def test_texts_that_clients_cannot_tell_apart_are_one_section(pipe, tmp_path):
    file = tmp_path / "bytes.csv"
    file.write_bytes(b"k,v\n\xffa,1\n\xfea,2\nb,3\n")
    pipe.request("table/open", table="f", path=str(file), dialect={"encoding": "utf-8"})
    pipe.request("view/open", table="f", view="w", state={"sections": {"by": [{"column": "k"}]}})
    answer = pipe.request("view/rows", view="w", columns=[])
    assert answer["keys"] == [head("b"), 3, head("\ufffda"), 1, 2]


def told(pipe):
    """What a window has been told of its sections, in their order."""
    replica = pipe.replica("s")
    heads = [key for key in replica.keys if isinstance(key, dict) and key["kind"] != "footer"]
    return [replica.sections[key_name(key["key"])] for key in heads]


FORMATS = [
    ({"format": {"kind": "number", "pattern": "#,##0.00"}}, ["1,000.00", ""]),
    ({"nullPlaceholder": "-"}, ["1000", "-"]),
    ({"format": {"kind": "template", "template": "<{}>"}}, ["<1000>", ""]),
]


@pytest.mark.parametrize("options, wanted", FORMATS)
@pytest.mark.parametrize("how", ["hidden", "elsewhere"])
def test_titles_follow_what_the_column_shows_where_it_is_not_in_the_window(start, options, wanted, how):
    pipe = start()
    columns = [{"id": "g", "type": "integer"}, {"id": "t"}]
    rows = [[None, "a"], [1000, "b"], [None, "c"], [1000, "d"]]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    state = {"sections": {"by": [{"column": "g"}]}, "layout": {"rows": {"height": 10}}}
    hidden = {"columns": {"g": {"hidden": True}}} if how == "hidden" else {}
    pipe.request("view/open", table="t", view="v", state={**state, **hidden})
    only = {} if how == "hidden" else {"columns": ["t"]}
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, **only)
    viewport = {"kind": "viewport", "offset": 12, "extent": 30}
    pipe.request("view/watch", view="v", subscription="p", window=viewport, **only)
    pipe.sync()

    def titles():
        pipe.sync()
        found = [info["title"] for info in told(pipe)]
        answer = pipe.request("view/rows", view="v", columns=[])
        assert found == [info["title"] for info in answer["sections"]]
        return found

    assert titles() == ["1000", ""]
    pipe.request("table/edit", table="t", edits=[{"kind": "setColumn", "column": "g", "options": options}])
    assert titles() == wanted
    sticky = pipe.replica("p").viewport["sticky"]
    assert [entry["section"]["title"] for entry in sticky] == wanted[:1]
    pipe.request("table/undo", table="t")
    assert titles() == ["1000", ""]


def test_sections_by_date_times_keep_their_offsets(start):
    """A section is called what its rows show; other offsets of one moment are other sections."""
    pipe = start()
    texts = [
        "2024-02-29T11:00:00+01:00", "2024-02-29T12:00:00+01:00", "2024-02-29T10:00:00Z",
        "2024-02-29T10:00:00", "2024-02-29T11:00:00+01:00", "1969-12-31T23:59:59.25-05:30",
    ]  # fmt: skip
    columns = [{"id": "at", "type": "dateTime"}, {"id": "n", "type": "integer"}]
    pipe.request("table/create", table="t", columns=columns, rows=[[text, 1] for text in texts])
    by = {"by": [{"column": "at"}], "aggregates": [{"column": "n", "kind": "sum"}]}
    pipe.request("view/open", table="t", view="v", state={"sections": by})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    answer = pipe.request("view/rows", view="v")
    wanted = [texts[5], texts[3], texts[2], texts[0], texts[1]]
    assert [info["key"] for info in answer["sections"]] == [[text] for text in wanted]
    assert [info["title"] for info in answer["sections"]] == wanted
    assert [info["count"] for info in answer["sections"]] == [1, 1, 1, 2, 1]
    pipe.request("view/collapse", view="v", action="collapse", keys=[[texts[0]]])
    pipe.sync()
    assert [info["collapsed"] for info in told(pipe)] == [False, False, False, True, False]
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 3, "column": "at", "value": texts[0]}])
    pipe.sync()
    assert keys(pipe) == pipe.replica("s").keys
    assert [(info["title"], info["count"]) for info in told(pipe) if info["collapsed"]] == [(texts[0], 3)]
    pipe.request("table/edit", table="t", edits=[{"kind": "setColumn", "column": "at", "options": {
        "format": {"kind": "date", "pattern": "HH:mm"}}}])  # fmt: skip
    pipe.sync()
    assert [info["title"] for info in told(pipe)] == ["23:59", "10:00", "11:00", "12:00"]


def test_cells_of_headers_are_null_and_show_nothing(start):
    pipe = start()
    columns = [
        {"id": "team"}, {"id": "n", "type": "integer", "nullPlaceholder": "n/a"},
        {"id": "twice", "computed": "1 + 1", "nullPlaceholder": "-"},
    ]  # fmt: skip
    pipe.request("table/create", table="t", columns=columns, rows=[["red", None], ["blue", 1]])
    sections = {"by": [{"column": "team"}], "footers": True}
    pipe.request("view/open", table="t", view="v", state={"sections": sections})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()
    for rows in (pipe.cells("v"), pipe.replica("s").rows):
        for key, cells in rows:
            if isinstance(key, dict):
                assert all(cell["value"] is None and cell["text"] in ("", None) for cell in cells.values())
        assert [cells["n"]["text"] for key, cells in rows if key == 1] == ["n/a"]
