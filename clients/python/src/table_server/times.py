"""Texts of times that are counted in nanoseconds."""

from __future__ import annotations

import datetime
import functools
from typing import Any, Optional

SECOND = 10**9
_EPOCH = datetime.datetime(1970, 1, 1)


@functools.lru_cache(maxsize=None)
def zone_named(name: str) -> Any:
    """A time zone by its name or its offset (``+02:00``); UTC if it is not known here."""
    if name[:1] in "+-" and name[1:3].isdigit():
        digits = name[1:].replace(":", "").ljust(4, "0")
        minutes = int(digits[:2]) * 60 + int(digits[2:4])
        return datetime.timezone(datetime.timedelta(minutes=-minutes if name[0] == "-" else minutes))
    try:
        import zoneinfo

        return zoneinfo.ZoneInfo(name)
    except (ImportError, ValueError, OSError, LookupError):
        return datetime.timezone.utc


def timestamp_text(count: int, zone: Optional[str] = None) -> str:
    """The text of nanoseconds since 1970, in a time zone if one is named.

    A time outside the years 1 to 9999 is the text of its seconds, which no column can read.
    """
    seconds, fraction = divmod(count, SECOND)
    try:
        time = _EPOCH + datetime.timedelta(seconds=seconds)
        if zone:
            time = time.replace(tzinfo=datetime.timezone.utc).astimezone(zone_named(zone))
    except OverflowError:
        return f"{seconds} s since 1970"
    text = time.isoformat()
    return text if not fraction else f"{text[:19]}{_fraction(fraction)}{text[19:]}"


def time_of_day_text(count: int) -> str:
    """The text of nanoseconds since midnight."""
    seconds, fraction = divmod(count, SECOND)
    return f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}{_fraction(fraction)}"


def duration_text(count: int) -> str:
    """The text of a duration in nanoseconds."""
    seconds, fraction = divmod(abs(count), SECOND)
    return f"{'-' if count < 0 else ''}PT{seconds}{_fraction(fraction)}S"


def _fraction(nanoseconds: int) -> str:
    return f".{nanoseconds:09d}".rstrip("0") if nanoseconds else ""
