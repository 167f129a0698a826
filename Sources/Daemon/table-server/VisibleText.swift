/// Table texts made safe for a terminal or a page.
enum VisibleText {
  /// A text that is safe to print.
  ///
  /// Control characters and line ends become visible pictures, so that none reaches a terminal.
  /// Each direction that the text opens is closed, so that text printed behind it keeps its place.
  /// Every UTF-16 unit of the text keeps its position.
  static func of(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var ends: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: result.append("\u{2421}")
      case 0x85, 0x2028, 0x2029: result.append("\u{2424}")
      case 0x80..<0xA0: result.append("?")
      default: result.append(scalar)
      }
      follow(scalar, &ends)
    }
    result.append(contentsOf: ends.reversed())
    return String(result)
  }

  /// The same as a part of HTML.
  static func html(_ text: String) -> String {
    var result = ""
    for scalar in of(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Records the scalars that close the directions opened so far (UAX #9, X1 to X7).
  private static func follow(_ scalar: Unicode.Scalar, _ ends: inout [Unicode.Scalar]) {
    let (popFormat, popIsolate): (Unicode.Scalar, Unicode.Scalar) = ("\u{202C}", "\u{2069}")
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: ends.append(popFormat)
    case 0x2066...0x2068: ends.append(popIsolate)
    case 0x202C where ends.last == popFormat: ends.removeLast()
    case 0x2069:
      guard let open = ends.lastIndex(of: popIsolate) else { return }
      ends.removeSubrange(open...)
    default: break
    }
  }
}
