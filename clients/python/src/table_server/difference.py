"""The difference of two contents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Optional, Sequence, Union

from .changes import Operation, Stage, sequential, staged
from .sectioned import (
    SectionedOperation,
    SectionedStage,
    Sections,
    sectioned_sequential,
    sectioned_staged,
)
from .wire import given

if TYPE_CHECKING:
    from .table import Table


class Comparing:
    """The method of a daemon that opens a difference as a table."""

    _open_table: Callable[..., Any]

    def open_difference(
        self,
        from_: Union[Table, Mapping[str, Any]],
        to: Union[Table, Mapping[str, Any]],
        *,
        table: Optional[str] = None,
        name: Optional[str] = None,
        match: Optional[Union[str, Mapping[str, Any]]] = None,
        columns: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> Table:
        """Opens the difference of two contents as a table, which follows both.

        ``from_`` is a table, or as the protocol spells it: ``{"table": id, "revision": 3}``,
        ``{"table": id, "saved": True}``, ``{"path": path}`` or ``{"text": text}``. The marks and the
        columns of it are in ``difference`` of the description.
        """
        from_, to = (
            dict(side) if isinstance(side, Mapping) else {"table": side.id} for side in (from_, to)
        )
        params = given(
            table=table,
            name=name,
            match={"kind": match} if isinstance(match, str) else match,
            columns=None if columns is None else list(columns),
            to=to,
        )
        opened: Table = self._open_table(
            "table/openDifference", {"from": from_, **params}, timeout, []
        )
        return opened


class Difference:
    """What turns one content into another: the whole of an answer to ``table/diff``.

    ``diff`` is as it travels, ``old`` what was there, ``keys`` those of moved and updated rows.
    ``sections`` is there when both contents have declared sections.
    """

    def __init__(self, pages: Sequence[Mapping[str, Any]]) -> None:
        first = pages[0]
        self.source: Mapping[str, Any] = first["from"]
        self.target: Mapping[str, Any] = first["to"]
        self.columns: List[str] = list(first["columns"])
        self.counts: Mapping[str, int] = first["counts"]
        self.complete: bool = all(page.get("complete", True) for page in pages)
        """Whether all rows of both contents were there."""
        self.diff: Dict[str, Any] = {
            "deletes": _joined(pages, "diff", "deletes"),
            "moves": _joined(pages, "diff", "moves"),
            "inserts": _joined_rows([page["diff"]["inserts"] for page in pages]),
            "updates": _joined(pages, "diff", "updates"),
        }
        self.old: Dict[str, Any] = {
            "deletes": _joined_rows([page["old"]["deletes"] for page in pages]),
            "updates": _joined(pages, "old", "updates"),
        }
        self.keys: Dict[str, Any] = {
            name: _joined(pages, "keys", name) for name in ("moves", "updates")
        }

        self.sections: Optional[Sections] = first.get("sections")

    def staged(self) -> List[Stage]:
        """The diff in stages."""
        return staged(self.diff)

    def sequential(self) -> List[Operation]:
        """The diff as single operations."""
        return sequential(self.diff)

    def sectioned_staged(self) -> List[SectionedStage]:
        """The diff of declared sections and their rows, in stages; else ``ValueError``."""
        return sectioned_staged(self.diff, self._declared_sections())

    def sectioned_sequential(self) -> List[SectionedOperation]:
        """The diff of declared sections and their rows, one by one; else ``ValueError``."""
        return sectioned_sequential(self.diff, self._declared_sections())

    def _declared_sections(self) -> Sections:
        if self.sections is None:
            raise ValueError("not both contents have declared sections")
        return self.sections

    def __bool__(self) -> bool:
        told = self.sections or {}
        names = ("deletes", "inserts", "moves", "updates")
        return self.counts["changes"] > 0 or any(told.get(name) for name in names)

    def __repr__(self) -> str:
        counts = ", ".join(f"{count} {name}" for name, count in self.counts.items())
        return f"<Difference {counts}>"


def _joined(pages: Sequence[Mapping[str, Any]], part: str, name: str) -> List[Any]:
    return [item for page in pages for item in page[part][name]]


def _joined_rows(parts: Sequence[Mapping[str, Any]]) -> Dict[str, Any]:
    """Keys and blocks of several pages; each block has the row at which it begins."""
    result: Dict[str, Any] = {"at": [], "keys": [], "blocks": []}
    for part in parts:
        for block in part["blocks"]:
            offset = len(result["keys"]) + block.get("offset", 0)
            result["blocks"].append({**block, "offset": offset} if offset else block)
        result["at"] += part.get("at", [])
        result["keys"] += part["keys"]
    return result
