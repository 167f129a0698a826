/// Everything the daemon can be asked to do; the life cycle is in ``ClientSession``.
enum MethodTable {
  /// One method.
  struct Method: Sendable {
    /// Its name on the wire.
    let name: StaticString
    /// Whether what it does on the table is brief as a rule, so that the reader thread may do it
    /// itself when nothing else waits.
    var isBrief = true
    /// Decodes the parameters and routes the rest; runs on the reader thread and does not block.
    let run: @Sendable (MethodCall) throws -> Void
  }

  /// Methods that change a table or its life; in arrival order per table.
  static let exclusive: [Method] = [
    Method(name: "table/open") { try TableHandlers.open($0) },
    Method(name: "table/create") { try TableHandlers.create($0) },
    Method(name: "table/close") { try TableHandlers.close($0) },
    Method(name: "table/edit") { try EditHandlers.edit($0) },
    Method(name: "table/undo", isBrief: false) { try EditHandlers.undo($0) },
    Method(name: "table/redo", isBrief: false) { try EditHandlers.redo($0) },
    Method(name: "view/open") { try ViewHandlers.open($0) },
    Method(name: "view/set") { try ViewHandlers.set($0) },
    Method(name: "view/tap") { try ViewHandlers.tap($0) },
    Method(name: "view/close") { try ViewHandlers.close($0) },
    Method(name: "view/watch") { try WatchHandlers.watch($0) },
    Method(name: "view/scroll") { try WatchHandlers.scroll($0) },
    Method(name: "view/resync") { try WatchHandlers.resync($0) },
    Method(name: "view/unwatch") { try WatchHandlers.unwatch($0) },
  ]

  /// Methods that read a frozen state.
  static let snapshot: [Method] = [
    Method(name: "table/describe") { try TableHandlers.describe($0) },
    Method(name: "view/get") { try ViewHandlers.get($0) },
    Method(name: "view/rows") { try ReadHandlers.rows($0) },
    Method(name: "view/locate") { try ReadHandlers.locate($0) },
    Method(name: "view/sync") { try WatchHandlers.sync($0) },
  ]

  /// Methods that no table is needed for.
  static let immediate: [Method] = [
    Method(name: "server/stats") { try LifeHandlers.stats($0) }
  ]

  /// Methods for tests only, dispatched with `--test-methods`.
  static let tests: [Method] = [
    Method(name: "debug/rendered", isBrief: false) { try TableHandlers.rendered($0) }
  ]

  private static let byName: [[UInt8]: Method] = index(exclusive + snapshot + immediate)
  private static let testsByName: [[UInt8]: Method] = index(tests)

  /// The method with a name.
  static func method(_ name: [UInt8], hasTests: Bool) -> Method? {
    byName[name] ?? (hasTests ? testsByName[name] : nil)
  }

  private static func index(_ methods: [Method]) -> [[UInt8]: Method] {
    var result: [[UInt8]: Method] = [:]
    for method in methods { result[method.name.withUTF8Buffer { Array($0) }] = method }
    return result
  }
}
