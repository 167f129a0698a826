import ViewModel
import ViewportLayout

/// Widths of columns from a few rows, until all rows are counted.
///
/// Counting a million rows needs seconds. Two kinds of rows can be read at once: some from all
/// parts of the table, and those of the window that a client opens. With them, the first layout
/// usually has the final widths.
struct ColumnGlimpses {
  /// What was found, by plan.
  private var tallies: [TallyPlan: ColumnTally] = [:]

  /// The tally of a plan; nil: no row was looked at for it.
  subscript(plan: TallyPlan) -> ColumnTally? { tallies[plan] }

  /// Adds the counts of more rows.
  ///
  /// - Returns: Whether a column needs more room than was known before.
  mutating func add(_ more: [TallyPlan: ColumnTally]) -> Bool {
    var grows = false
    for (plan, tally) in more {
      let widest = tallies[plan]?.widths.widest ?? 0
      grows = grows || tally.widths.widest ?? 0 > widest || tallies[plan] == nil
      tallies[plan, default: ColumnTally()].merge(tally)
    }
    return grows
  }

  /// Discards the plans that are not needed any more, or whose rows are all counted now.
  mutating func keep(_ isOpen: (TallyPlan) -> Bool) {
    if !tallies.isEmpty { tallies = tallies.filter { isOpen($0.key) } }
  }

  /// The content width of a column by its strategy; nil: unknown.
  func content(
    _ strategy: ColumnSizing.ContentStrategy, all: TallyPlan?, sample: TallyPlan?
  ) -> Double? {
    let found = (all: all.map { tallies[$0] }, sample: sample.map { tallies[$0] })
    if case .some(nil) = found.all { return nil }
    if case .some(nil) = found.sample { return nil }
    guard all != nil || sample != nil else { return nil }
    return strategy.content(
      all: (found.all ?? nil) ?? ColumnTally(), sample: (found.sample ?? nil)?.widths)
  }
}
