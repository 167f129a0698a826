/// How a piece of the screen looks.
enum Look {
  case plain, title, gutter, fixed, section, cursor, cursorRow, selected, match, status
  case error, draft, warning, added, removed, changed

  /// The parameters of the escape sequence (ECMA-48, SGR) with colours of the terminal's palette.
  private var coloured: String {
    switch self {
    case .plain: ""
    case .title: "1;4"
    case .gutter: "38;5;244"
    case .fixed: "1"
    case .section: "1;38;5;33"
    case .cursor: "7"
    case .cursorRow: "48;5;236"
    case .selected: "30;48;5;153"
    case .match: "30;48;5;221"
    case .error: "38;5;203;4"
    case .draft: "38;5;80;4"
    case .status: "7"
    case .warning: "38;5;203;1"
    case .added: "38;5;78"
    case .removed: "38;5;203"
    case .changed: "38;5;221"
    }
  }

  /// The parameters without colours, for `NO_COLOR`.
  private var colourless: String {
    switch self {
    case .plain, .gutter, .cursorRow, .added, .removed, .changed: ""
    case .title, .error, .draft: "4"
    case .fixed, .section, .warning: "1"
    case .cursor, .status, .selected: "7"
    case .match: "1;4"
    }
  }

  /// The parameters of the escape sequence; empty for the terminal's own look.
  func parameters(hasColours: Bool) -> String { hasColours ? coloured : colourless }
}
