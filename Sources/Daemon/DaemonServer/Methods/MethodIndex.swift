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

  /// A method of the contract with typed params and result. The params are decoded here.
  init<Params, Result>(
    _ method: WireMethod<Params, Result>, isBrief: Bool = true, needsGreeting: Bool = true,
    run: @escaping @Sendable (Params, Call<Result>) throws -> Void
  ) {
    self.init(method.name, isBrief: isBrief, needsGreeting: needsGreeting) { call in
      let params = try Params(decoding: call.params)
      try run(params, Call(session: call.session, params: nil, answer: call.answer.pending))
    }
  }

  /// A method of the contract, which determines whether it only reads and whether it is a change.
  /// Its handler decodes its params itself.
  init(
    _ name: MethodName, isBrief: Bool = true, needsGreeting: Bool = true,
    run: @escaping @Sendable (MethodCall) throws -> Void
  ) {
    self.name = name.rawValue
    self.isBrief = isBrief
    self.needsGreeting = needsGreeting
    self.run = run
    isRead = name.order != .exclusive
    effect = name.isChange ? .change : .read
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
