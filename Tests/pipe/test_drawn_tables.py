"""Tables with bars and rulers, as of Markdown, mysql and psql: read, edited and saved."""

import pytest

MARKDOWN = "| fruit | price |\n|-------|------:|\n| fig   |     3 |\n| kiwi  |    12 |\n"
MYSQL = "mysql> select * from t;\n" + "\n".join(
    ["+----+------+", "| id | name |", "+----+------+", "|  1 | fig  |", "|  2 | NULL |", "+----+------+",
     "2 rows in set (0.00 sec)", ""]
)  # fmt: skip
PSQL = " id | name\n----+------\n  1 | fig\n  2 | kiwi\n(2 rows)\n"


def opened(pipe, path, text, **dialect):
    path.write_text(text)
    return pipe.request("table/open", table="t", path=str(path), dialect=dialect)


def kinds(pipe):
    return pipe.request("table/describe", table="t")["diagnostics"].get("counts", {})


@pytest.mark.parametrize(
    "text, lines, ids, types, remarks",
    [
        (MARKDOWN, "framed", ["fruit", "price"], ["text", "integer"], 0),
        (MYSQL, "framed", ["id", "name"], ["integer", "text"], 1),
        (PSQL, "ruled", ["id", "name"], ["integer", "text"], 1),
    ],
)
def test_frames_rulers_and_remarks_are_no_rows(pipe, tmp_path, text, lines, ids, types, remarks):
    answer = opened(pipe, tmp_path / "t.txt", text)
    assert [column["id"] for column in answer["columns"]] == ids
    assert [column["type"] for column in answer["columns"]] == types
    assert answer["rowsState"]["count"] == 2
    dialect = answer["dialect"]
    assert dialect["lines"]["value"] == lines and dialect["lines"]["forced"] is False
    assert dialect["delimiter"]["value"] == "|" and dialect["quote"]["value"] is None
    assert dialect["header"]["evidence"]["reason"] == "a ruler follows the first record"
    assert kinds(pipe).get("comment", 0) == remarks and "fieldCount" not in kinds(pipe)


def test_a_save_changes_only_edited_records(pipe, tmp_path):
    path = tmp_path / "t.txt"
    opened(pipe, path, MYSQL)
    edits = [{"kind": "set", "row": 2, "column": "name", "value": "é"},
             {"kind": "set", "row": 1, "column": "id", "value": 10}]  # fmt: skip
    pipe.request("table/edit", table="t", edits=edits)
    pipe.request("table/save", table="t")
    assert path.read_text() == MYSQL.replace("|  1 |", "| 10 |").replace("NULL", "é   ")
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "name", "value": "a|b"}])
    error = pipe.error("table/save", table="t")
    assert error.kind == "notEncodable" and error.data["cells"][0]["reason"] == "quote"
    other = tmp_path / "t.csv"
    pipe.request("table/save", table="t", path=str(other), copy=True, dialect={"delimiter": ","})
    assert other.read_text() == "id,name\n10,a|b\n2,é\n"


def test_lines_can_be_forced(pipe, tmp_path):
    answer = opened(pipe, tmp_path / "t.txt", MARKDOWN, lines="plain")
    assert len(answer["columns"]) == 4 and answer["dialect"]["lines"]["forced"] is True
    answer = pipe.request("table/setDialect", table="t", dialect={"lines": "framed"})
    assert answer["columns"] == ["fruit", "price"] and answer["rowCount"] == 2
    for more in ({"delimiter": ","}, {"quote": '"'}, {"comment": "#"}, {"format": "json"}):
        error = pipe.error("table/setDialect", table="t", dialect={"lines": "ruled", **more})
        assert error.code == -32602 and error.data["pointer"] == f"/dialect/{next(iter(more))}"


PIP = "Package  Version\n-------- -------\npip      24.0\nwheel    0.43.0\n"


def test_blanks_may_have_a_ruler_and_footnotes(pipe, tmp_path):
    path = tmp_path / "t.txt"
    answer = opened(pipe, path, PIP)
    assert [column["id"] for column in answer["columns"]] == ["Package", "Version"]
    assert answer["dialect"]["lines"]["value"] == "ruled" and answer["rowsState"]["count"] == 2
    assert answer["dialect"]["delimiter"]["value"] == " "
    edits = [{"kind": "set", "row": 1, "column": "Package", "value": "pipx"}]
    pipe.request("table/edit", table="t", edits=edits)
    pipe.request("table/save", table="t")
    assert path.read_text() == PIP.replace("pip ", "pipx")
    edits[0]["value"] = "two words"
    pipe.request("table/edit", table="t", edits=edits)
    assert pipe.error("table/save", table="t").data["cells"][0]["reason"] == "quote"
    pipe.request("table/close", table="t")
    answer = opened(pipe, path, "id n name\n1 2 fig\n3 4 kiwi\n5 6 pear\n\n* counted by the office in May\n")
    assert [column["type"] for column in answer["columns"]] == ["integer", "integer", "text"]
    assert answer["rowsState"]["count"] == 4 and kinds(pipe)["fieldCount"] == 1
