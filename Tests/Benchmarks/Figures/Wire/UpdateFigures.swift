import TableClient

/// Writing updates: the daemon's processor time for whole windows, cells gathered, JSON encoded
/// and put into the pipe, and what arrives in a second.
func measureUpdates(_ bench: Bench) throws {
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(bench.sample(bench.settings.rows), as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  for (size, count) in [(50, 2000), (10_000, 20)] {
    try connection.ask(
      "view/watch",
      #"{"view":"v","subscription":"s","window":{"kind":"entries","first":0,"size":\#(size)}}"#)
    try connection.ask("view/sync", "{}")
    _ = connection.takeEvents()
    _ = try resync(connection)
    let used = processorSeconds(of: process.processID)
    var bytes = 0
    let timing = try Timing.of(1) {
      for _ in 0..<count { bytes += try resync(connection) }
    }
    let spent = processorSeconds(of: process.processID) - used
    Report.remark("\(size) x 8, values and texts: \(bytes / count) bytes")
    let name = "update of \(size) x 8"
    let rate = Double(bytes) / 1e6 / spent
    if size == 50 {
      Report.amount("\(name), of the daemon's time with its request", rate, "MB/s")
    } else {
      Report.amount("\(name), of the daemon's time", rate, "MB/s", atLeast: 300)
    }
    Report.amount("\(name), arriving", Double(bytes) / 1e6 / timing.median, "MB/s")
    try connection.ask("view/unwatch", #"{"subscription":"s"}"#)
  }
}

/// Asks for a reset and waits for all of it, unread; its bytes.
private func resync(_ connection: ClientConnection) throws -> Int {
  _ = try connection.begin("view/resync", #"{"subscription":"s"}"#)
  var bytes = 0
  while let body = try connection.nextBody(within: connection.timeout) {
    bytes += body.count
    if body.suffix(13).elementsEqual(#""last":true}}"#.utf8) { return bytes }
  }
  throw Implausible(description: "no whole update")
}
