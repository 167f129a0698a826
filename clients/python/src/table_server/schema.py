"""The description of a table, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, NamedTuple, Optional

from .values import Key


@dataclass(frozen=True)
class Column:
    """One column; ``evidence`` has the reason for its type."""

    id: str
    title: str
    type: str
    sortable: bool = True
    searchable: bool = True
    editable: bool = True
    evidence: Optional[Mapping[str, Any]] = None
    computed: Optional[str] = None
    supplied: Optional[Mapping[str, Any]] = None

    @property
    def is_stored(self) -> bool:
        """Whether its cells are the table's own: neither computed nor supplied."""
        return self.computed is None and self.supplied is None

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> Column:
        """Reads a member of ``columns`` in a table description."""
        return Column(
            id=wire["id"],
            title=wire.get("title", wire["id"]),
            type=wire["type"],
            sortable=wire.get("sortable", True),
            searchable=wire.get("searchable", True),
            editable=wire.get("editable", True),
            evidence=wire.get("evidence"),
            computed=wire.get("computed"),
            supplied=wire.get("supplied"),
        )


@dataclass(frozen=True)
class RowCount:
    """How many rows there are so far, whether all are found, and whether all were examined.

    ``failure`` is the reason why the rest cannot be read: ``kind``, ``message`` and perhaps
    ``system``.
    """

    count: int
    complete: bool
    examined: bool = False
    failure: Optional[Mapping[str, str]] = None

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> RowCount:
        """Reads a ``rows`` member."""
        return RowCount(
            wire["count"],
            wire.get("complete", True),
            wire.get("examined", False),
            wire.get("failure"),
        )


class History(NamedTuple):
    """How many steps can be undone and redone, and the labels of the next ones."""

    undo: int = 0
    redo: int = 0
    undo_label: Optional[str] = None
    redo_label: Optional[str] = None
    dropped: int = 0

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> History:
        """Reads a ``history`` member."""
        return History(
            wire.get("undo", 0),
            wire.get("redo", 0),
            wire.get("undoLabel"),
            wire.get("redoLabel"),
            wire.get("dropped", 0),
        )


class Description(Mapping[str, Any]):
    """A table description: the wire's members, with names for the common ones."""

    def __init__(self, wire: Mapping[str, Any]) -> None:
        self._wire: Dict[str, Any] = dict(wire)
        self.columns: List[Column] = [Column.from_wire(column) for column in wire["columns"]]
        self.types: Dict[str, str] = {column.id: column.type for column in self.columns}
        self.rows = RowCount.from_wire(wire["rowsState"])
        self.history = History.from_wire(wire.get("history", {}))
        keys = wire.get("keys", {})
        self.key_columns: List[str] = (
            list(keys.get("columns", ())) if keys.get("kind") == "columns" else []
        )

    def __getitem__(self, member: str) -> Any:
        return self._wire[member]

    def __iter__(self) -> Any:
        return iter(self._wire)

    def __len__(self) -> int:
        return len(self._wire)

    @property
    def has_integer_keys(self) -> bool:
        """Whether keys are integers, so that long ones are to be read back from strings."""
        if not self.key_columns:
            return True
        return len(self.key_columns) == 1 and self.types.get(self.key_columns[0]) == "integer"


class EditResult(NamedTuple):
    """What an edit did."""

    revision: int
    inserted: List[Key]
    changed_cells: int
    history: History
    preview: Optional[Mapping[str, Any]] = None


class ContentResult(NamedTuple):
    """What setting new content did; ``outcome`` is ``applied`` or ``superseded``."""

    outcome: str
    revision: int
    mode: str
    deletes: int
    inserts: int
    moves: int
    updates: int
    changed_cells: int
    history: History
    sections: Optional[Mapping[str, int]] = None
    """How many ``deletes``, ``inserts``, ``moves`` and ``updates`` of declared sections."""

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> ContentResult:
        """Reads the answer to ``table/setRows``."""
        return ContentResult(
            wire["outcome"],
            wire["revision"],
            wire["mode"],
            wire["deletes"],
            wire["inserts"],
            wire["moves"],
            wire["updates"],
            wire["changedCells"],
            History.from_wire(wire["history"]),
            wire.get("sections"),
        )


class UndoResult(NamedTuple):
    """What undo or redo did; ``step`` is None when there was nothing to do."""

    revision: int
    step: Optional[Mapping[str, Any]]
    skipped: int
    history: History


class Step(NamedTuple):
    """One step of a history; ``done`` is false while it is taken back."""

    id: int
    done: bool
    label: Optional[str]
    author: Optional[str]
    cause: str
    revision: int
    cells: int
    rows: int
    columns: int
    size: int

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> Step:
        """Reads an item of the answer to ``table/history``."""
        return Step(
            wire["id"],
            wire["done"],
            wire.get("label"),
            wire.get("author"),
            wire["cause"],
            wire["revision"],
            wire["cells"],
            wire["rows"],
            wire["columns"],
            wire["bytes"],
        )


@dataclass(frozen=True)
class StepList:
    """Steps that are kept, oldest first; ``current`` is the newest one done, or 0."""

    revision: int
    total: int
    current: int
    size: int
    size_limit: int
    dropped: int
    first: int
    steps: List[Step]


class JumpResult(NamedTuple):
    """How many steps a jump took back or did again."""

    revision: int
    undone: int
    redone: int
    skipped: int
    history: History


class TableChange(NamedTuple):
    """The newest state of a table: loading or examining ended, or the file was found changed."""

    revision: int
    rows: RowCount
    source_state: str
    diagnostics: int

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> TableChange:
        """Reads the params of ``table/didChange``."""
        return TableChange(
            wire["revision"],
            RowCount.from_wire(wire["rowsState"]),
            wire.get("sourceState", "asOpened"),
            wire.get("diagnostics", {}).get("count", 0),
        )


class InvokedAction(NamedTuple):
    """An action that is done, with what it is done with; without a row: a column's header."""

    table: str
    view: str
    action: str
    row: Optional[Key]
    column: Optional[str]
    values: Dict[str, Any]
    source_index: Optional[int]
    view_index: Optional[int]
    author: Optional[str]
    revision: int


class Progress(NamedTuple):
    """One step of a longer work: ``begin``, ``report`` or ``end``."""

    kind: str
    title: Optional[str] = None
    message: Optional[str] = None
    percentage: Optional[float] = None

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> Progress:
        """Reads the ``value`` of ``$/progress``."""
        return Progress(
            str(wire.get("kind")), wire.get("title"), wire.get("message"), wire.get("percentage")
        )
