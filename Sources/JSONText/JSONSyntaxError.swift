/// Where and why a text is not JSON.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  /// What is wrong at the offset.
  package enum Reason: String, Sendable {
    case unexpectedEnd, expectedValue, expectedName, expectedColon, expectedCommaOrEnd
    case badLiteral, badNumber, badEscape, controlCharacter, invalidUTF8, trailingBytes
  }

  /// The byte at fault, counted from the start of the parsed range.
  package let offset: Int
  /// What is wrong there.
  package let reason: Reason

  /// A finding at an offset.
  package init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

/// Why no document came of a text.
package enum JSONParseFailure: Error, Sendable {
  /// The text is not JSON.
  case syntax(JSONSyntaxError)
  /// The text nests deeper than `limit`; `before` holds what was read until then, closed where
  /// it broke off, with null in place of the value that was too deep.
  case tooDeep(offset: Int, limit: Int, before: JSONDocument)
  /// The text has `limit` bytes or more.
  case tooLarge(limit: Int)
}
