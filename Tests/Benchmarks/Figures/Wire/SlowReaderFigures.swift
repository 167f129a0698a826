import JSONText
import TableClient
import TestSupport
import WireProtocol

/// A view that is edited all the time, watched by a client that reads far slower.
///
/// What nobody read must be merged: the daemon's memory stays where it was, and there is never
/// more than one update waiting.
func measureSlowReader(_ bench: Bench) throws {
  var run = try SlowReaderRun(bench)
  try run.warmUp()
  try run.go(for: .seconds(bench.settings.minutes * 60))
  try run.catchUp()
  run.report(minutes: bench.settings.minutes)
}

private struct SlowReaderRun {
  private static let rows = 1000
  private let process: DaemonProcess
  private let connection: ClientConnection
  private var replica = Replica(subscription: Array("s".utf8))
  private var random = SeededGenerator(seed: 11)
  private var base: Double?
  private var highest = 0.0
  private var pendingMax = 0
  private var statsAsked: [Int] = []
  private var edits = 0
  private var updates = 0

  /// A table of 1,000 rows with a long text, sorted and watched as a whole: an update of all of it
  /// is some 400 KB in two parts.
  init(_ bench: Bench) throws {
    process = try bench.startReady()
    connection = process.connection
    let rows = (0..<Self.rows).map { #"["\#(text($0))",\#($0)]"# }
    try connection.ask(
      "table/create",
      #"{"table":"t","columns":[{"id":"a"},{"id":"n"}],"rows":[\#(rows.joined(separator: ","))]}"#)
    try connection.ask("view/open", #"{"table":"t","view":"v","state":{"sort":[{"column":"n"}]}}"#)
    try connection.ask(
      "view/watch", #"{"view":"v","subscription":"s","window":{"kind":"all"}}"#)
    try connection.ask("view/sync", "{}")
    for event in connection.takeEvents() { try take(event) }
  }

  /// The same edits, read as they come, until all code and buffers have been used once.
  mutating func warmUp() throws {
    for _ in 0..<500 {
      try edit()
      while let event = try connection.nextEvent() { try take(event) }
    }
    try connection.ask("view/sync", "{}")
    for event in connection.takeEvents() { try take(event) }
    base = ResidentMemory.mebibytes(of: process.processID)
    highest = base ?? 0
  }

  /// 200 edits a second of 20 cells each; one event is read in a quarter of a second.
  mutating func go(for duration: Duration) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var tick = 0
    while clock.now - start < duration {
      tick += 1
      try edit()
      if tick % 50 == 0, let event = try connection.nextEvent() { try take(event) }
      if tick % 200 == 0 { try look() }
      pause(until: start + .milliseconds(5) * tick)
    }
  }

  /// Reads everything; the replica must be what a fresh read gives.
  mutating func catchUp() throws {
    try connection.ask("view/sync", "{}")
    try takeStats()
    for event in connection.takeEvents() { try take(event) }
    let whole = WireRange(first: 0, size: Self.rows)
    let fresh = try connection.freshRead(view: "v", range: whole)
    try expect(replica.contents == fresh, true, "replica equals a fresh read")
  }

  func report(minutes: Double) {
    Report.remark("slow reader: \(edits) edits of 20 cells, \(updates) updates read")
    if let base {
      let name = "slow reader, \(Report.rounded(minutes)) min: RSS above \(Report.rounded(base))"
      Report.amount(name, highest - base, "MiB", atMost: 20)
    } else {
      Report.remark("slow reader: the system does not tell resident memory")
    }
    Report.amount("slow reader: updates waiting at most", Double(pendingMax), "", atMost: 1)
  }

  /// Moves rows about and writes 20 texts anew.
  private mutating func edit() throws {
    edits += 1
    let cells = (0..<20).map { _ -> String in
      let row = Int(random.next() % UInt64(Self.rows)) + 1
      let number = Int(random.next() % 1000)
      return #"{"kind":"set","row":\#(row),"values":{"a":"\#(text(number))","n":\#(number)}}"#
    }
    let params = #"{"table":"t","history":"none","edits":[\#(cells.joined(separator: ","))]}"#
    try connection.notify("table/edit") { $0.json(params.utf8) }
  }

  private mutating func look() throws {
    if let now = ResidentMemory.mebibytes(of: process.processID) { highest = max(highest, now) }
    statsAsked.append(try connection.begin("server/stats", "{}"))
    try takeStats()
  }

  /// Answers come as slowly as everything else.
  private mutating func takeStats() throws {
    while let id = statsAsked.first, connection.isAnswered(id) {
      statsAsked.removeFirst()
      let stats = try connection.receive(id).result
      for entry in stats.member("watching")?.elements.map({ $0 }) ?? [] {
        pendingMax = max(pendingMax, Int(entry.member("pending")?.int64 ?? Int64.max))
      }
    }
  }

  private mutating func take(_ event: ClientConnection.Event) throws {
    guard event.method == "view/update" else { return }
    try replica.apply(ViewUpdate(event.params))
    updates += 1
  }
}

/// 100 to 199 bytes.
private func text(_ number: Int) -> String {
  String(repeating: "\(number % 10)", count: 100 + number % 100)
}
