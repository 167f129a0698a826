// Made by Protocol/generate.py from Protocol/schema; not to be edited.

// The requests of the client with the types of their params and results.

extension WireMethod where Params == InitializeParams, Result == InitializeResult {
  /// `initialize`.
  package static var initialize: Self { Self(.initialize) }
}

extension WireMethod where Params == TableCreateParams, Result == UntypedResult {
  /// `table/create`.
  package static var tableCreate: Self { Self(.tableCreate) }
}

extension WireMethod where Params == TableOpenParams, Result == UntypedResult {
  /// `table/open`.
  package static var tableOpen: Self { Self(.tableOpen) }
}

extension WireMethod where Params == TableDescribeParams, Result == UntypedResult {
  /// `table/describe`.
  package static var tableDescribe: Self { Self(.tableDescribe) }
}

extension WireMethod where Params == TableEditParams, Result == TableEditResult {
  /// `table/edit`.
  package static var tableEdit: Self { Self(.tableEdit) }
}

extension WireMethod where Params == TableUndoParams, Result == TableUndoResult {
  /// `table/undo`.
  package static var tableUndo: Self { Self(.tableUndo) }
}

extension WireMethod where Params == TableUndoParams, Result == TableUndoResult {
  /// `table/redo`.
  package static var tableRedo: Self { Self(.tableRedo) }
}

extension WireMethod where Params == TableHistoryParams, Result == TableHistoryResult {
  /// `table/history`.
  package static var tableHistory: Self { Self(.tableHistory) }
}

extension WireMethod where Params == TableJumpParams, Result == TableJumpResult {
  /// `table/jump`.
  package static var tableJump: Self { Self(.tableJump) }
}

extension WireMethod where Params == TableSaveParams, Result == TableSaveResult {
  /// `table/save`.
  package static var tableSave: Self { Self(.tableSave) }
}

extension WireMethod where Params == TableAdoptFileParams, Result == TableAdoptFileResult {
  /// `table/adoptFile`.
  package static var tableAdoptFile: Self { Self(.tableAdoptFile) }
}

extension WireMethod where Params == TableRowSourceParams, Result == TableRowSourceResult {
  /// `table/rowSource`.
  package static var tableRowSource: Self { Self(.tableRowSource) }
}

extension WireMethod where Params == TableRowAtParams, Result == TableRowAtResult {
  /// `table/rowAt`.
  package static var tableRowAt: Self { Self(.tableRowAt) }
}

extension WireMethod where Params == TableDidChangeTextParams, Result == TableDidChangeTextResult {
  /// `table/didChangeText`.
  package static var tableDidChangeText: Self { Self(.tableDidChangeText) }
}

extension WireMethod where Params == TableRecoverParams, Result == TableRecoverResult {
  /// `table/recover`.
  package static var tableRecover: Self { Self(.tableRecover) }
}

extension WireMethod where Params == TableBackupParams, Result == TableBackupResult {
  /// `table/backup`.
  package static var tableBackup: Self { Self(.tableBackup) }
}

extension WireMethod where Params == TableExportParams, Result == TableExportResult {
  /// `table/export`.
  package static var tableExport: Self { Self(.tableExport) }
}

extension WireMethod where Params == TableSetRowsParams, Result == TableSetRowsResult {
  /// `table/setRows`.
  package static var tableSetRows: Self { Self(.tableSetRows) }
}

extension WireMethod where Params == TableValidateParams, Result == TableValidateResult {
  /// `table/validate`.
  package static var tableValidate: Self { Self(.tableValidate) }
}

extension WireMethod where Params == TableDiffParams, Result == TableDiffResult {
  /// `table/diff`.
  package static var tableDiff: Self { Self(.tableDiff) }
}

extension WireMethod where Params == ViewOpenParams, Result == WireViewDescription {
  /// `view/open`.
  package static var viewOpen: Self { Self(.viewOpen) }
}

extension WireMethod where Params == ViewGetParams, Result == WireViewDescription {
  /// `view/get`.
  package static var viewGet: Self { Self(.viewGet) }
}

extension WireMethod where Params == ViewSetParams, Result == WireViewDescription {
  /// `view/set`.
  package static var viewSet: Self { Self(.viewSet) }
}

extension WireMethod where Params == ViewTapParams, Result == ViewTapResult {
  /// `view/tap`.
  package static var viewTap: Self { Self(.viewTap) }
}

extension WireMethod where Params == ViewRowsParams, Result == UntypedResult {
  /// `view/rows`.
  package static var viewRows: Self { Self(.viewRows) }
}

extension WireMethod where Params == CellTextParams, Result == CellTextResult {
  /// `cell/text`.
  package static var cellText: Self { Self(.cellText) }
}

extension WireMethod where Params == ViewPinParams, Result == ViewPinResult {
  /// `view/pin`.
  package static var viewPin: Self { Self(.viewPin) }
}

extension WireMethod where Params == ViewUnpinParams, Result == NoResult {
  /// `view/unpin`.
  package static var viewUnpin: Self { Self(.viewUnpin) }
}

extension WireMethod where Params == ViewLocateParams, Result == ViewLocateResult {
  /// `view/locate`.
  package static var viewLocate: Self { Self(.viewLocate) }
}

extension WireMethod where Params == ViewWatchParams, Result == ViewWatchResult {
  /// `view/watch`.
  package static var viewWatch: Self { Self(.viewWatch) }
}

extension WireMethod where Params == ViewScrollParams, Result == ViewScrollResult {
  /// `view/scroll`.
  package static var viewScroll: Self { Self(.viewScroll) }
}

extension WireMethod where Params == ViewHitParams, Result == ViewHitResult {
  /// `view/hit`.
  package static var viewHit: Self { Self(.viewHit) }
}

extension WireMethod where Params == ViewHoverParams, Result == NoResult {
  /// `view/hover`.
  package static var viewHover: Self { Self(.viewHover) }
}

extension WireMethod where Params == ViewMeasureParams, Result == ViewMeasureResult {
  /// `view/measure`.
  package static var viewMeasure: Self { Self(.viewMeasure) }
}

extension WireMethod where Params == SubscriptionParams, Result == NoResult {
  /// `view/resync`.
  package static var viewResync: Self { Self(.viewResync) }
}

extension WireMethod where Params == ViewSyncParams, Result == ViewSyncResult {
  /// `view/sync`.
  package static var viewSync: Self { Self(.viewSync) }
}

extension WireMethod where Params == SubscriptionParams, Result == NoResult {
  /// `view/unwatch`.
  package static var viewUnwatch: Self { Self(.viewUnwatch) }
}

extension WireMethod where Params == ViewCollapseParams, Result == ViewCollapseResult {
  /// `view/collapse`.
  package static var viewCollapse: Self { Self(.viewCollapse) }
}

extension WireMethod where Params == ViewSelectParams, Result == ViewSelectResult {
  /// `view/select`.
  package static var viewSelect: Self { Self(.viewSelect) }
}

extension WireMethod where Params == ViewSelectionParams, Result == ViewSelectionResult {
  /// `view/selection`.
  package static var viewSelection: Self { Self(.viewSelection) }
}

extension WireMethod where Params == ViewCopyParams, Result == ViewCopyResult {
  /// `view/copy`.
  package static var viewCopy: Self { Self(.viewCopy) }
}

extension WireMethod where Params == ViewFindParams, Result == ViewFindResult {
  /// `view/find`.
  package static var viewFind: Self { Self(.viewFind) }
}

extension WireMethod where Params == FilterConvertParams, Result == FilterConvertResult {
  /// `filter/convert`.
  package static var filterConvert: Self { Self(.filterConvert) }
}

extension WireMethod where Params == FilterLikeParams, Result == FilterLikeResult {
  /// `filter/like`.
  package static var filterLike: Self { Self(.filterLike) }
}

extension WireMethod where Params == ViewAggregateParams, Result == ViewAggregateResult {
  /// `view/aggregate`.
  package static var viewAggregate: Self { Self(.viewAggregate) }
}

extension WireMethod where Params == ViewProfileParams, Result == ViewProfileResult {
  /// `view/profile`.
  package static var viewProfile: Self { Self(.viewProfile) }
}

extension WireMethod where Params == TableDeclareParams, Result == TableDeclareResult {
  /// `table/declare`.
  package static var tableDeclare: Self { Self(.tableDeclare) }
}

extension WireMethod where Params == TableResolveParams, Result == TableResolveResult {
  /// `table/resolve`.
  package static var tableResolve: Self { Self(.tableResolve) }
}

extension WireMethod where Params == ActionListParams, Result == ActionListResult {
  /// `action/list`.
  package static var actionList: Self { Self(.actionList) }
}

extension WireMethod where Params == ActionInvokeParams, Result == ActionInvokeResult {
  /// `action/invoke`.
  package static var actionInvoke: Self { Self(.actionInvoke) }
}

extension WireMethod where Params == ExpressionCheckParams, Result == ExpressionCheckResult {
  /// `expression/check`.
  package static var expressionCheck: Self { Self(.expressionCheck) }
}

extension WireMethod where Params == ExpressionEvaluateParams, Result == ExpressionEvaluateResult {
  /// `expression/evaluate`.
  package static var expressionEvaluate: Self { Self(.expressionEvaluate) }
}

extension WireMethod where Params == TextMeasureParams, Result == TextMeasureResult {
  /// `text/measure`.
  package static var textMeasure: Self { Self(.textMeasure) }
}

extension WireMethod where Params == ViewReplaceParams, Result == ViewReplaceResult {
  /// `view/replace`.
  package static var viewReplace: Self { Self(.viewReplace) }
}

extension WireMethod where Params == TableRevertParams, Result == TableRevertResult {
  /// `table/revert`.
  package static var tableRevert: Self { Self(.tableRevert) }
}

extension WireMethod where Params == TableSetDialectParams, Result == TableSetDialectResult {
  /// `table/setDialect`.
  package static var tableSetDialect: Self { Self(.tableSetDialect) }
}

extension WireMethod where Params == TableWatchFileParams, Result == TableWatchFileResult {
  /// `table/watchFile`.
  package static var tableWatchFile: Self { Self(.tableWatchFile) }
}

extension WireMethod where Params == TableConflictsParams, Result == TableConflictsResult {
  /// `table/conflicts`.
  package static var tableConflicts: Self { Self(.tableConflicts) }
}

extension WireMethod
where Params == TableResolveConflictsParams, Result == TableResolveConflictsResult {
  /// `table/resolveConflicts`.
  package static var tableResolveConflicts: Self { Self(.tableResolveConflicts) }
}

extension WireMethod where Params == CellDraftParams, Result == CellDraftResult {
  /// `cell/draft`.
  package static var cellDraft: Self { Self(.cellDraft) }
}

extension WireMethod where Params == CellRefreshParams, Result == CellRefreshResult {
  /// `cell/refresh`.
  package static var cellRefresh: Self { Self(.cellRefresh) }
}

extension WireMethod where Params == TableSetParamsParams, Result == TableSetParamsResult {
  /// `table/setParams`.
  package static var tableSetParams: Self { Self(.tableSetParams) }
}

extension WireMethod where Params == ViewCursorParams, Result == ViewCursorResult {
  /// `view/cursor`.
  package static var viewCursor: Self { Self(.viewCursor) }
}

extension WireMethod where Params == ViewParams, Result == NoResult {
  /// `view/close`.
  package static var viewClose: Self { Self(.viewClose) }
}

extension WireMethod where Params == TableCloseParams, Result == NoResult {
  /// `table/close`.
  package static var tableClose: Self { Self(.tableClose) }
}

extension WireMethod where Params == TableOpenDifferenceParams, Result == UntypedResult {
  /// `table/openDifference`.
  package static var tableOpenDifference: Self { Self(.tableOpenDifference) }
}

extension WireMethod where Params == JournalListParams, Result == JournalListResult {
  /// `journal/list`.
  package static var journalList: Self { Self(.journalList) }
}

extension WireMethod where Params == JournalRemoveParams, Result == JournalRemoveResult {
  /// `journal/remove`.
  package static var journalRemove: Self { Self(.journalRemove) }
}

extension WireMethod where Params == DatabaseListParams, Result == DatabaseListResult {
  /// `database/list`.
  package static var databaseList: Self { Self(.databaseList) }
}

extension WireMethod where Params == SourceDidChangeParams, Result == SourceDidChangeResult {
  /// `source/didChange`.
  package static var sourceDidChange: Self { Self(.sourceDidChange) }
}

extension WireMethod where Params == EmptyParams, Result == PresetListResult {
  /// `preset/list`.
  package static var presetList: Self { Self(.presetList) }
}

extension WireMethod where Params == EmptyParams, Result == ServerStatsResult {
  /// `server/stats`.
  package static var serverStats: Self { Self(.serverStats) }
}

extension WireMethod where Params == EmptyParams, Result == UntypedResult {
  /// `rpc.discover`.
  package static var rpcDiscover: Self { Self(.rpcDiscover) }
}

extension WireMethod where Params == EmptyParams, Result == NoResult {
  /// `shutdown`.
  package static var shutdown: Self { Self(.shutdown) }
}
