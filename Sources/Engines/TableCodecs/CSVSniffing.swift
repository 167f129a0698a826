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
  /// The property: `encoding`, `delimiter`, `quote`, `escape`, `skipInitialSpace`, `lineEnd`,
  /// `comment`, `preamble`, `header` or `headerRows`.
  package var choice: String
  /// The value, readable for people.
  package var value: String
  /// The reason in a few words.
  package var reason: String
  /// The number of records or lines examined.
  package var examined: Int
  /// The share of them that agrees, 0...1.
  package var share: Double
  /// For the delimiter: the parts of its score by name, each 0...1. Empty for other properties.
  package var parts: [CSVScorePart] = []
  /// For the delimiter: the other ones that were tried with their scores, the most likely first.
  package var others: [CSVOtherDelimiter] = []

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

/// One part of the score of a dialect.
package struct CSVScorePart: Hashable, Sendable {
  /// Its name, such as `fields`.
  package var name: String
  /// Its value, 0...1. The score is the product of all.
  package var value: Double
}

/// A delimiter that was tried and not chosen.
package struct CSVOtherDelimiter: Hashable, Sendable {
  /// The delimiter; nil: a file of one column.
  package var delimiter: UInt8?
  /// Its score, 0...1.
  package var score: Double
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
