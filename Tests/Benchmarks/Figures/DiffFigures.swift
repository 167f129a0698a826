import ColumnStorage
import JSONText
import TableClient
import TableDiffing
import TableValues
import TestSupport

/// Differences of two contents: in memory with all 8 columns compared, and over the wire.
func measureDiffing(_ bench: Bench) throws {
  try measureDifference(bench, rows: 100_000, reach: 0.020)
  try measureDifference(bench, rows: 1_000_000, reach: 0.350)
  try measureRotation(bench)
  try measureSetRows(bench, rows: 100_000)
}

private func measureDifference(_ bench: Bench, rows: Int, reach: Double) throws {
  let old = DiffSample(rows)
  let new = old.changed()
  let (from, to) = (old.side(), new.side())
  let keys = (old: old.integerKeys, new: new.integerKeys)
  let textKeys = (old: old.textKeys, new: new.textKeys)
  var found = ContentDiff(order: OrderDiff(count: 0), updates: [])
  let integers = try Timing.of(bench.settings.runs) {
    found = try ContentDiffing(
      from: from, to: to,
      matching: .keys(old: keys.old, new: keys.new, checksOld: false)
    ).difference()
  }
  Report.time("diff \(rows) rows, 5 % of each change", integers.median, reach: reach)
  let texts = try Timing.of(bench.settings.runs) {
    let diff = try ContentDiffing(
      from: from, to: to,
      matching: .keys(old: textKeys.old, new: textKeys.new, checksOld: false)
    ).difference()
    try expect(diff, found, "the difference by text keys")
  }
  Report.time("diff \(rows) rows, text keys", texts.median, reach: reach)
  let content = try Timing.of(bench.settings.runs) {
    _ = try ContentDiffing(from: from, to: to, matching: .content).difference()
  }
  Report.amount("diff \(rows) rows by content", content.median * 1e3, "ms")
  var common = 0
  let dictionary = Timing.of(bench.settings.runs) { common = old.plainlyMatched(new) }
  Report.remark(
    "\(found.order.moves.count) moves, \(found.updatedRows.count) updates; a dictionary of the keys"
      + " alone, no cells and no moves: \(Report.spelled(dictionary.median)) for \(common) rows")
}

private func measureRotation(_ bench: Bench) throws {
  let old = DiffSample(100_000)
  var new = old
  new.rows.append(new.rows.removeFirst())
  let (from, to) = (old.side(), new.side())
  let keys = (old: old.integerKeys, new: new.integerKeys)
  let timing = try Timing.of(bench.settings.runs) {
    let diff = try ContentDiffing(
      from: from, to: to,
      matching: .keys(old: keys.old, new: keys.new, checksOld: false)
    ).difference()
    try expect(diff.order.moves.count, 1, "moves")
  }
  Report.time("first of 100000 rows moved to the end", timing.median, reach: 0.010)
}

private func measureSetRows(_ bench: Bench, rows: Int) throws {
  let old = DiffSample(rows)
  let new = old.changed()
  let process = try bench.startReady()
  let connection = process.connection
  let columns = #"[{"id":"key","type":"integer"},{"id":"number","type":"integer"},{"id":"text"}]"#
  try connection.ask(
    "table/create",
    #"{"table":"t","columns":\#(columns),"keyColumns":["key"],"rows":\#(old.json)}"#)
  let contents = [new, old].map { #"{"table":"t","history":"none","rows":\#($0.json)}"# }
  var timing = Timing()
  for run in 0..<2 * bench.settings.runs {
    let answer = try timing.take { try connection.ask("table/setRows", contents[run % 2]) }
    try expect(answer.member("outcome")?.string ?? [], Array("applied".utf8), "the outcome")
  }
  Report.amount("table/setRows, \(rows) rows of 3 columns", timing.median * 1e3, "ms")
  let diff = try Timing.of(bench.settings.runs) {
    try connection.ask(
      "table/diff",
      #"{"from":{"table":"t","revision":\#(2 * bench.settings.runs)},"to":{"table":"t"},"as":"value"}"#
    )
  }
  Report.amount("table/diff of two revisions, all changes", diff.median * 1e3, "ms")
}

/// Rows with a key and a number that the other columns are made of.
private struct DiffSample {
  var rows: [(key: Int64, number: UInt64)]
  private var random = SeededGenerator(seed: 1)

  private static let types: [ColumnType] = [
    .integer, .text, .text, .integer, .number, .text, .integer, .text,
  ]

  init(_ count: Int) {
    var random = random
    rows = (0..<Int64(count)).map { (key: $0, number: random.next()) }
    self.random = random
  }

  /// 5 % each deleted, moved, inserted and updated.
  func changed() -> DiffSample {
    var result = self
    func isChosen() -> Bool { Int.random(in: 0..<20, using: &result.random) == 0 }
    var stay: [(key: Int64, number: UInt64)] = []
    var come: [(place: Int, row: (key: Int64, number: UInt64))] = []
    for row in rows where !isChosen() {
      if isChosen() { come.append((0, row)) } else { stay.append(row) }
    }
    for step in 0..<rows.count / 20 {
      come.append((0, (key: Int64(rows.count + step), number: result.random.next())))
    }
    for index in come.indices {
      come[index].place = Int.random(in: 0...stay.count, using: &result.random)
    }
    come.sort { $0.place < $1.place }
    var next = 0
    result.rows = []
    for place in 0...stay.count {
      while next < come.count, come[next].place == place {
        result.rows.append(come[next].row)
        next += 1
      }
      if place < stay.count { result.rows.append(stay[place]) }
    }
    for index in result.rows.indices where isChosen() {
      result.rows[index].number = result.random.next()
    }
    return result
  }

  var integerKeys: DiffKeys { .integers(rows.map(\.key)) }

  var textKeys: DiffKeys {
    var arena = TextArena()
    for row in rows { arena.append(Array("user\(row.key)@example.com".utf8)) }
    return .texts(arena)
  }

  var json: String {
    let list = rows.map { "[\($0.key),\($0.number & 0xFFFF),\"text \($0.number >> 44)\"]" }
    return "[" + list.joined(separator: ",") + "]"
  }

  /// How many keys are in both, with a dictionary.
  func plainlyMatched(_ other: DiffSample) -> Int {
    var places: [Int64: Int] = [:]
    places.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() { places[row.key] = place }
    return other.rows.reduce(0) { $0 + (places[$1.key] == nil ? 0 : 1) }
  }

  func side() -> DiffSide {
    let chunkRows = 16_384
    let chunks = Self.types.enumerated().map { column, type in
      stride(from: 0, to: rows.count, by: chunkRows).map { first in
        chunk(column, type, rows[first..<min(first + chunkRows, rows.count)])
      }
    }
    let columns = Self.types.enumerated().map { number, type in
      Column(number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
    }
    let source = ResidentSource(
      columns: chunks, types: Self.types, rowCount: rows.count, chunkRows: chunkRows
    ) { _ in "" }
    let content = TableContent(
      schema: TableSchema(columns: columns), source: source, cache: ChunkCache(budget: 1 << 30))
    return DiffSide(
      content: content, slots: Array(0..<UInt32(rows.count)),
      requests: columns.map { ColumnRequest($0.number, as: .values($0.type)) })
  }

  private func chunk(
    _ column: Int, _ type: ColumnType, _ rows: ArraySlice<(key: Int64, number: UInt64)>
  ) -> ColumnChunk {
    switch type {
    case .integer:
      let shift = UInt64(column)
      return ColumnChunk(
        values: .integers(
          rows.map { column == 0 ? $0.key : Int64(truncatingIfNeeded: $0.number >> shift) }))
    case .number: return ColumnChunk(values: .numbers(rows.map { Double($0.number & 0xFFFF) / 4 }))
    case .boolean, .decimal, .date, .time, .dateTime, .duration, .text, .list, .json:
      var arena = TextArena()
      for row in rows {
        arena.append(Array("text of \(column) is \((row.number >> UInt64(column)) & 0xFFFFF)".utf8))
      }
      return ColumnChunk(values: .texts(arena))
    }
  }
}
