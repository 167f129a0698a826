"""A journal whose device is full: changes are refused until there is room, and none is lost."""

import os
import shutil
import subprocess

import pytest
from conftest import absent
from harness import RpcError

pytestmark = pytest.mark.plain

ROWS = 60
TEXT = "id,name\n" + "".join(f"{number},n{number}\n" for number in range(1, ROWS + 1))


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A file system of 64 KiB for journals."""
    folder = tmp_path / "small"
    folder.mkdir()
    if os.getuid() != 0 or not shutil.which("mount"):
        absent("only root can mount")
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode != 0:
        absent("no file system can be mounted")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text(TEXT)
    return path


def opened(pipe, path, **options):
    return pipe.request("table/open", **{"table": "t", "path": str(path), "wait": True, **options})


def names(pipe):
    view = pipe.request("view/open", **{"table": "t"})["view"]
    found = pipe.values(view, "name")
    pipe.request("view/close", **{"view": view})
    return found


def set_name(pipe, row, name):
    edit = {"kind": "set", "row": row, "column": "name", "value": name}
    return pipe.request("table/edit", **{"table": "t", "edits": [edit]})


def describe(pipe):
    return pipe.request("table/describe", **{"table": "t"})


def fill(pipe, model):
    """Edits until one is refused; returns the error."""
    for turn in range(ROWS):
        name = f"{turn:04}" * 1000
        try:
            set_name(pipe, turn + 1, name)
        except RpcError as error:
            return error
        model[turn] = name
    raise AssertionError("the device was never full")


@pytest.mark.parametrize("durability", ["written", "synced"])
def test_changes_are_refused_while_the_device_is_full(start, small, file, durability):
    pipe = start(durability=durability)
    opened(pipe, file)
    model = [f"n{number}" for number in range(1, ROWS + 1)]
    error = fill(pipe, model)
    assert error.kind == "journalFailed" and error.code == -32803
    assert error.data["system"] == "ENOSPC" and error.data["path"].startswith(str(small))
    before = describe(pipe)
    assert before["journal"]["state"] == "blocked" and before["journal"]["reason"]
    pipe.sync()
    told = [params for method, params in pipe.events if method == "table/didChange"]
    assert told[-1]["journal"]["state"] == "blocked"
    # Whatever has no room changes nothing.
    large = "x" * 9000
    edit = {"kind": "set", "row": 7, "column": "name", "value": large}
    rows = [[number, large] for number in range(9)]
    for method, params in (
        ("table/edit", {"edits": [edit]}),
        ("table/edit", {"edits": [{"kind": "insert", "rows": rows}]}),
        ("table/setRows", {"rows": rows}),
    ):
        assert pipe.error(method, table="t", **params).kind == "journalFailed", method
        assert describe(pipe) == before
        assert names(pipe) == model
    pipe.kill()
    second = start(durability=durability)
    assert opened(second, file)["journal"]["recoverable"]["base"] == "same"
    outcome = second.request("table/recover", **{"table": "t", "action": "apply"})
    assert (outcome["lostChanges"], outcome["lostBytes"]) == (0, 0)
    assert names(second) == model


def test_the_next_change_is_tried_anew(start, small, file):
    (small / "ballast").write_bytes(bytes(44 << 10))
    pipe = start()
    opened(pipe, file)
    model = [f"n{number}" for number in range(1, ROWS + 1)]
    fill(pipe, model)
    (small / "ballast").unlink()
    set_name(pipe, ROWS, "y" * 4000)
    model[-1] = "y" * 4000
    assert "journal" not in describe(pipe)
    for method in ("table/undo", "table/redo"):
        pipe.request(method, table="t")
    assert names(pipe) == model
    pipe.kill()
    second = start()
    opened(second, file)
    second.request("table/recover", **{"table": "t", "action": "apply"})
    assert names(second) == model
    second.request("table/undo", **{"table": "t"})
    assert names(second)[-1] == f"n{ROWS}"


def test_a_table_can_be_saved_while_its_journal_is_full(start, small, file):
    pipe = start()
    opened(pipe, file)
    model = [f"n{number}" for number in range(1, ROWS + 1)]
    fill(pipe, model)
    pipe.request("table/save", **{"table": "t"})
    assert file.read_text() == "id,name\n" + "".join(
        f"{number},{name}\n" for number, name in enumerate(model, 1)
    )
    # The old journal has gone, so there is room.
    set_name(pipe, 1, "z")
    assert names(pipe)[0] == "z"


def test_without_a_journal_edits_need_no_room(start, small, file):
    (small / "ballast").write_bytes(bytes(64 << 10))
    pipe = start()
    opened(pipe, file)
    with pytest.raises(RpcError) as caught:
        set_name(pipe, 1, "a")
    assert caught.value.kind == "journalFailed" and names(pipe)[0] == "n1"
    assert not describe(pipe)["dirty"]
    pipe.request("table/close", **{"table": "t"})
    opened(pipe, file, journal="off")
    set_name(pipe, 1, "a")
    assert names(pipe)[0] == "a"
