import CellFormats
import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// Records found all over a file without an index.
struct CSVSpreadTests {
  /// The texts of all rows of a source, joined.
  private func rows(_ source: CSVSource) -> [String] {
    let requests = source.columns.indices.map { ColumnRequest(ColumnNumber($0), as: .text) }
    let cells = source.cells(rows: Array(0..<source.rowCount), requests)
    return (0..<source.rowCount).map { row in
      cells.map { "\($0[row].overlayText)" }.joined(separator: "\u{1}")
    }
  }

  private func opened(_ text: String, chunkRows: Int = 4096) throws -> CSVSource {
    let (source, _) = try CSVSource.open(MemoryByteSource(Array(text.utf8)))
    try source.index.scan()
    return source
  }

  @Test func `the first and the last record are among them`() throws {
    let lines = (1...20_000).map { "\($0),name \($0)" }
    let source = try opened((["id,name"] + lines).joined(separator: "\n") + "\n")
    let spread = try #require(source.spread())
    let found = rows(spread)
    #expect(found.contains("1\u{1}name 1"))
    #expect(found.contains("20000\u{1}name 20000"))
    #expect(found.count > 1000)
  }

  @Test func `a last record without a line end counts`() throws {
    let source = try opened("a,b\n1,2\n3,44")
    #expect(try rows(#require(source.spread())).contains("3\u{1}44"))
  }

  @Test func `lines of quoted fields are not taken for records if they differ in fields`() throws {
    let record = "\"one\ntwo\nthree\",4"
    let source = try opened(
      (["a,b"] + Array(repeating: record, count: 3000)).joined(separator: "\n"))
    #expect(source.spread() == nil)
  }

  @Test func `who is late gets nothing`() throws {
    let source = try opened("a,b\n1,2\n")
    #expect(source.spread { true } == nil)
  }

  @Test(arguments: Seeds.all(10, inSweep: 150))
  func `what is found are records of the file, if no field has a line end`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...5, using: &random)
    let fields = ["x", "", "\"a,b\"", "\"say \"\"hi\"\"\"", "ü", "5", "\"\"", "a b"]
    let lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
    let count = Int.random(in: 1...3000, using: &random)
    var lines = [(0..<columns).map { "c\($0)" }.joined(separator: ",")]
    for row in 0..<count {
      let rest = (1..<columns + 1).dropLast().map { _ in fields.randomElement(using: &random) ?? ""
      }
      lines.append((["r\(row)"] + rest).prefix(columns).joined(separator: ","))
    }
    let text = lines.joined(separator: lineEnd) + (Bool.random(using: &random) ? lineEnd : "")
    let source = try opened(text)
    guard source.columns.count == columns else { return }
    let all = Set(rows(source))
    let spread = try #require(source.spread(), "seed \(seed)")
    let found = rows(spread)
    #expect(found.allSatisfy { all.contains($0) }, "seed \(seed)")
    #expect(found.contains { $0.hasPrefix("r\(count - 1)") }, "seed \(seed)")
  }
}
