"""States of views as they travel: sorts, searches, sections and pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from .wire import given


@dataclass(frozen=True)
class SortKey:
    """One level of a sort."""

    column: str
    direction: str = "ascending"
    nulls: Optional[str] = None
    comparator: Optional[str] = None

    def to_wire(self) -> Dict[str, Any]:
        """The sort key as it travels."""
        return given(
            column=self.column,
            direction=self.direction,
            nulls=self.nulls,
            comparator=self.comparator,
        )


Sort = Union[str, SortKey, Mapping[str, Any], Sequence[str]]
"""A column id (ascending), ``(column, direction)``, a ``SortKey``, or the wire's own object."""


def sort_to_wire(keys: Any) -> Optional[List[Dict[str, Any]]]:
    """A sort as it travels: one key or a list of keys; None restores the default."""
    if keys is None:
        return None
    if isinstance(keys, (str, SortKey, Mapping)) or (
        isinstance(keys, tuple) and len(keys) == 2 and keys[1] in ("ascending", "descending")
    ):
        keys = [keys]  # a single key
    return [_sort_key(key) for key in keys]


def _sort_key(key: Any) -> Dict[str, Any]:
    if isinstance(key, SortKey):
        return key.to_wire()
    if isinstance(key, str):
        return {"column": key, "direction": "ascending"}
    if isinstance(key, Mapping):
        return dict(key)
    column, direction = key
    return {"column": column, "direction": direction}


def view_state(state: Mapping[str, Any]) -> Dict[str, Any]:
    """A state patch as it travels, from Python's spelling or the wire's."""
    names = {
        "column_order": "columnOrder",
        "sort_cycle": "sortCycle",
        "footer_sorts": "footerSorts",
    }
    wire: Dict[str, Any] = {names.get(name, name): value for name, value in state.items()}
    if "sort" in wire:
        wire["sort"] = sort_to_wire(wire["sort"])
    if isinstance(wire.get("search"), str):
        wire["search"] = {"text": wire["search"]}
    sections = wire.get("sections")
    if isinstance(sections, (str, list, tuple)):
        levels = [sections] if isinstance(sections, str) else sections
        by: Any = [{"column": level} if isinstance(level, str) else level for level in levels]
        # A column may be called so, too: it is written as a list.
        wire["sections"] = {"by": "declared" if sections == "declared" else by}
    if isinstance(wire.get("page"), int):
        wire["page"] = {"size": wire["page"]}
    return wire
