"""Sections of a view: headers, groups and footers between its rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterable, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from .values import Key, encode_key


class ErrorValue(NamedTuple):
    """The value in a section's key for cells with an error."""

    kind: str = "error"


SectionKey = Tuple[Union[None, bool, int, float, str, ErrorValue], ...]
"""The values that name a section, the outermost first."""


class SectionEntry(NamedTuple):
    """An entry of a view that is no row: a ``group``, ``header`` or ``footer``."""

    kind: str
    key: SectionKey


EntryKey = Union[int, str, SectionEntry]
"""What names an entry: a row's key, or part of a section."""


@dataclass(frozen=True)
class SectionAggregate:
    """An aggregate over the cells of a section's rows in one column."""

    column: str
    kind: str
    value: Any
    text: str
    nulls: int = 0
    errors: int = 0
    pending: bool = False
    problem: Optional[str] = None


@dataclass(frozen=True)
class SectionInfo:
    """What is known of a section."""

    key: SectionKey
    title: str
    count: int
    collapsed: bool
    aggregates: Tuple[SectionAggregate, ...] = ()
    header: Optional[str] = None
    """As the table declares it, and so on; None where it does not."""
    footer: Optional[str] = None
    kind: Optional[str] = None
    state: Any = None

    def aggregate(self, column: str, kind: str) -> Optional[SectionAggregate]:
        """What is told of a column, if the view asks for it."""
        asked = (column, kind)
        return next((each for each in self.aggregates if (each.column, each.kind) == asked), None)


def section_key(wire: Sequence[Any]) -> SectionKey:
    """A section's key in the form for scripts: a tuple."""
    return tuple(
        ErrorValue(value["kind"]) if isinstance(value, Mapping) else value for value in wire
    )


def section_key_to_wire(key: Union[Key, Sequence[Any]]) -> List[Any]:
    """A section's key in the form of the protocol; a single value means an outermost section."""
    if isinstance(key, (str, int, float)) or key is None:
        return [key]
    return [{"kind": "error"} if isinstance(value, ErrorValue) else value for value in key]


def entry_key(wire: Any) -> EntryKey:
    """An entry's key in the form for scripts; row keys as received."""
    if isinstance(wire, Mapping):
        return SectionEntry(wire["kind"], section_key(wire["key"]))
    key: Union[int, str] = wire
    return key


def section_infos(wire: Optional[Iterable[Mapping[str, Any]]]) -> List[SectionInfo]:
    """The member ``sections`` of an answer or an update."""
    return [
        SectionInfo(
            section_key(item["key"]),
            item["title"],
            item["count"],
            item["collapsed"],
            tuple(section_aggregate(each) for each in item.get("aggregates", ())),
            item.get("header"),
            item.get("footer"),
            item.get("kind"),
            item.get("state"),
        )
        for item in wire or ()
    ]


def section_aggregate(wire: Mapping[str, Any]) -> SectionAggregate:
    """One of a section's aggregates; members of later versions are passed over."""
    return SectionAggregate(
        column=wire["column"],
        kind=wire["kind"],
        value=wire["value"],
        text=wire["text"],
        nulls=wire.get("nulls", 0),
        errors=wire.get("errors", 0),
        pending=wire.get("pending", False),
        problem=wire.get("problem"),
    )


DeclaredSection = Mapping[str, Any]
"""A section to declare: ``key``, and perhaps ``header``, ``footer``, ``kind``, ``state``, ``rows``."""


def sections_to_wire(
    sections: Iterable[DeclaredSection], encode_rows: Callable[[Iterable[Any]], List[Any]]
) -> List[Dict[str, Any]]:
    """Declared sections as they travel."""
    wire = []
    for section in sections:
        told = {**section, "key": encode_key(section["key"])}
        if "rows" in section:
            told["rows"] = encode_rows(section["rows"])
        for name in ("keys", "tags"):
            if name in section:
                told[name] = [None if key is None else encode_key(key) for key in section[name]]
        wire.append(told)
    return wire


def section_place(
    before: Optional[Key] = None, after: Optional[Key] = None, *, first: bool = False
) -> Dict[str, Any]:
    """Where sections go: beside another, first, or last."""
    if before is not None:
        return {"kind": "before", "section": encode_key(before)}
    if after is not None:
        return {"kind": "after", "section": encode_key(after)}
    return {"kind": "start" if first else "end"}
