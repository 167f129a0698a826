/// What turns one content into another: the order's diff, and which cells of which rows that stay
/// or move differ.
///
/// Like ``OrderDiff`` it knows indices only. Applied it is: the order first, then the updates.
package struct ContentDiff: Hashable, Sendable {
  /// Deletes, moves and inserts.
  package let order: OrderDiff
  /// For each compared column the rows whose cells differ, as rising new indices.
  package let updates: [[Int]]

  /// Makes a diff.
  ///
  /// - Precondition: the indices are rising, and none is that of an inserted row.
  package init(order: OrderDiff, updates: [[Int]]) {
    self.order = order
    self.updates = updates
  }

  /// Whether nothing changes.
  package var isEmpty: Bool { order.isEmpty && updates.allSatisfy(\.isEmpty) }

  /// The rows with differing cells, as rising new indices. O(differing cells · log).
  package var updatedRows: [Int] {
    var rows: [Int] = []
    for row in updates.joined().sorted() where rows.last != row { rows.append(row) }
    return rows
  }

  /// The rows with differing cells by new index, each with the places of its columns, rising.
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

  /// How many rows are deleted, inserted, moved or updated, a moved and updated one twice.
  package var changeCount: Int {
    order.deletes.reduce(0) { $0 + $1.count } + order.insertedCount + order.moves.count
      + updatedRows.count
  }

  /// The diff that undoes this one. O(n).
  package var inverted: ContentDiff {
    let origins = order.origins
    return ContentDiff(
      order: order.inverted, updates: updates.map { rows in rows.map { origins[$0] }.sorted() })
  }

  /// The diff that does this one and then `next`, with fewest moves; nil when `next` does not start
  /// where this one ends, or compares other columns. O(n log n).
  ///
  /// A cell that both change is changed, though it may be back at what it was.
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

  /// Turns the old rows into the new ones. O(n).
  ///
  /// - Parameters:
  ///   - inserted: the rows that come, by rising new index.
  ///   - update: puts the new cell of a column, by place, into a row with a new index.
  /// - Returns: the new rows, or nil when counts do not fit.
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

/// One row whose cells differ.
package struct RowUpdate: Hashable, Sendable {
  /// The new index.
  package let row: Int
  /// The places of the differing columns, rising.
  package fileprivate(set) var columns: [Int]
}
