"""Edits that survive the daemon: what is there after it was killed, and what is done with it."""

from __future__ import annotations

import os
import stat

import pytest
from harness import RpcError

TEXT = "name,age\nAda,36\nBert,41\nCleo,29\nDora,50\n"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text(TEXT)
    return path


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of journals of daemons that are started from now on."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "table-server" / "journals"


def opened(pipe, path, **options):
    return pipe.request("table/open", **{"table": "t", "path": str(path), "wait": True, **options})


def set_cell(pipe, row, column, value, **options):
    edit = {"kind": "set", "row": row, "column": column, "value": value}
    return pipe.request("table/edit", **{"table": "t", "edits": [edit], **options})


def edit(pipe, *edits, **options):
    return pipe.request("table/edit", **{"table": "t", "edits": list(edits), **options})


def rows(pipe):
    columns = [column["id"] for column in pipe.request("table/describe", table="t")["columns"]]
    return [[cells[column]["value"] for column in columns] for _, cells in entries(pipe)]


def entries(pipe):
    view = pipe.request("view/open", table="t")["view"]
    found = pipe.cells(view, range={"first": 0, "size": 1000})
    pipe.request("view/close", view=view)
    return found


def kill(pipe):
    pipe.kill()


def recover(pipe, action="apply"):
    return pipe.request("table/recover", **{"table": "t", "action": action})


def journals(folder):
    return sorted(path.name for path in folder.glob("*")) if folder.exists() else []


def test_edits_are_there_after_a_kill(start, file, folder):
    first = start()
    assert "journal" not in opened(first, file)
    assert journals(folder) == []
    set_cell(first, 2, "name", "Berta")
    edit(first, {"kind": "insert", "rows": [["Emil", 7]], "place": {"kind": "after", "row": 1}}, label="Add")
    edit(first, {"kind": "remove", "rows": [4]})
    first.request("table/undo", **{"table": "t"})
    expected = rows(first)
    history = first.request("table/history", **{"table": "t"})
    kill(first)
    second = start()
    description = opened(second, file)
    told = description["journal"]
    assert told["state"] == "on"
    assert told["recoverable"]["changes"] == 4
    assert told["recoverable"]["base"] == "same"
    assert told["recoverable"]["process"] == first.process.pid
    assert not description["dirty"]
    assert rows(second) != expected
    outcome = recover(second)
    assert (outcome["changes"], outcome["lostChanges"], outcome["lostBytes"]) == (4, 0, 0)
    assert rows(second) == expected
    again = second.request("table/history", **{"table": "t"})
    assert [item["id"] for item in again["items"]] == [item["id"] for item in history["items"]]
    assert again["current"] == history["current"]
    after = second.request("table/describe", **{"table": "t"})
    assert after["dirty"] and "journal" not in after
    second.request("table/redo", **{"table": "t"})
    assert len(rows(second)) == 4
    for _ in range(3):
        second.request("table/undo", **{"table": "t"})
    assert rows(second) == [["Ada", 36], ["Bert", 41], ["Cleo", 29], ["Dora", 50]]
    assert not second.request("table/describe", **{"table": "t"})["dirty"]


def test_recovered_edits_survive_the_next_kill(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    kill(first)
    second = start()
    opened(second, file)
    recover(second)
    set_cell(second, 2, "age", 42)
    expected = rows(second)
    kill(second)
    assert len(journals(folder)) == 1
    third = start()
    opened(third, file)
    assert recover(third)["changes"] == 2
    assert rows(third) == expected


def test_discard_and_keep(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    kill(first)
    second = start()
    opened(second, file)
    recover(second, "keep")
    with pytest.raises(RpcError) as refused:
        recover(second)
    assert (refused.value.kind, refused.value.data["obstacle"]) == ("notRecoverable", "none")
    second.request("table/close", **{"table": "t"})
    assert opened(second, file)["journal"]["recoverable"]["changes"] == 1
    recover(second, "discard")
    assert journals(folder) == []
    second.request("table/close", **{"table": "t"})
    assert "journal" not in opened(second, file)


def test_a_closed_or_saved_table_leaves_nothing(start, file, folder):
    pipe = start()
    opened(pipe, file)
    set_cell(pipe, 1, "age", 37)
    assert len(journals(folder)) == 1
    pipe.request("table/save", **{"table": "t"})
    assert journals(folder) == []
    set_cell(pipe, 1, "age", 38)
    assert len(journals(folder)) == 1
    pipe.request("table/close", **{"table": "t"})
    assert journals(folder) == []


def test_the_folder_is_for_nobody_else(start, file, folder):
    pipe = start()
    opened(pipe, file)
    set_cell(pipe, 1, "age", 37)
    assert stat.S_IMODE(os.stat(folder).st_mode) == 0o700
    for name in journals(folder):
        assert stat.S_IMODE(os.stat(folder / name).st_mode) == 0o600


def test_edits_after_a_save_are_those_of_the_new_file(start, file, folder):
    first = start()
    opened(first, file)
    edit(first, {"kind": "remove", "rows": [2]})
    edit(first, {"kind": "insert", "rows": [["Emil", 7], ["Fay", 8]], "place": {"kind": "after", "row": 1}})
    edit(first, {"kind": "move", "rows": [4], "place": {"kind": "before", "row": 1}})
    first.request("table/save", **{"table": "t"})
    set_cell(first, 3, "name", "Clea")
    edit(first, {"kind": "insert", "rows": [["Gus", 9]], "place": {"kind": "end"}})
    edit(first, {"kind": "move", "rows": [1], "place": {"kind": "end"}})
    set_cell(first, 4, "age", 51)
    expected = rows(first)
    kill(first)
    second = start()
    told = opened(second, file)["journal"]["recoverable"]
    assert (told["changes"], told["base"]) == (4, "same")
    recover(second)
    assert rows(second) == expected


def test_undo_reaches_over_a_save_after_a_recovery(start, file, folder):
    first = start()
    opened(first, file)
    edit(first, {"kind": "remove", "rows": [2]}, label="Remove")
    edit(first, {"kind": "insert", "rows": [["Emil", 7]], "place": {"kind": "end"}}, label="Add")
    edit(first, {"kind": "move", "rows": [4], "place": {"kind": "start"}}, label="Move")
    set_cell(first, 1, "age", 37, label="Set")
    first.request("table/undo", table="t")
    states = [rows(first)]
    first.request("table/save", table="t")
    set_cell(first, 3, "name", "Clea", label="Later")
    expected = rows(first)
    kill(first)
    second = start()
    opened(second, file)
    assert recover(second)["changes"] == 1
    assert rows(second) == expected
    items = second.request("table/history", table="t")["items"]
    assert [item["label"] for item in items] == ["Remove", "Add", "Move", "Later"]
    second.request("table/undo", table="t")
    assert rows(second) == states[0]
    assert not second.request("table/describe", table="t")["dirty"]
    for _ in range(3):
        second.request("table/undo", table="t")
    assert rows(second) == [["Ada", 36], ["Bert", 41], ["Cleo", 29], ["Dora", 50]]
    assert second.request("table/describe", table="t")["dirty"]
    for _ in range(3):
        second.request("table/redo", table="t")
    assert rows(second) == states[0]
    assert not second.request("table/describe", table="t")["dirty"]


def test_undo_over_a_save_is_kept(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 2, "name", "Berta")
    first.request("table/save", **{"table": "t"})
    first.request("table/undo", **{"table": "t"})
    expected = rows(first)
    assert expected[1][0] == "Bert"
    kill(first)
    second = start()
    opened(second, file)
    outcome = recover(second)
    assert rows(second) == expected, outcome


def test_a_grown_file_and_another_one(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 2, "name", "Berta")
    edit(first, {"kind": "insert", "rows": [["Emil", 7]], "place": {"kind": "after", "row": 4}})
    kill(first)
    with file.open("a") as more:
        more.write("Zoe,1\n")
    second = start()
    assert opened(second, file)["journal"]["recoverable"]["base"] == "grown"
    recover(second)
    assert [row[0] for row in rows(second)] == ["Ada", "Berta", "Cleo", "Dora", "Emil", "Zoe"]
    kill(second)
    file.write_text("name,age\nXaver,1\nYves,2\nZoe,3\nA,4\nB,5\nC,6\n")
    third = start()
    assert opened(third, file)["journal"]["recoverable"]["base"] == "different"
    with pytest.raises(RpcError) as refused:
        recover(third)
    assert refused.value.data["obstacle"] == "base"


def test_a_copied_file_is_the_same(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 2, "name", "Berta")
    set_cell(first, 2, "name", "Berthe")
    kill(first)
    copy = file.with_name("copy.csv")
    copy.write_text(TEXT)
    os.utime(copy, (1, 1))
    copy.rename(file)
    second = start()
    assert opened(second, file)["journal"]["recoverable"]["base"] == "same"
    recover(second)
    assert rows(second)[1][0] == "Berthe"


def test_two_daemons_know_of_each_other(start, file, folder):
    first, second = start(), start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    told = opened(second, file)["journal"]
    assert told["editors"] == [first.process.pid] and "recoverable" not in told
    set_cell(second, 2, "age", 42)
    assert len(journals(folder)) == 2
    kill(first)
    kill(second)
    third = start()
    told = opened(third, file)["journal"]["recoverable"]
    assert told["others"] == 1 and told["process"] == second.process.pid


def test_edits_before_a_recovery_are_in_its_way(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    kill(first)
    second = start()
    opened(second, file)
    set_cell(second, 2, "age", 42)
    with pytest.raises(RpcError) as refused:
        recover(second)
    assert refused.value.data["obstacle"] == "edited"


def test_other_types_are_in_its_way(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    kill(first)
    second = start()
    opened(second, file, columns={"age": {"type": "text"}})
    with pytest.raises(RpcError) as refused:
        recover(second)
    assert refused.value.data["obstacle"] == "columns"


def test_a_torn_journal_says_what_was_lost(start, file, folder):
    first = start()
    opened(first, file)
    for age in range(5):
        set_cell(first, 1, "age", age)
    kill(first)
    journal = folder / journals(folder)[0]
    content = journal.read_bytes()
    journal.write_bytes(content[:-3])
    second = start()
    told = opened(second, file)["journal"]["recoverable"]
    assert told["changes"] == 4 and told["lostBytes"] > 0
    assert recover(second)["lostBytes"] == told["lostBytes"]
    assert rows(second)[0] == ["Ada", 3]
    # What could not be applied as a whole stays for people to look at.
    assert any(name.endswith(".kept") for name in journals(folder))


def test_a_newer_and_a_foreign_journal_are_told_and_left_alone(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    kill(first)
    journal = folder / journals(folder)[0]
    content = bytearray(journal.read_bytes())
    content[8] = 9
    journal.write_bytes(content)
    second = start()
    assert opened(second, file)["journal"]["unreadable"] == 1
    items = second.request("journal/list", **{})["items"]
    assert [(item["problem"], item["inUse"]) for item in items] == [("newer", False)]
    assert journal.read_bytes() == bytes(content)


def test_list_and_remove(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    answer = first.request("journal/list", **{})
    assert answer["folder"] == str(folder)
    (item,) = answer["items"]
    assert (item["path"], item["changes"], item["inUse"]) == (str(file.resolve()), 1, True)
    name = item["journal"]
    assert first.request("journal/remove", **{"journals": [name]})["removed"] == []
    kill(first)
    second = start()
    asked = [name, "../people.csv", "nothing.journal"]
    assert second.request("journal/remove", **{"journals": asked})["removed"] == [name]
    assert second.request("journal/list", **{})["items"] == []
    assert file.read_text() == TEXT


def test_off_and_elsewhere(start, file, folder, tmp_path):
    pipe = start(journal="off")
    opened(pipe, file)
    set_cell(pipe, 1, "age", 37)
    assert journals(folder) == []
    pipe.request("table/close", **{"table": "t"})
    other = tmp_path / "deep" / "other"
    opened(pipe, file, journal="on", journalFolder=str(other), durability="synced")
    set_cell(pipe, 1, "age", 37)
    assert journals(folder) == [] and len(journals(other)) == 1


def test_a_folder_that_cannot_be_written_is_told(start, file, folder):
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    pipe = start()
    opened(pipe, file)
    set_cell(pipe, 1, "age", 37)
    told = pipe.request("table/describe", **{"table": "t"})["journal"]
    assert told["state"] == "failed" and told["reason"]
    assert rows(pipe)[0] == ["Ada", 37]


def test_columns_are_recovered(start, file, folder):
    first = start()
    opened(first, file)
    edit(first, {"kind": "addColumn", "column": "city", "place": {"kind": "after", "column": "name"}})
    set_cell(first, 1, "city", "Paris")
    edit(first, {"kind": "setColumn", "column": "age", "options": {"title": "years"}})
    edit(first, {"kind": "orderColumns", "columns": ["age", "city", "name"]})
    edit(first, {"kind": "removeColumn", "column": "name"})
    first.request("table/undo", **{"table": "t"})
    expected = rows(first)
    titles = [c["title"] for c in first.request("table/describe", **{"table": "t"})["columns"]]
    kill(first)
    second = start()
    opened(second, file)
    recover(second)
    assert rows(second) == expected
    assert [
        c["title"] for c in second.request("table/describe", **{"table": "t"})["columns"]
    ] == titles


def test_formats_rules_and_expressions_of_columns_are_recovered(start, file, folder):
    first = start()
    opened(first, file)
    options = {
        "format": {"kind": "number", "pattern": "0.00"},
        "validate": {"expression": "value >= 0", "message": "An age is not negative."},
        "nullPlaceholder": "none",
        "comparator": "natural",
        "footer": {"aggregate": "sum"},
        "align": "end",
        "meta": {"unit": "years"},
    }
    edit(first, {"kind": "setColumn", "column": "age", "options": options}, label="Format")
    computed = {"kind": "addColumn", "column": "next", "options": {"computed": "age + 1"}}
    edit(first, computed, label="Next")
    edit(first, {"kind": "setColumn", "column": "age", "options": {"nullPlaceholder": None}}, label="Again")
    set_cell(first, 1, "age", 40)
    described = first.request("table/describe", table="t")
    assert "journal" not in described
    columns, expected = described["columns"], rows(first)
    kill(first)
    second = start()
    opened(second, file)
    assert recover(second)["lostChanges"] == 0
    assert second.request("table/describe", table="t")["columns"] == columns
    assert rows(second) == expected
    for _ in range(4):
        second.request("table/undo", table="t")
    assert not second.request("table/describe", table="t")["dirty"]
    for _ in range(4):
        second.request("table/redo", table="t")
    assert second.request("table/describe", table="t")["columns"] == columns


def test_actions_and_separators_of_rows_are_recovered(start, file, folder):
    first = start()
    opened(first, file)
    settings = {
        "actions": [{"id": "call", "title": "Call", "style": "destructive", "children": [{"id": "now"}]}],
        "separators": {"top": {"leading": 1.5, "thickness": 0}},
    }
    edit(first, {"kind": "setRow", "row": 1, "options": {"settings": settings}})
    told = first.request("table/resolve", table="t", rows=[1])
    assert "journal" not in first.request("table/describe", table="t")
    kill(first)
    second = start()
    opened(second, file)
    assert recover(second)["lostChanges"] == 0
    assert second.request("table/resolve", table="t", rows=[1]) == told


def test_a_reverted_table_leaves_nothing(start, file, folder):
    first = start()
    opened(first, file)
    set_cell(first, 1, "age", 37)
    first.request("table/revert", **{"table": "t"})
    kill(first)
    second = start()
    assert "journal" not in opened(second, file)
    assert journals(folder) == []


def test_a_created_table_has_a_journal_once_it_is_saved(start, folder, tmp_path):
    pipe = start()
    columns = [{"id": "a", "type": "text"}]
    pipe.request("table/create", **{"table": "t", "columns": columns, "rows": [["x"]]})
    set_cell(pipe, 1, "a", "y")
    assert journals(folder) == []
    path = tmp_path / "made.csv"
    pipe.request("table/save", **{"table": "t", "path": str(path)})
    set_cell(pipe, 1, "a", "z")
    assert len(journals(folder)) == 1
    kill(pipe)
    second = start()
    opened(second, path)
    recover(second)
    assert rows(second) == [["z"]]


@pytest.mark.plain
def test_many_long_texts_that_only_undo_knows_are_recovered(start, folder, tmp_path):
    # A row that was removed before a save is known to undo only: its cells are in the journal, in as
    # many frames as they need.
    path = tmp_path / "long.csv"
    count, size = 11, 8 << 20
    content = "id,t\n" + "".join(f"{number},{chr(96 + number) * size}\n" for number in range(1, count))
    path.write_text(content)
    first = start()
    opened(first, path)
    edit(first, {"kind": "remove", "rows": list(range(2, count))})
    first.request("table/save", table="t")
    set_cell(first, 1, "id", 7)
    kill(first)
    assert path.stat().st_size < 2 * size
    second = start()
    assert opened(second, path)["journal"]["recoverable"]["base"] == "same"
    assert recover(second)["lostChanges"] == 0
    assert second.request("table/undo", table="t")["step"] is not None
    assert second.request("table/undo", table="t")["step"] is not None
    second.request("table/save", table="t")
    assert path.read_text() == content
