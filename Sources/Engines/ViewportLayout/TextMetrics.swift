/// The text measurers of a view: for regular text, and for bold text such as headers.
package struct TextMetrics: Sendable, Hashable {
  /// For regular text.
  package var regular: TextMeasurer
  /// For bold text; the same if there is no bold face.
  package var bold: TextMeasurer

  /// Makes metrics. By default `bold` is the same.
  package init(_ regular: TextMeasurer, bold: TextMeasurer? = nil) {
    self.regular = regular
    self.bold = bold ?? regular
  }
}
