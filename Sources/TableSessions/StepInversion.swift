import ColumnStorage
import RowTree
import TableValues

/// Takes a step back on a draft of the state, leaving alone what live changes touched since.
struct StepInversion {
  /// The state as changed so far.
  private(set) var state: TableState
  /// What has been changed so far.
  private(set) var changes: [TableChange] = []
  /// Cells and rows left alone.
  private(set) var skipped = 0

  private let history: UndoHistory
  private let revision: Revision

  init(of state: TableState, history: UndoHistory) {
    self.state = state
    self.history = history
    revision = state.revision.next
  }

  /// Inverts a step's records, last first. O(log n) per row and cell.
  mutating func invert(_ step: HistoryStep) {
    for applied in step.records.reversed() {
      for change in applied.record.inverseChanges {
        if let kept = kept(change, since: applied.revision) {
          state.apply(kept, at: revision)
          changes.append(kept)
        }
      }
    }
    if changes.isEmpty { state.advance(to: revision) }
  }

  /// The part of an inverse change that may be done, or nil.
  private mutating func kept(_ change: TableChange, since revision: Revision) -> TableChange? {
    switch change {
    case .cells(let column, let cells):
      let now = self
      let kept = cells.filter { cell in
        !now.history.isLive(cell: cell.slot, column, after: revision)
          && now.isKeyFree(for: cell, column)
      }
      skipped += cells.count - kept.count
      return kept.isEmpty ? nil : .cells(column: column, kept)
    case .rows(let change):
      return kept(change, since: revision).map { .rows($0) }
    }
  }

  private mutating func kept(_ change: OrderChange, since revision: Revision) -> OrderChange? {
    let state = state
    let history = history
    switch change {
    case .load: return change
    case .insert(let slots, let neighbour):
      let kept = keep(slots) { slot in
        !state.order.holds(slot)
          && (state.keys.isGiven || state.slot(of: state.keys.key(of: slot)) == nil)
      }
      let place = neighbour.flatMap { state.order.holds($0) ? $0 : nil }
      return kept.isEmpty ? nil : .insert(kept, after: place)
    case .withdraw(let slots, let neighbour):
      let kept = keep(slots) { !history.isLive(row: $0, after: revision) }
      return kept.isEmpty ? nil : .withdraw(kept, after: neighbour)
    case .remove(let slots):
      let kept = keep(slots) { slot in
        state.order.contains(slot) && !history.isLive(row: slot, after: revision)
      }
      return kept.isEmpty ? nil : .remove(kept)
    case .revive(let slots):
      let kept = keep(slots) { slot in
        !state.order.contains(slot) && !history.isLive(row: slot, after: revision)
          && (state.keys.isGiven || state.slot(of: state.keys.key(of: slot)) == nil)
      }
      return kept.isEmpty ? nil : .revive(kept)
    case .move(let there, let back):
      let moved = Set(keep(there.map(\.slot)) { !history.isLive(row: $0, after: revision) })
      guard !moved.isEmpty else { return nil }
      return .move(
        there: there.filter { moved.contains($0.slot) },
        back: back.filter { moved.contains($0.slot) })
    }
  }

  private mutating func keep(_ slots: [UInt32], where isFree: (UInt32) -> Bool) -> [UInt32] {
    let kept = slots.filter(isFree)
    skipped += slots.count - kept.count
    return kept
  }

  /// Whether putting a key cell back collides with a row that a live change made meanwhile.
  private func isKeyFree(for change: CellChange, _ column: ColumnNumber) -> Bool {
    let schema = state.content.schema
    guard let index = schema.keyColumns.firstIndex(of: column) else { return true }
    guard state.order.contains(change.slot) else { return true }
    var cells = state.content.cells(of: [change.slot], schema.keyRequests).map { $0[0] }
    if let after = change.after {
      cells[index] = schema.keyCell(after, index)
    } else if Int(change.slot) < state.content.sourceRowCount {
      let request = schema.keyRequests[index]
      cells[index] = state.content.source.cells(rows: [Int(change.slot)], [request])[0][0]
    }
    guard let key = RowKey(cells: cells) else { return false }
    let holder = state.slot(of: key)
    return holder == nil || holder == change.slot
  }
}
