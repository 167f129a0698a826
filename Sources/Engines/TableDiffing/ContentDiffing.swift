import ColumnStorage
import TableValues

/// Computes the difference between two contents.
package struct ContentDiffing: Sendable {
  /// How rows of both sides are matched.
  package enum Matching: Sendable {
    /// By key. `checksOld`: whether the old side may have duplicate keys.
    case keys(old: DiffKeys, new: DiffKeys, checksOld: Bool)
    /// As given: for each new row the old one, or -1. No old row occurs twice.
    case origins([Int])
    /// By their whole content in the compared columns. Equal rows are matched one to one.
    case content
  }

  /// The old content.
  package var old: DiffSide
  /// The new content.
  package var new: DiffSide
  /// How rows are matched.
  package var matching: Matching
  /// The indices of the columns that decide whether a row has changed; nil: all compared columns. A
  /// row that differs in one of them is then compared in all.
  package var deciding: [Int]?
  /// Returns true for matched rows that are known to be equal without comparison, by old and new
  /// index.
  package var isKnownSame: (@Sendable (_ old: Int, _ new: Int) -> Bool)?
  /// Whether to stop. Checked once per chunk.
  package var isCancelled: @Sendable () -> Bool = { false }

  /// Makes a comparison of all columns by value.
  package init(from old: DiffSide, to new: DiffSide, matching: Matching) {
    self.old = old
    self.new = new
    self.matching = matching
  }

  /// The difference with the fewest moves. O(n) and a longest increasing subsequence. It reads each
  /// chunk of matched rows about once and may block on a file.
  ///
  /// With ``Matching/content`` and many equal rows in a different order, there may be more moves
  /// than necessary.
  /// - Throws: ``DuplicateRows``, ``DiffCancelled``.
  package func difference() throws -> ContentDiff {
    switch matching {
    case .keys(let oldKeys, let newKeys, let checksOld):
      let origins = try KeyMatching.origins(
        old: oldKeys, new: newKeys, checksOld: checksOld, isCancelled: isCancelled)
      guard let origins else { throw DiffCancelled() }
      return try difference(origins)
    case .origins(let origins): return try difference(origins)
    case .content:
      let seed = UInt64.random(in: .min ... .max)
      var matched = EqualRows(
        old: try hashes(of: old, seed), new: try hashes(of: new, seed))
      try matched.match(check)
      for row in Set(try differing(matched.origins).joined()) { matched.part(row) }
      let order = OrderDiff(
        oldCount: old.slots.count, newCount: new.slots.count, origins: matched.origins,
        stays: matched.stays)
      return ContentDiff(order: order, updates: Array(repeating: [], count: new.requests.count))
    }
  }

  private func difference(_ origins: [Int]) throws -> ContentDiff {
    try check()
    let order = OrderDiff(
      oldCount: old.slots.count, newCount: new.slots.count, origins: origins,
      stays: try longestIncreasing(origins, check: check))
    return ContentDiff(order: order, updates: try differing(origins))
  }

  private func check() throws(DiffCancelled) {
    if isCancelled() { throw DiffCancelled() }
  }

  // MARK: Cells

  /// For each compared column, the new rows whose cells differ from those of the matched old rows.
  private func differing(_ origins: [Int]) throws -> [[Int]] {
    var result = [[Int]](repeating: [], count: new.requests.count)
    var groups = PairGroups(old, new, origins, isKnownSame)
    while let group = groups.next() {
      if isCancelled() { throw DiffCancelled() }
      compare(group, old.chunks(group.oldChunk), new.chunks(group.newChunk), &result)
    }
    return groups.isInOrder ? result : result.map { $0.sorted() }
  }

  private func compare(
    _ group: PairGroup, _ oldChunks: [ColumnChunk], _ newChunks: [ColumnChunk],
    _ result: inout [[Int]]
  ) {
    var pairs = group.pairs
    var rows = group.newRows
    if let deciding {
      var isDifferent = [Bool](repeating: false, count: rows.count)
      for column in deciding {
        ChunkComparison.forEachDifference(oldChunks[column], newChunks[column], pairs) {
          isDifferent[$0] = true
        }
      }
      let all = pairs
      pairs = pairs.emptied
      for place in all.indices where isDifferent[place] {
        pairs.append(all.oldRow(place), all.newRow(place))
      }
      rows = rows.indices.filter { isDifferent[$0] }.map { rows[$0] }
    }
    for column in result.indices {
      var found: [Int] = []
      ChunkComparison.forEachDifference(oldChunks[column], newChunks[column], pairs) {
        found.append(Int(rows[$0]))
      }
      result[column] += found
    }
  }

  /// A hash of each row's compared cells.
  private func hashes(of side: DiffSide, _ seed: UInt64) throws -> [UInt64] {
    var result = [UInt64](repeating: seed, count: side.slots.count)
    var byChunk = [(rows: [UInt32], indices: [UInt32])](
      repeating: ([], []), count: side.chunkCount)
    for index in side.slots.indices {
      let place = side.place(ofRow: index)
      byChunk[place.chunk].rows.append(UInt32(place.row))
      byChunk[place.chunk].indices.append(UInt32(index))
    }
    for (chunk, part) in byChunk.enumerated() where !part.rows.isEmpty {
      if isCancelled() { throw DiffCancelled() }
      var hashes = [UInt64](repeating: seed, count: part.rows.count)
      for column in side.chunks(chunk) {
        ChunkComparison.mix(column, rows: part.rows, seed: seed, into: &hashes)
      }
      for (place, index) in part.indices.enumerated() { result[Int(index)] = hashes[place] }
    }
    return result
  }
}
