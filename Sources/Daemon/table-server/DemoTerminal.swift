#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The output of the demo: its width, and whether it is interactive and coloured.
struct DemoTerminal {
  /// Whether standard output is a terminal, so that the demo pauses between steps.
  let isInteractive: Bool
  /// Whether colours are shown.
  let hasColours: Bool
  /// The width of a line, in terminal cells.
  let width: Int
  /// Standard output.
  let output = StandardOutput()

  /// The style of a piece of text, as the parameters of an ANSI escape sequence.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case hit = "30;43"
    case changed = "1;36"
  }

  init() {
    isInteractive = isatty(1) == 1
    let isRefused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    hasColours = isInteractive && !isRefused
    var size = winsize()
    let isKnown = isInteractive && ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? max(40, Int(size.ws_col)) : 100
  }

  /// A text in a style; unchanged if there are no colours.
  func styled(_ text: String, _ style: Style) -> String {
    guard hasColours, style != .plain else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// Writes lines. Returns false if they could not be written.
  @discardableResult func show(_ lines: [String]) -> Bool {
    output.write(lines.joined(separator: "\n") + "\n")
  }

  /// Moves the cursor up, to overwrite the last lines.
  func goUp(_ lineCount: Int) {
    guard isInteractive, lineCount > 0 else { return }
    output.write("\u{1B}[\(lineCount)A\u{1B}[J")
  }

  /// Pauses if the output is interactive.
  func pause(milliseconds: UInt32) {
    if isInteractive, !output.hasFailed { usleep(milliseconds * 1000) }
  }
}
