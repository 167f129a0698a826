/// How texts are made safe to show in one line of a terminal or a page.
///
/// C0 becomes U+2400…, DEL U+2421. U+0085, U+2028 and U+2029, at which clients break lines, become
/// U+2424. The other C1 controls, which terminals obey, become hexadecimal: `\u{9b}`. If asked for,
/// characters that are invisible become hexadecimal, too. All forms are at least as long as their
/// characters, and a form has no character that has a form itself.
///
/// Bytes that are not UTF-8 are unchanged; writers replace them.
package struct VisibleForm: Sendable, Hashable {
  /// Whether invisible characters have a form, as `isInvisible` defines them.
  package let showsInvisible: Bool

  /// The forms of control characters, and of invisible ones if asked for.
  package init(showsInvisible: Bool) {
    self.showsInvisible = showsInvisible
  }

  /// The text with visible forms. O(bytes).
  package func of(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: mayBegin) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 8)
    var cursor = Cursor()
    while cursor.index < text.count { append(text, &cursor, to: &result) }
    return result
  }

  /// The last place of a text that is shown at a byte of its visible form, or before it.
  ///
  /// - Returns: The byte of the text, and that of its visible form.
  /// - Complexity: O(shown).
  package func place(of shown: Int, in text: [UInt8]) -> (bytes: Int, shown: Int) {
    var place = (bytes: 0, shown: 0)
    var cursor = Cursor()
    var form: [UInt8] = []
    while cursor.index < text.count {
      form.removeAll(keepingCapacity: true)
      append(text, &cursor, to: &form)
      if place.shown + form.count > shown { break }
      place = (cursor.index, place.shown + form.count)
    }
    return place
  }

  /// Where ranges of a text are in its visible form.
  ///
  /// - Parameter ranges: Ascending ranges within the text that do not overlap.
  /// - Complexity: O(bytes up to the end of the last range).
  package func shown(_ ranges: [Range<Int>], of text: [UInt8]) -> [Range<Int>] {
    var (cursor, length) = (Cursor(), 0)
    var form: [UInt8] = []
    func advance(to byte: Int) -> Int {
      while cursor.index < min(byte, text.count) {
        form.removeAll(keepingCapacity: true)
        append(text, &cursor, to: &form)
        length += form.count
      }
      return length
    }
    return ranges.map { range in
      let start = advance(to: range.lowerBound)
      return start..<advance(to: range.upperBound)
    }
  }

  /// Whether a character may be turned into something else than what it shows: one that sets a
  /// writing direction, one without width, or one that is not shown.
  ///
  /// Joiners (U+200C, U+200D) and tags are parts of the character before them, in emoji and in
  /// several scripts. They are invisible characters only where there is no such character.
  ///
  /// - Parameter isAlone: Whether it is at the beginning, behind ASCII or behind a number.
  private static func isInvisible(_ scalar: UInt32, isAlone: Bool) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    case 0x200C, 0x200D, 0xE0001, 0xE0020...0xE007F: isAlone
    default: false  // a number, not our enum
    }
  }

  /// Whether a character that has a form may begin with a byte.
  private func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0x7F, 0xC2, 0xE2: true
    case 0xD8, 0xE1, 0xEF, 0xF3: showsInvisible
    default: false
    }
  }

  /// A place in a text.
  private struct Cursor {
    /// The next byte.
    var index = 0
    /// Whether the character before it, as shown, ends with ASCII, or there is none.
    var isBehindASCII = true
  }

  /// Appends the visible form of the character or byte at the cursor, which moves behind it. The form
  /// has at least as many bytes.
  @inline(__always)
  private func append(_ text: [UInt8], _ cursor: inout Cursor, to result: inout [UInt8]) {
    let byte = text[cursor.index]
    if byte < 0x20 {
      result += [0xE2, 0x90, 0x80 + byte]  // U+2400 + byte
    } else if byte < 0x7F {
      result.append(byte)
    } else if byte == 0x7F {
      result += [0xE2, 0x90, 0xA1]  // U+2421
    } else {
      return appendLong(text, &cursor, to: &result)
    }
    cursor = Cursor(index: cursor.index + 1)
  }

  private func appendLong(_ text: [UInt8], _ cursor: inout Cursor, to result: inout [UInt8]) {
    let scalar = UTF8Scalar.read(text.span, at: cursor.index)
    switch scalar.value {
    case 0x85, 0x2028, 0x2029:
      result += [0xE2, 0x90, 0xA4]  // U+2424
      cursor.isBehindASCII = false
    case .some(let value)
    where (0x80..<0xA0).contains(value)
      || showsInvisible && Self.isInvisible(value, isAlone: cursor.isBehindASCII):
      result += Array("\\u{\(String(value, radix: 16))}".utf8)
      cursor.isBehindASCII = true
    default:
      result += text[cursor.index..<cursor.index + scalar.byteCount]
      cursor.isBehindASCII = false
    }
    cursor.index += scalar.byteCount
  }
}
