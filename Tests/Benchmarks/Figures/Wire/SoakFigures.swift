import JSONText
import TableClient
import TestSupport
import WireProtocol

/// Somebody types into a sorted and watched table, one edit every 150 ms, for a long time.
func measureSoak(_ bench: Bench) throws {
  var run = try SoakRun(bench)
  try run.type(for: .seconds(bench.settings.minutes * 60))
  try run.check()
  run.report(minutes: bench.settings.minutes)
}

private struct SoakRun {
  private let process: DaemonProcess
  private let connection: ClientConnection
  private var replica = Replica(subscription: Array("s".utf8))
  private var random = SeededGenerator(seed: 5)
  private var minutes: [Timing] = []
  private var memory = Course()
  private var typed = 0

  init(_ bench: Bench) throws {
    process = try bench.startReady()
    connection = process.connection
    try connection.openAndRest(bench.sample(bench.settings.rows), as: "t")
    try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
    try connection.ask("view/set", #"{"view":"v","state":{"sort":[{"column":"balance"}]}}"#)
    try connection.ask(
      "view/watch",
      #"{"view":"v","subscription":"s","window":{"kind":"entries","first":1000,"size":50}}"#)
    try replica.apply(ViewUpdate(connection.waitForUpdate(reaching: 0).params))
  }

  /// Nine letters of a note, then a balance, by which the row finds another place.
  mutating func type(for duration: Duration) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var tick = 0
    while clock.now - start < duration {
      tick += 1
      pause(until: start + .milliseconds(150) * tick)
      let elapsed = (clock.now - start).seconds
      let minute = Int(elapsed / 60)
      while minutes.count <= minute { minutes.append(Timing()) }
      minutes[minute].add(try edit(tick))
      guard tick % 7 == 0, let now = ResidentMemory.mebibytes(of: process.processID) else {
        continue
      }
      memory.add(now, at: elapsed / 60)
    }
  }

  /// The replica must be what a fresh read gives.
  func check() throws {
    let fresh = try connection.freshRead(view: "v", range: replica.window)
    try expect(replica.contents == fresh, true, "replica equals a fresh read")
  }

  func report(minutes wanted: Double) {
    let whole = minutes.filter { $0.seconds.count > 300 }
    let slowest = whole.isEmpty ? minutes : whole
    let worst = slowest.map { $0.percentile(0.99) }
    Report.remark("typing to update, p50 by minute: \(spelled(slowest.map(\.median)))")
    Report.remark("typing to update, p99 by minute: \(spelled(worst))")
    let half = (worst.count + 1) / 2
    let early = mean(worst[..<half])
    let late = mean(worst[(worst.count - half)...])
    Report.amount("soak: p99 of the later half by the earlier", late / early, "", atMost: 1.5)
    // The first minute fills what is filled once: caches, arenas of the allocator.
    var settled = Course()
    for point in memory.points where wanted < 2 || point.time >= 1 {
      settled.add(point.value, at: point.time)
    }
    guard let first = settled.points.first, let last = settled.points.last else {
      return Report.remark("soak: the system does not tell resident memory")
    }
    Report.remark("RSS \(Report.rounded(first.value)) to \(Report.rounded(last.value)) MiB")
    let name = "soak, \(Report.rounded(wanted)) min: RSS slope"
    Report.amount(name, settled.slope, "MiB/min", atMost: 0.1)
  }

  /// How long it took until the update was there.
  private mutating func edit(_ tick: Int) throws -> Duration {
    guard replica.contents.keys.count == 50,
      case .row(.integer(let key)) = replica.contents.keys[20]
    else { throw Implausible(description: "the window has no twentieth row") }
    var column = "note"
    typed = tick % 10
    var value = "\"\(String(repeating: "typed ", count: 2).prefix(typed))\""
    if typed == 0 {
      column = "balance"
      value = try balance(at: Int(random.next() % 50))
    }
    let history = typed > 1 ? "join" : "step"
    let edit = #"{"kind":"set","row":\#(key),"column":"\#(column)","value":\#(value)}"#
    let params = #"{"table":"t","history":"\#(history)","edits":[\#(edit)]}"#
    let start = ContinuousClock.now
    let id = try connection.begin("table/edit", params)
    let answer = try connection.receive(id).result
    let event = try connection.waitForUpdate(
      reaching: Int(answer.member("revision")?.int64 ?? 0))
    let duration = ContinuousClock.now - start
    try replica.apply(ViewUpdate(event.params))
    return duration
  }

  /// A little more than another row of the window has.
  private func balance(at row: Int) throws -> String {
    guard let cell = replica.contents.cell(row, Array("balance".utf8)), let text = cell.text,
      let value = Double(String(decoding: text, as: UTF8.self))
    else { throw Implausible(description: "no balance") }
    return "\(value + 0.001)"
  }

  private func mean(_ values: ArraySlice<Double>) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  private func spelled(_ values: [Double]) -> String {
    values.map { Report.spelled($0) }.joined(separator: ", ")
  }
}
