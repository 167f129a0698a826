import UnicodeTables

/// A text with every byte that is not UTF-8 replaced by U+FFFD, and a mapping of positions to the
/// original.
struct RepairedText {
  private(set) var bytes: [UInt8] = []
  /// The positions of the replaced bytes.
  private var originals: [Int] = []

  /// Repairs a text. Returns nil if it is valid.
  init?(_ text: Span<UInt8>) {
    guard let firstBad = Self.firstBadByte(text, from: 0) else { return nil }
    var position = 0
    var bad: Int? = firstBad
    while let place = bad {
      while position < place {
        bytes.append(text[position])
        position += 1
      }
      bytes += [0xEF, 0xBF, 0xBD]
      originals.append(place)
      position += 1
      bad = Self.firstBadByte(text, from: position)
    }
    while position < text.count {
      bytes.append(text[position])
      position += 1
    }
  }

  /// The first byte at or after a position that is not UTF-8. Decoding begins at the position.
  static func firstBadByte(_ text: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    while position < text.count {
      if text[position] < 0x80 {
        position += 1
        continue
      }
      let scalar = UTF8Scalar.read(text, at: position)
      if scalar.value == nil { return position }
      position += scalar.byteCount
    }
    return nil
  }

  /// The position in ``bytes`` of a position in the original.
  func position(ofOriginal position: Int) -> Int {
    position + 2 * originals.count { $0 < position }
  }

  /// A match in the original.
  func original(_ match: RegularExpressionMatch) -> RegularExpressionMatch {
    RegularExpressionMatch(slots: match.slots.map { $0 < 0 ? $0 : original($0) })
  }

  /// The number of replaced bytes before a position in ``bytes``, by binary search.
  private func original(_ position: Int) -> Int {
    var range = 0..<originals.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if originals[middle] + 2 * middle < position {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    // A position within a replacement (no match has one) would map to the byte behind it.
    return position - 2 * range.lowerBound
  }
}
