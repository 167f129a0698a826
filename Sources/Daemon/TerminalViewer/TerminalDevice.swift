#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that the viewer reads keys from and draws on.
///
/// It is a class because it owns the terminal's mode: the old mode is restored when the last
/// reference ends.
final class TerminalDevice {
  /// The size in cells.
  struct Size: Equatable {
    var width: Int
    var height: Int
  }

  /// What a wait found.
  struct Readiness {
    var hasKeys = false
    var hasMessages = false
    /// The signal that asks the program to end.
    var signal: Int32?
  }

  private static let input = STDIN_FILENO
  private static let output = STDOUT_FILENO
  private let mode: termios
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// The second screen, the mouse with exact positions, and pastes that are marked as such.
  private static let begin = "\u{1B}[?1049h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l"
  private static let end =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

  /// Sets the mode of the terminal. Returns nil if standard input or output is not a terminal.
  init?() {
    var mode = termios()
    guard isatty(Self.output) == 1, tcgetattr(Self.input, &mode) == 0 else { return nil }
    self.mode = mode
    TerminalSignals.listen()
    resume()
  }

  deinit { suspend() }

  /// Makes the terminal ours.
  func resume() {
    var raw = mode
    cfmakeraw(&raw)
    tcsetattr(Self.input, TCSANOW, &raw)
    write(Array(Self.begin.utf8))
  }

  /// Gives the terminal back.
  func suspend() {
    write(Array(Self.end.utf8))
    var mode = mode
    tcsetattr(Self.input, TCSADRAIN, &mode)
  }

  /// The size now, at least 20 by 4.
  var size: Size {
    var size = winsize()
    guard ioctl(Self.output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Size(width: 80, height: 24) }
    return Size(width: max(20, Int(size.ws_col)), height: max(4, Int(size.ws_row)))
  }

  /// Waits for keys, for bytes on a descriptor, for a signal or for the time to pass.
  ///
  /// - Parameters:
  ///   - descriptor: The daemon's output; negative if there is none.
  ///   - milliseconds: The longest wait; negative: without end.
  func wait(for descriptor: Int32, milliseconds: Int32) -> Readiness {
    var polls = [
      pollfd(fd: Self.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalSignals.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polls, 3, milliseconds) > 0 else { return Readiness() }
    var signal: Int32?
    if polls[2].revents != 0 {
      let count = Self.systemRead(TerminalSignals.readEnd, &buffer)
      signal = TerminalSignals.end(in: buffer.prefix(max(0, count)))
    }
    return Readiness(
      hasKeys: polls[0].revents != 0, hasMessages: polls[1].revents != 0, signal: signal)
  }

  /// The bytes that were typed; nil when the terminal was closed.
  func read() -> [UInt8]? {
    let count = Self.systemRead(Self.input, &buffer)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Writes all bytes, until the terminal is closed.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Self.systemWrite(Self.output, Array(rest.prefix(1 << 16)))
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var room = pollfd(fd: Self.output, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  private static func systemRead(_ number: Int32, _ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(number, &buffer, buffer.count)
    #elseif canImport(Musl)
      Musl.read(number, &buffer, buffer.count)
    #else
      Darwin.read(number, &buffer, buffer.count)
    #endif
  }

  private static func systemWrite(_ number: Int32, _ bytes: [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.write(number, bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.write(number, bytes, bytes.count)
    #else
      Darwin.write(number, bytes, bytes.count)
    #endif
  }
}
