import TableValues

extension NumberPattern {
  /// What a quick parser of a pattern searches for. Marks and signs of several bytes have none.
  struct QuickMarks: Sendable, Hashable {
    fileprivate let decimal: UInt8
    fileprivate let group: UInt8
    fileprivate let groupSize: Int
    fileprivate let prefix: [UInt8]
    fileprivate let suffix: [UInt8]
    fileprivate let hasParentheses: Bool

    /// Nil if the pattern has marks of several bytes.
    init?(_ pattern: NumberPattern) {
      guard pattern.decimalMark.count == 1, pattern.scale == 0 || pattern.scale == 2,
        pattern.secondaryGroup == pattern.primaryGroup
      else { return nil }
      decimal = pattern.decimalMark[0]
      // Another mark is left to the slow parser.
      group = pattern.groupMark.count == 1 ? pattern.groupMark[0] : 0
      groupSize = pattern.primaryGroup > 0 ? pattern.primaryGroup : 3
      prefix = Array(pattern.positive.prefix[...].trimmed)
      suffix = Array(pattern.positive.suffix[...].trimmed)
      hasParentheses = pattern.negative.prefix.contains(0x28)
    }
  }

  /// Writes the plain digits of a text's usual spelling into a buffer: `$1,234.50` as `1234.50`.
  ///
  /// - Returns: Whether it could; otherwise ``read(_:)`` has to decide.
  private func writePlain(
    _ text: UnsafeBufferPointer<UInt8>, _ marks: QuickMarks, into plain: inout [UInt8]
  ) -> Bool {
    plain.removeAll(keepingCapacity: true)
    var (index, end) = (0, text.count)
    guard end > 0, end < 64 else { return false }
    if text[0] == 0x28, marks.hasParentheses, text[end - 1] == 0x29 {
      (index, end) = (1, end - 1)
      plain.append(0x2D)
    } else if text[0] == 0x2D {
      index = 1
      plain.append(0x2D)
    }
    if Self.has(marks.prefix, text, at: index, end) { index += marks.prefix.count }
    let suffixAt = end - marks.suffix.count
    if Self.has(marks.suffix, text, at: suffixAt, end), suffixAt > index {
      end = suffixAt
    }
    while index < end, text[index] == 0x20 { index += 1 }
    while index < end, text[end - 1] == 0x20 { end -= 1 }
    let start = plain.count
    var sinceMark = -1
    while index < end, text[index] != marks.decimal {
      let byte = text[index]
      if byte &- 0x30 <= 9 {
        plain.append(byte)
        if sinceMark >= 0 { sinceMark += 1 }
      } else {
        let isFirst = sinceMark < 0
        let count = plain.count - start
        guard byte == marks.group, byte != 0,
          isFirst ? (1...marks.groupSize).contains(count) : sinceMark == marks.groupSize
        else { return false }
        sinceMark = 0
      }
      index += 1
    }
    guard plain.count > start, sinceMark < 0 || sinceMark == marks.groupSize else { return false }
    if index < end {
      plain.append(0x2E)
      index += 1
      guard index < end else { return false }
      while index < end {
        guard text[index] &- 0x30 <= 9 else { return false }
        plain.append(text[index])
        index += 1
      }
    }
    if scale == 2 { plain += [0x65, 0x2D, 0x32] }
    return true
  }

  private static func has(
    _ bytes: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at index: Int, _ end: Int
  ) -> Bool {
    guard index >= 0, index + bytes.count <= end else { return false }
    for offset in bytes.indices where text[index + offset] != bytes[offset] { return false }
    return true
  }

  /// Parses the usual spelling of a text quickly as a double; nil if ``read(_:)`` has to decide.
  func quickNumber(
    _ text: UnsafeBufferPointer<UInt8>, _ marks: QuickMarks, _ plain: inout [UInt8]
  ) -> Double? {
    guard writePlain(text, marks, into: &plain) else { return nil }
    var value = 0.0
    let verdict = plain.withUnsafeBufferPointer { NumberGrammar.number($0, into: &value) }
    return verdict == .value ? value : nil
  }

  /// Parses the usual spelling of a text quickly as an integer; nil if ``read(_:)`` has to decide.
  func quickInteger(
    _ text: UnsafeBufferPointer<UInt8>, _ marks: QuickMarks, _ plain: inout [UInt8]
  ) -> Int64? {
    guard scale == 0, writePlain(text, marks, into: &plain) else { return nil }
    var value: Int64 = 0
    let verdict = plain.withUnsafeBufferPointer { NumberGrammar.integer($0, into: &value) }
    return verdict == .value ? value : nil
  }
}

/// Parses many texts of one column by its format.
package struct QuickReader {
  private let numbers: NumberPattern?
  private let marks: NumberPattern.QuickMarks?
  private let dates: DatePattern?
  private var plain: [UInt8] = []

  /// Nil if the format has no quick parser.
  package init?(_ format: CompiledFormat) {
    (numbers, dates) = (format.numberPattern, format.datePattern)
    marks = numbers.flatMap { NumberPattern.QuickMarks($0) }
    if marks == nil, dates == nil { return nil }
  }

  /// The number of a text in its usual spelling, or nil if the format has to decide.
  package mutating func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let numbers, let marks else { return nil }
    return numbers.quickNumber(text, marks, &plain)
  }

  /// The integer of a text in its usual spelling, or nil if the format has to decide.
  package mutating func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard let numbers, let marks else { return nil }
    return numbers.quickInteger(text, marks, &plain)
  }

  /// The moment of a text in its usual spelling, or nil if the format has to decide.
  package func moment(_ text: UnsafeBufferPointer<UInt8>) -> DateTimeValue? {
    dates?.quickMoment(text)
  }
}
