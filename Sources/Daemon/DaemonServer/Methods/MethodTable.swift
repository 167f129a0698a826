import WireProtocol

/// All methods of the daemon, except those of the life cycle, which are in ``ClientSession``.
package enum MethodTable {
  /// Methods that every client may call, in the order in which `initialize` lists them.
  static let published: [MethodEntry] = [
    MethodEntry(.tableOpen) { try TableHandlers.open($0) },
    MethodEntry(.tableCreate) { try TableHandlers.create($0) },
    MethodEntry(.tableClose) { try TableHandlers.close($0) },
    MethodEntry(.tableEdit) { try EditHandlers.edit($0) },
    MethodEntry(.tableSetRows, isBrief: false) { try ContentHandlers.setRows($0) },
    MethodEntry(.tableSetParams, isBrief: false) { try ParameterHandlers.setParams($0) },
    MethodEntry(.tableDeclare, isBrief: false) { try DeclarationHandlers.declare($0) },
    MethodEntry(.tableUndo, isBrief: false) { try EditHandlers.undo($0) },
    MethodEntry(.tableRedo, isBrief: false) { try EditHandlers.redo($0) },
    MethodEntry(.tableJump, isBrief: false) { try HistoryHandlers.jump($0) },
    MethodEntry(.tableSave, isBrief: false) { try SaveHandlers.save($0) },
    MethodEntry(.tableRevert, isBrief: false) { try SaveHandlers.revert($0) },
    MethodEntry(.tableRecover, isBrief: false) { try JournalHandlers.recover($0) },
    MethodEntry(.tableWatchFile) { try WatchFileHandler.setRule($0) },
    MethodEntry(.viewReplace, isBrief: false) { try ReplaceHandler.replace($0) },
    MethodEntry(.cellDraft) { try DraftHandlers.draft($0) },
    MethodEntry(.cellRefresh, isBrief: false) { try Supplies.refresh($0) },
    MethodEntry(.viewOpen) { try ViewHandlers.open($0) },
    MethodEntry(.viewSet) { try ViewHandlers.set($0) },
    MethodEntry(.viewTap) { try ViewHandlers.tap($0) },
    MethodEntry(.viewCollapse) { try SectionHandlers.collapse($0) },
    MethodEntry(.viewSelect) { try SelectHandlers.select($0) },
    MethodEntry(.actionInvoke) { try ActionHandlers.invoke($0) },
    MethodEntry(.viewClose) { try ViewHandlers.close($0) },
    MethodEntry(.viewPin) { try PinHandlers.pin($0) },
    MethodEntry(.viewUnpin) { try PinHandlers.unpin($0) },
    MethodEntry(.viewWatch) { try WatchHandlers.watch($0) },
    MethodEntry(.viewScroll) { try ScrollHandler.scroll($0) },
    MethodEntry(.viewHover) { try WatchHandlers.hover($0) },
    MethodEntry(.viewMeasure) { try ClientMeasureHandler.take($0) },
    MethodEntry(.viewResync) { try WatchHandlers.resync($0) },
    MethodEntry(.viewUnwatch) { try WatchHandlers.unwatch($0) },
    MethodEntry(.tableDescribe) { try TableHandlers.describe($0) },
    MethodEntry(.tableResolve, isBrief: false) { try DeclarationHandlers.resolve($0) },
    MethodEntry(.tableValidate, isBrief: false) { try ValidationHandler.validate($0) },
    MethodEntry(.tableDiff, isBrief: false) { try ContentHandlers.diff($0) },
    MethodEntry(.tableBackup, isBrief: false) { try BackupHandlers.backup($0) },
    MethodEntry(.tableExport, isBrief: false) { try ExportHandlers.export($0) },
    MethodEntry(.tableHistory) { try HistoryHandlers.history($0) },
    MethodEntry(.viewGet) { try ViewHandlers.get($0) },
    MethodEntry(.viewRows) { try ReadHandlers.rows($0) },
    MethodEntry(.viewAggregate, isBrief: false) { try AggregateHandler.aggregate($0) },
    MethodEntry(.viewFind) { try FindHandler.find($0) },
    MethodEntry(.filterConvert, isBrief: false) { try FilterHandlers.convert($0) },
    MethodEntry(.filterLike) { try FilterHandlers.like($0) },
    MethodEntry(.cellText) { try TextHandler.read($0) },
    MethodEntry(.viewLocate) { try ReadHandlers.locate($0) },
    MethodEntry(.actionList) { try ActionHandlers.list($0) },
    MethodEntry(.viewSelection) { try SelectHandlers.selection($0) },
    MethodEntry(.viewCopy, isBrief: false) { try CopyHandler.copy($0) },
    MethodEntry(.viewSync) { try WatchHandlers.sync($0) },
    MethodEntry(.expressionCheck) { try ExpressionHandlers.check($0) },
    MethodEntry(.expressionEvaluate) { try ExpressionHandlers.evaluate($0) },
    MethodEntry(.textMeasure) { try MeasureHandler.measure($0) },
    MethodEntry(.journalList, isBrief: false) { try JournalHandlers.list($0) },
    MethodEntry(.journalRemove, isBrief: false) { try JournalHandlers.remove($0) },
    MethodEntry(.presetList) { try Presets.list($0) },
    MethodEntry(.serverStats) { try LifeHandlers.stats($0) },
    MethodEntry(.rpcDiscover, needsGreeting: false) { try LifeHandlers.discover($0) },
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
