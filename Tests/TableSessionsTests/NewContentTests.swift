import ColumnStorage
import RowPipeline
import RowTree
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import TableModel
@testable import TableSessions

/// New content, as the daemon would make it from the wire.
struct NewRows: Sendable {
  var rows: [[Cell]]

  func request(
    _ matching: ContentRequest.Matching, chunkRows: Int = 3
  ) -> @Sendable (TableState) throws -> ContentRequest {
    let rows = rows
    return { _ in
      let chunks = TestTable.types.enumerated().map { column, type in
        stride(from: 0, to: rows.count, by: chunkRows).map { first in
          var builder = ColumnChunkBuilder(type: type)
          for row in rows[first..<min(first + chunkRows, rows.count)] {
            builder.append(row[column])
          }
          return builder.finish()
        }
      }
      let columns = TestTable.types.enumerated().map { number, type in
        Column(
          number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
      }
      let source = ResidentSource(
        columns: chunks, types: TestTable.types, rowCount: rows.count, chunkRows: chunkRows
      ) { $0.overlayText }
      let content = TableContent(
        schema: TableSchema(columns: columns), source: source, cache: ChunkCache(budget: 1 << 16))
      return ContentRequest(
        rows: content, columns: columns.map(\.number), matching: matching
      ) { wanted, _ in wanted.map { rows[$0] } }
    }
  }
}

@Suite struct NewContentTests {
  /// Rows with much of others in them, their keys unique.
  static func changed(_ rows: [[Cell]], _ random: inout SeededGenerator) -> [[Cell]] {
    var rows = rows
    for step in 0..<Int.random(in: 0...5, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let number = Int64.random(in: 1000..<9999, using: &random)
        let row = [
          TestTable.integer(number), TestTable.text("n\(number)"), TestTable.text("x\(step)"),
        ]
        if !rows.contains(where: { $0[0] == row[0] }) {
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        }
      case 1:
        if let place = rows.indices.randomElement(using: &random) { rows.remove(at: place) }
      case 2:
        if let place = rows.indices.randomElement(using: &random) {
          let row = rows.remove(at: place)
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        }
      default:
        if let place = rows.indices.randomElement(using: &random) {
          rows[place][2] = TestTable.text("y\(Int.random(in: 0..<9, using: &random))")
        }
      }
    }
    return rows
  }

  @Test(arguments: Seeds.all(40))
  func `new content is what the table holds, past states can be told, undo brings them back`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let kind = try #require(KeyKind.allCases.randomElement(using: &random))
    var shape = TableShape(keys: kind)
    shape.inlineRowsMax = Bool.random(using: &random) ? 2048 : 0
    shape.isResident = Bool.random(using: &random)
    let table = try TestTable(shape)
    var rows = (0..<shape.rowCount).map { TestTable.row($0) }
    var states = [try #require(table.state)]
    for _ in 0..<4 {
      rows = Self.changed(rows, &random)
      let matching: ContentRequest.Matching =
        kind != .given
        ? .tableKeys : Bool.random(using: &random) ? .content : .columns([ColumnNumber(0)])
      let outcome = try table.setContent(rows, matching)
      let state = try #require(table.state)
      #expect(outcome.isApplied && outcome.revision == state.revision)
      #expect(state.plainRows.map(\.values) == rows.map { $0.map(\.value) })
      if state.revision != states.last?.revision { states.append(state) }
    }
    for known in states {
      let past = table.run { try? $0.past(known.revision) }
      #expect(past?.state().plainRows.map(\.values) == known.plainRows.map(\.values))
      #expect(past?.state().liveKeys == known.liveKeys)
    }
    for known in states.dropLast().reversed() {
      table.undo()
      #expect(table.state?.plainRows == known.plainRows)
    }
    for known in states.dropFirst() {
      table.redo()
      #expect(table.state?.plainRows == known.plainRows)
    }
  }

  @Test func `what is asked behind new content waits for it, in order`() throws {
    var shape = TableShape(keys: .integer)
    shape.inlineRowsMax = 0
    let table = try TestTable(shape)
    let told = Mutex<[String]>([])
    @Sendable func tell(_ word: String) { told.withLock { $0.append(word) } }
    let some = NewRows(rows: [TestTable.row(3), TestTable.row(1)])
    table.session.post { $0.setContent(some.call(.tableKeys) { _ in tell("first") }) }
    table.session.post { _ in tell("between") }
    table.session.post { session in
      session.setContent(NewRows(rows: []).call(.tableKeys) { _ in tell("second") })
    }
    table.run { session in tell("last \(session.current?.order.count ?? -1)") }
    #expect(told.withLock { $0 } == ["first", "between", "second", "last 0"])
  }

  @Test func `new content gives way to a newer one, or ends with the table, answered once`() throws
  {
    var shape = TableShape(keys: .integer)
    shape.inlineRowsMax = 0
    let table = try TestTable(shape)
    let before = table.keys
    let answers = Mutex<[Bool?]>([])
    var call = NewRows(rows: []).call(.tableKeys) { result in
      answers.withLock { $0.append((try? result.get())?.isApplied) }
    }
    call.isSuperseded = { true }
    let old = call
    table.run { $0.setContent(old) }
    #expect(table.keys == before)
    call.isSuperseded = { false }
    call.isCancelled = { true }
    let cancelled = call
    table.run { $0.setContent(cancelled) }
    call.isCancelled = { false }
    let late = call
    table.run { session in
      session.setContent(late)
      session.close()
      session.setContent(late)
    }
    // The worker that was under way answers whenever it is done.
    while answers.withLock({ $0.count }) < 4 { table.run { _ in } }
    #expect(answers.withLock { $0 } == [false, nil, nil, nil])
  }
}

extension NewRows {
  /// The call of a client who never cancels and never gives way.
  func call(
    _ matching: ContentRequest.Matching,
    _ completion: @escaping @Sendable (Result<ContentOutcome, any Error>) -> Void
  ) -> ContentCall {
    ContentCall(
      rowCount: rows.count, request: request(matching), isCancelled: { false },
      isSuperseded: { false }
    ) { _, result in completion(result) }
  }
}

extension TestTable {
  /// Sets new content, and waits until it is done.
  fileprivate func setContent(
    _ rows: [[Cell]], _ matching: ContentRequest.Matching
  ) throws -> ContentOutcome {
    let answer = Mutex<Result<ContentOutcome, any Error>?>(nil)
    let call = NewRows(rows: rows).call(matching) { result in answer.withLock { $0 = result } }
    run { $0.setContent(call) }
    return try #require(answer.withLock { $0 }).get()
  }
}

extension PlainRow {
  var values: [CellValue] { cells.map(\.value) }
}
