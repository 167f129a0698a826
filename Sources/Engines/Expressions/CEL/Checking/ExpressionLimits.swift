/// The limits of one expression. Exceeding a limit is a named error.
package struct ExpressionLimits: Hashable, Sendable {
  /// The maximum size of the source, in bytes.
  package var sourceBytes = 16_384
  /// The maximum number of nodes of the syntax tree, after macro expansion.
  package var nodes = 10_000
  /// The maximum nesting depth of the text and of the tree.
  ///
  /// The language requires at least 32 parentheses and 12 of everything else.
  package var depth = 100
  /// The maximum number of steps of one evaluation. A step is about one operation, one iteration of
  /// a loop, or sixteen bytes of text read or written.
  package var steps = 1_000_000
  /// The maximum number of steps for a chunk of rows, if an expression runs row by row.
  package var chunkSteps = 50_000_000
  /// The maximum size of a value. A unit is one element or sixteen bytes of text.
  package var valueUnits = 1_000_000

  /// The limits that the daemon publishes.
  package init() {}
}
