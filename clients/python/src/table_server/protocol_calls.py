"""Every request of the protocol as a method, as thin as it can be.

Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

    daemon.calls.view_scroll(subscription="s", first=30)

Keywords are spelled as in the protocol; ``from_``, ``as_`` and ``with_`` are those that Python
keeps for itself. A keyword that is not given is not sent; ``None`` is sent as null.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, Protocol, TypeVar, Union

if TYPE_CHECKING:
    from . import protocol_types as t


class Unset(enum.Enum):
    """What a keyword is that was not given."""

    UNSET = "unset"


UNSET = Unset.UNSET


class Requesting(Protocol):
    """What sends a request and waits for its result."""

    def request(
        self, method: str, params: Optional[Dict[str, Any]] = None, timeout: Optional[float] = None
    ) -> Any:
        """The result."""


if TYPE_CHECKING:
    Kind = TypeVar("Kind")
    Maybe = Union[Kind, Unset]


class Calls:
    """The requests that a client may send; ``timeout`` is the daemon's by default."""

    def __init__(self, daemon: Requesting) -> None:
        self._daemon = daemon

    def _call(self, method: str, params: Dict[str, Any], timeout: Optional[float]) -> Any:
        given = {name: value for name, value in params.items() if value is not UNSET}
        return self._daemon.request(method, given, timeout)

    def table_create(
        self,
        *,
        table: Maybe[t.Id] = UNSET,
        name: Maybe[str] = UNSET,
        columns: Maybe[List[t.TableCreateParamsColumn]] = UNSET,
        rows: Maybe[t.NewRows] = UNSET,
        sections: Maybe[List[t.NewSection]] = UNSET,
        sectionColumn: Maybe[str] = UNSET,
        keyScope: Maybe[Literal["table", "section"]] = UNSET,
        types: Maybe[t.NamedTypes] = UNSET,
        defaultSort: Maybe[t.SortKeys] = UNSET,
        keyColumns: Maybe[List[t.Id]] = UNSET,
        detectTypes: Maybe[bool] = UNSET,
        declarations: Maybe[t.Declarations] = UNSET,
        rowOptions: Maybe[List[Union[t.RowOptions, None]]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableDescription:
        """`table/create`: Creates a table with rows."""
        sent: Dict[str, Any] = {
            "table": table,
            "name": name,
            "columns": columns,
            "rows": rows,
            "sections": sections,
            "sectionColumn": sectionColumn,
            "keyScope": keyScope,
            "types": types,
            "defaultSort": defaultSort,
            "keyColumns": keyColumns,
            "detectTypes": detectTypes,
            "declarations": declarations,
            "rowOptions": rowOptions,
        }
        result: t.TableDescription = self._call("table/create", sent, timeout)
        return result

    def table_open(
        self,
        *,
        table: Maybe[t.Id] = UNSET,
        name: Maybe[str] = UNSET,
        path: Maybe[str] = UNSET,
        uri: Maybe[str] = UNSET,
        content: Maybe[t.TableOpenParamsContent] = UNSET,
        backup: Maybe[str] = UNSET,
        dialect: Maybe[t.Dialect] = UNSET,
        columns: Maybe[Dict[str, t.ColumnOptions]] = UNSET,
        types: Maybe[t.NamedTypes] = UNSET,
        defaultSort: Maybe[t.SortKeys] = UNSET,
        keyColumns: Maybe[List[t.Id]] = UNSET,
        sections: Maybe[List[t.NamedSection]] = UNSET,
        sectionColumn: Maybe[str] = UNSET,
        keyScope: Maybe[Literal["table", "section"]] = UNSET,
        sampleRows: Maybe[int] = UNSET,
        widen: Maybe[bool] = UNSET,
        progressToken: Maybe[t.ProgressToken] = UNSET,
        declarations: Maybe[t.Declarations] = UNSET,
        wait: Maybe[bool] = UNSET,
        journal: Maybe[Literal["on", "off"]] = UNSET,
        journalFolder: Maybe[str] = UNSET,
        durability: Maybe[Literal["written", "synced"]] = UNSET,
        whenFileChanges: Maybe[Literal["tell", "follow", "reload", "merge"]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableDescription:
        """`table/open`: Opens CSV or TSV from a file or inline bytes. Options that are not
        specified are detected."""
        sent: Dict[str, Any] = {
            "table": table,
            "name": name,
            "path": path,
            "uri": uri,
            "content": content,
            "backup": backup,
            "dialect": dialect,
            "columns": columns,
            "types": types,
            "defaultSort": defaultSort,
            "keyColumns": keyColumns,
            "sections": sections,
            "sectionColumn": sectionColumn,
            "keyScope": keyScope,
            "sampleRows": sampleRows,
            "widen": widen,
            "progressToken": progressToken,
            "declarations": declarations,
            "wait": wait,
            "journal": journal,
            "journalFolder": journalFolder,
            "durability": durability,
            "whenFileChanges": whenFileChanges,
        }
        result: t.TableDescription = self._call("table/open", sent, timeout)
        return result

    def table_describe(
        self,
        *,
        table: t.Id,
        diagnostics: Maybe[t.Range] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableDescription:
        """`table/describe`: Returns the table description again, with a page of its diagnostics."""
        sent: Dict[str, Any] = {
            "table": table,
            "diagnostics": diagnostics,
        }
        result: t.TableDescription = self._call("table/describe", sent, timeout)
        return result

    def table_edit(
        self,
        *,
        table: t.Id,
        edits: List[t.Edit],
        seen: Maybe[int] = UNSET,
        exact: Maybe[bool] = UNSET,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        history: Maybe[Literal["step", "join", "none"]] = UNSET,
        invalid: Maybe[Literal["refuse", "keep"]] = UNSET,
        preview: Maybe[bool] = UNSET,
        view: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableEditResult:
        """`table/edit`: Edits rows, cells and columns, in list order and all or nothing."""
        sent: Dict[str, Any] = {
            "table": table,
            "edits": edits,
            "seen": seen,
            "exact": exact,
            "label": label,
            "author": author,
            "history": history,
            "invalid": invalid,
            "preview": preview,
            "view": view,
        }
        result: t.TableEditResult = self._call("table/edit", sent, timeout)
        return result

    def table_undo(
        self,
        *,
        table: t.Id,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableUndoResult:
        """`table/undo`: Undoes the last step."""
        sent: Dict[str, Any] = {
            "table": table,
            "author": author,
        }
        result: t.TableUndoResult = self._call("table/undo", sent, timeout)
        return result

    def table_redo(
        self,
        *,
        table: t.Id,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableRedoResult:
        """`table/redo`: Redoes the step that was undone last."""
        sent: Dict[str, Any] = {
            "table": table,
            "author": author,
        }
        result: t.TableRedoResult = self._call("table/redo", sent, timeout)
        return result

    def table_history(
        self,
        *,
        table: t.Id,
        first: Maybe[int] = UNSET,
        size: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableHistoryResult:
        """`table/history`: Lists the steps of a table, from the oldest: first those that are
        done, then those that are undone."""
        sent: Dict[str, Any] = {
            "table": table,
            "first": first,
            "size": size,
        }
        result: t.TableHistoryResult = self._call("table/history", sent, timeout)
        return result

    def table_jump(
        self,
        *,
        table: t.Id,
        step: int,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableJumpResult:
        """`table/jump`: Goes to the state after a step: undoes or redoes all steps between, as
        one change."""
        sent: Dict[str, Any] = {
            "table": table,
            "step": step,
            "author": author,
        }
        result: t.TableJumpResult = self._call("table/jump", sent, timeout)
        return result

    def table_save(
        self,
        *,
        table: t.Id,
        path: Maybe[str] = UNSET,
        uri: Maybe[str] = UNSET,
        copy: Maybe[bool] = UNSET,
        overwrite: Maybe[Literal["ifUnchanged", "always"]] = UNSET,
        sync: Maybe[bool] = UNSET,
        dryRun: Maybe[bool] = UNSET,
        range: Maybe[t.TableSaveParamsRange] = UNSET,
        encoding: Maybe[str] = UNSET,
        dialect: Maybe[t.SaveDialect] = UNSET,
        progressToken: Maybe[t.ProgressToken] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableSaveResult:
        """`table/save`: Writes the table to its file, or to another one; only what was edited
        gets other bytes."""
        sent: Dict[str, Any] = {
            "table": table,
            "path": path,
            "uri": uri,
            "copy": copy,
            "overwrite": overwrite,
            "sync": sync,
            "dryRun": dryRun,
            "range": range,
            "encoding": encoding,
            "dialect": dialect,
            "progressToken": progressToken,
        }
        result: t.TableSaveResult = self._call("table/save", sent, timeout)
        return result

    def table_adopt_file(
        self,
        *,
        table: t.Id,
        timeout: Optional[float] = None,
    ) -> t.TableAdoptFileResult:
        """`table/adoptFile`: Makes the table clean after the client has written its text edits to
        the file itself."""
        sent: Dict[str, Any] = {
            "table": table,
        }
        result: t.TableAdoptFileResult = self._call("table/adoptFile", sent, timeout)
        return result

    def table_recover(
        self,
        *,
        table: t.Id,
        action: Literal["apply", "discard", "keep"],
        timeout: Optional[float] = None,
    ) -> t.TableRecoverResult:
        """`table/recover`: Applies, discards or keeps the edits that an earlier process left
        behind."""
        sent: Dict[str, Any] = {
            "table": table,
            "action": action,
        }
        result: t.TableRecoverResult = self._call("table/recover", sent, timeout)
        return result

    def table_backup(
        self,
        *,
        table: t.Id,
        path: Maybe[str] = UNSET,
        uri: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableBackupResult:
        """`table/backup`: Writes what is not saved to a file, from which the table can be opened
        again."""
        sent: Dict[str, Any] = {
            "table": table,
            "path": path,
            "uri": uri,
        }
        result: t.TableBackupResult = self._call("table/backup", sent, timeout)
        return result

    def table_export(
        self,
        *,
        format: Literal["csv", "tsv", "json", "ndjson", "markdown", "html", "sql", "text", "latex"],
        view: Maybe[t.Id] = UNSET,
        table: Maybe[t.Id] = UNSET,
        rows: Maybe[List[t.AnyRowKey]] = UNSET,
        range: Maybe[t.Range] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        to: Maybe[t.ExportTarget] = UNSET,
        as_: Maybe[Literal["value", "text"]] = UNSET,
        formulaGuard: Maybe[Literal["off", "quote", "reject"]] = UNSET,
        header: Maybe[bool] = UNSET,
        jsonRows: Maybe[Literal["objects", "arrays"]] = UNSET,
        delimiter: Maybe[str] = UNSET,
        lineEnd: Maybe[Literal["lf", "crlf", "cr"]] = UNSET,
        byteOrderMark: Maybe[bool] = UNSET,
        sqlTable: Maybe[str] = UNSET,
        sqlRows: Maybe[int] = UNSET,
        progressToken: Maybe[t.ProgressToken] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableExportResult:
        """`table/export`: Writes the rows of a view or a table in a format, to a file or into the
        answer."""
        sent: Dict[str, Any] = {
            "format": format,
            "view": view,
            "table": table,
            "rows": rows,
            "range": range,
            "columns": columns,
            "to": to,
            "as": as_,
            "formulaGuard": formulaGuard,
            "header": header,
            "jsonRows": jsonRows,
            "delimiter": delimiter,
            "lineEnd": lineEnd,
            "byteOrderMark": byteOrderMark,
            "sqlTable": sqlTable,
            "sqlRows": sqlRows,
            "progressToken": progressToken,
            "wait": wait,
        }
        result: t.TableExportResult = self._call("table/export", sent, timeout)
        return result

    def table_set_rows(
        self,
        *,
        table: t.Id,
        rows: Maybe[t.NewRows] = UNSET,
        sections: Maybe[List[t.ContentSection]] = UNSET,
        sectionColumn: Maybe[str] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        match: Maybe[t.Match] = UNSET,
        compare: Maybe[t.Comparison] = UNSET,
        mode: Maybe[Literal["diff", "reset"]] = UNSET,
        resetAbove: Maybe[t.TableSetRowsParamsResetAbove] = UNSET,
        preset: Maybe[t.PresetName] = UNSET,
        rowStates: Maybe[List[Any]] = UNSET,
        cellStates: Maybe[List[t.CellStates]] = UNSET,
        hints: Maybe[Any] = UNSET,
        supersede: Maybe[bool] = UNSET,
        seen: Maybe[int] = UNSET,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        history: Maybe[Literal["step", "join", "none"]] = UNSET,
        invalid: Maybe[Literal["refuse", "keep"]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableSetRowsResult:
        """`table/setRows`: Replaces the rows of a table. The daemon computes the difference and
        applies it as one change."""
        sent: Dict[str, Any] = {
            "table": table,
            "rows": rows,
            "sections": sections,
            "sectionColumn": sectionColumn,
            "columns": columns,
            "match": match,
            "compare": compare,
            "mode": mode,
            "resetAbove": resetAbove,
            "preset": preset,
            "rowStates": rowStates,
            "cellStates": cellStates,
            "hints": hints,
            "supersede": supersede,
            "seen": seen,
            "label": label,
            "author": author,
            "history": history,
            "invalid": invalid,
        }
        result: t.TableSetRowsResult = self._call("table/setRows", sent, timeout)
        return result

    def table_validate(
        self,
        *,
        table: t.Id,
        rows: Maybe[List[t.AnyRowKey]] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        first: Maybe[int] = UNSET,
        size: Maybe[int] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableValidateResult:
        """`table/validate`: Lists cells without a value of their type and rows that violate
        rules."""
        sent: Dict[str, Any] = {
            "table": table,
            "rows": rows,
            "columns": columns,
            "first": first,
            "size": size,
            "wait": wait,
        }
        result: t.TableValidateResult = self._call("table/validate", sent, timeout)
        return result

    def table_diff(
        self,
        *,
        from_: t.ContentPlace,
        to: t.ContentPlace,
        match: Maybe[t.Match] = UNSET,
        compare: Maybe[t.Comparison] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        range: Maybe[t.Range] = UNSET,
        as_: Maybe[t.As] = UNSET,
        textBytes: Maybe[t.TextBytes] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableDiffResult:
        """`table/diff`: The difference between two tables, or two revisions of a table, page by
        page."""
        sent: Dict[str, Any] = {
            "from": from_,
            "to": to,
            "match": match,
            "compare": compare,
            "columns": columns,
            "range": range,
            "as": as_,
            "textBytes": textBytes,
            "wait": wait,
        }
        result: t.TableDiffResult = self._call("table/diff", sent, timeout)
        return result

    def view_open(
        self,
        *,
        table: t.Id,
        view: Maybe[t.Id] = UNSET,
        state: Maybe[t.ViewStatePatch] = UNSET,
        preset: Maybe[t.PresetName] = UNSET,
        remember: Maybe[str] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewDescription:
        """`view/open`: Opens a view of a table."""
        sent: Dict[str, Any] = {
            "table": table,
            "view": view,
            "state": state,
            "preset": preset,
            "remember": remember,
            "wait": wait,
        }
        result: t.ViewDescription = self._call("view/open", sent, timeout)
        return result

    def view_get(
        self,
        *,
        view: t.Id,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewDescription:
        """`view/get`: Returns the state of a view."""
        sent: Dict[str, Any] = {
            "view": view,
            "wait": wait,
        }
        result: t.ViewDescription = self._call("view/get", sent, timeout)
        return result

    def view_set(
        self,
        *,
        view: t.Id,
        state: t.ViewStatePatch,
        show: Maybe[t.AnyRowKey] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewDescription:
        """`view/set`: Merges a patch into a view's state."""
        sent: Dict[str, Any] = {
            "view": view,
            "state": state,
            "show": show,
            "wait": wait,
        }
        result: t.ViewDescription = self._call("view/set", sent, timeout)
        return result

    def view_tap(
        self,
        *,
        view: t.Id,
        part: Literal["header", "footer"],
        column: t.Id,
        extend: Maybe[bool] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewTapResult:
        """`view/tap`: A tap on a column's header or footer: moves the column to the next step of
        the sort cycle."""
        sent: Dict[str, Any] = {
            "view": view,
            "part": part,
            "column": column,
            "extend": extend,
            "wait": wait,
        }
        result: t.ViewTapResult = self._call("view/tap", sent, timeout)
        return result

    def view_rows(
        self,
        *,
        view: t.Id,
        range: Maybe[t.Range] = UNSET,
        keys: Maybe[List[t.AnyRowKey]] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        as_: Maybe[t.As] = UNSET,
        textBytes: Maybe[t.TextBytes] = UNSET,
        texts: Maybe[t.TextExtent] = UNSET,
        ellipsis: Maybe[t.Ellipsis] = UNSET,
        at: Maybe[int] = UNSET,
        pin: Maybe[t.Id] = UNSET,
        wait: Maybe[bool] = UNSET,
        extraFields: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewRowsResult:
        """`view/rows`: Reads rows of a view."""
        sent: Dict[str, Any] = {
            "view": view,
            "range": range,
            "keys": keys,
            "columns": columns,
            "as": as_,
            "textBytes": textBytes,
            "texts": texts,
            "ellipsis": ellipsis,
            "at": at,
            "pin": pin,
            "wait": wait,
            "extraFields": extraFields,
        }
        result: t.ViewRowsResult = self._call("view/rows", sent, timeout)
        return result

    def cell_text(
        self,
        *,
        table: t.Id,
        row: t.AnyRowKey,
        column: t.Id,
        of: Maybe[Literal["text", "value"]] = UNSET,
        first: Maybe[int] = UNSET,
        size: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.CellTextResult:
        """`cell/text`: Reads a range of the text of one cell."""
        sent: Dict[str, Any] = {
            "table": table,
            "row": row,
            "column": column,
            "of": of,
            "first": first,
            "size": size,
        }
        result: t.CellTextResult = self._call("cell/text", sent, timeout)
        return result

    def view_pin(
        self,
        *,
        view: t.Id,
        pin: Maybe[t.Id] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewPinResult:
        """`view/pin`: Pins the current state of a view, for reads page by page."""
        sent: Dict[str, Any] = {
            "view": view,
            "pin": pin,
            "wait": wait,
        }
        result: t.ViewPinResult = self._call("view/pin", sent, timeout)
        return result

    def view_unpin(
        self,
        *,
        view: t.Id,
        pin: t.Id,
        timeout: Optional[float] = None,
    ) -> None:
        """`view/unpin`: Releases a pin."""
        sent: Dict[str, Any] = {
            "view": view,
            "pin": pin,
        }
        self._call("view/unpin", sent, timeout)

    def view_locate(
        self,
        *,
        view: t.Id,
        keys: Maybe[List[t.AnyRowKey]] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        at: Maybe[List[t.ViewLocateParamsAtItem]] = UNSET,
        offsets: Maybe[List[t.Offset]] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewLocateResult:
        """`view/locate`: Returns the positions of rows, columns and entries."""
        sent: Dict[str, Any] = {
            "view": view,
            "keys": keys,
            "columns": columns,
            "at": at,
            "offsets": offsets,
            "wait": wait,
        }
        result: t.ViewLocateResult = self._call("view/locate", sent, timeout)
        return result

    def view_watch(
        self,
        *,
        view: t.Id,
        window: t.Window,
        subscription: Maybe[t.Id] = UNSET,
        content: Maybe[Literal["cells", "keys"]] = UNSET,
        columns: Maybe[Union[List[t.Id], None]] = UNSET,
        as_: Maybe[t.As] = UNSET,
        textBytes: Maybe[t.TextBytes] = UNSET,
        texts: Maybe[t.TextExtent] = UNSET,
        ellipsis: Maybe[t.Ellipsis] = UNSET,
        hold: Maybe[t.Hold] = UNSET,
        anchor: Maybe[t.NamedEntry] = UNSET,
        follow: Maybe[bool] = UNSET,
        appearance: Maybe[bool] = UNSET,
        kinds: Maybe[bool] = UNSET,
        problems: Maybe[bool] = UNSET,
        separators: Maybe[bool] = UNSET,
        styles: Maybe[bool] = UNSET,
        brief: Maybe[bool] = UNSET,
        across: Maybe[t.Across] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewWatchResult:
        """`view/watch`: Watches a window of a view. Updates follow, and the first one is a reset."""
        sent: Dict[str, Any] = {
            "view": view,
            "window": window,
            "subscription": subscription,
            "content": content,
            "columns": columns,
            "as": as_,
            "textBytes": textBytes,
            "texts": texts,
            "ellipsis": ellipsis,
            "hold": hold,
            "anchor": anchor,
            "follow": follow,
            "appearance": appearance,
            "kinds": kinds,
            "problems": problems,
            "separators": separators,
            "styles": styles,
            "brief": brief,
            "across": across,
        }
        result: t.ViewWatchResult = self._call("view/watch", sent, timeout)
        return result

    def view_scroll(
        self,
        *,
        subscription: t.Id,
        first: Maybe[int] = UNSET,
        size: Maybe[int] = UNSET,
        columns: Maybe[Union[List[t.Id], None]] = UNSET,
        hold: Maybe[t.Hold] = UNSET,
        across: Maybe[Union[t.AcrossMove, None]] = UNSET,
        offset: Maybe[t.Offset] = UNSET,
        extent: Maybe[float] = UNSET,
        entry: Maybe[t.NamedEntry] = UNSET,
        placement: Maybe[Literal["top", "center", "bottom", "nearest"]] = UNSET,
        pages: Maybe[float] = UNSET,
        to: Maybe[Literal["start", "end"]] = UNSET,
        thumb: Maybe[t.ThumbStart] = UNSET,
        follow: Maybe[bool] = UNSET,
        dragging: Maybe[bool] = UNSET,
        anchor: Maybe[Union[t.NamedEntry, None]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewScrollResult:
        """`view/scroll`: Moves or resizes a window. The answer says whether an update follows."""
        sent: Dict[str, Any] = {
            "subscription": subscription,
            "first": first,
            "size": size,
            "columns": columns,
            "hold": hold,
            "across": across,
            "offset": offset,
            "extent": extent,
            "entry": entry,
            "placement": placement,
            "pages": pages,
            "to": to,
            "thumb": thumb,
            "follow": follow,
            "dragging": dragging,
            "anchor": anchor,
        }
        result: t.ViewScrollResult = self._call("view/scroll", sent, timeout)
        return result

    def view_hit(
        self,
        *,
        subscription: t.Id,
        x: float,
        y: float,
        header: Maybe[float] = UNSET,
        grip: Maybe[float] = UNSET,
        text: Maybe[t.ViewHitParamsText] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewHitResult:
        """`view/hit`: What is at a point of the client's frame: an entry, a column, a place in a
        text, an edge to drag."""
        sent: Dict[str, Any] = {
            "subscription": subscription,
            "x": x,
            "y": y,
            "header": header,
            "grip": grip,
            "text": text,
        }
        result: t.ViewHitResult = self._call("view/hit", sent, timeout)
        return result

    def view_hover(
        self,
        *,
        subscription: t.Id,
        row: Maybe[Union[t.AnyRowKey, None]] = UNSET,
        column: Maybe[t.Id] = UNSET,
        timeout: Optional[float] = None,
    ) -> None:
        """`view/hover`: Sets the row under the pointer."""
        sent: Dict[str, Any] = {
            "subscription": subscription,
            "row": row,
            "column": column,
        }
        self._call("view/hover", sent, timeout)

    def view_measure(
        self,
        *,
        view: t.Id,
        rows: Maybe[List[t.ViewMeasureParamsRow]] = UNSET,
        cells: Maybe[List[t.ViewMeasureParamsCell]] = UNSET,
        at: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewMeasureResult:
        """`view/measure`: Sends heights that the client has measured."""
        sent: Dict[str, Any] = {
            "view": view,
            "rows": rows,
            "cells": cells,
            "at": at,
        }
        result: t.ViewMeasureResult = self._call("view/measure", sent, timeout)
        return result

    def view_resync(
        self,
        *,
        subscription: t.Id,
        timeout: Optional[float] = None,
    ) -> None:
        """`view/resync`: Makes the next update a reset."""
        sent: Dict[str, Any] = {
            "subscription": subscription,
        }
        self._call("view/resync", sent, timeout)

    def view_sync(
        self,
        *,
        table: Maybe[t.Id] = UNSET,
        supplied: Maybe[bool] = UNSET,
        layout: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewSyncResult:
        """`view/sync`: A barrier: the response comes after every update caused by anything
        received before it."""
        sent: Dict[str, Any] = {
            "table": table,
            "supplied": supplied,
            "layout": layout,
        }
        result: t.ViewSyncResult = self._call("view/sync", sent, timeout)
        return result

    def view_unwatch(
        self,
        *,
        subscription: t.Id,
        timeout: Optional[float] = None,
    ) -> None:
        """`view/unwatch`: Ends a subscription. No update comes after the response."""
        sent: Dict[str, Any] = {
            "subscription": subscription,
        }
        self._call("view/unwatch", sent, timeout)

    def view_collapse(
        self,
        *,
        view: t.Id,
        action: Literal["collapse", "expand", "toggle"],
        keys: Maybe[List[t.AnySectionKey]] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewCollapseResult:
        """`view/collapse`: Collapses or expands sections."""
        sent: Dict[str, Any] = {
            "view": view,
            "action": action,
            "keys": keys,
            "wait": wait,
        }
        result: t.ViewCollapseResult = self._call("view/collapse", sent, timeout)
        return result

    def view_select(
        self,
        *,
        view: t.Id,
        action: Literal[
            "replace",
            "add",
            "remove",
            "toggle",
            "extend",
            "tap",
            "all",
            "none",
            "invert",
        ],
        rows: Maybe[List[t.AnyRowKey]] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        cells: Maybe[List[t.Point]] = UNSET,
        ranges: Maybe[List[t.ViewSelectParamsRange]] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewSelectResult:
        """`view/select`: Changes the selection of rows, cells or columns of a view."""
        sent: Dict[str, Any] = {
            "view": view,
            "action": action,
            "rows": rows,
            "columns": columns,
            "cells": cells,
            "ranges": ranges,
            "wait": wait,
        }
        result: t.ViewSelectResult = self._call("view/select", sent, timeout)
        return result

    def view_selection(
        self,
        *,
        view: t.Id,
        first: Maybe[int] = UNSET,
        size: Maybe[int] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewSelectionResult:
        """`view/selection`: Returns the selection of a view."""
        sent: Dict[str, Any] = {
            "view": view,
            "first": first,
            "size": size,
            "wait": wait,
        }
        result: t.ViewSelectionResult = self._call("view/selection", sent, timeout)
        return result

    def view_copy(
        self,
        *,
        view: t.Id,
        formats: Maybe[
            List[
                Literal["csv", "tsv", "json", "ndjson", "markdown", "html", "sql", "text", "latex"],
            ],
        ] = UNSET,
        rows: Maybe[List[t.AnyRowKey]] = UNSET,
        range: Maybe[t.Range] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        as_: Maybe[Literal["value", "text"]] = UNSET,
        formulaGuard: Maybe[Literal["off", "quote", "reject"]] = UNSET,
        header: Maybe[bool] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewCopyResult:
        """`view/copy`: Returns the selection of a view, or given rows and columns, in several
        formats at once."""
        sent: Dict[str, Any] = {
            "view": view,
            "formats": formats,
            "rows": rows,
            "range": range,
            "columns": columns,
            "as": as_,
            "formulaGuard": formulaGuard,
            "header": header,
            "wait": wait,
        }
        result: t.ViewCopyResult = self._call("view/copy", sent, timeout)
        return result

    def view_find(
        self,
        *,
        view: t.Id,
        search: Maybe[t.SearchPatch] = UNSET,
        unit: Maybe[Literal["row", "cell"]] = UNSET,
        from_: Maybe[t.AnyRowKey] = UNSET,
        fromColumn: Maybe[t.Id] = UNSET,
        count: Maybe[bool] = UNSET,
        direction: Maybe[Literal["next", "previous"]] = UNSET,
        wrap: Maybe[bool] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewFindResult:
        """`view/find`: The next row or cell that matches the view's search."""
        sent: Dict[str, Any] = {
            "view": view,
            "search": search,
            "unit": unit,
            "from": from_,
            "fromColumn": fromColumn,
            "count": count,
            "direction": direction,
            "wrap": wrap,
            "wait": wait,
        }
        result: t.ViewFindResult = self._call("view/find", sent, timeout)
        return result

    def filter_convert(
        self,
        *,
        table: t.Id,
        filter: Union[t.Filter, str],
        timeout: Optional[float] = None,
    ) -> t.FilterConvertResult:
        """`filter/convert`: Returns both forms of a filter: the tree of conditions and the CEL
        text."""
        sent: Dict[str, Any] = {
            "table": table,
            "filter": filter,
        }
        result: t.FilterConvertResult = self._call("filter/convert", sent, timeout)
        return result

    def filter_like(
        self,
        *,
        view: t.Id,
        row: t.AnyRowKey,
        column: t.Id,
        relation: Maybe[
            Literal["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"],
        ] = UNSET,
        combine: Maybe[Literal["all", "any", "replace"]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.FilterLikeResult:
        """`filter/like`: Returns a filter for rows with a cell like the given one."""
        sent: Dict[str, Any] = {
            "view": view,
            "row": row,
            "column": column,
            "relation": relation,
            "combine": combine,
        }
        result: t.FilterLikeResult = self._call("filter/like", sent, timeout)
        return result

    def view_aggregate(
        self,
        *,
        view: t.Id,
        groupBy: Maybe[List[t.Id]] = UNSET,
        aggregates: Maybe[List[t.ViewAggregateParamsAggregate]] = UNSET,
        over: Maybe[Literal["all", "shown"]] = UNSET,
        sort: Maybe[t.GroupSort] = UNSET,
        range: Maybe[t.ViewAggregateParamsRange] = UNSET,
        as_: Maybe[t.As] = UNSET,
        textBytes: Maybe[t.TextBytes] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewAggregateResult:
        """`view/aggregate`: Aggregates of a view's rows, optionally by group."""
        sent: Dict[str, Any] = {
            "view": view,
            "groupBy": groupBy,
            "aggregates": aggregates,
            "over": over,
            "sort": sort,
            "range": range,
            "as": as_,
            "textBytes": textBytes,
            "wait": wait,
        }
        result: t.ViewAggregateResult = self._call("view/aggregate", sent, timeout)
        return result

    def view_profile(
        self,
        *,
        view: t.Id,
        columns: Maybe[List[t.Id]] = UNSET,
        kinds: Maybe[
            List[Literal["distinct", "extremes", "mean", "quantiles", "histogram", "frequencies"]],
        ] = UNSET,
        over: Maybe[Literal["all", "shown", "selection"]] = UNSET,
        quantiles: Maybe[List[float]] = UNSET,
        bins: Maybe[int] = UNSET,
        top: Maybe[int] = UNSET,
        as_: Maybe[t.As] = UNSET,
        textBytes: Maybe[t.TextBytes] = UNSET,
        partialResultToken: Maybe[t.ProgressToken] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewProfileResult:
        """`view/profile`: Summaries of columns over the rows of a view, its table or its
        selection."""
        sent: Dict[str, Any] = {
            "view": view,
            "columns": columns,
            "kinds": kinds,
            "over": over,
            "quantiles": quantiles,
            "bins": bins,
            "top": top,
            "as": as_,
            "textBytes": textBytes,
            "partialResultToken": partialResultToken,
            "wait": wait,
        }
        result: t.ViewProfileResult = self._call("view/profile", sent, timeout)
        return result

    def table_declare(
        self,
        *,
        table: t.Id,
        declarations: t.Declarations,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableDeclareResult:
        """`table/declare`: Changes declarations about rows, columns and sections: a patch, merged
        into the present ones. Not an undo step."""
        sent: Dict[str, Any] = {
            "table": table,
            "declarations": declarations,
            "author": author,
        }
        result: t.TableDeclareResult = self._call("table/declare", sent, timeout)
        return result

    def table_resolve(
        self,
        *,
        table: t.Id,
        rows: Maybe[List[t.AnyRowKey]] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        headers: Maybe[List[t.Id]] = UNSET,
        sections: Maybe[List[str]] = UNSET,
        view: Maybe[t.Id] = UNSET,
        subscription: Maybe[t.Id] = UNSET,
        settings: Maybe[
            List[
                Literal[
                    "height",
                    "width",
                    "estimatedHeight",
                    "headerHeight",
                    "footerHeight",
                    "hidden",
                    "selectable",
                    "momentary",
                    "editable",
                    "movable",
                    "deletable",
                    "collapsible",
                    "indentation",
                    "actions",
                    "separators",
                    "accessory",
                    "accessibilityText",
                    "cellKind",
                    "editor",
                    "holds",
                ],
            ],
        ] = UNSET,
        first: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableResolveResult:
        """`table/resolve`: Resolves the settings of rows, cells, columns, headers or sections,
        and returns the layer that each comes from."""
        sent: Dict[str, Any] = {
            "table": table,
            "rows": rows,
            "columns": columns,
            "headers": headers,
            "sections": sections,
            "view": view,
            "subscription": subscription,
            "settings": settings,
            "first": first,
        }
        result: t.TableResolveResult = self._call("table/resolve", sent, timeout)
        return result

    def action_list(
        self,
        *,
        view: t.Id,
        row: Maybe[t.AnyRowKey] = UNSET,
        column: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ActionListResult:
        """`action/list`: The actions of a row, a cell or a header in their current state."""
        sent: Dict[str, Any] = {
            "view": view,
            "row": row,
            "column": column,
        }
        result: t.ActionListResult = self._call("action/list", sent, timeout)
        return result

    def action_invoke(
        self,
        *,
        view: t.Id,
        action: str,
        row: Maybe[t.AnyRowKey] = UNSET,
        column: Maybe[str] = UNSET,
        seen: Maybe[int] = UNSET,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ActionInvokeResult:
        """`action/invoke`: Invokes an action. The daemon checks it against the actions of the
        present state, and notifies the client (action/didInvoke) before the response."""
        sent: Dict[str, Any] = {
            "view": view,
            "action": action,
            "row": row,
            "column": column,
            "seen": seen,
            "author": author,
        }
        result: t.ActionInvokeResult = self._call("action/invoke", sent, timeout)
        return result

    def expression_check(
        self,
        *,
        source: str,
        dialect: Maybe[Literal["strict", "table"]] = UNSET,
        table: Maybe[t.Id] = UNSET,
        variables: Maybe[Dict[str, t.ExpressionType]] = UNSET,
        functions: Maybe[List[t.DeclaredFunction]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ExpressionCheckResult:
        """`expression/check`: Checks an expression, and returns its type and what it depends on."""
        sent: Dict[str, Any] = {
            "source": source,
            "dialect": dialect,
            "table": table,
            "variables": variables,
            "functions": functions,
        }
        result: t.ExpressionCheckResult = self._call("expression/check", sent, timeout)
        return result

    def expression_evaluate(
        self,
        *,
        source: str,
        dialect: Maybe[Literal["strict", "table"]] = UNSET,
        table: Maybe[t.Id] = UNSET,
        variables: Maybe[Dict[str, t.ExpressionType]] = UNSET,
        checked: Maybe[bool] = UNSET,
        row: Maybe[t.AnyRowKey] = UNSET,
        bindings: Maybe[Dict[str, t.TypedValue]] = UNSET,
        params: Maybe[Dict[str, t.TypedValue]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ExpressionEvaluateResult:
        """`expression/evaluate`: Evaluates an expression."""
        sent: Dict[str, Any] = {
            "source": source,
            "dialect": dialect,
            "table": table,
            "variables": variables,
            "checked": checked,
            "row": row,
            "bindings": bindings,
            "params": params,
        }
        result: t.ExpressionEvaluateResult = self._call("expression/evaluate", sent, timeout)
        return result

    def text_measure(
        self,
        *,
        texts: List[str],
        measurer: Maybe[t.Measurer] = UNSET,
        bold: Maybe[bool] = UNSET,
        wrap: Maybe[t.TextMeasureParamsWrap] = UNSET,
        truncate: Maybe[t.TextMeasureParamsTruncate] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TextMeasureResult:
        """`text/measure`: Measures, wraps and truncates texts."""
        sent: Dict[str, Any] = {
            "texts": texts,
            "measurer": measurer,
            "bold": bold,
            "wrap": wrap,
            "truncate": truncate,
        }
        result: t.TextMeasureResult = self._call("text/measure", sent, timeout)
        return result

    def view_replace(
        self,
        *,
        view: t.Id,
        with_: str,
        search: Maybe[t.SearchPatch] = UNSET,
        scope: Maybe[Literal["all", "selection"]] = UNSET,
        at: Maybe[t.ViewReplaceParamsAt] = UNSET,
        by: Maybe[Literal["owner", "user"]] = UNSET,
        preview: Maybe[bool] = UNSET,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewReplaceResult:
        """`view/replace`: Replaces the hits of a search as one edit, or returns the replacements
        without making them."""
        sent: Dict[str, Any] = {
            "view": view,
            "with": with_,
            "search": search,
            "scope": scope,
            "at": at,
            "by": by,
            "preview": preview,
            "label": label,
            "author": author,
            "wait": wait,
        }
        result: t.ViewReplaceResult = self._call("view/replace", sent, timeout)
        return result

    def table_revert(
        self,
        *,
        table: t.Id,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableRevertResult:
        """`table/revert`: Replaces the content of the table by that of its file, as one step that
        can be undone."""
        sent: Dict[str, Any] = {
            "table": table,
            "label": label,
            "author": author,
        }
        result: t.TableRevertResult = self._call("table/revert", sent, timeout)
        return result

    def table_set_dialect(
        self,
        *,
        table: t.Id,
        dialect: t.Dialect,
        discard: Maybe[bool] = UNSET,
        label: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableSetDialectResult:
        """`table/setDialect`: Reads the file of a table anew in another dialect or encoding, as
        one step that can be undone."""
        sent: Dict[str, Any] = {
            "table": table,
            "dialect": dialect,
            "discard": discard,
            "label": label,
        }
        result: t.TableSetDialectResult = self._call("table/setDialect", sent, timeout)
        return result

    def table_watch_file(
        self,
        *,
        table: t.Id,
        whenFileChanges: Literal["tell", "follow", "reload", "merge"],
        timeout: Optional[float] = None,
    ) -> t.TableWatchFileResult:
        """`table/watchFile`: Says what happens from now on when the file of a table changes."""
        sent: Dict[str, Any] = {
            "table": table,
            "whenFileChanges": whenFileChanges,
        }
        result: t.TableWatchFileResult = self._call("table/watchFile", sent, timeout)
        return result

    def table_conflicts(
        self,
        *,
        table: t.Id,
        first: Maybe[int] = UNSET,
        size: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableConflictsResult:
        """`table/conflicts`: Lists what a merge left open, in the order of the table's rows."""
        sent: Dict[str, Any] = {
            "table": table,
            "first": first,
            "size": size,
        }
        result: t.TableConflictsResult = self._call("table/conflicts", sent, timeout)
        return result

    def table_resolve_conflicts(
        self,
        *,
        table: t.Id,
        take: Literal["ours", "theirs"],
        conflicts: Maybe[List[t.TableResolveConflictsParamsConflict]] = UNSET,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableResolveConflictsResult:
        """`table/resolveConflicts`: Decides conflicts for one side, as one step that can be
        undone."""
        sent: Dict[str, Any] = {
            "table": table,
            "take": take,
            "conflicts": conflicts,
            "label": label,
            "author": author,
        }
        result: t.TableResolveConflictsResult = self._call("table/resolveConflicts", sent, timeout)
        return result

    def cell_draft(
        self,
        *,
        view: t.Id,
        row: t.AnyRowKey,
        column: t.Id,
        action: Literal["begin", "change", "commit", "cancel"],
        by: Maybe[Literal["owner", "user"]] = UNSET,
        text: Maybe[str] = UNSET,
        value: Maybe[Any] = UNSET,
        overwrite: Maybe[bool] = UNSET,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        history: Maybe[Literal["step", "join", "none"]] = UNSET,
        invalid: Maybe[Literal["refuse", "keep"]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.CellDraftResult:
        """`cell/draft`: Begins, changes, commits (as one edit) or cancels the draft of a cell."""
        sent: Dict[str, Any] = {
            "view": view,
            "row": row,
            "column": column,
            "action": action,
            "by": by,
            "text": text,
            "value": value,
            "overwrite": overwrite,
            "label": label,
            "author": author,
            "history": history,
            "invalid": invalid,
        }
        result: t.CellDraftResult = self._call("cell/draft", sent, timeout)
        return result

    def cell_refresh(
        self,
        *,
        table: t.Id,
        columns: Maybe[List[t.Id]] = UNSET,
        rows: Maybe[List[t.AnyRowKey]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.CellRefreshResult:
        """`cell/refresh`: Announces that the client would now supply other cells. They become
        stale and are requested again."""
        sent: Dict[str, Any] = {
            "table": table,
            "columns": columns,
            "rows": rows,
        }
        result: t.CellRefreshResult = self._call("cell/refresh", sent, timeout)
        return result

    def table_set_params(
        self,
        *,
        table: t.Id,
        params: Dict[str, Union[t.TypedValue, None]],
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableSetParamsResult:
        """`table/setParams`: Sets `params.x` of the table's expressions. Expressions that use it
        are evaluated again."""
        sent: Dict[str, Any] = {
            "table": table,
            "params": params,
            "author": author,
        }
        result: t.TableSetParamsResult = self._call("table/setParams", sent, timeout)
        return result

    def view_cursor(
        self,
        *,
        view: t.Id,
        row: Maybe[t.NamedEntry] = UNSET,
        column: Maybe[t.Id] = UNSET,
        move: Maybe[t.ViewCursorParamsMove] = UNSET,
        to: Maybe[
            Literal[
                "rowStart",
                "rowEnd",
                "columnStart",
                "columnEnd",
                "start",
                "end",
                "nextCell",
                "previousCell",
                "nextFilled",
                "previousFilled",
                "nextFilledColumn",
                "previousFilledColumn",
                "nextHit",
                "previousHit",
                "nextProblem",
                "previousProblem",
            ],
        ] = UNSET,
        wrap: Maybe[bool] = UNSET,
        select: Maybe[Literal["replace", "extend"]] = UNSET,
        show: Maybe[t.Id] = UNSET,
        placement: Maybe[Literal["top", "center", "bottom", "nearest"]] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewCursorResult:
        """`view/cursor`: Moves the cursor of a view, and tells where it is."""
        sent: Dict[str, Any] = {
            "view": view,
            "row": row,
            "column": column,
            "move": move,
            "to": to,
            "wrap": wrap,
            "select": select,
            "show": show,
            "placement": placement,
            "wait": wait,
        }
        result: t.ViewCursorResult = self._call("view/cursor", sent, timeout)
        return result

    def view_close(
        self,
        *,
        view: t.Id,
        timeout: Optional[float] = None,
    ) -> None:
        """`view/close`: Closes a view and its subscriptions."""
        sent: Dict[str, Any] = {
            "view": view,
        }
        self._call("view/close", sent, timeout)

    def table_close(
        self,
        *,
        table: t.Id,
        timeout: Optional[float] = None,
    ) -> None:
        """`table/close`: Closes a table, its views and subscriptions."""
        sent: Dict[str, Any] = {
            "table": table,
        }
        self._call("table/close", sent, timeout)

    def journal_list(
        self,
        *,
        journalFolder: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.JournalListResult:
        """`journal/list`: The journals in the folder of journals."""
        sent: Dict[str, Any] = {
            "journalFolder": journalFolder,
        }
        result: t.JournalListResult = self._call("journal/list", sent, timeout)
        return result

    def journal_remove(
        self,
        *,
        journals: List[str],
        journalFolder: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.JournalRemoveResult:
        """`journal/remove`: Removes journals that no process uses."""
        sent: Dict[str, Any] = {
            "journals": journals,
            "journalFolder": journalFolder,
        }
        result: t.JournalRemoveResult = self._call("journal/remove", sent, timeout)
        return result

    def preset_list(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> t.PresetListResult:
        """`preset/list`: The defaults of other libraries, for view/open and table/setRows."""
        result: t.PresetListResult = self._call("preset/list", {}, timeout)
        return result

    def server_stats(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> t.ServerStatsResult:
        """`server/stats`: Counters of the connection and the process. Later versions can add
        members."""
        result: t.ServerStatsResult = self._call("server/stats", {}, timeout)
        return result

    def rpc_discover(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> t.RpcDiscoverResult:
        """`rpc.discover`: Returns this document. It can also be requested before initialize."""
        result: t.RpcDiscoverResult = self._call("rpc.discover", {}, timeout)
        return result
