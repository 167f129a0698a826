import Synchronization

/// Says that an order being made is not wanted any more.
final class OrderCancellation: Sendable {
  private let flag = Atomic(false)

  /// Whether to stop.
  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Asks the work to stop at the next chunk.
  func cancel() { flag.store(true, ordering: .relaxed) }
}
