import CellFormats
import TableValues

/// A row to write.
package enum CSVRowReference: Hashable, Sendable {
  /// A record of the source.
  case source(Int)
  /// A row inserted by an edit. The caller assigns the number.
  case inserted(Int)
}

/// Why a file cannot be written as requested.
package enum CSVRenderingError: Error, Hashable, Sendable {
  /// A text has characters that the file's encoding cannot represent.
  case notEncodable(row: CSVRowReference, column: Int)
  /// A text has a delimiter, quote or line break, and the dialect has no quotes.
  case notQuotable(row: CSVRowReference, column: Int)
}

extension CSVSource {
  /// Writes the file with edits. Everything that was not edited keeps its bytes.
  ///
  /// A run of unedited records is copied, with the comments and blank lines before each. Of an
  /// edited record, only the edited fields are rewritten. Comments before a removed record stay,
  /// before the next record that is written. The last record ends with a line end only if the
  /// source's last one does. Memory use is that of one part. The index must be complete.
  ///
  /// - Parameters:
  ///   - order: The rows in their new order. Source rows that are absent were removed.
  ///   - edits: The edited cells of a row by column; for an inserted row all of its cells. Nil or
  ///     empty if the row was not edited.
  ///   - write: Receives the bytes part by part.
  /// - Throws: ``CSVRenderingError``, ``ByteSourceChanged`` and the errors of `write`.
  package func rendered(
    order: some Collection<CSVRowReference>, edits: (CSVRowReference) -> [Int: Cell]?,
    write: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    var renderer = CSVRenderer(self, present: try presence(of: order))
    var run: Range<Int>?
    try renderer.copy(0..<layout.dataStart, write)
    for reference in order {
      let cells = edits(reference) ?? [:]
      if case .source(let row) = reference, cells.isEmpty {
        if let open = run, open.upperBound == row {
          run = open.lowerBound..<row + 1
          continue
        }
        if let open = run { try renderer.add(untouched: open, write) }
        run = row..<row + 1
        continue
      }
      if let open = run { try renderer.add(untouched: open, write) }
      run = nil
      switch reference {
      case .source(let row): try renderer.add(edited: row, cells, write)
      case .inserted: try renderer.add(inserted: reference, cells, write)
      }
    }
    if let open = run { try renderer.add(untouched: open, write) }
    try renderer.finish(write)
  }

  /// The source rows that are written, one bit each; nil if all are written in order.
  private func presence(of order: some Collection<CSVRowReference>) throws -> [UInt64]? {
    var next = 0
    var isInOrder = true
    var words = [UInt64](repeating: 0, count: (rowCount + 63) / 64)
    for case .source(let row) in order where row >= 0 && row < rowCount {
      if row != next { isInOrder = false }
      next = row + 1
      words[row >> 6] |= 1 << UInt64(row & 63)
    }
    return isInOrder && next == rowCount ? nil : words
  }
}

/// Writes records in order. It delays the last line end until it is known to be needed.
struct CSVRenderer {
  private let source: CSVSource
  private let width: Int
  /// The source rows that are written; nil: all.
  private let present: [UInt64]?
  /// Rows below this one whose gaps have been written if they are absent.
  private var gapsWrittenTo = 0
  private var heldLineEnd: [UInt8] = []
  private let endsWithLineEnd: Bool
  private let lineEnd: [UInt8]

  init(_ source: CSVSource, present: [UInt64]?) {
    self.source = source
    self.present = present
    width = source.dialect.encoding.unitWidth
    lineEnd =
      TextTranscoder.bytes(source.dialect.lineEnd.bytes, in: source.dialect.encoding) ?? [0x0A]
    let hasContent = source.layout.header != nil || source.units.count > source.index.dataStart
    endsWithLineEnd = !hasContent || Self.isBehindLineBreak(source, source.units.count)
    // A header at the end of a file without a final line end needs one before the first row.
    if source.layout.header != nil, !Self.isBehindLineBreak(source, source.index.dataStart) {
      heldLineEnd = lineEnd
    }
  }

  private static func isBehindLineBreak(_ source: CSVSource, _ end: Int) -> Bool {
    guard end > 0, let byte = try? source.index.readUnits(end - 1, 1).first else { return false }
    return byte == 0x0A || byte == 0x0D && source.dialect.loneCarriageReturnEnds
  }

  /// Copies bytes of the source unchanged.
  func copy(_ range: Range<Int>, _ write: (ArraySlice<UInt8>) throws -> Void) throws {
    var at = range.lowerBound
    while at < range.upperBound {
      let next = min(at + (1 << 20), range.upperBound)
      try write(try source.bytes.bytes(at..<next)[...])
      at = next
    }
  }

  /// Writes a run of records with the gaps before them.
  mutating func add(
    untouched rows: Range<Int>, _ write: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    try addGapsOfRemoved(before: rows.lowerBound, write)
    let start = try source.index.end(ofRecord: rows.lowerBound - 1)
    let end = try source.index.end(ofRecord: rows.upperBound - 1)
    try flush(write)
    let contentEnd = end - (try breakLength(before: end))
    try copy(start * width..<contentEnd * width, write)
    heldLineEnd = contentEnd < end ? try source.units.raw(contentEnd..<end) : lineEnd
  }

  /// Writes a record with edited fields.
  mutating func add(
    edited row: Int, _ cells: [Int: Cell], _ write: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    try addGapsOfRemoved(before: row, write)
    let start = try source.index.end(ofRecord: row - 1)
    let end = try source.index.end(ofRecord: row)
    let isLiteral = source.index.span(of: row..<row + 1).literalFrom.records <= row
    let parts = try CSVRecordParts(
      source.index.readUnits(start, end - start), source.dialect.grammar(isLiteral: isLiteral))
    try flush(write)
    try copy(start * width..<(start + parts.start) * width, write)
    let last = max(parts.fields.count - 1, cells.keys.max() ?? 0)
    var record: [UInt8] = []
    for column in 0...last {
      if column > 0 { record += encoded([source.dialect.delimiter]) }
      if let cell = cells[column] {
        record += try field(cell, column, .source(row), isFirst: column == 0, isOnly: last == 0)
      } else if column < parts.fields.count {
        let range = parts.fields[column]
        record += try source.units.raw(start + range.lowerBound..<start + range.upperBound)
      }
    }
    try write(record[...])
    heldLineEnd =
      start + parts.end < end ? try source.units.raw(start + parts.end..<end) : lineEnd
  }

  /// Writes a new record in the file's dialect.
  mutating func add(
    inserted reference: CSVRowReference, _ cells: [Int: Cell],
    _ write: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    try flush(write)
    let count = max(source.columns.count, (cells.keys.max() ?? 0) + 1)
    var record: [UInt8] = []
    for column in 0..<count {
      if column > 0 { record += encoded([source.dialect.delimiter]) }
      record += try field(
        cells[column] ?? .null, column, reference, isFirst: column == 0, isOnly: count == 1)
    }
    try write(record[...])
    heldLineEnd = lineEnd
  }

  /// Writes the bytes behind the last record.
  mutating func finish(_ write: (ArraySlice<UInt8>) throws -> Void) throws {
    try addGapsOfRemoved(before: source.rowCount, write)
    let end = try source.index.end(ofRecord: source.rowCount - 1)
    if endsWithLineEnd || end < source.units.count { try flush(write) }
    try copy(end * width..<source.bytes.size, write)
  }

  private mutating func flush(_ write: (ArraySlice<UInt8>) throws -> Void) throws {
    if !heldLineEnd.isEmpty { try write(heldLineEnd[...]) }
    heldLineEnd = []
  }

  /// Writes the comments and blank lines before removed records that come before a row.
  private mutating func addGapsOfRemoved(
    before row: Int, _ write: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    guard let present, gapsWrittenTo < row else { return }
    for removed in gapsWrittenTo..<row where present[removed >> 6] >> UInt64(removed & 63) & 1 == 0
    {
      let start = try source.index.end(ofRecord: removed - 1)
      let end = try source.index.end(ofRecord: removed)
      let parts = try CSVRecordParts(
        source.index.readUnits(start, end - start), source.dialect.grammar(isLiteral: true))
      if parts.start > 0 {
        try flush(write)
        try copy(start * width..<(start + parts.start) * width, write)
      }
    }
    gapsWrittenTo = row
  }

  /// The length of the line break that ends at `end`, in units.
  private func breakLength(before end: Int) throws -> Int {
    let first = max(source.index.dataStart, end - 2)
    let last = try source.index.readUnits(first, end - first)
    if last.last == 0x0A { return last.count == 2 && last[0] == 0x0D ? 2 : 1 }
    return last.last == 0x0D && source.dialect.loneCarriageReturnEnds ? 1 : 0
  }

  private func encoded(_ ascii: [UInt8]) -> [UInt8] {
    TextTranscoder.bytes(ascii, in: source.dialect.encoding) ?? ascii
  }

  /// The bytes of a cell as a field, quoted if necessary.
  private func field(
    _ cell: Cell, _ column: Int, _ row: CSVRowReference, isFirst: Bool, isOnly: Bool
  ) throws -> [UInt8] {
    let settings =
      source.columns.indices.contains(column)
      ? source.columns[column].settings : ParseSettings(type: .text)
    var text: [UInt8] = []
    var isNull = false
    switch cell.value {
    case .null:
      isNull = true
      let isKnown = cell.source.map { settings.nullSpellings.contains($0) } ?? false
      text = isKnown ? cell.source?.utf8 ?? [] : settings.nullSpellings.first?.utf8 ?? []
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .text, .json, .error,
      .pending:
      if let spelled = cell.source {
        text = spelled.utf8
      } else {
        CellFormatter.append(cell.value, as: settings, to: &text)
      }
    }
    let dialect = source.dialect
    let special: [UInt8] = [dialect.delimiter, 0x0A, 0x0D] + [dialect.quote].compactMap(\.self)
    let isMistaken =
      !isNull && settings.type == .text && settings.nullSpellings.contains(Text(text))
    let isComment =
      isFirst && !dialect.commentPrefix.isEmpty && text.starts(with: dialect.commentPrefix)
    let isBlankLine = isOnly && text.isEmpty && !dialect.blankLinesAreRecords
    if isMistaken || isComment || isBlankLine || text.contains(where: special.contains) {
      guard let quote = dialect.quote else {
        throw CSVRenderingError.notQuotable(row: row, column: column)
      }
      text = Self.quoted(text, quote, dialect.escape)
    }
    guard let bytes = TextTranscoder.bytes(text, in: dialect.encoding) else {
      throw CSVRenderingError.notEncodable(row: row, column: column)
    }
    return bytes
  }

  private static func quoted(_ text: [UInt8], _ quote: UInt8, _ escape: CSVEscape) -> [UInt8] {
    var quoted = [quote]
    for byte in text {
      switch escape {
      case .doubled: if byte == quote { quoted.append(quote) }
      case .backslash: if byte == quote || byte == 0x5C { quoted.append(0x5C) }
      }
      quoted.append(byte)
    }
    return quoted + [quote]
  }
}
