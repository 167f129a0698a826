"""Tables, views and rows of items: what ``Columns.create`` makes.

The daemon holds the cells; what only the program can make of them (computed values, texts, ranks)
is sent along, and made anew where rows were changed by others or by undo.
"""

from __future__ import annotations

import logging
import threading
from typing import (
    Any,
    Callable,
    Dict,
    Generic,
    Iterable,
    Iterator,
    List,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    TypeVar,
    Union,
)

from .cells import CellError, Counts, Row
from .columns import Columns
from .errors import ContentModified, Error, RequestFailed, TableServerError
from .filters import Filter
from .ranks import Orders
from .records import Path
from .replica import Update
from .schema import ContentResult, EditResult, UndoResult
from .subscription import Subscription
from .places import Place
from .table import Edit, Table
from .typed_column import FieldColumn, TypedColumn
from .values import Key
from .view import SortKey, View
from .wire import Closing

Item = TypeVar("Item")
Value = TypeVar("Value")
Default = TypeVar("Default")
TypedSort = Union[TypedColumn[Item, Any], Tuple[TypedColumn[Item, Any], str], SortKey]
"""A column (ascending), ``(column, "descending")``, or a ``SortKey`` of column ids."""
TypedSorts = Union[TypedSort[Item], Sequence[TypedSort[Item]]]
"""What to sort by, or several of them, the first weighs most."""

log = logging.getLogger("table_server")
_ATTEMPTS = 10


class CellUnreadable(Error):
    """A cell holds no value of its column's type: it is in error, pending, or null by accident."""

    def __init__(self, key: Key, column: str, reason: str, text: Optional[str] = None) -> None:
        self.key = key
        self.column = column
        self.reason = reason
        self.text = text
        shown = "" if text is None else f": {text!r}"
        super().__init__(f"row {key!r} has no value in {column!r}, {reason}{shown}")


def sort_keys(sort: Any) -> List[SortKey]:
    """The sort of a view by what typed columns sort by; ``ValueError`` if they do not."""
    is_pair = isinstance(sort, tuple) and len(sort) == 2 and isinstance(sort[1], str)
    many = [sort] if is_pair or isinstance(sort, (TypedColumn, SortKey)) else list(sort)
    return [_sort_key(key) for key in many]


def _sort_key(key: Any) -> SortKey:
    if isinstance(key, SortKey):
        return key
    column, direction = key if isinstance(key, tuple) else (key, "ascending")
    if column.sort_id is None:
        raise ValueError(f"the column {column.id!r} cannot be sorted by")
    return SortKey(column.sort_id, direction)


class TypedRow(Generic[Item]):
    """A row as a program sees it: ``row[column]`` has the column's type, ``row.item`` is whole."""

    __slots__ = ("row", "_table")

    def __init__(self, row: Row, table: TypedTable[Item]) -> None:
        self.row = row
        self._table = table

    @property
    def key(self) -> Key:
        """The row's key."""
        return self.row.key

    @property
    def item(self) -> Item:
        """The item that the row tells of.

        Fields that no column can hold are as they were given with the item of this key. Raises
        ``CellUnreadable`` for cells without a value, ``ItemIncomplete`` where fields stay open.
        """
        return self._table.item_of(self.row)

    def __getitem__(self, column: TypedColumn[Item, Value]) -> Value:
        value: Value = value_of(self.row, column)
        return value

    def get(
        self, column: TypedColumn[Item, Value], default: Optional[Default] = None
    ) -> Union[Value, Optional[Default]]:
        """The value, or the default where the cell has none."""
        try:
            return self[column]
        except CellUnreadable:
            return default

    def text(self, column: TypedColumn[Item, Any]) -> str:
        """What the column shows."""
        return self.row.cell(column.id).text or ""

    def error(self, column: TypedColumn[Item, Any]) -> Optional[CellError]:
        """Why the cell has no value, if so."""
        return self.row.cell(column.value_id).error

    def __repr__(self) -> str:
        return f"TypedRow({self.row!r})"


def value_of(row: Row, column: TypedColumn[Any, Any]) -> Any:
    """The value of a column in the program's own type; raises ``CellUnreadable``."""
    return _read(row, column.value_id, column.codec, isinstance(column, FieldColumn))


def _read(row: Row, id: str, codec: Any, is_field: bool) -> Any:
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


def _is_null(row: Row, id: str) -> bool:
    cell = row.cell(id)
    return cell.value is None and cell.error is None and not cell.is_pending


class TypedTable(Closing, Generic[Item]):
    """A table of items; ``table`` is the table itself, for all that needs no types."""

    def __init__(
        self, table: Table, columns: Columns[Item], orders: Orders, items: Sequence[Item]
    ) -> None:
        self.table = table
        self.columns = columns
        self._orders = orders
        self._ids = [source.id for source in columns.sources]
        self._view = table.view(sort=[])
        self._revision: Optional[int] = table.description["revision"]
        self._numbered = self._numberings()
        self._lock = threading.RLock()
        self._bases: Dict[Key, Item] = {}
        self._keeps_bases = not columns.is_whole
        self._keep(items)

    def _keep(self, items: Iterable[Item]) -> None:
        """Keeps items for the fields that no column can hold."""
        if self._keeps_bases:
            self._bases.update((self.columns.key_of(item), item) for item in items)

    # MARK: Reading

    def items(self) -> List[Item]:
        """All items, in the table's order, as the daemon holds them now."""
        return [self.item_of(row) for row in self._all_rows()]

    def item(self, key: Key) -> Item:
        """The item of a key; raises ``RequestFailed`` (``unknownRow``) if there is none."""
        return self.item_of(self._view.rows(keys=[key], columns=self._ids)[0])

    def item_of(self, row: Row) -> Item:
        """The item that a row tells of; see ``TypedRow.item``."""
        values: Dict[Path, Any] = {}
        for source in self.columns.sources:
            if source.path is None:
                continue
            if self.columns.shape.has_default(source.path) and _is_null(row, source.id):
                if not source.codec.is_optional:
                    continue  # whoever inserted the row left it open
            values[source.path] = _read(row, source.id, source.codec, True)
        return self.columns.shape.make(values, self._bases.get(row.key))

    def view(
        self,
        *,
        sort: Optional[TypedSorts[Item]] = None,
        filter: Optional[Filter[Item]] = None,
        **state: Any,
    ) -> TypedView[Item]:
        """Opens a view that shows the columns declared; ``sort`` names typed columns."""
        shown = [column.id for column in self.columns.declared]
        hidden = {id: {"hidden": True} for id in self.table.types if id not in shown}
        state["columns"] = {**hidden, **(state.get("columns") or {})}
        state.setdefault("column_order", shown)
        if sort is not None:
            state["sort"] = sort_keys(sort)
        if filter is not None:
            state["filter"] = filter.to_wire()
        return TypedView(self, self.table.view(**state))

    # MARK: Changing

    def set_rows(self, items: Iterable[Item], **options: Any) -> ContentResult:
        """New content: rows are found again by their keys, and only what differs is changed.

        The options are those of ``Table.set_rows``.
        """
        held = list(items)
        with self._lock:
            for ranks in self._orders.values():
                ranks.learn(held)
            cells = [self.columns.cells(item, self._orders) for item in held]
            ids = [source.id for source in self.columns.sources if not source.is_expression]
            rows = [[cell[id] for id in ids] for cell in cells]
            result = self.table.set_rows(rows, columns=ids, **options)
            if result.outcome == "applied":
                self._keep(held)
                self._numbered = self._numberings()
            return result

    def insert(
        self, items: Iterable[Item], place: Optional[Place] = None, **options: Any
    ) -> EditResult:
        """Inserts items; at the end unless a place is given."""
        held = list(items)
        with self._lock:
            rows = self._cells_of(held)
            result = self.table.insert(rows, place, **options)
            self._keep(held)
        self.refresh()
        return result

    def set(
        self, key: Key, column: FieldColumn[Item, Value], value: Value, **options: Any
    ) -> EditResult:
        """Sets a field of a row, and in the same step what the program makes of it."""
        with self._lock:
            changed = self.columns.shape.make({column.path: value}, self.item(key))
            return self._replace(key, changed, options)

    def replace(self, item: Item, **options: Any) -> EditResult:
        """Gives the row of the item's key the values of the item, as one step."""
        with self._lock:
            return self._replace(self.columns.key_of(item), item, options)

    def _replace(self, key: Key, item: Item, options: Mapping[str, Any]) -> EditResult:
        (cells,) = self._cells_of([item])
        before = self._view.rows(keys=[key], columns=self._ids)[0]
        cells = _differing(self.table, before, cells)
        result = self.table.edit(_sets(self.table, {key: cells}), **options)
        self._keep([item])
        self.refresh()
        return result

    def _cells_of(self, items: Sequence[Item]) -> List[Dict[str, Any]]:
        for ranks in self._orders.values():
            ranks.learn(items)
        return [self.columns.cells(item, self._orders) for item in items]

    def undo(self, author: Optional[str] = None) -> UndoResult:
        """Takes back the newest step, and makes anew what the program computes."""
        result = self.table.undo(author)
        self.refresh()
        return result

    def redo(self, author: Optional[str] = None) -> UndoResult:
        """Makes the step again that was taken back last."""
        result = self.table.redo(author)
        self.refresh()
        return result

    # MARK: What the program computes

    def refresh(self) -> int:
        """Makes computed cells anew in rows that changed since the last time; how many were wrong.

        This happens by itself after what this object changes; ``keep_fresh`` does it after what
        others change. The writing is no step of the history.
        """
        with self._lock:
            for _ in range(_ATTEMPTS):
                try:
                    return self._refresh()
                except RequestFailed as error:
                    if error.kind not in ("unknownRow", "conflict"):
                        raise
            return 0  # rows come and go faster than this; the next refresh has them

    def refresh_all(self) -> int:
        """Makes all computed cells anew; how many were wrong."""
        with self._lock:
            self._revision = None
            return self.refresh()

    def keep_fresh(self) -> Callable[[], None]:
        """Refreshes after every change from now on; returns what ends that."""
        watching = self._view.watch(0, 0, content="keys")
        watching.on_update(self._follow)
        return watching.close

    def _follow(self, update: Update) -> None:
        """Refreshes unless a refresh has seen what the update tells."""
        try:
            with self._lock:
                if self._revision is None or self._revision < update.revision:
                    self.refresh()
        except Error:
            log.debug("%r could not be refreshed", self, exc_info=True)

    def _refresh(self) -> int:
        computed = [source.id for source in self.columns.sources if source.is_computed]
        if not computed:
            return 0
        revision, rows = self._changed_rows()
        items = [(row, self._readable(row)) for row in rows]
        self._learn([item for _, item in items if item is not None])
        numberings = self._numberings()
        if numberings != self._numbered:  # the ranks of all rows are others now
            rows = self._all_rows()
            items = [(row, self._readable(row)) for row in rows]
        wrong: Dict[Key, Dict[str, Any]] = {}
        for row, item in items:
            cells: Dict[str, Any] = dict.fromkeys(computed)
            if item is not None:
                cells = self.columns.cells(item, self._orders, computed=True)
            cells = _differing(self.table, row, cells)
            if cells:
                wrong[row.key] = cells
        if wrong:
            self.table.edit(_sets(self.table, wrong), history="none")
        self._revision, self._numbered = revision, numberings
        return sum(len(cells) for cells in wrong.values())

    def _learn(self, items: Sequence[Item]) -> None:
        for ranks in self._orders.values():
            ranks.learn(items)

    def _numberings(self) -> int:
        return sum(ranks.numberings for ranks in self._orders.values())

    def _readable(self, row: Row) -> Optional[Item]:
        """The item of a row; None where cells of its fields hold no value."""
        try:
            return self.item_of(row)
        except Error:
            return None

    def _changed_rows(self) -> Tuple[int, List[Row]]:
        """The revision now, and the rows that are others than at the last refresh."""
        try:
            diff = None
            if self._revision is not None:
                diff = self.table.diff(from_revision=self._revision, content="value")
        except TableServerError as error:
            if error.kind != "revisionIsGone":
                raise
        if diff is None:
            rows = self._all_rows()
            return self._view.revision, rows
        changed = [entry["key"] for entry in diff.keys["updates"]] + diff.diff["inserts"]["keys"]
        keys = [self.table.decode_key(key) for key in changed]
        limit = int(self.table.daemon.limits.get("rowsPerAnswerMax", 1000))
        pieces = (keys[at : at + limit] for at in range(0, len(keys), limit))
        rows = [row for piece in pieces for row in self._view.rows(keys=piece, columns=self._ids)]
        return diff.target["revision"], rows

    def _all_rows(self) -> List[Row]:
        """Every row at one revision; read again when they change meanwhile."""
        for _ in range(_ATTEMPTS - 1):
            try:
                return list(self._view.iterate(columns=self._ids))
            except ContentModified:
                continue
        return list(self._view.iterate(columns=self._ids))

    # MARK: End

    def close(self) -> None:
        """Closes the table, its views and subscriptions."""
        self.table.close()

    def __repr__(self) -> str:
        return f"<TypedTable {self.table.id} of {self.columns.shape.name}>"


def _differing(table: Table, row: Row, cells: Mapping[str, Any]) -> Dict[str, Any]:
    """The cells that are not in the row as they should be."""

    def is_there(id: str, value: Any) -> bool:
        cell = row.cell(id)
        return cell.error is None and cell.value == table.encode(id, value)

    return {id: value for id, value in cells.items() if not is_there(id, value)}


def _sets(table: Table, cells: Mapping[Key, Mapping[str, Any]]) -> List[Edit]:
    return [table.set_edit(key, values) for key, values in cells.items() if values]


class TypedView(Closing, Generic[Item]):
    """A view on a table of items; ``view`` is the view itself, for all that needs no types."""

    def __init__(self, table: TypedTable[Item], view: View) -> None:
        self.table = table
        self.view = view

    @property
    def counts(self) -> Counts:
        """The view's counts as of the last answer."""
        return self.view.counts

    def sort(self, *keys: TypedSort[Item], show: Optional[Key] = None) -> TypedView[Item]:
        """Sorts by the columns, the first weighs most; without columns back to source order."""
        self.view.sort(*sort_keys(keys), show=show)
        return self

    def filter(
        self, condition: Optional[Filter[Item]], show: Optional[Key] = None
    ) -> TypedView[Item]:
        """Shows the rows for which a condition is true; None shows all."""
        wire = None if condition is None else condition.to_wire()
        self.view.set({"filter": wire}, show=show)
        return self

    def search(
        self,
        text: Optional[str],
        *,
        columns: Optional[Sequence[TypedColumn[Item, Any]]] = None,
        **options: Any,
    ) -> TypedView[Item]:
        """Searches what the columns show; the options are those of ``View.search``."""
        ids = None if columns is None else [column.id for column in columns]
        self.view.search(text, columns=ids, **options)
        return self

    def tap(self, column: TypedColumn[Item, Any]) -> Optional[str]:
        """Steps a column through the sort cycle as a click on its header would.

        Returns the direction now, None where it is not sorted by, or cannot be: then nothing
        changes.
        """
        if column.sort_id is None:
            return None
        answer = self.view.tap(column.sort_id)
        direction = answer["indicators"][column.sort_id]["direction"]
        return None if direction == "none" else str(direction)

    def rows(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        keys: Optional[Iterable[Key]] = None,
    ) -> List[TypedRow[Item]]:
        """Reads rows: a range within the page shown, some keys, or the page up to the limit."""
        ids = [source.id for source in self.table.columns.sources]
        rows = self.view.rows(first, size, keys=keys, columns=ids, content="both")
        return [TypedRow(row, self.table) for row in rows]

    def items(self) -> Iterator[Item]:
        """Every item of the page shown, in the view's order."""
        ids = [source.id for source in self.table.columns.sources]
        return (self.table.item_of(row) for row in self.view.iterate(columns=ids))

    def watch(
        self, first: Optional[int] = None, size: Optional[int] = None, **options: Any
    ) -> TypedSubscription[Item]:
        """Watches a window of entries, or all of the page; the options are those of ``View``."""
        options.setdefault("cells", "both")
        ids = [source.id for source in self.table.columns.sources]
        return TypedSubscription(self.table, self.view.watch(first, size, columns=ids, **options))

    def close(self) -> None:
        """Closes the view and its subscriptions."""
        self.view.close()


class TypedSubscription(Closing, Generic[Item]):
    """A live window of items; ``subscription`` is the window itself, with its updates."""

    def __init__(self, table: TypedTable[Item], subscription: Subscription) -> None:
        self.table = table
        self.subscription = subscription

    def rows(self) -> List[TypedRow[Item]]:
        """The rows in the window, in order."""
        return [TypedRow(row, self.table) for row in self.subscription.rows()]

    def items(self) -> List[Item]:
        """The items in the window, in order."""
        return [row.item for row in self.rows()]

    def close(self) -> None:
        """Ends the subscription."""
        self.subscription.close()
