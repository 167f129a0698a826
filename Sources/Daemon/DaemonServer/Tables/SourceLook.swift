import Databases
import Scheduling
import Synchronization

/// Checks a table's file before the table is described, without waiting long for its device.
enum SourceLook {
  /// The longest time that an answer waits for the check. Checking a file in memory needs
  /// microseconds.
  private static let patience = Duration.milliseconds(200)

  /// Runs `body` once: when the file has been checked, or after the time limit. At once for a table
  /// without a file.
  static func afterLook(
    at facts: TableFacts, pool: WorkerPool, _ body: @escaping @Sendable () -> Void
  ) {
    let (file, watch, database) = facts.state.withLock { ($0.file, $0.watch, $0.database) }
    let turn = Turn(body)
    if let database {
      pool.submit(.short) {
        database.watch.look()
        turn.take()
      }
      return pool.submit(at: .now + patience) { turn.take() }
    }
    guard file != nil, let watch else { return body() }
    pool.submit(.short) {
      watch.look { turn.take() }
    }
    pool.submit(at: .now + patience) { turn.take() }
  }

  /// Lets only the first of several calls run.
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
