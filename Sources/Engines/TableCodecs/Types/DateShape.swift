import CellFormats
import TableValues

/// The spelling of one date or moment: its numbers and names, and the separators between them.
///
/// `3/20/2014 2:27 PM` has the numbers 3, 20, 2014, 2 and 27, the name `PM`, and between them `/`,
/// `/`, a blank, `:` and a blank.
struct DateShape {
  /// One part of a spelling.
  enum Part: Hashable {
    /// A number of up to nine digits.
    case number
    /// The name of a month.
    case month
    /// The name of a weekday.
    case weekday
    /// AM or PM.
    case dayHalf
    /// `+0100`, or with a colon `+01:00`.
    case offset(hasColon: Bool)
    /// `UTC`.
    case utc
    /// `GMT`.
    case gmt
  }

  /// The name of a month or weekday.
  struct Name {
    /// What it can mean.
    var word: CalendarWord
    /// Whether a point belongs to it, as in `Jan. 2020`.
    var hasPoint: Bool
    /// Whether it begins with a small letter, as in French and Spanish.
    var isSmall: Bool
  }

  /// The parts.
  var parts: [Part] = []
  /// The separators before each part but the first.
  var separators: [[UInt8]] = []
  /// The text behind the last part: `日`, ` Uhr`.
  var tail: [UInt8] = []
  /// The value of each number, the number of a month, and 0 for other parts.
  var values: [Int] = []
  /// The number of digits of each number, and 0 for other parts.
  var lengths: [Int] = []
  /// The names among the parts, in order.
  var names: [Name] = []

  /// The longest text that is examined, in bytes.
  static let bytesMax = 48
  /// The longest text between two parts, in bytes.
  private static let separatorBytesMax = 8

  /// The signs of years, months, days, hours, minutes and seconds in Japanese, Chinese and Korean.
  static let dateSigns = ["年", "月", "日", "時", "分", "秒", "년", "월", "일"].map { Array($0.utf8) }

  /// The spelling of a text, or nil if it cannot be a date.
  init?(_ text: ArraySlice<UInt8>) {
    let text = text.trimmedBlanks
    guard text.count >= 4, text.count <= Self.bytesMax else { return nil }
    var separator: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte &- 0x30 <= 9 {
        index = addNumber(text[index...], &separator)
      } else if byte == 0x2B || byte == 0x2D, isOffset(text[index...]), separator == [0x20] {
        add(.offset(hasColon: text.count - (index - text.startIndex) == 6), 0, 0, &separator)
        index = text.endIndex
      } else if Self.isLetter(byte) {
        guard let end = addWord(text[index...], &separator) else { return nil }
        index = end
      } else {
        guard " /-.:,".utf8.contains(byte) else { return nil }
        separator.append(byte)
        index += 1
      }
      guard parts.count <= 10, separator.count <= Self.separatorBytesMax else { return nil }
    }
    guard parts.count >= 2 else { return nil }
    tail = separator
    if !tail.isEmpty, !Self.mayEnd(tail) { return nil }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
  }

  private mutating func addNumber(
    _ text: ArraySlice<UInt8>, _ separator: inout [UInt8]
  ) -> Int {
    var (end, value) = (text.startIndex, 0)
    while end < text.endIndex, text[end] &- 0x30 <= 9, end - text.startIndex < 9 {
      value = value * 10 + Int(text[end] - 0x30)
      end += 1
    }
    add(.number, value, end - text.startIndex, &separator)
    // French: 1er mars.
    if value == 1, text[end...].starts(with: [0x65, 0x72, 0x20]) { end += 2 }
    return end
  }

  /// Whether a text is an offset behind a time, up to the end.
  private func isOffset(_ text: ArraySlice<UInt8>) -> Bool {
    guard parts.count >= 2, separators.contains([0x3A]) else { return false }
    let rest = text.dropFirst()
    let digits = rest.count == 5 ? rest.prefix(2) + rest.suffix(2) : rest
    guard rest.count == 4 || rest.count == 5 && rest.dropFirst(2).first == 0x3A else {
      return false
    }
    return digits.allSatisfy { $0 &- 0x30 <= 9 }
  }

  /// Adds a word, or a sign such as `年` to the separator. Returns where it ends.
  private mutating func addWord(
    _ text: ArraySlice<UInt8>, _ separator: inout [UInt8]
  ) -> Int? {
    if let sign = Self.dateSigns.first(where: { text.starts(with: $0) }) {
      separator += sign
      return text.startIndex + sign.count
    }
    var end = text.startIndex
    while end < text.endIndex, Self.isLetter(text[end]) { end += 1 }
    let word = text[..<end]
    switch Self.folded(word) {
    case "t", "h", "de", "del", "uhr":
      separator += word
      return end
    case "am", "pm": add(.dayHalf, 0, 0, &separator)
    case "utc": add(.utc, 0, 0, &separator)
    case "gmt": add(.gmt, 0, 0, &separator)
    default:
      guard let found = CalendarWord.meanings(of: word).first else { return nil }
      add(found.isMonth ? .month : .weekday, found.number, 0, &separator)
      // A point before a digit is a separator: 13.Jan.20.
      let next = end + 1 < text.endIndex ? text[end + 1] : 0x30
      let hasPoint = end < text.endIndex && text[end] == 0x2E && next &- 0x30 > 9
      let isSmall = 0x61...0x7A ~= text[text.startIndex]
      names.append(Name(word: found, hasPoint: hasPoint, isSmall: isSmall))
      return hasPoint ? end + 1 : end
    }
    return end
  }

  private static func folded(_ word: ArraySlice<UInt8>) -> String {
    guard word.count <= 3, word.allSatisfy({ $0 < 0x80 }) else { return "" }
    return String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Whether a date or time may end in a text.
  private static func mayEnd(_ tail: [UInt8]) -> Bool {
    if dateSigns.contains(tail) { return true }
    let word = tail.first == 0x20 ? tail.dropFirst() : tail[...]
    return folded(word) == "uhr" || folded(word) == "h"
  }

  private mutating func add(
    _ part: Part, _ value: Int, _ length: Int, _ separator: inout [UInt8]
  ) {
    if parts.isEmpty {
      parts.reserveCapacity(8)
      values.reserveCapacity(8)
      lengths.reserveCapacity(8)
    }
    // A separator before the first part fits no layout.
    if !parts.isEmpty || !separator.isEmpty { separators.append(separator) }
    separator = []
    parts.append(part)
    values.append(value)
    lengths.append(length)
  }
}
