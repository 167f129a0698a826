/// Sort keys whose byte order is the numeric order of decimals.
///
/// One byte for the sign, two for the place of the first nonzero digit, then the digits without
/// trailing zeros. For negative numbers, all but the sign is complemented and terminated by 0xFF.
enum DecimalKeys {
  private static let exponentMax = 30_000

  /// The key of a decimal such as `-12.50` or `1.25e-3`. A text that is not a decimal sorts as
  /// zero.
  static func key(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    if let first = rest.first, isNegative || first == UInt8(ascii: "+") { rest.removeFirst() }
    var magnitude = Magnitude()
    magnitude.read(rest)
    if magnitude.digits.isEmpty { return [1] }
    let exponent = max(-exponentMax, min(magnitude.exponent, exponentMax)) + exponentMax
    var key = [UInt8(exponent >> 8), UInt8(exponent & 0xFF)] + magnitude.digits
    if isNegative { key = key.map { ~$0 } + [0xFF] }
    return [isNegative ? 0 : 2] + key
  }

  /// The shortest text of the decimal with a key. It has an exponent if there would be many zeros.
  static func text(_ key: ArraySlice<UInt8>) -> [UInt8] {
    guard let sign = key.first, sign != 1, key.count > 3 else { return [UInt8(ascii: "0")] }
    var rest = Array(key.dropFirst())
    if sign == 0 { rest = rest.dropLast().map { ~$0 } }
    let exponent = Int(rest[0]) << 8 + Int(rest[1]) - exponentMax
    let digits = Array(rest[2...])
    let zero = UInt8(ascii: "0")
    var text: [UInt8] = sign == 0 ? [UInt8(ascii: "-")] : []
    if exponent > 60 || exponent < -60 {
      text += digits[..<1]
      if digits.count > 1 { text += [UInt8(ascii: ".")] + digits[1...] }
      return text + Array("e\(exponent - 1)".utf8)
    }
    let whole = digits.prefix(max(0, exponent))
    text += whole.isEmpty ? [zero] : whole
    text += [UInt8](repeating: zero, count: max(0, exponent - digits.count))
    let fraction = digits.dropFirst(max(0, exponent))
    if fraction.isEmpty { return text }
    return text + [UInt8(ascii: ".")] + [UInt8](repeating: zero, count: max(0, -exponent))
      + fraction
  }

  private struct Magnitude {
    /// The digits from the first to the last nonzero one, as ASCII.
    var digits: [UInt8] = []
    /// The number of digits before the decimal point. Negative if zeros follow the point.
    var exponent = 0

    mutating func read(_ text: ArraySlice<UInt8>) {
      var isBehindPoint = false
      var position = text.startIndex
      reading: while position < text.endIndex {
        let byte = text[position]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
          if isBehindPoint {
            if digits.isEmpty { exponent -= 1 }
          } else if !digits.isEmpty {
            exponent += 1
          }
        case UInt8(ascii: "."): isBehindPoint = true
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
          exponent += Self.number(text[(position + 1)...])
          break reading
        default: break reading  // a byte, not our enum
        }
        position += 1
      }
      while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    }

    /// An integer with a sign, clamped far outside of the range that is compared.
    private static func number(_ text: ArraySlice<UInt8>) -> Int {
      var number = 0
      for byte in text where UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") {
        number = min(number * 10 + Int(byte - UInt8(ascii: "0")), exponentMax * 2)
      }
      return text.first == UInt8(ascii: "-") ? -number : number
    }
  }
}
