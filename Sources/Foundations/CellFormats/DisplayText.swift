/// Text made safe to show in one line of a terminal or a page.
package enum DisplayText {
  /// The text with control characters and line ends replaced by visible pictures.
  ///
  /// C0 becomes U+2400…, DEL U+2421. U+0085, U+2028 and U+2029, at which clients break lines,
  /// become U+2424. The other C1 controls, which terminals obey, become hexadecimal: `\u{9b}`.
  /// Bytes that are not UTF-8 are unchanged; the writer replaces them.
  package static func visible(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return text
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 8)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x20 {
        result += [0xE2, 0x90, 0x80 + byte]  // U+2400 + byte
      } else if byte == 0x7F {
        result += [0xE2, 0x90, 0xA1]  // U+2421
      } else if case let length = lineEndLength(text, index), length > 0 {
        result += [0xE2, 0x90, 0xA4]  // U+2424
        index += length - 1
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

  /// The length in bytes of U+0085, U+2028 or U+2029 at an index; 0 if there is none.
  private static func lineEndLength(_ text: [UInt8], _ index: Int) -> Int {
    switch text[index] {
    case 0xC2: index + 1 < text.count && text[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// Whether bytes are valid UTF-8.
  package static func isValid(_ text: [UInt8]) -> Bool {
    text.allSatisfy { $0 < 0x80 } || String(validating: text, as: UTF8.self) != nil
  }
}
