/// How the values of a column are shown, as plain data.
///
/// `CellFormats` compiles it. Nothing of the machine's own locale enters: what a locale decides is
/// the data named here.
package indirect enum CellFormat: Hashable, Sendable {
  /// Numbers by a pattern, currencies and percents among them.
  case number(NumberFormat)
  /// Numbers in thousands, millions and so on: 12.3K.
  case compact(CompactFormat)
  /// Counts of bytes in larger units.
  case bytes(ByteCountFormat)
  /// Lengths of time, or numbers that count them.
  case duration(DurationFormat)
  /// Days and moments by a pattern.
  case date(pattern: Text, locale: FormatLocale)
  /// Words for true and false.
  case boolean(trueText: Text, falseText: Text)
  /// Texts for chosen values, named by their canonical text; the others by another format.
  case map([Text: Text], otherwise: CellFormat?)
  /// A text in which `{}` stands for the value in another format; `{{` and `}}` are braces.
  case template(Text, of: CellFormat?)
}

/// The locales whose data the daemon brings.
package enum FormatLocale: String, Hashable, Sendable, CaseIterable {
  /// English, German, French, Spanish, Hindi, Japanese.
  case en, de, fr, es, hi, ja
}

/// A number pattern with what fills it.
package struct NumberFormat: Hashable, Sendable {
  /// The pattern as in CLDR, such as `#,##0.00;(#,##0.00)`; nil for the locale's own.
  package var pattern: Text?
  /// Marks and default patterns.
  package var locale = FormatLocale.en
  /// An ISO 4217 code, which fills `¤` and decides the default count of decimals.
  package var currency: Text?
  /// Whether the code is shown instead of a symbol.
  package var showsCode = false
  /// Whether the default pattern is the locale's percent pattern.
  package var isPercent = false
  /// What stands before the number, sign included.
  package var prefix = Text("")
  /// What stands behind it.
  package var suffix = Text("")
  /// Whether negative numbers stand in parentheses instead of behind a minus.
  package var usesParentheses = false

  /// The locale's plain numbers.
  package init() {}
}

/// How numbers are shortened.
package struct CompactFormat: Hashable, Sendable {
  /// Whose units.
  package var locale = FormatLocale.en
  /// The most significant digits that are shown, 1...15; whole digits are always shown.
  package var digits = 3
  /// A currency to be shown, by its symbol.
  package var currency: Text?

  /// Three digits in English.
  package init() {}
}

/// How counts of bytes are shown.
package struct ByteCountFormat: Hashable, Sendable {
  /// Whose decimal mark.
  package var locale = FormatLocale.en
  /// Whether a step is 1,024 (KiB) or 1,000 (kB).
  package var isBinary = true
  /// The most digits behind the point, 0...3.
  package var fractionDigits = 1

  /// Binary units with one digit behind the point.
  package init() {}
}

/// How lengths of time are shown.
package struct DurationFormat: Hashable, Sendable {
  /// The shape.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// `1:05:09`, with decimals where there are any.
    case clock
    /// `1h 05m`: the two largest units.
    case short
    /// `1 hour 5 minutes`: all units in words.
    case words
  }

  /// What a plain number counts.
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Thousandths of a second, seconds, minutes, hours, days.
    case millisecond, second, minute, hour, day
  }

  /// The shape.
  package var style = Style.clock
  /// Whose words.
  package var locale = FormatLocale.en
  /// What the numbers of a column of numbers count.
  package var unit = Unit.second

  /// A clock of seconds.
  package init() {}
}
