"""Back-pressure: clients that do not read, and what the daemon keeps for them."""

import json
import os
import pathlib
import subprocess
import time

import pytest
from deliveries import frame, notification, request

TEXT = "x" * 2000
MEBIBYTE = 1 << 20


def resident(pipe):
    """The daemon's resident bytes, or None where the system does not tell."""
    path = pathlib.Path(f"/proc/{pipe.process.pid}/statm")
    return int(path.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if path.exists() else None


def is_sanitized(binary):
    return ".build-" in binary  # its memory is not what is measured here


@pytest.fixture
def table(start):
    """A daemon with a table of one long cell, and its name."""
    pipe = start()
    pipe.request("table/create", table="t", columns=[{"id": "c"}], rows=[["x" * 400_000]])
    pipe.request("view/open", table="t", view="v")
    yield pipe
    assert pipe.leave() == 0


def block(pipe):
    """Stops reading and asks for more than a pipe holds."""
    pipe.pause()
    for number in range(3):
        pipe.start_request("view/rows", {"view": "v"}, f"big{number}")


def flood(pipe, count):
    """Sends requests of 2 KB, without looking for answers; returns their ids."""
    for start in range(0, count, 500):
        messages = [
            request(number, "view/sync", {"table": TEXT})
            for number in range(1000 + start, 1000 + start + 500)
        ]
        pipe.send_bytes(b"".join(map(frame, messages)), messages)
    return range(1000, 1000 + count)


def check_all_answered_once(pipe, ids, timeout):
    """The tee counts: an answer to nothing, or a second one, is a violation of its own."""
    pipe.wait(lambda: len(pipe.answers) >= len(ids) + 3, timeout, "all answers")
    codes = {pipe.answers[number]["error"]["code"] for number in ids}
    assert codes == {-32000, -32803}, "taken (there is no such table) or refused"
    for number in range(3):
        assert "result" in pipe.answers[f"big{number}"]
    assert pipe.tee.outstanding == {}


def test_a_client_that_never_reads_is_never_blocked(table, binary):
    base = resident(table)
    block(table)
    ids = flood(table, 50_000)
    table.wait_written()  # a daemon that stopped reading would hold this up for ever
    if base is not None and not is_sanitized(binary):
        assert resident(table) - base < 20 * MEBIBYTE
    table.resume()
    check_all_answered_once(table, ids, 120)
    assert table.request("view/sync") == {"tables": {"t": 1}, "complete": True}
    assert b"reading has paused" not in table.stderr


@pytest.mark.sweep  # half a minute on a busy machine
def test_more_refusals_than_are_kept_make_the_reader_pause_and_lose_nothing(table, binary):
    base = resident(table)
    block(table)
    ids = flood(table, 500_000)
    deadline = time.monotonic() + 120
    while b"reading has paused" not in table.stderr and time.monotonic() < deadline:
        time.sleep(0.05)
    assert b"reading has paused" in table.stderr
    if base is not None and not is_sanitized(binary):
        assert resident(table) - base < 20 * MEBIBYTE
    table.resume()
    check_all_answered_once(table, ids, 300)
    assert b"reading goes on" in table.stderr


def test_a_pause_of_reading_loses_nothing(table):
    """Refusals with long ids reach the bound by bytes, which needs fewer of them."""
    block(table)
    messages = [request(f"{n} " + "i" * 200_000, "view/sync", {}) for n in range(600)]
    for message in messages:
        table.send_bytes(frame(message), [message])
    deadline = time.monotonic() + 60
    while b"reading has paused" not in table.stderr and time.monotonic() < deadline:
        time.sleep(0.05)
    assert b"reading has paused" in table.stderr
    table.resume()
    table.wait(lambda: len(table.answers) == 603, 120, "all answers")
    assert table.tee.outstanding == {}
    assert b"reading goes on" in table.stderr


def test_a_slow_reader_of_a_busy_view_holds_one_pending_update(table, binary):
    rows = [[f"row {number}", number] for number in range(1000)]
    table.request("table/create", table="busy", columns=[{"id": "a"}, {"id": "n"}], rows=rows)
    table.request("view/open", table="busy", view="b", state={"sort": [{"column": "n"}]})
    table.request("view/watch", view="b", subscription="s", window={"kind": "all"})
    table.sync()
    base = resident(table)
    before = len(table.updates("s"))
    block(table)
    count = 5000
    for number in range(count):
        edit = {"kind": "set", "row": 1 + number % 1000, "column": "n", "value": number * 7919 % 997}
        table.notify("table/edit", {"table": "busy", "edits": [edit], "history": "none"})
    table.start_request("table/describe", {"table": "busy"}, "after")  # behind all edits
    table.wait_written()
    table.start_request("server/stats", {}, "stats")
    if base is not None and not is_sanitized(binary):
        assert resident(table) - base < 20 * MEBIBYTE
    table.resume()
    assert table.result("after", timeout=60)["revision"] >= count
    watching = table.result("stats")["watching"]
    assert [entry["pending"] <= 1 for entry in watching] == [True]
    table.sync()
    sent = len(table.updates("s")) - before
    assert sent < count / 2, "what nobody read was merged"
    assert table.request("server/stats")["mergedRevisions"] > count / 2
    assert table.replica("s").rows == table.cells("b")


def test_cancellation_passes_while_output_is_blocked(table):
    block(table)
    waiting = table.start_request("view/sync", {})  # comes after what cannot be written
    table.notify("$/cancelRequest", {"id": waiting})
    table.start_request("server/stats", {}, "stats")
    table.wait_written()
    table.resume()
    assert table.answer(waiting)["error"]["code"] == -32800
    assert table.result("stats")["cancellations"] == 1
    assert table.request("server/stats")["doubledAnswers"] == 0


def test_big_answers_wait_unencoded(table, binary):
    """256 requests in flight for 0.8 MB each: 200 MB, were they encoded as they come."""
    base = resident(table)
    block(table)
    ids = [table.start_request("view/rows", {"view": "v"}) for _ in range(240)]
    table.start_request("server/stats", {}, "stats")
    table.wait_written()
    table.start_request("table/describe", {"table": "t"}, "after")
    table.resume()
    waiting = table.result("stats", timeout=60)["waitingBytes"]
    assert waiting < 4 * MEBIBYTE
    for number in ids:
        assert len(table.result(number, timeout=60)["blocks"]) == 1
    if base is not None and not is_sanitized(binary):
        assert resident(table) - base < 40 * MEBIBYTE


def test_the_answers_to_a_batch_are_bounded(table):
    members = [request(f"m{n}", "view/rows", {"view": "v", "as": "both"}) for n in range(200)]
    table.send(members)
    answers = [table.answer(f"m{n}", 120) for n in range(200)]
    kinds = [answer.get("error", {}).get("code") for answer in answers]
    assert set(kinds) == {None, -32000}, "64 MiB of answers, the rest is refused"
    assert kinds.count(None) > 50
    assert table.request("view/sync") == {"tables": {"t": 1}, "complete": True}


def test_a_stderr_that_nobody_reads_stops_nothing(binary):
    """Every bad header is a line on stderr; a full stderr must not hold up the reader."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=writing
    )
    os.close(writing)
    stream = frame(request(0, "initialize", {}))
    bad = b"Content-Length: x\r\n\r\n" + frame(notification("initialized"))
    stream += bad * 4000 + frame(request("end", "shutdown")) + frame(notification("exit"))
    output, _ = process.communicate(stream, timeout=60)
    os.close(reading)
    assert process.returncode == 0
    assert output.count(b"-32700") == 4000
    assert json.loads(output[output.rindex(b"\r\n\r\n") :])["id"] == "end"
