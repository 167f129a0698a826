import Synchronization

/// System calls that can block on a device without a time limit, such as a sleeping disk or a
/// disconnected network share.
///
/// Before such a call, the thread hands over its role. For a worker, its lane starts another
/// worker. For the reader, another thread continues reading. Code that reads files therefore does
/// not depend on the thread that runs it.
package enum BlockingCall {
  /// The maximum number of concurrent blocking calls. Further ones are refused.
  package static let countMax = 256

  private static let count = Atomic(0)

  /// Whether a blocking call would hand over a role that no other thread has. Since that starts a
  /// thread, the caller first checks whether the call would block at all.
  package static var handsOver: Bool { MailboxThread.role?.handsOver ?? false }

  /// Runs a call that can block; nil if too many are blocked already.
  package static func run<Value>(_ body: () throws -> Value) rethrows -> Value? {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    defer { count.wrappingSubtract(1, ordering: .relaxed) }
    guard number <= countMax else { return nil }
    guard let role = MailboxThread.role else { return try body() }
    role.begin()
    defer { role.end() }
    return try body()
  }

  /// Runs `body` as the only thread with a role. Before its first blocking call, `handOver` is
  /// called. The thread's outer roles are then handed over, too.
  package static func handingOver<Value>(
    _ handOver: @escaping () -> Void, _ body: () throws -> Value
  ) rethrows -> Value {
    let outer = MailboxThread.role
    let role = BlockingRole(outer: outer, handOver: handOver)
    MailboxThread.role = role
    defer { MailboxThread.role = outer }
    return try withExtendedLifetime(role) { try body() }
  }
}

/// The role of a thread that others must take over while the thread is blocked.
final class BlockingRole {
  private let outer: BlockingRole?
  private var handOver: (() -> Void)?
  private let queue: WorkQueue?

  /// A role that only one thread has.
  init(outer: BlockingRole?, handOver: @escaping () -> Void) {
    self.outer = outer
    self.handOver = handOver
    queue = nil
  }

  /// The role of a worker of a lane.
  init(of queue: WorkQueue) {
    outer = nil
    self.queue = queue
  }

  /// Whether a role has not been handed over yet.
  var handsOver: Bool { handOver != nil || outer?.handsOver ?? false }

  func begin() {
    let due = handOver
    handOver = nil
    due?()
    queue?.beginWaiting()
    outer?.begin()
  }

  func end() {
    queue?.endWaiting()
    outer?.end()
  }
}
