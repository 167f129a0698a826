import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import RowPipeline

struct RowSorterTests {
  private func flat(_ texts: [[UInt8]]) -> FlatTexts {
    var flat = FlatTexts()
    for text in texts { flat.append(text, offsets: [0, UInt32(text.count)]) }
    flat.finish()
    return flat
  }

  private func sort(_ columns: [KeyColumn]) throws -> [UInt32] {
    var sorter = RowSorter(rowCount: columns[0].count, isCancelled: { false })
    for (place, column) in columns.enumerated() {
      try sorter.refine(by: column, isLast: place == columns.count - 1, Parallel.inline)
    }
    return sorter.order
  }

  /// Enough rows for halves in parallel and for the radix below them.
  private static let sizes = [0, 1, 2, 25, 500, Parallel.rowCountMin * 2 + 3]

  @Test(arguments: sizes)
  func `words sort stably by all keys`(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let first = (0..<count).map { _ in UInt64.random(in: 0..<6, using: &random) << 40 }
    let second = (0..<count).map { _ in UInt64.random(in: 0..<500, using: &random) &* 0x1_0001 }
    let expected = (0..<count).sorted {
      (first[$0], second[$0], $0) < (first[$1], second[$1], $1)
    }
    #expect(try sort([.words(first), .words(second)]) == expected.map { UInt32($0) })
  }

  @Test(arguments: sizes, [false, true])
  func `texts sort stably by their bytes`(count: Int, isDescending: Bool) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let pieces = ["", "a", "ab", "common prefix of many ", "\0", "\0\0", "é", "zzzzzzz"]
    let texts = (0..<count).map { _ in
      (0..<Int.random(in: 0..<5, using: &random))
        .flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
    }
    let words = (0..<count).map { _ in UInt64.random(in: 0..<3, using: &random) }
    let numbered = texts.map { Text($0) }
    let expected = (0..<count).sorted { left, right in
      if numbered[left] != numbered[right] {
        return (numbered[left] < numbered[right]) != isDescending
      }
      return (words[left], left) < (words[right], right)
    }
    let column = KeyColumn.texts(flat(texts), isDescending: isDescending)
    #expect(try sort([column, .words(words)]) == expected.map { UInt32($0) })
  }

  @Test func `numbers are on one line with NaN the largest`() {
    let rising: [Double] = [
      -.infinity, -1e300, -1, -Double.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude, 1, 1e300,
      .infinity, .nan,
    ]
    let words = rising.map { KeyWords.word($0) }
    #expect(zip(words, words.dropFirst()).allSatisfy { $0 < $1 })
    #expect(KeyWords.word(-0.0) == KeyWords.word(0.0))
    #expect(KeyWords.word(-Double.nan) == KeyWords.word(Double.signalingNaN))
    #expect(KeyWords.word(Int64.min) < KeyWords.word(Int64(-1)))
    #expect(KeyWords.word(Int64(-1)) < KeyWords.word(Int64.max))
  }

  @Test func `decimals are in the order of their numbers`() {
    let rising = [
      "-100", "-99.5", "-1e1", "-2", "-1.55", "-1.5", "-0.001", "0", "0.0001", "1e-3", "0.0011",
      "0.1", "1", "1.000000000000000000001", "2", "10", "12345678901234567890123456789012345678",
    ]
    let keys = rising.map { Text(DecimalKeys.key(Array($0.utf8)[...])) }
    for (left, right) in zip(keys, keys.dropFirst()) { #expect(left < right) }
    #expect(DecimalKeys.key(Array("-0.00".utf8)[...]) == DecimalKeys.key(Array("0".utf8)[...]))
    #expect(DecimalKeys.key(Array("1.50".utf8)[...]) == DecimalKeys.key(Array("15e-1".utf8)[...]))
  }

  @Test func `JSON values are in one order, whatever their spelling`() {
    let rising = [
      "null", "false", "true", "-1e2", "-2", "0", "0.5", "2", "10", "1e3", "1E400", "\"\"",
      "\"10\"", "\"2\"", "\"Z\"", "\"a\"", "\"a\\\"\"", "\"a\\u0062\"", "\"é\"",
      "\"\\ud83d\\ude00\"", "[1]",
      "[2]", "{}",
    ]
    let keys = rising.map { JSONKeys.key(Array($0.utf8)[...]) }
    for (left, right) in zip(keys, keys.dropFirst()) {
      #expect(left.lexicographicallyPrecedes(right))
    }
    let same = [
      ["10", "1e1", "10.0"], ["0", "-0.0"], ["\"a\"", "\"\\u0061\""],
      ["\"\u{1F600}\"", "\"\\ud83d\\ude00\""], ["\"/\"", "\"\\/\""],
    ]
    for spellings in same {
      #expect(Set(spellings.map { JSONKeys.key(Array($0.utf8)[...]) }).count == 1)
    }
    for key in keys { #expect(JSONKeys.key(JSONKeys.text(key[...])[...]) == key) }
  }

  @Test(arguments: Seeds.all(20))
  func `every comparison is antisymmetric and transitive`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for type in ModelTable.types {
      for comparator in [
        SortKey.Comparator.value, .text, .caseInsensitive, .length, .natural, .semver,
      ] {
        let key = SortKey(
          column: ColumnNumber(0), direction: seed % 2 == 0 ? .ascending : .descending,
          nulls: seed % 3 == 0 ? .first : .last, comparator: comparator)
        let encoder = KeyEncoder(key: key, type: type)
        for _ in 0..<50 {
          let a = encoder.key(of: ModelTable.cell(type, &random))
          let b = encoder.key(of: ModelTable.cell(type, &random))
          let c = encoder.key(of: ModelTable.cell(type, &random))
          #expect(a.compare(b, key) == -b.compare(a, key))
          #expect(a.compare(a, key) == 0)
          if a.compare(b, key) <= 0, b.compare(c, key) <= 0 { #expect(a.compare(c, key) <= 0) }
        }
      }
    }
  }

  @Test func `cancelling ends a sort between its steps`() {
    var sorter = RowSorter(rowCount: 3, isCancelled: { true })
    #expect(throws: PipelineCancelled()) {
      try sorter.refine(by: .words([3, 2, 1]), isLast: true, Parallel.inline)
    }
  }
}
