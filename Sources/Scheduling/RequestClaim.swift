import Synchronization

/// What a request keeps open until it is answered, such as a table.
package protocol Claimable: AnyObject, Sendable {
  /// Counts a request that has to be answered before the last work.
  func beginClaim()
  /// Counts a request as answered.
  func endClaim()
}

/// Keeps the tables that a request names open until the request is answered.
///
/// Whatever gets work while the request is routed is claimed. A close that was sent later therefore
/// takes effect later, however long the earlier requests take.
package final class RequestClaim: Sendable {
  private struct State {
    var claimed: [any Claimable] = []
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
    let claimed = state.withLock { state in
      state.hasEnded = true
      defer { state.claimed = [] }
      return state.claimed
    }
    for owner in claimed { owner.endClaim() }
  }

  /// Claims `owner` for the request that this thread routes, if it routes one.
  package static func claim(_ owner: some Claimable) { MailboxThread.claim?.take(owner) }

  /// Claims an owner, once.
  private func take(_ owner: any Claimable) {
    state.withLock { state in
      guard !state.hasEnded, !state.claimed.contains(where: { $0 === owner }) else { return }
      state.claimed.append(owner)
      // Counted under the lock, so that the end of the claim finds it counted.
      owner.beginClaim()
    }
  }
}
