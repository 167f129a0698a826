import ColumnStorage
import RowTree
import TableModel
import TableValues

/// The result of an edit.
package struct EditOutcome: Sendable {
  /// The table's revision after it.
  package var revision: Revision
  /// Keys of the inserted rows, in order.
  package var inserted: [RowKey]
  /// The number of cells set.
  package var changedCells: Int

  /// Makes an outcome.
  package init(revision: Revision, inserted: [RowKey], changedCells: Int) {
    self.revision = revision
    self.inserted = inserted
    self.changedCells = changedCells
  }
}

/// The result of undo or redo.
package struct StepOutcome: Sendable {
  /// The table's revision after it.
  package var revision: Revision
  /// The step that was undone or redone; nil if there was none.
  package var step: HistoryStep?
  /// The number of cells and rows that were skipped, because a later change outside of the undo
  /// history touched them.
  package var skipped: Int
}

extension TableSession {
  /// Applies a list of edits as one record: all of them, or none.
  ///
  /// - Parameters:
  ///   - isCancelled: Called every few rows, cells and edits.
  ///   - begin: Called after all checks and before the first change. If it throws, nothing changes; a
  ///     cancelled request ends here.
  /// - Throws: ``EditRefusal``, ``InvalidRows``, ``DecisionNeeded``, ``TableError/cancelled``,
  ///   ``TableError/unknownView(_:)``, ``TableError/differenceTable``,
  ///   ``TableError/journalFailed(_:)``. Nothing has changed then.
  /// - Complexity: O(edits · log n) for the table, and as much for each view.
  package func edit(
    _ request: EditRequest, isCancelled: @escaping @Sendable () -> Bool = { false },
    begin: () throws(TableError) -> Void = {}
  ) throws -> EditOutcome {
    try refuseDifference()
    for id in request.viewsSortedByHand { _ = try view(id) }
    let outcome = try applied(request, isCancelled: isCancelled, begin: begin)
    for id in request.viewsSortedByHand { try endSort(ofView: id) }
    return outcome
  }

  private func applied(
    _ request: EditRequest, isCancelled: @escaping @Sendable () -> Bool,
    begin: () throws(TableError) -> Void
  ) throws -> EditOutcome {
    let state = try state()
    var draft = EditDraft(
      of: state, request, firstKey: firstFreeKey, insertedRowsMax: limits.insertedRowsMax)
    draft.isCancelled = isCancelled
    try draft.perform()
    if isCancelled() { throw TableError.cancelled }
    try draft.checkRules()
    if isCancelled() { throw TableError.cancelled }
    if !draft.changes.isEmpty, draft.changesNothing {
      // No permission is needed, and undone steps can still be redone.
      return EditOutcome(revision: state.revision, inserted: [], changedCells: 0)
    }
    if !draft.asked.isEmpty { throw DecisionNeeded(asked: draft.asked, in: state) }
    try begin()
    let outcome = EditOutcome(
      revision: draft.changes.isEmpty ? state.revision : draft.state.revision,
      inserted: draft.inserted.map { draft.state.keys.key(of: $0) },
      changedCells: draft.changedCells)
    guard !draft.changes.isEmpty else { return outcome }
    let record = EditRecord(
      changes: draft.changes, cause: .edit, label: request.label, author: request.author,
      historyClass: request.historyClass)
    try journal?.keep(record, after: draft.state)
    history.note(record, at: draft.state.revision)
    commit(draft.state, record)
    return outcome
  }

  /// Undoes the newest step, as a new record. Has no effect if there is none.
  ///
  /// - Parameters:
  ///   - isCancelled: Checked every few rows and cells.
  ///   - begin: Called before anything changes. If it throws, nothing changes.
  /// - Throws: ``TableError/cancelled``, ``TableError/closed``, ``TableError/journalFailed(_:)``. Nothing
  ///   has changed then.
  /// - Complexity: As the edits that it reverts.
  package func undo(
    author: Text?, isCancelled: () -> Bool = { false },
    begin: () throws(TableError) -> Void = {}
  ) throws(TableError) -> StepOutcome {
    try invert(history.undoSteps.last, .undo, author, isCancelled, begin)
  }

  /// Redoes the step that was undone last, as a new record. Has no effect if there is none.
  ///
  /// - Parameters: As of ``undo(author:isCancelled:begin:)``.
  /// - Throws: ``TableError/cancelled``, ``TableError/closed``, ``TableError/journalFailed(_:)``. Nothing
  ///   has changed then.
  /// - Complexity: As the edits that it repeats.
  package func redo(
    author: Text?, isCancelled: () -> Bool = { false },
    begin: () throws(TableError) -> Void = {}
  ) throws(TableError) -> StepOutcome {
    try invert(history.redoSteps.last, .redo, author, isCancelled, begin)
  }

  private func invert(
    _ step: HistoryStep?, _ cause: ChangeCause, _ author: Text?, _ isCancelled: () -> Bool,
    _ begin: () throws(TableError) -> Void
  ) throws(TableError) -> StepOutcome {
    let state = try state()
    guard let step else { return StepOutcome(revision: state.revision, step: nil, skipped: 0) }
    var inversion = StepInversion(of: state, history: history)
    try inversion.invert(step, isCancelled: isCancelled)
    try begin()
    let record = EditRecord(
      changes: inversion.changes, cause: cause, label: step.label, author: author ?? step.author,
      historyClass: .none)
    // A step that reads the file in another way begins another journal.
    if readings[step.number] == nil { try journal?.keep(record, after: inversion.state) }
    let inverse = step.inverse(record, at: inversion.state.revision)
    if cause == .undo {
      _ = history.popUndo()
      history.keepRedo(inverse)
    } else {
      _ = history.popRedo()
      history.keepUndo(inverse)
    }
    commit(inversion.state, record)
    exchangeReading(at: step.number)
    return StepOutcome(
      revision: inversion.state.revision, step: step, skipped: inversion.skipped)
  }

  // MARK: Loading

  /// Adds rows that the source has read, as one record per call. Callers limit the rate.
  ///
  /// - Parameter failure: Why the remaining rows cannot be read; nil if they can, or if none
  ///   remain.
  package func load(
    to rowCount: Int, isComplete: Bool, firstFreeKey: Int64, failure: LoadFailure? = nil
  ) {
    guard var state = current, !state.isComplete else { return }
    self.firstFreeKey = firstFreeKey
    let known = state.content.sourceRowCount
    var changes: [TableChange] = []
    if rowCount > known {
      let change = TableChange.rows(
        .load(UInt32(known)..<UInt32(rowCount), after: state.loadNeighbour))
      state.apply(change, at: state.revision.next)
      changes = [change]
    } else {
      guard isComplete else { return }
      state.advance(to: state.revision.next)
    }
    state.isComplete = isComplete
    state.loadFailure = failure
    commit(state, EditRecord(changes: changes, cause: .load, historyClass: .none))
    if isComplete {
      announceFacts()
      reviewAwaitedContent()
    }
  }

  /// Updates everything shown, because the source file has changed.
  package func sourceChanged() {
    guard var state = current else { return }
    state.noteSourceChange(at: state.revision.next)
    commit(state, EditRecord(changes: [], cause: .source, historyClass: .none))
    announceFacts()
  }
}

/// The state of the undo history.
package struct HistorySummary: Sendable {
  /// Steps that can be undone.
  package var undoCount: Int
  /// Steps that can be redone.
  package var redoCount: Int
  /// The number of the newest step that is done; 0: none.
  package var currentStep: Int
  /// ``currentStep`` in the state that was opened, created or last saved; nil: no step that is kept
  /// leads to that state. The table is dirty if the two differ.
  package var savedStep: Int?
  /// The label of the step that undo would revert.
  package var undoLabel: Text?
  /// The label of the step that redo would repeat.
  package var redoLabel: Text?
  /// Steps that were dropped because the history exceeded its limit in bytes.
  package var droppedCount: Int
}

extension TableSession {
  /// The state of the undo history. Amortized O(log steps).
  package var historySummary: HistorySummary {
    let currentStep = history.undoSteps.last?.number ?? 0
    return HistorySummary(
      undoCount: history.undoSteps.count, redoCount: history.redoSteps.count,
      currentStep: currentStep, savedStep: savedStep(current: currentStep),
      undoLabel: history.undoSteps.last?.label, redoLabel: history.redoSteps.last?.label,
      droppedCount: history.droppedCount)
  }

  private func savedStep(current: Int) -> Int? {
    guard let version = saveRecord?.version else { return nil }
    if version == versions.current { return current }
    let saved = versions.step(of: version).flatMap { history.target(behind: $0) }
    return saved == current ? nil : saved
  }
}
