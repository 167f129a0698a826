/// Small functions on raw bytes, shared by scanner, views and writer.
///
/// Callers guarantee that `end` bytes are readable from the base.
enum UTF8Bytes {
  /// Eight bytes from any address. The first is in the lowest bits.
  @inline(__always) static func loadWord(_ address: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
  }

  /// Sets the high bit of each byte that is a control character, a quote or a backslash.
  ///
  /// Only the lowest set bit is exact, since borrows propagate upwards. Method: A. Mycroft, 1987.
  @inline(__always) static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let found =
      ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes)
      | ((slashes &- ones) & ~slashes)
    return found & (ones &* 0x80)
  }

  /// Sets the high bit of each byte that is DEL. Only the lowest set bit is exact.
  @inline(__always) static func deletes(in word: UInt64) -> UInt64 {
    let other = word ^ 0x7F7F_7F7F_7F7F_7F7F
    return (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
  }

  /// The length of the well-formed UTF-8 sequence at a byte (Unicode table 3-7), or 0.
  @inline(__always) static func sequenceLength(
    _ base: UnsafePointer<UInt8>, at position: Int, end: Int
  ) -> Int {
    let first = base[position]
    if first < 0x80 { return 1 }
    let left = end - position
    if first < 0xC2 || first > 0xF4 || left < 2 { return 0 }
    let second = base[position + 1]
    if first < 0xE0 { return second & 0xC0 == 0x80 ? 2 : 0 }
    if left < 3 || base[position + 2] & 0xC0 != 0x80 { return 0 }
    if first < 0xF0 {
      let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = first == 0xED ? 0x9F : 0xBF
      return low <= second && second <= high ? 3 : 0
    }
    let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
    if left < 4 || base[position + 3] & 0xC0 != 0x80 { return 0 }
    return low <= second && second <= high ? 4 : 0
  }

  /// The number of four hexadecimal digits at a byte.
  static func hexUnit(
    _ base: UnsafePointer<UInt8>, at position: Int, end: Int
  ) -> UInt16? {
    guard end - position >= 4 else { return nil }
    var unit: UInt16 = 0
    for index in position..<position + 4 {
      let byte = base[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Appends the content of a validated string, resolving escapes. Returns false if half a
  /// surrogate pair became U+FFFD.
  static func appendUnescaped(
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>, to output: inout [UInt8]
  ) -> Bool {
    var isExact = true
    var position = range.lowerBound
    let end = range.upperBound
    output.reserveCapacity(output.count + range.count)
    while position < end {
      var run = position
      while run < end, base[run] != UInt8(ascii: "\\") { run += 1 }
      output.append(contentsOf: UnsafeBufferPointer(start: base + position, count: run - position))
      guard run + 1 < end else { return isExact }
      position = run + 2
      switch base[run + 1] {
      case UInt8(ascii: "b"): output.append(0x08)
      case UInt8(ascii: "f"): output.append(0x0C)
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "r"): output.append(0x0D)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "u"):
        let scalar = unescapedScalar(base, &position, end)
        if scalar == nil { isExact = false }
        append(scalar ?? 0xFFFD, to: &output)
      case let byte: output.append(byte)
      }
    }
    return isExact
  }

  private static func unescapedScalar(
    _ base: UnsafePointer<UInt8>, _ position: inout Int, _ end: Int
  ) -> UInt32? {
    guard let unit = hexUnit(base, at: position, end: end) else { return nil }
    position += 4
    if unit & 0xF800 != 0xD800 { return UInt32(unit) }
    guard unit < 0xDC00, position + 1 < end, base[position] == UInt8(ascii: "\\"),
      base[position + 1] == UInt8(ascii: "u"),
      let low = hexUnit(base, at: position + 2, end: end), low & 0xFC00 == 0xDC00
    else { return nil }
    position += 6
    return 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(low & 0x3FF)
  }

  private static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    if scalar < 0x80 {
      output.append(UInt8(scalar))
    } else if scalar < 0x800 {
      output.append(0xC0 | UInt8(scalar >> 6))
      output.append(0x80 | UInt8(scalar & 0x3F))
    } else if scalar < 0x10000 {
      output.append(0xE0 | UInt8(scalar >> 12))
      output.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      output.append(0x80 | UInt8(scalar & 0x3F))
    } else {
      output.append(0xF0 | UInt8(scalar >> 18))
      output.append(0x80 | UInt8(scalar >> 12 & 0x3F))
      output.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      output.append(0x80 | UInt8(scalar & 0x3F))
    }
  }
}
