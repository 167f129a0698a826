/// The difference between two orders: deletes, moves and inserts by index, with the fewest moves.
///
/// To apply it, remove deletes and move sources from the highest old index to the lowest. Then
/// insert new rows and move targets from the lowest new index to the highest. All other rows keep
/// their order. A diff has only indices and the two counts; it never reads rows.
package struct OrderDiff: Hashable, Sendable {
  /// A row that is removed at one index and inserted at another.
  package struct Move: Hashable, Sendable {
    /// The index in the old order.
    package let from: Int
    /// The index in the new order.
    package let to: Int
  }

  /// The number of rows of the old order.
  package let oldCount: Int
  /// The number of rows of the new order.
  package let newCount: Int
  /// Old indices of rows that are not in the new order: ascending runs that do not touch.
  package private(set) var deletes: [Range<Int>] = []
  /// The fewest rows that must move for the others to keep their order, ascending by ``Move/to``.
  package private(set) var moves: [Move] = []
  /// New indices of rows that are not in the old order: ascending runs that do not touch.
  package private(set) var inserts: [Range<Int>] = []

  /// Whether the orders are equal.
  package var isEmpty: Bool { deletes.isEmpty && moves.isEmpty && inserts.isEmpty }

  /// An empty diff.
  package init(count: Int) {
    oldCount = max(0, count)
    newCount = oldCount
  }

  /// The diff of two orders with `prefix` common rows at the start.
  ///
  /// - Parameter origins: For each new row from `prefix` to the common end, its old index, or a
  ///   negative number. No old index occurs twice.
  init(oldCount: Int, newCount: Int, prefix: Int, oldEnd: Int, origins: [Int]) {
    self.init(
      oldCount: oldCount, newCount: newCount, prefix: prefix, oldEnd: oldEnd, origins: origins,
      stays: longestIncreasing(origins))
  }

  /// The diff of two orders, given which rows stay in place.
  ///
  /// - Parameter stays: For each new row of `origins` whether it stays. The origins of rows that
  ///   stay are ascending.
  init(
    oldCount: Int, newCount: Int, prefix: Int = 0, oldEnd: Int? = nil, origins: [Int],
    stays: [Bool]
  ) {
    self.oldCount = oldCount
    self.newCount = newCount
    var survives = [Bool](repeating: false, count: (oldEnd ?? oldCount) - prefix)
    for origin in origins where origin >= 0 { survives[origin - prefix] = true }
    for (offset, survives) in survives.enumerated() where !survives {
      Self.add(prefix + offset, to: &deletes)
    }
    for (offset, origin) in origins.enumerated() {
      if origin < 0 {
        Self.add(prefix + offset, to: &inserts)
      } else if !stays[offset] {
        moves.append(Move(from: origin, to: prefix + offset))
      }
    }
  }

  private init(
    oldCount: Int, newCount: Int, deletes: [Range<Int>], moves: [Move], inserts: [Range<Int>]
  ) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.deletes = deletes
    self.moves = moves
    self.inserts = inserts
  }

  private static func add(_ index: Int, to runs: inout [Range<Int>]) {
    if let last = runs.last, last.upperBound == index {
      runs[runs.count - 1] = last.lowerBound..<index + 1
    } else {
      runs.append(index..<index + 1)
    }
  }

  /// The inverse diff. O(moves · log moves).
  package var inverted: OrderDiff {
    OrderDiff(
      oldCount: newCount, newCount: oldCount, deletes: inserts,
      moves: moves.map { Move(from: $0.to, to: $0.from) }.sorted { $0.to < $1.to },
      inserts: deletes)
  }

  /// The composition of this diff and `next`, with the fewest moves. Returns nil if `next` does not
  /// start where this one ends. O(n log n).
  ///
  /// A row that this one deletes and `next` inserts again is both in the result.
  package func followed(by next: OrderDiff) -> OrderDiff? {
    guard next.oldCount == newCount else { return nil }
    let middle = origins
    let origins = next.origins.map { $0 < 0 ? -1 : middle[$0] }
    return OrderDiff(
      oldCount: oldCount, newCount: next.newCount, prefix: 0, oldEnd: oldCount, origins: origins)
  }

  /// For each new index the old one, or -1 for an insert. O(n).
  package var origins: [Int] {
    var leaves = [Bool](repeating: false, count: oldCount)
    for run in deletes { for index in run { leaves[index] = true } }
    var origins = [Int](repeating: -2, count: newCount)
    for move in moves {
      leaves[move.from] = true
      origins[move.to] = move.from
    }
    for run in inserts { for index in run { origins[index] = -1 } }
    var old = 0
    for index in 0..<newCount where origins[index] == -2 {
      while leaves[old] { old += 1 }
      origins[index] = old
      old += 1
    }
    return origins
  }

  /// The number of inserted rows.
  package var insertedCount: Int { inserts.reduce(0) { $0 + $1.count } }

  /// Applies the diff to an order. O(n).
  ///
  /// - Parameter inserted: The inserted rows, in ascending order of new index.
  /// - Returns: The new order, or nil if the old order or `inserted` has the wrong count.
  package func apply<Element>(to old: [Element], inserting inserted: [Element]) -> [Element]? {
    guard old.count == oldCount, inserted.count == insertedCount else { return nil }
    var next = 0
    return origins.map { origin in
      if origin >= 0 { return old[origin] }
      next += 1
      return inserted[next - 1]
    }
  }
}
