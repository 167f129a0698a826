/// The difference between two contents: that of their orders, and the cells that differ in rows
/// that stay or move.
///
/// Like ``OrderDiff``, it has indices only. To apply it, apply the order first, then the updates.
package struct ContentDiff: Hashable, Sendable {
  /// Deletes, moves and inserts.
  package let order: OrderDiff
  /// For each compared column, the new indices of rows whose cells differ, ascending.
  package let updates: [[Int]]

  /// Makes a diff.
  ///
  /// - Precondition: Indices are ascending, and none is that of an inserted row.
  package init(order: OrderDiff, updates: [[Int]]) {
    self.order = order
    self.updates = updates
  }

  /// Whether the contents are equal.
  package var isEmpty: Bool { order.isEmpty && updates.allSatisfy(\.isEmpty) }

  /// The new indices of rows with differing cells, ascending. O(differing cells · log).
  package var updatedRows: [Int] {
    var rows: [Int] = []
    for row in updates.joined().sorted() where rows.last != row { rows.append(row) }
    return rows
  }

  /// The rows with differing cells by new index, ascending, each with the indices of its columns.
  package var rowUpdates: [RowUpdate] {
    var pairs: [(row: Int, column: Int)] = []
    for (column, rows) in updates.enumerated() {
      for row in rows { pairs.append((row, column)) }
    }
    pairs.sort { $0.row != $1.row ? $0.row < $1.row : $0.column < $1.column }
    var result: [RowUpdate] = []
    for (row, column) in pairs {
      if result.last?.row == row {
        result[result.count - 1].columns.append(column)
      } else {
        result.append(RowUpdate(row: row, columns: [column]))
      }
    }
    return result
  }

  /// The number of rows that are deleted, inserted, moved or updated. A moved and updated row
  /// counts twice.
  package var changeCount: Int {
    order.deletes.reduce(0) { $0 + $1.count } + order.insertedCount + order.moves.count
      + updatedRows.count
  }

  /// The inverse diff. O(n).
  package var inverted: ContentDiff {
    let origins = order.origins
    return ContentDiff(
      order: order.inverted, updates: updates.map { rows in rows.map { origins[$0] }.sorted() })
  }

  /// The composition of this diff and `next`, with the fewest moves. Returns nil if `next` does not
  /// start where this one ends, or compares other columns. O(n log n).
  ///
  /// A cell that both change counts as changed, even if it has its first value again.
  package func followed(by next: ContentDiff) -> ContentDiff? {
    guard updates.count == next.updates.count,
      let order = order.followed(by: next.order)
    else { return nil }
    var targets = [Int](repeating: -1, count: next.order.oldCount)
    for (index, origin) in next.order.origins.enumerated() where origin >= 0 {
      targets[origin] = index
    }
    let survives = order.origins.map { $0 >= 0 }
    return ContentDiff(
      order: order,
      updates: updates.indices.map { column in
        let first = updates[column].map { targets[$0] }.filter { $0 >= 0 }
        return Set(first + next.updates[column]).filter { survives[$0] }.sorted()
      })
  }

  /// Applies the diff to rows. O(n).
  ///
  /// - Parameters:
  ///   - inserted: The inserted rows, in ascending order of new index.
  ///   - update: Replaces the cell of a column (by index) in the row at a new index.
  /// - Returns: The new rows, or nil if counts do not match.
  package func apply<Row>(
    to old: [Row], inserting inserted: [Row],
    update: (_ row: inout Row, _ index: Int, _ column: Int) -> Void
  ) -> [Row]? {
    guard var rows = order.apply(to: old, inserting: inserted) else { return nil }
    for (column, indices) in updates.enumerated() {
      for index in indices { update(&rows[index], index, column) }
    }
    return rows
  }
}

/// One row with differing cells.
package struct RowUpdate: Hashable, Sendable {
  /// The new index.
  package let row: Int
  /// The indices of the differing columns, ascending.
  package fileprivate(set) var columns: [Int]
}
