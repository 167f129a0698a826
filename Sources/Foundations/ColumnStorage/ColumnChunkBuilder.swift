import TableValues

/// Builds a column chunk row by row from cells, for created rows, inserted rows and patches.
///
/// Decoders of files fill arrays themselves and make the chunk at the end.
package struct ColumnChunkBuilder {
  /// The expected type of the cells.
  package let type: ColumnType
  private var values: ChunkValues
  private var validity: ValidityBitmap?
  private var errors: [ChunkError] = []
  private var count = 0

  /// Begins an empty chunk of a type.
  package init(type: ColumnType) {
    self.type = type
    switch type {
    case .boolean: values = .booleans([])
    case .integer: values = .integers([])
    case .number: values = .numbers([])
    case .date: values = .dates([])
    case .dateTime: values = .dateTimes([])
    case .time: values = .times([])
    case .duration: values = .durations([])
    case .decimal, .text, .list, .json: values = .texts(TextArena())
    }
  }

  /// Appends a row. A value that is not of the builder's type becomes an error that keeps its
  /// source text.
  package mutating func append(_ cell: Cell) {
    if appendValue(cell.value) {
      validity?.append(true)
    } else {
      appendPlaceholder()
      if validity == nil { validity = ValidityBitmap(repeating: true, count: count) }
      validity?.append(false)
      appendError(of: cell)
    }
    count += 1
  }

  /// Returns the chunk.
  package consuming func finish() -> ColumnChunk {
    ColumnChunk(values: values, validity: validity, errors: errors)
  }

  private mutating func appendError(of cell: Cell) {
    switch cell.value {
    case .null, .pending: return
    case .error(let reason):
      errors.append(ChunkError(row: count, source: cell.source ?? "", reason: reason))
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json:
      errors.append(ChunkError(row: count, source: cell.source ?? "", reason: .doesNotParse))
    }
  }

  private mutating func appendPlaceholder() {
    switch type {
    case .boolean: _ = appendValue(.boolean(false))
    case .integer: _ = appendValue(.integer(0))
    case .number: _ = appendValue(.number(0))
    case .date: _ = appendValue(.date(0))
    case .dateTime:
      _ = appendValue(
        .dateTime(DateTimeValue(seconds: 0, nanoseconds: 0, offsetMinutes: nil)))
    case .time: _ = appendValue(.time(.midnight))
    case .duration: _ = appendValue(.duration(DurationValue(seconds: 0, nanoseconds: 0)))
    case .decimal: _ = appendValue(.decimal(""))
    case .text: _ = appendValue(.text(""))
    case .list, .json: appendEmptyText()
    }
  }

  private mutating func appendEmptyText() {
    guard case .texts(var arena) = values else { return }
    values = .texts(TextArena())
    arena.append([])
    values = .texts(arena)
  }

  private mutating func appendValue(_ value: CellValue) -> Bool {
    switch (values, value, type) {
    case (.booleans(var array), .boolean(let flag), _):
      values = .booleans([])
      array.append(flag ? 1 : 0)
      values = .booleans(array)
    case (.integers(var array), .integer(let number), _):
      values = .integers([])
      array.append(number)
      values = .integers(array)
    case (.numbers(var array), .number(let number), _):
      values = .numbers([])
      array.append(number)
      values = .numbers(array)
    case (.dates(var array), .date(let day), _):
      values = .dates([])
      array.append(day)
      values = .dates(array)
    case (.dateTimes(var array), .dateTime(let moment), _):
      values = .dateTimes([])
      array.append(moment)
      values = .dateTimes(array)
    case (.times(var array), .time(let time), _):
      values = .times([])
      array.append(time)
      values = .times(array)
    case (.durations(var array), .duration(let length), _):
      values = .durations([])
      array.append(length)
      values = .durations(array)
    case (.texts(var arena), .text(let text), .text),
      (.texts(var arena), .decimal(let text), .decimal):
      values = .texts(TextArena())
      arena.append(text.utf8)
      values = .texts(arena)
    case (.texts(var arena), .json(let json), .list), (.texts(var arena), .json(let json), .json):
      values = .texts(TextArena())
      arena.append(json.text.utf8)
      values = .texts(arena)
    default: return false
    }
    return true
  }
}
