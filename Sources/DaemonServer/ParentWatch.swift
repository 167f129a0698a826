import TableSessions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notices when the process that spawned the daemon is gone.
///
/// The end of input stays the main sign; this helps when another process holds the pipe open.
enum ParentWatch {
  /// Asks every three seconds; a process that is not visible at the start (another name space) or
  /// that may not be signalled counts as alive.
  static func begin(_ process: Int, gone: @escaping @Sendable () -> Void) {
    guard let id = Int32(exactly: process), id > 0, isAlive(id) else { return }
    WorkerPool.startThread {
      while isAlive(id) { sleep(3) }
      gone()
    }
  }

  private static func isAlive(_ id: Int32) -> Bool {
    kill(id, 0) == 0 || errno == EPERM
  }
}
