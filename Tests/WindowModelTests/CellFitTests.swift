import CellFormats
import ProtocolWords
import TestSupport
import Testing
import UnicodeTables
import ViewModel
import ViewportLayout

/// Cells cut to the room of their column.
struct CellFitTests {
  private static let measurer = TextMeasurer.cells(TerminalCells())
  private static let pieces = [
    "a", "bb", "日本", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "\u{202E}שלום", "\u{600}", "\n", "\u{9b}",
    "\u{85}", "\u{2028}", "\u{7f}", "\t", "\u{1b}[2J",
  ]

  private func fit(_ width: Int) -> CellFit {
    CellFit(
      to: TextFit(
        LayoutUnit.length(cells: width), by: Self.measurer, ellipsisWidth: LayoutUnit.perUnit),
      ellipsis: Array("…".utf8))
  }

  @Test func `control characters are as wide as their visible form`() {
    let cut = fit(3).cut(Array("a\u{9b}b".utf8)[...], upTo: .max)
    #expect(cut.map { String(decoding: $0.shown, as: UTF8.self) } == "a…")
    #expect(cut?.bytes == 1)
    #expect(fit(3).cut(Array("a\nb".utf8)[...], upTo: .max) == nil)
    #expect(fit(8).cut(Array("a\u{9b}b".utf8)[...], upTo: .max) == nil)
  }

  @Test func `what has too many bytes is cut between clusters`() {
    let text = Array(String(repeating: "e\u{301}", count: 10).utf8)
    let cut = fit(40).cut(text[...], upTo: 7)
    #expect(cut.map { String(decoding: $0.shown, as: UTF8.self) } == "e\u{301}e\u{301}…")
    let bomb = Array(("e" + String(repeating: "\u{301}", count: 100_000)).utf8)
    #expect(fit(40).cut(bomb[...], upTo: 1024)?.shown == Array("…".utf8))
    #expect(fit(40).cut(bomb[...], upTo: .max) == nil)
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(300)))
  func `a cut cell is a truncated visible text that ends between characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      return String(repeating: piece, count: Int.random(in: 0..<60, using: &random) == 0 ? 300 : 1)
    }.joined()
    let bytes = Array(text.utf8)
    let visible = DisplayText.visible(bytes)
    let width = Int.random(in: 0...50, using: &random)
    let model = TruncatedText(
      visible.span, to: LayoutUnit.length(cells: width), at: .tail, by: Self.measurer,
      ellipsis: Array("…".utf8).span)
    guard let cut = fit(width).cut(bytes[...], upTo: .max) else {
      #expect(!model.isCut, "\(seed)")
      return
    }
    #expect(model.isCut, "\(seed)")
    let beginning = DisplayText.visible(Array(bytes[..<cut.bytes]))
    #expect(cut.shown == beginning + Array("…".utf8), "\(seed)")
    // Only a form of several characters, such as `\u{9b}`, is left out where a part of it fits.
    #expect(model.head.upperBound - beginning.count < 16, "\(seed)")
    #expect(beginning.count <= model.head.upperBound, "\(seed)")
    #expect(visible.starts(with: beginning))
    #expect(GraphemeClusters.borders(visible).contains(beginning.count), "\(seed)")
  }
}

extension GraphemeClusters {
  fileprivate static func borders(_ bytes: [UInt8]) -> Set<Int> {
    var borders: Set<Int> = [0]
    var position = 0
    while position < bytes.count {
      position = end(of: bytes.span, from: position)
      borders.insert(position)
    }
    return borders
  }
}
