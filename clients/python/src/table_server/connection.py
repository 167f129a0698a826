"""JSON-RPC over a pair of streams: one reader thread, a locked writer, futures for answers."""

from __future__ import annotations

import json
import logging
import os
import threading
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeoutError
from typing import IO, Any, Callable, Dict, List, Mapping, Optional

from .errors import (
    DaemonGone,
    Error,
    ProtocolViolation,
    RequestTimedOut,
    error_from_wire,
)
from .framing import FrameDecoder, frame

log = logging.getLogger("table_server")

Params = Mapping[str, Any]
OnResult = Callable[[Any], None]


class NotAnswered(Exception):
    """Raised by ``on_request`` for a request that nothing here answers."""


class Call(Future):  # type: ignore[type-arg]  # unsubscripted so that subclasses stay plain
    """The answer to come.

    ``cancel`` asks the daemon to stop. The one answer still comes: ``RequestCancelled`` if the
    request was stopped in time, else its result.
    """

    def __init__(self, connection: Connection, request_id: int, method: str) -> None:
        super().__init__()
        self.request_id = request_id
        self.method = method
        self.on_result: Optional[OnResult] = None
        self._connection = connection

    def cancel(self) -> bool:
        """Sends ``$/cancelRequest``; False when the answer is already here."""
        if self.done():
            return False
        try:
            self._connection.notify("$/cancelRequest", {"id": self.request_id})
        except Error:
            return False
        return True

    def get(self, timeout: Optional[float] = None) -> Any:
        """Waits for the answer; a wait that ends early cancels the request."""
        try:
            return self.result(timeout)
        except FutureTimeoutError as error:
            if self.done():
                raise
            self.cancel()
            raise RequestTimedOut(f"{self.method}: no answer within {timeout} s") from error
        except KeyboardInterrupt:
            self.cancel()
            raise


class Connection:
    """Speaks JSON-RPC with the peer behind two binary streams.

    ``on_event`` and each call's ``on_result`` run on the reader thread, in the order received, and
    must not wait for anything.
    """

    def __init__(
        self,
        reader: IO[bytes],
        writer: IO[bytes],
        on_event: Callable[[str, Params], None],
        describe_end: Callable[[str], DaemonGone] = DaemonGone,
        on_end: Optional[Callable[[DaemonGone], None]] = None,
        on_request: Optional[Callable[[str, Params], Any]] = None,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._on_event = on_event
        self._on_end = on_end
        self._on_request = on_request
        self._describe_end = describe_end
        self._write_lock = threading.Lock()
        self._state_lock = threading.Lock()
        self._pending: Dict[int, Call] = {}
        self._next_id = 0
        self._end: Optional[DaemonGone] = None
        self._thread = threading.Thread(target=self._read, name="table-server-reader", daemon=True)

    def start(self) -> None:
        """Starts the reader thread."""
        self._thread.start()

    def join(self, timeout: Optional[float] = None) -> None:
        """Waits until the reader thread has reached the end of the stream."""
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            self._thread.join(timeout)

    def request_async(
        self, method: str, params: Optional[Params] = None, on_result: Optional[OnResult] = None
    ) -> Call:
        """Sends a request and returns at once."""
        call = self._new_call(method, on_result)
        self._send_calls([call], _request(call.request_id, method, params))
        return call

    def notify(self, method: str, params: Optional[Params] = None) -> None:
        """Sends a notification."""
        self._send(_envelope(method, params))

    def send_batch(self, entries: List[Any]) -> List[Call]:
        """Sends ``(method, params)`` pairs as one array; they run in order."""
        calls = [self._new_call(method, None) for method, _ in entries]
        messages = [
            _request(call.request_id, method, params)
            for call, (method, params) in zip(calls, entries)
        ]
        if calls:
            self._send_calls(calls, messages)
        return calls

    # MARK: Sending

    def _new_call(self, method: str, on_result: Optional[OnResult]) -> Call:
        with self._state_lock:
            if self._end is not None:
                raise self._end
            self._next_id += 1
            call = Call(self, self._next_id, method)
            call.on_result = on_result
            self._pending[call.request_id] = call
            return call

    def _send_calls(self, calls: List[Call], message: Any) -> None:
        try:
            self._send(message)
        except BaseException:
            with self._state_lock:
                for call in calls:
                    self._pending.pop(call.request_id, None)
            raise

    def _send(self, message: Any) -> None:
        self._write(_framed(message))

    def _write(self, data: bytes) -> None:
        with self._write_lock:
            if self._end is not None:
                raise self._end
            try:
                self._writer.write(data)
                self._writer.flush()
            except (OSError, ValueError) as error:
                raise self._describe_end("the daemon does not read any more") from error

    # MARK: Receiving

    def _read(self) -> None:
        decoder = FrameDecoder()
        reason = "the daemon closed its output"
        try:
            while True:
                piece = os.read(self._reader.fileno(), 1 << 16)
                if not piece:
                    break
                for body in decoder.feed(piece):
                    self._receive(body)
            if not decoder.is_between_frames:
                reason = "the daemon closed its output in the middle of a message"
        except (OSError, ValueError, ProtocolViolation) as error:
            reason = f"the daemon's output cannot be read: {error}"
        self._finish(reason)

    def _receive(self, body: bytes) -> None:
        try:
            message = json.loads(body.decode("utf-8"))
        except ValueError as error:
            raise ProtocolViolation(f"a message that is no JSON: {error}") from error
        for member in message if isinstance(message, list) else [message]:
            if not isinstance(member, dict):
                raise ProtocolViolation(f"a message that is no object: {str(member)[:80]}")
            if "method" in member and "id" in member:
                # On a thread of its own: the answering function may send requests first.
                threading.Thread(target=self._answer, args=(member,), daemon=True).start()
            elif "method" in member:
                self._receive_event(member)
            else:
                self._receive_answer(member)

    def _answer(self, message: Dict[str, Any]) -> None:
        """Answers a request of the peer; without a handler it is one of no method."""
        params = message.get("params")
        answer: Dict[str, Any] = {"jsonrpc": "2.0", "id": message["id"]}
        try:
            if self._on_request is None:
                raise NotAnswered(message["method"])
            answer["result"] = self._on_request(
                message["method"], params if isinstance(params, dict) else {}
            )
        except NotAnswered:
            answer["error"] = {"code": -32601, "message": f"no {message['method']} here"}
        except Exception as error:
            log.exception("while answering %s", message["method"])
            data = getattr(error, "data", None)
            answer["error"] = {
                "code": -32603,
                "message": str(error) or repr(error) if isinstance(data, dict) else repr(error),
                **({"data": data} if isinstance(data, dict) else {}),
            }
        try:
            self._send_answer(answer)
        except DaemonGone:
            log.debug("nobody wants the answer to %s any more", message["method"])

    def _send_answer(self, answer: Dict[str, Any]) -> None:
        """Sends an answer; one with values that JSON does not have is the error of its request."""
        try:
            data = _framed(answer)
        except (TypeError, ValueError) as error:
            answer.pop("result", None)
            data = _framed({**answer, "error": {"code": -32603, "message": str(error)}})
        self._write(data)

    def _receive_event(self, message: Dict[str, Any]) -> None:
        params = message.get("params")
        try:
            self._on_event(message["method"], params if isinstance(params, dict) else {})
        except Exception:
            log.exception("while taking the event %s", message["method"])

    def _receive_answer(self, message: Dict[str, Any]) -> None:
        request_id = message.get("id")
        with self._state_lock:
            call = self._pending.pop(request_id, None) if isinstance(request_id, int) else None
        if call is None:
            log.warning("an answer to nothing asked: %.200s", message)
            return
        if "error" in message:
            call.set_exception(error_from_wire(message["error"], call.method))
            return
        result = message.get("result")
        try:
            if call.on_result is not None:
                call.on_result(result)
        except Exception as error:
            call.set_exception(error)
            return
        call.set_result(result)

    def _finish(self, reason: str) -> None:
        end = self._describe_end(reason)
        with self._state_lock:
            self._end = end
            abandoned = list(self._pending.values())
            self._pending.clear()
        for call in abandoned:
            call.set_exception(end)
        if self._on_end is not None:
            self._on_end(end)


def _framed(message: Any) -> bytes:
    body = json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return frame(body.encode("utf-8"))


def _envelope(method: str, params: Optional[Params]) -> Dict[str, Any]:
    message: Dict[str, Any] = {"jsonrpc": "2.0", "method": method}
    if params is not None:
        message["params"] = params
    return message


def _request(request_id: int, method: str, params: Optional[Params]) -> Dict[str, Any]:
    return {**_envelope(method, params), "id": request_id}
