/// Texts that are numbers, dates or times in any common spelling.
///
/// Only the shape counts: the 31st of February is a date here.
struct CSVValueShape {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  private var byte: UInt8 { at < text.count ? text[at] : 0 }
  private var isDigit: Bool { byte &- 0x30 <= 9 }
  private var isLetter: Bool { byte | 0x20 &- 0x61 < 26 }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard at < text.count, text[at] == wanted else { return false }
    at += 1
    return true
  }

  private mutating func take(oneOf wanted: StaticString) -> UInt8? {
    guard at < text.count else { return nil }
    let found = wanted.withUTF8Buffer { $0.contains(text[at]) }
    guard found else { return nil }
    at += 1
    return text[at - 1]
  }

  private mutating func digits() -> Int {
    let start = at
    while isDigit { at += 1 }
    return at - start
  }

  // MARK: Numbers

  /// The kind of number that a text is; nil if it is none.
  ///
  /// `-1.5e3`, `1,234.50` and `1.234,50` are a ``CSVFieldKind/number``. `12 %`, `$5`, `(5)`, `5 €`,
  /// `EUR 5` and `5 kg` are an ``CSVFieldKind/amount``.
  static func number(_ text: UnsafeBufferPointer<UInt8>) -> CSVFieldKind? {
    var shape = CSVValueShape(text)
    let isBracketed = shape.take(0x28)
    _ = shape.take(oneOf: "+-")
    var isAmount = shape.skipPrefix() || isBracketed
    _ = shape.take(oneOf: "+-")
    guard shape.groups() else { return nil }
    if shape.byte | 0x20 == 0x65 {
      let exponent = shape.at
      shape.at += 1
      _ = shape.take(oneOf: "+-")
      if shape.digits() == 0 { shape.at = exponent }
    }
    let hasBlank = shape.take(0x20)
    if shape.take(0x25) || shape.skipSuffix() || hasBlank && shape.skipFlag() { isAmount = true }
    if isBracketed, !shape.take(0x29) { return nil }
    guard shape.at == text.count else { return nil }
    return isAmount ? .amount : .number
  }

  /// The signs of currencies by their first byte.
  private static let currencies: [[[UInt8]]?] = {
    var currencies: [[[UInt8]]?] = Array(repeating: nil, count: 256)
    for sign in CurrencySigns.signs {
      currencies[Int(sign[0])] = (currencies[Int(sign[0])] ?? []) + [sign]
    }
    return currencies
  }()

  /// Skips a currency before digits, with a blank behind it: `$5`, `EUR5`, `ISK 5`. A code that is
  /// not known needs the blank, because `DAY5` is a name. Returns whether there was one.
  private mutating func skipPrefix() -> Bool {
    guard at < text.count, !isDigit else { return false }
    if skipKnownSign() { return true }
    // The other signs from U+20A0 on.
    if byte == 0xE2, at + 2 < text.count, text[at + 1] == 0x82, text[at + 2] >= 0xA0 {
      at += 3
      _ = take(0x20)
      return true
    }
    let start = at
    if skipCode(), take(0x20) { return true }
    at = start
    return false
  }

  /// Skips a currency or a unit behind digits: `5 €`, `5 ISK`, `5°`. Returns whether there was one.
  private mutating func skipSuffix() -> Bool {
    guard at < text.count else { return false }
    if skipKnownSign() || skipCode() { return true }
    let start = at
    while at < text.count, byte >= 0x80, at - start < 3 { at += 1 }
    return at > start
  }

  /// Skips one or two small letters at the end: the flag of a value (`1.5 p`), or a unit.
  private mutating func skipFlag() -> Bool {
    let rest = text.count - at
    guard rest == 1 || rest == 2, text[at...].allSatisfy({ $0 &- 0x61 < 26 }) else { return false }
    at = text.count
    return true
  }

  private mutating func skipKnownSign() -> Bool {
    guard let signs = Self.currencies[Int(byte)] else { return false }
    for sign in signs where sign.count <= text.count - at {
      guard sign.indices.allSatisfy({ text[at + $0] == sign[$0] }) else { continue }
      at += sign.count
      _ = take(0x20)
      return true
    }
    return false
  }

  /// Skips three capitals.
  private mutating func skipCode() -> Bool {
    guard text.count - at >= 3, (at..<at + 3).allSatisfy({ text[$0] &- 0x41 < 26 }) else {
      return false
    }
    at += 3
    return true
  }

  /// Digits with marks between them. All groups between two marks have three digits, and all marks
  /// but the last are the same.
  private mutating func groups() -> Bool {
    var count = digits()
    var mark: UInt8 = 0
    var marks = 0
    while at < text.count, let next = take(oneOf: ".,' ") {
      let isBlank = next == 0x20 || next == 0x27
      let start = at
      let more = digits()
      if more == 0 {
        if isBlank { at = start - 1 }
        return count > 0
      }
      if isBlank, more != 3 { return false }
      if marks > 0 {
        guard count == 3, mark == next || next == 0x2E || next == 0x2C else { return false }
        if mark != next, isDigit || byte == 0x2E || byte == 0x2C { return false }
      }
      mark = next
      marks += 1
      count = more
    }
    return count > 0
  }

  // MARK: Dates and times

  /// Whether a text is a date, a time of day, or both.
  static func isCalendar(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var shape = CSVValueShape(text)
    if shape.time() { return shape.isAtEnd }
    shape.at = 0
    guard shape.date() else { return false }
    if shape.at == text.count { return true }
    guard shape.take(oneOf: "Tt _") != nil else { return false }
    while shape.take(0x20) {}
    return shape.time() && shape.isAtEnd
  }

  private var isAtEnd: Bool { at == text.count }

  private mutating func time() -> Bool {
    guard (1...2).contains(digits()), take(0x3A), digits() == 2 else { return false }
    if take(0x3A) {
      guard digits() == 2 else { return false }
      if take(oneOf: ".,") != nil { _ = digits() }
    }
    let end = at
    _ = take(0x20)
    if byte | 0x20 == 0x61 || byte | 0x20 == 0x70 {
      at += 1
      _ = take(0x2E)
      if byte | 0x20 == 0x6D {
        at += 1
        _ = take(0x2E)
        return true
      }
      at = end
    } else if take(oneOf: "Zz") == nil {
      if take(oneOf: "+-") != nil {
        guard digits() >= 2 else { return false }
        if take(0x3A) { return digits() == 2 }
      } else {
        // A named zone.
        let start = at
        while isLetter { at += 1 }
        if at - start < 3 || at - start > 4 { at = end }
      }
    }
    return true
  }

  private mutating func date() -> Bool {
    if isLetter {
      // `Jan 13, 2020`, `Jan 2020`
      guard month() else { return false }
      guard take(oneOf: " -./") != nil else { return false }
      let first = digits()
      if first == 4 { return true }
      guard (1...2).contains(first) else { return false }
      _ = take(0x2C)
      while take(0x20) {}
      let year = digits()
      return year == 4 || year == 2
    }
    let first = digits()
    guard first == 1 || first == 2 || first == 4, let mark = take(oneOf: "-/. ") else {
      return false
    }
    if isLetter {
      guard month(), take(mark) || take(oneOf: " -,./") != nil else { return false }
      while take(0x20) {}
      let last = digits()
      return last == 4 || last == 2 || last == 1
    }
    guard mark != 0x20, (1...2).contains(digits()), take(mark) else { return false }
    let last = digits()
    return first == 4 ? (1...2).contains(last) : last == 4 || last == 2
  }

  private static let months: [[UInt8]] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mai",
    "okt", "dez", "ene", "abr", "ago", "dic", "mrz", "fev", "avr", "set", "out", "gen", "mag",
    "giu", "lug", "ott", "mei", "maj",
  ].map { Array($0.utf8) }

  /// The name of a month, or its first letters.
  private mutating func month() -> Bool {
    guard at + 3 <= text.count else { return false }
    let head = (text[at] | 0x20, text[at + 1] | 0x20, text[at + 2] | 0x20)
    guard Self.months.contains(where: { $0[0] == head.0 && $0[1] == head.1 && $0[2] == head.2 })
    else { return false }
    let start = at
    while isLetter { at += 1 }
    _ = take(0x2E)
    return at - start <= 10
  }
}

/// Delimiters that are within a value and not between two.
enum CSVCutValues {
  /// Whether the delimiter at `at` cuts a time, an address, a moment, a date, an entity or a phrase.
  static func isCut(_ base: UnsafePointer<UInt8>, _ at: Int, from start: Int, to end: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 {
      let index = at + offset
      return index >= start && index < end ? base[index] : 0
    }
    func isDigit(_ offset: Int) -> Bool { byte(offset) &- 0x30 <= 9 }
    func isLetter(_ offset: Int) -> Bool {
      byte(offset) | 0x20 &- 0x61 < 26 || byte(offset) >= 0x80
    }
    func isHex(_ offset: Int) -> Bool {
      isDigit(offset) || byte(offset) | 0x20 &- 0x61 < 6
    }
    switch base[at] {
    case 0x3A:  // `12:30`, `https://`, `00:1a`, `key: value`
      if byte(1) == 0x20 || byte(1) == 0x2F && byte(2) == 0x2F { return true }
      let isPair = isHex(-1) && isHex(1) && isHex(2) && !isHex(3)
      return isPair && !(isHex(-1) && isHex(-2) && isHex(-3))
    case 0x20:  // `2024-01-01 00:00`, `two words`, `5, 6`, `9:30 pm`, `13 Jan`
      if isLetter(-1) && isLetter(1) || byte(-1) == 0x2C || byte(-1) == 0x2E { return true }
      if isDigit(-1), isDigit(1), isDigit(2), byte(3) == 0x3A { return true }
      if isDigit(-1), isDigit(1), byte(2) == 0x3A { return true }
      return isMonth(byte(1), byte(2), byte(3)) && isDigit(-1)
        || isMonth(byte(-3), byte(-2), byte(-1)) && isDigit(1)
        || byte(2) | 0x20 == 0x6D && (byte(1) | 0x20 == 0x61 || byte(1) | 0x20 == 0x70)
    case 0x2C:  // `Jan 13, 2020`
      guard byte(1) == 0x20, isDigit(-1) else { return false }
      return (2...5).allSatisfy(isDigit) && !isDigit(6) && isMonthBefore(byte)
    case 0x3B:  // `&amp;`
      var back = -1
      while back >= -8, isLetter(back) || isDigit(back) || byte(back) == 0x23 { back -= 1 }
      return back < -1 && byte(back) == 0x26
    default: return false
    }
  }

  private static func isMonthBefore(_ byte: (Int) -> UInt8) -> Bool {
    // A day of one or two digits, a blank, and the name before it.
    let blank = byte(-2) == 0x20 ? -2 : -3
    return byte(blank) == 0x20 && byte(blank - 1) | 0x20 &- 0x61 < 26
  }

  private static func isMonth(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first | 0x20, second | 0x20, third | 0x20) {
    case (0x6A, 0x61, 0x6E), (0x66, 0x65, 0x62), (0x6D, 0x61, 0x72), (0x61, 0x70, 0x72),
      (0x6D, 0x61, 0x79), (0x6A, 0x75, 0x6E), (0x6A, 0x75, 0x6C), (0x61, 0x75, 0x67),
      (0x73, 0x65, 0x70), (0x6F, 0x63, 0x74), (0x6E, 0x6F, 0x76), (0x64, 0x65, 0x63):
      true
    default: false
    }
  }
}
