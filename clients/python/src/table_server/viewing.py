"""Opening views of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Optional, cast

from .view import View
from .view_states import view_state
from .wire import given

if TYPE_CHECKING:
    from .table import Table


class Viewing:
    """The method of a table that opens views."""

    request: Callable[..., Any]

    def view(
        self,
        *,
        view: Optional[str] = None,
        preset: Optional[str] = None,
        remember: Optional[str] = None,
        **state: Any,
    ) -> View:
        """Opens a view; the keywords are those of ``View.set`` (sort, search, page…).

        ``preset`` names the preset that replaces the defaults (``Daemon.presets``). With
        ``remember``, the state is stored for the table's file under this name, and the view begins
        with the stored state; ``View.remembered`` reports what was restored.
        """
        wire = view_state(state)
        params = given(view=view, preset=preset, remember=remember, state=wire or None)
        return View(cast("Table", self), self.request("view/open", params))
