/// Generates instructions that match the UTF-8 of one code point of a set. Equal instructions are
/// shared.
struct UTF8Sequences {
  private var known: [[RegexProgram.Edge]: Int32] = [:]
  private var edgesOfNext: Int32 = -1

  /// Generates a set in front of an instruction and returns the start.
  mutating func add(_ set: CodePointSet, next: Int32, to program: inout RegexProgram) -> Int32 {
    if edgesOfNext != next { known.removeAll(keepingCapacity: true) }
    edgesOfNext = next
    var sequences: [[ClosedRange<UInt8>]] = []
    for range in set.ranges { Self.split(range, into: &sequences) }
    return node(of: sequences[...], depth: 0, next: next, in: &program)
  }

  /// The instruction that matches sequences with a common prefix of length `depth`.
  ///
  /// It recurses once per byte of a sequence, so at most four levels.
  private mutating func node(
    of sequences: ArraySlice<[ClosedRange<UInt8>]>, depth: Int, next: Int32,
    in program: inout RegexProgram
  ) -> Int32 {
    var edges: [RegexProgram.Edge] = []
    var rest = sequences
    while let first = rest.first {
      let bytes = first[depth]
      let group = rest.prefix { $0[depth] == bytes }
      rest = rest.dropFirst(group.count)
      let isLast = first.count == depth + 1
      let target = isLast ? next : node(of: group, depth: depth + 1, next: next, in: &program)
      if let last = edges.last, last.next == target, last.upper + 1 == bytes.lowerBound {
        edges[edges.count - 1].upper = bytes.upperBound
      } else {
        edges.append(.init(lower: bytes.lowerBound, upper: bytes.upperBound, next: target))
      }
    }
    if edges.isEmpty { return RegexProgram.failure }
    if let place = known[edges] { return place }
    let first = Int32(program.edges.count)
    program.edges += edges
    program.instructions.append(.bytes(first: first, count: Int32(edges.count)))
    let place = Int32(program.instructions.count - 1)
    known[edges] = place
    return place
  }

  /// The highest code points with one, two, three and four bytes.
  private static let lengthLimits: [UInt32] = [0x7F, 0x7FF, 0xFFFF, 0x10_FFFF]

  /// Divides a range of code points into sequences of byte ranges, in ascending order, without
  /// surrogates.
  ///
  /// After Ken Thompson's method in grep: divide by length, then wherever the lower bits do not
  /// cover their whole range.
  private static func split(
    _ range: ClosedRange<UInt32>, into sequences: inout [[ClosedRange<UInt8>]]
  ) {
    var pending = [range]
    while let range = pending.popLast() {
      let (lower, upper) = (range.lowerBound, range.upperBound)
      if let cut = cut(lower, upper) {
        pending += [cut + 1...upper, lower...cut]
      } else if !(0xD800...0xDFFF).contains(lower) {
        let (first, last) = (encoded(lower), encoded(upper))
        sequences.append(zip(first, last).map { $0...$1 })
      }
    }
  }

  /// The code point after which a range must be divided; nil if it is one sequence of byte ranges.
  private static func cut(_ lower: UInt32, _ upper: UInt32) -> UInt32? {
    for limit in lengthLimits + [0xD7FF, 0xDFFF] where lower <= limit && limit < upper {
      return limit
    }
    guard upper > 0x7F else { return nil }
    for places in [6, 12, 18] as [UInt32] {
      let mask = (1 as UInt32) << places - 1
      guard lower & ~mask != upper & ~mask else { continue }
      if lower & mask != 0 { return lower | mask }
      if upper & mask != mask { return (upper & ~mask) - 1 }
    }
    return nil
  }

  private static func encoded(_ scalar: UInt32) -> [UInt8] {
    func byte(_ shift: UInt32, _ mark: UInt32, _ mask: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: scalar >> shift & mask | mark)
    }
    switch scalar {
    case 0...0x7F: return [byte(0, 0, 0x7F)]
    case 0x80...0x7FF: return [byte(6, 0xC0, 0x1F), byte(0, 0x80, 0x3F)]
    case 0x800...0xFFFF: return [byte(12, 0xE0, 0xF), byte(6, 0x80, 0x3F), byte(0, 0x80, 0x3F)]
    default:  // a number, not our enum
      return [byte(18, 0xF0, 7), byte(12, 0x80, 0x3F), byte(6, 0x80, 0x3F), byte(0, 0x80, 0x3F)]
    }
  }
}
