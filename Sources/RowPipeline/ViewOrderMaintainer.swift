import ColumnStorage
import RowTree
import TableValues

/// Brings a view's order up to date in steps, so that only what changed is looked at.
package enum ViewOrderMaintainer {
  /// Batches of up to so many rows are always placed one by one.
  private static let stepCountMax = 1024
  /// Larger ones are, too, while the table has at least so many rows for each of them.
  private static let rowsPerStepMin = 16

  /// The order after some changes; equal to what ``ViewOrderBuilder`` gives for the new state.
  ///
  /// O(log n) per changed row, with few chunks probed; builds anew when the batch is a large part
  /// of the table or the columns have changed. May block on a file.
  ///
  /// - Parameters:
  ///   - previous: The view as it was over `old`, by the same rules.
  ///   - rules: What is shown.
  ///   - old: The cells before.
  ///   - new: The cells now.
  ///   - sourceOrder: The rows now.
  ///   - changes: All that lies between.
  ///   - parallel: For building anew.
  ///   - isCancelled: For building anew.
  /// - Throws: ``PipelineCancelled``.
  package static func advance(
    previous: ViewOrderResult, rules: ViewRules, from old: TableContent, to new: TableContent,
    sourceOrder: RowOrder, changes: RowChanges, parallel: ParallelLoop,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(PipelineCancelled) -> ViewOrderResult {
    if goesInSteps(rules, old, new, sourceOrder, changes) {
      var step = ViewOrderStep(previous, rules, new, sourceOrder, changes, mayBlock: true)
      if let result = try? step.run() { return result }
    }
    return try ViewOrderBuilder.build(
      content: new, sourceOrder: sourceOrder, rules: rules, parallel: parallel,
      isCancelled: isCancelled)
  }

  /// As ``advance(previous:rules:from:to:sourceOrder:changes:parallel:isCancelled:)``, but only if
  /// that goes in steps and without reading a device; else nil, and the caller asks a worker.
  package static func advanceResidently(
    previous: ViewOrderResult, rules: ViewRules, from old: TableContent, to new: TableContent,
    sourceOrder: RowOrder, changes: RowChanges
  ) -> ViewOrderResult? {
    guard goesInSteps(rules, old, new, sourceOrder, changes) else { return nil }
    var step = ViewOrderStep(previous, rules, new, sourceOrder, changes, mayBlock: false)
    return try? step.run()
  }

  private static func goesInSteps(
    _ rules: ViewRules, _ old: TableContent, _ new: TableContent, _ sourceOrder: RowOrder,
    _ changes: RowChanges
  ) -> Bool {
    let batchCount =
      changes.changedRows.count + changes.inserted.count + changes.removed.count
      + changes.moved.count + (rules.sort.isEmpty ? 0 : changes.appendedSourceRows?.count ?? 0)
    guard
      batchCount <= stepCountMax || batchCount * rowsPerStepMin <= sourceOrder.count
    else { return false }
    if old.schema == new.schema { return true }
    let searched = rules.activeSearch.map {
      ($0.columns(in: old.schema), $0.columns(in: new.schema))
    }
    return searched.map { $0.0 == $0.1 } ?? true
      && rules.sort.allSatisfy { old.schema[$0.column]?.type == new.schema[$0.column]?.type }
  }
}

/// One step from one order to the next.
private struct ViewOrderStep {
  private let rules: ViewRules
  private let content: TableContent
  private let sourceOrder: RowOrder
  private let changes: RowChanges
  private let mayBlock: Bool
  private var order: RowOrder
  private var matches: RowSet?
  private var probe: RowProbe

  init(
    _ previous: ViewOrderResult, _ rules: ViewRules, _ content: TableContent,
    _ sourceOrder: RowOrder, _ changes: RowChanges, mayBlock: Bool
  ) {
    self.rules = rules
    self.content = content
    self.sourceOrder = sourceOrder
    self.changes = changes
    self.mayBlock = mayBlock
    order = previous.order
    matches = rules.activeSearch == nil ? nil : previous.matches ?? RowSet()
    probe = RowProbe(content, sourceOrder, rules, mayBlock: mayBlock)
  }

  mutating func run() throws(NotResident) -> ViewOrderResult {
    let rematched = try updateMatches()
    if rules.keepsSourceOrder { return ViewOrderResult(order: sourceOrder, matches: matches) }
    var gone = Set(changes.removed).union(changes.moved).union(changes.inserted)
    if changesTouch(rules.sort.map(\.column)) { gone.formUnion(changes.changedRows) }
    if rules.filteringSearch != nil { gone.formUnion(rematched) }
    order.remove(slots: Array(gone))
    var placed = gone
    if let appended = changes.appendedSourceRows { placed.formUnion(appended) }
    try place(placed.filter { isShown($0) })
    return ViewOrderResult(order: order, matches: matches)
  }

  // MARK: Search

  /// Looks again at the rows that may match now or no more; returns those for which that changed.
  private mutating func updateMatches() throws(NotResident) -> [UInt32] {
    guard let search = rules.activeSearch, var found = matches else { return [] }
    matches = nil
    let columns = search.columns(in: content.schema)
    var suspects = Set(changes.inserted)
    if changesTouch(columns) { suspects.formUnion(changes.changedRows) }
    let searcher = TextSearcher(search)
    let hits = try self.hits(Array(suspects), columns, searcher)
    var changed: [UInt32] = []
    for (slot, isHit) in hits {
      let isMatch = isHit && sourceOrder.contains(slot)
      if isMatch ? found.insert(slot) : found.remove(slot) { changed.append(slot) }
    }
    for slot in changes.removed where !sourceOrder.contains(slot) { found.remove(slot) }
    if let appended = changes.appendedSourceRows {
      try addHits(of: appended, columns, searcher, to: &found)
    }
    matches = found
    return changed
  }

  private func hits(
    _ slots: [UInt32], _ columns: [ColumnNumber], _ searcher: TextSearcher
  ) throws(NotResident) -> [(UInt32, Bool)] {
    if slots.isEmpty { return [] }
    let requests = columns.map { ColumnRequest($0, as: .text) }
    let cells =
      mayBlock ? content.cells(of: slots, requests) : content.residentCells(of: slots, requests)
    var hits = slots.map { ($0, false) }
    for column in cells {
      for (place, cell) in column.enumerated() where !hits[place].1 {
        switch cell.value {
        case .text(let text): hits[place].1 = searcher.matches(text.utf8)
        case .pending: throw NotResident()
        case .null, .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .json,
          .error:
          hits[place].1 = searcher.matches(cell.overlayText.utf8)
        }
      }
    }
    return hits
  }

  /// Adds the hits among rows that the source has read meanwhile, chunk by chunk.
  private func addHits(
    of appended: Range<UInt32>, _ columns: [ColumnNumber], _ searcher: TextSearcher,
    to found: inout RowSet
  ) throws(NotResident) {
    let requests = columns.map { ColumnRequest($0, as: .text) }
    var slot = appended.lowerBound
    while slot < appended.upperBound {
      let number = content.chunkIndex(ofSlot: slot)
      let slots = content.slots(ofChunk: number)
      var bits = RowBits(count: slots.count)
      for chunk in try chunks(number, requests) {
        if case .texts(let arena) = chunk.values { searcher.addHits(in: arena, to: &bits.words) }
      }
      let end = min(slots.upperBound, appended.upperBound)
      let rows = Int(slot - slots.lowerBound)..<Int(end - slots.lowerBound)
      bits.forEachRun(in: rows) { run in
        for row in run where sourceOrder.contains(slots.lowerBound + UInt32(row)) {
          found.insert(slots.lowerBound + UInt32(row))
        }
      }
      slot = end
    }
  }

  private func chunks(
    _ number: Int, _ requests: [ColumnRequest]
  ) throws(NotResident) -> [ColumnChunk] {
    if mayBlock { return content.chunks(number, requests) }
    var chunks: [ColumnChunk] = []
    for request in requests {
      guard let chunk = content.residentChunk(number, request) else { throw NotResident() }
      chunks.append(chunk)
    }
    return chunks
  }

  // MARK: Order

  private func changesTouch(_ columns: [ColumnNumber]) -> Bool {
    guard let changed = changes.changedColumns else { return true }
    return columns.contains { changed.contains($0) }
  }

  private func isShown(_ slot: UInt32) -> Bool {
    guard sourceOrder.contains(slot) else { return false }
    return rules.filteringSearch == nil || matches?.contains(slot) ?? true
  }

  /// Puts rows where they belong: they are sorted, then the middle one is placed first, so that
  /// it halves the range for the others.
  private mutating func place(_ slots: [UInt32]) throws(NotResident) {
    var rows: [ProbedRow] = []
    rows.reserveCapacity(slots.count)
    for slot in slots { rows.append(try probe.row(slot)) }
    let sortKeys = probe.sortKeys
    let sorted = rows.indices.sorted { rows[$0].precedes(rows[$1], sortKeys) }
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
    order.insert(
      sorted: rows.indices.map { (index: indices[$0] + $0, slot: rows[sorted[$0]].slot) })
  }

  /// The first index in a range whose row comes after a row that is not in the order.
  private mutating func firstIndex(
    after row: ProbedRow, in gap: Gap
  ) throws(NotResident) -> Int {
    var low = gap.places.lowerBound
    var high = gap.places.upperBound
    var middle = gap.first
    while low < high {
      guard let other = order.slot(at: middle) else { return low }
      if try probe.precedes(row.slot, row.keys, other) { high = middle } else { low = middle + 1 }
      middle = (low + high) / 2
    }
    return low
  }

  /// Sorted rows that belong into a range of places.
  private struct Gap {
    var rows: Range<Int>
    var places: Range<Int>
    /// The place to look at first: beside the row placed before, since new rows often stand
    /// together.
    var first: Int
  }
}
