import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

@testable import ColumnStorage
@testable import TableSessions

/// Cells of removed columns are given back when nobody can name the columns any more.
struct DeadColumnsTests {
  /// Adds a column after all others.
  private func add(_ table: TestTable, _ name: String, _ history: HistoryClass) -> ColumnNumber {
    let column = Column(number: ColumnNumber(0), id: ColumnID(Text(name)), title: "", type: .text)
    table.edit([.columns(.add(column, .end))], history)
    return table.state?.content.schema.columns.last?.number ?? ColumnNumber(0)
  }

  /// Writes each cell of a column.
  private func fill(_ table: TestTable, _ column: ColumnNumber, _ history: HistoryClass) {
    let text = String(repeating: "long ", count: 4_000)
    table.edit(
      table.keys.map { key in
        .set(row: key, cells: [CellEdit(column: column, cell: TestTable.text(text))])
      }, history)
  }

  private func editedColumns(_ table: TestTable) -> Int {
    table.state?.content.overlays.count ?? 0
  }

  @Test func `columns pass through a table, and leave nothing`() throws {
    let table = try TestTable(TableShape())
    table.view()
    fill(table, ColumnNumber(2), .none)
    for number in 0..<40 {
      let column = add(table, "added \(number)", .none)
      fill(table, column, .none)
      table.edit([.columns(.remove(column))], .none)
      // So many records of much text are kept to tell older states.
      #expect(editedColumns(table) <= 1 + 8)
    }
    #expect(table.state?.content.schema.columns.count == 3)
    #expect(table.state?.content.overlays[ColumnNumber(2)] != nil)
  }

  @Test func `a column that a step names comes back with its cells`() throws {
    let table = try TestTable(TableShape())
    let kept = add(table, "kept", .step)
    fill(table, kept, .step)
    let before = table.state?.plainRows
    table.edit([.columns(.remove(kept))])
    for number in 0..<20 {
      let column = add(table, "added \(number)", .none)
      fill(table, column, .none)
      table.edit([.columns(.remove(column))], .none)
    }
    #expect(editedColumns(table) <= 1 + 8)
    table.undo()
    #expect(table.state?.plainRows == before && before != nil)
    // What was undone is forgotten with the steps that could do it again.
    table.undo()
    table.undo()
    #expect(table.state?.content.schema.columns.count == 3)
    table.edit([.columns(.order([ColumnNumber(1)]))])
    for number in 20..<40 {
      let column = add(table, "added \(number)", .none)
      fill(table, column, .none)
      table.edit([.columns(.remove(column))], .none)
    }
    #expect(table.state?.content.overlays[kept] == nil)
  }
}
