/// The exact sum of doubles. It does not depend on the order of additions and removals.
///
/// Most doubles fit one 128-bit number that counts units of 2⁻⁷⁶. Very large and very small ones
/// are added to limbs of 32 bits over the whole range. A limb is stored in 64 bits, so that carries
/// can be delayed. After R. M. Neal, "Fast exact summation using small and large superaccumulators"
/// (2015).
struct ExactNumberSum: Sendable {
  /// The exponent of a unit of ``units``.
  private static let unitExponent = -76
  /// The largest shift for which a number fits ``units``.
  private static let shiftMax = 70
  private static let limbCount = 70
  /// The exponent of the limbs' lowest bit: 2⁻¹⁰⁷⁴ is the smallest double.
  private static let lowestExponent = -1074
  /// The number of additions after which carries are propagated.
  private static let additionsMax: UInt32 = 1 << 28

  private var units: Int128 = 0
  private var rare: Rare?

  /// The parts that most sums do not need.
  private struct Rare: Sendable {
    var limbs = [Int64](repeating: 0, count: ExactNumberSum.limbCount)
    var additions: UInt32 = 0
    var notNumbers = 0
    var infinities = 0
    var negativeInfinities = 0
  }

  /// Adds a number.
  @inline(__always)
  mutating func add(_ number: Double) {
    let bits = number.bitPattern
    let shift = Int(bits >> 52 & 0x7FF) &- 1075 &- Self.unitExponent
    guard UInt(bitPattern: shift) <= UInt(Self.shiftMax) else { return addRare(number, 1) }
    add(bits, shift, isNegative: bits >> 63 != 0)
  }

  /// Removes a number that was added before.
  @inline(__always)
  mutating func remove(_ number: Double) {
    let bits = number.bitPattern
    let shift = Int(bits >> 52 & 0x7FF) &- 1075 &- Self.unitExponent
    guard UInt(bitPattern: shift) <= UInt(Self.shiftMax) else { return addRare(number, -1) }
    add(bits, shift, isNegative: bits >> 63 == 0)
  }

  @inline(__always)
  private mutating func add(_ bits: UInt64, _ shift: Int, isNegative: Bool) {
    let magnitude = Int64(bits & 0xF_FFFF_FFFF_FFFF | 1 << 52)
    let term = Int128(isNegative ? 0 &- magnitude : magnitude) &<< Int128(shift)
    let (sum, overflows) = units.addingReportingOverflow(term)
    if overflows { spill(and: term) } else { units = sum }
  }

  /// Adds another sum.
  mutating func merge(_ other: ExactNumberSum) {
    let (sum, overflows) = units.addingReportingOverflow(other.units)
    if overflows { spill(and: other.units) } else { units = sum }
    guard let theirs = other.rare else { return }
    var mine = rare ?? Rare()
    Self.carry(&mine.limbs)
    var limbs = theirs.limbs
    Self.carry(&limbs)
    for place in limbs.indices { mine.limbs[place] &+= limbs[place] }
    mine.additions = 2
    mine.notNumbers += theirs.notNumbers
    mine.infinities += theirs.infinities
    mine.negativeInfinities += theirs.negativeInfinities
    rare = mine
  }

  private mutating func addRare(_ number: Double, _ sign: Int64) {
    if number == 0 { return }
    var rare = self.rare ?? Rare()
    self.rare = nil
    if number.isNaN {
      rare.notNumbers += Int(sign)
    } else if number.isInfinite {
      if number > 0 { rare.infinities += Int(sign) } else { rare.negativeInfinities += Int(sign) }
    } else {
      let bits = number.bitPattern
      let exponent = Int(bits >> 52 & 0x7FF)
      let magnitude = bits & 0xF_FFFF_FFFF_FFFF | (exponent > 0 ? 1 << 52 : 0)
      let isNegative = (bits >> 63 != 0) != (sign < 0)
      Self.add(UInt128(magnitude), at: max(exponent, 1) - 1, isNegative: isNegative, to: &rare)
    }
    self.rare = rare
  }

  private mutating func spill(and term: Int128) {
    var rare = self.rare ?? Rare()
    self.rare = nil
    let place = Self.unitExponent - Self.lowestExponent
    Self.add(units.magnitude, at: place, isNegative: units < 0, to: &rare)
    units = term
    self.rare = rare
  }

  /// Adds a magnitude times a power of two.
  private static func add(
    _ magnitude: UInt128, at bit: Int, isNegative: Bool, to rare: inout Rare
  ) {
    if rare.additions >= additionsMax {
      carry(&rare.limbs)
      rare.additions = 0
    }
    rare.additions += 1
    var place = bit / 32
    // The lowest limb gets the bits below the next border. Whole limbs follow.
    let shift = UInt128(bit % 32)
    var rest = magnitude
    let first = Int64(truncatingIfNeeded: (rest << shift) & 0xFFFF_FFFF)
    rest = rest >> (32 - shift)
    rare.limbs[place] &+= isNegative ? -first : first
    while rest != 0 {
      place += 1
      let limb = Int64(truncatingIfNeeded: rest & 0xFFFF_FFFF)
      rare.limbs[place] &+= isNegative ? -limb : limb
      rest >>= 32
    }
  }

  /// Normalizes every limb but the last to 32 bits without a sign. The last keeps the sign.
  private static func carry(_ limbs: inout [Int64]) {
    for place in 0..<limbs.count - 1 {
      let carried = limbs[place] >> 32
      limbs[place] &-= carried << 32
      limbs[place + 1] &+= carried
    }
  }

  // MARK: The value

  /// The double nearest to the exact sum, ties to even. NaN and infinities are added as in IEEE
  /// 754.
  var value: Double { rounded(scaledBy: 0) }

  /// The mean: the rounded sum divided by the count, rounded again.
  func mean(of count: Int) -> Double {
    let divisor = Double(count)
    let sum = value
    if sum.isInfinite, let rare, rare.infinities == 0, rare.negativeInfinities == 0 {
      // The sum exceeds the range of doubles, but the mean does not.
      return rounded(scaledBy: -64) / divisor * 0x1p64
    }
    return sum / divisor
  }

  /// The double nearest to the exact sum times a power of two, which is at most one.
  private func rounded(scaledBy scale: Int) -> Double {
    var sum = rare ?? Rare()
    if sum.notNumbers > 0 || sum.infinities > 0 && sum.negativeInfinities > 0 { return .nan }
    if sum.infinities > 0 { return .infinity }
    if sum.negativeInfinities > 0 { return -.infinity }
    let place = Self.unitExponent - Self.lowestExponent
    Self.carry(&sum.limbs)
    sum.additions = 0
    Self.add(units.magnitude, at: place, isNegative: units < 0, to: &sum)
    Self.carry(&sum.limbs)
    let isNegative = (sum.limbs.last ?? 0) < 0
    if isNegative {
      for place in sum.limbs.indices { sum.limbs[place] = -sum.limbs[place] }
      Self.carry(&sum.limbs)
    }
    let magnitude = Self.rounded(sum.limbs, scaledBy: scale)
    return isNegative ? -magnitude : magnitude
  }

  private static func rounded(_ limbs: [Int64], scaledBy scale: Int) -> Double {
    guard let top = limbs.lastIndex(where: { $0 != 0 }) else { return 0 }
    let topBit = top * 32 + 63 - limbs[top].leadingZeroBitCount
    if topBit <= 52 {
      // The bits below the first normal number and those of its binade fit a double exactly.
      return Double(bitPattern: UInt64(limbs[1]) << 32 | UInt64(limbs[0]))
        * (scale < 0 ? 0x1p-64 : 1)
    }
    // The top 64 bits. The lowest is set if any lower bit of the sum is.
    var bits: UInt64 = 0
    var isInexact = false
    for place in stride(from: top, through: 0, by: -1) {
      let shift = place * 32 - (topBit - 63)
      let limb = UInt64(limbs[place])
      if shift >= 0 {
        bits |= limb << UInt64(shift)
      } else if shift > -32 {
        bits |= limb >> UInt64(-shift)
        isInexact = isInexact || limb & ((1 << UInt64(-shift)) - 1) != 0
      } else {
        isInexact = isInexact || limb != 0
      }
    }
    if isInexact { bits |= 1 }
    let exponent = topBit - 63 + lowestExponent + scale
    return Double(sign: .plus, exponent: exponent, significand: Double(bits))
  }
}
