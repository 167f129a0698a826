"""Bytes: every form of frame that a client may write, and what is no frame."""

import json
import random

import pytest
from harness import seeds

PING = {"jsonrpc": "2.0", "id": "ping", "method": "view/sync", "params": {}}
BODY = json.dumps(PING).encode()


def alive(pipe):
    """The next good request is answered."""
    assert pipe.request("view/sync") == {"tables": {}, "complete": True}


@pytest.mark.parametrize(
    "header",
    [
        b"Content-Length: %d\r\n\r\n",
        b"content-length: %d\r\n\r\n",
        b"CONTENT-LENGTH:%d\r\n\r\n",
        b"Content-Length:   %d  \r\n\r\n",
        b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
        b"Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: %d\r\n\r\n",
        b"X-Future: yes\r\nContent-Length: %d\r\n\r\n",
    ],
)
def test_header_spellings_that_clients_use_are_read(start, header):
    pipe = start(greet=False)
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}'
    pipe.send_bytes(header % len(body) + body, [json.loads(body)])
    pipe.result(1)
    pipe.send_bytes(header % len(BODY) + BODY, [PING])
    assert pipe.result("ping") == {"tables": {}, "complete": True}
    alive(pipe)


def test_frames_may_come_byte_by_byte(pipe):
    for byte in pipe.framed(BODY)[:-1]:
        pipe.send_bytes(bytes([byte]))
    pipe.send_bytes(BODY[-1:], [PING])
    assert pipe.result("ping") == {"tables": {}, "complete": True}


def test_many_frames_may_come_in_one_write(pipe):
    messages = [{**PING, "id": number} for number in range(1000, 1100)]
    data = b"".join(pipe.framed(json.dumps(message).encode()) for message in messages)
    pipe.send_bytes(data, messages)
    for message in messages:
        assert pipe.result(message["id"]) == {"tables": {}, "complete": True}


def test_a_body_may_have_blanks_around_it(pipe):
    pipe.send_bytes(pipe.framed(b" \r\n\t" + BODY + b"\n "), [PING])
    assert pipe.result("ping") == {"tables": {}, "complete": True}


@pytest.mark.parametrize(
    "body", [b"", b" ", b"{", b"nonsense", b"{\xff}", b'{"a":1}{"b":2}', b"[1,"]
)
def test_a_body_that_is_no_json_is_a_parse_error(pipe, body):
    pipe.send_bytes(pipe.framed(body))
    pipe.wait(lambda: pipe.nameless, what="the parse error")
    assert pipe.nameless[0]["error"]["code"] == -32700
    alive(pipe)


@pytest.mark.parametrize(
    "message",
    [
        1, "x", True, None, {}, {"jsonrpc": "2.0"}, {"jsonrpc": "2.0", "id": None, "method": 1},
        [], [1],
    ],
)  # fmt: skip
def test_json_that_is_no_message_is_an_invalid_request(pipe, message):
    pipe.send_bytes(pipe.framed(json.dumps(message).encode()))
    pipe.wait(lambda: pipe.nameless, what="the error")
    assert pipe.nameless[0]["error"]["code"] == -32600
    alive(pipe)


@pytest.mark.parametrize("version", [None, "1.0", 2])
def test_another_version_of_the_envelope_is_refused_by_its_id(pipe, version):
    message = {"id": "old", "method": "view/sync", "jsonrpc": version}
    pipe.send_bytes(pipe.framed(json.dumps(message).encode()), [message])
    assert pipe.answer("old")["error"]["code"] == -32600
    alive(pipe)


@pytest.mark.parametrize("params", [1, "x", True, [1], [{}]])
def test_params_that_are_no_object_are_refused(pipe, params):
    request = pipe.start_request("view/sync", params)
    answer = pipe.answer(request)
    assert answer["error"]["code"] in (-32600, -32602)
    alive(pipe)


@pytest.mark.parametrize("text", ["null", "[]", "{}"])
def test_empty_params_in_any_spelling_are_no_params(pipe, text):
    body = b'{"jsonrpc":"2.0","id":"e","method":"view/sync","params":%b}' % text.encode()
    pipe.send_bytes(pipe.framed(body), [{"id": "e", "method": "view/sync"}])
    assert pipe.result("e") == {"tables": {}, "complete": True}


def test_escaped_names_are_names(pipe):
    body = rb'{"jsonrpc":"2.0","\u0069d":"e","m\u0065thod":"view\/sync"}'
    pipe.send_bytes(pipe.framed(body), [{"id": "e", "method": "view/sync"}])
    assert pipe.result("e") == {"tables": {}, "complete": True}


def test_answers_from_a_client_to_nothing_are_ignored(pipe):
    pipe.send_bytes(pipe.framed(b'{"jsonrpc":"2.0","id":7,"result":null}'))
    alive(pipe)


def test_a_batch_is_answered_as_one_array_in_order(pipe):
    batch = [
        {"jsonrpc": "2.0", "id": "a", "method": "table/create",
         "params": {"table": "t", "rows": [[1]]}},
        {"jsonrpc": "2.0", "method": "table/edit",
         "params": {"table": "t", "edits": [{"kind": "insert", "rows": [[2]]}]}},
        {"jsonrpc": "2.0", "id": "b", "method": "view/open", "params": {"table": "t"}},
        {"jsonrpc": "2.0", "id": "c", "method": "no/such"},
    ]  # fmt: skip
    pipe.send(batch)
    assert pipe.result("a")["rowsState"]["count"] == 1
    assert pipe.result("b")["counts"]["source"] == 2
    assert pipe.answer("c")["error"]["code"] == -32601


def test_a_batch_of_notifications_is_not_answered(pipe):
    pipe.send([{"jsonrpc": "2.0", "method": "$/setTrace", "params": {"value": "off"}}] * 3)
    alive(pipe)
    assert pipe.nameless == []


def test_a_batch_that_is_too_long_is_refused_whole(pipe):
    members = [{"jsonrpc": "2.0", "method": "view/sync"} for _ in range(1001)]
    pipe.send_bytes(pipe.framed(json.dumps(members).encode()))
    pipe.wait(lambda: pipe.nameless, what="the refusal")
    assert "error" in pipe.nameless[0]
    alive(pipe)


def test_deep_nesting_is_refused_and_harmless(pipe):
    for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
        depth = 200_000
        body = (
            b'{"jsonrpc":"2.0","id":"deep","method":"view/sync","params":'
            + opening * depth + b"1" + closing * depth + b"}"
        )  # fmt: skip
        before = len(pipe.nameless)
        pipe.send_bytes(pipe.framed(body), [{"id": "deep", "method": "view/sync"}])
        pipe.wait(lambda n=before: "deep" in pipe.answers or len(pipe.nameless) > n)
        if "deep" in pipe.answers:
            assert "error" in pipe.answer("deep")
        else:
            pipe.tee.outstanding.clear()
        alive(pipe)


@pytest.mark.parametrize(
    "rubbish",
    [b"Hello\r\n\r\n", b"Content-Length: x\r\n\r\n", b"Content-Length: -4\r\n\r\n",
     b"\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"],
)  # fmt: skip
def test_rubbish_between_frames_is_answered_and_the_next_frame_is_read(pipe, rubbish):
    pipe.send_bytes(rubbish)
    alive(pipe)
    assert all(answer["error"]["code"] in (-32700, -32600) for answer in pipe.nameless)


@pytest.mark.parametrize("size", [b"99999999999", b"9" * 40])
def test_an_announced_size_is_not_believed(start, size):
    pipe = start()
    pipe.send_bytes(b"Content-Length: %b\r\n\r\n" % size)
    pipe.send_bytes(pipe.framed(BODY))
    pipe.close_input()
    assert pipe.status() == 3, "no length to skip by: the stream cannot be followed any more"
    assert all(answer["error"]["code"] in (-32700, -32600) for answer in pipe.nameless)


@pytest.mark.parametrize("first", [b"", b"\n", b" \r\n\n\t"])
def test_lines_are_spoken_when_the_first_byte_is_a_brace(start, first):
    pipe = start(lines=True, greet=False)
    pipe.send_bytes(first)
    pipe.initialize()
    pipe.request("table/create", table="t", columns=[{"id": "c"}], rows=[["two\nlines\u2028"]])
    view = pipe.request("view/open", table="t")["view"]
    assert pipe.values(view, "c") == ["two\nlines\u2028"]
    pipe.send_bytes(b"\r\n   \n")
    pipe.send_bytes(b"nonsense\n")
    pipe.wait(lambda: pipe.nameless, what="the parse error")
    assert pipe.leave() == 0


def test_lines_may_begin_with_a_batch(start):
    pipe = start(lines=True, greet=False)
    pipe.send([PING])
    assert pipe.answer("ping")["error"]["code"] == -32002
    pipe.initialize()
    pipe.send([PING])
    assert pipe.result("ping") == {"tables": {}, "complete": True}


def test_lines_may_end_with_carriage_returns(start):
    pipe = start(lines=True)
    pipe.send_bytes(BODY + b"\r\n", [PING])
    assert pipe.result("ping") == {"tables": {}, "complete": True}


def readable_id(data):
    """The id of a body that is an object with one, though it be no request."""
    try:
        body = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return body.get("id") if isinstance(body, dict) else None


def test_the_json_suite_as_bodies(pipe, corpora):
    for path in sorted((corpora / "json-test-suite").glob("*.json")):
        data = path.read_bytes()
        before = len(pipe.nameless)
        named = readable_id(data)
        pipe.send_bytes(pipe.framed(data), [{"id": named, "method": "?"}] if named else [])
        alive(pipe)
        answers = pipe.nameless[before:] + ([pipe.answer(named)] if named else [])
        if path.name.startswith("n_"):
            codes = {answer["error"]["code"] for answer in answers}
            assert codes == {-32700} or len(data) > 50_000, path.name
        elif path.name.startswith("y_"):
            assert all(answer["error"]["code"] == -32600 for answer in answers), path.name
            assert answers or path.name.startswith("y_object"), path.name


def test_the_json_suite_inside_a_message(pipe, corpora):
    """Each document as an unknown member: valid ones are named as such, others do not parse."""
    for path in sorted((corpora / "json-test-suite").glob("[yn]_*.json")):
        data = path.read_bytes()
        if len(data) > 50_000 or path.name.startswith("n_structure"):
            continue
        body = b'{"jsonrpc":"2.0","id":"d","method":"view/sync","params":{"x":' + data + b"}}"
        message = {"id": "d", "method": "view/sync"}
        before = len(pipe.nameless)
        pipe.send_bytes(pipe.framed(body), [message])
        pipe.wait(lambda n=before: "d" in pipe.answers or len(pipe.nameless) > n, what=path.name)
        if path.name.startswith("y_"):
            assert pipe.answer("d")["error"]["code"] == -32602, path.name
        else:
            answer = pipe.answers.pop("d", None) or pipe.nameless[-1]
            assert answer["error"]["code"] in (-32700, -32602), path.name
            pipe.tee.outstanding.clear()
        alive(pipe)


def mutated(chance, stream):
    """The stream with a few bytes changed, dropped or doubled; announced sizes stay short."""
    stream = bytearray(stream)
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(stream))
        kind = chance.randrange(3)
        if kind == 0:
            stream[at] = chance.choice([byte for byte in range(256) if not 48 <= byte <= 57])
        elif kind == 1:
            del stream[at]
        else:
            piece = stream[at : at + chance.randrange(20)]
            stream[at:at] = bytes(byte for byte in piece if not 48 <= byte <= 57)
    return bytes(stream)


@pytest.mark.parametrize("seed", seeds(5))
def test_mutated_frames_never_stop_the_next_request(start, seed):
    chance = random.Random(seed)
    for _ in range(10):
        pipe = start()
        pipe.tee.broken = lambda *_: None  # ids are doubled at random
        stream = mutated(chance, pipe.framed(BODY) * 3)
        pipe.send_bytes(stream)
        good = pipe.framed(json.dumps({**PING, "id": "good"}).encode())
        pipe.send_bytes(b" " * 400 + good * 3)
        pipe.wait(lambda p=pipe: "good" in p.answers, what=f"the answer after {stream!r}")
        pipe.end()
