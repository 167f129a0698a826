"""Files: what is no table file, and files that change under us."""

import os
import pathlib
import random
import socket
import time

import pytest
from conftest import absent


def test_a_file_is_opened_by_path_and_by_uri(pipe, tmp_path):
    path = tmp_path / "ä b.csv"
    path.write_bytes(b"a,b\n1,2\n")
    answer = pipe.request("table/open", path=str(path))
    told = {"kind": "file", "path": str(path), "uri": path.as_uri(), "bytes": 8}
    assert answer["source"] == told
    for uri in (path.as_uri(), "FILE://LocalHost" + path.as_uri()[len("file://") :]):
        assert pipe.request("table/open", uri=uri)["source"] == told


def test_a_name_that_is_not_utf_8_is_given_by_its_bytes(pipe, tmp_path):
    path = os.fsencode(tmp_path) + b"/\xff \xe4%.csv"
    with open(path, "wb") as file:
        file.write(b"a,b\n1,2\n")
    uri = tmp_path.as_uri() + "/%FF%20%E4%25.csv"
    answer = pipe.request("table/open", uri=uri)
    assert answer["rowsState"]["count"] == 1
    assert answer["name"] == "\ufffd \ufffd%.csv"
    assert answer["source"]["path"] == f"{tmp_path}/\ufffd \ufffd%.csv"
    assert answer["source"]["uri"] == uri
    shown = pipe.error("table/open", path=answer["source"]["path"])
    assert shown.kind == "notFound"


@pytest.mark.parametrize("name", ["missing.csv", "", "a\u0000b", "x" * 5000])
def test_a_missing_file(pipe, tmp_path, name):
    error = pipe.error("table/open", path=str(tmp_path / name) if name else "")
    assert error.code in (-32803, -32602)
    if name == "missing.csv":
        assert error.kind == "notFound"


def test_a_directory(pipe, tmp_path):
    assert pipe.error("table/open", path=str(tmp_path)).kind == "notARegularFile"


def test_a_fifo_does_not_block(pipe, tmp_path):
    os.mkfifo(tmp_path / "fifo")
    assert pipe.error("table/open", path=str(tmp_path / "fifo")).kind == "notARegularFile"
    assert pipe.sync() == {"tables": {}, "complete": True}


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_a_device(pipe, device):
    assert pipe.error("table/open", path=device).kind in ("notARegularFile", "notReadable")


def test_an_unreadable_file(pipe, tmp_path):
    path = tmp_path / "secret.csv"
    path.write_bytes(b"a\n1\n")
    path.chmod(0)
    if os.geteuid() == 0:
        assert pipe.request("table/open", path=str(path))["rowsState"]["count"] >= 0
    else:
        assert pipe.error("table/open", path=str(path)).kind == "notReadable"


@pytest.mark.parametrize("magic", [b"\x1f\x8b\x08\0", b"PK\x03\x04", b"\x28\xb5\x2f\xfd"])
def test_a_compressed_file_is_named(pipe, tmp_path, magic):
    path = tmp_path / "data.csv.gz"
    path.write_bytes(magic + bytes(100))
    kind = "compressed" if magic.startswith(b"PK") else "fileDamaged"
    assert pipe.error("table/open", path=str(path)).kind == kind


def test_an_empty_file_has_no_rows(pipe, tmp_path):
    path = tmp_path / "empty.csv"
    path.write_bytes(b"")
    answer = pipe.request("table/open", path=str(path))
    assert answer["rowsState"]["count"] == 0
    assert pipe.request("view/open", table=answer["table"])["counts"]["filtered"] == 0


def test_a_failed_open_frees_the_name(pipe, tmp_path):
    assert pipe.error("table/open", table="t", path=str(tmp_path / "missing.csv"))
    pipe.request("table/create", table="t", rows=[[1]])


def big_file(path, rows=200_000):
    path.write_text("n,x\n" + "".join(f"{n},row {n}\n" for n in range(rows)))


def open_big(pipe, path):
    table = pipe.request("table/open", path=str(path))["table"]
    deadline = time.monotonic() + 30
    while not pipe.request("table/describe", table=table)["rowsState"]["complete"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return table, pipe.request("view/open", table=table)["view"]


def test_a_large_file_is_read_anywhere(pipe, tmp_path):
    path = tmp_path / "big.csv"
    big_file(path)
    _, view = open_big(pipe, path)
    for first in (0, 99_999, 199_990):
        assert pipe.values(view, "n", range={"first": first, "size": 5}) == list(
            range(first, first + 5)
        )
    state = {"sort": [{"column": "n", "direction": "descending"}]}
    pipe.request("view/set", view=view, state=state)
    assert pipe.values(view, "n", range={"first": 0, "size": 2}) == [199_999, 199_998]


def test_opening_answers_before_the_rest_is_read_and_edits_stay(pipe, tmp_path):
    path = tmp_path / "big.csv"
    big_file(path, 400_000)
    table = pipe.request("table/open", path=str(path))["table"]
    view = pipe.request("view/open", table=table)["view"]
    pipe.request("view/watch", view=view, subscription="s",
                 window={"kind": "entries", "first": 0, "size": 3})  # fmt: skip
    change = [{"kind": "set", "row": 1, "column": "n", "value": -1},
              {"kind": "insert", "rows": [[-2, "last"]]}]  # fmt: skip
    inserted = pipe.request("table/edit", table=table, edits=change)["inserted"]
    deadline = time.monotonic() + 30
    while not pipe.request("table/describe", table=table)["rowsState"]["complete"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert pipe.request("view/get", view=view)["counts"]["source"] == 400_001
    end = {"first": 399_999, "size": 5}
    assert pipe.values(view, "n", range={"first": 0, "size": 2}) == [-1, 1]
    assert pipe.values(view, "n", range=end) == [399_999, -2]
    assert [key for key, _ in pipe.cells(view, range=end)] == [400_000, *inserted]
    pipe.sync()
    assert [cells["n"]["value"] for _, cells in pipe.replica("s").rows] == [-1, 1, 2]


@pytest.mark.parametrize("how", ["truncated", "emptied", "rewritten", "deleted", "replaced"])
def test_a_file_that_changes_under_us_is_named_and_never_kills(pipe, tmp_path, how):
    path = tmp_path / "big.csv"
    big_file(path)
    table, view = open_big(pipe, path)
    change = {"kind": "set", "row": 150_000, "column": "x", "value": "mine"}
    pipe.request("table/edit", table=table, edits=[change])
    change_file(path, how)
    chance = random.Random(how)
    cells = []
    for _ in range(40):
        first = chance.randrange(0, 199_900)
        cells += pipe.cells(view, range={"first": first, "size": 20})
    kept = pipe.cells(view, range={"first": 149_999, "size": 1})[0][1]["x"]
    assert kept["text"] == "mine", "edits stay"
    if how in ("deleted", "replaced"):  # the descriptor stays open: all is still there
        assert all(row["n"]["value"] == key - 1 for key, row in cells)
        return
    for key, row in cells:
        if row["n"]["value"] is None:
            assert row["n"]["error"][0] == "sourceChanged"
        else:
            assert row["n"]["value"] == key - 1
    assert pipe.request("table/describe", table=table)["sourceState"] == "changed"


def test_a_file_cut_short_while_it_loads_leaves_nobody_waiting(pipe, tmp_path):
    path = tmp_path / "big.csv"
    path.write_bytes(b"n,x\n" + b"1,abcdefghijkl\n" * 4_000_000)
    pipe.request("table/open", table="t", path=str(path), progressToken="p")
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s",
                 window={"kind": "entries", "first": 0, "size": 3})  # fmt: skip
    state = {"sort": [{"column": "x", "direction": "descending"}]}
    setting = pipe.start_request("view/set", {"view": "v", "state": state})
    os.truncate(path, 2_000_000)
    assert pipe.result(setting, "view/set")["orderState"] == "ready"
    assert pipe.sync()["tables"]["t"] > 1
    answer = pipe.request("table/describe", table="t")
    reason = None
    if answer["rowsState"]["count"] < 4_000_000:
        assert answer["sourceState"] == "changed"
        assert not answer["rowsState"]["complete"]
        assert answer["rowsState"]["failure"]["kind"] == "sourceChanged"
        reason = answer["rowsState"]["failure"]["message"]
    edit = [{"kind": "insert", "rows": [[7, "mine"]], "place": {"kind": "start"}}]
    pipe.request("table/edit", table="t", edits=edit)
    assert pipe.request("table/undo", table="t")["step"] == {"id": 1}
    ends = [p for m, p in pipe.events if m == "$/progress" and p["value"]["kind"] == "end"]
    assert [end["value"].get("message") for end in ends] == [reason]
    logs = [p for m, p in pipe.events if m == "window/logMessage" and p["type"] == 1]
    assert [log["message"] for log in logs] == ([f"t: loading ended: {reason}"] if reason else [])
    told = [p["rowsState"].get("failure") for m, p in pipe.events if m == "table/didChange"]
    assert told[-1] == answer["rowsState"].get("failure")


def change_file(path, how):
    if how == "truncated":
        os.truncate(path, 1_000_000)
    elif how == "emptied":
        os.truncate(path, 0)
    elif how == "rewritten":
        path.write_text("other,things\n" + "z,z\n" * 300_000)
    elif how == "deleted":
        path.unlink()
    else:
        other = path.with_suffix(".new")
        other.write_text("other,things\n1,2\n")
        other.replace(path)


def test_rows_of_a_file_that_only_grew_stay_readable(pipe, tmp_path):
    path = tmp_path / "log.csv"
    lines = [f"{i},{'x' * (i % 90)}" for i in range(30_000)]
    path.write_text("n,t\n" + "\n".join(lines) + "\n")
    pipe.request("table/open", table="t", path=str(path))
    pipe.request("view/open", table="t", view="v")
    pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["examined"], what="the end")
    with path.open("a") as file:
        file.write("30000,more\n")
    for first in range(0, 30_000, 1501):
        answer = pipe.request("view/rows", view="v", range={"first": first, "size": 1})
        assert answer["blocks"][0]["values"] == [first]
    pipe.sync()
    assert pipe.request("table/describe", table="t")["sourceState"] == "changed"


# MARK: What replaces a file


def rows_of_slots(count, letter):
    return "k,v\n" + "".join(f"{n},{letter}{n:07d}\n" for n in range(count))


def open_examined(pipe, path):
    pipe.request("table/open", table="t", path=str(path))
    pipe.request("view/open", table="t", view="v")
    pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["examined"], what="the end")


def state_of(pipe):
    return pipe.request("table/describe", table="t")["sourceState"]


def test_other_rows_with_the_same_size_and_time_are_not_shown(pipe, tmp_path):
    """As `cp -p`, `rsync --inplace --times` and restored backups write."""
    path = tmp_path / "a.csv"
    path.write_text(rows_of_slots(40_000, "a"))
    open_examined(pipe, path)
    before = path.stat()
    path.write_text(rows_of_slots(40_000, "b"))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    for first in range(0, 40_000, 1999):
        cell = pipe.cells("v", range={"first": first, "size": 1})[0][1]["v"]
        assert cell.get("error", [None])[0] == "sourceChanged" or cell["value"][0] == "a"
    assert state_of(pipe) == "changed"


def test_a_touched_file_keeps_its_rows(pipe, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text(rows_of_slots(40_000, "a"))
    open_examined(pipe, path)
    path.chmod(0o600)
    before = path.stat()
    os.utime(path, ns=(before.st_atime_ns + 10**9, before.st_mtime_ns))
    for first in (0, 20_000, 39_999):
        assert pipe.values("v", "v", range={"first": first, "size": 1}) == [f"a{first:07d}"]
    assert state_of(pipe) == "asOpened"


@pytest.mark.parametrize("how", ["replaced", "removed"])
def test_a_path_that_leads_elsewhere_is_told_and_rows_stay(pipe, tmp_path, how):
    path = tmp_path / "a.csv"
    path.write_text(rows_of_slots(40_000, "a"))
    open_examined(pipe, path)
    kept = tmp_path / "kept"
    os.link(path, kept)
    if how == "removed":
        path.unlink()
    else:
        other = tmp_path / "new"
        other.write_text(rows_of_slots(40_000, "b"))
        other.replace(path)
    assert state_of(pipe) == how
    pipe.wait(lambda: any(m == "table/didChange" and p["sourceState"] == how
                          for m, p in pipe.events), what="table/didChange")  # fmt: skip
    for first in (0, 20_000, 39_999):
        assert pipe.values("v", "v", range={"first": first, "size": 1}) == [f"a{first:07d}"]
    kept.replace(path)
    assert state_of(pipe) == "asOpened", "the same file is back"


# MARK: What a file says of itself


def test_a_file_that_says_nothing_of_its_length_is_read_to_its_end(pipe):
    answer = pipe.request("table/open", path="/proc/self/mounts", dialect={"header": False})
    assert answer["rowsState"]["count"] > 0 and answer["source"]["bytes"] > 0
    assert answer["source"]["path"] == "/proc/self/mounts"


def test_a_file_that_ends_before_its_announced_size_is_read_to_its_end(pipe):
    path = pathlib.Path("/sys/kernel/mm/transparent_hugepage/enabled")
    if not path.exists() or path.stat().st_size <= len(path.read_bytes()):
        absent("no file that announces more than it gives")
    answer = pipe.request("table/open", path=str(path), dialect={"header": False})
    assert answer["rowsState"]["count"] == 1 and answer["sourceState"] == "asOpened"
    assert answer["source"]["bytes"] == len(path.read_bytes())


def test_links_in_a_ring_and_sockets_are_named(pipe, tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    error = pipe.error("table/open", path=str(tmp_path / "a"))
    assert (error.kind, error.data["system"]) == ("notReadable", "ELOOP")
    with socket.socket(socket.AF_UNIX) as server:
        folder = os.open(tmp_path, os.O_RDONLY)
        try:
            server.bind(f"/proc/self/fd/{folder}/s")
        finally:
            os.close(folder)
        assert pipe.error("table/open", path=str(tmp_path / "s")).data["found"] == "socket"


def test_a_name_that_is_not_utf8_is_opened_by_uri(pipe, tmp_path):
    with open(os.fsencode(tmp_path) + b"/\xff.csv", "wb") as file:
        file.write(b"a\n1\n")
    assert pipe.request("table/open", uri=tmp_path.as_uri() + "/%FF.csv")["rowsState"]["count"] == 1


def anonymous(pipe):
    with open(f"/proc/{pipe.process.pid}/status") as file:
        return int(next(line for line in file if line.startswith("RssAnon")).split()[1]) << 10


def sparse_folder(tmp_path):
    """Where a file can say that it has a petabyte."""
    for folder in (tmp_path, "/dev/shm"):
        name = os.path.join(folder, f"sparse-{os.getpid()}.csv")
        try:
            with open(name, "wb") as file:
                file.truncate(1 << 50)
            return name
        except OSError:
            if os.path.exists(name):
                os.unlink(name)
    return None


@pytest.mark.plain  # a sanitizer's memory is not what is measured
def test_a_petabyte_of_nothing_costs_nothing(pipe, tmp_path):
    name = sparse_folder(tmp_path)
    if name is None:
        absent("no file system takes a sparse file of 1 PB")
    try:
        with open(name, "r+b") as file:
            file.write(b"k,v\n" + b"".join(b"%d,row\n" % n for n in range(100_000)))
            file.seek((1 << 50) - 40)
            file.write(b"\n100001,end\n100002,end\n")
            file.truncate()
        pipe.tee.long_integers_allowed = True  # the size; readers with doubles know it exactly
        pipe.sync()
        before = anonymous(pipe)
        pipe.request("table/open", table="t", path=name)
        pipe.request("view/open", table="t", view="v")
        pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["complete"],
                  what="the end of the load")  # fmt: skip
        count = pipe.request("view/get", view="v")["counts"]["source"]
        assert count == 100_003
        assert pipe.values("v", "k", range={"first": 100_001, "size": 2}) == [100_001, 100_002]
        hole = pipe.cells("v", range={"first": 100_000, "size": 1})[0][1]["k"]
        assert hole["error"][0] == "fieldTooLong"
        pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["examined"],
                  what="the end of the examination")  # fmt: skip
        grown = anonymous(pipe) - before
        pipe.request("table/close", table="t")
        assert grown < 20 << 20, f"{grown >> 20} MiB"
    finally:
        os.unlink(name)
