import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// The table that a merge would have made without our edits, in the rows of the merged one.
///
/// A save compares the table with it: what differs is written, and all else is copied from the file.
struct TheirTable {
  /// What was made.
  struct Made {
    /// The table.
    var state: TableState
    /// What makes the merged table of it.
    var unsaved: [TableChange]
  }

  private let draft: MergeDraft
  private var state: TableState
  private var changes: [TableChange] = []
  /// Their rows that we removed.
  private let gone: [UInt32]
  /// The merged rows that they lack.
  private let ownRows: [UInt32]

  /// Nothing made yet of a merge whose rows and cells are done.
  init(_ draft: MergeDraft) {
    self.draft = draft
    state = draft.state
    let comparison = draft.comparison
    let isLost = Set(draft.lost.map(\.row))
    gone = draft.mergedOfTheirs.indices.compactMap { their in
      guard draft.mergedOfTheirs[their] < 0, !isLost.contains(their) else { return nil }
      return comparison.baseSlots[comparison.theirs.origins[their]]
    }
    ownRows = comparison.merged.rows.indices.compactMap { row in
      comparison.merged.rows[row].theirs == nil ? draft.slots[row] : nil
    }
  }

  /// The table. O(n), and O(log n) for each row and cell that differs.
  var made: Made {
    var work = self
    work.restoreColumns()
    work.restoreCells()
    if !work.ownRows.isEmpty { work.apply(.rows(.remove(work.ownRows))) }
    if !work.gone.isEmpty { work.apply(.rows(.revive(work.gone))) }
    work.insertLost()
    if let move = work.state.moves(to: work.order) { work.apply(.rows(move)) }
    return Made(state: work.state, unsaved: work.changes.reversed().map(\.inverse))
  }

  private mutating func apply(_ change: TableChange) {
    state.apply(change, at: draft.revision)
    changes.append(change)
  }

  private mutating func restoreColumns() {
    guard let schema = state.schema(restoringColumnsOf: draft.comparison.base) else { return }
    apply(.schema(before: state.content.schema, after: schema))
  }

  /// Gives our cells back what they have.
  private mutating func restoreCells() {
    let comparison = draft.comparison
    let isGone = Set(gone)
    let both = comparison.merged.rows.indices.filter { row in
      let entry = comparison.merged.rows[row]
      return entry.base == nil && entry.ours != nil && entry.theirs != nil
    }
    for (place, column) in draft.request.columns.enumerated() {
      let isTheirs = Set(comparison.merged.theirCells[place])
      let isChanged = Set(comparison.theirs.updates[place])
      var edits: [CellChange] = []
      for slot in comparison.editedSlots[place] {
        let our = comparison.ourPlaces[slot]
        let base = comparison.base.content.ownCell(slot: slot, column: column)?.cell
        var after = base
        if our >= 0 {
          let row = draft.mergedOfOurs[our]
          guard row >= 0, comparison.merged.rows[row].base != nil, !isTheirs.contains(row),
            let their = comparison.merged.rows[row].theirs
          else { continue }
          if isChanged.contains(their) { after = draft.theirCell(their, place) }
        } else if !isGone.contains(slot) {
          continue
        }
        note(slot, column, after, &edits)
      }
      for row in both {
        guard let their = comparison.merged.rows[row].theirs else { continue }
        note(draft.slots[row], column, draft.theirCell(their, place), &edits)
      }
      if !edits.isEmpty { apply(.cells(column: column, edits)) }
    }
  }

  private func note(
    _ slot: UInt32, _ column: ColumnNumber, _ after: Cell?, _ edits: inout [CellChange]
  ) {
    let before = state.content.ownCell(slot: slot, column: column)?.cell
    if before == after { return }
    if let before, let after, before.holdsSame(as: after) { return }
    edits.append(CellChange(slot: slot, before: before, after: after))
  }

  /// Puts in their rows that the table has removed and forgotten.
  private mutating func insertLost() {
    guard let first = draft.lost.first?.slot else { return }
    for (place, column) in draft.request.columns.enumerated() {
      let cells = draft.lost.compactMap { row, slot -> CellChange? in
        let cell = draft.theirCell(row, place)
        return cell == .null ? nil : CellChange(slot: slot, before: nil, after: cell)
      }
      if !cells.isEmpty { apply(.cells(column: column, cells)) }
    }
    let last = state.order.slots(in: max(0, state.order.count - 1)..<state.order.count).last
    apply(.rows(.insert(first..<first + UInt32(draft.lost.count), after: last)))
  }

  /// Their rows in their order.
  private var order: [UInt32] {
    let lost = Dictionary(uniqueKeysWithValues: draft.lost.map { ($0.row, $0.slot) })
    let comparison = draft.comparison
    return draft.mergedOfTheirs.indices.map { their in
      let row = draft.mergedOfTheirs[their]
      if row >= 0 { return draft.slots[row] }
      return lost[their] ?? comparison.baseSlots[comparison.theirs.origins[their]]
    }
  }
}
