import TableCodecs
import TableDiffing

/// Pairs the records of two gaps between the same matched records, so that a changed record is one
/// change, and not a removed and an inserted record.
///
/// A pair is a guess. ``RowIdentity`` decides whether changes of both sides may be joined in it.
struct GapPairing {
  /// Stretches with more pairs of records are first divided at texts that occur once in both.
  private static let comparedMax = 1 << 16
  /// A part of a long stretch with more pairs of records stays unpaired.
  private static let partMax = 1 << 12

  private let base: MergeTable
  private let side: MergeTable
  private let oldRecords: [Int]
  private let newRecords: [Int]

  init(_ base: MergeTable, _ side: MergeTable) {
    self.base = base
    self.side = side
    oldRecords = base.file.recordLines
    newRecords = side.file.recordLines
  }

  /// Pairs in order, with the most equal cells.
  func pairs(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    if old.count * new.count <= Self.comparedMax { return compared(old, new) }
    var result: [(old: Int, new: Int)] = []
    var (oldStart, newStart) = (0, 0)
    for (one, other) in dividing(old, new) + [(old: old.count, new: new.count)] {
      let (oldPart, newPart) = (old[oldStart..<one], new[newStart..<other])
      if oldPart.count * newPart.count <= Self.partMax {
        result += compared(Array(oldPart), Array(newPart))
      }
      if one < old.count { result.append((old: old[one], new: new[other])) }
      (oldStart, newStart) = (one + 1, other + 1)
    }
    return result
  }

  /// Pairs of records that share a text which occurs once in its column on both sides; as many as
  /// rise on both sides.
  private func dividing(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    let columns = side.places.indices.filter { side.places[$0] != nil && base.places[$0] != nil }
    let oldHashes = old.map { base.cellHashes(of: base.file.lines[oldRecords[$0]], columns) }
    let newHashes = new.map { side.cellHashes(of: side.file.lines[newRecords[$0]], columns) }
    func single(_ rows: [[UInt64]], _ column: Int) -> [UInt64: Int] {
      var places: [UInt64: Int] = [:]
      for (place, row) in rows.enumerated() where row[column] != 0 {
        places[row[column]] = places[row[column]] == nil ? place : -1
      }
      return places.filter { $0.value >= 0 }
    }
    var candidates: [(old: Int, new: Int)] = []
    for column in columns.indices {
      let others = single(newHashes, column)
      for (hash, one) in single(oldHashes, column) {
        if let other = others[hash] { candidates.append((old: one, new: other)) }
      }
    }
    // Old ones descend, so that no record is in two pairs.
    candidates.sort { ($0.new, $1.old) < ($1.new, $0.old) }
    let rises = RowMatching.rising(candidates.map(\.old))
    return candidates.indices.filter { rises[$0] }.map { candidates[$0] }
  }

  private func compared(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    guard old.count + new.count > 2 else {
      return Array(zip(old, new)).map { (old: $0, new: $1) }
    }
    if old.isEmpty || new.isEmpty { return [] }
    let oldCells = old.map { base.cells(of: base.file.lines[oldRecords[$0]]) }
    let newCells = new.map { side.cells(of: side.file.lines[newRecords[$0]]) }
    // The best sum of weights for the first records of both, as in a longest common subsequence.
    let width = new.count + 1
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    func weight(_ one: Int, _ other: Int) -> Int {
      let equal = side.places.indices.count { column in
        let text = oldCells[one].text(column)
        return !text.isEmpty && text == newCells[other].text(column)
      }
      return 1 + equal * 4
    }
    for one in 1...old.count {
      for other in 1...new.count {
        let paired = best[(one - 1) * width + other - 1] + weight(one - 1, other - 1)
        let apart = max(best[(one - 1) * width + other], best[one * width + other - 1])
        best[one * width + other] = max(paired, apart)
      }
    }
    var result: [(old: Int, new: Int)] = []
    var (one, other) = (old.count, new.count)
    while one > 0, other > 0 {
      let here = best[one * width + other]
      if here == best[(one - 1) * width + other] {
        one -= 1
      } else if here == best[one * width + other - 1] {
        other -= 1
      } else {
        (one, other) = (one - 1, other - 1)
        result.append((old: old[one], new: new[other]))
      }
    }
    return result.reversed()
  }
}

extension MergeTable {
  /// A hash of each cell of a record; 0 for an empty cell.
  func cellHashes(of line: CSVRecordFile.Line, _ columns: [Int]) -> [UInt64] {
    let cells = cells(of: line)
    return columns.map { TextHash.of(cells.text($0)) }
  }
}
