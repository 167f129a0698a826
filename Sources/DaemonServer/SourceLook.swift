import Scheduling
import Synchronization

/// Looks at a table's file before something is told of it, without waiting long for its device.
enum SourceLook {
  /// The longest time that an answer waits for a look; a look at a file in memory takes
  /// microseconds.
  private static let patience = Duration.milliseconds(200)

  /// Runs `body` once: when the file has been looked at, or when that takes too long. At once for a
  /// table without a file.
  static func afterLook(
    at facts: TableFacts, pool: WorkerPool, _ body: @escaping @Sendable () -> Void
  ) {
    guard let file = facts.state.withLock({ $0.file }) else { return body() }
    let turn = Turn(body)
    pool.submit(.short) {
      file.look()
      turn.take()
    }
    pool.submit(at: .now + patience) { turn.take() }
  }

  /// Lets one of several run what all would.
  private final class Turn: Sendable {
    private let body: Mutex<(@Sendable () -> Void)?>

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = Mutex(body)
    }

    func take() {
      let due = body.withLock { body in
        defer { body = nil }
        return body
      }
      due?()
    }
  }
}
