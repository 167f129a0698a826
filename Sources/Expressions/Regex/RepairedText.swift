import UnicodeTables

/// A text in which every byte that is not UTF-8 is replaced by U+FFFD, with the way back.
struct RepairedText {
  private(set) var bytes: [UInt8] = []
  /// Where the bad bytes stood.
  private var originals: [Int] = []

  /// Repairs a text; nil if nothing is to be repaired.
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

  /// The first byte at or after a position that is not UTF-8; reading begins at the position.
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

  /// How many bad bytes stand before a position in ``bytes``: found by halving.
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
    // A position within a replacement, which no match has, would be that of the byte behind it.
    return position - 2 * range.lowerBound
  }
}
