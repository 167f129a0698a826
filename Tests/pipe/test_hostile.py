"""Every row of the robustness checklist, as bytes against the binary.

The names of ``ROWS`` are those of the table in which four well-known servers were measured; each
row holds one or more cases. A case is a whole conversation, from the greeting to the exit, that is
delivered at once, byte by byte and in random pieces; what is no matter of headers also comes as
lines. Codes, ids, survival and exit status must be the same every time.
"""

from __future__ import annotations

import dataclasses
import signal
import subprocess
import time
from typing import Callable

import pytest
from deliveries import DELIVERIES, body, frame, line, notification, pieces, request

PROBE = request("probe", "view/sync", {})
OK = None
EMPTY = {"tables": {}, "complete": True}


@dataclasses.dataclass
class Case:
    """One conversation and its outcome."""

    raw: bytes = b""  # bytes that hold their own headers
    bodies: tuple = ()  # messages or bytes of bodies, framed by the delivery
    answers: dict = dataclasses.field(default_factory=dict)  # id: code, OK, or a check
    nameless: tuple = ()  # the codes of answers without an id, in order
    status: int = 0
    stderr: tuple = ()  # what stderr must say, each exactly once
    greet: bool = True
    probe: bool = True  # the next good request is answered
    farewell: tuple = ("shutdown", "exit")
    arguments: tuple = ()
    also: Callable | None = None  # a further check of what came


def code(number, **data):
    """An error with this code whose data has these members."""

    def check(answer):
        assert answer["error"]["code"] == number, answer
        for name, value in data.items():
            assert answer["error"].get("data", {}).get(name) == value, answer

    return check


def result(value):
    """An exact result."""

    def check(answer):
        assert answer.get("result") == value, answer

    return check


def log_messages(pipe):
    return [params for method, params in pipe.events if method == "window/logMessage"]


def one_log(*words):
    """One log event of an error that holds these words."""

    def check(pipe):
        logs = log_messages(pipe)
        assert [log["type"] for log in logs] == [1], logs
        assert all(word in logs[0]["message"] for word in words), logs

    return check


def no_log(pipe):
    assert log_messages(pipe) == []


def stats(**counts):
    """The counters that server/stats told under the id ``stats``."""

    def check(pipe):
        told = pipe.answers["stats"]["result"]
        assert {name: told.get(name) for name in counts} == counts

    return check


STATS = request("stats", "server/stats")
SYNC = {"jsonrpc": "2.0", "id": 1, "method": "view/sync"}
DEEP = b"[" * 100_000
BIG = 2**53 + 1


def bad_header(header, fault=None):
    """A block that is no header, then the conversation goes on."""
    return Case(raw=header, nameless=(-32700,), stderr=(f"bad framing: {fault}",) if fault else ())


def good_header(header):
    """A spelling of a header that is taken; its body is a request of its own."""
    data = body(request("h", "view/sync"))
    return Case(raw=header % len(data) + data, answers={"h": result(EMPTY)})


def refused(message, number, request_id=None, **data):
    """One message that is refused, by its id if it has a good one."""
    if request_id is None:
        return Case(bodies=(message,), nameless=(number,))
    return Case(bodies=(message,), answers={request_id: code(number, **data)})


def farewell(status, *words, **more):
    """A conversation that is only its end."""
    return Case(status=status, probe=False, farewell=words, **more)


def ended_by(number):
    """A signal: what was asked before is answered and the signal is the status."""

    def check(start, delivery):
        pipe = start()
        send(pipe, frame(PROBE), delivery, [PROBE])
        assert pipe.result("probe") == EMPTY
        began = time.monotonic()
        pipe.process.send_signal(number)
        assert pipe.status() == -number, "a shell sees 128 + n"
        assert time.monotonic() - began < 5, "half a second at most, on a loaded machine a few"

    return check


def send(pipe, stream, delivery, expecting=()):
    pipe.send_pieces(pieces(stream, delivery), expecting)


def blocked(start):
    """A daemon whose output is blocked: a table, and more answers than a pipe holds."""
    pipe = start()
    pipe.request("table/create", table="t", columns=[{"id": "c"}], rows=[["x" * 400_000]])
    pipe.request("view/open", table="t", view="v")
    pipe.pause()
    for number in range(3):
        pipe.start_request("view/rows", {"view": "v"}, f"big{number}")
    return pipe


def doubled_id(start, delivery):
    pipe = blocked(start)
    first = request("x", "view/sync", {})  # waits for the output, so it is still running
    send(pipe, frame(first) + frame(first), delivery, [first])
    pipe.start_request("server/stats", {}, "stats")
    pipe.resume()
    assert pipe.result("x")["tables"] == {"t": 1}
    pipe.result("stats")
    assert [answer["error"]["code"] for answer in pipe.nameless] == [-32600]
    assert pipe.leave() == 0


def no_reader(after_shutdown):
    def check(start, delivery):
        del start
        process = subprocess.Popen(
            [check.binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        words = [request(0, "initialize", {})] + ([request(1, "shutdown")] if after_shutdown else [])
        for word in words:
            process.stdin.write(frame(word))
            process.stdin.flush()
            assert process.stdout.readline().startswith(b"Content-Length: ")
            process.stdout.readline()
            process.stdout.read1(100_000)
        process.stdout.close()
        began = time.monotonic()
        try:
            for piece in pieces(frame(request(2, "view/sync")) * 3, delivery):
                process.stdin.write(piece)
                process.stdin.flush()
        except BrokenPipeError:
            pass
        assert process.wait(10) == (0 if after_shutdown else 1), "a status, no signal, no core"
        assert time.monotonic() - began < 3, "within a second, on a loaded machine a few"
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.stderr.close()

    return check


def never_reads(start, delivery):
    pipe = blocked(start)
    text = "x" * 2000
    messages = [
        {**request(f"n{number}", "view/sync", {}), "params": {"table": text}}
        for number in range(600)
    ]
    send(pipe, b"".join(map(frame, messages)), delivery, messages)
    pipe.wait_written()
    pipe.start_request("server/stats", {}, "stats")
    pipe.resume()
    answers = [pipe.answer(message["id"], 60) for message in messages]
    codes = {answer["error"]["code"] for answer in answers}
    assert codes == {-32000, -32803}, "some were taken (there is no such table), the rest refused"
    pipe.answer("stats")
    assert pipe.leave() == 0


ROWS = {
    "malformed JSON body": [
        refused(b'{"jsonrpc":"2.0","id":1,"method":', -32700),
        refused(b"nonsense", -32700),
        Case(bodies=(b"{", b"}", b"[1,", b'"'), nameless=(-32700,) * 4),
    ],
    "invalid UTF-8 in a string": [
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","params":{"table":"\xff"}}', -32700),
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","params":{"table":"\xc0\x80"}}',
                -32700),
        refused(b'{"jsonrpc":"2.0","id":1,"method":"\xed\xa0\x80"}', -32700),
    ],
    "header block without Content-Length": [
        bad_header(b"Content-Type: application/json\r\n\r\n", "missingLength"),
    ],
    "header line without colon": [
        bad_header(b"Content-Length 5\r\n\r\n", "badHeaderLine"),
        bad_header(b"Hello\r\n\r\n", "badHeaderLine"),
    ],
    "Content-Length `abc`": [bad_header(b"Content-Length: abc\r\n\r\n", "badLength")],
    "Content-Length `-5`": [bad_header(b"Content-Length: -5\r\n\r\n", "badLength")],
    "Content-Length `0`": [bad_header(b"Content-Length: 0\r\n\r\n")],
    "Content-Length of 20 digits": [
        Case(raw=b"Content-Length: 99999999999999999999\r\n\r\n", nameless=(-32700,), status=3,
             probe=False, farewell=(), stderr=("cannot be followed any more: hugeLength",)),
    ],
    "`content-length` lower case": [good_header(b"content-length: %d\r\n\r\n")],
    "no space after the colon": [good_header(b"Content-Length:%d\r\n\r\n")],
    "LF-only header end": [
        good_header(b"Content-Length: %d\n\n"),
        good_header(b"Content-Type: x\nContent-Length: %d\n\n"),
    ],
    "another header first": [good_header(b"X-Future: yes\r\nContent-Length: %d\r\n\r\n")],
    "charset utf-16 declared": [
        Case(raw=b"Content-Type: application/vscode-jsonrpc; charset=utf-16\r\n"
                 + frame(request("skipped", "view/sync")), nameless=(-32700,)),
    ],
    "one header line of 1 MB": [
        Case(raw=b"X-Long: " + b"9" * 9000 + b"\r\n\r\n", nameless=(-32700,),
             stderr=("bad framing: longHeaderLine",)),
        Case(raw=b"X-Long: " + b"9" * 2**20 + b"\r\n\r\n", nameless=(-32700,), status=3,
             probe=False, farewell=(), stderr=("cannot be followed any more: tooMuchGarbage",)),
    ],
    "batch of two": [
        Case(bodies=([request("a", "view/sync"), request("b", "no/such")],),
             answers={"a": result(EMPTY), "b": -32601}),
    ],
    "empty batch": [refused([], -32600)],
    "body `5`": [refused(b"5", -32600)],
    "`{}`": [refused({}, -32600)],
    "`jsonrpc` missing": [refused({"id": 1, "method": "view/sync"}, -32600, 1)],
    '`jsonrpc: "1.0"`': [refused({**SYNC, "jsonrpc": "1.0"}, -32600, 1)],
    "method is a number": [refused({**SYNC, "method": 5}, -32600, 1)],
    "id null with method": [refused({**SYNC, "id": None}, -32600)],
    "id 7.5": [refused({**SYNC, "id": 7.5}, -32600)],
    "id `{}`": [refused({**SYNC, "id": value}, -32600) for value in ({}, [], True)],
    "id 2^53+1": [
        Case(bodies=({**SYNC, "id": value},), answers={value: result(EMPTY)})
        for value in (BIG, -BIG, 10**40)
    ],
    "duplicate id, first still running": doubled_id,
    "unknown request": [refused({**SYNC, "method": "no/such"}, -32601, 1, method="no/such")],
    "unknown `$/` request": [refused({**SYNC, "method": "$/x"}, -32601, 1, method="$/x")],
    "unknown notification, `$/` or not": [
        Case(bodies=(notification("some/thing"), notification("some/thing", {"x": 1}),
                     notification("$/thing"), notification("$/thing", [1]), STATS),
             answers={"stats": OK}, also=stats(unknownNotifications=4),
             stderr=("unknown notification some/thing", "unknown notification $/thing")),
    ],
    "params array, object wanted": [
        refused({**SYNC, "params": [1]}, -32602, 1, pointer=""),
    ],
    "params scalar / missing / wrong member type": [
        *(refused({**SYNC, "params": value}, -32602, 1) for value in (5, "x", True)),
        refused({**SYNC, "method": "view/get"}, -32602, 1, pointer="/view"),
        refused({**SYNC, "params": {"table": 5}}, -32602, 1, pointer="/table"),
        *(Case(bodies=({**SYNC, "params": value},), answers={1: result(EMPTY)})
          for value in (None, [], {})),
        Case(bodies=(SYNC,), answers={1: result(EMPTY)}),
    ],
    "bad params in a notification": [
        Case(bodies=(notification("table/create", {"table": "t", "rows": 5}),),
             also=one_log("table/create", "/rows")),
        Case(bodies=(notification("table/create", [1]),), also=one_log("table/create", "object")),
        Case(bodies=(notification("$/setTrace", {"value": "loud"}),),
             also=one_log("$/setTrace", "/value")),
    ],
    "response with unknown id": [
        Case(bodies=({"jsonrpc": "2.0", "id": 99, "result": None},
                     {"jsonrpc": "2.0", "id": "x", "error": {"code": 1, "message": "no"}}, STATS),
             answers={"stats": OK}, also=stats(responses=2)),
    ],
    "cancel unknown id / cancel without id": [
        Case(bodies=(notification("$/cancelRequest", params),), also=no_log)
        for params in ({"id": 99}, {"id": "x"}, {}, None, [], {"id": None}, {"id": {}}, 5)
    ],
    "second `initialize`": [refused({**SYNC, "method": "initialize", "params": {}}, -32600, 1)],
    "100,000 nested arrays": [
        refused(DEEP, -32600),
        refused(DEEP + b"]" * 100_000, -32600),
        refused(b'{"jsonrpc":"2.0","method":"view/sync","params":' + DEEP, -32600),
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","params":' + DEEP, -32600, 1,
                limit=128),
        refused(b'{"a":' * 100_000, -32600),
    ],
    "duplicate member `method`": [
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","method":"shutdown"}', -32600, 1),
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","m\\u0065thod":"exit"}', -32600, 1),
        refused(b'{"jsonrpc":"2.0","id":1,"id":2,"method":"view/sync"}', -32600),
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","params":{},"params":{}}', -32600, 1),
    ],
    "trailing comma": [refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync",}', -32700)],
    "BOM before the body": [
        Case(bodies=(b"\xef\xbb\xbf" + body(request("bom", "view/sync")),),
             answers={"bom": result(EMPTY)}),
    ],
    "lone `\\ud800` escape": [
        refused(b'{"jsonrpc":"2.0","id":1,"method":"table/create","params":'
                b'{"rows":[["a","\\ud800"]]}}', -32602, 1, pointer="/rows/0/1"),
        Case(bodies=(b'[{"jsonrpc":"2.0","id":1,"method":"view/sync","params":{"table":"\\ud800"}}]',),
             answers={1: code(-32602, pointer="/table")}),
    ],
    "request before `initialize`": [
        Case(bodies=(request(method, method), request("i", "initialize", {})), greet=False,
             answers={method: -32002, "i": OK})
        for method in ("view/sync", "shutdown", "no/such")
    ],
    "request after `shutdown`": [
        Case(bodies=(request("s", "shutdown"), request(method, method)), probe=False,
             answers={"s": result(None), method: -32600}, farewell=("exit",))
        for method in ("view/sync", "shutdown", "no/such", "initialize")
    ],
    "exit without shutdown": [farewell(1, "exit")],
    "shutdown then exit": [farewell(0, "shutdown", "exit")],
    "exit before initialize": [farewell(1, "exit", greet=False)],
    "EOF before / after initialize": [farewell(1, greet=False), farewell(1)],
    "shutdown, then EOF without exit": [farewell(0, "shutdown")],
    "truncated body, then EOF": [
        farewell(1, raw=b"Content-Length: 100\r\n\r\n{\"id\":", stderr=("6 of 100 bytes",)),
    ],
    "client closes its read end, keeps writing": no_reader(after_shutdown=False),
    "SIGTERM": ended_by(signal.SIGTERM),
    "SIGINT": ended_by(signal.SIGINT),
    "client stops reading, keeps sending 2 KB requests": never_reads,
}  # fmt: skip

# Rules of framing beside the measured rows.
FRAMING = {
    "equal lengths are one": [
        Case(raw=b"Content-Length: %d\r\n" % len(body(SYNC)) + frame(SYNC), answers={1: OK}),
    ],
    "different lengths are a bad header": [
        bad_header(b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n", "conflictingLengths"),
    ],
    "a length is digits only": [
        bad_header(b"Content-Length: %b\r\n\r\n" % text, "badLength")
        for text in (b"+5", b"0x10", b"1e3", b"1 2", b"", b"5.0", "٣".encode())
    ],
    "a length of 19 digits is computed, one beyond a gigabyte cannot be skipped": [
        Case(raw=b"Content-Length: %b\r\n\r\n" % text, nameless=(number,), status=3, probe=False,
             farewell=(), stderr=("cannot be followed any more: hugeLength",))
        for text, number in ((b"9223372036854775807", -32600), (b"1073741825", -32600),
                             (b"9999999999999999999", -32700))
    ],
    "what is longer than the limit is skipped to the byte": [
        Case(raw=frame(b"[" * 1001), nameless=(-32600,), arguments=("--max-message-bytes=1000",)),
        Case(raw=frame(body(request("f", "view/sync")).ljust(1000)), answers={"f": OK},
             arguments=("--max-message-bytes=1000",)),
    ],
    "spellings of UTF-8 are UTF-8": [
        good_header(b"Content-Type: a/b; charset=%b\r\nContent-Length: " % name + b"%d\r\n\r\n")
        for name in (b"utf8", b"utf-8", b"UTF-8", b'"utf-8"')
    ],
    "a bad block is followed by the next line that is a header": [
        bad_header(b"GET / HTTP/1.1\r\n", "badHeaderLine"),
        bad_header(b"rubbish without an end of line\n\n\n", "badHeaderLine"),
        bad_header(b'{"jsonrpc":"2.0","id":1,"method":"view/sync"}\n', "badHeaderLine"),
    ],
    "sixteen bad blocks end it": [
        Case(raw=b"Content-Length: x\r\n\r\n" * 16, nameless=(-32700,) * 16, status=3, probe=False,
             farewell=(), stderr=("cannot be followed any more: tooMuchGarbage",)),
        Case(raw=b"Content-Length: x\r\n\r\n" * 15, nameless=(-32700,) * 15),
        Case(raw=(b"Content-Length: x\r\n\r\n" * 15 + frame([])) * 4,
             nameless=((-32700,) * 15 + (-32600,)) * 4),
    ],
    "64 KiB without a header end it": [
        Case(raw=b"rubbish\n" * 8193, nameless=(-32700,), status=3, probe=False, farewell=(),
             stderr=("cannot be followed any more: tooMuchGarbage",)),
        Case(raw=b"rubbish\n" * 8000, nameless=(-32700,)),
    ],
    "a header block has an end, too": [
        Case(raw=b"X-Some: header\r\n" * 100_000, status=3, probe=False, farewell=(),
             stderr=("cannot be followed any more: tooMuchGarbage",)),
    ],
    "128 levels are taken, 129 are not": [
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","params":{"x":' + b"[" * 126
                + b"]" * 126 + b"}}", -32602, 1, pointer="/x"),
        refused(b'{"jsonrpc":"2.0","id":1,"method":"view/sync","params":{"x":' + b"[" * 127
                + b"]" * 127 + b"}}", -32600, 1, limit=128),
    ],
    "a body may have blanks around it": [
        Case(bodies=(b" \r\t " + body(request("b", "view/sync")) + b" \t ",), answers={"b": OK}),
    ],
    "a batch has at most 1,000 members": [
        Case(bodies=([SYNC] * 1001,), nameless=(-32600,)),
        Case(bodies=([notification("initialized")] * 999 + [request("l", "view/sync")],),
             answers={"l": OK}),
    ],
    "a batch runs in order": [
        Case(bodies=([request("c", "table/create", {"table": "t", "rows": [[1]]}),
                      notification("table/edit", {"table": "t", "edits": [
                          {"kind": "insert", "rows": [[2]]}]}),
                      request("e", "table/close", {"table": "t"}),
                      request("d", "table/describe", {"table": "t"})],),
             answers={"c": OK, "e": OK, "d": -32803}),
    ],
    "a batch holds no initialize, shutdown or exit": [
        Case(bodies=([request(1, "initialize", {}), request(2, "shutdown"), notification("exit"),
                      request(3, "view/sync")],),
             answers={1: -32600, 2: -32600, 3: OK}, nameless=(-32600,)),
    ],
    "members of a batch that are no messages are answered each": [
        Case(bodies=([1, request("m", "view/sync"), []],), answers={"m": OK},
             nameless=(-32600, -32600)),
    ],
}  # fmt: skip

# Ends of the life cycle beside the measured rows.
ENDS = {
    "EOF within a header": [farewell(1, raw=b"Content-Len")],
    "EPIPE after shutdown": no_reader(after_shutdown=True),
    "SIGHUP": ended_by(signal.SIGHUP),
}

CASES = [
    pytest.param(cases if callable(cases) else cases[number], delivery,
                 id=f"{name}-{number}-{delivery}")
    for table in (ROWS, FRAMING, ENDS)
    for name, cases in table.items()
    for number in range(1 if callable(cases) else len(cases))
    for delivery in DELIVERIES + ("as lines",)
    if delivery != "as lines" or (not callable(cases) and cases[number].bodies)
]  # fmt: skip


def test_the_table_is_complete():
    assert len(ROWS) == 52


@pytest.mark.parametrize(("case", "delivery"), CASES)
def test_hostile_bytes_have_one_outcome(start, binary, case, delivery):
    if callable(case):
        case.binary = binary
        return case(start, delivery)
    lines = delivery == "as lines"
    form = line if lines else frame
    pipe = start(*case.arguments, lines=lines, greet=False)
    greeting = [request("hello", "initialize", {}), notification("initialized")]
    words = {"shutdown": request("bye", "shutdown"), "exit": notification("exit")}
    before = greeting if case.greet else []
    after = ([PROBE] if case.probe else []) + [words[word] for word in case.farewell]
    stream = b"".join(map(form, before)) + case.raw
    stream += b"".join(map(form, [*case.bodies, *after]))
    pipe.tee.long_integers_allowed = True  # as ids
    expected = dict(case.answers)
    expected |= {"hello": OK} if case.greet else {}
    expected |= {"probe": OK} if case.probe else {}
    expected |= {"bye": result(None)} if "shutdown" in case.farewell else {}
    send(pipe, stream, delivery, [{"id": id_, "method": "?"} for id_ in expected])
    if "exit" not in case.farewell:
        pipe.close_input()
    assert pipe.status() == case.status
    check_outcome(pipe, case, expected)


def check_outcome(pipe, case, expected):
    """Exactly the answers expected, and nothing on stderr but what is due."""
    answers = {(type(id_), id_): answer for id_, answer in pipe.answers.items()}
    assert answers.keys() == {(type(id_), id_) for id_ in expected}
    for id_, wanted in expected.items():
        answer = answers[(type(id_), id_)]
        if callable(wanted):
            wanted(answer)
        else:
            assert answer.get("error", {}).get("code") == wanted, answer
    assert tuple(answer["error"]["code"] for answer in pipe.nameless) == case.nameless
    said = bytes(pipe.stderr).decode()
    for words in case.stderr:
        assert said.count(words) == 1, said
    if case.status == 0 and not case.stderr and case.nameless.count(-32700) == 0:
        assert said == "", "nothing wrong, nothing said"
    if case.also:
        case.also(pipe)
