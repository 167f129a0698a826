import JSONText
import TableClient
import TestSupport

/// Reading windows anywhere in a big file.
func measureReading(_ bench: Bench) throws {
  let rows = bench.settings.manyRows
  let path = try bench.sample(rows)
  let echo = try Echo(folder: bench.settings.folder)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(path, as: "t")
  for view in ["v", "w", "x"] {
    try connection.ask("view/open", #"{"table":"t","view":"\#(view)"}"#)
  }
  var random = SeededGenerator(seed: 7)
  for (content, name) in [("both", "values and texts"), ("value", "values"), ("text", "texts")] {
    var timing = Timing()
    for _ in 0..<200 { _ = try readWindow(connection, rows, content, &random) }
    var size = 0
    for _ in 0..<2000 {
      size = try timing.take { try readWindow(connection, rows, content, &random) }
    }
    _ = try echo.roundTrips(200, size: 10_000)
    let floor = try echo.roundTrips(2000, size: 10_000)
    Report.remark("50 x 8 as \(name): \(size) bytes")
    Report.ratio(
      "view/rows p50, \(name)", timing.median, peer: "echo 10 kB", floor.median, reach: 2.5)
    Report.time("view/rows p99, \(name)", timing.percentile(0.99), reach: 0.001)
  }
  try readWhileSorting(bench, connection, &random)
}

/// Reads 50 rows somewhere; the length of the answer.
private func readWindow(
  _ connection: ClientConnection, _ rows: Int, _ content: String, _ random: inout SeededGenerator
) throws -> Int {
  let first = Int(random.next() % UInt64(rows - 50))
  let id = try connection.begin(
    "view/rows",
    #"{"view":"v","range":{"first":\#(first),"size":50},"as":"\#(content)"}"#)
  let reply = try connection.receive(id)
  try expect(reply.result.member("first")?.int64, Int64(first), "first of the window")
  return reply.byteCount
}

private func readWhileSorting(
  _ bench: Bench, _ connection: ClientConnection, _ random: inout SeededGenerator
) throws {
  var timing = Timing()
  var direction = "ascending"
  var sorts = 0
  while timing.seconds.count < 500 {
    direction = direction == "ascending" ? "descending" : "ascending"
    let ids = try ["w", "x"].map { view in
      try connection.begin(
        "view/set",
        #"{"view":"\#(view)","state":{"sort":[{"column":"balance","direction":"\#(direction)"}]}}"#)
    }
    while !ids.allSatisfy(connection.isAnswered) {
      _ = try timing.take {
        try readWindow(connection, bench.settings.manyRows, "both", &random)
      }
    }
    for id in ids {
      let filtered = try connection.receive(id).result.filteredCount()
      try expect(filtered, bench.settings.manyRows, "rows sorted")
    }
    sorts += 2
  }
  Report.remark("\(timing.seconds.count) windows during \(sorts) sorts")
  Report.time("view/rows p99 during two sorts", timing.percentile(0.99), reach: 0.010)
}
