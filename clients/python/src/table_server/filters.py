"""Conditions on rows, made of typed columns: ``price.less(Decimal(10)) & ~name.contains("x")``."""

from __future__ import annotations

from typing import Any, Dict, Generic, Mapping, TypeVar

Item = TypeVar("Item")


class Filter(Generic[Item]):
    """A condition on the rows of a class of items; ``&``, ``|`` and ``~`` combine conditions.

    A row passes where the condition is true. Cells in error, and nulls where there is less and
    greater, leave a condition undecided, which ``~`` does not turn into true.
    """

    __slots__ = ("_members",)

    def __init__(self, members: Mapping[str, Any]) -> None:
        self._members = dict(members)

    def to_wire(self) -> Dict[str, Any]:
        """The condition as the ``filter`` of a view's state."""
        return dict(self._members)

    def __and__(self, other: Filter[Item]) -> Filter[Item]:
        return self._joined("all", other)

    def __or__(self, other: Filter[Item]) -> Filter[Item]:
        return self._joined("any", other)

    def __invert__(self) -> Filter[Item]:
        return Filter({"kind": "not", "condition": self._members})

    def __bool__(self) -> bool:
        raise TypeError("conditions are combined with &, | and ~, not with and, or and not")

    def __repr__(self) -> str:
        return f"Filter({self._members!r})"

    def _joined(self, kind: str, other: Filter[Item]) -> Filter[Item]:
        conditions = [
            each
            for part in (self._members, other._members)
            for each in (part["conditions"] if part["kind"] == kind else [part])
        ]
        return Filter({"kind": kind, "conditions": conditions})
