import JSONText
import TableClient

/// Round trips that do next to nothing.
func measureRoundTrips(_ bench: Bench) throws {
  let echo = try Echo(folder: bench.settings.folder)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.ask("table/create", #"{"table":"t","rows":[[1,"a"],[2,"b"]]}"#)
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  for (method, params) in [("server/stats", "{}"), ("view/get", #"{"view":"v"}"#)] {
    let size = try connection.receive(connection.begin(method, params)).byteCount
    _ = try echo.roundTrips(500, size: size)
    let floor = try echo.roundTrips(4000, size: size)
    _ = try Timing.of(500) { try connection.ask(method, params) }
    let timing = try Timing.of(4000) { try connection.ask(method, params) }
    Report.ratio("\(method) p50", timing.median, peer: "echo", floor.median, reach: 1.5)
    Report.ratio(
      "\(method) p99", timing.percentile(0.99), peer: "echo", floor.percentile(0.99), reach: 1.5)
  }
}
