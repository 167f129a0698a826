import Expressions

/// A regular expression of a text.
func regex(
  _ pattern: String, ignoresCase: Bool = false, limits: RegularExpressionLimits = .init()
) throws(RegularExpressionError) -> RegularExpression {
  try RegularExpression(
    Array(pattern.utf8), options: RegularExpressionOptions(ignoresCase: ignoresCase),
    limits: limits)
}

/// All matches as text: groups with commas between, matches with blanks; a dot is a group that
/// took no part.
func spans(_ pattern: String, in text: String) throws -> String {
  spans(try regex(pattern), in: Array(text.utf8))
}

/// All matches as text.
func spans(_ expression: RegularExpression, in text: [UInt8]) -> String {
  expression.allMatches(in: text).map(description).joined(separator: " ")
}

/// A match as text.
func description(_ match: RegularExpressionMatch) -> String {
  (0..<match.count).map { group in
    match[group].map { "\($0.lowerBound)-\($0.upperBound)" } ?? "."
  }.joined(separator: ",")
}

/// What is wrong with a pattern: the kind and where; nil if nothing is.
func fault(_ pattern: String) -> String? {
  do {
    _ = try regex(pattern)
    return nil
  } catch {
    return "\(error.kind.rawValue) \(error.range.lowerBound)-\(error.range.upperBound)"
  }
}
