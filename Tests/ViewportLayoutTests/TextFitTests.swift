import ProtocolWords
import TestSupport
import Testing
import UnicodeTables
import ViewportLayout

/// How much of a text fits into its room.
struct TextFitTests {
  private static let cells = TextMeasurer.cells(TerminalCells())
  private static let font = TextMeasurer.font(
    FontMetrics(
      advances: [
        .init(scalars: 0x20...0x7E, advance: 7.5), .init(scalars: 0x69...0x69, advance: 3),
        .init(scalars: 0x4E00...0x9FFF, advance: 15),
      ], defaultAdvance: 9, kerning: [.init(first: 0x41, second: 0x56): -1.25],
      letterSpacing: 0.5, lineHeight: 20 * LayoutUnit.perUnit))
  private static let pieces = [
    "a", "bb", "ccc ", " ", "-", "日本", "e\u{301}", "\u{301}", "iiii", "AV", "👩‍👩‍👧", "🇩🇪", "שלום",
    "\u{202E}", "\u{600}", "ffi",
  ]

  private func shown(
    _ text: String, _ width: Int, lines: Int? = nil, mark: String = "…"
  ) -> String {
    let bytes = Array(text.utf8)
    let fit = TextFit(
      LayoutUnit.length(cells: width), linesMax: lines, by: Self.cells,
      ellipsisWidth: Self.cells.width(of: Array(mark.utf8).span))
    switch fit.extent(of: bytes.span, isWhole: true) {
    case .whole: return text
    case .cut(let end): return String(decoding: bytes[..<end], as: UTF8.self) + mark
    case .unknown: return "unknown"
    }
  }

  @Test func `texts that are too wide end with the ellipsis`() {
    #expect(shown("London", 6) == "London")
    #expect(shown("London Bridge", 6) == "Londo…")
    #expect(shown("日本語", 4) == "日…")
    #expect(shown("日本語", 5) == "日本…")
    #expect(shown("e\u{301}e\u{301}e\u{301}", 2) == "e\u{301}…")
    #expect(shown("👩‍👩‍👧👩‍👩‍👧", 3) == "👩‍👩‍👧…")
    #expect(shown("London", 5, mark: "...") == "Lo...")
    #expect(shown("London", 5, mark: "") == "Londo")
  }

  @Test func `an ellipsis that is wider than its room stands alone`() {
    #expect(shown("London", 2, mark: "...") == "...")
    #expect(shown("London", 0) == "…")
    #expect(shown("", 0) == "")
    #expect(shown("\u{301}", 0) == "\u{301}")
  }

  @Test func `wrapped texts are cut behind their last line`() {
    #expect(shown("one two three", 7, lines: 2) == "one two three")
    #expect(shown("one two three four", 7, lines: 2) == "one two three…")
    #expect(shown("one two", 3, lines: 1) == "on…")
    #expect(shown("abcdefgh", 3, lines: 2) == "abcde…")
    #expect(shown("日本語です", 4, lines: 1) == "日…")
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(300)))
  func `a fit shows what a truncated text shows, from any beginning that suffices`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
    let bytes = Array(text.utf8)
    let mark = Array((["…", "...", "", "日"].randomElement(using: &random) ?? "").utf8)
    for measurer in [Self.cells, Self.font, .estimate(advance: 7, lineHeight: 64)] {
      let width = LayoutUnit.length(Double.random(in: 0...80, using: &random).rounded())
      let fit = TextFit(width, by: measurer, ellipsisWidth: measurer.width(of: mark.span))
      let model = TruncatedText(
        bytes.span, to: width, at: .tail, by: measurer, ellipsis: mark.span)
      let extent = fit.extent(of: bytes.span, isWhole: true)
      #expect(extent == (model.isCut ? .cut(end: model.head.upperBound) : .whole), "\(seed)")
      // A beginning says the same, or that it does not know.
      guard !text.isEmpty else { continue }
      let scalars = Array(text.unicodeScalars)
      let count = Int.random(in: 0..<scalars.count, using: &random)
      let part = scalars[..<count].reduce(into: [UInt8]()) { $0 += Array(String($1).utf8) }
      switch fit.extent(of: part.span, isWhole: false) {
      case .unknown(let end): #expect(end <= part.count)
      case let found: #expect(found == extent, "\(seed): \(text.debugDescription)")
      }
    }
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(200)))
  func `a wrapped text that is cut has no more lines than its room`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
    let bytes = Array(text.utf8)
    let linesMax = Int.random(in: 1...4, using: &random)
    let width = LayoutUnit.length(cells: Int.random(in: 4...20, using: &random))
    let fit = TextFit(
      width, linesMax: linesMax, by: Self.cells, ellipsisWidth: LayoutUnit.perUnit)
    let count = TextLines.count(bytes.span, in: width, by: Self.cells)
    switch fit.extent(of: bytes.span, isWhole: true) {
    case .whole: #expect(count <= linesMax)
    case .unknown: Issue.record("the text is whole: \(seed)")
    case .cut(let end):
      #expect(count > linesMax)
      let cut = bytes[..<end] + Array("…".utf8)
      #expect(TextLines.count(cut.span, in: width, by: Self.cells) <= linesMax, "\(seed)")
    }
  }
}
