import TableValues

/// Parses texts as cells of one column.
package struct CellParser: Sendable {
  /// The type and the accepted spellings.
  package let settings: ParseSettings

  /// Makes a parser for a column.
  package init(_ settings: ParseSettings) {
    self.settings = settings
  }

  /// The cell of a text. The source text is kept if it is not the canonical form.
  ///
  /// - Parameter isQuoted: Whether the field was quoted. A quoted field of a text column is never
  ///   null.
  package func cell(_ text: Text, isQuoted: Bool = false) -> Cell {
    text.utf8.withUnsafeBufferPointer { cell($0, isQuoted: isQuoted) }
  }

  /// The cell of the bytes of a text.
  package func cell(_ text: UnsafeBufferPointer<UInt8>, isQuoted: Bool) -> Cell {
    if settings.isNull(text, isQuoted: isQuoted) {
      // An empty field has no more information than null; `NA` has.
      return text.isEmpty ? .null : Cell(.null, source: Text(Array(text)))
    }
    var value = CellValue.null
    switch read(text, into: &value) {
    case .doesNotParse: return Cell(.error(.doesNotParse), source: Text(Array(text)))
    case .outOfRange: return Cell(.error(.outOfRange), source: Text(Array(text)))
    case .value: return Cell(value, source: source(text, of: value))
    }
  }

  /// Parses a text that is not null.
  private func read(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout CellValue
  ) -> ParseVerdict {
    switch settings.type {
    case .text: value = .text(Text(Array(text)))
    case .list, .json:
      guard let json = CellValue(json: text, in: settings.type) else { return .doesNotParse }
      value = json
    case .boolean: return boolean(trimmed(text), into: &value)
    case .integer: return integer(trimmed(text), into: &value)
    case .number: return number(trimmed(text), into: &value)
    case .decimal: return decimal(trimmed(text), into: &value)
    case .date:
      var day: Int32 = 0
      let verdict = CalendarGrammar.date(trimmed(text), settings.dateFormat, into: &day)
      value = .date(day)
      return verdict
    case .dateTime:
      var moment = DateTimeValue(seconds: 0, nanoseconds: 0, offsetMinutes: nil)
      let verdict = CalendarGrammar.dateTime(trimmed(text), settings.dateFormat, into: &moment)
      value = .dateTime(moment)
      return verdict
    case .time:
      var time = TimeOfDay.midnight
      let verdict = CalendarGrammar.time(trimmed(text), into: &time)
      value = .time(time)
      return verdict
    case .duration:
      var length = DurationValue(seconds: 0, nanoseconds: 0)
      let verdict = CalendarGrammar.duration(trimmed(text), into: &length)
      value = .duration(length)
      return verdict
    }
    return .value
  }

  private func boolean(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout CellValue
  ) -> ParseVerdict {
    let words = settings.booleanWords
    guard let flag = words.value(of: text) ?? BooleanWords.trueFalse.value(of: text) else {
      return .doesNotParse
    }
    value = .boolean(flag)
    return .value
  }

  private func integer(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout CellValue
  ) -> ParseVerdict {
    var whole: Int64 = 0
    let verdict = withPlainSpelling(text) { NumberGrammar.integer($0, into: &whole) }
    value = .integer(whole)
    return verdict
  }

  private func number(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout CellValue
  ) -> ParseVerdict {
    var double = 0.0
    let verdict = number(trimmedText: text, into: &double)
    value = .number(double)
    return verdict
  }

  /// Parses a number with the column's decimal and group marks.
  ///
  /// - Parameter trimmedText: The text without surrounding blanks.
  package func number(
    trimmedText text: UnsafeBufferPointer<UInt8>, into value: inout Double
  ) -> ParseVerdict {
    let verdict = withPlainSpelling(text) { NumberGrammar.number($0, into: &value) }
    if verdict == .doesNotParse, settings.allowsNonFinite,
      let special = NumberGrammar.nonFinite(text)
    {
      value = special
      return .value
    }
    return verdict
  }

  private func decimal(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout CellValue
  ) -> ParseVerdict {
    var canonical = Text([])
    let verdict = withPlainSpelling(text) { NumberGrammar.decimal($0, into: &canonical) }
    value = .decimal(canonical)
    return verdict
  }

  /// The text without surrounding blanks and tabs, if the column allows them.
  package func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard settings.allowsBlanks else { return text }
    var rest = text[...]
    while let first = rest.first, first == 0x20 || first == 0x09 { rest = rest.dropFirst() }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest = rest.dropLast() }
    return UnsafeBufferPointer(rebasing: rest)
  }

  /// Passes the text without group marks and with a point as decimal mark to `read`. If groups do
  /// not have three digits, it passes an empty text, which is not a number.
  private func withPlainSpelling(
    _ text: UnsafeBufferPointer<UInt8>, _ read: (UnsafeBufferPointer<UInt8>) -> ParseVerdict
  ) -> ParseVerdict {
    let point = UInt8(ascii: ".")
    if settings.decimalMark == point, settings.groupMark == nil { return read(text) }
    var plain: [UInt8] = []
    var sinceMark: Int?
    var isWhole = true
    for byte in text {
      if isWhole, byte == settings.groupMark {
        guard sinceMark ?? 3 == 3, plain.contains(where: { $0 &- 0x30 <= 9 }) else {
          return .doesNotParse
        }
        sinceMark = 0
      } else if byte == settings.decimalMark {
        guard isWhole, sinceMark ?? 3 == 3 else { return .doesNotParse }
        isWhole = false
        plain.append(point)
      } else {
        if byte == point { return .doesNotParse }
        if isWhole, byte &- 0x30 > 9, !plain.isEmpty {
          guard sinceMark ?? 3 == 3 else { return .doesNotParse }
          isWhole = false
        }
        if isWhole, let count = sinceMark { sinceMark = count + 1 }
        plain.append(byte)
      }
    }
    if isWhole, sinceMark ?? 3 != 3 { return .doesNotParse }
    return plain.withUnsafeBufferPointer(read)
  }

  /// The text, if it is not the canonical form of the value.
  private func source(_ text: UnsafeBufferPointer<UInt8>, of value: CellValue) -> Text? {
    switch value {
    case .text, .json: return nil
    case .integer:
      guard let first = text.first else { return nil }
      let isCanonical = first == 0x2D ? text.count > 1 && text[1] != 0x30 : first &- 0x30 <= 9
      if isCanonical, settings.groupMark == nil, !settings.allowsBlanks { return nil }
    case .date where settings.dateFormat == .iso && text.count == 10: return nil
    case .time where text.count == 8: return nil
    case .number where NumberGrammar.isPlainlyCanonical(text) && settings.groupMark == nil:
      return nil
    // A text that is null without being a null spelling is the `null` of JSON.
    case .null, .boolean, .number, .decimal, .date, .dateTime, .time, .duration, .error, .pending:
      break
    }
    var canonical: [UInt8] = []
    CellFormatter.append(value, to: &canonical)
    return canonical.elementsEqual(text) ? nil : Text(Array(text))
  }
}
