import TableValues

/// The smallest, or the largest, of many values, counted, so that values can be taken out again.
///
/// Only the outermost different values are kept. When all of them have been taken out while others
/// were not kept, the end is unknown and the rows have to be counted anew: one pass over the rows
/// per ``AggregatePlan/extremesMax`` removals at worst. O(log k + k) per value that comes in at the
/// end, O(1) for all others.
struct AggregateExtremes: Sendable {
  /// One value and how often it is there.
  private struct Entry: Sendable {
    var key: KeyValue
    var value: CellValue
    var count: Int
  }

  /// The kept values, outermost first.
  private var entries: [Entry] = []
  /// Whether there are values that are not kept; none of them stands before the last entry.
  private var isPartial = false
  /// The word of the last entry while there are values not kept: what lies beyond is passed over.
  private(set) var boundWord: UInt64
  private let isLow: Bool

  /// Makes an empty one for the small or the large end.
  init(isLow: Bool) {
    self.isLow = isLow
    boundWord = isLow ? .max : 0
  }

  /// Whether the end is not known any more.
  var isExhausted: Bool { isPartial && entries.isEmpty }

  /// The outermost value; nil of none, and when it is not known.
  var value: CellValue? { entries.first?.value }

  /// Whether a value with this first word may stand among the kept ones.
  @inline(__always)
  func mayKeep(_ word: UInt64) -> Bool { isLow ? word <= boundWord : word >= boundWord }

  /// Whether a text may stand among the kept ones.
  func mayKeep(_ text: ArraySlice<UInt8>) -> Bool {
    guard isPartial, let last = entries.last, case .text(let bound) = last.key else {
      return true
    }
    let order = ByteOrder.compare(text, bound)
    return isLow ? order <= 0 : order >= 0
  }

  /// Adds a value.
  mutating func add(_ key: KeyValue, _ value: @autoclosure () -> CellValue, max: Int) {
    let value = value()
    let place = place(of: key, value)
    if place < entries.count, precedes(key, value, entries[place]) == 0 {
      entries[place].count += 1
      return
    }
    if isPartial, place == entries.count { return }
    entries.insert(Entry(key: key.owned, value: value, count: 1), at: place)
    trim(to: max)
  }

  /// Takes out a value that was added.
  mutating func remove(_ key: KeyValue, _ value: CellValue) {
    let place = place(of: key, value)
    guard place < entries.count, precedes(key, value, entries[place]) == 0 else { return }
    entries[place].count -= 1
    if entries[place].count == 0 {
      entries.remove(at: place)
      setBound()
    }
  }

  /// Adds what another one of the same end holds.
  mutating func merge(_ other: AggregateExtremes, max: Int) {
    if other.entries.isEmpty, !other.isPartial { return }
    if isExhausted || other.isExhausted {
      entries = []
      isPartial = true
      return setBound()
    }
    let bounds = [self, other].compactMap { $0.isPartial ? $0.entries.last : nil }
    isPartial = false
    setBound()
    for entry in other.entries {
      let place = place(of: entry.key, entry.value)
      if place < entries.count, precedes(entry.key, entry.value, entries[place]) == 0 {
        entries[place].count += entry.count
      } else {
        entries.insert(entry, at: place)
      }
    }
    for bound in bounds {
      while let last = entries.last, precedes(last.key, last.value, bound) > 0 {
        entries.removeLast()
      }
      isPartial = true
    }
    trim(to: max)
    setBound()
  }

  private mutating func trim(to max: Int) {
    guard entries.count > max else { return }
    entries.removeLast(entries.count - max)
    isPartial = true
    setBound()
  }

  private mutating func setBound() {
    boundWord = isLow ? .max : 0
    guard isPartial else { return }
    guard let last = entries.last else {
      boundWord = isLow ? 0 : .max
      return
    }
    if case .words(let word, _) = last.key { boundWord = word }
  }

  /// The first place whose entry does not stand before a value.
  private func place(of key: KeyValue, _ value: CellValue) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(key, value, entries[middle]) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// -1 when a value stands further out than an entry, 0 when it is the same, 1 else.
  private func precedes(_ key: KeyValue, _ value: CellValue, _ entry: Entry) -> Int {
    var order = key.compare(entry.key, Self.plainOrder)
    if order == 0 { order = Self.spellingOrder(value, entry.value) }
    return isLow ? order : -order
  }

  private static let plainOrder = SortKey(column: ColumnNumber(0))

  /// Decides between equal values that are spelled otherwise, so that the answer does not depend on
  /// the order in which they came.
  private static func spellingOrder(_ left: CellValue, _ right: CellValue) -> Int {
    switch (left, right) {
    case (.number(let a), .number(let b)):
      return a.isNaN ? 0 : (a.sign == .minus ? 0 : 1) - (b.sign == .minus ? 0 : 1)
    case (.dateTime(let a), .dateTime(let b)):
      return (Int(a.offsetMinutes ?? .min) - Int(b.offsetMinutes ?? .min)).signum()
    case (.decimal(let a), .decimal(let b)): return ByteOrder.compare(a.utf8[...], b.utf8[...])
    default: return 0  // one spelling only
    }
  }
}

extension KeyValue {
  /// The same key with bytes of its own, so that no chunk is kept alive by it.
  var owned: KeyValue {
    switch self {
    case .null, .error, .words: self
    case .text(let text): .text(Array(text)[...])
    }
  }
}
