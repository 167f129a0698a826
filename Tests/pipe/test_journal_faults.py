"""The k-th call on a journal's file fails, is cut short or interrupted, for every k.

Edits are answered in any case. One that cannot be written is refused and changes nothing, and the next
one is tried anew. After a kill, all edits that were not refused are there, unless the device refused to
keep what it had taken, and the table had said so.
"""

import shutil

import pytest
from conftest import absent
from faulty_files import Faults, library
from harness import RpcError
from tracing import Strace

pytestmark = pytest.mark.plain

TEXT = "name,age\nAda,36\nBert,41\n"


@pytest.fixture(scope="session")
def preloaded(tmp_path_factory):
    made = library(tmp_path_factory.mktemp("faulty"))
    return made or absent("no C compiler")


@pytest.fixture
def faults(preloaded, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Faults(preloaded, tmp_path, monkeypatch, pattern="/journals/")


def run(start, faults, path, number, kind, durability):
    """Edits with a fault, then kills; returns whether there was one, and what was said."""
    path.write_text(TEXT)
    pipe = start(durability=durability)
    pipe.request("table/open", **{"table": "t", "path": str(path), "wait": True})
    faults.fail(number, kind)
    refused = 0
    for age in range(4):
        edit = {"kind": "set", "row": 1, "column": "age", "value": age}
        before = facts(pipe)
        try:
            pipe.request("table/edit", **{"table": "t", "edits": [edit]})
        except RpcError as error:
            assert (error.kind, error.data["system"]) == ("journalFailed", kind), error
            assert "/journals" in error.data["path"]
            refused += 1
            told = facts(pipe)
            assert told.pop("journal")["state"] == "blocked"
            before.pop("journal", None)
            assert told == before, "nothing has changed"
            # Only one call fails.
            pipe.request("table/edit", **{"table": "t", "edits": [edit]})
            assert "journal" not in facts(pipe)
    injected = faults["injected"]
    calls = faults["calls"]
    faults.fail(0, "none")
    told = pipe.request("table/describe", **{"table": "t"}).get("journal", {}).get("state", "on")
    pipe.kill()
    second = start()
    answer = second.request("table/open", **{"table": "t", "path": str(path), "wait": True})
    found = answer.get("journal", {}).get("recoverable", {}).get("changes", 0)
    assert found == 4 or told == "failed", (number, found, told)
    if found:
        outcome = second.request("table/recover", **{"table": "t", "action": "apply"})
        assert outcome["lostChanges"] == 0
        second.request("view/open", **{"table": "t", "view": "v"})
        assert second.values("v", "age", keys=[1]) == [found - 1]
    second.request("table/close", **{"table": "t"})
    second.process.kill()
    return injected, calls, told, refused


def facts(pipe):
    """What is told of the table."""
    told = pipe.request("table/describe", **{"table": "t"})
    names = ("revision", "rows", "dirty", "history", "journal", "unsaved")
    return {name: told[name] for name in names if name in told}


@pytest.mark.parametrize("durability", ["written", "synced"])
@pytest.mark.parametrize("kind", ["EIO", "ENOSPC", "EDQUOT"])
def test_every_call_fails_once(start, faults, tmp_path, kind, durability):
    path = tmp_path / "people.csv"
    found = 0
    for number in range(1, 60):
        injected, calls, told, refused = run(start, faults, path, number, kind, durability)
        if not injected and number > calls:
            break
        assert told == "on" or durability == "synced"
        found += refused or told == "failed"
    assert found > 2


@pytest.mark.parametrize("kind", ["short", "EINTR"])
def test_calls_that_are_cut_short_or_interrupted_are_no_faults(start, faults, tmp_path, kind):
    injected, _, told, refused = run(start, faults, tmp_path / "people.csv", -1, kind, "synced")
    assert injected and told == "on" and not refused


def test_the_name_of_a_synced_journal_is_on_the_device(start, tmp_path, monkeypatch):
    """A file that was synced is of no use after a loss of power if its folder was not."""
    if not shutil.which("strace"):
        absent("no strace")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    path = tmp_path / "people.csv"
    path.write_text(TEXT)
    pipe = start(durability="synced")
    pipe.request("table/open", **{"table": "t", "path": str(path), "wait": True})
    log = tmp_path / "calls"
    tracing = Strace(pipe.process.pid, "-y", "-e", "trace=fsync,fdatasync", log=log)
    edit = {"kind": "set", "row": 1, "column": "age", "value": 1}
    pipe.request("table/edit", **{"table": "t", "edits": [edit]})
    tracing.end()
    calls = log.read_text()
    state = tmp_path / "state"
    for folder in (tmp_path, state, state / "table-server", state / "table-server" / "journals"):
        assert f"<{folder}>)" in calls, calls
    assert ".journal>)" in calls, calls


# MARK: Saves


@pytest.fixture
def all_faults(preloaded, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Faults(preloaded, tmp_path, monkeypatch, pattern="people")


def people(pipe):
    pipe.request("view/open", **{"table": "t", "view": "v"})
    found = list(zip(pipe.values("v", "name"), pipe.values("v", "age")))
    pipe.request("view/close", **{"view": "v"})
    return found


@pytest.mark.parametrize("durability", ["written", "synced"])
@pytest.mark.parametrize("way", ["rename", "hard link"])
def test_a_kill_at_any_call_of_a_save_loses_no_edit(start, all_faults, tmp_path, way, durability):
    """Edits were answered before the save and while it was written. The file is the old or the new one."""
    path = tmp_path / "people.csv"
    seen = set()
    for number in range(1, 200):
        for old in tmp_path.glob("*people*"):
            old.unlink()
        path.write_text(TEXT)
        if way == "hard link":
            (tmp_path / "people-other").hardlink_to(path)
        pipe = start(durability=durability)
        pipe.request("table/open", **{"table": "t", "path": str(path), "wait": True})
        edits = [
            {"kind": "set", "row": 1, "column": "age", "value": 37},
            {"kind": "remove", "rows": [2]},
        ]
        pipe.request("table/edit", **{"table": "t", "edits": edits})
        all_faults.hold(number)
        save = pipe.start_request("table/save", {"table": "t"})
        stalled = all_faults.is_held(lambda: save in pipe.answers)
        if stalled:
            late = {"kind": "insert", "rows": [["Emil", 7]], "place": {"kind": "end"}}
            pipe.request("table/edit", **{"table": "t", "edits": [late]})
        pipe.kill()
        all_faults.forget()
        if not stalled:
            break
        content = path.read_text()
        second = start(durability=durability)
        told = second.request("table/open", **{"table": "t", "path": str(path), "wait": True})
        found = told.get("journal", {}).get("recoverable", {})
        if way == "rename":
            assert content in (TEXT, "name,age\nAda,37\n"), (number, content)
        if content in (TEXT, "name,age\nAda,37\n"):
            seen.add(content)
            assert found.get("base") == "same", (number, content, told)
            outcome = second.request("table/recover", **{"table": "t", "action": "apply"})
            assert outcome["lostChanges"] == 0
            assert people(second) == [("Ada", 37), ("Emil", 7)], (number, content)
            for _ in range(2):
                second.request("table/undo", **{"table": "t"})
            assert people(second) == [("Ada", 36), ("Bert", 41)], number
        second.kill()
        for left in (tmp_path / "state").rglob("*.journal*"):
            left.unlink()
    assert len(seen) == 2 and number > 5
