import ColumnStorage
import RowTree
import Synchronization
import TableDiffing
import TableValues
import TestSupport
import Testing

/// A content for tests: rows of a key, a text and a number, each perhaps null or an error.
private struct ModelContent {
  var rows: [[Cell]]

  static let types: [ColumnType] = [.integer, .text, .number]

  /// The content in chunks of three rows, the last of its rows as inserted ones, slots shuffled.
  func side(_ random: inout SeededGenerator) -> (side: DiffSide, content: TableContent) {
    let places = Array(rows.indices).shuffled(using: &random)
    let sourced = places.prefix(rows.count * 2 / 3)
    let chunkRows = 3
    let chunks = Self.types.enumerated().map { column, type in
      stride(from: 0, to: sourced.count, by: chunkRows).map { first in
        var builder = ColumnChunkBuilder(type: type)
        for place in sourced[first..<min(first + chunkRows, sourced.count)] {
          builder.append(rows[place][column])
        }
        return builder.finish()
      }
    }
    let source = ResidentSource(
      columns: chunks, types: Self.types, rowCount: sourced.count, chunkRows: chunkRows
    ) { $0.overlayText }
    let columns = Self.types.enumerated().map { number, type in
      Column(number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
    }
    var content = TableContent(
      schema: TableSchema(columns: columns), source: source, cache: ChunkCache(budget: 1 << 20),
      blockCells: [1, 2 * chunkRows, 1 << 19][rows.count % 3])
    var slots = [UInt32](repeating: 0, count: rows.count)
    for (slot, place) in sourced.enumerated() { slots[place] = UInt32(slot) }
    let inserted = content.addInsertedRows(rows.count - sourced.count)
    for (place, slot) in zip(places.dropFirst(sourced.count), inserted) {
      slots[place] = slot
      for column in Self.types.indices {
        content.setCell(
          rows[place][column], slot: slot, column: ColumnNumber(column), revision: Revision(2))
      }
    }
    let requests = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
    return (DiffSide(content: content, slots: slots, requests: requests), content)
  }

  var integerKeys: DiffKeys {
    .integers(rows.map { if case .integer(let key) = $0[0].value { key } else { -1 } })
  }

  var textKeys: DiffKeys {
    var arena = TextArena()
    for row in rows {
      if case .integer(let key) = row[0].value { arena.append(Array("key \(key)".utf8)) }
    }
    return .texts(arena)
  }

  static func row(_ key: Int, _ random: inout SeededGenerator) -> [Cell] {
    [
      Cell(.integer(Int64(key))),
      [Cell.null, Cell(.text("a")), Cell(.text("longer than eight"))].randomElement(
        using: &random)!,
      [Cell.null, Cell(.number(.nan)), Cell(.number(1)), Cell(.error(.doesNotParse), source: "x")]
        .randomElement(using: &random)!,
    ]
  }

  /// A content that has much in common with this one.
  func changed(_ random: inout SeededGenerator) -> ModelContent {
    var rows = rows
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let key = Int.random(in: 100..<10_000, using: &random)
        if !rows.contains(where: { $0[0].value == .integer(Int64(key)) }) {
          rows.insert(
            Self.row(key, &random), at: Int.random(in: 0...rows.count, using: &random))
        }
      case 1:
        if let place = rows.indices.randomElement(using: &random) { rows.remove(at: place) }
      case 2:
        if let place = rows.indices.randomElement(using: &random) {
          let row = rows.remove(at: place)
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        }
      case 3:
        if let place = rows.indices.randomElement(using: &random) {
          let key = rows[place][0]
          rows[place] = Self.row(0, &random)
          rows[place][0] = key
        }
      default:
        if Int.random(in: 0..<6, using: &random) == 0 { rows.shuffle(using: &random) }
      }
    }
    return ModelContent(rows: rows)
  }
}

private let seeds = 0..<UInt64(TestSettings.seedCount(150))

@Suite struct ContentDiffTests {
  private static func values(_ rows: [[Cell]]) -> [[CellValue]] { rows.map { $0.map(\.value) } }

  private static func apply(
    _ diff: ContentDiff, to old: [[Cell]], _ new: [[Cell]]
  ) -> [[CellValue]]? {
    diff.apply(to: old, inserting: diff.order.inserts.flatMap { new[$0] }) { row, index, column in
      row[column] = new[index][column]
    }.map { values($0) }
  }

  @Test(arguments: seeds)
  func `diff then apply gives the target, inverse undoes, composed does both`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let keys = Array(0..<Int.random(in: 0...30, using: &random)).shuffled(using: &random)
    let contents = (0..<2).reduce(into: [
      ModelContent(rows: keys.map { ModelContent.row($0, &random) })
    ]) { list, _ in list.append(list[list.count - 1].changed(&random)) }
    var diffs: [ContentDiff] = []
    for (old, new) in zip(contents, contents.dropFirst()) {
      let isText = Bool.random(using: &random)
      let diff = try ContentDiffing(
        from: old.side(&random).side, to: new.side(&random).side,
        matching: .keys(
          old: isText ? old.textKeys : old.integerKeys,
          new: isText ? new.textKeys : new.integerKeys, checksOld: true)
      ).difference()
      #expect(Self.apply(diff, to: old.rows, new.rows) == Self.values(new.rows))
      #expect(Self.apply(diff.inverted, to: new.rows, old.rows) == Self.values(old.rows))
      for (column, rows) in diff.updates.enumerated() {
        let origins = diff.order.origins
        for row in rows {
          #expect(old.rows[origins[row]][column].value != new.rows[row][column].value)
        }
      }
      diffs.append(diff)
    }
    let both = try #require(diffs[0].followed(by: diffs[1]))
    #expect(
      Self.apply(both, to: contents[0].rows, contents[2].rows) == Self.values(contents[2].rows))
  }

  @Test(arguments: seeds)
  func `rows without keys are matched by content, equal ones counted`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Int.random(in: 0..<3, using: &random)
    }
    var other = names.shuffled(using: &random)
    if Bool.random(using: &random) { other.append(Int.random(in: 0..<4, using: &random)) }
    if Bool.random(using: &random), !other.isEmpty { other.removeFirst() }
    let (old, new) = (content(names), content(other))
    let diff = try ContentDiffing(
      from: old.side(&random).side, to: new.side(&random).side, matching: .content
    ).difference()
    #expect(Self.apply(diff, to: old.rows, new.rows) == Self.values(new.rows))
    #expect(diff.updatedRows.isEmpty)
    let matched = (0..<4).reduce(0) { sum, name in
      sum + min(names.filter { $0 == name }.count, other.filter { $0 == name }.count)
    }
    #expect(diff.order.insertedCount == other.count - matched)
    #expect(diff.order.moves.count == matched - longestCommon(names, other))
  }

  private func content(_ names: [Int]) -> ModelContent {
    ModelContent(
      rows: names.map { [Cell(.integer(Int64($0))), Cell(.text("t")), Cell(.number(Double($0)))] })
  }

  private func longestCommon(_ a: [Int], _ b: [Int]) -> Int {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices {
      for j in b.indices {
        lengths[i + 1][j + 1] =
          a[i] == b[j] ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
      }
    }
    return lengths[a.count][b.count]
  }

  @Test(arguments: seeds)
  func `a key that stands twice is named with its rows, wherever it stands`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<Int64.random(in: 1...40, using: &random))
    var new = old
    if Bool.random(using: &random) { new.shuffle(using: &random) }
    if Bool.random(using: &random) { new.removeFirst(new.count / 3) }
    let key = try #require((new + [99]).randomElement(using: &random))
    if key == 99 { new.append(key) }
    new.insert(key, at: Int.random(in: 0...new.count, using: &random))
    let places = new.indices.filter { new[$0] == key }
    let empty = ModelContent(rows: [])
    var diffing = ContentDiffing(
      from: empty.side(&random).side, to: empty.side(&random).side,
      matching: .keys(old: .integers(old), new: .integers(new), checksOld: true))
    let thrown = #expect(throws: DuplicateRows.self) { try diffing.difference() }
    #expect(thrown?.isOld == false)
    #expect(thrown?.pairs.map { [$0.first, $0.second] } == [places])
    diffing.matching = .keys(old: .integers(new), new: .integers(old), checksOld: true)
    let second = #expect(throws: DuplicateRows.self) { try diffing.difference() }
    #expect(second?.isOld == true)
    #expect(second?.pairs.map { [$0.first, $0.second] } == [places])
  }

  @Test func `a comparison asks every few thousand rows whether it is wanted`() throws {
    let count = 9000
    var random = SeededGenerator(seed: 7)
    func side(_ numbers: [Int64]) -> DiffSide {
      var builder = ColumnChunkBuilder(type: .integer)
      for number in numbers { builder.append(Cell(.integer(number))) }
      let source = ResidentSource(
        columns: [[builder.finish()]], types: [.integer], rowCount: count, chunkRows: count
      ) { $0.overlayText }
      let column = Column(number: ColumnNumber(0), id: ColumnID("c"), title: "", type: .integer)
      let content = TableContent(
        schema: TableSchema(columns: [column]), source: source, cache: ChunkCache(budget: 1 << 20))
      return DiffSide(
        content: content, slots: Array(0..<UInt32(count)),
        requests: [ColumnRequest(ColumnNumber(0), as: .values(.integer))])
    }
    let numbers = (0..<Int64(count)).map { $0 }
    let shuffled = numbers.shuffled(using: &random)
    let asked = Mutex(0)
    let matchings: [ContentDiffing.Matching] = [
      .keys(old: .integers(numbers), new: .integers(shuffled), checksOld: true), .content,
    ]
    for (place, matching) in matchings.enumerated() {
      func run(until limit: Int) throws -> Int {
        var diffing = ContentDiffing(from: side(numbers), to: side(shuffled), matching: matching)
        asked.withLock { $0 = 0 }
        diffing.isCancelled = {
          asked.withLock { asked in
            asked += 1
            return asked > limit
          }
        }
        do { _ = try diffing.difference() } catch is DiffCancelled {}
        return asked.withLock { $0 }
      }
      let all = try run(until: .max)
      // Each pass over the rows asks, those that look for keys and for the order alike.
      #expect(all >= (place == 0 ? 3 : 1) * (count / 4096))
      for limit in [0, 1, all / 2, all - 1] { #expect(try run(until: limit) == limit + 1) }
    }
  }

  @Test func `a row is the same when the deciding columns are`() throws {
    var random = SeededGenerator(seed: 1)
    let old = ModelContent(rows: [
      [Cell(.integer(1)), Cell(.text("a")), Cell(.number(1))],
      [Cell(.integer(2)), Cell(.text("b")), Cell(.number(2))],
    ])
    var new = old
    new.rows[0][2] = Cell(.number(10))
    new.rows[1][1] = Cell(.text("B"))
    new.rows[1][2] = Cell(.number(20))
    var diffing = ContentDiffing(
      from: old.side(&random).side, to: new.side(&random).side,
      matching: .keys(old: old.integerKeys, new: new.integerKeys, checksOld: false))
    diffing.deciding = [1]
    #expect(try diffing.difference().updates == [[], [1], [1]])
    diffing.deciding = nil
    diffing.isKnownSame = { _, new in new == 1 }
    #expect(try diffing.difference().updates == [[], [], [0]])
    #expect(try diffing.difference().rowUpdates.map(\.columns) == [[2]])
  }
}
