import JSONText
import TableClient

/// From spawning a daemon to its first answers.
func measureStart(_ bench: Bench) throws {
  let runs = bench.settings.runs * 4
  var start = Timing()
  for _ in 0..<runs {
    let process = try start.take { try bench.startReady() }
    try process.stop()
  }
  Report.time("spawn to initialize", start.median, reach: 0.008)
  for rows in [bench.settings.rows, bench.settings.manyRows] {
    let path = try bench.sample(rows)
    var first = Timing()
    for _ in 0..<runs { try firstScreen(bench, path, &first) }
    Report.time("spawn to first 50 rows of \(rows)", first.median, reach: 0.015)
  }
}

private func firstScreen(_ bench: Bench, _ path: String, _ timing: inout Timing) throws {
  let (process, rows) = try timing.take {
    let process = try bench.start()
    let connection = process.connection
    _ = try connection.begin("initialize", #"{"journal": "off"}"#)
    _ = try connection.begin("table/open", #"{"table":"t","path":"\#(path)"}"#)
    _ = try connection.begin("view/open", #"{"table":"t","view":"v"}"#)
    let id = try connection.begin("view/rows", #"{"view":"v","range":{"first":0,"size":50}}"#)
    return (process, try connection.receive(id).result)
  }
  try expect(rows.integerKeys(), Array(1...50), "first screen")
  withExtendedLifetime(process) {}
  try expect(rows.values("id").compactMap(\.int64), Array(1...50), "first ids")
}
