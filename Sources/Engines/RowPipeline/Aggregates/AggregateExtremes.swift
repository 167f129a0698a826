import TableValues

/// The smallest, or the largest, of many values. Values are counted, so that they can be removed
/// again.
///
/// Only the outermost distinct values are kept. If all of them are removed while other values
/// exist, the extreme is unknown and the rows must be counted again. In the worst case that is one
/// pass over the rows per ``AggregatePlan/extremesMax`` removals. A value at the end costs O(log k
/// + k), any other O(1).
struct AggregateExtremes: Sendable {
  /// A value and its count.
  private struct Entry: Sendable {
    var key: KeyValue
    var value: CellValue
    var count: Int
  }

  /// The kept values, outermost first.
  private var entries: [Entry] = []
  /// Whether there are values that are not kept. None of them precedes the last entry.
  private var isPartial = false
  /// The word of the last entry, while some values are not kept. Values beyond it are ignored.
  private(set) var boundWord: UInt64
  private let isLow: Bool

  /// An empty list of the smallest or of the largest values.
  init(isLow: Bool) {
    self.isLow = isLow
    boundWord = isLow ? .max : 0
  }

  /// Whether the extreme is unknown.
  var isExhausted: Bool { isPartial && entries.isEmpty }

  /// The extreme; nil if there are no values or it is unknown.
  var value: CellValue? { entries.first?.value }

  /// Whether a value with this first word may be among the kept ones.
  @inline(__always)
  func mayKeep(_ word: UInt64) -> Bool { isLow ? word <= boundWord : word >= boundWord }

  /// Whether a text may be among the kept ones.
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

  /// Removes a value that was added before.
  mutating func remove(_ key: KeyValue, _ value: CellValue) {
    let place = place(of: key, value)
    guard place < entries.count, precedes(key, value, entries[place]) == 0 else { return }
    entries[place].count -= 1
    if entries[place].count == 0 {
      entries.remove(at: place)
      setBound()
    }
  }

  /// Adds the values of another list of the same end.
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

  /// The first index whose entry does not precede a value.
  private func place(of key: KeyValue, _ value: CellValue) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(key, value, entries[middle]) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// -1 if a value is further out than an entry, 0 if it is the same, 1 otherwise.
  private func precedes(_ key: KeyValue, _ value: CellValue, _ entry: Entry) -> Int {
    var order = key.compare(entry.key, Self.plainOrder)
    if order == 0 { order = Self.spellingOrder(value, entry.value) }
    return isLow ? order : -order
  }

  private static let plainOrder = SortKey(column: ColumnNumber(0))

  /// Orders equal values with different texts, so that the result does not depend on the order of
  /// insertion.
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
  /// The same key in memory of its own, so that it does not keep a chunk alive.
  var owned: KeyValue {
    switch self {
    case .null, .error, .words: self
    case .text(let text): .text(Array(text)[...])
    }
  }
}
