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
    /// The same, where rows that it lacks are inserted.
    var kept: [TableChange]
    /// The rows that ``kept`` inserts: those that it lacks, in the merged order, and dead ones.
    var ownRows: [UInt32]
  }

  private let draft: MergeDraft
  private let merged: TableState
  private var state: TableState
  private var changes: [TableChange] = []
  /// Their rows that we removed.
  private let gone: [UInt32]
  /// The merged rows that they lack.
  private let ownRows: [UInt32]
  /// All dead rows by position, each with the row before it.
  private let deadRows: [RowPlacement]
  /// The dead rows that neither side has, and that undo can bring back.
  private let undoRows: [UInt32]

  /// Nothing made yet of a merge whose rows and cells are done.
  init(_ draft: MergeDraft) {
    self.draft = draft
    merged = draft.state
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
    deadRows = Self.deadRows(of: merged)
    let theirDead = Set(gone)
    undoRows = deadRows.map(\.slot).filter { !theirDead.contains($0) }
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
    return Made(
      state: work.state, unsaved: work.changes.reversed().map(\.inverse), kept: work.kept,
      ownRows: work.ownRows + work.undoRows)
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

  // MARK: Without the removed rows

  /// What makes the merged table of this one, for somebody who has only its live rows.
  private var kept: [TableChange] {
    var kept: [TableChange] = []
    for change in changes.reversed() {
      switch change {
      case .schema: kept.append(change.inverse)
      case .cells(let column, let cells):
        let shared = cells.filter { merged.order.contains($0.slot) }.map(\.inverse)
        if !shared.isEmpty { kept.append(.cells(column: column, shared)) }
      case .rows, .parameters, .traits, .sections, .supplied: break
      }
    }
    let removed = gone + draft.lost.map(\.slot)
    if !removed.isEmpty { kept.append(.rows(.remove(removed))) }
    kept += insertions
    kept += deadInsertions
    return kept
  }

  private static func deadRows(of table: TableState) -> [RowPlacement] {
    if table.deadCount == 0 { return [] }
    var dead: [RowPlacement] = []
    var last: UInt32?
    for run in table.order.runs(inTotal: 0..<table.order.totalCount)
    where run.start < RowSlot.firstEntry {
      if run.isLive {
        last = run.start + UInt32(run.count - 1)
        continue
      }
      for slot in run.start..<run.start + UInt32(run.count) {
        dead.append(RowPlacement(slot: slot, after: last))
        last = slot
      }
    }
    return dead
  }

  /// Inserts the dead rows that undo can bring back, and puts all dead rows into their places. They get
  /// their cells when they are dead, so that they have no keys.
  private var deadInsertions: [TableChange] {
    if deadRows.isEmpty { return [] }
    var changes = undoRows.map { TableChange.rows(.insert($0..<$0 + 1, after: nil)) }
    if !undoRows.isEmpty { changes.append(.rows(.remove(undoRows))) }
    changes += cells(of: undoRows)
    changes.append(.rows(.move(there: deadRows, back: [])))
    return changes
  }

  /// Writes the cells of rows that the other side lacks.
  private func cells(of slots: [UInt32]) -> [TableChange] {
    if slots.isEmpty { return [] }
    let columns = merged.content.schema.storedColumns
    let cells = merged.content.unformatted.cells(
      of: slots, columns.map { ColumnRequest($0.number, as: .values($0.type)) })
    return zip(columns, cells).compactMap { column, cells in
      let edits = zip(slots, cells).compactMap { slot, cell in
        cell == .null ? nil : CellChange(slot: slot, before: nil, after: cell)
      }
      return edits.isEmpty ? nil : .cells(column: column.number, edits)
    }
  }

  /// Inserts our rows, each behind the one that it follows, and moves the others to their places.
  private var insertions: [TableChange] {
    var changes = cells(of: ownRows)
    let rows = draft.comparison.merged.rows
    for row in rows.indices where rows[row].theirs == nil {
      let (slot, last) = (draft.slots[row], row > 0 ? draft.slots[row - 1] : nil)
      changes.append(.rows(.insert(slot..<slot + 1, after: last)))
    }
    var now: [UInt32] = []
    now.reserveCapacity(rows.count)
    func addOwn(from row: Int) {
      var row = row
      while row < rows.count, rows[row].theirs == nil {
        now.append(draft.slots[row])
        row += 1
      }
    }
    addOwn(from: 0)
    for row in draft.mergedOfTheirs where row >= 0 {
      now.append(draft.slots[row])
      addOwn(from: row + 1)
    }
    guard now != draft.slots, let diff = try? OrderDiff(from: now, to: draft.slots),
      !diff.moves.isEmpty
    else { return changes }
    let there = diff.moves.map { move in
      RowPlacement(
        slot: draft.slots[move.to], after: move.to > 0 ? draft.slots[move.to - 1] : nil)
    }
    changes.append(.rows(.move(there: there, back: [])))
    return changes
  }
}
