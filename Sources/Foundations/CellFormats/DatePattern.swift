import TableValues

/// A compiled date pattern: the letters y, M, L, d, E, c, H, h, m, s, S, a, X, x, z, O of Unicode
/// TS 35, part 4.
struct DatePattern: Sendable, Hashable {
  /// One part of a pattern.
  enum Part: Sendable, Hashable {
    case text([UInt8])
    case year(digits: Int)
    /// 1 or 2: number.
    case month(Int)
    case monthName(NameForm)
    case day(digits: Int)
    case weekday(NameForm)
    case hour(digits: Int)
    /// 1...12.
    case halfDayHour(digits: Int)
    case minute(digits: Int)
    case second(digits: Int)
    case fraction(digits: Int)
    case dayHalf
    case offset(OffsetForm)
  }

  /// How a name is written.
  enum NameForm: Sendable, Hashable {
    /// `September`.
    case full
    /// `Sept.` in German: as CLDR has it.
    case short
    /// `Sep` in German: without points.
    case bare
  }

  /// How an offset from UTC is written.
  enum OffsetForm: Sendable, Hashable {
    /// `Z` or `+05:30`; empty for a local time.
    case iso
    /// `+0530`, also `+0000`.
    case digits
    /// `+05:30`, also `+00:00`.
    case clock
    /// `UTC`.
    case utc
    /// `GMT`.
    case gmt
  }

  let parts: [Part]
  let locale: FormatLocale
  /// The names of the locale.
  var names: CalendarNames { CalendarNames.of(locale) }

  /// Compiles a pattern.
  init(_ pattern: Text, locale: FormatLocale) throws(FormatError) {
    self.locale = locale
    parts = try Self.parts(Array(String(decoding: pattern.utf8, as: UTF8.self).unicodeScalars))
  }

  // MARK: Compiling

  private static func parts(_ scalars: [Unicode.Scalar]) throws(FormatError) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var index = 0
    func flush() {
      if !text.isEmpty { parts.append(.text(Array(text.utf8))) }
      text = ""
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "'" {
        index = try quoted(scalars, index, &text)
      } else if scalar.isASCII, scalar.properties.isAlphabetic {
        var end = index
        while end < scalars.count, scalars[end] == scalar { end += 1 }
        flush()
        parts.append(try part(scalar, end - index, at: index))
        index = end
      } else {
        text.unicodeScalars.append(scalar)
        index += 1
      }
    }
    flush()
    guard parts.contains(where: { if case .text = $0 { false } else { true } }) else {
      throw FormatError(
        member: "pattern", position: 0, expected: "letters such as yyyy-MM-dd", found: "none")
    }
    return parts
  }

  private static func quoted(
    _ scalars: [Unicode.Scalar], _ start: Int, _ text: inout String
  ) throws(FormatError) -> Int {
    var index = start + 1
    if index < scalars.count, scalars[index] == "'" {
      text += "'"
      return index + 1
    }
    while index < scalars.count {
      if scalars[index] != "'" {
        text.unicodeScalars.append(scalars[index])
      } else if index + 1 < scalars.count, scalars[index + 1] == "'" {
        text += "'"
        index += 1
      } else {
        return index + 1
      }
      index += 1
    }
    throw FormatError(
      member: "pattern", position: start, expected: "a closing quote", found: "the pattern's end")
  }

  private static func part(
    _ letter: Unicode.Scalar, _ count: Int, at position: Int
  ) throws(FormatError) -> Part {
    switch (letter, count) {
    case ("y", 1), ("y", 2), ("y", 4): return .year(digits: count)
    case ("M", 1...2), ("L", 1...2): return .month(count)
    case ("M", 3): return .monthName(.short)
    case ("L", 3): return .monthName(.bare)
    case ("M", 4), ("L", 4): return .monthName(.full)
    case ("d", 1...2): return .day(digits: count)
    case ("E", 1...3): return .weekday(.short)
    case ("c", 3): return .weekday(.bare)
    case ("E", 4), ("c", 4): return .weekday(.full)
    case ("H", 1...2): return .hour(digits: count)
    case ("h", 1...2): return .halfDayHour(digits: count)
    case ("m", 1...2): return .minute(digits: count)
    case ("s", 1...2): return .second(digits: count)
    case ("S", 1...9): return .fraction(digits: count)
    case ("a", 1): return .dayHalf
    case ("X", 1), ("X", 3): return .offset(.iso)
    case ("x", 2): return .offset(.digits)
    case ("x", 3): return .offset(.clock)
    case ("z", 1): return .offset(.utc)
    case ("O", 1): return .offset(.gmt)
    default:  // a letter, not our enum
      throw FormatError(
        member: "pattern", position: position,
        expected:
          "y, yy, yyyy, M…MMMM, LLL, d, dd, E, EEEE, ccc, H, h, m, s, S, a, XXX, xx, xxx, z, O "
          + "or quoted text",
        found: "\"\(String(repeating: String(letter), count: min(count, 20)))\"")
    }
  }

  // MARK: Writing

  /// Appends a moment, in local time of its offset.
  func append(_ moment: DateTimeValue, to text: inout [UInt8]) {
    let shown = moment.seconds &+ Int64(moment.offsetMinutes ?? 0) * 60
    let day = Int(shown.dividedFloor(by: 86_400))
    let clock = Int(shown &- Int64(day) &* 86_400)
    let civil = CalendarGrammar.civil(day: day)
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .year(let digits):
        Self.append(digits == 2 ? civil.year % 100 : civil.year, digits: digits, to: &text)
      case .month(let digits): Self.append(civil.month, digits: digits, to: &text)
      case .monthName(let form): text += names.months(form)[civil.month - 1]
      case .day(let digits): Self.append(civil.day, digits: digits, to: &text)
      case .weekday(let form):
        let weekday = ((day % 7) + 11) % 7  // 1970-01-01 was a Thursday
        text += names.weekdays(form)[weekday]
      case .hour(let digits): Self.append(clock / 3600, digits: digits, to: &text)
      case .halfDayHour(let digits):
        Self.append((clock / 3600 + 11) % 12 + 1, digits: digits, to: &text)
      case .minute(let digits): Self.append(clock / 60 % 60, digits: digits, to: &text)
      case .second(let digits): Self.append(clock % 60, digits: digits, to: &text)
      case .fraction(let digits):
        var fraction = Int(moment.nanoseconds)
        for _ in digits..<9 { fraction /= 10 }
        Self.append(fraction, digits: digits, to: &text)
      case .dayHalf: text += names.dayHalves[clock / 3600 / 12]
      case .offset(let form): Self.append(offset: moment.offsetMinutes, form, to: &text)
      }
    }
  }

  private static func append(_ number: Int, digits: Int, to text: inout [UInt8]) {
    let plain = Array(String(number).utf8)
    text += repeatElement(0x30, count: max(0, digits - plain.count))
    text += plain
  }

  private static func append(offset: Int16?, _ form: OffsetForm, to text: inout [UInt8]) {
    guard let offset else { return }
    switch form {
    case .utc: text += "UTC".utf8
    case .gmt: text += "GMT".utf8
    case .iso where offset == 0: return text.append(0x5A)
    case .iso, .digits, .clock: break
    }
    if offset == 0, form == .utc || form == .gmt { return }
    text.append(offset < 0 ? 0x2D : 0x2B)
    append(Int(offset.magnitude) / 60, digits: 2, to: &text)
    if form != .digits { text.append(0x3A) }
    append(Int(offset.magnitude) % 60, digits: 2, to: &text)
  }

  // MARK: Parsing

  /// Parses a text that the pattern could have written. Names match in full or short, with or
  /// without points and capitals, numbers with or without leading zeros. Missing parts are those of
  /// 1970-01-01T00:00. Returns nil otherwise.
  func read(_ text: ArraySlice<UInt8>) -> DateTimeValue? {
    var reading = DateReading(rest: text.trimmed)
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      guard read(part, before: next, &reading) else { return nil }
    }
    return reading.rest.isEmpty ? reading.moment : nil
  }

  private func read(_ part: Part, before next: Part?, _ reading: inout DateReading) -> Bool {
    let isFixed = next?.isNumber ?? false
    switch part {
    case .text(let bytes): return reading.skip(bytes)
    case .year(let digits): return reading.year(digits)
    case .month(let digits): return reading.number(\.month, isFixed ? digits : 2)
    case .monthName: return reading.name(\.month, names.readMonths, before: next?.literal)
    case .day(let digits):
      guard reading.number(\.day, isFixed ? digits : 2) else { return false }
      // French: 1er mars.
      if locale == .fr, reading.day == 1 { _ = reading.skip(Array("er".utf8)) }
      return true
    case .weekday: return reading.name(\.weekday, names.readWeekdays, before: next?.literal)
    case .hour(let digits): return reading.number(\.hour, isFixed ? digits : 2)
    case .halfDayHour(let digits): return reading.number(\.halfDayHour, isFixed ? digits : 2)
    case .minute(let digits): return reading.number(\.minute, isFixed ? digits : 2)
    case .second(let digits): return reading.number(\.second, isFixed ? digits : 2)
    case .fraction(let digits): return reading.fraction(digits)
    case .dayHalf: return reading.name(\.dayHalf, names.readDayHalves, before: next?.literal)
    case .offset(let form): return reading.offset(form)
    }
  }
}

extension CalendarNames {
  /// The months in a form, from January.
  fileprivate func months(_ form: DatePattern.NameForm) -> [[UInt8]] {
    switch form {
    case .full: months
    case .short: shortMonths
    case .bare: bareMonths
    }
  }

  /// The weekdays in a form, from Sunday.
  fileprivate func weekdays(_ form: DatePattern.NameForm) -> [[UInt8]] {
    switch form {
    case .full: weekdays
    case .short: shortWeekdays
    case .bare: bareWeekdays
    }
  }
}

extension DatePattern.Part {
  /// Whether it begins with a digit, so that a number before it needs a delimiter.
  var isNumber: Bool {
    switch self {
    case .year, .month, .day, .hour, .halfDayHour, .minute, .second, .fraction: true
    case .text, .monthName, .weekday, .dayHalf, .offset: false
    }
  }

  /// The text that it is; nil for a part of a date.
  var literal: [UInt8]? { if case .text(let bytes) = self { bytes } else { nil } }
}

/// The parts of a moment parsed so far.
private struct DateReading {
  var rest: ArraySlice<UInt8>
  var yearNumber = 1970
  var month = 1
  var day = 1
  var weekday = -1
  var hour = 0
  var halfDayHour = -1
  var dayHalf = 0
  var minute = 0
  var second = 0
  var nanoseconds = 0
  var offsetMinutes: Int16?

  init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  mutating func skip(_ bytes: [UInt8]) -> Bool {
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  mutating func digits(_ most: Int) -> (value: Int, count: Int)? {
    var value = 0
    var count = 0
    while count < most, let byte = rest.first, 0x30...0x39 ~= byte {
      value = value * 10 + Int(byte - 0x30)
      rest = rest.dropFirst()
      count += 1
    }
    return count > 0 ? (value, count) : nil
  }

  mutating func number(_ member: WritableKeyPath<DateReading, Int>, _ most: Int) -> Bool {
    guard let (value, _) = digits(most) else { return false }
    self[keyPath: member] = value
    return true
  }

  /// A year of two digits is within 1969...2068, as in POSIX.
  mutating func year(_ form: Int) -> Bool {
    guard let (value, count) = digits(form == 2 ? 2 : 4), form != 4 || count == 4 else {
      return false
    }
    yearNumber = form == 2 ? value + (value < 69 ? 2000 : 1900) : value
    return true
  }

  mutating func fraction(_ most: Int) -> Bool {
    guard let (value, count) = digits(most) else { return false }
    nanoseconds = value
    for _ in count..<9 { nanoseconds *= 10 }
    return true
  }

  /// Parses the longest name that the text behind it follows: `Okt` before `.20`, `Okt.` before ` 20`.
  mutating func name(
    _ member: WritableKeyPath<DateReading, Int>, _ names: [CalendarNames.Name],
    before next: [UInt8]?
  ) -> Bool {
    for name in names where begins(with: name.bytes) {
      let behind = rest.dropFirst(name.bytes.count)
      if let next, !behind.starts(with: next) { continue }
      self[keyPath: member] = name.number
      rest = behind
      return true
    }
    return false
  }

  private func begins(with name: [UInt8]) -> Bool {
    guard rest.count >= name.count else { return false }
    var before: UInt8 = 0
    for (byte, own) in zip(rest, name) {
      guard CalendarNames.isSame(byte, own, behind: before) else { return false }
      before = byte
    }
    return true
  }

  mutating func offset(_ form: DatePattern.OffsetForm) -> Bool {
    if form == .utc || form == .gmt {
      guard skip(Array((form == .utc ? "UTC" : "GMT").utf8)) else { return false }
      offsetMinutes = 0
      return true
    }
    guard let sign = rest.first, sign == 0x2B || sign == 0x2D || form == .iso && sign == 0x5A else {
      return form == .iso
    }
    rest = rest.dropFirst()
    if sign == 0x5A {
      offsetMinutes = 0
      return true
    }
    guard let hours = digits(2), hours.count == 2, hours.value < 24,
      form == .digits || skip([0x3A]),
      let minutes = digits(2), minutes.count == 2, minutes.value < 60
    else { return false }
    offsetMinutes = Int16(hours.value * 60 + minutes.value) * (sign == 0x2D ? -1 : 1)
    return true
  }

  /// The moment, or nil if it is invalid: hours past 23, a wrong weekday, 30 February.
  var moment: DateTimeValue? {
    var hour = hour
    if halfDayHour >= 0 {
      guard 1...12 ~= halfDayHour else { return nil }
      hour = halfDayHour % 12 + dayHalf * 12
    }
    guard hour < 24, minute < 60, second < 60,
      let day = CalendarGrammar.day(year: yearNumber, month: month, day: day),
      weekday < 0 || ((Int(day) % 7) + 11) % 7 == weekday
    else { return nil }
    let seconds = Int64(day) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    return DateTimeValue(
      seconds: seconds - Int64(offsetMinutes ?? 0) * 60, nanoseconds: Int32(nanoseconds),
      offsetMinutes: offsetMinutes)
  }
}

extension Int64 {
  /// The quotient rounded down; `divisor` is positive.
  func dividedFloor(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-1 - self) / divisor) - 1
  }
}
