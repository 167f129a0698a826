import Synchronization

/// Back-pressure for notifications: stops reading a connection while too many bytes of them wait
/// before mailboxes.
///
/// Requests need no gate: their number is bounded, and one too many is refused. A notification cannot
/// be refused, and may be as large as a message. It counts only until its work begins. Work that has
/// begun may wait for the client's next message, so reading must continue then.
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

  /// A gate with nothing waiting.
  ///
  /// - Parameter bytesMax: How many bytes may wait before reading pauses.
  package init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  /// How many bytes wait now, overhead included.
  package var waitingBytes: Int { state.withLock { $0.waitingBytes } }

  /// Runs `body`, which posts the work of one message to mailboxes, and counts the message until that
  /// work begins. For the reader thread; one call at a time.
  package func take(_ byteCount: Int, _ body: () -> Void) {
    let receipt = BackpressureReceipt(self, byteCount + Self.messageBytes)
    state.withLock { $0.waitingBytes += receipt.byteCount }
    MailboxThread.receipt = receipt
    body()
    MailboxThread.receipt = nil
    withExtendedLifetime(receipt) {}
  }

  /// Blocks if more than `bytesMax` bytes wait, until at most half of that does.
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

/// Counts one message at its gate for as long as it lives. The work that waits holds it.
package final class BackpressureReceipt: Sendable {
  /// The receipt of the message that this thread takes in; nil outside of `BackpressureGate.take`.
  package static var current: BackpressureReceipt? { MailboxThread.receipt }

  fileprivate let byteCount: Int
  private let gate: BackpressureGate

  fileprivate init(_ gate: BackpressureGate, _ byteCount: Int) {
    self.gate = gate
    self.byteCount = byteCount
  }

  deinit { gate.release(byteCount) }
}
