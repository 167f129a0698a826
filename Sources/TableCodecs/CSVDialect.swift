/// How a file spells characters.
package enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8; bytes that are not are kept as they are.
  case utf8
  /// UTF-16, low byte first.
  case utf16LittleEndian
  /// UTF-16, high byte first.
  case utf16BigEndian
  /// ISO 8859-1.
  case latin1
  /// Windows code page 1252, by the WHATWG table, where every byte has a character.
  case windows1252

  /// Bytes per code unit.
  package var unitWidth: Int {
    switch self {
    case .utf8, .latin1, .windows1252: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    }
  }
}

/// What ends the records of a file.
package enum CSVLineEnd: String, Hashable, Sendable, CaseIterable {
  /// Line feed.
  case lineFeed
  /// Carriage return and line feed.
  case carriageReturnLineFeed
  /// Carriage return alone.
  case carriageReturn

  /// The bytes of an end, in ASCII.
  package var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    case .carriageReturn: [0x0D]
    }
  }
}

/// How a quoted field spells a quote.
package enum CSVEscape: String, Hashable, Sendable, CaseIterable {
  /// By two quotes.
  case doubled
  /// By a backslash before it, which also stands before itself.
  case backslash
}

/// How a delimited text file is written.
///
/// A quote opens a field only as its first byte; anywhere else it is an ordinary byte. After the
/// closing quote, whatever stands before the next delimiter is kept as part of the field. A line
/// feed ends a record, with a carriage return before it or without; a carriage return alone does so
/// only if ``loneCarriageReturnEnds`` is set.
package struct CSVDialect: Hashable, Sendable {
  /// Encoding.
  package var encoding: TextEncoding
  /// The byte between fields; ASCII.
  package var delimiter: UInt8
  /// The byte around fields that need it; nil when no byte is special.
  package var quote: UInt8?
  /// How a quote is spelled inside quotes.
  package var escape: CSVEscape
  /// What ends the records that are written anew: the most frequent end of the sample.
  package var lineEnd: CSVLineEnd
  /// Whether a carriage return alone ends a record.
  package var loneCarriageReturnEnds: Bool
  /// Lines that begin with these bytes are comments; empty when there are none.
  package var commentPrefix: [UInt8]
  /// Whether the first record holds the names of the columns.
  package var hasHeader: Bool
  /// Whether a line without a byte is a record of one empty field, as in files of one column, and
  /// not a gap.
  package var blankLinesAreRecords: Bool

  /// The dialect of RFC 4180 in UTF-8 with a header.
  package init(delimiter: UInt8 = 0x2C) {
    encoding = .utf8
    self.delimiter = delimiter
    quote = 0x22
    escape = .doubled
    lineEnd = .lineFeed
    loneCarriageReturnEnds = false
    commentPrefix = []
    hasHeader = true
    blankLinesAreRecords = false
  }

  /// Whether parity of quotes decides what is inside them, so that blocks can be scanned apart.
  var allowsParityScan: Bool {
    !loneCarriageReturnEnds && commentPrefix.isEmpty && (quote == nil || escape == .doubled)
  }

  /// Whether a zero byte may be more than a part of a field.
  var givesZeroMeaning: Bool {
    delimiter == 0 || quote == 0 || commentPrefix.contains(0)
  }

  /// The bytes that scanners look for; without quoting when `isLiteral`.
  func grammar(isLiteral: Bool) -> CSVGrammar {
    CSVGrammar(
      delimiter: delimiter, quote: isLiteral ? 256 : quote.map { UInt16($0) } ?? 256,
      isBackslashEscaped: escape == .backslash, loneCarriageReturnEnds: loneCarriageReturnEnds,
      comment: commentPrefix, blankLinesAreRecords: blankLinesAreRecords)
  }
}

/// What of a dialect a client fixes; nil is found out.
package struct CSVDialectOptions: Hashable, Sendable {
  /// Encoding.
  package var encoding: TextEncoding?
  /// The byte between fields; ASCII, neither CR nor LF.
  package var delimiter: UInt8?
  /// The byte around fields; `.some(nil)` means that no byte is special.
  package var quote: UInt8??
  /// How a quote is spelled inside quotes.
  package var escape: CSVEscape?
  /// What ends records; `carriageReturn` makes a lone carriage return an end.
  package var lineEnd: CSVLineEnd?
  /// What comments begin with; empty means that there are none.
  package var commentPrefix: [UInt8]?
  /// How many lines before the header or first record to keep aside.
  package var preambleLines: Int?
  /// Whether the first record holds names.
  package var hasHeader: Bool?
  /// Spellings of null in every column, in place of those found by evidence.
  package var nullSpellings: [[UInt8]]?
  /// How many records types are inferred from at most, 1 or more; of the sample's.
  package var sampleRows: Int?

  /// Options that fix nothing.
  package init() {}
}

/// The bytes a scanner looks for. 256 stands for no byte.
struct CSVGrammar: Hashable, Sendable {
  var delimiter: UInt8
  var quote: UInt16
  var isBackslashEscaped: Bool
  var loneCarriageReturnEnds: Bool
  var comment: [UInt8]
  var blankLinesAreRecords: Bool
}
