#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard output of a command, with the first error that occurred.
///
/// It is a class because the error is kept for the end of the command.
final class StandardOutput {
  /// The error number of the first write that failed, or nil.
  private(set) var failure: Int32?

  /// Whether further writing is useless.
  var hasFailed: Bool { failure != nil }

  /// Writes a text. Returns false if this or an earlier write failed.
  @discardableResult func write(_ text: String) -> Bool { write(bytes: Array(text.utf8)) }

  /// Writes bytes. Returns false if this or an earlier write failed.
  @discardableResult func write(bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty, failure == nil {
      let piece = Array(rest.prefix(1 << 16))
      let count = Self.systemWrite(piece)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var room = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        failure = errno
      }
    }
    return failure == nil
  }

  /// Ends the output and returns the exit status.
  ///
  /// The status is 1, with a line on standard error, if something could not be written. A reader
  /// that closed the pipe early is no failure.
  func end(status: Int32 = 0) -> Int32 {
    // Some file systems report only here that the disk is full.
    if failure == nil, close(STDOUT_FILENO) != 0, errno != EINTR { failure = errno }
    guard let failure, failure != EPIPE else { return status }
    writeLog("cannot write the output: \(String(cString: strerror(failure)))")
    return 1
  }

  private static func systemWrite(_ bytes: [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.write(STDOUT_FILENO, bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.write(STDOUT_FILENO, bytes, bytes.count)
    #else
      Darwin.write(STDOUT_FILENO, bytes, bytes.count)
    #endif
  }
}
