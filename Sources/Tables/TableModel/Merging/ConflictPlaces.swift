import ColumnStorage
import RowTree
import TableValues

/// The places of rows that a merge left open, each behind another row on both sides.
///
/// For example, ours is 4, 3, 1, 2 and theirs 1, 2, 4, 3. Until they are resolved, 3 and 4 keep
/// their places. On our side 3 follows 4, so 4 has to be placed first. If 4 is not resolved yet, 3
/// is placed behind the row that 4 follows there.
struct ConflictPlaces {
  private let state: TableState

  /// The places in a state.
  init(_ state: TableState) { self.state = state }

  private func place(of slot: UInt32) -> RowConflict.PlaceConflict? {
    state.conflict(of: slot)?.place
  }

  /// Where rows go that get the places of a side, in the order in which they have to be moved.
  /// O((rows + open rows that they follow) · log n).
  func moves(of rows: [UInt32], to side: ConflictSide) -> [(slot: UInt32, after: UInt32?)] {
    let chosen = Set(rows)
    var moves: [(slot: UInt32, after: UInt32?)] = []
    // For each open row the one behind which its follower is placed.
    var ends: [UInt32: UInt32?] = [:]
    for row in rows where ends[row] == nil {
      var chain = [row]
      var seen: Set<UInt32> = [row]
      while let key = place(of: chain[chain.count - 1])?[side], let next = state.slot(of: key),
        place(of: next) != nil, ends[next] == nil, seen.insert(next).inserted
      {
        chain.append(next)
      }
      for slot in chain.reversed() {
        let key = place(of: slot)?[side]
        let neighbour = key.flatMap { state.slot(of: $0) }
        let after = neighbour.flatMap { ends[$0] ?? $0 }
        if chosen.contains(slot) {
          if key == nil || neighbour != nil { moves.append((slot, after)) }
          ends[slot] = .some(slot)
        } else {
          ends[slot] = .some(after)
        }
      }
    }
    return moves
  }

  /// Gives conflicts that stay open the neighbours that they have after changes: a row that was
  /// removed, or decided for the other side, is none any more. O(open rows · log n).
  ///
  /// - Parameters:
  ///   - open: The conflicts after the changes, where they are others than those of `after`.
  ///   - after: The state after the changes.
  ///   - side: The side that rows were decided for; nil: for neither.
  func renew(
    _ open: inout [UInt32: RowConflict], in after: TableState, decidedFor side: ConflictSide? = nil
  ) {
    let rows = state.conflictedRows.filter { place(of: $0) != nil }
    var followers: [ConflictSide: [RowKey?: UInt32]] = [.ours: [:], .theirs: [:]]
    for slot in rows {
      guard let place = place(of: slot) else { continue }
      followers[.ours]?[place.ours] = slot
      followers[.theirs]?[place.theirs] = slot
    }
    for slot in rows where after.order.contains(slot) {
      guard var conflict = open[slot] ?? after.conflict(of: slot), var place = conflict.place
      else { continue }
      for one in [ConflictSide.ours, .theirs] {
        guard let key = place[one], var row = state.slot(of: key) else { continue }
        var seen: Set<UInt32> = [slot]
        var found: UInt32? = row
        while seen.insert(row).inserted {
          let isOpen = (open[row] ?? after.conflict(of: row))?.place != nil
          let isThere = self.place(of: row) == nil || isOpen || one == side
          if after.order.contains(row), isThere { break }
          found = before(row, on: one, followers[one] ?? [:], but: slot)
          guard let found else { break }
          row = found
        }
        place[one] = found.map { after.keys.key(of: $0) }
      }
      if place == conflict.place { continue }
      // Both sides have it where it is.
      let isThere = place.ours == place.theirs && place.ours == Self.neighbour(of: slot, in: after)
      conflict.place = isThere ? nil : place
      open[slot] = conflict
    }
  }

  /// The key of the row before another one; nil: it is the first.
  private static func neighbour(of slot: UInt32, in state: TableState) -> RowKey? {
    let index = (state.order.index(of: slot) ?? 0) - 1
    return index < 0 ? nil : state.order.slot(at: index).map { state.keys.key(of: $0) }
  }

  /// The row before another one in the order of a side.
  private func before(
    _ slot: UInt32, on side: ConflictSide, _ followers: [RowKey?: UInt32], but row: UInt32
  ) -> UInt32? {
    if let place = place(of: slot) { return place[side].flatMap { state.slot(of: $0) } }
    var index = (state.order.index(of: slot) ?? 0) - 1
    while let other = state.order.slot(at: index), place(of: other) != nil { index -= 1 }
    var last = state.order.slot(at: index)
    var seen: Set<UInt32> = [slot, row]
    while let next = followers[last.map { state.keys.key(of: $0) }], seen.insert(next).inserted {
      last = next
    }
    return last
  }
}

extension RowConflict.PlaceConflict {
  /// The row that it follows on a side.
  fileprivate subscript(side: ConflictSide) -> RowKey? {
    get { side == .ours ? ours : theirs }
    set { if side == .ours { ours = newValue } else { theirs = newValue } }
  }
}
