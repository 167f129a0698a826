import TableCodecs

/// Pairs the records of two stretches between the same matched records, so that a changed record is
/// a changed record, and not one that was removed and one that was inserted.
struct GapPairing {
  /// Stretches with more pairs of records are not paired: a guess could change other rows.
  private static let comparedMax = 1 << 22

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
  ///
  /// - Throws: ``FileMerge/Failure/tooManyChanges`` if the stretches are too long.
  func pairs(
    _ old: [Int], _ new: [Int]
  ) throws(FileMerge.Failure) -> [(old: Int, new: Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    if old.count == 1, new.count == 1 { return [(old: old[0], new: new[0])] }
    guard old.count <= Self.comparedMax / new.count else { throw .tooManyChanges }
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
