import JSONText
import TableModel
import TableSessions
import TableValues
import ViewModel

/// Requests that concern all rows. This is the only place where they wait for all rows and report
/// whether they had them.
extension Call {
  /// Runs a part of a handler in its turn. An error that it throws becomes the answer.
  ///
  /// With `waits`, it runs when all rows are loaded and, for a view, its order is computed. Until
  /// then, only closing is blocked, and a cancellation is answered at once.
  ///
  /// - Parameters:
  ///   - view: The view that it reads; nil: the table alone.
  ///   - waits: Whether it waits for all rows.
  ///   - turn: Its turn among changes, which begins here; nil: it changes nothing.
  func onAllRows(
    of session: TableSession, view: String?, waits: Bool, _ turn: ChangeTurn? = nil,
    _ body: @escaping @Sendable (isolated TableSession) throws -> Void
  ) {
    let answer = answer
    let run: @Sendable (isolated TableSession) -> Void = { session in
      answer.attempt {
        if answer.isCancelled { throw DaemonError.cancelled }
        try body(session)
      }
    }
    session.post { session in
      turn?.begin(session)
      if waits {
        whenComplete(session, view: view) { session in run(session) }
      } else if let view {
        session.onView(view, run)
      } else {
        run(session)
      }
    }
  }

  /// Runs a change that depends on the content of the file: when all rows are loaded, and the saves
  /// that were sent before it have ended. It has a turn of its own.
  func afterSaves(
    of entry: TableRegistry.Entry,
    _ body: @escaping @Sendable (isolated TableSession) throws -> Void
  ) {
    let turn = ChangeTurn(self, entry.session)
    onAllRows(of: entry.session, view: nil, waits: true, turn) {
      [answer, pool = daemon.pool, saves = entry.facts.saves, table = entry.session] session in
      turn.work(session)
      guard session.isSaving else { return try body(session) }
      saves.run(on: pool) {
        table.postNow { session in answer.attempt { try body(session) } }
      }
    }
  }

  /// Runs a walk through the history. If a step may read the file in another way, the saves that were
  /// sent before it have ended: each writes as the file was read when it began.
  func inHistory(
    of entry: TableRegistry.Entry,
    _ body: @escaping @Sendable (isolated TableSession) throws -> Void
  ) {
    let walk: @Sendable (isolated TableSession) throws -> Void = { [answer] session in
      if answer.isCancelled { throw DaemonError.cancelled }
      try body(session)
    }
    entry.session.post { [self] session in
      if session.isSaving, session.mayReadAnew { return afterSaves(of: entry, walk) }
      answer.attempt { try walk(session) }
    }
  }

  /// Runs a part of a handler when all rows are loaded. If loading fails, answers with the error.
  func whenComplete(
    _ session: isolated TableSession, view: String?,
    _ body: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    let answer = answer
    whenDecided(session, view: view) { session, verdict in
      switch verdict {
      case .success: body(session)
      case .failure(let error): answer.attempt { throw error }
      }
    }
  }

  /// Runs a part of a handler when all rows are loaded, or when loading has failed.
  func whenDecided(
    _ session: isolated TableSession, view: String?,
    _ body: @escaping @Sendable (isolated TableSession, Swift.Result<Void, TableError>) -> Void
  ) {
    let answer = answer
    let waits = session.whenComplete(view: view, isCancelled: { answer.isCancelled }, body)
    guard waits else { return }
    answer.onCancel { [session] in session.postNow { $0.dropCancelledRequests() } }
  }
}

extension JSONWriter {
  /// Writes whether an answer about a view covers all rows, in the view's order.
  mutating func complete(_ snapshot: ViewSnapshot) { complete(snapshot.isComplete) }

  /// Writes whether an answer covers all rows.
  mutating func complete(_ isComplete: Bool) {
    name("complete")
    bool(isComplete)
  }
}
