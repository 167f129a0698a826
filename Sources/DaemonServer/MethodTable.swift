import Scheduling
import WireProtocol

/// All methods of the daemon, except those of the life cycle, which are in ``ClientSession``.
package enum MethodTable {
  /// One method.
  struct Method: Sendable {
    /// Its name on the wire.
    let name: String
    /// Whether its work on the table is normally brief, so that the reader thread may do it itself
    /// if nothing else waits.
    let isBrief: Bool
    /// Whether it requires `initialize` first.
    let needsGreeting: Bool
    /// Decodes the parameters and routes the call. Runs on the reader thread and does not block.
    let run: @Sendable (MethodCall) throws -> Void
    /// The index of its statistics.
    var place = 0
    /// Whether it only reads. Then a too long answer may be refused, and a cancellation may be
    /// answered at once.
    let isRead: Bool
    /// What it does with the tables that it names.
    let effect: RequestClaim.Effect

    /// The methods that change a table or the state of a view. They take effect after the changes
    /// that were sent before them, also where these wait for rows. `table/save` is one of them: it
    /// writes what was changed before it, and nothing that is changed after it.
    private static let changes: Set<MethodName> = [
      .tableEdit, .tableUndo, .tableRedo, .tableJump, .tableSetRows, .tableSetParams,
      .tableDeclare, .viewReplace, .cellDraft, .viewSet, .viewTap, .viewCollapse, .viewSelect,
      .actionInvoke, .tableSave, .tableRevert,
    ]

    /// A method of the contract, which determines whether it only reads.
    init(
      _ name: MethodName, isBrief: Bool = true, needsGreeting: Bool = true,
      run: @escaping @Sendable (MethodCall) throws -> Void
    ) {
      self.name = name.rawValue
      self.isBrief = isBrief
      self.needsGreeting = needsGreeting
      self.run = run
      isRead = name.order != .exclusive
      effect = Self.changes.contains(name) ? .change : .read
    }

    /// A method that is not in the contract.
    init(
      forTests name: String, isBrief: Bool = true,
      run: @escaping @Sendable (MethodCall) throws -> Void
    ) {
      self.name = name
      self.isBrief = isBrief
      self.run = run
      needsGreeting = true
      isRead = false
      effect = .read
    }
  }

  /// Methods that every client may call, in the order in which `initialize` lists them.
  static let published: [Method] = [
    Method(.tableOpen) { try TableHandlers.open($0) },
    Method(.tableCreate) { try TableHandlers.create($0) },
    Method(.tableClose) { try TableHandlers.close($0) },
    Method(.tableEdit) { try EditHandlers.edit($0) },
    Method(.tableSetRows, isBrief: false) { try ContentHandlers.setRows($0) },
    Method(.tableSetParams, isBrief: false) { try ParameterHandlers.setParams($0) },
    Method(.tableDeclare, isBrief: false) { try DeclarationHandlers.declare($0) },
    Method(.tableUndo, isBrief: false) { try EditHandlers.undo($0) },
    Method(.tableRedo, isBrief: false) { try EditHandlers.redo($0) },
    Method(.tableJump, isBrief: false) { try HistoryHandlers.jump($0) },
    Method(.tableSave, isBrief: false) { try SaveHandlers.save($0) },
    Method(.tableRevert, isBrief: false) { try SaveHandlers.revert($0) },
    Method(.viewReplace, isBrief: false) { try ReplaceHandler.replace($0) },
    Method(.cellDraft) { try DraftHandlers.draft($0) },
    Method(.cellRefresh, isBrief: false) { try Supplies.refresh($0) },
    Method(.viewOpen) { try ViewHandlers.open($0) },
    Method(.viewSet) { try ViewHandlers.set($0) },
    Method(.viewTap) { try ViewHandlers.tap($0) },
    Method(.viewCollapse) { try SectionHandlers.collapse($0) },
    Method(.viewSelect) { try SelectHandlers.select($0) },
    Method(.actionInvoke) { try ActionHandlers.invoke($0) },
    Method(.viewClose) { try ViewHandlers.close($0) },
    Method(.viewPin) { try PinHandlers.pin($0) },
    Method(.viewUnpin) { try PinHandlers.unpin($0) },
    Method(.viewWatch) { try WatchHandlers.watch($0) },
    Method(.viewScroll) { try ScrollHandler.scroll($0) },
    Method(.viewHover) { try WatchHandlers.hover($0) },
    Method(.viewMeasure) { try ClientMeasureHandler.take($0) },
    Method(.viewResync) { try WatchHandlers.resync($0) },
    Method(.viewUnwatch) { try WatchHandlers.unwatch($0) },
    Method(.tableDescribe) { try TableHandlers.describe($0) },
    Method(.tableResolve, isBrief: false) { try DeclarationHandlers.resolve($0) },
    Method(.tableValidate, isBrief: false) { try ValidationHandler.validate($0) },
    Method(.tableDiff, isBrief: false) { try ContentHandlers.diff($0) },
    Method(.tableHistory) { try HistoryHandlers.history($0) },
    Method(.viewGet) { try ViewHandlers.get($0) },
    Method(.viewRows) { try ReadHandlers.rows($0) },
    Method(.viewAggregate, isBrief: false) { try AggregateHandler.aggregate($0) },
    Method(.viewFind) { try FindHandler.find($0) },
    Method(.filterConvert, isBrief: false) { try FilterHandlers.convert($0) },
    Method(.filterLike) { try FilterHandlers.like($0) },
    Method(.cellText) { try TextHandler.read($0) },
    Method(.viewLocate) { try ReadHandlers.locate($0) },
    Method(.actionList) { try ActionHandlers.list($0) },
    Method(.viewSelection) { try SelectHandlers.selection($0) },
    Method(.viewSync) { try WatchHandlers.sync($0) },
    Method(.expressionCheck) { try ExpressionHandlers.check($0) },
    Method(.expressionEvaluate) { try ExpressionHandlers.evaluate($0) },
    Method(.textMeasure) { try MeasureHandler.measure($0) },
    Method(.presetList) { try Presets.list($0) },
    Method(.serverStats) { try LifeHandlers.stats($0) },
    Method(.rpcDiscover, needsGreeting: false) { try LifeHandlers.discover($0) },
  ]

  /// Methods for tests only, available with `--test-methods`.
  static let tests: [Method] = [
    Method(forTests: "debug/rendered", isBrief: false) { try TableHandlers.rendered($0) },
    Method(forTests: "debug/holdLoading") { try LifeHandlers.holdLoading($0) },
    Method(forTests: "debug/stick", isBrief: false) { try LifeHandlers.stick($0) },
  ]

  /// The names of all public methods, including those of the life cycle.
  package static var publishedNames: Set<String> {
    Set(ClientSession.lifeMethods.map(\.rawValue) + published.map(\.name))
  }

  /// The names of the methods for tests.
  package static var testNames: Set<String> { Set(tests.map(\.name)) }

  private static let byName = index(published, from: otherNames.count)
  private static let testsByName = index(tests, from: otherNames.count + published.count)
  /// Further names in the statistics.
  private static let otherNames = ["unknown", "initialize", "shutdown"]

  /// The names in the statistics, by index.
  static var statisticsNames: [String] {
    otherNames + (published + tests).map(\.name)
  }

  /// The statistics index of a method that is not in the table.
  static func otherPlace(_ name: [UInt8]) -> Int {
    if name.elementsEqual("initialize".utf8) { return 1 }
    return name.elementsEqual("shutdown".utf8) ? 2 : 0
  }

  /// The method with a name.
  static func method(_ name: [UInt8], hasTests: Bool) -> Method? {
    byName[name] ?? (hasTests ? testsByName[name] : nil)
  }

  private static func index(_ methods: [Method], from place: Int) -> [[UInt8]: Method] {
    var result: [[UInt8]: Method] = [:]
    for (offset, method) in methods.enumerated() {
      var method = method
      method.place = place + offset
      result[Array(method.name.utf8)] = method
    }
    return result
  }
}
