/// A character reference of HTML, such as `&amp;` or `&#x41;`.
struct HTMLEntity {
  /// What it stands for.
  let text: [UInt8]
  /// How many bytes it has.
  let length: Int

  private static let lengthMax = 12
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "middot": "·", "bull": "•",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
    "aacute": "á", "ccedil": "ç", "ntilde": "ñ", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "shy": "\u{AD}",
  ]

  /// Reads the reference that a text begins with; nil if it is none that is known.
  init?(_ bytes: ArraySlice<UInt8>) {
    let window = bytes.prefix(Self.lengthMax)
    guard window.first == UInt8(ascii: "&"),
      let end = window.firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = window[window.startIndex + 1..<end]
    length = name.count + 2
    guard name.first == UInt8(ascii: "#") else {
      guard let known = Self.names[String(decoding: name, as: UTF8.self)] else { return nil }
      text = Array(known.utf8)
      return
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
    let number = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard !number.hasPrefix("+"), !number.hasPrefix("-"),
      let code = UInt32(number, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    text = Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }
}
