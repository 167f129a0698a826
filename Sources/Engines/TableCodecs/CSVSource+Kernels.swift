import ColumnStorage
import TableValues

extension CSVSource {
  /// Reads and splits rows, and passes a decoder per wanted column to `body` while the buffers
  /// exist.
  ///
  /// - Parameter wanted: Places of fields. Those behind the last column are read too, where a record
  ///   has them.
  /// - Throws: ``ByteSourceChanged``; ``CSVOversize`` if the rows have too many bytes.
  func withFields(
    of rows: Range<Int>, _ wanted: [Int],
    ragged: ((_ row: Int, _ byteOffset: Int, _ fields: Int) -> Void)? = nil,
    _ body: ([CSVColumnDecoder]) throws -> Void
  ) throws {
    guard !rows.isEmpty else { return try withNoFields(wanted, body) }
    if isWide { return try withMarkedFields(of: rows, wanted, ragged: ragged, body) }
    let span = index.span(of: rows)
    guard span.end - span.start.offset <= Self.pieceBytesMax else { throw CSVOversize() }
    let (slots, slotOf, slotCount) = Self.slots(wanted)
    let stride = CSVFieldSpan.stride(rows: rows.count)
    let spans = UnsafeMutableBufferPointer<CSVFieldSpan>.allocate(
      capacity: max(slotCount * stride, 1))
    defer { spans.deallocate() }
    spans.initialize(repeating: .missing)
    let text = try units.text(
      span.start.offset..<span.end, padding: CSVFieldSplitter.padding)
    try text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let count = buffer.count - CSVFieldSplitter.padding
      let splitter = split(
        base, count, span, rows, slots, spans, slotCount, stride, ragged)
      let decoders = slotOf.map { slot in
        CSVColumnDecoder(
          base: base, splitter: splitter,
          spans: UnsafeBufferPointer(
            rebasing: spans[slot * stride..<slot * stride + rows.count]))
      }
      try body(decoders)
    }
  }

  func withNoFields(_ wanted: [Int], _ body: ([CSVColumnDecoder]) throws -> Void) throws {
    try [UInt8](repeating: 0, count: CSVFieldSplitter.padding).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let splitter = CSVFieldSplitter(base, count: 0, dialect.grammar(isLiteral: false))
      let none = UnsafeBufferPointer<CSVFieldSpan>(start: nil, count: 0)
      try body(wanted.map { _ in CSVColumnDecoder(base: base, splitter: splitter, spans: none) })
    }
  }

  /// Assigns a slot to every wanted column. Those that no record can have stay missing.
  private static func slots(_ wanted: [Int]) -> (slots: [Int32], slotOf: [Int], count: Int) {
    let width = (wanted.filter { $0 < columnsMax }.max() ?? -1) + 1
    var slots = [Int32](repeating: -1, count: width)
    var slotOf: [Int] = []
    var count = 0
    for column in wanted {
      if slots.indices.contains(column), slots[column] >= 0 {
        slotOf.append(Int(slots[column]))
        continue
      }
      if slots.indices.contains(column) { slots[column] = Int32(truncatingIfNeeded: count) }
      slotOf.append(count)
      count += 1
    }
    return (slots, slotOf, count)
  }

  /// Splits the rows in the bytes that begin at a checkpoint.
  ///
  /// From the record with an unclosed quote on, rows are split without quotes.
  private func split(
    _ base: UnsafePointer<UInt8>, _ count: Int,
    _ span: (start: CSVIndex.Checkpoint, end: Int, literalFrom: CSVIndex.Checkpoint),
    _ rows: Range<Int>, _ slots: [Int32], _ spans: UnsafeMutableBufferPointer<CSVFieldSpan>,
    _ slotCount: Int, _ stride: Int, _ ragged: ((Int, Int, Int) -> Void)?
  ) -> CSVFieldSplitter {
    let quoted = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
    let literal = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: true))
    let border = span.literalFrom.records
    guard let target = spans.baseAddress else { return quoted }
    var at = skip(base, count, span, rows.lowerBound, quoted, literal)
    slots.withUnsafeBufferPointer { slots in
      var row = rows.lowerBound
      while row < rows.upperBound {
        let isLiteral = row >= border
        let upper = isLiteral ? rows.upperBound : min(rows.upperBound, border)
        let part = (isLiteral ? literal : quoted).split(
          from: at, rows: upper - row, slots: slots, into: target, slotCount: slotCount,
          stride: stride, firstRow: row - rows.lowerBound, columns: columns.count,
          ragged: ragged.map { report in
            { report($0 + rows.lowerBound, span.start.offset + $1, $2) }
          })
        at = part.next
        if part.rows < upper - row { break }
        row = upper
      }
    }
    return rows.lowerBound >= border ? literal : quoted
  }

  /// The index of row `row` in the bytes that begin at a checkpoint.
  func skip(
    _ base: UnsafePointer<UInt8>, _ count: Int,
    _ span: (start: CSVIndex.Checkpoint, end: Int, literalFrom: CSVIndex.Checkpoint), _ row: Int,
    _ quoted: CSVFieldSplitter, _ literal: CSVFieldSplitter
  ) -> Int {
    var at = 0
    var record = span.start.records
    while record < row {
      let splitter = record >= span.literalFrom.records ? literal : quoted
      at = splitter.recordEnd(from: splitter.recordStart(from: at))
      record += 1
    }
    return at
  }
}
