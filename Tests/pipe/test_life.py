"""The life of a connection: greeting, leave-taking, and every way it may break off."""

import os
import subprocess
import sys
import time

import pytest

LIMITS = {
    "messageBytesMax", "requestsInFlightMax", "batchMembersMax", "depthMax", "columnsMax",
    "rowsMax", "fieldBytesMax", "rowsPerAnswerMax", "windowRowsMax", "tablesMax", "viewsMax",
    "subscriptionsMax", "cacheBytes", "undoBytesMax",
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
    assert pipe.request("view/sync") == {"tables": {}}
    assert pipe.leave() == 0


def test_a_second_initialize_is_refused_and_changes_nothing(start):
    pipe = start()
    assert pipe.error("initialize").code == -32600
    assert pipe.request("view/sync") == {"tables": {}}
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
    assert pipe.request("view/sync") == {"tables": {}}
    client.communicate(b"\n")
    assert pipe.status(timeout=20) in (0, 1)


def test_a_null_process_is_not_watched(pipe):
    time.sleep(0.1)
    assert pipe.request("view/sync") == {"tables": {}}


@pytest.mark.parametrize("argument", ["--stdio", f"--clientProcessId={os.getpid()}"])
def test_the_arguments_that_editors_add_are_accepted(start, argument):
    assert start(argument).leave() == 0


def test_an_unknown_method_is_named(pipe):
    error = pipe.error("table/paint", colour="red")
    assert error.code == -32601
    assert error.data["method"] == "table/paint"


def test_unknown_notifications_are_ignored(pipe):
    pipe.notify("$/unknown", {"x": 1})
    pipe.notify("something/else", {"x": 1})
    pipe.notify("textDocument/didOpen", [1])
    assert pipe.request("view/sync") == {"tables": {}}


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
    assert pipe.request("view/sync") == {"tables": {}}


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
