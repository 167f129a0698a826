import ProtocolWords
import UnicodeTables

/// The visible part of a text on one line: a beginning and an end, with an ellipsis between them if
/// it was truncated.
package struct TruncatedText: Sendable, Hashable {
  /// The visible beginning, from byte 0; the whole text if nothing was cut.
  package var head: Range<Int>
  /// The visible end, up to the last byte; empty if nothing was cut.
  package var tail: Range<Int>
  /// Whether it was truncated.
  package var isCut: Bool
  /// Its width, including the ellipsis.
  package var width: LayoutLength

  /// Truncates a text to a width, between clusters.
  ///
  /// It shows as much as fits beside the ellipsis. If the middle is cut, the beginning gets the
  /// larger half. If not even the ellipsis fits, nothing of the text is shown and the width is that
  /// of the ellipsis. O(n).
  package init(
    _ bytes: Span<UInt8>, to width: LayoutLength, at place: TruncationPlace,
    by measurer: TextMeasurer, ellipsis: Span<UInt8>
  ) {
    let whole = measurer.width(of: bytes)
    head = 0..<bytes.count
    tail = bytes.count..<bytes.count
    isCut = whole > width
    self.width = whole
    guard isCut else { return }
    let mark = measurer.width(of: ellipsis)
    let room = max(0, width - mark)
    let borders = Self.borders(bytes, measurer)
    switch place {
    case .tail:
      head = 0..<Self.headEnd(bytes, room, borders, measurer).end
    case .head:
      head = 0..<0
      tail = Self.tailStart(bytes, room, borders, measurer).start..<bytes.count
    case .middle:
      let second = Self.tailStart(bytes, room / 2, borders, measurer)
      head = 0..<Self.headEnd(bytes, room - second.width, borders, measurer).end
      tail = max(second.start, head.upperBound)..<bytes.count
    }
    self.width =
      mark + measurer.width(of: bytes.extracting(head))
      + measurer.width(of: bytes.extracting(tail))
  }

  /// The starts of clusters, and the end of the text.
  private static func borders(_ bytes: Span<UInt8>, _ measurer: TextMeasurer) -> [Int] {
    var borders = [0]
    var position = 0
    while position < bytes.count {
      position = GraphemeClusters.end(of: bytes, from: position)
      borders.append(position)
    }
    return borders
  }

  private static func headEnd(
    _ bytes: Span<UInt8>, _ room: LayoutLength, _ borders: [Int], _ measurer: TextMeasurer
  ) -> (end: Int, width: LayoutLength) {
    var pen = TextPen(measurer)
    var end = 0
    var width: LayoutLength = 0
    for border in borders.dropFirst() {
      pen.advance(over: end..<border, in: bytes)
      if pen.length > room { break }
      end = border
      width = pen.length
    }
    return (end, width)
  }

  /// The end is measured from its own start, since kerning and tabs depend on the text before.
  private static func tailStart(
    _ bytes: Span<UInt8>, _ room: LayoutLength, _ borders: [Int], _ measurer: TextMeasurer
  ) -> (start: Int, width: LayoutLength) {
    var low = 0
    var high = borders.count - 1
    while low < high {
      let middle = (low + high) / 2
      let tail = bytes.extracting(borders[middle]..<bytes.count)
      if measurer.width(of: tail) <= room { high = middle } else { low = middle + 1 }
    }
    return (borders[low], measurer.width(of: bytes.extracting(borders[low]..<bytes.count)))
  }
}
