// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

import type {RequestOptions} from "./index.js";
import type {Requests} from "./protocol.js";

/** Every request of the protocol as a method; a member that is not given is not sent. */
export class Calls {
  private constructor();
  /** Creates a table with rows. */
  tableCreate(
    params: Requests["table/create"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/create"]["result"]>;
  /** Opens CSV or TSV from a file or inline bytes. Options that are not specified are detected. */
  tableOpen(
    params: Requests["table/open"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/open"]["result"]>;
  /** Returns the table description again, with a page of its diagnostics. */
  tableDescribe(
    params: Requests["table/describe"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/describe"]["result"]>;
  /** Edits rows, cells and columns, in list order and all or nothing. */
  tableEdit(
    params: Requests["table/edit"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/edit"]["result"]>;
  /** Undoes the last step. */
  tableUndo(
    params: Requests["table/undo"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/undo"]["result"]>;
  /** Redoes the step that was undone last. */
  tableRedo(
    params: Requests["table/redo"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/redo"]["result"]>;
  /**
   * Lists the steps of a table, from the oldest: first those that are done, then those that are
   * undone.
   */
  tableHistory(
    params: Requests["table/history"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/history"]["result"]>;
  /** Goes to the state after a step: undoes or redoes all steps between, as one change. */
  tableJump(
    params: Requests["table/jump"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/jump"]["result"]>;
  /** Writes the table to its file, or to another one; only what was edited gets other bytes. */
  tableSave(
    params: Requests["table/save"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/save"]["result"]>;
  /** Makes the table clean after the client has written its text edits to the file itself. */
  tableAdoptFile(
    params: Requests["table/adoptFile"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/adoptFile"]["result"]>;
  /** Applies, discards or keeps the edits that an earlier process left behind. */
  tableRecover(
    params: Requests["table/recover"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/recover"]["result"]>;
  /** Writes what is not saved to a file, from which the table can be opened again. */
  tableBackup(
    params: Requests["table/backup"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/backup"]["result"]>;
  /** Writes the rows of a view or a table in a format, to a file or into the answer. */
  tableExport(
    params: Requests["table/export"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/export"]["result"]>;
  /**
   * Replaces the rows of a table. The daemon computes the difference and applies it as one
   * change.
   */
  tableSetRows(
    params: Requests["table/setRows"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setRows"]["result"]>;
  /** Lists cells without a value of their type and rows that violate rules. */
  tableValidate(
    params: Requests["table/validate"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/validate"]["result"]>;
  /** The difference between two tables, or two revisions of a table, page by page. */
  tableDiff(
    params: Requests["table/diff"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/diff"]["result"]>;
  /** Opens a view of a table. */
  viewOpen(
    params: Requests["view/open"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/open"]["result"]>;
  /** Returns the state of a view. */
  viewGet(
    params: Requests["view/get"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/get"]["result"]>;
  /** Merges a patch into a view's state. */
  viewSet(
    params: Requests["view/set"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/set"]["result"]>;
  /** A tap on a column's header or footer: moves the column to the next step of the sort cycle. */
  viewTap(
    params: Requests["view/tap"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/tap"]["result"]>;
  /** Reads rows of a view. */
  viewRows(
    params: Requests["view/rows"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/rows"]["result"]>;
  /** Reads a range of the text of one cell. */
  cellText(
    params: Requests["cell/text"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/text"]["result"]>;
  /** Pins the current state of a view, for reads page by page. */
  viewPin(
    params: Requests["view/pin"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/pin"]["result"]>;
  /** Releases a pin. */
  viewUnpin(
    params: Requests["view/unpin"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/unpin"]["result"]>;
  /** Returns the positions of rows, columns and entries. */
  viewLocate(
    params: Requests["view/locate"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/locate"]["result"]>;
  /** Watches a window of a view. Updates follow, and the first one is a reset. */
  viewWatch(
    params: Requests["view/watch"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/watch"]["result"]>;
  /** Moves or resizes a window. The answer says whether an update follows. */
  viewScroll(
    params: Requests["view/scroll"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/scroll"]["result"]>;
  /**
   * What is at a point of the client's frame: an entry, a column, a place in a text, an edge to
   * drag.
   */
  viewHit(
    params: Requests["view/hit"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/hit"]["result"]>;
  /** Sets the row under the pointer. */
  viewHover(
    params: Requests["view/hover"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/hover"]["result"]>;
  /** Sends heights that the client has measured. */
  viewMeasure(
    params: Requests["view/measure"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/measure"]["result"]>;
  /** Makes the next update a reset. */
  viewResync(
    params: Requests["view/resync"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/resync"]["result"]>;
  /** A barrier: the response comes after every update caused by anything received before it. */
  viewSync(
    params: Requests["view/sync"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/sync"]["result"]>;
  /** Ends a subscription. No update comes after the response. */
  viewUnwatch(
    params: Requests["view/unwatch"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/unwatch"]["result"]>;
  /** Collapses or expands sections. */
  viewCollapse(
    params: Requests["view/collapse"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/collapse"]["result"]>;
  /** Changes the selection of rows, cells or columns of a view. */
  viewSelect(
    params: Requests["view/select"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/select"]["result"]>;
  /** Returns the selection of a view. */
  viewSelection(
    params: Requests["view/selection"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/selection"]["result"]>;
  /** Returns the selection of a view, or given rows and columns, in several formats at once. */
  viewCopy(
    params: Requests["view/copy"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/copy"]["result"]>;
  /** The next row or cell that matches the view's search. */
  viewFind(
    params: Requests["view/find"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/find"]["result"]>;
  /** Returns both forms of a filter: the tree of conditions and the CEL text. */
  filterConvert(
    params: Requests["filter/convert"]["params"], options?: RequestOptions,
  ): Promise<Requests["filter/convert"]["result"]>;
  /** Returns a filter for rows with a cell like the given one. */
  filterLike(
    params: Requests["filter/like"]["params"], options?: RequestOptions,
  ): Promise<Requests["filter/like"]["result"]>;
  /** Aggregates of a view's rows, optionally by group. */
  viewAggregate(
    params: Requests["view/aggregate"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/aggregate"]["result"]>;
  /** Summaries of columns over the rows of a view, its table or its selection. */
  viewProfile(
    params: Requests["view/profile"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/profile"]["result"]>;
  /**
   * Changes declarations about rows, columns and sections: a patch, merged into the present
   * ones. Not an undo step.
   */
  tableDeclare(
    params: Requests["table/declare"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/declare"]["result"]>;
  /**
   * Resolves the settings of rows, cells, columns, headers or sections, and returns the layer
   * that each comes from.
   */
  tableResolve(
    params: Requests["table/resolve"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/resolve"]["result"]>;
  /** The actions of a row, a cell or a header in their current state. */
  actionList(
    params: Requests["action/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["action/list"]["result"]>;
  /**
   * Invokes an action. The daemon checks it against the actions of the present state, and
   * notifies the client (action/didInvoke) before the response.
   */
  actionInvoke(
    params: Requests["action/invoke"]["params"], options?: RequestOptions,
  ): Promise<Requests["action/invoke"]["result"]>;
  /** Checks an expression, and returns its type and what it depends on. */
  expressionCheck(
    params: Requests["expression/check"]["params"], options?: RequestOptions,
  ): Promise<Requests["expression/check"]["result"]>;
  /** Evaluates an expression. */
  expressionEvaluate(
    params: Requests["expression/evaluate"]["params"], options?: RequestOptions,
  ): Promise<Requests["expression/evaluate"]["result"]>;
  /** Measures, wraps and truncates texts. */
  textMeasure(
    params: Requests["text/measure"]["params"], options?: RequestOptions,
  ): Promise<Requests["text/measure"]["result"]>;
  /** Replaces the hits of a search as one edit, or returns the replacements without making them. */
  viewReplace(
    params: Requests["view/replace"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/replace"]["result"]>;
  /** Replaces the content of the table by that of its file, as one step that can be undone. */
  tableRevert(
    params: Requests["table/revert"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/revert"]["result"]>;
  /**
   * Reads the file of a table anew in another dialect or encoding, as one step that can be
   * undone.
   */
  tableSetDialect(
    params: Requests["table/setDialect"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setDialect"]["result"]>;
  /** Says what happens from now on when the file of a table changes. */
  tableWatchFile(
    params: Requests["table/watchFile"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/watchFile"]["result"]>;
  /** Lists what a merge left open, in the order of the table's rows. */
  tableConflicts(
    params: Requests["table/conflicts"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/conflicts"]["result"]>;
  /** Decides conflicts for one side, as one step that can be undone. */
  tableResolveConflicts(
    params: Requests["table/resolveConflicts"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/resolveConflicts"]["result"]>;
  /** Begins, changes, commits (as one edit) or cancels the draft of a cell. */
  cellDraft(
    params: Requests["cell/draft"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/draft"]["result"]>;
  /**
   * Announces that the client would now supply other cells. They become stale and are requested
   * again.
   */
  cellRefresh(
    params: Requests["cell/refresh"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/refresh"]["result"]>;
  /** Sets `params.x` of the table's expressions. Expressions that use it are evaluated again. */
  tableSetParams(
    params: Requests["table/setParams"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setParams"]["result"]>;
  /** Moves the cursor of a view, and tells where it is. */
  viewCursor(
    params: Requests["view/cursor"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/cursor"]["result"]>;
  /** Closes a view and its subscriptions. */
  viewClose(
    params: Requests["view/close"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/close"]["result"]>;
  /** Closes a table, its views and subscriptions. */
  tableClose(
    params: Requests["table/close"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/close"]["result"]>;
  /** The journals in the folder of journals. */
  journalList(
    params: Requests["journal/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["journal/list"]["result"]>;
  /** Removes journals that no process uses. */
  journalRemove(
    params: Requests["journal/remove"]["params"], options?: RequestOptions,
  ): Promise<Requests["journal/remove"]["result"]>;
  /** The defaults of other libraries, for view/open and table/setRows. */
  presetList(
    params?: Requests["preset/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["preset/list"]["result"]>;
  /** Counters of the connection and the process. Later versions can add members. */
  serverStats(
    params?: Requests["server/stats"]["params"], options?: RequestOptions,
  ): Promise<Requests["server/stats"]["result"]>;
  /** Returns this document. It can also be requested before initialize. */
  rpcDiscover(
    params?: Requests["rpc.discover"]["params"], options?: RequestOptions,
  ): Promise<Requests["rpc.discover"]["result"]>;
}
