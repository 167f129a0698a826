/// How far a search has come that is still being made.
package struct SearchProgress: Hashable, Sendable {
  /// How many live rows have been looked at.
  package var rows: Int
  /// How many of them match, and pass the filter.
  package var matches: Int

  /// Makes a progress.
  package init(rows: Int = 0, matches: Int = 0) {
    self.rows = rows
    self.matches = matches
  }
}
