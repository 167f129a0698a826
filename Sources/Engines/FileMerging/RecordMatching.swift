import TableCodecs
import TableDiffing

/// The records of a side and those of the base, matched by content.
///
/// Records between two that were matched are paired so that as many cells as possible are equal.
/// These pairs are guesses. So are equal records that are not the only ones, if the side has not all
/// columns.
struct RecordMatching {
  /// What was found.
  struct Found: Sendable {
    /// For each record of the side the one of the base, or -1.
    var origins: [Int]
    /// The records of the side whose record of the base is a guess.
    var guesses: [Int]
  }

  private let base: MergeTable
  private let side: MergeTable
  private let oldCount: Int
  /// For each record of the side the one of the base with the same content, or -1.
  let exact: [Int]
  private let doubtful: [Int]

  /// Matches equal records. O(records).
  init(_ base: MergeTable, _ side: MergeTable) {
    (self.base, self.side) = (base, side)
    let isComplete = base.places.indices.allSatisfy {
      base.places[$0] == nil || side.places[$0] != nil
    }
    if !base.places.indices.contains(where: { base.places[$0] != nil && side.places[$0] != nil }) {
      (oldCount, doubtful) = (0, [])
      exact = side.file.recordLines.map { _ in -1 }
      return
    }
    let old = base.contentHashes(like: side)
    let new = side.contentHashes(like: base)
    let origins = RowMatching.origins(old: old, new: new)
    (oldCount, exact) = (old.count, origins)
    if isComplete {
      doubtful = []
    } else {
      let (oldCounts, newCounts) = (Self.counts(old), Self.counts(new))
      doubtful = new.indices.filter {
        origins[$0] >= 0 && (oldCounts[new[$0]] ?? 0, newCounts[new[$0]] ?? 0) != (1, 1)
      }
    }
  }

  /// Pairs the records that are left.
  ///
  /// - Parameter apart: Records of the side that are new, even if they resemble others.
  func paired(apart: Set<Int> = []) -> Found {
    var found = Found(origins: exact, guesses: doubtful)
    let stays = RowMatching.rising(exact)
    var isTaken = [Bool](repeating: false, count: oldCount)
    for origin in exact where origin >= 0 { isTaken[origin] = true }
    let pairing = GapPairing(base, side)
    var (oldStart, newStart) = (0, 0)
    for place in 0...exact.count {
      guard place == exact.count || stays[place] else { continue }
      let oldEnd = place == exact.count ? oldCount : exact[place]
      let oldGap = (oldStart..<max(oldStart, oldEnd)).filter { !isTaken[$0] }
      let newGap = (newStart..<place).filter { exact[$0] < 0 && !apart.contains($0) }
      for (one, other) in pairing.pairs(oldGap, newGap) {
        found.origins[other] = one
        found.guesses.append(other)
      }
      (oldStart, newStart) = (oldEnd + 1, place + 1)
    }
    return found
  }

  private static func counts(_ hashes: [UInt64]) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for hash in hashes { counts[hash, default: 0] += 1 }
    return counts
  }
}

/// Records that the base does not have, and that both sides have with the same content.
///
/// For example, the base is A B, we have A X, and they have A B X. So X is new on both sides. Alone,
/// our side looks as if B had become X, and X would be there twice in the end.
enum TwinRecords {
  /// How often the other records are paired again, because some are known to be new.
  private static let roundsMax = 3

  /// The records of both sides in the base. What both have alike is new on both sides, or the same
  /// record of the base on both.
  static func origins(
    _ tables: MergeTables
  ) -> (ours: RecordMatching.Found, theirs: RecordMatching.Found) {
    let our = RecordMatching(tables.base, tables.ours)
    let their = RecordMatching(tables.base, tables.theirs)
    let twins = twins(tables, our.exact, their.exact)
    var (ours, theirs) = (our.paired(), their.paired())
    var apart: (ours: Set<Int>, theirs: Set<Int>) = ([], [])
    for _ in 0..<roundsMax {
      let new = twins.filter { ours.origins[$0.our] != theirs.origins[$0.their] }
      if new.isEmpty { break }
      apart.ours.formUnion(new.map(\.our))
      apart.theirs.formUnion(new.map(\.their))
      (ours, theirs) = (our.paired(apart: apart.ours), their.paired(apart: apart.theirs))
    }
    for twin in twins where ours.origins[twin.our] != theirs.origins[twin.their] {
      ours.origins[twin.our] = -1
      theirs.origins[twin.their] = -1
    }
    ours.guesses.removeAll { ours.origins[$0] < 0 }
    theirs.guesses.removeAll { theirs.origins[$0] < 0 }
    return (ours, theirs)
  }

  /// The first with the first, the second with the second.
  private static func twins(
    _ tables: MergeTables, _ ours: [Int], _ theirs: [Int]
  ) -> [(our: Int, their: Int)] {
    guard ours.contains(where: { $0 < 0 }), theirs.contains(where: { $0 < 0 }) else { return [] }
    let ourHashes = tables.ours.contentHashes(like: tables.theirs) { ours[$0] < 0 }
    let theirHashes = tables.theirs.contentHashes(like: tables.ours) { theirs[$0] < 0 }
    let (ourLines, theirLines) = (tables.ours.file.recordLines, tables.theirs.file.recordLines)
    var free: [UInt64: [Int]] = [:]
    for row in ours.indices.reversed() where ours[row] < 0 {
      free[ourHashes[row], default: []].append(row)
    }
    return theirs.indices.compactMap { row in
      guard theirs[row] < 0, let twin = free[theirHashes[row]]?.popLast() else { return nil }
      let (one, other) = (
        tables.ours.file.lines[ourLines[twin]], tables.theirs.file.lines[theirLines[row]]
      )
      return tables.ours.differing(one, tables.theirs, other).isEmpty ? (twin, row) : nil
    }
  }
}
