import ColumnStorage
import TableValues

/// Reading the records of JSON files.
extension CSVSource {
  /// Reads rows, and passes a decoder per requested column to `body` while the buffers exist, with
  /// the cells that are errors wherever their columns' types are.
  ///
  /// - Throws: ``ByteSourceChanged``; ``CSVOversize`` if the rows have too many bytes.
  func withDecoders(
    of rows: Range<Int>, _ requests: ArraySlice<ColumnRequest>,
    ragged: ((_ row: Int, _ byteOffset: Int, _ fields: Int) -> Void)? = nil,
    notes: ((JSONNote) -> Void)? = nil,
    _ body: ([CSVColumnDecoder], [JSONWrongCell]) throws -> Void
  ) throws {
    guard let json = dialect.json, let members else {
      return try withFields(of: rows, requests.map(field), ragged: ragged) { try body($0, []) }
    }
    guard !rows.isEmpty else {
      return try withNoFields(requests.map(field)) { try body($0, []) }
    }
    let span = index.span(of: rows)
    guard span.end - span.start.offset <= Self.pieceBytesMax else { throw CSVOversize() }
    let stride = CSVFieldSpan.stride(rows: rows.count)
    let spans = UnsafeMutableBufferPointer<CSVFieldSpan>.allocate(
      capacity: max(requests.count * stride, 1))
    defer { spans.deallocate() }
    spans.initialize(repeating: .missing)
    var text = try units.text(span.start.offset..<span.end, padding: CSVFieldSplitter.padding)
    let wanted = requests.map { request in
      JSONRecordReader.Wanted(column: field(of: request), isRaw: request.form.isJSON)
    }
    let (extras, wrong) = readRecords(
      text, json, members, wanted, span.start.records, rows, spans, stride, notes)
    text += extras
    try text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let splitter = CSVFieldSplitter(base, count: 0, dialect.grammar(isLiteral: false))
      let decoders = requests.indices.map { request in
        let first = (request - requests.startIndex) * stride
        return CSVColumnDecoder(
          base: base, splitter: splitter,
          spans: UnsafeBufferPointer(rebasing: spans[first..<first + rows.count]))
      }
      // The display text of a record that is no value is that record.
      try body(decoders, wrong)
    }
  }

  private func readRecords(
    _ text: [UInt8], _ json: JSONLayout, _ members: JSONMemberTree,
    _ wanted: [JSONRecordReader.Wanted], _ record: Int, _ rows: Range<Int>,
    _ spans: UnsafeMutableBufferPointer<CSVFieldSpan>, _ stride: Int,
    _ notes: ((JSONNote) -> Void)?
  ) -> (extras: [UInt8], wrong: [JSONWrongCell]) {
    var reader = JSONRecordReader(
      text, json, members, columnCount: columns.count, wanted, spans, stride: stride, notes: notes)
    reader.read(
      CSVLineScanner(dialect.grammar(isLiteral: false)), record: record, rows: rows,
      end: text.count - CSVFieldSplitter.padding)
    return (reader.extras, reader.wrong)
  }

  /// Passes the texts of records, as ranges of bytes with the blanks and the comma around them.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``; ``CSVOversize``.
  func forEachRecord(in rows: Range<Int>, _ body: ([UInt8], Range<Int>) -> Void) throws {
    let span = index.span(of: rows)
    guard span.end - span.start.offset <= Self.pieceBytesMax else { throw CSVOversize() }
    let text = try units.text(span.start.offset..<span.end, padding: 0)
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: false))
    var record = span.start.records
    var start = 0
    while record < rows.upperBound, start < text.count {
      let end = text.withUnsafeBufferPointer { scanner.nextEnd($0, from: start) }
      let isRecord = end == nil ? scanner.openLineIsRecord ?? false : scanner.isRecord
      if isRecord {
        if record >= rows.lowerBound { body(text, start..<(end ?? text.count)) }
        record += 1
      }
      guard let end else { return }
      start = end
    }
  }

  /// Where the text around the array of rows is not JSON; nil: it is, or nothing is around the rows.
  func faultAroundRecords() throws -> CodecDiagnostic? {
    guard let json = dialect.json, json.frame == .array else { return nil }
    let width = dialect.encoding.unitWidth
    let tail = rowCount > 0 ? try index.end(ofRecord: rowCount - 1) : index.dataStart
    guard tail - index.dataStart >= 0, index.dataStart <= Self.frameUnitsMax,
      units.count - tail <= Self.frameUnitsMax
    else { return nil }
    // The records are left out: `{"features": [` and `]}`. In place of the last record
    // is null where its comma is at the end.
    let hasComma =
      try rowCount > 0 && tail > index.dataStart && index.readUnits(tail - 1, 1) == [0x2C]
    let head = try units.text(markUnits..<headEnd(), padding: 0)
    let middle: [UInt8] = Array((hasComma ? "null," : "").utf8)
    let text = head + middle + (try units.text(tail..<units.count, padding: 0))
    guard let fault = JSONRecordReader.fault(in: text) else { return nil }
    let units = fault.offset < head.count ? fault.offset : fault.offset - middle.count
    let place =
      fault.offset < head.count ? units + markUnits : units - head.count + tail
    let offset = min(max(place, 0) * width, bytes.size)
    return CodecDiagnostic(
      kind: .notJSON, row: nil, column: nil, line: try index.line(atByte: offset),
      byteOffset: offset, expected: fault.reason,
      found: Text(text[min(fault.offset, text.count)...].prefix(64)))
  }

  /// The most text around rows that is checked, in units.
  private static let frameUnitsMax = 16 << 20

  /// The units of the byte order mark.
  var markUnits: Int {
    let mark = dialect.encoding.mark
    let head = try? bytes.bytes(0..<min(mark.count, bytes.size))
    return head == mark ? mark.count / dialect.encoding.unitWidth : 0
  }

  /// The end of what is before the records, without a header of names.
  private func headEnd() -> Int {
    (layout.header?.lowerBound ?? layout.dataStart) / dialect.encoding.unitWidth
  }
}

extension JSONRecordReader {
  /// Why a text is no JSON document; nil: it is one.
  static func fault(in text: [UInt8]) -> (offset: Int, reason: String)? {
    JSONRecordReader.failure(in: text).map { fault($0) }
  }
}

extension ChunkForm {
  /// Whether strings keep their quotes.
  var isJSON: Bool {
    switch self {
    case .text: false
    case .values(let type): type == .json || type == .list
    }
  }
}

extension [JSONWrongCell] {
  /// The cell of a row and request; nil: it is not among these.
  func cell(_ row: Int, _ request: ColumnRequest) -> Cell? {
    if isEmpty { return nil }
    let column = request.column.rawValue
    guard let found = first(where: { $0.row == row && $0.column == column }) else { return nil }
    switch request.form {
    case .text: return Cell(.text(found.text))
    case .values: return Cell(.error(.doesNotParse), source: found.text)
    }
  }
}

extension ColumnChunk {
  /// The chunk with cells that are errors, or their texts in a chunk of texts. O(rows) where there
  /// are such cells.
  func with(
    _ wrong: [JSONWrongCell], ofColumn column: Int, in form: ChunkForm
  ) -> ColumnChunk {
    let own = wrong.filter { $0.column == column }
    if own.isEmpty { return self }
    var texts: [Int: Text] = [:]
    for cell in own { texts[cell.row] = cell.text }
    var chunk = self
    switch form {
    case .text:
      guard case .texts(let arena) = values else { return self }
      var filled = TextArena()
      for row in 0..<count {
        if let text = texts[row] { filled.append(text.utf8) } else { filled.append(arena[row]) }
      }
      chunk.values = .texts(filled)
    case .values:
      // Such a cell had no value, and so it is null.
      let added = texts.map { ChunkError(row: $0, source: $1, reason: .doesNotParse) }
      chunk.errors = (errors + added).sorted { $0.row < $1.row }
    }
    return chunk
  }
}

extension CSVSniffing {
  /// Takes the columns of all records of a JSON file, and their types, in place of those of its
  /// beginning.
  ///
  /// Reads all known rows, chunk by chunk on the caller's thread.
  /// - Parameters:
  ///   - source: The records as they were found.
  ///   - options: As it was made from.
  /// - Returns: Whether it was not stopped.
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package mutating func widen(
    from source: CSVSource, options: CSVDialectOptions, while shouldContinue: () -> Bool
  ) throws -> Bool {
    guard let json = dialect.json else { return true }
    let isElement = json.frame == .array
    var sample = JSONSample(flattenDepth: json.flattenDepth, columnsMax: CSVSource.columnsMax)
    if let header = layout.header {
      let width = dialect.encoding.unitWidth
      let text = try source.units.text(
        header.lowerBound / width..<header.upperBound / width, padding: 0)
      sample.add(text, JSONRecordReader.trimmed(text, text.indices, isElement: isElement))
    }
    var first = 0
    while first < source.rowCount {
      if !shouldContinue() { return false }
      let rows = first..<min(first + source.chunkRows, source.rowCount)
      do {
        try source.forEachRecord(in: rows) { text, range in
          sample.add(text, JSONRecordReader.trimmed(text, range, isElement: isElement))
        }
      } catch is CSVOversize {
        for row in rows {
          // A record that is too long alone is reported when it is read.
          try? source.forEachRecord(in: row..<row + 1) { text, range in
            sample.add(text, JSONRecordReader.trimmed(text, range, isElement: isElement))
          }
        }
      }
      first = rows.upperBound
    }
    (columns, typeEvidence) = sample.columns(json.rows, hasHeader: dialect.hasHeader, options)
    rowsExamined = sample.rows
    return true
  }
}
