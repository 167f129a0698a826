"""What can go wrong, each with the facts a program needs and a sentence a person understands."""

from __future__ import annotations

import json
from typing import Any, Dict, Mapping, Optional


class Error(Exception):
    """The root of everything this package raises on its own."""


class TableServerError(Error):
    """The daemon answered a request with an error; nothing was changed by that request.

    ``kind`` names the daemon's own reasons (``unknownRow``, ``conflict``…), ``pointer`` is a JSON
    pointer into the params, ``expected`` and ``found`` describe the fault there.
    """

    def __init__(
        self, code: int, message: str, data: Optional[Any] = None, method: Optional[str] = None
    ) -> None:
        self.code = code
        self.message = message
        self.data: Dict[str, Any] = data if isinstance(data, dict) else {}
        self.method = method
        super().__init__(self._sentence())

    @property
    def kind(self) -> Optional[str]:
        """The daemon's own name of the reason."""
        return _optional_text(self.data.get("kind"))

    @property
    def pointer(self) -> Optional[str]:
        """Where in the params the fault lies, as a JSON pointer."""
        return _optional_text(self.data.get("pointer"))

    @property
    def expected(self) -> Any:
        """What would have been right at ``pointer``."""
        return self.data.get("expected")

    @property
    def found(self) -> Any:
        """The value at ``pointer``."""
        return self.data.get("found")

    @property
    def revision(self) -> Optional[int]:
        """The table's current revision, if the error has it."""
        value = self.data.get("revision")
        return value if isinstance(value, int) else None

    def _sentence(self) -> str:
        head = f"{self.method}: {self.message}" if self.method else self.message
        notes = [self.kind or f"code {self.code}"]
        if self.pointer:
            notes.append(f"at {self.pointer}")
        if "expected" in self.data:
            notes.append(f"expected {_brief(self.expected)}")
        if "found" in self.data:
            notes.append(f"found {_brief(self.found)}")
        return f"{head} ({', '.join(notes)})"


class InvalidParams(TableServerError):
    """-32602: shape, type, range, an unknown member or an unknown column."""


class RequestFailed(TableServerError):
    """-32803: well formed, but it cannot be done now; ``kind`` is the reason."""


class RequestCancelled(TableServerError):
    """-32800: stopped in time by ``$/cancelRequest``."""


class ContentModified(TableServerError):
    """-32801: rows were requested at a view revision that is not kept any more."""


class DaemonGone(Error):
    """The daemon's process ended or closed its output while something was wanted of it."""

    def __init__(self, reason: str, status: Optional[int] = None, stderr_tail: str = "") -> None:
        self.reason = reason
        self.status = status
        self.stderr_tail = stderr_tail
        parts = [reason]
        if status is not None:
            parts.append(f"killed by signal {-status}" if status < 0 else f"exit status {status}")
        sentence = ", ".join(parts)
        if stderr_tail.strip():
            sentence += f"; it last wrote:\n{stderr_tail.strip()}"
        super().__init__(sentence)


class RequestTimedOut(Error, TimeoutError):
    """No answer came within the time given; the request was cancelled."""


class LoadFailed(Error):
    """The rows of a source could not be read to the end; those read before are there.

    ``kind`` names the reason as in an error answer, ``system`` is the system's name for it.
    """

    def __init__(self, failure: Mapping[str, str]) -> None:
        self.kind = failure["kind"]
        self.system = failure.get("system")
        super().__init__(failure["message"])


class ProtocolViolation(Error):
    """The daemon sent something that is no message."""


class OutOfSync(Error):
    """An update does not fit the content of the replica; it needs ``view/resync``."""


_CLASSES = {
    -32602: InvalidParams,
    -32803: RequestFailed,
    -32800: RequestCancelled,
    -32801: ContentModified,
}


def error_from_wire(error: Mapping[str, Any], method: Optional[str] = None) -> TableServerError:
    """Makes the exception for the ``error`` member of an answer."""
    code = error.get("code")
    if not isinstance(code, int) or isinstance(code, bool):
        code = -32603
    message = error.get("message")
    kind = _CLASSES.get(code, TableServerError)
    return kind(
        code, message if isinstance(message, str) else "no message", error.get("data"), method
    )


def _optional_text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None


def _brief(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"
