#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe with a byte for each signal that the viewer acts on: a resize, or one that ends it.
///
/// A wait that a signal interrupts is not enough: the signal can arrive just before the wait
/// begins.
enum TerminalSignals {
  /// The signals that end a program. Each is handled once: the second one ends the program at once,
  /// even during a wait.
  private static let ending = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

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
    signal(SIGWINCH) { TerminalSignals.tell($0) }
    for number in ending {
      signal(number) {
        signal($0, SIG_DFL)
        TerminalSignals.tell($0)
      }
    }
  }

  /// The signal that ends the program among bytes that were read; nil if there is none.
  static func end(in bytes: ArraySlice<UInt8>) -> Int32? {
    bytes.lazy.map(Int32.init).first { ending.contains($0) }
  }

  private static func tell(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    write(ends[1], &byte, 1)
    errno = before
  }
}
