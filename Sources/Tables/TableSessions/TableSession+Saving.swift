import ColumnStorage
import RowTree
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

/// How the rows of a table differ from what was opened or saved last.
package struct UnsavedRows: Sendable {
  /// The table as it was opened or saved last.
  package let saved: TableState
  /// Rows of that state that have other cells now, rising.
  package let edited: [UInt32]
  /// Rows that are there now and were not.
  package let new: [UInt32]
  /// Rows that were there and are not.
  package let gone: [UInt32]
  /// Whether columns were added, removed, renamed or put into another order.
  package let changesColumns: Bool
  /// Whether rows were moved.
  package let changesOrder: Bool
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
  ///
  /// - Throws: ``TableError/closed``.
  /// - Complexity: O(1).
  package func beginSave() throws(TableError) -> SaveTicket {
    let state = try state()
    saveCount += 1
    let record = SaveRecord(
      unsaved: UnsavedChanges(since: state), version: versions.current, revision: state.revision)
    savesUnderWay[saveCount] = record
    return SaveTicket(state: state, version: versions.current, number: saveCount)
  }

  /// Ends a save. If it succeeded, the table is clean unless it was changed since the save began.
  ///
  /// - Parameter hasWritten: Whether the table's file may have another content now. False if the
  ///   file had the state already.
  package func endSave(_ ticket: SaveTicket, succeeded: Bool, hasWritten: Bool = true) {
    if hasWritten { settleReading() }
    guard let record = savesUnderWay.removeValue(forKey: ticket.number), succeeded else { return }
    saveRecord = record
    belongsToFile = true
    announceFacts()
  }

  /// Whether a save has begun that has not ended.
  package var isSaving: Bool { !savesUnderWay.isEmpty }

  /// Whether the table lacks content that other programs wrote into its file, because the step that
  /// brought it is undone. A save would remove that content from the file.
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

  /// Begins to record the differences from a state that was just opened or created.
  func beginSaveRecord(_ state: TableState) {
    saveRecord = SaveRecord(unsaved: UnsavedChanges(since: state), isAsOpened: true)
  }

  /// Records that the table belongs to a file with the content that was opened.
  package func recordFile() {
    belongsToFile = true
    saveRecord?.revision = current?.revision
  }

  /// Follows a record that led from the current state to `after`.
  func noteUnsaved(_ record: EditRecord, _ after: TableState) {
    // The content of a difference is that of other tables.
    guard difference == nil, let before = current else { return }
    let wasDirty = saveRecord?.version != versions.current
    let savesTitles = savesTitles?(before) ?? true
    versions.note(record, history, savesTitles: savesTitles)
    saveRecord?.others.note(record.cause, history)
    saveRecord?.unsaved.note(record, before, after, savesTitles: savesTitles)
    for number in savesUnderWay.keys {
      savesUnderWay[number]?.unsaved.note(record, before, after, savesTitles: savesTitles)
    }
    let isDirty = saveRecord?.version != versions.current
    if wasDirty != isDirty, belongsToFile { announcesDirt = true }
    if before.conflictCount != after.conflictCount { announcesDirt = true }
  }

  /// Frees what is known of rows that nothing can name any more.
  func forgetUnsaved(_ runs: [Range<UInt32>]) {
    saveRecord?.unsaved.forget(runs)
    for number in savesUnderWay.keys { savesUnderWay[number]?.unsaved.forget(runs) }
  }

  /// Reports that the table has become dirty or clean. It is called after the answer to the request
  /// that caused it.
  func announceDirt() {
    guard announcesDirt else { return }
    announcesDirt = false
    announceFacts()
  }

  // MARK: Sources of rows

  /// The rows that a save has to write where rows are written one by one, as into a database; nil:
  /// the table equals its source.
  package var unsavedRows: UnsavedRows? {
    guard let saveRecord, saveRecord.version != versions.current else { return nil }
    let unsaved = saveRecord.unsaved
    let (new, gone) = unsaved.changedLives
    // Undo may have put moved rows back.
    let changesOrder =
      unsaved.changesOrder && current.map { movesRows(of: unsaved.saved, $0) } ?? false
    return UnsavedRows(
      saved: unsaved.saved, edited: unsaved.editedRows, new: new, gone: gone,
      changesColumns: unsaved.changesColumns, changesOrder: changesOrder)
  }

  /// Whether the rows that two states have in common are in another order. O(rows).
  private func movesRows(of saved: TableState, _ current: TableState) -> Bool {
    func rows(of table: TableState, in other: TableState) -> [UInt32] {
      table.order.slots(in: 0..<table.order.count).filter {
        other.order.holds($0) && other.order.contains($0)
      }
    }
    return rows(of: saved, in: current) != rows(of: current, in: saved)
  }

  /// Stores the cells that the source has made of the rows that a save has written, such as default
  /// values of inserted rows. They are not edits, and equal the file. Cells that were edited since
  /// the save began stay.
  ///
  /// - Parameter cells: By column, rows and their cells.
  package func applySaved(
    _ cells: [ColumnNumber: [(slot: UInt32, cell: Cell)]], of saved: TableState
  ) {
    guard var state = current, let record = saveRecord else { return }
    let isClean = record.version == versions.current
    let revision = state.revision.next
    var changes: [TableChange] = []
    for column in cells.keys.sorted() where state.content.schema[column]?.isStored == true {
      let changed = (cells[column] ?? []).compactMap { slot, cell -> CellChange? in
        let before = state.content.ownCell(slot: slot, column: column)?.cell
        let atSave = saved.content.ownCell(slot: slot, column: column)?.cell
        guard state.order.holds(slot), before == atSave, before != cell else { return nil }
        return CellChange(slot: slot, before: before, after: cell)
      }
      if !changed.isEmpty { changes.append(.cells(column: column, changed)) }
    }
    if changes.isEmpty { return }
    for change in changes { state.apply(change, at: revision) }
    let change = EditRecord(changes: changes, cause: .source, historyClass: .none)
    history.note(change, at: revision)
    commit(state, change)
    if isClean {
      _ = recordFileContent()
      announceFacts()
    }
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
    journal?.recordReverted()
    announcesDirt = belongsToFile
    return (draft.state.revision, records)
  }
}

/// What the owner of a table knows of its file as it is read in one way.
package protocol FileReading: Sendable {
  /// Makes it what is known of the file.
  ///
  /// - Returns: What was known until now.
  func exchange(_ session: isolated TableSession) -> any FileReading
}

/// A step that reads the table's file in another dialect: the table equals the file before and
/// after it. Undo and redo exchange the facts about the file.
struct ReadingStep {
  /// What saving knows on the other side of the step.
  var record: SaveRecord
  /// What the owner knows there.
  var file: any FileReading
}

extension TableSession {
  /// Records that the file has the present state, which the newest step has read in another
  /// dialect. While the file is not changed, undo of the step does not make the table dirty.
  ///
  /// - Parameters:
  ///   - before: The facts about the file until now; nil: the file had another content then. The
  ///     steps up to this one are then discarded, because the old table would be written in the new
  ///     dialect.
  /// - Returns: The number of the state.
  package func recordReading(_ before: (any FileReading)?) -> Int {
    let other = saveRecord
    let version = recordFileContent()
    readings = readings.filter { isKept($0.key) }
    guard let current, let other, let step = history.undoSteps.last,
      step.revision == current.revision
    else { return version }
    if let before {
      readings[step.number] = ReadingStep(record: other, file: before)
    } else {
      history.forgetSteps(beyond: [step.number])
    }
    return version
  }

  /// Whether a step of the history may read the file in another way.
  package var mayReadAnew: Bool { !readings.isEmpty }

  /// Forgets the steps that read the file in another way, and all beyond them: the file has another
  /// content from now on, which is read as it is read now.
  func settleReading() {
    if readings.isEmpty { return }
    history.forgetSteps(beyond: Set(readings.keys))
    readings = [:]
  }

  /// Exchanges what is known of the file, because a step was undone or redone.
  func exchangeReading(at step: Int) {
    guard let reading = readings[step], let record = saveRecord else { return }
    saveRecord = reading.record
    readings[step] = ReadingStep(record: record, file: reading.file.exchange(self))
    announcesDirt = belongsToFile
  }

  private func isKept(_ step: Int) -> Bool {
    (history.undoSteps + history.redoSteps).contains { $0.number == step }
  }
}
