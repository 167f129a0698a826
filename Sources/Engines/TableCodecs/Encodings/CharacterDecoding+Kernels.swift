import ProtocolWords

/// Reads characters of encodings other than UTF-8.
///
/// How many bytes a character has depends on ranges of bytes only, not on which characters exist: a
/// lead byte is joined with its trails if these are in the range of trails. Otherwise it is an
/// invalid byte, and the byte behind it begins a character. So bytes below 0x30 are always ASCII.
struct CharacterDecoding {
  /// What is read for bytes that are no character.
  static let replacement: UInt32 = 0xFFFD

  let encoding: FileEncoding
  private let single: [UInt16]

  init(_ encoding: FileEncoding) {
    self.encoding = encoding
    let place = FileEncoding.singleByte.firstIndex(of: encoding)
    single = place.map { EncodingTables.ofSingleByte[$0].characters } ?? []
  }

  /// The character at an index below the count of bytes, and its number of bytes, at least 1.
  ///
  /// A unit that the end of the bytes cuts is one invalid character.
  @inline(__always)
  func character(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (scalar: UInt32, length: Int) {
    let byte = bytes[index]
    switch encoding {
    case .utf16le, .utf16be: return utf16(bytes, index)
    case .utf32le, .utf32be: return utf32(bytes, index)
    case .utf8, .latin1: return (UInt32(byte), 1)
    case .windows1250, .windows1251, .windows1252, .windows1253, .windows1254, .windows1255,
      .windows1256, .windows1257, .windows1258, .iso8859Part2, .iso8859Part3, .iso8859Part4,
      .iso8859Part5, .iso8859Part6, .iso8859Part7, .iso8859Part8, .iso8859Part9, .iso8859Part10,
      .iso8859Part11, .iso8859Part13, .iso8859Part14, .iso8859Part15, .iso8859Part16, .koi8r,
      .koi8u, .macRoman:
      return (byte < 0x80 ? UInt32(byte) : UInt32(single[Int(byte & 0x7F)]), 1)
    case .shiftJIS, .eucJP, .gb18030, .big5, .eucKR:
      if byte < 0x80 { return (UInt32(byte), 1) }
      let length = Self.length(bytes, index, encoding)
      return (multiByte(bytes, index, length), length)
    }
  }

  /// The number of bytes of a character of an encoding of several bytes per character.
  static func length(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ encoding: FileEncoding
  ) -> Int {
    let lead = bytes[index]
    guard lead > 0x80, lead < 0xFF, index + 1 < bytes.count else { return 1 }
    let trail = bytes[index + 1]
    switch encoding {
    case .shiftJIS:
      let isLead = lead < 0xA0 || lead >= 0xE0 && lead < 0xFD
      return isLead && trail >= 0x40 && trail < 0xFD && trail != 0x7F ? 2 : 1
    case .eucJP:
      if lead == 0x8E { return trail > 0xA0 && trail < 0xE0 ? 2 : 1 }
      guard trail > 0xA0, trail < 0xFF else { return 1 }
      if lead == 0x8F {
        guard index + 2 < bytes.count else { return 1 }
        return bytes[index + 2] > 0xA0 && bytes[index + 2] < 0xFF ? 3 : 1
      }
      return lead > 0xA0 ? 2 : 1
    case .gb18030:
      if trail >= 0x40 { return trail != 0x7F && trail != 0xFF ? 2 : 1 }
      guard isDigit(trail), index + 3 < bytes.count else { return 1 }
      let third = bytes[index + 2]
      return third > 0x80 && third < 0xFF && isDigit(bytes[index + 3]) ? 4 : 1
    case .big5: return trail >= 0x40 && trail < 0x7F || trail > 0xA0 && trail < 0xFF ? 2 : 1
    case .eucKR:
      let isLetter = (0x41...0x5A).contains(trail) || (0x61...0x7A).contains(trail)
      return isLetter || trail > 0x80 && trail < 0xFF ? 2 : 1
    default: return 1
    }
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte < 0x3A }

  /// The character of bytes that begin with one above 0x7F.
  private func multiByte(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int
  ) -> UInt32 {
    let lead = Int(bytes[index])
    if length == 1 { return alone(bytes[index]) }
    let trail = Int(bytes[index + 1])
    switch encoding {
    case .shiftJIS:
      let row = lead < 0xA0 ? lead - 0x81 : lead - 0xC1
      return EncodingTables.ofShiftJIS.character(row * 189 + trail - 0x40)
    case .eucJP:
      if lead == 0x8E { return UInt32(0xFEC0 + trail) }
      if length == 3 {
        let place = (trail - 0xA1) * 94 + Int(bytes[index + 2]) - 0xA1
        return EncodingTables.ofJIS0212.character(place)
      }
      return EncodingTables.ofEUCJP.character((lead - 0xA1) * 94 + trail - 0xA1)
    case .gb18030:
      if length == 4 {
        let third = Int(bytes[index + 2]) - 0x81
        let number = ((lead - 0x81) * 10 + trail - 0x30) * 1260 + third * 10
        return Self.fourByteCharacter(number + Int(bytes[index + 3]) - 0x30)
      }
      let place = (lead - 0x81) * 190 + trail - (trail < 0x7F ? 0x40 : 0x41)
      return EncodingTables.ofGB18030.character(place)
    case .big5:
      let place = (lead - 0x81) * 157 + trail - (trail < 0x7F ? 0x40 : 0x62)
      return EncodingTables.ofBig5.character(place)
    case .eucKR:
      let column = trail < 0x5B ? trail - 0x41 : trail < 0x7B ? trail - 0x47 : trail - 0x4D
      return EncodingTables.ofEUCKR.character((lead - 0x81) * 178 + column)
    default: return Self.replacement
    }
  }

  /// The character of one byte above 0x7F.
  private func alone(_ byte: UInt8) -> UInt32 {
    switch encoding {
    case .shiftJIS:
      if byte > 0xA0, byte < 0xE0 { return UInt32(byte) + 0xFEC0 }
      if byte == 0x80 { return 0x80 }
      if byte == 0xA0 { return 0xF8F0 }
      return byte > 0xFC ? 0xF8F1 + UInt32(byte) - 0xFD : Self.replacement
    // The euro sign of code page 936.
    case .gb18030: return byte == 0x80 ? 0x20AC : Self.replacement
    default: return Self.replacement
    }
  }

  /// The character of a number of four bytes in GB18030.
  private static func fourByteCharacter(_ number: Int) -> UInt32 {
    if number >= 189_000 {
      let code = number - 189_000 + 0x10000
      return code < 0x110000 ? UInt32(code) : replacement
    }
    let ranges = EncodingTables.rangesOfGB18030.byNumber
    guard number < 39_420, let range = ranges.last(where: { $0.first <= number }) else {
      return replacement
    }
    return UInt32(range.code + number - range.first)
  }

  private func utf16(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (scalar: UInt32, length: Int) {
    let high = encoding == .utf16le ? 1 : 0
    guard index + 1 < bytes.count else { return (Self.replacement, 1) }
    let first = UInt32(bytes[index + high]) << 8 | UInt32(bytes[index + 1 - high])
    guard first & 0xFC00 == 0xD800, index + 3 < bytes.count else { return (first, 2) }
    let second = UInt32(bytes[index + 2 + high]) << 8 | UInt32(bytes[index + 3 - high])
    guard second & 0xFC00 == 0xDC00 else { return (first, 2) }
    return (0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF), 4)
  }

  private func utf32(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (scalar: UInt32, length: Int) {
    guard index + 3 < bytes.count else { return (Self.replacement, bytes.count - index) }
    var scalar: UInt32 = 0
    for place in 0..<4 {
      let byte = bytes[index + (encoding == .utf32be ? place : 3 - place)]
      scalar = scalar << 8 | UInt32(byte)
    }
    let isValid = scalar < 0x110000 && scalar & 0xFFFF_F800 != 0xD800
    return (isValid ? scalar : Self.replacement, 4)
  }
}

extension CharacterDecoding {
  /// The text of bytes as UTF-8, followed by `padding` zeros. A lone surrogate of UTF-16 becomes its
  /// three-byte form, so that it can be reported and written back.
  func utf8(_ bytes: [UInt8], padding: Int = 0) -> [UInt8] {
    // One byte becomes at most three, two become at most three, and four at most four.
    let most = encoding.unitWidth > 1 ? bytes.count / 2 * 3 + 4 : bytes.count * 3
    return [UInt8](unsafeUninitializedCapacity: most + padding) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      var at = 0
      bytes.withUnsafeBufferPointer { source in
        // A unit that is cut at the end is left out.
        let end = source.count - source.count % encoding.unitWidth
        var index = 0
        while index < end {
          let (scalar, length) = character(source, index)
          at += Self.write(scalar, at: target + at)
          index += length
        }
      }
      for place in at..<at + padding { target[place] = 0 }
      count = at + padding
    }
  }

  /// The number of bytes whose text begins with `count` bytes of UTF-8.
  func sourceSize(_ bytes: [UInt8], utf8Count count: Int) -> Int {
    bytes.withUnsafeBufferPointer { source in
      var index = 0
      var made = 0
      while made < count, index < source.count {
        let (scalar, length) = character(source, index)
        made += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
        index += length
      }
      return index
    }
  }

  /// Writes a code point as UTF-8 and returns the number of bytes.
  @inline(__always)
  private static func write(_ scalar: UInt32, at target: UnsafeMutablePointer<UInt8>) -> Int {
    func byte(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    if scalar < 0x80 {
      target[0] = byte(scalar)
      return 1
    }
    if scalar < 0x800 {
      target[0] = byte(0xC0 | scalar >> 6)
      target[1] = byte(0x80 | scalar & 0x3F)
      return 2
    }
    if scalar < 0x10000 {
      target[0] = byte(0xE0 | scalar >> 12)
      target[1] = byte(0x80 | scalar >> 6 & 0x3F)
      target[2] = byte(0x80 | scalar & 0x3F)
      return 3
    }
    target[0] = byte(0xF0 | scalar >> 18)
    target[1] = byte(0x80 | scalar >> 12 & 0x3F)
    target[2] = byte(0x80 | scalar >> 6 & 0x3F)
    target[3] = byte(0x80 | scalar & 0x3F)
    return 4
  }
}

/// Hides bytes below 0x80 that are trails of longer characters, so that scanners see ASCII only
/// where it is ASCII. Example: the second byte of `ソ` in Shift JIS is a backslash.
struct TrailMask {
  /// The longest run of bytes in which the start of a character is searched. In a longer run of
  /// bytes that may all be leads, a character is assumed to begin at a multiple of it.
  static let runMax = 65_536
  /// The number of bytes behind the last one that decide whether it is a trail.
  static let lookahead = 3

  let encoding: FileEncoding

  /// Replaces trails below 0x80 by 0xFF. The bytes begin with a character.
  func hide(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    let raw = UnsafeRawPointer(base)
    let source = UnsafeBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      if base[index] < 0x80 {
        index &+= 1
        while index &+ 8 <= bytes.count,
          raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        { index &+= 8 }
        continue
      }
      let length = CharacterDecoding.length(source, index, encoding)
      for place in index + 1..<index + length where base[place] < 0x80 { base[place] = 0xFF }
      index &+= length
    }
  }

  /// Whether a character may continue behind a byte: it is a lead, or a digit among four bytes.
  private func mayGoOn(_ byte: UInt8) -> Bool {
    byte > 0x80 && byte < 0xFF || encoding == .gb18030 && CharacterDecoding.isDigit(byte)
  }

  /// The start of a character at or before an offset.
  func start(before offset: Int, in source: any ByteSource) throws -> Int {
    let least = max(0, (offset - Self.runMax) / Self.runMax * Self.runMax)
    var end = offset
    var size = 64
    while end > least {
      let from = max(least, end - size)
      let bytes = try source.bytes(from..<end)
      if let place = bytes.lastIndex(where: { !mayGoOn($0) }) { return from + place + 1 }
      end = from
      size *= 8
    }
    return least
  }
}
