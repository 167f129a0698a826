import ProtocolWords

/// Bytes below 0x80 that are no trail of a longer character are ASCII in all encodings of one byte
/// per unit. Invalid bytes of UTF-8 are kept unchanged.
extension FileEncoding {
  /// Bytes per code unit. Scanners search units for ASCII.
  package var unitWidth: Int {
    switch self {
    case .utf16le, .utf16be: 2
    case .utf32le, .utf32be: 4
    case .utf8, .latin1, .windows1250, .windows1251, .windows1252, .windows1253, .windows1254,
      .windows1255, .windows1256, .windows1257, .windows1258, .iso8859Part2, .iso8859Part3,
      .iso8859Part4, .iso8859Part5, .iso8859Part6, .iso8859Part7, .iso8859Part8, .iso8859Part9,
      .iso8859Part10, .iso8859Part11, .iso8859Part13, .iso8859Part14, .iso8859Part15,
      .iso8859Part16, .koi8r, .koi8u, .macRoman, .shiftJIS, .eucJP, .gb18030, .big5, .eucKR:
      1
    }
  }

  /// Whether the most significant byte of a unit is first.
  var isBigEndian: Bool { self == .utf16be || self == .utf32be }

  /// The byte order mark; empty where there is none.
  package var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16le: [0xFF, 0xFE]
    case .utf16be: [0xFE, 0xFF]
    case .utf32le: [0xFF, 0xFE, 0, 0]
    case .utf32be: [0, 0, 0xFE, 0xFF]
    case .gb18030: [0x84, 0x31, 0x95, 0x33]
    case .latin1, .windows1250, .windows1251, .windows1252, .windows1253, .windows1254,
      .windows1255, .windows1256, .windows1257, .windows1258, .iso8859Part2, .iso8859Part3,
      .iso8859Part4, .iso8859Part5, .iso8859Part6, .iso8859Part7, .iso8859Part8, .iso8859Part9,
      .iso8859Part10, .iso8859Part11, .iso8859Part13, .iso8859Part14, .iso8859Part15,
      .iso8859Part16, .koi8r, .koi8u, .macRoman, .shiftJIS, .eucJP, .big5, .eucKR:
      []
    }
  }

  /// The encodings that have a byte order mark, longer marks first.
  static let marked: [FileEncoding] = [
    .utf32le, .utf32be, .gb18030, .utf8, .utf16le, .utf16be,
  ]

  /// The encodings of one byte per character in the order of the generated table.
  static let singleByte: [FileEncoding] = [
    .windows1250, .windows1251, .windows1252, .windows1253, .windows1254, .windows1255,
    .windows1256, .windows1257, .windows1258, .iso8859Part2, .iso8859Part3, .iso8859Part4,
    .iso8859Part5, .iso8859Part6, .iso8859Part7, .iso8859Part8, .iso8859Part9, .iso8859Part10,
    .iso8859Part11, .iso8859Part13, .iso8859Part14, .iso8859Part15, .iso8859Part16, .koi8r, .koi8u,
    .macRoman,
  ]

  /// The encodings in which a character has one byte or several, but for UTF-8.
  static let multiByte: [FileEncoding] = [.shiftJIS, .eucJP, .gb18030, .big5, .eucKR]

  /// Whether a byte below 0x80 may be a trail of a longer character.
  var hasASCIITrails: Bool {
    self == .shiftJIS || self == .gb18030 || self == .big5 || self == .eucKR
  }
}

extension FileEncoding {
  /// What is wrong with a text as it was decoded; nil if nothing is.
  func fault(of text: ArraySlice<UInt8>) -> CodecDiagnostic.Kind? {
    if self == .utf8 || unitWidth == 2 {
      return String(validating: text, as: UTF8.self) == nil ? .invalidEncoding : nil
    }
    var before: (UInt8, UInt8) = (0, 0)
    var isUnlikely = false
    for byte in text {
      if before == (0xEF, 0xBF), byte == 0xBD { return .invalidEncoding }
      if before.1 == 0xC2, byte < 0xA0 { isUnlikely = true }
      before = (before.1, byte)
    }
    return isUnlikely && unitWidth == 1 ? .unlikelyCharacters : nil
  }
}
