"""The cells of supplied columns, which functions of the program compute from items.

The daemon asks for these cells (``cell/compute``) when it has none, and again when a field that
they are made from has changed, by any edit. The request contains the fields of a row, so a function
gets the daemon's present state of the item.
"""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Any, Dict, Generic, Iterable, List, Mapping, Optional, TypeVar

from .cells import Row, gather_blocks, make_row
from .errors import Error
from .supplies import Supplied
from .values import Key, decode_integer, encode_value
from .wire import given

if TYPE_CHECKING:
    from .codecs import Codec
    from .columns import Columns
    from .daemon import Daemon
    from .ranks import Ranks
    from .records import Path
    from .column_sources import Source

Item = TypeVar("Item")
log = logging.getLogger("table_server")


class CellUnreadable(Error):
    """A cell has no value of its column's type: it is in error, pending, or unexpectedly null."""

    def __init__(self, key: Key, column: str, reason: str, text: Optional[str] = None) -> None:
        self.key = key
        self.column = column
        self.reason = reason
        self.text = text
        shown = "" if text is None else f": {text!r}"
        super().__init__(f"row {key!r} has no value in {column!r}, {reason}{shown}")


def read_cell(row: Row, id: str, codec: Codec, is_field: bool) -> Any:
    """The value of a cell in the program's own type; raises ``CellUnreadable``."""
    cell = row.cell(id)
    if cell.error is not None:
        raise CellUnreadable(row.key, id, cell.error.kind, cell.error.text)
    if cell.is_pending:
        raise CellUnreadable(row.key, id, "pending")
    value = row[id]
    if value is None:
        if is_field and not codec.is_optional:
            raise CellUnreadable(row.key, id, "null")
        return None
    try:
        made = codec.from_base(value)
        codec.check(made, id)
    except (TypeError, ValueError, ArithmeticError) as error:
        raise CellUnreadable(row.key, id, str(error), cell.text) from error
    return made


class Maker(Generic[Item]):
    """Makes items of the rows of one table, and of items what the functions of its columns give."""

    def __init__(self, columns: Columns[Item], daemon: Daemon, items: Iterable[Item]) -> None:
        self.columns = columns
        self.daemon = daemon
        self.lock = threading.RLock()
        self._bases: Dict[Key, Item] = {}
        self._keeps_bases = not columns.is_whole
        held = list(items)
        self.orders = columns.new_orders(held)
        self.keep(held)

    # MARK: Items

    def keep(self, items: Iterable[Item]) -> List[Key]:
        """Keeps items for the fields that no column can contain; the keys of those that differ."""
        if not self._keeps_bases:
            return []
        differing: List[Key] = []
        with self.lock:
            for item in items:
                key = self.columns.key_of(item)
                if key not in self._bases or self._bases[key] != item:
                    differing.append(key)
                self._bases[key] = item
        return differing

    def item_of(self, row: Row) -> Item:
        """The item of a row."""
        values: Dict[Path, Any] = {}
        for source in self.columns.sources:
            if source.path is None:
                continue
            if self.columns.shape.has_default(source.path) and _is_null(row, source.id):
                if not source.codec.is_optional:
                    continue  # whoever inserted the row left it open
            values[source.path] = read_cell(row, source.id, source.codec, True)
        return self.columns.shape.make(values, self._bases.get(row.key))

    # MARK: Columns

    def options(self, source: Source) -> Dict[str, Any]:
        """A column as ``table/create`` takes it, with the function that supplies its cells."""
        wire = source.to_wire()
        if source.make is not None:
            wire["supplied"] = SuppliedByItems(self, source)
        return wire


class SuppliedByItems(Supplied):
    """The supply of a column whose cells a function makes of items, or of one field."""

    def __init__(self, maker: Maker[Any], source: Source) -> None:
        columns = maker.columns
        inputs = source.inputs
        if inputs is None:
            inputs = [each.id for each in columns.sources if each.path is not None]
        super().__init__(self._value_of, inputs=inputs, deadline=source.deadline)
        self._maker = maker
        self._source = source
        self._field = None if source.inputs is None else columns.source(source.inputs[0])

    def _value_of(self, row: Any) -> Any:
        """What the function gives for a row; for a rank, the item itself."""
        if self._field is not None:
            given_value = read_cell(row, self._field.id, self._field.codec, True)
        else:
            given_value = self._maker.item_of(row)
        if self._source.id in self._maker.orders:
            return given_value
        assert self._source.make is not None
        return self._source.make(given_value)

    def answer(self, question: Mapping[str, Any]) -> Dict[str, Any]:
        """The answer to ``cell/compute``."""
        rows = self._rows_of(question)
        made: List[Any] = [None] * len(rows)
        errors: Dict[int, str] = {}
        for place, row in enumerate(rows):
            try:
                made[place] = self._value_of(row)
            except Exception as error:
                self._note(errors, place, error)
        ranks = self._maker.orders.get(self._source.id)
        if ranks is not None:
            made = self._ranks_of(made, ranks, errors, question)
        values: List[Any] = []
        for place, value in enumerate(made):
            try:
                values.append(self._encoded(value))
            except Exception as error:
                values.append(None)
                self._note(errors, place, error)
        told = [{"row": place, "text": text} for place, text in sorted(errors.items())]
        return {"values": values, **given(errors=told or None)}

    def _encoded(self, value: Any) -> Any:
        codec = self._source.codec
        return encode_value(codec.to_base(value, "the function's value"), codec.column_type)

    def _ranks_of(
        self, items: List[Any], ranks: Ranks[Any], errors: Dict[int, str], question: Any
    ) -> List[Any]:
        """The ranks of items; if ranks that were sent before have changed, all cells are requested
        again.
        """
        found: List[Any] = [None] * len(items)
        with self._maker.lock:
            before = ranks.numberings
            for place, item in enumerate(items):
                try:
                    if place not in errors:
                        ranks.of(item)
                except Exception as error:
                    self._note(errors, place, error)
            for place, item in enumerate(items):
                if place not in errors:
                    found[place] = ranks.of(item)
            if ranks.numberings != before:
                column = {"table": question["table"], "columns": [question["column"]]}
                self._maker.daemon.request_async("cell/refresh", column)
        return found

    def _note(self, errors: Dict[int, str], place: int, error: Exception) -> None:
        log.debug("while making a cell of %r", self._source.id, exc_info=error)
        errors.setdefault(place, str(error) or type(error).__name__)

    def _rows_of(self, question: Mapping[str, Any]) -> List[Row]:
        """The requested rows, with the cells of their fields."""
        keys = question["rows"]
        columns = gather_blocks(question["blocks"], len(keys))
        kinds = {
            block["column"]: kind for block, kind in zip(question["blocks"], question["types"])
        }
        has_integers = self._maker.columns.has_integer_keys
        return [
            make_row(decode_integer(key) if has_integers else key, columns, place, kinds)
            for place, key in enumerate(keys)
        ]


def _is_null(row: Row, id: str) -> bool:
    cell = row.cell(id)
    return cell.value is None and cell.error is None and not cell.is_pending
