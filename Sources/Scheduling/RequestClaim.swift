import Synchronization

/// An object that a request keeps open until its response, such as a table.
package protocol Claimable: AnyObject, Sendable {
  /// Adds a request whose response must come before the object is closed.
  func beginClaim()
  /// Removes a request, because it has been answered.
  func endClaim()
}

/// Keeps the tables of a request open until the response.
///
/// Every object that receives work while the request is routed is claimed. A close that was sent
/// later therefore takes effect later, regardless of the duration of earlier requests.
package final class RequestClaim: Sendable {
  private struct State {
    var claimed: [any Claimable] = []
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// A claim without objects.
  package init() {}

  deinit { end() }

  /// Runs `body`, which routes the request on this thread.
  package func route(_ body: () -> Void) {
    MailboxThread.claim = self
    body()
    MailboxThread.claim = nil
  }

  /// Ends the claim, because the request has been answered.
  package func end() {
    let claimed = state.withLock { state in
      state.hasEnded = true
      defer { state.claimed = [] }
      return state.claimed
    }
    for owner in claimed { owner.endClaim() }
  }

  /// Claims `owner` for the request that this thread routes, if there is one.
  package static func claim(_ owner: some Claimable) { MailboxThread.claim?.take(owner) }

  /// Claims an object, once.
  private func take(_ owner: any Claimable) {
    state.withLock { state in
      guard !state.hasEnded, !state.claimed.contains(where: { $0 === owner }) else { return }
      state.claimed.append(owner)
      // Counted under the lock, so that `end()` finds it counted.
      owner.beginClaim()
    }
  }
}
