import ColumnStorage
import TableDiffing
import TableValues

/// Finds rows that were edited in place, among rows that were matched by their whole content.
///
/// For example, `1,Ada,London` between two unchanged rows became `1,Ada,Paris`. By content these are
/// a removed and an inserted row. They are the same row, because they are in the same gap and at
/// least half of their cells are equal.
struct NearRows {
  /// The rows before.
  let old: DiffSide
  /// The rows after.
  let new: DiffSide
  /// New rows that match no old row, however similar they are.
  var apart = Set<Int>()
  /// Larger gaps are skipped: their rows are seldom related.
  static let gapMax = 1000
  /// How many removed rows are compared with an inserted one.
  static let tries = 32

  private struct Gap {
    var old: [Int] = []
    var new: [Int] = []
    var isSmall: Bool {
      !old.isEmpty && !new.isEmpty && old.count <= NearRows.gapMax && new.count <= NearRows.gapMax
    }
  }

  /// For each new row the old one, or -1: those of a difference, and pairs of near rows.
  ///
  /// - Complexity: O(rows), and O(rows in gaps · ``tries``) cells.
  func origins(_ diff: OrderDiff) -> [Int] {
    var origins = diff.origins
    let gaps = gaps(diff, origins).filter(\.isSmall)
    if gaps.isEmpty { return origins }
    let before = cells(of: gaps.flatMap(\.old), old)
    let after = cells(of: gaps.flatMap(\.new), new)
    var (oldStart, newStart) = (0, 0)
    for gap in gaps {
      pair(gap, before[oldStart..<oldStart + gap.old.count], after[newStart...], &origins)
      oldStart += gap.old.count
      newStart += gap.new.count
    }
    return origins
  }

  /// The removed and inserted rows between rows that stay.
  private func gaps(_ diff: OrderDiff, _ origins: [Int]) -> [Gap] {
    let moved = Set(diff.moves.map(\.to))
    var removed = diff.deletes.joined().makeIterator()
    var next = removed.next()
    var (gaps, gap): ([Gap], Gap) = ([], Gap())
    func take(before end: Int) {
      while let row = next, row < end {
        gap.old.append(row)
        next = removed.next()
      }
      if !gap.old.isEmpty || !gap.new.isEmpty { gaps.append(gap) }
      gap = Gap()
    }
    for (row, origin) in origins.enumerated() {
      if origin < 0 {
        if !apart.contains(row) { gap.new.append(row) }
      } else if !moved.contains(row) {
        take(before: origin)
      }
    }
    take(before: diff.oldCount)
    return gaps
  }

  private func cells(of rows: [Int], _ side: DiffSide) -> [[CellValue]] {
    let columns = side.content.cells(of: rows.map { side.slots[$0] }, side.requests)
    return rows.indices.map { row in columns.map { $0[row].value.compared } }
  }

  /// Pairs the rows of a gap in their order.
  private func pair(
    _ gap: Gap, _ before: ArraySlice<[CellValue]>, _ after: ArraySlice<[CellValue]>,
    _ origins: inout [Int]
  ) {
    var first = 0
    for (place, row) in gap.new.enumerated() {
      let end = min(gap.old.count, first + Self.tries)
      let found = (first..<max(first, end)).first { candidate in
        isNear(before[before.startIndex + candidate], after[after.startIndex + place])
      }
      guard let found else { continue }
      origins[row] = gap.old[found]
      first = found + 1
    }
  }

  private func isNear(_ one: [CellValue], _ other: [CellValue]) -> Bool {
    let equal = zip(one, other).reduce(0) { $0 + ($1.0 == $1.1 ? 1 : 0) }
    return equal > 0 && 2 * equal >= one.count
  }
}
