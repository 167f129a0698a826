import JSONText
import TableClient
import TestSupport
import WireProtocol

/// Edits of a table that is being watched.
func measureEditing(_ bench: Bench) throws {
  let echo = try Echo(folder: bench.settings.folder)
  _ = try echo.roundTrips(200, size: 10_000)
  let floor = try echo.roundTrips(2000, size: 10_000).median
  try measureWatchedEdits(bench, floor)
  try measureStream(bench)
  try measureUndo(bench)
}

private func measureWatchedEdits(_ bench: Bench, _ floor: Double) throws {
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(bench.sample(bench.settings.rows), as: "t")
  let search = #"{"text":"monday","columns":["note"],"mode":"filter"}"#
  try connection.ask("view/open", #"{"table":"t","view":"v","state":{"search":\#(search)}}"#)
  try connection.ask("view/set", #"{"view":"v","state":{"sort":[{"column":"balance"}]}}"#)
  try connection.ask(
    "view/watch",
    #"{"view":"v","subscription":"s","window":{"kind":"entries","first":1000,"size":50}}"#)
  var replica = Replica(subscription: Array("s".utf8))
  try replica.apply(ViewUpdate(connection.waitForUpdate(reaching: 0).params))
  var random = SeededGenerator(seed: 3)
  var timing = Timing()
  for run in 0..<1200 {
    var one = Timing()
    try edit(connection, &replica, &random, &one)
    if run >= 200 { timing.add(.seconds(one.median)) }
  }
  Report.ratio("cell edit to update p50", timing.median, peer: "echo 10 kB", floor, reach: 3)
  Report.time("cell edit to update p99", timing.percentile(0.99), reach: 0.0015)
  var inserts = Timing()
  for run in 0..<bench.settings.runs * 4 { try insert(connection, &replica, run, &inserts) }
  Report.time("1,000 rows inserted to update", inserts.median, reach: 0.010)
  try checkReplica(connection, replica)
}

/// Gives a row of the window a balance of another one, so that it moves within the window.
private func edit(
  _ connection: ClientConnection, _ replica: inout Replica, _ random: inout SeededGenerator,
  _ timing: inout Timing
) throws {
  let rows = replica.contents.rows
  let keys = replica.contents.rowKeys
  guard rows.count == 50, case .integer(let key) = keys[10 + Int(random.next() % 30)] else {
    throw Implausible(description: "the window has \(rows.count) rows")
  }
  let other = 10 + Int(random.next() % 30)
  guard let cell = replica.contents.cell(other, Array("balance".utf8)), let text = cell.text else {
    throw Implausible(description: "no balance")
  }
  let value = String(decoding: text, as: UTF8.self)
  let cents = Double(value) ?? 0
  let params =
    #"{"table":"t","edits":[{"kind":"set","row":\#(key),"column":"balance","value":\#(cents + 0.001)}]}"#
  let event = try timing.take {
    let id = try connection.begin("table/edit", params)
    let answer = try connection.receive(id).result
    return try connection.waitForUpdate(reaching: Int(answer.member("revision")?.int64 ?? 0))
  }
  try replica.apply(ViewUpdate(event.params))
}

private func insert(
  _ connection: ClientConnection, _ replica: inout Replica, _ run: Int, _ timing: inout Timing
) throws {
  let rows = (0..<1000).map { row in
    #"[\#(9_000_000 + row),"New Name","new@example.org",40,\#(-99_000 + row * 7 + run),"Oslo","#
      + #""2026-11-20","a note of monday"]"#
  }
  let params =
    #"{"table":"t","edits":[{"kind":"insert","rows":[\#(rows.joined(separator: ","))]}]}"#
  let event = try timing.take {
    let id = try connection.begin("table/edit", params)
    let answer = try connection.receive(id).result
    try expect(answer.member("inserted")?.count, 1000, "inserted")
    return try connection.waitForUpdate(reaching: Int(answer.member("revision")?.int64 ?? 0))
  }
  try replica.apply(ViewUpdate(event.params))
}

/// Compares the replica with a fresh read.
private func checkReplica(_ connection: ClientConnection, _ replica: Replica) throws {
  let fresh = try connection.freshRead(view: "v", range: replica.window)
  try expect(replica.contents == fresh, true, "replica equals a fresh read")
}

// MARK: Streams

private func measureStream(_ bench: Bench) throws {
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(bench.sample(bench.settings.rows), as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  try connection.ask(
    "view/watch",
    #"{"view":"v","subscription":"s","window":{"kind":"entries","first":0,"size":50}}"#)
  let single = try stream(connection, requests: 40_000, cells: 1)
  Report.amount("single-cell edits, pipelined", single, "/s", atLeast: 20_000)
  let lists = try stream(connection, requests: 2_000, cells: 100)
  Report.amount("cells edited in lists of 100", lists, "/s", atLeast: 200_000)
  let rows = try connection.ask("view/rows", #"{"view":"v","range":{"first":0,"size":1}}"#)
  try expect(rows.values("age").first?.int64, 1999 % 90, "last value written")
}

/// Edits with at most 200 requests in flight; cells per second.
private func stream(_ connection: ClientConnection, requests: Int, cells: Int) throws -> Double {
  let bodies = (0..<requests).map { request -> String in
    let edits = (0..<cells).map { cell in
      let row = cells == 1 ? request % 1000 + 1 : cell * 7 + 1
      return #"{"kind":"set","row":\#(row),"column":"age","value":\#(request % 90)}"#
    }
    return #"{"table":"t","history":"none","edits":[\#(edits.joined(separator: ","))]}"#
  }
  var waiting: [Int] = []
  var next = 0
  let timing = try Timing.of(1) {
    for body in bodies {
      waiting.append(try connection.begin("table/edit", body))
      if waiting.count - next < 200 { continue }
      let answer = try connection.receive(waiting[next])
      try expect(answer.result.member("changedCells")?.int64, Int64(cells), "cells changed")
      next += 1
      if next % 1000 == 0 { _ = connection.takeEvents() }
    }
    for id in waiting[next...] { _ = try connection.receive(id) }
  }
  _ = connection.takeEvents()
  return Double(requests * cells) / timing.median
}
