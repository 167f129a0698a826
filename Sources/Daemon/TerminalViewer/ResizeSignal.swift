#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe with a byte for each resize of the terminal.
///
/// A wait that a signal interrupts is not enough: the signal can come just before the wait begins.
enum ResizeSignal {
  private static let ends: [Int32] = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return [-1, -1] }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return ends
  }()

  /// The descriptor to wait for; negative if there is none.
  static var readEnd: Int32 { ends[0] }

  /// Begins to write. Both ends exist before the first signal.
  static func listen() {
    guard readEnd >= 0 else { return }
    signal(SIGWINCH) { _ in ResizeSignal.tell() }
  }

  private static func tell() {
    let before = errno
    write(ends[1], "r", 1)
    errno = before
  }
}
