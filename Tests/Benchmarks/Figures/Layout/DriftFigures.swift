import JSONText
import TableClient
import TestSupport
import WireProtocol

/// Random changes under a reader's eyes: how far what is read moves on screen.
func measureDrift(_ bench: Bench) throws {
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(bench.sample(bench.settings.rows), as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  try connection.settleLayout(wrappedLayout)
  var reader = Reader(
    replica: try connection.watchViewport(at: 0, extent: 50), connection: connection)
  var timing = Timing()
  let changes = 10_000
  for run in 0..<changes {
    if run % 50 == 0 { try reader.lookElsewhere() }
    try timing.take { try reader.change() }
  }
  try reader.checkContents()
  Report.remark(
    "\(reader.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))"
      + "; \(Report.spelled(timing.median)) each at the median; \(reader.ended) stood at an end")
  Report.amount("anchor drift over \(changes) changes", reader.drift, "units", atMost: 0)
}

/// A window, what its reader looks at, and where that stands on screen.
private struct Reader {
  var replica: Replica
  let connection: ClientConnection
  /// By how much what was read has moved in all.
  var drift = 0.0
  /// How many changes of each kind there were.
  var counts: [String: Int] = [:]
  /// How many changes left the viewport at an end of the content, where it cannot keep its place.
  var ended = 0
  private var place: Double?
  private var random = SeededGenerator(seed: 11)

  init(replica: Replica, connection: ClientConnection) {
    (self.replica, self.connection) = (replica, connection)
  }

  // MARK: Looking

  /// Scrolls to anywhere between the ends.
  mutating func lookElsewhere() throws {
    let height = replica.layout?.member("height")?.double ?? 0
    let offset = height / 4 + height / 2 * Double(random.next() % 1000) / 1000
    try connection.ask("view/scroll", #"{"subscription":"s","offset":\#(offset.rounded())}"#)
    try connection.catchUp(&replica)
    place = onScreen(replica.viewport?.anchor)
  }

  private func onScreen(_ key: WireEntryKey?) -> Double? {
    guard let key, let viewport = replica.viewport,
      let index = replica.contents.keys.firstIndex(of: key)
    else { return nil }
    return replica.frames[index].offset - viewport.offset
  }

  /// Whether the viewport stands at an end of the content, or all of it is in sight.
  private var isAtAnEnd: Bool {
    guard let viewport = replica.viewport, let height = replica.layout?.member("height")?.double
    else { return true }
    return viewport.offset <= 0 || viewport.offset + viewport.extent >= height
  }

  /// Takes all updates there are, and compares where what is read stands with where it stood.
  private mutating func take(_ kind: String) throws {
    counts[kind, default: 0] += 1
    try connection.catchUp(&replica)
    let found = onScreen(replica.viewport?.anchor)
    if isAtAnEnd {
      ended += 1
    } else if let place, let found {
      drift += abs(found - place)
      return
    } else {
      throw Implausible(description: "after \(kind), the anchor is not in the window")
    }
    place = found
  }

  /// Compares the window with a fresh read.
  func checkContents() throws {
    let fresh = try connection.freshRead(view: "v", range: replica.window)
    try expect(replica.contents == fresh, true, "replica equals a fresh read")
  }

  // MARK: Changing

  /// Makes a random change.
  mutating func change() throws {
    switch random.next() % 100 {
    case 0..<30:
      try edit("insert", #"{"kind":"insert","rows":[\#(row())],"place":\#(spot(besides: nil))}"#)
    case 30..<45:
      try edit("delete", #"{"kind":"remove","rows":[\#(someRow())]}"#)
    case 45..<65:
      let row = someRow()
      try edit("move", #"{"kind":"move","rows":[\#(row)],"place":\#(spot(besides: row))}"#)
    case 65..<80:
      let value = #"{"kind":"set","row":\#(someRow()),"column":"note","value":\#(note())}"#
      try edit("rewrap", value)
    case 80..<96:
      let height = random.next() % 8
      let told = height == 0 ? "null" : String(height)
      let options = #"{"settings":{"height":\#(told)}}"#
      try edit("height", #"{"kind":"setRow","row":\#(someRow()),"options":\#(options)}"#)
    case 96..<98:
      let columns = ["id", "age", "balance", "city", "created"]
      let column = columns[Int(random.next() % UInt64(columns.count))]
      try set("sort", #"{"sort":[{"column":"\#(column)"}]}"#)
    default:
      let least = 18 + random.next() % 40
      let filter =
        #"{"kind":"compare","column":"age","relation":"greaterOrEqual","value":\#(least)}"#
      let told = random.next() % 3 == 0 ? "null" : filter
      try set("filter", #"{"filter":\#(told)}"#)
    }
  }

  private mutating func edit(_ kind: String, _ edit: String) throws {
    try connection.ask("table/edit", #"{"table":"t","history":"none","edits":[\#(edit)]}"#)
    try take(kind)
  }

  private mutating func set(_ kind: String, _ state: String) throws {
    try connection.ask("view/set", #"{"view":"v","state":\#(state)}"#)
    try take(kind)
  }

  /// A row of the window, twice in three times the one that is being read or one beside it.
  private mutating func someRow() -> Int64 {
    let keys = replica.contents.rowKeys
    let place = keys.isEmpty ? 0 : Int(random.next() % UInt64(keys.count))
    let near = random.next() % 3 == 0 ? place : min(place, 3)
    guard keys.indices.contains(near), case .integer(let key) = keys[near] else { return 1 }
    return key
  }

  /// Before or after a row of the window, or at an end of the table.
  private mutating func spot(besides moving: Int64?) -> String {
    let neighbour = someRow()
    switch random.next() % 4 {
    case 0: return #"{"kind":"start"}"#
    case 2 where neighbour != moving: return #"{"kind":"before","row":\#(neighbour)}"#
    case 3 where neighbour != moving: return #"{"kind":"after","row":\#(neighbour)}"#
    default: return #"{"kind":"end"}"#
    }
  }

  private mutating func note() -> String {
    "\"" + String(repeating: "word ", count: Int(random.next() % 40)) + "\""
  }

  private mutating func row() -> String {
    let age = 18 + random.next() % 72
    return
      #"[\#(random.next() % 1_000_000),"Ada","a@example.org",\#(age),7.25,"Oslo","2026-11-20",\#(note())]"#
  }
}
