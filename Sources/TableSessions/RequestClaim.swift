import Synchronization

/// Keeps the tables that a request names open until the request is answered.
///
/// Each table whose mailbox gets work while the request is routed is claimed. A close that was sent
/// later therefore takes effect later, however long the earlier requests take.
package final class RequestClaim: Sendable {
  private struct State {
    var sessions: [TableSession] = []
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// A claim on no table.
  package init() {}

  deinit { end() }

  /// Runs `body`, which routes the request on this thread.
  package func route(_ body: () -> Void) {
    MailboxThread.claim = self
    body()
    MailboxThread.claim = nil
  }

  /// Ends the claim, because the request was answered.
  package func end() {
    let sessions: [TableSession] = state.withLock { state in
      state.hasEnded = true
      defer { state.sessions = [] }
      return state.sessions
    }
    for session in sessions { session.endClaim() }
  }

  /// Claims a table, once.
  func take(_ session: TableSession) {
    state.withLock { state in
      guard !state.hasEnded, !state.sessions.contains(where: { $0 === session }) else { return }
      state.sessions.append(session)
      // Counted under the lock, so that the end of the claim finds it counted.
      session.beginClaim()
    }
  }
}

/// The requests that a table has not answered, and what waits for the last of these answers.
struct ClaimCount {
  var claims = 0
  var last: (@Sendable (isolated TableSession) -> Void)?
}
