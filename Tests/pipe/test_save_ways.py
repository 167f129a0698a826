"""What a save keeps of a file beside its bytes, and saves that are cancelled."""

import os
import random
import struct
import time

import pytest
from conftest import absent
from harness import RpcError, seeds

ACCESS, EVERYBODY = "system.posix_acl_access", 0xFFFFFFFF
# The owner, the user 1234, the group, the mask, all others: tag, rights, number.
ENTRIES = [(1, 6, EVERYBODY), (2, 6, 1234), (4, 4, EVERYBODY), (16, 6, EVERYBODY), (32, 0, EVERYBODY)]
ACL = struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in ENTRIES)


@pytest.mark.parametrize("way", ["replaced", "overwritten"])
def test_an_access_list_stays(pipe, tmp_path, way):
    path = tmp_path / "people.csv"
    path.write_text("name,age\nAda,36\n")
    try:
        os.setxattr(path, ACCESS, ACL)
    except OSError as error:
        absent(f"no access lists: {error}")
    if way == "overwritten":
        os.link(path, tmp_path / "other")
    mode = path.stat().st_mode
    pipe.request("table/open", table="t", path=str(path), wait=True)
    for age in range(3):
        edit = {"kind": "set", "row": 1, "column": "age", "value": age}
        pipe.request("table/edit", table="t", edits=[edit])
        assert pipe.request("table/save", table="t")["way"] == way
        assert os.getxattr(path, ACCESS) == ACL and path.stat().st_mode == mode


def test_new_rows_have_the_line_ends_of_records(pipe, tmp_path):
    """Spreadsheets write CR LF behind records, and LF within cells of several lines."""
    path = tmp_path / "notes.csv"
    path.write_bytes(b'id,note\r\n1,"a\nb\nc"\r\n2,"d\ne\nf"\r\n')
    told = pipe.request("table/open", table="t", path=str(path), wait=True)
    assert told["dialect"]["lineEnd"]["value"] == "crlf"
    edit = {"kind": "insert", "rows": [{"id": 3, "note": "new"}], "place": {"kind": "start"}}
    pipe.request("table/edit", table="t", edits=[edit])
    pipe.request("table/save", table="t")
    assert path.read_bytes() == b'id,note\r\n3,new\r\n1,"a\nb\nc"\r\n2,"d\ne\nf"\r\n'


@pytest.mark.parametrize("seed", seeds(2))
def test_a_save_is_cancelled_at_a_random_moment(pipe, tmp_path, seed):
    """The file is the old one, or the save was too far to be cancelled and is the new one."""
    chance = random.Random(seed)
    path = tmp_path / "many.csv"
    rows = [f"{number},text of row {number}\n" for number in range(20_000)]
    path.write_text("id,text\n" + "".join(rows))
    pipe.request("table/open", table="t", path=str(path), wait=True)
    for turn in range(6):
        old = path.read_text()
        edits = [
            {"kind": "set", "row": row, "column": "text", "value": f"turn {turn}"}
            for row in range(1 + turn, 20_000, 40)
        ]
        pipe.request("table/edit", table="t", edits=edits)
        token = f"p{turn}"
        number = pipe.start_request("table/save", {"table": "t", "sync": False, "progressToken": token})
        delay = chance.choice([None, 0, 0, 0.001, 0.01, 0.05])
        if delay:
            time.sleep(delay)
        if delay is not None:
            pipe.notify("$/cancelRequest", {"id": number})
        try:
            pipe.result(number, "table/save")
            assert path.read_text() != old
        except RpcError as error:
            assert error.code == -32800
            # The answer waits neither for the end of the work nor for its beginning.
            assert path.read_text() == old
        deadline = time.monotonic() + 30
        while os.listdir(tmp_path) != ["many.csv"]:
            assert time.monotonic() < deadline
            time.sleep(0.01)
    pipe.request("table/save", table="t")
    assert not pipe.request("table/describe", table="t")["dirty"]
    kinds = {params["value"]["kind"] for name, params in pipe.events if name == "$/progress"}
    assert {"begin", "end"} <= kinds
