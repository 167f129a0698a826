"""The connection and the process, against a scripted daemon."""

import asyncio
import sys
import threading
import time

import pytest

import table_server
from table_server import DaemonGone, InvalidParams, RequestCancelled, RequestTimedOut


def test_a_session_begins_and_ends_in_order(fake):
    daemon = fake()
    assert daemon.server["serverInfo"] == {"name": "fake"}
    assert daemon.limits == {"rowsPerAnswerMax": 9}
    assert daemon.close() == 0
    assert daemon.close() == 0, "closing twice is harmless"
    with pytest.raises(DaemonGone):
        daemon.request("server/stats")


def test_text_travels_whole(fake):
    params = {"text": "Grüße \U0001f600 \u2028 \x00", "number": 2**70}
    assert fake().request("anything", params) == {"echo": "anything", "params": params}


def test_requests_from_many_threads_get_their_own_answers(fake):
    daemon = fake()
    wrong = []

    def ask(number):
        for step in range(50):
            answer = daemon.request("echo", {"n": [number, step]})
            if answer["params"] != {"n": [number, step]}:
                wrong.append(answer)

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_an_error_is_readable(fake):
    data = {"kind": "unknownMember", "pointer": "/edits/0/colour", "expected": "column",
            "found": "colour"}  # fmt: skip
    error = {"code": -32602, "message": "There is no such member.", "data": data}
    daemon = fake({"table/edit": {"error": error}})
    with pytest.raises(InvalidParams) as caught:
        daemon.request("table/edit", {})
    assert caught.value.code == -32602
    assert caught.value.kind == "unknownMember"
    assert caught.value.pointer == "/edits/0/colour"
    assert str(caught.value) == (
        "table/edit: There is no such member. (unknownMember, at /edits/0/colour,"
        " expected column, found colour)"
    )


def test_a_cancelled_request_still_gets_its_answer(fake):
    daemon = fake({"slow": {"silent": True}})
    call = daemon.request_async("slow")
    assert call.cancel()
    with pytest.raises(RequestCancelled):
        call.get(5)
    assert not call.cancel(), "the answer is here"


def test_a_request_that_takes_too_long_is_cancelled(fake):
    daemon = fake({"slow": {"silent": True}})
    with pytest.raises(RequestTimedOut):
        daemon.request("slow", timeout=0.05)
    assert daemon.request("echo")["echo"] == "echo", "the connection lives on"


def test_futures_serve_asyncio_too(fake):
    daemon = fake()

    async def ask():
        calls = [asyncio.wrap_future(daemon.request_async("echo", {"n": n})) for n in range(3)]
        return [answer["params"]["n"] for answer in await asyncio.gather(*calls)]

    assert asyncio.run(ask()) == [0, 1, 2]


def test_a_batch_is_answered_call_by_call(fake):
    error = {"code": -32601, "message": "no such method"}
    daemon = fake({"bad": {"error": error}})
    first, second = daemon.batch([("echo", {"n": 1}), ("bad", None)])
    assert first.get(5)["params"] == {"n": 1}
    with pytest.raises(table_server.TableServerError) as caught:
        second.get(5)
    assert caught.value.code == -32601


def test_a_dying_daemon_leaves_its_last_words(fake):
    daemon = fake({"die": {"exit": 3, "stderr": "disk on fire\n"}, "slow": {"silent": True}})
    waiting = daemon.request_async("slow")
    with pytest.raises(DaemonGone) as caught:
        daemon.request("die")
    assert caught.value.status == 3
    assert "disk on fire" in str(caught.value)
    with pytest.raises(DaemonGone):
        waiting.get(5)


def test_rubbish_on_the_stream_ends_the_connection_with_a_reason(fake):
    daemon = fake({"talk": {"result": None, "raw": "Hello, I am a debug print.\r\n\r\n"}})
    daemon.request("talk")
    with pytest.raises(DaemonGone, match="Content-Length"):
        for _ in range(100):
            daemon.request("echo")
            time.sleep(0.01)


def test_a_missing_program_is_named():
    with pytest.raises(DaemonGone, match="TABLE_SERVER"):
        table_server.connect("/no/such/table-server")


def test_the_program_is_found_by_the_environment(monkeypatch):
    monkeypatch.setenv("TABLE_SERVER", f"{sys.executable} -c 'import sys; sys.exit(7)'")
    with pytest.raises(DaemonGone) as caught:
        table_server.connect()
    assert caught.value.status == 7


def test_a_daemon_that_will_not_leave_is_killed(fake):
    daemon = fake({"exit": {"result": None}, "shutdown": {"silent": True}}, exit_timeout=0.2)
    daemon.request_async("sleep", {"seconds": 60})
    started = time.monotonic()
    assert daemon.close() == -9
    assert time.monotonic() - started < 5


def test_log_messages_and_unknown_events_reach_those_who_ask(fake):
    events = [["window/logMessage", {"type": 3, "message": "hello"}], ["future/event", {"x": 1}]]
    daemon = fake({"speak": {"result": None, "before": events}})
    logs, others = [], []
    daemon.on_log(logs.append)
    daemon.on_event(others.append)
    daemon.request("speak")
    daemon.close()
    assert logs == [{"type": 3, "message": "hello"}]
    assert others == [("future/event", {"x": 1})]
