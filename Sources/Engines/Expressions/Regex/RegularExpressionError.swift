/// Why a pattern or a replacement template is invalid.
package struct RegularExpressionError: Error, Sendable, Equatable {
  /// The kinds of faults: those of RE2, and the limits.
  package enum Kind: String, Sendable, CaseIterable {
    case badEscape = "bad escape"
    case badClass = "bad character class"
    case badClassRange = "bad character class range"
    case missingBracket = "missing ]"
    case missingParenthesis = "missing )"
    case unexpectedParenthesis = "unexpected )"
    case trailingBackslash = "trailing backslash"
    case repeatWithoutArgument = "no argument for repetition"
    case badRepeatSize = "bad repetition count"
    case badRepeatOperator = "bad repetition operator"
    case badGroup = "bad group"
    case badGroupName = "bad group name"
    case notUTF8 = "invalid UTF-8"
    case notSupported = "not supported"
    case tooLarge = "too large"
    case tooDeep = "nested too deeply"
    case badRewrite = "bad rewrite"
  }

  /// What is wrong.
  package var kind: Kind
  /// The position of the fault, in bytes of the pattern.
  package var range: Range<Int>
  /// What was expected and what was found, in words.
  package var message: String
  /// What to write instead.
  package var hint: String

  /// Makes an error.
  package init(_ kind: Kind, at range: Range<Int>, _ message: String, hint: String) {
    self.kind = kind
    self.range = range
    self.message = message
    self.hint = hint
  }
}
