import TableValues

/// Writes values as text: in canonical form for display and the wire, in a column's own spelling
/// for files.
///
/// Canonical forms:
///
/// - booleans: `true`, `false`
/// - numbers: the shortest digits that round-trip, laid out as in ECMAScript (`5`, `0.1`, `1e+21`,
///   `1e-7`), plus `-0`, `NaN` and `Infinity`
/// - dates: `YYYY-MM-DD`, and `YYYY-MM-DDTHH:MM:SS` with decimals as needed; a moment ends in `Z`
///   or `±HH:MM`
/// - times of day: `HH:MM:SS` with decimals as needed
/// - durations: `PnDTnHnMnS`
/// - null, errors and pending cells: the empty text
package enum CellFormatter {
  /// Appends the canonical text of a value.
  package static func append(_ value: CellValue, to text: inout [UInt8]) {
    switch value {
    case .null, .error, .pending: break
    case .boolean(let flag): text += flag ? Array("true".utf8) : Array("false".utf8)
    case .integer(let whole): append(whole, to: &text)
    case .number(let double): append(double, to: &text)
    case .decimal(let plain), .text(let plain): text += plain.utf8
    case .json(let json): text += json.text.utf8
    case .date(let day): append(day: Int(day), .iso, to: &text)
    case .dateTime(let moment): append(moment, .iso, to: &text)
    case .time(let time): append(time, to: &text)
    case .duration(let length): append(length, to: &text)
    }
  }

  /// Appends the text of a value in the spelling of its column's file. Null is written as the first
  /// null spelling.
  package static func append(
    _ value: CellValue, as settings: ParseSettings, to text: inout [UInt8]
  ) {
    switch value {
    case .null: text += settings.nullSpellings.first?.utf8 ?? []
    case .boolean(let flag):
      text += flag ? settings.booleanWords.trueWord.utf8 : settings.booleanWords.falseWord.utf8
    case .date(let day): append(day: Int(day), settings.dateFormat, to: &text)
    case .dateTime(let moment): append(moment, settings.dateFormat, to: &text)
    case .number, .decimal:
      var plain: [UInt8] = []
      append(value, to: &plain)
      text += plain.map { $0 == UInt8(ascii: ".") ? settings.decimalMark : $0 }
    case .integer, .time, .duration, .text, .json, .error, .pending: append(value, to: &text)
    }
  }

  /// Appends the display text of a value without a format: its canonical text, or the content of a
  /// JSON string.
  package static func appendShown(_ value: CellValue, to text: inout [UInt8]) {
    guard case .json(let json) = value else { return append(value, to: &text) }
    CellJSON.appendShown(json.text.utf8[...], to: &text)
  }

  /// The display text of a cell: its source text if it has one, else the display text of its value.
  package static func displayText(of cell: Cell) -> Text {
    if case .null = cell.value { return "" }
    if let source = cell.source { return source }
    if case .json(let json) = cell.value { return json.shownText }
    return spelledText(of: cell)
  }

  /// The text that identifies a cell's content: its source text if it has one, else the canonical
  /// text. JSON strings keep their quotes, so that different values have different texts.
  package static func spelledText(of cell: Cell) -> Text {
    if case .null = cell.value { return "" }
    if let source = cell.source { return source }
    if case .text(let text) = cell.value { return text }
    var text: [UInt8] = []
    append(cell.value, to: &text)
    return Text(text)
  }

  /// Appends an integer in decimal.
  package static func append(_ value: Int64, to text: inout [UInt8]) {
    if value < 0 { text.append(0x2D) }
    append(value.magnitude, padded: 1, to: &text)
  }

  /// Appends the shortest digits of a double that round-trip.
  package static func append(_ value: Double, to text: inout [UInt8]) {
    if value.isNaN {
      text += "NaN".utf8
    } else if value.isInfinite {
      text += value < 0 ? "-Infinity".utf8 : "Infinity".utf8
    } else {
      if value.sign == .minus { text.append(0x2D) }
      appendFinite(value.magnitude, to: &text)
    }
  }

  /// Lays out the digits and exponent of the standard library's shortest description as ECMA-262
  /// `Number::toString` does.
  private static func appendFinite(_ value: Double, to text: inout [UInt8]) {
    if value < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
      append(UInt64(value), padded: 1, to: &text)
      return
    }
    var digits: [UInt8] = []
    var pointAt: Int?
    var exponent = 0
    var description = value.description
    description.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        if byte == 0x2E {
          pointAt = digits.count
        } else if byte == 0x65 {
          let rest = UnsafeBufferPointer(rebasing: bytes[(index + 1)...])
          exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
          break
        } else {
          digits.append(byte)
        }
      }
    }
    var point = (pointAt ?? digits.count) + exponent
    let zeros = digits.prefix { $0 == 0x30 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0x30 { digits.removeLast() }
    layOut(digits, point: point, to: &text)
  }

  private static func layOut(_ digits: [UInt8], point: Int, to text: inout [UInt8]) {
    if digits.count <= point, point <= 21 {
      text += digits
      text += repeatElement(0x30, count: point - digits.count)
    } else if 0 < point, point <= 21 {
      text += digits[..<point]
      text.append(0x2E)
      text += digits[point...]
    } else if -6 < point, point <= 0 {
      text += "0.".utf8
      text += repeatElement(0x30, count: -point)
      text += digits
    } else {
      text += digits.prefix(1)
      if digits.count > 1 { text.append(0x2E) }
      text += digits.dropFirst()
      text += point > 0 ? "e+".utf8 : "e-".utf8
      append((point - 1).magnitude, padded: 1, to: &text)
    }
  }

  /// Appends a date, given in days since 1970-01-01, in a format.
  package static func append(day: Int, _ format: DateFormat, to text: inout [UInt8]) {
    let civil = CalendarGrammar.civil(day: day)
    let width = format.isPadded ? 2 : 1
    func part(_ value: Int, _ width: Int) {
      if value < 0 { text.append(0x2D) }
      append(value.magnitude, padded: width, to: &text)
    }
    switch format.order {
    case .yearMonthDay:
      part(civil.year, 4)
      text.append(format.separator)
      part(civil.month, width)
      text.append(format.separator)
      part(civil.day, width)
    case .monthDayYear, .dayMonthYear:
      part(format.order == .monthDayYear ? civil.month : civil.day, width)
      text.append(format.separator)
      part(format.order == .monthDayYear ? civil.day : civil.month, width)
      text.append(format.separator)
      part(civil.year, 4)
    }
  }

  private static func append(
    _ moment: DateTimeValue, _ format: DateFormat, to text: inout [UInt8]
  ) {
    let offset = Int64(moment.offsetMinutes ?? 0)
    let local = moment.seconds.addingReportingOverflow(offset * 60).partialValue
    let parts = local.quotientAndRemainder(dividingBy: 86_400)
    let isBefore = parts.remainder < 0
    append(day: Int(parts.quotient) - (isBefore ? 1 : 0), format, to: &text)
    text.append(0x54)
    let second = (isBefore ? parts.remainder + 86_400 : parts.remainder).magnitude
    append(second: second, moment.nanoseconds, to: &text)
    guard moment.offsetMinutes != nil else { return }
    if offset == 0 {
      text.append(0x5A)
    } else {
      text.append(offset < 0 ? 0x2D : 0x2B)
      append(offset.magnitude / 60, padded: 2, to: &text)
      text.append(0x3A)
      append(offset.magnitude % 60, padded: 2, to: &text)
    }
  }

  private static func append(second: UInt64, _ nanoseconds: Int32, to text: inout [UInt8]) {
    append(second / 3600, padded: 2, to: &text)
    text.append(0x3A)
    append(second / 60 % 60, padded: 2, to: &text)
    text.append(0x3A)
    append(second % 60, padded: 2, to: &text)
    appendFraction(nanoseconds, to: &text)
  }

  /// Appends a time of day: `HH:MM:SS` with decimals as needed.
  package static func append(_ time: TimeOfDay, to text: inout [UInt8]) {
    let moment = time.onFirstDay
    append(second: moment.seconds.magnitude, moment.nanoseconds, to: &text)
  }

  private static func append(_ length: DurationValue, to text: inout [UInt8]) {
    var seconds = length.seconds.magnitude
    var nanoseconds = length.nanoseconds
    if length.seconds < 0 {
      text.append(0x2D)
      if nanoseconds > 0 {
        seconds -= 1
        nanoseconds = 1_000_000_000 - nanoseconds
      }
    }
    text.append(0x50)
    func part(_ amount: UInt64, _ letter: UInt8) {
      guard amount > 0 else { return }
      append(amount, padded: 1, to: &text)
      text.append(letter)
    }
    part(seconds / 86_400, 0x44)
    let clock = seconds % 86_400
    if clock == 0, nanoseconds == 0, seconds > 0 { return }
    text.append(0x54)
    part(clock / 3600, 0x48)
    part(clock / 60 % 60, 0x4D)
    guard clock % 60 > 0 || nanoseconds > 0 || clock == 0 else { return }
    append(clock % 60, padded: 1, to: &text)
    appendFraction(nanoseconds, to: &text)
    text.append(0x53)
  }

  private static func appendFraction(_ nanoseconds: Int32, to text: inout [UInt8]) {
    guard nanoseconds > 0 else { return }
    text.append(0x2E)
    append(UInt64(nanoseconds.magnitude), padded: 9, to: &text)
    while text.last == 0x30 { text.removeLast() }
  }

  private static func append(
    _ value: some FixedWidthInteger & UnsignedInteger, padded width: Int, to text: inout [UInt8]
  ) {
    var rest = UInt64(value)
    if width == 2, rest < 100 {
      text.append(UInt8(truncatingIfNeeded: rest / 10) + 0x30)
      text.append(UInt8(truncatingIfNeeded: rest % 10) + 0x30)
      return
    }
    let start = text.count
    while rest > 0 || text.count - start < width {
      text.append(UInt8(truncatingIfNeeded: rest % 10) + 0x30)
      rest /= 10
    }
    text[start...].reverse()
  }
}
