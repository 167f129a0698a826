import ColumnStorage
import RowTree
import TableValues

/// Decides conflicts of a merge for one side.
package struct ConflictResolution {
  /// A row, and perhaps one of its cells.
  package struct Place: Sendable {
    /// The row.
    package var row: RowKey
    /// The column of the cell; nil: all conflicts of the row.
    package var column: ColumnNumber?

    /// Makes a place.
    package init(row: RowKey, column: ColumnNumber?) {
      self.row = row
      self.column = column
    }
  }

  /// The state after it.
  package private(set) var state: TableState
  /// The changes, in order.
  package private(set) var changes: [TableChange] = []
  /// How many conflicts were decided.
  package private(set) var resolvedCount = 0

  private let side: ConflictSide
  private let revision: Revision

  /// Nothing decided yet.
  package init(of state: TableState, take side: ConflictSide) {
    self.state = state
    self.side = side
    revision = state.revision.next
  }

  /// Decides the conflicts of some places; nil: all. O(log n) for each, and O(open rows · log n) if
  /// rows are removed or moved.
  ///
  /// - Throws: ``TableError/unknownRow(_:)``, ``TableError/duplicateKeys(_:)``. The state is unusable
  ///   then.
  package mutating func resolve(_ places: [Place]?) throws(TableError) {
    var open: [UInt32: RowConflict] = [:]
    if let places {
      for place in places {
        guard let slot = state.slot(of: place.row) else { throw state.unknownRow(place.row) }
        guard let conflict = state.conflict(of: slot) else { continue }
        guard let column = place.column else {
          open[slot] = conflict
          continue
        }
        var part = open[slot] ?? RowConflict()
        part.cells[column] = conflict.cells[column]
        open[slot] = part
      }
    } else {
      for slot in state.conflictedRows { open[slot] = state.conflict(of: slot) }
    }
    let rows = open.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    if rows.isEmpty { return }
    let removed = rows.filter { $0.value.removedBy == side }.map(\.key)
    let before = state
    let placed = rows.filter { $0.value.place != nil && $0.value.removedBy != side }.map(\.key)
    let moves = ConflictPlaces(before).moves(of: placed, to: side)
    if side == .theirs { try takeCells(rows.filter { $0.value.removedBy != side }) }
    // Rows that will be removed are still there, since others may be behind them.
    for (slot, neighbour) in moves { move(slot, behind: neighbour) }
    if !removed.isEmpty { apply(.rows(.remove(removed))) }
    end(rows, removed: Set(removed), since: before)
  }

  private mutating func apply(_ change: TableChange) {
    state.apply(change, at: revision)
    changes.append(change)
  }

  private mutating func takeCells(_ rows: [(key: UInt32, value: RowConflict)]) throws(TableError) {
    var edits: [ColumnNumber: [CellChange]] = [:]
    var isKey = false
    for (slot, conflict) in rows {
      for (column, cell) in conflict.cells where state.content.schema[column] != nil {
        let before = state.content.ownCell(slot: slot, column: column)?.cell
        edits[column, default: []].append(
          CellChange(slot: slot, before: before, after: cell.theirs))
        if state.isKey(column) { isKey = true }
      }
    }
    for (column, cells) in edits.sorted(by: { $0.key < $1.key }) {
      apply(.cells(column: column, cells))
    }
    guard isKey, let slot = rows.map(\.key).first(where: { state.hasCollidingKey($0) }) else {
      return
    }
    throw .duplicateKeys([DuplicateKey(key: state.keys.key(of: slot), rows: [])])
  }

  private mutating func move(_ slot: UInt32, behind neighbour: UInt32?) {
    if neighbour == slot { return }
    let back = state.placements(of: [slot])
    apply(.rows(.move(there: [RowPlacement(slot: slot, after: neighbour)], back: back)))
  }

  private mutating func end(
    _ rows: [(key: UInt32, value: RowConflict)], removed: Set<UInt32>, since before: TableState
  ) {
    var open: [UInt32: RowConflict] = [:]
    for (slot, part) in rows {
      var left = state.conflict(of: slot) ?? RowConflict()
      let count = left.count
      if removed.contains(slot) {
        left = RowConflict()
      } else {
        if part.removedBy != nil { left.removedBy = nil }
        if part.place != nil { left.place = nil }
        for column in part.cells.keys { left.cells[column] = nil }
      }
      resolvedCount += count - left.count
      open[slot] = left
    }
    let hasKeys = rows.contains { $0.value.cells.keys.contains { state.isKey($0) } }
    if !removed.isEmpty || hasKeys || rows.contains(where: { $0.value.place != nil }) {
      ConflictPlaces(before).renew(&open, in: state, decidedFor: side)
    }
    let ended = open.sorted { $0.key < $1.key }.compactMap { state.conflictChange(of: $0, to: $1) }
    if !ended.isEmpty { apply(.traits(ended)) }
  }
}
