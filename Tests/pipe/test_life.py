"""The life of a connection: greeting, leave-taking, and every way it may break off."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

LIMITS = {
    "messageBytesMax", "requestsInFlightMax", "waitingNotificationBytesMax", "batchMembersMax", "depthMax", "columnsMax",
    "rowsMax", "fieldBytesMax", "rowsPerAnswerMax", "windowRowsMax", "tablesMax", "viewsMax",
    "subscriptionsMax", "cacheBytes", "undoBytesMax", "hintsBytesMax",
}  # fmt: skip


def test_initialize_tells_who_serves_and_its_limits(start):
    pipe = start(greet=False)
    answer = pipe.request("initialize", clientInfo={"name": "test"}, processId=None,
                          capabilities={}, trace="off", updates="merged",
                          workspaceFolders=[])  # fmt: skip
    assert answer["serverInfo"]["name"] == "table-server"
    assert answer["protocolVersion"] == "0.1"
    assert answer["unicodeVersion"] == "17.0.0"
    assert set(answer["limits"]) >= LIMITS
    assert all(isinstance(limit, int) and limit > 0 for limit in answer["limits"].values())
    assert isinstance(answer["capabilities"], dict)
    pipe.notify("initialized")
    assert pipe.leave() == 0


def test_before_initialize_every_request_is_refused(start):
    pipe = start(greet=False)
    for method in ("server/stats", "table/open", "view/sync", "shutdown", "no/such"):
        assert pipe.error(method).code == -32002
    pipe.notify("table/create", {"rows": []})
    pipe.initialize()
    assert pipe.request("view/sync") == {"tables": {}, "complete": True}
    assert pipe.leave() == 0


def test_a_second_initialize_is_refused_and_changes_nothing(start):
    pipe = start()
    assert pipe.error("initialize").code == -32600
    assert pipe.request("view/sync") == {"tables": {}, "complete": True}
    assert pipe.leave() == 0


def test_a_bad_initialize_is_refused_and_a_good_one_may_follow(start):
    pipe = start(greet=False)
    assert pipe.error("initialize", updates="sometimes").code == -32602
    assert pipe.error("view/sync").code == -32002
    pipe.initialize()
    assert pipe.leave() == 0


def test_after_shutdown_every_request_is_refused(start):
    pipe = start()
    assert pipe.request("shutdown") is None
    for method in ("server/stats", "shutdown", "initialize", "table/create"):
        assert pipe.error(method).code == -32600
    pipe.notify("exit")
    assert pipe.status() == 0


def test_exit_without_shutdown_ends_with_one(start):
    pipe = start()
    pipe.notify("exit")
    assert pipe.status() == 1


def test_exit_before_initialize_ends_with_one(start):
    pipe = start(greet=False)
    pipe.notify("exit")
    assert pipe.status() == 1


@pytest.mark.parametrize("shut_down", [False, True])
def test_the_end_of_input_ends_the_daemon(start, shut_down):
    pipe = start()
    if shut_down:
        pipe.request("shutdown")
    pipe.close_input()
    assert pipe.status() == (0 if shut_down else 1)


def test_the_end_of_input_in_the_middle_of_a_frame_ends_the_daemon(start):
    pipe = start()
    pipe.send_bytes(b"Content-Length: 100\r\n\r\n{")
    pipe.close_input()
    assert pipe.status() == 1


def test_answers_under_way_are_written_before_the_end(start):
    pipe = start()
    ids = [pipe.start_request("server/stats", {}) for _ in range(20)]
    pipe.start_request("shutdown")
    pipe.notify("exit")
    assert pipe.status() == 0
    assert all(request in pipe.answers for request in ids)
    assert pipe.tee.outstanding == {}


def test_a_client_that_closes_its_reading_end_does_not_crash_the_daemon(binary):
    process = subprocess.Popen([binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdout.close()
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}'
    try:
        for _ in range(50):
            process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
            process.stdin.flush()
            time.sleep(0.01)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(10) in (0, 1), "an exit status, no signal"


def test_the_daemon_leaves_when_its_client_process_is_gone(start):
    client = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    pipe = start(processId=client.pid)
    assert pipe.request("view/sync") == {"tables": {}, "complete": True}
    client.communicate(b"\n")
    assert pipe.status(timeout=20) in (0, 1)


@pytest.mark.parametrize("shut_down", [False, True])
def test_the_daemon_leaves_when_the_process_of_its_arguments_is_gone(start, shut_down):
    client = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    pipe = start(f"--clientProcessId={client.pid}")
    if shut_down:
        pipe.request("shutdown")
    client.communicate(b"\n")
    assert pipe.status(timeout=20) == (0 if shut_down else 1)


@pytest.mark.parametrize("process", [None, 2**22 + 1, 2**31 - 1, 1])
def test_a_process_that_cannot_be_seen_is_not_watched(start, process):
    """In a container the number belongs to another name space; 1 may not be ours to signal."""
    pipe = start(processId=process)
    assert pipe.request("view/sync") == {"tables": {}, "complete": True}
    assert pipe.leave() == 0


@pytest.mark.parametrize(
    "argument", ["--no-such", "--clientProcessId=x", "--clientProcessId=", "serve", "", "-x"]
)
def test_an_unusable_command_line_shows_how_to_use_it(binary, argument):
    done = subprocess.run([binary, argument], capture_output=True, timeout=30)
    assert done.returncode == 2
    assert b"Usage: table-server" in done.stderr
    assert done.stdout == b""


def test_a_broken_stderr_is_no_reason_to_leave(binary):
    process = subprocess.Popen(
        [binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    process.stderr.close()
    words = [{"id": 0, "method": "initialize"}, {"method": "some/thing"},
             {"id": 1, "method": "shutdown"}, {"method": "exit"}]  # fmt: skip
    stream = b"Content-Length: x\r\n\r\n"
    for word in words:
        body = json.dumps({"jsonrpc": "2.0", **word}).encode()
        stream += b"Content-Length: %d\r\n\r\n" % len(body) + body
    output, _ = process.communicate(stream, timeout=30)
    assert process.returncode == 0
    assert output.count(b"Content-Length: ") == 3, "the bad header and two requests are answered"


def blocked(start):
    """A daemon in the middle of a write that nobody takes."""
    pipe = start()
    pipe.request("table/create", table="t", columns=[{"id": "c"}], rows=[["x" * 400_000]])
    pipe.request("view/open", table="t", view="v")
    pipe.pause()
    for _ in range(3):
        pipe.start_request("view/rows", {"view": "v"})
    return pipe


def test_the_end_of_input_ends_a_daemon_whose_output_is_blocked(start):
    pipe = blocked(start)
    pipe.tee.broken = lambda *_: None  # what was being written breaks off
    began = time.monotonic()
    pipe.close_input()
    assert pipe.process.wait(10) == 1
    assert time.monotonic() - began < 4, "a second, on a loaded machine a few"


def test_a_signal_ends_a_daemon_whose_output_is_blocked(start):
    pipe = blocked(start)
    pipe.tee.broken = lambda *_: None  # what was being written breaks off
    pipe.process.send_signal(signal.SIGTERM)
    assert pipe.process.wait(10) == -signal.SIGTERM


def test_a_stuck_leave_is_ended_by_the_watchdog(start):
    """By exit, by the end of input and by a signal, all at once: each takes five seconds."""
    pipes = [start("--test-methods") for _ in range(3)]
    for pipe in pipes:
        pipe.start_request("debug/stick", {})
        pipe.request("view/sync")
    pipes[0].notify("exit")
    pipes[1].close_input()
    pipes[2].process.send_signal(signal.SIGTERM)
    assert [pipe.status(timeout=30) for pipe in pipes] == [70, 70, 70]
    assert all(b"shutting down is stuck" in pipe.stderr for pipe in pipes)


@pytest.mark.sweep  # twelve seconds of waiting
def test_a_stalled_message_is_told_once_and_waited_for(start):
    pipe = start()
    body = b'{"jsonrpc":"2.0","id":"late","method":"view/sync"}'
    pipe.send_bytes(b"Content-Length: %d\r\n\r\n{" % len(body), [{"id": "late", "method": "?"}])
    time.sleep(12)
    pipe.send_bytes(body[1:])
    assert pipe.result("late") == {"tables": {}, "complete": True}
    assert pipe.stderr.count(b"has not come on") == 1
    assert pipe.leave() == 0


@pytest.mark.parametrize("argument", ["--stdio", "--clientProcessId"])
def test_the_arguments_that_editors_add_are_accepted(start, argument):
    # The process is named here: test ids have to be the same in every worker.
    value = f"={os.getpid()}" if argument == "--clientProcessId" else ""
    assert start(argument + value).leave() == 0


def test_an_unknown_method_is_named(pipe):
    error = pipe.error("table/paint", colour="red")
    assert error.code == -32601
    assert error.data["method"] == "table/paint"


def test_unknown_notifications_are_ignored(pipe):
    pipe.notify("$/unknown", {"x": 1})
    pipe.notify("something/else", {"x": 1})
    pipe.notify("textDocument/didOpen", [1])
    assert pipe.request("view/sync") == {"tables": {}, "complete": True}


def test_requests_may_be_sent_as_notifications(pipe):
    pipe.notify("table/create", {"table": "quiet", "rows": [[1]]})
    assert list(pipe.sync()["tables"]) == ["quiet"]


def test_ids_come_back_as_they_were(pipe):
    for request_id in (0, -5, "", "1", "ü\u0000", 2**31, 99999999999999):
        pipe.start_request("view/sync", {}, request_id)
        assert pipe.answer(request_id)["id"] == request_id


def test_an_id_in_use_is_refused(pipe):
    pipe.tee.broken = lambda *_: None  # two answers to one id are the point here
    body = pipe.framed(b'{"jsonrpc":"2.0","id":"x","method":"view/sync","params":{}}')
    pipe.send_bytes(body * 50)
    pipe.sync()


def test_cancelling_something_unknown_is_harmless(pipe):
    pipe.notify("$/cancelRequest", {"id": 12345})
    pipe.notify("$/cancelRequest", {"id": "no such"})
    assert pipe.request("view/sync") == {"tables": {}, "complete": True}


def test_a_cancelled_request_gets_exactly_one_answer(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "n"}],
                 rows=[[(i * 7919) % 20011] for i in range(20000)])  # fmt: skip
    view = pipe.request("view/open", table="t")["view"]
    for round_number in range(10):
        direction = ["ascending", "descending"][round_number % 2]
        state = {"sort": [{"column": "n", "direction": direction}]}
        request = pipe.start_request("view/set", {"view": view, "state": state})
        pipe.notify("$/cancelRequest", {"id": request})
        answer = pipe.answer(request)
        got = pipe.request("view/get", view=view)
        if "error" in answer:
            assert answer["error"]["code"] == -32800
        else:
            assert got["state"]["sort"][0]["direction"] == direction
    assert pipe.tee.outstanding == {}


def test_trace_can_be_switched(pipe):
    pipe.notify("$/setTrace", {"value": "messages"})
    pipe.request("server/stats")
    pipe.notify("$/setTrace", {"value": "off"})
    # The message that ends the trace is the last one told of; logs keep no order with answers.
    pipe.wait(lambda: any("setTrace" in params.get("message", "") for _, params in pipe.events))
    assert any("server/stats" in params["message"] for _, params in pipe.events)
    seen = len(pipe.events)
    pipe.request("server/stats")
    assert len(pipe.events) == seen


def test_stats_are_counters(pipe):
    stats = pipe.request("server/stats")
    assert isinstance(stats, dict) and stats


def test_stats_count_by_method(pipe):
    pipe.request("table/create", table="t", rows=[[1]])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    for _ in range(3):
        pipe.error("view/get", view="no such")
    pipe.error("no/such")
    pipe.notify("view/get", {"view": "v"})
    pipe.sync()
    stats = pipe.request("server/stats")
    methods = stats["methods"]
    assert methods["table/create"]["count"] == methods["initialize"]["count"] == 1
    assert methods["view/get"]["count"] == 4
    assert methods["view/get"]["errors"] == {"-32803": 3}
    assert methods["unknown"]["errors"] == {"-32601": 1}
    for method in methods.values():
        times = method["microseconds"]
        assert 0 <= times["p50"] <= times["p90"] <= times["p99"]
    assert stats["watching"] == [
        {"subscription": "s", "view": "v", "pending": 0, "lagRevisions": 0}
    ]
    assert stats["updates"] == 1 and stats["mergedRevisions"] == 0
    assert stats["bytesIn"] > 0 and stats["bytesOut"] > 0 and stats["queueDepth"] == 0


def test_stats_count_merged_updates(pipe):
    pipe.request("table/create", table="t", rows=[["x" * 300_000]])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", window={"kind": "all"})
    pipe.sync()
    pipe.pause()
    for number in range(100):
        edit = {"kind": "insert", "rows": [[f"{number} " + "y" * 30_000]]}
        pipe.notify("table/edit", {"table": "t", "edits": [edit]})
    pipe.wait_written()
    pipe.resume()
    pipe.sync()
    stats = pipe.request("server/stats")
    assert stats["updates"] + stats["mergedRevisions"] == 101
