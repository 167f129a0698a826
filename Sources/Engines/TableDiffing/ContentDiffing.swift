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
    // The side with the larger chunks has the narrower blocks.
    let blocks = [old.blocks, new.blocks].max { $0.count < $1.count } ?? []
    while let group = groups.next() {
      if isCancelled() { throw DiffCancelled() }
      let (rows, pairs) = decided(group)
      if rows.isEmpty { continue }
      for block in blocks {
        if isCancelled() { throw DiffCancelled() }
        let (oldChunks, newChunks) = (
          old.chunks(group.oldChunk, block), new.chunks(group.newChunk, block)
        )
        for (place, column) in block.enumerated() {
          var found: [Int] = []
          ChunkComparison.forEachDifference(oldChunks[place], newChunks[place], pairs) {
            found.append(Int(rows[$0]))
          }
          result[column] += found
        }
      }
    }
    return groups.isInOrder ? result : result.map { $0.sorted() }
  }

  /// The rows of a group that are compared in all columns: those that differ in a deciding one.
  private func decided(_ group: PairGroup) -> (rows: [UInt32], pairs: RowPairs) {
    guard let deciding else { return (group.newRows, group.pairs) }
    var isDifferent = [Bool](repeating: false, count: group.newRows.count)
    let oldChunks = old.chunks(group.oldChunk, deciding)
    let newChunks = new.chunks(group.newChunk, deciding)
    for (oldChunk, newChunk) in zip(oldChunks, newChunks) {
      ChunkComparison.forEachDifference(oldChunk, newChunk, group.pairs) { isDifferent[$0] = true }
    }
    let all = group.pairs
    var pairs = all.emptied
    for place in all.indices where isDifferent[place] {
      pairs.append(all.oldRow(place), all.newRow(place))
    }
    let rows = group.newRows.indices.filter { isDifferent[$0] }.map { group.newRows[$0] }
    return (rows, pairs)
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
    let blocks = side.blocks
    for (chunk, part) in byChunk.enumerated() where !part.rows.isEmpty {
      if isCancelled() { throw DiffCancelled() }
      var hashes = [UInt64](repeating: seed, count: part.rows.count)
      for block in blocks {
        if isCancelled() { throw DiffCancelled() }
        for column in side.chunks(chunk, block) {
          ChunkComparison.mix(column, rows: part.rows, seed: seed, into: &hashes)
        }
      }
      for (place, index) in part.indices.enumerated() { result[Int(index)] = hashes[place] }
    }
    return result
  }
}
