"""Groups of rows with their counts and aggregates."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, NamedTuple, Sequence, Tuple

from .cells import cells_of_block
from .values import decode_value


class Group(NamedTuple):
    """Rows with equal values in the columns grouped by."""

    keys: Mapping[str, Any]
    """The values grouped by, by column id; None for nulls and errors."""
    size: int
    """How many rows there are."""
    values: Tuple[Any, ...]
    """The aggregates, in the requested order; None where there is none."""


class Groups:
    """What ``view.aggregate`` found: a page of groups, and how many there are in all."""

    def __init__(self, pages: Sequence[Mapping[str, Any]], types: Mapping[str, str]) -> None:
        wire = pages[0]
        self.wire = wire
        self.view_revision: int = wire["viewRevision"]
        self.revision: int = wire["revision"]
        self.total: int = wire["groups"]
        self.first: int = wire["first"]
        self.complete: bool = wire.get("complete", True)
        """Whether all rows were there."""
        self.groups = [group for page in pages for group in _groups_of(page, types)]

    def __len__(self) -> int:
        return len(self.groups)

    def __iter__(self) -> Iterator[Group]:
        return iter(self.groups)

    def __getitem__(self, index: int) -> Group:
        return self.groups[index]


def _groups_of(wire: Mapping[str, Any], types: Mapping[str, str]) -> List[Group]:
    """The groups of one page."""
    keys: Dict[str, List[Any]] = {
        block["column"]: [
            decode_value(cell.value, types.get(block["column"], "")) for cell in cells_of_block(block)
        ]
        for block in wire["groupBy"]
    }
    results = [
        [decode_value(value, _type_of(told, types)) for value in told["values"]]
        for told in wire["aggregates"]
    ]
    return [
        Group(
            {column: values[at] for column, values in keys.items()},
            count,
            tuple(values[at] for values in results),
        )
        for at, count in enumerate(wire["counts"])
    ]


def _type_of(told: Mapping[str, Any], types: Mapping[str, str]) -> str:
    """The type of an aggregate's results."""
    kind, column = told["kind"], types.get(told["column"], "")
    if kind in ("count", "valid", "distinct"):
        return "integer"
    if kind == "mean" and column != "duration":
        return "number"
    return column
