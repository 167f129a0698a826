/// An order of row slots: a persistent counted tree over runs.
///
/// The source order of a table and every view order are such trees. A value is a struct. A copy is
/// O(1) and never changes with the original. A change copies the path it touches if a copy exists,
/// and otherwise works in place. A run of consecutive slots is one entry, so five million untouched
/// rows are one leaf. A sorted order needs about four bytes per row, and as much again for the
/// index from slot to position.
///
/// Rows are *live* or *dead*. Indices count live rows only. Dead rows keep their place between
/// them, so that undo restores a row exactly where it was. *Total* positions count both. View
/// orders have live rows only.
///
/// A slot occurs at most once in an order. Indices out of range are clamped, or the result is nil.
package struct CountedTree<Summary: RowSummary>: Sendable {
  var root: TreeNode<Summary>
  var ledger: LeafLedger

  /// Makes an empty order.
  ///
  /// - Parameters:
  ///   - leafCapacity: Words in a leaf, at least 2: that many slots, or half as many runs.
  ///   - fanOut: Children of a branch, at least 3.
  @specialized(where Summary == NoSummary)
  package init(leafCapacity: Int = 512, fanOut: Int = 32) {
    ledger = LeafLedger(leafCapacity: leafCapacity, fanOut: fanOut)
    root = TreeNode(leaf: ledger.newLeaf(label: 0))
  }

  /// Makes an order of runs, in which no slot occurs twice. O(rows stored one by one + runs).
  @specialized(where Summary == NoSummary)
  package init(runs: [SlotRun], leafCapacity: Int = 512, fanOut: Int = 32) {
    self.init(leafCapacity: leafCapacity, fanOut: fanOut) { append in
      for run in runs { append(run) }
    }
  }

  /// Makes an order of the runs that `body` appends, in which no slot occurs twice. O(rows stored
  /// one by one + runs).
  @specialized(where Summary == NoSummary)
  package init(
    leafCapacity: Int = 512, fanOut: Int = 32, _ body: (_ append: (SlotRun) -> Void) -> Void
  ) {
    self.init(leafCapacity: leafCapacity, fanOut: fanOut)
    var entries: [LeafEntry] = []
    body { LeafEntry($0).append(to: &entries) }
    build(entries)
  }

  /// Makes an order of one run of live rows. O(1).
  @specialized(where Summary == NoSummary)
  package init(run: SlotRun, leafCapacity: Int = 512, fanOut: Int = 32) {
    self.init(runs: [run], leafCapacity: leafCapacity, fanOut: fanOut)
  }

  /// Makes an order of live slots without duplicates. O(n).
  @specialized(where Summary == NoSummary)
  package init(slots: [UInt32], leafCapacity: Int = 512, fanOut: Int = 32) {
    self.init(leafCapacity: leafCapacity, fanOut: fanOut)
    var entries: [LeafEntry] = []
    entries.reserveCapacity(slots.count)
    for slot in slots { LeafEntry(start: slot, extent: 1).append(to: &entries) }
    build(entries)
  }

  /// Makes an order of live slots without duplicates. Returns nil if it was cancelled. O(n).
  ///
  /// - Parameter isCancelled: Checked every ``cancellationEntries`` slots in each step.
  @specialized(where Summary == NoSummary)
  package init?(
    slots: [UInt32], leafCapacity: Int = 512, fanOut: Int = 32, isCancelled: () -> Bool
  ) {
    self.init(leafCapacity: leafCapacity, fanOut: fanOut)
    var entries: [LeafEntry] = []
    entries.reserveCapacity(slots.count)
    for (place, slot) in slots.enumerated() {
      if place % Self.cancellationEntries == 0, isCancelled() { return nil }
      LeafEntry(start: slot, extent: 1).append(to: &entries)
    }
    build(entries, isCancelled)
    if isCancelled() { return nil }
  }

  /// The number of entries between two checks for cancellation.
  package static var cancellationEntries: Int { 1 << 14 }

  /// The number of live rows. O(1).
  package var count: Int { root.liveCount }

  /// The number of rows, including dead ones. O(1).
  package var totalCount: Int { root.totalCount }

  /// Whether no row is live. O(1).
  package var isEmpty: Bool { root.liveCount == 0 }

  /// The summary of all runs, dead ones included. O(1).
  package var summary: Summary { root.summary }

  /// The slot of the live row at an index, or nil. O(log n).
  @specialized(where Summary == NoSummary)
  package func slot(at index: Int) -> UInt32? {
    0 <= index && index < root.liveCount ? root.slot(atLive: index) : nil
  }

  /// The slots of the live rows of an index range, which is clamped to the order. O(log n + k).
  @specialized(where Summary == NoSummary)
  package func slots(in range: Range<Int>) -> [UInt32] {
    let range = range.clamped(to: 0..<root.liveCount)
    var slots: [UInt32] = []
    slots.reserveCapacity(range.count)
    if !range.isEmpty { root.appendSlots(in: range, to: &slots) }
    return slots
  }

  /// Calls `body` for the live rows of an index range run by run, in order. O(log n + runs).
  ///
  /// A run may be split into several at the border of leaves.
  @specialized(where Summary == NoSummary)
  package func forEachRun(in range: Range<Int>, _ body: (SlotRun) -> Void) {
    _ = root.visit(range.clamped(to: 0..<root.liveCount)) { start, count in
      body(SlotRun(start: start, count: count))
      return true
    }
  }

  /// The runs of a range of total positions, dead ones included. O(log n + runs).
  @specialized(where Summary == NoSummary)
  package func runs(inTotal range: Range<Int>) -> [SlotRun] {
    var runs: [LeafEntry] = []
    var start = 0
    root.forEachLeaf(in: range.clamped(to: 0..<root.totalCount), start: &start) { leaf, part in
      for entry in leaf.cut(part) { entry.append(to: &runs) }
    }
    return runs.map(\.run)
  }

  /// The index of a slot's row, or nil if it is dead or not in the order. O(log n); no cell is
  /// compared.
  @specialized(where Summary == NoSummary)
  package func index(of slot: UInt32) -> Int? {
    guard let place = place(of: slot), place.isLive else { return nil }
    return place.live
  }

  /// The total position of a slot's row, dead or live, or nil if it is not in the order. O(log n).
  @specialized(where Summary == NoSummary)
  package func totalIndex(of slot: UInt32) -> Int? {
    place(of: slot)?.total
  }

  /// Whether a slot's row is in the order and live. O(log n).
  @specialized(where Summary == NoSummary)
  package func contains(_ slot: UInt32) -> Bool {
    place(of: slot)?.isLive ?? false
  }

  /// Whether a slot's row is in the order, dead or live. O(log slots).
  @specialized(where Summary == NoSummary)
  package func holds(_ slot: UInt32) -> Bool {
    ledger.leaves[slot] != nil
  }

  /// The row at a total position, or nil. O(log n).
  @specialized(where Summary == NoSummary)
  package func row(atTotal position: Int) -> (slot: UInt32, isLive: Bool)? {
    guard 0 <= position && position < root.totalCount else { return nil }
    let row = root.row(atTotal: position)
    return (row.slot, row.isLive)
  }

  /// Whether the row of `first` precedes that of `second`, dead or live.
  ///
  /// Rows of different leaves are compared by label, which is fast enough for breaking ties in a
  /// sort. A slot that is not in the order comes after all others. O(log n).
  @specialized(where Summary == NoSummary)
  package func precedes(_ first: UInt32, _ second: UInt32) -> Bool {
    if root.isLeaf && root.entryCount == 1 {
      let run = root.entry(0)
      if run.offset(of: first) != nil && run.offset(of: second) != nil { return first < second }
    }
    guard let firstLeaf = ledger.leaves[first] else { return false }
    guard let secondLeaf = ledger.leaves[second] else { return true }
    if firstLeaf != secondLeaf {
      return ledger.labels[Int(firstLeaf)] < ledger.labels[Int(secondLeaf)]
    }
    return (place(of: first)?.total ?? 0) < (place(of: second)?.total ?? 0)
  }

  /// The number of live rows before a slot's row, dead or live; nil if it is not in the order.
  /// O(log n).
  @specialized(where Summary == NoSummary)
  package func liveRank(of slot: UInt32) -> Int? {
    place(of: slot)?.live
  }

  /// The live row nearest to a slot's position: itself, else the next one, else the previous one.
  /// O(log n).
  @specialized(where Summary == NoSummary)
  package func nearestLive(to slot: UInt32) -> UInt32? {
    guard let place = place(of: slot) else { return nil }
    return self.slot(at: place.live) ?? self.slot(at: place.live - 1)
  }

  /// The rows directly before and after a slot's row, including dead ones. O(log n).
  @specialized(where Summary == NoSummary)
  package func neighbours(of slot: UInt32) -> (before: UInt32?, after: UInt32?) {
    guard let place = place(of: slot) else { return (nil, nil) }
    return (row(atTotal: place.total - 1)?.slot, row(atTotal: place.total + 1)?.slot)
  }

  /// The first index whose slot satisfies the predicate, or ``count``. The predicate must be false
  /// for all slots before some index and true from there on.
  ///
  /// O(log n) calls of the predicate.
  @specialized(where Summary == NoSummary)
  package func firstIndex(where predicate: (_ slot: UInt32) throws -> Bool) rethrows -> Int {
    var low = 0
    var high = root.liveCount
    while low < high {
      let middle = low + (high - low) / 2
      if try predicate(root.slot(atLive: middle)) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  func place(of slot: UInt32) -> SlotPlace? {
    guard let leaf = ledger.leaves[slot] else { return nil }
    return root.place(of: slot, label: ledger.labels[Int(leaf)], ledger.labels)
  }
}

/// A tree that keeps counts only.
package typealias RowOrder = CountedTree<NoSummary>
