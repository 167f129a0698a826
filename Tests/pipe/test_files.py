"""Files: what is no table file, and files that change under us."""

import os
import random
import time

import pytest


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
    assert answer["rows"]["count"] == 1
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
        assert pipe.request("table/open", path=str(path))["rows"]["count"] >= 0
    else:
        assert pipe.error("table/open", path=str(path)).kind == "notReadable"


@pytest.mark.parametrize("magic", [b"\x1f\x8b\x08\0", b"PK\x03\x04", b"\x28\xb5\x2f\xfd"])
def test_a_compressed_file_is_named(pipe, tmp_path, magic):
    path = tmp_path / "data.csv.gz"
    path.write_bytes(magic + bytes(100))
    assert pipe.error("table/open", path=str(path)).kind == "compressed"


def test_an_empty_file_has_no_rows(pipe, tmp_path):
    path = tmp_path / "empty.csv"
    path.write_bytes(b"")
    answer = pipe.request("table/open", path=str(path))
    assert answer["rows"]["count"] == 0
    assert pipe.request("view/open", table=answer["table"])["counts"]["filtered"] == 0


def test_a_failed_open_frees_the_name(pipe, tmp_path):
    assert pipe.error("table/open", table="t", path=str(tmp_path / "missing.csv"))
    pipe.request("table/create", table="t", rows=[[1]])


def big_file(path, rows=200_000):
    path.write_text("n,x\n" + "".join(f"{n},row {n}\n" for n in range(rows)))


def open_big(pipe, path):
    table = pipe.request("table/open", path=str(path))["table"]
    deadline = time.monotonic() + 30
    while not pipe.request("table/describe", table=table)["rows"]["complete"]:
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
    while not pipe.request("table/describe", table=table)["rows"]["complete"]:
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
    assert pipe.result(setting, "view/set")["order"] == "ready"
    assert pipe.sync()["tables"]["t"] > 1
    answer = pipe.request("table/describe", table="t")
    assert answer["rows"]["complete"] == (answer["rows"]["count"] == 4_000_000)
    if answer["rows"]["count"] < 4_000_000:
        assert answer["sourceState"] == "changed"
        assert answer["rows"]["failure"]["kind"] == "sourceChanged"
    edit = [{"kind": "insert", "rows": [[7, "mine"]], "place": {"kind": "start"}}]
    pipe.request("table/edit", table="t", edits=edit)
    assert pipe.request("table/undo", table="t")["step"] == {"id": 1}
    ends = [p for m, p in pipe.events if m == "$/progress" and p["value"]["kind"] == "end"]
    assert len(ends) == 1


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
    pipe.wait(lambda: pipe.request("table/describe", table="t")["rows"]["examined"], what="the end")
    with path.open("a") as file:
        file.write("30000,more\n")
    for first in range(0, 30_000, 1501):
        answer = pipe.request("view/rows", view="v", range={"first": first, "size": 1})
        assert answer["blocks"][0]["values"] == [first]
    pipe.sync()
    assert pipe.request("table/describe", table="t")["sourceState"] == "changed"
