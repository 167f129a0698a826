/// Which rows of two lists are the same row. For callers that keep no ``DiffSide``.
package enum RowMatching {
  /// For each new row the old row with the same key, or -1. O(n).
  ///
  /// - Throws: ``DuplicateRows`` if a key occurs twice on one side.
  package static func origins(
    old: DiffKeys, new: DiffKeys
  ) throws(DuplicateRows) -> [Int] {
    try KeyMatching.origins(old: old, new: new, checksOld: true) ?? []
  }

  /// For each new row the old row with the same hash, or -1, so that as many as possible stay in
  /// order. Equal rows are matched one to one.
  ///
  /// - Parameter keepsOrder: Whether only rows that stay in order are matched.
  package static func origins(
    old: [UInt64], new: [UInt64], keepsOrder: Bool = false
  ) -> [Int] {
    var rows = EqualRows(old: old, new: new)
    rows.match { () throws(Never) in }
    if keepsOrder { for row in rows.stays.indices where !rows.stays[row] { rows.part(row) } }
    return rows.origins
  }

  /// Marks as many origins as possible that rise, ignoring negative ones. O(n log n).
  package static func rising(_ origins: [Int]) -> [Bool] { longestIncreasing(origins) }
}
