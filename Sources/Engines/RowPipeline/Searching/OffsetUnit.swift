import UnicodeTables

/// The unit of offsets within a text.
package enum OffsetUnit: Hashable, Sendable, CaseIterable {
  /// Bytes of UTF-8.
  case utf8
  /// Code units of UTF-16, which editors that follow the LSP use by default.
  case utf16
  /// Code points.
  case codePoints

  /// Converts ranges of bytes to this unit. O(bytes).
  ///
  /// A byte that is not UTF-8 is sent as U+FFFD and counts as that.
  /// - Parameter ranges: Ascending ranges within `0...text.count` that do not overlap. A border
  ///   within a code point is moved behind it.
  package func convert(_ ranges: [Range<Int>], in text: [UInt8]) -> [Range<Int>] {
    if self == .utf8 { return ranges }
    var cursor = OffsetCursor(unit: self)
    return ranges.map { range in
      let start = cursor.advance(to: range.lowerBound, in: text.span)
      return start..<cursor.advance(to: range.upperBound, in: text.span)
    }
  }

  /// The width of a code point in this unit.
  fileprivate func width(_ scalar: UTF8Scalar) -> Int {
    switch self {
    case .utf8: scalar.byteCount
    case .utf16: scalar.byteCount == 4 ? 2 : 1
    case .codePoints: 1
    }
  }
}

/// Traverses a text once from front to back and counts.
private struct OffsetCursor {
  let unit: OffsetUnit
  var byte = 0
  var count = 0

  mutating func advance(to target: Int, in text: Span<UInt8>) -> Int {
    while byte < min(target, text.count) {
      let scalar = UTF8Scalar.read(text, at: byte)
      byte += scalar.byteCount
      count += unit.width(scalar)
    }
    return count
  }
}
