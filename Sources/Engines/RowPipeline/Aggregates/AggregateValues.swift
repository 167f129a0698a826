import TableValues

/// The distinct values and the count of each.
///
/// Texts of up to 15 bytes, and all other types of values, are stored themselves. For longer texts,
/// a hash of 120 bits with a random key of the process is stored. Among a billion texts, two
/// different ones are counted as one with a probability below 10⁻²⁰. At most 54 bytes per distinct
/// value.
struct AggregateValues: Sendable {
  /// The maximum number of distinct values.
  static let countMax = 1 << 22

  /// A value in two words.
  struct Mark: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
  }

  /// A hash table with open addressing. A removed value keeps its place until the table grows.
  private var marks: [Mark] = []
  private var counts: [UInt32] = []
  /// The number of places ever used, and the number of values now.
  private var takenCount = 0
  private(set) var count = 0
  /// Whether there were too many values to count.
  private(set) var isLost = false

  /// A place that was never used.
  private static let free: UInt32 = .max
  private static let seed = UInt64.random(in: .min ... .max) | 1

  /// Adds a value.
  mutating func add(_ key: KeyValue) {
    if let mark = Self.mark(of: key) { add(mark, 1) }
  }

  /// Removes a value that was added before.
  mutating func remove(_ key: KeyValue) {
    guard !isLost, count > 0, let mark = Self.mark(of: key) else { return }
    let place = place(of: mark)
    guard counts[place] != Self.free, counts[place] > 0 else { return }
    counts[place] -= 1
    if counts[place] == 0 { count -= 1 }
  }

  /// Adds the values of another table.
  mutating func merge(_ other: AggregateValues) {
    if other.isLost { lose() }
    for (mark, count) in zip(other.marks, other.counts) where count != Self.free && count > 0 {
      add(mark, count)
    }
  }

  private mutating func add(_ mark: Mark, _ amount: UInt32) {
    if isLost { return }
    if takenCount * 4 >= marks.count * 3 { grow() }
    let place = place(of: mark)
    if counts[place] == Self.free {
      marks[place] = mark
      counts[place] = 0
      takenCount += 1
    }
    if counts[place] == 0 { count += 1 }
    counts[place] &+= amount
    if count > Self.countMax { lose() }
  }

  /// The place of a value, or the free place for it.
  private func place(of mark: Mark) -> Int {
    let mask = marks.count - 1
    var place = Int(truncatingIfNeeded: TextHash.mix(mark.high ^ Self.seed, mark.low &+ Self.seed))
    place &= mask
    while counts[place] != Self.free, marks[place] != mark { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldMarks, oldCounts) = (marks, counts)
    let size = max(16, count * 2 < marks.count ? marks.count : marks.count * 2)
    marks = Array(repeating: Mark(high: 0, low: 0), count: size)
    counts = Array(repeating: Self.free, count: size)
    takenCount = count
    for (mark, count) in zip(oldMarks, oldCounts) where count != Self.free && count > 0 {
      let place = place(of: mark)
      marks[place] = mark
      counts[place] = count
    }
  }

  private mutating func lose() {
    self = AggregateValues()
    isLost = true
  }

  /// A value in two words; nil for nulls and errors. Equal values have equal marks.
  static func mark(of key: KeyValue) -> Mark? {
    switch key {
    case .null, .error: nil
    case .words(let first, let second): Mark(high: first, low: second)
    case .text(let text): text.count <= 15 ? plainMark(of: text) : longMark(of: text)
    }
  }

  /// The bytes and the length of a short text.
  private static func plainMark(of text: ArraySlice<UInt8>) -> Mark {
    var mark = Mark(high: 0, low: 0)
    for byte in text {
      mark.high = mark.high << 8 | mark.low >> 56
      mark.low = mark.low << 8 | UInt64(byte)
    }
    mark.high |= UInt64(text.count) << 56
    return mark
  }

  private static func longMark(of text: ArraySlice<UInt8>) -> Mark {
    let (high, low) = TextHash.marks(text)
    return Mark(high: high | 0xFF << 56, low: low)
  }
}
