import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

@testable import TableSessions

/// Rows that are gone are forgotten when nobody can name them any more.
struct DeadRowsTests {
  private func rows(_ numbers: Range<Int>) -> [[Cell]] {
    numbers.map { [TestTable.integer(Int64(1000 + $0)), TestTable.text("n\($0)"), .null] }
  }

  /// What is kept of inserted rows: places, cells and keys.
  private func kept(_ table: TestTable) throws -> (rows: Int, cells: Int, chunks: Int) {
    let state = try #require(table.state)
    var cells = 0
    let all = RowSlot.firstInserted..<RowSlot.firstEntry
    for column in 0..<3 {
      state.content.forEachEdit(in: all, column: ColumnNumber(column)) { _, _ in cells += 1 }
    }
    return (state.order.totalCount, cells, state.content.chunkCount)
  }

  @Test(arguments: KeyKind.allCases)
  func `a thousand rows pass through a table, and leave what lives`(keys: KeyKind) throws {
    var shape = TableShape(keys: keys)
    shape.deadRowsMin = 20
    let table = try TestTable(shape)
    table.view { $0.sort = [SortKey(column: ColumnNumber(0), direction: .descending)] }
    table.edit(rows(0..<5).map { .insert(rows: [$0], .end) }, .none)
    for first in stride(from: 5, to: 1000, by: 5) {
      let oldest = table.keys.dropFirst(12).prefix(5)
      table.edit([.insert(rows: rows(first..<first + 5), .end), .remove(Array(oldest))], .none)
      let found = try kept(table)
      // 12 of the source, 5 that live, two times 20 that died, and those of one change more.
      #expect(found.rows <= 12 + 5 + 2 * 20 + 10)
      #expect(found.cells <= 2 * (found.rows - 12))
      #expect(found.chunks <= 12 + found.rows)
    }
    #expect(table.state?.plainRows.suffix(5).map(\.cells) == rows(995..<1000))
    #expect(table.state?.content.insertedCount == 1000)
    #expect(table.state?.content.heldInsertedCount == (try kept(table)).rows - 12)
    let shown = table.run { session in
      session.views["v"].map { session.snapshot(of: $0).order.count }
    }
    #expect(shown == 17)
  }

  @Test(arguments: Seeds.all(10))
  func `rows that a step names come back where they were`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = try TestTable(TableShape(keys: seed.isMultiple(of: 2) ? .given : .text))
    table.edit([.insert(rows: rows(0..<6), .start)])
    let before = table.state?.plainRows
    let gone = Array(table.keys.prefix(6).shuffled(using: &random).prefix(3))
    table.edit([.move([gone[0]], .end)])
    table.edit([.remove(gone)])
    let after = table.state?.plainRows
    for first in stride(from: 10, to: 90, by: 4) {
      table.edit([.insert(rows: rows(first..<first + 4), .after(table.keys[2]))], .none)
      table.edit([.remove(Array(table.keys[3..<7]))], .none)
    }
    #expect(table.state?.plainRows == after)
    #expect((table.state?.order.totalCount ?? 0) < 40)
    table.undo()
    table.undo()
    #expect(table.state?.plainRows == before)
    table.redo()
    table.redo()
    #expect(table.state?.plainRows == after)
  }

  @Test(arguments: KeyKind.allCases)
  func `steps keep no rows that a live change has removed`(keys: KeyKind) throws {
    // The same is done to two tables, of which one forgets nothing.
    var shape = TableShape(keys: keys)
    shape.deadRowsMin = 8
    let table = try TestTable(shape)
    shape.deadRowsMin = 1 << 20
    let hoarder = try TestTable(shape)
    let both = [table, hoarder]
    let insertedCount = 200
    for first in stride(from: 0, to: insertedCount, by: 4) {
      for table in both {
        table.edit([.insert(rows: rows(first..<first + 4), .end)], .none)
        let fresh = Array(table.keys.suffix(4))
        table.edit([
          .set(
            row: fresh[0],
            cells: [CellEdit(column: ColumnNumber(2), cell: TestTable.text("x\(first)"))])
        ])
        table.edit([.move([fresh[1]], .start), .remove([fresh[2]])])
        table.edit([.remove(fresh.filter { table.keys.contains($0) })], .none)
      }
    }
    let steps = table.run { $0.history.undoSteps.count }
    #expect(steps == insertedCount / 2 && hoarder.run { $0.history.undoSteps.count } == steps)
    // Of each step the row that it removes and the one that it moves another back to, and the rows
    // that have died lately.
    #expect(try kept(table).rows < 12 + steps + 60)
    #expect(try kept(hoarder).rows == 12 + insertedCount)
    for _ in 0..<steps {
      #expect(table.undo()?.skipped == hoarder.undo()?.skipped)
      #expect(table.state?.plainRows == hoarder.state?.plainRows)
    }
    for _ in 0..<steps {
      #expect(table.redo()?.skipped == hoarder.redo()?.skipped)
      #expect(table.state?.plainRows == hoarder.state?.plainRows)
    }
    let live = table.run { $0.history.heldByteSize }
    #expect(live < steps * 1_000)
  }

  @Test func `steps that fell out of the history name nothing`() throws {
    var shape = TableShape()
    shape.undoBytesMax = 4000
    shape.deadRowsMin = 10
    let table = try TestTable(shape)
    for first in stride(from: 0, to: 400, by: 4) {
      table.edit([.insert(rows: rows(first..<first + 4), .end)])
      table.edit([.remove(Array(table.keys.suffix(4)))])
    }
    #expect(try kept(table).rows < 12 + 60)
    while table.run({ $0.history.undoSteps.count }) > 0 { table.undo() }
    #expect(table.state?.plainRows.prefix(12).map(\.cells) == (0..<12).map { TestTable.row($0) })
  }

  @Test func `what was selected of rows that cannot come back is forgotten`() throws {
    let table = try TestTable(TableShape())
    table.view()
    for first in stride(from: 0, to: 60, by: 3) {
      table.edit([.insert(rows: rows(first..<first + 3), .end)], .none)
      table.run { session in
        guard let view = session.views["v"], let state = session.current else { return }
        for slot in state.order.slots(in: 12..<15) { view.selection.insert(.init(slot: slot)) }
      }
      table.edit([.remove(Array(table.keys.suffix(3)))], .none)
    }
    #expect(table.run { $0.views["v"]?.selection.buriedCount ?? 0 } <= 9)
  }

  @Test func `states before forgotten rows are told to be gone, others as they were`() throws {
    let table = try TestTable(TableShape())
    var known: [(Revision, [PlainRow])] = []
    for first in stride(from: 0, to: 60, by: 3) {
      table.edit([.insert(rows: rows(first..<first + 3), .index(first % 7))], .none)
      if let state = table.state { known.append((state.revision, state.plainRows)) }
      table.edit([.move([table.keys[1]], .end), .remove(Array(table.keys[2..<5]))], .none)
      if let state = table.state { known.append((state.revision, state.plainRows)) }
    }
    var toldCount = 0
    for (revision, rows) in known {
      guard let past = table.run({ try? $0.past(revision) }) else { continue }
      toldCount += 1
      #expect(past.state().plainRows == rows)
    }
    #expect(toldCount > 0 && toldCount < known.count)
  }
}
