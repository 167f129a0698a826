"""Small helpers for writing params and for leaving."""

from __future__ import annotations

from typing import Any, Callable, Dict, Optional


def given(**members: Any) -> Dict[str, Any]:
    """The members that were given; None means "not given", so the daemon's default holds."""
    return {name: value for name, value in members.items() if value is not None}


def close_quietly(close: Callable[[], Any], error: Optional[BaseException]) -> None:
    """Closes; a failure to close does not hide the error that is already on its way."""
    try:
        close()
    except Exception:
        if error is None:
            raise
