import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Orders and sections by expressions: kept in steps they equal those made anew, and both the model.
struct OrderExpressionTests {
  private func build(_ table: ModelTable, _ rules: ViewRules) throws -> ViewOrderResult {
    try ViewOrderBuilder.build(
      content: table.content, sourceOrder: table.order, rules: rules, parallel: Parallel.inline,
      isCancelled: { false })
  }

  /// An expression over the model's columns, and what it gives for a row.
  private static let known: [(source: Text, value: ModelTable.RowValue)] = [
    ("c1 * -2", { ModelTable.whole($0[1]) { .integer($0 * -2) } }),
    ("6 / c1", { ModelTable.whole($0[1]) { $0 == 0 ? .error(.notComputed) : .integer(6 / $0) } }),
    (
      "c5 ? c1 : 7",
      { row in
        switch row[5].value {
        case .boolean(true): ModelTable.whole(row[1]) { .integer($0) }
        case .boolean(false): Cell(.integer(7), source: "7")
        case let other: Cell(other)
        }
      }
    ),
    (
      "c0 + 'k'",
      { row in
        guard case .text(let text) = row[0].value else { return Cell(row[0].value) }
        return Cell(.text(Text(text.utf8 + [0x6B])))
      }
    ),
  ]

  private func rules(
    _ table: inout ModelTable, _ random: inout SeededGenerator
  ) throws -> ViewRules {
    var rules = ModelTable.rules(&random)
    let picked = Self.known.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    for (source, value) in picked {
      let expression = try OrderExpression(source, over: ModelTable.schema)
      rules.expressions[expression.number] = expression
      table.expressions[expression.number] = value
      let key = SortKey(
        column: expression.number,
        direction: Bool.random(using: &random) ? .ascending : .descending,
        nulls: Bool.random(using: &random) ? .first : .last)
      if Int.random(in: 0..<3, using: &random) == 0 {
        rules.sections.append(
          SectionLevel(column: key.column, direction: key.direction, nulls: key.nulls))
      } else {
        rules.sort.insert(key, at: Int.random(in: 0...rules.sort.count, using: &random))
      }
    }
    return rules
  }

  private func check(
    _ result: ViewOrderResult, _ table: ModelTable, _ rules: ViewRules, _ comment: Comment
  ) {
    let rows = table.expectedEntries(rules, SectionDisplay()).compactMap(\.slot)
    #expect(result.order.slots(in: 0..<result.order.count) == rows, comment)
    let failing = rows.filter { slot in
      rules.expressions.keys.contains { table.isError(slot, $0) }
    }
    #expect(result.orderFailures?.rows.count == failing.count, comment)
    #expect(failing.allSatisfy { result.orderFailures?.rows.contains($0) ?? false }, comment)
    let first = result.orderFailures?.first
    #expect(first?.slot == failing.min(), comment)
    if let first { #expect(table.isError(first.slot, first.column), comment) }
  }

  @Test(arguments: Seeds.all(40, inSweep: 80))
  func `an order by expressions advanced step by step equals the model`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ModelTable(
      rowCount: Int(seed % 30), chunkRows: 1 + Int(seed % 4), isResident: seed % 2 == 0, &random)
    let rules = try rules(&table, &random)
    var result = try build(table, rules)
    check(result, table, rules, "seed \(seed), \(rules)")
    for step in 0..<20 {
      let next = try table.step(from: result, rules, &random)
      if let resident = next.resident {
        check(resident, table, rules, "resident, seed \(seed), step \(step)")
      }
      result = next.result
      check(result, table, rules, "seed \(seed), step \(step), \(rules)")
    }
  }

  @Test func `what an expression made is freed with it`() throws {
    var random = SeededGenerator(seed: 2)
    let table = ModelTable(rowCount: 50, chunkRows: 8, &random)
    _ = try build(table, ViewRules(sort: [SortKey(column: ColumnNumber(1))]))
    let before = table.content.cache.byteSize
    do {
      let expression = try OrderExpression("c1 + 1", over: ModelTable.schema)
      let rules = ViewRules(
        sort: [SortKey(column: expression.number)], expressions: [expression.number: expression])
      _ = try build(table, rules)
      #expect(table.content.cache.byteSize > before)
    }
    #expect(table.content.cache.byteSize == before)
  }

  @Test func `an expression over a column that is gone is left out, and named`() throws {
    var random = SeededGenerator(seed: 3)
    var table = ModelTable(rowCount: 20, chunkRows: 8, &random)
    let expression = try OrderExpression("c1 + 1", over: ModelTable.schema)
    let rules = ViewRules(
      sort: [SortKey(column: expression.number)], expressions: [expression.number: expression])
    let columns = ModelTable.schema.columns.filter { $0.id != "c1" }
    table.content.setSchema(TableSchema(columns: columns), codecs: [:])
    #expect(expression.misfit(in: table.content.schema) == .columnGone)
    let result = try build(table, rules)
    #expect(result.order.slots(in: 0..<result.order.count) == table.live)
    #expect(result.orderFailures == nil)
  }
}

extension ModelTable {
  /// What an expression gives for a row, by the row's cells.
  typealias RowValue = @Sendable ([Cell]) -> Cell

  /// The cell of an expression over an integer: null and errors stay.
  static func whole(_ cell: Cell, _ value: (Int64) -> CellValue) -> Cell {
    guard case .integer(let whole) = cell.value else { return Cell(cell.value) }
    return Cell(value(whole))
  }

  func isError(_ slot: UInt32, _ column: ColumnNumber) -> Bool {
    if case .error = cell(slot, column).value { true } else { false }
  }
}
