"""Dialects of saves: what is refused and named, what a file gets, and what is told afterwards."""

import os

import pytest

TEXT = "id,name\n1,a\n2,b\n"


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(TEXT)
    return file


def opened(pipe, path, **params):
    return pipe.request("table/open", table="t", path=str(path), wait=True, **params)


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))


def add(column, **options):
    return {"kind": "addColumn", "column": column, "options": options}


def rename(column, title):
    return {"kind": "setColumn", "column": column, "options": {"title": title}}


def save(pipe, **params):
    return pipe.request("table/save", table="t", sync=False, **params)


def described(pipe):
    return pipe.request("table/describe", table="t")


# MARK: What cannot be written


def test_a_title_that_cannot_be_written_is_named(pipe, path, tmp_path):
    opened(pipe, path)
    edit(pipe, rename("name", "€"), add("z", title="a,b"))
    error = pipe.error("table/save", table="t", encoding="latin-1")
    assert error.kind == "notEncodable" and error.data["count"] == 1
    assert error.data["cells"] == [{"column": "name", "reason": "encoding"}]
    error = pipe.error("table/save", table="t", dialect={"quote": None})
    assert error.data["cells"] == [{"column": "z", "reason": "quote"}]
    columns = [{"id": "a", "title": "€"}, {"id": "b", "title": "x,y"}]
    pipe.request("table/create", table="new", columns=columns, rows=[["é", "1,2"]])
    other = {"path": str(tmp_path / "new.csv"), "dialect": {"quote": None}, "encoding": "latin-1"}
    error = pipe.error("table/save", table="new", **other)
    assert error.data["cells"] == [
        {"column": "a", "reason": "encoding"},
        {"column": "b", "reason": "quote"},
        {"row": 1, "column": "b", "reason": "quote"},
    ]
    assert path.read_text() == TEXT and os.listdir(tmp_path) == [path.name]


def test_a_comment_that_cannot_be_written_is_named(pipe, path):
    path.write_text("# made for €\nid,name\n1,a\n# fine\n# 5 € more\n2,b\n")
    opened(pipe, path, dialect={"comment": "#"})
    error = pipe.error("table/save", table="t", encoding="latin-1")
    lines = [{"line": "# made for €", "reason": "encoding"}, {"line": "# 5 € more", "reason": "encoding"}]
    assert error.data["cells"] == lines


# MARK: Marks


@pytest.mark.parametrize(
    ("dialect", "pointer"),
    [
        ({"delimiter": '"'}, "delimiter"),
        ({"delimiter": "a"}, "delimiter"),
        ({"delimiter": "7"}, "delimiter"),
        ({"delimiter": "#"}, "delimiter"),
        ({"delimiter": ";", "quote": ";"}, "quote"),
        ({"quote": ","}, "quote"),
        ({"quote": "x"}, "quote"),
        ({"quote": "#"}, "quote"),
        ({"escape": ","}, "escape"),
        ({"escape": "x"}, "escape"),
        ({"delimiter": "\\", "escape": "\\"}, "delimiter"),
    ],
)
@pytest.mark.parametrize("dry", [False, True])
def test_marks_that_cannot_be_read_again_are_refused(pipe, path, dialect, pointer, dry):
    opened(pipe, path, dialect={"comment": "#"})
    error = pipe.error("table/save", table="t", dialect=dialect, dryRun=dry)
    assert (error.kind, error.data["pointer"]) == ("invalidParams", f"/dialect/{pointer}")
    assert path.read_text() == TEXT


@pytest.mark.parametrize("delimiter", [";", "\t", "|", " ", ":", "~", "'"])
def test_other_marks_are_taken(pipe, path, delimiter):
    opened(pipe, path)
    save(pipe, dialect={"delimiter": delimiter, "escape": '"'})
    assert path.read_text() == TEXT.replace(",", delimiter)


@pytest.mark.parametrize("value", ["", "a\0b"])
def test_an_empty_path_is_an_invalid_parameter(pipe, path, value):
    opened(pipe, path)
    for method in ("table/save", "table/backup"):
        error = pipe.error(method, table="t", path=value)
        assert (error.kind, error.data["pointer"]) == ("invalidParams", "/path")
    error = pipe.error("table/export", table="t", format="csv", to={"path": value})
    assert (error.kind, error.data["pointer"]) == ("invalidParams", "/to/path")


def test_a_failure_names_the_file_that_was_meant(pipe, path, tmp_path):
    opened(pipe, path)
    other = str(tmp_path / "none" / "b.csv")
    for method, params in [
        ("table/save", {"path": other}),
        ("table/save", {"path": other, "copy": True}),
        ("table/backup", {"path": other}),
        ("table/export", {"format": "csv", "to": {"path": other}}),
    ]:
        error = pipe.error(method, table="t", **params)
        assert (error.kind, error.data["path"]) == ("writeFailed", other)
        assert other in str(error) and "table-server-" not in str(error)


# MARK: Files without records


@pytest.mark.parametrize(
    ("text", "head"), [("", ""), ("\ufeff", "\ufeff"), ("# note\n", "# note\n")]
)
def test_a_file_that_was_empty_gets_a_header(pipe, path, text, head):
    path.write_text(text)
    opened(pipe, path, dialect={"comment": "#"})
    edit(pipe, add("x", title="X"))
    edit(pipe, {"kind": "insert", "rows": [["hello"]]})
    save(pipe)
    assert path.read_text() == head + "X\nhello\n"
    assert not described(pipe)["dirty"] and described(pipe)["dialect"]["header"]["value"]
    answer = pipe.request("table/open", table="u", path=str(path), dialect={"comment": "#"}, wait=True)
    assert [column["title"] for column in answer["columns"]] == ["X"]


def test_an_empty_file_that_has_no_header_gets_none(pipe, path):
    path.write_text("")
    opened(pipe, path, dialect={"header": False})
    edit(pipe, add("x", title="X"))
    edit(pipe, {"kind": "insert", "rows": [["hello"]]})
    save(pipe)
    assert path.read_text() == "hello\n"


def test_a_file_without_a_header_gets_one_on_request(pipe, path):
    path.write_text("1,a\n2,b\n")
    opened(pipe, path)
    edit(pipe, rename("column1", "x"))
    save(pipe)
    assert path.read_text() == "1,a\n2,b\n"
    save(pipe, dialect={"header": True})
    assert path.read_text() == "x,column2\n1,a\n2,b\n"


# MARK: The description


def found(pipe):
    return {name: part["value"] for name, part in described(pipe)["dialect"].items()}


def test_the_description_has_the_dialect_of_the_file(pipe, path, tmp_path):
    opened(pipe, path)
    before = described(pipe)["dialect"]
    save(pipe)
    assert described(pipe)["dialect"] == before
    save(pipe, dialect={"delimiter": ";", "lineEnd": "crlf"}, encoding="utf-16le")
    told = described(pipe)["dialect"]
    assert (told["delimiter"]["value"], told["encoding"]["value"]) == (";", "utf-16le")
    assert told["lineEnd"]["value"] == "crlf" and told["quote"] == before["quote"]
    assert told["delimiter"]["evidence"] == {"reason": "as the file was saved"}
    save(pipe, dialect={"quote": "'", "header": False})
    assert (found(pipe)["quote"], found(pipe)["header"]) == ("'", False)


def test_a_table_of_rows_has_a_dialect_from_its_first_save_on(pipe, tmp_path):
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[["x"]])
    assert "dialect" not in described(pipe)
    save(pipe, path=str(tmp_path / "copy.csv"), copy=True)
    assert "dialect" not in described(pipe)
    save(pipe, path=str(tmp_path / "t.tsv"))
    told = found(pipe)
    assert told == {
        "delimiter": "\t", "quote": '"', "escape": '"', "encoding": "utf-8", "header": True, "lineEnd": "lf",
    }  # fmt: skip


def test_the_name_follows_a_save_to_another_path(pipe, path, tmp_path):
    assert opened(pipe, path)["name"] == "a.csv"
    save(pipe, path=str(tmp_path / "copy.csv"), copy=True)
    assert described(pipe)["name"] == "a.csv"
    save(pipe, path=str(tmp_path / "new.csv"))
    assert described(pipe)["name"] == "new.csv"
    pipe.request("table/open", table="u", path=str(path), name="Mine")
    pipe.request("table/save", table="u", path=str(tmp_path / "u.csv"))
    assert pipe.request("table/describe", table="u")["name"] == "Mine"
