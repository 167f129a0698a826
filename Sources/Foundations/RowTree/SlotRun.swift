/// Consecutive row slots that are all live or all dead: one entry of a ``CountedTree``.
package struct SlotRun: Hashable, Sendable {
  /// The first slot.
  package let start: UInt32
  /// The number of slots, 0...2³¹-1. The last slot is at most `UInt32.max`.
  package let count: Int
  /// Whether these rows count in indices. Dead rows are tombstones, which undo can revive.
  package let isLive: Bool

  /// The longest run of one entry.
  package static let countMax = Int(Int32.max)

  /// Makes a run. A count that is negative, too large, or beyond the last slot is clamped.
  package init(start: UInt32, count: Int, isLive: Bool = true) {
    self.start = start
    self.count = max(0, min(count, Self.countMax, Int(UInt32.max) - Int(start) + 1))
    self.isLive = isLive
  }

  /// The slots as a half-open range of integers.
  package var slots: Range<Int> { Int(start)..<Int(start) + count }
}

/// The summary that a ``CountedTree`` keeps per node beside its counts: a small monoid over runs.
package protocol RowSummary: Sendable {
  /// The summary of no rows.
  static var empty: Self { get }
  /// The summary of one run.
  init(run: SlotRun)
  /// The summary of the rows of `self` followed by those of `next`. Associative.
  func combined(with next: Self) -> Self
}

/// The summary of a tree that keeps counts only; costs nothing.
package struct NoSummary: RowSummary {
  /// The only value.
  package static var empty: NoSummary { NoSummary() }

  private init() {}

  /// The summary of any run.
  package init(run: SlotRun) {}

  /// Returns the only value.
  package func combined(with next: NoSummary) -> NoSummary { self }
}
