/// The spelling of one date or moment: its numbers and names, and what stands between them.
///
/// `3/20/2014 2:27 PM` has the numbers 3, 20, 2014, 2 and 27, the name `PM`, and between them `/`,
/// `/`, a blank, `:` and a blank.
struct DateShape {
  /// One part of a spelling.
  enum Part: Hashable {
    /// A number of up to nine digits.
    case number
    /// The name of a month; whether it is written in full. May is both.
    case month(isFull: Bool?)
    /// The name of a weekday; whether it is written in full.
    case weekday(isFull: Bool)
    /// AM or PM.
    case dayHalf
  }

  /// The parts.
  var parts: [Part] = []
  /// What stands before each part but the first.
  var separators: [[UInt8]] = []
  /// The value of each number, the number of a month, and 0 for other parts.
  var values: [Int] = []
  /// The number of digits of each number, and 0 for other parts.
  var lengths: [Int] = []

  /// The longest text that is examined, in bytes.
  static let bytesMax = 40

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ].map { Array($0.utf8) }

  /// The spelling of a text, or nil if it cannot be a date.
  init?(_ text: ArraySlice<UInt8>) {
    let text = text.trimmedBlanks
    guard text.count >= 4, text.count <= Self.bytesMax else { return nil }
    var separator: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      var end = index
      if byte &- 0x30 <= 9 {
        var value = 0
        while end < text.endIndex, text[end] &- 0x30 <= 9, end - index < 9 {
          value = value * 10 + Int(text[end] - 0x30)
          end += 1
        }
        add(.number, value, end - index, separator)
      } else if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        while end < text.endIndex, text[end] | 0x20 >= 0x61, text[end] | 0x20 <= 0x7A { end += 1 }
        let word = text[index..<end].map { $0 | 0x20 }
        if word == [0x74] {
          separator.append(byte)
          index = end
          continue
        }
        guard let (part, value) = Self.part(word) else { return nil }
        add(part, value, 0, separator)
      } else {
        guard " /-.:,".utf8.contains(byte), separator.count < 3 else { return nil }
        separator.append(byte)
        index += 1
        continue
      }
      guard parts.count <= 9 else { return nil }
      separator = []
      index = end
    }
    guard parts.count >= 2, separator.isEmpty else { return nil }
  }

  private mutating func add(_ part: Part, _ value: Int, _ length: Int, _ separator: [UInt8]) {
    if !parts.isEmpty || !separator.isEmpty { separators.append(separator) }
    if parts.isEmpty {
      parts.reserveCapacity(8)
      values.reserveCapacity(8)
      lengths.reserveCapacity(8)
    }
    parts.append(part)
    values.append(value)
    lengths.append(length)
  }

  /// What a word in small letters means.
  private static func part(_ word: [UInt8]) -> (Part, Int)? {
    if word == Array("am".utf8) || word == Array("pm".utf8) { return (.dayHalf, 0) }
    guard word.count >= 3 else { return nil }
    for (index, name) in months.enumerated() {
      if word == name { return (.month(isFull: name.count == 3 ? nil : true), index + 1) }
      if word.elementsEqual(name.prefix(3)) { return (.month(isFull: false), index + 1) }
    }
    for name in weekdays {
      if word == name { return (.weekday(isFull: true), 0) }
      if word.elementsEqual(name.prefix(3)) { return (.weekday(isFull: false), 0) }
    }
    return nil
  }
}
