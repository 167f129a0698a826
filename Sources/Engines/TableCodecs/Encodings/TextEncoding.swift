/// The character encoding of a file. The raw value is its name on the wire.
///
/// Bytes below 0x80 that are no trail of a longer character are ASCII in all encodings of one byte
/// per unit.
package enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8. Invalid bytes are kept unchanged.
  case utf8 = "utf-8"
  /// UTF-16, little-endian.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16, big-endian.
  case utf16BigEndian = "utf-16be"
  /// UTF-32, little-endian.
  case utf32LittleEndian = "utf-32le"
  /// UTF-32, big-endian.
  case utf32BigEndian = "utf-32be"
  /// ISO 8859-1.
  case latin1 = "latin-1"
  /// Central European.
  case windows1250 = "windows-1250"
  /// Cyrillic.
  case windows1251 = "windows-1251"
  /// Western European.
  case windows1252 = "windows-1252"
  /// Greek.
  case windows1253 = "windows-1253"
  /// Turkish.
  case windows1254 = "windows-1254"
  /// Hebrew.
  case windows1255 = "windows-1255"
  /// Arabic.
  case windows1256 = "windows-1256"
  /// Baltic.
  case windows1257 = "windows-1257"
  /// Vietnamese.
  case windows1258 = "windows-1258"
  /// Central European.
  case iso8859Part2 = "iso-8859-2"
  /// South European.
  case iso8859Part3 = "iso-8859-3"
  /// North European.
  case iso8859Part4 = "iso-8859-4"
  /// Cyrillic.
  case iso8859Part5 = "iso-8859-5"
  /// Arabic.
  case iso8859Part6 = "iso-8859-6"
  /// Greek.
  case iso8859Part7 = "iso-8859-7"
  /// Hebrew.
  case iso8859Part8 = "iso-8859-8"
  /// Turkish.
  case iso8859Part9 = "iso-8859-9"
  /// Nordic.
  case iso8859Part10 = "iso-8859-10"
  /// Thai.
  case iso8859Part11 = "iso-8859-11"
  /// Baltic.
  case iso8859Part13 = "iso-8859-13"
  /// Celtic.
  case iso8859Part14 = "iso-8859-14"
  /// Western European with the euro sign.
  case iso8859Part15 = "iso-8859-15"
  /// South-Eastern European.
  case iso8859Part16 = "iso-8859-16"
  /// Russian.
  case koi8R = "koi8-r"
  /// Ukrainian.
  case koi8U = "koi8-u"
  /// Western European, of old Macs.
  case macRoman = "mac-roman"
  /// Japanese, as Windows has it: code page 932.
  case shiftJIS = "shift-jis"
  /// Japanese.
  case eucJP = "euc-jp"
  /// Chinese. Contains GBK and GB2312.
  case gb18030 = "gb18030"
  /// Chinese, as Windows has it: code page 950.
  case big5 = "big5"
  /// Korean, as Windows has it: code page 949.
  case eucKR = "euc-kr"

  /// Bytes per code unit. Scanners search units for ASCII.
  package var unitWidth: Int {
    switch self {
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    case .utf8, .latin1, .windows1250, .windows1251, .windows1252, .windows1253, .windows1254,
      .windows1255, .windows1256, .windows1257, .windows1258, .iso8859Part2, .iso8859Part3,
      .iso8859Part4, .iso8859Part5, .iso8859Part6, .iso8859Part7, .iso8859Part8, .iso8859Part9,
      .iso8859Part10, .iso8859Part11, .iso8859Part13, .iso8859Part14, .iso8859Part15,
      .iso8859Part16, .koi8R, .koi8U, .macRoman, .shiftJIS, .eucJP, .gb18030, .big5, .eucKR:
      1
    }
  }

  /// Whether the most significant byte of a unit is first.
  var isBigEndian: Bool { self == .utf16BigEndian || self == .utf32BigEndian }

  /// The byte order mark; empty where there is none.
  package var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    case .gb18030: [0x84, 0x31, 0x95, 0x33]
    case .latin1, .windows1250, .windows1251, .windows1252, .windows1253, .windows1254,
      .windows1255, .windows1256, .windows1257, .windows1258, .iso8859Part2, .iso8859Part3,
      .iso8859Part4, .iso8859Part5, .iso8859Part6, .iso8859Part7, .iso8859Part8, .iso8859Part9,
      .iso8859Part10, .iso8859Part11, .iso8859Part13, .iso8859Part14, .iso8859Part15,
      .iso8859Part16, .koi8R, .koi8U, .macRoman, .shiftJIS, .eucJP, .big5, .eucKR:
      []
    }
  }

  /// The encodings that have a byte order mark, longer marks first.
  static let marked: [TextEncoding] = [
    .utf32LittleEndian, .utf32BigEndian, .gb18030, .utf8, .utf16LittleEndian, .utf16BigEndian,
  ]

  /// The encodings of one byte per character in the order of the generated table.
  static let singleByte: [TextEncoding] = [
    .windows1250, .windows1251, .windows1252, .windows1253, .windows1254, .windows1255,
    .windows1256, .windows1257, .windows1258, .iso8859Part2, .iso8859Part3, .iso8859Part4,
    .iso8859Part5, .iso8859Part6, .iso8859Part7, .iso8859Part8, .iso8859Part9, .iso8859Part10,
    .iso8859Part11, .iso8859Part13, .iso8859Part14, .iso8859Part15, .iso8859Part16, .koi8R, .koi8U,
    .macRoman,
  ]

  /// The encodings in which a character has one byte or several, but for UTF-8.
  static let multiByte: [TextEncoding] = [.shiftJIS, .eucJP, .gb18030, .big5, .eucKR]

  /// Whether a byte below 0x80 may be a trail of a longer character.
  var hasASCIITrails: Bool {
    self == .shiftJIS || self == .gb18030 || self == .big5 || self == .eucKR
  }
}

extension TextEncoding {
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
