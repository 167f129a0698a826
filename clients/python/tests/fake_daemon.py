"""A small scripted daemon: answers by method from a JSON script, echoes what it has no line for.

Script: {method: line or [line…]} where a list is used up one line per call, the last one staying.
line = {"result": …} | {"error": …} | {"silent": true} | {"exit": status}, with optional "before"
and "after" (events [method, params]), "stderr" and "raw" (text written as it is, at the very end).
"""

import json
import os
import sys
import time


def read_message(stream):
    size = None
    while True:
        line = stream.readline()
        if not line:
            return None
        if line == b"\r\n":
            return json.loads(stream.read(size))
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            size = int(value)


def write(message):
    body = json.dumps(message, ensure_ascii=False).encode("utf-8")
    sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    sys.stdout.buffer.flush()


def line_for(script, method, params):
    line = script.get(method)
    if isinstance(line, list):
        line = line.pop(0) if len(line) > 1 else line[0]
    if line is None:
        return {"result": {"echo": method, "params": params}}
    return line


def answer(message, line):
    if line.get("stderr"):
        sys.stderr.write(line["stderr"])
        sys.stderr.flush()
    for method, params in line.get("before", ()):
        write({"jsonrpc": "2.0", "method": method, "params": params})
    if "exit" in line:
        os._exit(line["exit"])
    reply = None
    if "id" in message and not line.get("silent"):
        reply = {"jsonrpc": "2.0", "id": message["id"]}
        if "error" in line:
            reply["error"] = line["error"]
        else:
            reply["result"] = line.get("result")
    return reply


def take(message, script):
    line = line_for(script, message["method"], message.get("params"))
    reply = answer(message, line)
    if reply is not None:
        write(reply)
    for method, params in line.get("after", ()):
        write({"jsonrpc": "2.0", "method": method, "params": params})
    if line.get("raw"):
        sys.stdout.write(line["raw"])
        sys.stdout.flush()


def main():
    script = {
        "initialize": {
            "result": {"serverInfo": {"name": "fake"}, "limits": {"rowsPerAnswerMax": 9}}
        },
        "initialized": {"result": None},
        "shutdown": {"result": None},
        **json.loads(os.environ.get("FAKE_SCRIPT", "{}")),
    }
    shut_down = False
    silent = {}
    while True:
        message = read_message(sys.stdin.buffer)
        if message is None:
            sys.exit(0 if shut_down else 1)
        if isinstance(message, list):
            lines = [(m, line_for(script, m["method"], m.get("params"))) for m in message]
            write([reply for m, line in lines for reply in [answer(m, line)] if reply])
            continue
        method = message["method"]
        if method == "exit" and "exit" not in script:
            sys.exit(0 if shut_down else 1)
        if method == "$/cancelRequest":
            waiting = silent.pop(message["params"]["id"], None)
            if waiting is not None:
                error = {"code": -32800, "message": "cancelled", "data": {"kind": "cancelled"}}
                write({"jsonrpc": "2.0", "id": waiting, "error": error})
            continue
        shut_down = shut_down or method == "shutdown"
        if method == "sleep":
            time.sleep(message["params"]["seconds"])
        line = script.get(method)
        if "id" in message and isinstance(line, dict) and line.get("silent"):
            silent[message["id"]] = message["id"]
        take(message, script)


if __name__ == "__main__":
    main()
