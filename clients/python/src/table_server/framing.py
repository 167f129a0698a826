"""Frames as in the language server protocol, without any input or output."""

from __future__ import annotations

from typing import Iterator, Optional

from .errors import ProtocolViolation

_SEPARATOR = b"\r\n\r\n"
_HEADER_BYTES_MAX = 4096


def frame(body: bytes) -> bytes:
    """The bytes that carry one message."""
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


class FrameDecoder:
    """Cuts a stream of bytes, given in pieces of any size, into message bodies."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._body_size: Optional[int] = None

    @property
    def is_between_frames(self) -> bool:
        """Whether no byte of an unfinished frame has been seen."""
        return not self._buffer and self._body_size is None

    def feed(self, piece: bytes) -> Iterator[bytes]:
        """Takes a piece; yields the bodies it completes (to be read to the end).

        Raises ``ProtocolViolation`` when the stream is no sequence of frames, after the bodies
        that came before the fault.
        """
        self._buffer += piece
        while True:
            if self._body_size is None:
                self._body_size = self._take_header()
            if self._body_size is None or len(self._buffer) < self._body_size:
                return
            body = bytes(self._buffer[: self._body_size])
            del self._buffer[: self._body_size]
            self._body_size = None
            yield body

    def _take_header(self) -> Optional[int]:
        end = self._buffer.find(_SEPARATOR, 0, _HEADER_BYTES_MAX)
        if end < 0:
            if len(self._buffer) >= _HEADER_BYTES_MAX:
                raise ProtocolViolation(f"no frame header in {bytes(self._buffer[:60])!r}…")
            return None
        header = bytes(self._buffer[:end])
        del self._buffer[: end + len(_SEPARATOR)]
        return _announced_size(header)


def _announced_size(header: bytes) -> int:
    for line in header.split(b"\r\n"):
        name, colon, value = line.partition(b":")
        if colon and name.strip().lower() == b"content-length" and value.strip().isdigit():
            return int(value)
    raise ProtocolViolation(f"a frame header without Content-Length: {header[:80]!r}")
