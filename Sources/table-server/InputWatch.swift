import DaemonServer
import JSONRPC

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets the process leave when its client has gone and the reader does not find that out, because
/// it hangs in what was sent before.
///
/// A thread of its own, that waits for nothing but the end of input. What the reader has noticed is
/// left to the ``Drain``.
enum InputWatch {
  /// How often nothing may have progressed, at intervals of 50 ms.
  private static let patience = 12

  /// Begins to watch standard input.
  ///
  /// - Parameters:
  ///   - connection: What reads it.
  ///   - isLeaving: Whether the end of input was noticed or the process leaves.
  ///   - leave: Leaves the process.
  static func start(
    _ connection: Connection, isLeaving: @escaping @Sendable () -> Bool,
    leave: @escaping @Sendable () -> Void
  ) {
    DetachedThread.run {
      guard waitForEnd() else { return }
      var known = Progress(connection)
      var rounds = 0
      while rounds < patience {
        usleep(50_000)
        if isLeaving() { return }
        let now = Progress(connection)
        if now.isBeyond(known) {
          (known, rounds) = (now, 0)
        } else {
          rounds += 1
        }
      }
      writeLog("the input was closed and the reader is stuck; leaving")
      leave()
    }
  }

  /// Waits until nobody can write to standard input any more; false where that cannot be told.
  private static func waitForEnd() -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    while true {
      let found = poll(&input, 1, -1)
      if found > 0 { return input.revents & Int16(POLLHUP) != 0 }
      if found < 0, errno != EINTR { return false }
    }
  }
}
