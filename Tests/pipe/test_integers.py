"""Every integer parameter with every awkward number: a named error or an answer, never a crash."""

import json

import pytest

# Spelled as they travel, so that no library makes them nicer.
NUMBERS = [
    "-1", "0", "-0", "1.5", "1.0", '"1"', "true", "null", "[]",
    "2147483648", "4294967296", "9007199254740993", "4611686018427387904",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "1e400", "-1e400", "1e-400", "1E5",
]  # fmt: skip

PARAMETERS = {
    "initialize": [("processId", '{"processId": @}')],
    "table/open": [
        ("preambleLines", '{"content": {"text": "a\\n1\\n"}, "dialect": {"preambleLines": @}}'),
        ("sampleRows", '{"content": {"text": "a\\n1\\nx\\n"}, "sampleRows": @}'),
        ("progressToken", '{"content": {"text": "a\\n1\\n"}, "progressToken": @}'),
    ],
    "table/create": [
        ("cell", '{"rows": [[@, 1]]}'),
        ("declared", '{"columns": [{"id": "a", "type": "integer"}], "rows": [[@]]}'),
        ("key", '{"columns": [{"id": "a"}], "rows": [[@]], "keyColumns": ["a"]}'),
    ],
    "table/describe": [
        ("first", '{"table": "t", "diagnostics": {"first": @, "size": 5}}'),
        ("size", '{"table": "t", "diagnostics": {"first": 1, "size": @}}'),
    ],
    "table/edit": [
        ("row", '{"table": "t", "edits": [{"kind": "set", "row": @, "column": "n", "value": 7}]}'),
        ("value", '{"table": "t", "edits": [{"kind": "set", "row": 1, "column": "n", "value": @}],'
         ' "invalid": "keep"}'),
        ("seen", '{"table": "t", "edits": [{"kind": "set", "row": 1, "column": "n", "value": 7}],'
         ' "seen": @}'),
        ("exact", '{"table": "t", "edits": [{"kind": "remove", "rows": [2]}], "seen": @,'
         ' "exact": true}'),
        ("insert", '{"table": "t", "edits": [{"kind": "insert", "rows": [[8, 8]],'
         ' "place": {"kind": "index", "sourceIndex": @}}]}'),
        ("move", '{"table": "t", "edits": [{"kind": "move", "rows": [1],'
         ' "place": {"kind": "index", "sourceIndex": @}}]}'),
        ("before", '{"table": "t", "edits": [{"kind": "move", "rows": [1],'
         ' "place": {"kind": "before", "row": @}}]}'),
        ("remove", '{"table": "t", "edits": [{"kind": "remove", "rows": [@]}]}'),
    ],
    "view/open": [("pageSize", '{"table": "t", "state": {"page": {"size": @, "index": 3}}}')],
    "view/set": [
        ("size", '{"view": "v", "state": {"page": {"size": @}}}'),
        ("index", '{"view": "v", "state": {"page": {"size": 2, "index": @}}}'),
        ("both", '{"view": "v", "state": {"page": {"size": @, "index": @}}}'),
        ("show", '{"view": "v", "state": {"page": {"size": 2}}, "show": @}'),
    ],
    "view/rows": [
        ("first", '{"view": "v", "range": {"first": @, "size": 2}}'),
        ("size", '{"view": "v", "range": {"first": 1, "size": @}}'),
        ("both", '{"view": "v", "range": {"first": @, "size": @}}'),
        ("keys", '{"view": "v", "keys": [@]}'),
        ("at", '{"view": "v", "at": @}'),
    ],
    "view/locate": [("keys", '{"view": "v", "keys": [@]}')],
    "view/watch": [
        (f"{member} {hold}", '{"view": "v", "hold": "%s", "window": {"kind": "entries", %s}}'
         % (hold, window))
        for hold in ("entry", "index", "end")
        for member, window in [
            ("first", '"first": @, "size": 2'),
            ("size", '"first": 0, "size": @'),
            ("overscan", '"first": 1, "size": 2, "overscan": @'),
        ]
    ],
    "view/scroll": [
        (f"{member} {name}", '{"subscription": "%s", %s}' % (name, window))
        for name in ("entry", "index", "end")
        for member, window in [("first", '"first": @'), ("size", '"size": @'),
                               ("both", '"first": @, "size": @')]
    ],
}  # fmt: skip

CASES = [
    pytest.param(method, params, id=f"{method} {name}")
    for method, list_ in PARAMETERS.items()
    for name, params in list_
]


def furnish(pipe):
    """A table t, a view v, and a subscription named by each way to hold."""
    pipe.request("table/create", table="t", columns=[{"id": "n", "type": "integer"}, {"id": "m"}],
                 rows=[[n, str(n)] for n in range(9)])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    for hold in ("entry", "index", "end"):
        window = {"kind": "entries", "first": 3, "size": 4, "overscan": 1}
        pipe.request("view/watch", view="v", subscription=hold, hold=hold, window=window)


def send(pipe, method, params):
    """Sends params as they are spelled and waits for the one answer."""
    pipe.next_id += 1
    body = '{"jsonrpc": "2.0", "id": %d, "method": "%s", "params": %s}'
    text = body % (pipe.next_id, method, params)
    pipe.send_bytes(pipe.framed(text.encode()), [json.loads(text)])
    return pipe.answer(pipe.next_id)


@pytest.mark.parametrize(("method", "params"), CASES)
def test_awkward_integers_are_answered_and_harmless(start, method, params):
    pipe = start(greet=method != "initialize")
    for number in NUMBERS:
        if method != "initialize" and "t" not in pipe.sync()["tables"]:
            furnish(pipe)
        answer = send(pipe, method, params.replace("@", number))
        if "error" in answer:
            error = answer["error"]
            assert error["code"] in (-32602, -32600, -32801, -32803), (number, error)
            assert error["data"]["kind"], (number, error)
        if method == "initialize":
            continue
        # Whatever was set stays in use: rows move above, below and inside every window.
        for edits in (
            [{"kind": "insert", "rows": [[1, "x"]], "place": {"kind": "start"}}],
            [{"kind": "insert", "rows": [[1, "y"]]}],
        ):
            pipe.request("table/edit", table="t", edits=edits)
            pipe.sync()
        assert json.dumps(pipe.request("view/get", view="v"))
        pipe.request("view/rows", view="v", range={"first": 0, "size": 3})
        pipe.request("table/close", table="t")
