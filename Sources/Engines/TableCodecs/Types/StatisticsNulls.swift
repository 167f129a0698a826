/// The texts by which statistics offices and spreadsheets say that a number is missing.
///
/// They are null only in a column whose other values are numbers. World Bank and Eurostat write `..`
/// and `:`, the US Census `(X)`, spreadsheets `#DIV/0!`.
enum StatisticsNulls {
  /// All of them but those of a colon and a letter.
  static let texts = Set<[UInt8]>(
    [
      "..", "...", "…", ".", ":", "*", "**", "***", "–", "—", "---", "----", "n.a.", "N.A.", "n.a",
      "na", "n/d", "n.d.", "N.D.", "nd", "ND", "(D)", "(X)", "(NA)", "(S)", "(Z)", "(z)",
      "#DIV/0!", "#VALUE!", "#REF!", "#NUM!", "#NAME?", "#NULL!", "#N/A N/A", "NaN", "nan", "<NA>",
      "Null", "NIL", "nil", "none", "NONE", "None", "missing", "Missing",
    ].map { Array($0.utf8) })

  /// The longest of them, in bytes.
  static let bytesMax = 8

  /// Whether a text says that a number is missing.
  static func contains(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= bytesMax, let first = text.first, first &- 0x30 > 9 else { return false }
    if texts.contains(Array(text)) { return true }
    // Eurostat: a colon and one letter for the reason, such as `: c`.
    guard text.first == 0x3A else { return false }
    let rest = text.dropFirst().leadingBlanksDropped
    return rest.count == 1 && rest.first.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ?? false
  }

  /// Whether a text says so only where most values are numbers: a letter for confidential.
  static func isLetter(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 1 && text.first == 0x63  // c
  }
}
