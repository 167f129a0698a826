/// A folded text that remembers where each of its bytes comes from.
package struct FoldedText: Sendable, Equatable {
  /// The folded bytes.
  package private(set) var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var lastScalar = 0

  /// The bytes of the original text that a range of folded bytes comes from.
  ///
  /// Whole code points only: half of the "ss" that "ß" folds to gives the whole "ß"; marks that
  /// folding dropped belong to the code point before them.
  /// - Parameter range: A range within `0..<bytes.count` that is not empty.
  package func originalRange(of range: Range<Int>) -> Range<Int> {
    starts[range.lowerBound]..<ends[range.upperBound - 1]
  }

  /// Takes over what one code point folded to.
  mutating func append(_ folded: inout [UInt8], from range: Range<Int>) {
    if folded.isEmpty {
      for place in lastScalar..<bytes.count { ends[place] = range.upperBound }
      return
    }
    lastScalar = bytes.count
    bytes += folded
    starts += repeatElement(range.lowerBound, count: folded.count)
    ends += repeatElement(range.upperBound, count: folded.count)
    folded.removeAll(keepingCapacity: true)
  }
}
