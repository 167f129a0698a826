import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

@testable import TableSessions

/// The change log, and lists of edits that are long.
struct WorkTests {
  @Test func `a log that does not reach back says so`() {
    var log = ChangeLog(base: Revision(1), rowCountMax: 10)
    for number in 2..<40 {
      let cells = [CellChange(slot: 1, before: nil, after: .null)]
      log.note(
        EditRecord(
          changes: [.cells(column: ColumnNumber(0), cells)], cause: .edit, historyClass: .step),
        at: Revision(number))
    }
    #expect(log.base > Revision(1))
    #expect(log.records(after: Revision(1)) == nil)
    #expect(log.records(after: log.base)?.first?.revision == log.base.next)
    #expect(log.records(after: Revision(38))?.map(\.revision) == [Revision(39)])
    #expect(log.records(after: Revision(39))?.isEmpty == true)
  }

  @Test func `the newest record is kept however large it is`() {
    var log = ChangeLog(base: Revision(1), rowCountMax: 10)
    for number in 2..<6 {
      let cells = (0..<11).map { CellChange(slot: $0, before: nil, after: .null) }
      log.note(
        EditRecord(
          changes: [.cells(column: ColumnNumber(0), cells)], cause: .edit, historyClass: .step),
        at: Revision(number))
      #expect(log.records(after: Revision(number - 1))?.map(\.revision) == [Revision(number)])
      #expect(number == 2 || log.records(after: Revision(number - 2)) == nil)
    }
  }

  @Test func `a view behind the log is made anew`() throws {
    let table = try TestTable(TableShape(isResident: false, inlineRowsMax: 0))
    table.view { $0.sort = [SortKey(column: ColumnNumber(0))] }
    table.settle()
    table.run { session in
      session.log = ChangeLog(base: session.current?.revision ?? Revision(1), rowCountMax: 0)
    }
    for number in 0..<20 {
      let cell = CellEdit(
        column: ColumnNumber(0), cell: TestTable.integer(Int64(40 - number)))
      table.edit([.set(row: table.keys[number % 12], cells: [cell])])
    }
    table.settle()
    let snapshot = try #require(table.snapshot())
    #expect(snapshot.table.revision == table.state?.revision)
    let cells = snapshot.blocks(of: snapshot.entries(inPage: 0..<12).slots, snapshot.columns)[0]
      .cells
    #expect(cells.map { $0.overlayNumber } == cells.map { $0.overlayNumber }.sorted())
  }

  @Test func `rows loaded and then edited or removed are told once`() throws {
    let table = try TestTable(TableShape(rowCount: 8, published: 2))
    let old = try #require(table.state)
    table.load(to: 6)
    table.edit([
      .remove([.integer(4), .integer(1)]),
      .set(
        row: .integer(5), cells: [CellEdit(column: ColumnNumber(2), cell: TestTable.text("new"))]),
      .move([.integer(6)], .start),
    ])
    let new = try #require(table.state)
    let changes = table.run { session in
      ChangeLog.rowChanges(of: session.log.records(after: old.revision) ?? [], from: old, to: new)
    }
    #expect(changes.appendedSourceRows == 2..<6)
    #expect(changes.removed == [0])
    #expect(changes.inserted == [])
    #expect(changes.changedRows == [])
  }

  @Test(arguments: [KeyKind.given, .text, .composite])
  func `long lists of edits take time in proportion`(kind: KeyKind) throws {
    let table = try TestTable(TableShape(keys: kind))
    func seconds(_ count: Int, _ base: Int) -> Duration {
      let clock = ContinuousClock()
      let rows = (0..<count).map { number in
        [TestTable.integer(7), TestTable.text("n\(base + number)"), TestTable.text("x")]
      }
      return clock.measure {
        let inserted = (try? table.edit([.insert(rows: rows, .end)]).get())?.inserted ?? []
        #expect(inserted.count == count)
        let sets = inserted.map { key in
          TableEdit.set(
            row: key,
            cells: [
              CellEdit(column: ColumnNumber(2), cell: TestTable.text("y")),
              CellEdit(column: ColumnNumber(0), cell: TestTable.integer(8)),
            ])
        }
        #expect((try? table.edit(sets).get())?.changedCells == count * 2)
        #expect(table.undo()?.skipped == 0)
        #expect(table.redo()?.skipped == 0)
        table.undo()
        table.undo()
      }
    }
    let small = seconds(1_000, 0)
    let large = seconds(8_000, 100_000)
    #expect(large < small * 32 + .milliseconds(200), "\(small) and \(large)")
  }
}

extension Cell {
  fileprivate var overlayNumber: Int64 {
    if case .integer(let number) = value { number } else { 0 }
  }
}
