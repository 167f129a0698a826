import TableValues

/// A validated format that can write and parse values.
///
/// Rounding is half to even on decimal digits: exact for integers and decimals, and for doubles on
/// the shortest digits that round-trip. If a format does not apply to a value (a text in a number
/// pattern, NaN), the value is written without a format. Null, error and pending cells must not be
/// passed.
package struct CompiledFormat: Sendable, Hashable {
  private indirect enum Form: Sendable, Hashable {
    case number(NumberPattern)
    case magnitude(MagnitudePattern)
    case duration(DurationPattern)
    case date(DatePattern)
    case boolean(trueText: [UInt8], falseText: [UInt8])
    case map([Text: Text], CompiledFormat?)
    case template([[UInt8]], CompiledFormat?)
  }

  private let form: Form

  /// The pattern of a number format.
  var numberPattern: NumberPattern? { if case .number(let pattern) = form { pattern } else { nil } }
  /// The pattern of a date format.
  var datePattern: DatePattern? { if case .date(let pattern) = form { pattern } else { nil } }

  /// The maximum size of a text in a format (a pattern, a word, a template), in bytes.
  package static let textBytesMax = 4_096
  /// The maximum size of all texts of a map, in bytes.
  package static let mapBytesMax = 1 << 20
  /// The maximum number of places in a template.
  package static let placesMax = 16
  /// The maximum size of a formatted text, in bytes. A value that a template would make longer is
  /// written without the template.
  package static let shownBytesMax = 1 << 20

  /// Compiles a format.
  ///
  /// - Throws: ``FormatError``.
  package init(_ format: CellFormat) throws(FormatError) {
    try Self.check(format)
    switch format {
    case .number(let number): form = .number(try NumberPattern(number))
    case .compact(let compact): form = .magnitude(try MagnitudePattern(compact))
    case .bytes(let bytes): form = .magnitude(try MagnitudePattern(bytes))
    case .duration(let duration): form = .duration(DurationPattern(duration))
    case .date(let pattern, let locale): form = .date(try DatePattern(pattern, locale: locale))
    case .boolean(let trueText, let falseText):
      form = .boolean(trueText: trueText.utf8, falseText: falseText.utf8)
    case .map(let texts, let otherwise): form = .map(texts, try Self.compiled(otherwise))
    case .template(let template, let inner):
      form = .template(try Self.pieces(of: template.utf8), try Self.compiled(inner))
    }
  }

  /// Checks the limits of texts that occur in every formatted cell.
  private static func check(_ format: CellFormat) throws(FormatError) {
    switch format {
    case .number(let number):
      try check(number.pattern, "pattern")
      try check(number.prefix, "prefix")
      try check(number.suffix, "suffix")
    case .date(let pattern, _): try check(pattern, "pattern")
    case .boolean(let trueText, let falseText):
      try check(trueText, "true")
      try check(falseText, "false")
    case .map(let texts, _):
      var bytes = 0
      for (value, text) in texts {
        try check(text, "values")
        bytes += value.utf8.count + text.utf8.count
      }
      if bytes > mapBytesMax {
        throw FormatError(
          member: "values", expected: "at most \(mapBytesMax) bytes", found: "\(bytes) bytes")
      }
    case .template(let template, _): try check(template, "template")
    case .compact, .bytes, .duration: break  // they hold no texts
    }
  }

  private static func check(_ text: Text?, _ member: String) throws(FormatError) {
    guard let count = text?.utf8.count, count > textBytesMax else { return }
    throw FormatError(
      member: member, expected: "at most \(textBytesMax) bytes", found: "\(count) bytes")
  }

  private static func compiled(_ format: CellFormat?) throws(FormatError) -> CompiledFormat? {
    guard let format else { return nil }
    return try CompiledFormat(format)
  }

  /// The texts around the places `{}`.
  private static func pieces(of template: [UInt8]) throws(FormatError) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    var index = 0
    while index < template.count {
      let byte = template[index]
      let next = index + 1 < template.count ? template[index + 1] : 0
      switch (byte, next) {
      case (0x7B, 0x7B), (0x7D, 0x7D):
        pieces[pieces.count - 1].append(byte)
        index += 1
      case (0x7B, 0x7D):
        pieces.append([])
        index += 1
      case (0x7B, _), (0x7D, _):
        throw FormatError(
          member: "template",
          position: template[..<index].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) },
          expected: "{} or a doubled brace", found: byte == 0x7B ? "\"{\"" : "\"}\"")
      default: pieces[pieces.count - 1].append(byte)  // any other byte
      }
      index += 1
    }
    guard pieces.count - 1 <= placesMax else {
      throw FormatError(
        member: "template", expected: "at most \(placesMax) places", found: "\(pieces.count - 1)")
    }
    return pieces
  }

  // MARK: Writing

  /// Appends the text of a value.
  package func append(_ value: CellValue, to text: inout [UInt8]) {
    switch form {
    case .number(let pattern):
      guard let digits = Self.digits(of: value) else {
        return CellFormatter.appendShown(value, to: &text)
      }
      pattern.append(digits, to: &text)
    case .magnitude(let pattern):
      guard let digits = Self.digits(of: value) else {
        return CellFormatter.appendShown(value, to: &text)
      }
      pattern.append(digits, to: &text)
    case .duration(let pattern):
      if case .duration(let length) = value { return pattern.append(length, to: &text) }
      guard let length = Self.digits(of: value).flatMap({ pattern.length(of: $0) }) else {
        return CellFormatter.appendShown(value, to: &text)
      }
      pattern.append(length, to: &text)
    case .date(let pattern):
      guard let moment = Self.moment(of: value) else {
        return CellFormatter.appendShown(value, to: &text)
      }
      pattern.append(moment, to: &text)
    case .boolean(let trueText, let falseText):
      guard case .boolean(let flag) = value else {
        return CellFormatter.appendShown(value, to: &text)
      }
      text += flag ? trueText : falseText
    case .map(let texts, let otherwise):
      var plain: [UInt8] = []
      CellFormatter.appendShown(value, to: &plain)
      if let shown = texts[Text(plain)] { return text += shown.utf8 }
      if let otherwise { otherwise.append(value, to: &text) } else { text += plain }
    case .template(let pieces, let inner):
      var shown: [UInt8] = []
      if let inner {
        inner.append(value, to: &shown)
      } else {
        CellFormatter.appendShown(value, to: &shown)
      }
      let bytes = pieces.reduce(shown.count * (pieces.count - 1)) { $0 + $1.count }
      if bytes > Self.shownBytesMax {
        text += shown
        return
      }
      for (index, piece) in pieces.enumerated() {
        if index > 0 { text += shown }
        text += piece
      }
    }
  }

  /// The digits of a number that can be formatted; nil if the value is not a finite number.
  private static func digits(of value: CellValue) -> DecimalDigits? {
    let digits: DecimalDigits?
    switch value {
    case .integer(let number): return DecimalDigits(number)
    case .number(let number):
      guard number.isFinite else { return nil }
      if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 {
        return DecimalDigits(whole)
      }
      var plain: [UInt8] = []
      CellFormatter.append(number, to: &plain)
      digits = DecimalDigits(plain)
    case .decimal(let text): digits = DecimalDigits(text.utf8)
    case .null, .boolean, .date, .dateTime, .time, .duration, .text, .json, .error, .pending:
      return nil
    }
    // Numbers with thousands of zeros are written without a pattern.
    return digits.flatMap { $0.point.magnitude <= 400 ? $0 : nil }
  }

  private static func moment(of value: CellValue) -> DateTimeValue? {
    switch value {
    case .date(let day):
      DateTimeValue(seconds: Int64(day) * 86_400, nanoseconds: 0, offsetMinutes: nil)
    case .dateTime(let moment): moment
    case .time(let time): time.onFirstDay
    case .null, .boolean, .integer, .number, .decimal, .duration, .text, .json, .error, .pending:
      nil
    }
  }

  // MARK: Parsing

  /// Parses a text written in the format, by a person or in a file.
  ///
  /// - Returns: The value; an error value if it is out of the type's range; nil if the text does
  ///   not match the format or the format cannot be parsed (compact numbers and byte counts).
  package func read(_ text: ArraySlice<UInt8>, as type: ColumnType) -> CellValue? {
    switch form {
    case .number(let pattern):
      return pattern.read(text).flatMap { Self.value(of: $0, as: type) }
    case .date(let pattern):
      guard let moment = pattern.read(text) else { return nil }
      if type == .dateTime { return .dateTime(moment) }
      if type == .time { return .time(TimeOfDay(moment)) }
      guard type == .date else { return nil }
      return .date(Int32(truncatingIfNeeded: moment.seconds.dividedFloor(by: 86_400)))
    case .boolean(let trueText, let falseText):
      guard type == .boolean || type == .json else { return nil }
      var settings = ParseSettings(type: .boolean)
      settings.booleanWords = BooleanWords(trueWord: Text(trueText), falseWord: Text(falseText))
      let value = Self.value(CellParser(settings).cell(Text(Array(text.trimmed))))
      guard type == .json, case .boolean(let flag)? = value else { return value }
      return .json(CellJSON(boolean: flag))
    case .map(let texts, let otherwise):
      let named = texts.filter { $0.value.utf8.elementsEqual(text) }.map(\.key).min()
      guard let named else { return otherwise?.read(text, as: type) }
      return Self.plainValue(of: named, as: type)
    case .template(let pieces, let inner):
      guard pieces.count == 2, text.count >= pieces[0].count + pieces[1].count,
        text.starts(with: pieces[0]), text.suffix(pieces[1].count).elementsEqual(pieces[1])
      else { return nil }
      let rest = text.dropFirst(pieces[0].count).dropLast(pieces[1].count)
      return inner?.read(rest, as: type) ?? Self.plainValue(of: Text(Array(rest)), as: type)
    case .magnitude, .duration: return nil
    }
  }

  /// A text that parses to exactly this value, or nil if the format has none. Numbers are spelled by
  /// the format's own pattern, or else plainly.
  package func spelling(of value: CellValue, as type: ColumnType) -> Text? {
    var text: [UInt8] = []
    if case .number(let pattern) = form {
      guard let digits = Self.digits(of: value) else { return nil }
      if pattern.hasOwnPattern {
        text = pattern.exactSpelling(of: digits)
        if read(text[...], as: type) == value { return Text(text) }
      }
      text = pattern.plainSpelling(of: digits)
    } else {
      append(value, to: &text)
    }
    return read(text[...], as: type) == value ? Text(text) : nil
  }

  private static func value(of digits: DecimalDigits, as type: ColumnType) -> CellValue? {
    switch type {
    case .integer, .number, .decimal:
      plainValue(of: Text(digits.plainText), as: type)
    case .json: CellValue(json: digits.plainText)
    case .boolean, .date, .dateTime, .time, .duration, .text, .list: nil
    }
  }

  private static func plainValue(of text: Text, as type: ColumnType) -> CellValue? {
    if type == .json { return value(CellRetyping.cell(typed: text, asJSON: type)) }
    return value(CellParser(ParseSettings(type: type)).cell(text))
  }

  /// The value of a parsed cell; nil if there is none.
  private static func value(_ cell: Cell) -> CellValue? {
    switch cell.value {
    case .null, .pending, .error(.doesNotParse), .error(.sourceChanged), .error(.readFailed),
      .error(.fieldTooLong), .error(.notComputed), .error(.awaited):
      nil
    case .error(.outOfRange): .error(.outOfRange)
    case let value: value
    }
  }
}
