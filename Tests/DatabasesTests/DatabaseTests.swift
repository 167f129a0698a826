import ColumnStorage
import Synchronization
import TableValues
import Testing
import TestSupport

@testable import Databases

@Suite struct DatabaseTests {
  @Test func `blobs are shown as hexadecimal, and read back`() {
    #expect(SQLiteValue.blob([0x0A, 0xFB]).shown == Array("x'0afb'".utf8))
    #expect(SQLiteValue.blob(spelled: Array("X'0aFB'".utf8)) == [0x0A, 0xFB])
    #expect(SQLiteValue.blob(spelled: Array("x'0'".utf8)) == nil)
    #expect(SQLiteValue.blob(spelled: Array("x''".utf8)) == [])
    let long = SQLiteValue.blob(Array(repeating: 1, count: 100)).shown
    #expect(String(decoding: long, as: UTF8.self).hasSuffix("01…' (100 bytes)"))
  }

  @Test func `a map of rowids gives back what it was given`() {
    for seed in Seeds.all(8) {
      var random = SeededGenerator(seed: seed)
      var (map, model): (RowidMap, [Int64]) = (RowidMap(), [])
      var rowid = Int64.random(in: -1000...1000, using: &random)
      for _ in 0..<600 {
        map.append(rowid, UInt64(truncatingIfNeeded: rowid))
        model.append(rowid)
        let steps: [Int64] = [1, 1, 1, 1, 1, 1, 1, 7, 5_000_000_000]
        rowid += Bool.random(using: &random) ? 1 : steps.randomElement(using: &random) ?? 1
      }
      #expect(model.indices.allSatisfy { map[$0] == model[$0] }, "seed \(seed)")
      #expect(model.indices.allSatisfy { map.row(of: model[$0]) == $0 }, "seed \(seed)")
      #expect(map.row(of: model[0] - 1) == nil && map.row(of: rowid) == nil, "seed \(seed)")
    }
  }

  @Test func `declared types have SQLite's affinities`() {
    let affinities = ["BIGINT", "VARCHAR(9)", "", "DOUBLE PRECISION", "DECIMAL(10,2)"].map {
      DatabaseColumnPlan.affinity($0)
    }
    #expect(affinities == [.integer, .text, .blob, .real, .numeric])
  }

  @Test func `a column has its declared type if its values fit`() {
    func type(_ declared: String, _ values: [SQLiteValue]) -> ColumnType {
      DatabaseColumnPlan(name: "c", declared: Text(declared), sample: values).type
    }
    #expect(type("DATETIME", [.text(Array("2009-01-01 00:00:00".utf8))]) == .dateTime)
    #expect(type("DATETIME", [.text(Array("2009-01-01".utf8)), .null]) == .date)
    #expect(type("DATE", [.integer(5)]) == .integer)
    #expect(type("BOOLEAN", [.integer(0), .integer(1)]) == .boolean)
    #expect(type("BOOLEAN", [.integer(2)]) == .integer)
    #expect(type("", [.integer(2), .real(0.5)]) == .number)
    #expect(type("", [.integer(2), .text([])]) == .text)
    #expect(type("NUMERIC", [.integer(2)]) == .number)
  }
}
