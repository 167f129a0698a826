import TableValues

/// Values by slot: a list for rows of a source, a dictionary for inserted ones.
struct SlotValues<Value: Sendable>: Sendable {
  private var source: [Value?] = []
  private var inserted: [UInt32: Value] = [:]

  /// The value of a row.
  subscript(slot: UInt32) -> Value? {
    get {
      if slot >= RowSlot.firstInserted { return inserted[slot] }
      return Int(slot) < source.count ? source[Int(slot)] : nil
    }
    set {
      if slot >= RowSlot.firstInserted {
        inserted[slot] = newValue
        return
      }
      if Int(slot) >= source.count {
        if newValue == nil { return }
        source += Array(repeating: nil, count: Int(slot) + 1 - source.count)
      }
      source[Int(slot)] = newValue
    }
  }
}

/// Which rows of a difference are which rows of both sides.
struct DifferenceLinks: Sendable {
  private var pairs = SlotValues<RowPair>()
  private var rowsOfOld = SlotValues<UInt32>()
  private var rowsOfNew = SlotValues<UInt32>()

  /// The rows of both sides of a row.
  subscript(row: UInt32) -> RowPair? { pairs[row] }

  /// The row of the difference with a row of the first side.
  func row(ofOld slot: UInt32) -> UInt32? { rowsOfOld[slot] }

  /// The row of the difference with a row of the second side.
  func row(ofNew slot: UInt32) -> UInt32? { rowsOfNew[slot] }

  /// Adds a row, whose rows on both sides belong to no other row.
  mutating func add(_ row: UInt32, _ pair: RowPair) {
    pairs[row] = pair
    if let old = pair.old { rowsOfOld[old] = row }
    if let new = pair.new { rowsOfNew[new] = row }
  }

  /// Removes a row.
  mutating func remove(_ row: UInt32) {
    guard let pair = pairs[row] else { return }
    pairs[row] = nil
    if let old = pair.old { rowsOfOld[old] = nil }
    if let new = pair.new { rowsOfNew[new] = nil }
  }
}
