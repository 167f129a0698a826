import DaemonServer
import JSONRPC

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process when the client has closed the input and the reader cannot notice it, because
/// it is stuck in an earlier request.
///
/// It is a thread of its own that waits only for the end of input. If the reader has noticed the
/// end, the ``Drain`` is responsible.
enum InputWatch {
  /// The number of intervals of 50 ms without progress after which the process leaves.
  private static let patience = 12

  /// Starts watching standard input.
  ///
  /// - Parameters:
  ///   - connection: The connection that reads it.
  ///   - isLeaving: Whether the end of input was noticed or the process is leaving.
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

  /// Waits until the write end of standard input is closed. Returns false if the system cannot
  /// report that.
  private static func waitForEnd() -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    while true {
      let found = poll(&input, 1, -1)
      if found > 0 { return input.revents & Int16(POLLHUP) != 0 }
      if found < 0, errno != EINTR { return false }
    }
  }
}
