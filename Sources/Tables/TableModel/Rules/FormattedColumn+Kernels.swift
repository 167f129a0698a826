import CellFormats
import ColumnStorage
import TableValues

extension FormattedColumn {
  /// Parses a chunk of texts by the usual spelling of the column's format, and the other texts one
  /// by one. Nil if the format or the type has no quick parser. O(bytes).
  func quickValues(of texts: ColumnChunk, _ format: CompiledFormat) -> ColumnChunk? {
    guard case .texts(let arena) = texts.values, texts.errors.isEmpty,
      var reader = QuickReader(format)
    else { return nil }
    switch type {
    case .number:
      return filled(arena, zero: 0.0, ChunkValues.numbers) { text in
        reader.number(text)
      } slow: {
        if case .number(let value) = $0 { value } else { nil }
      }
    case .integer:
      return filled(arena, zero: Int64(0), ChunkValues.integers) { text in
        reader.integer(text)
      } slow: {
        if case .integer(let value) = $0 { value } else { nil }
      }
    case .date:
      return filled(arena, zero: Int32(0), ChunkValues.dates) { text in
        reader.moment(text).map { moment in
          let (days, rest) = moment.seconds.quotientAndRemainder(dividingBy: 86_400)
          return Int32(truncatingIfNeeded: rest < 0 ? days - 1 : days)
        }
      } slow: {
        if case .date(let value) = $0 { value } else { nil }
      }
    case .dateTime:
      let zero = DateTimeValue(seconds: 0, nanoseconds: 0, offsetMinutes: nil)
      return filled(arena, zero: zero, ChunkValues.dateTimes) { text in
        reader.moment(text)
      } slow: {
        if case .dateTime(let value) = $0 { value } else { nil }
      }
    case .time:
      return filled(arena, zero: TimeOfDay.midnight, ChunkValues.times) { text in
        reader.moment(text).map { TimeOfDay($0) }
      } slow: {
        if case .time(let value) = $0 { value } else { nil }
      }
    case .boolean, .decimal, .duration, .text, .list, .json: return nil
    }
  }

  private func filled<Value>(
    _ arena: TextArena, zero: Value, _ wrap: ([Value]) -> ChunkValues,
    _ quick: (UnsafeBufferPointer<UInt8>) -> Value?, slow: (CellValue) -> Value?
  ) -> ColumnChunk {
    var values: [Value] = []
    values.reserveCapacity(arena.count)
    var validity: ValidityBitmap?
    var errors: [ChunkError] = []
    arena.bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<arena.count {
        let range = Int(arena.offsets[row])..<Int(arena.offsets[row + 1])
        let text = UnsafeBufferPointer(rebasing: bytes[range])
        if !text.isEmpty, let value = quick(text) {
          values.append(value)
          continue
        }
        let cell = cell(of: Text(Array(text)))
        if let value = slow(cell.value) {
          values.append(value)
          continue
        }
        values.append(zero)
        if validity == nil { validity = ValidityBitmap(repeating: true, count: arena.count) }
        validity?[row] = false
        if case .error(let reason) = cell.value {
          errors.append(ChunkError(row: row, source: cell.source ?? "", reason: reason))
        }
      }
    }
    return ColumnChunk(values: wrap(values), validity: validity, errors: errors)
  }
}
