"""A table: what it is, how it is changed, and the views on it."""

from __future__ import annotations

import time
from types import TracebackType
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Iterable,
    Iterator,
    List,
    Mapping,
    Optional,
    Sequence,
    Type,
    Union,
)

from .difference import Difference
from .connection import Params
from .errors import LoadFailed, RequestTimedOut
from .events import EventStream
from .expressions import ExpressionCheck
from .lending import LentTable
from .places import Place, place_to_wire
from .row_pages import pages, whole_text
from .saving import Saving
from .schema import (
    Column,
    ContentResult,
    Description,
    EditResult,
    History,
    JumpResult,
    RowCount,
    Step,
    StepList,
    TableChange,
    UndoResult,
)
from .section_edits import SectionEdits
from .sections import DeclaredSection, EntryKey, SectionEntry, sections_to_wire
from .supplies import Refreshing
from .values import Key, decode_integer, encode_key, encode_value
from .view import View
from .viewing import Viewing
from .wire import Closing, given

if TYPE_CHECKING:
    from .daemon import Daemon

Edit = Dict[str, Any]
_COLUMN_EDITS = {"setColumn", "addColumn", "removeColumn", "orderColumns"}
NewRow = Union[Sequence[Any], Mapping[str, Any]]


class Table(SectionEdits, Refreshing, Saving, LentTable, Viewing, Closing):
    """An open table; a context manager that closes it."""

    def __init__(self, daemon: Daemon, description: Mapping[str, Any]) -> None:
        self.daemon = daemon
        self.id: str = description["table"]
        self.description = Description(description)
        self._changes_columns = False
        self._changes: EventStream[TableChange] = EventStream(daemon.dispatcher)

    # MARK: What it is

    @property
    def name(self) -> str:
        """The table's name."""
        return str(self.description.get("name", self.id))

    @property
    def columns(self) -> List[Column]:
        """The columns in source order."""
        return self.description.columns

    @property
    def types(self) -> Dict[str, str]:
        """The column types by column id."""
        return self.description.types

    @property
    def row_count(self) -> RowCount:
        """The rows as of the last description or event."""
        return self.description.rows

    def describe(self, first: Optional[int] = None, size: Optional[int] = None) -> Description:
        """Requests the description again; ``first`` and ``size`` choose diagnostics."""
        diagnostics = given(first=first, size=size)
        answer = self.request("table/describe", given(diagnostics=diagnostics or None))
        self.description = Description(answer)
        return self.description

    def wait_until_complete(self, timeout: Optional[float] = None) -> RowCount:
        """Waits until all rows are read; ``LoadFailed`` where the rest cannot be."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while not self.describe().rows.complete:
            if self.description.rows.failure is not None:
                raise LoadFailed(self.description.rows.failure)
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                raise RequestTimedOut(f"table {self.id} was not complete within {timeout} s")
            time.sleep(0.02 if left is None else min(0.02, left))
        return self.description.rows

    # MARK: Changing it

    def edit(
        self,
        edits: Sequence[Edit],
        *,
        seen: Optional[int] = None,
        exact: Optional[bool] = None,
        label: Optional[str] = None,
        author: Optional[str] = None,
        history: Optional[str] = None,
        invalid: Optional[str] = None,
        preview: Optional[bool] = None,
        view: Union[View, str, None] = None,
    ) -> EditResult:
        """Applies a list of edits, all or nothing, in order; or previews it. With ``view``, the
        view's user edits: its binding and the declarations apply.
        """
        options = given(
            seen=seen,
            exact=exact,
            label=label,
            author=author,
            history=history,
            invalid=invalid,
            preview=preview,
            view=view.id if isinstance(view, View) else view,
        )
        columns = [edit for edit in edits if edit.get("kind") in _COLUMN_EDITS]
        supplied = [(edit.get("column"), edit.get("options", {})) for edit in columns]
        self.daemon.register_supplies(self.id, supplied)
        answer = self.request("table/edit", {"edits": list(edits), **options})
        if columns:
            self._changes_columns = True
            self.describe()
        return EditResult(
            answer["revision"],
            [self.decode_key(key) for key in answer["inserted"]],
            answer["changedCells"],
            History.from_wire(answer["history"]),
            answer.get("preview"),
        )

    def declare(self, declarations: Mapping[str, Any], *, author: Optional[str] = None) -> Dict[str, Any]:
        """Merges into what the table declares of its rows; returns all that it declares."""
        params = {"declarations": dict(declarations), **given(author=author)}
        return dict(self.request("table/declare", params)["declarations"])

    def resolve(
        self,
        settings: Optional[Sequence[str]] = None,
        *,
        rows: Optional[Sequence[Key]] = None,
        columns: Optional[Sequence[str]] = None,
        headers: Optional[Sequence[str]] = None,
        sections: Optional[Sequence[str]] = None,
    ) -> List[Dict[str, Any]]:
        """The resolved settings, with the layer that decided, in the order of the request."""
        params = given(
            rows=None if rows is None else [encode_key(row) for row in rows],
            columns=None if columns is None else list(columns),
            headers=None if headers is None else list(headers),
            sections=None if sections is None else list(sections),
            settings=None if settings is None else list(settings),
        )
        found = pages(lambda at: self.request("table/resolve", {**params, "first": at}), "items")
        return [dict(item) for page in found for item in page["items"]]

    def validate(
        self,
        *,
        rows: Optional[Sequence[Key]] = None,
        columns: Optional[Sequence[str]] = None,
        first: Optional[int] = None,
        size: Optional[int] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Dict[str, Any]:
        """Looks for cells with no value of their type, and rows that break rules; in all rows."""
        params = given(
            rows=None if rows is None else [encode_key(row) for row in rows],
            columns=None if columns is None else list(columns),
            first=first,
            size=size,
            wait=wait,
        )
        return dict(self.request("table/validate", params, timeout))

    def edits(self, **options: Any) -> EditList:
        """Collects edits in a ``with`` block and makes them together when it is left.

        Nothing is sent when the block raises. The options are those of ``edit``.
        """
        return EditList(self, options)

    def set(
        self, row: Key, column: Union[str, Mapping[str, Any]], value: Any = None, **options: Any
    ) -> EditResult:
        """Sets one cell, or several of a row: ``set(1, "age", 32)``, ``set(1, {"age": 32})``."""
        return self.edit([self.set_edit(row, column, value)], **options)

    def insert(
        self,
        rows: Iterable[NewRow],
        place: Optional[Place] = None,
        *,
        row_options: Optional[Sequence[Optional[Mapping[str, Any]]]] = None,
        **options: Any,
    ) -> EditResult:
        """Inserts rows, at the end unless a place is given, perhaps with what each carries."""
        return self.edit([self.insert_edit(rows, place, row_options)], **options)

    def carry(self, row: Key, row_options: Mapping[str, Any], **options: Any) -> EditResult:
        """Changes what a row carries beside its cells: ``carry(1, {"cellStates": {"n": 1}})``."""
        edit = {"kind": "setRow", "row": encode_key(row), "options": dict(row_options)}
        return self.edit([edit], **options)

    def remove(self, rows: Iterable[Key], **options: Any) -> EditResult:
        """Removes rows by their keys."""
        return self.edit([self.remove_edit(rows)], **options)

    def move(self, rows: Iterable[Key], place: Place, **options: Any) -> EditResult:
        """Moves rows, in the order given, to a place."""
        return self.edit([self.move_edit(rows, place)], **options)

    def add_column(
        self,
        column: str,
        column_options: Optional[Mapping[str, Any]] = None,
        *,
        before: Optional[str] = None,
        after: Optional[str] = None,
        **options: Any,
    ) -> EditResult:
        """Adds a column of nulls, at the end or beside another; its options are the wire's own."""
        edit: Edit = {"kind": "addColumn", "column": column}
        if column_options is not None:
            edit["options"] = dict(column_options)
        if before is not None or after is not None:
            kind = "after" if before is None else "before"
            edit["place"] = {"kind": kind, "column": after if before is None else before}
        return self.edit([edit], **options)

    def set_column(
        self, column: str, column_options: Mapping[str, Any], **options: Any
    ) -> EditResult:
        """Changes a column: title, type, format and so on, spelled as on the wire."""
        edit = {"kind": "setColumn", "column": column, "options": dict(column_options)}
        return self.edit([edit], **options)

    def remove_column(self, column: str, **options: Any) -> EditResult:
        """Removes a column; undo brings it back."""
        return self.edit([{"kind": "removeColumn", "column": column}], **options)

    def order_columns(self, columns: Sequence[str], **options: Any) -> EditResult:
        """Puts columns first, in the order given; the rest follow."""
        return self.edit([{"kind": "orderColumns", "columns": list(columns)}], **options)

    def paste(
        self,
        texts: Iterable[Sequence[Optional[str]]],
        row: Key,
        column: str,
        *,
        view: Optional[View] = None,
        overflow: Optional[str] = None,
        **options: Any,
    ) -> EditResult:
        """Writes a block of typed texts from a cell down and to the right; None leaves a cell."""
        edit: Edit = {
            "kind": "paste",
            "texts": [list(line) for line in texts],
            "at": {"row": encode_key(row), "column": column},
            **given(view=None if view is None else view.id, overflow=overflow),
        }
        return self.edit([edit], **options)

    def set_rows(
        self,
        rows: Iterable[NewRow] = (),
        *,
        sections: Optional[Iterable[DeclaredSection]] = None,
        section_column: Optional[str] = None,
        columns: Optional[Sequence[str]] = None,
        match: Optional[Union[str, Mapping[str, Any]]] = None,
        compare: Optional[Union[str, Mapping[str, Any]]] = None,
        mode: Optional[str] = None,
        reset_above: Optional[Mapping[str, Any]] = None,
        preset: Optional[str] = None,
        hints: Any = None,
        row_states: Optional[Sequence[Any]] = None,
        cell_states: Optional[Sequence[Optional[Mapping[str, Any]]]] = None,
        supersede: Optional[bool] = None,
        seen: Optional[int] = None,
        label: Optional[str] = None,
        author: Optional[str] = None,
        history: Optional[str] = None,
        invalid: Optional[str] = None,
    ) -> ContentResult:
        """Gives the table new content; the daemon finds what changed.

        ``match`` and ``compare`` are kinds (``"content"``, ``"value"``) or what travels, as
        ``{"kind": "columns", "columns": ["name"]}``. With ``sections`` in place of rows the table
        declares them; their ``rows`` leave out the section column. ``row_states`` and
        ``cell_states`` are what rows and their cells carry then, one for each row.
        """
        kinds = None
        if columns is not None:
            kinds = [self.types.get(column) for column in columns]
        options = given(
            columns=None if columns is None else list(columns), match=_kind(match),
            compare=_kind(compare), mode=mode, resetAbove=reset_above,
            preset=preset, hints=hints, rowStates=row_states and list(row_states),
            cellStates=cell_states and list(cell_states), supersede=supersede, seen=seen, label=label, author=author,
            history=history, invalid=invalid,
        )  # fmt: skip
        content: Dict[str, Any] = {"rows": [self._encode_row(row, kinds) for row in rows]}
        if sections is not None:
            wire = sections_to_wire(
                sections,
                lambda part: self._encode_section_rows(part, columns, section_column),
            )
            content = given(sections=wire, sectionColumn=section_column)
        answer = self.request("table/setRows", {**content, **options})
        return ContentResult.from_wire(answer)

    def set_params(
        self,
        params: Mapping[str, Optional[Mapping[str, Any]]],
        *,
        author: Optional[str] = None,
    ) -> int:
        """Sets what ``params.x`` is in the table's expressions; the revision after it.

        Values are typed, as ``{"x": {"int": "1"}}``; None takes one away.
        """
        options = given(author=author)
        answer = self.request("table/setParams", {"params": dict(params), **options})
        return int(answer["revision"])

    def diff(
        self,
        to: Optional[Table] = None,
        *,
        from_revision: Optional[int] = None,
        to_revision: Optional[int] = None,
        match: Optional[Union[str, Mapping[str, Any]]] = None,
        compare: Optional[Union[str, Mapping[str, Any]]] = None,
        columns: Optional[Sequence[str]] = None,
        content: Optional[str] = None,
        page: int = 100_000,
        wait: Optional[bool] = None,
    ) -> Difference:
        """What turns this table, or a revision of it, into another one or a later one."""
        other = self if to is None else to
        params = {
            "from": given(table=self.id, revision=from_revision),
            "to": given(table=other.id, revision=to_revision),
            **given(match=_kind(match), compare=_kind(compare), columns=columns, wait=wait),
            **({} if content is None else {"as": content}),
        }
        pages: List[Mapping[str, Any]] = []
        while True:
            done = sum(answer["size"] for answer in pages)
            part = {"range": {"first": done, "size": page}}
            pages.append(self.daemon.request("table/diff", {**params, **part}))
            # Later pages are of the revisions that the first one met.
            for name in ("from", "to"):
                params[name]["revision"] = pages[0][name]["revision"]
            if done + pages[-1]["size"] >= pages[0]["counts"]["changes"]:
                return Difference(pages)

    def text(self, row: Key, column: str, *, of: str = "text") -> Optional[str]:
        """All of a cell's text, as long as it may be: what it shows, or its ``value``."""
        return whole_text(self, row, column, of)

    def convert_filter(self, filter: Union[str, Mapping[str, Any]]) -> Dict[str, Any]:
        """Both forms of a filter: its ``tree``, and its ``text`` or None and the ``problems``."""
        return dict(self.request("filter/convert", {"filter": filter}))

    def undo(self, author: Optional[str] = None) -> UndoResult:
        """Undoes the newest step."""
        return self._undo("table/undo", author)

    def redo(self, author: Optional[str] = None) -> UndoResult:
        """Makes the step again that was taken back last."""
        return self._undo("table/redo", author)

    def _undo(self, method: str, author: Optional[str]) -> UndoResult:
        answer = self.request(method, given(author=author))
        self._describe_columns()
        return UndoResult(
            answer["revision"],
            answer["step"],
            answer["skipped"],
            History.from_wire(answer["history"]),
        )

    def history(self, first: Optional[int] = None, size: Optional[int] = None) -> StepList:
        """The steps that are kept, oldest first: those done, then those taken back."""
        answer = self.request("table/history", given(first=first, size=size))
        return StepList(
            answer["revision"],
            answer["count"],
            answer["current"],
            answer["bytes"],
            answer["bytesMax"],
            answer["dropped"],
            answer["first"],
            [Step.from_wire(item) for item in answer["items"]],
        )

    def _describe_columns(self) -> None:
        """Reads the columns again where a step may have changed them."""
        if self._changes_columns:
            self.describe()

    def jump(self, step: Union[int, Step], author: Optional[str] = None) -> JumpResult:
        """Takes steps back, or does them again, until one is the newest done; 0: before all."""
        number = step.id if isinstance(step, Step) else step
        answer = self.request("table/jump", given(step=number, author=author))
        self._describe_columns()
        return JumpResult(
            answer["revision"],
            answer["undone"],
            answer["redone"],
            answer["skipped"],
            History.from_wire(answer["history"]),
        )

    # MARK: Edits as values

    def set_edit(
        self, row: Key, column: Union[str, Mapping[str, Any]], value: Any = None
    ) -> Edit:
        """The edit behind ``set``."""
        edit: Edit = {"kind": "set", "row": encode_key(row)}
        if isinstance(column, str):
            return {**edit, "column": column, "value": self.encode(column, value)}
        return {**edit, "values": self._encode_row(column)}

    def insert_edit(
        self,
        rows: Iterable[NewRow],
        place: Optional[Place] = None,
        row_options: Optional[Sequence[Optional[Mapping[str, Any]]]] = None,
    ) -> Edit:
        """The edit behind ``insert``."""
        edit: Edit = {"kind": "insert", "rows": [self._encode_row(row) for row in rows]}
        if row_options is not None:
            edit = {**edit, "options": list(row_options)}
        return edit if place is None else {**edit, "place": place_to_wire(place)}

    def remove_edit(self, rows: Iterable[Key]) -> Edit:
        """The edit behind ``remove``."""
        return {"kind": "remove", "rows": [encode_key(row) for row in rows]}

    def move_edit(self, rows: Iterable[Key], place: Place) -> Edit:
        """The edit behind ``move``."""
        return {
            "kind": "move",
            "rows": [encode_key(row) for row in rows],
            "place": place_to_wire(place),
        }

    def encode(self, column: str, value: Any) -> Any:
        """A value of a column as it travels."""
        return encode_value(value, self.types.get(column))

    def decode_key(self, key: Any) -> Any:
        """A key in the form for scripts: long integers are integers again."""
        return decode_integer(key) if self.description.has_integer_keys else key

    def decode_entry(self, key: EntryKey) -> EntryKey:
        """An entry's key in the form for scripts."""
        if isinstance(key, SectionEntry):
            return key
        decoded: EntryKey = self.decode_key(key)
        return decoded

    def _encode_row(
        self, row: NewRow, given_kinds: Optional[Sequence[Optional[str]]] = None
    ) -> Any:
        if isinstance(row, Mapping):
            return {column: self.encode(column, value) for column, value in row.items()}
        kinds: List[Optional[str]] = [
            column.type for column in self.columns if column.is_stored
        ]
        if given_kinds is not None:
            kinds = list(given_kinds)
        kinds += [None] * (len(row) - len(kinds))
        return [encode_value(value, kind) for value, kind in zip(row, kinds)]

    # MARK: Expressions

    def check(self, source: str, **options: Any) -> ExpressionCheck:
        """Whether an expression over the columns is right; the options of ``Daemon.check``."""
        return self.daemon.check(source, table=self.id, **options)

    def evaluate(self, source: str, row: Optional[Key] = None, **options: Any) -> Any:
        """The value of an expression over a row's cells; the options of ``Daemon.evaluate``."""
        return self.daemon.evaluate(source, table=self.id, row=row, **options)

    # MARK: Views and events

    def changes(self, timeout: Optional[float] = None) -> Iterator[TableChange]:
        """Yields table events until none came for ``timeout`` seconds or the table is closed."""
        return self._changes.iterate(timeout)

    def on_change(self, callback: Callable[[TableChange], Any]) -> Callable[[], None]:
        """Calls a function for every table event; returns what ends that."""
        return self._changes.subscribe(callback)

    def take_change(self, params: Params) -> None:
        """Takes a ``table/didChange`` (called on the reader thread)."""
        change = TableChange.from_wire(params)
        self.description.rows = change.rows
        self._changes.put(change)

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Sends a request that names this table."""
        return self.daemon.request(method, {"table": self.id, **params}, timeout)

    # MARK: End

    def close(self) -> None:
        """Closes the table, its views and subscriptions."""
        self.request("table/close", {})
        self.daemon.forget_table(self)

    def end(self, failure: Optional[BaseException] = None) -> None:
        """Ends the iterators of this table."""
        self._changes.end(failure)

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.name!r}, {len(self.columns)} columns>"


class EditList:
    """Edits collected in a ``with`` block; ``result`` is there after it, None without edits."""

    def __init__(self, table: Table, options: Mapping[str, Any]) -> None:
        self._table = table
        self._options = options
        self._edits: List[Edit] = []
        self.result: Optional[EditResult] = None

    def set(self, row: Key, column: Union[str, Mapping[str, Any]], value: Any = None) -> None:
        """Adds what ``Table.set`` does."""
        self._edits.append(self._table.set_edit(row, column, value))

    def insert(self, rows: Iterable[NewRow], place: Optional[Place] = None, **more: Any) -> None:
        """Adds what ``Table.insert`` does."""
        self._edits.append(self._table.insert_edit(rows, place, **more))

    def remove(self, rows: Iterable[Key]) -> None:
        """Adds what ``Table.remove`` does."""
        self._edits.append(self._table.remove_edit(rows))

    def move(self, rows: Iterable[Key], place: Place) -> None:
        """Adds what ``Table.move`` does."""
        self._edits.append(self._table.move_edit(rows, place))

    def __enter__(self) -> EditList:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        if error is None and self._edits:
            self.result = self._table.edit(self._edits, **self._options)


def _kind(choice: Optional[Union[str, Mapping[str, Any]]]) -> Optional[Dict[str, Any]]:
    if choice is None:
        return None
    return {"kind": choice} if isinstance(choice, str) else dict(choice)
