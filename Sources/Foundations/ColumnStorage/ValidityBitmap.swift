/// One bit per row: set where the cell has a value of its type.
package struct ValidityBitmap: Sendable, Equatable {
  /// The bits. Row 0 is the lowest bit of word 0. Bits past `count` are clear.
  package private(set) var words: [UInt64]
  /// The number of rows.
  package private(set) var count: Int

  /// A bitmap with all bits equal.
  package init(repeating isValid: Bool, count: Int) {
    self.count = count
    words = Array(repeating: isValid ? .max : 0, count: (count + 63) / 64)
    if isValid, count % 64 != 0 { words[words.count - 1] = (1 << UInt64(count % 64)) - 1 }
  }

  /// The bit of a row in `0..<count`.
  package subscript(row: Int) -> Bool {
    get { words[row >> 6] >> UInt64(row & 63) & 1 == 1 }
    set {
      if newValue {
        words[row >> 6] |= 1 << UInt64(row & 63)
      } else {
        words[row >> 6] &= ~(1 << UInt64(row & 63))
      }
    }
  }

  /// Appends a row.
  package mutating func append(_ isValid: Bool) {
    if count & 63 == 0 { words.append(0) }
    count += 1
    if isValid { self[count - 1] = true }
  }

  /// The number of valid rows. O(count / 64).
  package var validCount: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
}
