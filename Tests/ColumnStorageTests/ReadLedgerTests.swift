import TableValues
import TestSupport
import Testing

@testable import ColumnStorage

/// Who reads which cells of other rows, against plain sets.
struct ReadLedgerTests {
  private func cell(_ key: Int) -> ReadCell {
    ReadCell(key: .integer(Int64(key)), column: ColumnNumber(key % 2))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `the readers of a cell are those that were noted`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ledger = ReadLedger()
    var model: [ReadCell: Set<UInt32>] = [:]
    for _ in 0..<2000 {
      let read = cell(Int.random(in: 0..<6, using: &random))
      let first = UInt32.random(in: 0..<300, using: &random)
      let rows = first..<first + UInt32.random(in: 1...4, using: &random)
      ledger.note(read, rows)
      model[read, default: []].formUnion(rows)
    }
    for key in 0..<7 {
      #expect(ledger.readers(of: [cell(key)], limit: 1000) == model[cell(key)] ?? [])
    }
    #expect(ledger.readers(of: [cell(0)], limit: 3) == nil)
  }

  @Test
  func `past its bound nobody is told from others`() {
    let ledger = ReadLedger()
    for key in 0..<ReadLedger.runsMax { ledger.note(cell(key), 0..<1) }
    #expect(ledger.readers(of: [cell(5)], limit: 10) == [0])
    ledger.note(cell(ReadLedger.runsMax), 0..<1)
    #expect(ledger.readers(of: [cell(5)], limit: 10) == nil)
  }
}
