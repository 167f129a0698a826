"""Small helpers for writing params and for leaving."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Callable, Dict, Optional, Type, TypeVar

Own = TypeVar("Own", bound="Closing")


def given(**members: Any) -> Dict[str, Any]:
    """The members that were given; None means "not given", so the daemon's default applies."""
    return {name: value for name, value in members.items() if value is not None}


def close_quietly(close: Callable[[], Any], error: Optional[BaseException]) -> None:
    """Closes; a failure to close does not hide the error that is already on its way."""
    try:
        close()
    except Exception:
        if error is None:
            raise


class Closing:
    """What a ``with`` block closes at its end."""

    def close(self) -> None:
        """Ends it."""
        raise NotImplementedError

    def __enter__(self: Own) -> Own:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        close_quietly(self.close, error)


def is_utf8(path: str) -> bool:
    """Whether a path can travel as JSON: without bytes that Python keeps as lone surrogates."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return False
    return True
