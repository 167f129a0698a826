import ColumnStorage
import RowTree
import TableValues

/// Updates aggregates of the rows of an order incrementally: only inserted, removed and changed
/// cells are read.
package enum AggregateMaintainer {
  /// The maximum number of newly loaded rows that are added without a worker.
  private static let residentRowsMax = 1 << 12

  /// A table and the rows that are aggregated.
  package struct State: Sendable {
    /// The cells.
    package var content: TableContent
    /// The rows. Dead ones are skipped.
    package var rows: RowOrder

    /// Makes a state.
    package init(content: TableContent, rows: RowOrder) {
      self.content = content
      self.rows = rows
    }
  }

  /// The aggregates after some changes. They equal those of a full computation. O(log n) per
  /// changed row, and one pass over newly loaded rows.
  ///
  /// - Parameters:
  ///   - aggregates: The aggregates of `old`, one per plan. Their columns must have the same
  ///     definition in both states.
  ///   - changes: All changes between the states. Rows that entered or left the order must be
  ///     named.
  ///   - mayBlock: Whether devices may be read.
  /// - Returns: nil if a device would have to be read and `mayBlock` is false, if that would be too
  ///   many rows, or if a full computation is needed.
  package static func advance(
    _ aggregates: [AggregateAccumulator], from old: State, to new: State, changes: RowChanges,
    mayBlock: Bool
  ) -> [AggregateAccumulator]? {
    var changed = Set(changes.changedRows)
    changed.formUnion(changes.inserted)
    changed.formUnion(changes.removed)
    changed.formUnion(changes.retold)
    let appended = changes.appendedSourceRows ?? 0..<0
    guard mayBlock || changed.count + appended.count <= residentRowsMax else { return nil }
    let slots = changed.filter { !appended.contains($0) }
    var result = aggregates
    let gone = slots.filter { old.rows.contains($0) }
    let come = slots.filter { new.rows.contains($0) }
    for place in result.indices {
      let plan = result[place].plan
      let isTouched = changes.changedColumns?.contains(plan.column) ?? true
      let stayed = isTouched ? [] : gone.intersection(come)
      guard let before = cells(of: gone.subtracting(stayed), plan, old, mayBlock),
        let after = cells(of: come.subtracting(stayed), plan, new, mayBlock)
      else { return nil }
      for cell in before { result[place].remove(cell) }
      for cell in after { result[place].add(cell) }
    }
    if !appended.isEmpty {
      guard let added = added(appended, aggregates.map(\.plan), new, mayBlock) else { return nil }
      for place in result.indices { result[place].merge(added[place]) }
    }
    return result.contains { $0.needsRecount } ? nil : result
  }

  private static func cells(
    of slots: Set<UInt32>, _ plan: AggregatePlan, _ state: State, _ mayBlock: Bool
  ) -> [Cell]? {
    if slots.isEmpty { return [] }
    let sorted = slots.sorted()
    if mayBlock { return state.content.cells(of: sorted, [plan.request])[0] }
    let cells = state.content.residentCells(of: sorted, [plan.request])[0]
    return cells.contains { $0.value == .pending } ? nil : cells
  }

  private static func added(
    _ slots: Range<UInt32>, _ plans: [AggregatePlan], _ state: State, _ mayBlock: Bool
  ) -> [AggregateAccumulator]? {
    var rows = RowSet()
    for slot in slots where state.rows.contains(slot) { rows.insert(slot) }
    let isResident = state.content.source.isResident
    guard mayBlock || isResident || rows.isEmpty else { return nil }
    return try? GroupedAggregates.accumulators(
      content: state.content, rows: rows, plans: plans, parallel: Parallel.inline,
      isCancelled: { false })
  }
}
