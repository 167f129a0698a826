import ColumnStorage
import RowTree
import Scheduling
import TableDiffing
import TableModel
import TableValues

/// New content of a table's file that is to be merged with the unsaved edits.
package struct MergeCall: Sendable {
  /// Makes the request for the table's state at its turn, and the state that both sides began with. May
  /// run on any thread.
  package var request: @Sendable (TableState, _ base: TableState) throws -> ContentRequest
  /// Called with the result on the table's mailbox, exactly once.
  package var completion: @Sendable (isolated TableSession, Result<MergedTable, any Error>) -> Void

  /// Makes a call.
  package init(
    request: @escaping @Sendable (TableState, _ base: TableState) throws -> ContentRequest,
    completion: @escaping @Sendable (isolated TableSession, Result<MergedTable, any Error>) -> Void
  ) {
    self.request = request
    self.completion = completion
  }
}

/// What became of conflicts that were decided.
package struct ResolveOutcome: Sendable {
  /// The table's revision after it.
  package var revision: Revision
  /// How many were decided.
  package var resolvedCount: Int
  /// How many are still open.
  package var leftCount: Int
}

extension TableSession {
  /// Merges new content of the file with the unsaved edits, as one step. The base of both is the
  /// content of the file that the table knows; afterwards that is the new content.
  ///
  /// It is compared on a worker, with a snapshot of the table. Later requests wait meanwhile, as they
  /// do for new content. Nothing changes if the completion gets a failure.
  package func merge(_ call: MergeCall) {
    guard let current, let saveRecord else {
      return call.completion(self, .failure(TableError.closed))
    }
    guard current.isComplete, !isSaving else {
      return call.completion(self, .failure(TableError.notComplete))
    }
    let work = MergeWork(
      call: call, state: current, base: saveRecord.unsaved.saved, firstKey: firstFreeKey,
      insertedRowsMax: limits.insertedRowsMax)
    if case .ready = phase { phase = .held([]) }
    pool.submit(.long) {
      let result = work.result()
      self.postNow { session in
        session.finish(call, result)
        session.endHolding()
      }
    }
  }

  private func finish(_ call: MergeCall, _ result: Result<MergedTable, any Error>) {
    guard current != nil else { return call.completion(self, .failure(TableError.closed)) }
    if case .success(let merged) = result {
      if let record = merged.record {
        history.note(record, at: merged.state.revision)
        commit(merged.state, record)
      } else {
        current = merged.state
      }
      noteBase(of: merged)
    }
    call.completion(self, result)
  }

  /// Records that the file has the content of the other side of a merge.
  private func noteBase(of merged: MergedTable) {
    settleReading()
    var unsaved = UnsavedChanges(since: merged.theirs)
    let record = EditRecord(changes: merged.unsaved, cause: .edit, historyClass: .none)
    unsaved.note(
      record, merged.theirs, merged.state, savesTitles: savesTitles?(merged.theirs) ?? true)
    let version = merged.unsaved.isEmpty ? versions.current : versions.reserved()
    var others = saveRecord?.others ?? OthersContent()
    if merged.record != nil, let step = history.undoSteps.last { others.take(step.number) }
    saveRecord = SaveRecord(
      unsaved: unsaved, version: version, revision: merged.state.revision, others: others)
    announcesDirt = belongsToFile
  }

  /// Records that nothing is unsaved, if all conflicts were resolved to the content of the file.
  private func noteIfSaved(_ state: TableState) {
    guard let saveRecord, state.conflictCount == 0 else { return }
    let summary = saveRecord.unsaved.summary(rowCount: state.order.count)
    guard summary.records == 0, !summary.changesColumns else { return }
    if summary.changesOrder {
      let saved = saveRecord.unsaved.saved.order
      guard state.order.slots(in: 0..<state.order.count) == saved.slots(in: 0..<saved.count)
      else { return }
    }
    versions.set(saveRecord.version)
    announceFacts()
  }

  /// The state that is in the file.
  package var savedState: TableState? { saveRecord?.unsaved.saved }

  /// The number of the state that is in the file.
  package var savedVersion: Int? { saveRecord?.version }

  /// Decides conflicts of a merge for one side, as one step.
  ///
  /// - Parameters:
  ///   - places: The conflicts; nil: all.
  ///   - begin: Called before anything changes; what it throws ends it.
  /// - Throws: ``TableError``. Nothing has changed then.
  package func resolveConflicts(
    _ places: [ConflictResolution.Place]?, take side: ConflictSide, label: Text?, author: Text?,
    begin: () throws(TableError) -> Void
  ) throws(TableError) -> ResolveOutcome {
    let state = try state()
    var resolution = ConflictResolution(of: state, take: side)
    try resolution.resolve(places)
    try begin()
    if !resolution.changes.isEmpty {
      let record = EditRecord(
        changes: resolution.changes, cause: .edit, label: label, author: author,
        historyClass: .step)
      try journal?.keep(record, after: resolution.state)
      history.note(record, at: resolution.state.revision)
      commit(resolution.state, record)
      noteIfSaved(resolution.state)
    }
    return ResolveOutcome(
      revision: resolution.state.revision, resolvedCount: resolution.resolvedCount,
      leftCount: resolution.state.conflictCount)
  }
}

/// The comparison and the merge, from frozen values.
private struct MergeWork: Sendable {
  let call: MergeCall
  let state: TableState
  let base: TableState
  let firstKey: Int64
  let insertedRowsMax: Int

  func result() -> Result<MergedTable, any Error> {
    Result {
      var draft = try MergeDraft(
        of: state, base: base, try call.request(state, base), firstKey: firstKey,
        insertedRowsMax: insertedRowsMax, isCancelled: { false })
      return try draft.merged()
    }
  }
}
