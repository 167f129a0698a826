/// How texts of a view are measured: those of cells, and those that are set in bold, as headers.
package struct TextMetrics: Sendable, Hashable {
  /// Those of cells.
  package var regular: TextMeasurer
  /// Those in bold; the same where there is no other face.
  package var bold: TextMeasurer

  /// Makes metrics; `bold` is by default the same.
  package init(_ regular: TextMeasurer, bold: TextMeasurer? = nil) {
    self.regular = regular
    self.bold = bold ?? regular
  }
}
