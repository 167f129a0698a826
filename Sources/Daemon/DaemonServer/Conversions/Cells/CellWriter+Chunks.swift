import CellFormats
import ColumnStorage
import JSONText
import TableValues
import UnicodeTables

extension CellWriter {
  /// Writes a column block from chunks, without a cell value per cell. The output is that of
  /// ``write(_:cells:offset:to:)`` for the same cells.
  ///
  /// - Parameters:
  ///   - texts: The display texts.
  ///   - offset: The first row of the block within its message's rows; 0 is left out.
  package func write(
    _ column: Column, _ values: ColumnChunk, _ texts: ColumnChunk, offset: Int = 0,
    to writer: inout JSONWriter
  ) {
    let cut = CutChunks(values, texts, column, self)
    let values = cut?.values ?? values
    let texts = hasTexts ? (cut?.texts ?? texts).visible(positions.form) : texts
    let nulls = values.invalidRows
    var lossy: [Int] = []
    writer.beginObject()
    writer.name("column")
    writer.string(column.id.text.utf8)
    if offset > 0 {
      writer.name("offset")
      writer.int(offset)
    }
    if hasValues {
      writer.name("values")
      writer.beginArray()
      lossy = write(values.values, column.type, nulls, to: &writer)
      writer.endArray()
    }
    if hasTexts, case .texts(let arena) = texts.values {
      writer.name("texts")
      writer.beginArray()
      lossy = writer.strings(arena.bytes, arena.offsets, isShown: true)
      writer.endArray()
    } else {
      lossy += values.errors.filter { !DisplayText.isValid($0.source.utf8) }.map(\.row)
      lossy.sort()
    }
    let pending = values.errors.filter { $0.reason == .awaited }.map(\.row)
    let errors = pending.isEmpty ? values.errors : values.errors.filter { $0.reason != .awaited }
    write(errors, to: &writer)
    writeList("pending", pending, to: &writer)
    writeList("lossy", lossy, to: &writer)
    writeList("cut", cut?.rows ?? [], to: &writer)
    writeList("cutBytes", cut?.lengths ?? [], to: &writer)
    writer.endObject()
  }

  private func write(_ errors: [ChunkError], to writer: inout JSONWriter) {
    guard !errors.isEmpty else { return }
    writer.name("errors")
    writer.beginArray()
    for error in errors {
      writer.beginObject()
      writer.name("row")
      writer.int(error.row)
      writer.name("kind")
      writer.string(error.reason.wireName)
      writer.name("text")
      writer.string(error.source.utf8)
      writer.endObject()
    }
    writer.endArray()
  }

  /// Writes the values of a column. Returns the rows of a text column that are not UTF-8.
  private func write(
    _ values: ChunkValues, _ type: ColumnType, _ nulls: [Int], to writer: inout JSONWriter
  ) -> [Int] {
    switch values {
    case .integers(let array):
      write(array, nulls, to: &writer) { writer, value in writer.exactInteger(value) }
    case .numbers(let array):
      write(array, nulls, to: &writer) { writer, value in writer.number(value) }
    case .booleans(let array):
      write(array, nulls, to: &writer) { writer, value in writer.bool(value != 0) }
    case .dates(let array):
      write(array, nulls, to: &writer) { writer, value in writer.canonical(.date(value)) }
    case .dateTimes(let array):
      write(array, nulls, to: &writer) { writer, value in writer.canonical(.dateTime(value)) }
    case .times(let array):
      write(array, nulls, to: &writer) { writer, value in writer.canonical(.time(value)) }
    case .durations(let array):
      write(array, nulls, to: &writer) { writer, value in writer.canonical(.duration(value)) }
    case .texts(let arena):
      switch type {
      case .list, .json:
        write(Array(0..<arena.count), nulls, to: &writer) { $0.json(arena[$1]) }
      case .text: return writer.strings(arena.bytes, arena.offsets, nulls: nulls)
      case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration:
        _ = writer.strings(arena.bytes, arena.offsets, nulls: nulls)
      }
    }
    return []
  }

  @inline(__always)
  private func write<Value>(
    _ values: [Value], _ nulls: [Int], to writer: inout JSONWriter,
    _ one: (inout JSONWriter, Value) -> Void
  ) {
    var nextNull = 0
    for (row, value) in values.enumerated() {
      if nextNull < nulls.count, nulls[nextNull] == row {
        nextNull += 1
        writer.null()
      } else {
        one(&writer, value)
      }
    }
  }
}

extension ColumnChunk {
  /// A copy of some rows.
  func part(_ rows: Range<Int>) -> ColumnChunk {
    if rows == 0..<count { return self }
    var validity: ValidityBitmap?
    if self.validity != nil {
      validity = ValidityBitmap(repeating: true, count: rows.count)
      for row in rows where !isValid(row) { validity?[row - rows.lowerBound] = false }
    }
    let errors = errors.filter { rows.contains($0.row) }.map {
      ChunkError(row: $0.row - rows.lowerBound, source: $0.source, reason: $0.reason)
    }
    return ColumnChunk(values: values.part(rows), validity: validity, errors: errors)
  }

  /// The rows without a value, ascending.
  fileprivate var invalidRows: [Int] {
    validity == nil ? [] : (0..<count).filter { !isValid($0) }
  }
}

extension ChunkValues {
  fileprivate func part(_ rows: Range<Int>) -> ChunkValues {
    switch self {
    case .booleans(let values): .booleans(Array(values[rows]))
    case .integers(let values): .integers(Array(values[rows]))
    case .numbers(let values): .numbers(Array(values[rows]))
    case .dates(let values): .dates(Array(values[rows]))
    case .dateTimes(let values): .dateTimes(Array(values[rows]))
    case .times(let values): .times(Array(values[rows]))
    case .durations(let values): .durations(Array(values[rows]))
    case .texts(let arena): .texts(arena.rows(rows))
    }
  }
}

extension JSONWriter {
  /// Writes a value by its canonical text, as a string.
  fileprivate mutating func canonical(_ value: CellValue) {
    var bytes: [UInt8] = []
    CellFormatter.append(value, to: &bytes)
    string(bytes)
  }
}
