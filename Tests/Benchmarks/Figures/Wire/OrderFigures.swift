import JSONText
import TableClient

/// Sends a million numbered edits of one table and counts those that took effect before one sent
/// earlier.
func measureOrder(_ bench: Bench) throws {
  let requests = 1_000_000
  let process = try bench.startReady()
  let connection = process.connection
  try connection.ask(
    "table/create", #"{"table":"t","rows":[[0],[0],[0],[0]],"columns":[{"id":"n"}]}"#)
  var waiting: [Int] = []
  waiting.reserveCapacity(requests)
  var next = 0
  var last = Int64(1)
  var inversions = 0
  func takeNext() throws {
    let revision = try connection.receive(waiting[next]).result.member("revision")?.int64 ?? 0
    if revision != last + 1 { inversions += 1 }
    last = max(last, revision)
    next += 1
  }
  let timing = try Timing.of(1) {
    for number in 1...requests {
      let edit = #"{"kind":"set","row":\#(number % 4 + 1),"column":"n","value":\#(number)}"#
      waiting.append(
        try connection.begin("table/edit", #"{"table":"t","history":"none","edits":[\#(edit)]}"#))
      if waiting.count - next >= 200 { try takeNext() }
    }
    while next < waiting.count { try takeNext() }
  }
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  let rows = try connection.ask("view/rows", #"{"view":"v","as":"value"}"#)
  let values = rows.values("n").map { $0.int64 ?? 0 }
  try expect(values, (0..<4).map { Int64(requests - (4 - $0) % 4) }, "the last values")
  Report.remark("\(requests) edits in \(Report.spelled(timing.median))")
  Report.amount("order: inversions in 10^6 requests", Double(inversions), "", atMost: 0)
}
