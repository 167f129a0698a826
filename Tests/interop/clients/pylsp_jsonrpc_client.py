"""python-lsp-jsonrpc: an endpoint between a stream reader and a stream writer."""

import json
import subprocess
import sys
import threading
import time

from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.exceptions import JsonRpcException
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

EVENTS = ["view/update", "table/didChange", "$/progress", "$/logTrace", "window/logMessage"]


def say(value):
    print(json.dumps(value), flush=True)


def answer(endpoint, step):
    try:
        return {"result": endpoint.request(step["request"], step["params"]).result(timeout=10)}
    except JsonRpcException as error:
        return {"error": {"code": error.code, "message": error.message, "data": error.data}}


def awaited(updates, cause):
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for update in list(updates):
            if cause in update["causes"]:
                return {"update": update}
        time.sleep(0.01)
    return {"update": None}


def main(daemon, session):
    process = subprocess.Popen([daemon, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    updates, others = [], []
    handlers = {name: others.append for name in EVENTS}
    handlers["view/update"] = updates.append
    endpoint = Endpoint(handlers, JsonRpcStreamWriter(process.stdin).write)
    reader = JsonRpcStreamReader(process.stdout)
    threading.Thread(target=reader.listen, args=(endpoint.consume,), daemon=True).start()
    for step in json.load(open(session, encoding="utf-8")):
        if "request" in step:
            say(answer(endpoint, step))
        elif "notify" in step:
            endpoint.notify(step["notify"], step["params"])
        else:
            say(awaited(updates, step["await"]))
    say({"exit": process.wait(timeout=10)})


main(*sys.argv[1:])
