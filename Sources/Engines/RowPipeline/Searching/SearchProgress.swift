/// The progress of a running search, or of reading sort keys.
package struct SearchProgress: Hashable, Sendable {
  /// The number of live rows searched or read.
  package var rows: Int
  /// The number of those that match and pass the filter.
  package var matches: Int

  /// Makes a progress.
  package init(rows: Int = 0, matches: Int = 0) {
    self.rows = rows
    self.matches = matches
  }
}

/// The progress of a running sort.
package struct SortProgress: Hashable, Sendable {
  /// The number of rows whose sort keys have been read.
  package var rows: Int
  /// The number of rows to be read.
  package var rowCount: Int

  /// Makes a progress.
  package init(rows: Int, of rowCount: Int) {
    self.rows = rows
    self.rowCount = rowCount
  }
}
