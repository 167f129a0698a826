"""View states that are kept by file: `remember` of `view/open`."""

from __future__ import annotations

import os
import stat
import time

import pytest

TEXT = "name,age,city\nAda,36,London\nBob,41,Paris\nCai,29,Rome\n"
STATE = {
    "sort": [{"column": "age", "direction": "descending"}, {"column": "name"}],
    "search": {"text": "a", "columns": ["name", "city"], "mode": "mark"},
    "filter": {"kind": "compare", "column": "age", "relation": "greater", "value": 30},
    "columns": {"city": {"hidden": True, "footer": {"title": "N", "aggregate": "count"}}},
    "columnOrder": ["age", "name"],
    "page": {"size": 2, "index": 0},
}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text(TEXT)
    return path


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of states of daemons that are started from now on."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "table-server" / "views"


def opened(pipe, path, **options):
    pipe.request("table/open", **{"table": "t", "path": str(path), "wait": True, **options})


def view(pipe, name="main", **params):
    return pipe.request("view/open", **{"table": "t", "view": "v", "remember": name, **params})


def keep(start, path, state=STATE, name="main"):
    """Keeps a state; gives it as the view tells it."""
    pipe = start()
    opened(pipe, path)
    view(pipe, name)
    told = pipe.request("view/set", view="v", state=state)["state"]
    pipe.request("table/close", table="t")
    return told


def document(folder):
    (path,) = folder.iterdir()
    return path


def test_a_state_comes_back_in_another_process(start, file, folder):
    pipe = start()
    opened(pipe, file)
    assert view(pipe)["remembered"] == {"outcome": "none"}
    told = pipe.request("view/set", view="v", state=STATE)["state"]
    pipe.request("view/close", view="v")
    pipe.leave()
    path = document(folder)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    pipe = start()
    opened(pipe, file)
    before = time.time() * 1000
    answer = view(pipe)
    remembered = answer.pop("remembered")
    assert remembered.pop("outcome") == "restored" and set(remembered) == {"when"}
    assert before - 600_000 < remembered["when"] <= before + 1000
    assert answer["state"] == told
    assert answer["counts"]["filtered"] == 2 and answer["columns"] == ["age", "name"]
    assert "remembered" not in pipe.request("view/get", view="v")


def test_names_and_files_have_states_of_their_own(start, file, folder, tmp_path):
    keep(start, file)
    other = tmp_path / "other.csv"
    other.write_text(TEXT)
    (tmp_path / "link.csv").symlink_to(file)
    pipe = start()
    opened(pipe, file)
    assert view(pipe, "another")["remembered"]["outcome"] == "none"
    assert pipe.request("view/open", table="t", remember="main")["state"]["sort"] != []
    pipe.request("table/close", table="t")
    opened(pipe, other)
    assert view(pipe)["remembered"]["outcome"] == "none"
    pipe.request("table/close", table="t")
    opened(pipe, tmp_path / "link.csv")
    assert view(pipe)["remembered"]["outcome"] == "restored"


def test_the_request_overrides_what_was_kept(start, file, folder):
    keep(start, file)
    pipe = start()
    opened(pipe, file)
    answer = view(pipe, state={"sort": [{"column": "name"}], "filter": None})
    assert [key["column"] for key in answer["state"]["sort"]] == ["name"]
    assert answer["state"]["filter"] is None
    assert answer["state"]["page"]["size"] == 2
    pipe.request("table/close", table="t")
    opened(pipe, file)
    assert view(pipe)["state"]["filter"] is None, "what was opened is what is kept"


def test_a_view_that_is_not_remembered_keeps_nothing(start, file, folder):
    pipe = start()
    opened(pipe, file)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/set", view="v", state=STATE)
    pipe.request("table/close", table="t")
    pipe.leave()
    assert not folder.exists()


def test_changes_are_written_soon_and_at_the_end(start, file, folder):
    pipe = start()
    opened(pipe, file)
    view(pipe)
    pipe.request("view/set", view="v", state={"page": {"size": 2}})
    deadline = time.monotonic() + 30
    # The state at the opening may have been written before.
    while not any(b'"size":2' in path.read_bytes() for path in folder.glob("*.view")):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    pipe.kill()
    pipe = start()
    opened(pipe, file)
    assert view(pipe)["state"]["page"]["size"] == 2
    pipe.request("view/set", view="v", state={"page": {"size": 3}})
    pipe.close_input()
    pipe.status()
    pipe = start()
    opened(pipe, file)
    assert view(pipe)["state"]["page"]["size"] == 3
    pipe.request("view/tap", view="v", column="age", part="header")
    other = pipe.request("view/open", table="t", remember="main")
    assert other["state"]["sort"][0]["column"] == "age", "also what is not written yet"


def test_what_no_longer_fits_is_named(start, file, folder):
    told = keep(start, file, {**STATE, "filter": {"kind": "compare", "column": "city", "relation": "equal", "value": "Rome"}})
    file.write_text("name,age\nAda,36\nBob,41\n")
    pipe = start()
    opened(pipe, file)
    answer = view(pipe)
    assert answer["remembered"]["outcome"] == "restored"
    dropped = {part["pointer"]: part for part in answer["remembered"]["dropped"]}
    assert set(dropped) == {"/search/columns/1", "/filter", "/columns/city"}
    assert {part["kind"] for part in dropped.values()} == {"unknownColumn"}
    assert all("city" in part["message"] for part in dropped.values())
    state = answer["state"]
    assert state["sort"] == told["sort"] and state["page"] == told["page"]
    assert state["search"]["columns"] == ["name"] and state["filter"] is None
    file.write_text("other\n1\n")
    pipe.request("table/close", table="t")
    opened(pipe, file)
    answer = view(pipe)
    assert {part["pointer"] for part in answer["remembered"]["dropped"]} >= {"/sort/0", "/columnOrder/0"}
    assert answer["state"]["sort"] == [] and answer["counts"]["filtered"] == 1


def test_a_column_of_another_type(start, file, folder):
    state = {
        "columns": {"city": {"nullDefault": "?", "hidden": True}, "name": {"nullDefault": "!"}},
        "filter": {"kind": "compare", "column": "age", "relation": "greater", "value": 30},
    }
    keep(start, file, state)
    file.write_text("name,age,city\nAda,young,1\nBob,old,2\n")
    pipe = start()
    opened(pipe, file)
    answer = view(pipe)
    dropped = [part["pointer"] for part in answer["remembered"]["dropped"]]
    assert answer["state"]["columns"] == {"city": {"hidden": True}, "name": {"nullDefault": "!"}}
    assert dropped == ["/columns/city/nullDefault"] and answer["state"]["filter"]["column"] == "age"


def test_tables_without_a_file(start, tmp_path, folder):
    pipe = start()
    pipe.request("table/open", table="t", content={"text": TEXT})
    assert view(pipe)["remembered"] == {"outcome": "noFile"}
    pipe.request("view/set", view="v", state={"page": {"size": 2}})
    path = tmp_path / "saved.csv"
    pipe.request("table/save", table="t", path=str(path))
    pipe.request("table/close", table="t")
    opened(pipe, path)
    assert view(pipe)["state"]["page"]["size"] == 2


def test_without_a_folder_nothing_is_kept(start, file, monkeypatch):
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.delenv("HOME", raising=False)
    pipe = start()
    opened(pipe, file, journal="off")
    assert view(pipe)["remembered"] == {"outcome": "off"}


def test_a_folder_that_cannot_be_written(start, file, folder):
    folder.parent.parent.mkdir()
    folder.parent.write_text("no folder")
    pipe = start()
    opened(pipe, file, journal="off")
    assert view(pipe)["remembered"] == {"outcome": "none"}
    pipe.request("view/set", view="v", state={"page": {"size": 2}})
    assert pipe.request("view/close", view="v") is None
    pipe.wait(
        lambda: any(
            method == "window/logMessage" and "not kept" in params["message"]
            for method, params in pipe.events
        ),
        what="a message",
    )


@pytest.mark.parametrize("step", [1, 7])
def test_torn_and_changed_documents(start, file, folder, step):
    told = keep(start, file)
    path = document(folder)
    whole = path.read_bytes()
    pipe = start()
    opened(pipe, file)
    outcomes = set()
    for place in range(0, len(whole), 61 if step == 1 else 37):
        path.write_bytes(whole[:place] if step == 1 else _flipped(whole, place))
        answer = view(pipe)
        outcome = answer["remembered"]["outcome"]
        outcomes.add(outcome)
        assert outcome in {"damaged", "foreign", "newer"}, place
        assert answer["state"]["sort"] == []
        pipe.request("view/close", view="v")
        if outcome != "damaged":
            assert path.read_bytes() != whole
    assert "damaged" in outcomes
    path.write_bytes(whole)
    assert view(pipe)["state"] == told


def _flipped(whole, place):
    return whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :]


def test_documents_of_newer_and_other_programs_are_left_alone(start, file, folder):
    keep(start, file)
    path = document(folder)
    for content, outcome in (
        (path.read_bytes().replace(b"state 1 ", b"state 2 ", 1), "newer"),
        (b"something else", "foreign"),
    ):
        path.write_bytes(content)
        pipe = start()
        opened(pipe, file)
        assert view(pipe)["remembered"] == {"outcome": outcome}
        pipe.request("view/set", view="v", state={"page": {"size": 2}})
        pipe.request("table/close", table="t")
        pipe.leave()
        assert path.read_bytes() == content
        assert os.listdir(folder) == [path.name]


def test_the_number_of_documents_is_limited(start, file, folder):
    folder.mkdir(parents=True)
    for number in range(1005):
        old = folder / f"{number:016x}-0.view"
        old.write_text("old")
        os.utime(old, (number, number))
    (folder / "mine.txt").write_text("mine")
    keep(start, file)
    left = sorted(path.name for path in folder.iterdir())
    assert len(left) == 902 and "mine.txt" in left
    assert f"{1004:016x}-0.view" in left and f"{0:016x}-0.view" not in left


# MARK: Looking, and saves to other files


@pytest.mark.parametrize("end", ["close the view", "close the table", "leave", "kill"])
def test_looking_at_a_file_without_the_columns_changes_nothing(start, file, folder, end):
    told = keep(start, file)
    file.write_text("name,town\nAda,London\n")
    pipe = start()
    opened(pipe, file)
    answer = view(pipe)
    assert answer["remembered"]["dropped"] and answer["state"] != told
    if end == "close the view":
        pipe.request("view/close", view="v")
    elif end == "close the table":
        pipe.request("table/close", table="t")
    if end == "kill":
        time.sleep(0.7)
        pipe.kill()
        pipe.ended = True
    else:
        pipe.leave()
    file.write_text(TEXT)
    pipe = start()
    opened(pipe, file)
    answer = view(pipe)
    assert answer["state"] == told and "dropped" not in answer["remembered"]


def test_a_change_after_a_look_is_kept(start, file, folder):
    keep(start, file)
    file.write_text("name,town\nAda,London\n")
    pipe = start()
    opened(pipe, file)
    view(pipe)
    told = pipe.request("view/set", view="v", state={"sort": [{"column": "town"}]})["state"]
    pipe.leave()
    pipe = start()
    opened(pipe, file)
    assert view(pipe)["state"] == told


@pytest.mark.parametrize("source", ["created", "inline", "file"])
def test_a_save_to_a_path_keeps_the_states_of_the_views(start, file, folder, tmp_path, source):
    pipe = start()
    if source == "created":
        columns = [{"id": "name"}, {"id": "age", "type": "integer"}, {"id": "city"}]
        pipe.request("table/create", table="t", columns=columns, rows=[["Ada", 36, "London"]])
    elif source == "inline":
        pipe.request("table/open", table="t", content={"text": TEXT})
    else:
        opened(pipe, file)
    view(pipe)
    told = pipe.request("view/set", view="v", state=STATE)["state"]
    other = tmp_path / "other.csv"
    pipe.request("table/save", table="t", path=str(other))
    pipe.leave()
    pipe = start()
    opened(pipe, other)
    answer = view(pipe)
    assert (answer["remembered"]["outcome"], answer["state"]) == ("restored", told)
    if source == "file":
        opened(pipe, file, table="u")
        answer = view(pipe, table="u", view="u")
        assert answer["state"] == told, "what was to be written of the old file is"


def test_a_copy_keeps_no_state(start, file, folder, tmp_path):
    pipe = start()
    opened(pipe, file)
    view(pipe)
    pipe.request("view/set", view="v", state=STATE)
    other = tmp_path / "other.csv"
    pipe.request("table/save", table="t", path=str(other), copy=True)
    pipe.leave()
    pipe = start()
    opened(pipe, other)
    assert view(pipe)["remembered"] == {"outcome": "none"}
