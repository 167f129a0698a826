/// The progress of a running search.
package struct SearchProgress: Hashable, Sendable {
  /// The number of live rows searched.
  package var rows: Int
  /// The number of those that match and pass the filter.
  package var matches: Int

  /// Makes a progress.
  package init(rows: Int = 0, matches: Int = 0) {
    self.rows = rows
    self.matches = matches
  }
}
