"""The cursor of a view: what the law does not vary, and what one can get wrong."""

import pytest

COLUMNS = [{"id": "a"}, {"id": "b"}, {"id": "c"}]


@pytest.fixture
def grid(pipe):
    """Table t of 20 rows and 3 columns, view v with a layout."""
    rows = [[f"a{row}", f"b{row}", f"c{row}"] for row in range(1, 21)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    sizing = {"mode": {"kind": "fixed", "width": 8}}
    layout = {"rows": {}, "fixed": {"leading": 1}, "sizing": sizing}
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    return pipe


def cursor(pipe, **params):
    return pipe.request("view/cursor", view="v", **params)


def watch(pipe, window, **options):
    pipe.request("view/watch", view="v", subscription="s", window=window, **options)
    pipe.sync()


def place(answer):
    return answer.get("row"), answer.get("column")


# MARK: Where it is


def test_before_it_is_set_it_is_nowhere_and_moves_begin_at_the_first_cell(grid):
    watch(grid, {"kind": "all"})
    answer = cursor(grid)
    assert answer == {"viewRevision": answer["viewRevision"], "complete": True, "moved": False}
    assert "cursor" not in grid.request("view/get", view="v")
    assert all("cursor" not in update for update in grid.updates("s"))
    assert place(cursor(grid, move={"rows": 1})) == (2, "a")


def test_the_answer_has_the_cell_its_place_and_its_text(grid):
    answer = cursor(grid, row=3, column="c")
    assert answer == {
        "viewRevision": answer["viewRevision"], "complete": True, "moved": True, "row": 3, "column": "c",
        "viewIndex": 2, "pageIndex": 0, "offset": 2, "height": 1, "group": "center", "x": 8, "width": 8,
        "text": "c3",
    }  # fmt: skip
    assert cursor(grid, row=3)["moved"] is False
    assert cursor(grid)["viewRevision"] == answer["viewRevision"]


def test_long_texts_are_cut_and_drafts_are_shown(grid):
    edit = {"kind": "set", "row": 1, "column": "a", "value": "é" * 3000}
    grid.request("table/edit", table="t", edits=[edit])
    answer = cursor(grid, row=1)
    assert (answer["text"], answer["cut"]) == ("é" * 512, True)
    grid.request("cell/draft", view="v", action="begin", row=2, column="a")
    grid.request("cell/draft", view="v", action="change", row=2, column="a", text="new")
    assert cursor(grid, row=2)["text"] == "new"


def test_the_state_does_not_have_it(grid):
    cursor(grid, row=3)
    told = grid.request("view/get", view="v")
    assert told["cursor"] == {"row": 3, "column": "a", "viewIndex": 2}
    assert "cursor" not in told["state"]
    tapped = grid.request("view/tap", view="v", column="a", part="header")
    assert tapped["cursor"]["row"] == 3


def test_a_new_key_of_its_row_is_told(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[["x", "", ""], ["y", "", ""]], keyColumns=["a"])
    pipe.request("view/open", table="t", view="v")
    watch(pipe, {"kind": "all"})
    cursor(pipe, row="y")
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": "y", "column": "a", "value": "z"}])
    pipe.sync()
    assert pipe.replica("s").cursor == {"row": "z", "column": "a", "viewIndex": 1}


def test_a_reset_tells_it_again(grid):
    watch(grid, {"kind": "all"})
    cursor(grid, row=3)
    grid.request("view/resync", subscription="s")
    grid.sync()
    assert grid.updates("s")[-1]["cursor"] == {"row": 3, "column": "a", "viewIndex": 2}
    grid.request("view/watch", view="v", subscription="later", window={"kind": "entries", "first": 9, "size": 2})
    grid.sync()
    assert grid.replica("later").cursor["row"] == 3


def test_new_content_keeps_it_by_key(pipe):
    rows = [[f"k{row}", str(row), ""] for row in range(9)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["a"])
    pipe.request("view/open", table="t", view="v")
    cursor(pipe, row="k5", column="b")
    pipe.request("table/setRows", table="t", rows=[["new", "", ""], *rows[:2], *rows[5:]])
    assert place(cursor(pipe)) == ("k5", "b")
    pipe.request("table/setRows", table="t", rows=[*rows[:2], *rows[6:]])
    assert place(cursor(pipe)) == ("k6", "b")


def test_a_table_without_rows_or_columns(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[])
    pipe.request("view/open", table="t", view="v")
    for params in ({"move": {"rows": 1}}, {"to": "end"}, {"to": "nextFilled"}, {"column": "b"}, {"select": "extend"}):
        answer = cursor(pipe, **params)
        assert "row" not in answer and answer["moved"] is False
    pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [["x", "y", "z"]]}])
    assert "row" not in cursor(pipe)
    hidden = {name: {"hidden": True} for name in "abc"}
    pipe.request("view/set", view="v", state={"columns": hidden})
    for to in ("end", "rowEnd", "nextCell", "nextFilled", "nextFilledColumn", "nextProblem"):
        answer = cursor(pipe, to=to)
        assert (answer["row"], answer.get("column"), answer.get("text")) == (1, None, None), to
    pipe.request("view/set", view="v", state={"columns": {"b": {"hidden": False}}})
    assert place(cursor(pipe)) == (1, "b")


# MARK: Windows


def test_a_window_of_entries_shows_it(grid):
    watch(grid, {"kind": "entries", "first": 0, "size": 4})
    answer = cursor(grid, row=9, show="s")
    assert answer["update"] == 2
    grid.sync()
    assert grid.replica("s").window == {"first": 5, "size": 4}
    assert grid.replica("s").seq == 2, "one update for both"
    assert cursor(grid, row=9, show="s")["update"] is None
    cursor(grid, row=12, show="s", placement="top")
    grid.sync()
    assert grid.replica("s").window["first"] == 11
    assert cursor(grid, show="s", placement="center")["update"] == 4
    assert place(cursor(grid, move={"pages": -1}, show="s")) == (8, "a")
    grid.sync()
    assert grid.replica("s").window["first"] == 6


def test_a_viewport_turns_pages_with_it(grid):
    edit = {"kind": "set", "row": 3, "column": "a", "value": "one\ntwo\nthree"}
    grid.request("table/edit", table="t", edits=[edit])
    watch(grid, {"kind": "viewport", "offset": 0, "extent": 5})
    cursor(grid, row=1, show="s")
    answer = cursor(grid, move={"pages": 1}, show="s")
    grid.sync()
    viewport = grid.replica("s").viewport
    height = cursor(grid, row=3)["height"]
    # Five units further is the entry that is there.
    assert answer["offset"] <= 5 < answer["offset"] + answer["height"] + 1
    assert viewport["offset"] == 5
    back = cursor(grid, row=answer["row"], move={"pages": -1}, show="s")
    assert back["offset"] >= answer["offset"] - 5 and back["viewIndex"] < answer["viewIndex"]
    assert height >= 1
    assert place(cursor(grid, move={"pages": 0.01}, show="s"))[0] == back["row"] + 1


def test_a_narrow_frame_shows_the_start_of_a_wide_column(grid):
    watch(grid, {"kind": "entries", "first": 0, "size": 4}, across={"frameWidth": 12})
    cursor(grid, row=1, column="c", show="s")
    grid.sync()
    across = grid.updates("s")[-1]["across"]
    assert (across["room"], across["offset"]) == (4, 8)
    cursor(grid, to="rowStart", show="s")
    cursor(grid, move={"columns": 1}, show="s")
    grid.sync()
    assert grid.updates("s")[-1]["across"]["offset"] == 0


def test_pages_need_a_window_of_this_view(grid):
    error = grid.error("view/cursor", view="v", move={"pages": 1})
    assert (error.code, error.pointer) == (-32602, "/move/pages")
    grid.request("view/open", table="t", view="w")
    grid.request("view/watch", view="w", subscription="other", window={"kind": "all"})
    error = grid.error("view/cursor", view="v", row=1, show="other")
    assert (error.code, error.pointer) == (-32602, "/show")
    assert grid.error("view/cursor", view="v", row=1, show="none").kind == "unknownSubscription"
    assert "row" not in cursor(grid)


def test_a_row_of_another_page_shows_its_page(grid):
    grid.request("view/set", view="v", state={"page": {"size": 6}})
    watch(grid, {"kind": "entries", "first": 0, "size": 3})
    answer = cursor(grid, row=11, column="b", show="s")
    assert (answer["pageIndex"], answer["viewIndex"], answer["text"]) == (1, 4, "b11")
    grid.sync()
    window = grid.replica("s").window
    assert grid.replica("s").counts["pageIndex"] == 1
    assert window["first"] <= 4 < window["first"] + window["size"]
    assert place(cursor(grid, row=1, move={"rows": 99})) == (6, "b")
    grid.request("view/set", view="v", state={"page": {"index": 3}})
    assert place(cursor(grid)) == (20, "b"), "the same index of the page, or the last"


# MARK: Refusals


def test_what_is_not_shown_is_refused_and_nothing_moves(grid):
    cursor(grid, row=2, column="b")
    grid.request("view/set", view="v", state={"filter": "a != 'a9'", "columns": {"c": {"hidden": True}}})
    assert grid.error("view/cursor", view="v", row=9).kind == "notShown"
    assert grid.error("view/cursor", view="v", row=99).kind == "unknownRow"
    assert grid.error("view/cursor", view="v", column="x").kind == "unknownColumn"
    assert grid.error("view/cursor", view="v", column="c").pointer == "/column"
    assert grid.error("view/cursor", view="v", row={"kind": "header", "key": ["x"]}).kind == "noSections"
    assert grid.error("view/cursor", view="v", to="nextHit").kind == "nothingSearched"
    assert grid.error("view/cursor", view="v", to="end", move={"rows": 1}).code == -32602
    assert grid.error("view/cursor", view="v", placement="top").code == -32602
    assert grid.error("view/cursor", view="v", move={"rows": 10**15}).code == -32602
    grid.request("view/set", view="v", state={"selection": {"mode": "none"}})
    assert grid.error("view/cursor", view="v", move={"rows": 1}, select="extend").kind == "notSelectable"
    assert place(cursor(grid)) == (2, "b")


def test_a_row_of_a_collapsed_section_is_refused_and_its_header_is_not(pipe):
    rows = [["x", "1", ""], ["y", "2", ""], ["x", "3", ""]]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"sections": {"by": [{"column": "a"}], "footers": True}})
    cursor(pipe, row=3)
    pipe.request("view/collapse", view="v", action="collapse", keys=[["x"]])
    header = {"kind": "header", "key": ["x"]}
    answer = cursor(pipe)
    assert place(answer) == (header, "a") and "text" not in answer
    assert pipe.error("view/cursor", view="v", row=3).kind == "notShown"
    assert place(cursor(pipe, move={"rows": 2})) == (2, "a")
    assert place(cursor(pipe, row=header, column="b")) == (header, "b")
    footer = {"kind": "footer", "key": ["y"]}
    assert place(cursor(pipe, to="columnEnd")) == (footer, "b")
    assert place(cursor(pipe, to="previousCell")) == (2, "c")


# MARK: Searches


def test_a_hit_on_another_page_shows_it(grid):
    grid.request("view/set", view="v", state={"page": {"size": 6}, "search": {"text": "b17", "mode": "mark"}})
    answer = cursor(grid, to="nextHit")
    assert (answer["row"], answer["column"], answer["pageIndex"]) == (17, "b", 2)
    assert answer["found"] is True and "wrapped" not in answer
    answer = cursor(grid, to="nextHit")
    assert (answer["moved"], answer["wrapped"], answer["row"]) == (False, True, 17)
    assert cursor(grid, to="nextHit", wrap=False)["found"] is False


def test_problems_are_cells_that_do_not_parse_and_broken_rules(pipe):
    rule = {"expression": "c != 'bad'", "severity": "mark", "columns": ["c", "b"]}
    whole = {"expression": "c != 'worse'", "severity": "mark"}
    pipe.request(
        "table/open", table="t", content={"text": "a,b,c\n1,,\nbig,,bad\n3,,worse\n4,,\n"},
        columns={"a": {"type": "integer"}}, declarations={"rowRules": [rule, whole]}, wait=True,
    )  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    found = [place(cursor(pipe, to="nextProblem")) for _ in range(4)]
    assert found == [(2, "a"), (2, "b"), (3, "a"), (2, "a")]
    assert place(cursor(pipe, to="previousProblem", row=4)) == (3, "a")


def test_moves_wait_for_a_search_before_them_and_nothing_else_does(start):
    pipe = start("--test-methods")
    rows = [[str(row), None, None] for row in range(1, 20_001)]
    rows[-2][1] = "here"
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    first = pipe.start_request("view/cursor", {"view": "v", "column": "b", "to": "nextFilled"})
    second = pipe.start_request("view/cursor", {"view": "v", "move": {"rows": 1}})
    third = pipe.start_request("view/cursor", {"view": "v", "to": "previousFilled"})
    read = pipe.start_request("view/rows", {"view": "v", "range": {"first": 0, "size": 1}})
    assert pipe.result(read)["keys"] == [1]
    assert place(pipe.result(first)) == (19_999, "b")
    assert place(pipe.result(second)) == (20_000, "b")
    assert place(pipe.result(third)) == (19_999, "b")


def test_a_search_can_be_cancelled_and_leaves_the_cursor(pipe):
    rows = [[str(row), None, None] for row in range(30_000)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"search": {"text": "zzz", "mode": "mark"}})
    cursor(pipe, row=5, column="b")
    number = pipe.start_request("view/cursor", {"view": "v", "to": "nextProblem"})
    pipe.notify("$/cancelRequest", {"id": number})
    after = pipe.start_request("view/cursor", {"view": "v", "move": {"columns": 1}})
    answer = pipe.answer(number)
    assert "result" in answer or answer["error"]["code"] == -32800
    assert place(pipe.result(after)) == (5, "c")


def test_a_view_that_closes_during_a_search_answers_all(pipe):
    rows = [[str(row), None, None] for row in range(6_000)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    asked = [pipe.start_request("view/cursor", {"view": "v", "to": "nextProblem"}) for _ in range(3)]
    closing = pipe.start_request("view/close", {"view": "v"})
    assert pipe.result(closing) is None
    assert [pipe.result(number)["found"] for number in asked] == [False] * 3


# MARK: Waiting and loading


def test_it_moves_while_a_table_is_loading_and_waits_if_asked(start, tmp_path):
    pipe = start("--test-methods")
    path = tmp_path / "many.csv"
    path.write_text("a,b,c\n" + "".join(f"{row},x,y\n" for row in range(1, 50_001)))
    pipe.request("table/open", table="t", path=str(path))
    pipe.request("view/open", table="t", view="v", wait=False)
    assert place(cursor(pipe, row=3, column="b")) == (3, "b")
    answer = cursor(pipe, to="columnEnd", wait=True)
    assert (answer["complete"], answer["row"]) == (True, 50_000)


def test_a_sort_that_is_being_made_keeps_it(pipe):
    rows = [[str(row * 7919 % 40_009), None, None] for row in range(40_000)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    watch(pipe, {"kind": "entries", "first": 0, "size": 3})
    cursor(pipe, row=7)
    pipe.request("view/set", view="v", state={"sort": [{"column": "a"}]}, wait=False)
    assert cursor(pipe)["row"] == 7
    pipe.sync()
    answer = cursor(pipe)
    keys = pipe.request("view/rows", view="v", range={"first": answer["viewIndex"], "size": 1})["keys"]
    assert (answer["row"], keys) == (7, [7])
    assert pipe.replica("s").cursor == {"row": 7, "column": "a", "viewIndex": answer["viewIndex"]}


# MARK: Selecting


def test_extending_begins_at_the_cursor_and_at_what_was_selected(grid):
    cursor(grid, row=5)
    assert cursor(grid, move={"rows": 2}, select="extend")["selected"] == 3
    assert cursor(grid, move={"rows": -3}, select="extend")["selected"] == 2
    assert rows_selected(grid) == [4, 5]
    cursor(grid, row=9)
    assert rows_selected(grid) == [4, 5], "a move leaves the selection"
    cursor(grid, move={"rows": 1}, select="extend")
    assert rows_selected(grid) == [9, 10]
    grid.request("view/select", view="v", action="replace", rows=[1])
    cursor(grid, row=3, select="extend")
    assert rows_selected(grid) == [1, 2, 3]
    cursor(grid, row=2, select="replace")
    assert rows_selected(grid) == [2]


def test_rows_that_are_not_selectable_are_left_out(grid):
    settings = {"selectable": {"expression": "a == 'a6' ? false : true"}}
    grid.request("table/declare", table="t", declarations={"settings": settings})
    cursor(grid, row=5)
    cursor(grid, move={"rows": 1}, select="extend")
    assert rows_selected(grid) == [5]
    cursor(grid, move={"rows": 1}, select="extend")
    assert rows_selected(grid) == [5, 7]


def rows_selected(pipe):
    return sorted(item["row"] for item in pipe.request("view/selection", view="v")["items"])
