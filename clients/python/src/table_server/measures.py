"""Heights and widths that the client measures: reported by itself, or requested by the daemon."""

from __future__ import annotations

import logging
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Tuple

from .connection import Params
from .values import Key, encode_key
from .wire import given

if TYPE_CHECKING:
    from .table import Table


log = logging.getLogger("table_server")


class MeasuredRow(NamedTuple):
    """A row that the daemon asks to be measured."""

    view: str
    key: Key
    widths: Mapping[str, float]
    """How wide the columns shown are, by id and in order."""
    texts: Mapping[str, str]
    """What the cells show, by column id."""
    values: Mapping[str, Any]
    """The values as they travel, by column id."""


class MeasuredCell(NamedTuple):
    """A cell that the daemon asks to be measured."""

    view: str
    key: Key
    column: str
    text: str
    """What the cell shows."""
    value: Any
    """The value as it travels."""


Measurer = Callable[[MeasuredRow], Optional[float]]
"""Gives the height of a row; None, or an exception: the daemon is to measure it."""

CellMeasurer = Callable[[MeasuredCell], Optional[float]]
"""Gives the width of a cell; None, or an exception: the daemon is to measure it."""


def measured_cells(
    question: Mapping[str, Any], measurer: CellMeasurer, decode_key: Callable[[Any], Key]
) -> Dict[str, Any]:
    """The answer to ``cell/measure`` for widths."""
    widths: List[Optional[float]] = []
    [block] = question["blocks"]
    for key, text, value in zip(question["rows"], block["texts"], block["values"]):
        cell = MeasuredCell(question["view"], decode_key(key), question["column"], text, value)
        try:
            widths.append(measurer(cell))
        except Exception:
            log.debug("while measuring %s of %s", cell.column, cell.key, exc_info=True)
            widths.append(None)
    return {"widths": widths}


def measured(
    question: Mapping[str, Any], measurer: Measurer, decode_key: Callable[[Any], Key]
) -> Dict[str, Any]:
    """The answer to ``cell/measure`` for heights."""
    widths = {entry["column"]: entry["width"] for entry in question["columns"]}
    heights: List[Optional[float]] = []
    for place, key in enumerate(question["rows"]):
        texts = {block["column"]: block["texts"][place] for block in question["blocks"]}
        values = {block["column"]: block["values"][place] for block in question["blocks"]}
        row = MeasuredRow(question["view"], decode_key(key), widths, texts, values)
        try:
            heights.append(measurer(row))
        except Exception:
            log.debug("while measuring %s", row.key, exc_info=True)
            heights.append(None)
    return {"heights": heights}


class ToldHeights(NamedTuple):
    """The result of reported heights."""

    changed: int
    """How many rows are of another height than before."""
    unused: Dict[Key, str]
    """Rows whose heights have no effect, and why: ``declared``, ``fixed`` or ``changed``."""
    unused_cells: Mapping[Tuple[Key, str], str] = MappingProxyType({})
    """The same of cells, by row and column; also ``hidden``: the view does not show the column."""


class Measuring:
    """The part of a view that takes what the client has measured."""

    table: Table
    view_revision: int

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Calls a method of the view."""
        raise NotImplementedError

    def tell_heights(
        self,
        heights: Mapping[Key, Optional[float]] = MappingProxyType({}),
        *,
        cells: Mapping[Tuple[Key, str], Optional[float]] = MappingProxyType({}),
        at: Optional[int] = None,
    ) -> ToldHeights:
        """Reports the heights of rows that the client measured, in units of the layout.

        ``cells`` reports single cells, by row and column: the row height that each needs. The
        highest decides if no height of the row is reported. A report is valid until the row, or
        something that affects all rows, changes. None: the daemon measures the row itself. ``at``
        is the view revision that was measured: heights of rows that changed since are not used.
        """
        rows: List[Dict[str, Any]] = [
            {"row": encode_key(row), "height": height} for row, height in heights.items()
        ]
        told = [
            {"row": encode_key(row), "column": column, "height": height}
            for (row, column), height in cells.items()
        ]
        params = {"rows": rows, **({"cells": told} if told else {}), **given(at=at)}
        answer = self.request("view/measure", params)
        self.view_revision = answer["viewRevision"]
        decode = self.table.decode_key
        unused: Dict[Key, str] = {}
        unused_cells: Dict[Tuple[Key, str], str] = {}
        for item in answer.get("unused", []):
            if "column" in item:
                unused_cells[decode(item["row"]), item["column"]] = item["reason"]
            else:
                unused[decode(item["row"])] = item["reason"]
        return ToldHeights(answer["changed"], unused, unused_cells)
