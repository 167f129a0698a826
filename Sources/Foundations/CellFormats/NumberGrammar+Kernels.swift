import TableValues

/// The grammars of integers, numbers and decimals, over bytes.
///
/// They use no locale and no C library: `nan`, `inf`, `0x1F`, `1_000` and `٣` are not numbers here.
/// An integer part of more than one digit must not begin with 0, so that `007` stays text.
package enum NumberGrammar {
  /// The longest text of a number, in bytes. The longest exact double has about 1,080.
  @usableFromInline static let numberBytesMax = 1_200
  /// The maximum number of digits of a decimal.
  @usableFromInline static let decimalDigitsMax = 38

  /// Powers of ten that are exact as doubles.
  @usableFromInline static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Parses an integer: an optional sign, then 0 or digits that do not begin with 0.
  @inlinable package static func integer(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout Int64
  ) -> ParseVerdict {
    let count = text.count
    var index = 0
    guard count > 0 else { return .doesNotParse }
    let isNegative = text[0] == 0x2D
    if isNegative || text[0] == 0x2B { index = 1 }
    let digits = count - index
    guard digits > 0, digits == 1 || text[index] != 0x30 else { return .doesNotParse }
    var magnitude: UInt64 = 0
    let fits = digits <= 19
    while index < count {
      let digit = text[index] &- 0x30
      guard digit <= 9 else { return .doesNotParse }
      magnitude = magnitude &* 10 &+ UInt64(digit)
      index &+= 1
    }
    guard fits, magnitude <= 1 << 63, isNegative || magnitude < 1 << 63 else { return .outOfRange }
    value = Int64(bitPattern: isNegative ? 0 &- magnitude : magnitude)
    return .value
  }

  /// Parses a number: an optional sign, digits with at most one point among or around them, an
  /// optional exponent. The result is correctly rounded. A result beyond the largest double is out
  /// of range.
  ///
  /// A mantissa of up to 53 bits and a power of ten up to 22 are both exact doubles, so one
  /// multiplication or division rounds once (Clinger, "How to read floating point numbers
  /// accurately", 1990). All other numbers use the standard library's exact conversion.
  @inlinable package static func number(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout Double
  ) -> ParseVerdict {
    let count = text.count
    var index = 0
    guard count > 0, count <= numberBytesMax else { return .doesNotParse }
    let isNegative = text[0] == 0x2D
    if isNegative || text[0] == 0x2B { index = 1 }
    let wholeStart = index
    var mantissa: UInt64 = 0
    while index < count {
      let digit = text[index] &- 0x30
      guard digit <= 9 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index &+= 1
    }
    var digits = index &- wholeStart
    if digits > 1, text[wholeStart] == 0x30 { return .doesNotParse }
    var power = 0
    if index < count, text[index] == 0x2E {
      index &+= 1
      let fractionStart = index
      while index < count {
        let digit = text[index] &- 0x30
        guard digit <= 9 else { break }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        index &+= 1
      }
      power = fractionStart &- index
      digits &-= power
    }
    guard digits > 0 else { return .doesNotParse }
    if index < count {
      guard let exponent = exponent(text, at: index) else { return .doesNotParse }
      power &+= exponent
    }
    if digits <= 19, mantissa <= 1 << 53, power >= -22, power <= 22 {
      let whole = Double(mantissa)
      let magnitude = power < 0 ? whole / exactPowers[-power] : whole * exactPowers[power]
      value = isNegative ? -magnitude : magnitude
      return .value
    }
    return exactNumber(text, into: &value)
  }

  /// Parses `e`, an optional sign and digits up to the end. The result is clamped to ±9,999,999.
  @usableFromInline static func exponent(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int? {
    guard text[start] | 0x20 == 0x65 else { return nil }
    var index = start + 1
    guard index < text.count else { return nil }
    let isNegative = text[index] == 0x2D
    if isNegative || text[index] == 0x2B { index += 1 }
    guard index < text.count else { return nil }
    var exponent = 0
    while index < text.count {
      let digit = text[index] &- 0x30
      guard digit <= 9 else { return nil }
      exponent = min(exponent * 10 + Int(digit), 9_999_999)
      index += 1
    }
    return isNegative ? -exponent : exponent
  }

  /// Converts a text that the grammar has accepted.
  @usableFromInline static func exactNumber(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout Double
  ) -> ParseVerdict {
    guard let exact = Double(String(decoding: text, as: UTF8.self)) else { return .outOfRange }
    guard exact.isFinite else { return .outOfRange }
    value = exact
    return .value
  }

  /// Whether the text of a number is certainly canonical: at most 15 digits, which a double keeps,
  /// without exponent, plus sign or superfluous zero. Below 1e-6 the canonical form has an
  /// exponent.
  static func isPlainlyCanonical(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text.first == 0x2D ? 1 : 0
    guard text.count > start, text.count - start <= 16, text[start] &- 0x30 <= 9 else {
      return false
    }
    var point: Int?
    for index in start..<text.count where text[index] &- 0x30 > 9 {
      guard text[index] == 0x2E, point == nil else { return false }
      point = index
    }
    guard let point else { return text.count - start <= 15 && text[start] != 0x30 }
    guard let last = text.last, last != 0x30, last != 0x2E else { return false }
    return text[start] != 0x30 || point + 6 < text.count && text[point + 1] != 0x30
      || text.count - point <= 6
  }

  /// Parses `nan`, `inf` and `infinity` in any case with an optional sign, or returns nil.
  package static func nonFinite(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let first = text.first else { return nil }
    let isSigned = first == 0x2D || first == 0x2B
    let word = UnsafeBufferPointer(rebasing: text.dropFirst(isSigned ? 1 : 0))
    if equalFolded(word, Array("nan".utf8)) { return .nan }
    guard equalFolded(word, Array("inf".utf8)) || equalFolded(word, Array("infinity".utf8)) else {
      return nil
    }
    return first == 0x2D ? -.infinity : .infinity
  }

  /// Parses a decimal (a number without exponent) into its canonical form: no plus sign, no minus
  /// zero. Trailing zeros stay, because they are its scale.
  package static func decimal(
    _ text: UnsafeBufferPointer<UInt8>, into value: inout Text
  ) -> ParseVerdict {
    var index = 0
    guard text.count > 0, text.count <= numberBytesMax else { return .doesNotParse }
    let isNegative = text[0] == 0x2D
    if isNegative || text[0] == 0x2B { index = 1 }
    let wholeStart = index
    while index < text.count, text[index] &- 0x30 <= 9 { index += 1 }
    let whole = wholeStart..<index
    if whole.count > 1, text[wholeStart] == 0x30 { return .doesNotParse }
    var fraction = index..<index
    if index < text.count, text[index] == 0x2E {
      let start = index + 1
      index = start
      while index < text.count, text[index] &- 0x30 <= 9 { index += 1 }
      fraction = start..<index
    }
    guard index == text.count, whole.count + fraction.count > 0 else { return .doesNotParse }
    let isZeroWhole = whole.isEmpty || text[wholeStart] == 0x30
    guard (isZeroWhole ? 0 : whole.count) + fraction.count <= decimalDigitsMax else {
      return .outOfRange
    }
    let isZero = isZeroWhole && fraction.allSatisfy { text[$0] == 0x30 }
    var bytes: [UInt8] = isNegative && !isZero ? [0x2D] : []
    if isZeroWhole { bytes.append(0x30) } else { bytes += text[whole] }
    if !fraction.isEmpty { bytes.append(0x2E) }
    bytes += text[fraction]
    value = Text(bytes)
    return .value
  }
}
