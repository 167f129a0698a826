import JSONText
import TableClient
import TestSupport
import WireProtocol

/// Windows by offset anywhere in a big file, and what the places of its rows take in memory.
func measureScrolling(_ bench: Bench) throws {
  try measureLayoutMemory(bench)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(bench.sample(bench.settings.manyRows), as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  try scrollAnywhere(bench, connection)
}

/// What the daemon's memory grows by; almost no decoded cells are kept, which are not the layout's.
private func measureLayoutMemory(_ bench: Bench) throws {
  let rows = bench.settings.manyRows
  let process = try bench.startReady(["--cache-bytes=1000000"])
  let connection = process.connection
  try connection.openAndRest(bench.sample(rows), as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  let widths = #""sizing":{"mode":{"kind":"fixed","width":20}}"#
  func memory(_ rows: String) throws -> Double {
    try connection.settleLayout("{\(widths),\(rows)}")
    guard let found = ResidentMemory.mebibytes(of: process.processID) else {
      throw Implausible(description: "the system does not tell the daemon's memory")
    }
    return found
  }
  let before = try memory(#""rows":null"#)
  let uniform = try memory(#""rows":{}"#)
  let wrapped = try memory(#""rows":{"wrap":true}"#)
  Report.amount("uniform heights of \(rows) rows", uniform - before, "MiB", atMost: 1)
  Report.amount(
    "wrapped heights, memory of a row", (wrapped - before) * 1_048_576 / Double(rows), "bytes",
    atMost: 16)
}

private func scrollAnywhere(_ bench: Bench, _ connection: ClientConnection) throws {
  let answer = try connection.settleLayout(wrappedLayout)
  let height = answer.member("layout")?.member("height")?.double ?? 0
  _ = try connection.watchViewport(at: 0, extent: 50)
  let echo = try Echo(folder: bench.settings.folder)
  _ = try echo.roundTrips(200, size: 10_000)
  let floor = try echo.roundTrips(2000, size: 10_000).median
  var random = SeededGenerator(seed: 9)
  var timing = Timing()
  for run in 0..<2200 {
    let offset = Double(random.next() % UInt64(height - 100))
    var one = Timing()
    let event = try one.take {
      let params = #"{"subscription":"s","offset":\#(offset)}"#
      _ = try connection.receive(try connection.begin("view/scroll", params))
      return try connection.waitForUpdate(reaching: 0)
    }
    let update = try ViewUpdate(event.params)
    try expect(update.viewport?.offset, offset, "the viewport's offset")
    if run >= 200 { timing.add(.seconds(one.median)) }
  }
  Report.remark("\(Int(height)) lines")
  Report.ratio("view/scroll anywhere p50", timing.median, peer: "echo 10 kB", floor, reach: 3)
  Report.time("view/scroll anywhere p99", timing.percentile(0.99), reach: 0.002)
}
