"""The thin methods that are made from the contract: one for each request."""

from __future__ import annotations

import inspect
import json
import pathlib

import pytest

from table_server.protocol_calls import UNSET, Calls

CONTRACT = pathlib.Path(__file__).resolve().parents[3] / "Protocol" / "openrpc.json"
DOCUMENT = json.loads(CONTRACT.read_text("utf-8"))
REQUESTS = [
    method
    for method in DOCUMENT["methods"]
    if (method["x-direction"], method["x-kind"]) == ("clientToServer", "request")
    and method["name"] not in ("initialize", "shutdown")
]


class Recorder:
    """Keeps what is asked."""

    def __init__(self):
        self.asked = []

    def request(self, method, params=None, timeout=None):
        self.asked.append((method, params, timeout))
        return {"asked": method}


def call_of(method):
    """The call of a method, found by what it sends."""
    for name, call in inspect.getmembers(Calls, inspect.isfunction):
        if not name.startswith("_") and (call.__doc__ or "").startswith(f"`{method['name']}`"):
            return call
    raise AssertionError(f"no call for {method['name']}")


@pytest.mark.parametrize("method", REQUESTS, ids=lambda method: method["name"])
def test_each_request_has_a_call_with_its_parameters(method):
    call = call_of(method)
    assert method["description"] in " ".join(call.__doc__.split())
    keywords = inspect.signature(call).parameters
    names = {name.rstrip("_"): one for name, one in keywords.items()}
    assert set(names) == {"self", "timeout"} | {param["name"] for param in method["params"]}
    for param in method["params"]:
        is_required = names[param["name"]].default is inspect.Parameter.empty
        assert is_required == param.get("required", False), param["name"]
    # The examples are sent as they stand.
    for example in method["examples"]:
        given = {param["name"]: param["value"] for param in example["params"]}
        recorder = Recorder()
        spelled = {name + "_" * (name + "_" in keywords): value for name, value in given.items()}
        call(Calls(recorder), **spelled)
        assert recorder.asked == [(method["name"], given, None)]


def test_what_is_not_given_is_not_sent_and_none_is_null():
    recorder = Recorder()
    calls = Calls(recorder)
    calls.view_hover(subscription="s", row=None, timeout=3)
    calls.view_find(view="v", from_=UNSET)
    assert recorder.asked == [
        ("view/hover", {"subscription": "s", "row": None}, 3),
        ("view/find", {"view": "v"}, None),
    ]
