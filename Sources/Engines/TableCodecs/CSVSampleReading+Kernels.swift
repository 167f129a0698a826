import CellFormats
import TableValues

/// Examines a sample step by step: line ends, delimiter and quote, comments, preamble, header,
/// types.
struct CSVSampleReading {
  /// The number of records between two checks for cancellation.
  static let cancellationRecords = 64

  let base: UnsafePointer<UInt8>
  let count: Int
  let isWhole: Bool
  let options: CSVDialectOptions
  var findings: [CSVFinding]
  var dialect = CSVDialect()

  /// The result for the file. `byteOffset` converts offsets of the sample to offsets of the file.
  ///
  /// - Throws: ``CSVError``.
  mutating func sniffing(
    _ isCancelled: () -> Bool, _ byteOffset: (Int) -> Int
  ) throws -> CSVSniffing {
    findLineEnd()
    let candidate = try CSVSniffer.bestCandidate(
      base, count, isWhole: isWhole, dialect, options, isCancelled)
    adopt(candidate)
    findComments(candidate)
    let width = candidate?.modalWidth ?? 1
    dialect.blankLinesAreRecords = width == 1
    let preambleEnd = findPreambleEnd(width)
    var splitter = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
    var first = splitter.recordStart(from: preambleEnd)
    var names = fields(splitter, at: first)
    if names.count > width, width == 1 {
      dialect.blankLinesAreRecords = false
      splitter = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
      first = splitter.recordStart(from: preambleEnd)
      names = fields(splitter, at: first)
    }
    let columnCount = first < count ? max(width, names.count, options.columnsMin) : 0
    guard columnCount <= CSVSource.columnsMax else { throw CSVError.tooManyColumns(columnCount) }
    let second = first < count ? splitter.recordEnd(from: first) : count
    var types = try infer(splitter, from: second, columns: columnCount, isCancelled)
    dialect.hasHeader = first < count && decideHeader(names, &types, rest: second)
    if !dialect.hasHeader {
      types = try infer(splitter, from: first, columns: columnCount, isCancelled)
    }
    let formats = try inferFormats(
      splitter, from: dialect.hasHeader ? second : first, types, isCancelled)
    return assemble(names, types, formats, first, second, byteOffset)
  }

  private func assemble(
    _ names: [Text], _ types: [CSVTypeInference], _ formats: [Int: FormatInference], _ first: Int,
    _ second: Int, _ byteOffset: (Int) -> Int
  ) -> CSVSniffing {
    var types = types
    var columns: [CSVColumn] = []
    var evidence: [CSVTypeEvidence] = []
    for place in types.indices {
      let name = dialect.hasHeader && place < names.count ? names[place] : ""
      let (column, reason) = column(name, &types[place], formats[place])
      columns.append(column)
      evidence.append(reason)
    }
    let start = byteOffset(first)
    let header = dialect.hasHeader ? start..<byteOffset(second) : nil
    return CSVSniffing(
      dialect: dialect, layout: CSVLayout(header: header, dataStart: header?.upperBound ?? start),
      columns: columns, typeEvidence: evidence, findings: findings,
      rowsExamined: evidence.first?.rowsExamined ?? 0)
  }

  private mutating func findLineEnd() {
    var feeds = 0
    var pairs = 0
    var returns = 0
    for index in 0..<count {
      if base[index] == 0x0A {
        if index > 0, base[index - 1] == 0x0D { pairs += 1 } else { feeds += 1 }
      } else if base[index] == 0x0D, index + 1 < count ? base[index + 1] != 0x0A : isWhole {
        returns += 1
      }
    }
    let total = feeds + pairs + returns
    dialect.loneCarriageReturnEnds = returns > feeds + pairs
    dialect.lineEnd =
      dialect.loneCarriageReturnEnds
      ? .carriageReturn : pairs > feeds ? .carriageReturnLineFeed : .lineFeed
    if let forced = options.lineEnd {
      dialect.lineEnd = forced
      dialect.loneCarriageReturnEnds = forced == .carriageReturn
    }
    let share = Double(max(feeds, pairs, returns)) / Double(max(total, 1))
    findings.append(
      CSVFinding(
        "lineEnd", dialect.lineEnd.rawValue,
        options.lineEnd == nil ? "LF \(feeds), CR LF \(pairs), CR alone \(returns)" : "given",
        total, share))
  }

  private mutating func adopt(_ candidate: CSVCandidate?) {
    let rows = candidate?.bodyWidths.count ?? 0
    let share = candidate?.consistency ?? 1
    if let candidate {
      dialect.delimiter = candidate.delimiter
      dialect.quote = candidate.quote
      dialect.escape = candidate.escape
    } else {
      // There is one column, so a delimiter that does not occur is chosen.
      let bytes = UnsafeBufferPointer(start: base, count: count)
      let free = [0x2C, 0x09, 0x3B, 0x7C, 0x1F].first { !bytes.contains($0) }
      dialect.delimiter = options.delimiter ?? free ?? 0x1F
      dialect.quote = options.quote ?? 0x22
      dialect.escape = options.escape ?? .doubled
    }
    let name = String(UnicodeScalar(dialect.delimiter)).debugDescription
    let reason =
      candidate.map { "\($0.modalWidth) fields in most records" } ?? "one column"
    findings.append(
      CSVFinding("delimiter", name, options.delimiter == nil ? reason : "given", rows, share))
    let quote = dialect.quote.map { String(UnicodeScalar($0)) } ?? "none"
    let quoted = candidate?.quotedFields ?? 0
    findings.append(
      CSVFinding(
        "quote", quote, options.quote == nil ? "\(quoted) fields in quotes" : "given", rows, 1))
    findings.append(
      CSVFinding(
        "escape", dialect.escape.rawValue,
        options.escape == nil ? "\(candidate?.brokenQuotes ?? 0) fields broken by it" : "given",
        quoted, 1))
  }

  /// Lines that begin with `#` or `//` are comments if most of them differ from the other lines in
  /// their number of fields.
  private mutating func findComments(_ candidate: CSVCandidate?) {
    if let forced = options.commentPrefix {
      dialect.commentPrefix = forced
      findings.append(
        CSVFinding("comment", String(decoding: forced, as: UTF8.self), "given", 0, 1))
      return
    }
    guard let candidate, candidate.modalWidth > 1 else { return }
    let width = candidate.modalWidth
    let marked = zip(candidate.widths, candidate.looksLikeComment).filter { $0.1 }.map(\.0)
    let odd = marked.count { $0 != width }
    guard odd > 0, odd * 2 >= marked.count, marked.count < candidate.widths.count else { return }
    dialect.commentPrefix = commentPrefix()
    guard !dialect.commentPrefix.contains(dialect.delimiter) else {
      dialect.commentPrefix = []
      return
    }
    findings.append(
      CSVFinding(
        "comment", String(decoding: dialect.commentPrefix, as: UTF8.self),
        "lines so begun do not have \(width) fields", marked.count,
        Double(odd) / Double(marked.count)))
  }

  private func commentPrefix() -> [UInt8] {
    var isAtStart = true
    for index in 0..<count {
      if isAtStart, base[index] == 0x23 { return [0x23] }
      if isAtStart, base[index] == 0x2F, index + 1 < count, base[index + 1] == 0x2F {
        return [0x2F, 0x2F]
      }
      isAtStart = base[index] == 0x0A || base[index] == 0x0D
    }
    return []
  }

  /// The end of the preamble: the lines before the table.
  ///
  /// The preamble has as many lines as the options say. Otherwise, if most records have several
  /// fields, it is the lines of one field before the first such record. Otherwise it is the
  /// narrower lines before a record of the usual width that has names.
  private mutating func findPreambleEnd(_ width: Int) -> Int {
    let splitter = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
    var end = 0
    var lines = 0
    if let given = options.preambleLines {
      while lines < given, end < count {
        end = lineEnd(from: end)
        lines += 1
      }
    } else if width > 1 {
      (end, lines) = leadingRecords(splitter) { $0.count == 1 }
      let narrow = leadingRecords(splitter) { $0.count < width }
      if narrow.lines > lines, narrow.lines <= 3,
        areNames(fields(splitter, at: splitter.recordStart(from: narrow.end)))
      {
        (end, lines) = narrow
      }
    }
    if lines > 0 {
      let reason = options.preambleLines == nil ? "lines of one field" : "given"
      findings.append(CSVFinding("preamble", "\(lines) lines", reason, lines, 1))
    }
    return end
  }

  /// The end of the leading records that satisfy a condition. The result is empty if there are more
  /// than 32, or if all records satisfy it.
  private func leadingRecords(
    _ splitter: CSVFieldSplitter, _ condition: ([Text]) -> Bool
  ) -> (end: Int, lines: Int) {
    var end = 0
    var lines = 0
    var at = splitter.recordStart(from: 0)
    while at < count, lines <= 32, condition(fields(splitter, at: at)) {
      end = splitter.recordEnd(from: at)
      at = splitter.recordStart(from: end)
      lines += 1
    }
    return at >= count || lines > 32 ? (0, 0) : (end, lines)
  }

  private func lineEnd(from start: Int) -> Int {
    var index = start
    while index < count, base[index] != 0x0A {
      if base[index] == 0x0D, dialect.loneCarriageReturnEnds { break }
      index += 1
    }
    guard index < count else { return count }
    let isPair = base[index] == 0x0D && index + 1 < count && base[index + 1] == 0x0A
    return index + (isPair ? 2 : 1)
  }

  /// The texts of one record.
  private func fields(_ splitter: CSVFieldSplitter, at start: Int) -> [Text] {
    guard start < count else { return [] }
    var fields: [Text] = []
    var index = start
    while true {
      let (span, stop) = splitter.field(at: index)
      fields.append(Text(splitter.text(span)))
      guard stop < count, base[stop] == dialect.delimiter else { return fields }
      index = stop + 1
    }
  }

  private func infer(
    _ splitter: CSVFieldSplitter, from start: Int, columns: Int, _ isCancelled: () -> Bool
  ) throws(CSVError) -> [CSVTypeInference] {
    var types = Array(repeating: CSVTypeInference(), count: columns)
    var index = splitter.recordStart(from: start)
    var row = 0
    let rowsMax = options.sampleRows ?? CSVSniffer.inferenceRows
    while index < count, row < rowsMax {
      if row % Self.cancellationRecords == 0, isCancelled() { throw .cancelled }
      let end = splitter.recordEnd(from: index)
      // A record that may be truncated by the sample is ignored.
      if end >= count, !isWhole { break }
      var column = 0
      while column < columns {
        let (span, stop) = splitter.field(at: index)
        if span.isEscaped {
          splitter.unescaped(span).withUnsafeBufferPointer {
            types[column].add($0, isQuoted: true, row: row)
          }
        } else {
          let text = UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
          types[column].add(text, isQuoted: span.isQuoted, row: row)
        }
        column += 1
        guard stop < count, base[stop] == dialect.delimiter else { break }
        index = stop + 1
      }
      index = splitter.recordStart(from: end)
      row += 1
    }
    return types
  }

  /// Whether the first record is a header.
  ///
  /// It is if more of its fields disagree with the inferred column types than agree. If all columns
  /// are text, it is if its fields look like names: present, short, distinct, and not values of
  /// their columns.
  private mutating func decideHeader(
    _ names: [Text], _ types: inout [CSVTypeInference], rest: Int
  ) -> Bool {
    var agree = 0
    var disagree = 0
    for (column, name) in names.enumerated() where column < types.count && !name.isEmpty {
      var inference = types[column]
      let settings = inference.finish().settings
      guard settings.type != .text else { continue }
      switch CellParser(settings).cell(name).value {
      case .error: disagree += 1
      case .null: break
      case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .text, .json,
        .pending:
        agree += 1
      }
    }
    let hasNames = areNames(names)
    let isHeader = options.hasHeader ?? (agree + disagree > 0 ? disagree > agree : hasNames)
    let reason =
      options.hasHeader != nil
      ? "given"
      : agree + disagree > 0
        ? "\(disagree) fields of the first record are not of their column's type, \(agree) are"
        : "all columns are text; the first record \(hasNames ? "could be" : "is not") names"
    let share = Double(isHeader ? disagree : agree) / Double(max(agree + disagree, 1))
    findings.append(CSVFinding("header", String(isHeader), reason, names.count, share))
    return isHeader
  }

  private func areNames(_ names: [Text]) -> Bool {
    guard !names.isEmpty, Set(names).count == names.count else { return false }
    return names.allSatisfy { name in
      guard !name.isEmpty, name.utf8.count <= 128 else { return false }
      var inference = CSVTypeInference()
      name.utf8.withUnsafeBufferPointer { inference.add($0, isQuoted: false, row: 0) }
      return inference.finish().settings.type == .text
    }
  }
}
