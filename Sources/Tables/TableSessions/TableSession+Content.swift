import ColumnStorage
import RowTree
import Scheduling
import TableDiffing
import TableModel
import TableValues

/// A request for new content that waits for its turn.
package struct ContentCall: Sendable {
  /// The approximate number of new rows.
  package var rowCount: Int
  /// Makes the request for the table's state at its turn. May run on any thread.
  package var request: @Sendable (TableState) throws -> ContentRequest
  /// Whether the client has cancelled it.
  package var isCancelled: @Sendable () -> Bool
  /// Called before anything changes. If it throws, the request ends.
  package var begin: @Sendable () throws(TableError) -> Void
  /// Whether a newer request replaces it.
  package var isSuperseded: @Sendable () -> Bool
  /// Whether the record is written to the journal before it is applied. False if the content is
  /// that of the table's file: the journal is then restarted.
  package var isKept = true
  /// Called with the result on the table's mailbox, exactly once.
  package var completion:
    @Sendable (isolated TableSession, Result<ContentOutcome, any Error>) -> Void

  /// Makes a call.
  package init(
    rowCount: Int, request: @escaping @Sendable (TableState) throws -> ContentRequest,
    isCancelled: @escaping @Sendable () -> Bool,
    begin: @escaping @Sendable () throws(TableError) -> Void = {},
    isSuperseded: @escaping @Sendable () -> Bool,
    isKept: Bool = true,
    completion:
      @escaping @Sendable (isolated TableSession, Result<ContentOutcome, any Error>) -> Void
  ) {
    self.rowCount = rowCount
    self.request = request
    self.isCancelled = isCancelled
    self.begin = begin
    self.isSuperseded = isSuperseded
    self.isKept = isKept
    self.completion = completion
  }
}

extension TableSession {
  /// Replaces the table's content: compares it with the current rows and applies one record.
  ///
  /// Small contents are compared at once. Larger ones are compared on a worker, with a snapshot of
  /// the current state. Later requests wait meanwhile, because they were sent to see the new
  /// content. They also wait while rows of the source are still loading, because only then is it
  /// known which of these stay. The outcome is passed to `call.completion`, exactly once.
  package func setContent(_ call: ContentCall) {
    guard let current else { return call.completion(self, .failure(TableError.closed)) }
    if difference != nil { return call.completion(self, .failure(TableError.differenceTable)) }
    guard current.isComplete else {
      phase = .held([])
      awaitedContent = call
      return
    }
    let work = ContentWork(
      call: call, state: current, firstKey: firstFreeKey, insertedRowsMax: limits.insertedRowsMax)
    let isBrief = call.rowCount + current.order.count <= limits.inlineRowsMax
    if isBrief, current.content.source.isResident {
      finish(call, work.result())
      return endHolding()
    }
    if case .ready = phase { phase = .held([]) }
    pool.submit(.long) {
      let result = work.result()
      self.postNow { session in
        session.finish(call, result)
        session.endHolding()
      }
    }
  }

  /// Checks the content that waits for the source: whether all rows are loaded, or the request was
  /// cancelled or replaced.
  package func reviewAwaitedContent() {
    guard let call = awaitedContent else { return }
    let isUnwanted = current == nil || call.isCancelled() || call.isSuperseded()
    guard isUnwanted || current?.isComplete == true else { return }
    awaitedContent = nil
    if isUnwanted {
      finish(call, .success(nil))
      return endHolding()
    }
    publish()  // subscriptions are sent the loaded table before its new content
    setContent(call)
  }

  private func finish(_ call: ContentCall, _ result: Result<ContentDraft?, any Error>) {
    guard let current else { return call.completion(self, .failure(TableError.closed)) }
    // The last point at which it can be cancelled or replaced.
    if call.isCancelled() { return call.completion(self, .failure(TableError.cancelled)) }
    if call.isSuperseded() {
      let outcome = ContentOutcome(isApplied: false, revision: current.revision)
      return call.completion(self, .success(outcome))
    }
    switch result {
    case .failure(let error): call.completion(self, .failure(error))
    case .success(nil): call.completion(self, .failure(TableError.cancelled))
    case .success(let draft?):
      do throws(TableError) {
        try call.begin()
        if call.isKept, let record = draft.record {
          try journal?.keep(record, after: draft.state)
        }
      } catch {
        return call.completion(self, .failure(error))
      }
      if let record = draft.record {
        history.note(record, at: draft.state.revision)
        commit(draft.state, record)
      } else {
        self.current = draft.state  // the same content; perhaps with newer tags
      }
      call.completion(self, .success(draft.outcome))
    }
  }
}

/// The comparison and the draft, from frozen values.
private struct ContentWork: Sendable {
  let call: ContentCall
  let state: TableState
  let firstKey: Int64
  let insertedRowsMax: Int

  /// The draft; nil if it was cancelled or replaced.
  func result() -> Result<ContentDraft?, any Error> {
    let call = call
    let isUnwanted: @Sendable () -> Bool = { call.isCancelled() || call.isSuperseded() }
    if isUnwanted() { return .success(nil) }
    do {
      var draft = ContentDraft(
        of: state, try call.request(state), firstKey: firstKey, insertedRowsMax: insertedRowsMax)
      try draft.perform(isCancelled: isUnwanted)
      return .success(draft)
    } catch is DiffCancelled {
      return .success(nil)
    } catch TableError.cancelled {
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }
}

extension TableSession {
  /// Makes the table equal to a text that has changed, as one step that can be undone.
  ///
  /// Rules of data do not refuse the text.
  ///
  /// - Parameters:
  ///   - begin: Called before anything changes; what it throws ends it.
  ///   - change: Edits a draft of the table's state until it equals the text.
  /// - Throws: What `begin` and `change` throw, ``TableError/closed``,
  ///   ``TableError/journalFailed(_:)``. Nothing has changed then.
  /// - Complexity: O(edits · log n) for the table, and as much for each view.
  package func takeText(
    label: Text?, author: Text?, begin: () throws(TableError) -> Void,
    _ change: (inout EditDraft) throws -> Void
  ) throws -> EditOutcome {
    let state = try state()
    var draft = EditDraft(
      of: state, EditRequest(edits: []), firstKey: firstFreeKey,
      insertedRowsMax: limits.insertedRowsMax)
    try change(&draft)
    try begin()
    let hasChanges = !draft.changes.isEmpty && !draft.changesNothing
    if hasChanges {
      let record = EditRecord(
        changes: draft.changes, cause: .edit, label: label, author: author, historyClass: .step)
      try journal?.keep(record, after: draft.state)
      history.note(record, at: draft.state.revision)
      commit(draft.state, record)
    }
    noteText()
    return EditOutcome(
      revision: hasChanges ? draft.state.revision : state.revision,
      inserted: draft.inserted.map { draft.state.keys.key(of: $0) },
      changedCells: draft.changedCells)
  }

  /// Records that the text has the present state.
  package func noteText() {
    let wasDirty = saveSummary.isDirty
    _ = recordFileContent()
    if wasDirty { announceFacts() }
  }
}
