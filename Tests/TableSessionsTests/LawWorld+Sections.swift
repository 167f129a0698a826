import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport

@testable import TableModel
@testable import ViewModel

extension LawWorld {
  mutating func changeSections(
    _ name: String, _ column: ColumnNumber, _ direction: SortKey.Direction,
    _ random: inout SeededGenerator
  ) {
    let words = ["x0", "x1", "x2", "x3", "w5"].map { CellValue.text(Text($0)) }
    let values = words + (0..<6).map { .integer($0 * 7 % 31) }
    var sections: SectionState?
    var expressions: [ColumnNumber: OrderExpression] = [:]
    if Int.random(in: 0..<4, using: &random) > 0 {
      let others = [2, column.rawValue, 1].filter { Bool.random(using: &random) || $0 == 2 }
      var levels: [SectionLevel] = []
      for number in others where !levels.contains(where: { $0.column.rawValue == number }) {
        let listed = number == 2 && Bool.random(using: &random) ? Array(words[1...3]) : []
        levels.append(
          SectionLevel(column: ColumnNumber(number), direction: direction, listed: listed))
      }
      if let made = sectionExpression(&random) {
        expressions[made.number] = made
        levels.insert(
          SectionLevel(column: made.number, direction: direction),
          at: Int.random(in: 0...levels.count, using: &random))
      }
      sections = SectionState(levels: levels, columns: [:])
      sections?.display.hasHeaders = Int.random(in: 0..<4, using: &random) > 0
      sections?.display.hasFooters = Bool.random(using: &random)
      sections?.display.showsEmpty = Bool.random(using: &random)
      sections?.aggregates = Self.aggregates(column, &random)
    }
    let kind = Int.random(in: 0..<4, using: &random)
    let paths = (0..<3).map { _ in
      (0...Int.random(in: 0...1, using: &random)).map { _ in
        values.randomElement(using: &random) ?? .null
      }
    }
    let isCollapsed = Bool.random(using: &random)
    let aggregates = Self.aggregates(column, &random)
    trace.append("view \(name) sections \(String(describing: sections)) \(kind) \(paths)")
    table.view(name) { [sections, expressions] state in
      state.expressions.merge(expressions) { $1 }
      switch kind {
      case 0, 1: state.sections = sections
      case 2 where isCollapsed: state.sections?.aggregates = aggregates
      case 2: state.sections?.display.collapse = SectionCollapse(isAll: isCollapsed, paths: paths)
      default: state.sections?.display.collapse.set(paths, isCollapsed: isCollapsed)
      }
    }
  }

  /// Other rows say in which section a row is.
  private func sectionExpression(_ random: inout SeededGenerator) -> OrderExpression? {
    guard plan.shape.readsOtherRows, Bool.random(using: &random),
      let schema = table.state?.content.schema,
      let source = OtherRowsModel.orders(plan.shape.keys).randomElement(using: &random)
    else { return nil }
    return try? OrderExpression(Text(source), over: schema)
  }

  private static func aggregates(
    _ column: ColumnNumber, _ random: inout SeededGenerator
  ) -> [SectionAggregateRule] {
    var rules: [SectionAggregateRule] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let number = Bool.random(using: &random) ? 0 : column.rawValue
      let kind = AggregateKind.allCases.randomElement(using: &random) ?? .count
      let rule = SectionAggregateRule(column: ColumnNumber(number), kind: kind)
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// Sections kept in steps equal those made anew.
  mutating func checkSections(_ snapshot: ViewSnapshot, _ fresh: SectionIndex?) {
    guard var fresh else {
      if snapshot.sections != nil { problems.append("sections where none should be") }
      return
    }
    fresh.show(as: snapshot.state.sections?.display ?? SectionDisplay())
    let anew = ViewSnapshot(snapshot, sections: fresh)
    for page in 0..<anew.page.count {
      var state = snapshot.state
      state.pageIndex = page
      let old = ViewSnapshot(snapshot, state: state)
      let new = ViewSnapshot(anew, state: state)
      let (all, entries) = (0..<Int(Int32.max), new.entries(inPage: 0..<new.pageEntryCount))
      if old.entries(inPage: all) != entries { problems.append("the sections differ") }
      if old.sectionInfos(of: entries) != new.sectionInfos(of: entries) {
        problems.append("what is told of the sections differs")
      }
    }
  }

  /// What is told of the rows of sections is what the rows come to, added up one by one.
  mutating func checkSectionAggregates(_ name: String, _ snapshot: ViewSnapshot) {
    guard let sections = snapshot.sections, let told = snapshot.sectionAggregates else { return }
    if told.isPending { return problems.append("aggregates of sections of \(name) are pending") }
    let schema = snapshot.table.content.schema
    let slots = snapshot.order.slots(in: 0..<snapshot.order.count)
    var rows: [SectionPath: [UInt32]] = [:]
    for (index, slot) in slots.enumerated() {
      let path = sections.place(ofRowAt: index)?.path ?? []
      for count in 1...max(1, path.count) { rows[Array(path[..<count]), default: []].append(slot) }
    }
    for (path, slots) in rows {
      for found in told.aggregates(of: path, snapshot.table.content) {
        guard let column = schema[found.rule.column], found.problem == nil else { continue }
        let plan = AggregatePlan(column: column, kinds: [found.rule.kind], isKept: false)
        var sum = AggregateAccumulator(plan)
        let request = ColumnRequest(column.number, as: .values(column.type))
        for cell in snapshot.table.content.cells(of: slots, [request])[0] { sum.add(cell) }
        if found.value != sum.result(found.rule.kind) || found.nulls != sum.nulls
          || found.errors != sum.errors
        {
          problems.append("section \(path) of \(name) tells \(found), anew \(sum)")
        }
      }
    }
  }
}
