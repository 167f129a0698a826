"""The cursor of a view: the cell on which the user is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Union

from .connection import Params
from .sections import SectionEntry, entry_key
from .subscription import Subscription, entry_to_wire
from .values import Key
from .wire import given

if TYPE_CHECKING:
    from .table import Table


class CursorMoves:
    """The part of a view that moves its cursor."""

    table: Table

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Calls a method of the view."""
        raise NotImplementedError

    def cursor(
        self,
        row: Union[Key, SectionEntry, None] = None,
        column: Optional[str] = None,
        *,
        move: Optional[Mapping[str, float]] = None,
        to: Optional[str] = None,
        wrap: Optional[bool] = None,
        select: Optional[str] = None,
        show: Union[Subscription, str, None] = None,
        placement: Optional[str] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Dict[str, Any]:
        """Moves the cursor, and returns its place; without arguments it only returns it.

        It moves to ``row`` and ``column``, then by ``move`` (``{"rows": 1}``, ``{"columns": -1}``,
        ``{"pages": 0.5}``) or ``to`` a target such as ``"rowEnd"``, ``"nextFilled"`` or
        ``"nextHit"``. ``select`` is ``"replace"`` or ``"extend"``. The window of ``show`` scrolls so
        that the cursor is visible; ``update`` is then the number of the update that follows.
        """
        params = given(
            row=None if row is None else entry_to_wire(row),
            column=column,
            move=None if move is None else dict(move),
            to=to,
            wrap=wrap,
            select=select,
            show=show.id if isinstance(show, Subscription) else show,
            placement=placement,
            wait=wait,
        )
        answer = self.request("view/cursor", params, timeout)
        if "row" not in answer:
            return dict(answer)
        return {**answer, "row": self.table.decode_entry(entry_key(answer["row"]))}
