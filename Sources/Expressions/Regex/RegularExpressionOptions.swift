/// How a pattern is meant where it does not say so itself.
package struct RegularExpressionOptions: Sendable, Hashable {
  /// Whether letters match in every case, as with `(?i)`: by simple case folding of Unicode 17.
  package var ignoresCase: Bool
  /// Whether `.` matches a newline, as with `(?s)`.
  package var dotMatchesNewline: Bool
  /// Whether `^` and `$` match at lines, as with `(?m)`.
  package var isMultiline: Bool
  /// Whether repetitions take as little as they can, as with `(?U)`.
  package var isLazy: Bool
  /// Whether the pattern is a text to look for and no regular expression.
  package var isLiteral: Bool

  /// Makes options; by default all is as RE2 has it.
  package init(
    ignoresCase: Bool = false, dotMatchesNewline: Bool = false, isMultiline: Bool = false,
    isLazy: Bool = false, isLiteral: Bool = false
  ) {
    self.ignoresCase = ignoresCase
    self.dotMatchesNewline = dotMatchesNewline
    self.isMultiline = isMultiline
    self.isLazy = isLazy
    self.isLiteral = isLiteral
  }
}

/// How large a regular expression may be; what passes a limit is refused when it is compiled.
package struct RegularExpressionLimits: Sendable, Hashable {
  /// The most bytes of a pattern.
  package var patternBytes = 1000
  /// The most groups within groups.
  package var depth = 1000
  /// The highest count of a repetition, those around it multiplied in.
  package var repeats = 1000
  /// The most states of the compiled program: the time per byte is never more than this.
  package var states = 10_000
  /// The most bytes, about, that the states found while matching may take; then they are found anew.
  /// An expression has two such caches for every caller at a time.
  package var cacheBytes = 8 << 20

  /// The limits of the house.
  package init() {}
}
