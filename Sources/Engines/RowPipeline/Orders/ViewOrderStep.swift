import ColumnStorage
import RowTree
import TableValues

/// One incremental update of an order.
struct ViewOrderStep {
  private let rules: ViewRules
  private let content: TableContent
  private let sourceOrder: RowOrder
  private let changes: RowChanges
  private let mayBlock: Bool
  private let budget: SortBudget
  private var order: RowOrder
  private var sections: SectionIndex?
  private var membership: RowMembership
  private var probe: RowProbe
  /// The rows shown at which an expression of the order fails, and the known error of the first.
  private var failing: RowSet
  private var firstFailure: OrderFailure?
  private let lackedRows: Bool

  init(
    _ previous: ViewOrderResult, _ rules: ViewRules, _ content: TableContent,
    _ sourceOrder: RowOrder, _ changes: RowChanges, mayBlock: Bool, _ budget: SortBudget
  ) {
    self.rules = rules
    self.content = content
    self.sourceOrder = sourceOrder
    var changes = changes
    changes.changedColumns = changes.changedColumns.map { content.widened($0) }
    self.changes = changes
    self.mayBlock = mayBlock
    self.budget = budget
    order = previous.order
    sections = previous.sections
    membership = RowMembership(previous, rules, content, mayBlock: mayBlock)
    probe = RowProbe(content, sourceOrder, rules, mayBlock: mayBlock, budget)
    failing = previous.orderFailures?.rows ?? RowSet()
    firstFailure = previous.orderFailures?.first
    lackedRows = previous.lacksRows
  }

  mutating func run() throws(NotResident) -> ViewOrderResult {
    let comeOrGone = try membership.update(sourceOrder, changes)
    if rules.keepsSourceOrder { return try result(sourceOrder) }
    var gone = Set(changes.removed).union(changes.moved).union(changes.inserted)
    if changes.touch(rules.orderKeys.map(\.column)) { gone.formUnion(changes.changedRows) }
    gone.formUnion(comeOrGone)
    takeOut(gone)
    var placed = gone
    if let appended = changes.appendedSourceRows { placed.formUnion(appended) }
    try place(placed.filter { sourceOrder.contains($0) && membership.isShown($0) })
    return try result(order)
  }

  private func result(_ order: RowOrder) throws(NotResident) -> ViewOrderResult {
    var result = ViewOrderResult(
      order: order, passing: membership.passing, matches: membership.matches, sections: sections,
      failures: try membership.failures(),
      orderFailures: try rules.failures(
        at: failing, in: content, known: firstFailure, mayBlock: mayBlock),
      hidden: membership.hidden)
    result.lacksRows = lackedRows || content.source.readFailure != nil
    return result
  }

  private mutating func takeOut(_ slots: Set<UInt32>) {
    if !failing.isEmpty { for slot in slots { forgetFailure(of: slot) } }
    if sections == nil { return order.remove(slots: Array(slots)) }
    for slot in slots {
      guard let index = order.index(of: slot) else { continue }
      sections?.removeRow(at: index)
      order.remove(slot)
    }
  }

  private mutating func forgetFailure(of slot: UInt32) {
    failing.remove(slot)
    if firstFailure?.slot == slot { firstFailure = nil }
  }

  /// Records at which of some rows an expression of the order fails.
  private mutating func noteFailures(_ rows: [ProbedRow]) {
    let places = probe.sortKeys.indices.filter {
      rules.isExpression(probe.sortKeys[$0].column, over: content)
    }
    if places.isEmpty { return }
    for row in rows where places.contains(where: { row.keys[$0].isError }) {
      failing.insert(row.slot)
    }
  }

  /// Places rows: they are sorted, and the middle one is placed first, which halves the range for
  /// the others.
  private mutating func place(_ slots: [UInt32]) throws(NotResident) {
    var rows: [ProbedRow] = []
    rows.reserveCapacity(slots.count)
    probe.keep(budget.textBytes(rows: slots.count, keys: probe.sortKeys.count))
    for slot in slots { rows.append(try probe.row(slot)) }
    noteFailures(rows)
    let sorted = try sorted(rows)
    var indices = [Int](repeating: 0, count: rows.count)
    var open = [Gap(rows: 0..<rows.count, places: 0..<order.count, first: order.count / 2)]
    while let gap = open.popLast() {
      if gap.rows.isEmpty { continue }
      let middle = gap.rows.lowerBound + gap.rows.count / 2
      let index = try firstIndex(after: rows[sorted[middle]], in: gap)
      indices[middle] = index
      let (low, high) = (gap.places.lowerBound, gap.places.upperBound)
      open.append(
        Gap(rows: gap.rows.lowerBound..<middle, places: low..<index, first: index - 1))
      open.append(Gap(rows: middle + 1..<gap.rows.upperBound, places: index..<high, first: index))
    }
    if sections != nil { for row in rows { try insertInSections(probe.wholeKeys(of: row)) } }
    // A rebuild reports that they exceed the limit.
    if let sections, sections.byteSize > budget.sectionBytes { throw NotResident() }
    order.insert(
      sorted: rows.indices.map { (index: indices[$0] + $0, slot: rows[sorted[$0]].slot) })
  }

  /// Counts a row in the section of its keys. A rebuild reports a key over the limit.
  private mutating func insertInSections(_ keys: [KeyValue]) throws(NotResident) {
    let levels = sections?.levels ?? []
    if levels.contains(where: { $0.valueBytes(of: keys) > budget.sectionKeyBytes }) {
      throw NotResident()
    }
    sections?.insertRow(keys)
  }

  /// The indices of rows in sorted order.
  private mutating func sorted(_ rows: [ProbedRow]) throws(NotResident) -> [Int] {
    do {
      return try rows.indices.sorted { try probe.precedes(rows[$0], rows[$1]) }
    } catch {
      throw NotResident()
    }
  }

  /// The first index in a range whose row comes after a given row, which is not in the order.
  private mutating func firstIndex(
    after row: ProbedRow, in gap: Gap
  ) throws(NotResident) -> Int {
    var low = gap.places.lowerBound
    var high = gap.places.upperBound
    var middle = gap.first
    while low < high {
      guard let other = order.slot(at: middle) else { return low }
      if try probe.precedes(row, other) { high = middle } else { low = middle + 1 }
      middle = (low + high) / 2
    }
    return low
  }

  /// Sorted rows that belong into a range of places.
  private struct Gap {
    var rows: Range<Int>
    var places: Range<Int>
    /// The place to try first: beside the row placed before, since new rows are often adjacent.
    var first: Int
  }
}
