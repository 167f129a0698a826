import FileMerging
import TestSupport
import Testing

/// Three tables without keys. Both sides change the base in their own ways, and append the same rows.
private struct AppendedTables {
  var base: [[String]]
  var ours: [[String]]
  var theirs: [[String]]
  let shared: [[String]]

  init(_ random: inout SeededGenerator) {
    base = (0..<Int.random(in: 1...5, using: &random)).map { row in
      ["n\(row)", "a\(row)", ["x", "y"].randomElement(using: &random) ?? "x"]
    }
    shared = (0..<Int.random(in: 1...2, using: &random)).map { ["t\($0)", "u\($0)", "v"] }
    ours = Self.changed(base, "o", &random) + shared
    theirs = Self.changed(base, "h", &random) + shared
  }

  private static func changed(
    _ rows: [[String]], _ tag: String, _ random: inout SeededGenerator
  ) -> [[String]] {
    var rows = rows
    for step in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let row = ["i\(tag)\(step)", "p\(tag)\(step)", "q"]
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
      case 1:
        if let row = rows.indices.randomElement(using: &random) {
          rows[row][Int.random(in: 1...2, using: &random)] = "s\(tag)\(step)"
        }
      case 2:
        if let row = rows.indices.randomElement(using: &random) { rows.remove(at: row) }
      default: _ = rows.popLast()
      }
    }
    return rows
  }

  static func bytes(_ rows: [[String]]) -> [UInt8] {
    Array(([["name", "a", "b"]] + rows).map { $0.joined(separator: ",") + "\n" }.joined().utf8)
  }

  /// The lines of the merged file.
  func merged() throws -> (lines: [String], conflicts: Int) {
    let outcome = try FileMerge(
      base: Self.bytes(base), ours: Self.bytes(ours), theirs: Self.bytes(theirs)
    ).merged()
    let lines = String(decoding: outcome.bytes, as: UTF8.self).split(separator: "\n")
    return (lines.map { String($0) }, outcome.conflicts)
  }
}

@Suite struct SharedRowsTests {
  private func merged(_ base: [String], _ ours: [String], _ theirs: [String]) throws -> String {
    func bytes(_ rows: [String]) -> [UInt8] {
      Array((["name,a"] + rows).map { "\($0)\n" }.joined().utf8)
    }
    let outcome = try FileMerge(base: bytes(base), ours: bytes(ours), theirs: bytes(theirs))
      .merged()
    #expect(outcome.conflicts == 0)
    return String(decoding: outcome.bytes.dropFirst(7), as: UTF8.self)
  }

  @Test func `a row that both append is one, also where one side removed the last`() throws {
    #expect(try merged(["a,1", "b,2"], ["a,1", "x,9"], ["a,1", "b,2", "x,9"]) == "a,1\nx,9\n")
    #expect(try merged(["a,1", "b,2"], ["a,1", "b,2", "x,9"], ["a,1", "x,9"]) == "a,1\nx,9\n")
    #expect(try merged(["b,2"], ["x,9"], ["b,2", "x,9"]) == "x,9\n")
  }

  @Test func `a row that both changed alike is one, beside a row that one removed`() throws {
    #expect(
      try merged(["a,1", "b,2", "c,3"], ["a,1", "b,7"], ["a,1", "b,7", "c,3"]) == "a,1\nb,7\n")
  }

  @Test(arguments: Seeds.all(20, inSweep: 200))
  func `rows that both append are there once`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let tables = AppendedTables(&random)
      let merged = try tables.merged()
      for row in tables.shared {
        let count = merged.lines.count { $0 == row.joined(separator: ",") }
        let isRight = merged.conflicts == 0 ? count == 1 : count >= 1
        #expect(isRight, "seed \(seed): \(row) is there \(count) times: \(tables)")
        if !isRight { return }
      }
    }
  }
}
