"""Frames of pandas, polars and Arrow as pages of rows. None of these modules is imported."""

from __future__ import annotations

import math
from typing import Any, Dict, List, Optional, Sequence

MODULES = ("pandas", "polars", "pyarrow")
KINDS = {"i": "integer", "u": "integer", "f": "number", "b": "boolean", "M": "dateTime"}
PREFIXES = (
    ("uint", "integer"), ("int", "integer"), ("float", "number"), ("double", "number"),
    ("half", "number"), ("bool", "boolean"), ("datetime", "dateTime"), ("timestamp", "dateTime"),
    ("date", "date"), ("time", "time"), ("duration", "duration"), ("decimal", "decimal"),
    ("str", "text"), ("utf8", "text"), ("string", "text"), ("large_string", "text"),
    ("list", "list"), ("struct", "json"),
)  # fmt: skip


def module_of(frame: Any) -> Optional[str]:
    """The module that a frame belongs to; None: it is no frame."""
    name = type(frame).__module__.partition(".")[0]
    return name if name in MODULES and hasattr(frame, "columns") else None


def is_frame(value: Any) -> bool:
    """Whether a value is a frame."""
    return module_of(value) is not None


def columns_of(frame: Any) -> List[Dict[str, Any]]:
    """The columns of a frame with the types that the daemon has for them."""
    if module_of(frame) == "pyarrow":
        found = [(field.name, type_of(str(field.type))) for field in frame.schema]
    elif module_of(frame) == "polars":
        found = [(name, type_of(str(kind))) for name, kind in frame.schema.items()]
    else:
        found = [
            (str(name), KINDS.get(getattr(kind, "kind", ""))) for name, kind in frame.dtypes.items()
        ]
    return [{"id": name} if kind is None else {"id": name, "type": kind} for name, kind in found]


def type_of(name: str) -> Optional[str]:
    """The type of a column by the name of its type in polars or Arrow."""
    plain = name.lower()
    return next((kind for prefix, kind in PREFIXES if plain.startswith(prefix)), None)


def rows_of(frame: Any, offset: int, size: int) -> Sequence[Sequence[Any]]:
    """Some rows of a frame."""
    module = module_of(frame)
    if module == "polars":
        return list(frame.slice(offset, size).rows())
    if module == "pyarrow":
        part = frame.slice(offset, size)
        return list(zip(*[column.to_pylist() for column in part.columns]))
    part = frame.iloc[offset : offset + size]
    return [[plain(value) for value in row] for row in part.itertuples(index=False, name=None)]


def plain(value: Any) -> Any:
    """A value of pandas as one of Python; what is missing is None."""
    if value is None or value != value:  # NaN, NaT
        return None
    if hasattr(value, "to_pydatetime"):
        return value.to_pydatetime()
    if hasattr(value, "item"):
        value = value.item()
    return None if isinstance(value, float) and math.isnan(value) else value
