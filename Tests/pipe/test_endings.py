"""A client that breaks off in the middle of something: how fast the daemon is gone, and with what."""

import json
import subprocess
import time

import pytest

LIMIT = 1.0  # seconds, of which a blocked writer takes half


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    """A file whose index takes the daemon some time."""
    path = tmp_path_factory.mktemp("large") / "large.csv"
    line = "".join(f"{number},{number * 7919 % 10007},some words {number}\n" for number in range(999))
    path.write_text("id,n,s\n" + line * 400, "ascii")
    return str(path)


def idle(pipe, large):
    pipe.sync()


def opening(pipe, large):
    pipe.start_request("table/open", {"table": "t", "path": large, "keyColumns": ["s"]})


def sorting(pipe, large):
    pipe.request("table/open", table="t", path=large)
    pipe.request("view/open", table="t", view="v")
    pipe.sync()
    pipe.start_request("view/set", {"view": "v", "state": {"sort": [{"column": "s"}]}})


def writing(pipe, large):
    pipe.request("table/open", table="t", path=large)
    pipe.request("view/open", table="t", view="v")
    pipe.pause()
    for _ in range(6):
        pipe.start_request("view/rows", {"view": "v", "range": {"first": 0, "size": 5000}})


def sorting_and_writing(pipe, large):
    sorting(pipe, large)
    pipe.request("view/open", table="t", view="w")
    pipe.pause()
    for _ in range(6):
        pipe.start_request("view/rows", {"view": "w", "range": {"first": 0, "size": 5000}})


def ended(pipe, break_off):
    """Breaks off and waits; the status. What was being written breaks off too."""
    pipe.tee.broken = lambda *_: None
    pipe.wait_written()
    time.sleep(0.03)  # so that the daemon is in the middle of it
    began = time.monotonic()
    break_off()
    status = pipe.process.wait(10)
    assert time.monotonic() - began < LIMIT
    return status


@pytest.mark.parametrize("busy", [idle, opening, sorting, writing, sorting_and_writing])
@pytest.mark.parametrize("shut_down", [False, True])
def test_the_end_of_input_ends_the_daemon_within_a_second(start, large, busy, shut_down):
    """What could still be answered is, unless the limit of time for that has passed."""
    pipe = start(*["--drain-milliseconds=1"] if busy in (opening, sorting) else [])
    busy(pipe, large)
    if shut_down:
        pipe.start_request("shutdown")
    assert ended(pipe, pipe.close_input) == (0 if shut_down else 1)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # of the reader
@pytest.mark.parametrize("busy", [writing, sorting_and_writing])
def test_output_that_nobody_can_read_any_more_ends_the_daemon_within_a_second(start, large, busy):
    pipe = start()
    busy(pipe, large)
    assert ended(pipe, pipe.process.stdout.close) == 1


@pytest.mark.parametrize("busy", ["opening", "sorting"])
def test_a_client_that_is_gone_is_no_longer_worked_for(binary, large, busy):
    """Nobody can read the answers: they are not waited for, however long they would take."""
    opened = {"table": "t", "path": large}
    script = [("initialize", {}), ("table/open", opened), ("view/open", {"table": "t", "view": "v"})]
    if busy == "opening":
        opened["keyColumns"] = ["s"]
    else:
        script.append(("view/set", {"view": "v", "state": {"sort": [{"column": "s"}]}}))
    process = subprocess.Popen([binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for number, (method, params) in enumerate(script):
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        process.stdin.write(json.dumps(message).encode() + b"\n")
    process.stdin.flush()
    time.sleep(0.03)
    began = time.monotonic()
    process.stdin.close()
    process.stdout.close()
    assert process.wait(10) == 1
    assert time.monotonic() - began < LIMIT
