import UnicodeTables

/// The place of a caret in a text that is drawn: from a point to a position in the text.
package enum TextCaret {
  /// The border between two clusters that is nearest to a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the start of the text's lines. Of two borders that are equally near,
  ///     the later one.
  ///   - line: The line with the point, as ``TextLines`` divides the text.
  /// - Returns: The byte in front of which the caret is.
  /// - Complexity: O(bytes of the line).
  package static func byte(
    nearest x: LayoutLength, in line: TextLine, of bytes: Span<UInt8>, by measurer: TextMeasurer
  ) -> Int {
    var pen = TextPen(measurer)
    var position = line.bytes.lowerBound
    while position < line.bytes.upperBound {
      let start = pen.length
      let end = min(GraphemeClusters.end(of: bytes, from: position), line.bytes.upperBound)
      pen.advance(over: position..<end, in: bytes)
      if 2 * x < start + pen.length { return position }
      position = end
    }
    return position
  }

  /// The lines of a text in a cell.
  ///
  /// - Parameter width: The width at which the text is wrapped; nil: it is on one line, and may be
  ///   longer than its cell.
  package static func lines(
    _ bytes: Span<UInt8>, in width: LayoutLength?, linesMax: Int, by measurer: TextMeasurer
  ) -> [TextLine] {
    guard let width else {
      return [TextLine(bytes: 0..<bytes.count, width: measurer.width(of: bytes))]
    }
    return TextLines.wrap(bytes, in: width, by: measurer, linesMax: linesMax)
  }
}
