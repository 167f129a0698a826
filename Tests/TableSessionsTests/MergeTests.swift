import ColumnStorage
import RowTree
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import TableModel
@testable import TableSessions

/// A table with unsaved edits is merged with other content that was made of the same base.
@Suite struct MergeTests {
  private func merge(
    _ table: TestTable, _ rows: [[Cell]], _ matching: ContentRequest.Matching
  ) -> MergedTable? {
    let box = Mutex<MergedTable?>(nil)
    let request = NewRows(rows: rows).request(matching)
    table.run { session in
      session.merge(
        MergeCall(request: { state, _ in try request(state) }) { _, result in
          box.withLock { $0 = try? result.get() }
        })
    }
    table.run { _ in }
    return box.withLock { $0 }
  }

  private func values(_ state: TableState?) -> [[CellValue]]? { state?.plainRows.map(\.values) }

  @Test(arguments: Seeds.all(60))
  func `what is unsaved leads from the other content to the merged table, and undo leads back`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let kind: KeyKind = try #require([.given, .integer, .text].randomElement(using: &random))
    var shape = TableShape(keys: kind)
    shape.isResident = Bool.random(using: &random)
    let table = try TestTable(shape)
    let matching: ContentRequest.Matching = kind == .given ? .content : .tableKeys
    var base = (0..<shape.rowCount).map { TestTable.row($0) }
    for _ in 0..<4 {
      var ours = NewContentTests.changed(base, &random)
      if kind == .given { ours = base.filter { ours.contains($0) } }
      #expect(table.setContent(NewRows(rows: ours).request(matching)))
      let before = table.state
      let theirs = NewContentTests.changed(base, &random)
      guard let merged = merge(table, theirs, matching) else {
        // Both sides may have given different rows the same key.
        #expect(table.state?.revision == before?.revision)
        return
      }
      #expect(values(merged.theirs) == theirs.map { $0.map(\.value) })
      var again = merged.theirs
      for change in merged.unsaved { again.apply(change, at: merged.state.revision) }
      #expect(values(again) == values(merged.state))
      #expect(table.run { $0.saveSummary.isDirty } == !merged.unsaved.isEmpty)
      #expect(table.state?.order.count == merged.state.order.count)
      if merged.record != nil {
        table.undo()
        #expect(table.state?.plainRows == before?.plainRows)
        #expect(table.state?.conflictCount == 0)
        table.redo()
        #expect(values(table.state) == values(merged.state))
        #expect(table.state?.conflictCount == merged.state.conflictCount)
      }
      let side: ConflictSide = Bool.random(using: &random) ? .ours : .theirs
      let left = table.run { session in
        try? session.resolveConflicts(nil, take: side, label: nil, author: nil, begin: {}).leftCount
      }
      #expect(left == 0 && table.state?.conflictCount == 0)
      _ = table.run { try? $0.revert(label: nil, author: nil, begin: {}) }
      #expect(values(table.state) == theirs.map { $0.map(\.value) })
      #expect(table.run { $0.saveSummary.isDirty } == false)
      base = theirs
    }
  }

  @Test func `both sides' edits of one row without keys are one row`() throws {
    let table = try TestTable(TableShape(keys: .given))
    let rows = (0..<12).map { TestTable.row($0) }
    let edit = CellEdit(column: ColumnNumber(1), cell: TestTable.text("mine"))
    table.edit([.set(row: table.keys[4], cells: [edit])])
    var theirs = rows
    theirs[4][2] = TestTable.text("theirs")
    let merged = try #require(merge(table, theirs, .content))
    theirs[4][1] = TestTable.text("mine")
    #expect(values(merged.state) == theirs.map { $0.map(\.value) })
    #expect(merged.state.conflictCount == 0)
    #expect(merged.theirs.order.count == rows.count)
    #expect(table.run { $0.saveSummary.records } == 1)
  }

  @Test func `the other content is read once where little differs`() throws {
    // Cells of the other content are asked for rows that differ on a side only.
    let table = try TestTable(TableShape(keys: .integer))
    var theirs = (0..<12).map { TestTable.row($0) }
    theirs[3][2] = TestTable.text("theirs")
    let edit = CellEdit(column: ColumnNumber(2), cell: TestTable.text("mine"))
    table.edit([.set(row: table.keys[8], cells: [edit])])
    let asked = Mutex<[[Int]]>([])
    let plain = NewRows(rows: theirs).request(.tableKeys)
    let call = MergeCall(
      request: { state, _ in
        var request = try plain(state)
        let cells = request.cells
        request.cells = { rows, isCancelled in
          asked.withLock { $0.append(rows) }
          return cells(rows, isCancelled)
        }
        return request
      }, completion: { _, _ in })
    table.run { $0.merge(call) }
    table.run { _ in }
    #expect(asked.withLock { $0 } == [[3, 8]])
  }
}
