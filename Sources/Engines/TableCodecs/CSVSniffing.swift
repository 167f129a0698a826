import CellFormats
import TableValues

/// Why a file cannot be opened as delimited text.
package enum CSVError: Error, Hashable, Sendable {
  /// The file is compressed. The format is named, such as `gzip`.
  case compressed(String)
  /// The file is no text.
  case notText(FileSignature)
  /// A record has more columns than are allowed.
  case tooManyColumns(Int)
  /// A delimiter, quote or comment prefix cannot be used.
  case badOption(String)
  /// The request was cancelled.
  case cancelled
}

/// One detected property and its evidence.
package struct CSVFinding: Hashable, Sendable {
  /// The property: `encoding`, `delimiter`, `quote`, `escape`, `lineEnd`, `comment`, `preamble` or
  /// `header`.
  package var choice: String
  /// The value, readable for people.
  package var value: String
  /// The reason in a few words.
  package var reason: String
  /// The number of records or lines examined.
  package var examined: Int
  /// The share of them that agrees, 0...1.
  package var share: Double

  /// Makes a finding.
  package init(
    _ choice: String, _ value: String, _ reason: String, _ examined: Int, _ share: Double
  ) {
    self.choice = choice
    self.value = value
    self.reason = reason
    self.examined = examined
    self.share = share
  }
}

/// The result of examining the beginning of a file.
package struct CSVSniffing: Sendable {
  /// The dialect.
  package var dialect: CSVDialect
  /// The positions of its parts.
  package var layout: CSVLayout
  /// Its columns.
  package var columns: [CSVColumn]
  /// The evidence for the types of the columns.
  package var typeEvidence: [CSVTypeEvidence]
  /// The detected properties with their evidence.
  package var findings: [CSVFinding]
  /// The number of records used for type inference.
  package var rowsExamined: Int

  /// Whether the encoding was found by the frequencies of letters.
  package var hasGuessedEncoding: Bool {
    findings.contains { $0.choice == "encoding" && $0.reason.hasPrefix(EncodingGuess.reasonStart) }
  }
}

/// A possible combination of delimiter and quote, with statistics of the sample.
struct CSVCandidate {
  var delimiter: UInt8
  var quote: UInt8?
  var escape: CSVEscape
  /// Fields per record, for the first records of the sample.
  var widths: [Int] = []
  /// Whether each of these records looks like a comment.
  var looksLikeComment: [Bool] = []
  var quotedFields = 0
  var brokenQuotes = 0
  var hasLetters = false

  /// The most frequent number of fields among the records that are neither comments nor preamble.
  var modalWidth: Int {
    var counts: [Int: Int] = [:]
    for width in bodyWidths { counts[width, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  /// The widths without comments, and without records before the first one of two fields.
  var bodyWidths: [Int] {
    let plain = zip(widths, looksLikeComment).filter { !$0.1 }.map(\.0)
    let body = plain.isEmpty ? widths : plain
    let start = body.prefix(33).firstIndex { $0 > 1 } ?? 0
    return Array(body[start...])
  }

  /// The share of records with the most frequent number of fields.
  var consistency: Double {
    let body = bodyWidths
    guard !body.isEmpty else { return 0 }
    let modal = modalWidth
    return Double(body.count { $0 == modal }) / Double(body.count)
  }

  /// Higher is more likely; negative if it is impossible.
  var score: Double {
    let body = bodyWidths
    let width = modalWidth
    guard width > 1, consistency >= 0.5 else { return -1 }
    let rare: [UInt8: (penalty: Double, width: Int, rows: Int)] = [
      0x3A: (0.15, 3, 3), 0x5E: (0.1, 2, 2), 0x7E: (0.1, 2, 2), 0x20: (0.3, 3, 4),
    ]
    var score = consistency
    if let limits = rare[delimiter] {
      guard consistency >= 0.99, width >= limits.width, body.count >= limits.rows, hasLetters else {
        return -1
      }
      score -= limits.penalty
    }
    if body.first == width { score += 0.1 }
    // A first line that this delimiter does not divide is a preamble, or belongs to another
    // delimiter.
    if let first = zip(widths, looksLikeComment).first(where: { !$0.1 }), first.0 == 1 {
      score -= 0.05
    }
    score -= 0.5 * min(1, Double(brokenQuotes) / Double(max(body.count, 1)))
    if quotedFields > 0 { score += 0.05 }
    if quote == nil { score -= 0.02 }
    if quote == 0x27 { score -= 0.03 }
    if escape == .backslash { score -= 0.01 }
    return score
  }
}
