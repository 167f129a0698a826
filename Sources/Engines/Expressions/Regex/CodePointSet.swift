import UnicodeTables

/// A set of code points as ascending ranges that neither overlap nor touch.
struct CodePointSet: Sendable, Hashable {
  /// The last code point.
  static let last: UInt32 = 0x10_FFFF

  private(set) var ranges: [ClosedRange<UInt32>] = []

  init() {}

  /// The set of the code points of some ranges, in any order.
  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
    normalize()
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// The one code point of the set; nil if it has none or more.
  var single: UInt32? {
    guard ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return ranges[0].lowerBound
  }

  func contains(_ scalar: UInt32) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }

  mutating func formUnion(_ other: CodePointSet) {
    ranges += other.ranges
    normalize()
  }

  /// The complement of the set.
  var inverted: CodePointSet {
    var result = CodePointSet()
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.ranges.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= Self.last { result.ranges.append(next...Self.last) }
    return result
  }

  /// The set with every code point that differs from one of it in case only.
  var withCaseVariants: CodePointSet {
    var added: [ClosedRange<UInt32>] = []
    for range in ranges {
      ScalarProperties.forEachCased(in: range) { variants in
        for scalar in variants where !range.contains(scalar) { added.append(scalar...scalar) }
      }
    }
    return added.isEmpty ? self : CodePointSet(ranges + added)
  }

  private mutating func normalize() {
    guard ranges.count > 1 else { return }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var kept = 0
    for index in 1..<ranges.count {
      let range = ranges[index]
      if range.lowerBound <= ranges[kept].upperBound + 1 {
        let upper = max(ranges[kept].upperBound, range.upperBound)
        ranges[kept] = ranges[kept].lowerBound...upper
      } else {
        kept += 1
        ranges[kept] = range
      }
    }
    ranges.removeSubrange((kept + 1)...)
  }
}
