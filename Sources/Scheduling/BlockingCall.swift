import Synchronization

/// System calls that may wait for a device without limit: a sleeping disk, a share that is gone.
///
/// Before such a call, the thread hands over its duty. A worker's lane starts another worker; the
/// reader lets another thread continue reading. Code that reads files therefore does not need to know
/// on which thread it runs.
package enum BlockingCall {
  /// The most calls that wait at one time; with so many, further ones are refused.
  package static let countMax = 256

  private static let count = Atomic(0)

  /// Whether the thread would hand over what no other thread may do meanwhile, which costs starting
  /// one: worth asking first whether the call would wait.
  package static var handsOver: Bool { MailboxThread.role?.handsOver ?? false }

  /// Runs a call that may wait; nil where too many wait already.
  package static func run<Value>(_ body: () throws -> Value) rethrows -> Value? {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    defer { count.wrappingSubtract(1, ordering: .relaxed) }
    guard number <= countMax else { return nil }
    guard let role = MailboxThread.role else { return try body() }
    role.begin()
    defer { role.end() }
    return try body()
  }

  /// Runs `body` as the one thread that may do something, and `handOver` before its first call that
  /// may wait. What the thread was there for outside of this is handed over, too.
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

/// What a thread is there for, as far as others have to do it while the thread waits.
final class BlockingRole {
  private let outer: BlockingRole?
  private var handOver: (() -> Void)?
  private let queue: WorkQueue?

  /// The role of the one thread that may do something.
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

  /// Whether something is still to be handed over.
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
