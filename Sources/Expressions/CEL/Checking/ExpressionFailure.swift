/// Why an expression was refused before it ran: where, what was found and what may help. A class,
/// so that throwing it moves one word, at every level of a deep expression.
package final class ExpressionFailure: Error, Hashable, Sendable {
  /// The kinds of refusal.
  package enum Kind: String, Sendable {
    /// The text does not follow the grammar.
    case syntax
    /// A limit of ``ExpressionLimits`` is passed.
    case limit
    /// A name is not declared.
    case undeclared
    /// No overload takes these types.
    case noSuchOverload
    /// A type does not fit.
    case type
    /// A message type or another part of the language that this engine leaves out.
    case unsupported
  }

  /// The kind.
  package let kind: Kind
  /// One sentence for people.
  package let message: String
  /// The bytes of the source that it is about.
  package let range: Range<Int>
  /// What would have been right, if that can be said.
  package let expected: String?
  /// What stands there.
  package let found: String?
  /// What may have been meant.
  package let hint: String?
  /// Further faults that do not follow from this one, in the order in which they were found.
  package let others: [ExpressionFailure]

  /// How many faults of one expression are told.
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

  /// Several faults as one failure, the first with the others; nil for none.
  static func joined(_ failures: [ExpressionFailure]) -> ExpressionFailure? {
    failures.first.map { first in
      ExpressionFailure(
        first.kind, first.message, at: first.range, expected: first.expected, found: first.found,
        hint: first.hint, others: Array(failures.dropFirst()))
    }
  }

  /// Equality of all that is told.
  package static func == (left: ExpressionFailure, right: ExpressionFailure) -> Bool {
    left.kind == right.kind && left.message == right.message && left.range == right.range
      && left.expected == right.expected && left.found == right.found && left.hint == right.hint
      && left.others == right.others
  }

  /// Hashes what equality compares, but for the others.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(message)
    hasher.combine(range)
  }
}

/// Why an evaluation has no value. A class, so that throwing it moves one word.
package final class EvaluationError: Error, Sendable {
  /// The kinds of error, named on the wire.
  package enum Kind: String, Sendable {
    /// A name has no value.
    case unbound
    /// A function is not known.
    case unknownFunction
    /// The values are of types that the operation does not take.
    case noSuchOverload
    /// An operand is null.
    case nullOperand
    /// A map has no such key.
    case noSuchKey
    /// A key is written twice.
    case duplicateKey
    /// A key is of a type that is no key.
    case invalidKey
    /// A list has no such index.
    case indexOutOfRange
    /// Division or remainder by zero.
    case divisionByZero
    /// A result is outside its type's range.
    case overflow
    /// A value does not convert.
    case conversion
    /// An argument is outside what the function takes.
    case invalidArgument
    /// An optional is asked for the value that it has not.
    case noValue
    /// A pattern is no regular expression.
    case invalidPattern
    /// The cell that is read is an error itself.
    case cellError
    /// The cell that is read is not known yet.
    case pending
    /// The evaluation took more steps than allowed.
    case costExceeded
    /// A value grew larger than allowed.
    case tooLarge
    /// The request was cancelled.
    case cancelled
  }

  /// The kind.
  package let kind: Kind
  /// One sentence for people.
  package let message: String
  /// The bytes of the source that failed, where known.
  package let range: Range<Int>?

  /// Makes an error.
  package init(_ kind: Kind, _ message: String, at range: Range<Int>? = nil) {
    self.kind = kind
    self.message = message
    self.range = range
  }

  /// Whether the evaluation must end: `||` and `&&` do not absorb a passed limit.
  var endsEvaluation: Bool {
    switch kind {
    case .costExceeded, .tooLarge, .cancelled: true
    case .unbound, .unknownFunction, .noSuchOverload, .nullOperand, .noSuchKey, .duplicateKey,
      .invalidKey, .indexOutOfRange, .divisionByZero, .overflow, .conversion, .invalidArgument,
      .noValue, .invalidPattern, .cellError, .pending:
      false
    }
  }

  /// The same error with a place, if it has none.
  func located(at range: Range<Int>) -> EvaluationError {
    self.range == nil ? EvaluationError(kind, message, at: range) : self
  }
}
