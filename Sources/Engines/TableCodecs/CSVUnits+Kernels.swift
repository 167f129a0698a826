/// A byte source as a sequence of code units. A unit that is not ASCII is narrowed to one byte.
///
/// Scanners only search for ASCII, so UTF-16 is scanned like any other file. Offsets are in units;
/// multiplied by the unit's width they are bytes.
struct CSVUnits: Sendable {
  let source: any ByteSource
  let encoding: TextEncoding

  /// The number of whole units. An odd byte at the end of UTF-16 belongs to the tail.
  var count: Int { source.size / encoding.unitWidth }

  /// Fills `buffer` with units from an offset on, one byte each.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    guard encoding.unitWidth == 2 else { return try source.read(at: offset, into: buffer) }
    let raw = try source.bytes(offset * 2..<(offset + buffer.count) * 2)
    let high = encoding == .utf16LittleEndian ? 1 : 0
    for unit in 0..<buffer.count {
      let isASCII = raw[unit * 2 + high] == 0 && raw[unit * 2 + 1 - high] < 0x80
      buffer[unit] = isASCII ? raw[unit * 2 + 1 - high] : 0xFF
    }
  }

  /// The end of the hole that a unit is in, rounded down to whole units; nil outside holes.
  func holeEnd(at offset: Int) -> Int? {
    source.holeEnd(at: offset * encoding.unitWidth).map { $0 / encoding.unitWidth }
  }

  /// The bytes of a range of units, in the source's encoding.
  func raw(_ range: Range<Int>) throws -> [UInt8] {
    let width = encoding.unitWidth
    return try source.bytes(range.lowerBound * width..<range.upperBound * width)
  }

  /// The text of a range of units as UTF-8, followed by `padding` unused bytes.
  func text(_ range: Range<Int>, padding: Int) throws -> [UInt8] {
    guard encoding == .utf8 else {
      var text = TextTranscoder.utf8(try raw(range), from: encoding)
      text.append(contentsOf: repeatElement(0, count: padding))
      return text
    }
    return try [UInt8](unsafeUninitializedCapacity: range.count + padding) { buffer, count in
      let whole = UnsafeMutableRawBufferPointer(buffer)
      try source.read(
        at: range.lowerBound,
        into: UnsafeMutableRawBufferPointer(rebasing: whole[..<range.count]))
      for index in range.count..<range.count + padding { whole[index] = 0 }
      count = range.count + padding
    }
  }
}

/// Converts other encodings to UTF-8 and back.
package enum TextTranscoder {
  /// The text as UTF-8. UTF-8 is returned unchanged. A lone surrogate becomes its three-byte form,
  /// so that it can be reported and written back.
  package static func utf8(_ bytes: [UInt8], from encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: return bytes
    case .latin1, .windows1252:
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count + bytes.count / 8)
      for byte in bytes {
        let scalar =
          encoding == .windows1252 && byte & 0xE0 == 0x80
          ? windows1252[Int(byte & 0x1F)] : UInt16(byte)
        append(UInt32(scalar), to: &text)
      }
      return text
    case .utf16LittleEndian, .utf16BigEndian: return utf8(fromUTF16: bytes, encoding)
    }
  }

  private static func utf8(fromUTF16 bytes: [UInt8], _ encoding: TextEncoding) -> [UInt8] {
    let high = encoding == .utf16LittleEndian ? 1 : 0
    let units = bytes.count / 2
    var text: [UInt8] = []
    text.reserveCapacity(units + units / 4)
    func unit(_ index: Int) -> UInt32 {
      UInt32(bytes[index * 2 + high]) << 8 | UInt32(bytes[index * 2 + 1 - high])
    }
    var index = 0
    while index < units {
      var scalar = unit(index)
      index += 1
      if scalar & 0xFC00 == 0xD800, index < units, unit(index) & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + ((scalar & 0x3FF) << 10 | unit(index) & 0x3FF)
        index += 1
      }
      append(scalar, to: &text)
    }
    return text
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func byte(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    if scalar < 0x80 {
      text.append(byte(scalar))
    } else if scalar < 0x800 {
      text.append(byte(0xC0 | scalar >> 6))
      text.append(byte(0x80 | scalar & 0x3F))
    } else if scalar < 0x10000 {
      text.append(byte(0xE0 | scalar >> 12))
      text.append(byte(0x80 | scalar >> 6 & 0x3F))
      text.append(byte(0x80 | scalar & 0x3F))
    } else {
      text.append(byte(0xF0 | scalar >> 18))
      text.append(byte(0x80 | scalar >> 12 & 0x3F))
      text.append(byte(0x80 | scalar >> 6 & 0x3F))
      text.append(byte(0x80 | scalar & 0x3F))
    }
  }

  /// The text in another encoding, or nil if that cannot represent a character.
  package static func bytes(_ utf8: [UInt8], in encoding: TextEncoding) -> [UInt8]? {
    if encoding == .utf8 { return utf8 }
    var bytes: [UInt8] = []
    var index = 0
    while index < utf8.count {
      guard let scalar = scalar(utf8, &index) else { return nil }
      switch encoding {
      case .utf8: break
      case .latin1:
        guard scalar < 0x100 else { return nil }
        bytes.append(UInt8(truncatingIfNeeded: scalar))
      case .windows1252:
        if scalar < 0x80 || 0xA0..<0x100 ~= scalar {
          bytes.append(UInt8(truncatingIfNeeded: scalar))
        } else if let place = windows1252.firstIndex(where: { UInt32($0) == scalar }) {
          bytes.append(UInt8(truncatingIfNeeded: 0x80 + place))
        } else {
          return nil
        }
      case .utf16LittleEndian, .utf16BigEndian:
        let units =
          scalar < 0x10000
          ? [scalar] : [0xD800 + (scalar - 0x10000) >> 10, 0xDC00 + (scalar & 0x3FF)]
        for unit in units {
          let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
          bytes += encoding == .utf16BigEndian ? pair : pair.reversed()
        }
      }
    }
    return bytes
  }

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

  /// Bytes 0x80...0x9F of code page 1252 (WHATWG Encoding, index windows-1252).
  private static let windows1252: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}
