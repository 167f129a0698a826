import JSONText
import ProtocolWords
import Synchronization
import TableValues

/// Where a record is in its file.
package struct CSVRecordPlace: Sendable, Hashable {
  /// Its bytes, with quotes, without the line end; of JSON, those of its value.
  package var bytes: Range<Int>
  /// The bytes of the field of each column, with quotes; nil where the record has none.
  package var fields: [Range<Int>?]
}

/// What is at a byte of a file.
package enum CSVBytePlace: Sendable, Hashable {
  /// A record, its line end included.
  case record(Int)
  /// Something else: what is before the records or behind them, a comment or a blank line.
  case other
  /// The index does not reach so far yet.
  case notIndexed
}

extension CSVSource {
  /// Where records are in the file, in the order of the rows given.
  ///
  /// - Parameters:
  ///   - rows: Records below ``rowCount``.
  ///   - hasFields: Whether fields are looked for.
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  /// - Complexity: One block of the index for each row; those that follow each other share theirs.
  package func places(of rows: [Int], hasFields: Bool) throws -> [CSVRecordPlace] {
    var cursor = CSVRecordCursor(index)
    var places = [CSVRecordPlace?](repeating: nil, count: rows.count)
    for at in rows.indices.sorted(by: { rows[$0] < rows[$1] }) {
      places[at] =
        dialect.json == nil
        ? try place(of: rows[at], &cursor, hasFields)
        : try jsonPlace(of: rows[at], &cursor, hasFields)
    }
    return places.compactMap { $0 }
  }

  private func place(
    of row: Int, _ cursor: inout CSVRecordCursor, _ hasFields: Bool
  ) throws -> CSVRecordPlace {
    let width = dialect.encoding.unitWidth
    let (bounds, parts) = try cursor.parts(of: row)
    func bytes(_ units: Range<Int>) -> Range<Int> {
      let start = bounds.lowerBound
      return (start + units.lowerBound) * width..<(start + units.upperBound) * width
    }
    let fields = columns.indices.map { column in
      parts.fields.indices.contains(column) ? bytes(parts.fields[column]) : nil
    }
    return CSVRecordPlace(
      bytes: bytes(parts.start..<max(parts.start, parts.end)), fields: hasFields ? fields : [])
  }

  private func jsonPlace(
    of row: Int, _ cursor: inout CSVRecordCursor, _ hasFields: Bool
  ) throws -> CSVRecordPlace {
    let width = dialect.encoding.unitWidth
    let bounds = try cursor.bounds(of: row)
    let units = try index.readUnits(bounds.lowerBound, bounds.count)
    let value = JSONRecordReader.trimmed(
      units, units.indices, isElement: dialect.json?.frame == .array)
    let range = bounds.lowerBound + value.lowerBound..<bounds.lowerBound + value.upperBound
    var place = CSVRecordPlace(
      bytes: range.lowerBound * width..<range.upperBound * width, fields: [])
    guard hasFields else { return place }
    place.fields = [Range<Int>?](repeating: nil, count: columns.count)
    let text = try self.units.text(range, padding: 0)
    guard let json = dialect.json, let members,
      let document = try? JSONDocument(parsing: text, depthLimit: JSONLayout.depthMax)
    else { return place }
    let start = place.bytes.lowerBound
    JSONFieldPlaces(rows: json.rows, tree: members).find(document.root) { column, found in
      guard place.fields.indices.contains(column) else { return }
      place.fields[column] = found
    }
    place.fields = place.fields.map { found in
      found.map { start + byteCount(text, $0.lowerBound)..<start + byteCount(text, $0.upperBound) }
    }
    return place
  }

  /// How many bytes the beginning of a text has in the file.
  private func byteCount(_ text: [UInt8], _ end: Int) -> Int {
    if dialect.encoding == .utf8 { return end }
    return TextTranscoder.bytes(Array(text[..<end]), in: dialect.encoding)?.count ?? end
  }

  /// What is at a byte. A byte behind the end is ``CSVBytePlace/other``.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  /// - Complexity: One block of the index, or one record if that is longer.
  package func place(ofByte byte: Int) throws -> CSVBytePlace {
    try index.place(ofUnit: max(byte, 0) / dialect.encoding.unitWidth)
  }

  /// The byte at which a line begins; nil: the file, as far as it is indexed, has fewer lines.
  ///
  /// - Parameter line: Counted from 0. Lines end as in ``CSVIndex/line(atByte:)``.
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  /// - Complexity: One block of the index.
  package func byte(ofLine line: Int) throws -> Int? {
    try index.unit(ofLine: line).map { $0 * dialect.encoding.unitWidth }
  }

  /// The byte at which the line of a byte begins.
  ///
  /// - Returns: nil if the line is longer than ``CSVIndex/lineUnitsMax`` before the byte.
  package func lineStart(ofByte byte: Int) throws -> Int? {
    let width = dialect.encoding.unitWidth
    return try index.lineStart(ofUnit: byte / width).map { $0 * width }
  }
}

extension CSVIndex {
  /// How far the beginning of a line is looked for, in units.
  static let lineUnitsMax = 1 << 20

  fileprivate func place(ofUnit unit: Int) throws -> CSVBytePlace {
    var unit = unit
    if unit == units.count, unit > dataStart, case let last = try readUnits(unit - 1, 1)[0],
      last != 0x0A, last != 0x0D
    {
      // The end of a last line without a line end belongs to its record.
      unit -= 1
    }
    if unit < dataStart || unit >= units.count { return .other }
    let (start, end, literalFrom) = state.withLock { state in
      var (low, high) = (1, state.checkpoints.count)
      while low < high {
        let middle = (low + high) / 2
        if state.checkpoints[middle].offset <= unit { low = middle + 1 } else { high = middle }
      }
      let literal = state.literalFrom ?? Checkpoint(offset: .max, records: .max)
      let end = state.isComplete ? units.count : state.scannedEnd
      return (state.checkpoints[low - 1], end, literal)
    }
    if unit >= end { return .notIndexed }
    var offset = start.offset
    var records = start.records
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: offset >= literalFrom.offset))
    while offset < end {
      let (bytes, next) = try piece(at: offset, upTo: end)
      let found: CSVBytePlace? = bytes.withUnsafeBufferPointer { buffer in
        var index = 0
        while let end = scanner.nextEnd(buffer, from: index) {
          if offset + end > unit { return scanner.isRecord ? .record(records) : .other }
          if scanner.isRecord { records += 1 }
          index = end
          if offset + end == literalFrom.offset {
            scanner = CSVLineScanner(dialect.grammar(isLiteral: true))
          }
        }
        return nil
      }
      if let found { return found }
      offset = next
    }
    // The last line has no end, or what is behind the last block is not indexed.
    if records < recordCount { return .record(records) }
    return isComplete ? .other : .notIndexed
  }

  fileprivate func unit(ofLine line: Int) throws -> Int? {
    if line <= 0 { return line == 0 ? 0 : nil }
    let (start, before, end) = state.withLock { state -> (Int, Int, Int) in
      let end = state.isComplete ? units.count : state.scannedEnd
      var (low, high) = (0, state.lineBreaks.end)
      while low < high {
        let middle = (low + high) / 2
        if state.lineBreaks[middle] < line { low = middle + 1 } else { high = middle }
      }
      return low == 0
        ? (0, 0, end) : (dataStart + (low - 1) * blockSize, state.lineBreaks[low - 1], end)
    }
    var (offset, left) = (start, line - before)
    while offset < end {
      let (bytes, next) = try piece(at: offset, upTo: end)
      for (place, byte) in bytes.enumerated() {
        let isCarriageEnd =
          byte == 0x0D && dialect.loneCarriageReturnEnds
          && (place + 1 == bytes.count || bytes[place + 1] != 0x0A)
        guard byte == 0x0A || isCarriageEnd else { continue }
        left -= 1
        if left == 0 { return offset + place + 1 }
      }
      offset = next
    }
    return nil
  }

  fileprivate func lineStart(ofUnit unit: Int) throws -> Int? {
    var end = unit
    while end > 0, unit - end < Self.lineUnitsMax {
      let start = max(0, end - 4096)
      let bytes = try readUnits(start, end - start)
      let found = bytes.lastIndex { $0 == 0x0A || dialect.loneCarriageReturnEnds && $0 == 0x0D }
      if let found { return start + found + 1 }
      end = start
    }
    return end == 0 ? 0 : nil
  }
}

/// The values of a record of JSON, by column.
private struct JSONFieldPlaces {
  let rows: JSONLayout.RowForm
  let tree: JSONMemberTree

  /// Finds the range of each column's value. Of members of one name the last one counts.
  func find(_ root: JSONView, _ body: (Int, Range<Int>) -> Void) {
    switch (rows, root.kind) {
    case (.objects, .object): members(of: root, 0, body)
    case (.arrays, .array):
      for (column, element) in root.elements.enumerated() { body(column, element.rawRange) }
    default:
      if let column = rows == .values ? 0 : tree.recordColumn { body(column, root.rawRange) }
    }
  }

  private func members(of view: JSONView, _ node: Int, _ body: (Int, Range<Int>) -> Void) {
    for member in view.members {
      guard let child = tree.nodes[node].children[member.name.lossyString ?? []] else { continue }
      let column = tree.nodes[child].column
      if column >= 0 {
        body(column, member.value.rawRange)
      } else if member.value.kind == .object {
        members(of: member.value, child, body)
      }
    }
  }
}
