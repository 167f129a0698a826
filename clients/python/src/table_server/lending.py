"""Rows that the program lends: the daemon requests them page by page, and shows them as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Optional, Sequence, Union

from .connection import NotAnswered, Params
from .lent_rows import LentChange, LentRow, LentRows, PageFunction, RowsChanged, Sequential
from .lent_rows import WriteFunction
from .lent_values import encoded_cells, encoded_rows
from .sources import source_of
from .values import decode_value
from .view_states import sort_to_wire
from .wire import given

if TYPE_CHECKING:
    from .schema import Progress
    from .table import Table


class Lent:
    """A source under its name: its rows, and how edited ones are written."""

    def __init__(
        self,
        rows: LentRows,
        columns: List[Dict[str, Any]],
        key: Sequence[str],
        write: Optional[WriteFunction],
    ) -> None:
        self.rows, self.columns, self.key, self.write = rows, columns, list(key), write
        self.table: Optional[str] = None
        self.types: Dict[str, str] = {
            column["id"]: column["type"] for column in columns if "type" in column
        }

    def fetch(self, params: Params) -> Dict[str, Any]:
        """The answer to ``source/fetch``."""
        if params["offset"] == 0 and isinstance(self.rows, Sequential):
            self.rows.restart()
        names = params["query"]["columns"]
        rows = self.rows.page(params["offset"], params["size"])
        return {"rows": encoded_rows(rows, names, self.types) if rows else []}

    def written(self, params: Params) -> Dict[str, Any]:
        """The answer to ``source/write``."""
        if self.write is None:
            raise NotAnswered("source/write")
        changes = [
            LentChange(
                change["kind"],
                tuple(
                    self._decoded(name, value) for name, value in zip(self.key, change.get("key", ()))
                ),
                {name: self._decoded(name, one) for name, one in change.get("values", {}).items()},
                {name: self._decoded(name, one) for name, one in change.get("before", {}).items()},
            )
            for change in params["changes"]
        ]
        if params.get("overwrite"):
            changes = [change._replace(before={}) for change in changes]
        try:
            made = self.write(changes) or {}
        except RowsChanged as conflict:
            places = [(place, False) for place in conflict.changes]
            places += [(place, True) for place in conflict.gone]
            return {"conflicts": [{"change": place, "gone": gone} for place, gone in sorted(places)]}
        written = [
            {"change": place, "values": encoded_cells(values, self.types)}
            for place, values in made.items()
        ]
        return {"written": written}

    def _decoded(self, name: str, value: Any) -> Any:
        return decode_value(value, self.types.get(name, "text"))


Lendable = Union[LentRows, PageFunction, Sequence[LentRow], Any]
"""What ``lend`` takes: rows, a function that gives pages, a list of rows, or a frame."""


class Lending:
    """The methods of a daemon that concern rows of the program."""

    _open_table: Callable[..., "Table"]
    new_token: Callable[..., str]
    _lent: Dict[str, Lent]

    def lend(
        self,
        rows: Lendable,
        *,
        columns: Optional[Sequence[Union[str, Mapping[str, Any]]]] = None,
        key: Sequence[str] = (),
        write: Optional[WriteFunction] = None,
        row_count: Optional[int] = None,
        parallel: Optional[int] = None,
        page_rows: Optional[int] = None,
        deadline: Optional[int] = None,
        table: Optional[str] = None,
        name: Optional[str] = None,
        options: Optional[Mapping[str, Mapping[str, Any]]] = None,
        key_columns: Optional[Sequence[str]] = None,
        default_sort: Any = None,
        declarations: Optional[Mapping[str, Any]] = None,
        on_progress: Optional[Callable[["Progress"], Any]] = None,
        wait: bool = True,
        timeout: Optional[float] = None,
    ) -> "Table":
        """Opens rows of this program as a table. The daemon reads them page by page.

        ``rows`` is one of ``table_server.sources``, a list, a function of an offset and a size that
        gives a page, a frame of pandas, polars or Arrow, or an ibis table. ``columns`` are ids, or
        mappings with ``id``, ``type``, ``title`` and ``editable``; most sources have them already.
        ``options`` are further options of columns, by id. ``key`` names the columns that identify
        a row, and ``write`` writes edited rows (``Table.save``); tables of databases have both.
        After other changes of the rows call ``Table.source_changed``.
        """
        source = source_of(rows, columns)
        write = source.writer() if write is None else write
        row_count = source.row_count() if row_count is None else row_count
        try:
            lent = Lent(source, source.columns(), key or source.key, write)
        except BaseException:
            source.close()
            raise
        name = source.name if name is None else name
        lender = self._register(lent, name)
        parallel = source.parallel if parallel is None else parallel
        wire = given(
            lent=lender,
            columns=lent.columns,
            key=lent.key or None,
            rowCount=row_count,
            can=given(offset=True, parallel=parallel, write=(write is not None and bool(lent.key)) or None),
            pageRows=page_rows,
            deadline=deadline,
        )
        params = given(
            source=wire,
            table=table,
            name=name,
            columns=options,
            keyColumns=None if key_columns is None else list(key_columns),
            defaultSort=sort_to_wire(default_sort),
            declarations=None if declarations is None else dict(declarations),
            progressToken=None if on_progress is None else self.new_token(on_progress),
            wait=True if wait else None,
        )
        try:
            made = self._open_table("table/open", params, timeout, list((options or {}).items()))
        except BaseException:
            del self._lent[lender]
            source.close()
            raise
        lent.table = made.id
        lent.types = {column.id: column.type for column in made.columns}
        return made

    def _register(self, lent: Lent, name: Optional[str]) -> str:
        """Makes rows known to the daemon's requests; returns the name by which they are."""
        lender = f"source {len(self._lent) + 1}" if name is None else name
        while lender in self._lent:
            lender += "'"
        self._lent[lender] = lent
        return lender

    def _answer_for_source(self, method: str, params: Params) -> Dict[str, Any]:
        """The answer to a request of the daemon for rows of this program."""
        lent = self._lent.get(str(params.get("source")))
        if lent is None or method not in ("source/fetch", "source/write"):
            raise NotAnswered(method)
        return lent.fetch(params) if method == "source/fetch" else lent.written(params)

    def forget_lent(self, table: str) -> None:
        """Ends what was lent for a table that is gone."""
        for name in [name for name, lent in list(self._lent.items()) if lent.table == table]:
            self._lent.pop(name).rows.close()


class LentTable:
    """What a table of lent rows has besides."""

    request: Callable[..., Any]

    def source_changed(self, timeout: Optional[float] = None) -> int:
        """Reads the lent rows again, because they have changed. Returns the table's revision."""
        return int(self.request("source/didChange", {}, timeout)["revision"])
