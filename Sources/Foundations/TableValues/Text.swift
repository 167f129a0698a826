/// Text as bytes: normally UTF-8, but any bytes if a file contains others.
///
/// Equality and order are those of the bytes, which for valid UTF-8 is the order of code points.
/// `String` is not used for data, because it compares by canonical equivalence ("é" equals "e" +
/// U+0301), treats CR LF as one character and repairs bytes that are not UTF-8.
package struct Text: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The bytes.
  package var utf8: [UInt8]

  /// Wraps bytes as they are.
  @inlinable package init(_ utf8: [UInt8]) {
    self.utf8 = utf8
  }

  /// Copies a slice of bytes as they are.
  @inlinable package init(_ utf8: some Sequence<UInt8>) {
    self.utf8 = Array(utf8)
  }

  /// Copies a slice of an array as it is.
  package init(_ utf8: ArraySlice<UInt8>) {
    self.utf8 = Array(utf8)
  }

  /// The UTF-8 of a Swift string.
  package init(_ string: some StringProtocol) {
    utf8 = Array(string.utf8)
  }

  /// The UTF-8 of a literal.
  package init(stringLiteral value: String) {
    utf8 = Array(value.utf8)
  }

  /// Whether there are no bytes.
  @inlinable package var isEmpty: Bool { utf8.isEmpty }

  /// The text as errors and messages quote it: truncated with an ellipsis if it is longer than
  /// `bytes`.
  package func quotation(bytes: Int = 80) -> Text {
    guard utf8.count > bytes else { return self }
    var end = bytes
    while end > 0, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    return Text(utf8[..<end] + "…".utf8)
  }

  /// The text as UTF-8: every byte that is not is replaced by U+FFFD. O(n).
  package var repaired: Text {
    if String(validating: utf8, as: UTF8.self) != nil { return self }
    var result: [UInt8] = []
    var position = 0
    while position < utf8.count {
      let end = position + sequenceLength(at: position)
      if position < end {
        result += utf8[position..<end]
      } else {
        result += [0xEF, 0xBF, 0xBD]
      }
      position = max(end, position + 1)
    }
    return Text(result)
  }

  /// The length of the UTF-8 sequence at a position, or 0.
  private func sequenceLength(at position: Int) -> Int {
    let length =
      switch utf8[position] {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0  // a byte within a sequence, or of none
      }
    guard position + length <= utf8.count else { return 0 }
    let sequence = utf8[position..<(position + length)]
    return String(validating: sequence, as: UTF8.self) == nil ? 0 : length
  }

  /// Orders by bytes. A prefix comes first.
  package static func < (left: Text, right: Text) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension Text: CustomStringConvertible {
  /// The text as a Swift string. Bytes that are not UTF-8 become U+FFFD.
  package var description: String { String(decoding: utf8, as: UTF8.self) }
}
