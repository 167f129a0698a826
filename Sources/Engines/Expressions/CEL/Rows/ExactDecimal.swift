/// The exact decimal digits of a finite double, so that every rounding is of the true value.
struct ExactDecimal {
  private let isNegative: Bool
  /// The digits, without leading zeros; empty for zero.
  private let digits: [UInt8]
  /// The number of digits before the decimal point. Negative if zeros follow the point.
  private let point: Int

  /// - Precondition: The value is finite.
  init(_ value: Double) {
    isNegative = value.sign == .minus
    // value = significand · 2^exponent with a whole significand.
    var significand = value.significandBitPattern
    var exponent = Int(value.exponentBitPattern) - 1_075
    if value.exponentBitPattern == 0 { exponent += 1 } else { significand |= 1 << 52 }
    var limbs = DecimalLimbs(significand)
    if exponent > 0 {
      for _ in 0..<exponent { limbs.multiply(by: 2) }
    } else if exponent < 0, significand != 0 {
      // m / 2^k = m · 5^k / 10^k.
      for _ in 0..<(-exponent) { limbs.multiply(by: 5) }
    }
    digits = limbs.digits
    point = digits.count + min(exponent, 0)
  }

  /// The steps of computing its digits: as many multiplications as the magnitude of its exponent,
  /// of growing numbers.
  static func steps(_ value: Double) -> Int {
    let exponent = Int(value.exponentBitPattern) - 1_075
    return exponent * exponent / 1_024
  }

  /// The number with a fixed number of decimals, ties to even.
  func fixed(_ precision: Int) -> [UInt8] {
    let (rounded, point) = rounded(to: point + precision)
    var text: [UInt8] = isNegative ? [0x2D] : []
    if point <= 0 { text.append(0x30) }
    text += rounded.prefix(max(0, point))
    text += repeatElement(0x30, count: max(0, point - rounded.count))
    guard precision > 0 else { return text }
    var fraction = [UInt8](repeating: 0x30, count: min(precision, max(0, -point)))
    fraction += rounded.dropFirst(max(0, point))
    fraction += repeatElement(0x30, count: max(0, precision - fraction.count))
    return text + [0x2E] + fraction.prefix(precision)
  }

  /// The number with one digit before the decimal point and `precision` decimals. The exponent has
  /// at least two digits.
  func scientific(_ precision: Int) -> [UInt8] {
    let (rounded, point) = rounded(to: precision + 1)
    var text: [UInt8] = isNegative ? [0x2D] : []
    let shown = rounded + repeatElement(0x30, count: max(0, precision + 1 - rounded.count))
    text.append(shown[0])
    if precision > 0 { text += [0x2E] + shown[1...precision] }
    let exponent = digits.isEmpty ? 0 : point - 1
    text += [0x65, exponent < 0 ? 0x2D : 0x2B]
    return text + DigitReader.padded(abs(exponent), 2)
  }

  /// The first `count` digits, rounded half to even, and the resulting position of the decimal
  /// point.
  private func rounded(to count: Int) -> (digits: [UInt8], point: Int) {
    guard count < digits.count else { return (digits, digits.isEmpty ? 0 : point) }
    guard count >= 0 else { return ([], point) }
    var kept = Array(digits.prefix(count))
    let rest = digits[count...]
    let isTie = rest.first == 0x35 && rest.dropFirst().allSatisfy { $0 == 0x30 }
    let isUp: Bool =
      isTie
      ? (kept.last.map { $0 & 1 == 1 } ?? false) : (rest.first.map { $0 >= 0x35 } ?? false)
    guard isUp else { return (kept, point) }
    var index = kept.count - 1
    while index >= 0 {
      if kept[index] < 0x39 {
        kept[index] += 1
        return (kept, point)
      }
      kept[index] = 0x30
      index -= 1
    }
    return ([0x31] + kept, point + 1)
  }
}

/// A natural number in limbs of nine decimal digits, lowest first.
private struct DecimalLimbs {
  private var limbs: [UInt32]
  private static let base: UInt64 = 1_000_000_000

  init(_ value: UInt64) {
    limbs = []
    var rest = value
    while rest > 0 {
      limbs.append(UInt32(rest % Self.base))
      rest /= Self.base
    }
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(product % Self.base)
      carry = product / Self.base
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// The digits, without leading zeros.
  var digits: [UInt8] {
    guard let high = limbs.last else { return [] }
    var result = Array(String(high).utf8)
    for limb in limbs.dropLast().reversed() { result += DigitReader.padded(Int(limb), 9) }
    return result
  }
}
