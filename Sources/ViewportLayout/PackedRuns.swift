/// The runs of a leaf, four bytes each as a rule: what most entries of a table of different heights
/// take.
///
/// A run is one word, of its count less one in 7 bits and its length in 24, where both fit; else two,
/// of its length with the highest bit set, and its count.
struct PackedRuns: Sendable, Sequence {
  private let words: [UInt32]
  /// How many runs there are.
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

  private static func isSmall(_ run: StoredRun) -> Bool {
    run.count <= smallCountMax && run.extent < 1 << extentBits
  }

  /// Whether there are none.
  var isEmpty: Bool { words.isEmpty }

  /// How many bytes they take.
  var byteSize: Int { words.capacity * MemoryLayout<UInt32>.stride }

  func makeIterator() -> Iterator { Iterator(words: words) }

  /// Reads runs, first to last.
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
