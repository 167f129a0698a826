"""The k-th call of a save fails, or the daemon is killed in it, for every k.

The file then is the old or the new version, whole, and a save without faults succeeds.
"""

import os
import shutil

import pytest
from conftest import absent
from tracing import Strace

pytestmark = pytest.mark.plain

OLD = "id,text\n" + "".join(f"{i},row {i}\n" for i in range(2000))
NEW = OLD.replace("\n7,row 7\n", '\n7,"a, b"\n')
CALLS = [
    "openat", "pwrite64", "ftruncate", "fsync", "rename", "fchmod", "fallocate", "copy_file_range",
    "newfstatat", "flock", "unlink",
]


def inject(pipe, call, what):
    """Injects a fault into calls of a running daemon."""
    return Strace(pipe.process.pid, "-e", f"trace={call}", "-e", f"inject={call}:{what}")


def open_edited(pipe, path):
    pipe.request("table/open", table="t", path=str(path), wait=True)
    edit = {"kind": "set", "row": 8, "column": "text", "value": "a, b"}
    pipe.request("table/edit", table="t", edits=[edit])


@pytest.fixture(scope="module", autouse=True)
def strace():
    if not shutil.which("strace"):
        absent("no strace")


@pytest.fixture(params=["rename", "hard link"])
def path(request, tmp_path):
    path = tmp_path / "t.csv"
    if request.param == "hard link":
        path.write_text(OLD)
        os.link(path, tmp_path / "other.csv")
    return path


def is_linked(path):
    return (path.parent / "other.csv").exists()


def put_back(path):
    path.write_text(OLD)
    for name in os.listdir(path.parent):
        if name.startswith("."):
            (path.parent / name).unlink()


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("error", ["EIO", "ENOSPC"])
def test_a_call_that_fails_leaves_the_file_whole(start, path, call, error):
    path.write_text(OLD)
    pipe = start()
    for number in range(1, 30):
        put_back(path)
        open_edited(pipe, path)
        faults = inject(pipe, call, f"error={error}:when={number}")
        try:
            answer = pipe.answer(pipe.start_request("table/save", {"table": "t"}))
        finally:
            faults.end()
        if "error" in answer:
            data = answer["error"]["data"]
            if "copy" in data:
                assert is_linked(path), "only what is written over may be half written"
                with open(data["copy"]) as copy:
                    assert copy.read() == NEW
            elif path.read_text() == NEW:
                assert data["replaced"], "the new file is there, but perhaps not for long"
            else:
                assert path.read_text() == OLD
                left = [name for name in os.listdir(path.parent) if name.startswith(".")]
                assert left == [], left
                assert "replaced" not in data
            # What this daemon left is no work of somebody else.
            # Only where its state cannot be read, it cannot be told.
            overwrite = "always" if call == "newfstatat" else "ifUnchanged"
            assert pipe.request("table/save", table="t", overwrite=overwrite)["way"] != "unchanged"
        assert path.read_text() == NEW
        values = pipe.request("view/open", table="t", view="v") and pipe.values(
            "v", "text", keys=[7, 8, 2000]
        )
        assert values == ["row 6", "a, b", "row 1999"]
        pipe.request("table/close", table="t")
        if "error" not in answer:
            return
    raise AssertionError(f"{call} still fails")


@pytest.mark.parametrize("error", ["EBUSY", "EXDEV", "EPERM"])
def test_a_file_whose_place_cannot_be_taken_is_written_over(start, tmp_path, error):
    path = tmp_path / "t.csv"
    path.write_text(OLD)
    pipe = start()
    open_edited(pipe, path)
    number = path.stat().st_ino
    faults = inject(pipe, "rename", f"error={error}:when=1")
    try:
        assert pipe.request("table/save", table="t")["way"] == "overwritten"
    finally:
        faults.end()
    assert path.read_text() == NEW and path.stat().st_ino == number
    assert os.listdir(tmp_path) == [path.name]


@pytest.mark.parametrize("call", CALLS)
def test_a_daemon_that_is_killed_leaves_the_file_whole(start, path, call):
    for number in range(1, 60):
        path.write_text(OLD)
        pipe = start()
        open_edited(pipe, path)
        faults = inject(pipe, call, f"signal=KILL:when={number}")
        try:
            pipe.start_request("table/save", {"table": "t"})
            pipe.wait_written()
            try:
                pipe.wait(lambda: pipe.answers, timeout=20)
            except AssertionError:
                assert pipe.process.wait(10) != 0
        finally:
            faults.end()
        survived = pipe.process.poll() is None
        pipe.end()
        content = path.read_text()
        if content not in (OLD, NEW):
            assert is_linked(path), content[:200]
            names = [name for name in os.listdir(path.parent) if "-copy-" in name]
            assert [(path.parent / name).read_text() for name in names] == [NEW]
        again = start()
        put_back(path)
        open_edited(again, path)
        again.request("table/save", table="t")
        assert path.read_text() == NEW
        assert not [name for name in os.listdir(path.parent) if name.startswith(".")]
        again.end()
        if survived:
            return
    raise AssertionError(f"{call} is still called")
