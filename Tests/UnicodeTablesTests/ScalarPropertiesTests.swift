import TestSupport
import Testing
import UnicodeTables

/// The tables of properties against the files they are made of, where those are at hand.
struct ScalarPropertiesTests {
  @Test func `categories hold what UnicodeData dot txt says`() throws {
    guard let lines = lines(of: "UnicodeData.txt") else { return }
    var count = 0
    var ranges: [String: [ClosedRange<UInt32>]] = [:]
    func isIn(_ category: String, _ scalar: UInt32) -> Bool {
      if ranges[category] == nil { ranges[category] = ScalarProperties.ranges(category: category) }
      return ranges[category]?.has(scalar) == true
    }
    for line in lines {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      let scalar = try #require(UInt32(fields[0], radix: 16))
      if !isIn(fields[2], scalar) || !isIn(String(fields[2].prefix(1)), scalar) {
        Issue.record("U+\(fields[0])")
      }
      count += 1
    }
    #expect(count > 30_000)
    #expect(ScalarProperties.ranges(category: "Cn") == nil)
    #expect(ScalarProperties.ranges(category: "C")?.has(0x0378) == false)
    #expect(ScalarProperties.ranges(category: "Lo")?.has(0x4E01) == true)
  }

  @Test func `scripts hold what Scripts dot txt says`() throws {
    guard let lines = lines(of: "Scripts.txt") else { return }
    for line in lines where !line.hasPrefix("#") {
      let fields = (line.split(separator: "#").first ?? "").split(separator: ";")
        .map { $0.trimmed }
      guard fields.count == 2 else { continue }
      let first = try #require(UInt32(fields[0].prefix { $0 != "." }, radix: 16))
      #expect(ScalarProperties.ranges(script: fields[1])?.has(first) == true, "\(line)")
    }
    #expect(ScalarProperties.ranges(script: "Greek")?.has(0x61) == false)
    #expect(ScalarProperties.ranges(script: "greek") == nil)
  }

  @Test func `case variants are what folds to the same code point`() throws {
    guard let lines = lines(of: "CaseFolding.txt") else { return }
    for line in lines where !line.hasPrefix("#") {
      let fields = line.split(separator: ";").map { $0.trimmed }
      guard fields.count > 2, fields[1] == "C" || fields[1] == "S" else { continue }
      let source = try #require(UInt32(fields[0], radix: 16))
      let target = try #require(UInt32(fields[2], radix: 16))
      let variants = ScalarProperties.caseVariants(of: source)
      #expect(variants.contains(target) && variants.contains(source))
      #expect(variants == ScalarProperties.caseVariants(of: target))
    }
    #expect(ScalarProperties.caseVariants(of: 0x6B) == [0x4B, 0x6B, 0x212A])
    #expect(ScalarProperties.caseVariants(of: 0x31) == [0x31])
  }

  private func lines(of name: String) -> [String]? {
    guard let bytes = TestFiles.corpus("unicode-17/ucd/17.0.0/\(name)") else {
      #expect(!TestSettings.requiresAll, "the corpus unicode-17 is missing")
      return nil
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension [ClosedRange<UInt32>] {
  /// Whether one of the ranges, which are in order, holds a scalar.
  fileprivate func has(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(scalar)
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
