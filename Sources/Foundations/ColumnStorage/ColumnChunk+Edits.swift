import TableValues

extension ColumnChunk {
  /// The first `count` rows with some cells replaced. O(count) copies, in runs between the edits.
  ///
  /// - Parameters:
  ///   - edits: Cells by row. Rows outside `0..<count` are ignored. Values that are not of `type`
  ///     become errors that keep their source text.
  ///   - count: The number of rows to keep, at most the chunk's own.
  ///   - type: The column's type.
  package func replacing(_ edits: [Int: Cell], count: Int, type: ColumnType) -> ColumnChunk {
    var result = prefix(min(count, self.count))
    guard !edits.isEmpty else { return result }
    let rows = edits.keys.filter { 0 <= $0 && $0 < result.count }.sorted()
    var builder = ColumnChunkBuilder(type: type)
    for row in rows { builder.append(edits[row] ?? .null) }
    result.replace(rows, with: builder.finish())
    return result
  }

  private func prefix(_ count: Int) -> ColumnChunk {
    guard count < self.count else { return self }
    var validity: ValidityBitmap?
    if let old = self.validity {
      var cut = ValidityBitmap(repeating: false, count: count)
      for row in 0..<count where old[row] { cut[row] = true }
      validity = cut
    }
    return ColumnChunk(
      values: values.prefix(count), validity: validity, errors: errors.filter { $0.row < count })
  }

  /// Overwrites some rows with those of a small chunk. The rows are in ascending order.
  private mutating func replace(_ rows: [Int], with patch: ColumnChunk) {
    values.replace(rows, with: patch.values)
    let replaced = Set(rows)
    errors.removeAll { replaced.contains($0.row) }
    if validity == nil, patch.validity != nil {
      validity = ValidityBitmap(repeating: true, count: count)
    }
    for (place, row) in rows.enumerated() {
      validity?[row] = patch.isValid(place)
      if var error = patch.error(at: place) {
        error.row = row
        errors.append(error)
      }
    }
    errors.sort { $0.row < $1.row }
  }
}

extension ChunkValues {
  fileprivate func prefix(_ count: Int) -> ChunkValues {
    switch self {
    case .booleans(let values): .booleans(Array(values.prefix(count)))
    case .integers(let values): .integers(Array(values.prefix(count)))
    case .numbers(let values): .numbers(Array(values.prefix(count)))
    case .dates(let values): .dates(Array(values.prefix(count)))
    case .dateTimes(let values): .dateTimes(Array(values.prefix(count)))
    case .times(let values): .times(Array(values.prefix(count)))
    case .durations(let values): .durations(Array(values.prefix(count)))
    case .texts(let arena): .texts(arena.prefix(count))
    }
  }

  /// Overwrites some rows with the values of a patch. A patch of another type changes nothing.
  fileprivate mutating func replace(_ rows: [Int], with patch: ChunkValues) {
    switch (self, patch) {
    case (.booleans(let old), .booleans(let new)): self = .booleans(old.patched(rows, new))
    case (.integers(let old), .integers(let new)): self = .integers(old.patched(rows, new))
    case (.numbers(let old), .numbers(let new)): self = .numbers(old.patched(rows, new))
    case (.dates(let old), .dates(let new)): self = .dates(old.patched(rows, new))
    case (.dateTimes(let old), .dateTimes(let new)): self = .dateTimes(old.patched(rows, new))
    case (.times(let old), .times(let new)): self = .times(old.patched(rows, new))
    case (.durations(let old), .durations(let new)): self = .durations(old.patched(rows, new))
    case (.texts(let old), .texts(let new)): self = .texts(old.patched(rows, new))
    default: return  // decoder and builder were given one type
    }
  }
}

extension Array {
  fileprivate func patched(_ rows: [Int], _ patch: [Element]) -> [Element] {
    var result = self
    for (place, row) in rows.enumerated() { result[row] = patch[place] }
    return result
  }
}

extension TextArena {
  fileprivate func prefix(_ count: Int) -> TextArena {
    let end = Int(offsets[count])
    return TextArena(bytes: Array(bytes[..<end]), offsets: Array(offsets[...count]))
  }

  fileprivate func patched(_ rows: [Int], _ patch: TextArena) -> TextArena {
    var result = TextArena()
    result.reserve(texts: count, bytes: bytes.count + patch.bytes.count)
    var next = 0
    for (place, row) in rows.enumerated() {
      result.append(contentsOf: self, rows: next..<row)
      result.append(patch[place])
      next = row + 1
    }
    result.append(contentsOf: self, rows: next..<count)
    return result
  }

  private mutating func append(contentsOf other: TextArena, rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let start = other.offsets[rows.lowerBound]
    let shift = UInt32(bytes.count) &- start
    bytes.append(contentsOf: other.bytes[Int(start)..<Int(other.offsets[rows.upperBound])])
    for row in rows { offsets.append(other.offsets[row + 1] &+ shift) }
  }
}
