import TableValues

/// The grammars of dates, moments and durations, over bytes.
///
/// Days are counted in the proleptic Gregorian calendar by Howard Hinnant's "chrono-compatible
/// low-level date algorithms" (2013). Years are within 0001...9999.
package enum CalendarGrammar {
  /// Days since 1970-01-01 of a calendar date, or nil if there is no such date.
  @inlinable package static func day(year: Int, month: Int, day: Int) -> Int32? {
    guard year >= 1, year <= 9999, month >= 1, month <= 12, day >= 1 else { return nil }
    if day > 28, day > daysInMonth(year: year, month: month) { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468)
  }

  /// The number of days in a month.
  @usableFromInline static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31  // a number, not an enum
    }
  }

  /// Year, month and day of a day count. Any count is valid.
  package static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Parses a calendar date in a format.
  @inlinable package static func date(
    _ text: UnsafeBufferPointer<UInt8>, _ format: DateFormat, into value: inout Int32
  ) -> ParseVerdict {
    var index = 0
    guard readDate(text, format, &index, &value), index == text.count else { return .doesNotParse }
    return .value
  }

  /// Parses a date at `index` and advances behind it.
  @inlinable static func readDate(
    _ text: UnsafeBufferPointer<UInt8>, _ format: DateFormat, _ index: inout Int,
    _ value: inout Int32
  ) -> Bool {
    let isYearFirst = format.order == .yearMonthDay
    let first =
      isYearFirst ? digits(text, &index, 4, 4) : digits(text, &index, format.isPadded ? 2 : 1, 2)
    guard first >= 0, index < text.count, text[index] == format.separator else { return false }
    index &+= 1
    let second = digits(text, &index, format.isPadded ? 2 : 1, 2)
    guard second >= 0, index < text.count, text[index] == format.separator else { return false }
    index &+= 1
    let third =
      isYearFirst ? digits(text, &index, format.isPadded ? 2 : 1, 2) : digits(text, &index, 4, 4)
    guard third >= 0 else { return false }
    let found: Int32? =
      switch format.order {
      case .yearMonthDay: day(year: first, month: second, day: third)
      case .monthDayYear: day(year: third, month: first, day: second)
      case .dayMonthYear: day(year: third, month: second, day: first)
      }
    guard let found else { return false }
    value = found
    return true
  }

  /// Parses between `least` and `most` digits (at most 9) and advances behind them. Returns -1 if
  /// there are fewer.
  @inlinable static func digits(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ least: Int, _ most: Int
  ) -> Int {
    var value = 0
    let start = index
    let end = min(text.count, index &+ most)
    while index < end {
      let digit = text[index] &- 0x30
      guard digit <= 9 else { break }
      value = value &* 10 &+ Int(digit)
      index &+= 1
    }
    return index &- start >= least ? value : -1
  }

  /// Parses a date, `T` or a blank, `HH:MM`, optionally `:SS` with up to nine decimals, and
  /// optionally `Z` or an offset. A date alone means midnight.
  package static func dateTime(
    _ text: UnsafeBufferPointer<UInt8>, _ format: DateFormat, into value: inout DateTimeValue
  ) -> ParseVerdict {
    var index = 0
    var day: Int32 = 0
    guard readDate(text, format, &index, &day) else { return .doesNotParse }
    value = DateTimeValue(seconds: Int64(day) * 86_400, nanoseconds: 0, offsetMinutes: nil)
    if index == text.count { return .value }
    guard text[index] | 0x20 == 0x74 || text[index] == 0x20 else { return .doesNotParse }
    index += 1
    guard readTime(text, &index, &value) else { return .doesNotParse }
    if index == text.count { return .value }
    guard let offset = readOffset(text, &index), index == text.count else { return .doesNotParse }
    value.seconds -= Int64(offset) * 60
    value.offsetMinutes = offset
    return .value
  }

  /// Parses a time of day: `H:MM` or `HH:MM`, optionally `:SS` with up to nine decimals. It is before
  /// 24:00.
  package static func time(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout TimeOfDay
  ) -> ParseVerdict {
    var index = 0
    let hour = digits(text, &index, 1, 2)
    guard hour >= 0, hour < 24, skip(0x3A, text, &index) else { return .doesNotParse }
    let minute = digits(text, &index, 2, 2)
    guard minute >= 0, minute < 60 else { return .doesNotParse }
    var seconds = Int64(hour * 3600 + minute * 60)
    var nanoseconds: Int32 = 0
    if skip(0x3A, text, &index) {
      let second = digits(text, &index, 2, 2)
      guard second >= 0, second < 60, let fraction = readFraction(text, &index) else {
        return .doesNotParse
      }
      seconds += Int64(second)
      nanoseconds = fraction
    }
    guard index == text.count else { return .doesNotParse }
    value = TimeOfDay(wrapping: seconds * 1_000_000_000 + Int64(nanoseconds))
    return .value
  }

  private static func readTime(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ value: inout DateTimeValue
  ) -> Bool {
    let hour = digits(text, &index, 2, 2)
    guard hour >= 0, hour < 24, skip(0x3A, text, &index) else { return false }
    let minute = digits(text, &index, 2, 2)
    guard minute >= 0, minute < 60 else { return false }
    value.seconds += Int64(hour * 3600 + minute * 60)
    guard skip(0x3A, text, &index) else { return true }
    let second = digits(text, &index, 2, 2)
    guard second >= 0, second < 60 else { return false }
    value.seconds += Int64(second)
    guard let nanoseconds = readFraction(text, &index) else { return false }
    value.nanoseconds = nanoseconds
    return true
  }

  /// Parses `.` or `,` and one to nine digits. Returns 0 without a mark, and nil if no digit
  /// follows it.
  private static func readFraction(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Int32? {
    guard skip(0x2E, text, &index) || skip(0x2C, text, &index) else { return 0 }
    let start = index
    var fraction = digits(text, &index, 1, 9)
    guard fraction >= 0 else { return nil }
    for _ in (index - start)..<9 { fraction *= 10 }
    return Int32(truncatingIfNeeded: fraction)
  }

  private static func readOffset(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Int16? {
    if text[index] | 0x20 == 0x7A {
      index += 1
      return 0
    }
    let isNegative = text[index] == 0x2D
    guard isNegative || text[index] == 0x2B else { return nil }
    index += 1
    let hours = digits(text, &index, 2, 2)
    guard hours >= 0, hours < 24 else { return nil }
    var minutes = 0
    if index < text.count {
      _ = skip(0x3A, text, &index)
      minutes = digits(text, &index, 2, 2)
      guard minutes >= 0, minutes < 60 else { return nil }
    }
    let offset = Int16(truncatingIfNeeded: hours * 60 + minutes)
    return isNegative ? -offset : offset
  }

  private static func skip(
    _ byte: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Bool {
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  /// Parses `PnWnDTnHnMnS` (each part at most once and in this order, decimals on seconds only), or
  /// `h:mm:ss` with optional decimals. Both may have a sign.
  package static func duration(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout DurationValue
  ) -> ParseVerdict {
    var index = 0
    let isNegative = skip(0x2D, text, &index)
    if !isNegative { _ = skip(0x2B, text, &index) }
    var length = DurationValue(seconds: 0, nanoseconds: 0)
    let isDesignated = skip(0x50, text, &index)
    let isRead =
      isDesignated
      ? readDesignated(text, &index, &length) : readClock(text, &index, &length)
    guard isRead, index == text.count else { return .doesNotParse }
    if isNegative {
      length.seconds = -length.seconds - (length.nanoseconds > 0 ? 1 : 0)
      if length.nanoseconds > 0 { length.nanoseconds = 1_000_000_000 - length.nanoseconds }
    }
    value = length
    return .value
  }

  private static func readClock(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ length: inout DurationValue
  ) -> Bool {
    let hours = digits(text, &index, 1, 9)
    guard hours >= 0, skip(0x3A, text, &index) else { return false }
    let minutes = digits(text, &index, 2, 2)
    guard minutes >= 0, minutes < 60, skip(0x3A, text, &index) else { return false }
    let seconds = digits(text, &index, 2, 2)
    guard seconds >= 0, seconds < 60 else { return false }
    guard let nanoseconds = readFraction(text, &index) else { return false }
    length.seconds = Int64(hours) * 3600 + Int64(minutes * 60 + seconds)
    length.nanoseconds = nanoseconds
    return true
  }

  private static func readDesignated(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ length: inout DurationValue
  ) -> Bool {
    let units: [(letter: UInt8, seconds: Int64, isClock: Bool)] = [
      (0x57, 604_800, false), (0x44, 86_400, false), (0x48, 3600, true), (0x4D, 60, true),
      (0x53, 1, true),
    ]
    var next = 0
    var isClock = false
    var parts = 0
    while index < text.count {
      if !isClock, skip(0x54, text, &index) {
        isClock = true
        guard index < text.count else { return false }
        continue
      }
      let amount = digits(text, &index, 1, 9)
      guard amount >= 0, let nanoseconds = readFraction(text, &index), index < text.count,
        let unit = units.indices.first(where: { units[$0].letter == text[index] }),
        unit >= next, units[unit].isClock == isClock
      else { return false }
      if nanoseconds != 0, unit != 4 { return false }
      length.seconds += Int64(amount) * units[unit].seconds
      length.nanoseconds = nanoseconds
      index += 1
      next = unit + 1
      parts += 1
    }
    return parts > 0
  }
}
