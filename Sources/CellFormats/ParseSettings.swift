import TableValues

/// How the texts of one column are read and written: its type and the spellings it uses.
package struct ParseSettings: Hashable, Sendable {
  /// The type.
  package var type: ColumnType
  /// The order, separator and padding of calendar days.
  package var dateFormat: DateFormat
  /// The two words of a boolean column.
  package var booleanWords: BooleanWords
  /// The spellings that mean null. An empty one stands for the empty field. The first is written.
  ///
  /// In a text column a quoted field is never null; in a typed one quoting makes no difference.
  package var nullSpellings: [Text]
  /// The byte between the whole and the fraction of a number.
  package var decimalMark: UInt8
  /// The byte between groups of three digits, when numbers have them; nil refuses groups.
  package var groupMark: UInt8?
  /// Whether `nan`, `inf` and `infinity` in any case, with a sign, are numbers.
  package var allowsNonFinite: Bool
  /// Whether blanks and tabs around a value of a type other than text are passed over.
  package var allowsBlanks: Bool

  /// Settings of a type with the strictest grammar. Null is the empty field, and in a text column
  /// nothing.
  package init(type: ColumnType) {
    self.type = type
    dateFormat = .iso
    booleanWords = .trueFalse
    nullSpellings = type == .text ? [] : [""]
    decimalMark = UInt8(ascii: ".")
    groupMark = nil
    allowsNonFinite = false
    allowsBlanks = false
  }

  /// The same spellings for another type; a text column forgets that the empty field is null only
  /// if nothing else is null.
  package func retyped(_ type: ColumnType) -> ParseSettings {
    guard type != self.type else { return self }
    var settings = self
    settings.type = type
    if type != .text, !nullSpellings.contains("") { settings.nullSpellings.insert("", at: 0) }
    if type == .text { settings.nullSpellings.removeAll { $0.isEmpty } }
    return settings
  }

  /// Whether a field reads as null.
  package func isNull(_ text: some Collection<UInt8>, isQuoted: Bool) -> Bool {
    if isQuoted, type == .text { return false }
    return nullSpellings.contains { $0.utf8.elementsEqual(text) }
  }
}

/// How a column spells calendar days. Years have four digits and lie within 0001...9999.
package struct DateFormat: Hashable, Sendable {
  /// The order of year, month and day.
  package enum Order: String, Hashable, Sendable, CaseIterable {
    /// Year, month, day.
    case yearMonthDay
    /// Month, day, year.
    case monthDayYear
    /// Day, month, year.
    case dayMonthYear
  }

  /// The order of the parts.
  package var order: Order
  /// The byte between the parts.
  package var separator: UInt8
  /// Whether month and day always have two digits; else one or two are read and the shortest
  /// written.
  package var isPadded: Bool

  /// Makes a format.
  package init(order: Order, separator: UInt8, isPadded: Bool) {
    self.order = order
    self.separator = separator
    self.isPadded = isPadded
  }

  /// `YYYY-MM-DD` (ISO 8601).
  package static let iso = DateFormat(
    order: .yearMonthDay, separator: UInt8(ascii: "-"), isPadded: true)
}

/// The two words of a boolean column, compared without regard to the case of ASCII letters.
///
/// `true` and `false` are read everywhere. The other pairs are taken by the type inference only
/// when every value of the column is one of the two words and both occur.
package struct BooleanWords: Hashable, Sendable {
  /// The word for true, as it is written.
  package var trueWord: Text
  /// The word for false, as it is written.
  package var falseWord: Text

  /// Makes a pair.
  package init(trueWord: Text, falseWord: Text) {
    self.trueWord = trueWord
    self.falseWord = falseWord
  }

  /// `true` and `false`.
  package static let trueFalse = BooleanWords(trueWord: "true", falseWord: "false")

  /// The pairs that the inference looks for, `true` and `false` first.
  package static let known: [BooleanWords] = [
    .trueFalse, BooleanWords(trueWord: "t", falseWord: "f"),
    BooleanWords(trueWord: "yes", falseWord: "no"), BooleanWords(trueWord: "y", falseWord: "n"),
  ]

  /// The value of a text, or nil if it is neither word.
  package func value(of text: UnsafeBufferPointer<UInt8>) -> Bool? {
    if equalFolded(text, trueWord.utf8) { return true }
    if equalFolded(text, falseWord.utf8) { return false }
    return nil
  }
}

/// Whether two texts are equal when ASCII capitals count as small letters.
package func equalFolded(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
  guard text.count == word.count else { return false }
  for index in 0..<word.count where lowered(text[index]) != lowered(word[index]) { return false }
  return true
}

private func lowered(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
}

/// How a text read as a type.
package enum ParseVerdict: UInt8, Sendable {
  /// It has a value.
  case value
  /// It is not of the type's grammar.
  case doesNotParse
  /// It is of the grammar, but too large.
  case outOfRange
}
