import UnicodeTables

/// The room for a text, and how much of a text fits into it.
///
/// `London Bridge` in six cells is `Londo…`. Unlike ``TruncatedText`` it needs only as much of the
/// text as is shown, so a cell of a megabyte costs as much as one of a line.
package struct TextFit: Sendable, Hashable {
  /// What fits.
  package enum Extent: Sendable, Hashable {
    /// All of the text.
    case whole
    /// The text up to a byte, which is the end of a cluster, and the ellipsis behind it.
    case cut(end: Int)
    /// More of the text must be known. `end` is the end of the last cluster that is known to be
    /// complete.
    case unknown(end: Int)
  }

  /// The width of a line.
  package let width: LayoutLength
  /// The maximum number of lines; nil: texts are not wrapped, and have one line.
  package let linesMax: Int?
  /// What measures.
  package let measurer: TextMeasurer
  /// The width of the ellipsis.
  package let ellipsisWidth: LayoutLength

  /// A room of some lines.
  ///
  /// - Parameters:
  ///   - width: The width of a line.
  ///   - linesMax: The maximum number of lines, at least 1; nil: one, without wrapping.
  ///   - ellipsisWidth: The width of the ellipsis.
  package init(
    _ width: LayoutLength, linesMax: Int? = nil, by measurer: TextMeasurer,
    ellipsisWidth: LayoutLength
  ) {
    self.width = max(0, width)
    self.linesMax = linesMax.map { max(1, $0) }
    self.measurer = measurer
    self.ellipsisWidth = ellipsisWidth
  }

  /// The number of bytes up to which every printable ASCII text fits on one line; 0: unknown.
  package var printableBytesMax: Int {
    if case .cells = measurer { Int(width / LayoutUnit.perUnit) } else { 0 }
  }

  /// How much of a text is shown.
  ///
  /// If not even the ellipsis fits, nothing of the text is shown.
  ///
  /// - Parameters:
  ///   - bytes: The text as it is shown, or its beginning.
  ///   - isWhole: Whether it is the whole text.
  /// - Complexity: O(bytes).
  package func extent(of bytes: Span<UInt8>, isWhole: Bool) -> Extent {
    if let linesMax { return extent(of: bytes, isWhole: isWhole, linesMax) }
    if isWhole, measurer.width(of: bytes) <= width { return .whole }
    return extent(onLine: 0..<bytes.count, of: bytes, isWhole: isWhole)
  }

  /// The room beside the ellipsis.
  private var room: LayoutLength { max(0, width - ellipsisWidth) }

  /// How much is shown of a line that is too long, or is not known to its end.
  private func extent(
    onLine line: Range<Int>, of bytes: Span<UInt8>, isWhole: Bool
  ) -> Extent {
    var pen = TextPen(measurer)
    var (position, end) = (line.lowerBound, line.lowerBound)
    var hasRoom = true
    while position < line.upperBound {
      let next = min(GraphemeClusters.end(of: bytes, from: position), line.upperBound)
      // The last cluster of a beginning may continue behind it.
      if !isWhole, next == bytes.count { return .unknown(end: end) }
      pen.advance(over: position..<next, in: bytes)
      if pen.length > width { return .cut(end: end) }
      if pen.length > room { hasRoom = false }
      if hasRoom { end = next }
      position = next
    }
    return isWhole ? .cut(end: end) : .unknown(end: end)
  }

  private func extent(of bytes: Span<UInt8>, isWhole: Bool, _ linesMax: Int) -> Extent {
    // Where a beginning ends, its last line may still change.
    let needed = isWhole || linesMax == .max ? linesMax : linesMax + 1
    let more = needed == .max ? needed : needed + 1
    let lines = TextLines.wrap(bytes, in: width, by: measurer, linesMax: more)
    let last = lines[min(linesMax, lines.count) - 1]
    var end = last.bytes.lowerBound
    var pen = TextPen(measurer)
    while end < last.bytes.upperBound {
      let next = min(GraphemeClusters.end(of: bytes, from: end), last.bytes.upperBound)
      pen.advance(over: end..<next, in: bytes)
      if pen.length > room { break }
      end = next
    }
    if lines.count > needed { return .cut(end: end) }
    return isWhole ? .whole : .unknown(end: end)
  }
}
