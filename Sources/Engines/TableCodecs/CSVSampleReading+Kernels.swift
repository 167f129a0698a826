import CellFormats
import ProtocolWords
import TableValues

/// Examines a sample step by step: line ends, delimiter and quote, comments, preamble, header,
/// types.
struct CSVSampleReading {
  let base: UnsafePointer<UInt8>
  let count: Int
  let isWhole: Bool
  let options: CSVDialectOptions
  var findings: [CSVFinding]
  var dialect = CSVDialect()
  /// The delimiter that the first line names, and the end of that line.
  var told: (delimiter: UInt8, end: Int)?
  /// Whether the header has no field for the first column.
  var lacksFirstName = false
  /// Whether a ruler was found behind the first record.
  var hasRuler = false

  /// The result for the file. `byteOffset` converts offsets of the sample to offsets of the file.
  ///
  /// - Throws: ``CSVError``.
  mutating func sniffing(
    _ isCancelled: () -> Bool, _ byteOffset: (Int) -> Int
  ) throws -> CSVSniffing {
    findLineEnd()
    let origin = findOrigin()
    findLines(from: origin)
    let search = try CSVDialectSearch(
      base, origin..<count, isWhole: isWhole, dialect, forced, isCancelled)
    let delimiter = isDrawn ? nil : try unforcedDelimiter(origin, isCancelled)
    guard
      let best = search.best({ delimiter == nil || $0.trial.delimiter == delimiter }) ?? search.best
    else { throw CSVError.badOption("delimiter") }
    adopt(best, search)
    findComments(best)
    let width = best.start.width
    dialect.blankLinesAreRecords = width == 1 && !isDrawn
    notePreamble(best, origin)
    let records = best.trial.records
    let tableStart = best.start.skipped > 0 ? records[best.start.skipped].start : origin
    var splitter = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
    var first = splitter.recordStart(from: tableStart)
    var names = fields(splitter, at: first)
    if names.count > width, width == 1 {
      dialect.blankLinesAreRecords = false
      splitter = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
      first = splitter.recordStart(from: tableStart)
      names = fields(splitter, at: first)
    }
    var columnCount = first < count ? max(width, names.count, options.columnsMin) : 0
    dialect.hasHeader = first < count && decideHeader(names, best)
    var second = first
    if dialect.hasHeader { (names, second) = header(splitter, first, names) }
    lacksFirstName = dialect.hasHeader && best.start.lacksFirstName && names.count == width - 1
    if lacksFirstName { names.insert("", at: 0) }
    columnCount = max(columnCount, names.count)
    guard columnCount <= CSVSource.columnsMax else { throw CSVError.tooManyColumns(columnCount) }
    // Units below the names are no evidence for the types.
    let hasUnits = dialect.hasHeader && dialect.headerRows == 1 && best.start.hasSecondHeader
    let body = hasUnits ? splitter.recordEnd(from: splitter.recordStart(from: second)) : second
    let sample = CSVSampleTypes.Sample(
      base: base, count: count, isWhole: isWhole,
      rowsMax: options.sampleRows ?? CSVSniffer.inferenceRows, hasHeader: dialect.hasHeader)
    let types = try CSVSampleTypes(sample, splitter, from: body, columns: columnCount, isCancelled)
    let formats = try inferFormats(splitter, from: body, types, isCancelled)
    let places = (first: first, second: second, data: behindRulers(second))
    return assemble(names, types, formats, places, byteOffset)
  }

  /// What is fixed: by the options, and by a first line `sep=;`.
  private var forced: CSVDialectOptions {
    var forced = options
    if let told { forced.delimiter = forced.delimiter ?? told.delimiter }
    guard isDrawn else { return forced }
    forced.delimiter = dialect.delimiter
    forced.quote = .some(nil)
    forced.escape = forced.escape ?? dialect.escape
    forced.skipInitialSpace = false
    forced.commentPrefix = []
    // Lines above the first record are gaps.
    forced.preambleLines = 0
    return forced
  }

  private var isDrawn: Bool { dialect.isDrawn }

  /// Finds whether lines have bars and rulers.
  ///
  /// Forced quotes, comments and other delimiters than `|` and a blank leave them plain.
  private mutating func findLines(from origin: Int) {
    let mayBeDrawn =
      !dialect.loneCarriageReturnEnds && (options.quote ?? nil) == nil && told == nil
      && options.commentPrefix?.isEmpty ?? true
      && [0x7C, 0x20].contains(options.delimiter ?? 0x7C)
    if let given = options.lines {
      dialect.lines = mayBeDrawn ? given : .plain
      findings.append(CSVFinding("lines", dialect.lines.rawValue, "given", 0, 1))
    }
    guard mayBeDrawn, dialect.isDrawn || options.lines == nil else { return }
    var search = DrawnTableSearch(base, origin..<count)
    if let delimiter = options.delimiter, search?.delimiter != delimiter { search = nil }
    let isDrawn = dialect.isDrawn || search != nil
    if isDrawn { dialect.delimiter = options.delimiter ?? search?.delimiter ?? 0x7C }
    if search?.escapesBars == true { dialect.escape = .backslash }
    guard options.lines == nil, let search else { return }
    dialect.lines = search.form
    hasRuler = true
    findings.append(
      CSVFinding(
        "lines", search.form.rawValue, "a ruler follows the first record", search.examined,
        search.share))
  }

  /// The delimiter that is detected with fewer forced members; nil if no forced member can change
  /// it.
  ///
  /// A client that forces no quotes, or blanks within fields, does not mean another delimiter. But
  /// without quotes, commas within them look like delimiters.
  private func unforcedDelimiter(
    _ origin: Int, _ isCancelled: () -> Bool
  ) throws(CSVError) -> UInt8? {
    var fewer = forced
    if options.quote == .some(nil) { fewer.quote = nil }
    if options.skipInitialSpace == false { fewer.skipInitialSpace = nil }
    guard fewer.delimiter == nil, fewer != forced else { return nil }
    let search = try CSVDialectSearch(
      base, origin..<count, isWhole: isWhole, dialect, fewer, isCancelled)
    return search.best?.trial.delimiter
  }

  /// Where the lines begin that may be the table: behind the preamble of the options, or behind a
  /// first line `sep=;`.
  private mutating func findOrigin() -> Int {
    let start = behindMarks
    if let given = options.preambleLines {
      var (end, lines) = (start, 0)
      while lines < given, end < count {
        end = lineEnd(from: end)
        lines += 1
      }
      return end
    }
    told = toldDelimiter(from: start)
    return told?.end ?? start
  }

  /// Where the text begins: behind further byte order marks, as files have that were marked twice.
  private var behindMarks: Int {
    var start = 0
    while start + 3 <= count, base[start] == 0xEF, base[start + 1] == 0xBB, base[start + 2] == 0xBF
    {
      start += 3
    }
    return start
  }

  /// The delimiter that the first line names, as spreadsheets write and read it: `sep=;`.
  private func toldDelimiter(from start: Int) -> (delimiter: UInt8, end: Int)? {
    let end = lineEnd(from: start)
    var line = UnsafeBufferPointer(start: base + start, count: end - start)[...]
    while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
    if line.first == 0x22, line.last == 0x22, line.count > 2 { line = line.dropFirst().dropLast() }
    guard line.count == 5, let delimiter = line.last, delimiter < 0x80,
      delimiter != options.quote ?? 0x22,
      line.prefix(3).elementsEqual([0x73, 0x65, 0x70], by: { $0 | 0x20 == $1 }),
      line.dropFirst(3).first == 0x3D
    else { return nil }
    return (delimiter, end)
  }

  /// The names in the header's records, and the end of these.
  ///
  /// Names of several records are joined by blanks. An empty field of a group's name repeats the one
  /// before it, as long as the names above it do.
  private mutating func header(
    _ splitter: CSVFieldSplitter, _ first: Int, _ names: [Text]
  ) -> (names: [Text], end: Int) {
    var end = splitter.recordEnd(from: first)
    let rows = max(1, options.headerRows ?? 1)
    var records = [names]
    while records.count < rows {
      let at = splitter.recordStart(from: end)
      guard at < count else { break }
      records.append(fields(splitter, at: at))
      end = splitter.recordEnd(from: at)
    }
    dialect.headerRows = records.count
    if options.headerRows != nil {
      findings.append(CSVFinding("headerRows", "\(records.count)", "given", records.count, 1))
    }
    return (CSVHeaderNames(records).joined, end)
  }

  /// The end of the rulers below the header, which belong to it: rows are inserted behind them.
  private func behindRulers(_ start: Int) -> Int {
    var index = start
    while isDrawn, index < count {
      let end = lineEnd(from: index)
      let line = UnsafeBufferPointer(start: base + index, count: end - index)
      guard DrawnLine.kind(line, dialect.lines, dialect.delimiter) == .ruler else { break }
      index = end
    }
    return index
  }

  private func assemble(
    _ names: [Text], _ types: CSVSampleTypes, _ formats: [Int: FormatInference],
    _ places: (first: Int, second: Int, data: Int), _ byteOffset: (Int) -> Int
  ) -> CSVSniffing {
    var columns: [CSVColumn] = []
    var evidence: [CSVTypeEvidence] = []
    var found = TableFormats(types.columns, formats, names: dialect.hasHeader ? names : [])
    for place in types.columns.indices {
      let name = dialect.hasHeader && place < names.count ? names[place] : ""
      var (column, reason) = column(name, place, &found)
      if types.trimmed.contains(place) { types.note(place, column, &reason) }
      columns.append(column)
      evidence.append(reason)
    }
    let start = byteOffset(places.first)
    let header = dialect.hasHeader ? start..<byteOffset(places.second) : nil
    return CSVSniffing(
      dialect: dialect,
      layout: CSVLayout(
        header: header, dataStart: header == nil ? start : byteOffset(places.data),
        lacksFirstName: lacksFirstName),
      columns: columns, typeEvidence: evidence, findings: findings,
      rowsExamined: evidence.first?.rowsExamined ?? 0)
  }

  private mutating func findLineEnd() {
    let counts = LineEndCounts(base, count: count, isWhole: isWhole, quote: options.quote ?? 0x22)
    let all = counts.all
    dialect.loneCarriageReturnEnds = all.returns > all.feeds + all.pairs
    // Line breaks within fields are no evidence for records: spreadsheets write other ones there.
    let outside = counts.outside
    let isKnown = !dialect.loneCarriageReturnEnds && outside.feeds + outside.pairs > 0
    let (feeds, pairs, returns) = isKnown ? outside : all
    let total = feeds + pairs + returns
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

  private mutating func adopt(
    _ best: CSVDialectSearch.Candidate, _ search: CSVDialectSearch
  ) {
    let trial = best.trial
    let all = UnsafeBufferPointer(start: base, count: count)
    dialect.delimiter = trial.delimiter ?? search.freeDelimiter(all)
    dialect.quote = trial.quote
    dialect.escape = trial.escape
    dialect.skipInitialSpace = trial.skipsBlanks
    let blanked = trial.blankedFields * 2 > trial.laterFields
    dialect.spellsBlanks = trial.skipsBlanks && blanked && dialect.delimiter != 0x20
    findings += CSVDialectFindings(options, told?.delimiter).findings(best, search, dialect)
  }

  /// Lines that begin with `#` or `//` are comments if most of them differ from the other lines in
  /// their number of fields.
  private mutating func findComments(_ best: CSVDialectSearch.Candidate) {
    if let forced = options.commentPrefix {
      dialect.commentPrefix = forced
      findings.append(
        CSVFinding("comment", String(decoding: forced, as: UTF8.self), "given", 0, 1))
      return
    }
    let (width, records) = (best.start.width, best.trial.records)
    guard width > 1, !isDrawn else { return }
    // Lines above a header that looks like a comment are preamble.
    let named = best.start.markedHeader
    let marked = records[(named.map { $0 + 1 } ?? 0)...].filter(\.looksLikeComment)
    let odd = marked.filter { $0.width != width }
    guard !odd.isEmpty, odd.count * 2 >= marked.count, marked.count < records.count else { return }
    let prefix =
      named.map { commonPrefix(of: odd, besides: records[$0].start) } ?? commentPrefix()
    guard !prefix.isEmpty, !prefix.contains(dialect.delimiter) else { return }
    dialect.commentPrefix = prefix
    findings.append(
      CSVFinding(
        "comment", String(decoding: prefix, as: UTF8.self),
        "lines so begun do not have \(width) fields", marked.count,
        Double(odd.count) / Double(marked.count)))
  }

  /// The shortest text of marks and blanks that comments begin with, and a header does not: `# ` beside
  /// `#id`. Empty if there is none.
  private func commonPrefix(of comments: [CSVTrial.Record], besides header: Int) -> [UInt8] {
    var prefix: [UInt8] = []
    guard let first = comments.first?.start else { return [] }
    while prefix.count < 8 {
      let next = base[first + prefix.count]
      let isMark = next > 0x1F && next < 0x7F && next != dialect.quote ?? 0x22
      let isLetter = next &- 0x30 <= 9 || next | 0x20 &- 0x61 < 26
      guard isMark, !isLetter else { return [] }
      prefix.append(next)
      let isShared = comments.allSatisfy { base[$0.start + prefix.count - 1] == next }
      guard isShared else { return [] }
      if base[header + prefix.count - 1] != next { return prefix }
    }
    return []
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

  private mutating func notePreamble(_ best: CSVDialectSearch.Candidate, _ origin: Int) {
    if let given = options.preambleLines {
      if given > 0 { findings.append(CSVFinding("preamble", "\(given) lines", "given", given, 1)) }
      return
    }
    let titles = best.trial.records.prefix(best.start.skipped).count
    guard titles > 0 || told != nil else { return }
    let lines = titles + (told == nil ? 0 : 1)
    let reason =
      titles == 0
      ? "the first line names the delimiter"
      : told == nil ? "titles above the table" : "a line names the delimiter, and titles follow"
    findings.append(CSVFinding("preamble", "\(lines) lines", reason, lines, 1))
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

  /// Whether the first record of the table is a header.
  ///
  /// It is if most of its fields do not fit the types of their columns. If all columns are text, it
  /// is if its fields could be names, and are not repeated in their columns.
  private mutating func decideHeader(
    _ names: [Text], _ best: CSVDialectSearch.Candidate
  ) -> Bool {
    let evidence = best.start.header
    let (agree, disagree) = (evidence.agree, evidence.disagree)
    let recurring = agree + disagree > 0 ? 0 : recurring(best)
    let areNames = evidence.hasNames && recurring == 0
    let isHeader =
      options.hasHeader ?? (options.headerRows != nil || hasRuler)
      || options.hasHeader == nil && (agree + disagree > 0 ? disagree > agree : areNames)
    var reason =
      options.hasHeader != nil || options.headerRows != nil
      ? "given"
      : hasRuler
        ? "a ruler follows the first record"
        : agree + disagree > 0
          ? "\(disagree) fields of the first record are not of their column's type, \(agree) are"
            + (evidence.hasNumbers ? "; years, numbers in a row or with other signs are names" : "")
            + (best.start.hasSecondHeader ? "; the next record has units or further names" : "")
          : recurring > 0
            ? "all columns are text; \(recurring) fields of the first record are repeated"
            : "all columns are text; the first record \(areNames ? "could be" : "is not") names"
    if isHeader, best.start.lacksFirstName {
      reason += "; the first column has the names of rows, and its own name is missing"
    }
    let share =
      hasRuler && isHeader
      ? 1 : Double(isHeader ? disagree : agree) / Double(max(agree + disagree, 1))
    findings.append(CSVFinding("header", String(isHeader), reason, names.count, share))
    return isHeader
  }

  /// How many fields of the first record are repeated in their columns, in records that differ from
  /// it.
  private func recurring(_ best: CSVDialectSearch.Candidate) -> Int {
    let (trial, first) = (best.trial, best.trial.records.dropFirst(best.start.skipped).first)
    // One row is no evidence.
    guard let first, trial.records.count - best.start.skipped > 2 else { return 0 }
    func text(_ place: Int) -> UnsafeBufferPointer<UInt8> {
      let span = trial.spans[place]
      return UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
    }
    let shift = best.start.lacksFirstName ? 1 : 0
    var again = Array(repeating: false, count: first.width)
    for record in trial.records.dropFirst(best.start.skipped + 1) {
      let same = (0..<min(first.width, record.width - shift)).filter { column in
        text(first.first + column).elementsEqual(text(record.first + column + shift))
      }
      if same.count == first.width { continue }
      for column in same where !text(first.first + column).isEmpty { again[column] = true }
    }
    return again.count { $0 }
  }
}
