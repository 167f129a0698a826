import TableValues

/// The typed values of one column for a run of rows.
///
/// A row is valid (it has a value), null, or an error that keeps its text. For a row that is not
/// valid, ``values`` has a zero or an empty text, so that indices match the rows. The struct is a
/// value; its arrays are shared until written.
package struct ColumnChunk: Sendable, Equatable {
  /// The values, one per row.
  package var values: ChunkValues
  /// The rows that have a value; nil: all.
  package var validity: ValidityBitmap?
  /// The errors, in ascending order of row. Each row is invalid in `validity`.
  package var errors: [ChunkError]

  /// Makes a chunk from its parts.
  ///
  /// - Precondition: The bitmap, if any, has as many rows as the values.
  package init(values: ChunkValues, validity: ValidityBitmap? = nil, errors: [ChunkError] = []) {
    precondition(validity.map { $0.count == values.count } ?? true, "one validity bit per value")
    self.values = values
    self.validity = validity
    self.errors = errors
  }

  /// The number of rows.
  package var count: Int { values.count }

  /// Whether a row has a value. `row` in `0..<count`.
  package func isValid(_ row: Int) -> Bool { validity?[row] ?? true }

  /// The error of a row, or nil. O(log errors).
  package func error(at row: Int) -> ChunkError? {
    var low = 0
    var high = errors.count
    while low < high {
      let middle = (low + high) / 2
      if errors[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low < errors.count && errors[low].row == row ? errors[low] : nil
  }

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    values.byteSize + (validity.map { $0.words.count * 8 } ?? 0) + errors.count * 64 + 96
  }
}

/// A cell of a chunk that has no value of its type.
package struct ChunkError: Sendable, Equatable {
  /// The row within the chunk.
  package var row: Int
  /// The source text.
  package var source: Text
  /// The reason.
  package var reason: CellError

  /// Makes an error.
  package init(row: Int, source: Text, reason: CellError) {
    self.row = row
    self.source = source
    self.reason = reason
  }
}

/// The typed storage behind a chunk.
package enum ChunkValues: Sendable, Equatable {
  /// 0 or 1 per row.
  case booleans([UInt8])
  /// Integers.
  case integers([Int64])
  /// Doubles.
  case numbers([Double])
  /// Days since 1970-01-01.
  case dates([Int32])
  /// Moments and local times.
  case dateTimes([DateTimeValue])
  /// Times of day.
  case times([TimeOfDay])
  /// Durations.
  case durations([DurationValue])
  /// Texts of text, decimal, list and JSON columns, and display texts of any column.
  case texts(TextArena)

  /// The number of rows.
  package var count: Int {
    switch self {
    case .booleans(let values): values.count
    case .integers(let values): values.count
    case .numbers(let values): values.count
    case .dates(let values): values.count
    case .dateTimes(let values): values.count
    case .times(let values): values.count
    case .durations(let values): values.count
    case .texts(let arena): arena.count
    }
  }

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    switch self {
    case .booleans(let values): values.count
    case .integers(let values): values.count * 8
    case .numbers(let values): values.count * 8
    case .dates(let values): values.count * 4
    case .dateTimes(let values): values.count * MemoryLayout<DateTimeValue>.stride
    case .times(let values): values.count * 8
    case .durations(let values): values.count * MemoryLayout<DurationValue>.stride
    case .texts(let arena): arena.bytes.count + arena.offsets.count * 4
    }
  }
}

extension ColumnChunk {
  /// The cell of one row, for single reads. Kernels read ``values`` instead.
  ///
  /// - Parameter type: The column's type, which distinguishes texts, decimals, lists and JSON.
  package func cell(at row: Int, type: ColumnType) -> Cell {
    guard isValid(row) else {
      guard let error = error(at: row) else { return .null }
      return Cell(.error(error.reason), source: error.source)
    }
    switch values {
    case .booleans(let values): return Cell(.boolean(values[row] != 0))
    case .integers(let values): return Cell(.integer(values[row]))
    case .numbers(let values): return Cell(.number(values[row]))
    case .dates(let values): return Cell(.date(values[row]))
    case .dateTimes(let values): return Cell(.dateTime(values[row]))
    case .times(let values): return Cell(.time(values[row]))
    case .durations(let values): return Cell(.duration(values[row]))
    case .texts(let arena):
      let text = Text(arena[row])
      switch type {
      case .decimal: return Cell(.decimal(text))
      // The text is parsed again, because the chunk may have been filled as another type.
      case .list, .json:
        return CellValue(json: text.utf8).map { Cell($0) }
          ?? Cell(.error(.doesNotParse), source: text)
      case .boolean, .integer, .number, .date, .dateTime, .time, .duration, .text:
        return Cell(.text(text))
      }
    }
  }
}
