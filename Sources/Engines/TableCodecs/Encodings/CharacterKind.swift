/// What a character is for the detection of an encoding.
enum CharacterKind: UInt8 {
  /// ASCII letters.
  case plainSmall, plainCapital
  /// Other Latin letters. Some are a word alone, as `à` and `é`.
  case small, capital, smallWord, capitalWord
  /// Letters of other scripts, and marks on letters.
  case otherSmall, otherCapital, mark
  case digit, blank, plainOther
  /// Signs with a right place, see ``SignPlaces``.
  case currency, section, degree, ordinal, power, micro, fraction, operation, copyright, trade
  case apostrophe, quote, openQuote, dash, ellipsis, bullet, middleDot, opening, space
  case perMille, softHyphen, acute, dagger
  /// Signs without one, characters that control, and bytes without a character.
  case symbol, control, invalid

  /// Whether it is a letter, or a mark on one.
  var isLetter: Bool { rawValue <= Self.mark.rawValue }
  /// Whether it is an ASCII letter.
  var isPlainLetter: Bool { rawValue <= Self.plainCapital.rawValue }
  /// Whether it is a Latin letter that is not ASCII.
  var isLatin: Bool { rawValue >= Self.small.rawValue && rawValue <= Self.capitalWord.rawValue }
  /// Whether it is a letter of another script.
  var isOther: Bool { self == .otherSmall || self == .otherCapital }
  /// Whether it is a small letter.
  var isSmall: Bool {
    self == .plainSmall || self == .small || self == .smallWord || self == .otherSmall
  }
  /// Whether it is a capital.
  var isCapital: Bool {
    self == .plainCapital || self == .capital || self == .capitalWord || self == .otherCapital
  }
  /// Whether it is a sign that is not ASCII.
  var isSign: Bool { rawValue >= Self.currency.rawValue }
  /// Whether it is a quotation mark, or a character that precedes one.
  var isQuote: Bool {
    self == .quote || self == .openQuote || self == .apostrophe || self == .ellipsis
  }
  /// Whether it is a blank, also one that does not break.
  var isBlank: Bool { self == .blank || self == .space }

  /// The kind of a character.
  static func of(_ scalar: UnicodeScalar) -> CharacterKind {
    switch scalar.value {
    case 0x41...0x5A: return .plainCapital
    case 0x61...0x7A: return .plainSmall
    case 0x30...0x39: return .digit
    case 0x20: return .blank
    case ..<0x80: return .plainOther
    case 0xFFFD: return .invalid
    case ..<0xA0: return .control
    default: break
    }
    if let sign = signs[scalar] { return sign }
    let isLatin = scalar.value < 0x250 || 0x1E00..<0x1F00 ~= scalar.value
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      if !isLatin { return .otherCapital }
      return isWord(scalar) ? .capitalWord : .capital
    case .lowercaseLetter, .otherLetter, .modifierLetter:
      if !isLatin { return .otherSmall }
      return isWord(scalar) ? .smallWord : .small
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    default: return .symbol
    }
  }

  /// Whether a letter is a word of some language: French `à`, Italian `è`, Lithuanian `į`.
  private static func isWord(_ scalar: UnicodeScalar) -> Bool {
    "àèéáíóôåöøőįÀÈÉÁÍÓÔÅÖØŐĮ".unicodeScalars.contains(scalar)
  }

  private static let signs: [UnicodeScalar: CharacterKind] = {
    let groups: [(String, CharacterKind)] = [
      ("€£¥¢₪₫฿₤ƒ", .currency), ("§№¶", .section), ("°", .degree), ("ºª", .ordinal),
      ("²³¹", .power), ("µ", .micro), ("½¼¾", .fraction), ("±×÷≤≥≈≠∞", .operation),
      ("©", .copyright), ("®™", .trade),
      ("’", .apostrophe), ("“”„«»‹›", .quote),
      ("‘‚", .openQuote), ("–—―", .dash), ("…", .ellipsis), ("•", .bullet),
      ("·", .middleDot), ("¿¡", .opening), ("\u{A0}", .space), ("‰", .perMille),
      ("\u{AD}", .softHyphen), ("´", .acute), ("†‡", .dagger),
    ]
    var signs: [UnicodeScalar: CharacterKind] = [:]
    for (characters, kind) in groups {
      for scalar in characters.unicodeScalars { signs[scalar] = kind }
    }
    return signs
  }()
}
