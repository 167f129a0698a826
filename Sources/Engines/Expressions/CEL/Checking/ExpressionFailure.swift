/// Why an expression was refused before it ran: the position, what was found, and a hint. It is a
/// class so that throwing it moves one word, at every level of a deep expression.
package final class ExpressionFailure: Error, Hashable, Sendable {
  /// The kind of refusal.
  package enum Kind: String, Sendable {
    /// The text does not follow the grammar.
    case syntax
    /// A limit of ``ExpressionLimits`` is exceeded.
    case limit
    /// A name is not declared.
    case undeclared
    /// No overload accepts these types.
    case noSuchOverload
    /// A type is not assignable.
    case type
    /// A message type or another part of the language that this engine does not support.
    case unsupported
  }

  /// The kind.
  package let kind: Kind
  /// One sentence for people.
  package let message: String
  /// The bytes of the source that are faulty.
  package let range: Range<Int>
  /// What was expected, if that can be named.
  package let expected: String?
  /// What was found.
  package let found: String?
  /// A suggestion.
  package let hint: String?
  /// Further independent faults, in the order of detection.
  package let others: [ExpressionFailure]

  /// The maximum number of faults that are reported for one expression.
  static let countMax = 16

  /// Makes a failure.
  package init(
    _ kind: Kind, _ message: String, at range: Range<Int>, expected: String? = nil,
    found: String? = nil, hint: String? = nil, others: [ExpressionFailure] = []
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.expected = expected
    self.found = found
    self.hint = hint
    self.others = others
  }

  /// Several faults as one failure: the first, which contains the others; nil for none.
  static func joined(_ failures: [ExpressionFailure]) -> ExpressionFailure? {
    failures.first.map { first in
      ExpressionFailure(
        first.kind, first.message, at: first.range, expected: first.expected, found: first.found,
        hint: first.hint, others: Array(failures.dropFirst()))
    }
  }

  /// Equality of everything that is reported.
  package static func == (left: ExpressionFailure, right: ExpressionFailure) -> Bool {
    left.kind == right.kind && left.message == right.message && left.range == right.range
      && left.expected == right.expected && left.found == right.found && left.hint == right.hint
      && left.others == right.others
  }

  /// Hashes consistently with `==`; the other faults are left out.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(message)
    hasher.combine(range)
  }
}

/// Why an evaluation has no value. It is a class so that throwing it moves one word.
package final class EvaluationError: Error, Sendable {
  /// The kind of error, which has the same name on the wire.
  package enum Kind: String, Sendable {
    /// A name has no value.
    case unbound
    /// A function is not known.
    case unknownFunction
    /// No overload accepts the types of the values.
    case noSuchOverload
    /// An operand is null.
    case nullOperand
    /// A map has no such key.
    case noSuchKey
    /// A key occurs twice.
    case duplicateKey
    /// The type of a key is not allowed.
    case invalidKey
    /// A list has no such index.
    case indexOutOfRange
    /// Division or remainder by zero.
    case divisionByZero
    /// A result is outside its type's range.
    case overflow
    /// A value cannot be converted.
    case conversion
    /// An argument is outside the function's domain.
    case invalidArgument
    /// The value of an absent optional is requested.
    case noValue
    /// A pattern is not a regular expression.
    case invalidPattern
    /// The cell that is read is an error cell.
    case cellError
    /// The cell that is read is not known yet.
    case pending
    /// The evaluation exceeded its step limit.
    case costExceeded
    /// A value exceeded its size limit.
    case tooLarge
    /// The request was cancelled.
    case cancelled
  }

  /// The kind.
  package let kind: Kind
  /// One sentence for people.
  package let message: String
  /// The bytes of the source that failed, if known.
  package let range: Range<Int>?

  /// Makes an error.
  package init(_ kind: Kind, _ message: String, at range: Range<Int>? = nil) {
    self.kind = kind
    self.message = message
    self.range = range
  }

  /// Whether the evaluation must stop: `||` and `&&` do not absorb an exceeded limit.
  var endsEvaluation: Bool {
    switch kind {
    case .costExceeded, .tooLarge, .cancelled: true
    case .unbound, .unknownFunction, .noSuchOverload, .nullOperand, .noSuchKey, .duplicateKey,
      .invalidKey, .indexOutOfRange, .divisionByZero, .overflow, .conversion, .invalidArgument,
      .noValue, .invalidPattern, .cellError, .pending:
      false
    }
  }

  /// The same error with a position, if it has none.
  func located(at range: Range<Int>) -> EvaluationError {
    self.range == nil ? EvaluationError(kind, message, at: range) : self
  }
}
