import Synchronization

/// Back-pressure for notifications: reading of a connection pauses while too many bytes of them are
/// queued at mailboxes.
///
/// Requests need no gate, because their number is bounded and excess ones are refused. A
/// notification cannot be refused, and can be as large as a message. It counts only until its work
/// begins. Work in progress may wait for the client's next message, so that reading must then
/// continue.
package final class BackpressureGate: Sendable {
  private struct State {
    var waitingBytes = 0
    var isAwaited = false
  }

  /// The overhead of one message, in bytes.
  private static let messageBytes = 1024

  private let bytesMax: Int
  private let state = Mutex(State())
  private let signal = ThreadSignal()

  /// A gate with nothing queued.
  ///
  /// - Parameter bytesMax: The number of queued bytes above which reading pauses.
  package init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  /// The number of queued bytes, including overhead.
  package var waitingBytes: Int { state.withLock { $0.waitingBytes } }

  /// Runs `body`, which posts the work of one message to mailboxes. The message counts until that
  /// work begins. Called by the reader thread, one call at a time.
  package func take(_ byteCount: Int, _ body: () -> Void) {
    let receipt = BackpressureReceipt(self, byteCount + Self.messageBytes)
    state.withLock { $0.waitingBytes += receipt.byteCount }
    MailboxThread.receipt = receipt
    body()
    MailboxThread.receipt = nil
    withExtendedLifetime(receipt) {}
  }

  /// If more than `bytesMax` bytes are queued, blocks until at most half of `bytesMax` is.
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

/// Counts one message at its gate during its lifetime. The queued work has a reference to it.
package final class BackpressureReceipt: Sendable {
  /// The receipt of the message that this thread is posting; nil outside `BackpressureGate.take`.
  package static var current: BackpressureReceipt? { MailboxThread.receipt }

  fileprivate let byteCount: Int
  private let gate: BackpressureGate

  fileprivate init(_ gate: BackpressureGate, _ byteCount: Int) {
    self.gate = gate
    self.byteCount = byteCount
  }

  deinit { gate.release(byteCount) }
}
