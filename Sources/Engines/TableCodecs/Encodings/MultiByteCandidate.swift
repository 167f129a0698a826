import ProtocolWords

/// An encoding of several bytes per character as the detection sees it.
enum MultiByteCandidate {
  /// What characters cost, in eighths of a nat.
  private enum At {
    static let invalid = 144
    static let control = 112
    static let privateUse = 120
    static let rareLetter = 80
    static let rareIdeograph = 76
    static let punctuation = 48
    /// A counter or a currency beside a digit: `5円`.
    static let counter = 4
    /// A character beside a small letter of ASCII.
    static let besideLetter = 24
    /// Characters of which no two are beside each other.
    static let noWords = 48
  }

  /// Characters for the unit of a number: currencies, parts of dates, things.
  private static let counters = Set(
    "円圓元圆块年月日号號時时分个個人件本枚回次원년월일개명￥￡".unicodeScalars.map(\.value))

  /// The cost of a text in an encoding, in units of ``EncodingEvidence/unit``.
  static func cost(
    _ evidence: EncodingEvidence, _ encoding: FileEncoding, _ language: LetterFrequencies.Language
  ) -> Int {
    let text = TextTranscoder.utf8(evidence.bytes, from: encoding)
    var cost = 0
    var index = 0
    var entry = 0
    var before: UInt32 = 0
    var hasWords = false
    while index < text.count {
      guard let scalar = TextTranscoder.scalar(text, &index) else { continue }
      defer { before = scalar }
      if scalar < 0x80 {
        if scalar == 0x0A { entry += 1 }
        continue
      }
      let next = index < text.count ? UInt32(text[index]) : 0
      var own = 0
      if counters.contains(scalar), isDigit(before) || isDigit(next) {
        own = At.counter
        hasWords = true
      } else {
        own = language.costs[scalar] ?? costOfRare(scalar)
        if before >= 0x80 { hasWords = true }
        if isSmall(before) { own += At.besideLetter }
        if isSmall(next) { own += At.besideLetter }
      }
      cost += own * evidence.weights[min(entry, evidence.weights.count - 1)]
    }
    return hasWords ? cost : cost + At.noWords * EncodingEvidence.unit
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar < 0x3A }

  private static func isSmall(_ scalar: UInt32) -> Bool { scalar >= 0x61 && scalar < 0x7B }

  /// The cost of a character that the language lacks.
  private static func costOfRare(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0xFFFD: return At.invalid
    case 0x2000..<0x2100, 0x3000..<0x3100, 0xFF00..<0xFFF0: return At.punctuation
    case 0xE000..<0xF900: return At.privateUse
    case 0x80..<0xA0: return At.control
    default:
      let isLetter = UnicodeScalar(scalar)?.properties.isAlphabetic ?? false
      return isLetter ? At.rareIdeograph : At.rareLetter
    }
  }
}
