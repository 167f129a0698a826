import Scheduling

/// Threads outside the worker pool, for the life of the process.
package enum DetachedThread {
  /// Starts a thread that runs `body` and ends with it.
  package static func run(_ body: @escaping @Sendable () -> Void) {
    WorkerPool.startThread(body)
  }
}
