import TableValues

/// Which different values there are, and how often each.
///
/// Texts of up to 15 bytes, and all values that are no texts, are kept themselves; of longer texts a
/// mark of 120 bits with a key made at random for the process, so that two texts count as one with a
/// probability below 10⁻²⁰ for a billion of them. About 40 bytes per different value.
struct AggregateValues: Sendable {
  /// More different values are not counted.
  static let countMax = 1 << 22

  /// A value in two words.
  struct Mark: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
  }

  private var counts: [Mark: UInt32] = [:]
  /// Whether there were too many to be counted.
  private(set) var isLost = false

  /// How many different values there are.
  var count: Int { counts.count }

  /// Adds a value.
  mutating func add(_ key: KeyValue) {
    guard !isLost, let mark = Self.mark(of: key) else { return }
    counts[mark, default: 0] &+= 1
    loseIfTooMany()
  }

  /// Takes out a value that was added.
  mutating func remove(_ key: KeyValue) {
    guard !isLost, let mark = Self.mark(of: key), let count = counts[mark] else { return }
    counts[mark] = count > 1 ? count - 1 : nil
  }

  /// Adds what another one holds.
  mutating func merge(_ other: AggregateValues) {
    if other.isLost { lose() }
    if isLost { return }
    counts.merge(other.counts) { $0 &+ $1 }
    loseIfTooMany()
  }

  private mutating func loseIfTooMany() {
    if counts.count > Self.countMax { lose() }
  }

  private mutating func lose() {
    counts = [:]
    isLost = true
  }

  private static func mark(of key: KeyValue) -> Mark? {
    switch key {
    case .null, .error: nil
    case .words(let first, let second): Mark(high: first, low: second)
    case .text(let text): text.count <= 15 ? plainMark(of: text) : longMark(of: text)
    }
  }

  /// The bytes of a short text and how many there are.
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
