// Made by Protocol/generate.py from Protocol/schema; not to be edited.

extension MethodName {
  /// The type of the result; nil: it has none, or no generated type.
  package var result: (any WireResult.Type)? {
    switch self {
    case .initialize: InitializeResult.self
    case .tableEdit: TableEditResult.self
    case .tableUndo: TableUndoResult.self
    case .tableRedo: TableUndoResult.self
    case .tableHistory: TableHistoryResult.self
    case .tableJump: TableJumpResult.self
    case .tableSave: TableSaveResult.self
    case .tableAdoptFile: TableAdoptFileResult.self
    case .tableRowSource: TableRowSourceResult.self
    case .tableRowAt: TableRowAtResult.self
    case .tableDidChangeText: TableDidChangeTextResult.self
    case .tableRecover: TableRecoverResult.self
    case .tableBackup: TableBackupResult.self
    case .tableExport: TableExportResult.self
    case .tableSetRows: TableSetRowsResult.self
    case .tableValidate: TableValidateResult.self
    case .tableDiff: TableDiffResult.self
    case .viewOpen: WireViewDescription.self
    case .viewGet: WireViewDescription.self
    case .viewSet: WireViewDescription.self
    case .viewTap: ViewTapResult.self
    case .cellText: CellTextResult.self
    case .viewPin: ViewPinResult.self
    case .viewLocate: ViewLocateResult.self
    case .viewWatch: ViewWatchResult.self
    case .viewScroll: ViewScrollResult.self
    case .viewHit: ViewHitResult.self
    case .viewMeasure: ViewMeasureResult.self
    case .viewSync: ViewSyncResult.self
    case .viewCollapse: ViewCollapseResult.self
    case .viewSelect: ViewSelectResult.self
    case .viewSelection: ViewSelectionResult.self
    case .viewCopy: ViewCopyResult.self
    case .viewFind: ViewFindResult.self
    case .filterConvert: FilterConvertResult.self
    case .filterLike: FilterLikeResult.self
    case .viewAggregate: ViewAggregateResult.self
    case .viewProfile: ViewProfileResult.self
    case .tableDeclare: TableDeclareResult.self
    case .tableResolve: TableResolveResult.self
    case .actionList: ActionListResult.self
    case .actionInvoke: ActionInvokeResult.self
    case .expressionCheck: ExpressionCheckResult.self
    case .expressionEvaluate: ExpressionEvaluateResult.self
    case .textMeasure: TextMeasureResult.self
    case .viewReplace: ViewReplaceResult.self
    case .tableRevert: TableRevertResult.self
    case .tableSetDialect: TableSetDialectResult.self
    case .tableWatchFile: TableWatchFileResult.self
    case .tableConflicts: TableConflictsResult.self
    case .tableResolveConflicts: TableResolveConflictsResult.self
    case .cellDraft: CellDraftResult.self
    case .cellRefresh: CellRefreshResult.self
    case .tableSetParams: TableSetParamsResult.self
    case .viewCursor: ViewCursorResult.self
    case .journalList: JournalListResult.self
    case .journalRemove: JournalRemoveResult.self
    case .databaseList: DatabaseListResult.self
    case .sourceDidChange: SourceDidChangeResult.self
    case .presetList: PresetListResult.self
    case .serverStats: ServerStatsResult.self
    case .actionDecide, .cellCompute, .cellMeasure, .sourceFetch, .sourceWrite: resultOfClient
    case .initialized, .tableCreate, .tableOpen, .tableDescribe, .viewRows, .viewUnpin, .viewHover,
      .viewResync, .viewUnwatch, .viewClose, .tableClose, .tableOpenDifference, .rpcDiscover,
      .setTrace, .cancelRequest, .shutdown, .exit, .viewUpdate, .viewProfileUpdate,
      .actionDidInvoke, .tableDidChange, .progress, .logTrace, .windowLogMessage:
      nil
    }
  }

  /// The type of what a client answers.
  private var resultOfClient: (any WireResult.Type)? {
    switch self {
    case .actionDecide: ActionDecideResult.self
    case .cellCompute: CellComputeResult.self
    case .cellMeasure: CellMeasureResult.self
    case .sourceFetch: SourceFetchResult.self
    case .sourceWrite: SourceWriteResult.self
    default: nil
    }
  }
}
