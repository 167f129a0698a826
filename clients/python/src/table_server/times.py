"""Texts of times that are counted in nanoseconds."""

from __future__ import annotations

import datetime
import functools
import re
from typing import Any, Match, Optional, Pattern, Tuple

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


_DATE_TIME = re.compile(
    r"(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:(Z)|([+-])(\d\d):?(\d\d))?"
)
_TIME = re.compile(r"(\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?")
_DURATION = re.compile(r"(-?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.(\d{1,9}))?S)?)?")


def timestamp_count(text: str) -> Tuple[int, Optional[int]]:
    """The nanoseconds since 1970 of a time as the daemon sends it, and its offset in minutes.

    ``ValueError`` if it is none.
    """
    match = _matched(_DATE_TIME, text)
    days = datetime.date.fromisoformat(match[1]).toordinal() - _EPOCH.toordinal()
    count = days * 86400 * SECOND + _clock(match[2], match[3], match[4], match[5])
    if match[6]:
        return count, 0
    if match[7] is None:
        return count, None
    offset = (int(match[8]) * 60 + int(match[9])) * (-1 if match[7] == "-" else 1)
    return count - offset * 60 * SECOND, offset


def time_of_day_count(text: str) -> int:
    """The nanoseconds since midnight of a time of day as the daemon sends it."""
    match = _matched(_TIME, text)
    return _clock(match[1], match[2], match[3], match[4])


def duration_count(text: str) -> int:
    """The nanoseconds of a duration as the daemon sends it."""
    match = _matched(_DURATION, text)
    count = int(match[2] or 0) * 86400 * SECOND + _clock(match[3], match[4], match[5], match[6])
    return -count if match[1] else count


def _matched(pattern: Pattern[str], text: str) -> Match[str]:
    match = pattern.fullmatch(text)
    if match is None:
        raise ValueError(f"a time as the daemon sends it is expected, found {text!r}")
    return match


def _clock(
    hours: Optional[str], minutes: Optional[str], seconds: Optional[str], fraction: Optional[str]
) -> int:
    whole = int(hours or 0) * 3600 + int(minutes or 0) * 60 + int(seconds or 0)
    return whole * SECOND + int((fraction or "").ljust(9, "0"))
