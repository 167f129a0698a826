import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Law 2: a view brought up to date equals one made anew, and both equal a plain model.
struct ViewOrderLawTests {
  private func build(
    _ table: ModelTable, _ rules: ViewRules, _ budget: SortBudget = SortBudget()
  ) throws -> ViewOrderResult {
    try ViewOrderBuilder.build(
      content: table.content, sourceOrder: table.order, rules: rules, parallel: Parallel.inline,
      budget: budget, isCancelled: { false })
  }

  private func slots(_ result: ViewOrderResult) -> [UInt32] {
    result.order.slots(in: 0..<result.order.count)
  }

  private func check(
    _ result: ViewOrderResult, _ table: ModelTable, _ rules: ViewRules, _ comment: Comment
  ) {
    #expect(slots(result) == table.expectedOrder(rules), comment)
    let expected = table.expectedMatches(rules)
    #expect((result.matches == nil) == (expected == nil), comment)
    #expect(result.matchedRowCount == expected?.count, comment)
    #expect(expected?.allSatisfy { result.matches?.contains($0) ?? false } ?? true, comment)
    #expect((result.passing == nil) == (rules.filter == nil), comment)
    let mayFail = rules.filter.map { "\($0)".contains("ExpressionCondition") } ?? false
    #expect((result.failures == nil) == !mayFail, comment)
    if let failures = result.failures, let filter = rules.filter {
      let rows = table.live.filter { table.fails(filter, for: $0) }.sorted()
      #expect(failures.rows.count == rows.count, comment)
      #expect(rows.allSatisfy { failures.rows.contains($0) }, comment)
      #expect(failures.first?.slot == rows.first, comment)
    }
    if let passing = result.passing {
      let rows = table.passing(rules)
      #expect(passing.count == rows.count && rows.allSatisfy { passing.contains($0) }, comment)
    }
  }

  @Test(arguments: Seeds.all(60))
  func `a view built anew equals the model`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ModelTable(rowCount: 23, chunkRows: 1 + Int(seed % 5), &random)
    for _ in 0..<6 { _ = table.change(&random) }
    let rules = ModelTable.rules(&random)
    check(try build(table, rules), table, rules, "seed \(seed), \(rules)")
  }

  @Test(arguments: Seeds.all(60))
  func `what is kept of texts changes no order`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ModelTable(rowCount: 40, chunkRows: 1 + Int(seed % 7), &random)
    for _ in 0..<6 { _ = table.change(&random) }
    let rules = ModelTable.rules(&random)
    var budget = SortBudget()
    budget.textBytesMin = 1 + Int(seed % 3)
    budget.textBytesMax = budget.textBytesMin + Int(seed % 4)
    budget.keyBytes = 1 << Int(seed % 9)
    check(try build(table, rules, budget), table, rules, "seed \(seed), \(rules)")
  }

  @Test(arguments: Seeds.all(50, inSweep: 100))
  func `a view advanced step by step equals the model`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ModelTable(
      rowCount: Int(seed % 30), chunkRows: 1 + Int(seed % 4), isResident: seed % 2 == 0, &random)
    let rules = ModelTable.rules(&random)
    var budget = SortBudget()
    if seed % 2 == 1 {
      budget.textBytesMin = 1 + Int(seed % 3)
      budget.textBytesMax = budget.textBytesMin + Int(seed % 4)
      budget.keyBytes = 1 << Int(seed % 9)
    }
    var result = try build(table, rules)
    for step in 0..<25 {
      let next = try table.step(from: result, rules, &random, budget: budget)
      if let resident = next.resident {
        check(resident, table, rules, "resident, seed \(seed), step \(step)")
      }
      result = next.result
      check(result, table, rules, "seed \(seed), step \(step), \(rules)")
      #expect(result.order.checkInvariants() == [])
    }
  }

  @Test func `a batch that is a large part of the table is built anew`() throws {
    var random = SeededGenerator(seed: 6)
    var table = ModelTable(rowCount: 10, chunkRows: 3, isResident: true, &random)
    let rules = ViewRules(
      sort: [SortKey(column: ColumnNumber(2), nulls: .first), SortKey(column: ColumnNumber(0))])
    let result = try build(table, rules)
    let old = table.content
    let slots = table.insert(1100, &random)
    let changes = RowChanges(inserted: Array(slots))
    #expect(
      ViewOrderMaintainer.advanceResidently(
        previous: result, rules: rules, from: old, to: table.content, sourceOrder: table.order,
        changes: changes) == nil)
    let advanced = try ViewOrderMaintainer.advance(
      previous: result, rules: rules, from: old, to: table.content, sourceOrder: table.order,
      changes: changes, parallel: Parallel.inline, isCancelled: { false })
    check(advanced, table, rules, "1100 rows")
  }

  @Test func `without rules the order is the source order itself`() throws {
    var random = SeededGenerator(seed: 3)
    let table = ModelTable(rowCount: 9, chunkRows: 2, &random)
    let result = try build(table, ViewRules())
    #expect(slots(result) == table.live)
    #expect(result.matchedRowCount == nil)
  }

  @Test func `a condition that no longer fits its column is named and left out`() throws {
    var random = SeededGenerator(seed: 8)
    let table = ModelTable(rowCount: 9, chunkRows: 2, &random)
    let gone = RowFilter.isNull(ColumnNumber(77))
    let retyped = RowFilter.compare(
      ColumnNumber(1), ValueCondition(type: .date, relation: .less, constants: [.date(3)]))
    let fitting = RowFilter.not(.isNull(ColumnNumber(1)))
    let filter = RowFilter.all([fitting, .not(gone), .any([retyped])])
    let misfits = filter.misfits(in: table.content.schema)
    #expect(misfits.map(\.path) == [[.member(1), .negated], [.member(2), .member(0)]])
    #expect(misfits.first?.reason == .columnGone)
    #expect(misfits.last?.reason == .typeChanged(ColumnID("c1"), .date, .integer))
    let shown = slots(try build(table, ViewRules(filter: filter)))
    #expect(shown == slots(try build(table, ViewRules(filter: fitting))))
    #expect(slots(try build(table, ViewRules(filter: .any([retyped])))) == table.live)
    #expect(slots(try build(table, ViewRules(filter: .any([])))) == [])
  }

  @Test func `a cancelled build says so`() {
    var random = SeededGenerator(seed: 4)
    let table = ModelTable(rowCount: 9, chunkRows: 2, &random)
    #expect(throws: PipelineCancelled()) {
      _ = try ViewOrderBuilder.build(
        content: table.content, sourceOrder: table.order,
        rules: ViewRules(sort: [SortKey(column: ColumnNumber(1))]), parallel: Parallel.inline,
        isCancelled: { true })
    }
  }

  @Test func `a step that would read a device is left to a worker`() throws {
    var random = SeededGenerator(seed: 5)
    var table = ModelTable(rowCount: 40, chunkRows: 4, &random)
    let rules = ViewRules(sort: [SortKey(column: ColumnNumber(1))])
    let result = try build(table, rules)
    table.content.cache.drop(source: table.content.sourceNumber)
    let old = table.content
    let slot = table.content.addInsertedRows(1).lowerBound
    table.order.insert([SlotRun(start: slot, count: 1)], after: nil)
    #expect(
      ViewOrderMaintainer.advanceResidently(
        previous: result, rules: rules, from: old, to: table.content, sourceOrder: table.order,
        changes: RowChanges(inserted: [slot])) == nil)
  }
}

/// How many seeds a test runs.
enum Seeds {
  /// As many seeds as `TestSettings.seedCount` says.
  static func all(_ count: Int, inSweep: Int? = nil) -> [UInt64] {
    (0..<UInt64(TestSettings.seedCount(count, inSweep: inSweep))).map { $0 &* 7919 &+ 1 }
  }
}
