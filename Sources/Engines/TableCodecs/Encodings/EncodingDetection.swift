/// An encoding that was found by the letters of a text.
struct EncodingGuess {
  /// How the reason of a guess begins.
  static let reasonStart = "not UTF-8"

  /// The encoding.
  var encoding: TextEncoding
  /// The reason in a few words.
  var reason: String
  /// The number of characters examined that are not ASCII.
  var examined: Int
  /// How sure it is, 0...1: by how much less the next encoding fits, and how well this one does.
  var share: Double
}

/// Finds the encoding of text that is not UTF-8, by the frequencies of letters.
///
/// A text costs what its letters cost in the language that fits best, -ln of their shares. Letters that
/// the language lacks, symbols, control characters and bytes without a character cost more. So do
/// capitals behind small letters and scripts that change within a word. The encoding in which the text
/// costs least is the guess.
enum EncodingDetection {
  /// The number of bytes that are examined.
  static let excerptBytes = 16_384

  /// What characters cost that no table has, in eighths of a nat.
  enum Cost {
    static let invalid = 144
    static let control = 112
    static let privateUse = 120
    static let rareLetter = 80
    static let rareIdeograph = 76
    static let symbol = 72
    static let punctuation = 48
    static let widePunctuation = 56
    /// A capital behind a small letter.
    static let capital = 40
    /// A capital of ASCII behind a small letter that is not.
    static let plainCapital = 24
    /// A symbol between two letters.
    static let inWord = 32
    /// A Latin letter without another letter beside it.
    static let alone = 16
    /// A letter of another script beside one of ASCII.
    static let otherScript = 48
  }

  private struct Score {
    var encoding: TextEncoding
    var cost: Int
    var language: String
  }

  /// The best guess for text with bytes above 0x7F.
  static func guess(_ head: [UInt8]) -> EncodingGuess {
    let excerpt = excerpt(of: head)
    var scores = TextEncoding.multiByte.map { encoding in
      let language = LetterFrequencies.languages(of: encoding)[0]
      return Score(
        encoding: encoding, cost: cost(excerpt, encoding, language), language: language.name)
    }
    for candidate in SingleByteCandidate.all {
      let (cost, language) = candidate.cost(excerpt)
      scores.append(Score(encoding: candidate.encoding, cost: cost, language: language))
    }
    var best = scores[0]
    for score in scores where score.cost < best.cost { best = score }
    let text = TextTranscoder.utf8(excerpt, from: best.encoding)
    let next = scores.filter { $0.encoding != best.encoding }.sorted { $0.cost < $1.cost }
      .first { TextTranscoder.utf8(excerpt, from: $0.encoding) != text }
    let examined = text.count { $0 >= 0xC0 }
    let margin = Double((next?.cost ?? best.cost) - best.cost) / 8
    let mean = Double(best.cost) / 8 / Double(max(examined, 1))
    let fit = min(1, max(0.2, 1 - (mean - 5) / 8))
    // A few letters prove little.
    let most = 1 - 1 / Double(examined + 2)
    let share = min(0.99, most, fit / (1 + exponential(-margin / 2)))
    var encoding = best.encoding
    if encoding == .windows1252, !head.contains(where: { $0 & 0xE0 == 0x80 }) { encoding = .latin1 }
    return EncodingGuess(
      encoding: encoding, reason: "\(EncodingGuess.reasonStart); letters as in \(best.language)",
      examined: examined,
      share: (share * 100).rounded() / 100)
  }

  /// e to the power of a number that is not above 0, by halving the exponent.
  private static func exponential(_ power: Double) -> Double {
    let part = max(power, -64) / 1024
    var result = 1 + part + part * part / 2
    for _ in 0..<10 { result *= result }
    return result
  }

  /// Lines with bytes above 0x7F, from the first such byte of a long line on.
  private static func excerpt(of head: [UInt8]) -> [UInt8] {
    var excerpt: [UInt8] = []
    excerpt.reserveCapacity(excerptBytes)
    var start = 0
    while start < head.count, excerpt.count < excerptBytes {
      let end = head[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? head.count
      if let first = head[start..<end].firstIndex(where: { $0 >= 0x80 }) {
        let from = first - start > 1024 ? first - 16 : start
        excerpt += head[from..<min(end, from + excerptBytes - excerpt.count)]
      }
      start = end
    }
    return excerpt
  }

  /// The cost of a text in an encoding of several bytes per character.
  private static func cost(
    _ bytes: [UInt8], _ encoding: TextEncoding, _ language: LetterFrequencies.Language
  ) -> Int {
    let text = TextTranscoder.utf8(bytes, from: encoding)
    var cost = 0
    var index = 0
    while index < text.count {
      guard let scalar = TextTranscoder.scalar(text, &index) else { continue }
      if scalar < 0x80 { continue }
      if scalar == 0xFFFD {
        cost += Cost.invalid
      } else if let known = language.costs[scalar] {
        cost += known
      } else {
        switch scalar {
        case 0x2000..<0x2100, 0x3000..<0x3100, 0xFF00..<0xFFF0: cost += Cost.widePunctuation
        case 0xE000..<0xF900: cost += Cost.privateUse
        case 0x80..<0xA0: cost += Cost.control
        default:
          let isLetter = UnicodeScalar(scalar)?.properties.isAlphabetic ?? false
          cost += isLetter ? Cost.rareIdeograph : Cost.rareLetter
        }
      }
    }
    return cost
  }
}

/// An encoding of one byte per character as the detection sees it.
struct SingleByteCandidate: Sendable {
  /// What a byte is.
  private enum Kind: UInt8 {
    case plainSmall, plainCapital, plainOther
    case small, capital, mark, punctuation, symbol, control, invalid

    var isLetter: Bool {
      self == .plainSmall || self == .plainCapital || self == .small || self == .capital
        || self == .mark
    }

    var isPlainLetter: Bool { self == .plainSmall || self == .plainCapital }
  }

  let encoding: TextEncoding
  /// The least cost, so that of two equals the more frequent encoding is found.
  private let prior: Int
  private let kinds: [Kind]
  private let isLatin: [Bool]
  /// Whether it may stand within a word: apostrophes.
  private let joins: [Bool]
  private let languages: [(name: String, costs: [Int])]

  /// All of them; of equals, the first is found.
  static let all: [SingleByteCandidate] =
    [
      .windows1252, .windows1250, .windows1251, .windows1253, .windows1254, .windows1255,
      .windows1256, .windows1257, .windows1258, .koi8R, .koi8U, .iso8859Part2, .iso8859Part5,
      .iso8859Part7, .iso8859Part9, .iso8859Part15, .macRoman, .iso8859Part13, .iso8859Part4,
      .iso8859Part8, .iso8859Part6, .iso8859Part11, .iso8859Part3, .iso8859Part14, .iso8859Part16,
      .iso8859Part10,
    ].map { SingleByteCandidate($0) }

  private init(_ encoding: TextEncoding) {
    self.encoding = encoding
    switch encoding {
    case .windows1252: prior = 0
    case .iso8859Part15: prior = 8
    case .macRoman: prior = 40
    default: prior = 24
    }
    let place = TextEncoding.singleByte.firstIndex(of: encoding) ?? 0
    let characters = (0..<0x80).map { UInt16($0) } + EncodingTables.ofSingleByte[place].characters
    let scalars = characters.map { UnicodeScalar($0) ?? "\u{FFFD}" }
    kinds = scalars.map { Self.kind($0) }
    isLatin = scalars.map {
      $0.value < 0x250 || 0x1E00..<0x1F00 ~= $0.value || 0x300..<0x370 ~= $0.value
    }
    joins = scalars.map { $0 == "\u{2019}" || $0 == "\u{B7}" }
    let small = scalars.map { scalar -> UInt32 in
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first?.value ?? scalar.value : scalar.value
    }
    languages = LetterFrequencies.languages(of: encoding).map { language in
      (
        name: language.name,
        costs: small.map { language.costs[$0] ?? Self.rareCost(of: $0, encoding) }
      )
    }
  }

  /// A letter that a language lacks. Western texts have foreign names.
  private static func rareCost(of letter: UInt32, _ encoding: TextEncoding) -> Int {
    let isWestern = encoding == .windows1252 || encoding == .iso8859Part15
    let cost = EncodingDetection.Cost.rareLetter
    return isWestern && letter < 0x100 ? cost - 16 : cost
  }

  private static let punctuation = Set(
    "\u{2019}\u{201C}\u{201D}\u{2018}\u{201E}\u{201A}\u{2013}\u{2014}\u{2026}«»°€§£©®·•×²³½¿¡№\u{A0}"
      .unicodeScalars)

  private static func kind(_ scalar: UnicodeScalar) -> Kind {
    switch scalar.value {
    case 0x41...0x5A: return .plainCapital
    case 0x61...0x7A: return .plainSmall
    case ..<0x80: return .plainOther
    case 0xFFFD: return .invalid
    case ..<0xA0: return .control
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return .capital
    case .lowercaseLetter, .otherLetter, .modifierLetter: return .small
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    default: return punctuation.contains(scalar) ? .punctuation : .symbol
    }
  }

  /// The cost of a text, and the language that fits best.
  func cost(_ bytes: [UInt8]) -> (cost: Int, language: String) {
    typealias Cost = EncodingDetection.Cost
    var cost = prior
    var counts = [Int](repeating: 0, count: 256)
    var before = Kind.plainOther
    for (index, byte) in bytes.enumerated() {
      let kind = kinds[Int(byte)]
      let next = index + 1 < bytes.count ? kinds[Int(bytes[index + 1])] : .plainOther
      switch kind {
      case .plainSmall, .plainOther: break
      case .plainCapital: if before == .small { cost += Cost.plainCapital }
      case .small, .capital, .mark:
        counts[Int(byte)] += 1
        let follows = before == .plainSmall || before == .small
        if kind == .capital, follows { cost += Cost.capital }
        if isLatin[Int(byte)] {
          if !before.isLetter, !next.isPlainLetter { cost += Cost.alone }
        } else if before.isPlainLetter || next.isPlainLetter {
          cost += Cost.otherScript
        }
      case .punctuation, .symbol:
        cost += kind == .symbol ? Cost.symbol : Cost.punctuation
        if before.isLetter, next.isLetter, !joins[Int(byte)] { cost += Cost.inWord }
      case .control: cost += Cost.control
      case .invalid: cost += Cost.invalid
      }
      before = kind
    }
    var best: (cost: Int, language: String)?
    for language in languages {
      var sum = 0
      for byte in 0x80..<0x100 where counts[byte] > 0 { sum += counts[byte] * language.costs[byte] }
      if best.map({ sum < $0.cost }) ?? true { best = (sum, language.name) }
    }
    return (cost + (best?.cost ?? 0), best?.language ?? "")
  }
}
