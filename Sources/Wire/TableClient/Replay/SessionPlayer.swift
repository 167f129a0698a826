import JSONRPC
import JSONText
import WireProtocol

/// Plays the client's part of a session to a daemon and compares the daemon's messages.
///
/// A message of the client is sent after everything above it has arrived. So the client knows at
/// least what it knew in the session. Recorded times are ignored.
package struct SessionPlayer {
  /// The result.
  package struct Report: Sendable {
    /// The number of messages of the daemon that agree with the session.
    package var compared = 0
    /// The number of messages of the client that were not sent.
    package var leftOut = 0
    /// The first difference.
    package var difference: SessionDifference?
  }

  /// The time limit for the daemon's next message.
  package var patience = Duration.seconds(30)

  private static let inFlightMax = 128
  private let session: Session
  private let daemon: DaemonProcess
  private var stream: SessionStream
  private var arrivals = SessionArrivals()
  private var plan: RecordingPlan
  private var report = Report()
  private var methods: [String: String] = [:]
  private var inFlight = Set<String>()

  /// In hand-written sessions: the number of requests in this turn, and the last position reached
  /// in it.
  private var turn = (sent: 0, lastIndex: 0, isOver: true)
  private var mine = SessionReplicas()
  private var others = SessionReplicas()
  /// The line of the last request sent.
  private var lastSentLine = 0
  private var linesOfRequests: [String: Int] = [:]
  /// Requests that were sent while a table was loading. Loading may end before or after their
  /// answers, in the recording and now.
  private var sentWhileLoading = Set<String>()
  /// The parameters of requests that end windows.
  private var endings: [String: JSONValue] = [:]
  private var facts: [String: (line: Int, mine: JSONValue?, other: JSONValue?)] = [:]

  /// A player for a new daemon. `pieceSize` returns how many bytes of a given number are written at
  /// once.
  package init(
    _ session: Session, daemon: DaemonProcess, pieceSize: @escaping (Int) -> Int = { $0 }
  ) {
    self.session = session
    self.daemon = daemon
    stream = SessionStream(
      daemon.connection, isLines: session.isLines, pieceSize: pieceSize)
    plan = RecordingPlan(session)
  }

  /// Plays the session.
  package mutating func play() -> Report {
    for line in session.lines where report.difference == nil {
      do throws(ClientError) {
        switch line.content {
        case .remark: turn.isOver = true
        case .sent(let body): try send(body, line.number)
        case .raw, .run: try say(line.content, line.number)
        case .received(let body): try receive(body, line.number)
        }
      } catch {
        differ(line.number, "the conversation", "to go on", "\(error)")
      }
    }
    if report.difference == nil { end() }
    report.leftOut = plan.leftOutCount
    return report
  }

  /// The daemon's messages for each turn, with the placeholders of the expected ones. It waits
  /// until the daemon sends nothing for some time, so it is slow.
  package mutating func listen() throws(ClientError) -> [[JSONValue]] {
    var result: [[JSONValue]] = []
    for turn in session.turns {
      var expected: [JSONValue] = []
      for line in turn {
        switch line.content {
        case .sent, .raw, .run: try stream.put(line.content)
        case .received(let body): expected.append((try? JSONValue(parsing: body)) ?? .null)
        case .remark: continue
        }
      }
      try stream.flush()
      var received: [JSONValue] = []
      while turn.contains(where: \.content.isFromClient),
        let body = (try? daemon.connection.nextBody(within: .milliseconds(300))) ?? nil
      {
        let old = received.count < expected.count ? expected[received.count] : .null
        received.append(old.placeholders(in: (try? JSONValue(parsing: body)) ?? .null))
      }
      result.append(received)
    }
    return result
  }

  // MARK: The client's part

  private mutating func send(_ body: [UInt8], _ line: Int) throws(ClientError) {
    var body = body
    if session.isRecording {
      switch plan.decide(body, at: line) {
      case .send(let words): body = words
      case .leaveOut: return
      }
    }
    note(body, line)
    while inFlight.count >= Self.inFlightMax, try readOne() {}
    try say(.sent(body), line)
  }

  private mutating func note(_ body: [UInt8], _ line: Int) {
    guard let message = try? JSONValue(parsing: body), let method = message["method"]?.text,
      let id = message["id"]
    else { return }
    let spelled = SessionDifference.spelled(id)
    methods[spelled] = method
    linesOfRequests[spelled] = line
    inFlight.insert(spelled)
    if session.isRecording, !plan.isSettled { sentWhileLoading.insert(spelled) }
    if ["view/unwatch", "view/close", "table/close"].contains(method) {
      endings[spelled] = message["params"]
    }
  }

  private mutating func say(_ content: SessionLine, _ line: Int) throws(ClientError) {
    if turn.isOver { turn = (0, 0, false) }
    turn.sent += 1
    lastSentLine = line
    do {
      try stream.put(content)
    } catch .closed where session.isRecording {
      // The recorded daemon may have read more input at its end. Only its messages are compared.
    }
  }

  // MARK: The daemon's part

  /// Reads one message. Returns false if none arrives in time.
  private mutating func readOne() throws(ClientError) -> Bool {
    try stream.flush()
    guard let body = try daemon.connection.nextBody(within: patience) else { return false }
    take(body)
    return true
  }

  private mutating func take(_ body: [UInt8]) {
    guard let document = try? JSONDocument(parsing: body, depthLimit: 128) else {
      return differ(0, "a message", "JSON", "\(body.count) other bytes")
    }
    let message = JSONValue(document.root)
    let method = message["method"]?.text
    if method == nil { inFlight.remove(SessionDifference.spelled(message["id"] ?? .null)) }
    if session.isOfAnswersOnly, method != nil { return }
    guard session.isRecording, let method else { return arrivals.add(message) }
    switch method {
    case "view/update":
      if let fault = others.apply(document.root.member("params")) {
        return differ(0, "an update", "one that applies", fault)
      }
      if isUpdateCompared { arrivals.add(message) }
    case "table/didChange":
      let table = message["params"]?["table"]?.text ?? ""
      facts[table, default: (0, nil, nil)].other = message["params"]
    case "$/logTrace", "window/logMessage": return
    case "$/progress" where message["params"]?["value"]?["kind"] == "report": return
    default: arrivals.add(message)
    }
  }

  private mutating func receive(_ body: [UInt8], _ line: Int) throws(ClientError) {
    turn.isOver = true
    let expected = (try? JSONValue(parsing: body)) ?? .null
    if session.isRecording {
      plan.note(recorded: expected)
      if try isPassedOver(expected, body, line) { return }
    }
    let lane = SessionArrivals.lane(of: expected)
    guard let arrival = try next(lane) else {
      return differ(
        line, Self.name(expected, methods), SessionDifference.spelled(expected), "nothing")
    }
    if !session.isRecording, turn.sent <= 1, SessionArrivals.isOrdered(lane) {
      guard arrival.index > turn.lastIndex else {
        return differ(
          line, Self.name(expected, methods), "it after what stands above it", "it before that")
      }
      turn.lastIndex = arrival.index
    }
    compare(expected, arrival.message, line)
  }

  private mutating func next(_ lane: String) throws(ClientError) -> SessionArrivals.Arrival? {
    while true {
      if let arrival = arrivals.next(lane) { return arrival }
      guard report.difference == nil, try readOne() else { return nil }
    }
  }

  private mutating func compare(_ expected: JSONValue, _ found: JSONValue, _ line: Int) {
    let id = SessionDifference.spelled(expected["id"] ?? .null)
    let method = expected["method"] == nil ? methods[id] : nil
    let wasSentWhileLoading = expected["method"] == nil && sentWhileLoading.remove(id) != nil
    var comparison = SessionComparison(isRedacted: session.isRedacted, strictness: .exact)
    if session.isRecording {
      comparison.strictness = plan.strictness
      comparison.isMerged = !plan.isOfEach
      // These methods report on the daemon and on timing, not on tables.
      let ofDaemon: Set = ["initialize", "server/stats", "rpc.discover"]
      if let method, ofDaemon.contains(method) { comparison.strictness = .outcome }
      let isAmidSearch = plan.isAmidSearch(expected) || plan.isAmidSearch(found)
      if wasSentWhileLoading || isAmidSearch { comparison.strictness = .outcome }
    }
    let methods = self.methods
    let finding = comparison.compare(expected, found) { message in
      message["method"]?.text ?? methods[SessionDifference.spelled(message["id"] ?? .null)]
    }
    if let finding {
      report.difference = SessionDifference(
        line: line, message: Self.name(expected, methods), pointer: finding.pointer,
        expected: SessionDifference.spelled(finding.expected),
        found: SessionDifference.spelled(finding.found))
      return
    }
    report.compared += 1
    guard session.isRecording else { return }
    if method == "view/sync", linesOfRequests[id] == lastSentLine, !wasSentWhileLoading {
      compareWindows(line, true)
    }
    let params = endings.removeValue(forKey: id) ?? .null
    if ["view/unwatch", "view/close", "table/close"].contains(method), found["error"] == nil {
      mine.forget(params)
      others.forget(params)
      if method == "table/close", let table = params["table"]?.text { facts[table] = nil }
    }
  }

  // MARK: Recordings

  /// Whether updates are compared one by one, instead of by the resulting windows.
  private var isUpdateCompared: Bool { plan.isOfEach && plan.strictness == .exact }

  /// Handles a message that is not expected, or not in this form.
  private mutating func isPassedOver(
    _ expected: JSONValue, _ body: [UInt8], _ line: Int
  ) throws(ClientError) -> Bool {
    guard let method = expected["method"]?.text else { return plan.isLeftOut(answerAt: line) }
    if plan.isLeftOut(event: expected) { return true }
    switch method {
    case "view/update":
      let document = try? JSONDocument(parsing: body, depthLimit: 128)
      if let fault = mine.apply(document?.root.member("params")) {
        differ(line, "the recorded update", "one that applies", fault)
        return true
      }
      return !isUpdateCompared
    case "table/didChange":
      try takeFact(expected["params"] ?? .null, line)
      return true
    case "$/progress": return plan.isLeftOut(progress: expected)
    default: return method == "$/logTrace" || method == "window/logMessage"
    }
  }

  /// State notifications replace each other, so only the final state counts. The end of loading is
  /// waited for.
  private mutating func takeFact(_ fact: JSONValue, _ line: Int) throws(ClientError) {
    let table = fact["table"]?.text ?? ""
    facts[table, default: (0, nil, nil)].mine = fact
    facts[table]?.line = line
    while fact["rowsState"]?["complete"] == true,
      facts[table]?.other?["rowsState"]?["complete"] != true
    {
      guard report.difference == nil else { return }
      guard try readOne() else {
        return differ(line, "table/didChange", SessionDifference.spelled(fact), "nothing")
      }
    }
  }

  /// Compares the windows of the recording with the current ones.
  private mutating func compareWindows(_ line: Int, _ evenIfUntold: Bool) {
    guard plan.isSettled, plan.strictness < .outcome else { return }
    let names = Set(mine.replicas.keys).union(others.replicas.keys)
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let what = "the window of \(String(decoding: name, as: UTF8.self))"
      guard let old = mine.replicas[name], let new = others.replicas[name] else {
        let there = mine.replicas[name] != nil
        if evenIfUntold {
          differ(line, what, there ? "it" : "none", there ? "none" : "it")
        }
        continue
      }
      // While an order is being computed, the shown rows depend on timing.
      let pending = Array("pending".utf8)
      if old.orderState == pending || new.orderState == pending { continue }
      guard
        let finding = SessionReplicas.difference(
          old, new, isRedacted: session.isRedacted, evenIfUntold: evenIfUntold)
      else { continue }
      differ(
        line, what, SessionDifference.spelled(finding.expected),
        SessionDifference.spelled(finding.found), at: finding.pointer)
    }
  }

  // MARK: The end

  private mutating func end() {
    do {
      try stream.flush()
    } catch {
      // A daemon that has exited is judged by its exit status.
    }
    if session.isRecording { daemon.connection.closeOutput() }
    do {
      while report.difference == nil {
        guard try readOne() else { return differ(0, "the daemon", "to end", "that it goes on") }
      }
    } catch .closed {
      judgeEnd()
    } catch {
      differ(0, "the conversation", "to end", "\(error)")
    }
  }

  private mutating func judgeEnd() {
    let status = session.isRecording ? session.ending.flatMap { Int32($0) } : 0
    if session.isRecording {
      compareWindows(0, false)
      compareFacts()
    }
    // A recording with another ending may lack the last answers.
    let isWhole = status == 0 && plan.strictness == .exact
    if isWhole, let extra = arrivals.first {
      differ(0, Self.name(extra, methods), "nothing", SessionDifference.spelled(extra))
    }
    let ending = daemon.wait(within: patience)
    if let status, ending != .exited(status) {
      differ(0, "the daemon", "to end with status \(status)", "\(String(describing: ending))")
    }
  }

  private mutating func compareFacts() {
    guard plan.strictness < .outcome else { return }
    let comparison = SessionComparison(isRedacted: session.isRedacted, strictness: .renumbered)
    for (table, fact) in facts.sorted(by: { $0.key < $1.key }) {
      guard var mine = fact.mine, var other = fact.other, mine["revision"] == other["revision"]
      else { continue }
      if mine["rowsState"]?["examined"] != other["rowsState"]?["examined"] {
        (mine, other) = (Self.unexamined(mine), Self.unexamined(other))
      }
      guard let finding = comparison.compare(params: mine, other, of: "table/didChange")
      else { continue }
      differ(
        fact.line, "the last table/didChange of \(table)",
        SessionDifference.spelled(finding.expected), SessionDifference.spelled(finding.found),
        at: finding.pointer)
    }
  }

  /// A notification without what the background pass has found, whose progress depends on timing.
  private static func unexamined(_ fact: JSONValue) -> JSONValue {
    guard case .object(let members) = fact else { return fact }
    return .object(
      members.filter { $0.name != "diagnostics" }.map { member in
        guard member.name == "rowsState", case .object(let rows) = member.value else {
          return member
        }
        return JSONMember(
          name: member.name, value: .object(rows.filter { $0.name != "examined" }))
      })
  }

  /// Records a difference, if it is the first.
  private mutating func differ(
    _ line: Int, _ message: String, _ expected: String, _ found: String, at pointer: String = ""
  ) {
    if report.difference != nil { return }
    report.difference = SessionDifference(
      line: line, message: message, pointer: pointer, expected: expected, found: found)
  }

  /// A description of a message.
  private static func name(_ message: JSONValue, _ methods: [String: String]) -> String {
    if let method = message["method"]?.text { return method }
    guard let id = message["id"] else { return "the answer to a batch" }
    let spelled = SessionDifference.spelled(id)
    return "the answer to \(spelled)" + (methods[spelled].map { " (\($0))" } ?? "")
  }
}
