"""A raw pipe to the built binary: bytes in, frames out, everything seen by the tee."""

from __future__ import annotations

import json
import os
import pathlib
import queue
import subprocess
import threading
import time

from replica import rows_of
from tee import Tee

TIMEOUT = 30.0


SWEEP = os.environ.get("TABLE_SERVER_SWEEP") == "1"


def seeds(count):
    """Few seeds by default; ``TABLE_SERVER_SEEDS`` multiplies them."""
    return range(count * int(os.environ.get("TABLE_SERVER_SEEDS", "1")))


def kernel_state(pid):
    """What the kernel tells of the threads of a process: name, state, what each waits in, its tracer."""
    found = []
    for task in sorted(pathlib.Path(f"/proc/{pid}/task").glob("*")):
        told = []
        for name in ("status", "wchan", "syscall"):
            try:
                text = (task / name).read_text()
            except OSError as error:
                text = str(error)
            told += [line for line in text.splitlines()
                     if name != "status" or line.startswith(("Name", "State", "TracerPid"))]  # fmt: skip
        found.append(" ".join(told))
    return "; ".join(found) or "it is gone"


class RpcError(Exception):
    """An error answer."""

    def __init__(self, error, method):
        super().__init__(f"{method}: {json.dumps(error, ensure_ascii=False)}")
        self.error = error
        self.code = error["code"]
        self.data = error.get("data") or {}
        self.kind = self.data.get("kind")
        self.pointer = self.data.get("pointer")


class Pipe:
    """One running daemon. Requests through ``request``, hostile bytes through ``send_bytes``."""

    def __init__(self, binary, arguments=(), lines=False):
        self.lines = lines
        self.tee = Tee()
        self.events = []
        self.questions = []  # requests of the daemon
        self.answers = {}
        self.nameless = []
        self.bytes_read = 0
        self.next_id = 0
        self.changed = threading.Condition()
        self.reading = threading.Event()
        self.reading.set()
        self.process = subprocess.Popen(
            [binary, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        self.stderr = bytearray()
        self.outgoing = queue.Queue()
        self.ended = False
        self.threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self.read_output, self.read_errors, self.write)
        ]
        for thread in self.threads:
            thread.start()

    # MARK: Streams

    def write(self):
        while True:
            data = self.outgoing.get()
            try:
                if data is None:
                    self.process.stdin.close()
                    return
                for piece in data:
                    view = memoryview(piece)
                    while view:
                        view = view[os.write(self.process.stdin.fileno(), view) :]
            except (OSError, ValueError):
                return  # it does not read any more; what it says and how it ends is what counts
            finally:
                self.outgoing.task_done()

    def read_errors(self):
        while piece := os.read(self.process.stderr.fileno(), 65536):
            self.stderr += piece

    def read_output(self):
        buffer = bytearray()
        while True:
            self.reading.wait()
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                break
            buffer += piece
            self.bytes_read += len(piece)
            for body in self.cut(buffer):
                self.take(body)
        with self.changed:
            if buffer:
                self.tee.broken("output ends in the middle of a message", bytes(buffer[:200]))
            self.ended = True
            self.changed.notify_all()

    def cut(self, buffer):
        while buffer:
            if self.lines:
                end = buffer.find(b"\n")
                if end < 0:
                    return
                body, rest = bytes(buffer[:end]), end + 1
            else:
                end = buffer.find(b"\r\n\r\n")
                if end < 0:
                    return
                header = bytes(buffer[:end])
                size = header.removeprefix(b"Content-Length: ")
                if not size.isdigit():
                    self.tee.broken("a header that is not exactly Content-Length", header)
                    buffer.clear()
                    return
                rest = end + 4 + int(size)
                if len(buffer) < rest:
                    return
                body = bytes(buffer[end + 4 : rest])
            del buffer[:rest]
            yield body

    def take(self, body):
        with self.changed:
            for message in self.tee.received(body):
                if "method" in message and "id" in message:
                    self.questions.append(message)
                elif "method" in message:
                    self.events.append((message["method"], message.get("params")))
                elif message.get("id") is None:
                    self.nameless.append(message)
                else:
                    self.answers[message["id"]] = message
            self.changed.notify_all()

    def pause(self):
        """Stops reading, as a client does that is busy."""
        self.reading.clear()

    def resume(self):
        """Reads on."""
        self.reading.set()

    # MARK: Sending

    def send_bytes(self, data, expecting=()):
        """Sends bytes as they are; ``expecting`` are the messages in them that get answers."""
        with self.changed:
            for message in expecting:
                self.tee.sent(message)
        self.outgoing.put([data])

    def send_pieces(self, pieces, expecting=()):
        """Sends bytes in pieces, one write for each."""
        with self.changed:
            for message in expecting:
                self.tee.sent(message)
        self.outgoing.put(pieces)

    def wait_written(self):
        """Waits until everything sent has gone into the pipe (or the pipe is broken)."""
        while self.outgoing.unfinished_tasks and self.threads[2].is_alive():
            time.sleep(0.01)

    def send(self, message):
        """Sends a message in the framing of this pipe."""
        body = json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass")
        self.send_bytes(self.framed(body), [message])

    def framed(self, body):
        if self.lines:
            return body + b"\n"
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def notify(self, method, params=None):
        """Sends a notification."""
        self.send({"jsonrpc": "2.0", "method": method, "params": params or {}})

    def start_request(self, method, params=None, request_id=None):
        """Sends a request and returns its id at once."""
        if request_id is None:
            self.next_id += 1
            request_id = self.next_id
        message = {"jsonrpc": "2.0", "id": request_id, "method": method}
        if params is not None:
            message["params"] = params
        self.send(message)
        return request_id

    def wait(self, condition, timeout=TIMEOUT, what="what was waited for"):
        """Waits until a condition holds: after each message, and from time to time.

        A condition may also ask the daemon. A state that is as it was before the next notification
        is due is not notified.
        """
        deadline = time.monotonic() + timeout
        with self.changed:
            while not condition():
                left = deadline - time.monotonic()
                if self.ended or left <= 0:
                    why = "the output ended" if self.ended else f"{timeout} s passed"
                    raise AssertionError(
                        f"{why} before {what}; status {self.process.poll()};"
                        f" stderr {bytes(self.stderr[-2000:]).decode('utf-8', 'replace')}"
                    )
                self.changed.wait(min(left, 0.25))

    def answer(self, request_id, timeout=TIMEOUT):
        """Waits for the whole answer to a request."""
        self.wait(lambda: request_id in self.answers, timeout, f"the answer to {request_id}")
        return self.answers.pop(request_id)

    def result(self, request_id, method="request", timeout=TIMEOUT):
        """Waits for a result; an error answer is raised."""
        answer = self.answer(request_id, timeout)
        if "error" in answer:
            raise RpcError(answer["error"], method)
        return answer["result"]

    def question(self, timeout=TIMEOUT):
        """Waits for a request of the daemon."""
        self.wait(lambda: self.questions, timeout, "a question")
        return self.questions.pop(0)

    def decide(self, decision, timeout=TIMEOUT):
        """Waits for the daemon to ask, answers, and returns what it asked."""
        question = self.question(timeout)
        self.send({"jsonrpc": "2.0", "id": question["id"], "result": {"decision": decision}})
        return question["params"]

    def request(self, method, timeout=TIMEOUT, /, **params):
        """Sends a request and waits for its result; members named ``as_`` travel as ``as``."""
        if "as_" in params:
            params["as"] = params.pop("as_")
        return self.result(self.start_request(method, params), method, timeout)

    def initialize(self, **params):
        """The greeting."""
        answer = self.request("initialize", **params)
        self.notify("initialized")
        return answer

    def error(self, method, /, **params):
        """Sends a request that must fail; returns the error."""
        try:
            result = self.request(method, **params)
        except RpcError as error:
            return error
        raise AssertionError(f"{method} {params} succeeded: {str(result)[:300]}")

    # MARK: Tables and windows

    def updates(self, subscription):
        """The updates of a subscription so far."""
        return [
            params
            for method, params in self.events
            if method == "view/update" and params["subscription"] == subscription
        ]

    def replica(self, subscription):
        """The replica that the tee keeps of a subscription."""
        return self.tee.replicas[subscription]

    def sync(self, **params):
        """The barrier, also for widths and heights."""
        return self.request("view/sync", **{"layout": True, **params})

    def cells(self, view, **params):
        """Rows of a view as [key, {column: cell}], freshly read."""
        answer = self.request("view/rows", view=view, **{"as": "both", **params})
        return rows_of(answer["keys"], answer["blocks"])

    def values(self, view, column, **params):
        """The values of one column, freshly read."""
        rows = self.cells(view, columns=[column], **params)
        return [cells[column]["value"] for _, cells in rows]

    # MARK: End

    def close_input(self):
        """Ends the daemon's input once everything queued is written."""
        self.outgoing.put(None)

    def status(self, timeout=10.0):
        """Waits for the exit status; kills after the limit."""
        try:
            status = self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the daemon did not end within {timeout} s") from None
        self.reading.set()
        for thread in self.threads[:2]:
            thread.join(5)
        return status

    def kill(self):
        """Kills the process, unless it has ended, and waits for its end."""
        if self.process.poll() is None:
            self.process.kill()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:  # it is traced, or inside a call that no signal ends
            state = kernel_state(self.process.pid)
            raise AssertionError(f"the daemon outlives SIGKILL: {state}") from None

    def leave(self):
        """Shutdown and exit in order; returns the status."""
        self.request("shutdown")
        self.notify("exit")
        return self.status()

    def end(self):
        """Ends the process whatever happened."""
        self.reading.set()
        self.kill()
        self.close_input()
        for thread in self.threads:
            thread.join(5)
        self.process.stdout.close()
        self.process.stderr.close()
