import Scheduling
import WireProtocol

/// One method of the daemon.
struct MethodEntry: Sendable {
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
    .actionInvoke, .tableSave, .tableRevert, .tableWatchFile, .tableResolveConflicts,
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

/// The methods of the daemon by name. A session is given them as a value, so that it knows no
/// handler.
package struct MethodIndex: Sendable {
  /// The names of the methods that every client may call, in the order in which `initialize` lists
  /// them.
  let publishedNames: [String]
  /// The names in the statistics, by index.
  let statisticsNames: [String]
  private let byName: [[UInt8]: MethodEntry]
  private let testsByName: [[UInt8]: MethodEntry]
  /// Further names in the statistics.
  private static let otherNames = ["unknown", "initialize", "shutdown"]

  /// An index of methods.
  ///
  /// - Parameters:
  ///   - published: Those that every client may call.
  ///   - tests: Those for tests only.
  init(published: [MethodEntry], tests: [MethodEntry]) {
    publishedNames = published.map(\.name)
    statisticsNames = Self.otherNames + (published + tests).map(\.name)
    byName = Self.index(published, from: Self.otherNames.count)
    testsByName = Self.index(tests, from: Self.otherNames.count + published.count)
  }

  /// The statistics index of a method that is not in the table.
  static func otherPlace(_ name: [UInt8]) -> Int {
    if name.elementsEqual("initialize".utf8) { return 1 }
    return name.elementsEqual("shutdown".utf8) ? 2 : 0
  }

  /// The method with a name.
  func method(_ name: [UInt8], hasTests: Bool) -> MethodEntry? {
    byName[name] ?? (hasTests ? testsByName[name] : nil)
  }

  private static func index(_ methods: [MethodEntry], from place: Int) -> [[UInt8]: MethodEntry] {
    var result: [[UInt8]: MethodEntry] = [:]
    for (offset, method) in methods.enumerated() {
      var method = method
      method.place = place + offset
      result[Array(method.name.utf8)] = method
    }
    return result
  }
}
