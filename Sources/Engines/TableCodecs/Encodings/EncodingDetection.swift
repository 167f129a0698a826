import ProtocolWords

/// An encoding that was found by the letters and signs of a text.
struct EncodingGuess {
  /// How the reason of a guess begins.
  static let reasonStart = "not UTF-8"

  /// The encoding.
  var encoding: FileEncoding
  /// The reason in a few words.
  var reason: String
  /// The number of bytes examined that are not ASCII.
  var examined: Int
  /// How sure the text is that it gives, 0...1.
  var share: Double
}

/// Finds the encoding of text that is not UTF-8, by frequencies of letters and places of signs.
///
/// A text costs what its letters cost in the language that fits best, -ln of their shares. Letters
/// that the language lacks, control characters and bytes without a character cost more. So do
/// capitals behind small letters, scripts that change within a word, and letters alone beside
/// digits. Signs cost little at their right places. Each word counts once, and a little more if it
/// is repeated. An encoding costs more the less it is used. The encoding in which the text costs
/// least is the guess.
///
/// The share is the part that the text has in the likelihood of all encodings. It was compared with
/// files of known encodings, see `Tests/Scripts/check-encoding-shares.py`.
enum EncodingDetection {
  /// How much of a difference of costs is believed. Letters of one text are not independent.
  private static let trust = 0.5

  private struct Score {
    var encoding: FileEncoding
    /// The costs of the text and of the encoding itself, in nats.
    var evidence: Double
    var prior: Double
    var cost: Double { evidence + prior }
    var language: String?
    /// The candidate, if it has one byte per character.
    var candidate: SingleByteCandidate?
  }

  /// The cost of an encoding itself, in eighths of a nat: -8 ln of how often it is met, about.
  static func prior(of encoding: FileEncoding) -> Int {
    switch encoding {
    case .windows1252: 0
    case .windows1250, .windows1251, .gb18030, .shiftJIS: 18
    case .iso8859Part15, .big5, .eucKR, .windows1254: 24
    case .windows1253, .iso8859Part2, .windows1257, .windows1256, .windows1255: 30
    case .koi8r, .iso8859Part7, .iso8859Part9, .iso8859Part11, .eucJP, .macRoman: 36
    case .windows1258, .koi8u, .iso8859Part5: 42
    default: 44
    }
  }

  /// The best guess for text with bytes above 0x7F. Time is linear in the length of the text.
  static func guess(_ head: [UInt8], isCut: Bool = false) -> EncodingGuess {
    let evidence = EncodingEvidence(head, isCut: isCut)
    let scale = 1 / Double(8 * EncodingEvidence.unit)
    var scores = SingleByteCandidate.all.map { candidate in
      let cost = candidate.cost(evidence)
      return Score(
        encoding: candidate.encoding,
        evidence: Double(cost.evidence) * scale, prior: Double(candidate.prior) / 8,
        language: cost.language, candidate: candidate)
    }
    scores += FileEncoding.multiByte.map { encoding in
      let language = LetterFrequencies.languages(of: encoding)[0]
      let cost = MultiByteCandidate.cost(evidence, encoding, language)
      return Score(
        encoding: encoding, evidence: Double(cost) * scale, prior: Double(prior(of: encoding)) / 8,
        language: language.name)
    }
    var best = scores[0]
    for score in scores where score.cost < best.cost { best = score }
    var encoding = best.encoding
    if encoding == .windows1252, !evidence.hasControls { encoding = .latin1 }
    let reason = best.language.map { "letters as in \($0)" } ?? "only signs, beside ASCII"
    return EncodingGuess(
      encoding: encoding, reason: "\(EncodingGuess.reasonStart); \(reason)",
      examined: evidence.highCount, share: share(of: best, among: scores, evidence))
  }

  /// How likely the text of an encoding is: its weight among those of all encodings.
  private static func share(
    of best: Score, among scores: [Score], _ evidence: EncodingEvidence
  ) -> Double {
    var own = 0.0
    var all = 0.0
    for score in scores {
      let weight = exponential((best.cost - score.cost) * trust)
      all += weight
      if isSame(best, score, evidence) { own += weight }
    }
    // A text that costs much in every encoding is in none of these, for example in a code page of
    // DOS. Right answers cost at most 4 nats per byte, 5 where characters are ideographs.
    let weights = evidence.places.reduce(0) { $0 + $1.weight }
    let mean = best.evidence * Double(EncodingEvidence.unit) / Double(max(weights, 1))
    let usual = best.candidate != nil ? 4.0 : 5.0
    let fit = min(1, max(0.1, 1 - (mean - usual) / (best.candidate != nil ? 4.5 : 2.5)))
    // A few words prove little.
    let most = 1 - 1 / Double(3 * evidence.wordCount + 7)
    return (min(0.99, most, fit * own / all) * 100).rounded() / 100
  }

  /// Whether a text is the same in two encodings.
  private static func isSame(_ first: Score, _ second: Score, _ evidence: EncodingEvidence) -> Bool
  {
    guard let one = first.candidate, let other = second.candidate else {
      return first.encoding == second.encoding
    }
    return evidence.isMet.indices.allSatisfy { byte in
      !evidence.isMet[byte] || one.character(byte) == other.character(byte)
    }
  }

  /// e to the power of a number that is not above 0, by halving the exponent.
  private static func exponential(_ power: Double) -> Double {
    let part = max(power, -64) / 1024
    var result = 1 + part + part * part / 2
    for _ in 0..<10 { result *= result }
    return result
  }
}
