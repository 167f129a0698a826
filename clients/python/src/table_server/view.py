"""Views: ways to look at a table."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, Mapping
from typing import Optional, Sequence, Tuple, Type, TypeVar, Union

from .cells import Counts, Draft
from .connection import Params
from .cursor import CursorMoves
from .exchanging import Exchanging
from .groups import Groups
from .measures import Measuring
from .profiles import Profiling
from .reading import Reading
from .row_pages import pages
from .sections import SectionEntry, entry_key, section_key_to_wire
from .subscription import Subscription, begin_watching, entry_to_wire, watched_window
from .values import Key, encode_key
from .view_states import Sort, view_state
from .wire import Closing, close_quietly, given

if TYPE_CHECKING:
    from .table import Table

_KEEP: Any = object()


Editor = TypeVar("Editor", bound="DraftEditor")


class DraftEditor:
    """A cell that is being typed into; leaving its ``with`` block commits, raising cancels."""

    def __init__(self, view: View, row: Key, column: str, options: Mapping[str, Any]) -> None:
        self.view = view
        self.row = row
        self.column = column
        self.draft: Optional[Draft] = None
        self._ask("begin", options)

    @property
    def text(self) -> str:
        """What is typed by now."""
        return "" if self.draft is None else self.draft.text

    @property
    def is_open(self) -> bool:
        """Whether the draft was neither committed nor cancelled."""
        return self.draft is not None

    def change(self, text: str) -> Draft:
        """Sends the whole present text; ``problem`` of the draft is None if it fits."""
        return self._open(self._ask("change", {"text": text}))

    def choose(self, value: Any) -> Draft:
        """Gives a value in place of a text."""
        value = self.view.table.encode(self.column, value)
        return self._open(self._ask("change", {"value": value}))

    def commit(
        self,
        *,
        overwrite: Optional[bool] = None,
        label: Optional[str] = None,
        history: Optional[str] = None,
        invalid: Optional[str] = None,
    ) -> int:
        """Makes it one edit of the table; the revision. Refused, the draft stays open."""
        options = given(overwrite=overwrite, label=label, history=history, invalid=invalid)
        return int(self._ask("commit", options)["revision"])

    def cancel(self) -> None:
        """Ends the draft without changing the table."""
        self._ask("cancel", {})

    def _ask(self, action: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
        place = {"row": encode_key(self.row), "column": self.column}
        answer = self.view.request("cell/draft", {**place, "action": action, **options})
        wire = answer["draft"]
        self.draft = None if wire is None else Draft.from_wire(wire)
        return dict(answer)

    def _open(self, answer: Mapping[str, Any]) -> Draft:
        return Draft.from_wire(answer["draft"])

    def __enter__(self: Editor) -> Editor:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        if not self.is_open:
            return
        if kind is None:
            self.commit()
        else:
            close_quietly(self.cancel, error)


class View(Closing, CursorMoves, Measuring, Profiling, Reading, Exchanging):
    """An open view; a context manager that closes it."""

    def __init__(self, table: Table, answer: Mapping[str, Any]) -> None:
        self.table = table
        self.id: str = answer["view"]
        self.remembered: Optional[Dict[str, Any]] = answer.get("remembered")
        """What was kept of the view, if it was opened with ``remember``."""
        self._take(answer)

    def _take(self, answer: Mapping[str, Any]) -> None:
        self.view_revision: int = answer["viewRevision"]
        self.revision: int = answer["revision"]
        self.state: Dict[str, Any] = answer["state"]
        self.preset: Optional[str] = answer.get("preset")
        self.counts = Counts.from_wire(answer["counts"])
        self.footers: Dict[str, Dict[str, Any]] = answer.get("footers", {})
        self.layout: Optional[Dict[str, Any]] = answer.get("layout")
        self.order_state: str = answer["orderState"]
        self.complete: bool = answer.get("complete", True)
        """Whether the last answer about the view had all rows, in the order of its state."""
        self.columns: List[str] = list(answer["columns"])

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Sends a request that names this view."""
        answer = self.table.daemon.request(method, {"view": self.id, **params}, timeout)
        if isinstance(answer, Mapping) and "complete" in answer:
            self.complete = bool(answer["complete"])
        return answer

    # MARK: State

    def get(self) -> View:
        """Brings ``state``, ``counts``, ``order`` and ``columns`` up to date."""
        self._take(self.request("view/get", {}))
        return self

    def set(
        self,
        state: Optional[Mapping[str, Any]] = None,
        *,
        show: Optional[Key] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
        **members: Any,
    ) -> View:
        """Merges a state patch, given as a mapping or as keywords; None restores a default."""
        patch = view_state({**(state or {}), **members})
        options = given(show=None if show is None else encode_key(show), wait=wait)
        self._take(self.request("view/set", {"state": patch, **options}, timeout))
        return self

    def sort(self, *keys: Sort, show: Optional[Key] = None, wait: Optional[bool] = None) -> View:
        """Sorts by the keys, the first weighs most; without keys back to source order."""
        return self.set({"sort": list(keys)}, show=show, wait=wait)

    def resize(self, column: str, width: Optional[float]) -> View:
        """Gives a column a width of the user's; None takes it back."""
        return self.set({"layout": {"columns": {column: {"width": width}}}})

    def search(
        self,
        text: Optional[str],
        *,
        columns: Optional[Sequence[str]] = None,
        match: Optional[str] = None,
        mode: Optional[str] = None,
        case_folded: Optional[bool] = None,
        diacritics: Optional[str] = None,
        show: Optional[Key] = None,
        wait: Optional[bool] = None,
    ) -> View:
        """Searches; ``mode`` is ``filter`` (default) or ``mark``. None ends the search.

        ``match`` is ``contains`` (default), ``words``, ``prefix``, ``regex`` or ``fuzzy``.
        """
        search = None
        if text is not None:
            options = given(caseFolded=case_folded, diacritics=diacritics, match=match, mode=mode)
            search = {"text": text, **options}
            if columns is not None:
                search["columns"] = list(columns)
        if search is not None and self.state.get("search") is not None:
            for member in ("columns", "caseFolded", "diacritics", "match", "mode"):
                search.setdefault(member, None)  # a new search does not inherit from the old
        return self.set({"search": search}, show=show, wait=wait)

    def filter(
        self,
        filter: Union[str, Mapping[str, Any], None],
        *,
        show: Optional[Key] = None,
        wait: Optional[bool] = None,
    ) -> View:
        """Shows the rows for which a condition, as CEL text or as a tree, is true; None: all."""
        return self.set({"filter": filter}, show=show, wait=wait)

    def filter_like(
        self,
        row: Key,
        column: str,
        *,
        relation: Optional[str] = None,
        combine: Optional[str] = None,
        show: Optional[Key] = None,
        wait: Optional[bool] = None,
    ) -> View:
        """Shows the rows whose cells in ``column`` are like that of ``row``, or have another
        ``relation`` to it; ``combine`` with the present filter: ``all`` (default), ``any`` or
        ``replace``.
        """
        params = given(row=encode_key(row), column=column, relation=relation, combine=combine)
        return self.filter(self.request("filter/like", params)["filter"], show=show, wait=wait)

    def page(
        self, index: Optional[int] = None, *, size: Any = _KEEP, show: Optional[Key] = None
    ) -> View:
        """Shows a page, sets the page size (None: one page for all), or both."""
        page: Dict[str, Any] = given(index=index)
        if size is not _KEEP:
            page["size"] = size
        return self.set({"page": page}, show=show)

    def collapse(
        self,
        *keys: Union[Key, Sequence[Any]],
        action: str = "collapse",
        wait: Optional[bool] = None,
    ) -> View:
        """Collapses sections, or expands or toggles them; without keys all, also those to come.

        A key is the sequence of its values, the outermost first, or a single value. With ``wait``
        it returns when the view's order is complete.
        """
        wire = [section_key_to_wire(key) for key in keys]
        options = given(keys=wire or None, wait=wait)
        answer = self.request("view/collapse", {"action": action, **options})
        self.view_revision = answer["viewRevision"]
        self.counts = Counts.from_wire(answer["counts"])
        self.order_state = answer["orderState"]
        return self

    def expand(self, *keys: Union[Key, Sequence[Any]]) -> View:
        """Expands sections; without keys all, also those to come."""
        return self.collapse(*keys, action="expand")

    def tap(
        self,
        column: str,
        *,
        part: str = "header",
        extend: Optional[bool] = None,
        wait: Optional[bool] = None,
    ) -> Any:
        """Steps a column through the sort cycle as a click would; returns the raw answer.

        With ``wait=False`` it returns before the rows are sorted, and nothing else waits for that.
        """
        options = given(extend=extend, wait=wait)
        answer = self.request("view/tap", {"part": part, "column": column, **options})
        self._take(answer)
        return answer

    # MARK: Rows

    def aggregate(
        self,
        aggregates: Iterable[Sequence[str]] = (),
        *,
        by: Union[str, Sequence[str]] = (),
        over: Optional[str] = None,
        sort: Optional[Mapping[str, Any]] = None,
        first: Optional[int] = None,
        size: Optional[int] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Groups:
        """Groups rows by the values of columns, and returns the count and aggregates of each group.

        ``aggregates`` are pairs of column and kind (``count``, ``valid``, ``distinct``, ``sum``,
        ``mean``, ``min``, ``max``); ``over`` is ``shown`` (default) or ``all``. Waits until all
        rows are read; with ``wait=False``, ``complete`` is true if they were.
        """
        wanted = [(column, kind) for column, kind in aggregates]
        columns = [by] if isinstance(by, str) else list(by)
        limit = int(self.table.daemon.limits.get("rowsPerAnswerMax", 1000))
        most = limit if size is None else size
        order = None if sort is None else dict(sort)
        params = given(over=over, sort=order, wait=wait)
        asked = [{"column": column, "kind": kind} for column, kind in wanted]

        def ask(told: int) -> Mapping[str, Any]:
            part = {"first": (first or 0) + told, "size": most - told}
            answer: Mapping[str, Any] = self.request(
                "view/aggregate",
                {"groupBy": columns, "aggregates": asked, "as": "value", "range": part, **params},
                timeout,
            )
            return answer

        # An answer that would be too long ends early.
        return Groups(pages(ask, "counts"), self.table.types)

    def locate(self, keys: Iterable[Key]) -> List[Dict[str, Any]]:
        """Where rows are: source index, view index and page index, or the reason why nowhere."""
        answer = self.request("view/locate", {"keys": [encode_key(key) for key in keys]})
        return [{**row, "key": self.table.decode_key(row["key"])} for row in answer["rows"]]

    def frames(self, columns: Iterable[str]) -> List[Dict[str, Any]]:
        """The positions of columns in their groups; for a hidden one only the fact that it is
        hidden.
        """
        return list(self.request("view/locate", {"columns": list(columns)})["columns"])

    def column_at(self, x: float, group: str = "center") -> Any:
        """The column at a place of a group, counted from its left; None beside all of them."""
        return self.request("view/locate", {"at": [{"x": x, "group": group}]})["at"][0]
    def entries_at(self, offsets: Iterable[float]) -> List[Optional[Dict[str, Any]]]:
        """The entries at offsets in the content, and their frames; None where there is none."""
        entries = self.request("view/locate", {"offsets": list(offsets)})["entries"]
        return [one and {**one, "key": self.table.decode_entry(entry_key(one["key"]))} for one in entries]

    def find(
        self,
        search: Optional[Union[str, Mapping[str, Any]]] = None,
        *,
        after: Optional[Key] = None,
        before: Optional[Key] = None,
        column: Optional[str] = None,
        by_cell: bool = False,
        count: bool = False,
        wrap: Optional[bool] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Optional[Dict[str, Any]]:
        """The next row that matches a search, or the view's own; None if there is none.

        Looks behind the row ``after``, or back from the row ``before``; from the first by default.
        With ``by_cell`` it is the next cell, behind or before the one in ``column`` of that row.
        With ``count``, the hit has its ``ordinal``, and ``hits`` is their number. Waits until all
        rows are read; with ``wait=False``, ``View.complete`` is then true if they were.
        """
        if after is not None and before is not None:
            raise ValueError("a search goes on after a row or before one, not both")
        origin = after if before is None else before
        params = given(
            search={"text": search} if isinstance(search, str) else search,
            unit="cell" if by_cell else None,
            fromColumn=column,
            count=count or None,
            wrap=wrap,
            wait=wait,
            direction=None if before is None else "previous",
        )
        if origin is not None:
            params["from"] = encode_key(origin)
        answer = self.request("view/find", params, timeout)
        if (hit := answer["hit"]) is None:
            return None
        return {**hit, **given(hits=answer.get("hits")), "row": self.table.decode_key(hit["row"])}

    # MARK: Selection

    def select(
        self,
        action: str,
        *,
        rows: Optional[Iterable[Key]] = None,
        columns: Optional[Sequence[str]] = None,
        cells: Optional[Iterable[Tuple[Key, str]]] = None,
        ranges: Optional[Iterable[Tuple[Any, Any]]] = None,
    ) -> Dict[str, Any]:
        """Selects the named items, in the unit of ``state["selection"]``; returns the changes.

        ``action`` is ``replace``, ``add``, ``remove``, ``toggle``, ``extend``, ``tap``, ``all``,
        ``none`` or ``invert``. Cells are ``(row, column)``; a range is two rows, columns or cells.
        """
        unit = self.state.get("selection", {}).get("unit", "row")
        params = given(
            rows=None if rows is None else [encode_key(row) for row in rows],
            columns=None if columns is None else list(columns),
            cells=None if cells is None else [_point(cell, "cell") for cell in cells],
            ranges=None if ranges is None
            else [{"from": _point(a, unit), "to": _point(b, unit)} for a, b in ranges],
        )  # fmt: skip
        answer = self.request("view/select", {"action": action, **params})
        told = {name: self._items(answer[name]) for name in ("selected", "deselected")}
        return {**answer, **told}

    def selection(self, first: int = 0, size: Optional[int] = None) -> List[Dict[str, Any]]:
        """What is selected, rows in the order they came to be."""
        answer = self.request("view/selection", given(first=first, size=size))
        return self._items(answer["items"])

    def _items(self, items: Iterable[Mapping[str, Any]]) -> List[Dict[str, Any]]:
        decode = self.table.decode_key
        return [{**item, "row": decode(item["row"])} if "row" in item else dict(item)
                for item in items]  # fmt: skip

    # MARK: Watching

    def replace(
        self,
        replacement: str,
        search: Optional[Union[str, Mapping[str, Any]]] = None,
        *,
        scope: Optional[str] = None,
        at: Optional[Mapping[str, Any]] = None,
        by: Optional[str] = None,
        preview: Optional[bool] = None,
        label: Optional[str] = None,
        author: Optional[str] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Dict[str, Any]:
        """Replaces what a search hits, as one edit; the view's own search by default.

        Waits until all rows are read; with ``wait=False`` only a preview is done before.
        ``by`` is ``owner`` (default) or ``user``: the view's user, bound by its binding.
        """
        wire = {"text": search} if isinstance(search, str) else search
        options = given(
            search=wire, scope=scope, at=at, by=by, preview=preview, label=label, author=author,
            wait=wait,
        )  # fmt: skip
        return dict(self.request("view/replace", {"with": replacement, **options}, timeout))

    def draft(
        self,
        row: Key,
        column: str,
        *,
        by: Optional[str] = None,
        text: Optional[str] = None,
        author: Optional[str] = None,
    ) -> DraftEditor:
        """Begins typing into a cell; the editor is a context manager that commits at its end.

        ``by`` is ``owner`` (default) or ``user``: the view's user, bound by its binding.
        """
        return DraftEditor(self, row, column, given(by=by, text=text, author=author))

    def watch(
        self,
        first: Optional[int] = None,
        size: Optional[int] = None,
        *,
        overscan: Optional[float] = None,
        viewport: Optional[Mapping[str, float]] = None,
        subscription: Optional[str] = None,
        content: Optional[str] = None,
        columns: Optional[Sequence[str]] = None,
        cells: Optional[str] = None,
        hold: Union[str, Mapping[str, str], None] = None,
        anchor: Union[Key, SectionEntry, None] = None,
        follow: Optional[bool] = None,
        appearance: Optional[bool] = None,
        kinds: Optional[bool] = None,
        problems: Optional[bool] = None,
        separators: Optional[bool] = None,
        styles: Optional[bool] = None,
        accessibility: Optional[bool] = None,
        brief: Optional[bool] = None,
        across: Optional[Mapping[str, Any]] = None,
        text_bytes: Optional[int] = None,
        texts: Optional[str] = None,
        ellipsis: Optional[str] = None,
    ) -> Subscription:
        """Watches a window of entries, or all of the page when neither first nor size is given.

        ``viewport`` is ``{"offset": …, "extent": …}`` in units: then the window contains the
        visible entries, ``anchor`` is the entry that stays in place, and ``follow`` keeps it at the
        end.

        ``content`` is ``cells`` or ``keys``; ``cells`` is ``value``, ``text`` or ``both``. The
        other options add to the replica: appearing entries, kinds, broken rules, lines, looks, and
        texts for screen readers.
        ``across`` (``{"frameWidth": 800}``) watches only visible columns, in a view with a layout.
        With ``brief`` updates are shorter; the replica keeps what they leave out. Of longer texts
        only the first ``text_bytes`` are sent (``Cell.is_cut``); the default is a limit of the
        daemon.
        With ``texts="cut"`` texts are cut to the width of their column, and end with ``ellipsis``.
        """
        limit = self.table.daemon.limits.get("windowRowsMax", 1000)
        window = watched_window(first, size, overscan, viewport, limit)
        wanted = None if columns is None else list(columns)
        held = None if anchor is None else entry_to_wire(anchor)
        params = given(view=self.id, subscription=subscription, window=window, content=content)
        params.update(given(columns=wanted, hold=hold, appearance=appearance, kinds=kinds))
        params.update(given(problems=problems, separators=separators, styles=styles))
        params.update(given(accessibility=accessibility))
        params.update(given(across=across, anchor=held, follow=follow, brief=brief))
        params.update(given(textBytes=text_bytes, texts=texts, ellipsis=ellipsis))
        params.update({} if cells is None else {"as": cells})
        return begin_watching(self, params)

    # MARK: Actions

    def actions(self, row: Optional[Key] = None, column: Optional[str] = None) -> List[Dict[str, Any]]:
        """What can be done with a row, with its cell in a column, or with a column's header."""
        params = given(row=None if row is None else encode_key(row), column=column)
        return [dict(action) for action in self.request("action/list", params)["actions"]]

    def invoke(
        self,
        action: str,
        row: Optional[Key] = None,
        column: Optional[str] = None,
        *,
        seen: Optional[int] = None,
        author: Optional[str] = None,
    ) -> None:
        """Invokes an action, if it can be done now; ``Daemon.on_action`` is called."""
        key = None if row is None else encode_key(row)
        params = given(row=key, column=column, seen=seen, author=author)
        self.request("action/invoke", {"action": action, **params})

    # MARK: End

    def close(self) -> None:
        """Closes the view and its subscriptions."""
        self.request("view/close", {})
        self.table.daemon.forget_view(self.id)

    def __repr__(self) -> str:
        return f"<View {self.id} of {self.table.id}, {self.counts.filtered} rows>"


def _point(named: Any, unit: str) -> Dict[str, Any]:
    if unit == "column":
        return {"column": named}
    if unit == "row":
        return {"row": encode_key(named)}
    row, column = named
    return {"row": encode_key(row), "column": column}
