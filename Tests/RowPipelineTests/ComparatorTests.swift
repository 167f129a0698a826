import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Comparators by their corpora and by single cases: shuffle, sort, equal.
struct ComparatorTests {
  private func sorted(_ texts: [Text], _ comparator: CellComparator) throws -> [Text] {
    var arena = TextArena()
    for text in texts { arena.append(text.utf8) }
    let column = Column(number: ColumnNumber(0), id: "c", title: "c", type: .text)
    let source = ResidentSource(
      columns: [[ColumnChunk(values: .texts(arena))]], types: [.text], rowCount: texts.count,
      chunkRows: max(texts.count, 1)
    ) { $0.overlayText }
    let content = TableContent(
      schema: TableSchema(columns: [column]), source: source, cache: ChunkCache(budget: 1 << 20))
    let result = try ViewOrderBuilder.build(
      content: content, sourceOrder: RowOrder(run: SlotRun(start: 0, count: texts.count)),
      rules: ViewRules(sort: [SortKey(column: ColumnNumber(0), comparator: comparator)]),
      parallel: Parallel.inline, isCancelled: { false })
    return result.order.slots(in: 0..<texts.count).map { texts[Int($0)] }
  }

  private func lines(_ path: String) throws -> [Text]? {
    guard let bytes = TestFiles.corpus(path) else {
      try #require(!TestSettings.requiresAll, "the corpus is absent")
      return nil
    }
    return bytes.split(separator: 0x0A).map { Text($0) }
  }

  @Test(arguments: ["sorted-dates", "sorted-fractions", "sorted-words"])
  func `natural order is that of the corpus`(file: String) throws {
    guard let expected = try lines("natural-sort/\(file)") else { return }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<TestSettings.seedCount(20) {
      #expect(try sorted(expected.shuffled(using: &random), .natural) == expected)
    }
  }

  @Test func `natural order with folded case and without diacritics`() throws {
    let given: [Text] = ["é10", "E2", "e1", "Z", "è3"]
    let bare = CellComparator(.natural, foldsCase: true, ignoresDiacritics: true)
    #expect(try sorted(given, bare) == ["e1", "E2", "è3", "é10", "Z"])
    #expect(try sorted(given, .natural) == ["E2", "Z", "e1", "è3", "é10"])
  }

  @Test func `a list decides, what is not in it comes after by code point`() throws {
    let list = CellComparator(.list(["high", "Medium", "low"]), foldsCase: true)
    #expect(
      try sorted(["low", "zzz", "HIGH", "medium", "abc", "high"], list) == [
        "HIGH", "high", "medium", "low", "abc", "zzz",
      ])
  }

  /// Rows of two or more quoted versions without options: the strict ones.
  private func strictPairs(_ file: String) throws -> [[Text]] {
    guard let lines = try lines("semver/test/fixtures/\(file)") else { return [] }
    return lines.compactMap { line in
      let words = line.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
      guard words.count == 5, words[0].elementsEqual("  [".utf8),
        words[4].starts(with: "],".utf8)
      else { return nil }
      return [Text(words[1]), Text(words[3])]
    }
  }

  @Test func `every strict comparison of the semver corpus holds`() throws {
    let pairs = try strictPairs("comparisons.js")
    #expect(pairs.count > 10 || TestFiles.corpus("semver/LICENSE") == nil)
    for pair in pairs {
      #expect(try sorted(pair, .semver) == [pair[1], pair[0]])
      #expect(try sorted(pair.reversed(), .semver) == [pair[1], pair[0]])
    }
  }

  @Test func `every strict equality of the semver corpus is a tie`() throws {
    for pair in try strictPairs("equality.js") {
      #expect(try sorted(pair, .semver) == pair)
      #expect(try sorted(pair.reversed(), .semver) == pair.reversed())
    }
  }

  @Test func `versions stand in the order of the standard, other texts after`() throws {
    let expected: [Text] = [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.9.0", "1.10.0",
      "99999999999999999999999.0.0", "01.0.0", "1.0", "latest",
    ]
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20 { #expect(try sorted(expected.shuffled(using: &random), .semver) == expected) }
  }
}
