"""What no file has of columns: titles without a header, types, formats, computed columns.

They are no unsaved change, and nothing of them is lost.
"""

import random

import pytest
from harness import seeds
from test_journal import edit, folder, kill, opened, recover  # noqa: F401

TEXT = "1,2\n3,4\n"
FIRST = "column1"


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "plain.csv"
    file.write_text(TEXT)
    return file


def describe(pipe):
    return pipe.request("table/describe", table="t")


def set_title(pipe, column, title):
    return edit(pipe, {"kind": "setColumn", "column": column, "options": {"title": title}})


def titles(pipe):
    return [column["title"] for column in describe(pipe)["columns"]]


def test_a_title_without_a_header_is_no_unsaved_change(pipe, path):
    opened(pipe, path)
    set_title(pipe, FIRST, "A")
    described = describe(pipe)
    assert not described["dirty"] and "unsaved" not in described
    assert titles(pipe)[0] == "A"
    saved = pipe.request("table/save", table="t")
    assert (saved["way"], saved["records"], saved["dirty"]) == ("unchanged", 0, False)
    assert path.read_text() == TEXT
    assert titles(pipe)[0] == "A"


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "setColumn", "column": FIRST, "options": {"format": {"kind": "number", "pattern": "0.00"}}},
        {"kind": "setColumn", "column": FIRST, "options": {"type": "text"}},
        {"kind": "addColumn", "column": "sum", "options": {"computed": "row.column1 + row.column2"}},
    ],
    ids=["format", "type", "computed"],
)
def test_what_no_file_has_of_a_column_is_no_unsaved_change(pipe, path, change):
    opened(pipe, path)
    edit(pipe, change)
    described = describe(pipe)
    assert not described["dirty"] and "unsaved" not in described
    saved = pipe.request("table/save", table="t")
    assert (saved["way"], saved["dirty"]) == ("unchanged", False)
    assert path.read_text() == TEXT
    edit(pipe, {"kind": "set", "row": 1, "column": "column2", "value": 5})
    assert describe(pipe)["unsaved"]["records"] == 1
    for dirty in (False, False):
        pipe.request("table/undo", table="t")
        assert describe(pipe)["dirty"] == dirty


def test_other_changes_of_such_a_file_are_unsaved(pipe, path):
    opened(pipe, path)
    set_title(pipe, FIRST, "A")
    edit(pipe, {"kind": "set", "row": 1, "column": "column2", "value": 5})
    assert describe(pipe)["unsaved"] == {"records": 1, "bytes": 1, "columns": False, "order": False}
    assert pipe.request("table/save", table="t")["records"] == 1
    assert path.read_text() == "1,5\n3,4\n"
    edit(pipe, {"kind": "orderColumns", "columns": ["column2", FIRST]})
    assert describe(pipe)["unsaved"]["columns"]
    pipe.request("table/save", table="t")
    assert path.read_text() == "5,1\n4,3\n"


def test_a_save_with_a_header_writes_it(pipe, path, tmp_path):
    opened(pipe, path)
    set_title(pipe, FIRST, "A")
    copy = tmp_path / "copy.csv"
    pipe.request("table/save", table="t", path=str(copy), copy=True, dialect={"header": True})
    assert copy.read_text() == "A,column2\n1,2\n3,4\n"
    assert not describe(pipe)["dirty"]
    saved = pipe.request("table/save", table="t", dialect={"header": True})
    assert saved["way"] == "replaced"
    assert path.read_text() == "A,column2\n1,2\n3,4\n"
    # From now on titles are saved.
    set_title(pipe, FIRST, "B")
    assert describe(pipe)["dirty"] and describe(pipe)["unsaved"]["columns"]
    pipe.request("table/undo", table="t")
    assert not describe(pipe)["dirty"]
    set_title(pipe, FIRST, "C")
    pipe.request("table/save", table="t")
    assert path.read_text() == "C,column2\n1,2\n3,4\n"


def test_a_save_without_a_header_ends_it(pipe, tmp_path):
    path = tmp_path / "made.csv"
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[[1]])
    pipe.request("table/save", table="t", path=str(path), dialect={"header": False})
    assert path.read_text() == "1\n"
    set_title(pipe, "a", "B")
    assert not describe(pipe)["dirty"]


def test_a_title_survives_a_kill(start, folder, path):
    first = start()
    opened(first, path)
    set_title(first, FIRST, "A")
    kill(first)
    second = start()
    assert opened(second, path)["journal"]["recoverable"]["changes"] == 1
    recover(second)
    assert titles(second)[0] == "A" and not describe(second)["dirty"]
    second.request("table/undo", table="t")
    assert titles(second)[0] == FIRST


@pytest.mark.parametrize("seed", seeds(4))
def test_dirty_is_what_a_save_would_write(pipe, tmp_path, seed):
    """Titles, cells, undo, redo and saves at random, with a header or without: a table is dirty if and
    only if a save of it changes the file."""
    chance = random.Random(seed)
    for number in range(6):
        path = tmp_path / f"{number}.csv"
        header = chance.random() < 0.5
        path.write_text("k,v\n" * header + TEXT)
        pipe.request("table/open", table="t", path=str(path), wait=True, dialect={"header": header})
        columns = [column["id"] for column in describe(pipe)["columns"]]
        for step in range(12):
            kind = chance.choice(["title", "title", "cell", "undo", "redo", "save"])
            if kind == "title":
                set_title(pipe, chance.choice(columns), f"T{step}")
            elif kind == "cell":
                value = 100 + step
                edit(pipe, {"kind": "set", "row": 1, "column": columns[1], "value": value})
            elif kind == "save":
                pipe.request("table/save", table="t")
            else:
                pipe.request(f"table/{kind}", table="t")
            copy = tmp_path / "copy.csv"
            options = {"copy": True, "overwrite": "always"}
            pipe.request("table/save", table="t", path=str(copy), **options)
            differs = copy.read_bytes() != path.read_bytes()
            assert describe(pipe)["dirty"] == differs, f"seed {seed}, file {number}, step {step}"
        pipe.request("table/close", table="t")
