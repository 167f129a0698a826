"""Copy and paste: the selection in several formats, and what other programs put on a clipboard."""

from __future__ import annotations

import csv
import io
import json

import pytest

COLUMNS = [{"id": "name"}, {"id": "n", "type": "integer"}, {"id": "hidden"}]
ROWS = [["fig", 3, "x"], ["kiwi", 1, "y"], ["two\nlines", None, "z"], ["a|b", 2, "=1"]]


@pytest.fixture
def fruit(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
    state = {"sort": [{"column": "n"}], "columns": {"hidden": {"hidden": True}}}
    pipe.request("view/open", table="t", view="v", state=state)
    return pipe


def copy(pipe, **params):
    answer = pipe.request("view/copy", view="v", **params)
    return answer, {flavour["format"]: flavour["text"] for flavour in answer["flavours"]}


def select(pipe, unit, **params):
    pipe.request("view/set", view="v", state={"selection": {"unit": unit, "mode": "multiple"}})
    pipe.request("view/select", view="v", action="replace", **params)


# MARK: Copy


def test_selected_rows_are_copied_in_the_order_of_the_view(fruit):
    select(fruit, "row", rows=[1, 2, 3])
    answer, texts = copy(fruit)
    assert [flavour["type"] for flavour in answer["flavours"]] == [
        "text/plain",
        "text/html",
        "text/csv",
    ]
    assert (answer["rowCount"], answer["columns"], answer["complete"]) == (3, ["name", "n"], True)
    assert texts["tsv"] == 'kiwi\t1\nfig\t3\n"two\nlines"\t\n'
    assert "<td>two<br>lines</td>" in texts["html"]
    assert list(csv.reader(io.StringIO(texts["csv"], newline="")))[0] == ["kiwi", "1"]


def test_selected_cells_are_copied_as_the_rectangle_around_them(fruit):
    select(fruit, "cell", cells=[{"row": 2, "column": "name"}, {"row": 1, "column": "n"}])
    answer, texts = copy(fruit, formats=["tsv", "json"], header=True)
    assert texts["tsv"] == "name\tn\nkiwi\t\n\t3\n"
    assert json.loads(texts["json"]) == [{"name": "kiwi", "n": None}, {"name": None, "n": 3}]
    assert answer["rowCount"] == 2


def test_selected_columns_have_all_rows(fruit):
    select(fruit, "column", columns=["n"])
    answer, texts = copy(fruit, formats=["tsv"])
    assert texts["tsv"] == '1\n2\n3\n""\n' and answer["columns"] == ["n"]


def test_an_empty_selection_is_an_empty_text(fruit):
    answer, texts = copy(fruit)
    assert answer["rowCount"] == 0 and answer["columns"] == [] and texts["tsv"] == ""


def test_rows_and_columns_can_be_named(fruit):
    _, texts = copy(fruit, formats=["markdown"], rows=[4], columns=["name", "hidden"])
    assert texts["markdown"] == "| name | hidden |\n| --- | --- |\n| a\\|b | =1 |\n"
    _, texts = copy(
        fruit, formats=["tsv"], rows=[4], columns=["hidden", "n"], formulaGuard="quote"
    )
    assert texts["tsv"] == "'=1\t2\n"
    _, texts = copy(fruit, formats=["tsv"], range={"first": 0, "size": 1})
    assert texts["tsv"] == "kiwi\t1\n"


def test_named_rows_that_the_filter_hides_are_not_copied(fruit):
    fruit.request("view/set", view="v", state={"filter": 'name != "fig"'})
    answer, texts = copy(fruit, formats=["tsv"], rows=[1, 2])
    assert answer["rowCount"] == 1 and texts["tsv"] == "kiwi\t1\n"
    exported = fruit.request("table/export", view="v", format="tsv", rows=[4, 1, 2])
    assert exported["rowCount"] == 2 and exported["text"] == "name\tn\na|b\t2\nkiwi\t1\n"
    table = fruit.request("table/export", table="t", format="tsv", rows=[1], columns=["name"])
    assert table["text"] == "name\nfig\n"
    assert fruit.error("view/copy", view="v", rows=[9]).kind == "unknownRow"


def test_a_copy_has_a_limit(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[["x" * 10_000]] * 2000)
    pipe.request("view/open", table="t", view="v")
    error = pipe.error("view/copy", view="v", columns=["a"])
    assert error.kind == "limit" and error.data["limit"] == "answerBytesMax"


# MARK: Paste


@pytest.fixture
def empty(pipe):
    columns = [{"id": "a"}, {"id": "b"}, {"id": "n", "type": "integer"}, {"id": "j", "type": "json"}]
    pipe.request("table/create", table="t", columns=columns, rows=[[None] * 4 for _ in range(3)])
    pipe.request("view/open", table="t", view="v")
    return pipe


def paste(pipe, column="a", **content):
    edit = {"kind": "paste", "at": {"row": 1, "column": column}, **content}
    return pipe.request("table/edit", table="t", edits=[edit])


def cells(pipe, *columns):
    page = pipe.request("view/rows", view="v", range={"first": 0, "size": 9}, **{"as": "value"})
    values = {block["column"]: block["values"] for block in page["blocks"]}
    return [list(row) for row in zip(*(values[column] for column in columns))]


@pytest.mark.parametrize(
    "content",
    [
        {"text": 'x\t"two\nlines"\ny, z\t5\n'},
        {"text": 'x,"two\nlines"\n"y, z",5', "format": "csv"},
        {"text": "| a | b |\n|---|---|\n| x | two<br>lines |\n| y, z | 5 |\n"},
        {"text": '[["x", "two\\nlines"], ["y, z", 5]]'},
        {"text": '[{"p": "x", "q": "two\\nlines"}, {"q": 5, "p": "y, z"}]'},
        {"text": '["x", "two\\nlines"]\n["y, z", 5]\n'},
        {"html": "<table><tr><td>x<td>two<br>lines<tr><td>y, z<td>5</table>", "text": "other"},
        {"html": "<p>no table</p>", "text": 'x\t"two\nlines"\ny, z\t5'},
        {"text": 'p\tq\nx\t"two\nlines"\ny, z\t5', "header": True},
    ],
)
def test_every_flavour_pastes_the_same_cells(empty, content):
    assert paste(empty, **content)["changedCells"] == 4
    assert cells(empty, "a", "b") == [["x", "two\nlines"], ["y, z", "5"], [None, None]]
    empty.request("table/undo", table="t")
    assert cells(empty, "a", "b") == [[None, None]] * 3


@pytest.mark.parametrize("text", ["Hello, world", "[1, 2]", "[]", '{"a": 1}', "a | b", "[", "=1"])
def test_a_text_that_is_no_table_is_one_cell(empty, text):
    paste(empty, text=text)
    assert cells(empty, "a", "b")[0] == [text, None]


def test_what_is_copied_can_be_pasted(empty):
    for format, flavour in (("tsv", "text"), ("html", "html"), ("markdown", "text")):
        rows = [["tab\tx", 'q"uo"te'], ["two\nlines", " | * <b> &amp; "], ["", "'"]]
        if format == "markdown":
            rows[1][1] = rows[1][1].strip()
        edit = {"kind": "paste", "texts": rows, "at": {"row": 1, "column": "a"}}
        empty.request("table/edit", table="t", edits=[edit])
        before = cells(empty, "a", "b")
        _, texts = copy(empty, formats=[format], columns=["a", "b"])
        clear = {"kind": "paste", "texts": [["-", "-"]] * 3, "at": {"row": 1, "column": "a"}}
        empty.request("table/edit", table="t", edits=[clear])
        paste(empty, **{flavour: texts[format]})
        assert cells(empty, "a", "b") == before, format


def test_a_byte_order_mark_is_no_part_of_a_paste(empty):
    for text in ("\ufeffx\ty", "\ufeff| a | b |\n|---|---|\n| x | y |", '\ufeff[["x","y"],["z","w"]]'):
        paste(empty, text=text)
        assert [cells(empty, "a")[0][0], cells(empty, "b")[0][0]] == ["x", "y"]
        empty.request("table/undo", table="t")


def test_a_paste_from_the_clipboard_has_a_preview(empty):
    edit = {"kind": "paste", "at": {"row": 1, "column": "n"}, "text": "1\tx\nno\ty"}
    answer = empty.request("table/edit", table="t", edits=[edit], preview=True)
    assert answer["preview"]["errorCount"] >= 1
    assert answer["preview"]["errors"][0]["pointer"] == "/edits/0/texts/1/0"
    assert cells(empty, "n") == [[None]] * 3


@pytest.mark.parametrize(
    "content, pointer",
    [
        ({"text": "a", "format": "html"}, "/edits/0/text"),
        ({"html": "a", "format": "html"}, "/edits/0/html"),
        ({"text": "a", "format": "markdown"}, "/edits/0/text"),
        ({"text": "a", "format": "json"}, "/edits/0/text"),
        ({"text": "a", "texts": [["a"]]}, "/edits/0/text"),
        ({"texts": [["a"]], "format": "csv"}, "/edits/0/format"),
        ({}, "/edits/0"),
    ],
)
def test_a_clipboard_without_such_a_table_is_refused(empty, content, pointer):
    edit = {"kind": "paste", "at": {"row": 1, "column": "a"}, **content}
    assert empty.error("table/edit", table="t", edits=[edit]).pointer == pointer


def test_a_hostile_clipboard_is_read_in_time_and_memory(empty):
    html = "<table>" + "<tr><td colspan=1000 rowspan=1000>" * 2000 + "<table>" * 100_000
    edit = {"kind": "paste", "at": {"row": 1, "column": "a"}, "html": html, "overflow": "clip"}
    error = empty.error("table/edit", table="t", edits=[{**edit, "overflow": "refuse"}])
    assert error.kind == "blockOverflows"
    empty.request("table/edit", table="t", edits=[edit])
