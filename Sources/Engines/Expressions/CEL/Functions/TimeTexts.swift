import CellFormats

/// Moments as text: RFC 3339.
enum MomentText {
  /// Parses `YYYY-MM-DDTHH:MM:SS[.fraction](Z|±HH:MM)`. Returns nil outside the years 1 to 9999.
  static func read(_ text: [UInt8]) -> ExpressionMoment? {
    var reader = DigitReader(text)
    guard let year = reader.digits(4), reader.take(0x2D), let month = reader.digits(2),
      reader.take(0x2D), let day = reader.digits(2), reader.take(0x54) || reader.take(0x74),
      let hour = reader.digits(2), reader.take(0x3A), let minute = reader.digits(2),
      reader.take(0x3A), let second = reader.digits(2),
      hour < 24, minute < 60, second < 60,
      let days = CalendarGrammar.day(year: year, month: month, day: day),
      let nanoseconds = reader.fraction(), let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    let clock = Int64(hour * 3_600 + minute * 60 + second - offset)
    return ExpressionMoment(seconds: Int64(days) * 86_400 + clock, nanoseconds: nanoseconds)
  }

  /// Writes a moment in UTC, with as many decimals as it needs.
  static func written(_ moment: ExpressionMoment) -> [UInt8] {
    let civil = CivilTime(moment, offset: 0)
    var text = DigitReader.padded(civil.year, 4) + [0x2D] + DigitReader.padded(civil.month, 2)
    text += [0x2D] + DigitReader.padded(civil.day, 2) + [0x54]
    text += DigitReader.padded(civil.hour, 2) + [0x3A] + DigitReader.padded(civil.minute, 2)
    text += [0x3A] + DigitReader.padded(civil.second, 2)
    text += DigitReader.decimals(Int(moment.nanoseconds))
    return text + [0x5A]
  }
}

/// The date and time of a moment at an offset from UTC.
struct CivilTime {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  /// Days since 1970-01-01.
  var dayNumber: Int

  /// - Parameter offset: Seconds east of UTC.
  init(_ moment: ExpressionMoment, offset: Int) {
    let local = Int(moment.seconds) + offset
    dayNumber = (local - (local % 86_400 + 86_400) % 86_400) / 86_400
    let clock = local - dayNumber * 86_400
    (year, month, day) = CalendarGrammar.civil(day: dayNumber)
    hour = clock / 3_600
    minute = clock / 60 % 60
    second = clock % 60
  }

  /// 0 is Sunday.
  var dayOfWeek: Int { ((dayNumber + 4) % 7 + 7) % 7 }

  /// 0 is the first of January.
  var dayOfYear: Int { dayNumber - Self.firstDay(ofYear: year, month: 1) }

  /// The first day of a month, in days since 1970-01-01. In a time zone, a moment can lie in the
  /// year 0 or 10000.
  static func firstDay(ofYear year: Int, month: Int) -> Int {
    // The calendar repeats every 400 years, which are 146,097 days.
    let periods = (year >= 1 ? year - 1 : year - 400) / 400
    let first = CalendarGrammar.day(year: year - periods * 400, month: month, day: 1) ?? 0
    return Int(first) + periods * 146_097
  }
}

/// Durations as text: a sign and numbers with units, as in Go.
enum DurationText {
  private static let units: [(name: [UInt8], nanoseconds: UInt64)] = [
    (Array("ns".utf8), 1), (Array("us".utf8), 1_000), (Array("µs".utf8), 1_000),
    (Array("ms".utf8), 1_000_000), (Array("s".utf8), 1_000_000_000),
    (Array("m".utf8), 60_000_000_000), (Array("h".utf8), 3_600_000_000_000),
  ]

  /// Parses `1h30m`, `-1.5h`, `0`. Returns nil beyond 64 bits of nanoseconds.
  static func read(_ text: [UInt8]) -> Int64? {
    var rest = text[...]
    let isNegative = rest.first == 0x2D
    if isNegative || rest.first == 0x2B { rest = rest.dropFirst() }
    if rest.elementsEqual([0x30]) { return 0 }
    guard !rest.isEmpty else { return nil }
    var total: UInt64 = 0
    while !rest.isEmpty {
      guard let part = readPart(&rest) else { return nil }
      let (sum, overflow) = total.addingReportingOverflow(part)
      guard !overflow, sum <= 1 << 63 else { return nil }
      total = sum
    }
    if isNegative { return total == 1 << 63 ? .min : -Int64(total) }
    return Int64(exactly: total)
  }

  private static func readPart(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    let whole = rest.prefix { $0 &- 0x30 < 10 }
    rest = rest.dropFirst(whole.count)
    var fraction = ArraySlice<UInt8>()
    if rest.first == 0x2E {
      fraction = rest.dropFirst().prefix { $0 &- 0x30 < 10 }
      rest = rest.dropFirst(1 + fraction.count)
    }
    let name = rest.prefix { $0 &- 0x30 >= 10 && $0 != 0x2E }
    rest = rest.dropFirst(name.count)
    guard !whole.isEmpty || !fraction.isEmpty, whole.count <= 20,
      let unit = units.first(where: { name.elementsEqual($0.name) })
    else { return nil }
    var value: UInt64 = 0
    for digit in whole {
      let product = value.multipliedReportingOverflow(by: 10)
      let sum = product.partialValue.addingReportingOverflow(UInt64(digit - 0x30))
      if product.overflow || sum.overflow { return nil }
      value = sum.partialValue
    }
    let (nanoseconds, overflow) = value.multipliedReportingOverflow(by: unit.nanoseconds)
    if overflow { return nil }
    var scale = unit.nanoseconds
    var part: UInt64 = 0
    for digit in fraction.prefix(13) where scale > 1 {
      part += UInt64(digit - 0x30) * scale / 10
      // The remainder of the unit below this digit. Units have at most 13 decimals.
      scale /= 10
    }
    let (sum, carry) = nanoseconds.addingReportingOverflow(part)
    return carry ? nil : sum
  }

  /// Writes a duration in seconds, with as many decimals as it needs.
  static func written(_ length: Int64) -> [UInt8] {
    let magnitude = length.magnitude
    var text: [UInt8] = length < 0 ? [0x2D] : []
    text += Array(String(magnitude / 1_000_000_000).utf8)
    text += DigitReader.decimals(Int(magnitude % 1_000_000_000))
    return text + [0x73]
  }
}

/// Parses and writes runs of digits.
struct DigitReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: [UInt8]) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Exactly `count` digits.
  mutating func digits(_ count: Int) -> Int? {
    let run = rest.prefix(count)
    guard run.count == count, run.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    rest = rest.dropFirst(count)
    return run.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The nanoseconds of an optional fraction of a second; nil when it has no digit.
  mutating func fraction() -> Int32? {
    guard take(0x2E) else { return 0 }
    let run = rest.prefix { $0 &- 0x30 < 10 }
    guard !run.isEmpty else { return nil }
    rest = rest.dropFirst(run.count)
    var value: Int32 = 0
    for place in 0..<9 {
      let digit = place < run.count ? run[run.startIndex + place] - 0x30 : 0
      value = value * 10 + Int32(digit)
    }
    return value
  }

  /// Seconds east of UTC: `Z` or `±HH:MM`.
  mutating func offset() -> Int? {
    if take(0x5A) || take(0x7A) { return 0 }
    let isNegative = rest.first == 0x2D
    guard take(0x2B) || take(0x2D), let hours = digits(2), take(0x3A), let minutes = digits(2),
      hours < 24, minutes < 60
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (isNegative ? -1 : 1)
  }

  static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  static func padded(_ value: Int, _ width: Int) -> [UInt8] {
    let digits = Array(String(value).utf8)
    return Array(repeating: 0x30, count: max(0, width - digits.count)) + digits
  }

  /// A decimal point and the digits of nanoseconds without trailing zeros; empty for zero.
  static func decimals(_ nanoseconds: Int) -> [UInt8] {
    guard nanoseconds > 0 else { return [] }
    var digits = padded(nanoseconds, 9)
    while digits.last == 0x30 { digits.removeLast() }
    return [0x2E] + digits
  }
}
