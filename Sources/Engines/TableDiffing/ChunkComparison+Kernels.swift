import ColumnStorage
import TableValues

/// Comparison and hashing of cells of whole chunks.
enum ChunkComparison {
  /// Calls `body` with the index of each pair whose two cells differ in value, in ascending order.
  ///
  /// Values are compared bitwise (all NaNs are equal), errors by their source text. In chunks of
  /// different types all cells differ, unless both are null.
  static func forEachDifference(
    _ old: ColumnChunk, _ new: ColumnChunk, _ pairs: RowPairs, _ body: (_ place: Int) -> Void
  ) {
    if old.validity != nil || new.validity != nil {
      return forEachSparseDifference(old, new, pairs, body)
    }
    forEachValueDifference(old, new, pairs, body)
  }

  private static func forEachValueDifference(
    _ old: ColumnChunk, _ new: ColumnChunk, _ pairs: RowPairs, _ body: (_ place: Int) -> Void
  ) {
    switch (old.values, new.values) {
    case (.booleans(let old), .booleans(let new)): scan(old, new, pairs, body) { $0 == $1 }
    case (.integers(let old), .integers(let new)): scan(old, new, pairs, body) { $0 == $1 }
    case (.numbers(let old), .numbers(let new)): scan(old, new, pairs, body, isSameNumber)
    case (.dates(let old), .dates(let new)): scan(old, new, pairs, body) { $0 == $1 }
    case (.dateTimes(let old), .dateTimes(let new)): scan(old, new, pairs, body) { $0 == $1 }
    case (.times(let old), .times(let new)): scan(old, new, pairs, body) { $0 == $1 }
    case (.durations(let old), .durations(let new)): scan(old, new, pairs, body) { $0 == $1 }
    case (.texts(let old), .texts(let new)): scan(old, new, pairs, body)
    case (.booleans, _), (.integers, _), (.numbers, _), (.dates, _), (.dateTimes, _),
      (.times, _), (.durations, _), (.texts, _):
      for place in pairs.indices { body(place) }
    }
  }

  @inline(__always)
  private static func isSameNumber(_ left: Double, _ right: Double) -> Bool {
    left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
  }

  @inline(__always)
  private static func scan<Value>(
    _ old: [Value], _ new: [Value], _ pairs: RowPairs, _ body: (_ place: Int) -> Void,
    _ isSame: (Value, Value) -> Bool
  ) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        for place in pairs.indices {
          if !isSame(old[pairs.oldRow(place)], new[pairs.newRow(place)]) { body(place) }
        }
      }
    }
  }

  private static func scan(
    _ old: TextArena, _ new: TextArena, _ pairs: RowPairs, _ body: (_ place: Int) -> Void
  ) {
    old.bytes.withUnsafeBytes { oldBytes in
      new.bytes.withUnsafeBytes { newBytes in
        old.offsets.withUnsafeBufferPointer { oldOffsets in
          new.offsets.withUnsafeBufferPointer { newOffsets in
            for place in pairs.indices {
              let (oldRow, newRow) = (pairs.oldRow(place), pairs.newRow(place))
              let (start, end) = (Int(oldOffsets[oldRow]), Int(oldOffsets[oldRow + 1]))
              let (first, last) = (Int(newOffsets[newRow]), Int(newOffsets[newRow + 1]))
              if end - start != last - first
                || !KeyBits.isSame(oldBytes, start, newBytes, first, count: end - start)
              {
                body(place)
              }
            }
          }
        }
      }
    }
  }

  /// The pairs in which a cell has no value are compared one by one, the others as usual.
  private static func forEachSparseDifference(
    _ old: ColumnChunk, _ new: ColumnChunk, _ pairs: RowPairs, _ body: (_ place: Int) -> Void
  ) {
    var valued = pairs.emptied
    var places: [Int] = []
    var differing: [Int] = []
    for place in pairs.indices {
      let (oldRow, newRow) = (pairs.oldRow(place), pairs.newRow(place))
      switch (old.isValid(oldRow), new.isValid(newRow)) {
      case (true, true):
        valued.append(oldRow, newRow)
        places.append(place)
      case (false, false):
        if old.error(at: oldRow)?.source != new.error(at: newRow)?.source {
          differing.append(place)
        }
      case (true, false), (false, true): differing.append(place)
      }
    }
    forEachValueDifference(old, new, valued) { differing.append(places[$0]) }
    differing.sort()
    for place in differing { body(place) }
  }

  /// Mixes the cells of one column into hashes of rows.
  ///
  /// - Parameters:
  ///   - rows: Rows of the chunk.
  ///   - hashes: One per row in `rows`, changed in place.
  static func mix(_ chunk: ColumnChunk, rows: [UInt32], seed: UInt64, into hashes: inout [UInt64]) {
    switch chunk.values {
    case .booleans(let values): mix(rows, seed, &hashes) { UInt64(values[$0]) }
    case .integers(let values): mix(rows, seed, &hashes) { UInt64(bitPattern: values[$0]) }
    case .numbers(let values):
      mix(rows, seed, &hashes) { values[$0].isNaN ? 0x7FF8 << 48 : values[$0].bitPattern }
    case .dates(let values):
      mix(rows, seed, &hashes) { UInt64(UInt32(bitPattern: values[$0])) }
    case .dateTimes(let values):
      mix(rows, seed, &hashes) { row in
        let value = values[row]
        let offset = value.offsetMinutes.map { UInt64(UInt16(bitPattern: $0)) + 1 } ?? 0
        return KeyBits.folded(UInt64(bitPattern: value.seconds) ^ seed, offset | 1 << 40)
          ^ UInt64(UInt32(bitPattern: value.nanoseconds))
      }
    case .times(let values):
      mix(rows, seed, &hashes) { UInt64(bitPattern: values[$0].nanoseconds) }
    case .durations(let values):
      mix(rows, seed, &hashes) { row in
        KeyBits.folded(UInt64(bitPattern: values[row].seconds) ^ seed, 1 << 40 | 1)
          ^ UInt64(UInt32(bitPattern: values[row].nanoseconds))
      }
    case .texts(let arena):
      arena.bytes.withUnsafeBytes { bytes in
        mix(rows, seed, &hashes) { row in
          let range = Int(arena.offsets[row])..<Int(arena.offsets[row + 1])
          return KeyBits.hash(UnsafeRawBufferPointer(rebasing: bytes[range]), seed)
        }
      }
    }
    if chunk.validity != nil { mixInvalid(chunk, rows, seed, &hashes) }
  }

  @inline(__always)
  private static func mix(
    _ rows: [UInt32], _ seed: UInt64, _ hashes: inout [UInt64], _ bits: (Int) -> UInt64
  ) {
    for place in rows.indices {
      hashes[place] = KeyBits.folded(
        hashes[place] ^ bits(Int(rows[place])) ^ seed, 0xA076_1D64_78BD_642F)
    }
  }

  /// Distinguishes nulls and errors from the placeholder values in the chunk.
  private static func mixInvalid(
    _ chunk: ColumnChunk, _ rows: [UInt32], _ seed: UInt64, _ hashes: inout [UInt64]
  ) {
    for place in rows.indices where !chunk.isValid(Int(rows[place])) {
      let source = chunk.error(at: Int(rows[place]))?.source.utf8
      let bits = source?.withUnsafeBytes { KeyBits.hash($0, seed) } ?? 0x6E75_6C6C
      hashes[place] = KeyBits.folded(hashes[place] ^ bits, 0x8EBC_6AF0_9C88_C6E3)
    }
  }
}

/// Pairs of rows of two chunks.
struct RowPairs {
  private var oldRows: [UInt32] = []
  private var newRows: [UInt32] = []

  var indices: Range<Int> { oldRows.indices }

  @inline(__always) func oldRow(_ place: Int) -> Int { Int(oldRows[place]) }
  @inline(__always) func newRow(_ place: Int) -> Int { Int(newRows[place]) }

  /// No pairs, with the same capacity.
  var emptied: RowPairs {
    var pairs = RowPairs()
    pairs.oldRows.reserveCapacity(oldRows.count)
    pairs.newRows.reserveCapacity(newRows.count)
    return pairs
  }

  @inline(__always)
  mutating func append(_ oldRow: Int, _ newRow: Int) {
    oldRows.append(UInt32(truncatingIfNeeded: oldRow))
    newRows.append(UInt32(truncatingIfNeeded: newRow))
  }
}
