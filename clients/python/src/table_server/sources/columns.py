"""Ids and types of columns."""

from __future__ import annotations

import datetime
import decimal
from typing import Any, Dict, Iterable, List, Optional, Sequence, Set, Tuple

_CLASSES: Dict[type, str] = {
    str: "text", bool: "boolean", int: "integer", float: "number", decimal.Decimal: "decimal",
    datetime.datetime: "dateTime", datetime.date: "date", datetime.time: "time",
    datetime.timedelta: "duration", list: "list", dict: "json", bytes: "blob",
}  # fmt: skip


def unique(names: Iterable[str]) -> List[str]:
    """Names as ids: ``a``, ``a (2)``, ``a (3)`` for equal ones."""
    taken: Set[str] = set()
    ids: List[str] = []
    for name in names:
        id, number = name, 2
        while id in taken:
            id, number = f"{name} ({number})", number + 1
        taken.add(id)
        ids.append(id)
    return ids


def typed_columns(typed: Sequence[Tuple[str, Optional[str]]]) -> List[Dict[str, Any]]:
    """Columns of names and types; those with blobs cannot be edited."""
    found: List[Dict[str, Any]] = []
    for name, (_, kind) in zip(unique(name for name, _ in typed), typed):
        column: Dict[str, Any] = {"id": name}
        if kind is not None:
            column["type"] = "text" if kind == "blob" else kind
        found.append({**column, "editable": False} if kind == "blob" else column)
    return found


def type_of_values(values: Iterable[Any]) -> Optional[str]:
    """The type of a column of Python values; None: they are of several, or of another class."""
    classes = {_class_of(value) for value in values if value is not None}
    if classes == {int, float}:
        return "number"
    return _CLASSES.get(classes.pop()) if len(classes) == 1 else None


def _class_of(value: Any) -> type:
    return next((kind for kind in type(value).__mro__ if kind in _CLASSES), object)
