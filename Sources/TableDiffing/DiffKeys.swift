import ColumnStorage

/// The keys of some rows, one per row in their order: what rows of two contents are matched by.
package enum DiffKeys: Sendable {
  /// Integers.
  case integers([Int64])
  /// Texts, compared byte by byte.
  case texts(TextArena)

  /// How many rows there are.
  package var count: Int {
    switch self {
    case .integers(let keys): keys.count
    case .texts(let arena): arena.count
    }
  }

  /// Fails when a key stands twice. O(n).
  ///
  /// - Throws: ``DuplicateRows`` of the new side.
  package func checkDistinct(isCancelled: () -> Bool = { false }) throws(DuplicateRows) {
    _ = try KeyMatching.origins(
      old: .integers([]), new: self, checksOld: false, isCancelled: isCancelled)
  }
}

/// Keys that stand more than once on one side, so that rows cannot be told apart by them.
package struct DuplicateRows: Error, Equatable, Sendable {
  /// Two rows with one key, by index on their side.
  package struct Pair: Equatable, Sendable {
    /// The row that has the key first, or that was found with it first.
    package let first: Int
    /// Another one.
    package let second: Int
  }

  /// Whether the old side has them, not the new one.
  package let isOld: Bool
  /// The first ones found, by rising ``Pair/second``; at most ``countMax``.
  package private(set) var pairs: [Pair] = []

  /// How many an error names at most.
  package static var countMax: Int { 20 }

  init(isOld: Bool) {
    self.isOld = isOld
  }

  mutating func add(_ first: Int, _ second: Int) {
    guard pairs.count < Self.countMax else { return }
    pairs.append(Pair(first: min(first, second), second: max(first, second)))
    pairs.sort { ($0.second, $0.first) < ($1.second, $1.first) }
  }
}
