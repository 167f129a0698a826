import JSONText
import TableClient
import TestSupport
import WireProtocol

/// Changes of one row's height in a window by offset.
func measureRewraps(_ bench: Bench) throws {
  let echo = try Echo(folder: bench.settings.folder)
  _ = try echo.roundTrips(200, size: 10_000)
  let floor = try echo.roundTrips(2000, size: 10_000).median
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(bench.sample(bench.settings.rows), as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  let answer = try connection.settleLayout(wrappedLayout)
  let height = answer.member("layout")?.member("height")?.double ?? 0
  var replica = try connection.watchViewport(at: (height / 2).rounded(), extent: 50)
  var random = SeededGenerator(seed: 5)
  let rewrap = try changes(1200, connection, &replica) { row, _, run in
    let note = String(repeating: "word ", count: 1 + (run * 7 + Int(random.next() % 3)) % 38)
    return #"{"kind":"set","row":\#(row),"column":"note","value":"\#(note)"}"#
  }
  Report.ratio("edit that rewraps p50", rewrap.timing.median, peer: "echo 10 kB", floor, reach: 3)
  Report.time("edit that rewraps p99", rewrap.timing.percentile(0.99), reach: 0.002)
  let declared = try changes(1200, connection, &replica) { row, height, run in
    #"{"kind":"setRow","row":\#(row),"options":{"settings":{"height":\#(height > 8 ? 1 : Int(height) + 1)}}}"#
  }
  Report.ratio(
    "height change p50", declared.timing.median, peer: "echo 10 kB", floor, reach: 3)
  Report.time("height change p99", declared.timing.percentile(0.99), reach: 0.002)
  try measureCells(connection, &replica, "bytes of a full update for one visible cell", nil)
  try connection.ask("view/unwatch", #"{"subscription":"s"}"#)
  let offset = replica.viewport?.offset ?? 0
  replica = try connection.watchViewport(at: offset, extent: 50, isBrief: true)
  try measureCells(connection, &replica, "bytes of a brief update for one visible cell", 400)
}

/// How many bytes a changed cell of the window takes on the wire.
private func measureCells(
  _ connection: ClientConnection, _ replica: inout Replica, _ name: String, _ most: Double?
) throws {
  let cells = try changes(200, connection, &replica) { row, _, run in
    #"{"kind":"set","row":\#(row),"column":"age","value":\#(20 + run % 60)}"#
  }
  Report.amount(name, cells.bytes.median, "bytes", atMost: most)
}

extension ClientConnection {
  /// Watches a view by offset; the replica of its window.
  func watchViewport(at offset: Double, extent: Int, isBrief: Bool = false) throws -> Replica {
    let window = #"{"kind":"viewport","offset":\#(offset),"extent":\#(extent)}"#
    let brief = isBrief ? #","brief":true"# : ""
    try ask("view/watch", #"{"view":"v","subscription":"s","window":\#(window)\#(brief)}"#)
    var replica = Replica(subscription: Array("s".utf8))
    try catchUp(&replica)
    return replica
  }

  /// The updates up to one that has a revision of the table.
  fileprivate func updates(reaching revision: Int64) throws -> [Event] {
    var events: [Event] = []
    while let event = try nextEvent(within: timeout) {
      if event.method != "view/update" { continue }
      events.append(event)
      if event.params?.member("revision")?.int64 ?? -1 >= revision { return events }
    }
    throw Implausible(description: "no update to revision \(revision)")
  }

  /// Applies all updates that there are.
  func catchUp(_ replica: inout Replica) throws {
    try ask("view/sync", "{}")
    for event in takeEvents() where event.method == "view/update" {
      try replica.apply(ViewUpdate(event.params))
    }
  }
}

/// Changes rows of the window; from each request to its update, and how many bytes the updates
/// are, frames included.
private func changes(
  _ count: Int, _ connection: ClientConnection, _ replica: inout Replica,
  _ edit: (Int, Double, Int) -> String
) throws -> (timing: Timing, bytes: Timing) {
  var (timing, bytes) = (Timing(), Timing())
  for run in 0..<count {
    let keys = replica.contents.rowKeys
    let frames = replica.frames
    let place = run * 5 % max(1, keys.count)
    guard frames.indices.contains(place), case .integer(let row) = keys[place] else {
      throw Implausible(description: "the window is empty")
    }
    let params = #"{"table":"t","edits":[\#(edit(Int(row), frames[place].height, run))]}"#
    var one = Timing()
    let events = try one.take {
      let answer = try connection.receive(try connection.begin("table/edit", params)).result
      return try connection.updates(reaching: answer.member("revision")?.int64 ?? 0)
    }
    for event in events { try replica.apply(ViewUpdate(event.params)) }
    if run < count / 6 { continue }
    timing.add(.seconds(one.median))
    let sizes = events.map { "Content-Length: \($0.byteCount)\r\n\r\n".utf8.count + $0.byteCount }
    bytes.add(.seconds(Double(sizes.reduce(0, +))))
  }
  return (timing, bytes)
}
