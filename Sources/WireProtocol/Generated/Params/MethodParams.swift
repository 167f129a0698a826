// Made by Protocol/generate.py from Protocol/schema; not to be edited.

extension MethodName {
  /// The type of the params; nil: the daemon sends it, and it is written by hand.
  package var params: (any WireParams.Type)? {
    switch self {
    case .initialize: InitializeParams.self
    case .initialized: EmptyParams.self
    case .tableCreate: TableCreateParams.self
    case .tableOpen: TableOpenParams.self
    case .tableDescribe: TableDescribeParams.self
    case .tableEdit: TableEditParams.self
    case .tableUndo: TableUndoParams.self
    case .tableRedo: TableUndoParams.self
    case .tableHistory: TableHistoryParams.self
    case .tableJump: TableJumpParams.self
    case .tableSave: TableSaveParams.self
    case .tableSetRows: TableSetRowsParams.self
    case .tableValidate: TableValidateParams.self
    case .tableDiff: TableDiffParams.self
    case .viewOpen: ViewOpenParams.self
    case .viewGet: ViewGetParams.self
    case .viewSet: ViewSetParams.self
    case .viewTap: ViewTapParams.self
    case .viewRows: ViewRowsParams.self
    case .cellText: CellTextParams.self
    case .viewPin: ViewPinParams.self
    case .viewUnpin: ViewUnpinParams.self
    case .viewLocate: ViewLocateParams.self
    case .viewWatch: ViewWatchParams.self
    case .viewScroll: ViewScrollParams.self
    case .viewHover: ViewHoverParams.self
    case .viewMeasure: ViewMeasureParams.self
    case .viewResync: SubscriptionParams.self
    case .viewSync: ViewSyncParams.self
    case .viewUnwatch: SubscriptionParams.self
    case .viewCollapse: ViewCollapseParams.self
    case .viewSelect: ViewSelectParams.self
    case .viewSelection: ViewSelectionParams.self
    case .viewFind: ViewFindParams.self
    case .filterConvert: FilterConvertParams.self
    case .filterLike: FilterLikeParams.self
    case .viewAggregate: ViewAggregateParams.self
    case .tableDeclare: TableDeclareParams.self
    case .tableResolve: TableResolveParams.self
    case .actionList: ActionListParams.self
    case .actionInvoke: ActionInvokeParams.self
    case .expressionCheck: ExpressionCheckParams.self
    case .expressionEvaluate: ExpressionEvaluateParams.self
    case .textMeasure: TextMeasureParams.self
    case .viewReplace: ViewReplaceParams.self
    case .tableRevert: TableRevertParams.self
    case .tableWatchFile: TableWatchFileParams.self
    case .cellDraft: CellDraftParams.self
    case .cellRefresh: CellRefreshParams.self
    case .tableSetParams: TableSetParamsParams.self
    case .viewClose: ViewParams.self
    case .tableClose: TableCloseParams.self
    case .presetList: EmptyParams.self
    case .serverStats: EmptyParams.self
    case .rpcDiscover: EmptyParams.self
    case .setTrace: SetTraceParams.self
    case .cancelRequest: CancelParams.self
    case .shutdown: EmptyParams.self
    case .exit: EmptyParams.self
    case .actionDidInvoke: ActionDidInvokeParams.self
    case .actionDecide: ActionDecideParams.self
    case .cellCompute: CellComputeParams.self
    case .cellMeasure: CellMeasureParams.self
    case .tableDidChange: TableDidChangeParams.self
    case .progress: ProgressParams.self
    case .logTrace: LogTraceParams.self
    case .windowLogMessage: WindowLogMessageParams.self
    case .viewUpdate: nil
    }
  }
}
