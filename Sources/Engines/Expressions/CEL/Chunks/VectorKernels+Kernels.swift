import ColumnStorage
import ProtocolWords

/// Loops over whole chunks. Bits are packed into words; row 0 is the lowest bit of word 0.
enum VectorKernels {
  typealias Words = [UInt64]

  /// A bit per row, from a test of the row's index.
  @inline(__always)
  static func pack(_ count: Int, _ test: (Int) -> Bool) -> Words {
    Words(unsafeUninitializedCapacity: (count + 63) / 64) { words, used in
      used = (count + 63) / 64
      for word in 0..<(count / 64) {
        var bits: UInt64 = 0
        let base = word &* 64
        for bit in 0..<64 { bits |= (test(base &+ bit) ? 1 : 0) &<< UInt64(bit) }
        words[word] = bits
      }
      guard count % 64 != 0 else { return }
      var bits: UInt64 = 0
      for row in (count & ~63)..<count { bits |= (test(row) ? 1 : 0) &<< UInt64(row & 63) }
      words[count / 64] = bits
    }
  }

  /// A value per row.
  @inline(__always)
  static func map<Value>(_ count: Int, _ value: (Int) -> Value) -> [Value] {
    [Value](unsafeUninitializedCapacity: count) { values, used in
      for row in 0..<count { values.initializeElement(at: row, to: value(row)) }
      used = count
    }
  }

  /// Compares two operands, each an array or one value.
  static func compare<Value: Comparable>(
    _ comparison: ValueRelation, _ left: VectorOperand<Value>, _ right: VectorOperand<Value>,
    count: Int
  ) -> Words {
    switch (left, right) {
    case (.all(let a), .all(let b)): pack(count) { _ in Self.test(comparison, a, b) }
    case (.each(let a), .all(let b)):
      a.withUnsafeBufferPointer { a in
        Self.select(comparison, count: count, { a[$0] }, { _ in b })
      }
    case (.all(let a), .each(let b)):
      b.withUnsafeBufferPointer { b in
        Self.select(comparison, count: count, { _ in a }, { b[$0] })
      }
    case (.each(let a), .each(let b)):
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          Self.select(comparison, count: count, { a[$0] }, { b[$0] })
        }
      }
    }
  }

  private static func test<Value: Comparable>(
    _ comparison: ValueRelation, _ a: Value, _ b: Value
  ) -> Bool {
    switch comparison {
    case .equal: a == b
    case .notEqual: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    }
  }

  @inline(__always)
  private static func select<Value: Comparable>(
    _ comparison: ValueRelation, count: Int, _ a: (Int) -> Value, _ b: (Int) -> Value
  ) -> Words {
    switch comparison {
    case .equal: pack(count) { a($0) == b($0) }
    case .notEqual: pack(count) { a($0) != b($0) }
    case .less: pack(count) { a($0) < b($0) }
    case .lessOrEqual: pack(count) { a($0) <= b($0) }
    case .greater: pack(count) { a($0) > b($0) }
    case .greaterOrEqual: pack(count) { a($0) >= b($0) }
    }
  }

  /// Applies an operation to two operands, at least one of them an array.
  @inline(__always)
  static func combine<Value>(
    _ left: VectorOperand<Value>, _ right: VectorOperand<Value>, count: Int,
    _ operation: (Value, Value) -> Value
  ) -> VectorOperand<Value> {
    switch (left, right) {
    case (.all(let a), .all(let b)): .all(operation(a, b))
    case (.each(let a), .all(let b)):
      .each(a.withUnsafeBufferPointer { a in map(count) { operation(a[$0], b) } })
    case (.all(let a), .each(let b)):
      .each(b.withUnsafeBufferPointer { b in map(count) { operation(a, b[$0]) } })
    case (.each(let a), .each(let b)):
      .each(
        a.withUnsafeBufferPointer { a in
          b.withUnsafeBufferPointer { b in map(count) { operation(a[$0], b[$0]) } }
        })
    }
  }

  /// The rows whose text contains a part.
  static func contains(_ part: [UInt8], in arena: TextArena, into hits: inout Words) {
    guard let scan = ByteScan(part) else {
      for index in hits.indices { hits[index] = .max }
      return
    }
    arena.bytes.withUnsafeBufferPointer { bytes in
      arena.offsets.withUnsafeBufferPointer { offsets in
        var row = 0
        var from = 0
        while let found = scan.first(in: bytes, from: from) {
          while offsets[row &+ 1] <= UInt32(truncatingIfNeeded: found) { row &+= 1 }
          let end = Int(offsets[row &+ 1])
          if found + part.count <= end {
            hits[row >> 6] |= 1 << UInt64(row & 63)
            from = end
          } else {
            from = found + 1
          }
        }
      }
    }
  }

  /// The rows whose text, given as a range of the arena's bytes, passes a test.
  @inline(__always)
  static func texts(
    _ arena: TextArena, active: Words,
    _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Words {
    arena.bytes.withUnsafeBufferPointer { bytes in
      arena.offsets.withUnsafeBufferPointer { offsets in
        var hits = Words(repeating: 0, count: active.count)
        for word in active.indices {
          var left = active[word]
          while left != 0 {
            let bit = left.trailingZeroBitCount
            left &= left &- 1
            let row = word * 64 + bit
            let range = Int(offsets[row])..<Int(offsets[row + 1])
            if test(UnsafeBufferPointer(rebasing: bytes[range])) { hits[word] |= 1 << UInt64(bit) }
          }
        }
        return hits
      }
    }
  }

  /// The length of each text in code points.
  static func sizes(_ arena: TextArena) -> [Int64] {
    arena.bytes.withUnsafeBufferPointer { bytes in
      arena.offsets.withUnsafeBufferPointer { offsets in
        map(arena.count) { row in
          var count: Int64 = 0
          for index in Int(offsets[row])..<Int(offsets[row + 1]) {
            count &+= bytes[index] & 0xC0 == 0x80 ? 0 : 1
          }
          return count
        }
      }
    }
  }

  /// Whether a text has bytes at an index.
  @inline(__always)
  static func begins(_ text: UnsafeBufferPointer<UInt8>, _ part: [UInt8], at start: Int) -> Bool {
    guard start >= 0, text.count >= start + part.count else { return false }
    for index in part.indices where text[start + index] != part[index] { return false }
    return true
  }

  /// The order of a text relative to other bytes.
  static func order(_ text: UnsafeBufferPointer<UInt8>, _ other: [UInt8]) -> ValueOrder {
    for index in 0..<min(text.count, other.count) where text[index] != other[index] {
      return text[index] < other[index] ? .less : .greater
    }
    return ValueOrder(text.count, other.count)
  }
}

/// One side of an operation: one value for all rows, or one per row.
enum VectorOperand<Value> {
  case all(Value)
  case each([Value])

  /// The value of a row.
  func value(_ row: Int) -> Value {
    switch self {
    case .all(let value): value
    case .each(let values): values[row]
    }
  }
}

/// Searches for a part by its rarest byte, eight bytes at a time.
private struct ByteScan {
  private let part: [UInt8]
  private let place: Int
  private let pattern: UInt64
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Nil for an empty part, which occurs everywhere.
  init?(_ part: [UInt8]) {
    guard !part.isEmpty else { return nil }
    self.part = part
    place = part.indices.min { Self.frequency(part[$0]) < Self.frequency(part[$1]) } ?? 0
    pattern = UInt64(part[place]) &* Self.ones
  }

  /// The rough frequency of a byte in texts.
  private static func frequency(_ byte: UInt8) -> Int {
    switch byte {
    case 0x80...: 1
    case 0x20, 0x65, 0x74, 0x61, 0x6F, 0x69, 0x6E, 0x73, 0x72: 5
    case 0x61...0x7A: 4
    case 0x30...0x39: 3
    default: 2
    }
  }

  func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start + place
    let end = bytes.count - (part.count - 1 - place)
    while index &+ 8 <= end {
      let raw = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
      // A byte that is zero, or follows one. The exact test follows.
      var zeros = (word &- Self.ones) & ~word & 0x8080_8080_8080_8080
      while zeros != 0 {
        let found = index &+ UInt64(littleEndian: zeros).trailingZeroBitCount / 8
        if isPart(bytes, found &- place) { return found &- place }
        zeros &= zeros &- 1
      }
      index &+= 8
    }
    while index < end {
      if bytes[index] == part[place], isPart(bytes, index - place) { return index - place }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private func isPart(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    for index in part.indices where bytes[start &+ index] != part[index] { return false }
    return true
  }
}
