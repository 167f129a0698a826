import CellFormats
import TableValues

/// Spells cells as fields of a dialect, in quotes where they are needed.
struct CSVFieldSpelling {
  /// Where in its record a field is.
  struct Place {
    /// Whether it is the first field.
    var isFirst: Bool
    /// Whether it is the only field.
    var isOnly: Bool
  }

  /// The reason why a field cannot be written.
  enum Obstacle: Error {
    /// A character that the encoding lacks.
    case encoding
    /// A delimiter, quote or line break where there are no quotes.
    case quoting
  }

  let dialect: CSVDialect
  private let special: [UInt8]

  init(_ dialect: CSVDialect) {
    self.dialect = dialect
    let isEscapable = dialect.isDrawn && dialect.escape == .backslash
    special =
      [0x0A, 0x0D] + [isEscapable ? nil : dialect.delimiter, dialect.quote].compactMap(\.self)
  }

  /// The delimiter, in the encoding.
  var delimiter: [UInt8] { encoded(ascii: [dialect.delimiter]) }
  /// The delimiter of new records, with the blank behind it that the other records have.
  var separator: [UInt8] {
    if isDrawn, dialect.delimiter != 0x20 {
      return encoded(ascii: [0x20, dialect.delimiter, 0x20])
    }
    return encoded(ascii: dialect.spellsBlanks ? [dialect.delimiter, 0x20] : [dialect.delimiter])
  }
  /// What precedes the first field of a new record.
  var opening: [UInt8] {
    dialect.lines == .framed ? encoded(ascii: [dialect.delimiter, 0x20]) : []
  }
  /// What follows the last field of a new record.
  var closing: [UInt8] {
    dialect.lines == .framed ? encoded(ascii: [0x20, dialect.delimiter]) : []
  }

  private var isDrawn: Bool { dialect.isDrawn }

  /// ASCII in the encoding.
  func encoded(ascii: [UInt8]) -> [UInt8] {
    TextTranscoder.bytes(ascii, in: dialect.encoding) ?? ascii
  }

  /// The bytes of a cell.
  ///
  /// - Parameter quotes: Which fields are in quotes though they need none.
  func field(
    _ cell: Cell, _ settings: ParseSettings, _ place: Place,
    _ quotes: CSVQuotingHabit.Quotes = CSVQuotingHabit.Quotes()
  ) throws(Obstacle) -> [UInt8] {
    var text: [UInt8] = []
    var isNull = false
    switch cell.value {
    case .null:
      isNull = true
      let isKnown = cell.source.map { settings.nullSpellings.contains($0) } ?? false
      text = isKnown ? cell.source?.utf8 ?? [] : settings.nullSpellings.first?.utf8 ?? []
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json,
      .error,
      .pending:
      if let spelled = cell.source {
        text = spelled.utf8
      } else {
        CellFormatter.append(cell.value, as: settings, to: &text)
      }
    }
    let isMistaken =
      !isNull && settings.type == .text && settings.nullSpellings.contains(Text(text))
    // A null with a word of its own would be that word.
    let isHabit = text.isEmpty ? quotes.empties : quotes.values && !isNull
    return try field(text, isQuoted: isMistaken || isHabit, place)
  }

  /// The bytes of a text.
  ///
  /// - Parameter isQuoted: Whether it is in quotes also where it needs none, if there are quotes.
  func field(_ text: [UInt8], isQuoted: Bool, _ place: Place) throws(Obstacle) -> [UInt8] {
    var text = text
    if isQuoted || needsQuotes(text, place) {
      guard let quote = dialect.quote else { throw .quoting }
      text = Self.quoted(text, quote, dialect.escape)
    } else if isDrawn, dialect.escape == .backslash {
      text = text.flatMap { $0 == dialect.delimiter ? [0x5C, $0] : [$0] }
    }
    guard let bytes = TextTranscoder.bytes(text, in: dialect.encoding) else { throw .encoding }
    return bytes
  }

  /// Whether a field would be read as another text without quotes.
  ///
  /// A text that begins with a blank needs them even if blanks are not skipped, because detection
  /// of the dialect may treat the blank as a part of the delimiter.
  func needsQuotes(_ text: [UInt8], _ place: Place) -> Bool {
    let skips = dialect.skipInitialSpace
    if isDrawn {
      let isPadded =
        text.first.map(DrawnLine.isBlank) ?? false || text.last.map(DrawnLine.isBlank) ?? false
      return isPadded || text.contains(where: special.contains)
        || text.isEmpty && dialect.delimiter == 0x20
    }
    return isHidden(text, place) || text.contains(where: special.contains)
      || text.first == 0x20 && (skips || dialect.quote != nil)
      || skips && text.isEmpty && dialect.delimiter == 0x20
  }

  /// Whether its record would be read as a comment or a blank line.
  func isHidden(_ text: [UInt8], _ place: Place) -> Bool {
    let isComment =
      place.isFirst && !dialect.commentPrefix.isEmpty && text.starts(with: dialect.commentPrefix)
    return isComment || place.isOnly && text.isEmpty && !dialect.blankLinesAreRecords
  }

  private static func quoted(_ text: [UInt8], _ quote: UInt8, _ escape: CSVEscape) -> [UInt8] {
    var quoted = [quote]
    quoted.reserveCapacity(text.count + 2)
    for byte in text {
      switch escape {
      case .doubled: if byte == quote { quoted.append(quote) }
      case .backslash: if byte == quote || byte == 0x5C { quoted.append(0x5C) }
      }
      quoted.append(byte)
    }
    quoted.append(quote)
    return quoted
  }
}
