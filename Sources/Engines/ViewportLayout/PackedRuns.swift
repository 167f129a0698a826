/// The runs of a leaf, normally four bytes each, which is the main memory cost of a table with
/// different heights.
///
/// A run is one word if its count less one fits 7 bits and its length 24 bits. Otherwise it is two
/// words: its length with the highest bit set, and its count.
struct PackedRuns: Sendable, Sequence {
  private var words: [UInt32]
  /// The number of runs.
  let count: Int

  private static let extentBits: UInt32 = 24
  private static let smallCountMax: Int32 = 1 << 7
  private static let long: UInt32 = 1 << 31

  /// Packs runs. O(runs).
  init(_ runs: [StoredRun]) {
    count = runs.count
    let longCount = runs.reduce(0) { $0 + (Self.isSmall($1) ? 0 : 1) }
    var words: [UInt32] = []
    words.reserveCapacity(runs.count + longCount)
    for run in runs {
      let extent = UInt32(bitPattern: run.extent)
      if Self.isSmall(run) {
        words.append(UInt32(run.count - 1) << Self.extentBits | extent)
      } else {
        words.append(Self.long | extent)
        words.append(UInt32(bitPattern: run.count))
      }
    }
    self.words = words
  }

  /// The same runs with another length of the entry at an index, and its length before. Nil if the
  /// number of runs or words would be another: if the entry is not a run of its own, or then had
  /// the length of a neighbour. O(runs) without unpacking them.
  func setting(_ extent: Int32, at index: Int) -> (runs: PackedRuns, before: Int32)? {
    guard extent < 1 << Self.extentBits else { return nil }
    var place = 0
    var left = index
    while place < words.count, let length = Self.smallCount(words[place]), left >= length {
      left -= length
      place += 1
    }
    guard place < words.count, Self.smallCount(words[place]) == 1 else { return nil }
    // All runs before have one word.
    if place > 0, Self.extent(words[place - 1]) == extent { return nil }
    if place + 1 < words.count, Self.extent(words[place + 1]) == extent { return nil }
    var changed = self
    changed.words[place] = UInt32(bitPattern: extent)
    return (changed, Self.extent(words[place]))
  }

  /// The number of entries of a run of one word; nil: it has two.
  private static func smallCount(_ word: UInt32) -> Int? {
    word & long == 0 ? Int(word >> extentBits) + 1 : nil
  }

  /// The length of a run, from its first word.
  private static func extent(_ word: UInt32) -> Int32 {
    let mask = word & long == 0 ? (1 << extentBits) - 1 : ~long
    return Int32(bitPattern: word & mask)
  }

  private static func isSmall(_ run: StoredRun) -> Bool {
    run.count <= smallCountMax && run.extent < 1 << extentBits
  }

  /// Whether there are none.
  var isEmpty: Bool { words.isEmpty }

  /// The memory, in bytes.
  var byteSize: Int { words.capacity * MemoryLayout<UInt32>.stride }

  func makeIterator() -> Iterator { Iterator(words: words) }

  /// Iterates over runs, first to last.
  struct Iterator: IteratorProtocol {
    fileprivate let words: [UInt32]
    private var place = 0

    fileprivate init(words: [UInt32]) { self.words = words }

    mutating func next() -> StoredRun? {
      guard place < words.count else { return nil }
      let word = words[place]
      place += 1
      guard word & PackedRuns.long != 0 else {
        let count = Int(word >> PackedRuns.extentBits) + 1
        return StoredRun(
          count: count, extent: Int32(word & ((1 << PackedRuns.extentBits) - 1)))
      }
      defer { place += 1 }
      return StoredRun(
        count: Int(words[place]), extent: Int32(bitPattern: word & ~PackedRuns.long))
    }
  }
}
