/// Parses numbers written in digits of 6 bits, in which digit d is the character "0" + d.
struct DigitReader {
  private let text: StaticString
  private var position = 0

  init(_ text: StaticString) {
    self.text = text
  }

  /// The next number, or nil at the end.
  mutating func next(digits: Int) -> UInt32? {
    guard position + digits <= text.utf8CodeUnitCount else { return nil }
    return text.withUTF8Buffer { buffer in
      var number: UInt32 = 0
      for _ in 0..<digits {
        number = number << 6 | UInt32(buffer[position] &- 0x30)
        position += 1
      }
      return number
    }
  }

  /// All numbers to the end.
  consuming func numbers(digits: Int) -> [UInt16] {
    var numbers: [UInt16] = []
    numbers.reserveCapacity(text.utf8CodeUnitCount / digits)
    while let number = next(digits: digits) { numbers.append(UInt16(number)) }
    return numbers
  }
}
