import TableValues

/// Writes numbers abbreviated to thousands or byte units: compiled ``CompactFormat`` and
/// ``ByteCountFormat``.
struct MagnitudePattern: Sendable, Hashable {
  /// A unit: its divisor, and the text behind the number.
  struct Unit: Sendable, Hashable {
    /// A power of ten, or of 1,024 for binary units.
    var exponent: Int
    var suffix: [UInt8]
  }

  private let units: [Unit]
  private let isBinary: Bool
  private let digits: Int?
  private let fractionDigits: Int
  private let prefix: [UInt8]
  private let suffix: [UInt8]
  private let plain: NumberPattern

  /// Compiles a compact format.
  init(_ format: CompactFormat) throws(FormatError) {
    guard 1...15 ~= format.digits else {
      throw FormatError(member: "digits", expected: "1 to 15", found: "\(format.digits)")
    }
    units = LocaleData.of(format.locale).compactUnits.map {
      Unit(exponent: $0.exponent, suffix: Array($0.suffix.utf8))
    }
    isBinary = false
    digits = format.digits
    fractionDigits = 0
    var number = NumberFormat()
    number.locale = format.locale
    number.currency = format.currency
    let affixes = try NumberPattern(number)
    prefix = format.currency == nil ? [] : affixes.positive.prefix
    suffix = format.currency == nil ? [] : affixes.positive.suffix
    number.currency = nil
    plain = try NumberPattern(number)
  }

  /// Compiles a byte format.
  init(_ format: ByteCountFormat) throws(FormatError) {
    guard 0...3 ~= format.fractionDigits else {
      throw FormatError(
        member: "fractionDigits", expected: "0 to 3", found: "\(format.fractionDigits)")
    }
    isBinary = format.isBinary
    let letters =
      format.isBinary ? ["Ki", "Mi", "Gi", "Ti", "Pi", "Ei"] : ["k", "M", "G", "T", "P", "E"]
    units = letters.enumerated().map { index, letter in
      Unit(
        exponent: format.isBinary ? index + 1 : (index + 1) * 3,
        suffix: Array("\u{A0}\(letter)B".utf8))
    }
    digits = nil
    fractionDigits = format.fractionDigits
    (prefix, suffix) = ([], [])
    var number = NumberFormat()
    number.locale = format.locale
    plain = try NumberPattern(number)
  }

  /// Appends a number in the largest unit in which it is at least one. If rounding reaches the next
  /// unit, that is used: 999,950 is 1M.
  func append(_ number: DecimalDigits, to text: inout [UInt8]) {
    var magnitude = number
    magnitude.isNegative = false
    var next = units.firstIndex { divided(magnitude, by: $0).point < 1 } ?? units.count
    var best = shown(magnitude, next == 0 ? nil : units[next - 1])
    if next < units.count, reaches(best, next) {
      best = shown(magnitude, units[next])
      next += 1
    }
    if number.isNegative, !best.isZero { text.append(0x2D) }
    text += prefix
    var pattern = plain
    pattern.fractionDigitsMax = max(0, best.digits.count - best.point)
    pattern.append(best, to: &text)
    if next > 0 {
      text += units[next - 1].suffix
    } else if digits == nil {
      text += "\u{A0}B".utf8
    }
    text += suffix
  }

  /// Whether a rounded value reaches one of the next unit.
  private func reaches(_ value: DecimalDigits, _ next: Int) -> Bool {
    let below = next == 0 ? 0 : units[next - 1].exponent
    if !isBinary { return value.point > units[next].exponent - below }
    return divided(value, by: Unit(exponent: 1, suffix: [])).point >= 1
  }

  /// A magnitude in a unit, rounded for display.
  private func shown(_ magnitude: DecimalDigits, _ unit: Unit?) -> DecimalDigits {
    let value = unit.map { divided(magnitude, by: $0) } ?? magnitude
    guard let digits else { return value.rounded(fraction: fractionDigits) }
    return value.rounded(toDigits: max(digits, value.point))
  }

  private func divided(_ magnitude: DecimalDigits, by unit: Unit) -> DecimalDigits {
    if !isBinary { return magnitude.scaled(by: -unit.exponent) }
    // Dividing by 2^10 is multiplying by 5^10 and moving the decimal point, which is exact in
    // decimal digits.
    var value = magnitude
    for _ in 0..<unit.exponent { value = value.multiplied(by: 9_765_625).scaled(by: -10) }
    return value
  }
}

extension DecimalDigits {
  /// The exact product with a number below 2^32.
  func multiplied(by factor: UInt64) -> DecimalDigits {
    if isZero { return self }
    var product: [UInt8] = []
    var carry: UInt64 = 0
    for digit in digits.reversed() {
      carry += UInt64(digit) * factor
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    var result = self
    result.digits = product.reversed()
    result.point = point + product.count - digits.count
    while result.digits.last == 0 { result.digits.removeLast() }
    return result
  }
}

/// Writes durations: a compiled ``DurationFormat``.
struct DurationPattern: Sendable, Hashable {
  private let style: DurationFormat.Style
  private let locale: FormatLocale
  private let unit: DurationFormat.Unit

  /// Compiles a format.
  init(_ format: DurationFormat) {
    style = format.style
    locale = format.locale
    unit = format.unit
  }

  /// The duration of a number of units, to the nanosecond, or nil if it is too long.
  func length(of number: DecimalDigits) -> DurationValue? {
    let factor: (UInt64, Int) =
      switch unit {
      case .millisecond: (1, -3)
      case .second: (1, 0)
      case .minute: (60, 0)
      case .hour: (3600, 0)
      case .day: (86_400, 0)
      }
    let seconds = number.multiplied(by: factor.0).scaled(by: factor.1).rounded(fraction: 9)
    guard seconds.point <= 15 else { return nil }
    var whole: Int64 = 0
    for place in stride(from: max(seconds.point, 0) - 1, through: 0, by: -1) {
      whole = whole * 10 + Int64(seconds.digit(at: place))
    }
    var nanoseconds: Int32 = 0
    for place in 1...9 { nanoseconds = nanoseconds * 10 + Int32(seconds.digit(at: -place)) }
    guard seconds.isNegative else {
      return DurationValue(seconds: whole, nanoseconds: nanoseconds)
    }
    return nanoseconds == 0
      ? DurationValue(seconds: -whole, nanoseconds: 0)
      : DurationValue(seconds: -whole - 1, nanoseconds: 1_000_000_000 - nanoseconds)
  }

  /// Appends a duration.
  func append(_ length: DurationValue, to text: inout [UInt8]) {
    var (seconds, nanoseconds) = (length.seconds, length.nanoseconds)
    if seconds < 0 {
      text.append(0x2D)
      seconds = 0 &- seconds
      if nanoseconds > 0 {
        seconds &-= 1
        nanoseconds = 1_000_000_000 - nanoseconds
      }
    }
    switch style {
    case .clock: appendClock(seconds, nanoseconds, to: &text)
    case .short: appendShort(seconds, to: &text)
    case .words: appendWords(seconds, nanoseconds, to: &text)
    }
  }

  private func appendClock(_ seconds: Int64, _ nanoseconds: Int32, to text: inout [UInt8]) {
    text += String(seconds / 3600).utf8
    for part in [seconds / 60 % 60, seconds % 60] {
      text.append(0x3A)
      Self.append(part, digits: 2, to: &text)
    }
    appendFraction(nanoseconds, mark: ".", to: &text)
  }

  private func appendFraction(_ nanoseconds: Int32, mark: String, to text: inout [UInt8]) {
    guard nanoseconds > 0 else { return }
    text += mark.utf8
    var digits: [UInt8] = []
    Self.append(Int64(nanoseconds), digits: 9, to: &digits)
    while digits.last == 0x30 { digits.removeLast() }
    text += digits
  }

  private static func append(_ number: Int64, digits: Int, to text: inout [UInt8]) {
    let plain = Array(String(number).utf8)
    text += repeatElement(0x30, count: max(0, digits - plain.count))
    text += plain
  }

  /// The largest nonzero unit and the one below it, which has two digits.
  private func appendShort(_ seconds: Int64, to text: inout [UInt8]) {
    let parts = [seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
    let letters = LocaleData.of(locale).durationLetters
    let first = parts.firstIndex { $0 > 0 } ?? 3
    let gap = letters[first].unicodeScalars.count > 1 ? "\u{A0}" : ""
    text += (String(parts[first]) + gap + letters[first]).utf8
    guard first < 3 else { return }
    text.append(0x20)
    Self.append(parts[first + 1], digits: 2, to: &text)
    text += (gap + letters[first + 1]).utf8
  }

  private func appendWords(_ seconds: Int64, _ nanoseconds: Int32, to text: inout [UInt8]) {
    let parts = [seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
    let data = LocaleData.of(locale)
    var isFirst = true
    for (index, part) in parts.enumerated() {
      let hasFraction = index == 3 && nanoseconds > 0
      guard part > 0 || hasFraction || index == 3 && isFirst else { continue }
      if !isFirst { text.append(0x20) }
      isFirst = false
      text += String(part).utf8
      if hasFraction { appendFraction(nanoseconds, mark: data.decimalMark, to: &text) }
      let words = data.durationWords[index]
      text += (locale == .ja ? "" : " ").utf8
      text += (part == 1 && !hasFraction ? words.one : words.other).utf8
    }
  }
}
