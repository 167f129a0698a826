import TableValues

/// The exact sum of decimals of up to 38 digits, in limbs of nine digits.
///
/// A limb of 64 bits has room for 2³³ rows without a carry. Carries are propagated only when the
/// sum is read.
struct ExactDecimalSum: Sendable {
  private static let limbDigits = 9
  private static let radix: Int64 = 1_000_000_000
  /// Limbs of the fraction, and all limbs: 45 digits of fraction and 63 before the decimal point.
  private static let fractionLimbs = 5
  private static let limbCount = 12
  /// The maximum number of digits of a decimal.
  private static let digitsMax = 38
  private var limbs: [Int64] = []

  /// Adds a decimal in canonical form, or with `-1` removes one that was added before.
  mutating func add(_ text: ArraySlice<UInt8>, sign: Int64) {
    if limbs.isEmpty { limbs = Array(repeating: 0, count: Self.limbCount) }
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
    let factor = isNegative ? -sign : sign
    var position = Self.fractionLimbs * Self.limbDigits + (point - digits.startIndex)
    for byte in digits where byte != UInt8(ascii: ".") {
      position -= 1
      let digit = Int64(byte &- UInt8(ascii: "0"))
      let place = position / Self.limbDigits
      guard digit <= 9, 0 <= position, place < Self.limbCount else { continue }
      limbs[place] &+= factor &* digit &* Self.powers[position % Self.limbDigits]
    }
  }

  private static let powers: [Int64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// Adds another sum.
  mutating func merge(_ other: ExactDecimalSum) {
    if limbs.isEmpty { return limbs = other.limbs }
    for place in other.limbs.indices { limbs[place] &+= other.limbs[place] }
  }

  /// The sum in canonical form, without trailing zeros of the fraction. If it has more than 38
  /// digits, it is rounded half to even.
  var text: Text {
    let (isNegative, digits) = plainDigits
    return Self.spelling(isNegative, digits, fraction: Self.fractionLimbs * Self.limbDigits)
  }

  /// The double nearest to the mean.
  func mean(of count: Int) -> Double {
    let (isNegative, digits) = plainDigits
    var quotient: [UInt8] = []
    var rest: UInt64 = 0
    let divisor = UInt64(max(1, count))
    // Twenty digits more than the sum has, and a last one that is nonzero if there is a remainder.
    for digit in digits + [UInt8](repeating: 0, count: 20) {
      rest = rest * 10 + UInt64(digit)
      quotient.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
    }
    quotient.append(rest == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
    let exponent = -(Self.fractionLimbs * Self.limbDigits + 21)
    let spelled = String(decoding: quotient, as: UTF8.self) + "e\(exponent)"
    let magnitude = Double(spelled) ?? 0
    return isNegative ? -magnitude : magnitude
  }

  /// The sign and all digits, highest first, of the sum times 10⁴⁵.
  private var plainDigits: (isNegative: Bool, digits: [UInt8]) {
    var limbs = limbs.isEmpty ? [0] : self.limbs
    Self.carry(&limbs)
    let isNegative = (limbs.last ?? 0) < 0
    if isNegative {
      for place in limbs.indices { limbs[place] = -limbs[place] }
      Self.carry(&limbs)
    }
    var digits: [UInt8] = []
    for (place, limb) in limbs.enumerated() {
      var rest = limb
      // The highest limb also has the carries: at most ten more digits.
      for _ in 0..<(place == limbs.count - 1 ? 18 : Self.limbDigits) {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    return (isNegative, digits.reversed())
  }

  private static func carry(_ limbs: inout [Int64]) {
    for place in 0..<limbs.count - 1 {
      var carried = limbs[place] / radix
      if limbs[place] % radix < 0 { carried -= 1 }
      limbs[place] -= carried * radix
      limbs[place + 1] += carried
    }
  }

  /// A whole number in canonical spelling.
  static func text(of whole: Int128) -> Text { Text("\(whole)") }

  private static func spelling(_ isNegative: Bool, _ digits: [UInt8], fraction: Int) -> Text {
    guard let first = digits.firstIndex(where: { $0 != 0 }) else { return "0" }
    var kept = digits
    let end = first + digitsMax
    if end < kept.count {
      let isUp = roundsUp(kept, at: end)
      for place in end..<kept.count { kept[place] = 0 }
      if isUp { increment(&kept, before: end) }
    }
    let point = kept.count - fraction
    let whole = kept[..<point].drop { $0 == 0 }
    let last = kept[point...].lastIndex { $0 != 0 }
    var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    bytes += whole.isEmpty ? [UInt8(ascii: "0")] : whole.map { $0 + UInt8(ascii: "0") }
    if let last {
      bytes.append(UInt8(ascii: "."))
      bytes += kept[point...last].map { $0 + UInt8(ascii: "0") }
    }
    return Text(bytes)
  }

  private static func roundsUp(_ digits: [UInt8], at end: Int) -> Bool {
    if digits[end] != 5 { return digits[end] > 5 }
    let isTie = digits[(end + 1)...].allSatisfy { $0 == 0 }
    return !isTie || digits[end - 1] % 2 == 1
  }

  private static func increment(_ digits: inout [UInt8], before end: Int) {
    var place = end - 1
    while place >= 0 {
      if digits[place] < 9 {
        digits[place] += 1
        return
      }
      digits[place] = 0
      place -= 1
    }
  }
}
