import ColumnStorage
import TableValues

extension ColumnChunk {
  /// The chunk with one representative for values that are equal in sort order, so that bits and
  /// bytes can be compared: -0 as 0, moments at one offset, decimals without trailing zeros.
  /// O(rows).
  ///
  /// A local time and a moment stay different. JSON is in canonical form already.
  func compared(as form: ChunkForm) -> ColumnChunk {
    guard case .values(let type) = form else { return self }
    var chunk = self
    switch values {
    case .numbers(let array):
      guard array.contains(where: { $0 == 0 && $0.sign == .minus }) else { return self }
      chunk.values = .numbers(array.map { $0 == 0 ? 0 : $0 })
    case .dateTimes(let array):
      guard array.contains(where: { $0.offsetMinutes ?? 0 != 0 }) else { return self }
      chunk.values = .dateTimes(
        array.map { moment in
          DateTimeValue(
            seconds: moment.seconds, nanoseconds: moment.nanoseconds,
            offsetMinutes: moment.offsetMinutes == nil ? nil : 0)
        })
    case .texts(let arena):
      guard type == .decimal, (0..<arena.count).contains(where: { arena[$0].endsWithFreeZero })
      else { return self }
      var shortened = TextArena()
      shortened.reserve(texts: arena.count, bytes: arena.bytes.count)
      for row in 0..<arena.count { shortened.append(arena[row].withoutFreeZeros) }
      chunk.values = .texts(shortened)
    case .booleans, .integers, .dates, .times, .durations: return self
    }
    return chunk
  }
}

extension CellValue {
  /// The representative of all values that are equal to it in sort order, as in chunk comparison.
  package var compared: CellValue {
    switch self {
    case .number(let number) where number == 0: .number(0)
    case .dateTime(let moment) where moment.offsetMinutes != nil:
      .dateTime(
        DateTimeValue(
          seconds: moment.seconds, nanoseconds: moment.nanoseconds, offsetMinutes: 0))
    case .decimal(let text): .decimal(Text(text.utf8[...].withoutFreeZeros))
    case .null, .boolean, .integer, .number, .date, .dateTime, .time, .duration, .text, .json,
      .error,
      .pending:
      self
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a decimal ends with an insignificant zero.
  fileprivate var endsWithFreeZero: Bool {
    last == UInt8(ascii: "0") && contains(UInt8(ascii: "."))
  }

  /// A decimal without trailing zeros of its fraction.
  fileprivate var withoutFreeZeros: ArraySlice<UInt8> {
    guard endsWithFreeZero else { return self }
    var rest = self
    while rest.last == UInt8(ascii: "0") { rest.removeLast() }
    if rest.last == UInt8(ascii: ".") { rest.removeLast() }
    return rest
  }
}
