/// One decoded code point, or one byte that is not part of valid UTF-8.
package struct UTF8Scalar: Sendable, Equatable {
  /// The code point; nil for an invalid byte.
  package var value: UInt32?
  /// The number of bytes, 1...4.
  package var byteCount: Int

  /// Decodes the code point at a position in `0..<bytes.count`.
  ///
  /// Overlong forms, surrogates and values past U+10FFFF are invalid (Unicode 17, table 3-7).
  package static func read(_ bytes: Span<UInt8>, at position: Int) -> UTF8Scalar {
    let lead = bytes[position]
    if lead < 0x80 { return UTF8Scalar(value: UInt32(lead), byteCount: 1) }
    let byteCount = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    let invalid = UTF8Scalar(value: nil, byteCount: 1)
    guard lead >= 0xC2, lead <= 0xF4, position + byteCount <= bytes.count else { return invalid }
    var value = UInt32(lead) & (0x7F >> UInt32(byteCount))
    for offset in 1..<byteCount {
      let next = bytes[position + offset]
      guard next & 0xC0 == 0x80 else { return invalid }
      value = value << 6 | UInt32(next & 0x3F)
    }
    switch byteCount {
    case 3 where value < 0x800 || (0xD800...0xDFFF).contains(value): return invalid
    case 4 where value < 0x1_0000 || value > 0x10_FFFF: return invalid
    default: return UTF8Scalar(value: value, byteCount: byteCount)  // a number, not our enum
    }
  }

  /// Writes a code point as UTF-8.
  package static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80) }
    switch value {
    case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: value >> 6 | 0xC0))
      bytes.append(tail(0))
    case 0x800..<0x1_0000:
      bytes.append(UInt8(truncatingIfNeeded: value >> 12 | 0xE0))
      bytes.append(contentsOf: [tail(6), tail(0)])
    default:  // a number, not our enum
      bytes.append(UInt8(truncatingIfNeeded: value >> 18 | 0xF0))
      bytes.append(contentsOf: [tail(12), tail(6), tail(0)])
    }
  }
}
