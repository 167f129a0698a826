import ColumnStorage

/// The keys of some rows, one per row in order, by which rows of two contents are matched.
package enum DiffKeys: Sendable {
  /// Integers.
  case integers([Int64])
  /// Texts, compared byte by byte.
  case texts(TextArena)

  /// The number of rows.
  package var count: Int {
    switch self {
    case .integers(let keys): keys.count
    case .texts(let arena): arena.count
    }
  }

  /// Throws if a key occurs twice. O(n).
  ///
  /// - Throws: ``DuplicateRows`` of the new side.
  package func checkDistinct(isCancelled: () -> Bool = { false }) throws(DuplicateRows) {
    _ = try KeyMatching.origins(
      old: .integers([]), new: self, checksOld: false, isCancelled: isCancelled)
  }
}

/// Duplicate keys on one side, by which rows cannot be identified.
package struct DuplicateRows: Error, Equatable, Sendable {
  /// Two rows with the same key, by index on their side.
  package struct Pair: Equatable, Sendable {
    /// The first row with the key, or the first one found.
    package let first: Int
    /// Another one.
    package let second: Int
  }

  /// Whether they are on the old side.
  package let isOld: Bool
  /// The first pairs found, in ascending order of ``Pair/second``, at most ``countMax``.
  package private(set) var pairs: [Pair] = []

  /// The maximum number of pairs in an error.
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
