import ProtocolWords
import TestSupport
import Testing
import UnicodeTables
import ViewportLayout

/// Texts measured, wrapped and cut.
struct TextLayoutTests {
  private static let cells = TextMeasurer.cells(TerminalCells())
  private static let font = TextMeasurer.font(
    FontMetrics(
      advances: [
        .init(scalars: 0x20...0x7E, advance: 7.5), .init(scalars: 0x69...0x69, advance: 3),
        .init(scalars: 0x4E00...0x9FFF, advance: 15),
      ], defaultAdvance: 9, kerning: [.init(first: 0x41, second: 0x56): -1.25],
      letterSpacing: 0.5, lineHeight: 20 * LayoutUnit.perUnit))

  private func wrapped(_ text: String, _ width: Int, max linesMax: Int = .max) -> [String] {
    let bytes = Array(text.utf8)
    let lines = TextLines.wrap(
      bytes.span, in: LayoutUnit.length(cells: width), by: Self.cells, linesMax: linesMax)
    for line in lines {
      #expect(line.width == Self.cells.width(of: bytes[line.bytes].span))
    }
    return lines.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
  }

  @Test func `lines take as many words as fit`() {
    #expect(wrapped("one two three", 7) == ["one two", "three"])
    #expect(wrapped("one two   three", 7) == ["one two", "three"])
    #expect(wrapped("one-two", 5) == ["one-", "two"])
    #expect(wrapped("日本語です", 4) == ["日本", "語で", "す"])
    #expect(wrapped("日本", 1) == ["日", "本"])
    #expect(wrapped("", 3) == [""])
    #expect(wrapped("a\nb\r\n", 3) == ["a", "b", ""])
    #expect(wrapped("a\n\nb", 3) == ["a", "", "b"])
    #expect(wrapped("   ", 2) == [""])
    #expect(wrapped("  a", 2) == ["", "a"])
  }

  @Test func `a word that no line holds is cut between clusters`() {
    #expect(wrapped("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(wrapped("x abcdefgh y", 3) == ["x", "abc", "def", "gh", "y"])
    #expect(wrapped("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(wrapped("ab", 0) == ["a", "b"])
    #expect(wrapped("abcdefgh ij", 3, max: 2) == ["abc", "def"])
    #expect(wrapped("one two", 3, max: 1) == ["one"])
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(200)))
  func `lines hold the whole text, fit, and could hold no word more`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "bb", "ccc", " ", "  ", "-", "日", "\u{301}", "\n", "iiii", "AV", "👩‍👩‍👧"]
    let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
    let bytes = Array(text.utf8)
    for measurer in [Self.cells, Self.font, .estimate(advance: 7, lineHeight: 64)] {
      let width = LayoutUnit.length(Double.random(in: 0...60, using: &random))
      let lines = TextLines.wrap(bytes.span, in: width, by: measurer)
      #expect(TextLines.count(bytes.span, in: width, by: measurer) == lines.count)
      var end = 0
      for line in lines {
        #expect(end <= line.bytes.lowerBound, "\(seed)")
        // What no line shows is blank.
        #expect(bytes[end..<line.bytes.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x0A })
        #expect(line.width == measurer.width(of: bytes[line.bytes].span), "\(seed)")
        if line.width > width { #expect(GraphemeClusters.count(bytes[line.bytes].span) == 1) }
        end = line.bytes.upperBound
      }
      #expect(bytes[end...].allSatisfy { $0 == 0x20 || $0 == 0x0A }, "\(seed)")
      // A blank with a mark is no blank, so words may hold blanks and be cut at them.
      if zip(bytes, bytes.dropFirst()).contains(where: { $0 == 0x20 && $1 == 0xCC }) { continue }
      for (line, next) in zip(lines, lines.dropFirst()) {
        let between = bytes[line.bytes.upperBound..<next.bytes.lowerBound]
        if between.contains(0x0A) || next.bytes.isEmpty { continue }
        let both = line.bytes.lowerBound..<firstWordEnd(bytes, next.bytes)
        #expect(measurer.width(of: bytes[both].span) > width, "\(seed): \(text.debugDescription)")
      }
    }
  }

  /// Where the word ends that a line begins with, and that the line before it might have taken.
  private func firstWordEnd(_ bytes: [UInt8], _ line: Range<Int>) -> Int {
    var result = bytes.count
    LineBreaks.forEach(in: bytes.span) { end, _ in
      var border = line.lowerBound
      while border < end { border = GraphemeClusters.end(of: bytes.span, from: border) }
      if end > line.lowerBound, end < result, border == end { result = end }
    }
    while result > line.lowerBound, bytes[result - 1] == 0x20 || bytes[result - 1] == 0x0A {
      result -= 1
    }
    return result
  }

  @Test(arguments: [
    ("abcdef", 6, TruncationPlace.tail, "abcdef"), ("abcdef", 4, .tail, "abc…"),
    ("abcdef", 4, .head, "…def"), ("abcdef", 4, .middle, "ab…f"), ("abcdef", 5, .middle, "ab…ef"),
    ("日本語", 4, .tail, "日…"), ("日本語", 4, .head, "…語"), ("abc", 1, .tail, "…"),
    ("abc", 0, .tail, "…"), ("e\u{301}xyz", 2, .tail, "e\u{301}…"), ("", 0, .tail, ""),
  ])
  func `a text is cut where it is said`(
    text: String, width: Int, at: TruncationPlace, shown: String
  ) {
    let bytes = Array(text.utf8)
    let mark = Array("…".utf8)
    let result = TruncatedText(
      bytes.span, to: LayoutUnit.length(cells: width), at: at, by: Self.cells, ellipsis: mark.span)
    let head = String(decoding: bytes[result.head], as: UTF8.self)
    let tail = String(decoding: bytes[result.tail], as: UTF8.self)
    #expect(head + (result.isCut ? "…" : "") + tail == shown)
    #expect(result.width == Self.cells.width(of: Array(shown.utf8).span))
  }

  @Test func `lent metrics count advances, kerning and spacing, and round up`() {
    func width(_ text: String) -> LayoutLength { Self.font.width(of: Array(text.utf8).span) }
    #expect(width("ab") == 16 * 64)
    #expect(width("i") == 224)
    #expect(width("AV") == LayoutLength(14.75 * 64))
    #expect(width("日") == LayoutLength(15.5 * 64))
    #expect(width("é") == width("e\u{301}") + 96)
    #expect(TextMeasurer.estimate(advance: 0.01, lineHeight: 1).width(of: [0x61].span) == 1)
    #expect(LayoutUnit.length(.nan) == 0 && LayoutUnit.length(.infinity) == LayoutUnit.extentMax)
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(50)))
  func `a text is as long as its clusters one after another, printable or not`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let measurers: [TextMeasurer] = [
      Self.font, .cells(TerminalCells()), .estimate(advance: 0.1, lineHeight: 64),
    ]
    for length in 0..<80 {
      var bytes = (0..<length).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
      if Bool.random(using: &random), !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = [0x1F, 0x7F, 0x09, 0xC3]
          .randomElement(
            using: &random)!
      }
      #expect(
        PrintableASCII.end(in: bytes.span, from: length / 3)
          == bytes[(length / 3)...].firstIndex { !(0x20...0x7E).contains($0) } ?? length)
      for measurer in measurers {
        // With a line feed at the end nothing is known to be printable.
        let ended = bytes + [0x0A]
        let widths = (measurer.width(of: bytes.span), measurer.width(of: ended.span))
        let last = measurer.width(of: [0x0A].span)
        #expect(abs(widths.1 - last - widths.0) <= 1, "seed \(seed) length \(length)")
      }
    }
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(50)))
  func `of overlapping ranges of advances the last given counts`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ranges = (0..<Int.random(in: 0...6, using: &random)).map { number in
      let low = UInt32.random(in: 0x4E00...0x4E20, using: &random)
      return FontMetrics.Advance(
        scalars: low...low + UInt32.random(in: 0...12, using: &random), advance: Double(number))
    }
    let measurer = TextMeasurer.font(
      FontMetrics(advances: ranges, defaultAdvance: 99, lineHeight: 64))
    for scalar in UInt32(0x4E00)...0x4E40 {
      var bytes: [UInt8] = []
      UTF8Scalar.append(scalar, to: &bytes)
      let wanted = ranges.last { $0.scalars.contains(scalar) }?.advance ?? 99
      #expect(measurer.width(of: bytes.span) == LayoutUnit.length(wanted), "seed \(seed)")
    }
  }
}
