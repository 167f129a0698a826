import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing
import UnicodeTables
import ViewportLayout

@testable import TableModel
@testable import TableSessions
@testable import ViewModel

/// What keeping heights costs, counted in rows and entries that are looked at.
struct HeightWorkTests {
  /// Rows of one to four lines, in three sections if wanted, all measured.
  private func table(_ count: Int, isSectioned: Bool = false, inlineRowsMax: Int = 2048)
    throws -> TestTable
  {
    let rows = (0..<count).map { number in
      [
        TestTable.integer(Int64(number)),
        TestTable.text(Array(repeating: "a", count: number % 4 + 1).joined(separator: " ")),
        TestTable.text("x\(number % 3)"),
      ]
    }
    var shape = TableShape(rowCount: count, published: count, chunkRows: 1 << 10)
    shape.cacheBytes = 64 << 20
    shape.inlineRowsMax = inlineRowsMax
    let table = try TestTable(shape, rows: rows)
    table.view { state in
      var rules = LayoutRules(metrics: TextMetrics(.cells(TerminalCells())))
      rules.rows = RowSizing()
      rules.rows?.wraps = true
      rules.rows?.quiet = .seconds(100)
      rules.sizing.mode = .fixed(9)
      rules.columns[ColumnNumber(1)] = SizingRule()
      rules.columns[ColumnNumber(1)]?.width = 1
      state.layout = rules
      if isSectioned {
        state.sections = SectionState(
          levels: [SectionLevel(column: ColumnNumber(2))],
          columns: [ColumnNumber(2): ColumnID("c2")])
      }
    }
    return table
  }

  private func kept(_ table: TestTable) throws -> KeptHeights {
    _ = table.snapshot()
    return try #require(table.run { $0.views["v"]?.heights.kept })
  }

  private func say(_ setting: RowSetting, _ value: SettingValue, of row: Int64) -> TableEdit {
    var patch = TraitsPatch()
    patch.settings[setting] = value
    return .setTraits(row: .integer(row), patch)
  }

  private func setParameter(_ name: Text, _ value: Int64, _ table: TestTable) {
    table.run { session in
      _ = try? session.setParameters([(name, .integer(value))], author: nil)
    }
  }

  @Test func `a change of few rows looks at few`() throws {
    let table = try table(20_000)
    table.settle()
    var declarations = RowDeclarations()
    declarations.settings[.editable] = .flag(true)
    let declares = declarations
    let asking = say(.height, .expression("params.h"), of: 3)
    let changes: [(rowsMax: Int, change: () -> Void)] = [
      (1, { table.edit([self.say(.height, .number(9), of: 1)]) }),
      (1, { table.edit([self.say(.height, .number(8), of: 2)]) }),
      (0, { self.setParameter("h", 5, table) }),
      (1, { table.edit([asking]) }),
      (0, { self.setParameter("other", 5, table) }),
      (1, { self.setParameter("h", 7, table) }),
      (0, { table.view { $0.parameters.values["h"] = .integer(1) } }),
      (1, { table.undo() }),
      (0, { table.run { _ = try? $0.declare(declares, author: nil) } }),
    ]
    for (number, (rowsMax, change)) in changes.enumerated() {
      let before = try kept(table)
      change()
      let after = try kept(table)
      #expect(after.pending.isEmpty, "change \(number)")
      #expect(after.work.measured - before.work.measured <= rowsMax, "change \(number)")
      #expect(after.work.placed - before.work.placed <= 4 * rowsMax, "change \(number)")
    }
  }

  @Test func `heights that read another row are measured anew only when what they read may change`()
    throws
  {
    let table = try table(5_000)
    var declarations = RowDeclarations()
    declarations.settings[.height] = .expression("double(cell(5, 'c0') + 1)")
    let declares = declarations
    table.run { _ = try? $0.declare(declares, author: nil) }
    table.settle()
    func set(_ column: Int, _ cell: Cell) -> () -> Void {
      let edit = CellEdit(column: ColumnNumber(column), cell: cell)
      return { table.edit([.set(row: .integer(7), cells: [edit])]) }
    }
    let changes: [(rows: ClosedRange<Int>, change: () -> Void)] = [
      (0...1, set(1, TestTable.text("a a"))),
      (0...1, set(2, TestTable.text("x9"))),
      (5_000...10_000, set(0, TestTable.integer(8))),
      (0...1, { table.edit([self.say(.editable, .flag(false), of: 3)]) }),
      (4_999...10_000, { table.edit([.remove([.integer(9)])]) }),
    ]
    for (number, (rows, change)) in changes.enumerated() {
      let before = try kept(table)
      change()
      table.settle()
      let after = try kept(table)
      let isAnew = after.work.measured < before.work.measured
      let measured = after.work.measured - (isAnew ? 0 : before.work.measured)
      #expect(rows.contains(measured), "change \(number): \(measured)")
    }
  }

  @Test func `while rows wait to be measured a change looks at few`() throws {
    let table = try table(20_000)
    let before = try kept(table)
    #expect(before.pending.count == 20_000)
    for number in 1...50 {
      let cell = CellEdit(column: ColumnNumber(1), cell: TestTable.text("a a a a a"))
      table.edit([.set(row: .integer(Int64(number)), cells: [cell])])
      #expect(table.snapshot()?.heights?.isEstimate == true)
    }
    let after = try kept(table)
    #expect(after.work.measured - before.work.measured == 50)
    #expect(after.work.placed - before.work.placed <= 50 * 4)
  }

  @Test func `a section that is collapsed is taken out alone`() throws {
    let table = try table(9_000, isSectioned: true)
    table.settle()
    let whole = try kept(table).entries
    for isCollapsed in [true, false] {
      let before = try kept(table)
      table.view { state in
        state.sections?.display.collapse.set([[.text("x1")]], isCollapsed: isCollapsed)
      }
      let after = try kept(table)
      #expect(after.work.placed - before.work.placed == (isCollapsed ? 1 : 3001))
      #expect(after.work.measured == before.work.measured)
    }
    let again = try kept(table).entries
    #expect(again.runs(in: 0..<again.count).elementsEqual(whole.runs(in: 0..<whole.count), by: ==))
  }

  /// Compares with what is found when all is looked at.
  @Test(arguments: Seeds.all(20))
  func `heights are an estimate while a row of the page waits`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = try table(60, isSectioned: seed % 2 == 0, inlineRowsMax: 0)
    for step in 0..<60 {
      change(table, &random)
      let state = table.run { session in
        (try? session.snapshot(ofView: "v"), session.views["v"]?.heights.kept)
      }
      let (snapshot, kept) = (try #require(state.0), try #require(state.1))
      let page = snapshot.entries(inPage: 0..<snapshot.pageEntryCount)
      let waits = page.slots.contains { kept.pending.contains($0) || kept.awaited.contains($0) }
      #expect(snapshot.heights?.isEstimate == waits, "seed \(seed), step \(step)")
      let count = snapshot.sections?.entryCount ?? snapshot.order.count
      #expect(kept.entries.count == count, "seed \(seed), step \(step)")
      var measuring = kept.measuring
      let plain = ExtentTree(runs: measuring.runs(kept.rows, in: 0..<count))
      #expect(
        plain.runs(in: 0..<count).elementsEqual(kept.entries.runs(in: 0..<count), by: ==),
        "seed \(seed), step \(step)")
    }
  }

  private func change(_ table: TestTable, _ random: inout SeededGenerator) {
    let key = table.keys.randomElement(using: &random) ?? .integer(0)
    let lines = Int.random(in: 1..<6, using: &random)
    let text = TestTable.text(Array(repeating: "a", count: lines).joined(separator: " "))
    let section = "x\(Int.random(in: 0..<4, using: &random))"
    let row = [TestTable.integer(Int64(lines)), text, TestTable.text(section)]
    let (isOn, size) = (Bool.random(using: &random), Int.random(in: 1..<30, using: &random))
    switch Int.random(in: 0..<11, using: &random) {
    case 0: table.edit([.insert(rows: [row, row], .start)])
    case 1: table.edit([.remove([key])])
    case 2: table.edit([.move([key], .end)])
    case 3: table.edit([.set(row: key, cells: [CellEdit(column: ColumnNumber(1), cell: text)])])
    case 4: table.edit([.set(row: key, cells: [CellEdit(column: ColumnNumber(2), cell: row[2])])])
    case 5: table.view { $0.sort = isOn ? [SortKey(column: ColumnNumber(1))] : [] }
    case 6: table.view { $0.pageSize = isOn ? size : nil }
    case 7: table.undo()
    case 8:
      table.view { $0.sections?.display.collapse.set([[.text(Text(section))]], isCollapsed: isOn) }
    case 9:
      table.run { session in
        guard let view = session.views["v"], var kept = view.heights.kept else { return }
        let slots = kept.pending.isEmpty ? [] : (0..<UInt32(size)).filter(kept.pending.contains)
        _ = kept.measure(slots)
        session.show(kept, view)
      }
    default:
      var patch = TraitsPatch()
      patch.settings[.height] = isOn ? .number(Double(lines)) : .expression("params.h")
      table.edit([.setTraits(row: key, patch)])
      setParameter("h", Int64(lines), table)
    }
  }
}
