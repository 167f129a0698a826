import ColumnStorage
import RowTree
import TableDiffing
import TableModel
import TableValues

/// What a table knows of saving. Only its session has it.
final class SaveRecord {
  /// The difference to the content of the file.
  var unsaved: UnsavedChanges
  /// The number of the state in the file.
  let version: Int
  /// The revision of that state; nil for a table that has no file.
  var revision: Revision?
  /// Whether it is the state in which the table was opened or created.
  let isAsOpened: Bool
  /// What others wrote into the file since it was opened or saved.
  var others: OthersContent

  init(
    unsaved: UnsavedChanges, version: Int = 0, revision: Revision? = nil, isAsOpened: Bool = false,
    others: OthersContent = OthersContent()
  ) {
    self.isAsOpened = isAsOpened
    self.others = others
    self.unsaved = unsaved
    self.version = version
    self.revision = revision
  }
}

/// A save that has begun: the content of the file when it ends.
package struct SaveTicket: Sendable {
  /// The state that is saved.
  package let state: TableState
  /// The number of the state. Undo and redo that return to the state also return to its number.
  package let version: Int
  fileprivate let number: Int
}

extension TableSession {
  /// Begins to save the present state, which edits do not change any more.
  ///
  /// Call ``endSave(_:succeeded:hasWritten:)`` once.
  package func beginSave() throws(TableError) -> SaveTicket {
    let state = try state()
    saveCount += 1
    let record = SaveRecord(
      unsaved: UnsavedChanges(since: state), version: versions.current, revision: state.revision)
    savesUnderWay[saveCount] = record
    return SaveTicket(state: state, version: versions.current, number: saveCount)
  }

  /// Ends a save. Where it succeeded, the table is clean if nothing was changed since it began.
  ///
  /// - Parameter hasWritten: Whether the table's file may have another content now. It may have held the
  ///   state already.
  package func endSave(_ ticket: SaveTicket, succeeded: Bool, hasWritten: Bool = true) {
    if hasWritten { settleReading() }
    guard let record = savesUnderWay.removeValue(forKey: ticket.number), succeeded else { return }
    saveRecord = record
    belongsToFile = true
    announceFacts()
  }

  /// Whether a save has begun that has not ended.
  package var isSaving: Bool { !savesUnderWay.isEmpty }

  /// Whether the table lacks what others wrote into its file, because the step that brought it is
  /// undone. A save would take it out of the file.
  package var lacksOthersContent: Bool { saveRecord?.others.isLacking ?? false }

  /// What saving would change.
  package var saveSummary: SaveSummary {
    guard let saveRecord, let current else { return SaveSummary() }
    var summary = SaveSummary()
    if versions.current != saveRecord.version {
      summary = saveRecord.unsaved.summary(rowCount: current.order.count)
      summary.isDirty = true
    }
    summary.savedRevision = saveRecord.revision
    return summary
  }

  /// Begins to note what differs from a state that was just opened or created.
  func beginSaveRecord(_ state: TableState) {
    saveRecord = SaveRecord(unsaved: UnsavedChanges(since: state), isAsOpened: true)
  }

  /// Records that the table belongs to a file with the content that was opened.
  package func noteFile() {
    belongsToFile = true
    saveRecord?.revision = current?.revision
  }

  /// Takes in a record that made `after` of the current state.
  func noteUnsaved(_ record: EditRecord, _ after: TableState) {
    guard let before = current else { return }
    let wasDirty = saveRecord?.version != versions.current
    versions.note(record, history)
    saveRecord?.others.note(record.cause, history)
    saveRecord?.unsaved.note(record, before, after)
    for number in savesUnderWay.keys { savesUnderWay[number]?.unsaved.note(record, before, after) }
    let isDirty = saveRecord?.version != versions.current
    if wasDirty != isDirty, belongsToFile { announcesDirt = true }
    if before.conflictCount != after.conflictCount { announcesDirt = true }
  }

  /// Frees what is known of rows that nothing can name any more.
  func forgetUnsaved(_ runs: [Range<UInt32>]) {
    saveRecord?.unsaved.forget(runs)
    for number in savesUnderWay.keys { savesUnderWay[number]?.unsaved.forget(runs) }
  }

  /// Tells that the table has become dirty or clean; called after the answer to what did it.
  func announceDirt() {
    guard announcesDirt else { return }
    announcesDirt = false
    announceFacts()
  }

  // MARK: Reverting

  /// Replaces the table's content by that of the file, as one step that can be undone.
  ///
  /// - Parameter begin: Called before anything changes; what it throws ends it.
  /// - Returns: The revision after it, and how many rows changed.
  /// - Throws: ``TableError/closed``, ``TableError/cancelled``, ``TableError/journalFailed(_:)``. Nothing
  ///   has changed then.
  /// - Complexity: O(rows and cells that differ); O(n log n) where rows were moved.
  package func revert(
    label: Text?, author: Text?, begin: () throws(TableError) -> Void
  ) throws(TableError) -> (revision: Revision, records: Int) {
    let state = try state()
    guard let saveRecord, saveRecord.version != versions.current else {
      return (state.revision, 0)
    }
    let records = saveRecord.unsaved.summary(rowCount: state.order.count).records
    var draft = RevertDraft(of: state, firstKey: firstFreeKey)
    draft.revert(to: saveRecord.unsaved)
    try begin()
    let version = saveRecord.version
    if !draft.changes.isEmpty {
      let record = EditRecord(
        changes: draft.changes, cause: .edit, label: label, author: author, historyClass: .step)
      try journal?.keep(record, after: draft.state)
      history.note(record, at: draft.state.revision)
      commit(draft.state, record)
    }
    versions.set(version)
    saveRecord.others.takeAll(history.undoSteps.last?.number ?? 0)
    journal?.noteReverted()
    announcesDirt = belongsToFile
    return (draft.state.revision, records)
  }
}

/// A table state that is replaced by the content of its file.
private struct RevertDraft {
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
