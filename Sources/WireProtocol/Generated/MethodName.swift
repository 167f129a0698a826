// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// The methods of the protocol.
package enum MethodName: String, CaseIterable, Hashable, Sendable {
  /// The greeting: once, first. Unknown members are ignored.
  case initialize
  /// The client has read the greeting.
  case initialized
  /// Makes a table of rows.
  case tableCreate = "table/create"
  /// Opens CSV or TSV: a file or inline bytes; what is not forced is sniffed.
  case tableOpen = "table/open"
  /// The table description again, with a page of its diagnostics.
  case tableDescribe = "table/describe"
  /// Changes rows, cells and columns: all or nothing, in list order.
  case tableEdit = "table/edit"
  /// Takes back the last step.
  case tableUndo = "table/undo"
  /// Does again what was undone last.
  case tableRedo = "table/redo"
  /// Lists the steps of a table, oldest first: those that are done, then those that were taken
  /// back.
  case tableHistory = "table/history"
  /// Goes to the state after a step: takes back, or does again, all between.
  case tableJump = "table/jump"
  /// Writes the table to its file, or to another one; only what was edited gets other bytes.
  case tableSave = "table/save"
  /// Gives a table new content: the daemon finds what changed and applies it as one record.
  case tableSetRows = "table/setRows"
  /// Looks through a table for cells that hold no value of their type and for rows that break
  /// rules.
  case tableValidate = "table/validate"
  /// What turns one table, or one of its revisions, into another; page by page.
  case tableDiff = "table/diff"
  /// Opens a view of a table.
  case viewOpen = "view/open"
  /// The state of a view.
  case viewGet = "view/get"
  /// Merges a patch into a view's state.
  case viewSet = "view/set"
  /// A tap on a column's header or footer: steps the column through the sort cycle.
  case viewTap = "view/tap"
  /// Reads rows of a view.
  case viewRows = "view/rows"
  /// Reads the text of one cell, range by range.
  case cellText = "cell/text"
  /// Keeps what a view shows now, for reads page by page.
  case viewPin = "view/pin"
  /// Lets a pin go.
  case viewUnpin = "view/unpin"
  /// Where rows are, and where columns stand.
  case viewLocate = "view/locate"
  /// Holds a window: its updates follow, the first is a reset.
  case viewWatch = "view/watch"
  /// Moves or resizes a window; an update follows if anything differs.
  case viewScroll = "view/scroll"
  /// Tells on which row the pointer is.
  case viewHover = "view/hover"
  /// Tells what the client has measured.
  case viewMeasure = "view/measure"
  /// Makes the next update a reset.
  case viewResync = "view/resync"
  /// A barrier: answered after every update caused by anything received before it.
  case viewSync = "view/sync"
  /// Ends a subscription; no update comes after the answer.
  case viewUnwatch = "view/unwatch"
  /// Collapses or expands sections.
  case viewCollapse = "view/collapse"
  /// Selects rows, cells or columns of a view.
  case viewSelect = "view/select"
  /// What is selected in a view.
  case viewSelection = "view/selection"
  /// The next row that matches the view's search.
  case viewFind = "view/find"
  /// Both forms of a filter: as conditions and as an expression.
  case filterConvert = "filter/convert"
  /// The filter for what is like a cell.
  case filterLike = "filter/like"
  /// Counts, sums and the like of a view's rows, by groups.
  case viewAggregate = "view/aggregate"
  /// Says something new of the table's rows, columns and sections: merged into what it says, no
  /// undo step.
  case tableDeclare = "table/declare"
  /// What settings come to for rows, cells, columns, headers or sections, and which layer decided.
  case tableResolve = "table/resolve"
  /// What can be done with a row, a cell or a header, as it is now.
  case actionList = "action/list"
  /// Does an action: it is checked against what is now, and the client is told (action/didInvoke)
  /// before the answer.
  case actionInvoke = "action/invoke"
  /// Whether an expression is right, and what it gives and reads.
  case expressionCheck = "expression/check"
  /// The value of an expression.
  case expressionEvaluate = "expression/evaluate"
  /// How long and high texts are, how they wrap, and what of them is shown.
  case textMeasure = "text/measure"
  /// Replaces what a search hits, as one edit; or tells what it would replace.
  case viewReplace = "view/replace"
  /// Makes the table what its file holds, as one step that can be undone.
  case tableRevert = "table/revert"
  /// What is being typed into a cell: begun, changed, committed as one edit, or cancelled.
  case cellDraft = "cell/draft"
  /// Says that the client would supply other cells now: they become stale and are asked for again.
  case cellRefresh = "cell/refresh"
  /// Sets what params.x is in the table's expressions; what reads it is made anew.
  case tableSetParams = "table/setParams"
  /// Closes a view and its subscriptions.
  case viewClose = "view/close"
  /// Closes a table, its views and subscriptions.
  case tableClose = "table/close"
  /// The defaults of other libraries, for view/open and table/setRows.
  case presetList = "preset/list"
  /// Counters of the connection and the process; members may grow.
  case serverStats = "server/stats"
  /// This document, from the daemon itself; may be asked before initialize too.
  case rpcDiscover = "rpc.discover"
  /// How much is told about messages.
  case setTrace = "$/setTrace"
  /// The request still gets its one answer; a change is cancelled whole or not at all.
  case cancelRequest = "$/cancelRequest"
  /// Afterwards every request is refused.
  case shutdown
  /// Ends the process: 0 after shutdown, else 1.
  case exit
  /// One update of a window, or one part of it.
  case viewUpdate = "view/update"
  /// An action is done: the client knows what it means. Sent before the answer to action/invoke.
  case actionDidInvoke = "action/didInvoke"
  /// The daemon asks whether something declared `ask` may be done: the request that wants it waits
  /// for the answer.
  case actionDecide = "action/decide"
  /// The daemon asks for cells of a column that the client supplies.
  case cellCompute = "cell/compute"
  /// The daemon asks how high rows, or how wide cells of a column, are that the client measures.
  case cellMeasure = "cell/measure"
  /// Loading or examining ended, something was noticed of the file, or a table of a file became
  /// dirty or clean. Only the newest state is sent.
  case tableDidChange = "table/didChange"
  /// How far a table/open has come.
  case progress = "$/progress"
  /// One line for each message, if traced.
  case logTrace = "$/logTrace"
  /// Something for the user's log: 1 error, 2 warning, 3 information, 4 log.
  case windowLogMessage = "window/logMessage"

  /// When it takes effect, or when an event comes.
  package var order: MethodOrder {
    switch self {
    case .tableCreate, .tableOpen, .tableEdit, .tableUndo, .tableRedo, .tableJump, .tableSave,
      .tableSetRows, .viewOpen, .viewSet, .viewTap, .viewPin, .viewUnpin, .viewWatch, .viewScroll,
      .viewHover, .viewMeasure, .viewResync, .viewUnwatch, .viewCollapse, .viewSelect,
      .tableDeclare, .actionInvoke, .viewReplace, .tableRevert, .cellDraft, .cellRefresh,
      .tableSetParams, .viewClose, .tableClose:
      .exclusive
    case .tableDescribe, .tableHistory, .tableValidate, .tableDiff, .viewGet, .viewRows, .cellText,
      .viewLocate, .viewSync, .viewSelection, .viewFind, .filterConvert, .filterLike,
      .viewAggregate, .tableResolve, .actionList:
      .snapshot
    case .initialize, .initialized, .expressionCheck, .expressionEvaluate, .textMeasure,
      .presetList, .serverStats, .rpcDiscover, .setTrace, .cancelRequest, .shutdown, .exit:
      .immediate
    case .viewUpdate, .actionDidInvoke, .actionDecide, .cellCompute, .cellMeasure: .sequenced
    case .tableDidChange: .conflated
    case .progress, .logTrace, .windowLogMessage: .lossy
    }
  }

  /// Whether the client sends it.
  package var isOfClient: Bool {
    switch self {
    case .viewUpdate, .actionDidInvoke, .actionDecide, .cellCompute, .cellMeasure, .tableDidChange,
      .progress, .logTrace, .windowLogMessage:
      false
    default: true
    }
  }

  /// Whether it has an answer.
  package var isRequest: Bool {
    switch self {
    case .initialized, .setTrace, .cancelRequest, .exit, .viewUpdate, .actionDidInvoke,
      .tableDidChange, .progress, .logTrace, .windowLogMessage:
      false
    default: true
    }
  }
}

/// How methods and events stand to each other.
package enum MethodOrder: String, CaseIterable, Hashable, Sendable {
  /// Changes a table or its life; in arrival order per table.
  case exclusive
  /// Reads a frozen state.
  case snapshot
  /// Needs no table.
  case immediate
  /// An event of which all come, in order.
  case sequenced
  /// An event of which only the newest comes.
  case conflated
  /// An event that may be left out while the client does not read.
  case lossy
}
