// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

import type {RequestOptions} from "./index.js";
import type {Requests} from "./protocol.js";

/** Every request of the protocol as a method; a member that is not given is not sent. */
export class Calls {
  private constructor();
  /**
   * Creates a table with rows.
   *
   * Use it for rows that the client has already, such as the result of a query. For files and
   * delimited text use `table/open`. The answer is the table description. All rows are checked
   * before it, so the cost grows with the number of cells.
   */
  tableCreate(
    params: Requests["table/create"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/create"]["result"]>;
  /**
   * Opens a file, inline bytes, or a source that the client lends. Options that are not
   * specified are detected.
   *
   * Use it for every file that a user opens, and for text that a client has in memory. Dialect,
   * encoding and types of columns are detected unless the request has them. The answer is sent
   * when the first screen can be read, and the rest is indexed in the background.
   * `table/didChange` reports the end of that. With `wait`, the answer is sent when all rows
   * are read.
   */
  tableOpen(
    params: Requests["table/open"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/open"]["result"]>;
  /**
   * Returns the table description again, with a page of its diagnostics.
   *
   * Use it after `table/didChange`, or to read further diagnostics. It looks at the file, so it
   * also notices a change that the system has not reported. The cost does not depend on the
   * number of rows.
   */
  tableDescribe(
    params: Requests["table/describe"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/describe"]["result"]>;
  /**
   * Edits rows, cells and columns, in list order and all or nothing.
   *
   * Use it for everything that changes cells, rows, columns or declared sections. One request
   * is one undo step, which `history` can change. Rows are named by key, so sort and filter of
   * views have no effect. With `preview` it reports what would change and changes nothing. The
   * cost grows with the cells edited, not with the table.
   */
  tableEdit(
    params: Requests["table/edit"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/edit"]["result"]>;
  /**
   * Undoes the last step.
   *
   * Use it for the undo command of an editor. It undoes the newest step that is done, of any
   * author. Cells that a change without history has written since are not restored, and are
   * counted in `skipped`. The cost grows with the cells of the step.
   */
  tableUndo(
    params: Requests["table/undo"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/undo"]["result"]>;
  /**
   * Redoes the step that was undone last.
   *
   * Use it for the redo command of an editor. It is possible until the next new step is made.
   * The cost grows with the cells of the step.
   */
  tableRedo(
    params: Requests["table/redo"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/redo"]["result"]>;
  /**
   * Lists the steps of a table, from the oldest: first those that are done, then those that are
   * undone.
   *
   * Use it to show the steps to a user, who can then go to one by `table/jump`. By default the
   * newest 100 steps are listed. It reads no rows.
   */
  tableHistory(
    params: Requests["table/history"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/history"]["result"]>;
  /**
   * Restores the state after a step: undoes or redoes all steps between, as one change.
   *
   * Use it when a user picks a step of `table/history`. Step 0 is the state before the oldest
   * step that is kept. Each step between is one revision, and watched windows get one update
   * for all. The cost grows with the cells of all steps between.
   */
  tableJump(
    params: Requests["table/jump"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/jump"]["result"]>;
  /**
   * Writes the table to its file, or to another one; only what was edited gets other bytes.
   *
   * Use it for save, save as and save a copy. With `dryRun` it writes nothing and lists the
   * text edits, for editors that write the file themselves. It waits for a table that is still
   * loading, and refuses to overwrite what another program has written. Saving copies the file
   * once; memory does not grow with the file.
   */
  tableSave(
    params: Requests["table/save"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/save"]["result"]>;
  /**
   * Makes the table clean after the client has written its text edits to the file itself.
   *
   * Use it in editors that own the text: after `table/save` with `dryRun`, and after the editor
   * has saved its text. The daemon compares the file with what a save would write. If they
   * differ, nothing changes, and the error names the first byte. The whole file is read once.
   */
  tableAdoptFile(
    params: Requests["table/adoptFile"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/adoptFile"]["result"]>;
  /**
   * Returns the bytes, lines and fields of rows in the table's file.
   *
   * Use it to show a row in a text editor, to mark cells there, or to number lines. Places are
   * those in the file as it was opened, saved or reloaded last; for inline content, those in
   * its bytes. Each row costs one block of the index. The first request after a save reads the
   * file once to index it.
   */
  tableRowSource(
    params: Requests["table/rowSource"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/rowSource"]["result"]>;
  /**
   * Returns the row at a line or a byte of the table's file.
   *
   * Use it to go from a text editor to the table. Name either a line, with or without a
   * character, or a byte. Costs one block of the index, or one record if that is longer. The
   * first request after a save reads the file once to index it.
   */
  tableRowAt(
    params: Requests["table/rowAt"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/rowAt"]["result"]>;
  /**
   * Changes the text of which a table is made, and the table with it.
   *
   * Use it in an editor whose user sees one unsaved text both as text and as a table. Send it
   * for each change of the text, as `textDocument/didChange` of the LSP. Only the records
   * around the change are read again, and the table changes as a difference: rows, views,
   * selection and undo stay. The cost is that of the changed records and their surroundings, a
   * few KiB. A change of the header, or behind a quote that is not closed, reads the rest of
   * the text. The edits of the table for the text come from `table/save` with `dryRun`.
   */
  tableDidChangeText(
    params: Requests["table/didChangeText"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/didChangeText"]["result"]>;
  /**
   * Applies, discards or keeps the edits that an earlier process left behind.
   *
   * Use it when the answer to `table/open` has `journal.recoverable`, best after asking the
   * user. `apply` restores the edits and their undo steps. It must be sent before the first
   * edit of the table. The cost grows with the changes in the journal.
   */
  tableRecover(
    params: Requests["table/recover"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/recover"]["result"]>;
  /**
   * Writes what is not saved to a file, from which the table can be opened again.
   *
   * Use it in editors that close without asking to save (hot exit). `table/open` with `backup`
   * opens the table again with its edits and undo steps. For a table of a file only the edits
   * are written, for others the whole content.
   */
  tableBackup(
    params: Requests["table/backup"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/backup"]["result"]>;
  /**
   * Writes the rows of a view or a table in a format, to a file or into the answer.
   *
   * Use it to give rows to other programs, as they are or as a view shows them. To save a table
   * to its own file use `table/save`. Without `to` the output is in the answer, up to
   * `answerBytesMax` bytes. All rows are read; memory does not grow with them.
   */
  tableExport(
    params: Requests["table/export"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/export"]["result"]>;
  /**
   * Replaces the rows of a table. The daemon computes the difference and applies it as one
   * change.
   *
   * Use it when the client has a new result for a table that is already shown. Rows that are
   * found again keep their key, selection and place, and watched windows get only the
   * difference. It waits until the old rows are loaded. All rows are compared, so the cost
   * grows with both contents.
   */
  tableSetRows(
    params: Requests["table/setRows"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setRows"]["result"]>;
  /**
   * Lists cells without a value of their type and rows that violate rules.
   *
   * Use it to list everything that is wrong in a table, for example before a save. For the rows
   * of a window use the option `problems` of `view/watch`. It reads all rows for each page, on
   * another thread, and can be cancelled.
   */
  tableValidate(
    params: Requests["table/validate"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/validate"]["result"]>;
  /**
   * The difference between two tables, or two revisions of a table, page by page.
   *
   * Use it to show what has changed, between two tables or between a revision and now. The
   * answer has the form of an update's `diff`, so a client can apply it to a replica. All rows
   * are compared again for each page, beside everything else.
   */
  tableDiff(
    params: Requests["table/diff"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/diff"]["result"]>;
  /**
   * Opens a view of a table.
   *
   * Use it once for each way to look at a table. The answer describes the view: state, columns,
   * counts and layout. To get rows, watch a window by `view/watch` or read them by `view/rows`.
   * By default it waits until the rows are sorted and filtered; with `wait: false` it does not.
   */
  viewOpen(
    params: Requests["view/open"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/open"]["result"]>;
  /**
   * Returns the state of a view.
   *
   * Use it when the client has lost track of the state, or to keep the state for later. Watched
   * windows report the same by updates. With `wait`, the answer is sent when it is about all
   * rows.
   */
  viewGet(
    params: Requests["view/get"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/get"]["result"]>;
  /**
   * Merges a patch into a view's state.
   *
   * Use it for sort, filter, search, pages, columns, layout and styles. The patch is a JSON
   * Merge Patch: arrays are replaced whole, and null restores a default. By default, the answer
   * is sent when the new order is ready. With `wait: false` it is sent at once, and updates
   * follow. A sort or filter reads all rows; later edits are sorted in one by one.
   */
  viewSet(
    params: Requests["view/set"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/set"]["result"]>;
  /**
   * A tap on a column's header or footer: moves the column to the next step of the sort cycle.
   *
   * Use it for clicks on a header, so that the client needs no code for the cycle of
   * directions. `extend` keeps the other sort keys. A column that is not sortable is only
   * reported. The cost is that of a sort by `view/set`.
   */
  viewTap(
    params: Requests["view/tap"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/tap"]["result"]>;
  /**
   * Reads rows of a view.
   *
   * Use it to read rows once, for example for a command line or a test. To follow changes use
   * `view/watch`; to read page by page from one state use `view/pin`. The answer has at most
   * `rowsPerAnswerMax` rows and `answerBytesMax` bytes, and `more` if there are further rows.
   * It waits for rows that are loading only with `wait`.
   */
  viewRows(
    params: Requests["view/rows"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/rows"]["result"]>;
  /**
   * Reads a range of the text of one cell.
   *
   * Use it when a window has listed a cell in `cut`, and the user wants to see all of it.
   * Ranges count bytes of UTF-8. It reads one cell.
   */
  cellText(
    params: Requests["cell/text"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/text"]["result"]>;
  /**
   * Pins the current state of a view, for reads page by page.
   *
   * Use it before reading many rows by several `view/rows` requests, if edits may come between.
   * A pin shares unchanged data with the view, so it costs memory only for later changes.
   */
  viewPin(
    params: Requests["view/pin"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/pin"]["result"]>;
  /**
   * Releases a pin.
   *
   * Use it when the last page has been read. Reads that were sent before it are still answered.
   * A pin also ends with its view.
   */
  viewUnpin(
    params: Requests["view/unpin"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/unpin"]["result"]>;
  /**
   * Returns the positions of rows, columns and entries.
   *
   * Use it to find the index of a row, the column at an x, or the entries at offsets. For a
   * point of the client's frame use `view/hit`. Each thing that is named costs O(log n).
   */
  viewLocate(
    params: Requests["view/locate"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/locate"]["result"]>;
  /**
   * Watches a window of a view. Updates follow, and the first one is a reset.
   *
   * Use it for everything that a client draws. The first update has the content of the window,
   * and each later one only what has changed. Options choose the columns, whether values or
   * texts are sent, and what else is reported. Choose the window `entries` for lists by index,
   * and `viewport` for scrolling by pixels. The cost of an update grows with the window, not
   * with the table.
   */
  viewWatch(
    params: Requests["view/watch"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/watch"]["result"]>;
  /**
   * Moves or resizes a window, and returns the number of the update that follows.
   *
   * Use it for the wheel, the scroll bar, and to make a row visible. `update` in the answer is
   * the number of the update that shows the new content, or null if none follows. Send one for
   * each frame drawn. It costs O(log n) and the rows that are new in the window.
   */
  viewScroll(
    params: Requests["view/scroll"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/scroll"]["result"]>;
  /**
   * What is at a point of the client's frame: an entry, a column, a place in a text, an edge to
   * drag.
   *
   * Use it for clicks and drags, so that the client needs no arithmetic of offsets, groups and
   * heights. It costs O(log n + columns). A cell is read only with `text`. It never waits for a
   * sort.
   */
  viewHit(
    params: Requests["view/hit"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/hit"]["result"]>;
  /**
   * Sets the row under the pointer.
   *
   * Use it if the declarations or styles of the view read `hovered`. It concerns one
   * subscription. An update follows if anything in the window looks different.
   */
  viewHover(
    params: Requests["view/hover"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/hover"]["result"]>;
  /**
   * Sends heights that the client has measured.
   *
   * Use it in clients whose cells size themselves. A reported height replaces what the daemon
   * has measured, until the row changes. An update follows if a height in a window has changed.
   * The cost grows with the rows reported.
   */
  viewMeasure(
    params: Requests["view/measure"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/measure"]["result"]>;
  /**
   * Makes the next update a reset.
   *
   * Use it when a client has lost an update or could not apply one. The subscription and its
   * count of `seq` continue. The next update has the whole window.
   */
  viewResync(
    params: Requests["view/resync"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/resync"]["result"]>;
  /**
   * A barrier: the response is sent after every update caused by messages received before it.
   *
   * Use it in tests and scripts, to know that everything has been shown. To know whether an
   * update follows a scroll or an edit, use the answers to these. It waits for sorts and
   * loading rows only where an update waits for them. With `layout` it also waits for widths
   * and heights, which need seconds in a large table.
   */
  viewSync(
    params: Requests["view/sync"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/sync"]["result"]>;
  /**
   * Ends a subscription. No update is sent after the response.
   *
   * Use it when a window is closed and its view stays open. Other subscriptions of the view
   * continue. It frees what the daemon kept for the window.
   */
  viewUnwatch(
    params: Requests["view/unwatch"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/unwatch"]["result"]>;
  /**
   * Collapses or expands sections.
   *
   * Use it when a user opens or closes a section. `view/set` could do the same, but needs the
   * whole list of collapsed sections. Without `keys` it concerns all sections, also future
   * ones. It reads no cells.
   */
  viewCollapse(
    params: Requests["view/collapse"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/collapse"]["result"]>;
  /**
   * Changes the selection of rows, cells or columns of a view.
   *
   * Use it for clicks and keys that select. The selection belongs to the view, and is kept by
   * key through sorts and edits. Windows report what of them is selected. For a selection by
   * arrow keys use `view/cursor`.
   */
  viewSelect(
    params: Requests["view/select"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/select"]["result"]>;
  /**
   * Returns the selection of a view.
   *
   * Use it to act on selected rows that no window shows. It reads page by page, in the order in
   * which the rows were added to the table.
   */
  viewSelection(
    params: Requests["view/selection"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/selection"]["result"]>;
  /**
   * Returns the selection of a view, or given rows and columns, in several formats at once.
   *
   * Use it for the copy command. It gives the same cells as TSV, HTML and CSV, or in other
   * formats, so that each program can choose the best one. Rows that the filter hides are not
   * copied. The answer has at most `answerBytesMax` bytes of texts.
   */
  viewCopy(
    params: Requests["view/copy"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/copy"]["result"]>;
  /**
   * The next row or cell that matches the view's search.
   *
   * Use it for find next and find previous. It searches all pages, and continues at the other
   * end. With `count` it also returns the number of the hit and of all hits. It reads cells up
   * to the next hit; the first count after a change reads all rows that may have one.
   */
  viewFind(
    params: Requests["view/find"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/find"]["result"]>;
  /**
   * Returns both forms of a filter: the tree of conditions and the CEL text.
   *
   * Use it to show a filter of text as a form, or a filter of a form as text. Both forms pass
   * the same rows. It reads no rows.
   */
  filterConvert(
    params: Requests["filter/convert"]["params"], options?: RequestOptions,
  ): Promise<Requests["filter/convert"]["result"]>;
  /**
   * Returns a filter for rows with a cell like the given one.
   *
   * Use it for commands such as filter by this cell. The client puts the result into the state
   * by `view/set`. It reads one cell.
   */
  filterLike(
    params: Requests["filter/like"]["params"], options?: RequestOptions,
  ): Promise<Requests["filter/like"]["result"]>;
  /**
   * Aggregates of a view's rows, optionally by group.
   *
   * Use it for sums and counts that are needed once. For totals that follow edits use footers,
   * or `aggregates` of sections. By default it waits for all rows. It reads the cells of its
   * columns in all rows of the view, concurrently with other work.
   */
  viewAggregate(
    params: Requests["view/aggregate"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/aggregate"]["result"]>;
  /**
   * Summaries of columns over the rows of a view, its table or its selection.
   *
   * Use it for histograms, quantiles and frequent values in headers or side panels. Exact
   * results are marked. With `partialResultToken`, `$/progress` brings each column when it is
   * finished. Each column is read once, beside everything else; ask for the columns in sight.
   */
  viewProfile(
    params: Requests["view/profile"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/profile"]["result"]>;
  /**
   * Changes declarations about rows, columns and sections: a patch, merged into the present
   * ones. Not an undo step.
   *
   * Use it to configure an application: settings of rows, kinds, permissions, rules of data and
   * actions. Null removes an entry. Most applications send it once, with `table/create` or
   * `table/open`. A setting without an expression costs nothing per row.
   */
  tableDeclare(
    params: Requests["table/declare"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/declare"]["result"]>;
  /**
   * Resolves the settings of rows, cells, columns, headers or sections, and returns the layer
   * that decided each.
   *
   * Use it to find out why a row or cell has a setting, and to read settings that windows do
   * not carry. It evaluates the expressions of what is named. An answer that ends early has
   * `more`; the next request continues at `first`.
   */
  tableResolve(
    params: Requests["table/resolve"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/resolve"]["result"]>;
  /**
   * The actions of a row, a cell or a header in their current state.
   *
   * Use it when a menu opens. Expressions are evaluated for that row, and hidden actions are
   * left out. It reads one row.
   */
  actionList(
    params: Requests["action/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["action/list"]["result"]>;
  /**
   * Invokes an action. The daemon checks it against the actions of the present state, and
   * notifies the client (action/didInvoke) before the response.
   *
   * Use it when a user chooses an action. The daemon changes nothing: what an action means is
   * up to the client that gets `action/didInvoke`. It reads one row.
   */
  actionInvoke(
    params: Requests["action/invoke"]["params"], options?: RequestOptions,
  ): Promise<Requests["action/invoke"]["result"]>;
  /**
   * Checks an expression, and returns its type and what it depends on.
   *
   * Use it while a user types an expression, before it is used in a column, filter or rule. A
   * faulty expression is a result with `problems`, not an error. It reads no rows.
   */
  expressionCheck(
    params: Requests["expression/check"]["params"], options?: RequestOptions,
  ): Promise<Requests["expression/check"]["result"]>;
  /**
   * Evaluates an expression.
   *
   * Use it to show what an expression gives, for a row of a table or for values of the request.
   * It reads the row that is named, and the rows that the expression reads.
   */
  expressionEvaluate(
    params: Requests["expression/evaluate"]["params"], options?: RequestOptions,
  ): Promise<Requests["expression/evaluate"]["result"]>;
  /**
   * Measures, wraps and truncates texts.
   *
   * Use it where the client draws texts outside of a table with the same rules. It needs no
   * table. The cost grows with the texts, of which one request may have `measuredTextsMax`.
   */
  textMeasure(
    params: Requests["text/measure"]["params"], options?: RequestOptions,
  ): Promise<Requests["text/measure"]["result"]>;
  /**
   * Replaces the hits of a search as one edit, or returns the replacements without making them.
   *
   * Use it for replace all, replace in the selection, and replace one hit. All replacements are
   * one undo step. With `preview` it reports them and changes nothing. It examines all rows of
   * the view in the background, and waits for rows that are still loading.
   */
  viewReplace(
    params: Requests["view/replace"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/replace"]["result"]>;
  /**
   * Replaces the content of the table by that of its file, as one step that can be undone.
   *
   * Use it to discard unsaved edits. It restores the content that was opened or last saved, not
   * what another program has written since. Undo restores the edits. The cost grows with the
   * rows that differ.
   */
  tableRevert(
    params: Requests["table/revert"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/revert"]["result"]>;
  /**
   * Reads the file of a table again in another dialect or encoding, as one step that can be
   * undone.
   *
   * Use it when a delimiter, an encoding or a header was detected wrongly. Members that the
   * request leaves out are detected again. Unsaved edits are refused unless `discard` is true.
   * The whole file is read again.
   */
  tableSetDialect(
    params: Requests["table/setDialect"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setDialect"]["result"]>;
  /**
   * Chooses what happens from now on when the file of a table changes.
   *
   * Use it to follow, reload or merge a file from now on, and to act on a change that has been
   * reported. A reload or merge compares all rows. It is one step, which can be undone.
   */
  tableWatchFile(
    params: Requests["table/watchFile"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/watchFile"]["result"]>;
  /**
   * Lists what a merge left open, in the order of the table's rows.
   *
   * Use it after a merge, when the description of the table counts `conflicts`. Each item has
   * both sides and the old content of the file. The table cannot be saved until all are
   * resolved.
   */
  tableConflicts(
    params: Requests["table/conflicts"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/conflicts"]["result"]>;
  /**
   * Decides conflicts for one side, as one step that can be undone.
   *
   * Use it when a user chooses one side, for single conflicts or for all. To choose neither
   * side, edit the cell. The cost grows with the number of resolved conflicts.
   */
  tableResolveConflicts(
    params: Requests["table/resolveConflicts"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/resolveConflicts"]["result"]>;
  /**
   * Begins, changes, commits (as one edit) or cancels the draft of a cell.
   *
   * Use it while a user types in a cell. All views show the draft, and its row keeps its place
   * until the draft ends. `problem` is the reason why it could not be committed. Each change
   * costs one cell in the windows that show it.
   */
  cellDraft(
    params: Requests["cell/draft"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/draft"]["result"]>;
  /**
   * Announces that the client would now supply other cells. They become stale and are requested
   * again.
   *
   * Use it when client-computed cells depend on something outside the table that has changed.
   * Without rows and columns, all such cells are requested again. The daemon asks for the rows
   * in sight first.
   */
  cellRefresh(
    params: Requests["cell/refresh"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/refresh"]["result"]>;
  /**
   * Sets `params.x` of the table's expressions. Expressions that use it are evaluated again.
   *
   * Use it for values that expressions share, such as a date or a limit that the user sets.
   * Null removes a parameter. It is not an undo step. Only the expressions that read a changed
   * parameter are evaluated again, for all rows.
   */
  tableSetParams(
    params: Requests["table/setParams"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setParams"]["result"]>;
  /**
   * Moves the cursor of a view, and returns its place.
   *
   * Use it for arrow keys, Page Down, Home, End, and to move to the next hit or problem. With
   * `show`, a window scrolls so that the cursor is visible. Without a target it only returns
   * the place of the cursor. Moves cost O(log n + columns). Targets from `nextFilled` on read
   * the cells that they pass.
   */
  viewCursor(
    params: Requests["view/cursor"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/cursor"]["result"]>;
  /**
   * Closes a view and its subscriptions.
   *
   * Use it when the last window of a view is closed. It takes effect after every request that
   * was sent for the view before. The table stays open.
   */
  viewClose(
    params: Requests["view/close"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/close"]["result"]>;
  /**
   * Closes a table, its views and subscriptions.
   *
   * Use it when a table is no longer shown. It takes effect after every request that was sent
   * for the table before, and then removes its journal. It does not ask about unsaved edits:
   * check `dirty` first.
   */
  tableClose(
    params: Requests["table/close"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/close"]["result"]>;
  /**
   * Opens the difference of two tables, two revisions or a file and a table as a table of its
   * own.
   *
   * Use it to show two contents side by side: each row has its mark, the cells after, and
   * beside them the cells before. The result is an ordinary table, so views sort, filter and
   * search it. It follows changes of both sides. Opening compares all rows once. A changed cell
   * costs O(log n) if rows are matched by key. Its content is not edited: edit the table `to`.
   */
  tableOpenDifference(
    params: Requests["table/openDifference"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/openDifference"]["result"]>;
  /**
   * The journals in the folder of journals.
   *
   * Use it to show a user what crashed processes have left behind, of all files. For one file,
   * use the answer to `table/open`. It reads all journals in the folder.
   */
  journalList(
    params: Requests["journal/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["journal/list"]["result"]>;
  /**
   * Removes journals that no process uses.
   *
   * Use it when a user does not want left edits any more. Journals that a process writes, and
   * files that are no journals, are not removed. Removed journals cannot be restored.
   */
  journalRemove(
    params: Requests["journal/remove"]["params"], options?: RequestOptions,
  ): Promise<Requests["journal/remove"]["result"]>;
  /**
   * The tables and views of a SQLite database, with columns, keys and numbers of rows.
   *
   * Use it to let a user choose what `table/open` opens, and to follow foreign keys. It writes
   * nothing. The cost grows with the schema, and with the rows that are counted.
   */
  databaseList(
    params: Requests["database/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["database/list"]["result"]>;
  /**
   * Announces that a lent source has changed. Its rows are read again.
   *
   * Use it when the source has other rows than the daemon has read, or to try again after a
   * failure. The table gets the new rows as one step, which can be undone. Unsaved edits are
   * merged with them. The answer is sent when the table has the new rows. All rows are
   * compared, so the cost grows with them.
   */
  sourceDidChange(
    params: Requests["source/didChange"]["params"], options?: RequestOptions,
  ): Promise<Requests["source/didChange"]["result"]>;
  /**
   * The defaults of other libraries, for view/open and table/setRows.
   *
   * Use it to offer presets by name, or to see what a preset sets. It reads no rows.
   */
  presetList(
    params?: Requests["preset/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["preset/list"]["result"]>;
  /**
   * Counters of the connection and the process. Later versions can add members.
   *
   * Use it to find out where memory and time go. It waits at most a quarter of a second for
   * busy tables. It is for people and monitoring, not for decisions of a client.
   */
  serverStats(
    params?: Requests["server/stats"]["params"], options?: RequestOptions,
  ): Promise<Requests["server/stats"]["result"]>;
  /**
   * Returns this document. It can also be requested before initialize.
   *
   * Use it to generate or check a client against this very daemon. It works before
   * `initialize`, and from a shell. The document has about 700 kB.
   */
  rpcDiscover(
    params?: Requests["rpc.discover"]["params"], options?: RequestOptions,
  ): Promise<Requests["rpc.discover"]["result"]>;
}
