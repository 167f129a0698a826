"""Backups: what is not saved, in a file of the client, from which another daemon goes on."""

import os
import stat

import pytest
from harness import RpcError
from test_journal import TEXT, edit, file, folder, journals, kill, opened, rows, set_cell  # noqa: F401


def backup(pipe, path, **params):
    return pipe.request("table/backup", **{"table": "t", "path": str(path), **params})


def restored(pipe, path, **params):
    return pipe.request("table/open", **{"table": "t", "backup": str(path), **params})


def steps(pipe):
    items = pipe.request("table/history", table="t")["items"]
    return [(item["id"], item["done"], item.get("label")) for item in items]


def describe(pipe):
    return pipe.request("table/describe", table="t")


def test_a_hot_exit_brings_back_edits_and_history(start, file, folder, tmp_path):
    path = tmp_path / "people.backup"
    first = start()
    opened(first, file)
    set_cell(first, 2, "name", "Berta", label="Name")
    edit(first, {"kind": "insert", "rows": [["Emil", 7]], "place": {"kind": "after", "row": 1}}, label="Add")
    edit(first, {"kind": "remove", "rows": [4]}, label="Remove")
    edit(first, {"kind": "move", "rows": [3], "place": {"kind": "start"}}, label="Move")
    edit(first, {"kind": "addColumn", "column": "city"}, label="City")
    set_cell(first, 3, "city", "Rome", label="Rome")
    first.request("table/undo", table="t")
    expected, known = rows(first), steps(first)
    answer = backup(first, path)
    assert (answer["dirty"], answer["holds"], answer["path"]) == (True, "edits", str(path))
    assert answer["bytes"] == path.stat().st_size
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    assert file.read_text() == TEXT
    kill(first)
    second = start()
    description = restored(second, path)
    assert description["dirty"]
    assert description["journal"]["restored"] == {"backup": str(path), "steps": len(known), "base": "same"}
    # The journal of the first daemon had the same edits.
    assert "recoverable" not in description["journal"]
    assert (rows(second), steps(second)) == (expected, known)
    second.request("table/redo", table="t")
    for _ in range(6):
        second.request("table/undo", table="t")
    assert rows(second) == [["Ada", 36], ["Bert", 41], ["Cleo", 29], ["Dora", 50]]
    assert not describe(second)["dirty"]
    for _ in range(5):
        second.request("table/redo", table="t")
    assert rows(second) == expected
    # What was restored survives the next kill, too.
    kill(second)
    third = start()
    told = opened(third, file)["journal"]["recoverable"]
    assert told["base"] == "same"
    third.request("table/recover", table="t", action="apply")
    assert (rows(third), steps(third)) == (expected, known)
    third.request("table/save", table="t")
    assert path.exists()


def test_a_backup_needs_no_journal(start, file, folder, tmp_path):
    path = tmp_path / "people.backup"
    first = start(journal="off")
    opened(first, file)
    set_cell(first, 2, "name", "Berta")
    first.request("table/save", table="t")
    set_cell(first, 3, "name", "Clea")
    first.request("table/undo", table="t")
    first.request("table/undo", table="t")
    expected, known = rows(first), steps(first)
    backup(first, path)
    kill(first)
    second = start(journal="off")
    assert restored(second, path)["dirty"]
    assert (rows(second), steps(second)) == (expected, known)
    second.request("table/redo", table="t")
    assert not describe(second)["dirty"]


def test_later_edits_of_the_journal_are_still_offered(start, file, folder, tmp_path):
    path = tmp_path / "people.backup"
    first = start()
    opened(first, file)
    set_cell(first, 2, "name", "Berta")
    backup(first, path)
    set_cell(first, 2, "name", "Berthe")
    kill(first)
    second = start()
    description = restored(second, path)
    assert description["journal"]["recoverable"]["changes"] == 2
    assert rows(second)[1][0] == "Berta"


def test_inline_content_is_in_the_backup(start, tmp_path):
    path = tmp_path / "inline.backup"
    first = start()
    content = {"base64": "bmFtZTtuCkHkO24xCkI7bjIK"}
    first.request(
        "table/open", table="t", content=content, columns={"n": {"title": "number"}}, wait=True,
        dialect={"encoding": "windows-1252"}, name="Inline",
    )
    set_cell(first, 1, "n", "x", label="Set")
    edit(first, {"kind": "remove", "rows": [2]}, label="Remove")
    first.request("table/undo", table="t")
    expected, known = rows(first), steps(first)
    columns = describe(first)["columns"]
    assert backup(first, path)["holds"] == "content"
    kill(first)
    second = start()
    description = restored(second, path)
    assert (description["name"], description["columns"]) == ("Inline", columns)
    assert (rows(second), steps(second)) == (expected, known)
    assert rows(second)[0][0] == "Aä"[:1] + "ä" and description["dirty"]
    second.request("table/redo", table="t")
    assert rows(second) == [["Aä", "x"]]


def test_a_created_table_is_in_the_backup(start, tmp_path):
    path = tmp_path / "made.backup"
    first = start()
    columns = [
        {"id": "id", "type": "integer"},
        {"id": "what", "type": "text", "title": "What"},
        {"id": "price", "type": "decimal", "format": {"kind": "number", "pattern": "0.00"}},
        {"id": "on", "type": "date"},
        {"id": "double", "computed": "id * 2"},
    ]
    made = [[1, "fig", "1.50", "2024-01-31"], [2, None, None, None], [3, "kiwi", "x", "2024-02-29"]]
    first.request("table/create", table="t", columns=columns, rows=made, keyColumns=["id"], name="Made")
    edit(first, {"kind": "insert", "rows": [[7, "new", "2", None]], "place": {"kind": "start"}}, label="Add")
    set_cell(first, 3, "what", "plum", label="Plum")
    edit(first, {"kind": "remove", "rows": [2]}, label="Remove")
    expected, known, described = rows(first), steps(first), describe(first)
    assert backup(first, path)["holds"] == "content"
    kill(first)
    second = start()
    description = restored(second, path)
    assert description["name"] == "Made" and description["columns"] == described["columns"]
    assert (rows(second), steps(second)) == (expected, known)
    for _ in range(3):
        second.request("table/undo", table="t")
    assert [row[0] for row in rows(second)] == [1, 2, 3]
    for _ in range(3):
        second.request("table/redo", table="t")
    assert rows(second) == expected


def test_a_created_table_that_was_saved_is_that_of_its_file(start, folder, tmp_path):
    path, target = tmp_path / "made.backup", tmp_path / "made.csv"
    first = start()
    columns = [{"id": "a", "type": "text"}, {"id": "b", "type": "integer"}]
    first.request("table/create", table="t", columns=columns, rows=[["01", 1], ["02", 2]])
    edit(first, {"kind": "remove", "rows": [1]})
    first.request("table/save", table="t", path=str(target))
    set_cell(first, 2, "b", 3)
    expected, known = rows(first), steps(first)
    assert backup(first, path)["holds"] == "edits"
    kill(first)
    second = start()
    assert restored(second, path)["journal"]["restored"]["base"] == "same"
    assert (rows(second), steps(second)) == (expected, known)
    second.request("table/undo", table="t")
    second.request("table/undo", table="t")
    assert rows(second) == [["01", 1], ["02", 2]]


@pytest.mark.parametrize("way", ["grown", "different", "gone"])
def test_another_file_is_told(start, file, folder, tmp_path, way):
    path = tmp_path / "people.backup"
    first = start()
    opened(first, file)
    set_cell(first, 2, "name", "Berta")
    edit(first, {"kind": "insert", "rows": [["Emil", 7]], "place": {"kind": "end"}})
    backup(first, path)
    first.request("table/close", table="t")
    if way == "grown":
        with file.open("a") as more:
            more.write("Zoe,1\n")
        assert restored(first, path)["journal"]["restored"]["base"] == "grown"
        assert [row[0] for row in rows(first)] == ["Ada", "Berta", "Cleo", "Dora", "Emil", "Zoe"]
    elif way == "different":
        file.write_text("name,age\nXaver,1\nYves,2\nZoe,3\nA,4\n")
        description = restored(first, path)
        assert description["journal"]["restored"] == {"backup": str(path), "steps": 0, "base": "different"}
        assert not description["dirty"] and rows(first)[0] == ["Xaver", 1]
    else:
        file.unlink()
        with pytest.raises(RpcError) as refused:
            restored(first, path)
        assert refused.value.kind == "notFound"
    assert path.exists()


def test_a_torn_flipped_newer_or_foreign_backup_is_refused(start, file, tmp_path):
    path = tmp_path / "people.backup"
    pipe = start()
    opened(pipe, file)
    for age in range(3):
        set_cell(pipe, 1, "age", age)
    backup(pipe, path)
    pipe.request("table/close", table="t")
    whole = path.read_bytes()

    def problem(content):
        path.write_bytes(content)
        with pytest.raises(RpcError) as refused:
            restored(pipe, path)
        assert refused.value.kind == "badBackup"
        # No table was left behind.
        assert pipe.error("table/describe", table="t").kind == "unknownTable"
        return refused.value.data["problem"]

    for size in [*range(0, len(whole), 7), len(whole) - 1]:
        assert problem(whole[:size]) in ("damaged", "foreign")
    for place in range(12, len(whole), 5):
        flipped = bytearray(whole)
        flipped[place] ^= 0x10
        assert problem(bytes(flipped)) == "damaged"
    assert problem(whole[:8] + b"\x09" + whole[9:]) == "newer"
    assert problem(b"name,age\n") == "foreign"
    path.write_bytes(whole)
    assert restored(pipe, path)["dirty"] and rows(pipe)[0] == ["Ada", 2]


def test_only_backups_are_written_over(start, file, tmp_path):
    pipe = start()
    opened(pipe, file)
    set_cell(pipe, 1, "age", 37)
    assert pipe.error("table/backup", table="t", path=str(file)).kind == "fileExists"
    assert file.read_text() == TEXT
    assert pipe.error("table/backup", table="t", path=str(tmp_path)).kind == "notARegularFile"
    assert pipe.error("table/backup", table="t", path=str(tmp_path / "no" / "x")).kind == "writeFailed"
    path = tmp_path / "a.backup"
    first = backup(pipe, path)
    set_cell(pipe, 1, "age", 38)
    assert backup(pipe, path)["revision"] > first["revision"]
    assert sorted(os.listdir(tmp_path))[:1] == ["a.backup"]
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".")]
    error = pipe.error("table/open", table="u", backup=str(path), dialect={"header": True})
    assert error.pointer == "/dialect"
    assert pipe.error("table/backup", table="t").code == -32602
