import ProtocolWords

/// The name of an encoding in any common spelling.
package struct EncodingName: Hashable, Sendable {
  /// The encoding.
  package let encoding: FileEncoding
  /// Whether a byte order mark decides the order of bytes, as in `utf-16`.
  package let followsMark: Bool

  /// The encoding with a name or an alias. Capitals, blanks, hyphens and underscores do not matter:
  /// `Shift_JIS`, `sjis` and `CP932` are one. Nil if there is none.
  package init?(_ name: some Sequence<UInt8>) {
    let letters = name.prefix(64).compactMap { byte -> UInt8? in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x61...0x7A, 0x30...0x39: byte
      case 0x20, 0x2D, 0x2E, 0x3A, 0x5F: nil
      default: 0x3F
      }
    }
    let key = String(decoding: letters, as: UTF8.self)
    followsMark = key == "utf16" || key == "utf32"
    guard let found = Self.encodings[key] else { return nil }
    encoding = found
  }

  private static let encodings: [String: FileEncoding] = {
    var names: [String: FileEncoding] = [:]
    for encoding in FileEncoding.allCases {
      let key = encoding.rawValue.filter { $0 != "-" }
      names[key] = encoding
      // windows-1250: cp1250, also as cp-1250 and x-cp1250.
      if key.hasPrefix("windows") {
        for prefix in ["cp", "xcp", "win", "ms"] { names[prefix + key.dropFirst(7)] = encoding }
      }
      // iso-8859-2: 8859-2, iso-ir is left out.
      if key.hasPrefix("iso") { names[String(key.dropFirst(3))] = encoding }
    }
    for (encoding, list) in aliases {
      for alias in list.split(separator: " ") { names[String(alias)] = encoding }
    }
    return names
  }()

  private static let aliases: [FileEncoding: String] = [
    .utf8: "utf8sig utf8bom u8 ascii usascii cp65001 646 unicode11utf8",
    .utf16le: "utf16 ucs2 ucs2le cp1200 unicode utf16lebom",
    .utf16be: "ucs2be cp1201 unicodefffe utf16bebom",
    .utf32le: "utf32 ucs4 ucs4le cp12000",
    .utf32be: "ucs4be cp12001",
    .latin1: "l1 iso88591 88591 cp819 ibm819 isolatin1 isoir100",
    .windows1252: "ansi westerneuropean",
    .iso8859Part2: "latin2 l2 isolatin2",
    .iso8859Part3: "latin3 l3",
    .iso8859Part4: "latin4 l4",
    .iso8859Part5: "cyrillic",
    .iso8859Part6: "arabic asmo708 ecma114",
    .iso8859Part7: "greek greek8 ecma118 elot928",
    .iso8859Part8: "hebrew iso88598i iso88598e",
    .iso8859Part9: "latin5 l5",
    .iso8859Part10: "latin6 l6",
    .iso8859Part11: "thai tis620 tis6200 tis62025290 tis62025330",
    .iso8859Part13: "latin7 l7",
    .iso8859Part14: "latin8 l8 isoceltic",
    .iso8859Part15: "latin9 l9 latin0",
    .iso8859Part16: "latin10 l10",
    .koi8r: "koi8 koi cskoi8r cp20866",
    .koi8u: "koi8ru cp21866",
    .macRoman: "mac macintosh xmacroman cp10000",
    .shiftJIS: "sjis xsjis cp932 ms932 932 windows932 windows31j mskanji csshiftjis cswindows31j",
    .eucJP: "ujis xeucjp cp51932 cseucpkdfmtjapanese",
    .gb18030:
      "gb180302000 gb180302005 gbk xgbk cp936 ms936 936 windows936 gb2312 gb23121980 euccn "
      + "csgb2312 chinese cp54936",
    .big5: "big5tw cnbig5 xxbig5 csbig5 cp950 ms950 950 windows950",
    .eucKR: "cp949 ms949 949 windows949 uhc ksc5601 ksc56011987 ksx1001 korean cseuckr cp51949",
  ]
}
