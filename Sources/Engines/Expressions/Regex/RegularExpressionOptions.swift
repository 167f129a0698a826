/// The options of a pattern, unless its flags override them.
package struct RegularExpressionOptions: Sendable, Hashable {
  /// Whether case is ignored, as with `(?i)`: by simple case folding of Unicode 17.
  package var ignoresCase: Bool
  /// Whether `.` matches a newline, as with `(?s)`.
  package var dotMatchesNewline: Bool
  /// Whether `^` and `$` match at lines, as with `(?m)`.
  package var isMultiline: Bool
  /// Whether repetitions match as little as possible, as with `(?U)`.
  package var isLazy: Bool
  /// Whether the pattern is literal text instead of a regular expression.
  package var isLiteral: Bool

  /// Makes options. The defaults are those of RE2.
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

/// The limits of a regular expression. A pattern that exceeds a limit is refused when it is
/// compiled.
package struct RegularExpressionLimits: Sendable, Hashable {
  /// The maximum size of a pattern, in bytes.
  package var patternBytes = 1000
  /// The maximum nesting of groups.
  package var depth = 1000
  /// The maximum count of a repetition, multiplied by those around it.
  package var repeats = 1000
  /// The maximum number of states of the compiled program, which limits the time per byte.
  package var states = 10_000
  /// The approximate memory limit of the states built while matching, in bytes. When it is
  /// exceeded, they are discarded and rebuilt. An expression has two such caches for every
  /// concurrent caller.
  package var cacheBytes = 8 << 20

  /// The default limits.
  package init() {}
}
