/// Why a format cannot be compiled.
package struct FormatError: Error, Hashable, Sendable {
  /// The member of the format that is wrong, such as `pattern`.
  package var member: String
  /// Where in the member's text, in code points; nil when it is wrong as a whole.
  package var position: Int?
  /// What should stand there.
  package var expected: String
  /// What stands there.
  package var found: String

  /// Makes an error.
  package init(member: String, position: Int? = nil, expected: String, found: String) {
    self.member = member
    self.position = position
    self.expected = expected
    self.found = found
  }
}
