import UnicodeTables

/// Text made safe to show in one line of a terminal or a page.
package enum DisplayText {
  /// The text with control characters and line ends replaced by visible forms, as ``VisibleForm``
  /// defines them.
  ///
  /// - Parameter showsInvisible: Whether invisible characters get a visible form too.
  package static func visible(_ text: [UInt8], showsInvisible: Bool = false) -> [UInt8] {
    VisibleForm(showsInvisible: showsInvisible).of(text)
  }

  /// The first `bytesMax` bytes of a text, without an incomplete last character.
  package static func beginning(of text: ArraySlice<UInt8>, _ bytesMax: Int) -> ArraySlice<UInt8> {
    guard text.count > bytesMax else { return text }
    var end = text.startIndex + bytesMax
    let lowest = max(text.startIndex, end - 3)
    while end > lowest, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end]
  }

  /// Whether bytes are valid UTF-8.
  package static func isValid(_ text: [UInt8]) -> Bool {
    text.allSatisfy { $0 < 0x80 } || String(validating: text, as: UTF8.self) != nil
  }
}
