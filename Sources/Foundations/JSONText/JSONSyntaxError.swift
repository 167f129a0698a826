/// The position and the reason of a JSON syntax error.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  /// The reason.
  package enum Reason: String, Sendable {
    case unexpectedEnd, expectedValue, expectedName, expectedColon, expectedCommaOrEnd
    case badLiteral, badNumber, badEscape, controlCharacter, invalidUTF8, trailingBytes
  }

  /// The offset of the faulty byte from the start of the parsed range.
  package let offset: Int
  /// The reason.
  package let reason: Reason

  /// An error at an offset.
  package init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

/// Why a text was not parsed.
package enum JSONParseFailure: Error, Sendable {
  /// The text is not JSON.
  case syntax(JSONSyntaxError)
  /// The text nests deeper than `limit`. `before` has everything parsed until then, with open
  /// containers closed and null for the value that was too deep.
  case tooDeep(offset: Int, limit: Int, before: JSONDocument)
  /// The text has `limit` bytes or more.
  case tooLarge(limit: Int)
}
