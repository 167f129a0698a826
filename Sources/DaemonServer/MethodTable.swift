/// Everything the daemon can be asked to do; the life cycle is in ``ClientSession``.
package enum MethodTable {
  /// One method.
  struct Method: Sendable {
    /// Its name on the wire.
    let name: StaticString
    /// Whether what it does on the table is brief as a rule, so that the reader thread may do it
    /// itself when nothing else waits.
    let isBrief: Bool
    /// Whether it may be asked before `initialize`.
    let needsGreeting: Bool
    /// Decodes the parameters and routes the rest; runs on the reader thread and does not block.
    let run: @Sendable (MethodCall) throws -> Void
    /// Where its counts are kept.
    var place = 0
    /// Whether it only reads: an answer that is too long may be refused, and a cancellation may be
    /// answered before the work has seen it.
    var isRead = false

    init(
      name: StaticString, isBrief: Bool = true, needsGreeting: Bool = true,
      run: @escaping @Sendable (MethodCall) throws -> Void
    ) {
      self.name = name
      self.isBrief = isBrief
      self.needsGreeting = needsGreeting
      self.run = run
    }

    /// The method as one that only reads.
    var reading: Method {
      var method = self
      method.isRead = true
      return method
    }
  }

  /// Methods that change a table or its life; in arrival order per table.
  static let exclusive: [Method] = [
    Method(name: "table/open") { try TableHandlers.open($0) },
    Method(name: "table/create") { try TableHandlers.create($0) },
    Method(name: "table/close") { try TableHandlers.close($0) },
    Method(name: "table/edit") { try EditHandlers.edit($0) },
    Method(name: "table/setRows", isBrief: false) { try ContentHandlers.setRows($0) },
    Method(name: "table/setParams", isBrief: false) { try ParameterHandlers.setParams($0) },
    Method(name: "table/declare", isBrief: false) { try DeclarationHandlers.declare($0) },
    Method(name: "table/undo", isBrief: false) { try EditHandlers.undo($0) },
    Method(name: "table/redo", isBrief: false) { try EditHandlers.redo($0) },
    Method(name: "table/jump", isBrief: false) { try HistoryHandlers.jump($0) },
    Method(name: "view/replace", isBrief: false) { try ReplaceHandler.replace($0) },
    Method(name: "cell/draft") { try DraftHandlers.draft($0) },
    Method(name: "cell/refresh", isBrief: false) { try Supplies.refresh($0) },
    Method(name: "view/open") { try ViewHandlers.open($0) },
    Method(name: "view/set") { try ViewHandlers.set($0) },
    Method(name: "view/tap") { try ViewHandlers.tap($0) },
    Method(name: "view/collapse") { try SectionHandlers.collapse($0) },
    Method(name: "view/select") { try SelectHandlers.select($0) },
    Method(name: "action/invoke") { try ActionHandlers.invoke($0) },
    Method(name: "view/close") { try ViewHandlers.close($0) },
    Method(name: "view/pin") { try PinHandlers.pin($0) },
    Method(name: "view/unpin") { try PinHandlers.unpin($0) },
    Method(name: "view/watch") { try WatchHandlers.watch($0) },
    Method(name: "view/scroll") { try ScrollHandler.scroll($0) },
    Method(name: "view/hover") { try WatchHandlers.hover($0) },
    Method(name: "view/measure") { try ClientMeasureHandler.take($0) },
    Method(name: "view/resync") { try WatchHandlers.resync($0) },
    Method(name: "view/unwatch") { try WatchHandlers.unwatch($0) },
  ]

  /// Methods that read a frozen state.
  static let snapshot: [Method] = [
    Method(name: "table/describe") { try TableHandlers.describe($0) },
    Method(name: "table/resolve", isBrief: false) { try DeclarationHandlers.resolve($0) },
    Method(name: "table/validate", isBrief: false) { try ValidationHandler.validate($0) },
    Method(name: "table/diff", isBrief: false) { try ContentHandlers.diff($0) },
    Method(name: "table/history") { try HistoryHandlers.history($0) },
    Method(name: "view/get") { try ViewHandlers.get($0) },
    Method(name: "view/rows") { try ReadHandlers.rows($0) },
    Method(name: "view/aggregate", isBrief: false) { try AggregateHandler.aggregate($0) },
    Method(name: "view/find") { try FindHandler.find($0) },
    Method(name: "filter/convert", isBrief: false) { try FilterHandlers.convert($0) },
    Method(name: "filter/like") { try FilterHandlers.like($0) },
    Method(name: "cell/text") { try TextHandler.read($0) },
    Method(name: "view/locate") { try ReadHandlers.locate($0) },
    Method(name: "action/list") { try ActionHandlers.list($0) },
    Method(name: "view/selection") { try SelectHandlers.selection($0) },
    Method(name: "view/sync") { try WatchHandlers.sync($0) },
  ]

  /// Methods that no table is needed for.
  static let immediate: [Method] = [
    Method(name: "expression/check") { try ExpressionHandlers.check($0) },
    Method(name: "expression/evaluate") { try ExpressionHandlers.evaluate($0) },
    Method(name: "text/measure") { try MeasureHandler.measure($0) },
    Method(name: "preset/list") { try Presets.list($0) },
    Method(name: "server/stats") { try LifeHandlers.stats($0) },
    Method(name: "rpc.discover", needsGreeting: false) { try LifeHandlers.discover($0) },
  ]

  /// Methods for tests only, dispatched with `--test-methods`.
  static let tests: [Method] = [
    Method(name: "debug/rendered", isBrief: false) { try TableHandlers.rendered($0) },
    Method(name: "debug/holdLoading") { try LifeHandlers.holdLoading($0) },
    Method(name: "debug/stick", isBrief: false) { try LifeHandlers.stick($0) },
  ]

  /// Methods that every client may call; `initialize` lists them.
  static let published = exclusive + snapshot + immediate

  /// The names of all methods that every client may call, life cycle included.
  package static var publishedNames: Set<String> {
    Set((ClientSession.lifeMethods + published.map(\.name)).map { "\($0)" })
  }

  /// The names of methods that are dispatched in tests only.
  package static var testNames: Set<String> { Set(tests.map { "\($0.name)" }) }

  private static let byName = index(
    exclusive + (snapshot + immediate).map(\.reading), from: otherNames.count)
  private static let testsByName = index(tests, from: otherNames.count + published.count)
  /// Names that counts are kept under beside those of methods.
  private static let otherNames: [StaticString] = ["unknown", "initialize", "shutdown"]

  /// The names that counts are kept under, by place.
  static var statisticsNames: [StaticString] {
    otherNames + (published + tests).map(\.name)
  }

  /// Where the counts of a method are kept that is not in the table.
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
      result[method.name.withUTF8Buffer { Array($0) }] = method
    }
    return result
  }
}
