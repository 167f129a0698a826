/// Why a format cannot be compiled.
package struct FormatError: Error, Hashable, Sendable {
  /// The member of the format that is wrong, such as `pattern`.
  package var member: String
  /// The position in the member's text, in code points; nil if the whole member is wrong.
  package var position: Int?
  /// What was expected.
  package var expected: String
  /// What was found instead.
  package var found: String

  /// Makes an error.
  package init(member: String, position: Int? = nil, expected: String, found: String) {
    self.member = member
    self.position = position
    self.expected = expected
    self.found = found
  }
}
