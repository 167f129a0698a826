/// Parses numbers from the bytes of a validated JSON number, independent of locales.
package enum JSONNumber {
  /// The exact integer of a number, also of `1.0` and `1e3`; nil if it does not fit 64 bits.
  package static func int64(_ lexeme: some Collection<UInt8>) -> Int64? {
    withBytes(lexeme) { int64($0, 0..<$1) }
  }

  /// The nearest double of a number, ties to even; nil if it is out of range.
  package static func double(_ lexeme: some Collection<UInt8>) -> Double? {
    withBytes(lexeme) { double($0, 0..<$1) }
  }

  private static func withBytes<Value>(
    _ lexeme: some Collection<UInt8>, _ read: (UnsafePointer<UInt8>, Int) -> Value?
  ) -> Value? {
    let whole: Value?? = lexeme.withContiguousStorageIfAvailable { buffer -> Value? in
      guard let base = buffer.baseAddress, isNumber(base, buffer.count) else { return nil }
      return read(base, buffer.count)
    }
    if let whole { return whole }
    return withBytes(Array(lexeme), read)
  }

  /// Whether bytes are a number by RFC 8259.
  static func isNumber(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var position = 0
    func digits() -> Int {
      let start = position
      while position < count, base[position] &- 0x30 < 10 { position += 1 }
      return position - start
    }
    if count > 0, base[0] == UInt8(ascii: "-") { position = 1 }
    let first = position
    let whole = digits()
    if whole == 0 || (whole > 1 && base[first] == 0x30) { return false }
    if position < count, base[position] == UInt8(ascii: ".") {
      position += 1
      if digits() == 0 { return false }
    }
    if position < count, base[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < count, base[position] == 0x2B || base[position] == 0x2D { position += 1 }
      if digits() == 0 { return false }
    }
    return position == count
  }

  @usableFromInline static func int64(
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>
  ) -> Int64? {
    var position = range.lowerBound
    let isNegative = base[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var magnitude: UInt64 = 0
    if range.upperBound - position <= 19 {
      while position < range.upperBound {
        let digit = base[position] &- 0x30
        if digit > 9 { return integral(base, range) }
        magnitude = magnitude &* 10 &+ UInt64(digit)
        position += 1
      }
      return signed(magnitude, isNegative)
    }
    return integral(base, range)
  }

  private static func signed(_ magnitude: UInt64, _ isNegative: Bool) -> Int64? {
    if magnitude <= UInt64(Int64.max) {
      return isNegative ? -Int64(magnitude) : Int64(magnitude)
    }
    return isNegative && magnitude == UInt64(Int64.max) + 1 ? Int64.min : nil
  }

  /// The slow path, for fractions, exponents and long numbers.
  private static func integral(_ base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int64? {
    var parts = Decomposed(base, range, digitLimit: 40)
    if parts.digits.isEmpty { return 0 }
    while parts.digits.last == 0x30 {
      parts.digits.removeLast()
      parts.exponent += 1
    }
    guard parts.exponent >= 0, parts.digits.count + parts.exponent <= 19, !parts.isCut else {
      return nil
    }
    var magnitude: UInt64 = 0
    for digit in parts.digits { magnitude = magnitude &* 10 &+ UInt64(digit &- 0x30) }
    for _ in 0..<parts.exponent { magnitude = magnitude &* 10 }
    return signed(magnitude, parts.isNegative)
  }

  /// W. Clinger, "How to read floating point numbers accurately", 1990: if the digits fit 53 bits
  /// and the power of ten is exact, one rounded operation is correct.
  @usableFromInline static func double(
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>
  ) -> Double? {
    var position = range.lowerBound
    let end = range.upperBound
    let isNegative = base[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var mantissa: UInt64 = 0
    var digitCount = 0
    var exponent = 0
    while position < end, base[position] &- 0x30 < 10 {
      mantissa = mantissa &* 10 &+ UInt64(base[position] &- 0x30)
      digitCount += 1
      position += 1
    }
    if position < end, base[position] == UInt8(ascii: ".") {
      position += 1
      let start = position
      while position < end, base[position] &- 0x30 < 10 {
        mantissa = mantissa &* 10 &+ UInt64(base[position] &- 0x30)
        position += 1
      }
      digitCount += position - start
      exponent = start - position
    }
    if position < end { exponent += exponentValue(base, position + 1, end) }
    guard digitCount <= 19, mantissa <= 1 << 53, -22 <= exponent, exponent <= 22 else {
      return slowDouble(base, range)
    }
    var value = Double(mantissa)
    value = exponent < 0 ? value / powersOfTen(-exponent) : value * powersOfTen(exponent)
    return isNegative ? -value : value
  }

  @inline(__always) private static func powersOfTen(_ exponent: Int) -> Double {
    // A table would need an array. Two exact factors are as fast, and exact up to 10^22.
    var result = 1.0
    var factor = 10.0
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return result
  }

  /// The standard library's parser, which is independent of locales, on at most 800 digits. No
  /// double needs more than 767 and one for a nonzero remainder.
  private static func slowDouble(_ base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Double? {
    var parts = Decomposed(base, range, digitLimit: 800)
    if parts.digits.isEmpty { return parts.isNegative ? -0.0 : 0.0 }
    if parts.isCut {
      parts.digits.append(0x31)
      parts.exponent -= 1
    }
    let decimal = parts.digits.count + parts.exponent
    if decimal > 310 { return nil }
    if decimal < -330 { return parts.isNegative ? -0.0 : 0.0 }
    var text = parts.isNegative ? "-" : ""
    text += String(decoding: parts.digits, as: UTF8.self)
    text += "e\(parts.exponent)"
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The exponent after its letter, clamped to ±10^9.
  private static func exponentValue(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var position = start
    let isNegative = base[position] == UInt8(ascii: "-")
    if isNegative || base[position] == UInt8(ascii: "+") { position += 1 }
    var value = 0
    while position < end {
      value = min(value * 10 + Int(base[position] &- 0x30), 1_000_000_000)
      position += 1
    }
    return isNegative ? -value : value
  }

  /// A number as significant digits without leading zeros and a power of ten.
  private struct Decomposed {
    var digits: [UInt8] = []
    var exponent = 0
    var isNegative: Bool
    /// Whether there is a nonzero digit beyond the limit.
    var isCut = false

    init(_ base: UnsafePointer<UInt8>, _ range: Range<Int>, digitLimit: Int) {
      var position = range.lowerBound
      isNegative = base[position] == UInt8(ascii: "-")
      if isNegative { position += 1 }
      var isFraction = false
      while position < range.upperBound {
        let byte = base[position]
        if byte == UInt8(ascii: ".") {
          isFraction = true
        } else if byte | 0x20 == UInt8(ascii: "e") {
          exponent += JSONNumber.exponentValue(base, position + 1, range.upperBound)
          break
        } else {
          take(byte, isFraction, digitLimit)
        }
        position += 1
      }
    }

    private mutating func take(_ byte: UInt8, _ isFraction: Bool, _ digitLimit: Int) {
      if digits.count == digitLimit {
        if byte != 0x30 { isCut = true }
        if !isFraction { exponent += 1 }
        return
      }
      if !digits.isEmpty || byte != 0x30 { digits.append(byte) }
      if isFraction { exponent -= 1 }
    }
  }
}
