"""Edits that were left behind are made again only on the records that they were made on."""

import pytest
from test_journal import edit, file, folder, kill, opened, recover, rows, set_cell  # noqa: F401

COMMENTED = "id,text\nk1,a\n# c,\nk2,b\nk3,c\nk4,d\n"
QUOTED = 'id,text\nk1,"a\nk2,b\nk3,c\nk4",d\nk5,e\nk6,f\n'
PLAIN = "id,text\nk1,a\nk2,b\nk3,c\n"
ESCAPED = 'id,text\nk1,"a\\",b"\nk2,"x\\\ny",c\nk3,"d""e\nf",g\n'
HASH, NONE = {"comment": "#"}, {"comment": None}
OTHERS = [
    (COMMENTED, HASH, NONE),
    (COMMENTED, NONE, HASH),
    (COMMENTED, HASH, {}),
    (QUOTED, {"quote": None}, {"quote": '"'}),
    (QUOTED, {"quote": '"'}, {"quote": None}),
    (ESCAPED, {"escape": "\\"}, {"escape": '"'}),
]


def open_as(pipe, path, dialect, **options):
    columns = {"text": {"type": "text"}}
    return opened(pipe, path, dialect=dialect, columns=columns, **options)


@pytest.mark.parametrize("place", range(len(OTHERS)))
def test_another_dialect_is_in_the_way(start, tmp_path, folder, place):
    text, dialect, other = OTHERS[place]
    path = tmp_path / "t.csv"
    path.write_text(text)
    first = start()
    open_as(first, path, dialect)
    set_cell(first, 2, "text", "new")
    expected = rows(first)
    kill(first)
    second = start()
    assert open_as(second, path, other)["journal"]["recoverable"]["changes"] == 1
    error = second.error("table/recover", table="t", action="apply")
    assert error.kind == "notRecoverable" and error.data["obstacle"] in ("dialect", "columns")
    assert not second.request("table/describe", table="t")["dirty"]
    second.request("table/close", table="t")
    open_as(second, path, dialect)
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected


def test_a_header_that_became_a_record_is_in_the_way(start, tmp_path, folder):
    path = tmp_path / "t.csv"
    path.write_text("a,b\na,b\nc,d\n")
    first = start()
    described = opened(first, path, dialect={"header": False})
    column = described["columns"][0]["id"]
    set_cell(first, 2, column, "new")
    kill(first)
    second = start()
    opened(second, path, dialect={"header": True})
    error = second.error("table/recover", table="t", action="apply")
    assert error.data["obstacle"] in ("dialect", "columns")


@pytest.mark.parametrize("grows", [False, True])
def test_a_saved_table_is_known_by_its_records(start, tmp_path, folder, grows):
    """What a save wrote may be found to have another dialect. Its records are the same nevertheless."""
    path = tmp_path / "t.csv"
    path.write_text(COMMENTED)
    first = start()
    open_as(first, path, HASH)
    set_cell(first, 1, "text", 'x,"y"')
    first.request("table/save", table="t", dialect={"delimiter": ";", "lineEnd": "crlf"})
    edit(first, {"kind": "remove", "rows": [2]})
    set_cell(first, 3, "text", "new")
    expected = rows(first)
    kill(first)
    if grows:
        with path.open("a", newline="") as log:
            log.write("k5;e\r\n")
        expected.append(["k5", "e"])
    second = start()
    open_as(second, path, NONE)
    error = second.error("table/recover", table="t", action="apply")
    assert error.data["obstacle"] in ("dialect", "columns")
    second.request("table/close", table="t")
    open_as(second, path, HASH)
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected


def test_a_backup_is_restored_on_its_records(start, tmp_path, folder):
    path = tmp_path / "t.csv"
    path.write_text(COMMENTED)
    backup = str(tmp_path / "t.backup")
    first = start()
    open_as(first, path, HASH)
    set_cell(first, 2, "text", "new")
    expected = rows(first)
    first.request("table/backup", table="t", path=backup)
    kill(first)
    second = start()
    told = second.request("table/open", table="t", backup=backup)
    assert told["journal"]["restored"]["base"] == "same"
    assert rows(second) == expected
    second.request("table/save", table="t")
    set_cell(second, 3, "text", "newer")
    expected = rows(second)
    second.request("table/backup", table="t", path=backup)
    kill(second)
    third = start()
    told = third.request("table/open", table="t", backup=backup)
    assert told["journal"]["restored"]["base"] == "same" and told["dirty"]
    assert rows(third) == expected
