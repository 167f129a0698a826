import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

@testable import TableModel
@testable import TableSessions
@testable import ViewModel

/// Columns that change on a live table: types, formats, which there are, their order.
struct ColumnChangeTests {
  private let texts = ["7", "007", "1.5", "", "w3", "-12", "3e2"]

  private func randomEdit(_ table: TestTable, _ random: inout SeededGenerator) -> [TableEdit] {
    guard let schema = table.state?.content.schema,
      var column = schema.columns.randomElement(using: &random)
    else { return [] }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      let types: [ColumnType] = [.integer, .text, .number, .decimal, .duration]
      column.type = types.randomElement(using: &random) ?? .text
      return [.columns(.set(column))]
    case 3, 4:
      let formats: [CellFormat?] = [
        nil, .map(["7": "seven"], otherwise: nil), .number(NumberFormat()),
        .template("w{}", of: nil),
      ]
      column.traits.format = formats.randomElement(using: &random) ?? nil
      column.traits.nullPlaceholder = Bool.random(using: &random) ? "w0" : nil
      return [.columns(.set(column))]
    case 5:
      let id = ColumnID(Text("n\(random.next() % 1000)"))
      let added = Column(number: ColumnNumber(0), id: id, title: "", type: .text)
      return [.columns(.add(added, .before(column.number)))]
    case 6 where schema.columns.count > 2: return [.columns(.remove(column.number))]
    case 7: return [.columns(.order(schema.columns.map(\.number).shuffled(using: &random)))]
    default:
      let text = texts.randomElement(using: &random) ?? ""
      guard let key = table.keys.randomElement(using: &random) else { return [] }
      let cell = FormattedCells.cell(Text(text), column.type)
      return [.set(row: key, cells: [CellEdit(column: column.number, cell: cell)])]
    }
  }

  @Test(arguments: Seeds.all(12))
  func `views and windows follow, and undo gives everything back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = try TestTable(TableShape(isResident: seed % 2 == 0))
    table.view { state in
      state.sort = [SortKey(column: ColumnNumber(0), comparator: .natural)]
      state.search = SearchQuery(text: "w", mode: .mark)
    }
    table.settle()
    var replica = WindowReplica(try #require(table.watch()))
    let start = try #require(table.state)
    for _ in 0..<25 {
      let edits = randomEdit(table, &random)
      if !edits.isEmpty { table.edit(edits) }
      if Int.random(in: 0..<4, using: &random) == 0 { table.undo() }
      if Int.random(in: 0..<6, using: &random) == 0 { table.redo() }
      try check(table, &replica)
    }
    let end = try #require(table.state)
    let count = table.run { $0.historySummary.undoCount }
    for _ in 0..<count { table.undo() }
    #expect(table.state?.content.schema == start.content.schema)
    #expect(table.state?.plainRows == start.plainRows)
    for _ in 0..<count { table.redo() }
    #expect(table.state?.content.schema == end.content.schema)
    #expect(table.state?.plainRows == end.plainRows)
    try check(table, &replica)
  }

  private func check(_ table: TestTable, _ replica: inout WindowReplica) throws {
    table.settle()
    let snapshot = try #require(table.snapshot())
    let fresh = try ViewOrderBuilder.build(
      content: snapshot.table.content, sourceOrder: snapshot.table.order,
      rules: snapshot.state.rules, parallel: Parallel.inline, isCancelled: { false })
    let slots = snapshot.order.slots(in: 0..<snapshot.order.count)
    #expect(slots == fresh.order.slots(in: 0..<fresh.order.count))
    #expect(snapshot.matches == fresh.matches)
    replica.drain()
    #expect(replica.problems.isEmpty)
    #expect(replica.columns == snapshot.columns)
    let blocks = snapshot.blocks(of: slots, snapshot.columns)
    #expect(replica.cells == slots.indices.map { row in blocks.map { $0.cells[row] } })
    for block in blocks {
      let request = ColumnRequest(block.column.number, as: .text)
      let texts = snapshot.table.content.cells(of: slots, [request])[0]
      #expect(
        texts.map { $0.overlayText.utf8 } == block.cells.indices.map { block.displayText($0) })
    }
  }

  @Test func `cells that do not fit keep their text, and the way back restores them`() throws {
    let table = try TestTable(TableShape())
    let before = try #require(table.state)
    var column = try #require(before.content.schema[ColumnNumber(1)])
    column.type = .integer
    table.edit([.columns(.set(column))])
    let cell = try #require(table.state?.plainRows.first?.cells[1])
    #expect(cell == Cell(.error(.doesNotParse), source: "w0"))
    column.type = .text
    table.edit([.columns(.set(column))])
    #expect(table.state?.plainRows == before.plainRows)
  }

  @Test func `key columns keep their type and stay`() throws {
    let table = try TestTable(TableShape(keys: .integer))
    var column = try #require(table.state?.content.schema[ColumnNumber(0)])
    column.type = .text
    let refusal = EditRefusal(index: 0, reason: .columnRefused("c0", .keyColumn))
    #expect(throws: refusal) { try table.edit([.columns(.set(column))]).get() }
    #expect(throws: refusal) { try table.edit([.columns(.remove(ColumnNumber(0)))]).get() }
  }

  @Test func `adopting puts the rows shown into their order and undo takes it back`() throws {
    for seed in Seeds.all(20) {
      var random = SeededGenerator(seed: seed)
      let table = try TestTable(TableShape())
      let before = table.keys
      let state = try #require(table.state)
      let shown = state.liveSlots.filter { _ in Bool.random(using: &random) }
      let wanted = shown.shuffled(using: &random)
      table.edit([.adopt(wanted)])
      let slots = try #require(table.state?.liveSlots)
      #expect(slots.filter { shown.contains($0) } == wanted)
      for (place, slot) in slots.enumerated() where !shown.contains(slot) {
        #expect(state.liveSlots[place] == slot)
      }
      table.undo()
      #expect(table.keys == before)
    }
  }
}

/// Cells as edits write them.
private enum FormattedCells {
  static func cell(_ text: Text, _ type: ColumnType) -> Cell {
    let cell = CellRetyping.cell(Cell(.text(text)), as: type)
    return cell.value == .null ? .null : cell
  }
}
