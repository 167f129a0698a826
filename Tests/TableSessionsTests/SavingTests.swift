import TableModel
import TableValues
import TestSupport
import Testing

@testable import ColumnStorage
@testable import TableSessions

/// What a table knows of the file that it is saved to. No file is written here.
struct SavingTests {
  private func save(_ table: TestTable) {
    table.run { session in
      guard let ticket = try? session.beginSave() else { return }
      session.endSave(ticket, succeeded: true)
    }
  }

  private func summary(_ table: TestTable) -> SaveSummary { table.run { $0.saveSummary } }

  private func revert(_ table: TestTable) -> Int? {
    table.run { try? $0.revert(label: "Revert", author: nil, begin: {}).records }
  }

  private func set(_ table: TestTable, _ row: Int, _ text: String, _ history: HistoryClass = .step)
  {
    let cell = CellEdit(column: ColumnNumber(1), cell: TestTable.text(text))
    table.edit([.set(row: table.keys[row], cells: [cell])], history)
  }

  @Test func `a table is dirty until its state is the saved one again`() throws {
    let table = try TestTable(TableShape())
    #expect(!summary(table).isDirty)
    set(table, 1, "mine")
    set(table, 2, "too")
    #expect(summary(table).isDirty && summary(table).records == 2)
    table.undo()
    save(table)
    #expect(!summary(table).isDirty)
    table.undo()
    #expect(summary(table).isDirty && summary(table).records == 1)
    table.redo()
    #expect(!summary(table).isDirty)
  }

  @Test func `edits while a save runs are dirty after it`() throws {
    let table = try TestTable(TableShape())
    set(table, 1, "first")
    let ticket = table.run { try? $0.beginSave() }
    set(table, 2, "second")
    #expect(ticket?.state.plainRows[2].cells[1] == TestTable.row(2)[1])
    table.run { session in
      if let ticket { session.endSave(ticket, succeeded: true) }
    }
    #expect(summary(table).isDirty && summary(table).records == 1)
    let failed = table.run { try? $0.beginSave() }
    table.run { session in
      if let failed { session.endSave(failed, succeeded: false) }
    }
    #expect(summary(table).isDirty && summary(table).records == 1)
  }

  @Test func `a revert is one step back to the saved state`() throws {
    let table = try TestTable(TableShape())
    set(table, 0, "saved")
    save(table)
    let saved = table.state?.plainRows
    set(table, 1, "mine")
    table.edit([.remove([table.keys[3], table.keys[4]])])
    table.edit([.columns(.remove(ColumnNumber(2)))])
    let before = table.state?.plainRows
    #expect(revert(table) != nil && table.state?.plainRows == saved)
    #expect(!summary(table).isDirty)
    table.undo()
    #expect(table.state?.plainRows == before && summary(table).isDirty)
    table.redo()
    #expect(table.state?.plainRows == saved && !summary(table).isDirty)
    #expect(revert(table) == 0)
  }

  @Test func `a revert brings back cells of columns that nobody could name any more`() throws {
    let table = try TestTable(TableShape())
    let text = String(repeating: "long ", count: 4_000)
    for (row, key) in table.keys.enumerated() {
      let cell = CellEdit(column: ColumnNumber(2), cell: TestTable.text("\(row) \(text)"))
      table.edit([.set(row: key, cells: [cell])], .none)
    }
    save(table)
    let saved = table.state?.plainRows
    table.edit([.columns(.remove(ColumnNumber(2)))], .none)
    for number in 0..<40 {
      for row in 0..<table.keys.count { set(table, row, "\(number) \(text)", .none) }
      table.edit([.columns(.order([ColumnNumber(number % 2)]))], .none)
    }
    #expect(table.state?.content.overlays[ColumnNumber(2)] == nil, "the cells are forgotten")
    #expect(revert(table) == table.keys.count)
    #expect(table.state?.plainRows == saved && !summary(table).isDirty)
  }
}
