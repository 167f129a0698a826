/// What one expression may cost; passing a limit is a named error.
package struct ExpressionLimits: Hashable, Sendable {
  /// The longest source, in bytes.
  package var sourceBytes = 16_384
  /// The most nodes of a syntax tree, after macros.
  package var nodes = 10_000
  /// How deep an expression may nest, in its text and in its tree.
  ///
  /// The language asks for at least 32 parentheses and 12 of everything else.
  package var depth = 100
  /// The most steps of one evaluation. A step is about one operation, one turn of a loop, or
  /// sixteen bytes of text that is read or written.
  package var steps = 1_000_000
  /// The most steps of a chunk of rows, where an expression runs row by row.
  package var chunkSteps = 50_000_000
  /// The largest value, in units of one element or sixteen bytes of text.
  package var valueUnits = 1_000_000

  /// The limits that the daemon publishes.
  package init() {}
}
