import TableValues

extension ColumnChunk {
  /// These rows, followed by those of another chunk of the same column. O(rows of both).
  ///
  /// - Precondition: Both have values of one type.
  package func followed(by other: ColumnChunk) -> ColumnChunk {
    if count == 0 { return other }
    if other.count == 0 { return self }
    let joined = values.followed(by: other.values)
    var bits: ValidityBitmap?
    if validity != nil || other.validity != nil {
      var both = validity ?? ValidityBitmap(repeating: true, count: count)
      for row in 0..<other.count { both.append(other.isValid(row)) }
      bits = both
    }
    let moved = other.errors.map { error in
      ChunkError(row: error.row + count, source: error.source, reason: error.reason)
    }
    return ColumnChunk(values: joined, validity: bits, errors: errors + moved)
  }
}

extension ChunkValues {
  fileprivate func followed(by other: ChunkValues) -> ChunkValues {
    switch (self, other) {
    case (.booleans(let one), .booleans(let two)): return .booleans(one + two)
    case (.integers(let one), .integers(let two)): return .integers(one + two)
    case (.numbers(let one), .numbers(let two)): return .numbers(one + two)
    case (.dates(let one), .dates(let two)): return .dates(one + two)
    case (.dateTimes(let one), .dateTimes(let two)): return .dateTimes(one + two)
    case (.times(let one), .times(let two)): return .times(one + two)
    case (.durations(let one), .durations(let two)): return .durations(one + two)
    case (.texts(var one), .texts(let two)):
      let shift = UInt32(truncatingIfNeeded: one.bytes.count)
      one.bytes += two.bytes
      one.offsets += two.offsets.dropFirst().map { $0 &+ shift }
      return .texts(one)
    default: preconditionFailure("the chunks of one column have values of one type")
    }
  }
}
