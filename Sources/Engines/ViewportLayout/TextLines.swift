import UnicodeTables

/// One line of a wrapped text.
package struct TextLine: Sendable, Hashable {
  /// The bytes of the text that it shows, without trailing blanks and line ends.
  package var bytes: Range<Int>
  /// Its width.
  package var width: LayoutLength

  /// Makes a line.
  package init(bytes: Range<Int>, width: LayoutLength) {
    self.bytes = bytes
    self.width = width
  }
}

/// Texts wrapped into lines, at the break opportunities of Unicode (UAX #14).
package enum TextLines {
  /// The lines of a text in a width.
  ///
  /// A line has as many words as fit; blanks at its end may extend beyond the width. A word that is
  /// too long for a line is divided between clusters; a line has at least one cluster. An empty
  /// text is one empty line, and so is the text behind a final line feed. O(n).
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - width: The width of a line; nil: only the text's own line ends count.
  ///   - measurer: Measures clusters.
  ///   - linesMax: The maximum number of lines, at least 1. The last of them ends where the line
  ///     would end, and the rest is left out.
  package static func wrap(
    _ bytes: Span<UInt8>, in width: LayoutLength?, by measurer: TextMeasurer,
    linesMax: Int = .max
  ) -> [TextLine] {
    var builder = LineBuilder(width: width, measurer: measurer, linesMax: max(1, linesMax))
    var start = 0
    var border = 0
    LineBreaks.forEach(in: bytes) { end, kind in
      guard !builder.isFull else { return }
      // A mark on a blank forms a cluster with it, although UAX #14 permits a break between them.
      while border < end { border = GraphemeClusters.end(of: bytes, from: border) }
      guard border == end else { return }
      builder.take(start..<end, endsLine: kind == .mandatory, bytes)
      start = end
    }
    if !builder.isFull { builder.take(start..<bytes.count, endsLine: false, bytes) }
    builder.finish(endsWithBreak: LineBuilder.endsWithBreak(bytes))
    return builder.lines
  }

  /// The number of lines of ``wrap(_:in:by:linesMax:)``.
  package static func count(
    _ bytes: Span<UInt8>, in width: LayoutLength?, by measurer: TextMeasurer,
    linesMax: Int = .max
  ) -> Int {
    wrap(bytes, in: width, by: measurer, linesMax: linesMax).count
  }
}

/// Fills lines word by word.
private struct LineBuilder {
  private let width: LayoutLength?
  private let measurer: TextMeasurer
  private let linesMax: Int
  private(set) var lines: [TextLine] = []
  /// The current line: the bytes shown so far, and the pen behind its last word and blanks.
  private var shown: Range<Int>
  private var shownWidth: LayoutLength = 0
  private var pen: TextPen
  private var isEmpty = true

  init(width: LayoutLength?, measurer: TextMeasurer, linesMax: Int) {
    self.width = width
    self.measurer = measurer
    self.linesMax = linesMax
    shown = 0..<0
    pen = TextPen(measurer)
  }

  var isFull: Bool { lines.count >= linesMax }

  /// Adds a word with its trailing blanks.
  mutating func take(_ word: Range<Int>, endsLine: Bool, _ bytes: Span<UInt8>) {
    let solid = word.lowerBound..<Self.solidEnd(of: word, bytes)
    var trial = pen
    Self.move(&trial, over: solid, bytes)
    if let width, trial.length > width, !solid.isEmpty {
      if !isEmpty { endLine(next: word.lowerBound) }
      if isFull { return }
      trial = pen
      Self.move(&trial, over: solid, bytes)
      if trial.length > width {
        cut(solid, width, bytes)
        if isFull { return }
        trial = pen
      }
    }
    if !solid.isEmpty || isEmpty {
      shown = shown.lowerBound..<solid.upperBound
      shownWidth = solid.isEmpty ? shownWidth : trial.length
    }
    isEmpty = false
    pen = trial
    Self.move(&pen, over: solid.upperBound..<word.upperBound, bytes)
    if endsLine { endLine(next: word.upperBound) }
  }

  /// Divides a word that is too long for a line. Its remainder is on the current line.
  private mutating func cut(_ word: Range<Int>, _ width: LayoutLength, _ bytes: Span<UInt8>) {
    var position = word.lowerBound
    var hasCluster = false
    while position < word.upperBound {
      let end = min(GraphemeClusters.end(of: bytes, from: position), word.upperBound)
      var trial = pen
      trial.advance(over: position..<end, in: bytes)
      if trial.length > width, hasCluster {
        isEmpty = false
        endLine(next: position)
        if isFull { return }
        hasCluster = false
        trial = pen
        trial.advance(over: position..<end, in: bytes)
      }
      pen = trial
      shown = shown.lowerBound..<end
      shownWidth = pen.length
      hasCluster = true
      position = end
    }
  }

  private mutating func endLine(next: Int) {
    lines.append(TextLine(bytes: shown, width: shownWidth))
    shown = next..<next
    shownWidth = 0
    pen = TextPen(measurer)
    isEmpty = true
  }

  mutating func finish(endsWithBreak: Bool) {
    if !isFull { endLine(next: shown.upperBound) }
    if endsWithBreak, !isFull { endLine(next: shown.upperBound) }
  }

  private static func move(_ pen: inout TextPen, over range: Range<Int>, _ bytes: Span<UInt8>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(GraphemeClusters.end(of: bytes, from: position), range.upperBound)
      pen.advance(over: position..<end, in: bytes)
      position = end
    }
  }

  /// The start of the blanks and line ends at the end of a word.
  private static func solidEnd(of word: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    var end = word.upperBound
    while end > word.lowerBound {
      let tail = tailLength(before: end, word.lowerBound, bytes)
      if tail == 0 { return end }
      end -= tail
    }
    return end
  }

  /// The length in bytes of the blank or line end that ends at a position; 0 if there is none.
  private static func tailLength(before end: Int, _ start: Int, _ bytes: Span<UInt8>) -> Int {
    switch bytes[end - 1] {
    case 0x20, 0x0A...0x0D: return 1
    case 0x85 where end - start >= 2 && bytes[end - 2] == 0xC2: return 2
    case 0xA8, 0xA9:
      return end - start >= 3 && bytes[end - 2] == 0x80 && bytes[end - 3] == 0xE2 ? 3 : 0
    default: return 0  // a byte, not our enum
    }
  }

  static func endsWithBreak(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0, bytes[bytes.count - 1] != 0x20 else { return false }
    return tailLength(before: bytes.count, 0, bytes) > 0
  }
}
