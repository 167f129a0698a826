import Scheduling

/// Threads of the process's own life, outside the worker pool.
package enum DetachedThread {
  /// Starts a thread that runs `body` and ends with it.
  package static func run(_ body: @escaping @Sendable () -> Void) {
    WorkerPool.startThread(body)
  }
}
