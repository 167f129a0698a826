import ColumnStorage
import RowTree
import Scheduling
import TableDiffing
import TableValues

/// A request for new content, before the table's turn has come.
package struct ContentCall: Sendable {
  /// About how many rows come.
  package var rowCount: Int
  /// Makes the request for the state it meets; may run on any thread.
  package var request: @Sendable (TableState) throws -> ContentRequest
  /// Whether the client has cancelled it.
  package var isCancelled: @Sendable () -> Bool
  /// Called before anything changes: what it throws ends the request.
  package var begin: @Sendable () throws(TableError) -> Void
  /// Whether a newer one takes its place.
  package var isSuperseded: @Sendable () -> Bool
  /// Told, on the table's mailbox, what came of it; exactly once.
  package var completion:
    @Sendable (isolated TableSession, Result<ContentOutcome, any Error>) -> Void

  /// Makes a call.
  package init(
    rowCount: Int, request: @escaping @Sendable (TableState) throws -> ContentRequest,
    isCancelled: @escaping @Sendable () -> Bool,
    begin: @escaping @Sendable () throws(TableError) -> Void = {},
    isSuperseded: @escaping @Sendable () -> Bool,
    completion:
      @escaping @Sendable (isolated TableSession, Result<ContentOutcome, any Error>) -> Void
  ) {
    self.rowCount = rowCount
    self.request = request
    self.isCancelled = isCancelled
    self.begin = begin
    self.isSuperseded = isSuperseded
    self.completion = completion
  }
}

extension TableSession {
  /// Replaces the table's content: compares it with the current rows and applies one record.
  ///
  /// Small contents are compared at once. Larger ones are compared on a worker, with the current state
  /// frozen. The table is held meanwhile: later requests wait, because they were sent to see the new
  /// content. It is also held while rows of the source are still loading, because only then is it
  /// known which of them stay. The outcome goes to `call.completion`, exactly once.
  package func setContent(_ call: ContentCall) {
    guard let current else { return call.completion(self, .failure(TableError.closed)) }
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

  /// Looks at the content that waits for the source: whether its time has come, because all rows
  /// are read, or nobody wants it any more.
  package func reviewAwaitedContent() {
    guard let call = awaitedContent else { return }
    let isUnwanted = current == nil || call.isCancelled() || call.isSuperseded()
    guard isUnwanted || current?.isComplete == true else { return }
    awaitedContent = nil
    if isUnwanted {
      finish(call, .success(nil))
      return endHolding()
    }
    publish()  // a loaded table is told before its new content
    setContent(call)
  }

  private func finish(_ call: ContentCall, _ result: Result<ContentDraft?, any Error>) {
    guard let current else { return call.completion(self, .failure(TableError.closed)) }
    // The last moment at which it can be cancelled, or give way.
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

  /// The draft; nil when nobody wants it any more.
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
