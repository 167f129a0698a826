/// User-perceived characters: extended grapheme clusters of Unicode 17 (UAX #29).
package enum GraphemeClusters {
  /// The end of the cluster that begins at a position.
  ///
  /// A byte that is not UTF-8 is a cluster by itself. O(length of the cluster).
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The start of a cluster, in `0..<bytes.count`.
  package static func end(of bytes: Span<UInt8>, from start: Int) -> Int {
    let first = bytes[start]
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    if first < 0x80, next < 0x80, first != 0x0D || next != 0x0A { return start + 1 }
    var reader = ClusterReader(bytes, from: start)
    return reader.end(bytes)
  }

  /// The number of clusters in a text. O(n).
  package static func count(_ bytes: Span<UInt8>) -> Int {
    var position = 0
    var count = 0
    while position < bytes.count {
      position = end(of: bytes, from: position)
      count += 1
    }
    return count
  }
}

/// The state of the rules within one cluster.
private struct ClusterReader {
  private let tables = SegmentationTables.shared
  private var position: Int
  private var last: ScalarRecord
  /// Whether the cluster ends in an unpaired regional indicator (GB12, GB13).
  private var isHalfFlag: Bool
  /// Whether the cluster ends in a pictograph and its extenders (GB11).
  private var isPictograph: Bool
  /// Whether it ends in a consonant and its extenders; a linker may follow (GB9c).
  private var hasConsonant: Bool
  private var hasLinker = false

  init(_ bytes: Span<UInt8>, from start: Int) {
    let scalar = UTF8Scalar.read(bytes, at: start)
    position = start + scalar.byteCount
    last = scalar.value.map { SegmentationTables.shared[$0] } ?? .invalid
    isHalfFlag = last.cluster == .regionalIndicator
    isPictograph = last.flags.contains(.pictographic)
    hasConsonant = last.conjunct == .consonant
  }

  mutating func end(_ bytes: Span<UInt8>) -> Int {
    while position < bytes.count {
      let scalar = UTF8Scalar.read(bytes, at: position)
      guard let value = scalar.value else { return position }
      let next = tables[value]
      guard joins(next) else { return position }
      take(next)
      position += scalar.byteCount
    }
    return position
  }

  /// Whether there is no boundary before a code point.
  private func joins(_ next: ScalarRecord) -> Bool {
    switch last.cluster {
    case .carriageReturn: return next.cluster == .lineFeed  // GB3, GB4
    case .lineFeed, .control: return false  // GB4
    case .prepend where !next.isControl: return true  // GB9b
    case .leading where next.isSyllableStart: return true  // GB6
    case .syllable where next.cluster == .vowel || next.cluster == .trailing: return true  // GB7
    case .vowel where next.cluster == .vowel || next.cluster == .trailing: return true  // GB7
    case .closedSyllable where next.cluster == .trailing: return true  // GB8
    case .trailing where next.cluster == .trailing: return true  // GB8
    case .regionalIndicator where next.cluster == .regionalIndicator:
      return isHalfFlag  // GB12, GB13
    case .joiner where isPictograph && next.flags.contains(.pictographic): return true  // GB11
    case .other, .extend, .joiner, .regionalIndicator, .prepend, .spacingMark, .leading, .vowel,
      .trailing, .syllable, .closedSyllable:
      break
    }
    if hasConsonant, hasLinker, next.conjunct == .consonant { return true }  // GB9c
    return next.cluster == .extend || next.cluster == .joiner  // GB9
      || next.cluster == .spacingMark  // GB9a
  }

  private mutating func take(_ next: ScalarRecord) {
    isHalfFlag = next.cluster == .regionalIndicator && !isHalfFlag
    if next.flags.contains(.pictographic) {
      isPictograph = true
    } else if next.cluster != .extend, next.cluster != .joiner {
      isPictograph = false
    }
    switch next.conjunct {
    case .consonant:
      hasConsonant = true
      hasLinker = false
    case .linker: hasLinker = true
    case .extend: break
    case .none: hasConsonant = false
    }
    last = next
  }
}

extension ScalarRecord {
  fileprivate var isControl: Bool {
    cluster == .control || cluster == .carriageReturn || cluster == .lineFeed
  }

  fileprivate var isSyllableStart: Bool {
    cluster == .leading || cluster == .vowel || cluster == .syllable || cluster == .closedSyllable
  }
}
