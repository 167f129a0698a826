import ProtocolWords

/// What does not fit in a lent source, although its rows could be read.
struct LentProblem: Sendable {
  /// The kind.
  var kind: LentProblemKind
  /// One sentence.
  var message: String
  /// The announced number of rows.
  var expected: Int?
  /// The number of rows that were read.
  var found: Int?
  /// Some rows concerned.
  var rows: [Int] = []
}
