"""Saving through the client, with the real daemon."""

import gzip
import os
import signal

import pytest

import table_server
from table_server import InvalidParams, RequestFailed

TEXT = 'name,count\nfig,"3"\nkiwi,5\n'


def test_a_table_is_saved_reverted_and_its_edits_are_listed(daemon, tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text(TEXT)
    table = daemon.open(path=str(path))
    table.set(2, "name", "pear, green")
    (edit,) = table.text_edits()
    assert edit.new_text == '"pear, green"' and edit.start == (2, 0) and edit.end == (2, 4)
    saved = table.save()
    assert (saved.way, saved.records, saved.dirty) == ("replaced", 1, False)
    assert path.read_text() == TEXT.replace("kiwi", '"pear, green"')
    table.set(1, "count", 4)
    copy = table.save(tmp_path / "copy.csv", copy=True)
    assert copy.dirty and (tmp_path / "copy.csv").stat().st_size == copy.bytes
    assert table.describe()["dirty"] and table.describe()["source"]["path"] == str(path)
    assert table.revert().records == 1
    assert not table.describe()["dirty"] and table.save().way == "unchanged"
    other = tmp_path / "other.csv"
    other.write_text("x")
    with pytest.raises(RequestFailed) as refused:
        table.save(other)
    assert refused.value.kind == "fileExists"
    kana = tmp_path / "kana.csv"
    kana.write_bytes("名,n\nソ,1\n".encode("cp932"))
    read = daemon.open(path=str(kana), dialect={"encoding": "latin-1", "header": True})
    changed = read.set_dialect({"encoding": "shift-jis", "header": True})
    assert (changed.row_count, changed.columns) == (1, ["名", "n"])
    odd = tmp_path / "odd.csv"
    odd.write_bytes(b"name\n\xff\na longer name\n")
    raw = daemon.open(path=str(odd), dialect={"encoding": "utf-8"})
    move = {"kind": "move", "rows": [2], "place": {"kind": "start"}}
    raw.request("table/edit", {"edits": [move]})
    assert [edit.new_bytes for edit in raw.text_edits() if edit.new_bytes] == [b"\xff\n"]
    table.save(other, overwrite="always", encoding="utf-16le", dialect={"delimiter": ";"})
    assert other.read_bytes().decode("utf-16").startswith('name;count\nfig;"3"\n')


def test_a_file_that_the_client_has_written_is_adopted(daemon, tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text(TEXT)
    table = daemon.open(path=str(path))
    table.set(2, "name", "pear")
    (edit,) = table.text_edits()
    with pytest.raises(RequestFailed) as refused:
        table.adopt_file()
    assert (refused.value.kind, refused.value.data["start"]["line"]) == ("fileDiffers", 2)
    first, last = edit.bytes
    path.write_text(TEXT[:first] + edit.new_text + TEXT[last:])
    assert not table.adopt_file() and not table.describe()["dirty"]


def test_edits_of_a_killed_daemon_are_recovered(daemon, tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text(TEXT)
    first = table_server.connect(os.environ.get("TABLE_SERVER"), timeout=30)
    first.open(path=str(path)).set(2, "name", "pear")
    os.kill(first.process.pid, signal.SIGKILL)
    first.close()
    table = daemon.open(path=str(path))
    assert table.describe()["journal"]["recoverable"]["changes"] == 1
    outcome = table.recover()
    assert (outcome.changes, outcome.lost_changes, outcome.history.undo) == (1, 0, 1)
    assert table.describe()["dirty"]


def test_a_table_is_restored_from_its_backup(daemon, tmp_path):
    path, backup = tmp_path / "fruit.csv", tmp_path / "fruit.backup"
    path.write_text(TEXT)
    table = daemon.open(path=str(path))
    table.set(2, "name", "pear")
    answer = table.backup(backup)
    assert (answer.dirty, answer.holds, answer.path) == (True, "edits", str(backup))
    table.close()
    again = daemon.restore(backup, table="again")
    assert again.id == "again"
    description = again.describe()
    assert description["dirty"] and description["journal"]["restored"]["base"] == "same"
    again.undo()
    assert not again.describe()["dirty"]


def test_a_file_that_grows_is_followed(daemon, tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text(TEXT)
    table = daemon.open(path=str(path), when_file_changes="follow")
    rows = table.describe()["rowsState"]["count"]
    with path.open("a") as file:
        file.write("lime,9\n")
    for change in table.changes(timeout=20):
        if change.rows.count == rows + 1:
            break
    assert table.describe()["rowsState"]["count"] == rows + 1
    assert table.watch_file("tell") == "asOpened"
    assert table.describe()["whenFileChanges"] == "tell"


def test_a_file_that_changes_is_merged(daemon, tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text("name,count\nfig,3\nplum,8\n")
    table = daemon.open(path=str(path), key_columns=["name"], when_file_changes="merge")
    table.wait_until_complete()
    table.describe()
    with table.edits() as edits:
        edits.set("fig", {"count": 4})
        edits.set("plum", {"count": 9})
    other = tmp_path / "other.csv"
    other.write_text("name,count\nfig,5\nplum,7\nlime,1\n")
    os.replace(other, path)
    for change in table.changes(timeout=20):
        if change.rows.count == 3:
            break
    found = table.conflicts()
    assert [(one["row"], one["ours"], one["theirs"]) for one in found] == [
        ("fig", "4", "5"),
        ("plum", "9", "7"),
    ]
    outcome = table.resolve_conflicts("theirs", found[:1])
    assert (outcome.resolved, outcome.left) == (1, 1)
    assert table.resolve_conflicts("ours").left == 0
    table.save()
    assert path.read_text() == "name,count\nfig,5\nplum,9\nlime,1\n"


def test_the_state_of_a_view_is_kept_by_file(daemon, tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text(TEXT)
    table = daemon.open(path=str(path))
    view = table.view(remember="main", sort="count")
    assert view.remembered == {"outcome": "none"}
    view.set(page={"size": 1, "index": 0})
    state = view.get().state
    table.close()
    again = daemon.open(path=str(path)).view(remember="main")
    assert again.remembered is not None and again.remembered["outcome"] == "restored"
    assert again.state == state and again.state["sort"][0]["column"] == "count"
    assert daemon.open(path=str(path)).view().remembered is None


def test_a_compressed_file_is_saved_compressed(daemon, tmp_path):
    path = tmp_path / "fruit.csv.gz"
    path.write_bytes(gzip.compress(TEXT.encode()))
    table = daemon.open(path=str(path))
    assert table.describe()["source"]["compression"]["format"] == "gzip"
    table.set(2, "name", "pear")
    saved = table.save(compression_level=9)
    assert saved.bytes == path.stat().st_size
    assert gzip.decompress(path.read_bytes()).decode() == TEXT.replace("kiwi", "pear")
    with pytest.raises(InvalidParams):
        table.save(tmp_path / "plain.csv", compression_level=1)
