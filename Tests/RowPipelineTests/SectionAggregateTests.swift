import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Aggregates of sections kept in steps equal those made anew, and both equal a plain model.
struct SectionAggregateTests {
  private func build(_ table: ModelTable, _ rules: ViewRules) throws -> ViewOrderResult {
    try ViewOrderBuilder.build(
      content: table.content, sourceOrder: table.order, rules: rules, parallel: Parallel.inline,
      isCancelled: { false })
  }

  private func state(_ table: ModelTable, _ result: ViewOrderResult) throws
    -> SectionAggregates.State
  {
    SectionAggregates.State(
      content: table.content, rows: result.order, sections: try #require(result.sections))
  }

  private func plans(_ table: ModelTable, _ random: inout SeededGenerator) -> [AggregatePlan] {
    table.content.schema.columns.shuffled(using: &random).prefix(3).map { column in
      let kinds = AggregateKind.allCases.filter { _ in Bool.random(using: &random) }
      return AggregatePlan(column: column, kinds: Set(kinds), isKept: true)
    }.filter { !$0.kinds.isEmpty }
  }

  private func check(
    _ aggregates: SectionAggregates, _ state: SectionAggregates.State, _ comment: Comment
  ) throws {
    var rows: [SectionPath: [UInt32]] = [:]
    for (index, slot) in state.rows.slots(in: 0..<state.rows.count).enumerated() {
      let path = try #require(state.sections.place(ofRowAt: index), comment).path
      for count in 1...path.count { rows[Array(path[..<count]), default: []].append(slot) }
    }
    for (path, slots) in rows {
      for (place, plan) in aggregates.plans.enumerated() {
        var sum = AggregateAccumulator(plan)
        let request = ColumnRequest(plan.column, as: .values(plan.type))
        for cell in state.content.cells(of: slots, [request])[0] { sum.add(cell) }
        let found = aggregates.accumulators(of: path)[place]
        for kind in plan.kinds { #expect(found.result(kind) == sum.result(kind), comment) }
        #expect(
          [found.nulls, found.errors, found.rows] == [sum.nulls, sum.errors, sum.rows], comment)
      }
    }
    #expect(aggregates.sectionCount == rows.count, comment)
  }

  @Test(arguments: Seeds.all(30, inSweep: 60))
  func `aggregates of sections advanced step by step equal the model`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ModelTable(
      rowCount: Int(seed % 30), chunkRows: 1 + Int(seed % 4), isResident: seed % 2 == 0, &random)
    var rules = ModelTable.rules(&random)
    rules.sections = ModelTable.sections(&random)
    let plans = plans(table, &random)
    if plans.isEmpty { return }
    var result = try build(table, rules)
    var aggregates: SectionAggregates?
    for step in 0..<20 {
      let (old, before) = (try state(table, result), table.content)
      let changes = table.change(&random)
      result = try ViewOrderMaintainer.advance(
        previous: result, rules: rules, from: before, to: table.content, sourceOrder: table.order,
        changes: changes, parallel: Parallel.inline, isCancelled: { false })
      let new = try state(table, result)
      let comment: Comment = "seed \(seed), step \(step), \(rules), \(plans)"
      let stepped = aggregates?.advanced(from: old, to: new, changes: changes, mayBlock: true)
      if let stepped { try check(stepped, new, comment) }
      let made = try SectionAggregates.make(
        of: new, plans: plans, parallel: Parallel.inline, isCancelled: { false })
      try check(made, new, comment)
      aggregates = stepped ?? made
    }
  }

  @Test func `one changed cell of many is a step, and a new index is none`() throws {
    var random = SeededGenerator(seed: 5)
    var table = ModelTable(rowCount: 300, chunkRows: 16, isResident: true, &random)
    let rules = ViewRules(sections: [SectionLevel(column: ColumnNumber(0))])
    let result = try build(table, rules)
    let plan = AggregatePlan(
      column: try #require(table.content.schema[ColumnNumber(1)]), kinds: [.sum, .count],
      isKept: true)
    let old = try state(table, result)
    let made = try SectionAggregates.make(
      of: old, plans: [plan], parallel: Parallel.inline, isCancelled: { false })
    let before = table.content
    let changes = table.change(&random)
    let next = try ViewOrderMaintainer.advance(
      previous: result, rules: rules, from: before, to: table.content, sourceOrder: table.order,
      changes: changes, parallel: Parallel.inline, isCancelled: { false })
    let stepped = made.advanced(
      from: old, to: try state(table, next), changes: changes, mayBlock: false)
    try check(try #require(stepped), try state(table, next), "a step")
    let other = try state(table, try build(table, rules))
    #expect(made.advanced(from: old, to: other, changes: changes, mayBlock: true) == nil)
  }
}
