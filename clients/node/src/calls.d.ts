// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

import type {RequestOptions} from "./index.js";
import type {Requests} from "./protocol.js";

/** Every request of the protocol as a method; a member that is not given is not sent. */
export class Calls {
  private constructor();
  /** Makes a table of rows. */
  tableCreate(
    params: Requests["table/create"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/create"]["result"]>;
  /** Opens CSV or TSV: a file or inline bytes; what is not forced is sniffed. */
  tableOpen(
    params: Requests["table/open"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/open"]["result"]>;
  /** The table description again, with a page of its diagnostics. */
  tableDescribe(
    params: Requests["table/describe"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/describe"]["result"]>;
  /** Changes rows, cells and columns: all or nothing, in list order. */
  tableEdit(
    params: Requests["table/edit"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/edit"]["result"]>;
  /** Takes back the last step. */
  tableUndo(
    params: Requests["table/undo"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/undo"]["result"]>;
  /** Does again what was undone last. */
  tableRedo(
    params: Requests["table/redo"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/redo"]["result"]>;
  /**
   * Lists the steps of a table, oldest first: those that are done, then those that were taken
   * back.
   */
  tableHistory(
    params: Requests["table/history"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/history"]["result"]>;
  /** Goes to the state after a step: takes back, or does again, all between. */
  tableJump(
    params: Requests["table/jump"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/jump"]["result"]>;
  /** Writes the table to its file, or to another one; only what was edited gets other bytes. */
  tableSave(
    params: Requests["table/save"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/save"]["result"]>;
  /** Gives a table new content: the daemon finds what changed and applies it as one record. */
  tableSetRows(
    params: Requests["table/setRows"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setRows"]["result"]>;
  /**
   * Looks through a table for cells that hold no value of their type and for rows that break
   * rules.
   */
  tableValidate(
    params: Requests["table/validate"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/validate"]["result"]>;
  /** What turns one table, or one of its revisions, into another; page by page. */
  tableDiff(
    params: Requests["table/diff"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/diff"]["result"]>;
  /** Opens a view of a table. */
  viewOpen(
    params: Requests["view/open"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/open"]["result"]>;
  /** The state of a view. */
  viewGet(
    params: Requests["view/get"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/get"]["result"]>;
  /** Merges a patch into a view's state. */
  viewSet(
    params: Requests["view/set"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/set"]["result"]>;
  /** A tap on a column's header or footer: steps the column through the sort cycle. */
  viewTap(
    params: Requests["view/tap"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/tap"]["result"]>;
  /** Reads rows of a view. */
  viewRows(
    params: Requests["view/rows"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/rows"]["result"]>;
  /** Reads the text of one cell, range by range. */
  cellText(
    params: Requests["cell/text"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/text"]["result"]>;
  /** Keeps what a view shows now, for reads page by page. */
  viewPin(
    params: Requests["view/pin"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/pin"]["result"]>;
  /** Lets a pin go. */
  viewUnpin(
    params: Requests["view/unpin"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/unpin"]["result"]>;
  /** Where rows are, and where columns stand. */
  viewLocate(
    params: Requests["view/locate"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/locate"]["result"]>;
  /** Holds a window: its updates follow, the first is a reset. */
  viewWatch(
    params: Requests["view/watch"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/watch"]["result"]>;
  /** Moves or resizes a window; an update follows if anything differs. */
  viewScroll(
    params: Requests["view/scroll"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/scroll"]["result"]>;
  /** Tells on which row the pointer is. */
  viewHover(
    params: Requests["view/hover"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/hover"]["result"]>;
  /** Tells what the client has measured. */
  viewMeasure(
    params: Requests["view/measure"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/measure"]["result"]>;
  /** Makes the next update a reset. */
  viewResync(
    params: Requests["view/resync"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/resync"]["result"]>;
  /** A barrier: answered after every update caused by anything received before it. */
  viewSync(
    params: Requests["view/sync"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/sync"]["result"]>;
  /** Ends a subscription; no update comes after the answer. */
  viewUnwatch(
    params: Requests["view/unwatch"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/unwatch"]["result"]>;
  /** Collapses or expands sections. */
  viewCollapse(
    params: Requests["view/collapse"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/collapse"]["result"]>;
  /** Selects rows, cells or columns of a view. */
  viewSelect(
    params: Requests["view/select"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/select"]["result"]>;
  /** What is selected in a view. */
  viewSelection(
    params: Requests["view/selection"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/selection"]["result"]>;
  /** The next row that matches the view's search. */
  viewFind(
    params: Requests["view/find"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/find"]["result"]>;
  /** Both forms of a filter: as conditions and as an expression. */
  filterConvert(
    params: Requests["filter/convert"]["params"], options?: RequestOptions,
  ): Promise<Requests["filter/convert"]["result"]>;
  /** The filter for what is like a cell. */
  filterLike(
    params: Requests["filter/like"]["params"], options?: RequestOptions,
  ): Promise<Requests["filter/like"]["result"]>;
  /** Counts, sums and the like of a view's rows, by groups. */
  viewAggregate(
    params: Requests["view/aggregate"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/aggregate"]["result"]>;
  /**
   * Says something new of the table's rows, columns and sections: merged into what it says, no
   * undo step.
   */
  tableDeclare(
    params: Requests["table/declare"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/declare"]["result"]>;
  /**
   * What settings come to for rows, cells, columns, headers or sections, and which layer
   * decided.
   */
  tableResolve(
    params: Requests["table/resolve"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/resolve"]["result"]>;
  /** What can be done with a row, a cell or a header, as it is now. */
  actionList(
    params: Requests["action/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["action/list"]["result"]>;
  /**
   * Does an action: it is checked against what is now, and the client is told
   * (action/didInvoke) before the answer.
   */
  actionInvoke(
    params: Requests["action/invoke"]["params"], options?: RequestOptions,
  ): Promise<Requests["action/invoke"]["result"]>;
  /** Whether an expression is right, and what it gives and reads. */
  expressionCheck(
    params: Requests["expression/check"]["params"], options?: RequestOptions,
  ): Promise<Requests["expression/check"]["result"]>;
  /** The value of an expression. */
  expressionEvaluate(
    params: Requests["expression/evaluate"]["params"], options?: RequestOptions,
  ): Promise<Requests["expression/evaluate"]["result"]>;
  /** How long and high texts are, how they wrap, and what of them is shown. */
  textMeasure(
    params: Requests["text/measure"]["params"], options?: RequestOptions,
  ): Promise<Requests["text/measure"]["result"]>;
  /** Replaces what a search hits, as one edit; or tells what it would replace. */
  viewReplace(
    params: Requests["view/replace"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/replace"]["result"]>;
  /** Makes the table what its file holds, as one step that can be undone. */
  tableRevert(
    params: Requests["table/revert"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/revert"]["result"]>;
  /** What is being typed into a cell: begun, changed, committed as one edit, or cancelled. */
  cellDraft(
    params: Requests["cell/draft"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/draft"]["result"]>;
  /**
   * Says that the client would supply other cells now: they become stale and are asked for
   * again.
   */
  cellRefresh(
    params: Requests["cell/refresh"]["params"], options?: RequestOptions,
  ): Promise<Requests["cell/refresh"]["result"]>;
  /** Sets what params.x is in the table's expressions; what reads it is made anew. */
  tableSetParams(
    params: Requests["table/setParams"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/setParams"]["result"]>;
  /** Closes a view and its subscriptions. */
  viewClose(
    params: Requests["view/close"]["params"], options?: RequestOptions,
  ): Promise<Requests["view/close"]["result"]>;
  /** Closes a table, its views and subscriptions. */
  tableClose(
    params: Requests["table/close"]["params"], options?: RequestOptions,
  ): Promise<Requests["table/close"]["result"]>;
  /** The defaults of other libraries, for view/open and table/setRows. */
  presetList(
    params?: Requests["preset/list"]["params"], options?: RequestOptions,
  ): Promise<Requests["preset/list"]["result"]>;
  /** Counters of the connection and the process; members may grow. */
  serverStats(
    params?: Requests["server/stats"]["params"], options?: RequestOptions,
  ): Promise<Requests["server/stats"]["result"]>;
  /** This document, from the daemon itself; may be asked before initialize too. */
  rpcDiscover(
    params?: Requests["rpc.discover"]["params"], options?: RequestOptions,
  ): Promise<Requests["rpc.discover"]["result"]>;
}
