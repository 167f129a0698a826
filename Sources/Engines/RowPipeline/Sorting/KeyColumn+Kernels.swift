#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension KeyColumn {
  /// Rows with the column's word number `depth`, in the given order.
  func keyedRows(_ rows: ArraySlice<UInt32>, depth: Int) -> [KeyedRow] {
    switch self {
    case .words(let words):
      return Self.fill(rows) { target, rows in
        words.withUnsafeBufferPointer { words in
          for (place, row) in rows.enumerated() {
            (target + place).initialize(to: KeyedRow(key: words[Int(row)], row: row))
          }
        }
      }
    case .texts(let texts, let isDescending):
      let flip: UInt64 = isDescending ? .max : 0
      return Self.fill(rows) { target, rows in
        texts.withWords(depth: depth) { word in
          for (place, row) in rows.enumerated() {
            (target + place).initialize(to: KeyedRow(key: word(row) ^ flip, row: row))
          }
        }
      }
    }
  }

  /// Whether rows with this equal word may still differ in their next word.
  func goesOn(after word: UInt64) -> Bool {
    switch self {
    case .words: false
    case .texts(_, let isDescending): (isDescending ? ~word : word) & 0xFF > 7
    }
  }

  private static func fill(
    _ rows: ArraySlice<UInt32>,
    _ body: (UnsafeMutablePointer<KeyedRow>, UnsafeBufferPointer<UInt32>) -> Void
  ) -> [KeyedRow] {
    [KeyedRow](unsafeUninitializedCapacity: rows.count) { target, count in
      count = rows.count
      guard let base = target.baseAddress else { return }
      rows.withUnsafeBufferPointer { body(base, $0) }
    }
  }
}

extension FlatTexts {
  /// The number of bytes of a text in one word.
  static let wordBytes = 7

  /// Passes to `body` a function that reads the word number `depth` of a text that is long enough.
  @inline(__always)
  func withWords(depth: Int, _ body: ((UInt32) -> UInt64) -> Void) {
    let start = depth * Self.wordBytes
    bytes.withUnsafeBufferPointer { bytes in
      offsets.withUnsafeBufferPointer { offsets in
        guard let base = bytes.baseAddress else { return }
        body { row in
          let first = offsets[Int(row)] + start
          return KeyWords.word(base + first, restCount: offsets[Int(row) + 1] - first)
        }
      }
    }
  }

  /// -1, 0 or 1 for two texts that agree in their first `start` bytes.
  @inline(__always)
  func compare(_ left: UInt32, _ right: UInt32, from start: Int) -> Int {
    let leftStart = offsets[Int(left)] + start
    let rightStart = offsets[Int(right)] + start
    let leftCount = offsets[Int(left) + 1] - leftStart
    let rightCount = offsets[Int(right) + 1] - rightStart
    return bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      let result = memcmp(base + leftStart, base + rightStart, min(leftCount, rightCount))
      return result != 0 ? Int(result.signum()) : (leftCount - rightCount).signum()
    }
  }
}

/// The byte order of texts.
enum ByteOrder {
  /// -1, 0 or 1.
  static func compare(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        let shared = min(left.count, right.count)
        if let leftBase = left.baseAddress, let rightBase = right.baseAddress {
          let result = memcmp(leftBase, rightBase, shared)
          if result != 0 { return Int(result.signum()) }
        }
        return (left.count - right.count).signum()
      }
    }
  }
}
