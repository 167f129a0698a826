"""Journals of tables whose files somebody else writes."""

import os
import time

import pytest
from test_journal import entries, file, folder, kill, opened, recover, rows, set_cell  # noqa: F401


def until(pipe, holds):
    """Waits until the table's description is as wanted."""
    deadline = time.monotonic() + 20
    while not holds(table := pipe.request("table/describe", table="t")):
        assert time.monotonic() < deadline, table
        time.sleep(0.02)


def test_edits_after_a_reload_are_recovered_on_the_new_file(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="reload")
    set_cell(first, 1, "age", 37)
    first.request("table/save", table="t")
    other = file.with_suffix(".new")
    other.write_text("name,age\nAda,37\nFay,3\nCleo,30\nDora,50\n")
    os.replace(other, file)
    until(first, lambda table: rows(first)[1] == ["Fay", 3] and table["sourceState"] == "asOpened")
    set_cell(first, entries(first)[2][0], "age", 31)
    expected = rows(first)
    kill(first)
    second = start()
    told = opened(second, file)["journal"]["recoverable"]
    assert (told["changes"], told["base"]) == (1, "same")
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected
    second.request("table/save", table="t")
    assert file.read_text() == "name,age\nAda,37\nFay,3\nCleo,31\nDora,50\n"


def test_a_reload_alone_leaves_nothing_to_recover(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="reload")
    file.write_text("name,age\nAda,37\nBert,41\n")
    until(first, lambda table: table["rowsState"]["count"] == 2 and table["sourceState"] == "asOpened")
    kill(first)
    second = start()
    assert "journal" not in opened(second, file)


def test_edits_of_rows_that_were_appended_are_recovered(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="follow")
    with file.open("a") as log:
        log.write("Emil,7\n")
    until(first, lambda table: table["rowsState"]["count"] == 5)
    set_cell(first, 5, "age", 8)
    with file.open("a") as log:
        log.write("Fay,3\n")
    until(first, lambda table: table["rowsState"]["count"] == 6)
    set_cell(first, 6, "age", 4)
    expected = rows(first)
    kill(first)
    second = start()
    assert opened(second, file)["journal"]["recoverable"]["base"] == "grown"
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["", "marked"])
def test_a_file_of_any_encoding_can_have_grown(start, tmp_path, folder, encoding, mark):
    path = tmp_path / "people.csv"
    marks = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}
    mark = mark and marks.get(encoding, b"")
    path.write_bytes(mark + "name,age\nÄda,36\nBert,41\n".encode(encoding))
    dialect = {"encoding": {"cp1252": "windows-1252"}.get(encoding, encoding.replace("-l", "l").replace("-b", "b"))}
    first = start()
    opened(first, path, whenFileChanges="follow", dialect=dialect)
    set_cell(first, 1, "age", 37)
    with path.open("ab") as log:
        log.write("Émil,7\n".encode(encoding))
    until(first, lambda table: table["rowsState"]["count"] == 3)
    set_cell(first, 3, "age", 8)
    expected = rows(first)
    kill(first)
    second = start()
    told = opened(second, path, dialect=dialect)
    assert told["journal"]["recoverable"]["base"] == "grown"
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected


def test_edits_after_a_touch_are_recovered(start, file, folder):
    first = start()
    opened(first, file)
    os.utime(file, ns=(0, 1_000_000_000))
    time.sleep(0.1)
    first.request("table/describe", table="t")
    set_cell(first, 1, "age", 37)
    kill(first)
    second = start()
    assert opened(second, file)["journal"]["recoverable"]["base"] == "same"
    assert recover(second)["lostChanges"] == 0
    assert rows(second)[0] == ["Ada", 37]


def frames_of(journal):
    """The bodies of a journal's frames: each follows its length and its checksum."""
    data, at, found = journal.read_bytes(), 12, []
    while at + 8 <= len(data):
        end = at + 8 + int.from_bytes(data[at : at + 4], "little")
        found.append(data[at + 8 : end])
        at = end
    return found


@pytest.mark.parametrize("count", [10, 1200])
def test_edits_after_growth_that_was_only_told_are_recovered(start, tmp_path, folder, count):
    """Small files have a hash from their opening on, large ones once there is an edit."""
    path = tmp_path / "log.csv"
    name = "A" * 1000
    path.write_text("name,age\n" + f"{name},36\n" * count)
    first = start()
    opened(first, path)
    with path.open("a") as log:
        log.write("Emil,7\n")
    until(first, lambda table: table["sourceState"] == "changed")
    set_cell(first, 2, "age", 37)
    [journal] = folder.glob("*.journal")
    if count > 1000:
        # The header, the edit, and the hash of the file.
        until(first, lambda _: len(frames_of(journal)) == 3)
    set_cell(first, 3, "age", 38)
    kill(first)
    second = start()
    assert opened(second, path)["journal"]["recoverable"]["base"] == "grown"
    assert recover(second)["lostChanges"] == 0
    assert rows(second)[:3] == [[name, 36], [name, 37], [name, 38]]


def test_edits_behind_an_unfinished_line_are_recovered(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="follow")
    with file.open("a") as log:
        log.write("Emil,7\nFay")
    until(first, lambda table: table["rowsState"]["count"] == 5)
    set_cell(first, 5, "age", 8)
    expected = rows(first)
    kill(first)
    with file.open("a") as log:
        log.write(",3\n")
    second = start()
    assert opened(second, file)["journal"]["recoverable"]["base"] == "grown"
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == [*expected, ["Fay", 3]]


def test_rows_appended_after_a_save_have_their_places(start, file, folder):
    first = start()
    opened(first, file, whenFileChanges="follow")
    first.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [2]}])
    first.request("table/save", table="t")
    with file.open("a") as log:
        log.write("Emil,7\nFay,3\n")
    until(first, lambda table: table["rowsState"]["count"] == 5)
    set_cell(first, entries(first)[4][0], "age", 4)
    new = {"kind": "insert", "rows": [["Gus", 1]], "place": {"kind": "after", "row": entries(first)[3][0]}}
    first.request("table/edit", table="t", edits=[new])
    expected = rows(first)
    kill(first)
    second = start()
    opened(second, file)
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected


def test_a_computed_column_of_the_file_keeps_its_place_after_a_save(start, tmp_path, folder):
    file = tmp_path / "wide.csv"
    file.write_text("a,b,c,d\n1,2,3,4\n5,6,7,8\n")
    options = {"columns": {"b": {"computed": "a * 10"}}}
    first = start()
    opened(first, file, **options)
    set_cell(first, 1, "a", 9)
    first.request("table/save", table="t")
    set_cell(first, 1, "c", 33)
    set_cell(first, 2, "d", 88)
    expected = rows(first)
    kill(first)
    second = start()
    opened(second, file, **options)
    assert recover(second)["lostChanges"] == 0
    assert rows(second) == expected


def test_an_undo_in_a_row_inserted_before_the_save_is_kept(start, file, folder):
    first = start()
    opened(first, file)
    edits = [{"kind": "insert", "rows": [["Emil", None]], "place": {"kind": "end"}}]
    first.request("table/edit", table="t", edits=edits)
    set_cell(first, entries(first)[4][0], "age", 5)
    first.request("table/save", table="t")
    first.request("table/undo", table="t")
    assert rows(first)[4] == ["Emil", None]
    kill(first)
    second = start()
    opened(second, file)
    assert recover(second)["lostChanges"] == 0
    assert rows(second)[4] == ["Emil", None]
