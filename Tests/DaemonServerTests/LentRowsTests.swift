import ColumnStorage
import JSONText
import TableValues
import TestSupport
import Testing
import WireProtocol

@testable import DaemonServer

struct LentRowsTests {
  private static func lent(_ columns: [String]) throws -> LentSource {
    try LentSource(
      WireLentSource(
        lent: Array("s".utf8), columns: columns.map { WireLentColumn(id: Array($0.utf8)) },
        can: WireLentAbilities(offset: true)))
  }

  private static func json(_ text: String) throws -> JSONView {
    try JSONDocument(parsing: Array(text.utf8), depthLimit: 9).root
  }

  private static func limits(rows: Int, bytes: Int) -> LentRows.Limits {
    var limits = PublishedLimits()
    (limits.wholeRowsMax, limits.wholeBytesMax) = (rows, bytes)
    return LentRows.Limits(limits)
  }

  @Test(arguments: Seeds.all(20))
  func `pages of any size become the rows of the source`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lent = try Self.lent(["n", "t"])
    let chunkRows = Int.random(in: 1...7, using: &random)
    let count = Int.random(in: 0...60, using: &random)
    let all = (0..<count).map { "[\($0), \($0 % 3 == 0 ? "null" : "\"r\($0)\"")]" }
    let columns = try LentRows.columns(
      of: lent, in: count > 1 ? Self.json("[[1, null], [2, \"x\"]]") : nil)
    #expect(columns.map(\.type) == [count > 1 ? .integer : .text, .text])
    let rows = LentRows(
      lent, columns, chunkRows: chunkRows, limits: Self.limits(rows: 1000, bytes: 1 << 20))
    var taken = 0
    while taken < count {
      let room = min(chunkRows - taken % chunkRows, count - taken)
      let size = Int.random(in: 1...room, using: &random)
      let page = all[taken..<taken + size].joined(separator: ",")
      try rows.append(try Self.json("[\(page)]"), at: taken)
      taken += size
      #expect(rows.rowCount == taken)
    }
    let cells = rows.cells(
      rows: Array(0..<count),
      [ColumnRequest(ColumnNumber(0), as: .text), ColumnRequest(ColumnNumber(1), as: .text)])
    #expect(cells[0].map { $0.value } == (0..<count).map { .text(Text("\($0)")) })
    #expect(
      cells[1].map { $0.value } == (0..<count).map { .text($0 % 3 == 0 ? "" : Text("r\($0)")) })
    for first in stride(from: 0, to: count, by: chunkRows) {
      let range = first..<min(first + chunkRows, count)
      let chunk = rows.decode(rows: range, [ColumnRequest(ColumnNumber(1), as: .values(.text))])[0]
      #expect(chunk.count == range.count)
    }
  }

  @Test func `a limit of rows or bytes is named, and the rows before it stay`() throws {
    let lent = try Self.lent(["n"])
    let columns = lent.columns(typed: [.text])
    let few = LentRows(
      lent, columns, chunkRows: 10, limits: Self.limits(rows: 3, bytes: 1 << 20))
    try few.append(try Self.json("[[1], [2]]"), at: 0)
    #expect(throws: DaemonError.limit(name: "wholeRowsMax", maximum: 3, found: 4)) {
      try few.append(try Self.json("[[3], [4]]"), at: 2)
    }
    #expect(few.rowCount == 2)
    let short = LentRows(lent, columns, chunkRows: 10, limits: Self.limits(rows: 100, bytes: 400))
    try short.append(try Self.json("[[1]]"), at: 0)
    let long = String(repeating: "x", count: 500)
    #expect(throws: DaemonError.self) {
      try short.append(try Self.json("[[\"\(long)\"]]"), at: 1)
    }
    #expect(short.rowCount == 1)
  }
}
