import Synchronization

/// What one connection has asked of tables without wanting an answer, as long as it waits before
/// them: a client that sends faster than tables work is not read meanwhile.
///
/// Requests are bounded by their number, for one too many can be refused; what nobody waits for
/// cannot, and may be as large as a message. What has begun waits no longer, whatever it is held up
/// by, so that nothing that the client has yet to say is waited for.
package final class BackpressureGate: Sendable {
  private struct State {
    var waitingBytes = 0
    var isAwaited = false
  }

  /// What a message takes beside its bytes.
  private static let messageBytes = 1024

  private let bytesMax: Int
  private let state = Mutex(State())
  private let signal = ThreadSignal()

  /// An gate of nothing.
  ///
  /// - Parameter bytesMax: How many bytes of messages may wait; more let the next one wait.
  package init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  /// How many bytes wait now, with what messages take beside.
  package var waitingBytes: Int { state.withLock { $0.waitingBytes } }

  /// Runs `body`, which puts into mailboxes what one message asks for, and waits while too much
  /// is there. For the reader thread; one at a time.
  package func take(_ byteCount: Int, _ body: () -> Void) {
    let receipt = BackpressureReceipt(self, byteCount + Self.messageBytes)
    state.withLock { $0.waitingBytes += receipt.byteCount }
    MailboxThread.receipt = receipt
    body()
    MailboxThread.receipt = nil
    withExtendedLifetime(receipt) {}
  }

  /// Waits while more waits than may; then until half of it has been begun.
  package func waitForRoom() {
    let mustWait = state.withLock { state in
      state.isAwaited = state.waitingBytes > bytesMax
      return state.isAwaited
    }
    if mustWait { signal.wait() }
  }

  fileprivate func release(_ byteCount: Int) {
    let isRoom = state.withLock { state in
      state.waitingBytes -= byteCount
      guard state.isAwaited, state.waitingBytes <= bytesMax / 2 else { return false }
      state.isAwaited = false
      return true
    }
    if isRoom { signal.post() }
  }
}

/// Stands for one message while anything of it waits; kept by what waits.
final class BackpressureReceipt: Sendable {
  fileprivate let byteCount: Int
  private let gate: BackpressureGate

  fileprivate init(_ gate: BackpressureGate, _ byteCount: Int) {
    self.gate = gate
    self.byteCount = byteCount
  }

  deinit { gate.release(byteCount) }
}
