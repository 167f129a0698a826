/// A folded text with the origin of each of its bytes.
package struct FoldedText: Sendable, Equatable {
  /// The folded bytes.
  package private(set) var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var lastScalar = 0

  /// The bytes of the original text for a range of folded bytes.
  ///
  /// The result has whole code points: half of the "ss" that "ß" folds to gives the whole "ß".
  /// Marks that folding removed belong to the code point before them.
  /// - Parameter range: A non-empty range within `0..<bytes.count`.
  package func originalRange(of range: Range<Int>) -> Range<Int> {
    starts[range.lowerBound]..<ends[range.upperBound - 1]
  }

  /// Appends the folded bytes of one code point.
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
