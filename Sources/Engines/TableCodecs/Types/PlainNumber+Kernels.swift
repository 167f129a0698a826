import CellFormats
import TableValues

/// What a text is by the plain grammar of numbers.
enum PlainNumber {
  /// A whole number; whether a double represents it and all smaller ones exactly.
  case whole(isSafe: Bool)
  /// A whole number of more than 64 bits.
  case tooLarge
  /// A number with decimals or exponent.
  case fraction

  /// Nil if the text, without blanks around it, is no plain number.
  init?(_ text: [UInt8]) {
    let trimmed = text[...].trimmedBlanks
    let found = text.withUnsafeBufferPointer { bytes -> PlainNumber? in
      let bytes = UnsafeBufferPointer(rebasing: bytes[trimmed.startIndex..<trimmed.endIndex])
      var whole: Int64 = 0
      switch NumberGrammar.integer(bytes, into: &whole) {
      case .value: return .whole(isSafe: whole.magnitude <= 1 << 53)
      case .outOfRange: return .tooLarge
      case .doesNotParse: break
      }
      var number = 0.0
      return NumberGrammar.number(bytes, into: &number) == .value ? .fraction : nil
    }
    guard let found else { return nil }
    self = found
  }
}

extension QuickReader {
  /// Whether a text is read as a value of a type. False also where the format has to decide, and
  /// for whole numbers that a double cannot represent.
  mutating func reads(_ text: [UInt8], as type: ColumnType) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      switch type {
      case .number: number(bytes).map { $0.magnitude < 0x1p53 } ?? false
      case .integer: integer(bytes) != nil
      case .date, .dateTime, .time: moment(bytes) != nil
      case .boolean, .decimal, .duration, .text, .list, .json: false
      }
    }
  }
}
