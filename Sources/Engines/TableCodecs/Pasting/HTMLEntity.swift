/// A character reference of HTML, such as `&amp;` or `&#x41;`.
///
/// HTML allows the names of Latin-1 and numbers also without the semicolon: `a&amp b`. Markdown does not.
/// Source: the HTML standard, "named character references" and "numeric character reference end state".
struct HTMLEntity {
  /// Its characters.
  let text: [UInt8]
  /// How many bytes it has.
  let length: Int

  /// The longest number or name, in bytes.
  private static let lengthMax = 12

  /// The names of U+00A0 to U+00FF, in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
    sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc \
    Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve \
    Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute \
    acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
    ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  /// The names that need no semicolon.
  private static let shortNames: [String: String] = {
    var names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "AMP": "&", "LT": "<", "GT": ">",
      "QUOT": "\"", "COPY": "©", "REG": "®",
    ]
    for (place, name) in latin.split(separator: " ").enumerated() {
      names[String(name)] = Unicode.Scalar(UInt32(0xA0 + place)).map { String($0) }
    }
    return names
  }()

  /// Further names, which need one.
  private static let names: [String: String] = [
    "apos": "'", "trade": "™", "euro": "€", "bull": "•", "hellip": "…", "ndash": "–", "mdash": "—",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "lsaquo": "‹", "rsaquo": "›", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞",
    "asymp": "≈", "ne": "≠", "le": "≤", "ge": "≥", "radic": "√", "sum": "∑", "OElig": "Œ",
    "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]

  /// The characters for the numbers 128 to 159, from Windows-1252. U+FFFD: the character of that
  /// number.
  private static let windows = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

  /// Reads the reference that a text begins with; nil if it is none that is known.
  ///
  /// - Parameter isStrict: Whether it must end with a semicolon.
  init?(_ bytes: ArraySlice<UInt8>, isStrict: Bool) {
    let window = bytes.prefix(Self.lengthMax)
    guard window.first == UInt8(ascii: "&") else { return nil }
    let rest = window.dropFirst()
    guard rest.first != UInt8(ascii: "#") else {
      self.init(number: rest.dropFirst(), isStrict: isStrict)
      return
    }
    let name = rest.prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    let hasEnd = rest.dropFirst(name.count).first == UInt8(ascii: ";")
    if hasEnd {
      let whole = String(decoding: name, as: UTF8.self)
      if let known = Self.names[whole] ?? Self.shortNames[whole] {
        self.init(known, length: name.count + 2)
        return
      }
    }
    if isStrict { return nil }
    // The longest name that it begins with: `&notit` is `¬it`.
    for count in stride(from: name.count, to: 1, by: -1) {
      guard let known = Self.shortNames[String(decoding: name.prefix(count), as: UTF8.self)] else {
        continue
      }
      self.init(known, length: count + 1)
      return
    }
    return nil
  }

  private init(_ text: String, length: Int) {
    self.text = Array(text.utf8)
    self.length = length
  }

  private init?(number bytes: ArraySlice<UInt8>, isStrict: Bool) {
    let isHexadecimal = bytes.first == UInt8(ascii: "x") || bytes.first == UInt8(ascii: "X")
    let rest = isHexadecimal ? bytes.dropFirst() : bytes
    let digits = rest.prefix { byte in
      (0x30...0x39).contains(byte) || isHexadecimal && (0x61...0x66).contains(byte | 0x20)
    }
    let hasEnd = rest.dropFirst(digits.count).first == UInt8(ascii: ";")
    guard hasEnd || !isStrict,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    var scalar = code == 0 ? nil : Unicode.Scalar(code)
    if (0x80..<0xA0).contains(code), Self.windows[Int(code) - 0x80] != "\u{FFFD}" {
      scalar = Self.windows[Int(code) - 0x80]
    }
    let prefix = isHexadecimal ? 3 : 2
    self.init(
      String(Character(scalar ?? "\u{FFFD}")), length: prefix + digits.count + (hasEnd ? 1 : 0))
  }
}
