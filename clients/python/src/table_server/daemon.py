"""The daemon as a script sees it: connect, open tables, listen, leave."""

from __future__ import annotations

import base64
import logging
import os
import pathlib
from types import TracebackType
from typing import (
    Any,
    Callable,
    Dict,
    Iterable,
    List,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    Type,
    Union,
)

from .connection import Call, Connection, NotAnswered, OnResult, Params
from .databases import Databases
from .difference import Comparing
from .errors import DaemonGone, Error
from .events import Dispatcher, EventStream
from .expressions import ExpressionCheck, from_typed, to_typed
from .lending import Lending, Lent
from .process import Command, DaemonProcess
from .protocol_calls import Calls
from .saving import Restoring
from .schema import InvokedAction, Progress
from .sections import DeclaredSection, sections_to_wire
from .subscription import Subscription
from .measures import CellMeasurer, Measurer, measured, measured_cells
from .supplies import Supplies, supplied_in
from .table import Table
from .values import Key, encode_key, rows_to_wire
from .view_states import sort_to_wire
from .wire import given, is_utf8

log = logging.getLogger("table_server")
Content = Union[str, bytes]


class Daemon(Restoring, Databases, Comparing, Lending):
    """A running ``table-server`` and the connection to it; a context manager.

    Leaving the context sends ``shutdown`` and ``exit``, waits, and kills after ``exit_timeout``.
    """

    def __init__(
        self,
        command: Optional[Command] = None,
        *,
        updates: Optional[str] = None,
        positions: Optional[str] = None,
        invisible: Optional[str] = None,
        trace: Optional[str] = None,
        client_name: str = "table-server-client (python)",
        timeout: Optional[float] = 60.0,
        exit_timeout: float = 5.0,
        env: Optional[Mapping[str, str]] = None,
        cwd: Optional[str] = None,
        pass_stderr: bool = False,
    ) -> None:
        self.timeout = timeout
        self.exit_timeout = exit_timeout
        self._tables: Dict[str, Table] = {}
        self._subscriptions: Dict[str, Subscription] = {}
        self._progress: Dict[str, Callable[[Any], Any]] = {}
        self._tokens = 0
        self._closed = False
        self.dispatcher = Dispatcher()
        self._logs: EventStream[Dict[str, Any]] = EventStream(self.dispatcher)
        self._others: EventStream[Any] = EventStream(self.dispatcher)
        self._actions: EventStream[InvokedAction] = EventStream(self.dispatcher)
        self._decider: Optional[Callable[[Dict[str, Any]], bool]] = None
        self._supplies: Supplies = {}
        self._lent: Dict[str, Lent] = {}
        self._measurers: Tuple[Optional[Measurer], Optional[CellMeasurer]] = (None, None)
        self.process = DaemonProcess(command, env, cwd, pass_stderr)
        self.connection = Connection(
            self.process.stdout,
            self.process.stdin,
            self._on_event,
            self.process.gone,
            self._on_end,
            self._on_request,
        )
        self.connection.start()
        try:
            options = given(updates=updates, positions=positions, invisible=invisible, trace=trace)
            self.server: Dict[str, Any] = self._initialize(client_name, options)
        except BaseException:
            self._end_process(0)
            raise

    def _initialize(self, client_name: str, options: Dict[str, Any]) -> Dict[str, Any]:
        options = {"clientInfo": {"name": client_name}, "processId": os.getpid(), **options}
        answer = self.request("initialize", {**options, "capabilities": {}})
        self.notify("initialized", {})
        return answer if isinstance(answer, dict) else {}

    @property
    def limits(self) -> Dict[str, Any]:
        """The limits the daemon announced."""
        limits = self.server.get("limits")
        return limits if isinstance(limits, dict) else {}

    # MARK: Requests

    @property
    def calls(self) -> Calls:
        """Every request of the protocol as a method with typed keywords."""
        return Calls(self)

    def request(
        self, method: str, params: Optional[Params] = None, timeout: Optional[float] = None
    ) -> Any:
        """Sends a request and waits for its result (``timeout``: this object's by default)."""
        return self.request_async(method, params).get(self.timeout if timeout is None else timeout)

    def request_async(
        self, method: str, params: Optional[Params] = None, on_result: Optional[OnResult] = None
    ) -> Call:
        """Sends a request and returns a future of its result; ``cancel`` asks to stop it."""
        return self.connection.request_async(method, params, on_result)

    def notify(self, method: str, params: Optional[Params] = None) -> None:
        """Sends a notification."""
        self.connection.notify(method, params)

    def batch(self, entries: Iterable[Any]) -> List[Call]:
        """Sends ``(method, params)`` pairs in one write; they run in order. Returns futures."""
        return self.connection.send_batch(list(entries))

    # MARK: Tables

    def open(
        self,
        path: Union[str, "os.PathLike[str]", None] = None,
        *,
        uri: Optional[str] = None,
        content: Optional[Content] = None,
        from_: Optional[Mapping[str, Any]] = None,
        table: Optional[str] = None,
        name: Optional[str] = None,
        dialect: Optional[Mapping[str, Any]] = None,
        columns: Optional[Mapping[str, Mapping[str, Any]]] = None,
        types: Optional[Mapping[str, Mapping[str, Any]]] = None,
        default_sort: Any = None,
        key_columns: Optional[Sequence[str]] = None,
        sections: Optional[Iterable[DeclaredSection]] = None,
        section_column: Optional[str] = None,
        key_scope: Optional[str] = None,
        sample_rows: Optional[int] = None,
        widen: Optional[bool] = None,
        declarations: Optional[Mapping[str, Any]] = None,
        on_progress: Optional[Callable[[Progress], Any]] = None,
        wait: bool = True,
        when_file_changes: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Table:
        """Opens a file, a database, or given content; what is not forced is detected.

        Waits until all rows are read; with ``wait=False``, for editors, only until the first screen
        can be shown: then ``complete`` of answers is true if they had all rows.
        ``types`` are named types as they travel, ``default_sort`` is written as for ``View.sort``.
        ``sections`` are declared without rows: the section column contains the section of each row.
        With ``widen``, the table is as wide as the longest record, not as the header.
        ``from_`` is a part of a SQLite database, as ``{"table": name}``; see ``list_database``.
        ``when_file_changes`` is ``tell`` (default), ``follow`` or ``reload``.
        A name that is not UTF-8 is accepted in the form of ``os.listdir``; it is sent as a URI.
        """
        where = None if path is None else os.path.abspath(os.fspath(path))
        if where is not None and not is_utf8(where):
            uri = pathlib.PurePath(where).as_uri()
            where = None
        params = given(
            path=where,
            uri=uri,
            content=None if content is None else _content(content),
            **{"from": None if from_ is None else dict(from_)},
            table=table,
            name=name,
            dialect=dialect,
            columns=columns,
            types=types or None,
            defaultSort=sort_to_wire(default_sort),
            keyColumns=_list(key_columns),
            whenFileChanges=when_file_changes,
            sections=None if sections is None else sections_to_wire(sections, list),
            sectionColumn=section_column,
            keyScope=key_scope,
            sampleRows=sample_rows,
            widen=widen,
            declarations=None if declarations is None else dict(declarations),
            progressToken=None if on_progress is None else self.new_token(on_progress),
            wait=True if wait else None,
        )
        return self._open_table("table/open", params, timeout, list((columns or {}).items()))

    def open_csv(
        self,
        source: Union[str, "os.PathLike[str]", bytes],
        *,
        key_columns: Optional[Sequence[str]] = None,
        types: Optional[Mapping[str, str]] = None,
        on_progress: Optional[Callable[[Progress], Any]] = None,
        wait: bool = True,
        timeout: Optional[float] = None,
        **dialect: Any,
    ) -> Table:
        """Opens a file by its path, or bytes as they are; waits for all rows, as ``open`` does.

        ``types`` declares column types; further keywords are dialect members as the protocol
        spells them, for example ``delimiter=";"``, ``header=False``, ``nullValues=["NA"]``.
        """
        columns = None if types is None else {name: {"type": kind} for name, kind in types.items()}
        return self.open(
            path=None if isinstance(source, bytes) else source,
            content=source if isinstance(source, bytes) else None,
            dialect=dialect or None,
            columns=columns,
            key_columns=key_columns,
            on_progress=on_progress,
            wait=wait,
            timeout=timeout,
        )

    def create(
        self,
        rows: Sequence[Union[Sequence[Any], Mapping[str, Any]]] = (),
        *,
        columns: Optional[Sequence[Mapping[str, Any]]] = None,
        table: Optional[str] = None,
        name: Optional[str] = None,
        key_columns: Optional[Sequence[str]] = None,
        types: Optional[Mapping[str, Mapping[str, Any]]] = None,
        default_sort: Any = None,
        detect_types: Optional[bool] = None,
        declarations: Optional[Mapping[str, Any]] = None,
        sections: Optional[Iterable[DeclaredSection]] = None,
        section_column: Optional[str] = None,
        key_scope: Optional[str] = None,
        row_options: Optional[Sequence[Optional[Mapping[str, Any]]]] = None,
        timeout: Optional[float] = None,
    ) -> Table:
        """Makes a table from rows: lists in column order, or mappings by column id.

        With ``sections`` in place of rows the table declares them; their ``rows`` leave out the
        section column.
        ``types`` are named types as they travel, ``default_sort`` is written as for ``View.sort``.
        """
        content: Dict[str, Any] = {"rows": rows_to_wire(rows, columns or (), types or {})}
        if sections is not None:
            own = [
                column
                for column in columns or ()
                if column.get("id", column.get("title")) != (section_column or "section")
            ]
            wire = sections_to_wire(sections, lambda part: rows_to_wire(list(part), own, types or {}))
            content = given(sections=wire, sectionColumn=section_column, keyScope=key_scope)
        params = given(
            table=table,
            name=name,
            columns=None if columns is None else [dict(column) for column in columns],
            **content,
            types=types or None,
            defaultSort=sort_to_wire(default_sort),
            keyColumns=_list(key_columns),
            detectTypes=detect_types,
            declarations=None if declarations is None else dict(declarations),
            rowOptions=None if row_options is None else list(row_options),
        )
        named = [(column.get("id", column.get("title")), column) for column in columns or ()]
        return self._open_table("table/create", params, timeout, named)

    def sync(
        self,
        table: Optional[str] = None,
        timeout: Optional[float] = None,
        *,
        supplied: Optional[bool] = None,
        layout: Optional[bool] = None,
    ) -> Dict[str, int]:
        """Waits until every update caused by what was sent before has arrived and been applied.

        With ``supplied`` it waits until this program has supplied every cell that it has to, too;
        with ``layout`` until all widths and heights are measured, which takes seconds in large tables.
        Returns the tables' revisions by table id.
        """
        answer = self.request("view/sync", given(table=table, supplied=supplied, layout=layout), timeout)
        return dict(answer["tables"])

    def presets(self) -> Dict[str, Dict[str, Any]]:
        """The defaults of other table libraries by name, for ``Table.view``."""
        answer = self.request("preset/list", {})
        return {preset["name"]: preset for preset in answer["presets"]}

    # MARK: Expressions

    def check(
        self,
        source: str,
        *,
        table: Optional[str] = None,
        dialect: Optional[str] = None,
        variables: Optional[Mapping[str, Any]] = None,
    ) -> ExpressionCheck:
        """Whether an expression is right, what it gives and reads; see also ``Table.check``.

        ``variables`` are types by name as they travel: ``{"x": "double"}``.
        """
        params = given(source=source, table=table, dialect=dialect, variables=variables)
        return ExpressionCheck.from_wire(self.request("expression/check", params))

    def evaluate(
        self,
        source: str,
        *,
        table: Optional[str] = None,
        row: Optional[Key] = None,
        bindings: Optional[Mapping[str, Any]] = None,
        params: Optional[Mapping[str, Any]] = None,
        dialect: Optional[str] = None,
        variables: Optional[Mapping[str, Any]] = None,
        checked: Optional[bool] = None,
    ) -> Any:
        """The value of an expression; ``bindings`` and ``params`` are Python values by name.

        Raises ``RequestFailed`` of the kind ``expression`` if it is faulty, ``evaluation`` if it
        fails; see also ``Table.evaluate``.
        """
        wire = given(
            source=source, table=table, row=None if row is None else encode_key(row),
            bindings=_typed(bindings), params=_typed(params), dialect=dialect,
            variables=variables, checked=checked,
        )  # fmt: skip
        return from_typed(self.request("expression/evaluate", wire)["value"])

    # MARK: Texts

    def measure(
        self,
        texts: Sequence[str],
        measurer: Optional[Mapping[str, Any]] = None,
        *,
        bold: Optional[bool] = None,
        wrap: Union[None, float, Mapping[str, Any]] = None,
        truncate: Union[None, float, Mapping[str, Any]] = None,
    ) -> List[Dict[str, Any]]:
        """How long and high texts are, by default in terminal cells; one measure for each.

        ``wrap`` and ``truncate`` ask for lines and for what is shown on one line; a number is
        their width.
        """
        params = given(
            texts=list(texts), measurer=measurer, bold=bold, wrap=_width(wrap),
            truncate=_width(truncate),
        )  # fmt: skip
        return list(self.request("text/measure", params)["measures"])

    def stats(self) -> Dict[str, Any]:
        """Counters of the connection and the process."""
        return dict(self.request("server/stats", {}))

    # MARK: Events

    def on_log(self, callback: Callable[[Dict[str, Any]], Any]) -> Callable[[], None]:
        """Calls a function with the params of every ``window/logMessage``; returns what ends it."""
        return self._logs.subscribe(callback)

    def on_action(self, callback: Callable[[InvokedAction], Any]) -> Callable[[], None]:
        """Calls a function with every action that is done; returns what ends it."""
        return self._actions.subscribe(callback)

    def on_decide(self, callback: Optional[Callable[[Dict[str, Any]], bool]]) -> None:
        """Lets a function decide what declarations want asked, given the params of the question.

        It runs on a thread of its own and may ask the daemon in turn. Without one, and when it
        raises, the default of the table's declarations counts.
        """
        self._decider = callback

    def on_measure(
        self, rows: Optional[Measurer] = None, cells: Optional[CellMeasurer] = None
    ) -> None:
        """Lets functions measure what layouts leave to the client.

        ``rows`` is given a ``MeasuredRow`` at a time where rows are ``"measured": "client"`` and
        gives its height; ``cells`` a ``MeasuredCell`` where the mode of a column's width is
        ``client``. They run on a thread of their own. Without one the daemon measures itself.
        """
        self._measurers = (rows, cells)

    def on_event(self, callback: Callable[[Any], Any]) -> Callable[[], None]:
        """Calls a function with ``(method, params)`` of every event no object here takes."""
        return self._others.subscribe(callback)

    # MARK: End

    def close(self) -> Optional[int]:
        """Sends ``shutdown`` and ``exit``, and waits; the exit status. It may be called again."""
        if self._closed:
            return self.process.status
        self._closed = True
        try:
            self.connection.request_async("shutdown").get(self.exit_timeout)
            self.notify("exit")
        except (Error, TimeoutError):
            log.debug("the daemon did not take its leave", exc_info=True)
        return self._end_process(self.exit_timeout)

    def __enter__(self) -> Daemon:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def _end_process(self, timeout: float) -> int:
        status = self.process.end(timeout)
        self.connection.join(timeout=1)
        self.process.close_output()
        self.dispatcher.close(timeout=1)
        return status

    # MARK: Inside

    def new_token(self, callback: Callable[[Any], Any]) -> str:
        """A token for ``$/progress``; takes ``Progress``, and parts of results as they travel."""
        self._tokens += 1
        token = f"progress-{self._tokens}"
        self._progress[token] = callback
        return token

    def forget_token(self, token: str) -> None:
        """Ends the calls for a token."""
        self._progress.pop(token, None)

    def _open_table(
        self,
        method: str,
        params: Params,
        timeout: Optional[float],
        columns: Sequence[Tuple[Any, Mapping[str, Any]]],
    ) -> Table:
        made: List[Table] = []

        def register(answer: Any) -> None:
            table = Table(self, answer)
            self.register_supplies(table.id, columns)
            self._tables[table.id] = table
            made.append(table)

        self.request_async(method, params, register).get(
            self.timeout if timeout is None else timeout
        )
        return made[0]

    def register_supplies(
        self, table: str, columns: Iterable[Tuple[Any, Mapping[str, Any]]]
    ) -> None:
        """Keeps the functions that supply cells of columns, given with their options."""
        for column, function in supplied_in(columns).items():
            self._supplies[table, column] = function

    def register_subscription(self, subscription: Subscription) -> None:
        """Routes updates to a subscription (called on the reader thread)."""
        self._subscriptions[subscription.id] = subscription

    def forget_subscription(self, subscription: Subscription) -> None:
        """Stops routing to a subscription and ends its iterators."""
        if self._subscriptions.get(subscription.id) is subscription:
            del self._subscriptions[subscription.id]
        subscription.end()

    def forget_view(self, view_id: str) -> None:
        """Ends what watched a view that is gone."""
        for subscription in list(self._subscriptions.values()):
            if subscription.view.id == view_id:
                self.forget_subscription(subscription)

    def forget_table(self, table: Table) -> None:
        """Ends what belonged to a table that is gone."""
        self._tables.pop(table.id, None)
        for place in [place for place in list(self._supplies) if place[0] == table.id]:
            del self._supplies[place]
        self.forget_lent(table.id)
        table.end()
        for subscription in list(self._subscriptions.values()):
            if subscription.view.table is table:
                self.forget_subscription(subscription)

    def _on_event(self, method: str, params: Params) -> None:
        if method == "view/update":
            subscription = self._subscriptions.get(params.get("subscription", ""))
            if subscription is not None:
                subscription.take(params)
        elif method == "table/didChange":
            table = self._tables.get(params.get("table", ""))
            if table is not None:
                table.take_change(params)
        elif method == "$/progress":
            self._take_progress(params)
        elif method == "window/logMessage":
            self._logs.put(dict(params))
        elif method == "action/didInvoke":
            self._actions.put(self._invoked(params))
        else:
            self._others.put((method, dict(params)))

    def _invoked(self, params: Params) -> InvokedAction:
        table = self._tables.get(params["table"])
        key = params.get("key")
        return InvokedAction(
            table=params["table"],
            view=params["view"],
            action=params["action"],
            row=key if table is None or key is None else table.decode_key(key),
            column=params.get("column"),
            values=dict(params.get("values", {})),
            source_index=params.get("sourceIndex"),
            view_index=params.get("viewIndex"),
            author=params.get("author"),
            revision=params["revision"],
        )

    def _on_request(self, method: str, params: Params) -> Any:
        if method == "cell/compute" and (key := (params["table"], params["column"])) in self._supplies:
            return self._supplies[key].answer(params)
        if method == "cell/measure":
            return self._measured(params)
        if method != "action/decide" or self._decider is None:
            return self._answer_for_source(method, params)
        return {"decision": "allow" if self._decider(dict(params)) else "refuse"}

    def _measured(self, params: Params) -> Dict[str, Any]:
        rows, cells = self._measurers
        table = self._tables.get(params["table"])
        decode = (lambda key: key) if table is None else table.decode_key
        if params["kind"] == "heights" and rows is not None:
            return measured(params, rows, decode)
        if params["kind"] == "widths" and cells is not None:
            return measured_cells(params, cells, decode)
        raise NotAnswered(params["kind"])

    def _take_progress(self, params: Params) -> None:
        token = params.get("token")
        callback = self._progress.get(token) if isinstance(token, str) else None
        if callback is None or not isinstance(token, str):
            return
        told = params.get("value", {})
        if told.get("kind") == "end":
            del self._progress[token]
        progress = told if told.get("kind") == "partial" else Progress.from_wire(told)
        self.dispatcher.run(lambda: callback(progress))

    def _on_end(self, end: DaemonGone) -> None:
        failure = None if self._closed else end
        for subscription in list(self._subscriptions.values()):
            subscription.end(failure)
        for table in list(self._tables.values()):
            table.end(failure)


def connect(command: Optional[Command] = None, **options: Any) -> Daemon:
    """Starts the daemon and greets it; see ``Daemon`` for the options.

    The command is the argument, else the environment variable ``TABLE_SERVER``, else
    ``table-server`` on the path.
    """
    return Daemon(command, **options)


def _content(content: Content) -> Dict[str, str]:
    if isinstance(content, bytes):
        return {"base64": base64.b64encode(content).decode("ascii")}
    return {"text": content}


def _width(wanted: Union[None, float, Mapping[str, Any]]) -> Optional[Mapping[str, Any]]:
    return {"width": wanted} if isinstance(wanted, (int, float)) else wanted


def _typed(values: Optional[Mapping[str, Any]]) -> Optional[Dict[str, Any]]:
    return None if values is None else {name: to_typed(value) for name, value in values.items()}


def _list(names: Optional[Sequence[str]]) -> Optional[List[str]]:
    return None if names is None else list(names)
