import JSONRPC
import JSONText
import WireProtocol

/// The plan of a replay: which requests of the recording are sent, and how exactly their answers
/// are compared.
///
/// A request that was cancelled or refused for overload had no effect, by contract, and is not
/// sent. A file whose path was redacted cannot be opened, so everything about its table is left
/// out.
struct RecordingPlan {
  /// The decision about a message of the client.
  enum Decision {
    /// It is sent as these bytes.
    case send([UInt8])
    /// It is not sent, and no answer is expected.
    case leaveOut
  }

  /// Whether the recorded client requested one update per revision.
  private(set) var isOfEach = false
  private let isRedacted: Bool
  /// The recorded answers, by the line of their request.
  private let answers: [Int: JSONValue]
  /// The lines of answers that are not expected.
  private var answerLinesLeftOut = Set<Int>()
  private let answerLines: [Int: Int]
  private var lostIDs = Set<String>()
  private var hasLostTables = false
  private var incomplete = Set<String>()
  /// Whether partial results of a search were sent.
  private var hasSearched = false
  private var strictest = SessionComparison.Strictness.exact

  /// The number of messages left out.
  private(set) var leftOutCount = 0

  init(_ session: Session) {
    isRedacted = session.isRedacted
    var open: [String: [Int]] = [:]
    var answers: [Int: JSONValue] = [:]
    var answerLines: [Int: Int] = [:]
    for line in session.lines {
      switch line.content {
      case .sent(let body):
        guard let message = try? JSONValue(parsing: body), message["method"] != nil,
          let id = message["id"]
        else { continue }
        open[SessionDifference.spelled(id), default: []].append(line.number)
        if message["method"] == "initialize" {
          isOfEach = message["params"]?["updates"] == "each"
        }
      case .received(let body):
        guard let message = try? JSONValue(parsing: body), message["method"] == nil,
          let id = message["id"], let asked = open[SessionDifference.spelled(id)]?.first
        else { continue }
        open[SessionDifference.spelled(id)]?.removeFirst()
        answers[asked] = message["error"] == nil ? Self.brief(message) : message
        answerLines[asked] = line.number
      case .raw, .run, .remark: continue
      }
    }
    self.answers = answers
    self.answerLines = answerLines
  }

  /// The required strictness of comparisons from now on.
  var strictness: SessionComparison.Strictness {
    incomplete.isEmpty ? strictest : .outcome
  }

  /// Whether every table is completely loaded, so that windows can be compared.
  var isSettled: Bool { incomplete.isEmpty }

  /// Whether the content of an answer depends on the progress of a search.
  func isAmidSearch(_ answer: JSONValue) -> Bool {
    hasSearched && answer["result"]?["orderState"] == "pending"
  }

  /// Whether the answer on a line is not expected.
  func isLeftOut(answerAt line: Int) -> Bool { answerLinesLeftOut.contains(line) }

  /// Whether an event concerns something that was left out.
  func isLeftOut(event message: JSONValue) -> Bool { !lost(message["params"]).isEmpty }

  /// Whether a progress event cannot be compared, because it may belong to a file that was left
  /// out.
  func isLeftOut(progress message: JSONValue) -> Bool {
    hasLostTables || message["params"]?["value"]?["kind"] == "report"
  }

  // MARK: The client's messages

  /// Decides about a message of the client.
  mutating func decide(_ body: [UInt8], at line: Int) -> Decision {
    guard var message = try? JSONValue(parsing: body), let method = message["method"]?.text else {
      return .send(body)
    }
    var body = body
    if method == "table/open", message["params"]?["journal"] != nil {
      message = Self.withParams(of: message, without: Self.journalMembers)
      body = message.encoded
    }
    // A replay neither reads nor changes what is kept of views.
    if method == "view/open", message["params"]?["remember"] != nil {
      message = Self.withParams(of: message, without: ["remember"])
      body = message.encoded
      loosen(to: .outcome)
    }
    let code = answers[line]?["error"]?["code"]?.int64.flatMap { Int(exactly: $0) }
    let isCancelled = code == ResponseError.requestCancelled
    // A cancellation that arrived too late had no effect. One that arrived in time is left out
    // together with its request. A view whose state was restored has one more view revision.
    if method == "view/set", isCancelled { loosen(to: .renumbered) }
    if method == "$/cancelRequest" || isCancelled || code == ResponseError.overloaded {
      return leaveOut(line)
    }
    // A replay writes no files, and cannot use files that other programs have written.
    if MethodName(rawValue: method)?.isLeftOutOfReplays == true {
      if MethodName(rawValue: method)?.isChange == true { loosen(to: .outcome) }
      return leaveOut(line)
    }
    let writesFile =
      method == "table/save" && message["params"]?["dryRun"] != true
      || method == "table/export" && message["params"]?["to"] != nil
    if writesFile {
      loosen(to: .outcome)
      return leaveOut(line)
    }
    if method == "initialize" { return .send(Self.initialize(message).encoded) }
    if isRedacted, isLost(message, method, line) { return leaveOut(line) }
    if isRedacted, !Self.isBlind(method, message["params"]) { loosen(to: .outcome) }
    return .send(hasLostTables ? named(message, line).encoded : body)
  }

  private mutating func leaveOut(_ line: Int) -> Decision {
    if let answer = answerLines[line] { answerLinesLeftOut.insert(answer) }
    leftOutCount += 1
    return .leaveOut
  }

  /// The parameters are changed to one update per revision. The parent process is not watched,
  /// since that of the recording may have ended.
  private static func initialize(_ message: JSONValue) -> JSONValue {
    withParams(
      of: message, without: journalMembers.union(["updates", "processId"]),
      with: [
        JSONMember(name: "updates", value: "each"), JSONMember(name: "journal", value: "off"),
      ])
  }

  /// A replay keeps no edits.
  private static let journalMembers: Set = ["journal", "journalFolder", "durability"]

  private static func withParams(
    of message: JSONValue, without dropped: Set<String>, with added: [JSONMember] = []
  ) -> JSONValue {
    guard case .object(let members) = message else { return message }
    return .object(
      members.map { member in
        guard member.name == "params", case .object(let params) = member.value else {
          return member
        }
        let kept = params.filter { !dropped.contains($0.name) }
        return JSONMember(name: "params", value: .object(kept + added))
      })
  }

  /// Whether the effect of a method does not depend on text: with other texts, only texts differ.
  private static func isBlind(_ method: String, _ params: JSONValue?) -> Bool {
    switch method {
    case "initialized", "shutdown", "exit", "table/edit", "table/undo", "table/redo",
      "table/describe", "table/close", "view/get", "view/rows", "view/locate", "view/watch",
      "view/scroll", "view/hover", "view/resync", "view/sync", "view/unwatch", "view/close":
      true
    case "table/create": params?["keyColumns"] == nil && params?["detectTypes"] == nil
    case "view/open": params?["state"] == nil
    default: method.hasPrefix("$/")
    }
  }

  // MARK: Requests that cannot be repeated

  private mutating func isLost(_ message: JSONValue, _ method: String, _ line: Int) -> Bool {
    let params = message["params"]
    let result = answers[line]?["result"]
    let isOpening =
      method == "table/open" && (params?["path"] != nil || params?["uri"] != nil)
      && answers[line]?["error"] == nil
    guard isOpening || !lost(params).isEmpty else { return false }
    if isOpening {
      hasLostTables = true
      loosen(to: .outcome)
    }
    for ids in [params, result] { lostIDs.formUnion(Self.ids(ids)) }
    return true
  }

  private func lost(_ body: JSONValue?) -> Set<String> {
    lostIDs.isEmpty ? [] : lostIDs.intersection(Self.ids(body))
  }

  private static func ids(_ body: JSONValue?) -> [String] {
    ["table", "view", "subscription"].compactMap { name in
      body?[name]?.text.map { "\(name) \($0)" }
    }
  }

  /// The request with the id that the daemon assigned in this run instead of the recorded one.
  private func named(_ message: JSONValue, _ line: Int) -> JSONValue {
    let names = [
      "table/open": "table", "table/create": "table", "view/open": "view",
      "view/watch": "subscription",
    ]
    guard let name = names[message["method"]?.text ?? ""],
      let id = answers[line]?["result"]?[name], message["params"]?[name] == nil,
      case .object(var members) = message,
      let place = members.firstIndex(where: { $0.name == "params" }),
      case .object(let params) = members[place].value
    else { return message }
    members[place].value = .object(params + [JSONMember(name: name, value: id)])
    return .object(members)
  }

  // MARK: Results that depend on timing

  /// Limits the strictness of comparisons from now on.
  mutating func loosen(to strictness: SessionComparison.Strictness) {
    strictest = max(strictest, strictness)
  }

  private static func hasPendingAggregate(_ section: JSONValue) -> Bool {
    guard case .array(let aggregates) = section["aggregates"] else { return false }
    return aggregates.contains { $0["pending"] == true }
  }

  /// Whether a search is running. The number of its partial results depends on timing.
  private static func tellsSearch(_ body: JSONValue?) -> Bool {
    if body?["searching"] != nil { return true }
    // Without an order, all rows may have been searched, or none yet.
    guard let body, body["orderState"] == "pending" else { return false }
    if case .object? = body["state"]?["search"] { return true }
    return body["counts"]?["matches"] != nil
  }

  /// Learns from a recorded message which tables are loading, and whether aggregates are computed
  /// in the background. The end of both counts as a view revision, at a time that varies.
  mutating func note(recorded message: JSONValue) {
    let footers = (message["result"] ?? message["params"])?["footers"]
    if case .object(let members) = footers, members.contains(where: { $0.value["pending"] == true })
    {
      loosen(to: .renumbered)
    }
    if case .array(let sections) = (message["result"] ?? message["params"])?["sections"],
      sections.contains(where: Self.hasPendingAggregate)
    {
      loosen(to: .renumbered)
    }
    if Self.tellsSearch(message["result"] ?? message["params"]) {
      hasSearched = true
      loosen(to: .renumbered)
    }
    let isFact = message["method"]?.text == "table/didChange"
    let body = isFact ? message["params"] : message["result"]
    guard let table = body?["table"]?.text, let rows = body?["rowsState"],
      let isComplete = rows["complete"]?.bool
    else { return }
    if isComplete {
      incomplete.remove(table)
    } else {
      incomplete.insert(table)
      // The number of view revisions in between depends on timing.
      loosen(to: .renumbered)
    }
  }

  /// An answer without its rows.
  private static func brief(_ answer: JSONValue) -> JSONValue {
    let ids = ["table", "view", "subscription"].compactMap { name in
      answer["result"]?[name].map { JSONMember(name: name, value: $0) }
    }
    return ["result": .object(ids)]
  }
}
