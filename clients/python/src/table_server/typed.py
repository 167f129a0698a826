"""Tables, views and rows of items: what ``Columns.create`` makes.

The daemon stores the cells. It requests those that functions compute (values, texts, ranks) from
the program, and again if the fields that they are made from have changed. Reads and sorts here wait
until these cells are computed; windows are live and mark pending ones.
"""

from __future__ import annotations

from typing import (
    Any,
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

from .cells import CellError, Counts, Draft, Row
from .columns import Columns
from .errors import ContentModified, RequestFailed
from .filters import Filter
from .made import CellUnreadable, Maker, read_cell
from .schema import ContentResult, EditResult, UndoResult
from .subscription import Subscription
from .places import Place
from .table import Table
from .typed_column import FieldColumn, TypedColumn
from .values import Key, encode_key, encode_value
from .view import DraftEditor, View
from .view_states import SortKey
from .wire import Closing, given

Item = TypeVar("Item")
Value = TypeVar("Value")
Default = TypeVar("Default")
TypedSort = Union[TypedColumn[Item, Any], Tuple[TypedColumn[Item, Any], str], SortKey]
"""A column (ascending), ``(column, "descending")``, or a ``SortKey`` of column ids."""
TypedSorts = Union[TypedSort[Item], Sequence[TypedSort[Item]]]
"""What to sort by, or several of them, the first weighs most."""

_ATTEMPTS = 10


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
        """The item of the row.

        Fields that no column can contain are those given last with the item of this key. Raises
        ``CellUnreadable`` for cells without a value, ``ItemIncomplete`` if fields are missing.
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
        """Why the cell has no value, or the function made no text, if so."""
        cells = (self.row.cell(id) for id in dict.fromkeys((column.value_id, column.text_id)))
        return next((cell.error for cell in cells if cell.error is not None), None)

    def is_awaited(self, column: TypedColumn[Item, Any]) -> bool:
        """Whether a function makes the cell, and has not made it of what the row is now.

        What is shown is then empty, or what was made before.
        """
        ids = {column.id, column.value_id, column.text_id}
        return any(self.row.cell(id).is_pending or self.row.cell(id).is_stale for id in ids)

    def __repr__(self) -> str:
        return f"TypedRow({self.row!r})"


def value_of(row: Row, column: TypedColumn[Any, Any]) -> Any:
    """The value of a column in the program's own type; raises ``CellUnreadable``."""
    return read_cell(row, column.value_id, column.codec, isinstance(column, FieldColumn))


class TypedTable(Closing, Generic[Item]):
    """A table of items; ``table`` is the table itself, for all that needs no types."""

    def __init__(self, table: Table, columns: Columns[Item], maker: Maker[Item]) -> None:
        self.table = table
        self.columns = columns
        self._maker = maker
        self._fields = [source.id for source in columns.sources if source.path is not None]
        self._is_made = any(source.make is not None for source in columns.sources)
        self._view = table.view(sort=[])

    # MARK: Reading

    def items(self) -> List[Item]:
        """All items, in the table's order, in their present state."""
        return [self.item_of(row) for row in self._all_rows()]

    def item(self, key: Key) -> Item:
        """The item of a key; raises ``RequestFailed`` (``unknownRow``) if there is none."""
        return self.item_of(self._view.rows(keys=[key], columns=self._fields)[0])

    def item_of(self, row: Row) -> Item:
        """The item of a row; see ``TypedRow.item``."""
        return self._maker.item_of(row)

    def view(
        self,
        *,
        sort: Optional[TypedSorts[Item]] = None,
        filter: Optional[Filter[Item]] = None,
        wait: bool = True,
        **state: Any,
    ) -> TypedView[Item]:
        """Opens a view that shows the columns declared; ``sort`` names typed columns.

        Without ``wait``, rows whose cells functions have not computed yet may be out of order.
        """
        shown = [column.id for column in self.columns.declared]
        hidden = {id: {"hidden": True} for id in self.table.types if id not in shown}
        state["columns"] = {**hidden, **(state.get("columns") or {})}
        state.setdefault("column_order", shown)
        if sort is not None:
            state["sort"] = sort_keys(sort)
        if filter is not None:
            state["filter"] = filter.to_wire()
        self._wait(wait)
        return TypedView(self, self.table.view(**state))

    def wait_until_made(self, timeout: Optional[float] = None) -> None:
        """Waits until the functions have made every cell of what the rows are now.

        What ``TypedView`` reads and orders waits by itself. A function must not wait for its own
        cells.
        """
        if self._is_made:
            self.table.daemon.sync(self.table.id, timeout, supplied=True)

    def _wait(self, wait: Optional[bool]) -> None:
        if wait is not False:
            self.wait_until_made()

    # MARK: Changing

    def set_rows(self, items: Iterable[Item], **options: Any) -> ContentResult:
        """New content: rows are found again by their keys, and only what differs is changed.

        The options are those of ``Table.set_rows``.
        """
        held = list(items)
        cells = [self.columns.cells(item) for item in held]
        rows = [[cell[id] for id in self._fields] for cell in cells]
        result = self.table.set_rows(rows, columns=self._fields, **options)
        if result.outcome == "applied":
            self._keep(held)
        return result

    def insert(
        self, items: Iterable[Item], place: Optional[Place] = None, **options: Any
    ) -> EditResult:
        """Inserts items; at the end unless a place is given."""
        held = list(items)
        rows = [self.columns.cells(item) for item in held]
        result = self.table.insert(rows, place, **options)
        self._keep(held)
        return result

    def set(
        self, key: Key, column: FieldColumn[Item, Value], value: Value, **options: Any
    ) -> EditResult:
        """Sets a field of a row."""
        changed = self.columns.shape.make({column.path: value}, self.item(key))
        return self._replace(key, changed, options)

    def replace(self, item: Item, **options: Any) -> EditResult:
        """Gives the row of the item's key the values of the item, as one step."""
        return self._replace(self.columns.key_of(item), item, options)

    def paste(
        self,
        texts: Sequence[Sequence[Optional[str]]],
        keys: Sequence[Key],
        columns: Sequence[FieldColumn[Item, Any]],
        **options: Any,
    ) -> EditResult:
        """Writes typed texts, a line for each key, as one edit; None leaves a cell alone.

        A column's ``parse`` function reads what is typed into the column, else the daemon does.
        What a function raises is raised, and nothing is written.
        """
        if len(texts) != len(keys) or any(len(line) > len(columns) for line in texts):
            raise ValueError("a line of texts for each key, and no more texts than columns")
        edits = [
            _typed_edit(key, column, text)
            for key, line in zip(keys, texts)
            for column, text in zip(columns, line)
            if text is not None
        ]
        return self.table.edit(edits, **options)

    def _replace(self, key: Key, item: Item, options: Mapping[str, Any]) -> EditResult:
        cells = self.columns.cells(item)
        before = self._view.rows(keys=[key], columns=self._fields)[0]
        differing = _differing(self.table, before, cells)
        edits = [self.table.set_edit(key, differing)] if differing else []
        result = self.table.edit(edits, **options)
        self._keep([item])
        return result

    def remove(self, keys: Iterable[Key], **options: Any) -> EditResult:
        """Removes rows by their keys."""
        return self.table.remove(keys, **options)

    def move(self, keys: Iterable[Key], place: Place, **options: Any) -> EditResult:
        """Moves rows, in the order given, to a place."""
        return self.table.move(keys, place, **options)

    def undo(self, author: Optional[str] = None) -> UndoResult:
        """Undoes the newest step."""
        return self.table.undo(author)

    def redo(self, author: Optional[str] = None) -> UndoResult:
        """Makes the step again that was taken back last."""
        return self.table.redo(author)

    def refresh(self, keys: Optional[Iterable[Key]] = None) -> None:
        """Lets the functions compute their cells again, of some rows or of all. It is needed only
        if functions read data outside the row, such as an exchange rate. After every change of a
        row, its cells are computed again without this call.
        """
        if self._is_made:
            self.table.refresh(rows=keys)

    def _keep(self, items: Iterable[Item]) -> None:
        """Keeps items for the fields that no column can contain, which functions may read."""
        differing = self._maker.keep(items)
        limit = int(self.table.daemon.limits.get("rowsPerAnswerMax", 1000))
        try:
            for at in range(0, len(differing), limit):
                self.refresh(differing[at : at + limit])
        except RequestFailed as error:
            if error.kind != "unknownRow":
                raise
            self.refresh()  # somebody removed one of them meanwhile

    def _all_rows(self) -> List[Row]:
        """Every row at one revision; read again when they change meanwhile."""
        for _ in range(_ATTEMPTS - 1):
            try:
                return list(self._view.iterate(columns=self._fields))
            except ContentModified:
                continue
        return list(self._view.iterate(columns=self._fields))

    # MARK: End

    def close(self) -> None:
        """Closes the table, its views and subscriptions."""
        self.table.close()

    def __repr__(self) -> str:
        return f"<TypedTable {self.table.id} of {self.columns.shape.name}>"


def _typed_edit(key: Key, column: FieldColumn[Any, Any], text: str) -> Dict[str, Any]:
    """The edit that a text makes which is typed into a column."""
    read = {"text": text} if column.parse is None else {"value": _parsed(column, text)}
    return {"kind": "set", "row": encode_key(key), "column": column.id, **read}


def _parsed(column: FieldColumn[Any, Any], text: str) -> Any:
    """What the column's ``parse`` function makes of a text, as it travels."""
    assert column.parse is not None
    base = column.codec.to_base(column.parse(text), f"the column {column.id!r}")
    return encode_value(base, column.codec.column_type)


def _differing(table: Table, row: Row, cells: Mapping[str, Any]) -> Dict[str, Any]:
    """The cells that are not in the row as they should be."""

    def is_there(id: str, value: Any) -> bool:
        cell = row.cell(id)
        return cell.error is None and cell.value == table.encode(id, value)

    return {id: value for id, value in cells.items() if not is_there(id, value)}


class TypedView(Closing, Generic[Item]):
    """A view on a table of items; ``view`` is the view itself, for all that needs no types."""

    def __init__(self, table: TypedTable[Item], view: View) -> None:
        self.table = table
        self.view = view

    @property
    def counts(self) -> Counts:
        """The view's counts as of the last answer."""
        return self.view.counts

    def _wait(self, wait: Optional[bool]) -> None:
        """Waits for what functions make, unless ``wait`` is False: editors do not want to."""
        if wait is not False:
            self.table.wait_until_made()

    def sort(
        self, *keys: TypedSort[Item], show: Optional[Key] = None, wait: Optional[bool] = None
    ) -> TypedView[Item]:
        """Sorts by the columns, the first weighs most; without columns back to source order."""
        self._wait(wait)
        self.view.sort(*sort_keys(keys), show=show, wait=wait)
        return self

    def filter(
        self,
        condition: Optional[Filter[Item]],
        show: Optional[Key] = None,
        *,
        wait: Optional[bool] = None,
    ) -> TypedView[Item]:
        """Shows the rows for which a condition is true; None shows all."""
        wire = None if condition is None else condition.to_wire()
        self._wait(wait)
        self.view.set({"filter": wire}, show=show, wait=wait)
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
        self._wait(options.get("wait"))
        self.view.search(text, columns=ids, **options)
        return self

    def tap(self, column: TypedColumn[Item, Any]) -> Optional[str]:
        """Steps a column through the sort cycle as a click on its header would.

        Returns the direction now, None where it is not sorted by, or cannot be: then nothing
        changes.
        """
        if column.sort_id is None:
            return None
        self.table.wait_until_made()
        answer = self.view.tap(column.sort_id)
        direction = answer["indicators"][column.sort_id]["direction"]
        return None if direction == "none" else str(direction)

    def rows(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        keys: Optional[Iterable[Key]] = None,
        wait: bool = True,
    ) -> List[TypedRow[Item]]:
        """Reads rows: a range within the page shown, some keys, or the page up to the limit.

        Without ``wait``, some cells may not be computed yet (``TypedRow.is_awaited``), and rows may
        be at the places of their older cells.
        """
        self._wait(wait)
        ids = [source.id for source in self.table.columns.sources]
        rows = self.view.rows(first, size, keys=keys, columns=ids, content="both")
        return [TypedRow(row, self.table) for row in rows]

    def items(self) -> Iterator[Item]:
        """Every item of the page shown, in the view's order."""
        self.table.wait_until_made()
        ids = [source.id for source in self.table.columns.sources if source.path is not None]
        return (self.table.item_of(row) for row in self.view.iterate(columns=ids))

    def watch(
        self, first: Optional[int] = None, size: Optional[int] = None, **options: Any
    ) -> TypedSubscription[Item]:
        """Watches a window of entries, or all of the page; the options are those of ``View``.

        Cells that functions compute are sent to it when they are computed.
        """
        options.setdefault("cells", "both")
        ids = [source.id for source in self.table.columns.sources]
        return TypedSubscription(self.table, self.view.watch(first, size, columns=ids, **options))

    def page(self, index: Optional[int] = None, **options: Any) -> TypedView[Item]:
        """Shows a page, or pages of another ``size``; the options are those of ``View.page``."""
        self.table.wait_until_made()
        self.view.page(index, **options)
        return self

    def find(self, search: Optional[str] = None, **options: Any) -> Optional[Dict[str, Any]]:
        """The next row that matches a search, or the view's own; as ``View.find``."""
        self.table.wait_until_made()
        return self.view.find(search, **options)

    def select(
        self,
        action: str,
        *,
        rows: Optional[Iterable[Key]] = None,
        columns: Optional[Iterable[TypedColumn[Item, Any]]] = None,
        cells: Optional[Iterable[Tuple[Key, TypedColumn[Item, Any]]]] = None,
    ) -> Dict[str, Any]:
        """Selects rows, columns or cells; returns the changes. The actions are those of
        ``View.select``.
        """
        ids = None if columns is None else [column.id for column in columns]
        places = None if cells is None else [(key, column.id) for key, column in cells]
        return self.view.select(action, rows=rows, columns=ids, cells=places)

    def draft(
        self,
        key: Key,
        column: FieldColumn[Item, Any],
        *,
        by: Optional[str] = None,
        author: Optional[str] = None,
    ) -> TypedDraft[Item]:
        """Begins typing into a cell; leaving the editor's ``with`` block commits.

        Raises ``RequestFailed`` (``notEditable``) where nothing can be typed into the column.
        """
        return TypedDraft(self, key, column, by, author)

    def close(self) -> None:
        """Closes the view and its subscriptions."""
        self.view.close()


class TypedDraft(DraftEditor, Generic[Item]):
    """A cell of a column that is being typed into; the text is read by the column's rules.

    A column's ``parse`` function is called here: with every text, and for the value to commit.
    """

    def __init__(
        self,
        view: TypedView[Item],
        key: Key,
        column: FieldColumn[Item, Any],
        by: Optional[str],
        author: Optional[str],
    ) -> None:
        self._typed = column
        text: Optional[str] = None
        if column.parse is not None:
            text = _text_read_back(view.rows(keys=[key], wait=False)[0], column)
        super().__init__(view.view, key, column.id, given(by=by, text=text, author=author))

    @property
    def problem(self) -> Optional[str]:
        """Why the present text could not be committed; None: it could."""
        if self.draft is None:
            return None
        if self._typed.parse is None:
            found = self.draft.problem
            return None if found is None else str(found.get("reason", found["kind"]))
        try:
            _parsed(self._typed, self.draft.text)
        except Exception as error:
            return str(error) or type(error).__name__
        return None

    def commit(
        self,
        *,
        overwrite: Optional[bool] = None,
        label: Optional[str] = None,
        history: Optional[str] = None,
        invalid: Optional[str] = None,
    ) -> int:
        """Makes it one edit of the table; the revision. Refused, the draft stays open.

        Raises what the column's ``parse`` function raises.
        """
        options = given(overwrite=overwrite, label=label, history=history, invalid=invalid)
        if self._typed.parse is not None:
            options["value"] = _parsed(self._typed, self.text)
        return int(self._ask("commit", options)["revision"])

    def choose(self, value: Any) -> Draft:
        """Gives a value of the column's type in place of a text."""
        return super().choose(self._typed.codec.to_base(value, f"the column {self._typed.id!r}"))


def _text_read_back(row: TypedRow[Any], column: FieldColumn[Any, Any]) -> Optional[str]:
    """What a cell shows, if the column's ``parse`` function reads it as the cell's value."""
    parse, text = column.parse, row.text(column)
    try:
        return text if parse is not None and parse(text) == row[column] else None
    except Exception:
        return None


class TypedSubscription(Closing, Generic[Item]):
    """A live window of items; ``subscription`` is the window itself, with its updates."""

    def __init__(self, table: TypedTable[Item], subscription: Subscription) -> None:
        self.table = table
        self.subscription = subscription

    def rows(self) -> List[TypedRow[Item]]:
        """The rows in the window, in order."""
        return [TypedRow(row, self.table) for row in self.subscription.rows()]

    def scroll(self, *args: Any, **options: Any) -> Any:
        """Moves the window; the arguments are those of ``Subscription.scroll``."""
        return self.subscription.scroll(*args, **options)

    def items(self) -> List[Item]:
        """The items in the window, in order."""
        return [row.item for row in self.rows()]

    def close(self) -> None:
        """Ends the subscription."""
        self.subscription.close()
