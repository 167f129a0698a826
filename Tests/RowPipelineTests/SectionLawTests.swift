import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Sections kept in steps equal those made anew, and both equal a plain model.
struct SectionLawTests {
  private func build(_ table: ModelTable, _ rules: ViewRules) throws -> ViewOrderResult {
    try ViewOrderBuilder.build(
      content: table.content, sourceOrder: table.order, rules: rules, parallel: Parallel.inline,
      isCancelled: { false })
  }

  private func rules(_ random: inout SeededGenerator) -> ViewRules {
    var rules = ModelTable.rules(&random)
    rules.sections = ModelTable.sections(&random)
    return rules
  }

  private func entries(_ index: SectionIndex, _ order: RowOrder, _ range: Range<Int>) -> [ViewEntry]
  {
    index.items(in: range).flatMap { item -> [ViewEntry] in
      switch item {
      case .section(let entry): [.section(entry)]
      case .rows(let rows): order.slots(in: rows).map { .row($0) }
      }
    }
  }

  private func check(
    _ result: ViewOrderResult, _ table: ModelTable, _ rules: ViewRules, _ display: SectionDisplay,
    _ random: inout SeededGenerator, _ comment: Comment
  ) throws {
    var index = try #require(result.sections, comment)
    let rows = table.expectedEntries(rules, SectionDisplay()).compactMap(\.slot)
    #expect(result.order.slots(in: 0..<result.order.count) == rows, comment)
    #expect(index.rowCount == rows.count, comment)
    index.show(as: display)
    let expected = table.expectedEntries(rules, display)
    #expect(entries(index, result.order, 0..<index.entryCount) == expected, comment)
    let (low, high) = (
      Int.random(in: 0...expected.count, using: &random),
      Int.random(in: 0...expected.count, using: &random)
    )
    let part = min(low, high)..<max(low, high)
    #expect(entries(index, result.order, part) == Array(expected[part]), comment)
    let shown = expected.compactMap(\.slot)
    #expect(index.shownRowCount == shown.count, comment)
    let runs = index.rows(atShown: 0..<shown.count)
    #expect(runs.flatMap { result.order.slots(in: $0) } == shown, comment)
    for (place, entry) in expected.enumerated() {
      if case .section(let section) = entry {
        #expect(index.index(of: section) == place, comment)
      }
    }
    for (row, slot) in rows.enumerated() {
      let place = try #require(index.place(ofRowAt: row), comment)
      let entry = expected.firstIndex(of: .row(slot))
      #expect(place.isShown == (entry != nil), comment)
      guard let entry else { continue }
      #expect(place.entry == entry && shown[place.shownRow] == slot, comment)
      let ends = expected[(entry + 1)...].prefix { $0.isFooter(of: place.path) }.count
      if display.hasFooters {
        #expect(place.closes.reversed().prefix { $0 }.count == ends, comment)
      }
    }
  }

  @Test(arguments: Seeds.all(60))
  func `sections built anew equal the model`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ModelTable(rowCount: 23, chunkRows: 1 + Int(seed % 5), &random)
    for _ in 0..<6 { _ = table.change(&random) }
    let rules = rules(&random)
    let display = table.display(rules, &random)
    try check(
      try build(table, rules), table, rules, display, &random, "seed \(seed), \(rules), \(display)")
  }

  @Test(arguments: Seeds.all(30, inSweep: 60))
  func `sections advanced step by step equal the model`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ModelTable(
      rowCount: Int(seed % 30), chunkRows: 1 + Int(seed % 4), isResident: true, &random)
    let rules = rules(&random)
    var budget = SortBudget()
    if seed % 2 == 1 { (budget.textBytesMin, budget.textBytesMax, budget.keyBytes) = (1, 2, 64) }
    var result = try build(table, rules)
    for step in 0..<20 {
      if Bool.random(using: &random) { result.sections?.show(as: table.display(rules, &random)) }
      let old = table.content
      let changes = table.change(&random)
      result = try ViewOrderMaintainer.advance(
        previous: result, rules: rules, from: old, to: table.content, sourceOrder: table.order,
        changes: changes, parallel: Parallel.inline, budget: budget, isCancelled: { false })
      let comment: Comment = "seed \(seed), step \(step), \(rules)"
      let display = result.sections?.display ?? SectionDisplay()
      try check(result, table, rules, display, &random, comment)
      try check(result, table, rules, table.display(rules, &random), &random, comment)
    }
  }

  @Test func `collapsing one of many sections equals collapsing all over again`() throws {
    var random = SeededGenerator(seed: 11)
    let table = ModelTable(rowCount: 200, chunkRows: 7, isResident: true, &random)
    var rules = ViewRules(sections: [SectionLevel(column: ColumnNumber(0))])
    rules.sections.append(SectionLevel(column: ColumnNumber(1)))
    var result = try build(table, rules)
    var display = SectionDisplay()
    for case .section(let entry) in table.expectedEntries(rules, display).prefix(40) {
      display.collapse.set([entry.path], isCollapsed: true)
      result.sections?.show(as: display)
      try check(result, table, rules, display, &random, "\(entry)")
      if Bool.random(using: &random) {
        display.collapse.set([entry.path], isCollapsed: false)
      }
    }
  }
}

extension ViewEntry {
  var slot: UInt32? {
    if case .row(let slot) = self { slot } else { nil }
  }

  fileprivate func isFooter(of path: SectionPath) -> Bool {
    guard case .section(let entry) = self else { return false }
    return entry.kind == .footer && path.starts(with: entry.path)
  }
}
