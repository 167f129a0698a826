"""Ways of delivering one stream of bytes; the outcome must be the same in all of them."""

from __future__ import annotations

import json
import random

DELIVERIES = ("whole", "byte by byte", "in random pieces")


def pieces(stream, delivery, seed=1):
    """The stream cut as the delivery says."""
    if delivery == "byte by byte":
        return [stream[at : at + 1] for at in range(len(stream))]
    if delivery == "in random pieces":
        chance, cut, at = random.Random(seed), [], 0
        while at < len(stream):
            size = chance.choice((1, 2, 3, 7, 19, 64, 500, 5000))
            cut.append(stream[at : at + size])
            at += size
        return cut
    return [stream]


def body(message):
    """A message as JSON."""
    return message if isinstance(message, bytes) else json.dumps(message).encode()


def frame(message):
    """A message (or the bytes of a body) behind its header."""
    data = body(message)
    return b"Content-Length: %d\r\n\r\n" % len(data) + data


def line(message):
    """A message (or the bytes of a body) on a line."""
    return body(message) + b"\n"


def request(request_id, method, params=None):
    """A request; without params the member is absent."""
    message = {"jsonrpc": "2.0", "id": request_id, "method": method}
    return message if params is None else {**message, "params": params}


def notification(method, params=None):
    """A notification; without params the member is absent."""
    message = {"jsonrpc": "2.0", "method": method}
    return message if params is None else {**message, "params": params}
