/// The format of a column's values, as plain data.
///
/// `CellFormats` compiles it. The result never depends on the machine's locale, only on the data
/// named here.
package indirect enum CellFormat: Hashable, Sendable {
  /// Numbers by a pattern, including currencies and percentages.
  case number(NumberFormat)
  /// Numbers abbreviated to thousands, millions and so on: 12.3K.
  case compact(CompactFormat)
  /// Counts of bytes in larger units.
  case bytes(ByteCountFormat)
  /// Durations, or numbers that count a unit of time.
  case duration(DurationFormat)
  /// Dates and moments by a pattern.
  case date(pattern: Text, locale: FormatLocale)
  /// Words for true and false.
  case boolean(trueText: Text, falseText: Text)
  /// Texts for chosen values, named by their canonical text. Other values use another format.
  case map([Text: Text], otherwise: CellFormat?)
  /// A text in which `{}` is replaced by the value in another format. `{{` and `}}` are literal
  /// braces.
  case template(Text, of: CellFormat?)
}

/// A number pattern and its options.
package struct NumberFormat: Hashable, Sendable {
  /// The pattern as in CLDR, such as `#,##0.00;(#,##0.00)`; nil for the locale's own.
  package var pattern: Text?
  /// The locale of marks and default patterns.
  package var locale = FormatLocale.en
  /// An ISO 4217 code, which replaces `¤` and sets the default number of decimals.
  package var currency: Text?
  /// Whether the code is shown instead of a symbol.
  package var showsCode = false
  /// Whether the default pattern is the locale's percent pattern.
  package var isPercent = false
  /// The text before the number and its sign.
  package var prefix = Text("")
  /// The text behind the number.
  package var suffix = Text("")
  /// Whether negative numbers are put in parentheses instead of after a minus sign.
  package var usesParentheses = false
  /// The mark between whole digits and decimals; nil: that of the locale.
  package var decimalMark: Text?
  /// The mark between groups of digits; nil: that of the locale.
  package var groupMark: Text?

  /// The locale's plain numbers.
  package init() {}
}

/// The format of abbreviated numbers.
package struct CompactFormat: Hashable, Sendable {
  /// The locale of the units.
  package var locale = FormatLocale.en
  /// The maximum number of significant digits, 1...15. Whole digits are always shown.
  package var digits = 3
  /// A currency to show, by its symbol.
  package var currency: Text?

  /// Three digits in English.
  package init() {}
}

/// The format of byte counts.
package struct ByteCountFormat: Hashable, Sendable {
  /// The locale of the decimal mark.
  package var locale = FormatLocale.en
  /// Whether a unit is 1,024 times the next smaller one (KiB) instead of 1,000 times (kB).
  package var isBinary = true
  /// The maximum number of decimals, 0...3.
  package var fractionDigits = 1

  /// Binary units with one decimal.
  package init() {}
}

/// The format of durations.
package struct DurationFormat: Hashable, Sendable {
  /// The style.
  package typealias Style = DurationStyle

  /// The unit that a plain number counts.
  package typealias Unit = DurationUnit

  /// The style.
  package var style = Style.clock
  /// The locale of the words.
  package var locale = FormatLocale.en
  /// The unit of a column of plain numbers.
  package var unit = Unit.second

  /// A clock of seconds.
  package init() {}
}
