import ProtocolWords

/// What both sides changed differently.
package enum MergeConflict: Sendable, Hashable {
  /// A cell of a merged row.
  case cell(row: Int, column: Int)
  /// A merged row that a side removed and the other changed. It stays, with the changes.
  case removed(row: Int, by: ConflictSide)
  /// A merged row that both sides put to different places.
  case place(row: Int)
}

/// The three-way merge of two contents that were made of one base: per cell, row and order.
///
/// It is a pure function. The caller passes the matched rows and the cells that differ, from
/// ``ContentDiffing``, and makes the result from its own rows and cells.
///
/// | one side | the other | result |
/// |---|---|---|
/// | changed a cell | did not | the changed cell |
/// | changed a cell | changed it to the same | that cell |
/// | changed a cell | changed it to another value | a conflict; our cell until it is resolved |
/// | removed a row | did not change its cells | no row |
/// | removed a row | changed a cell of it | a conflict; the row stays, with the change |
/// | inserted a row | did not | the row |
///
/// Places of rows: ``OrderMerge``. When ours and theirs are swapped, rows, their order and the
/// conflicts are the same; what was ours is theirs.
package struct ContentMerge: Sendable {
  /// What a side made of the base.
  package struct Side: Sendable {
    /// For each of its rows the one of the base, or -1 for a new one.
    package var origins: [Int]
    /// For each column its rows, rising, whose cells differ from those of their origins.
    package var updates: [[Int]]

    /// Makes a side.
    package init(origins: [Int], updates: [[Int]]) {
      self.origins = origins
      self.updates = updates
    }

    /// A side, from its difference to the base.
    package init(_ diff: ContentDiff) {
      origins = diff.order.origins
      updates = diff.updates
    }
  }

  /// The merged content.
  package struct Merged: Sendable {
    /// The rows, in order.
    package var rows: [MergedEntry] = []
    /// For each column the merged rows, rising, whose cell is theirs. All others of rows that we have
    /// are ours.
    package var theirCells: [[Int]]
    /// What both sides changed differently: places first, then removed rows, then cells, each rising.
    package var conflicts: [MergeConflict] = []
  }

  /// How many rows the base has.
  package var baseCount: Int
  /// How many columns all three have.
  package var columnCount: Int
  /// Our side.
  package var ours: Side
  /// Their side.
  package var theirs: Side
  /// For each of their new rows that has the key of a new one of ours, that one.
  package var pairs: [Int: Int]
  /// Whether our row precedes theirs by content; nil if they are equal. See ``OrderMerge``.
  package var precedes: @Sendable (_ ours: Int, _ theirs: Int) -> Bool?
  /// Whether our cell and theirs are equal.
  package var isSame: @Sendable (_ column: Int, _ ours: Int, _ theirs: Int) -> Bool

  /// Makes a merge.
  package init(
    baseCount: Int, columnCount: Int, ours: Side, theirs: Side, pairs: [Int: Int] = [:],
    precedes: @escaping @Sendable (_ ours: Int, _ theirs: Int) -> Bool?,
    isSame: @escaping @Sendable (_ column: Int, _ ours: Int, _ theirs: Int) -> Bool
  ) {
    self.baseCount = baseCount
    self.columnCount = columnCount
    self.ours = ours
    self.theirs = theirs
    self.pairs = pairs
    self.precedes = precedes
    self.isSame = isSame
  }

  /// Merges. O(n log n) for n rows, and O(changed cells).
  package func merged() -> Merged {
    let (isOurs, isTheirs) = (ours.changedRows, theirs.changedRows)
    var orders = OrderMerge(
      baseCount: baseCount, ours: ours.origins, theirs: theirs.origins, pairs: pairs,
      precedes: precedes)
    orders.gone = Self.gone(baseCount, (ours.origins, isOurs), (theirs.origins, isTheirs))
    let order = orders.merged()
    var merged = Merged(theirCells: Array(repeating: [], count: columnCount))
    var (removed, cells): ([MergeConflict], [MergeConflict]) = ([], [])
    let misplaced = Set(order.misplaced)
    for (place, entry) in order.entries.enumerated() {
      let row = merged.rows.count
      if entry.base != nil {
        switch (entry.ours, entry.theirs) {
        case (nil, nil): continue
        case (nil, _?): removed.append(.removed(row: row, by: .ours))
        case (_?, nil): removed.append(.removed(row: row, by: .theirs))
        case (_?, _?): break
        }
      }
      if misplaced.contains(place) { merged.conflicts.append(.place(row: row)) }
      merged.rows.append(entry)
    }
    let places = RowPlaces(merged.rows, theirCount: theirs.origins.count)
    for column in 0..<columnCount {
      cells += mergeCells(of: column, places, &merged)
    }
    merged.conflicts += removed + cells.sorted { $0.cellPlace < $1.cellPlace }
    return merged
  }

  /// The rows of the base that one side removed and the other did not change, or removed as well.
  private static func gone(
    _ baseCount: Int, _ ours: (origins: [Int], isChanged: [Bool]),
    _ theirs: (origins: [Int], isChanged: [Bool])
  ) -> Set<Int> {
    // For each row of the base and side: 0 removed, 1 as it was, 2 changed.
    func states(_ side: (origins: [Int], isChanged: [Bool])) -> [Int] {
      var states = [Int](repeating: 0, count: baseCount)
      for (row, base) in side.origins.enumerated() where base >= 0 {
        states[base] = side.isChanged[row] ? 2 : 1
      }
      return states
    }
    let (our, their) = (states(ours), states(theirs))
    return Set(
      (0..<baseCount).filter { min(our[$0], their[$0]) == 0 && max(our[$0], their[$0]) < 2 })
  }

  private func mergeCells(
    of column: Int, _ places: RowPlaces, _ merged: inout Merged
  ) -> [MergeConflict] {
    let ourChanges = Set(ours.updates.indices.contains(column) ? ours.updates[column] : [])
    let theirChanges = theirs.updates.indices.contains(column) ? theirs.updates[column] : []
    var conflicts: [MergeConflict] = []
    var taken = places.onlyTheirs
    for their in theirChanges {
      let row = places.ofTheirs[their]
      guard row >= 0, let our = merged.rows[row].ours else { continue }
      if !ourChanges.contains(our) {
        taken.append(row)
      } else if !isSame(column, our, their) {
        conflicts.append(.cell(row: row, column: column))
      }
    }
    for row in places.newOnBoth {
      guard let our = merged.rows[row].ours, let their = merged.rows[row].theirs else { continue }
      if !isSame(column, our, their) { conflicts.append(.cell(row: row, column: column)) }
    }
    merged.theirCells[column] = taken.sorted()
    return conflicts
  }
}

/// Where their rows are among the merged ones.
private struct RowPlaces {
  /// For each of their rows the merged one, or -1.
  private(set) var ofTheirs: [Int]
  /// The merged rows that only they have.
  private(set) var onlyTheirs: [Int] = []
  /// The merged rows that both sides inserted.
  private(set) var newOnBoth: [Int] = []

  init(_ rows: [MergedEntry], theirCount: Int) {
    ofTheirs = Array(repeating: -1, count: theirCount)
    for (row, entry) in rows.enumerated() {
      guard let their = entry.theirs else { continue }
      ofTheirs[their] = row
      if entry.ours == nil {
        onlyTheirs.append(row)
      } else if entry.base == nil {
        newOnBoth.append(row)
      }
    }
  }
}

extension ContentMerge.Side {
  /// Whether a cell of each row differs from that of its origin.
  fileprivate var changedRows: [Bool] {
    var isChanged = [Bool](repeating: false, count: origins.count)
    for rows in updates {
      for row in rows where isChanged.indices.contains(row) { isChanged[row] = true }
    }
    return isChanged
  }
}

extension MergeConflict {
  /// The place of a cell, to sort by.
  fileprivate var cellPlace: (Int, Int) {
    guard case .cell(let row, let column) = self else { return (-1, -1) }
    return (row, column)
  }
}
