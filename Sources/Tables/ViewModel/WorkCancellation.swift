import Synchronization

/// Stops work on a worker, and names one run of it.
package final class WorkCancellation: Sendable {
  private let flag = Atomic(false)

  /// A run that is wanted.
  package init() {}

  /// Whether to stop.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Asks the work to stop at the next chunk.
  package func cancel() { flag.store(true, ordering: .relaxed) }
}
