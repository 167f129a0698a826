import ColumnStorage
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import Databases

/// A database in a folder of its own, whose files do not change behind the test's back.
private struct Shop {
  let folder = TemporaryFolder()
  let place: DatabasePlace

  init(_ script: [String]) throws {
    let path = Text(folder.write("shop.db", [UInt8]()))
    let time = Mutex<Int64>(0)
    place = DatabasePlace(path: path, isLogged: false) {
      // Each look may find another content, as after somebody has written.
      DatabaseLook(node: [1], content: [time.withLock { $0 }], log: [], hasIndex: false)
    }
    let connection = try SQLiteConnection(path.utf8, .writing, busyMilliseconds: 0)
    for statement in script { try connection.run(statement) }
  }

  func run(_ statement: String) throws {
    try SQLiteConnection(place.path.utf8, .writing, busyMilliseconds: 0).run(statement)
  }

  func source(_ name: Text, sampleRows: Int = 3) throws -> DatabaseSource {
    let link = DatabaseLink(place)
    let source = try DatabaseSource(
      try Database.table(name, link), link, chunkRows: 4, sampleRows: sampleRows,
      isCancelled: { false }, changed: {})
    while !source.isComplete { try source.scanPart() }
    return source
  }
}

struct DatabaseReadingTests {
  private static func shop() throws -> Shop {
    try Shop([
      "CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)",
      "INSERT INTO t VALUES (1, 'x'), (2, 'y'), (5, NULL), (900, 'z'), (901, 'u')",
    ])
  }

  private static func texts(_ source: DatabaseSource) -> [String] {
    let cells = source.cells(
      rows: Array(0..<source.rowCount), [ColumnRequest(ColumnNumber(1), as: .text)])
    return cells[0].map { cell in
      if case .text(let text) = cell.value { "\(text)" } else { "!" }
    }
  }

  @Test func `rows with gaps between their rowids are found by number`() throws {
    let source = try Self.shop().source("T")
    #expect(source.rowCount == 5 && source.table.rowidColumn == 0)
    #expect(Self.texts(source) == ["x", "y", "", "z", "u"])
    let keys = source.decode(
      rows: 0..<4, [ColumnRequest(ColumnNumber(0), as: .values(.integer))])[0]
    #expect(keys.values == .integers([1, 2, 5, 900]))
    let scattered = source.cells(
      rows: [4, 0, 4], [ColumnRequest(ColumnNumber(0), as: .values(.integer))])[0]
    #expect(scattered == [901, 1, 901].map { Cell(.integer($0)) })
  }

  @Test func `what others remove is an error, and what they insert moves no row`() throws {
    let shop = try Self.shop()
    let source = try shop.source("t")
    try shop.run("DELETE FROM t WHERE a = 2")
    try shop.run("INSERT INTO t VALUES (3, 'new')")
    #expect(Self.texts(source) == ["x", "!", "", "z", "u"])
  }

  @Test func `a save keeps what undo reaches back to, and finds rows of others`() throws {
    let shop = try Self.shop()
    let source = try shop.source("t")
    let rows = DatabaseIdentities(source, nil)
    let first = try #require(rows.row(of: 0))
    let second = try #require(rows.row(of: 1))
    let changes = [
      DatabaseChange(slot: 0, .update(first, [1: .text(Array("X".utf8))])),
      DatabaseChange(slot: 1, .remove(second)),
      DatabaseChange(slot: 9, .insert([1: .text(Array("n".utf8))], rowid: nil)),
    ]
    let outcome = try DatabaseWriting(source.table, changes, overwrites: false)
      .run(at: shop.place, isCancelled: { false }, begin: {})
    rows.take(outcome.written) { $0 < 5 }
    #expect(outcome.isAlone && Self.texts(source) == ["x", "y", "", "z", "u"])
    #expect(rows.row(of: 1) == nil && rows.row(of: 9)?.identity == [.integer(902)])
    #expect(rows.original(of: 0) == [.integer(1), .text(Array("x".utf8))])
    // The row is not what it was before the save.
    #expect(throws: DatabaseWriteError.self) {
      _ = try DatabaseWriting(
        source.table, [DatabaseChange(slot: 0, .remove(first))], overwrites: false
      ).run(at: shop.place, isCancelled: { false }, begin: {})
    }
  }

  @Test func `a query that is not only one reading statement is refused`() throws {
    let link = DatabaseLink(try Self.shop().place)
    for sql in ["DELETE FROM t", "SELECT 1; SELECT 2", "ATTACH 'x' AS y", "PRAGMA user_version"] {
      #expect(throws: DatabaseError.self, "\(sql)") {
        _ = try WholeDatabaseRows(
          .query(Array(sql.utf8), .list([])), link, chunkRows: 4,
          limits: WholeLimits(rows: 9, bytes: 999, time: .seconds(9)), isCancelled: { false })
      }
    }
  }

  @Test func `what is read whole has limits`() throws {
    let link = DatabaseLink(try Self.shop().place)
    let sql = Array(
      "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n".utf8)
    for (rows, bytes) in [(10, 1 << 20), (1000, 100)] {
      #expect(throws: DatabaseError.self) {
        _ = try WholeDatabaseRows(
          .query(sql, .list([])), link, chunkRows: 4,
          limits: WholeLimits(rows: rows, bytes: bytes, time: .seconds(9)), isCancelled: { false })
      }
    }
  }
}
