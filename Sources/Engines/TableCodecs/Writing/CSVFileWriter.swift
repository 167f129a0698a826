import CellFormats
import TableValues

/// Writes a file of the source's records with what was edited, as pieces in order.
///
/// Where columns and style are the source's, a run of untouched records is one piece, with the
/// comments and blank lines before each; of an edited record only the edited fields are new. Else
/// each record is composed of its fields. Comments before a removed record stay, before the next
/// record that is written. The last record ends with a line end only if the source's last one did.
struct CSVFileWriter: RowRunWriter {
  /// The number of records whose edits are requested at once.
  private static let rowsAtOnce = 1 << 14

  let source: CSVSource
  let content: CSVFileContent
  let style: CSVFileStyle
  let spelling: CSVFieldSpelling
  /// How new fields are put into quotes, by place in the content.
  let quotes: [CSVQuotingHabit.Quotes]
  /// Whether new titles are.
  let quotesTitles: Bool
  /// Whether raw fields of the source can stay as they are.
  let keepsSpelling: Bool
  /// Whether the columns are those of the source, in the same order.
  let keepsColumns: Bool
  /// Whether untouched records can stay as they are.
  let keepsRecords: Bool
  /// From this record on, records are composed and fields with quotes are put into quotes.
  ///
  /// A source with a quote that is never closed has records in which quotes are ordinary bytes.
  /// They stay as they are only if nothing changes among them.
  let repairedFrom: Int
  /// Whether blank lines are left out: in a file of one column they would be records.
  private let dropsBlankLines: Bool
  /// The records that are not written, rising.
  private let removed: [Range<Int>]
  private var removedDone = 0
  var cursor: CSVRecordCursor
  var stream: CSVPieceStream
  var unwritable = CSVUnwritable()
  private var openRun: Range<Int>?
  private var heldLineEnd = HeldLineEnd.none
  private let endsWithLineEnd: Bool

  /// A line end that is written once something follows.
  enum HeldLineEnd {
    case none
    /// Units of the source.
    case units(Range<Int>)
    case bytes([UInt8])
  }

  var width: Int { source.dialect.encoding.unitWidth }

  init(
    _ source: CSVSource, _ content: CSVFileContent, _ style: CSVFileStyle,
    _ stream: CSVPieceStream, _ recent: CSVRecentBytes? = nil
  ) throws {
    self.source = source
    self.content = content
    self.style = style
    self.stream = stream
    spelling = CSVFieldSpelling(style.dialect)
    let habit = style.dialect.quote == nil ? CSVQuotingHabit() : try CSVQuotingHabit(of: source)
    quotes = content.columns.map { habit.quotes(of: $0) }
    quotesTitles = habit.titles
    let own = source.dialect
    keepsSpelling =
      own.encoding == style.dialect.encoding && own.delimiter == style.dialect.delimiter
      && own.quote == style.dialect.quote && own.escape == style.dialect.escape
      && own.skipInitialSpace == style.dialect.skipInitialSpace
      && own.lines == style.dialect.lines
    keepsColumns = content.columns.map(\.source) == source.columns.indices.map { $0 }
    keepsRecords = keepsSpelling && keepsColumns && style.lineEnd == nil
    dropsBlankLines = content.columns.count == 1 && source.columns.count > 1
    cursor = CSVRecordCursor(source.index, recent)
    removed = Self.removed(content.rows, of: source.rowCount)
    repairedFrom = Self.repairedFrom(source, content, keepsRecords)
    let hasContent = source.layout.header != nil || source.units.count > source.index.dataStart
    endsWithLineEnd = try !hasContent || Self.isBehindLineBreak(source, source.units.count)
    if Self.jumps(content.rows) > 256 { try cursor.findAll() }
  }

  // MARK: What is kept

  private static func removed(_ rows: [CSVRowRun], of count: Int) -> [Range<Int>] {
    var written: [Range<Int>] = []
    for case .source(let range) in rows where !range.isEmpty { written.append(range) }
    written.sort { $0.lowerBound < $1.lowerBound }
    var removed: [Range<Int>] = []
    var next = 0
    for range in written {
      if range.lowerBound > next { removed.append(next..<range.lowerBound) }
      next = max(next, range.upperBound)
    }
    if next < count { removed.append(next..<count) }
    return removed
  }

  /// How often a record follows that is not behind the one before it.
  private static func jumps(_ rows: [CSVRowRun]) -> Int {
    var jumps = 0
    var next = 0
    for case .source(let range) in rows {
      if range.lowerBound < next { jumps += 1 }
      next = range.upperBound
    }
    return jumps
  }

  private static func repairedFrom(
    _ source: CSVSource, _ content: CSVFileContent, _ keepsRecords: Bool
  ) -> Int {
    let literal = source.index.span(of: 0..<1).literalFrom.records
    guard literal < source.rowCount else { return .max }
    let end = source.rowCount
    if keepsRecords, case .source(let last)? = content.rows.last, last.upperBound == end,
      last.lowerBound <= literal, content.editedRows(literal..<end).isEmpty
    {
      return .max
    }
    return literal
  }

  private static func isBehindLineBreak(_ source: CSVSource, _ end: Int) throws -> Bool {
    guard end > 0, let byte = try source.index.readUnits(end - 1, 1).first else { return false }
    return byte == 0x0A || byte == 0x0D && source.dialect.loneCarriageReturnEnds
  }

  // MARK: Records

  mutating func add(_ rows: Range<Int>) throws {
    if rows.isEmpty { return }
    let kept = keepsRecords ? rows.clamped(to: 0..<max(repairedFrom, 0)) : rows.prefixRange(0)
    var next = rows.lowerBound
    if !kept.isEmpty {
      var start = kept.lowerBound
      while start < kept.upperBound {
        let part = start..<min(start + Self.rowsAtOnce, kept.upperBound)
        let edits = content.edits(part)
        var first = 0
        while first < edits.count {
          let edited = edits[first].row
          var behind = first + 1
          while behind < edits.count, edits[behind].row == edited { behind += 1 }
          try extendRun(next..<edited)
          try closeRun()
          try compose(edited, edits[first..<behind])
          next = edited + 1
          first = behind
        }
        start = part.upperBound
      }
      try extendRun(next..<kept.upperBound)
      next = kept.upperBound
    }
    if next < rows.upperBound { try closeRun() }
    for row in next..<rows.upperBound {
      let cells = content.cells(.source(row))
      try compose(
        row,
        cells.map { CSVCellEdit(row: row, place: $0, cell: $1) }
          .sorted(by: CSVCellEdit.precedes)[...])
    }
  }

  private mutating func extendRun(_ rows: Range<Int>) throws {
    if rows.isEmpty { return }
    if let open = openRun, open.upperBound == rows.lowerBound {
      openRun = open.lowerBound..<rows.upperBound
      return
    }
    try closeRun()
    openRun = rows
  }

  /// Writes the run of untouched records that is open.
  mutating func closeRun() throws {
    guard let rows = openRun else { return }
    openRun = nil
    try addGapsOfRemoved(before: rows.lowerBound)
    let start = try cursor.end(of: rows.lowerBound - 1)
    let end = try cursor.end(of: rows.upperBound - 1)
    try flushLineEnd()
    let contentEnd = end - (try breakLength(before: end))
    try copy(start..<contentEnd)
    holdLineEnd(contentEnd..<end)
  }

  /// Writes a record of the source field by field.
  ///
  /// - Parameter edits: Its edited cells.
  private mutating func compose(_ row: Int, _ edits: ArraySlice<CSVCellEdit>) throws {
    try addGapsOfRemoved(before: row)
    let (bounds, parts) = try cursor.parts(of: row)
    let reference = CSVRowReference.source(row)
    try flushLineEnd()
    try writeLines(bounds.lowerBound..<bounds.lowerBound + parts.start)
    if keepsFields(of: parts, row) {
      try replace(edits, in: parts, at: bounds.lowerBound, reference)
    } else {
      let cells = Dictionary(uniqueKeysWithValues: edits.lazy.map { ($0.place, $0.cell) })
      try writeRecord(
        parts, at: bounds.lowerBound, reference, isRepaired: row >= repairedFrom,
        new: { cells[$0].map { .cell($0) } })
    }
    holdLineEnd(bounds.lowerBound + parts.end..<bounds.upperBound)
  }

  mutating func add(inserted reference: CSVRowReference) throws {
    try flushLineEnd()
    let cells = content.cells(reference)
    try writeRecord(
      nil, at: 0, reference, isRepaired: false, new: { .cell(cells[$0] ?? .null) })
    holdLineEnd(0..<0)
  }

  // MARK: Around the records

  /// Writes the mark, the preamble and the header.
  mutating func writeHead() throws {
    let header = source.layout.header
    let isRenamed = content.columns.contains { $0.name != nil }
    let keepsHeader = style.dialect.hasHeader == source.dialect.hasHeader
    if keepsRecords, style.hasMark == nil, keepsHeader, header == nil || !isRenamed {
      try stream.copy(0..<source.layout.dataStart)
      if header != nil, try !Self.isBehindLineBreak(source, source.index.dataStart) {
        holdLineEnd(0..<0)
      }
      return
    }
    let markLength = try self.markLength()
    try writeMark(of: markLength)
    let headerStart = (header?.lowerBound ?? source.layout.dataStart) / width
    try writeBetween(markLength / width..<headerStart)
    guard style.dialect.hasHeader else { return }
    guard let header else {
      let names = content.columns
      try writeRecord(nil, at: 0, nil, isRepaired: false) { .text(names[$0].name?.utf8 ?? []) }
      return holdLineEnd(0..<0)
    }
    try writeHeader(header.lowerBound / width..<header.upperBound / width)
    try writeBetween(header.upperBound / width..<source.layout.dataStart / width)
  }

  /// Writes the records of a header of several. The name of a group is repeated in each column, and
  /// a new name is in the first record.
  private mutating func writeHeaderRows(_ units: Range<Int>) throws {
    let grammar = source.dialect.grammar(isLiteral: false)
    let bytes = try source.index.readUnits(units.lowerBound, units.count)
    var records: [[Text]] = []
    var start = 0
    while start < bytes.count, records.count < source.dialect.headerRows {
      let parts = CSVRecordParts(Array(bytes[start...]), grammar)
      let first = units.lowerBound + start
      records.append(
        try parts.fields.map { field in
          let raw = try source.units.raw(first + field.lowerBound..<first + field.upperBound)
          return Text(CSVRecordParts.text(ofField: raw, in: source.dialect.encoding, grammar).text)
        })
      start += parts.end
      if start < bytes.count, bytes[start] == 0x0D { start += 1 }
      if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    }
    let names = CSVHeaderNames(records).parts
    let columns = content.columns
    for row in records.indices {
      try flushLineEnd()
      try writeRecord(nil, at: 0, nil, isRepaired: false) { place in
        let column = columns[place]
        if let name = column.name { return .text(row == 0 ? name.utf8 : []) }
        guard let own = column.source, own < names.count else { return .text([]) }
        return .text(names[own][row].utf8)
      }
      holdLineEnd(0..<0)
    }
    try flushLineEnd()
  }

  private mutating func writeHeader(_ units: Range<Int>) throws {
    if source.dialect.headerRows > 1 { return try writeHeaderRows(units) }
    // The header itself may look like a comment: `#id,name`.
    var grammar = source.dialect.grammar(isLiteral: false)
    grammar.comment = []
    var parts = try CSVRecordParts(
      source.index.readUnits(units.lowerBound, units.count), grammar)
    if source.layout.lacksFirstName {
      // The name of the first column is empty, and has no delimiter behind it while it stays so.
      parts.fields.insert(parts.start..<parts.start, at: 0)
    }
    try writeBetween(units.lowerBound..<units.lowerBound + parts.start)
    let columns = content.columns
    try writeRecord(parts, at: units.lowerBound, nil, isRepaired: false) { place in
      let column = columns[place]
      return column.name.map { .text($0.utf8) } ?? (column.source == nil ? .text([]) : nil)
    }
    let lineEnd = units.lowerBound + parts.end..<units.upperBound
    // A header's own line end stays, also where no row follows.
    if lineEnd.isEmpty { return holdLineEnd(lineEnd) }
    holdLineEnd(lineEnd)
    try flushLineEnd()
  }

  private func markLength() throws -> Int {
    let mark = source.dialect.encoding.mark
    let head = try source.bytes.bytes(0..<min(mark.count, source.bytes.size))
    return head.elementsEqual(mark) ? mark.count : 0
  }

  private mutating func writeMark(of length: Int) throws {
    let encoding = style.dialect.encoding
    if encoding == source.dialect.encoding, style.hasMark == nil {
      return try stream.copy(0..<length)
    }
    if style.hasMark ?? (encoding.unitWidth > 1 || length > 0) {
      try stream.write(encoding.mark)
    }
  }

  /// Writes what is behind the last record.
  mutating func writeTail() throws {
    try addGapsOfRemoved(before: source.rowCount)
    let end = try cursor.end(of: source.rowCount - 1)
    if endsWithLineEnd || end < source.units.count { try flushLineEnd() }
    try writeLines(end..<source.units.count)
    try stream.copy(source.units.count * width..<source.bytes.size)
  }

  // MARK: Pieces

  /// Copies units of the source as they are.
  mutating func copy(_ units: Range<Int>) throws {
    try stream.copy(units.lowerBound * width..<units.upperBound * width)
  }

  /// Writes the comments and blank lines among the records.
  private mutating func writeLines(_ units: Range<Int>) throws {
    guard dropsBlankLines, !units.isEmpty else { return try writeBetween(units) }
    let lines = try source.index.readUnits(units.lowerBound, units.count)
    var start = 0
    for (index, unit) in lines.enumerated() {
      let isCarriage = unit == 0x0D && source.dialect.loneCarriageReturnEnds
      guard unit == 0x0A || isCarriage || index == lines.count - 1 else { continue }
      if !lines[start...index].allSatisfy({ $0 == 0x0A || $0 == 0x0D }) {
        try writeGap(units.lowerBound + start..<units.lowerBound + index + 1)
      }
      start = index + 1
    }
  }

  /// Writes comments, blank lines or a preamble.
  mutating func writeGap(_ units: Range<Int>) throws {
    if source.dialect.encoding == style.dialect.encoding { return try copy(units) }
    var at = units.lowerBound
    while at < units.upperBound {
      let next = try pieceEnd(from: at, upTo: units.upperBound)
      let text = TextTranscoder.utf8(try source.units.raw(at..<next), from: source.dialect.encoding)
      if let bytes = TextTranscoder.bytes(text, in: style.dialect.encoding) {
        try stream.write(bytes)
      } else {
        let line = try unwritableLine(in: at..<next)
        unwritable.add(.textNotEncodable(byteOffset: line * width))
      }
      at = next
    }
  }

  /// Where the first line begins that the encoding lacks characters for.
  private func unwritableLine(in units: Range<Int>) throws -> Int {
    let lines = try source.index.readUnits(units.lowerBound, units.count)
    var start = 0
    for (index, unit) in lines.enumerated() where unit == 0x0A || index == lines.count - 1 {
      let line = units.lowerBound + start..<units.lowerBound + index + 1
      let text = TextTranscoder.utf8(try source.units.raw(line), from: source.dialect.encoding)
      if TextTranscoder.bytes(text, in: style.dialect.encoding) == nil { return line.lowerBound }
      start = index + 1
    }
    return units.lowerBound
  }

  /// The end of a piece that cuts no character: behind a line feed.
  private func pieceEnd(from start: Int, upTo end: Int) throws -> Int {
    guard end - start > 1 << 20 else { return end }
    let piece = try source.index.readUnits(start, 1 << 20)
    return piece.lastIndex(of: 0x0A).map { start + $0 + 1 } ?? end
  }

  private mutating func holdLineEnd(_ units: Range<Int>) {
    if let lineEnd = style.lineEnd {
      heldLineEnd = .bytes(spelling.encoded(ascii: lineEnd.bytes))
    } else if units.isEmpty {
      heldLineEnd = .bytes(spelling.encoded(ascii: style.dialect.lineEnd.bytes))
    } else {
      heldLineEnd = .units(units)
    }
  }

  private mutating func flushLineEnd() throws {
    switch heldLineEnd {
    case .none: break
    case .bytes(let bytes): try stream.write(bytes)
    case .units(let units): try writeGap(units)
    }
    heldLineEnd = .none
  }

  /// Writes the comments and blank lines before removed records that precede a row.
  private mutating func addGapsOfRemoved(before row: Int) throws {
    while removedDone < removed.count, removed[removedDone].lowerBound < row {
      for gone in removed[removedDone] {
        let (bounds, parts) = try cursor.parts(of: gone)
        if parts.start == 0 { continue }
        try flushLineEnd()
        try writeLines(bounds.lowerBound..<bounds.lowerBound + parts.start)
      }
      removedDone += 1
    }
  }

  /// How many units of line break end at `end`.
  private func breakLength(before end: Int) throws -> Int {
    let first = max(source.index.dataStart, end - 2)
    guard first < end else { return 0 }
    let last = try cursor.unit(at: end - 1)
    if last == 0x0A { return try end - first == 2 && cursor.unit(at: first) == 0x0D ? 2 : 1 }
    return last == 0x0D && source.dialect.loneCarriageReturnEnds ? 1 : 0
  }
}

extension Range<Int> {
  /// Its first numbers.
  fileprivate func prefixRange(_ count: Int) -> Range<Int> { lowerBound..<lowerBound + count }
}
