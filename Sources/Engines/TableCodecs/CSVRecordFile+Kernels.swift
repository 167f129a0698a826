import ProtocolWords

/// A delimited file in memory, as its lines: the header, records, comments and blank lines.
///
/// It is for readers that move whole records, such as a merge. Every line keeps its bytes, and fields
/// are texts without types. Reading is one pass of the exact scanner.
package struct CSVRecordFile: Sendable {
  /// One line: a record, which may reach over several line breaks, a comment or a blank line.
  package struct Line: Sendable, Hashable {
    /// Whether it is a record.
    package let isRecord: Bool
    /// Its first unit.
    let start: Int
    /// Where its line end begins.
    let contentEnd: Int
    /// Behind its line end.
    let end: Int
  }

  /// One field of a record.
  package struct Field: Sendable, Hashable {
    /// Its text as UTF-8, without quotes.
    package let text: [UInt8]
    /// Whether it is in quotes.
    package let isQuoted: Bool
    /// Its bytes in the file, with quotes.
    package let raw: [UInt8]
  }

  /// The largest file, in bytes.
  package static let bytesMax = 1 << 30

  /// The bytes.
  package let bytes: [UInt8]
  /// How it is written.
  package let dialect: CSVDialect
  /// Whether it begins with a byte order mark.
  package let hasMark: Bool
  /// The bytes before the header or the first record, without the mark.
  package let head: [UInt8]
  /// The header; nil if there is none.
  package let header: Line?
  /// The lines behind the header, in order.
  package let lines: [Line]
  /// The number of columns.
  package let columnCount: Int
  /// Half a unit at the end of a file in UTF-16, or the marks of its end, which are in no record.
  package let tail: [UInt8]
  /// Whether a quote is not closed before the end.
  package let hasUnclosedQuote: Bool
  /// Whether the encoding was found by the frequencies of letters.
  package let hasGuessedEncoding: Bool

  /// The units, followed by bytes that the splitter may read.
  private let units: [UInt8]
  private let unitCount: Int

  /// Reads a file.
  ///
  /// - Throws: ``CSVError``.
  package init(_ bytes: [UInt8], options: CSVDialectOptions = CSVDialectOptions()) throws {
    // Each line of a drawn table is a record here, also a ruler, so that none is moved or lost.
    var options = options
    options.lines = .plain
    let sampled = min(bytes.count, CSVSniffer.sampleBytes)
    let sniffing = try CSVSniffer.sniff(
      Array(bytes[..<sampled]), isWhole: sampled == bytes.count, options: options)
    let dialect = sniffing.dialect
    let source = CSVUnits(
      source: MemoryByteSource(bytes), encoding: dialect.encoding,
      endMarks: sniffing.layout.endMarks)
    let width = dialect.encoding.unitWidth
    var units = [UInt8](repeating: 0, count: source.count + CSVFieldSplitter.padding)
    let unitCount = source.count
    try units.withUnsafeMutableBytes { buffer in
      try source.read(
        at: 0, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<unitCount]))
    }
    self.bytes = bytes
    self.dialect = dialect
    let mark = dialect.encoding.mark
    hasMark = !mark.isEmpty && bytes.starts(with: mark)
    let start = sniffing.layout.header?.lowerBound ?? sniffing.layout.dataStart
    head = Array(bytes[min(hasMark ? mark.count : 0, start)..<start])
    let scan = Self.scan(units, unitCount, from: start / width, dialect)
    var lines = scan.lines
    if sniffing.layout.header != nil, let first = lines.first, first.isRecord {
      header = first
      lines.removeFirst()
    } else {
      header = nil
    }
    self.lines = lines
    columnCount = sniffing.columns.count
    tail = Array(bytes[(unitCount * width)...])
    hasUnclosedQuote = scan.isOpen
    hasGuessedEncoding = sniffing.hasGuessedEncoding
    self.units = units
    self.unitCount = unitCount
  }

  private static func scan(
    _ units: [UInt8], _ count: Int, from start: Int, _ dialect: CSVDialect
  ) -> (lines: [Line], isOpen: Bool) {
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: false))
    var lines: [Line] = []
    var index = start
    units.withUnsafeBufferPointer { buffer in
      let buffer = UnsafeBufferPointer(rebasing: buffer[..<count])
      func breakLength(_ end: Int) -> Int {
        if buffer[end - 1] == 0x0A { return end - 2 >= index && buffer[end - 2] == 0x0D ? 2 : 1 }
        return buffer[end - 1] == 0x0D && dialect.loneCarriageReturnEnds ? 1 : 0
      }
      var at = start
      while let end = scanner.nextEnd(buffer, from: at) {
        lines.append(
          Line(
            isRecord: scanner.isRecord, start: index, contentEnd: end - breakLength(end), end: end))
        (index, at) = (end, end)
      }
      guard index < count, let isRecord = scanner.openLineIsRecord else { return }
      let length = scanner.state == .carriageEnd ? breakLength(count) : 0
      lines.append(
        Line(isRecord: isRecord, start: index, contentEnd: count - length, end: count))
    }
    return (lines, scanner.isQuoted)
  }

  // MARK: Lines

  /// The bytes of a line without its line end.
  package func content(of line: Line) -> ArraySlice<UInt8> {
    bytes[line.start * width..<line.contentEnd * width]
  }

  /// The characters of a line's end.
  package func lineBreak(of line: Line) -> [UInt8] {
    Array(units[line.contentEnd..<line.end])
  }

  /// Whether a line's content ends with a carriage return, which a line feed would make a line end.
  package func endsWithCarriageReturn(_ line: Line) -> Bool {
    line.contentEnd > line.start && units[line.contentEnd - 1] == 0x0D
  }

  /// Whether the file's last line has a line end; nil for a file without lines.
  package var endsWithLineEnd: Bool? {
    (lines.last ?? header).map { $0.contentEnd < $0.end }
  }

  private var width: Int { dialect.encoding.unitWidth }

  // MARK: Fields

  /// The fields of a record.
  package func fields(of line: Line) -> [Field] {
    var fields: [Field] = []
    forEachField(of: line) { splitter, span, range in
      fields.append(
        Field(
          text: text(splitter, span, range), isQuoted: span.isQuoted,
          raw: Array(bytes[range.lowerBound * width..<range.upperBound * width])))
      return true
    }
    return fields
  }

  /// The text of one field of a record; nil if there is no such field.
  package func text(ofField place: Int, of line: Line) -> [UInt8]? {
    var found: [UInt8]?
    var index = 0
    forEachField(of: line) { splitter, span, range in
      if index == place { found = text(splitter, span, range) }
      index += 1
      return found == nil
    }
    return found
  }

  private func text(
    _ splitter: CSVFieldSplitter, _ span: CSVFieldSpan, _ range: Range<Int>
  ) -> [UInt8] {
    if dialect.encoding == .utf8 { return splitter.text(span) }
    let raw = Array(bytes[range.lowerBound * width..<range.upperBound * width])
    return CSVRecordParts.text(
      ofField: raw, in: dialect.encoding, dialect.grammar(isLiteral: false)
    ).text
  }

  private func forEachField(
    of line: Line, _ body: (CSVFieldSplitter, CSVFieldSpan, Range<Int>) -> Bool
  ) {
    units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let splitter = CSVFieldSplitter(
        base, count: line.contentEnd, dialect.grammar(isLiteral: false))
      var index = line.start
      while true {
        let (span, stop) = splitter.field(at: index)
        guard body(splitter, span, index..<stop), stop < line.contentEnd,
          base[stop] == dialect.delimiter
        else { return }
        index = stop + 1
      }
    }
  }
}
