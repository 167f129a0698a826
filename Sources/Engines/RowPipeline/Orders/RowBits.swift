/// One bit per row of a chunk.
struct RowBits: Sendable, ExpressibleByArrayLiteral {
  /// The bits, row 0 in the lowest bit of word 0.
  var words: [UInt64]

  /// No rows.
  init() { words = [] }

  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  init(arrayLiteral elements: UInt64...) {
    words = elements
  }

  init(repeating isSet: Bool, count: Int) {
    words = Array(repeating: isSet ? .max : 0, count: (count + 63) / 64)
    // Bits past the last row stay clear, so that sets of the same size can be compared.
    if isSet, count % 64 != 0 { words[words.count - 1] = (1 << UInt64(count % 64)) - 1 }
  }

  /// The bit of a row that exists.
  subscript(row: Int) -> Bool {
    get { words[row >> 6] >> UInt64(row & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(row & 63)
      if newValue { words[row >> 6] |= bit } else { words[row >> 6] &= ~bit }
    }
  }

  /// Whether no bit is set.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Sets the bits of those of the first `rowCount` rows for which the predicate is true, and
  /// clears the others.
  mutating func set(rowCount: Int, _ holds: (Int) -> Bool) {
    for index in words.indices {
      let first = index << 6
      var word: UInt64 = 0
      for row in first..<min(first + 64, rowCount) where holds(row) {
        word |= 1 << UInt64(row & 63)
      }
      words[index] = word
    }
  }

  /// Sets the bits of the rows whose value is within a range, or with `isNegated` outside it. Nil
  /// means an empty range.
  mutating func set(_ values: [UInt64], in range: ClosedRange<UInt64>?, isNegated: Bool) {
    guard let range else { return set(rowCount: values.count) { _ in isNegated } }
    let (low, span) = (range.lowerBound, range.upperBound - range.lowerBound)
    set(rowCount: values.count) { (values[$0] &- low <= span) != isNegated }
  }

  /// The number of bits set.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Intersects with a set of the same size. The intersection with an empty set is empty.
  mutating func formIntersection(_ other: RowBits) {
    if other.words.isEmpty { words = words.map { _ in 0 } }
    for index in other.words.indices.clamped(to: words.indices) {
      words[index] &= other.words[index]
    }
  }

  /// Removes the rows of another set of the same size.
  mutating func formIntersection(notIn other: RowBits) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// Adds the rows of another set of the same size. A set of size 0 stays empty.
  mutating func formUnion(_ other: RowBits) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Calls `body` with the runs of set bits within a range of rows, in ascending order.
  func forEachRun(in rows: Range<Int>, _ body: (Range<Int>) -> Void) {
    var row = rows.lowerBound
    while let start = next(from: row, rows.upperBound, isSet: true) {
      let end = next(from: start, rows.upperBound, isSet: false) ?? rows.upperBound
      body(start..<end)
      row = end
    }
  }

  /// The first row in `row..<end` whose bit is set, or clear.
  private func next(from row: Int, _ end: Int, isSet: Bool) -> Int? {
    var row = row
    while row < end, row >> 6 < words.count {
      let word = (isSet ? words[row >> 6] : ~words[row >> 6]) >> UInt64(row & 63)
      if word != 0 {
        let found = row + word.trailingZeroBitCount
        return found < end ? found : nil
      }
      row = (row >> 6 + 1) << 6
    }
    return nil
  }
}
