// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// The methods of the protocol.
package enum MethodName: String, CaseIterable, Hashable, Sendable {
  /// The first request of a connection, sent once. Unknown members are ignored.
  case initialize
  /// The client has received the response to initialize. The notification has no effect.
  case initialized
  /// Creates a table with rows.
  case tableCreate = "table/create"
  /// Opens a file, inline bytes, or a source that the client lends. Options that are not specified
  /// are detected.
  case tableOpen = "table/open"
  /// Returns the table description again, with a page of its diagnostics.
  case tableDescribe = "table/describe"
  /// Edits rows, cells and columns, in list order and all or nothing.
  case tableEdit = "table/edit"
  /// Undoes the last step.
  case tableUndo = "table/undo"
  /// Redoes the step that was undone last.
  case tableRedo = "table/redo"
  /// Lists the steps of a table, from the oldest: first those that are done, then those that are
  /// undone.
  case tableHistory = "table/history"
  /// Restores the state after a step: undoes or redoes all steps between, as one change.
  case tableJump = "table/jump"
  /// Writes the table to its file, or to another one; only what was edited gets other bytes.
  case tableSave = "table/save"
  /// Makes the table clean after the client has written its text edits to the file itself.
  case tableAdoptFile = "table/adoptFile"
  /// Returns the bytes, lines and fields of rows in the table's file.
  case tableRowSource = "table/rowSource"
  /// Returns the row at a line or a byte of the table's file.
  case tableRowAt = "table/rowAt"
  /// Changes the text of which a table is made, and the table with it.
  case tableDidChangeText = "table/didChangeText"
  /// Applies, discards or keeps the edits that an earlier process left behind.
  case tableRecover = "table/recover"
  /// Writes what is not saved to a file, from which the table can be opened again.
  case tableBackup = "table/backup"
  /// Writes the rows of a view or a table in a format, to a file or into the answer.
  case tableExport = "table/export"
  /// Replaces the rows of a table. The daemon computes the difference and applies it as one change.
  case tableSetRows = "table/setRows"
  /// Lists cells without a value of their type and rows that violate rules.
  case tableValidate = "table/validate"
  /// The difference between two tables, or two revisions of a table, page by page.
  case tableDiff = "table/diff"
  /// Opens a view of a table.
  case viewOpen = "view/open"
  /// Returns the state of a view.
  case viewGet = "view/get"
  /// Merges a patch into a view's state.
  case viewSet = "view/set"
  /// A tap on a column's header or footer: moves the column to the next step of the sort cycle.
  case viewTap = "view/tap"
  /// Reads rows of a view.
  case viewRows = "view/rows"
  /// Reads a range of the text of one cell.
  case cellText = "cell/text"
  /// Pins the current state of a view, for reads page by page.
  case viewPin = "view/pin"
  /// Releases a pin.
  case viewUnpin = "view/unpin"
  /// Returns the positions of rows, columns and entries.
  case viewLocate = "view/locate"
  /// Watches a window of a view. Updates follow, and the first one is a reset.
  case viewWatch = "view/watch"
  /// Moves or resizes a window, and returns the number of the update that follows.
  case viewScroll = "view/scroll"
  /// What is at a point of the client's frame: an entry, a column, a place in a text, an edge to
  /// drag.
  case viewHit = "view/hit"
  /// Sets the row under the pointer.
  case viewHover = "view/hover"
  /// Sends heights that the client has measured.
  case viewMeasure = "view/measure"
  /// Makes the next update a reset.
  case viewResync = "view/resync"
  /// A barrier: the response is sent after every update caused by messages received before it.
  case viewSync = "view/sync"
  /// Ends a subscription. No update is sent after the response.
  case viewUnwatch = "view/unwatch"
  /// Collapses or expands sections.
  case viewCollapse = "view/collapse"
  /// Changes the selection of rows, cells or columns of a view.
  case viewSelect = "view/select"
  /// Returns the selection of a view.
  case viewSelection = "view/selection"
  /// Returns the selection of a view, or given rows and columns, in several formats at once.
  case viewCopy = "view/copy"
  /// The next row or cell that matches the view's search.
  case viewFind = "view/find"
  /// Returns both forms of a filter: the tree of conditions and the CEL text.
  case filterConvert = "filter/convert"
  /// Returns a filter for rows with a cell like the given one.
  case filterLike = "filter/like"
  /// Aggregates of a view's rows, optionally by group.
  case viewAggregate = "view/aggregate"
  /// Summaries of columns over the rows of a view, its table or its selection.
  case viewProfile = "view/profile"
  /// Changes declarations about rows, columns and sections: a patch, merged into the present ones.
  /// Not an undo step.
  case tableDeclare = "table/declare"
  /// Resolves the settings of rows, cells, columns, headers or sections, and returns the layer that
  /// decided each.
  case tableResolve = "table/resolve"
  /// The actions of a row, a cell or a header in their current state.
  case actionList = "action/list"
  /// Invokes an action. The daemon checks it against the actions of the present state, and notifies
  /// the client (action/didInvoke) before the response.
  case actionInvoke = "action/invoke"
  /// Checks an expression, and returns its type and what it depends on.
  case expressionCheck = "expression/check"
  /// Evaluates an expression.
  case expressionEvaluate = "expression/evaluate"
  /// Measures, wraps and truncates texts.
  case textMeasure = "text/measure"
  /// Replaces the hits of a search as one edit, or returns the replacements without making them.
  case viewReplace = "view/replace"
  /// Replaces the content of the table by that of its file, as one step that can be undone.
  case tableRevert = "table/revert"
  /// Reads the file of a table again in another dialect or encoding, as one step that can be
  /// undone.
  case tableSetDialect = "table/setDialect"
  /// Chooses what happens from now on when the file of a table changes.
  case tableWatchFile = "table/watchFile"
  /// Lists what a merge left open, in the order of the table's rows.
  case tableConflicts = "table/conflicts"
  /// Decides conflicts for one side, as one step that can be undone.
  case tableResolveConflicts = "table/resolveConflicts"
  /// Begins, changes, commits (as one edit) or cancels the draft of a cell.
  case cellDraft = "cell/draft"
  /// Announces that the client would now supply other cells. They become stale and are requested
  /// again.
  case cellRefresh = "cell/refresh"
  /// Sets `params.x` of the table's expressions. Expressions that use it are evaluated again.
  case tableSetParams = "table/setParams"
  /// Moves the cursor of a view, and returns its place.
  case viewCursor = "view/cursor"
  /// Closes a view and its subscriptions.
  case viewClose = "view/close"
  /// Closes a table, its views and subscriptions.
  case tableClose = "table/close"
  /// Opens the difference of two tables, two revisions or a file and a table as a table of its own.
  case tableOpenDifference = "table/openDifference"
  /// The journals in the folder of journals.
  case journalList = "journal/list"
  /// Removes journals that no process uses.
  case journalRemove = "journal/remove"
  /// The tables and views of a SQLite database, with columns, keys and numbers of rows.
  case databaseList = "database/list"
  /// Announces that a lent source has changed. Its rows are read again.
  case sourceDidChange = "source/didChange"
  /// The defaults of other libraries, for view/open and table/setRows.
  case presetList = "preset/list"
  /// Counters of the connection and the process. Later versions can add members.
  case serverStats = "server/stats"
  /// Returns this document. It can also be requested before initialize.
  case rpcDiscover = "rpc.discover"
  /// Sets the detail of trace notifications about messages.
  case setTrace = "$/setTrace"
  /// Cancels a request, which still gets exactly one response. A change is either cancelled as a
  /// whole or not at all.
  case cancelRequest = "$/cancelRequest"
  /// Afterwards every request is refused.
  case shutdown
  /// Ends the process, with status 0 after shutdown, otherwise 1.
  case exit
  /// An update of a window, or one part of it.
  case viewUpdate = "view/update"
  /// Summaries of columns that are new or have changed, for a `view/profile` with `subscription`.
  case viewProfileUpdate = "view/profileUpdate"
  /// An action was invoked. Its effect is up to the client. Sent before the response to
  /// action/invoke.
  case actionDidInvoke = "action/didInvoke"
  /// The daemon asks for permissions declared as `ask`. The request that needs them waits for the
  /// answer.
  case actionDecide = "action/decide"
  /// The daemon requests cells of a column that the client supplies.
  case cellCompute = "cell/compute"
  /// The daemon requests heights of rows, or widths of a column's cells, that the client measures.
  case cellMeasure = "cell/measure"
  /// The daemon requests a page of rows of a lent source.
  case sourceFetch = "source/fetch"
  /// The daemon requests that edited rows are written to a lent source.
  case sourceWrite = "source/write"
  /// Loading or examining has ended, the daemon noticed a change of the file, or a table of a file
  /// became dirty or clean. Only the newest state is sent.
  case tableDidChange = "table/didChange"
  /// The progress of a request, or a part of its result.
  case progress = "$/progress"
  /// One line for each message, if tracing is on.
  case logTrace = "$/logTrace"
  /// A message for the user's log: 1 error, 2 warning, 3 information, 4 log.
  case windowLogMessage = "window/logMessage"

  /// When it takes effect, or when an event comes.
  package var order: MethodOrder {
    switch self {
    case .tableCreate, .tableOpen, .tableEdit, .tableUndo, .tableRedo, .tableJump, .tableSave,
      .tableAdoptFile, .tableDidChangeText, .tableRecover, .tableSetRows, .viewOpen, .viewSet,
      .viewTap, .viewPin, .viewUnpin, .viewWatch, .viewScroll, .viewHover, .viewMeasure,
      .viewResync, .viewUnwatch, .viewCollapse, .viewSelect, .tableDeclare, .actionInvoke,
      .viewReplace, .tableRevert, .tableSetDialect, .tableWatchFile, .tableResolveConflicts,
      .cellDraft, .cellRefresh, .tableSetParams, .viewCursor, .viewClose, .tableClose,
      .tableOpenDifference, .sourceDidChange:
      .exclusive
    case .tableDescribe, .tableHistory, .tableRowSource, .tableRowAt, .tableBackup, .tableExport,
      .tableValidate, .tableDiff, .viewGet, .viewRows, .cellText, .viewLocate, .viewHit, .viewSync,
      .viewSelection, .viewCopy, .viewFind, .filterConvert, .filterLike, .viewAggregate,
      .viewProfile, .tableResolve, .actionList, .tableConflicts:
      .snapshot
    case .initialize, .initialized, .expressionCheck, .expressionEvaluate, .textMeasure,
      .journalList, .journalRemove, .databaseList, .presetList, .serverStats, .rpcDiscover,
      .setTrace, .cancelRequest, .shutdown, .exit:
      .immediate
    case .viewUpdate, .actionDidInvoke, .actionDecide, .cellCompute, .cellMeasure, .sourceFetch,
      .sourceWrite:
      .sequenced
    case .viewProfileUpdate, .tableDidChange: .conflated
    case .progress, .logTrace, .windowLogMessage: .lossy
    }
  }

  /// Whether it changes a table or the state of a view. It then takes effect after the changes
  /// that were sent before it, also where these wait for rows.
  package var isChange: Bool {
    switch self {
    case .tableEdit, .tableUndo, .tableRedo, .tableJump, .tableSave, .tableAdoptFile,
      .tableDidChangeText, .tableRecover, .tableSetRows, .viewSet, .viewTap, .viewCollapse,
      .viewSelect, .tableDeclare, .actionInvoke, .viewReplace, .tableRevert, .tableSetDialect,
      .tableWatchFile, .tableResolveConflicts, .cellDraft, .tableSetParams:
      true
    default: false
    }
  }

  /// Whether its outcome depends on files that a recording does not have, so that a replay
  /// leaves it out.
  package var isLeftOutOfReplays: Bool {
    switch self {
    case .tableAdoptFile, .tableRecover, .tableBackup, .tableSetDialect, .journalRemove,
      .databaseList, .sourceDidChange:
      true
    default: false
    }
  }

  /// Whether the client sends it.
  package var isOfClient: Bool {
    switch self {
    case .viewUpdate, .viewProfileUpdate, .actionDidInvoke, .actionDecide, .cellCompute,
      .cellMeasure, .sourceFetch, .sourceWrite, .tableDidChange, .progress, .logTrace,
      .windowLogMessage:
      false
    default: true
    }
  }

  /// Whether it has an answer.
  package var isRequest: Bool {
    switch self {
    case .initialized, .setTrace, .cancelRequest, .exit, .viewUpdate, .viewProfileUpdate,
      .actionDidInvoke, .tableDidChange, .progress, .logTrace, .windowLogMessage:
      false
    default: true
    }
  }
}

/// The order of methods and notifications relative to each other.
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
