/// The difference between two lists of sections with rows, in which sections move together with
/// their rows.
///
/// Applying it has three steps. First, deleted rows and the sources of row moves are removed. Then
/// the sections that stay are put into their new order, each with its remaining rows. Last,
/// inserted and moved rows are inserted, from the lowest new index to the highest. A row moves only
/// if its section changes, or if it is not on a longest increasing run within its section. So the
/// number of moves is minimal.
package struct SectionDiff: Sendable, Equatable {
  /// Old indices of sections that are not in the new list.
  package let deletes: [Int]
  /// New indices of sections that are not in the old list.
  package let inserts: [Int]
  /// The fewest sections that must move for the others to keep their order.
  package let moves: [OrderDiff.Move]
  /// For each new section the old one, or -1.
  package let origins: [Int]
  /// The moved rows, ascending by new index.
  package let rowMoves: [OrderDiff.Move]

  /// Compares two lists. O(n log n).
  ///
  /// - Parameters:
  ///   - old: The section keys of the old list, without duplicates.
  ///   - new: The section keys of the new list.
  ///   - oldSections: For each old row the index of its section; -1: none.
  ///   - newCounts: The row count of each new section. Their sum is the number of new rows.
  ///   - rowOrigins: For each new row its old index, or a negative number.
  /// - Throws: ``DuplicateKeys`` if a key occurs twice in one of the lists.
  package init<Key: Hashable & Sendable>(
    from old: [Key], to new: [Key], oldSections: [Int], newCounts: [Int], rowOrigins: [Int]
  ) throws(DuplicateKeys<Key>) {
    let order = try OrderDiff(fromKeys: old, toKeys: new)
    deletes = order.deletes.flatMap { Array($0) }
    inserts = order.inserts.flatMap { Array($0) }
    moves = order.moves
    origins = order.origins
    var rowMoves: [OrderDiff.Move] = []
    var start = 0
    for (section, count) in newCounts.enumerated() {
      let end = min(start + count, rowOrigins.count)
      let origin = origins[section]
      let own = rowOrigins[start..<end].map { row in
        row >= 0 && origin >= 0 && oldSections[row] == origin ? row : -1
      }
      for (place, stays) in longestIncreasing(own).enumerated() where !stays {
        let row = rowOrigins[start + place]
        if row >= 0 { rowMoves.append(OrderDiff.Move(from: row, to: start + place)) }
      }
      start = end
    }
    self.rowMoves = rowMoves
  }
}
