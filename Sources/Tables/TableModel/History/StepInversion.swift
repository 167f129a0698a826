import ColumnStorage
import RowTree
import TableValues

/// Inverts a step on a draft of the state. Cells and rows that live changes have written since are
/// not changed.
package struct StepInversion {
  /// The state as changed so far.
  package private(set) var state: TableState
  /// The changes so far.
  package private(set) var changes: [TableChange] = []
  /// The number of cells and rows that were not changed.
  package private(set) var skipped = 0

  private let original: TableState
  private let live: LiveChanges
  private let revision: Revision
  /// Rows that would get a key which a live change has since assigned to another row.
  private var refused = Set<UInt32>()
  /// Rows that would be removed, but that a live change has touched. Their cells stay too.
  private var staying = Set<UInt32>()
  /// Rows that got back a key or were restored.
  private var rekeyed = Set<UInt32>()

  /// Nothing inverted yet, over a state and its history.
  package init(of state: TableState, history: UndoHistory) {
    self.state = state
    original = state
    live = LiveChanges(history: history, order: state.order)
    revision = state.revision.next
  }

  /// Inverts a step's records, last first. O(log n) per row and cell.
  ///
  /// Between two changes keys may collide (two rows that swapped them); only the result counts.
  /// Rows that collide there are skipped, and the step is inverted again without them.
  ///
  /// - Parameter isCancelled: Checked every few rows and cells.
  /// - Throws: ``TableError/cancelled``.
  package mutating func invert(
    _ step: HistoryStep, isCancelled: () -> Bool = { false }
  ) throws(TableError) {
    while true {
      try invertOnce(step, isCancelled)
      let colliding = rekeyed.filter { state.hasCollidingKey($0) }
      if colliding.isSubset(of: refused) { break }
      refused.formUnion(colliding)
      state = original
      changes = []
      skipped = 0
      rekeyed = []
      staying = []
    }
    if changes.isEmpty { state.advance(to: revision) }
  }

  private mutating func invertOnce(
    _ step: HistoryStep, _ isCancelled: () -> Bool
  ) throws(TableError) {
    for applied in step.records.reversed() {
      for change in applied.inverseChanges {
        if isCancelled() { throw .cancelled }
        if let kept = kept(change, since: applied.revision, isCancelled) {
          state.apply(kept, at: revision, isCancelled: isCancelled)
          if isCancelled() { throw .cancelled }
          changes.append(kept)
        }
      }
    }
  }

  /// The part of an inverse change that may be applied, or nil.
  private mutating func kept(
    _ change: TableChange, since revision: Revision, _ isCancelled: () -> Bool
  ) -> TableChange? {
    switch change {
    case .cells(let column, let cells):
      let isKey = state.content.schema.keyColumns.contains(column)
      let (state, live, refused, staying) = (state, live, refused, staying)
      let kept = cells.filter { cell in
        !live.touched(cell: cell.slot, column, after: revision) && !staying.contains(cell.slot)
          && !(isKey && refused.contains(cell.slot))
          && (!live.touched(row: cell.slot, after: revision) || state.order.contains(cell.slot))
      }
      skipped += cells.count - kept.count
      if isKey { rekeyed.formUnion(kept.map(\.slot)) }
      return kept.isEmpty ? nil : .cells(column: column, kept)
    case .schema(let before, _):
      // A later live change of the columns stays.
      if state.content.schema == before { return change }
      skipped += 1
      return nil
    case .sections(let before, _):
      // So does a later live change of the sections.
      if state.sections == before { return change }
      skipped += 1
      return nil
    case .parameters: return change
    case .supplied: return nil  // no step contains any
    case .traits(let changes):
      let (live, staying) = (live, staying)
      let kept = changes.filter { change in
        !live.touched(row: change.slot, after: revision) && !staying.contains(change.slot)
      }
      skipped += changes.count - kept.count
      return kept.isEmpty ? nil : .traits(kept)
    case .rows(let change):
      return kept(change, since: revision, isCancelled).map { .rows($0) }
    }
  }

  private mutating func kept(
    _ change: OrderChange, since revision: Revision, _ isCancelled: () -> Bool
  ) -> OrderChange? {
    let (state, live, refused) = (state, live, refused)
    switch change {
    case .insert, .load: return change
    case .remove(let slots):
      let kept = keep(slots) { slot in
        state.order.contains(slot) && !live.touched(row: slot, after: revision)
      }
      if kept.count < slots.count {
        staying.formUnion(Set(slots).subtracting(kept).filter { state.order.contains($0) })
      }
      return kept.isEmpty ? nil : .remove(kept)
    case .revive(let slots):
      let kept = keep(slots) { slot in
        !state.order.contains(slot) && !live.touched(row: slot, after: revision)
          && !refused.contains(slot)
      }
      if !state.keys.isGiven { rekeyed.formUnion(kept) }
      return kept.isEmpty ? nil : .revive(kept)
    case .move(let there, _):
      let moved = Set(keep(there.map(\.slot)) { !live.touched(row: $0, after: revision) })
      guard !moved.isEmpty else { return nil }
      // Back to the current positions of the rows, among tombstones that the step did not know.
      return .move(
        there: there.filter { moved.contains($0.slot) },
        back: state.placements(of: Array(moved), isCancelled: isCancelled))
    }
  }

  private mutating func keep(_ slots: [UInt32], where isFree: (UInt32) -> Bool) -> [UInt32] {
    let kept = slots.filter(isFree)
    skipped += slots.count - kept.count
    return kept
  }
}

/// The live changes since a step was made.
private struct LiveChanges {
  let history: UndoHistory
  /// The order of rows before the step is inverted.
  let order: RowOrder

  /// Whether one wrote a cell after a revision.
  func touched(cell slot: UInt32, _ column: ColumnNumber, after revision: Revision) -> Bool {
    history.isLive(cell: slot, column, after: revision)
  }

  /// Whether a live change removed, revived or moved a row after a revision. A forgotten row counts
  /// as removed, since no other row that a step refers to is forgotten.
  func touched(row slot: UInt32, after revision: Revision) -> Bool {
    history.isLive(row: slot, after: revision) || !order.holds(slot)
  }
}
