/// A number as decimal digits: exact for integers and decimals, the shortest digits that round-trip
/// for doubles.
struct DecimalDigits: Hashable {
  /// Whether it is negative.
  var isNegative = false
  /// The digits 0...9, from the first nonzero one to the last; empty for zero.
  var digits: [UInt8] = []
  /// The number of digits before the decimal point. Negative if zeros follow the point.
  var point = 0

  /// Zero.
  init() {}

  /// Parses sign, digits, point, digits, exponent. Returns nil for anything else.
  init?(_ text: some Sequence<UInt8>) {
    var isBehindPoint = false
    var exponent: Int?
    var isExponentNegative = false
    var last: UInt8 = 0
    for byte in text {
      defer { last = byte }
      switch byte {
      case 0x2D where last == 0: isNegative = true
      case 0x2D where exponent == 0 && last | 0x20 == 0x65: isExponentNegative = true
      case 0x2B where last == 0 || last | 0x20 == 0x65: break
      case 0x30...0x39:
        if let number = exponent {
          exponent = min(number * 10 + Int(byte - 0x30), 1_000_000)
        } else {
          append(byte - 0x30, isBehindPoint: isBehindPoint)
        }
      case 0x2E where !isBehindPoint && exponent == nil: isBehindPoint = true
      case 0x45,
        0x65 where exponent == nil:
        exponent = 0
      default: return nil  // a byte that no number has
      }
    }
    guard last != 0 else { return nil }
    point += isExponentNegative ? -(exponent ?? 0) : exponent ?? 0
    trim()
  }

  /// The digits of an integer.
  init(_ value: Int64) {
    isNegative = value < 0
    var rest = value.magnitude
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    point = digits.count
    digits.reverse()
    trim()
  }

  /// Whether the number is zero.
  var isZero: Bool { digits.isEmpty }

  /// The number times a power of ten.
  func scaled(by exponent: Int) -> DecimalDigits {
    var result = self
    if !isZero { result.point += exponent }
    return result
  }

  /// The number rounded to at most `fraction` decimals, half to even.
  func rounded(fraction: Int) -> DecimalDigits { rounded(toDigits: point + fraction) }

  /// The number rounded to at most `count` significant digits, half to even.
  func rounded(toDigits count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.point = 0
      return result
    }
    let rest = digits[count...]
    let isTie = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isOdd = count > 0 && digits[count - 1] & 1 == 1
    let goesUp = isTie ? isOdd : (rest.first ?? 0) >= 5
    result.digits.removeSubrange(count...)
    if goesUp { result.increment() }
    result.trim()
    return result
  }

  /// The digit at a place counted from the decimal point: 0 is directly before it, -1 directly
  /// behind.
  func digit(at place: Int) -> UInt8 {
    let index = point - 1 - place
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// The plain text, which parses to the same number.
  var plainText: [UInt8] {
    var text: [UInt8] = isNegative ? [0x2D] : []
    for place in stride(from: max(point, 1) - 1, through: 0, by: -1) {
      text.append(0x30 + digit(at: place))
    }
    if digits.count > point {
      text.append(0x2E)
      for place in stride(from: -1, through: point - digits.count, by: -1) {
        text.append(0x30 + digit(at: place))
      }
    }
    return text
  }

  private mutating func append(_ digit: UInt8, isBehindPoint: Bool) {
    if digits.isEmpty, digit == 0 {
      if isBehindPoint { point -= 1 }
      return
    }
    digits.append(digit)
    if !isBehindPoint { point += 1 }
  }

  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
    point += 1
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }
}
