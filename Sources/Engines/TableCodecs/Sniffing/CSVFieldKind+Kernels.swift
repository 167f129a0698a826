/// What a field looks like, as far as it matters for the dialect and the header.
///
/// It is quicker and more lenient than the grammars of types: `1.234,50`, `13-Jan-20` and `$5`
/// count as values, for every later type of the column.
enum CSVFieldKind: UInt8 {
  /// Nothing, or blanks.
  case empty
  /// A word for null.
  case absent
  /// A mark of statistics offices and spreadsheets for a missing number, such as `:` or `(X)`.
  case mark
  /// A number, also with separators of thousands.
  case number
  /// A number with a currency, a unit, a percent sign or parentheses around it.
  case amount
  /// A whole number of four digits, 1500...2100.
  case year
  /// A date, a time of day, or both.
  case calendar
  /// A word for true or false.
  case flag
  /// An address of the web or of mail.
  case link
  /// Letters and digits without blanks.
  case word
  /// Anything else.
  case text
  /// Values with marks between them that could be delimiters: `1;2`, `a|b`.
  case list
  /// A part of a quoted field.
  case rubble

  /// How much it speaks for a field that is whole, 0...1.
  var weight: Double {
    switch self {
    case .empty, .absent, .mark, .number, .amount, .year, .calendar, .flag, .link: 1
    case .word: 0.95
    case .text: 0.85
    case .list: 0.4
    case .rubble: 0
    }
  }

  /// Kinds that a column can be made of. Two kinds of one group agree.
  var group: CSVFieldGroup {
    switch self {
    case .empty, .absent: .none
    case .mark: .mark
    case .number, .amount, .year: .number
    case .calendar: .calendar
    case .flag: .flag
    case .link: .link
    case .word, .text, .list, .rubble: .text
    }
  }

  /// The kind of a field without its quotes. O(bytes), of which 256 are read.
  init(_ field: UnsafeBufferPointer<UInt8>, isQuoted: Bool) {
    var text = field
    while let first = text.first, first == 0x20 || first == 0x09 {
      text = UnsafeBufferPointer(rebasing: text.dropFirst())
    }
    while let last = text.last, last == 0x20 || last == 0x09 {
      text = UnsafeBufferPointer(rebasing: text.dropLast())
    }
    guard !text.isEmpty else {
      self = .empty
      return
    }
    if text.count > 256 {
      self = .text
      return
    }
    let marks = CSVByteCounts(text)
    if !isQuoted, marks.isPartOfQuotes(text) {
      self = .rubble
    } else {
      self = Self.kind(text, marks, isQuoted: isQuoted)
    }
  }

  private static func kind(
    _ text: UnsafeBufferPointer<UInt8>, _ marks: CSVByteCounts, isQuoted: Bool
  ) -> CSVFieldKind {
    if marks.digits > 0 {
      if marks.letters == 0 || marks.mayBeNumber {
        if text.count == 4, marks.digits == 4 {
          return (0x31...0x32).contains(text[0]) && isYear(text) ? .year : .number
        }
        if let kind = CSVValueShape.number(text) { return kind }
      }
      if CSVValueShape.isCalendar(text) { return .calendar }
    }
    if text.count <= CSVKnownWords.bytesMax, let known = CSVKnownWords.kind(of: text) {
      return known
    }
    if marks.letters + marks.digits == text.count { return .word }
    if marks.isLink(text) { return .link }
    // A single quote that was opened and not closed.
    if !isQuoted, text[0] == 0x27, !text.dropFirst().contains(0x27) { return .list }
    if marks.brackets != 0 { return isQuoted ? .text : .list }
    if text[0] == 0x7B || text[0] == 0x5B { return .text }
    if !isQuoted, marks.bars > 0 || marks.tightCommas > 0 { return .list }
    if marks.letters == 0, marks.blanks > 0, marks.digits > 0 { return isQuoted ? .text : .list }
    return marks.blanks == 0 && marks.letters > 0 ? .word : .text
  }

  private static func isYear(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let value = text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (1500...2100).contains(value)
  }
}

/// The groups of kinds that a column can be made of.
enum CSVFieldGroup: Int, CaseIterable {
  case none, number, calendar, flag, link, text
  /// Missing numbers beside numbers, and texts beside everything else.
  case mark
}

/// How often the bytes that matter occur in a text.
private struct CSVByteCounts {
  var digits = 0
  var letters = 0
  var blanks = 0
  /// Semicolons, bars and tabs: delimiters that are rare in texts.
  var bars = 0
  /// Commas without a blank or another comma behind them.
  var tightCommas = 0
  var quotes = 0
  /// Opening brackets and braces without the closing ones.
  var brackets = 0
  var colons = 0
  var ats = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      index &+= 1
      if byte | 0x20 &- 0x61 < 26 || byte >= 0x80 || byte == 0x5F {
        letters &+= 1
      } else if byte &- 0x30 <= 9 {
        digits &+= 1
      } else {
        switch byte {
        case 0x20: blanks &+= 1
        case 0x3B where index == text.count || text[index] != 0x20: bars &+= 1
        case 0x7C, 0x09: bars &+= 1
        case 0x2C:
          if index < text.count, text[index] != 0x20, text[index] != 0x2C { tightCommas &+= 1 }
        case 0x22: quotes &+= 1
        case 0x5B, 0x7B: brackets &+= 1
        case 0x5D, 0x7D: brackets &-= 1
        case 0x3A: colons &+= 1
        case 0x40: ats &+= 1
        default: break
        }
      }
    }
  }

  /// Whether letters are few enough for an exponent or a currency.
  var mayBeNumber: Bool { letters <= 4 && digits > 0 && colons == 0 }

  /// Whether a quote that was opened or closed elsewhere is at an end of the text, or the text is
  /// in quotes that were not read as quotes.
  func isPartOfQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count > 1, let first = text.first, let last = text.last else { return false }
    if first == 0x27, last == 0x27 { return true }
    guard quotes > 0 else { return false }
    if first == 0x22, last == 0x22 { return true }
    // Inches are written with a quote behind a digit.
    let isInch = last == 0x22 && quotes == 1 && text[text.count - 2] &- 0x30 <= 9
    return quotes % 2 == 1 && (first == 0x22 || last == 0x22 && !isInch)
  }

  func isLink(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard blanks == 0 else { return false }
    if ats == 1, let at = text.firstIndex(of: 0x40) {
      return at > 0 && text[at...].contains(0x2E)
    }
    guard colons > 0, let colon = text.firstIndex(of: 0x3A) else { return false }
    return colon > 1 && colon + 2 < text.count && text[colon + 1] == 0x2F && text[colon + 2] == 0x2F
  }
}
