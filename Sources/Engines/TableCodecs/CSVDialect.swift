/// The character encoding of a file.
package enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8. Invalid bytes are kept unchanged.
  case utf8
  /// UTF-16, little-endian.
  case utf16LittleEndian
  /// UTF-16, big-endian.
  case utf16BigEndian
  /// ISO 8859-1.
  case latin1
  /// Windows code page 1252 by the WHATWG table, in which every byte is a character.
  case windows1252

  /// Bytes per code unit.
  package var unitWidth: Int {
    switch self {
    case .utf8, .latin1, .windows1252: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    }
  }
}

/// The line end of a file.
package enum CSVLineEnd: String, Hashable, Sendable, CaseIterable {
  /// Line feed.
  case lineFeed
  /// Carriage return and line feed.
  case carriageReturnLineFeed
  /// Carriage return alone.
  case carriageReturn

  /// The ASCII bytes of a line end.
  package var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    case .carriageReturn: [0x0D]
    }
  }
}

/// How a quote is escaped in a quoted field.
package enum CSVEscape: String, Hashable, Sendable, CaseIterable {
  /// By doubling it.
  case doubled
  /// By a preceding backslash, which also escapes itself.
  case backslash
}

/// The syntax of a delimited text file.
///
/// A quote opens a field only as its first byte; anywhere else it is an ordinary byte. Bytes
/// between the closing quote and the next delimiter are kept as part of the field. A line feed ends
/// a record, with or without a carriage return before it. A lone carriage return does so only if
/// ``loneCarriageReturnEnds`` is set.
package struct CSVDialect: Hashable, Sendable {
  /// Encoding.
  package var encoding: TextEncoding
  /// The field delimiter, an ASCII byte.
  package var delimiter: UInt8
  /// The quote; nil if there is none.
  package var quote: UInt8?
  /// How a quote is escaped inside quotes.
  package var escape: CSVEscape
  /// The line end of newly written records: the most frequent one in the sample.
  package var lineEnd: CSVLineEnd
  /// Whether a lone carriage return ends a record.
  package var loneCarriageReturnEnds: Bool
  /// The prefix of comment lines; empty if there are none.
  package var commentPrefix: [UInt8]
  /// Whether the first record has the names of the columns.
  package var hasHeader: Bool
  /// Whether an empty line is a record of one empty field, as in files of one column. Otherwise it
  /// is a gap.
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

  /// Whether the parity of quotes determines what is inside them, so that blocks can be scanned
  /// independently.
  var allowsParityScan: Bool {
    !loneCarriageReturnEnds && commentPrefix.isEmpty && (quote == nil || escape == .doubled)
  }

  /// Whether a zero byte may have a syntactic meaning.
  var givesZeroMeaning: Bool {
    delimiter == 0 || quote == 0 || commentPrefix.contains(0)
  }

  /// The bytes that scanners search for; without quotes if `isLiteral`.
  func grammar(isLiteral: Bool) -> CSVGrammar {
    CSVGrammar(
      delimiter: delimiter, quote: isLiteral ? 256 : quote.map { UInt16($0) } ?? 256,
      isBackslashEscaped: escape == .backslash, loneCarriageReturnEnds: loneCarriageReturnEnds,
      comment: commentPrefix, blankLinesAreRecords: blankLinesAreRecords)
  }
}

/// The parts of a dialect that a client has fixed. Nil is detected from the sample.
package struct CSVDialectOptions: Hashable, Sendable {
  /// Encoding.
  package var encoding: TextEncoding?
  /// The field delimiter: ASCII, neither CR nor LF.
  package var delimiter: UInt8?
  /// The quote. `.some(nil)` means that there is none.
  package var quote: UInt8??
  /// How a quote is escaped inside quotes.
  package var escape: CSVEscape?
  /// The line end. With `carriageReturn`, a lone carriage return ends a record.
  package var lineEnd: CSVLineEnd?
  /// The prefix of comment lines. Empty means that there are none.
  package var commentPrefix: [UInt8]?
  /// The number of lines before the header or first record to skip.
  package var preambleLines: Int?
  /// Whether the first record has names.
  package var hasHeader: Bool?
  /// The null spellings of every column, instead of detected ones.
  package var nullSpellings: [[UInt8]]?
  /// The maximum number of the sample's records for type inference, at least 1.
  package var sampleRows: Int?
  /// Whether all columns are text: no types are inferred.
  package var readsPlainTexts = false
  /// The largest share of a column's values that may be no values of its type, 0...1. They become
  /// errors that keep their text.
  package var outlierShare = 0.0
  /// The number of columns at least, for records that are longer than the sample tells.
  package var columnsMin = 0

  /// Nothing is fixed.
  package init() {}
}

/// The bytes that a scanner searches for. 256 means no byte.
struct CSVGrammar: Hashable, Sendable {
  var delimiter: UInt8
  var quote: UInt16
  var isBackslashEscaped: Bool
  var loneCarriageReturnEnds: Bool
  var comment: [UInt8]
  var blankLinesAreRecords: Bool
}
