"""The daemon serves its own contract, and dispatches what stands there."""

from __future__ import annotations

import json

import pytest
from contract import document

DOCUMENT = document()
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}
REQUESTS = [name for name, method in METHODS.items() if method["x-kind"] == "request"]
ASKED = [name for name in REQUESTS if METHODS[name]["x-direction"] == "clientToServer"]
TESTS_ONLY = ["debug/holdLoading", "debug/rendered", "debug/stick"]


def test_it_serves_the_file(pipe):
    assert pipe.request("rpc.discover") == DOCUMENT


def test_it_serves_the_file_on_one_line(start):
    pipe = start(lines=True)
    assert pipe.request("rpc.discover") == DOCUMENT


def test_it_may_be_asked_before_initialize_and_that_changes_nothing(start):
    pipe = start(greet=False)
    assert pipe.request("rpc.discover") == DOCUMENT
    assert pipe.error("server/stats").kind == "notInitialized"
    pipe.initialize()
    assert pipe.request("rpc.discover") == DOCUMENT
    pipe.request("shutdown")
    assert pipe.error("rpc.discover").kind == "shutDown"


def test_it_takes_no_parameters(pipe):
    error = pipe.error("rpc.discover", method="table/open")
    assert (error.code, error.pointer) == (-32602, "/method")


def test_a_client_that_does_not_read_gets_all_copies_at_last(start):
    pipe = start()
    pipe.pause()
    ids = [pipe.start_request("rpc.discover") for _ in range(200)]
    pipe.wait_written()
    pipe.resume()
    for request_id in ids:
        assert len(pipe.result(request_id)["methods"]) == len(METHODS)


@pytest.mark.parametrize("name", [name for name in ASKED if name != "initialize"])
def test_what_stands_there_is_dispatched(start, name):
    early = start(greet=False)
    listed = {place["$ref"].rsplit("/", 1)[1] for place in METHODS[name]["errors"]}
    if "notInitialized" in listed:
        assert early.error(name).code == -32002
    else:
        early.request(name)
    late = start()
    answer = late.answer(late.start_request(name, {"no such member": 1}))
    assert answer["error"]["data"]["kind"] == "invalidParams"


@pytest.mark.parametrize("name", TESTS_ONLY)
def test_what_is_for_tests_only_does_not_stand_there(start, name):
    assert name not in METHODS
    assert name not in start(greet=False).initialize()["capabilities"]["methods"]
    assert start().error(name).kind == "methodNotFound"
    helped = start("--test-methods", greet=False)
    assert name not in helped.initialize()["capabilities"]["methods"]
    assert name not in json.dumps(helped.request("rpc.discover"))
