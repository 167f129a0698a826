import TableValues

/// A compiled date pattern: the letters y, M, d, E, H, h, m, s, S, a, X of Unicode TS 35, part 4.
struct DatePattern: Sendable, Hashable {
  /// One part of a pattern.
  enum Part: Sendable, Hashable {
    case text([UInt8])
    case year(digits: Int)
    /// 1 or 2: number; 3: short name; 4: name.
    case month(Int)
    case day(digits: Int)
    case weekday(isShort: Bool)
    case hour(digits: Int)
    /// 1...12.
    case halfDayHour(digits: Int)
    case minute(digits: Int)
    case second(digits: Int)
    case fraction(digits: Int)
    case dayHalf
    /// `Z` or `+05:30`; empty for a local time.
    case offset
  }

  let parts: [Part]
  let locale: FormatLocale
  let months: [[UInt8]]
  let shortMonths: [[UInt8]]
  let weekdays: [[UInt8]]
  let shortWeekdays: [[UInt8]]
  let dayHalves: [[UInt8]]

  /// Compiles a pattern.
  init(_ pattern: Text, locale: FormatLocale) throws(FormatError) {
    self.locale = locale
    let data = LocaleData.of(locale)
    months = data.months.map { Array($0.utf8) }
    shortMonths = data.shortMonths.map { Array($0.utf8) }
    weekdays = data.weekdays.map { Array($0.utf8) }
    shortWeekdays = data.shortWeekdays.map { Array($0.utf8) }
    dayHalves = data.dayHalves.map { Array($0.utf8) }
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
    case ("M", 1...4), ("L", 1...4): return .month(count)
    case ("d", 1...2): return .day(digits: count)
    case ("E", 1...4): return .weekday(isShort: count < 4)
    case ("H", 1...2): return .hour(digits: count)
    case ("h", 1...2): return .halfDayHour(digits: count)
    case ("m", 1...2): return .minute(digits: count)
    case ("s", 1...2): return .second(digits: count)
    case ("S", 1...9): return .fraction(digits: count)
    case ("a", 1): return .dayHalf
    case ("X", 1), ("X", 3): return .offset
    default:  // a letter, not our enum
      throw FormatError(
        member: "pattern", position: position,
        expected: "y, yy, yyyy, M…MMMM, d, dd, E, EEEE, H, h, m, s, S, a, XXX or quoted text",
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
      case .month(let form):
        if form > 2 {
          text += (form == 3 ? shortMonths : months)[civil.month - 1]
        } else {
          Self.append(civil.month, digits: form, to: &text)
        }
      case .day(let digits): Self.append(civil.day, digits: digits, to: &text)
      case .weekday(let isShort):
        let weekday = ((day % 7) + 11) % 7  // 1970-01-01 was a Thursday
        text += (isShort ? shortWeekdays : weekdays)[weekday]
      case .hour(let digits): Self.append(clock / 3600, digits: digits, to: &text)
      case .halfDayHour(let digits):
        Self.append((clock / 3600 + 11) % 12 + 1, digits: digits, to: &text)
      case .minute(let digits): Self.append(clock / 60 % 60, digits: digits, to: &text)
      case .second(let digits): Self.append(clock % 60, digits: digits, to: &text)
      case .fraction(let digits):
        var fraction = Int(moment.nanoseconds)
        for _ in digits..<9 { fraction /= 10 }
        Self.append(fraction, digits: digits, to: &text)
      case .dayHalf: text += dayHalves[clock / 3600 / 12]
      case .offset: Self.append(offset: moment.offsetMinutes, to: &text)
      }
    }
  }

  private static func append(_ number: Int, digits: Int, to text: inout [UInt8]) {
    let plain = Array(String(number).utf8)
    text += repeatElement(0x30, count: max(0, digits - plain.count))
    text += plain
  }

  private static func append(offset: Int16?, to text: inout [UInt8]) {
    guard let offset else { return }
    if offset == 0 { return text.append(0x5A) }
    text.append(offset < 0 ? 0x2D : 0x2B)
    append(Int(offset.magnitude) / 60, digits: 2, to: &text)
    text.append(0x3A)
    append(Int(offset.magnitude) % 60, digits: 2, to: &text)
  }

  // MARK: Parsing

  /// Parses a text that the pattern could have written. Names match in any ASCII case, numbers with
  /// or without leading zeros. Missing parts are those of 1970-01-01T00:00. Returns nil otherwise.
  func read(_ text: ArraySlice<UInt8>) -> DateTimeValue? {
    var reading = DateReading(rest: text.trimmed)
    for (index, part) in parts.enumerated() {
      let isOpen = index + 1 < parts.count && parts[index + 1].isNumber
      guard read(part, isFixed: isOpen, &reading) else { return nil }
    }
    return reading.rest.isEmpty ? reading.moment : nil
  }

  private func read(_ part: Part, isFixed: Bool, _ reading: inout DateReading) -> Bool {
    switch part {
    case .text(let bytes): return reading.skip(bytes)
    case .year(let digits): return reading.year(digits)
    case .month(let form):
      if form <= 2 { return reading.number(\.month, isFixed ? form : 2) }
      return reading.name(\.month, months, shortMonths, first: 1)
    case .day(let digits): return reading.number(\.day, isFixed ? digits : 2)
    case .weekday: return reading.name(\.weekday, weekdays, shortWeekdays, first: 0)
    case .hour(let digits): return reading.number(\.hour, isFixed ? digits : 2)
    case .halfDayHour(let digits): return reading.number(\.halfDayHour, isFixed ? digits : 2)
    case .minute(let digits): return reading.number(\.minute, isFixed ? digits : 2)
    case .second(let digits): return reading.number(\.second, isFixed ? digits : 2)
    case .fraction(let digits): return reading.fraction(digits)
    case .dayHalf: return reading.name(\.dayHalf, dayHalves, dayHalves, first: 0)
    case .offset: return reading.offset()
    }
  }
}

extension DatePattern.Part {
  /// Whether it begins with a digit, so that a number before it needs a delimiter.
  var isNumber: Bool {
    switch self {
    case .month(let form): form <= 2
    case .year, .day, .hour, .halfDayHour, .minute, .second, .fraction: true
    case .text, .weekday, .dayHalf, .offset: false
    }
  }
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

  mutating func name(
    _ member: WritableKeyPath<DateReading, Int>, _ names: [[UInt8]], _ shortNames: [[UInt8]],
    first: Int
  ) -> Bool {
    var best: (index: Int, length: Int)?
    for list in [names, shortNames] {
      for (index, name) in list.enumerated() where name.count > best?.length ?? 0 {
        let head = rest.prefix(name.count)
        guard head.count == name.count,
          zip(head, name).allSatisfy({ lowercased($0) == lowercased($1) })
        else { continue }
        best = (index, name.count)
      }
    }
    guard let best else { return false }
    self[keyPath: member] = best.index + first
    rest = rest.dropFirst(best.length)
    return true
  }

  private func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  mutating func offset() -> Bool {
    guard let sign = rest.first, sign == 0x2B || sign == 0x2D || sign == 0x5A else { return true }
    rest = rest.dropFirst()
    if sign == 0x5A {
      offsetMinutes = 0
      return true
    }
    guard let hours = digits(2), hours.count == 2, hours.value < 24, skip([0x3A]),
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
