"""What table/open tells of the dialect that it found, and what may be forced."""

import base64

import pytest


def open_text(pipe, text, **dialect):
    content = {"base64": base64.b64encode(text.encode()).decode()}
    return pipe.request("table/open", content=content, **({"dialect": dialect} if dialect else {}))


def titles(answer):
    return [column["title"] for column in answer["columns"]]


def test_the_delimiter_tells_its_score_and_the_others(pipe):
    answer = open_text(pipe, "a;b\n1,5;2,5\n2,5;3,5\n")
    delimiter = answer["dialect"]["delimiter"]
    assert delimiter["value"] == ";"
    evidence = delimiter["evidence"]
    assert list(evidence["parts"]) == ["fields", "values", "quotes", "whole", "firstLine", "prior"]
    product = 1
    for part in evidence["parts"].values():
        assert 0 <= part <= 1
        product *= part
    assert evidence["score"] == pytest.approx(product, abs=0.01)
    others = {other["delimiter"]: other["score"] for other in evidence["others"]}
    assert others[None] < evidence["score"] and others[","] < evidence["score"]


def test_blanks_before_quotes_belong_to_the_delimiter(pipe):
    text = 'id, name\n0, "Smith, J"\n1, "Poe, E"\n'
    answer = open_text(pipe, text)
    assert titles(answer) == ["id", "name"]
    assert answer["dialect"]["skipInitialSpace"]["value"] is True
    assert answer["dialect"]["skipInitialSpace"]["forced"] is False
    answer = open_text(pipe, "id, name\n0, x\n", skipInitialSpace=False)
    assert titles(answer) == ["id", " name"]
    assert answer["dialect"]["skipInitialSpace"]["forced"] is True
    assert "skipInitialSpace" not in open_text(pipe, "a,b\n1,2\n")["dialect"]


def test_several_records_of_names_are_joined(pipe):
    text = ",2019,,2020,\ncity,Q1,Q2,Q1,Q2\nBern,1,2,3,4\n"
    assert titles(open_text(pipe, text)) == ["city", "Q1", "Q2", "Q1", "Q2"]
    answer = open_text(pipe, text, headerRows=2)
    assert titles(answer) == ["city", "2019 Q1", "2019 Q2", "2020 Q1", "2020 Q2"]
    assert answer["dialect"]["headerRows"] == {
        "value": 2, "forced": True, "evidence": {"reason": "given", "examined": 2, "share": 1.0},
    }  # fmt: skip
    assert answer["rowsState"]["count"] == 1


def test_rows_of_names_that_cannot_be_are_refused(pipe):
    for dialect, pointer in (
        ({"header": False, "headerRows": 2}, "/dialect/headerRows"),
        ({"headerRows": 0}, "/dialect/headerRows"),
        ({"headerRows": 33}, "/dialect/headerRows"),
    ):
        request = pipe.start_request(
            "table/open", {"content": {"text": "a,b\n1,2\n"}, "dialect": dialect}
        )
        error = pipe.answer(request)["error"]
        assert error["code"] == -32602
        assert error["data"]["pointer"] == pointer


@pytest.mark.parametrize("dialect", [{"header": True}, {"delimiter": ","}, {"quote": '"'}])
def test_one_forced_member_leaves_the_others_right(pipe, dialect):
    for text, rows in (
        ("when\n" + "2024-01-01 00:00:00\n" * 30, 30),
        ("comment\n" + '"Good, but slow"\n' * 30, 30),
        ("sep=,\nid,name\n1,Ada\n", 1),
    ):
        answer = open_text(pipe, text, **dialect)
        assert answer["rowsState"]["count"] == rows
        assert titles(answer) == text.removeprefix("sep=,\n").split("\n")[0].split(",")
        assert answer["diagnostics"]["count"] == 0


def test_a_save_keeps_blanks_behind_delimiters(pipe, tmp_path):
    path = tmp_path / "blanks.csv"
    path.write_text('id, name\n0, "Smith, J"\n1, plain\n')
    table = pipe.request("table/open", path=str(path))["table"]
    pipe.request("table/edit", table=table,
                 edits=[{"kind": "set", "row": 2, "column": "name", "value": "a, b"}])  # fmt: skip
    pipe.request("table/save", table=table)
    assert path.read_text() == 'id, name\n0, "Smith, J"\n1, "a, b"\n'


def test_marks_are_told_neither_in_the_preamble_nor_in_names(pipe):
    answer = open_text(pipe, "\ufeffsep=;\r\na;b\r\n1;2\r\n")
    assert answer["preamble"] == ["sep=;"]
    assert titles(answer) == ["a", "b"]
    assert titles(open_text(pipe, "\ufeff\ufeffid,name\n1,x\n")) == ["id", "name"]
    wide = base64.b64encode("\ufeffsep=;\na;b\n1;2\n".encode("utf-16-le")).decode()
    assert pipe.request("table/open", content={"base64": wide})["preamble"] == ["sep=;"]


def test_a_header_may_lack_the_name_of_the_first_column(pipe, tmp_path):
    path = tmp_path / "genes.tsv"
    path.write_text("s1\ts2\nACTB\t2\t1\nGAPDH\t5\t0\nTP53\t0\t1\n")
    answer = pipe.request("table/open", path=str(path), wait=True)
    assert [column["id"] for column in answer["columns"]] == ["column1", "s1", "s2"]
    assert "names of rows" in answer["dialect"]["header"]["evidence"]["reason"]
    assert answer["diagnostics"]["count"] == 0
    table = answer["table"]
    edit = {"kind": "set", "row": 1, "column": "s2", "value": 7}
    pipe.request("table/edit", table=table, edits=[edit])
    pipe.request("table/save", table=table)
    assert path.read_text() == "s1\ts2\nACTB\t2\t7\nGAPDH\t5\t0\nTP53\t0\t1\n"
    rename = {"kind": "setColumn", "column": "column1", "options": {"title": "gene"}}
    pipe.request("table/edit", table=table, edits=[rename])
    pipe.request("table/save", table=table)
    assert path.read_text() == "gene\ts1\ts2\nACTB\t2\t7\nGAPDH\t5\t0\nTP53\t0\t1\n"
    again = pipe.request("table/open", path=str(path), wait=True)
    assert [column["id"] for column in again["columns"]] == ["gene", "s1", "s2"]
