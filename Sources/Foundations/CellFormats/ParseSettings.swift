import TableValues

/// The type and the spellings of one column's texts, for parsing and writing.
package struct ParseSettings: Hashable, Sendable {
  /// The type.
  package var type: ColumnType
  /// The order, separator and padding of calendar dates.
  package var dateFormat: DateFormat
  /// The two words of a boolean column.
  package var booleanWords: BooleanWords
  /// The texts that mean null. An empty one means the empty field. The first one is written.
  ///
  /// In a text column a quoted field is never null. In other columns quoting makes no difference.
  package var nullSpellings: [Text]
  /// The decimal mark.
  package var decimalMark: UInt8
  /// The mark between groups of three digits; nil refuses groups.
  package var groupMark: UInt8?
  /// Whether `nan`, `inf` and `infinity` in any case, with a sign, are numbers.
  package var allowsNonFinite: Bool
  /// Whether blanks and tabs around a value or a null are ignored, in columns of a type other than
  /// text.
  package var allowsBlanks: Bool

  /// The strictest grammar of a type. The empty field is null; in a text column nothing is.
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

  /// The same spellings for another type. The empty field is null in every type but text, where it is
  /// never null.
  package func retyped(_ type: ColumnType) -> ParseSettings {
    guard type != self.type else { return self }
    var settings = self
    settings.type = type
    if type != .text, !nullSpellings.contains("") { settings.nullSpellings.insert("", at: 0) }
    if type == .text { settings.nullSpellings.removeAll { $0.isEmpty } }
    return settings
  }

  /// Whether a field means null. Blanks around it do not matter where they are allowed.
  package func isNull(_ text: some BidirectionalCollection<UInt8>, isQuoted: Bool) -> Bool {
    if isQuoted, type == .text { return false }
    if nullSpellings.contains(where: { $0.utf8.elementsEqual(text) }) { return true }
    guard allowsBlanks, type != .text, let first = text.first, let last = text.last,
      Self.isBlank(first) || Self.isBlank(last)
    else { return false }
    var rest = text[...]
    while let first = rest.first, Self.isBlank(first) { rest = rest.dropFirst() }
    while let last = rest.last, Self.isBlank(last) { rest = rest.dropLast() }
    return nullSpellings.contains { $0.utf8.elementsEqual(rest) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// The spelling of calendar dates. Years have four digits and are within 0001...9999.
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
  /// The separator of the parts.
  package var separator: UInt8
  /// Whether month and day always have two digits. Otherwise one or two are accepted, and the
  /// shortest are written.
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

/// The two words of a boolean column, compared ignoring ASCII case.
///
/// `true` and `false` are always accepted. Type inference uses another pair only if every value of
/// the column is one of its words and both occur.
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

  /// The pairs that type inference looks for, `true` and `false` first.
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

/// Whether two texts are equal ignoring ASCII case.
package func equalFolded(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
  guard text.count == word.count else { return false }
  for index in 0..<word.count where lowered(text[index]) != lowered(word[index]) { return false }
  return true
}

private func lowered(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
}

/// The result of parsing a text as a type.
package enum ParseVerdict: UInt8, Sendable {
  /// It has a value.
  case value
  /// It does not match the type's grammar.
  case doesNotParse
  /// It matches the grammar, but is out of range.
  case outOfRange

  /// Written out, because it runs once per cell: in other rooms the compiler's own comparison of
  /// enums with raw values is a call through a witness.
  @inlinable package static func == (left: ParseVerdict, right: ParseVerdict) -> Bool {
    switch (left, right) {
    case (.value, .value), (.doesNotParse, .doesNotParse), (.outOfRange, .outOfRange): true
    default: false
    }
  }
}
