import ColumnStorage
import RowTree
import TableValues

/// Brings aggregates of the rows of an order up to date in steps, so that only the cells that came,
/// went or changed are read.
package enum AggregateMaintainer {
  /// Rows read meanwhile are added without a worker up to so many.
  private static let residentRowsMax = 1 << 12

  /// A table and the rows of it that are aggregated.
  package struct State: Sendable {
    /// The cells.
    package var content: TableContent
    /// The rows; dead ones are passed over.
    package var rows: RowOrder

    /// Makes a state.
    package init(content: TableContent, rows: RowOrder) {
      self.content = content
      self.rows = rows
    }
  }

  /// The aggregates after some changes; equal to those made anew. O(log n) per changed row, and one
  /// pass over rows that the source has read meanwhile.
  ///
  /// - Parameters:
  ///   - aggregates: Those of `old`, one per plan, of columns that read the same in both.
  ///   - changes: All that lies between; rows whose membership changed must be named.
  ///   - mayBlock: Whether devices may be read.
  /// - Returns: nil where devices would have to be read and may not, where too many rows changed
  ///   for that, and where the aggregates have to be made anew.
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
