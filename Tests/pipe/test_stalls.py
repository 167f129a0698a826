"""Devices that do not answer: a stalled file holds up what needs it, and nothing else."""

import time

import pytest
from conftest import absent
from faulty_files import Faults, library
from fuse_files import mounted

pytestmark = pytest.mark.plain

ROWS = 60_000


@pytest.fixture(scope="session")
def preloaded(tmp_path_factory):
    made = library(tmp_path_factory.mktemp("faulty"))
    return made or absent("no C compiler")


@pytest.fixture
def faults(preloaded, tmp_path, monkeypatch):
    faults = Faults(preloaded, tmp_path, monkeypatch)
    yield faults
    faults.go_on()


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "faulty.csv"
    path.write_text("k,v\n" + "".join(f"{n},row {n}\n" for n in range(ROWS)))
    return path


@pytest.fixture
def stalled(faults, path, start):
    """A daemon with the table u in memory, the view v of a file, and no device from now on."""
    return without_device(start, path, faults)


def without_device(start, path, faults):
    pipe = start("--cache-bytes=1")
    pipe.request("table/open", table="t", path=str(path))
    pipe.request("view/open", table="t", view="v")
    pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["examined"], what="the end")
    pipe.request("table/create", table="u", columns=[{"id": "n"}], rows=[[1], [2]])
    pipe.request("view/open", table="u", view="w")
    pipe.sync()
    faults.stall()
    return pipe


@pytest.fixture
def device(tmp_path):
    """A file system whose reads can be held."""
    folder = tmp_path / "mount"
    folder.mkdir()
    text = "k,v\n" + "".join(f"{n},row {n}\n" for n in range(ROWS))
    device = mounted(folder, "held.csv", text.encode())
    assert device is not None, "it could be mounted before"
    yield device
    device.end()


def all_is_well(pipe):
    """What needs no file is answered."""
    assert pipe.values("w", "n", range={"first": 0, "size": 1}) == [1]
    pipe.request("server/stats")
    edits = [{"kind": "set", "row": 1, "column": "n", "value": 1}]
    pipe.request("table/edit", table="u", edits=edits)
    pipe.request("table/create", table="n", rows=[[3]])
    pipe.request("table/close", table="n")


def rows_of_file(pipe):
    return pipe.start_request(
        "view/rows", {"view": "v", "range": {"first": 30_000, "size": 50}, "as": "both"}
    )


def test_a_stalled_read_holds_up_nothing_else(stalled, faults):
    reading = rows_of_file(stalled)
    faults.wait_stalled()
    all_is_well(stalled)
    faults.go_on()
    answer = stalled.result(reading, "view/rows")
    assert answer["blocks"][0]["values"] == list(range(30_000, 30_050))


def test_a_cancellation_is_answered_while_its_read_is_stuck(stalled, faults):
    for number in range(1, 4):
        reading = rows_of_file(stalled)
        faults.wait_stalled(number)
        stalled.notify("$/cancelRequest", {"id": reading})
        assert stalled.answer(reading)["error"]["code"] == -32800
    all_is_well(stalled)
    faults.go_on()
    assert stalled.values("v", "k", range={"first": 9, "size": 1}) == [9]
    assert stalled.request("server/stats")["doubledAnswers"] == 0


@pytest.mark.mounts
def test_a_file_system_that_hangs_holds_up_nothing_else(device, tmp_path, start):
    pipe = without_device(start, tmp_path / "mount" / "held.csv", device)
    first = rows_of_file(pipe)
    device.wait_stalled()
    all_is_well(pipe)
    second = rows_of_file(pipe)
    pipe.notify("$/cancelRequest", {"id": second})
    assert pipe.answer(second)["error"]["code"] == -32800
    device.go_on()
    answer = pipe.result(first, "view/rows")
    assert answer["blocks"][0]["values"] == list(range(30_000, 30_050))


@pytest.mark.mounts
def test_it_leaves_while_a_file_system_hangs(device, tmp_path, start):
    pipe = without_device(start, tmp_path / "mount" / "held.csv", device)
    rows_of_file(pipe)
    device.wait_stalled()
    pipe.notify("exit")
    assert pipe.status(5) == 1
    pipe.tee.outstanding.clear()


BEHIND = [
    ("view/set", {"view": "v", "state": {"sort": [{"column": "k", "direction": "descending"}]}}),
    ("view/tap", {"view": "v", "part": "header", "column": "k"}),
    ("view/open", {"table": "t", "view": "later"}),
    ("view/watch", {"view": "v", "subscription": "later", "window": {"kind": "entries", "first": 0, "size": 2}}),
    ("view/select", {"view": "v", "action": "all"}),
    ("view/pin", {"view": "v", "pin": "later"}),
    ("view/replace", {"view": "v", "search": {"text": "row"}, "with": "line"}),
    ("table/edit", {"table": "t", "edits": [{"kind": "remove", "rows": [5]}]}),
    ("table/undo", {"table": "t"}),
    ("table/redo", {"table": "t"}),
    ("table/jump", {"table": "t", "step": 0}),
    ("table/setParams", {"table": "t", "params": {"p": {"int": "1"}}}),
    ("table/declare", {"table": "t", "declarations": {"settings": {"movable": True}}}),
    ("table/setRows", {"table": "t", "rows": [[1, "only"]]}),
    ("cell/draft", {"view": "v", "row": 3, "column": "v", "action": "begin"}),
    ("view/measure", {"view": "v", "rows": []}),
    ("cell/refresh", {"table": "t"}),
]


@pytest.mark.parametrize("method, params", BEHIND, ids=[method for method, _ in BEHIND])
def test_a_change_behind_a_stuck_read_is_cancelled_at_once(stalled, faults, method, params):
    # A value that equals what stands there is compared with it, which needs the device.
    edits = [{"kind": "set", "row": 30_001, "column": "v", "value": "mine"}]
    stuck = stalled.start_request("table/edit", {"table": "t", "edits": edits})
    faults.wait_stalled()
    behind = stalled.start_request(method, params)
    stalled.notify("$/cancelRequest", {"id": behind})
    assert stalled.answer(behind)["error"]["code"] == -32800
    assert stuck not in stalled.answers, "it was behind"
    all_is_well(stalled)
    faults.go_on()
    revision = stalled.result(stuck, "table/edit")["revision"]
    stalled.sync()
    table = stalled.request("table/describe", table="t")
    assert (table["revision"], table["rowsState"]["count"], table["history"]["undo"]) == (revision, ROWS, 1)
    assert "params" not in table and "declarations" not in table
    assert stalled.values("v", "v", range={"first": 30_000, "size": 1}) == ["mine"]
    assert stalled.request("view/selection", view="v")["count"] == 0
    assert not stalled.request("view/get", view="v")["state"]["sort"]
    # Names that it wanted are free.
    stalled.request("view/open", table="t", view="later")
    window = {"kind": "entries", "first": 0, "size": 2}
    stalled.request("view/watch", view="v", subscription="later", window=window)


ROW = {"view": "v", "row": 30_001}
BY_ROW = {"expression": "k >= 0 && v != ''"}
BEGUN = ("cell/draft", {**ROW, "column": "v", "action": "begin"})
TYPED = {**ROW, "column": "v", "text": "mine"}
DECLARED = {"settings": {"selectable": BY_ROW, "editable": BY_ROW, "actions": [{"id": "a", "title": {"expression": "v"}}]}}
# Changes that read the device themselves, before they change anything.
READING = [
    ("a draft", [], "cell/draft", BEGUN[1]),
    ("a draft of the user", [], "cell/draft", {**BEGUN[1], "by": "user"}),
    ("a draft with a text", [], "cell/draft", {**TYPED, "action": "begin"}),
    ("typing that breaks a rule", [BEGUN], "cell/draft", {**TYPED, "action": "change"}),
    ("a commit", [BEGUN], "cell/draft", {**TYPED, "action": "commit"}),
    ("a selected row", [], "view/select", {"view": "v", "action": "replace", "rows": [30_001]}),
    ("all rows", [], "view/select", {"view": "v", "action": "all"}),
    ("an action", [], "action/invoke", {**ROW, "action": "a"}),
]


@pytest.mark.parametrize("before, method, params", [case[1:] for case in READING], ids=[case[0] for case in READING])
def test_a_change_is_cancelled_at_once_while_its_own_read_is_stuck(stalled, faults, before, method, params):
    faults.go_on()
    rules = [{"expression": "cell(10, 'v') != '' && v != 'never'"}]
    stalled.request("table/declare", table="t", declarations={**DECLARED, "rowRules": rules})
    stalled.request("view/set", view="v", state={"binding": "object"})
    for name, given in before:
        stalled.request(name, **given)
    stalled.sync()
    steps = stalled.request("table/describe", table="t")["history"]["undo"]
    faults.stall()
    stuck = stalled.start_request(method, params)
    faults.wait_stalled()
    stalled.notify("$/cancelRequest", {"id": stuck})
    assert stalled.answer(stuck)["error"]["code"] == -32800
    all_is_well(stalled)
    faults.go_on()
    stalled.sync()
    # Nothing has changed, and the same can be done again.
    assert stalled.request("table/describe", table="t")["history"]["undo"] == steps
    assert stalled.request("view/selection", view="v")["count"] == 0
    assert not [name for name, _ in stalled.events if name == "action/didInvoke"]
    if before:
        draft = stalled.request("cell/draft", **ROW, column="v", action="change")["draft"]
        assert draft["text"] == "row 30000"
    stalled.request(method, **params)


def test_an_edit_is_cancelled_whole_while_its_read_is_stuck(stalled, faults):
    edits = [{"kind": "move", "rows": [1], "place": {"kind": "end"}},
             {"kind": "set", "row": 30_000, "column": "v", "value": "mine"}]  # fmt: skip
    reading = rows_of_file(stalled)
    faults.wait_stalled()
    editing = stalled.start_request("table/edit", {"table": "t", "edits": edits})
    stalled.notify("$/cancelRequest", {"id": reading})
    assert stalled.answer(reading)["error"]["code"] == -32800
    # Either it needed no device, or it waits for one and can be cancelled.
    stalled.notify("$/cancelRequest", {"id": editing})
    stalled.wait(lambda: editing in stalled.answers, what="the answer")
    faults.go_on()
    is_done = "result" in stalled.answers[editing]
    revision = stalled.request("table/describe", table="t")["revision"]
    text = stalled.cells("v", range={"first": 29_999 - is_done, "size": 1})[0][1]["v"]["value"]
    assert (text == "mine") == is_done
    assert revision >= 1


def test_updates_of_other_tables_go_on(stalled, faults):
    window = {"kind": "entries", "first": 0, "size": 2}
    stalled.request("view/watch", view="w", subscription="of w", window=window)
    window = {"kind": "entries", "first": 10_000, "size": 20}
    stalled.request("view/watch", view="v", subscription="of v", window=window)
    faults.wait_stalled()
    edits = [{"kind": "set", "row": 2, "column": "n", "value": 7}]
    stalled.request("table/edit", table="u", edits=edits)
    stalled.wait(lambda: len(stalled.updates("of w")) > 1, what="the update")
    all_is_well(stalled)
    faults.go_on()
    stalled.sync()
    rows = stalled.replica("of v").rows
    assert [cells["k"]["value"] for _, cells in rows] == list(range(10_000, 10_020))


def test_stalled_opens_hold_up_nothing_and_are_cancelled(faults, path, start):
    pipe = start()
    pipe.request("table/create", table="u", columns=[{"id": "n"}], rows=[[1], [2]])
    pipe.request("view/open", table="u", view="w")
    faults.stall()
    opening = [pipe.start_request("table/open", {"table": f"t{n}", "path": str(path)})
               for n in range(20)]  # fmt: skip
    faults.wait_stalled(20)
    all_is_well(pipe)
    pipe.notify("$/cancelRequest", {"id": opening[0]})
    assert pipe.answer(opening[0])["error"]["code"] == -32800
    pipe.request("table/create", table="t0", rows=[[1]])
    faults.go_on()
    for request in opening[1:]:
        assert pipe.result(request, "table/open")["rowsState"]["count"] == ROWS


def test_a_describe_waits_for_no_device(stalled, faults):
    answer = stalled.request("table/describe", table="t")
    assert answer["rowsState"]["count"] == ROWS and answer["sourceState"] == "asOpened"
    faults.go_on()


@pytest.mark.parametrize("what", ["a read", "an open", "a sort", "an update"])
@pytest.mark.parametrize("how", ["end of input", "exit", "shutdown"])
def test_it_leaves_whatever_hangs(stalled, faults, path, what, how):
    if what == "a read":
        rows_of_file(stalled)
    elif what == "an open":
        for n in range(3):
            stalled.start_request("table/open", {"table": f"n{n}", "path": str(path)})
    elif what == "a sort":
        state = {"sort": [{"column": "v", "direction": "descending"}]}
        stalled.start_request("view/set", {"view": "v", "state": state})
    else:
        window = {"kind": "entries", "first": 10_000, "size": 20}
        stalled.request("view/watch", view="v", window=window)
    faults.wait_stalled()
    begin = time.monotonic()
    if how == "shutdown":
        stalled.request("shutdown")
    if how == "end of input":
        stalled.close_input()
    else:
        stalled.notify("exit")
    status = stalled.status(5)
    stalled.tee.outstanding.clear()  # nobody was there any more to answer
    assert status == (0 if how == "shutdown" else 1)
    assert time.monotonic() - begin < 1
