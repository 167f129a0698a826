import JSONText
import WireProtocol

/// What a replay does with a recording's requests: which it sends, and how exactly their answers
/// must be the same.
///
/// A request that was cancelled or refused for want of room has done nothing, by contract, and is
/// not sent again. A file whose path was redacted cannot be opened again: what speaks of its table
/// is left out.
struct RecordingPlan {
  /// What becomes of a message of the client.
  enum Decision {
    /// It is sent, in these words.
    case send([UInt8])
    /// It is not sent, and has no answer.
    case leaveOut
  }

  /// Whether the recorded client asked for one update per revision.
  private(set) var isOfEach = false
  private let isRedacted: Bool
  /// The recorded answers by the lines of their requests.
  private let answers: [Int: JSONValue]
  /// Answers that are not waited for, by the lines they stand on.
  private var answerLinesLeftOut = Set<Int>()
  private let answerLines: [Int: Int]
  private var lostIDs = Set<String>()
  private var hasLostTables = false
  private var incomplete = Set<String>()
  /// Whether hits of a search were told before all were found.
  private var hasSearched = false
  private var strictest = SessionComparison.Strictness.exact

  /// How many messages were left out.
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

  /// How exactly messages must be the same from now on.
  var strictness: SessionComparison.Strictness {
    incomplete.isEmpty ? strictest : .outcome
  }

  /// Whether every table has been read to its end, so that windows can be compared.
  var isSettled: Bool { incomplete.isEmpty }

  /// Whether what an answer tells depends on how far a search was.
  func isAmidSearch(_ answer: JSONValue) -> Bool {
    hasSearched && answer["result"]?["order"] == "pending"
  }

  /// Whether the answer on a line is not waited for.
  func isLeftOut(answerAt line: Int) -> Bool { answerLinesLeftOut.contains(line) }

  /// Whether an event speaks of what was left out.
  func isLeftOut(event message: JSONValue) -> Bool { !lost(message["params"]).isEmpty }

  /// Whether progress cannot be compared, since it may be that of a file left out.
  func isLeftOut(progress message: JSONValue) -> Bool {
    hasLostTables || message["params"]?["value"]?["kind"] == "report"
  }

  // MARK: The client's messages

  /// What to do with a body of the client.
  mutating func decide(_ body: [UInt8], at line: Int) -> Decision {
    guard let message = try? JSONValue(parsing: body), let method = message["method"]?.text else {
      return .send(body)
    }
    let code = answers[line]?["error"]?["code"]?.int64
    // A cancellation that came too late did nothing; one that came in time is left out with what
    // it cancelled.
    // A view whose state came back counts a revision more.
    if method == "view/set", code == -32800 { loosen(to: .renumbered) }
    if method == "$/cancelRequest" || code == -32800 || code == -32000 { return leaveOut(line) }
    // A replay writes no files.
    if method == "table/save", message["params"]?["dryRun"] != true {
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

  /// One update per revision, and no parent to watch: that of the recording may be gone.
  private static func initialize(_ message: JSONValue) -> JSONValue {
    guard case .object(let members) = message else { return message }
    return .object(
      members.map { member in
        guard member.name == "params", case .object(let params) = member.value else {
          return member
        }
        let kept = params.filter { $0.name != "updates" && $0.name != "processId" }
        let each = JSONMember(name: "updates", value: "each")
        return JSONMember(name: "params", value: .object(kept + [each]))
      })
  }

  /// Whether text cannot decide what comes of a method: other texts give the same but for texts.
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

  // MARK: What cannot be done again

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

  /// The request with the id that the daemon gave in the recording: it counts otherwise now.
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

  // MARK: What time decides

  /// Compares no more exactly than so from now on.
  mutating func loosen(to strictness: SessionComparison.Strictness) {
    strictest = max(strictest, strictness)
  }

  private static func hasPendingAggregate(_ section: JSONValue) -> Bool {
    guard case .array(let aggregates) = section["aggregates"] else { return false }
    return aggregates.contains { $0["pending"] == true }
  }

  /// Whether a search is under way: how many states it tells on its way is decided by time.
  private static func tellsSearch(_ body: JSONValue?) -> Bool {
    if body?["searching"] != nil { return true }
    // All rows may have been looked at, or none yet, before there is an order.
    guard let body, body["order"] == "pending" else { return false }
    if case .object? = body["state"]?["search"] { return true }
    return body["counts"]?["matches"] != nil
  }

  /// Learns from a recorded message how far tables are read, and whether aggregates are computed
  /// in the background: their end counts a state of the view at a time of its own.
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
    guard let table = body?["table"]?.text, let rows = body?["rows"],
      let isComplete = rows["complete"]?.bool
    else { return }
    if isComplete {
      incomplete.remove(table)
    } else {
      incomplete.insert(table)
      // How many states there were meanwhile is told by no clock.
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
