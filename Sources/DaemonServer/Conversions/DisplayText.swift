/// Makes text safe to show in one line of a terminal or a page.
enum DisplayText {
  /// The text with control characters made visible: C0 as the pictures U+2400…, DEL as U+2421,
  /// C1 (which terminals obey as well) as U+FFFD-free hexadecimal pictures `\u{9b}`.
  ///
  /// Bytes that are not UTF-8 pass through; the writer replaces them.
  static func visible(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 8)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x20 {
        result += [0xE2, 0x90, 0x80 + byte]  // U+2400 + byte
      } else if byte == 0x7F {
        result += [0xE2, 0x90, 0xA1]  // U+2421
      } else if byte == 0xC2, index + 1 < text.count, (0x80...0x9F).contains(text[index + 1]) {
        result += Array("\\u{\(String(text[index + 1], radix: 16))}".utf8)
        index += 1
      } else {
        result.append(byte)
      }
      index += 1
    }
    return result
  }
}

/// Byte ranges of UTF-8 as ranges of UTF-16 code units, which editors count in.
enum UTF16Offsets {
  /// The ranges in UTF-16 code units. Ranges rise and lie at borders of characters. O(text).
  static func ranges(_ ranges: [Range<Int>], in text: [UInt8]) -> [Range<Int>] {
    var offsets: [Int] = []
    offsets.reserveCapacity(text.count + 1)
    var units = 0
    for byte in text {
      offsets.append(units)
      // A lead byte counts its character; four bytes make two code units.
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    offsets.append(units)
    return ranges.map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
  }

  /// Whether bytes are UTF-8.
  static func isValid(_ text: [UInt8]) -> Bool {
    text.allSatisfy { $0 < 0x80 } || String(validating: text, as: UTF8.self) != nil
  }
}
