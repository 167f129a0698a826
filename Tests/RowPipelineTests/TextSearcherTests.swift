import ColumnStorage
import RowPipeline
import TableValues
import TestSupport
import Testing
import UnicodeTables

struct TextSearcherTests {
  private func hits(_ texts: [String], _ searcher: TextSearcher) -> [Int] {
    var arena = TextArena()
    for text in texts { arena.append(text.utf8) }
    var bits = [UInt64](repeating: 0, count: (texts.count + 63) / 64)
    searcher.addHits(in: arena, to: &bits)
    return texts.indices.filter { bits[$0 >> 6] >> UInt64($0 & 63) & 1 == 1 }
  }

  private func searcher(_ text: String, cases: Bool = true, marks: Bool = false) -> TextSearcher {
    TextSearcher(text: Text(text), isCaseFolded: cases, ignoresDiacritics: marks)
  }

  @Test func `finding stops behind as many places as are wanted`() {
    let text = Array(String(repeating: "xAy ", count: 50).utf8)
    for (marks, cases) in [(false, false), (false, true), (true, true)] {
      let needle = cases ? "a" : "A"
      let searcher = searcher(needle, cases: cases, marks: marks)
      let all = searcher.ranges(in: text)
      #expect(all.count == 50)
      for limit in [1, 7, 50, 51] {
        #expect(searcher.ranges(in: text, limit: limit) == Array(all.prefix(limit)))
      }
    }
  }

  @Test func `a match does not span two texts`() {
    #expect(hits(["ab", "c", "", "abc", "xabcx"], searcher("abc")) == [3, 4])
    #expect(hits(["a", "a"], searcher("aa")) == [])
  }

  @Test func `letters outside ASCII fold to what is looked for`() {
    let texts = ["\u{212A}elvin", "\u{17F}o", "Straße", "\u{130}x", "\u{FB01}x", "É", "kelvin"]
    #expect(hits(texts, searcher("KELVIN")) == [0, 6])
    #expect(hits(texts, searcher("so")) == [1])
    #expect(hits(texts, searcher("STRASSE")) == [2])
    #expect(hits(texts, searcher("i\u{307}X")) == [3])
    #expect(hits(texts, searcher("ix", marks: true)) == [3, 4])
    #expect(hits(texts, searcher("e", cases: false, marks: true)) == [0, 2, 6])
    #expect(hits(texts, searcher("e", marks: true)) == [0, 2, 5, 6])
    #expect(hits(texts, searcher("é")) == [5])
    #expect(hits(texts, searcher("é", cases: false)) == [])
  }

  @Test(arguments: Seeds.all(30))
  func `hits are those of folding every text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "B", "b", "k", "\u{212A}", "s", "ß", "é", "e\u{301}", "İ", "😀", "abcabd", " ", "\0", "",
    ]
    func text(_ limit: Int) -> String {
      (0..<Int.random(in: 0...limit, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let texts = (0..<150).map { _ in text(14) }
    for (cases, marks) in [(false, false), (true, false), (false, true), (true, true)] {
      let needle = text(3)
      let folder = TextFolder(caseFolded: cases, withoutDiacritics: marks)
      let folded = folder.fold(Array(needle.utf8))
      let expected = texts.indices.filter { index in
        let text = folder.fold(Array(texts[index].utf8))
        return (0...text.count).contains { text[$0...].starts(with: folded) }
      }
      let searcher = searcher(needle, cases: cases, marks: marks)
      #expect(hits(texts, searcher) == expected, "seed \(seed), \(needle.debugDescription)")
      let singles = texts.indices.filter { searcher.matches(Array(texts[$0].utf8)) }
      #expect(singles == expected)
      for text in texts.map({ Array($0.utf8) }) where !searcher.matchesAll {
        let ranges = searcher.ranges(in: text)
        #expect(ranges.isEmpty == !searcher.matches(text))
        for range in ranges { #expect(searcher.matches(Array(text[range]))) }
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      }
    }
  }

  @Test func `ranges are told in bytes, UTF-16 and code points`() {
    let text = Array("😀éSTRAßE strasse".utf8)
    let ranges = searcher("strasse").ranges(in: text)
    #expect(ranges == [6..<13, 14..<21])
    #expect(OffsetUnit.utf8.convert(ranges, in: text) == ranges)
    #expect(OffsetUnit.utf16.convert(ranges, in: text) == [3..<9, 10..<17])
    #expect(OffsetUnit.codePoints.convert(ranges, in: text) == [2..<8, 9..<16])
  }

  @Test func `both halves of a sharp s are one range`() {
    #expect(searcher("s").ranges(in: Array("xßx".utf8)) == [1..<3])
    #expect(searcher("e", marks: true).ranges(in: Array("ae\u{301}\u{327}b".utf8)) == [1..<6])
  }

  @Test func `bytes that are not UTF-8 are neither lost nor read past`() {
    let text: [UInt8] = [0xFF, 0x61, 0xF0, 0x9F]
    #expect(searcher("A").ranges(in: text) == [1..<2])
    #expect(OffsetUnit.utf16.convert([1..<2, 3..<4], in: text) == [1..<2, 3..<4])
  }
}
