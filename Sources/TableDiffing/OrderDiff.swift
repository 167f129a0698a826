/// What turns one order into another: deletes, moves and inserts by index, with fewest moves.
///
/// Applying takes out deletes and move sources from the highest old index to the lowest, then puts
/// in inserts and move targets from the lowest new index to the highest. All else keeps its order.
/// A diff knows indices only, not what stands there, and the counts it starts from and leads to.
package struct OrderDiff: Hashable, Sendable {
  /// A row that is taken out at one place and put in at another.
  package struct Move: Hashable, Sendable {
    /// The index in the old order.
    package let from: Int
    /// The index in the new order.
    package let to: Int
  }

  /// How many rows the old order has.
  package let oldCount: Int
  /// How many rows the new order has.
  package let newCount: Int
  /// Old indices of rows that the new order does not have: ascending runs that do not touch.
  package private(set) var deletes: [Range<Int>] = []
  /// The fewest rows that must move for the others to keep their order, ascending by ``Move/to``.
  package private(set) var moves: [Move] = []
  /// New indices of rows that the old order does not have: ascending runs that do not touch.
  package private(set) var inserts: [Range<Int>] = []

  /// Whether nothing changes.
  package var isEmpty: Bool { deletes.isEmpty && moves.isEmpty && inserts.isEmpty }

  /// Makes the diff that changes nothing.
  package init(count: Int) {
    oldCount = max(0, count)
    newCount = oldCount
  }

  /// Makes the diff of two orders that have `prefix` rows in common at the start.
  ///
  /// - Parameter origins: for each new row from `prefix` to the common end, the old index it comes
  ///   from, or a negative number; no old index twice.
  init(oldCount: Int, newCount: Int, prefix: Int, oldEnd: Int, origins: [Int]) {
    self.init(
      oldCount: oldCount, newCount: newCount, prefix: prefix, oldEnd: oldEnd, origins: origins,
      stays: longestIncreasing(origins))
  }

  /// Makes the diff of two orders whose rows that stay in place are chosen already.
  ///
  /// - Parameter stays: for each new row of `origins` whether it stays; their origins rise.
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

  /// The diff that undoes this one. O(moves · log moves).
  package var inverted: OrderDiff {
    OrderDiff(
      oldCount: newCount, newCount: oldCount, deletes: inserts,
      moves: moves.map { Move(from: $0.to, to: $0.from) }.sorted { $0.to < $1.to },
      inserts: deletes)
  }

  /// The diff that does this one and then `next`, again with fewest moves; nil when `next` does not
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

  /// How many rows are inserted.
  package var insertedCount: Int { inserts.reduce(0) { $0 + $1.count } }

  /// Turns the old order into the new one. O(n).
  ///
  /// - Parameter inserted: what is inserted, ascending by new index.
  /// - Returns: the new order, or nil when the old order or `inserted` has another count than this
  ///   diff starts from.
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

/// The diff of what two windows hold: an ``OrderDiff`` whose indices are window indices.
package typealias WindowDiff = OrderDiff
