import JSONText
import TableClient
import WireProtocol

/// Undo and redo of a step with many cells, in a sorted and watched view.
func measureUndo(_ bench: Bench) throws {
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(bench.sample(bench.settings.rows), as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  try connection.ask("view/set", #"{"view":"v","state":{"sort":[{"column":"balance"}]}}"#)
  try connection.ask(
    "view/watch",
    #"{"view":"v","subscription":"s","window":{"kind":"entries","first":1000,"size":50}}"#)
  var replica = Replica(subscription: Array("s".utf8))
  try replica.apply(ViewUpdate(connection.waitForUpdate(reaching: 0).params))
  let count = min(100_000, bench.settings.rows)
  let texts = (0..<count).map { #"["Name \#($0)"]"# }.joined(separator: ",")
  let edit =
    #"{"table":"t","edits":[{"kind":"paste","at":{"row":1,"column":"name"},"texts":[\#(texts)]}]}"#
  let answer = try connection.receive(connection.begin("table/edit", edit)).result
  try expect(answer.member("changedCells")?.int64, Int64(count), "changed cells")
  let revision = Int(answer.member("revision")?.int64 ?? 0)
  try replica.apply(ViewUpdate(connection.waitForUpdate(reaching: revision).params))
  var (undo, redo) = (Timing(), Timing())
  for _ in 0..<bench.settings.runs * 2 {
    try step("table/undo", connection, &replica, &undo)
    try step("table/redo", connection, &replica, &redo)
  }
  Report.time("undo of 100,000 cells to update", undo.median, reach: 0.100)
  Report.time("redo of 100,000 cells to update", redo.median, reach: 0.100)
}

private func step(
  _ method: String, _ connection: ClientConnection, _ replica: inout Replica,
  _ timing: inout Timing
) throws {
  let event = try timing.take {
    let answer = try connection.receive(connection.begin(method, #"{"table":"t"}"#)).result
    return try connection.waitForUpdate(reaching: Int(answer.member("revision")?.int64 ?? 0))
  }
  try replica.apply(ViewUpdate(event.params))
}
