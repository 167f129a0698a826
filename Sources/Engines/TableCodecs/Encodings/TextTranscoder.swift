import ProtocolWords

/// Converts other encodings to UTF-8 and back.
package enum TextTranscoder {
  /// The text as UTF-8. UTF-8 is returned unchanged. A lone surrogate becomes its three-byte form,
  /// so that it can be reported and written back. Bytes that are no character become U+FFFD.
  package static func utf8(_ bytes: [UInt8], from encoding: FileEncoding) -> [UInt8] {
    encoding == .utf8 ? bytes : CharacterDecoding(encoding).utf8(bytes)
  }

  /// The text in another encoding, or nil if that cannot represent a character.
  package static func bytes(_ utf8: [UInt8], in encoding: FileEncoding) -> [UInt8]? {
    if encoding == .utf8 { return utf8 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count * encoding.unitWidth)
    let single = FileEncoding.singleByte.firstIndex(of: encoding).map {
      EncodingTables.ofSingleByte[$0]
    }
    var index = 0
    while index < utf8.count {
      guard let scalar = scalar(utf8, &index) else { return nil }
      if scalar < 0x80, encoding.unitWidth == 1 {
        bytes.append(byte(scalar))
      } else if let single {
        guard let byte = single.byte(of: scalar) else { return nil }
        bytes.append(byte)
      } else {
        guard append(scalar, to: &bytes, encoding) else { return nil }
      }
    }
    return bytes
  }

  /// Appends a character, not of ASCII where units are bytes. False if the encoding lacks it.
  private static func append(
    _ scalar: UInt32, to bytes: inout [UInt8], _ encoding: FileEncoding
  ) -> Bool {
    switch encoding {
    case .utf16le, .utf16be:
      let units =
        scalar < 0x10000
        ? [scalar] : [0xD800 + (scalar - 0x10000) >> 10, 0xDC00 + (scalar & 0x3FF)]
      for unit in units {
        let pair = [byte(unit >> 8), byte(unit)]
        bytes += encoding == .utf16be ? pair : pair.reversed()
      }
      return true
    case .utf32le, .utf32be:
      guard scalar & 0xFFFF_F800 != 0xD800 else { return false }
      let unit = [0, byte(scalar >> 16), byte(scalar >> 8), byte(scalar)]
      bytes += encoding == .utf32be ? unit : unit.reversed()
      return true
    case .latin1:
      if scalar < 0x100 { bytes.append(byte(scalar)) }
      return scalar < 0x100
    case .shiftJIS: return appendShiftJIS(scalar, to: &bytes)
    case .eucJP: return appendEUCJP(scalar, to: &bytes)
    case .gb18030: return appendGB18030(scalar, to: &bytes)
    case .big5:
      guard let place = EncodingTables.ofBig5.place(of: scalar) else { return false }
      let column = place % 157
      bytes.append(UInt8(0x81 + place / 157))
      bytes.append(UInt8(column + (column < 63 ? 0x40 : 0x62)))
      return true
    case .eucKR:
      guard let place = EncodingTables.ofEUCKR.place(of: scalar) else { return false }
      let column = place % 178
      bytes.append(UInt8(0x81 + place / 178))
      bytes.append(UInt8(column + (column < 26 ? 0x41 : column < 52 ? 0x47 : 0x4D)))
      return true
    default: return false
    }
  }

  private static func appendShiftJIS(_ scalar: UInt32, to bytes: inout [UInt8]) -> Bool {
    switch scalar {
    case 0xFF61...0xFF9F: bytes.append(byte(scalar - 0xFEC0))
    case 0x80: bytes.append(0x80)
    case 0xF8F0: bytes.append(0xA0)
    case 0xF8F1...0xF8F3: bytes.append(byte(scalar - 0xF8F1 + 0xFD))
    default:
      guard let place = EncodingTables.ofShiftJIS.place(of: scalar) else { return false }
      let row = place / 189
      bytes.append(UInt8(row < 31 ? 0x81 + row : 0xC1 + row))
      bytes.append(UInt8(0x40 + place % 189))
    }
    return true
  }

  private static func appendEUCJP(_ scalar: UInt32, to bytes: inout [UInt8]) -> Bool {
    if (0xFF61...0xFF9F).contains(scalar) {
      bytes += [0x8E, byte(scalar - 0xFEC0)]
      return true
    }
    var place = EncodingTables.ofEUCJP.place(of: scalar)
    if place == nil {
      place = EncodingTables.ofJIS0212.place(of: scalar)
      if place != nil { bytes.append(0x8F) }
    }
    place = place ?? EncodingTables.ofEUCJPAdditions.place(of: scalar)
    guard let place else { return false }
    bytes += [UInt8(0xA1 + place / 94), UInt8(0xA1 + place % 94)]
    return true
  }

  private static func appendGB18030(_ scalar: UInt32, to bytes: inout [UInt8]) -> Bool {
    if let place = EncodingTables.ofGB18030.place(of: scalar) {
      let column = place % 190
      bytes.append(UInt8(0x81 + place / 190))
      bytes.append(UInt8(column + (column < 63 ? 0x40 : 0x41)))
      return true
    }
    var number = Int(scalar) + 189_000 - 0x10000
    if scalar < 0x10000 {
      guard scalar & 0xF800 != 0xD800,
        let range = EncodingTables.rangesOfGB18030.byCode.last(where: { $0.code <= Int(scalar) })
      else { return false }
      number = range.first + Int(scalar) - range.code
    }
    bytes.append(UInt8(0x81 + number / 12_600))
    bytes.append(UInt8(0x30 + number / 1_260 % 10))
    bytes.append(UInt8(0x81 + number / 10 % 126))
    bytes.append(UInt8(0x30 + number % 10))
    return true
  }

  private static func byte(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }

  /// Decodes one character of UTF-8 (including surrogates) and advances behind it. Returns nil at
  /// invalid bytes or the end.
  static func scalar(_ text: [UInt8], _ index: inout Int) -> UInt32? {
    let first = UInt32(text[index])
    index += 1
    if first < 0x80 { return first }
    let length = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    guard first >= 0xC2, first < 0xF5, index + length <= text.count else { return nil }
    var scalar = first & (0x3F >> UInt32(length))
    for _ in 0..<length {
      let byte = UInt32(text[index])
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | byte & 0x3F
      index += 1
    }
    let least: [UInt32] = [0, 0x80, 0x800, 0x10000]
    return scalar >= least[length] && scalar < 0x110000 ? scalar : nil
  }
}
