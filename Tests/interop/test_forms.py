"""The forms on the pipe, byte by byte: what foreign clients need of us and what they send."""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import threading

import pytest

SESSION = json.loads((pathlib.Path(__file__).parent / "session.json").read_text("utf-8"))
HEADER = re.compile(rb"Content-Length: ([1-9][0-9]*)\r\n\r\n")
MEMBERS = {
    "request": {"jsonrpc", "id", "method", "params"},
    "event": {"jsonrpc", "method", "params"},
    "result": {"jsonrpc", "id", "result"},
    "error": {"jsonrpc", "id", "error"},
}


def said(daemon, frames):
    """All that the daemon writes when it is sent these frames, and its exit status.

    The last two, `shutdown` and `exit`, are sent when all before them have been answered.
    """
    process = subprocess.Popen([daemon, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    watchdog = threading.Timer(60, process.kill)
    watchdog.start()
    try:
        last = frame({"jsonrpc": "2.0", "id": "last", "method": "view/sync"})
        process.stdin.write(b"".join(frames[:-2]) + last)
        process.stdin.flush()
        output = b""
        while b'"id":"last"' not in output:
            part = os.read(process.stdout.fileno(), 1 << 16)
            assert part, "the output ended early"
            output += part
        output += process.communicate(b"".join(frames[-2:]))[0]
        return output, process.returncode
    finally:
        watchdog.cancel()
        process.kill()


def answers(output):
    """The answers by id; `view/sync` and whatever a batch holds included."""
    messages = [json.loads(body) for body in bodies(output)]
    return {message["id"]: message for message in messages if "id" in message}


def bodies(output):
    """The bodies of the frames; the headers must be the plainest that there are."""
    place, found = 0, []
    while place < len(output):
        header = HEADER.match(output, place)
        assert header, f"no plain header at {place}: {output[place : place + 80]!r}"
        # Emacs reads headers of 100 characters at most.
        assert len(header.group()) <= 100
        body = output[header.end() : header.end() + int(header.group(1))]
        assert len(body) == int(header.group(1)), "the output ends within a body"
        body.decode("utf-8")
        found.append(body)
        place = header.end() + len(body)
    return found


def kind_of(message):
    if "method" in message:
        return "request" if "id" in message else "event"
    return "error" if "error" in message else "result"


def check(message):
    """One message has the members of its kind and no others."""
    assert message["jsonrpc"] == "2.0"
    kind = kind_of(message)
    assert set(message) == MEMBERS[kind], message
    if kind == "error":
        assert set(message["error"]) <= {"code", "message", "data"}
        assert isinstance(message["error"]["code"], int)
        assert isinstance(message["error"]["message"], str)
    if kind == "event":
        assert isinstance(message["params"], dict)
    return kind


def frame(message, header="Content-Length: {}\r\n\r\n"):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return header.format(len(body)).encode() + body


def conversation(*extra):
    """The session as one write, with more messages after its first two."""
    messages = []
    for number, step in enumerate(SESSION):
        method = step.get("request") or step.get("notify")
        if method == "table/close":
            continue  # it would end what the last `view/sync` waits for
        if method:
            message = {"jsonrpc": "2.0", "method": method, "params": step["params"]}
            messages.append(message if "notify" in step else {**message, "id": number})
        else:
            messages.append({"jsonrpc": "2.0", "id": number, "method": "view/sync", "params": {}})
    return [*messages[:2], *extra, *messages[2:]]


def test_every_byte_written_belongs_to_a_plain_frame(daemon):
    hostile = [
        b"{",
        b"\xff",
        b'{"jsonrpc":"2.0","id":"a"}',
        b'{"jsonrpc":"1.0","id":"b","method":"view/sync"}',
        {"jsonrpc": "2.0", "id": "c", "method": "view/sync", "params": {"teh": 1}},
        {"jsonrpc": "2.0", "id": "d", "method": "table/open", "params": {"path": "/nowhere/é"}},
        {"jsonrpc": "2.0", "method": "$/setTrace", "params": {"value": "verbose"}},
        {
            "jsonrpc": "2.0",
            "id": "e",
            "method": "table/open",
            "params": {"table": "p", "content": {"text": "a\n1\n"}, "progressToken": "fortschritt"},
        },
    ]
    output, status = said(daemon, list(map(frame, conversation(*hostile))))
    kinds = [check(json.loads(body)) for body in bodies(output)]
    assert status == 0
    assert {"result", "error", "event"} <= set(kinds)


def test_only_a_batch_is_answered_by_an_array(daemon):
    batch = [
        {"jsonrpc": "2.0", "id": "x", "method": "view/sync", "params": {}},
        {"jsonrpc": "2.0", "id": "y", "method": "table/fly"},
        {"jsonrpc": "2.0", "method": "table/fly"},
    ]
    output, _ = said(daemon, list(map(frame, conversation(batch))))
    messages = [json.loads(body) for body in bodies(output)]
    arrays = [message for message in messages if isinstance(message, list)]
    assert [[check(member) for member in array] for array in arrays] == [["result", "error"]]


def test_an_answer_without_id_answers_only_what_had_no_readable_id(daemon):
    strangers = [
        {"jsonrpc": "2.0", "id": "unasked", "result": 1},
        {"jsonrpc": "2.0", "id": None, "error": {"code": 1, "message": "?"}},
        {"jsonrpc": "2.0", "method": "no/suchEvent", "params": {"a": 1}},
        {"jsonrpc": "2.0", "method": "$/whatever"},
    ]
    output, status = said(daemon, list(map(frame, conversation(*strangers))))
    assert status == 0
    for body in bodies(output):
        message = json.loads(body)
        assert "id" not in message or message["id"] is not None, message


@pytest.mark.parametrize(
    "header",
    [
        "Content-Length: {}\r\n\r\n",
        "Content-Length: {}\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: {}\r\n\r\n",
        "content-length: {}\r\n\r\n",
        "CONTENT-LENGTH:{}\r\n\r\n",
        "Content-Length:   {}  \r\nX-Whatever: " + "y" * 120 + "\r\n\r\n",
    ],
    ids=["plain", "type after", "type before", "lower case", "no blank", "long stranger"],
)
def test_every_header_that_a_client_library_writes_is_read(daemon, header):
    output, status = said(daemon, [frame(m, header) for m in conversation()])
    kinds = [check(json.loads(body)) for body in bodies(output)]
    assert (status, kinds.count("error")) == (0, 2)


@pytest.mark.parametrize("params", [b"", b',"params":null', b',"params":[]', b',"params":{}'])
@pytest.mark.parametrize("identity", [b"7", b'"0d2a7f1e-7a5c-4e0d-9a55-5b8f4f6c7d01"'])
def test_no_parameters_may_be_written_in_four_ways(daemon, params, identity):
    sync = b'{"jsonrpc":"2.0","id":' + identity + b',"method":"view/sync"' + params + b"}"
    start, end = conversation()[:2], conversation()[-2:]
    output, status = said(daemon, list(map(frame, [*start, sync, *end])))
    assert status == 0
    assert b'"id":' + identity + b"," in output
    assert kind_of(answers(output)[json.loads(identity)]) == "result"


def test_text_escaped_or_plain_is_the_same_text(daemon):
    heard = []
    for is_escaped in (True, False):
        frames = [
            frame(json.dumps(message, ensure_ascii=is_escaped).encode())
            for message in conversation()
        ]
        heard.append(answers(said(daemon, frames)[0]))
    assert heard[0] == heard[1]
    assert len(heard[0]) > 10


def test_what_is_in_flight_at_exit_is_answered_before_the_daemon_leaves(daemon):
    messages = conversation()
    wanted = sorted(message["id"] for message in messages if "id" in message)
    for _ in range(10):
        data = b"".join(map(frame, messages))
        done = subprocess.run([daemon], input=data, capture_output=True, timeout=60)
        answered = [json.loads(body) for body in bodies(done.stdout)]
        assert sorted(m["id"] for m in answered if "id" in m) == wanted
        assert done.returncode == 0
