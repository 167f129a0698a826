"""Expressions: the result of a check, and values between Python and CEL."""

from __future__ import annotations

import datetime
import math
from typing import Any, Dict, List, Mapping, NamedTuple, Optional

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
_SECOND = datetime.timedelta(seconds=1)


class Problem(NamedTuple):
    """What is wrong with an expression: where, in UTF-16 units of its text, and how to mend it."""

    kind: str
    message: str
    start: int
    end: int
    hint: Optional[str]

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> Problem:
        """Reads a member of ``problems``."""
        place = wire["range"]
        return Problem(
            wire["kind"], wire["message"], place["start"], place["end"], wire.get("hint")
        )


class ExpressionCheck(NamedTuple):
    """What an expression gives and reads; of a faulty one there are only the problems."""

    type: Any
    columns: List[str]
    params: List[str]
    bindings: List[str]
    steps: int
    problems: List[Problem]

    @property
    def is_right(self) -> bool:
        """Whether it can be evaluated."""
        return not self.problems

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> ExpressionCheck:
        """Reads the answer to ``expression/check``."""
        read = wire.get("dependencies", {})
        return ExpressionCheck(
            wire.get("type"),
            list(read.get("columns", ())),
            list(read.get("params", ())),
            list(read.get("bindings", ())),
            wire.get("steps", 0),
            [Problem.from_wire(problem) for problem in wire["problems"]],
        )


def to_typed(value: Any) -> Dict[str, Any]:
    """A Python value as a typed value of the wire; ``TypeError`` for what CEL has no type for."""
    if value is None:
        return {"null": None}
    if isinstance(value, bool):
        return {"bool": value}
    if isinstance(value, int):
        return {"int": str(value)}
    if isinstance(value, float):
        return {"double": _double(value)}
    if isinstance(value, str):
        return {"string": value}
    if isinstance(value, (bytes, bytearray)):
        return {"bytes": value.hex()}
    if isinstance(value, datetime.datetime):
        moment = value if value.tzinfo else value.replace(tzinfo=datetime.timezone.utc)
        seconds, rest = divmod(moment - _EPOCH, _SECOND)
        return {"timestamp": _parts(seconds, rest.microseconds)}
    if isinstance(value, datetime.timedelta):
        sign = -1 if value < datetime.timedelta(0) else 1
        seconds, rest = divmod(abs(value), _SECOND)
        return {"duration": _parts(sign * seconds, sign * rest.microseconds)}
    if isinstance(value, Mapping):
        return {"map": [[to_typed(key), to_typed(item)] for key, item in value.items()]}
    if isinstance(value, (list, tuple)):
        return {"list": [to_typed(item) for item in value]}
    raise TypeError(f"expressions know no {type(value).__name__}: {value!r}")


def from_typed(wire: Mapping[str, Any]) -> Any:
    """A typed value of the wire as a Python value.

    Types, and times that Python does not know exactly, stay as they travel. An optional is its
    value, or None.
    """
    ((kind, content),) = wire.items()
    if kind in ("int", "uint"):
        return int(content)
    if kind == "double":
        return float(content)
    if kind == "bytes":
        return bytes.fromhex(content)
    if kind == "list":
        return [from_typed(item) for item in content]
    if kind == "map":
        return {from_typed(key): from_typed(item) for key, item in content}
    if kind == "optional":
        return None if content is None else from_typed(content)
    if kind in ("timestamp", "duration"):
        return _time(kind, content, wire)
    return content if kind in ("null", "bool", "string") else dict(wire)


def _double(value: float) -> str:
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    return repr(value)


def _parts(seconds: int, microseconds: int) -> Dict[str, Any]:
    nanos = {"nanos": microseconds * 1000} if microseconds else {}
    return {"seconds": str(seconds), **nanos}


def _time(kind: str, content: Mapping[str, Any], wire: Mapping[str, Any]) -> Any:
    nanos = content.get("nanos", 0)
    if nanos % 1000 != 0:
        return dict(wire)
    try:
        time = datetime.timedelta(seconds=int(content["seconds"]), microseconds=nanos // 1000)
        return time if kind == "duration" else _EPOCH + time
    except OverflowError:
        return dict(wire)
