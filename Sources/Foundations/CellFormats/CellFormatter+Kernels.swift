import TableValues

extension CellFormatter {
  /// The most bytes that ``write(_:to:)-(Int64,_)`` and the quick writers need.
  @inlinable package static var quickMax: Int { 24 }

  /// Writes an integer in decimal, as ``append(_:to:)-(Int64,_)`` does.
  ///
  /// - Parameter text: Has room for ``quickMax`` bytes.
  /// - Returns: How many bytes were written.
  @inlinable package static func write(
    _ value: Int64, to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if value >= 0 { return write(value.magnitude, to: text) }
    text[0] = 0x2D
    return 1 &+ write(value.magnitude, to: text + 1)
  }

  @inlinable static func write(_ value: UInt64, to text: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 1
    var bound: UInt64 = 10
    while count < 20, value >= bound {
      count &+= 1
      bound = count < 20 ? bound &* 10 : .max
    }
    writeDigits(value, count, to: text)
    return count
  }

  /// Writes the last `count` digits of a number.
  @inlinable static func writeDigits(
    _ value: UInt64, _ count: Int, to text: UnsafeMutablePointer<UInt8>
  ) {
    var rest = value
    var place = count &- 1
    while place >= 0 {
      let next = rest / 10
      text[place] = UInt8(truncatingIfNeeded: rest &- next &* 10) &+ 0x30
      rest = next
      place &-= 1
    }
  }

  /// Writes a double as ``append(_:to:)-(Double,_)`` does, if it is whole or has few decimals.
  ///
  /// A decimal of at most 15 digits is the only one of them that is read as its double. So if n /
  /// 100 is the double, the digits of n are the shortest.
  /// - Parameter text: Has room for ``quickMax`` bytes.
  /// - Returns: How many bytes were written; 0: it has more decimals.
  @inlinable package static func writeQuick(
    _ value: Double, to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let magnitude = value.magnitude
    guard magnitude < 1e15 else { return 0 }
    var count = 0
    if value.sign == .minus {
      text[0] = 0x2D
      count = 1
    }
    if magnitude == magnitude.rounded(.towardZero) {
      return count &+ write(UInt64(magnitude), to: text + count)
    }
    var decimals = 2
    var scaled = (magnitude * 100).rounded()
    if scaled / 100 != magnitude {
      decimals = 6
      scaled = (magnitude * 1e6).rounded()
      guard scaled / 1e6 == magnitude else { return 0 }
    }
    guard scaled >= 1, scaled < 1e15 else { return 0 }
    let digits = UInt64(scaled)
    let scale: UInt64 = decimals == 2 ? 100 : 1_000_000
    let whole = digits / scale
    count &+= write(whole, to: text + count)
    text[count] = 0x2E
    writeDigits(digits &- whole &* scale, decimals, to: text + (count &+ 1))
    count &+= 1 &+ decimals
    while text[count &- 1] == 0x30 { count &-= 1 }
    return count
  }

  /// Writes a date as `YYYY-MM-DD`.
  ///
  /// - Parameters:
  ///   - day: Days since 1970-01-01.
  ///   - text: Has room for ``quickMax`` bytes.
  /// - Returns: How many bytes were written; 0: the year has not four digits.
  package static func writeQuick(day: Int32, to text: UnsafeMutablePointer<UInt8>) -> Int {
    let civil = CalendarGrammar.civil(day: Int(day))
    guard 0...9999 ~= civil.year else { return 0 }
    writeDigits(UInt64(civil.year.magnitude), 4, to: text)
    text[4] = 0x2D
    writeDigits(UInt64(civil.month.magnitude), 2, to: text + 5)
    text[7] = 0x2D
    writeDigits(UInt64(civil.day.magnitude), 2, to: text + 8)
    return 10
  }
}
