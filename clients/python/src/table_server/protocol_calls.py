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
        """`table/create`: Creates a table with rows.

        Use it for rows that the client has already, such as the result of a query. For files and
        delimited text use `table/open`. The answer is the table description. All rows are checked
        before it, so the cost grows with the number of cells.
        """
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
        textVersion: Maybe[int] = UNSET,
        source: Maybe[t.LentSource] = UNSET,
        backup: Maybe[str] = UNSET,
        from_: Maybe[t.DatabaseSource] = UNSET,
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
        """`table/open`: Opens a file, inline bytes, or a source that the client lends. Options that
        are not specified are detected.

        Use it for every file that a user opens, and for text that a client has in memory. Dialect,
        encoding and types of columns are detected unless the request has them. The answer is sent
        when the first screen can be read, and the rest is indexed in the background.
        `table/didChange` reports the end of that. With `wait`, the answer is sent when all rows are
        read.
        """
        sent: Dict[str, Any] = {
            "table": table,
            "name": name,
            "path": path,
            "uri": uri,
            "content": content,
            "textVersion": textVersion,
            "source": source,
            "backup": backup,
            "from": from_,
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
        """`table/describe`: Returns the table description again, with a page of its diagnostics.

        Use it after `table/didChange`, or to read further diagnostics. It looks at the file, so it
        also notices a change that the system has not reported. The cost does not depend on the
        number of rows.
        """
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
        """`table/edit`: Edits rows, cells and columns, in list order and all or nothing.

        Use it for everything that changes cells, rows, columns or declared sections. One request is
        one undo step, which `history` can change. Rows are named by key, so sort and filter of
        views have no effect. With `preview` it reports what would change and changes nothing. The
        cost grows with the cells edited, not with the table.
        """
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
        """`table/undo`: Undoes the last step.

        Use it for the undo command of an editor. It undoes the newest step that is done, of any
        author. Cells that a change without history has written since are not restored, and are
        counted in `skipped`. The cost grows with the cells of the step.
        """
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
        """`table/redo`: Redoes the step that was undone last.

        Use it for the redo command of an editor. It is possible until the next new step is made.
        The cost grows with the cells of the step.
        """
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
        """`table/history`: Lists the steps of a table, from the oldest: first those that are done,
        then those that are undone.

        Use it to show the steps to a user, who can then go to one by `table/jump`. By default the
        newest 100 steps are listed. It reads no rows.
        """
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
        """`table/jump`: Restores the state after a step: undoes or redoes all steps between, as one
        change.

        Use it when a user picks a step of `table/history`. Step 0 is the state before the oldest
        step that is kept. Each step between is one revision, and watched windows get one update for
        all. The cost grows with the cells of all steps between.
        """
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
        compressionLevel: Maybe[int] = UNSET,
        progressToken: Maybe[t.ProgressToken] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableSaveResult:
        """`table/save`: Writes the table to its file, or to another one; only what was edited gets
        other bytes.

        Use it for save, save as and save a copy. With `dryRun` it writes nothing and lists the text
        edits, for editors that write the file themselves. It waits for a table that is still
        loading, and refuses to overwrite what another program has written. Saving copies the file
        once; memory does not grow with the file.
        """
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
            "compressionLevel": compressionLevel,
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
        the file itself.

        Use it in editors that own the text: after `table/save` with `dryRun`, and after the editor
        has saved its text. The daemon compares the file with what a save would write. If they
        differ, nothing changes, and the error names the first byte. The whole file is read once.
        """
        sent: Dict[str, Any] = {
            "table": table,
        }
        result: t.TableAdoptFileResult = self._call("table/adoptFile", sent, timeout)
        return result

    def table_row_source(
        self,
        *,
        table: t.Id,
        rows: List[t.AnyRowKey],
        fields: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableRowSourceResult:
        """`table/rowSource`: Returns the bytes, lines and fields of rows in the table's file.

        Use it to show a row in a text editor, to mark cells there, or to number lines. Places are
        those in the file as it was opened, saved or reloaded last; for inline content, those in its
        bytes. Each row costs one block of the index. The first request after a save reads the file
        once to index it.
        """
        sent: Dict[str, Any] = {
            "table": table,
            "rows": rows,
            "fields": fields,
        }
        result: t.TableRowSourceResult = self._call("table/rowSource", sent, timeout)
        return result

    def table_row_at(
        self,
        *,
        table: t.Id,
        line: Maybe[int] = UNSET,
        character: Maybe[int] = UNSET,
        byte: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableRowAtResult:
        """`table/rowAt`: Returns the row at a line or a byte of the table's file.

        Use it to go from a text editor to the table. Name either a line, with or without a
        character, or a byte. Costs one block of the index, or one record if that is longer. The
        first request after a save reads the file once to index it.
        """
        sent: Dict[str, Any] = {
            "table": table,
            "line": line,
            "character": character,
            "byte": byte,
        }
        result: t.TableRowAtResult = self._call("table/rowAt", sent, timeout)
        return result

    def table_did_change_text(
        self,
        *,
        table: t.Id,
        version: int,
        changes: List[t.TextChange],
        baseVersion: Maybe[int] = UNSET,
        tableEdits: Maybe[Literal["refuse", "drop"]] = UNSET,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableDidChangeTextResult:
        """`table/didChangeText`: Changes the text of which a table is made, and the table with it.

        Use it in an editor whose user sees one unsaved text both as text and as a table. Send it
        for each change of the text, as `textDocument/didChange` of the LSP. Only the records around
        the change are read again, and the table changes as a difference: rows, views, selection and
        undo stay. The cost is that of the changed records and their surroundings, a few KiB. A
        change of the header, or behind a quote that is not closed, reads the rest of the text. The
        edits of the table for the text come from `table/save` with `dryRun`.
        """
        sent: Dict[str, Any] = {
            "table": table,
            "version": version,
            "changes": changes,
            "baseVersion": baseVersion,
            "tableEdits": tableEdits,
            "label": label,
            "author": author,
        }
        result: t.TableDidChangeTextResult = self._call("table/didChangeText", sent, timeout)
        return result

    def table_recover(
        self,
        *,
        table: t.Id,
        action: Literal["apply", "discard", "keep"],
        timeout: Optional[float] = None,
    ) -> t.TableRecoverResult:
        """`table/recover`: Applies, discards or keeps the edits that an earlier process left
        behind.

        Use it when the answer to `table/open` has `journal.recoverable`, best after asking the
        user. `apply` restores the edits and their undo steps. It must be sent before the first edit
        of the table. The cost grows with the changes in the journal.
        """
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
        again.

        Use it in editors that close without asking to save (hot exit). `table/open` with `backup`
        opens the table again with its edits and undo steps. For a table of a file only the edits
        are written, for others the whole content.
        """
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
        answer.

        Use it to give rows to other programs, as they are or as a view shows them. To save a table
        to its own file use `table/save`. Without `to` the output is in the answer, up to
        `answerBytesMax` bytes. All rows are read; memory does not grow with them.
        """
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
        applies it as one change.

        Use it when the client has a new result for a table that is already shown. Rows that are
        found again keep their key, selection and place, and watched windows get only the
        difference. It waits until the old rows are loaded. All rows are compared, so the cost grows
        with both contents.
        """
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
        """`table/validate`: Lists cells without a value of their type and rows that violate rules.

        Use it to list everything that is wrong in a table, for example before a save. For the rows
        of a window use the option `problems` of `view/watch`. It reads all rows for each page, on
        another thread, and can be cancelled.
        """
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
        page.

        Use it to show what has changed, between two tables or between a revision and now. The
        answer has the form of an update's `diff`, so a client can apply it to a replica. All rows
        are compared again for each page, beside everything else.
        """
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
        """`view/open`: Opens a view of a table.

        Use it once for each way to look at a table. The answer describes the view: state, columns,
        counts and layout. To get rows, watch a window by `view/watch` or read them by `view/rows`.
        By default it waits until the rows are sorted and filtered; with `wait: false` it does not.
        """
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
        """`view/get`: Returns the state of a view.

        Use it when the client has lost track of the state, or to keep the state for later. Watched
        windows report the same by updates. With `wait`, the answer is sent when it is about all
        rows.
        """
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
        """`view/set`: Merges a patch into a view's state.

        Use it for sort, filter, search, pages, columns, layout and styles. The patch is a JSON
        Merge Patch: arrays are replaced whole, and null restores a default. By default, the answer
        is sent when the new order is ready. With `wait: false` it is sent at once, and updates
        follow. A sort or filter reads all rows; later edits are sorted in one by one.
        """
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
        the sort cycle.

        Use it for clicks on a header, so that the client needs no code for the cycle of directions.
        `extend` keeps the other sort keys. A column that is not sortable is only reported. The cost
        is that of a sort by `view/set`.
        """
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
        """`view/rows`: Reads rows of a view.

        Use it to read rows once, for example for a command line or a test. To follow changes use
        `view/watch`; to read page by page from one state use `view/pin`. The answer has at most
        `rowsPerAnswerMax` rows and `answerBytesMax` bytes, and `more` if there are further rows. It
        waits for rows that are loading only with `wait`.
        """
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
        start: Maybe[int] = UNSET,
        size: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.CellTextResult:
        """`cell/text`: Reads a range of the text of one cell.

        Use it when a window has listed a cell in `cut`, and the user wants to see all of it. Ranges
        count bytes of UTF-8. It reads one cell.
        """
        sent: Dict[str, Any] = {
            "table": table,
            "row": row,
            "column": column,
            "of": of,
            "start": start,
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
        """`view/pin`: Pins the current state of a view, for reads page by page.

        Use it before reading many rows by several `view/rows` requests, if edits may come between.
        A pin shares unchanged data with the view, so it costs memory only for later changes.
        """
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
        """`view/unpin`: Releases a pin.

        Use it when the last page has been read. Reads that were sent before it are still answered.
        A pin also ends with its view.
        """
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
        """`view/locate`: Returns the positions of rows, columns and entries.

        Use it to find the index of a row, the column at an x, or the entries at offsets. For a
        point of the client's frame use `view/hit`. Each thing that is named costs O(log n).
        """
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
        accessibility: Maybe[bool] = UNSET,
        brief: Maybe[bool] = UNSET,
        across: Maybe[t.Across] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewWatchResult:
        """`view/watch`: Watches a window of a view. Updates follow, and the first one is a reset.

        Use it for everything that a client draws. The first update has the content of the window,
        and each later one only what has changed. Options choose the columns, whether values or
        texts are sent, and what else is reported. Choose the window `entries` for lists by index,
        and `viewport` for scrolling by pixels. The cost of an update grows with the window, not
        with the table.
        """
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
            "accessibility": accessibility,
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
        """`view/scroll`: Moves or resizes a window, and returns the number of the update that
        follows.

        Use it for the wheel, the scroll bar, and to make a row visible. `update` in the answer is
        the number of the update that shows the new content, or null if none follows. Send one for
        each frame drawn. It costs O(log n) and the rows that are new in the window.
        """
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
        text, an edge to drag.

        Use it for clicks and drags, so that the client needs no arithmetic of offsets, groups and
        heights. It costs O(log n + columns). A cell is read only with `text`. It never waits for a
        sort.
        """
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
        """`view/hover`: Sets the row under the pointer.

        Use it if the declarations or styles of the view read `hovered`. It concerns one
        subscription. An update follows if anything in the window looks different.
        """
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
        """`view/measure`: Sends heights that the client has measured.

        Use it in clients whose cells size themselves. A reported height replaces what the daemon
        has measured, until the row changes. An update follows if a height in a window has changed.
        The cost grows with the rows reported.
        """
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
        """`view/resync`: Makes the next update a reset.

        Use it when a client has lost an update or could not apply one. The subscription and its
        count of `seq` continue. The next update has the whole window.
        """
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
        """`view/sync`: A barrier: the response is sent after every update caused by messages
        received before it.

        Use it in tests and scripts, to know that everything has been shown. To know whether an
        update follows a scroll or an edit, use the answers to these. It waits for sorts and loading
        rows only where an update waits for them. With `layout` it also waits for widths and
        heights, which need seconds in a large table.
        """
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
        """`view/unwatch`: Ends a subscription. No update is sent after the response.

        Use it when a window is closed and its view stays open. Other subscriptions of the view
        continue. It frees what the daemon kept for the window.
        """
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
        """`view/collapse`: Collapses or expands sections.

        Use it when a user opens or closes a section. `view/set` could do the same, but needs the
        whole list of collapsed sections. Without `keys` it concerns all sections, also future ones.
        It reads no cells.
        """
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
        """`view/select`: Changes the selection of rows, cells or columns of a view.

        Use it for clicks and keys that select. The selection belongs to the view, and is kept by
        key through sorts and edits. Windows report what of them is selected. For a selection by
        arrow keys use `view/cursor`.
        """
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
        """`view/selection`: Returns the selection of a view.

        Use it to act on selected rows that no window shows. It reads page by page, in the order in
        which the rows were added to the table.
        """
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
        formats at once.

        Use it for the copy command. It gives the same cells as TSV, HTML and CSV, or in other
        formats, so that each program can choose the best one. Rows that the filter hides are not
        copied. The answer has at most `answerBytesMax` bytes of texts.
        """
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
        """`view/find`: The next row or cell that matches the view's search.

        Use it for find next and find previous. It searches all pages, and continues at the other
        end. With `count` it also returns the number of the hit and of all hits. It reads cells up
        to the next hit; the first count after a change reads all rows that may have one.
        """
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
        text.

        Use it to show a filter of text as a form, or a filter of a form as text. Both forms pass
        the same rows. It reads no rows.
        """
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
        """`filter/like`: Returns a filter for rows with a cell like the given one.

        Use it for commands such as filter by this cell. The client puts the result into the state
        by `view/set`. It reads one cell.
        """
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
        """`view/aggregate`: Aggregates of a view's rows, optionally by group.

        Use it for sums and counts that are needed once. For totals that follow edits use footers,
        or `aggregates` of sections. By default it waits for all rows. It reads the cells of its
        columns in all rows of the view, concurrently with other work.
        """
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
        subscription: Maybe[t.Id] = UNSET,
        quiet: Maybe[int] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewProfileResult:
        """`view/profile`: Summaries of columns over the rows of a view, its table or its selection.

        Use it for histograms, quantiles and frequent values in headers or side panels. Exact
        results are marked. With `partialResultToken`, `$/progress` brings each column when it is
        finished. Each column is read once, beside everything else; ask for the columns in sight.
        """
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
            "subscription": subscription,
            "quiet": quiet,
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
        into the present ones. Not an undo step.

        Use it to configure an application: settings of rows, kinds, permissions, rules of data and
        actions. Null removes an entry. Most applications send it once, with `table/create` or
        `table/open`. A setting without an expression costs nothing per row.
        """
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
        """`table/resolve`: Resolves the settings of rows, cells, columns, headers or sections, and
        returns the layer that decided each.

        Use it to find out why a row or cell has a setting, and to read settings that windows do not
        carry. It evaluates the expressions of what is named. An answer that ends early has `more`;
        the next request continues at `first`.
        """
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
        """`action/list`: The actions of a row, a cell or a header in their current state.

        Use it when a menu opens. Expressions are evaluated for that row, and hidden actions are
        left out. It reads one row.
        """
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
        present state, and notifies the client (action/didInvoke) before the response.

        Use it when a user chooses an action. The daemon changes nothing: what an action means is up
        to the client that gets `action/didInvoke`. It reads one row.
        """
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
        """`expression/check`: Checks an expression, and returns its type and what it depends on.

        Use it while a user types an expression, before it is used in a column, filter or rule. A
        faulty expression is a result with `problems`, not an error. It reads no rows.
        """
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
        """`expression/evaluate`: Evaluates an expression.

        Use it to show what an expression gives, for a row of a table or for values of the request.
        It reads the row that is named, and the rows that the expression reads.
        """
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
        visible: Maybe[bool] = UNSET,
        wrap: Maybe[t.TextMeasureParamsWrap] = UNSET,
        truncate: Maybe[t.TextMeasureParamsTruncate] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TextMeasureResult:
        """`text/measure`: Measures, wraps and truncates texts.

        Use it where the client draws texts outside of a table with the same rules. It needs no
        table. The cost grows with the texts, of which one request may have `measuredTextsMax`.
        """
        sent: Dict[str, Any] = {
            "texts": texts,
            "measurer": measurer,
            "bold": bold,
            "visible": visible,
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
        without making them.

        Use it for replace all, replace in the selection, and replace one hit. All replacements are
        one undo step. With `preview` it reports them and changes nothing. It examines all rows of
        the view in the background, and waits for rows that are still loading.
        """
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
        can be undone.

        Use it to discard unsaved edits. It restores the content that was opened or last saved, not
        what another program has written since. Undo restores the edits. The cost grows with the
        rows that differ.
        """
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
        """`table/setDialect`: Reads the file of a table again in another dialect or encoding, as
        one step that can be undone.

        Use it when a delimiter, an encoding or a header was detected wrongly. Members that the
        request leaves out are detected again. Unsaved edits are refused unless `discard` is true.
        The whole file is read again.
        """
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
        """`table/watchFile`: Chooses what happens from now on when the file of a table changes.

        Use it to follow, reload or merge a file from now on, and to act on a change that has been
        reported. A reload or merge compares all rows. It is one step, which can be undone.
        """
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
        """`table/conflicts`: Lists what a merge left open, in the order of the table's rows.

        Use it after a merge, when the description of the table counts `conflicts`. Each item has
        both sides and the old content of the file. The table cannot be saved until all are
        resolved.
        """
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
        """`table/resolveConflicts`: Decides conflicts for one side, as one step that can be undone.

        Use it when a user chooses one side, for single conflicts or for all. To choose neither
        side, edit the cell. The cost grows with the number of resolved conflicts.
        """
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
        orCancel: Maybe[bool] = UNSET,
        label: Maybe[str] = UNSET,
        author: Maybe[str] = UNSET,
        history: Maybe[Literal["step", "join", "none"]] = UNSET,
        invalid: Maybe[Literal["refuse", "keep"]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.CellDraftResult:
        """`cell/draft`: Begins, changes, commits (as one edit) or cancels the draft of a cell.

        Use it while a user types in a cell. All views show the draft, and its row keeps its place
        until the draft ends. `problem` is the reason why it could not be committed. Each change
        costs one cell in the windows that show it.
        """
        sent: Dict[str, Any] = {
            "view": view,
            "row": row,
            "column": column,
            "action": action,
            "by": by,
            "text": text,
            "value": value,
            "overwrite": overwrite,
            "orCancel": orCancel,
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
        """`cell/refresh`: Announces that the client would now supply other cells. They become stale
        and are requested again.

        Use it when client-computed cells depend on something outside the table that has changed.
        Without rows and columns, all such cells are requested again. The daemon asks for the rows
        in sight first.
        """
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
        are evaluated again.

        Use it for values that expressions share, such as a date or a limit that the user sets. Null
        removes a parameter. It is not an undo step. Only the expressions that read a changed
        parameter are evaluated again, for all rows.
        """
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
                "nextChange",
                "previousChange",
            ],
        ] = UNSET,
        wrap: Maybe[bool] = UNSET,
        select: Maybe[Literal["replace", "extend"]] = UNSET,
        show: Maybe[t.Id] = UNSET,
        placement: Maybe[Literal["top", "center", "bottom", "nearest"]] = UNSET,
        wait: Maybe[bool] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.ViewCursorResult:
        """`view/cursor`: Moves the cursor of a view, and returns its place.

        Use it for arrow keys, Page Down, Home, End, and to move to the next hit or problem. With
        `show`, a window scrolls so that the cursor is visible. Without a target it only returns the
        place of the cursor. Moves cost O(log n + columns). Targets from `nextFilled` on read the
        cells that they pass.
        """
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
        """`view/close`: Closes a view and its subscriptions.

        Use it when the last window of a view is closed. It takes effect after every request that
        was sent for the view before. The table stays open.
        """
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
        """`table/close`: Closes a table, its views and subscriptions.

        Use it when a table is no longer shown. It takes effect after every request that was sent
        for the table before, and then removes its journal. It does not ask about unsaved edits:
        check `dirty` first.
        """
        sent: Dict[str, Any] = {
            "table": table,
        }
        self._call("table/close", sent, timeout)

    def table_open_difference(
        self,
        *,
        from_: t.DifferencePlace,
        to: t.ContentPlace,
        table: Maybe[t.Id] = UNSET,
        name: Maybe[str] = UNSET,
        match: Maybe[t.Match] = UNSET,
        columns: Maybe[List[t.Id]] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.TableDescription:
        """`table/openDifference`: Opens the difference of two tables, two revisions or a file and a
        table as a table of its own.

        Use it to show two contents side by side: each row has its mark, the cells after, and beside
        them the cells before. The result is an ordinary table, so views sort, filter and search it.
        It follows changes of both sides. Opening compares all rows once. A changed cell costs O(log
        n) if rows are matched by key. Its content is not edited: edit the table `to`.
        """
        sent: Dict[str, Any] = {
            "from": from_,
            "to": to,
            "table": table,
            "name": name,
            "match": match,
            "columns": columns,
        }
        result: t.TableDescription = self._call("table/openDifference", sent, timeout)
        return result

    def journal_list(
        self,
        *,
        journalFolder: Maybe[str] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.JournalListResult:
        """`journal/list`: The journals in the folder of journals.

        Use it to show a user what crashed processes have left behind, of all files. For one file,
        use the answer to `table/open`. It reads all journals in the folder.
        """
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
        """`journal/remove`: Removes journals that no process uses.

        Use it when a user does not want left edits any more. Journals that a process writes, and
        files that are no journals, are not removed. Removed journals cannot be restored.
        """
        sent: Dict[str, Any] = {
            "journals": journals,
            "journalFolder": journalFolder,
        }
        result: t.JournalRemoveResult = self._call("journal/remove", sent, timeout)
        return result

    def database_list(
        self,
        *,
        path: str,
        countMax: Maybe[int] = UNSET,
        timeout: Optional[float] = None,
    ) -> t.DatabaseListResult:
        """`database/list`: The tables and views of a SQLite database, with columns, keys and
        numbers of rows.

        Use it to let a user choose what `table/open` opens, and to follow foreign keys. It writes
        nothing. The cost grows with the schema, and with the rows that are counted.
        """
        sent: Dict[str, Any] = {
            "path": path,
            "countMax": countMax,
        }
        result: t.DatabaseListResult = self._call("database/list", sent, timeout)
        return result

    def source_did_change(
        self,
        *,
        table: t.Id,
        timeout: Optional[float] = None,
    ) -> t.SourceDidChangeResult:
        """`source/didChange`: Announces that a lent source has changed. Its rows are read again.

        Use it when the source has other rows than the daemon has read, or to try again after a
        failure. The table gets the new rows as one step, which can be undone. Unsaved edits are
        merged with them. The answer is sent when the table has the new rows. All rows are compared,
        so the cost grows with them.
        """
        sent: Dict[str, Any] = {
            "table": table,
        }
        result: t.SourceDidChangeResult = self._call("source/didChange", sent, timeout)
        return result

    def preset_list(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> t.PresetListResult:
        """`preset/list`: The defaults of other libraries, for view/open and table/setRows.

        Use it to offer presets by name, or to see what a preset sets. It reads no rows.
        """
        result: t.PresetListResult = self._call("preset/list", {}, timeout)
        return result

    def server_stats(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> t.ServerStatsResult:
        """`server/stats`: Counters of the connection and the process. Later versions can add
        members.

        Use it to find out where memory and time go. It waits at most a quarter of a second for busy
        tables. It is for people and monitoring, not for decisions of a client.
        """
        result: t.ServerStatsResult = self._call("server/stats", {}, timeout)
        return result

    def rpc_discover(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> t.RpcDiscoverResult:
        """`rpc.discover`: Returns this document. It can also be requested before initialize.

        Use it to generate or check a client against this very daemon. It works before `initialize`,
        and from a shell. The document has about 700 kB.
        """
        result: t.RpcDiscoverResult = self._call("rpc.discover", {}, timeout)
        return result
