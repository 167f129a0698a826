import TableDiffing

/// The rows of both sides of a difference in one order, each with its mark.
///
/// Rows that are on both sides and have not moved divide the order into gaps. A gap has the removed
/// rows first, in the order of the first side. The added and the moved rows follow, in the order of
/// the second side.
package struct AlignedRows: Sendable {
  /// The rows, in order.
  package private(set) var pairs: [RowPair] = []
  /// The marks of rows that moved or have changed cells, by index in ``pairs``.
  package private(set) var marks: [Int: DifferenceMark] = [:]

  /// The aligned rows of a comparison. O(rows).
  package init(_ comparison: TableComparison) {
    let order = comparison.diff.order
    let (oldSlots, newSlots) = (comparison.oldSlots, comparison.newSlots)
    var isMoving = [Bool](repeating: false, count: order.newCount)
    for move in order.moves { isMoving[move.to] = true }
    var isRemoved = [Bool](repeating: false, count: order.oldCount)
    for run in order.deletes { for row in run { isRemoved[row] = true } }
    pairs.reserveCapacity(order.newCount + order.deletes.reduce(0) { $0 + $1.count })
    var places = [Int](repeating: 0, count: order.newCount)
    var (oldEnd, gapStart) = (0, 0)
    let origins = order.origins
    func close(_ gapEnd: Int, before oldRow: Int, _ pairs: inout [RowPair]) {
      for row in oldEnd..<oldRow where isRemoved[row] {
        pairs.append(RowPair(old: oldSlots[row], new: nil))
      }
      for row in gapStart..<gapEnd {
        places[row] = pairs.count
        let origin = origins[row]
        pairs.append(RowPair(old: origin < 0 ? nil : oldSlots[origin], new: newSlots[row]))
      }
    }
    for row in 0..<order.newCount where origins[row] >= 0 && !isMoving[row] {
      close(row, before: origins[row], &pairs)
      places[row] = pairs.count
      pairs.append(RowPair(old: oldSlots[origins[row]], new: newSlots[row]))
      (oldEnd, gapStart) = (origins[row] + 1, row + 1)
    }
    close(order.newCount, before: order.oldCount, &pairs)
    // Rows that move with their section have not moved.
    for move in comparison.moves {
      marks[places[move.to], default: DifferenceMark()].isMoved = true
    }
    for update in comparison.diff.rowUpdates {
      marks[places[update.row], default: DifferenceMark()].changed = update.columns.map {
        UInt16(clamping: $0)
      }
    }
  }
}
