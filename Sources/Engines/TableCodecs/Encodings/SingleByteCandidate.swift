import ProtocolWords

/// An encoding of one byte per character as the detection sees it.
///
/// Costs are in eighths of a nat; costs of evidence are multiplied by ``EncodingEvidence/unit``.
struct SingleByteCandidate: Sendable {
  /// What a text costs in an encoding.
  struct Cost {
    /// The cost without that of the encoding itself.
    var evidence: Int
    /// The language that fits best; nil if there are no letters.
    var language: String?
  }

  /// What letters cost at places where they are seldom.
  private enum At {
    /// A capital behind a small letter.
    static let capital = 40
    /// A capital of ASCII behind a small letter that is not.
    static let plainCapital = 24
    /// A small letter among capitals.
    static let amongCapitals = 32
    /// A Latin letter behind another that is not ASCII.
    static let second = 22
    /// A letter alone.
    static let alone = 32
    /// A letter alone that is a word.
    static let word = 10
    /// A letter alone beside a digit, in addition.
    static let digit = 28
    /// A letter of another script beside one of ASCII.
    static let otherScript = 64
    /// Letters of another script of which no two are beside each other.
    static let noWords = 64
    /// An ASCII sign that is seldom behind a letter.
    static let oddSign = 24
    /// A letter that the language lacks.
    static let rareLetter = 80
    /// A quotation mark at a word, where all are opening or all are closing.
    static let unpaired = 24
    /// What a word of money or a unit costs less beside a digit: `5 Kč`.
    static let amount = 60
  }

  /// Words of money, and units. Signs have kinds of their own.
  private static let amounts = [
    "zł", "Kč", "руб", "грн", "лв", "дин", "ден", "шт", "кг", "км", "см", "мм",
  ]

  let encoding: FileEncoding
  /// How seldom it is.
  let prior: Int
  private let kinds: [CharacterKind]
  private let scalars: [UnicodeScalar]
  private let amounts: Set<[UInt8]>
  private let languages: [(name: String, costs: [Int])]

  /// All of them; of equals, the first is found.
  static let all: [SingleByteCandidate] =
    [
      .windows1252, .windows1250, .windows1251, .windows1253, .windows1254, .windows1255,
      .windows1256, .windows1257, .windows1258, .koi8r, .koi8u, .iso8859Part2, .iso8859Part5,
      .iso8859Part7, .iso8859Part9, .iso8859Part15, .macRoman, .iso8859Part13, .iso8859Part4,
      .iso8859Part8, .iso8859Part6, .iso8859Part11, .iso8859Part3, .iso8859Part14, .iso8859Part16,
      .iso8859Part10,
    ].map { SingleByteCandidate($0) }

  private init(_ encoding: FileEncoding) {
    self.encoding = encoding
    prior = EncodingDetection.prior(of: encoding)
    let place = FileEncoding.singleByte.firstIndex(of: encoding) ?? 0
    let characters = (0..<0x80).map { UInt16($0) } + EncodingTables.ofSingleByte[place].characters
    let scalars = characters.map { UnicodeScalar($0) ?? "\u{FFFD}" }
    self.scalars = scalars
    kinds = scalars.map { Self.kind($0, encoding) }
    amounts = Set(Self.amounts.compactMap { TextTranscoder.bytes(Array($0.utf8), in: encoding) })
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

  /// The kind of a character. The Greek letters of Mac Roman are signs.
  private static func kind(_ scalar: UnicodeScalar, _ encoding: FileEncoding) -> CharacterKind {
    let kind = CharacterKind.of(scalar)
    return encoding == .macRoman && kind.isOther ? .symbol : kind
  }

  /// A letter that a language lacks. Western texts have foreign names.
  private static func rareCost(of letter: UInt32, _ encoding: FileEncoding) -> Int {
    let isWestern = encoding == .windows1252 || encoding == .iso8859Part15
    return isWestern && letter < 0x180 ? At.rareLetter - 16 : At.rareLetter
  }

  /// The character of a byte.
  func character(_ byte: Int) -> UnicodeScalar { scalars[byte] }

  /// The cost of a text in this encoding.
  func cost(_ evidence: EncodingEvidence) -> Cost {
    var cost = 0
    var counts = [Int](repeating: 0, count: 256)
    var hasLetters = false
    var hasOthers = false
    var hasWords = false
    var openings = 0
    var closings = 0
    let bytes = evidence.bytes
    let tones = encoding == .windows1258
    for place in evidence.places {
      let byte = bytes[place.index]
      let kind = kinds[Int(byte)]
      var own = 0
      if kind.isLetter {
        counts[Int(byte)] += place.weight
        hasLetters = true
        let before = kinds[Int(bytes[place.index - 1])]
        let next = kinds[Int(bytes[place.index + 1])]
        if kind.isLatin {
          own = Self.costOfLatin(kind, before, next)
          if before.isLatin, !tones { own += At.second }
        } else if kind.isOther {
          hasOthers = true
          if kind == .otherCapital, before.isSmall { own += At.capital }
          if before.isPlainLetter || next.isPlainLetter { own += At.otherScript }
          if before.isOther || before == .mark { hasWords = true }
          if !before.isLetter, !next.isLetter {
            own += At.alone + (before == .digit || next == .digit ? At.digit : 0)
          }
        } else if !before.isLetter {
          own += At.alone
        }
        if next == .plainOther, Self.isOdd(bytes[place.index + 1]) { own += At.oddSign }
      } else if kind.rawValue >= CharacterKind.symbol.rawValue {
        let isBehind = kinds[Int(bytes[place.index - 1])].isLetter
        let isBefore = kinds[Int(bytes[place.index + 1])].isLetter
        own = SignPlaces.cost(of: kind, isBehind: isBehind, isBefore: isBefore)
      } else {
        let at = SignPlaces.Place(kinds: kinds, bytes: bytes, index: place.index)
        own = SignPlaces.cost(kind, at)
        if kind == .quote, at.isBesideLetter {
          if at.next.isLetter { openings += place.weight } else { closings += place.weight }
        }
        if Self.isOdd(bytes[place.index + 1]) { own += At.oddSign }
      }
      cost += own * place.weight
    }
    for amount in evidence.amounts where amounts.contains(Array(bytes[amount.word])) {
      cost -= At.amount * amount.weight
      hasWords = true
    }
    if openings == 0 || closings == 0 { cost += At.unpaired * max(openings, closings) }
    if hasOthers, !hasWords { cost += At.noWords * EncodingEvidence.unit }
    var best: (cost: Int, language: String)?
    for language in languages {
      var sum = 0
      for byte in 0x80..<0x100 where counts[byte] > 0 { sum += counts[byte] * language.costs[byte] }
      if best.map({ sum < $0.cost }) ?? true { best = (sum, language.name) }
    }
    return Cost(evidence: cost + (best?.cost ?? 0), language: hasLetters ? best?.language : nil)
  }

  /// What a Latin letter costs at its place, its frequency aside.
  private static func costOfLatin(
    _ kind: CharacterKind, _ before: CharacterKind, _ next: CharacterKind
  ) -> Int {
    if !before.isLetter, !next.isLetter {
      if before == .digit || next == .digit { return At.alone + At.digit }
      return kind == .smallWord || kind == .capitalWord ? At.word : At.alone
    }
    if kind.isCapital {
      return before.isSmall ? At.capital : before.isCapital && next.isSmall ? At.amongCapitals : 0
    }
    guard next.isCapital else { return 0 }
    return before.isCapital ? At.plainCapital + At.amongCapitals : At.plainCapital
  }

  /// Whether a byte is a sign of ASCII that texts have seldom behind a letter.
  private static func isOdd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x40, 0x5C, 0x5E, 0x60, 0x7B, 0x7D, 0x7E: true
    default: false
    }
  }
}
