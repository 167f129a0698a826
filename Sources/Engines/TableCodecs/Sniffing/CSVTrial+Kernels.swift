/// The first records of a sample, split by one possible dialect, with what was counted on the way.
///
/// One pass over at most 200 records of 64 KiB, or of the first lines if these are longer.
struct CSVTrial {
  /// One record.
  struct Record {
    /// Its first byte.
    var start: Int
    /// Its first field among ``CSVTrial/spans``.
    var first: Int
    /// The number of its fields.
    var width: Int
    /// The number of its fields with a value.
    var filled: Int
    /// The number of its delimiters that are within a time, an address, a date or a phrase.
    var cuts = 0
    /// Whether it begins as comments often do.
    var looksLikeComment: Bool
  }

  /// The number of bytes that are split, unless they have fewer lines than ``linesMin``.
  static let bytesMax = 65_536
  /// The number of lines that are split, however long they are.
  static let linesMin = 8
  /// The number of records that are split.
  static let recordsMax = 200

  /// The delimiter; nil for a file of one column.
  let delimiter: UInt8?
  let quote: UInt8?
  let escape: CSVEscape
  let skipsBlanks: Bool
  private(set) var records: [Record] = []
  private(set) var spans: [CSVFieldSpan] = []
  private(set) var kinds: [CSVFieldKind] = []
  /// Fields in quotes that end where their quotes do.
  private(set) var quotedFields = 0
  /// Fields with bytes behind the closing quote, or without one.
  private(set) var brokenQuotes = 0
  /// Fields that have parts of quotes in them.
  private(set) var rubble = 0
  /// Delimiters between fields that are not in quotes.
  private(set) var delimiters = 0
  /// Those of them that are within a time, an address, a date or a phrase.
  private(set) var cuts = 0
  /// Fields behind a delimiter that have a value.
  private(set) var laterFields = 0
  /// Those of them that begin with a blank.
  private(set) var blankedFields = 0
  /// Those of them that have a quote behind the blanks.
  private(set) var blankedQuotes = 0

  /// Splits the records from `origin` on.
  init(
    _ base: UnsafePointer<UInt8>, _ sample: Range<Int>, isWhole: Bool, _ dialect: CSVDialect,
    delimiter: UInt8?
  ) {
    self.delimiter = delimiter
    quote = dialect.quote
    escape = dialect.escape
    skipsBlanks = dialect.skipInitialSpace
    var dialect = dialect
    dialect.delimiter = delimiter ?? 0x0A
    let splitter = CSVFieldSplitter(
      base, count: sample.upperBound, dialect.grammar(isLiteral: false))
    let end = sample.upperBound
    records.reserveCapacity(Self.recordsMax)
    spans.reserveCapacity(2048)
    kinds.reserveCapacity(2048)
    var index = splitter.recordStart(from: sample.lowerBound)
    while index < end, records.count < Self.recordsMax {
      var record = Record(
        start: index, first: spans.count, width: 0, filled: 0,
        looksLikeComment: base[index] == 0x23 || base[index] == 0x2F && base[index + 1] == 0x2F)
      let cutsBefore = cuts
      var stop = index
      var isBehindPlain = false
      while true {
        let (span, fieldEnd) = splitter.field(at: index)
        stop = fieldEnd
        let kind = note(span, index, stop, splitter, base, end, isWhole)
        if kind.group != .none { record.filled += 1 }
        if record.width > 0 {
          noteDelimiter(
            base, index - 1, sample.lowerBound, end, isPlain: isBehindPlain && !span.isQuoted, kind)
        }
        record.width += 1
        isBehindPlain = !span.isQuoted
        guard stop < end, base[stop] == delimiter else { break }
        index = stop + 1
      }
      // The last record of a sample of a longer file may be truncated.
      if stop >= end, !isWhole, !records.isEmpty {
        spans.removeLast(spans.count - record.first)
        kinds.removeLast(kinds.count - record.first)
        break
      }
      record.cuts = cuts - cutsBefore
      records.append(record)
      index = stop < end ? splitter.recordStart(from: splitter.lineBreakEnd(stop)) : end
    }
  }

  private mutating func note(
    _ span: CSVFieldSpan, _ index: Int, _ stop: Int, _ splitter: CSVFieldSplitter,
    _ base: UnsafePointer<UInt8>, _ end: Int, _ isWhole: Bool
  ) -> CSVFieldKind {
    var kind = CSVFieldKind(
      UnsafeBufferPointer(start: base + Int(span.start), count: span.count), isQuoted: span.isQuoted
    )
    if span.isQuoted {
      let isOpen = stop >= end && Int(span.start) + span.count >= end
      if isOpen ? isWhole : splitter.hasBytesBehindQuote(span) {
        brokenQuotes += 1
        kind = .rubble
      } else {
        quotedFields += 1
      }
    }
    if kind == .rubble, !span.isQuoted { rubble += 1 }
    spans.append(span)
    kinds.append(kind)
    return kind
  }

  private mutating func noteDelimiter(
    _ base: UnsafePointer<UInt8>, _ at: Int, _ start: Int, _ end: Int, isPlain: Bool,
    _ kind: CSVFieldKind
  ) {
    delimiters += 1
    if kind != .empty {
      laterFields += 1
      if at + 1 < end, base[at + 1] == 0x20 {
        blankedFields += 1
        var index = at + 1
        while index < end, base[index] == 0x20 { index += 1 }
        if index < end, base[index] == 0x22 || base[index] == quote { blankedQuotes += 1 }
      }
    }
    if isPlain, CSVCutValues.isCut(base, at, from: start, to: end) { cuts += 1 }
  }

  /// The kinds of a record's fields.
  func kinds(of record: Record) -> ArraySlice<CSVFieldKind> {
    kinds[record.first..<record.first + record.width]
  }
}
