import UnicodeTables

/// Table texts made safe for a terminal or a page.
enum VisibleText {
  private static let form = VisibleForm(showsInvisible: true)

  /// A text that is safe to print: on one line, and without a character that commands a terminal, is
  /// invisible or turns the direction of what is printed behind it. Texts that the daemon sent to a
  /// command are in this form already.
  static func of(_ text: String) -> String {
    String(decoding: form.of(Array(text.utf8)), as: UTF8.self)
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
}
