import WireProtocol

/// All methods of the daemon, except those of the life cycle, which are in ``ClientSession``.
///
/// A handler gets the params of its method, decoded, and a call that it answers with the method's
/// result. `WireMethod` has both types.
package enum MethodTable {
  /// Methods that every client may call, in the order in which `initialize` lists them.
  static let published: [MethodEntry] = [
    // The answers of these and of `table/describe` are `UntypedResult`s: columns, formats and the
    // dialect are written straight from what the table keeps.
    MethodEntry(.tableOpen, run: TableHandlers.open),
    MethodEntry(.tableCreate, run: TableHandlers.create),
    MethodEntry(.tableOpenDifference, run: DifferenceOpening.open),
    MethodEntry(.tableClose, run: TableHandlers.close),
    MethodEntry(.tableEdit, run: EditHandlers.edit),
    MethodEntry(.tableSetRows, isBrief: false, run: ContentHandlers.setRows),
    MethodEntry(.tableSetParams, isBrief: false, run: ParameterHandlers.setParams),
    MethodEntry(.tableDeclare, isBrief: false, run: DeclarationHandlers.declare),
    MethodEntry(.tableUndo, isBrief: false, run: EditHandlers.undo),
    MethodEntry(.tableRedo, isBrief: false, run: EditHandlers.redo),
    MethodEntry(.tableJump, isBrief: false, run: HistoryHandlers.jump),
    MethodEntry(.tableSave, isBrief: false, run: SaveHandlers.save),
    MethodEntry(.tableDidChangeText, isBrief: false, run: TextHandlers.didChange),
    MethodEntry(.tableAdoptFile, isBrief: false, run: FileAdoption.adopt),
    MethodEntry(.tableRevert, isBrief: false, run: SaveHandlers.revert),
    MethodEntry(.tableSetDialect, isBrief: false, run: DialectChange.set),
    MethodEntry(.tableRecover, isBrief: false, run: JournalHandlers.recover),
    MethodEntry(.tableWatchFile, run: WatchFileHandler.setRule),
    MethodEntry(.tableResolveConflicts, isBrief: false, run: ConflictHandlers.resolve),
    MethodEntry(.viewReplace, isBrief: false, run: ReplaceHandler.replace),
    MethodEntry(.cellDraft, run: DraftHandlers.draft),
    MethodEntry(.cellRefresh, isBrief: false, run: Supplies.refresh),
    MethodEntry(.sourceDidChange, isBrief: false, run: LentReload.didChange),
    MethodEntry(.viewOpen, run: ViewHandlers.open),
    MethodEntry(.viewSet, run: ViewHandlers.set),
    MethodEntry(.viewTap, run: ViewHandlers.tap),
    MethodEntry(.viewCollapse, run: SectionHandlers.collapse),
    MethodEntry(.viewSelect, run: SelectHandlers.select),
    MethodEntry(.viewCursor, run: CursorHandler.move),
    MethodEntry(.actionInvoke, run: ActionHandlers.invoke),
    MethodEntry(.viewClose, run: ViewHandlers.close),
    MethodEntry(.viewPin, run: PinHandlers.pin),
    MethodEntry(.viewUnpin, run: PinHandlers.unpin),
    MethodEntry(.viewWatch, run: WatchHandlers.watch),
    MethodEntry(.viewScroll, run: ScrollHandler.scroll),
    MethodEntry(.viewHover, run: WatchHandlers.hover),
    MethodEntry(.viewMeasure, run: ClientMeasureHandler.take),
    MethodEntry(.viewResync, run: WatchHandlers.resync),
    MethodEntry(.viewUnwatch, run: WatchHandlers.unwatch),
    MethodEntry(.tableDescribe, run: TableHandlers.describe),
    MethodEntry(.tableResolve, isBrief: false, run: DeclarationHandlers.resolve),
    MethodEntry(.tableConflicts, isBrief: false, run: ConflictHandlers.list),
    MethodEntry(.tableValidate, isBrief: false, run: ValidationHandler.validate),
    MethodEntry(.tableDiff, isBrief: false, run: ContentHandlers.diff),
    MethodEntry(.tableBackup, isBrief: false, run: BackupHandlers.backup),
    MethodEntry(.tableExport, isBrief: false, run: ExportHandlers.export),
    MethodEntry(.tableHistory, run: HistoryHandlers.history),
    MethodEntry(.viewGet, run: ViewHandlers.get),
    // An `UntypedResult`, since it is the most frequent read: cells are written straight from
    // columns, and again with fewer rows while the answer is too large.
    MethodEntry(.viewRows, run: ReadHandlers.rows),
    MethodEntry(.viewAggregate, isBrief: false, run: AggregateHandler.aggregate),
    MethodEntry(.viewProfile, isBrief: false, run: ProfileHandler.profile),
    MethodEntry(.viewFind, run: FindHandler.find),
    MethodEntry(.filterConvert, isBrief: false, run: FilterHandlers.convert),
    MethodEntry(.filterLike, run: FilterHandlers.like),
    MethodEntry(.tableRowSource, isBrief: false, run: PlaceHandlers.rowSource),
    MethodEntry(.tableRowAt, isBrief: false, run: PlaceHandlers.rowAt),
    MethodEntry(.cellText, run: TextHandler.read),
    MethodEntry(.viewLocate, run: ReadHandlers.locate),
    MethodEntry(.viewHit, run: HitHandler.hit),
    MethodEntry(.actionList, run: ActionHandlers.list),
    MethodEntry(.viewSelection, run: SelectHandlers.selection),
    MethodEntry(.viewCopy, isBrief: false, run: CopyHandler.copy),
    MethodEntry(.viewSync, run: WatchHandlers.sync),
    MethodEntry(.expressionCheck, run: ExpressionHandlers.check),
    MethodEntry(.expressionEvaluate, run: ExpressionHandlers.evaluate),
    MethodEntry(.textMeasure, run: MeasureHandler.measure),
    MethodEntry(.databaseList, isBrief: false, run: DatabaseHandlers.list),
    MethodEntry(.journalList, isBrief: false, run: JournalHandlers.list),
    MethodEntry(.journalRemove, isBrief: false, run: JournalHandlers.remove),
    MethodEntry(.presetList, run: Presets.list),
    MethodEntry(.serverStats, run: LifeHandlers.stats),
    // An `UntypedResult`: the contract, written as it is embedded.
    MethodEntry(.rpcDiscover, needsGreeting: false, run: LifeHandlers.discover),
  ]

  /// Methods for tests only, available with `--test-methods`.
  static let tests: [MethodEntry] = [
    MethodEntry(forTests: "debug/rendered", isBrief: false) { try TableHandlers.rendered($0) },
    MethodEntry(forTests: "debug/holdLoading") { try LifeHandlers.holdLoading($0) },
    MethodEntry(forTests: "debug/stick", isBrief: false) { try LifeHandlers.stick($0) },
  ]

  /// The names of all public methods, including those of the life cycle.
  package static var publishedNames: Set<String> {
    Set(ClientSession.lifeMethods.map(\.rawValue) + published.map(\.name))
  }

  /// The names of the methods for tests.
  package static var testNames: Set<String> { Set(tests.map(\.name)) }

  /// The methods, as a session looks them up.
  package static let index = MethodIndex(published: published, tests: tests)
}
