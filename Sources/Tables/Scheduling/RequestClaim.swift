import Synchronization

/// An object that a request keeps open until its response, such as a table.
package protocol Claimable: AnyObject, Sendable {
  /// Adds a request whose response must be sent before the object is closed.
  func beginClaim()
  /// Removes a request, because it has been answered.
  func endClaim()
}

/// Keeps the tables of a request open until the response.
///
/// Every object that receives work while the request is routed is claimed. A close that was sent
/// later therefore takes effect later, regardless of the duration of earlier requests.
package final class RequestClaim: Sendable {
  /// What a request does with what it names.
  package enum Effect: Sendable {
    /// It reads, or changes what only its own windows show.
    case read
    /// It changes a table or a view, and waits for its turn among changes.
    case change
  }

  private struct State {
    var claimed: [any Claimable] = []
    var whenEnded: [@Sendable () -> Void] = []
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let effect = Mutex(Effect.read)

  /// A claim without objects.
  package init() {}

  deinit { end() }

  /// Runs `body`, which routes the request on this thread.
  ///
  package func route(_ effect: Effect, _ body: () -> Void) {
    self.effect.withLock { $0 = effect }
    MailboxThread.claim = self
    body()
    MailboxThread.claim = nil
  }

  /// Ends the claim, because the request has been answered.
  package func end() {
    let (claimed, whenEnded) = state.withLock { state in
      state.hasEnded = true
      defer { (state.claimed, state.whenEnded) = ([], []) }
      return (state.claimed, state.whenEnded)
    }
    for hook in whenEnded { hook() }
    for owner in claimed { owner.endClaim() }
  }

  /// Runs a hook when the request is answered, at once if it has been.
  package func whenEnded(_ hook: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.hasEnded { state.whenEnded.append(hook) }
      return state.hasEnded
    }
    if isLate { hook() }
  }

  /// Claims `owner` for the request that this thread routes, if it routes one.
  ///
  /// - Returns: What that request does; nil: this thread routes none.
  package static func claim(_ owner: some Claimable) -> Effect? {
    guard let claim = MailboxThread.claim else { return nil }
    claim.take(owner)
    return claim.effect.withLock { $0 }
  }

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
