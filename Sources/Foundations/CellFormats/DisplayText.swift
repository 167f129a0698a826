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
      index += append(text, index, to: &result)
    }
    return result
  }

  /// Appends the visible form of the character at an index.
  ///
  /// - Returns: The number of bytes of the character, at least 1. The form has at least as many.
  @inline(__always)
  private static func append(_ text: [UInt8], _ index: Int, to result: inout [UInt8]) -> Int {
    let byte = text[index]
    if byte < 0x20 {
      result += [0xE2, 0x90, 0x80 + byte]  // U+2400 + byte
    } else if byte == 0x7F {
      result += [0xE2, 0x90, 0xA1]  // U+2421
    } else if case let length = lineEndLength(text, index), length > 0 {
      result += [0xE2, 0x90, 0xA4]  // U+2424
      return length
    } else if byte == 0xC2, index + 1 < text.count, (0x80...0x9F).contains(text[index + 1]) {
      result += Array("\\u{\(String(text[index + 1], radix: 16))}".utf8)
      return 2
    } else {
      result.append(byte)
    }
    return 1
  }

  /// The last place of a text that is shown at a byte of its visible form, or before it.
  ///
  /// - Returns: The byte of the text, and that of its visible form.
  /// - Complexity: O(shown).
  package static func place(of shown: Int, in text: [UInt8]) -> (bytes: Int, shown: Int) {
    var (place, index) = ((bytes: 0, shown: 0), 0)
    var form: [UInt8] = []
    while index < text.count {
      form.removeAll(keepingCapacity: true)
      index += append(text, index, to: &form)
      if place.shown + form.count > shown { break }
      place = (index, place.shown + form.count)
    }
    return place
  }

  /// Where ranges of a text are in its visible form.
  ///
  /// - Parameter ranges: Ascending ranges within the text that do not overlap.
  /// - Complexity: O(bytes up to the end of the last range).
  package static func shown(_ ranges: [Range<Int>], of text: [UInt8]) -> [Range<Int>] {
    var (index, length) = (0, 0)
    var form: [UInt8] = []
    func advance(to byte: Int) -> Int {
      while index < min(byte, text.count) {
        form.removeAll(keepingCapacity: true)
        index += append(text, index, to: &form)
        length += form.count
      }
      return length
    }
    return ranges.map { range in
      let start = advance(to: range.lowerBound)
      return start..<advance(to: range.upperBound)
    }
  }

  /// The first `bytesMax` bytes of a text, without an incomplete last character.
  package static func beginning(of text: ArraySlice<UInt8>, _ bytesMax: Int) -> ArraySlice<UInt8> {
    guard text.count > bytesMax else { return text }
    var end = text.startIndex + bytesMax
    let lowest = max(text.startIndex, end - 3)
    while end > lowest, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end]
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
