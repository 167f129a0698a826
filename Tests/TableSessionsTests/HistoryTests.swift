import RowTree
import TableValues
import TestSupport
import Testing

@testable import TableModel
@testable import TableSessions

/// Steps that are listed and jumped between.
struct HistoryTests {
  private func set(_ key: RowKey, _ text: String) -> TableEdit {
    .set(row: key, cells: [CellEdit(column: ColumnNumber(2), cell: TestTable.text(text))])
  }

  @Test(arguments: Seeds.all(30))
  func `a jump gives the state that was after the step, whatever lies between`(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let table = try TestTable(TableShape(keys: seed.isMultiple(of: 2) ? .given : .text))
    var states: [Int: [PlainRow]] = [0: table.state?.plainRows ?? []]
    for number in 1...12 {
      guard let key = table.keys.randomElement(using: &random) else { return }
      let row = [
        TestTable.integer(Int64(number)), TestTable.text("n\(number)"), TestTable.text("x"),
      ]
      let edits: [[TableEdit]] = [
        [set(key, "s\(number)")], [.remove([key])], [.insert(rows: [row], .start)],
        [.move([key], .end), set(key, "m\(number)")],
      ]
      table.edit(edits.randomElement(using: &random) ?? [])
      states[number] = table.state?.plainRows
    }
    for _ in 0..<20 {
      let step = Int.random(in: 0...12, using: &random)
      let before = table.run { $0.history.undoSteps.count }
      let revision = table.state?.revision.rawValue ?? 0
      let outcome = try #require(table.jump(to: step))
      #expect(table.state?.plainRows == states[step])
      #expect(outcome.undone == max(0, before - step) && outcome.redone == max(0, step - before))
      #expect(outcome.revision.rawValue == revision + outcome.undone + outcome.redone)
      #expect(table.run { $0.history.undoSteps.map(\.number) } == Array(1..<(step + 1)))
    }
  }

  @Test func `a step that is not there changes nothing`() throws {
    let table = try TestTable(TableShape())
    table.edit([set(table.keys[0], "a")])
    let revision = table.state?.revision
    #expect(table.jump(to: 2) == nil)
    #expect(table.state?.revision == revision)
  }

  @Test func `steps keep their numbers, those taken back go with a new one`() throws {
    let table = try TestTable(TableShape())
    for text in ["a", "b", "c"] { table.edit([set(table.keys[0], text)]) }
    table.jump(to: 1)
    #expect(table.run { $0.history.redoSteps.map(\.number) } == [3, 2])
    table.edit([set(table.keys[0], "d")])
    #expect(table.run { $0.history.undoSteps.map(\.number) } == [1, 4])
    #expect(table.run { $0.history.redoSteps.isEmpty })
  }

  @Test func `bytes are those of the steps, dropped steps are counted`() throws {
    var shape = TableShape()
    shape.undoBytesMax = 3000
    let table = try TestTable(shape)
    for number in 0..<40 {
      table.edit([set(table.keys[number % 7], "text \(number)")], number % 3 == 2 ? .join : .step)
      if number % 5 == 4 { table.jump(to: 0) }
      if number % 10 == 9 { table.redo() }
      let history = table.run { $0.history }
      let steps = history.undoSteps + history.redoSteps
      #expect(history.byteSize == steps.reduce(0) { $0 + $1.byteSize })
      #expect(steps.allSatisfy { $0.byteSize == $0.records.reduce(0) { $0 + $1.byteSize } })
      #expect(history.byteSize <= 3000 || history.undoSteps.count == 1)
    }
    for number in 0..<40 { table.edit([set(table.keys[0], "last \(number)")]) }
    let history = table.run { $0.history }
    #expect(history.droppedCount > 20 && history.byteSize <= 3000)
    #expect(history.undoSteps.last?.number ?? 0 > 40)
  }

  @Test func `a step of one cell takes some two hundred bytes`() throws {
    let table = try TestTable(TableShape())
    let before = table.run { $0.history.heldByteSize }
    for number in 0..<1000 {
      table.edit([
        .set(
          row: table.keys[number % 12],
          cells: [CellEdit(column: ColumnNumber(0), cell: TestTable.integer(Int64(number + 100)))])
      ])
    }
    let history = table.run { $0.history }
    #expect(history.undoSteps.count == 1000)
    #expect(history.heldByteSize - before < 1000 * 300)
    while table.run({ $0.history.undoSteps.count }) > 10 { table.undo() }
    table.edit([set(table.keys[0], "a")])
    // Neither the steps undone nor their places are kept.
    #expect(table.run { $0.history.heldByteSize } < before + 20 * 300)
  }

  @Test func `what a step changes is counted`() throws {
    let table = try TestTable(TableShape())
    let row = TestTable.row(40)
    table.edit([.insert(rows: [row, row], .end), .remove([table.keys[0]])])
    table.edit([set(table.keys[0], "a")], .join)
    table.edit([set(table.keys[0], "b")], .join)
    let step = try #require(table.run { $0.history.undoSteps.last })
    #expect(step.extent.cells == 7 && step.extent.rows == 3 && step.extent.columns == 0)
    #expect(step.records.count == 2)
  }
}
