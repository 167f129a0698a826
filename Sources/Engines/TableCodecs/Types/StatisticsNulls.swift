/// The texts of statistics offices and spreadsheets for missing values.
///
/// They are null only in a column whose other values have a type. World Bank and Eurostat write `..`
/// and `:`, the US Census `(X)`, Destatis `/`, spreadsheets `#DIV/0!`.
enum StatisticsNulls {
  /// All of them but those of a colon and a letter.
  static let texts = Set<[UInt8]>(
    [
      "..", "...", "…", ".", ":", "*", "**", "***", "–", "—", "---", "----", "/", "//", "•", "n.a.",
      "N.A.", "n.a", "na", "n/d", "N/D", "n.d.", "N.D.", "nd", "ND", "s.d.", "S.D.", "s/d", "n. a.",
      "n. d.", "n. v.", "n.v.", "k.A.", "k. A.", "k.a.", "k. a.", "o. A.", "o.A.", "b.d.",
      "(null)", "(NULL)", "(Null)", "(blank)", "(leer)", "#N/A N/A", "NaN", "nan", "<NA>", "<null>",
      "<NULL>", "[null]", "[low]", "[NULL]", "Null", "NIL", "nil", "none", "NONE", "None",
      "missing", "Missing", "(NA)", "(n/a)", "(N/A)", "(D)", "(X)", "(S)", "(Z)", "(z)", "#NV",
      "#DIV/0!", "#VALUE!", "#REF!", "#NUM!", "#NAME?", "#NULL!", "#N/D", "#N/DISP", "#NB", "#ND",
    ].map { Array($0.utf8) })

  /// The longest of them, in bytes.
  static let bytesMax = 16

  /// Whether a text means that a value is missing.
  static func contains(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= bytesMax, let first = text.first, first &- 0x30 > 9 else { return false }
    if texts.contains(Array(text)) { return true }
    switch first {
    case 0x3A:  // Eurostat: a colon and one letter for the reason, such as `: c`
      let rest = text.dropFirst().leadingBlanksDropped
      return rest.count == 1 && rest.allSatisfy(isLetter)
    case 0x28, 0x5B:  // a letter in parentheses or brackets: `(X)`, `[c]`
      return text.count == 3 && text.last == (first == 0x28 ? 0x29 : 0x5D)
        && isLetter(text[text.startIndex + 1])
    case 0x23:  // the errors of spreadsheets, in any language: `#DIV/0!`, `#WERT!`, `#NAME?`
      return text.count > 3 && (text.last == 0x21 || text.last == 0x3F)
        && text.dropFirst().dropLast().allSatisfy {
          isLetter($0) || $0 == 0x2F || $0 == 0x30 || $0 >= 0x80
        }
    default: return false  // any other text
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Whether a text means this only where most values are numbers: a letter for confidential, not
  /// applicable, suppressed, rounded to zero, unreliable.
  static func isLetter(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count == 1, let letter = text.first else { return false }
    return "cxzsuXSZD".utf8.contains(letter)
  }
}
