import ColumnStorage
import RowTree
import TableValues

/// Rows by their keys and neighbours.
extension TableState {
  /// The row or tombstone behind which loaded rows are inserted; nil: at the start. Behind all rows
  /// if the source has grown after it was loaded.
  package var loadNeighbour: UInt32? {
    isComplete
      ? order.row(atTotal: order.totalCount - 1)?.slot : order.neighbours(of: Self.unread).before
  }

  /// The placements that return some rows to their current positions, counting tombstones. O(k log
  /// n).
  ///
  /// - Parameter isCancelled: Checked every ``cancellationRows`` rows. After a cancellation some
  ///   are missing.
  package func placements(
    of slots: [UInt32], isCancelled: () -> Bool = { false }
  ) -> [RowPlacement] {
    var placed: [(place: Int, slot: UInt32)] = []
    placed.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      if Self.isCancelled(at: index, isCancelled) { return [] }
      if let place = order.totalIndex(of: slot) { placed.append((place, slot)) }
    }
    placed.sort { $0.place < $1.place }
    var result: [RowPlacement] = []
    result.reserveCapacity(placed.count)
    for (index, row) in placed.enumerated() {
      if Self.isCancelled(at: index, isCancelled) { return [] }
      let before = order.neighbours(of: row.slot).before
      result.append(RowPlacement(slot: row.slot, after: before))
    }
    return result
  }

  /// The live row with a key, or nil. O(log n).
  package func slot(of key: RowKey) -> UInt32? {
    switch keys.candidate(of: key, sourceRowCount: content.sourceRowCount) {
    case .one(let slot): slot.flatMap { order.contains($0) ? $0 : nil }
    case .many:
      keys.slots(of: key, sourceRowCount: content.sourceRowCount).first { order.contains($0) }
    }
  }

  /// Whether a live row shares its key with another one. O(log n).
  func hasCollidingKey(_ slot: UInt32) -> Bool {
    guard !keys.isGiven, order.contains(slot) else { return false }
    let holders = keys.slots(of: keys.key(of: slot), sourceRowCount: content.sourceRowCount)
    return holders.contains { $0 != slot && order.contains($0) }
  }
}
