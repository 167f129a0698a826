/// Texts of tables as they are written to a terminal or a page.
enum VisibleText {
  /// A text with control characters as pictures, so that none reaches a terminal. As many UTF-16
  /// units as before.
  static func of(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: result.append("\u{2421}")
      case 0x80..<0xA0: result.append("?")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
