import JSONText
import TableClient
import TestSupport
import WireProtocol

/// Widths, heights, windows by offset.
func measureLayout(_ bench: Bench) throws {
  try measureWidths(bench)
  try measureFirstLayouts(bench)
  try measureRewraps(bench)
  try measureScrolling(bench)
}

/// Wraps the longest column of the sample.
let wrappedLayout = #"{"rows":{"wrap":true},"columns":{"note":{"maximum":40}}}"#

extension ClientConnection {
  /// Asks for a layout and waits until nothing of it is an estimate; the last answer.
  @discardableResult
  func settleLayout(_ layout: String, of view: String = "v") throws -> JSONView {
    var answer = try ask("view/set", #"{"view":"\#(view)","state":{"layout":\#(layout)}}"#)
    let end = ContinuousClock.now + timeout
    while !answer.hasExactLayout {
      if ContinuousClock.now > end { throw Implausible(description: "the layout stays estimated") }
      _ = try nextEvent(within: .milliseconds(2))
      answer = try ask("view/get", #"{"view":"\#(view)"}"#)
    }
    return answer
  }
}

extension JSONView {
  /// Whether all widths and heights told are exact.
  var hasExactLayout: Bool {
    guard let layout = member("layout"), layout.member("estimate") == nil else { return false }
    return layout.member("columns")?.elements.allSatisfy { $0.member("estimate") == nil } ?? false
  }
}

/// The exact widths of all columns, of cells that are decoded.
private func measureWidths(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows)
  let process = try bench.startReady(["--cache-bytes=4000000000"])
  let connection = process.connection
  try connection.openAndRest(path, as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  var timing = Timing()
  var width = 0.0
  for run in 0...bench.settings.runs {
    try connection.ask("view/set", #"{"view":"v","state":{"layout":null}}"#)
    var one = Timing()
    let answer = try one.take { try connection.settleLayout("{}") }
    width = answer.member("layout")?.member("width")?.double ?? 0
    if run > 0 { timing.add(.seconds(one.median)) }
  }
  Report.time("exact widths of 8 columns, decoded", timing.median, reach: 0.200)
  if let peer = try bench.peer("wcwidth", on: path)["widths"] {
    Report.remark(
      "wcwidth: \(Report.spelled(peer.seconds)); columns \(width) and \(peer.found) wide")
  }
}

// MARK: SwiftDataTables' tables

/// Its demo's rows: six columns, two of them numbers with fractions or thousands.
private func demoTable(_ rows: Int) -> String {
  let columns = ["name", "value", "amount", "category", "count", "end"].map {
    #"{"id":"\#($0)"}"#
  }
  let content = (0..<rows).map { row in
    let data = #""Data \#(row % 100)","\#(row % 1000)","End \#(row)""#
    return #"["Row \#(row)","\#(row * 100)","\#(Double(row) * 1.5)",\#(data)]"#
  }
  return #"{"table":"t","columns":[\#(columns.joined(separator: ","))],"rows":["#
    + content.joined(separator: ",") + "]}"
}

private func measureFirstLayouts(_ bench: Bench) throws {
  let modes = [
    ("estimated", #"{"kind":"average","advance":7}"#, [0.002, 0.010]),
    ("hybrid", #"{"kind":"hybrid","size":100,"advance":7}"#, [0.005, 0.020]),
    ("all measured", #"{"kind":"maximum"}"#, [0.050, 0.200]),
  ]
  for (place, rows) in [10_000, 50_000].enumerated() {
    for (name, mode, reaches) in modes {
      let layout = #"{"measurer":\#(font),"sizing":{"mode":\#(mode)}}"#
      let timing = try firstLayout(bench, rows, layout)
      Report.time("widths of \(rows) x 6, \(name)", timing.median, reach: reaches[place])
    }
  }
  for (rows, reach) in [(50_000, 0.025), (100_000, 0.050)] {
    let timing = try firstLayout(bench, rows, #"{"measurer":\#(font),"rows":{}}"#)
    Report.time("first layout of \(rows) x 6", timing.median, reach: reach)
  }
}

/// A font with an advance of its own for each of some characters.
private let font: String = {
  let advances = (0x20..<0x7F).map { scalar in
    #"{"start":\#(scalar),"end":\#(scalar + 1),"advance":\#(4 + scalar * 7 % 6)}"#
  }
  return
    #"{"kind":"font","lineHeight":17,"regular":{"defaultAdvance":8,"ranges":[\#(advances.joined(separator: ","))]}}"#
}()

/// From asking for a view with a layout to the first update of its window that has the places that
/// it ends at: what it says before are estimates.
private func firstLayout(_ bench: Bench, _ rows: Int, _ layout: String) throws -> Timing {
  let process = try bench.startReady()
  let connection = process.connection
  let table = demoTable(rows)
  var final: FoundLayout?
  var timing = Timing()
  for _ in 0...bench.settings.runs {
    try connection.ask("table/create", table)
    if let final {
      try timing.take {
        try openLayout(layout, connection)
        while try FoundLayout(connection.waitForUpdate(reaching: 0)) != final {}
      }
    } else {
      try openLayout(layout, connection)
      while let event = try connection.nextEvent(within: .milliseconds(500)) {
        final = FoundLayout(event) ?? final
      }
      try expect(final?.widths.count, 6, "columns of the layout")
    }
    try connection.ask("table/close", #"{"table":"t"}"#)
    _ = connection.takeEvents()
  }
  return timing
}

private func openLayout(_ layout: String, _ connection: ClientConnection) throws {
  try connection.ask("view/open", #"{"table":"t","view":"v","state":{"layout":\#(layout)}}"#)
  try connection.ask(
    "view/watch",
    #"{"view":"v","subscription":"s","window":{"kind":"entries","first":0,"size":50}}"#)
}

/// What an update tells of widths and of the height of all rows.
private struct FoundLayout: Equatable {
  var widths: [Double]
  var height: Double?

  init?(_ event: ClientConnection.Event) {
    guard let layout = event.params?.member("layout"), let columns = layout.member("columns") else {
      return nil
    }
    widths = columns.elements.compactMap { $0.member("width")?.double }
    height = layout.member("height")?.double
  }
}
