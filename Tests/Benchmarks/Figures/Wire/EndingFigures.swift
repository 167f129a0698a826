import TableClient

/// How fast the daemon is gone, and with which status, when its client breaks off.
func measureEndings(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.manyRows)
  let open = #"{"table":"t","path":"\#(path)"}"#
  let sort = #"{"view":"v","state":{"sort":[{"column":"email"}]}}"#
  try measure("EOF to exit, idle", bench) { $0.closeOutput() }
  try measure("EOF to exit, opening a large file", bench) { connection in
    _ = try connection.begin("table/open", open)
    pause(until: .now + .milliseconds(50))
    connection.closeOutput()
  }
  try measure("EOF to exit, sorting", bench) { connection in
    try beginSort(connection)
    connection.closeOutput()
  }
  try measure("EPIPE to exit, sorting, answers unread", bench) { connection in
    try beginSort(connection)
    try beginBigAnswers(connection)
    connection.closeInput()
  }
  try measure("EPIPE to exit, writing a big answer", bench) { connection in
    try connection.open(path, as: "t")
    try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
    try beginBigAnswers(connection)
    connection.closeInput()
  }
  try measure("EOF to exit, output blocked", bench) { connection in
    try connection.open(path, as: "t")
    try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
    try beginBigAnswers(connection)
    connection.closeOutput()
  }

  func beginSort(_ connection: ClientConnection) throws {
    try connection.open(path, as: "t")
    try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
    _ = try connection.begin("view/set", sort)
    pause(until: .now + .milliseconds(50))
  }

  /// More than a pipe holds; nobody reads it.
  func beginBigAnswers(_ connection: ClientConnection) throws {
    try connection.ask("view/open", #"{"table":"t","view":"w"}"#)
    for _ in 0..<8 {
      _ = try connection.begin("view/rows", #"{"view":"w","range":{"first":0,"size":5000}}"#)
    }
    pause(until: .now + .milliseconds(50))
  }
}

private func measure(
  _ name: String, _ bench: Bench, _ breakOff: (ClientConnection) throws -> Void
) throws {
  var slowest = 0.0
  for _ in 0..<bench.settings.runs {
    let process = try bench.startReady()
    try breakOff(process.connection)
    let start = ContinuousClock.now
    let ending = process.wait(within: .seconds(20))
    slowest = max(slowest, (ContinuousClock.now - start).seconds)
    try expect(ending, .exited(1), "\(name): the ending")
  }
  Report.time(name, slowest, reach: 1, note: "status 1, slowest of \(bench.settings.runs)")
}
