import JSONText
import TableClient
import WireProtocol

/// Sections of a million rows: first, in steps, collapsed, and what they tell of their rows.
func measureSections(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(path, as: "t")
  let best = try bench.best("group by city", on: path)
  for (name, levels) in [("city", #"{"column":"city"}"#), ("city and age", bothLevels)] {
    try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
    var first = Timing()
    let shown = try first.take { try show(connection, #"{"by":[\#(levels)]}"#) }
    try expect(shown.filteredCount(), bench.settings.rows, "rows in sections")
    Report.remark("sections by \(name), first: \(Report.spelled(first.median))")
    let anew = try Timing.of(bench.settings.runs) {
      _ = try connection.ask("view/set", #"{"view":"v","state":{"sections":null}}"#)
      _ = try show(connection, #"{"by":[\#(levels)]}"#)
    }
    Report.remark("sections by \(name), again: \(Report.spelled(anew.median))")
    try measureCollapsing(connection, name, bench.settings.runs)
    try measureAggregates(connection, name, bench, best)
    try measureMoves(connection, name, bench.settings.runs)
    try connection.ask("view/close", #"{"view":"v"}"#)
  }
}

private let bothLevels = #"{"column":"city"},{"column":"age"}"#
private let told =
  #"[{"column":"balance","kind":"sum"},{"column":"balance","kind":"mean"}]"#

private func show(_ connection: ClientConnection, _ sections: String) throws -> JSONView {
  try connection.ask("view/set", #"{"view":"v","state":{"sections":\#(sections)}}"#)
}

private func measureCollapsing(
  _ connection: ClientConnection, _ name: String, _ runs: Int
) throws {
  for action in ["collapse", "expand"] {
    let timing = try Timing.of(runs) {
      try connection.ask("view/collapse", #"{"view":"v","action":"\#(action)"}"#)
    }
    Report.time("\(action) all sections by \(name)", timing.median, reach: 0.010)
  }
}

/// From asking for aggregates to their being told without `pending`.
private func measureAggregates(
  _ connection: ClientConnection, _ name: String, _ bench: Bench,
  _ best: (name: String, figure: PeerFigure)?
) throws {
  try connection.ask("view/collapse", #"{"view":"v","action":"collapse"}"#)
  let timing = try Timing.of(bench.settings.runs) {
    _ = try show(connection, #"{"aggregates":\#(told)}"#)
    while try hasPending(connection) {
      try connection.ask("view/sync", #"{"table":"t"}"#)
    }
    _ = try show(connection, #"{"aggregates":null}"#)
  }
  let label = "count, sum, mean of sections by \(name)"
  if name == "city" {
    Report.ratio(label, timing.median, peer: best?.name ?? "peers", best?.figure.seconds, reach: 4)
  } else {
    Report.remark("\(label): \(Report.spelled(timing.median))")
  }
  try connection.ask("view/collapse", #"{"view":"v","action":"expand"}"#)
  _ = try show(connection, #"{"aggregates":\#(told)}"#)
  try connection.ask("view/sync", #"{"table":"t"}"#)
}

private func hasPending(_ connection: ClientConnection) throws -> Bool {
  let rows = try connection.ask("view/rows", #"{"view":"v","range":{"first":0,"size":1}}"#)
  let sections = rows.member("sections")?.elements.first { _ in true }
  let aggregate = sections?.member("aggregates")?.elements.first { _ in true }
  return aggregate?.member("pending")?.bool ?? true
}

/// One row goes to another section and back, which both tell what their rows come to.
private func measureMoves(_ connection: ClientConnection, _ name: String, _ runs: Int) throws {
  try connection.ask(
    "view/watch",
    #"{"view":"v","subscription":"s","window":{"kind":"entries","first":0,"size":50}}"#)
  var replica = Replica(subscription: Array("s".utf8))
  try replica.apply(ViewUpdate(connection.waitForUpdate(reaching: 0).params))
  let rows = try connection.ask("view/rows", #"{"view":"v","range":{"first":10,"size":1}}"#)
  guard let key = rows.integerKeys().first, let city = rows.values("city").first?.string else {
    throw Implausible(description: "no row")
  }
  var timing = Timing()
  for run in 0..<runs * 20 {
    let city = run % 2 == 0 ? "Elsewhere" : String(decoding: city, as: UTF8.self)
    let event = try timing.take {
      let id = try connection.begin(
        "table/edit",
        #"{"table":"t","edits":[{"kind":"set","row":\#(key),"column":"city","value":"\#(city)"}]}"#)
      let answer = try connection.receive(id).result
      return try connection.waitForUpdate(
        reaching: Int(answer.member("revision")?.int64 ?? 0))
    }
    try replica.apply(ViewUpdate(event.params))
  }
  Report.time("a row to another section by \(name), to update", timing.median, reach: 0.001)
  let fresh = try connection.freshRead(view: "v", range: replica.window)
  try expect(replica.contents == fresh, true, "replica equals a fresh read")
}
