import CellFormats
import RowTree
import TableValues
import TestSupport
import Testing
import UnicodeTables
import ViewportLayout

@testable import TableModel
@testable import TableSessions
@testable import ViewModel

/// What the client has measured, and of which state.
struct ClientMeasureTests {
  private func table(wraps: Bool) throws -> TestTable {
    let rows = (0..<4).map { number in
      [TestTable.integer(Int64(number)), TestTable.text("x"), TestTable.text("y")]
    }
    let table = try TestTable(TableShape(rowCount: 4, published: 4), rows: rows)
    table.view { state in
      var rules = LayoutRules(metrics: TextMetrics(.cells(TerminalCells())))
      rules.rows = RowSizing()
      rules.rows?.wraps = wraps
      rules.sizing.mode = .fixed(9)
      state.layout = rules
    }
    table.settle()
    return table
  }

  @Test(arguments: [true, false])
  func `heights of rows that have changed since they were measured are not used`(
    wraps: Bool
  ) throws {
    let table = try table(wraps: wraps)
    let seen = try #require(table.snapshot())
    let cell = CellEdit(column: ColumnNumber(1), cell: TestTable.text("z"))
    table.edit([.set(row: seen.table.keys.key(of: 2), cells: [cell])])
    table.settle()
    let told = [1, 2].map { ClientHeight(slot: $0, height: 640) }
    let outcome = try #require(
      table.run { try? $0.applyHeights(told, inView: "v", at: seen) })
    #expect(outcome.changedCount == 1)
    #expect(outcome.unused.map(\.told.slot) == [2] && outcome.unused.first?.reason == .changed)
    let runs = try #require(table.snapshot()?.axis).runs(in: 0..<4)
    #expect(runs.map(\.extent) == [64, 640, 64] && runs.map(\.count) == [1, 1, 2])
    table.view { $0.layout?.sizing.mode = .fixed(8) }
    table.settle()
    let late = try #require(
      table.run { try? $0.applyHeights(told, inView: "v", at: seen) })
    #expect(late.unused.count == 2 && late.changedCount == 0)
  }

  @Test(arguments: [true, false])
  func `a row is as high as the highest of its cells, told or measured`(wraps: Bool) throws {
    let table = try table(wraps: wraps)
    func heights() throws -> [LayoutLength] {
      let axis = try #require(table.snapshot()?.axis)
      return axis.runs(in: 0..<4).flatMap { run in
        [LayoutLength](repeating: run.extent, count: run.count)
      }
    }
    func tell(_ cells: [(UInt32, Int, LayoutLength?)]) throws -> ClientHeightsOutcome {
      let told = cells.map {
        ClientHeight(slot: $0.0, column: ColumnNumber($0.1), height: $0.2)
      }
      return try #require(table.run { try? $0.applyHeights(told, inView: "v") })
    }
    let shown = try #require(table.snapshot()).columns.map(\.number.rawValue)
    let first = try tell([(1, shown[0], 640), (1, shown[1], 320), (2, shown[1], 32)])
    #expect(first.changedCount == 1 && first.unused.isEmpty)
    #expect(try heights() == [64, 640, 64, 64])
    let all = try tell(shown.map { (2, $0, 32) })
    #expect(all.changedCount == 1)
    #expect(try heights() == [64, 640, 32, 64], "nothing is left for the daemon to measure")
    #expect(try tell([(1, shown[0], nil)]).changedCount == 1)
    #expect(try heights() == [64, 320, 32, 64])
    let row = ClientHeight(slot: 1, height: 16)
    #expect(table.run { try? $0.applyHeights([row], inView: "v") }?.changedCount == 1)
    #expect(try tell([(1, shown[0], 960)]).changedCount == 0, "the row was told as a whole")
    let hidden = try tell([(1, 99, 960)])
    #expect(hidden.unused.map(\.reason) == [.hidden])
  }
}
