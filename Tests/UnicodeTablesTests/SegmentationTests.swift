import Testing
import UnicodeTables

/// Clusters, line breaks and terminal cells.
struct SegmentationTests {
  @Test func `clusters are those of GraphemeBreakTest dot txt`() throws {
    guard let cases = try boundaryCases(of: "auxiliary/GraphemeBreakTest.txt") else { return }
    #expect(cases.count == 766)
    for one in cases {
      var found: [Int] = []
      var position = 0
      while position < one.bytes.count {
        position = GraphemeClusters.end(of: one.bytes.span, from: position)
        found.append(position)
      }
      #expect(found == one.ends, "\(one.line)")
      #expect(GraphemeClusters.count(one.bytes.span) == one.ends.count)
    }
  }

  @Test func `line breaks are those of LineBreakTest dot txt`() throws {
    guard let cases = try boundaryCases(of: "auxiliary/LineBreakTest.txt") else { return }
    #expect(cases.count == 19_338)
    for one in cases {
      var found: [Int] = []
      LineBreaks.forEach(in: one.bytes.span) { end, _ in found.append(end) }
      found.append(one.bytes.count)
      #expect(found == one.ends, "\(one.line)")
    }
  }

  @Test func `a line ends after a line feed and may end after a blank`() {
    var found: [(Int, LineBreaks.Kind)] = []
    LineBreaks.forEach(in: Array("a b\r\nc-d\n".utf8).span) { found.append(($0, $1)) }
    #expect(found.map(\.0) == [2, 5, 7])
    #expect(found.map(\.1) == [.allowed, .mandatory, .allowed])
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩", 2), ("☺", 1),
    ("☺\u{FE0F}", 2), ("👍\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0), ("\u{AD}", 1),
    ("\u{7}", 1), ("\u{85}", 1), ("\u{2028}", 1), ("\u{FEFF}", 0), ("क्ष", 2), ("\u{600}1", 2),
    ("○", 1), ("\t", 1), ("\u{10FFFF}", 1),
  ])
  func `a text takes as many cells as a terminal gives it`(text: String, cells: Int) {
    #expect(TerminalCells().width(of: Array(text.utf8).span) == cells)
  }

  /// As xterm 379, VTE 0.70 and foot 1.13 move the cursor, and as `wcswidth` of glibc 2.36 says.
  @Test(arguments: [
    ("ﾃﾞｰﾀ", 4, 4), ("ｶﾞｽ", 3, 3), ("ﾊﾟｿｺﾝ", 5, 5), ("\u{FF9E}", 1, 1), ("ทำงาน", 5, 5), ("น้ำ", 2, 2),
    ("ລຳ", 2, 2), ("\u{E33}", 1, 1), ("नमस्ते", 4, 3), ("अनुच्छेद 23", 8, 7), ("தமிழ்", 4, 3),
    ("বাংলা", 5, 2), ("ગુજરાતી", 6, 4), ("हिन्दी", 5, 2), ("क्ष", 2, 1), ("कि", 2, 1), ("कु", 1, 1),
    ("കേരളം", 5, 3), ("ಕನ್ನಡ", 4, 4), ("తెలుగు", 5, 3), ("ਪੰਜਾਬੀ", 5, 3), ("ଓଡ଼ିଆ", 3, 3),
    ("සිංහල", 4, 3), ("မြန်မာ", 5, 4), ("བོད", 2, 2), ("か\u{3099}", 2, 2), ("ｶ\u{3099}", 1, 1),
    ("\u{1112}\u{1161}\u{11AB}", 2, 2), ("e\u{301}", 1, 1), ("\u{115F}\u{1161}", 2, 2),
    ("\u{903}", 1, 0), ("🇩🇪🇫", 4, 4), ("🇩x", 3, 3), ("👩‍👩‍👧", 2, 2), ("☺\u{903}", 1, 1), ("\r\n", 1, 1),
  ])
  func `clusters have the sum of their code points, or the widest`(
    text: String, sum: Int, widest: Int
  ) {
    let bytes = Array(text.utf8)
    #expect(TerminalCells().width(of: bytes.span) == sum)
    #expect(TerminalCells(sumsCodePoints: false).width(of: bytes.span) == widest)
  }

  /// As xterm 379, VTE 0.70, foot 1.13 and kitty 0.26 move the cursor behind emoji sequences.
  @Test(arguments: [
    ("👩‍👩‍👧", 6), ("🇩🇪", 2), ("🇩", 1), ("❤\u{FE0F}", 1), ("⌚\u{FE0E}", 2), ("👍🏽", 4),
    ("☺\u{903}", 2), ("हिन्दी", 5), ("日本", 4), ("e\u{301}", 1), ("ﾃﾞ", 2), ("\r\n", 1), ("\u{200D}", 0),
  ])
  func `without clusters each code point counts by itself`(text: String, cells: Int) {
    #expect(TerminalCells(joinsSymbols: false).width(of: Array(text.utf8).span) == cells)
  }

  @Test func `what is ambiguous is wide by choice, and tabs reach their stops`() {
    let wide = TerminalCells(ambiguousIsWide: true)
    #expect(wide.width(of: Array("○a".utf8).span) == 3)
    let tabs = TerminalCells(tabStop: 4)
    #expect(tabs.width(of: Array("a\tb\t\tc".utf8).span) == 13)
    #expect(TerminalCells(tabStop: 0).width(of: Array("a\t".utf8).span) == 2)
  }

  @Test func `bytes that are not UTF-8 stand by themselves`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xCC, 0x81, 0xE3, 0x81]
    #expect(GraphemeClusters.count(bytes.span) == 5)
    #expect(TerminalCells().width(of: bytes.span) == 4)
  }

  // MARK: The database's cases

  private struct BoundaryCase {
    var line: String
    var bytes: [UInt8] = []
    /// Where a piece ends, the end of the text included.
    var ends: [Int] = []
  }

  private func boundaryCases(of name: String) throws -> [BoundaryCase]? {
    guard let lines = try UnicodeDataFile.lines(of: name) else { return nil }
    return lines.compactMap { line in
      var result = BoundaryCase(line: line)
      let marks = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      guard marks.count > 1 else { return nil }
      for mark in marks {
        switch mark {
        case "÷": if !result.bytes.isEmpty { result.ends.append(result.bytes.count) }
        case "×": break
        default: UTF8Scalar.append(UInt32(mark, radix: 16) ?? 0, to: &result.bytes)
        }
      }
      return result
    }
  }
}
