import ColumnStorage
import RowTree
import TableDiffing
import TableModel
import TableValues

/// A table state that is replaced by the content of its file.
struct RevertDraft {
  private(set) var state: TableState
  private(set) var changes: [TableChange] = []
  private let revision: Revision
  private let firstKey: Int64

  init(of state: TableState, firstKey: Int64) {
    self.state = state
    self.firstKey = firstKey
    revision = state.revision.next
  }

  private mutating func apply(_ change: TableChange) {
    state.apply(change, at: revision)
    changes.append(change)
  }

  mutating func revert(to unsaved: UnsavedChanges) {
    let saved = unsaved.saved
    let (new, gone) = unsaved.changedLives
    let edited = unsaved.editedRows
    let removed = saved.content.schema.storedColumns.filter {
      state.content.schema[$0.number] == nil
    }
    if unsaved.changesColumns { restoreColumns(of: saved) }
    if !new.isEmpty { apply(.rows(.remove(new))) }
    restoreCells(edited, of: saved)
    for column in removed { restoreCells(of: column.number, of: saved) }
    let held = gone.filter { state.order.holds($0) }
    if !held.isEmpty { apply(.rows(.revive(held))) }
    let lost = gone.filter { !state.order.holds($0) }
    let again = insert(lost, of: saved)
    if unsaved.changesOrder || !lost.isEmpty { restoreOrder(of: saved, again) }
    let ended = state.conflictsEnded
    if !ended.isEmpty { apply(.traits(ended)) }
  }

  /// Gives the columns of the file their places and titles.
  private mutating func restoreColumns(of saved: TableState) {
    guard let after = state.schema(restoringColumnsOf: saved) else { return }
    apply(.schema(before: state.content.schema, after: after))
  }

  /// Puts back cells of a column that was removed: they may have been forgotten.
  private mutating func restoreCells(of column: ColumnNumber, of saved: TableState) {
    var slots: [UInt32] = []
    saved.content.forEachEdit(in: 0..<RowSlot.firstEntry, column: column) { slot, _ in
      slots.append(slot)
    }
    restoreCells(slots, of: saved, in: [column])
  }

  private mutating func restoreCells(
    _ slots: [UInt32], of saved: TableState, in columns: [ColumnNumber]? = nil
  ) {
    for number in columns ?? saved.content.schema.storedColumns.map(\.number) {
      let cells = slots.compactMap { slot -> CellChange? in
        let before = state.content.ownCell(slot: slot, column: number)?.cell
        let after = saved.content.ownCell(slot: slot, column: number)?.cell
        return before == after ? nil : CellChange(slot: slot, before: before, after: after)
      }
      if !cells.isEmpty { apply(.cells(column: number, cells)) }
    }
  }

  /// Puts in rows that were forgotten meanwhile.
  ///
  /// - Returns: The slots that replace theirs.
  private mutating func insert(_ slots: [UInt32], of saved: TableState) -> [UInt32: UInt32] {
    if slots.isEmpty { return [:] }
    let new = state.addRows(slots.count, firstKey: firstKey)
    let last = state.order.slots(in: max(0, state.order.count - 1)..<state.order.count).last
    for column in saved.content.schema.storedColumns {
      let cells = zip(slots, new).compactMap { old, slot -> CellChange? in
        let cell = saved.content.ownCell(slot: old, column: column.number)?.cell
        return cell.map { CellChange(slot: slot, before: nil, after: $0) }
      }
      if !cells.isEmpty { apply(.cells(column: column.number, cells)) }
    }
    apply(.rows(.insert(new, after: last)))
    return Dictionary(uniqueKeysWithValues: zip(slots, new))
  }

  private mutating func restoreOrder(of saved: TableState, _ again: [UInt32: UInt32]) {
    let target = saved.order.slots(in: 0..<saved.order.count).map { again[$0] ?? $0 }
    let old = state.order.slots(in: 0..<state.order.count)
    guard let diff = try? OrderDiff(from: old, to: target), !diff.moves.isEmpty else { return }
    let there = diff.moves.map { move in
      RowPlacement(slot: target[move.to], after: move.to > 0 ? target[move.to - 1] : nil)
    }
    let moved = diff.moves.map { target[$0.to] }
    apply(.rows(.move(there: there, back: state.placements(of: moved))))
  }
}
