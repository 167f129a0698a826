#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the demo draws: how wide it is, whether it moves and has colours.
struct DemoTerminal {
  /// Whether somebody looks on while it runs.
  let isInteractive: Bool
  /// Whether colours are shown.
  let hasColours: Bool
  /// Cells in a line.
  let width: Int
  /// Takes what is drawn.
  let output = StandardOutput()

  /// How a piece of text is shown.
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

  /// A text in a style; as it is without colours.
  func styled(_ text: String, _ style: Style) -> String {
    guard hasColours, style != .plain else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// Writes lines; false when they could not be written.
  @discardableResult func show(_ lines: [String]) -> Bool {
    output.write(lines.joined(separator: "\n") + "\n")
  }

  /// Goes up, to draw over the last lines again.
  func goUp(_ lineCount: Int) {
    guard isInteractive, lineCount > 0 else { return }
    output.write("\u{1B}[\(lineCount)A\u{1B}[J")
  }

  /// Waits while somebody looks on.
  func pause(milliseconds: UInt32) {
    if isInteractive, !output.hasFailed { usleep(milliseconds * 1000) }
  }
}
