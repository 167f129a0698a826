import ColumnStorage
import RowTree
import TableModel
import TableValues

extension TableSession {
  /// Whether nothing was changed since the table was opened.
  package var isUntouched: Bool {
    history.undoSteps.isEmpty && history.redoSteps.isEmpty && versions.current == 0
      && current?.content.insertedCount == 0
  }

  /// The table with its unsaved changes; nil before it has a state.
  package var unsavedTable: UnsavedTable? {
    guard let current, let saveRecord else { return nil }
    // Another process reads the file in one way only.
    var history = history
    if !readings.isEmpty { history.forgetSteps(beyond: Set(readings.keys)) }
    return UnsavedTable(
      current, history, saved: saveRecord.unsaved.saved, isAsOpened: saveRecord.isAsOpened,
      isClean: versions.current == saveRecord.version, clean: versions.step(of: saveRecord.version),
      others: saveRecord.others.steps)
  }

  /// Applies the changes again that an earlier process made on the same rows. Afterwards, undo and
  /// redo have the same steps as there.
  ///
  /// They are written to the table's journal, as if they were made now. If the beginning does not
  /// fit, nothing is applied.
  ///
  /// - Parameter recordsAtOnce: How many records that only write cells are applied before the
  ///   history, the logs, the unsaved changes and the views follow them.
  /// - Precondition: The table has all its rows, and ``isUntouched``.
  /// - Complexity: O(log n) per row and cell, and one look at each view.
  package func replay(
    _ changes: [KeptChange], after beginning: KeptBeginning? = nil, recordsAtOnce: Int = 1024
  ) throws(TableError) -> ReplayOutcome {
    var replay = RecordReplay(
      of: try state(), firstKey: firstFreeKey, insertedRowsMax: limits.insertedRowsMax)
    if let beginning, !take(beginning, &replay) {
      return ReplayOutcome(revision: try state().revision, appliedCount: 0, hasBegun: false)
    }
    let savedVersion = saveRecord?.version ?? 0
    var count = 0
    // Records that only write cells, and whose upkeep is still to be done.
    var run: [EditRecord] = []
    // The state before is referred to by nothing else, so that each record changes it in place.
    for change in changes {
      switch change {
      case .reverted:
        take(&run, replay.state)
        versions.set(savedVersion)
        saveRecord?.others.takeAll(history.undoSteps.last?.number ?? 0)
        journal?.recordReverted()
      case .record(let record, let insertedCount):
        let isCells = record.isCellEdit && insertedCount == replay.state.content.insertedCount
        if !isCells || run.count >= recordsAtOnce { take(&run, replay.state) }
        guard
          let whole = replay.apply(isCells ? record : fitted(record), insertedCount: insertedCount)
        else {
          take(&run, replay.state)
          return end(replay.state, count)
        }
        if isCells { run.append(whole) } else { take(whole, replay.state) }
      }
      count += 1
    }
    take(&run, replay.state)
    return end(replay.state, count)
  }

  /// Applies what led to the table before its first record.
  private func take(_ beginning: KeptBeginning, _ replay: inout RecordReplay) -> Bool {
    var made: [(record: EditRecord, state: TableState)] = []
    var draft = replay
    for (record, insertedCount) in beginning.records {
      guard let whole = draft.apply(record, insertedCount: insertedCount) else { return false }
      made.append((whole, draft.state))
    }
    for (place, (record, state)) in made.enumerated() {
      note(record, state)
      if place + 1 == beginning.savedCount { noteSaved(state) }
    }
    replay = draft
    history.restore(beginning.steps, at: draft.state.revision)
    let newest = history.undoSteps.last?.number ?? 0
    versions.restore(newest: newest, clean: beginning.clean, version: saveRecord?.version ?? 0)
    saveRecord?.others = OthersContent(beginning.others)
    journal?.recordBeginning(beginning)
    return true
  }

  /// Records that a state is the one in the file. The state that was read from the file was another
  /// one, because the file does not contain all of the table.
  private func noteSaved(_ state: TableState) {
    guard let known = saveRecord else { return }
    saveRecord = SaveRecord(
      unsaved: UnsavedChanges(since: state), version: known.version, revision: known.revision)
  }

  private func end(_ state: TableState, _ count: Int) -> ReplayOutcome {
    current = state
    announcesDirt = belongsToFile
    for view in views.values { refresh(view) }
    return ReplayOutcome(revision: state.revision, appliedCount: count)
  }

  /// A record in the form for this table: undo and redo of steps that it does not have become new
  /// steps.
  private func fitted(_ record: EditRecord) -> EditRecord {
    let hasStep =
      switch record.cause {
      case .undo: !history.undoSteps.isEmpty
      case .redo: !history.redoSteps.isEmpty
      default: true
      }
    if hasStep { return record }
    var record = record
    (record.cause, record.historyClass) = (.edit, .step)
    return record
  }

  private func take(_ record: EditRecord, _ state: TableState) {
    switch record.cause {
    case .undo:
      if let step = history.popUndo() {
        history.keepRedo(step.inverse(record, at: state.revision))
      }
    case .redo:
      if let step = history.popRedo() {
        history.keepUndo(step.inverse(record, at: state.revision))
      }
    default: history.note(record, at: state.revision)
    }
    note(record, state)
    journal?.note(record, before: nil, after: state)
  }

  /// Follows records that only write cells, the last of which made `state`, and empties their list.
  /// The result is the same as one by one, because the history, the logs and the unsaved changes
  /// read no cells of the state.
  private func take(_ run: inout [EditRecord], _ state: TableState) {
    if run.isEmpty { return }
    let records = run
    run = []
    let living = state.order.count
    var revision = Revision(state.revision.rawValue - records.count)
    // Out of the session meanwhile, so that no record copies it.
    var history = UndoHistory(byteSizeMax: 0)
    swap(&history, &self.history)
    for record in records {
      revision = revision.next
      history.note(record, at: revision)
      log.note(record, at: revision, living: living)
      pastLog.note(record, at: revision)
      versions.note(record, history)
    }
    swap(&history, &self.history)
    saveRecord?.unsaved.note(cellsOf: records, state)
    for number in savesUnderWay.keys {
      savesUnderWay[number]?.unsaved.note(cellsOf: records, state)
    }
    if !views.isEmpty || !drafts.isEmpty {
      for record in records { follow(record, state, changesColumns: false, declaresAnew: false) }
    }
    journal?.note(records, after: state)
  }

  private func note(_ record: EditRecord, _ state: TableState) {
    var (changesColumns, declaresAnew) = (false, false)
    for change in record.changes {
      if case .schema = change { changesColumns = true }
      if case .sections = change { declaresAnew = true }
    }
    log.note(record, at: state.revision, living: state.order.count)
    pastLog.note(record, at: state.revision)
    noteUnsaved(record, state)
    follow(record, state, changesColumns: changesColumns, declaresAnew: declaresAnew)
  }
}

extension EditRecord {
  /// Whether it only writes cells, and is no undo or redo of a step.
  fileprivate var isCellEdit: Bool {
    if cause == .undo || cause == .redo || changes.isEmpty { return false }
    return changes.allSatisfy { if case .cells = $0 { true } else { false } }
  }
}
