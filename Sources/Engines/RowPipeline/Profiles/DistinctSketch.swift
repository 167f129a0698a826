/// An estimate of a number of distinct values, from the smallest of their hashes.
///
/// Example: if the 1000 smallest of 64-bit hashes lie in the lowest thousandth of all hashes, there
/// are about a million. After Z. Bar-Yossef et al., "Counting distinct elements in a data stream"
/// (2002).
struct DistinctSketch: Sendable {
  /// The number of hashes that are kept, at least 16. The relative standard error of an estimate
  /// is about one through its square root.
  let size: Int
  private var hashes = Set<UInt64>()
  /// No greater hash is among the smallest.
  private var bound = UInt64.max

  init(size: Int) {
    self.size = max(16, size)
  }

  /// Adds a value. Adding it again changes nothing. O(1) amortised.
  mutating func add(_ mark: AggregateValues.Mark) {
    let hash = Self.hash(mark)
    guard hash < bound else { return }
    hashes.insert(hash)
    if hashes.count >= 2 * size { trim() }
  }

  /// Adds the values of another sketch of the same size.
  mutating func merge(_ other: DistinctSketch) {
    hashes.formUnion(other.hashes)
    bound = min(bound, other.bound)
    trim()
  }

  /// The estimate, with its relative error: three standard errors, nil if the number is exact.
  var estimate: (count: Int, error: Double?) {
    let sorted = smallest
    guard sorted.count == size, let last = sorted.last else { return (sorted.count, nil) }
    // At most 2⁶⁴ hashes, so the quotient is finite; at least one, because there are that many.
    let count = Double(size - 1) * 0x1p64 / (Double(last) + 1)
    return (max(size, Int(exactly: count.rounded()) ?? size), 3 / Double(size - 2).squareRoot())
  }

  private var smallest: ArraySlice<UInt64> { hashes.sorted().prefix(size) }

  private mutating func trim() {
    let kept = smallest
    if kept.count == size, let last = kept.last {
      bound = min(bound, last < .max ? last + 1 : last)
    }
    hashes = Set(kept)
  }

  /// The seeds are fixed, so that an estimate depends on the values alone. (Marks of long texts are
  /// hashes that differ from process to process.)
  private static func hash(_ mark: AggregateValues.Mark) -> UInt64 {
    let mixed = TextHash.mix(
      mark.high ^ 0x9E37_79B9_7F4A_7C15, mark.low ^ 0xBF58_476D_1CE4_E5B9)
    return TextHash.mix(
      mixed ^ mark.low &* 0x94D0_49BB_1331_11EB ^ 0x2545_F491_4F6C_DD1D,
      mixed ^ mark.high &+ 0xD6E8_FEB8_6659_FD93)
  }
}
