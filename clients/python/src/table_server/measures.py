"""What the client has measured itself of a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Mapping, NamedTuple, Optional

from .connection import Params
from .values import Key, encode_key
from .wire import given

if TYPE_CHECKING:
    from .table import Table


class ToldHeights(NamedTuple):
    """What came of heights that were told."""

    changed: int
    """How many rows are of another height than before."""
    unused: Dict[Key, str]
    """Rows whose heights have no effect, and why: ``declared``, ``fixed`` or ``changed``."""


class Measuring:
    """The part of a view that takes what the client has measured."""

    table: Table
    view_revision: int

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Calls a method of the view."""
        raise NotImplementedError

    def tell_heights(
        self, heights: Mapping[Key, Optional[float]], *, at: Optional[int] = None
    ) -> ToldHeights:
        """Tells how high rows were found by the client, in units of the layout.

        That holds until the row, or what all are drawn by, is another; None: the daemon is to
        measure the row itself. ``at`` is the view revision that was measured: what has changed
        since is not used.
        """
        rows: List[Dict[str, Any]] = [
            {"row": encode_key(row), "height": height} for row, height in heights.items()
        ]
        answer = self.request("view/measure", {"rows": rows, **given(at=at)})
        self.view_revision = answer["viewRevision"]
        decode = self.table.decode_key
        unused = {decode(item["row"]): item["reason"] for item in answer.get("unused", [])}
        return ToldHeights(answer["changed"], unused)
