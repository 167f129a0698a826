"""Formats, named types and changes of columns, on created tables and on files."""

import base64
import random

import pytest
from harness import RpcError, seeds

GERMAN = "name,amount,since\nink,\"1.234,56\",29.02.2024\npen,,31.12.1999\npad,\"x1\",01.01.2000\n"


def texts(pipe, column, view="v"):
    answer = pipe.request("view/rows", view=view, columns=[column])
    return answer["blocks"][0]["texts"]


def values(pipe, column, view="v"):
    answer = pipe.request("view/rows", view=view, columns=[column])
    return answer["blocks"][0]["values"]


def open_german(pipe):
    """A German file, read by what its columns say."""
    pipe.request(
        "table/open",
        table="t",
        content={"text": GERMAN},
        types={"amount": {"base": "decimal", "parse": {"kind": "number", "locale": "de"},
                          "format": {"kind": "number", "pattern": "#,##0.0", "locale": "en"}}},
        columns={"amount": {"type": "amount"},
                 "since": {"type": "date", "parse": {"kind": "date", "pattern": "dd.MM.yyyy"}}},
    )  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    return pipe


@pytest.fixture
def testing(start):
    return start("--test-methods")


@pytest.fixture
def german(pipe):
    return open_german(pipe)


def test_a_file_is_read_and_shown_by_its_formats(german):
    answer = german.request("view/rows", view="v", columns=["amount", "since"])
    amount, since = answer["blocks"]
    assert amount["values"] == ["1234.56", None, None]
    assert amount["texts"] == ["1,234.6", "", "x1"]
    assert amount["errors"] == [{"row": 2, "kind": "doesNotParse", "text": "x1"}]
    assert since["values"] == ["2024-02-29", "1999-12-31", "2000-01-01"]
    assert since["texts"] == ["29.02.2024", "31.12.1999", "01.01.2000"]


def test_what_an_edit_writes_into_a_file_reads_back(testing):
    german = open_german(testing)
    edits = [
        {"kind": "set", "row": 2, "column": "amount", "value": "1.234"},
        {"kind": "set", "row": 3, "column": "amount", "text": "7.000,5"},
        {"kind": "set", "row": 3, "column": "since", "value": "2001-02-03"},
    ]
    german.request("table/edit", table="t", edits=edits)
    assert values(german, "amount") == ["1234.56", "1.234", "7000.5"]
    text = base64.b64decode(german.request("debug/rendered", table="t")).decode()
    assert text.splitlines()[2:] == ['pen,"1,234",31.12.1999', 'pad,"7000,5",03.02.2001']


def test_sort_and_search_read_what_is_shown(german):
    german.request("table/edit", table="t", edits=[
        {"kind": "setColumn", "column": "name", "options": {
            "format": {"kind": "map", "values": {"ink": "Zinc"}}}}])  # fmt: skip
    german.request("view/set", view="v", state={"sort": [{"column": "name", "comparator": "text"}]})
    assert texts(german, "name") == ["Zinc", "pad", "pen"]
    german.request("table/edit", table="t", edits=[
        {"kind": "set", "row": 2, "column": "name", "value": "ink"}])  # fmt: skip
    assert texts(german, "name") == ["Zinc", "Zinc", "pad"]
    german.request("view/set", view="v", state={"search": {"text": "zin"}})
    assert values(german, "name") == ["ink", "ink"]


def test_columns_of_a_file_come_and_go(german):
    german.request("table/edit", table="t", edits=[
        {"kind": "addColumn", "column": "note", "options": {"type": "integer"},
         "place": {"kind": "start"}}, {"kind": "removeColumn", "column": "since"}])  # fmt: skip
    german.request("table/edit", table="t", edits=[
        {"kind": "set", "row": 1, "column": "note", "value": 5}])  # fmt: skip
    answer = german.request("view/rows", view="v")
    assert [block["column"] for block in answer["blocks"]] == ["note", "name", "amount"]
    assert answer["blocks"][0]["values"] == [5, None, None]
    german.request("table/undo", table="t")
    german.request("table/undo", table="t")
    answer = german.request("view/rows", view="v")
    assert [block["column"] for block in answer["blocks"]] == ["name", "amount", "since"]


def test_a_type_changes_and_the_way_back_restores_the_cells(german):
    before = german.request("view/rows", view="v")["blocks"]
    for kind in ["text", "integer", "boolean", "dateTime", "number"]:
        german.request("table/edit", table="t", edits=[
            {"kind": "setColumn", "column": "name", "options": {"type": kind}}])  # fmt: skip
    german.request("table/edit", table="t", edits=[
        {"kind": "setColumn", "column": "name", "options": {"type": "text"}}])  # fmt: skip
    assert german.request("view/rows", view="v")["blocks"] == before


@pytest.mark.parametrize(
    "options, pointer, position",
    [
        ({"format": {"kind": "number", "pattern": "0#"}}, "/format/pattern", 1),
        ({"format": {"kind": "date", "pattern": "yyyy-QQ"}}, "/format/pattern", 5),
        ({"parse": {"kind": "template", "template": "a{"}}, "/parse/template", 1),
        ({"format": {"kind": "map", "values": {}, "otherwise": {
            "kind": "number", "pattern": ""}}}, "/format/otherwise/pattern", 0),
    ],
)  # fmt: skip
def test_a_pattern_that_is_none_is_told_with_its_place(german, options, pointer, position):
    with pytest.raises(RpcError) as caught:
        german.request("table/edit", table="t", edits=[
            {"kind": "setColumn", "column": "name", "options": options}])  # fmt: skip
    data = caught.value.data
    assert data["kind"] == "badFormat"
    assert data["pointer"] == "/edits/0/options" + pointer and data["position"] == position


@pytest.mark.parametrize(
    "edits, kind",
    [
        ([{"kind": "addColumn", "column": "k"}], "columnExists"),
        ([{"kind": "removeColumn", "column": "k"}], "keyColumn"),
        ([{"kind": "setColumn", "column": "k", "options": {"type": "text"}}], "keyColumn"),
        ([{"kind": "setColumn", "column": "x", "options": {"type": "json"}}], "notConvertible"),
        ([{"kind": "setColumn", "column": "x", "options": {"title": t}} for t in "ab"],
         "changedTwice"),
        ([{"kind": "removeColumn", "column": "x"}, {"kind": "remove", "rows": [1]}], "mixedEdits"),
        (
            [
                {"kind": "addColumn", "column": "z"},
                {"kind": "set", "row": 1, "column": "z", "value": "v"},
            ],
            "mixedEdits",
        ),
        ([{"kind": "removeColumn", "column": "nope"}], "unknownColumn"),
        ([{"kind": "adopt", "view": "nope"}], "unknownView"),
    ],
)  # fmt: skip
def test_what_cannot_be_changed_is_refused_by_name(pipe, edits, kind):
    pipe.request("table/create", table="t", keyColumns=["k"], rows=[{"k": 1, "x": "a"}])
    with pytest.raises(RpcError) as caught:
        pipe.request("table/edit", table="t", edits=edits)
    assert caught.value.data["kind"] == kind
    assert pipe.request("table/describe", table="t")["revision"] == 1


def test_a_change_of_columns_reaches_the_windows(pipe):
    pipe.request("table/create", table="t", rows=[{"n": 1234}, {"n": 5}])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.request("view/sync")
    pipe.request("table/edit", table="t", edits=[
        {"kind": "setColumn", "column": "n", "options": {"format": {"kind": "number"}}}])  # fmt: skip
    assert texts(pipe, "n") == ["1,234", "5"]


@pytest.mark.parametrize("seed", seeds(3))
def test_adopting_a_view_makes_its_order_the_tables(pipe, seed):
    randomness = random.Random(seed)
    rows = [[randomness.randrange(50)] for _ in range(300)]
    pipe.request("table/create", table="t", columns=[{"id": "n", "type": "integer"}], rows=rows)
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "n"}]})
    pipe.request("view/open", table="t", view="w")
    before = values(pipe, "n", "w")
    pipe.request("table/edit", table="t", edits=[{"kind": "adopt", "view": "v"}])
    assert values(pipe, "n", "w") == sorted(before)
    pipe.request("table/undo", table="t")
    assert values(pipe, "n", "w") == before
