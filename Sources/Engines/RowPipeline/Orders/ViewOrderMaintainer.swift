import ColumnStorage
import RowTree
import TableValues

/// Updates a view's order incrementally: only changed rows are examined.
package enum ViewOrderMaintainer {
  /// Batches of up to this many rows are always placed one by one.
  private static let stepCountMax = 1024
  /// Larger batches are too, if the table has at least this many rows for each of theirs.
  private static let rowsPerStepMin = 16

  /// The order after some changes: the same that ``ViewOrderBuilder`` builds for the new state.
  ///
  /// Rebuilds if the batch is a large part of the table, or if columns have changed. May block on a
  /// file.
  ///
  /// - Parameters:
  ///   - previous: The result for `old`, by the same rules.
  ///   - rules: The rules of the view.
  ///   - old: The cells before.
  ///   - new: The cells after.
  ///   - sourceOrder: The rows after.
  ///   - changes: Everything that changed between the two states.
  ///   - parallel: For a rebuild.
  ///   - budget: The memory limits of sort keys and sections.
  ///   - isCancelled: For a rebuild.
  /// - Throws: ``PipelineCancelled``.
  /// - Complexity: O(log n) per changed row, with few chunks read; otherwise that of a rebuild.
  package static func advance(
    previous: ViewOrderResult, rules: ViewRules, from old: TableContent, to new: TableContent,
    sourceOrder: RowOrder, changes: RowChanges, parallel: ParallelLoop,
    budget: SortBudget = SortBudget(), isCancelled: @escaping @Sendable () -> Bool
  ) throws(PipelineCancelled) -> ViewOrderResult {
    if let (content, rules, changes) = stepped(previous, rules, old, new, sourceOrder, changes) {
      var step = ViewOrderStep(
        previous, rules, content, sourceOrder, changes, mayBlock: true, budget)
      if let result = try? step.run() { return result }
    }
    return try ViewOrderBuilder.build(
      content: new, sourceOrder: sourceOrder, rules: rules, parallel: parallel,
      budget: budget, isCancelled: isCancelled)
  }

  /// As ``advance(previous:rules:from:to:sourceOrder:changes:parallel:isCancelled:)``, but only if that
  /// is possible incrementally and without reading a device.
  ///
  /// - Returns: The order; nil if a worker has to do it.
  package static func advanceResidently(
    previous: ViewOrderResult, rules: ViewRules, from old: TableContent, to new: TableContent,
    sourceOrder: RowOrder, changes: RowChanges, budget: SortBudget = SortBudget()
  ) -> ViewOrderResult? {
    guard let (content, rules, changes) = stepped(previous, rules, old, new, sourceOrder, changes)
    else { return nil }
    var step = ViewOrderStep(
      previous, rules, content, sourceOrder, changes, mayBlock: false, budget)
    return try? step.run()
  }

  /// The inputs of an incremental update: the new content with the columns of the order's
  /// expressions, the rules that read it, and the changes with the rows that read them. Nil if a
  /// rebuild is needed.
  private static func stepped(
    _ previous: ViewOrderResult, _ rules: ViewRules, _ old: TableContent, _ new: TableContent,
    _ sourceOrder: RowOrder,
    _ changes: RowChanges
  ) -> (content: TableContent, rules: ViewRules, changes: RowChanges)? {
    // Beyond the limit of sorting, the rows are in no order in which a row could be placed.
    guard rules.orderKeys.isEmpty || sourceOrder.count <= SortBudget.rowsMax else { return nil }
    // Whether the sections fit now can only be found by counting all of them.
    if previous.sectionsExcess != nil { return nil }
    let before = rules.reading(old)
    let rules = rules.reading(new)
    guard before.sort == rules.sort else { return nil }
    let (oldContent, content) = (rules.widening(old), rules.widening(new))
    guard let changes = changes.withReaders(of: rules, from: oldContent, to: content),
      goesInSteps(rules, oldContent, content, sourceOrder, changes)
    else { return nil }
    return (content, rules, changes)
  }

  private static func goesInSteps(
    _ rules: ViewRules, _ old: TableContent, _ new: TableContent, _ sourceOrder: RowOrder,
    _ changes: RowChanges
  ) -> Bool {
    let changedCount = touches(rules, new, changes) ? changes.changedRows.count : 0
    let batchCount =
      changedCount + changes.inserted.count + changes.removed.count
      + changes.moved.count + changes.retold.count
      + (rules.orderKeys.isEmpty ? 0 : changes.appendedSourceRows?.count ?? 0)
    guard
      batchCount <= stepCountMax || batchCount * rowsPerStepMin <= sourceOrder.count
    else { return false }
    return readsTheSame(rules, old, new)
  }

  /// Whether cells that the rules read have changed, so that rows may be inserted, removed or
  /// moved.
  private static func touches(
    _ rules: ViewRules, _ content: TableContent, _ changes: RowChanges
  ) -> Bool {
    var changes = changes
    changes.changedColumns = changes.changedColumns.map { content.widened($0) }
    let filtered = rules.filter?.columns(in: content.schema) ?? []
    let searched = rules.activeSearch?.columns(in: content.schema) ?? []
    if let hiding = rules.hiding, changes.touch(hiding.hider.columns) { return true }
    return changes.touch(rules.orderKeys.map(\.column)) || changes.touch(filtered)
      || changes.touch(searched)
  }

  /// Whether rules have the same meaning over two contents, apart from changes of cells.
  private static func readsTheSame(
    _ rules: ViewRules, _ old: TableContent, _ new: TableContent
  ) -> Bool {
    let (before, now) = (old.schema, new.schema)
    if old.derivedColumns.isEmpty, new.derivedColumns.isEmpty, before == now { return true }
    let searched = rules.activeSearch?.columns(in: before) ?? []
    if let search = rules.activeSearch, searched != search.columns(in: now) { return false }
    let filtered = rules.filter.map { $0.columns(in: before).union($0.columns(in: now)) } ?? []
    let others = rules.filter?.otherColumns ?? []
    let hiding = rules.hiding.map { $0.hider.columns.union($0.hider.otherColumns) } ?? []
    let columns = filtered.union(rules.orderKeys.map(\.column)).union(searched)
    return columns.union(others).union(hiding).allSatisfy { new.reads($0, as: old) }
  }
}
