import ProtocolWords
import TableValues

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
/// A quote opens a field only as its first byte, or behind blanks if ``skipInitialSpace`` is set;
/// anywhere else it is an ordinary byte. Bytes between the closing quote and the next delimiter are kept as part of the field. A line feed ends
/// a record, with or without a carriage return before it. A lone carriage return does so only if
/// ``loneCarriageReturnEnds`` is set.
package struct CSVDialect: Hashable, Sendable {
  /// Encoding.
  package var encoding: FileEncoding
  /// The field delimiter, an ASCII byte.
  package var delimiter: UInt8
  /// The quote; nil if there is none.
  package var quote: UInt8?
  /// How a quote is escaped inside quotes.
  package var escape: CSVEscape
  /// Whether blanks at the beginning of a field are no part of it, so that a quote behind them opens.
  package var skipInitialSpace: Bool
  /// Whether lines have bars and rulers. Beside `ruled` the delimiter is `|` or a blank, beside `framed`
  /// it is `|`. Beside both there are no quotes and comments, and blanks around fields are no part of
  /// them.
  package var lines: LineForm
  /// Whether new records have a blank behind each delimiter, as the others have.
  package var spellsBlanks: Bool
  /// The line end of newly written records: the most frequent one in the sample.
  package var lineEnd: CSVLineEnd
  /// Whether a lone carriage return ends a record.
  package var loneCarriageReturnEnds: Bool
  /// The prefix of comment lines; empty if there are none.
  package var commentPrefix: [UInt8]
  /// Whether the first record has the names of the columns.
  package var hasHeader: Bool
  /// How many records have the names, at least 1. Only where ``hasHeader`` is set.
  package var headerRows: Int
  /// Whether an empty line is a record of one empty field, as in files of one column. Otherwise it
  /// is a gap.
  package var blankLinesAreRecords: Bool
  /// Where rows are in a JSON file; nil: records are fields with delimiters between them.
  package private(set) var json: JSONLayout?

  /// The dialect of a JSON file. Marks of delimited files mean nothing in it.
  package init(json: JSONLayout) {
    self.init(delimiter: 0x1E)
    quote = nil
    hasHeader = false
    self.json = json
  }

  /// The dialect of RFC 4180 in UTF-8 with a header.
  package init(delimiter: UInt8 = 0x2C) {
    encoding = .utf8
    self.delimiter = delimiter
    quote = 0x22
    escape = .doubled
    skipInitialSpace = false
    lines = .plain
    spellsBlanks = false
    lineEnd = .lineFeed
    loneCarriageReturnEnds = false
    commentPrefix = []
    hasHeader = true
    headerRows = 1
    blankLinesAreRecords = false
    json = nil
  }

  /// Whether lines have bars and rulers.
  package var isDrawn: Bool { lines != .plain }

  /// Whether the parity of quotes determines what is inside them, so that blocks can be scanned
  /// independently.
  var allowsParityScan: Bool {
    !loneCarriageReturnEnds && commentPrefix.isEmpty && !isDrawn
      && (quote == nil || escape == .doubled)
      && json?.frame ?? .lines == .lines
  }

  /// Whether a zero byte may have a syntactic meaning.
  var givesZeroMeaning: Bool {
    delimiter == 0 || quote == 0 || commentPrefix.contains(0)
  }

  /// The bytes that scanners search for; without quotes if `isLiteral`.
  func grammar(isLiteral: Bool) -> CSVGrammar {
    CSVGrammar(
      delimiter: delimiter, quote: isLiteral ? 256 : quote.map { UInt16($0) } ?? 256,
      isBackslashEscaped: escape == .backslash, skipsBlanks: skipInitialSpace || isDrawn,
      lines: lines,
      loneCarriageReturnEnds: loneCarriageReturnEnds, comment: commentPrefix,
      blankLinesAreRecords: blankLinesAreRecords,
      elements: json.flatMap { $0.frame == .lines ? nil : $0.frame })
  }
}

/// The parts of a dialect that a client has fixed. Nil is detected from the sample.
package struct CSVDialectOptions: Hashable, Sendable {
  /// Encoding.
  package var encoding: FileEncoding?
  /// Whether a byte order mark decides the order of bytes of the encoding that is fixed.
  package var followsMark = false
  /// The field delimiter: ASCII, neither CR nor LF.
  package var delimiter: UInt8?
  /// The quote. `.some(nil)` means that there is none.
  package var quote: UInt8??
  /// How a quote is escaped inside quotes.
  package var escape: CSVEscape?
  /// Whether blanks at the beginning of a field are no part of it.
  package var skipInitialSpace: Bool?
  /// Whether lines have bars and rulers.
  package var lines: LineForm?
  /// The line end. With `carriageReturn`, a lone carriage return ends a record.
  package var lineEnd: CSVLineEnd?
  /// The prefix of comment lines. Empty means that there are none.
  package var commentPrefix: [UInt8]?
  /// The number of lines before the header or first record to skip.
  package var preambleLines: Int?
  /// Whether the first record has names.
  package var hasHeader: Bool?
  /// The number of records that have the names, at least 1; nil: 1.
  package var headerRows: Int?
  /// The null spellings of every column, instead of detected ones.
  package var nullSpellings: [[UInt8]]?
  /// The maximum number of the sample's records for type inference, at least 1.
  package var sampleRows: Int?
  /// Whether all columns are text: no types are inferred.
  package var readsPlainTexts = false
  /// The largest share of a column's values that may be no values of its type, 0...1. They become
  /// errors that keep their text.
  package var outlierShare = 0.0
  /// The minimum number of columns, for records that are longer than those of the sample.
  package var columnsMin = 0
  /// What is known of the format. By default a file is delimited text.
  package var format = CSVFormatChoice.delimited
  /// The JSON pointer to the array of rows in a JSON file; nil: it is found.
  package var rowsPointer: Text?
  /// How deep members of nested objects are columns of their own, 0...16.
  package var flattenDepth = 0
  /// The layout of a JSON file that was found before; it is not looked for again.
  package var knownJSON: JSONLayout?

  /// Nothing is fixed.
  package init() {}
}

/// The bytes that a scanner searches for. 256 means no byte.
struct CSVGrammar: Hashable, Sendable {
  var delimiter: UInt8
  var quote: UInt16
  var isBackslashEscaped: Bool
  /// Whether blanks before a field are skipped.
  var skipsBlanks = false
  var lines = LineForm.plain
  var loneCarriageReturnEnds: Bool
  var comment: [UInt8]
  var blankLinesAreRecords: Bool
  /// How elements of JSON follow each other, where these are the records and not lines.
  var elements: JSONLayout.Frame?

  /// Whether lines have bars and rulers.
  var isDrawn: Bool { lines != .plain }
  /// Whether lines have bars at both ends, too.
  var isFramed: Bool { lines == .framed }
}
