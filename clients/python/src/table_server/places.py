"""Places of rows: where new ones come, and where others are moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Union

from .values import Key, encode_key
from .wire import given

if TYPE_CHECKING:
    from .view import View

Place = Union[str, Mapping[str, Any]]
"""``"start"``, ``"end"``, or what ``before``, ``after`` and ``at_index`` return."""


def before(row: Key) -> Dict[str, Any]:
    """The place before a row."""
    return {"kind": "before", "row": encode_key(row)}


def after(row: Key) -> Dict[str, Any]:
    """The place after a row."""
    return {"kind": "after", "row": encode_key(row)}


def at_index(source_index: int, *, counted: Optional[str] = None) -> Dict[str, Any]:
    """The place at a source index, ``counted`` ``"before"`` (default) or ``"after"`` the change."""
    return {"kind": "index", "sourceIndex": source_index, **given(counted=counted)}


def at_shown(
    view: Union[str, View],
    view_index: int,
    *,
    counted: Optional[str] = None,
    when_sorted: Optional[str] = None,
) -> Dict[str, Any]:
    """The place at an index of the page that a view shows."""
    name = view if isinstance(view, str) else view.id
    options = given(counted=counted, whenSorted=when_sorted)
    return {"kind": "shown", "view": name, "viewIndex": view_index, **options}


def place_to_wire(place: Place) -> Dict[str, Any]:
    """A place as it travels."""
    return {"kind": place} if isinstance(place, str) else dict(place)
