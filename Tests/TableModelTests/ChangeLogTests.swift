import RowTree
import TableValues
import Testing

@testable import TableModel

/// How far back the log of changes reaches.
struct ChangeLogTests {
  @Test func `a log that does not reach back says so`() {
    var log = ChangeLog(base: Revision(1), rowCountMax: 10)
    for number in 2..<40 {
      let cells = [CellChange(slot: 1, before: nil, after: .null)]
      log.note(
        EditRecord(
          changes: [.cells(column: ColumnNumber(0), cells)], cause: .edit, historyClass: .step),
        at: Revision(number))
    }
    #expect(log.base > Revision(1))
    #expect(log.records(after: Revision(1)) == nil)
    #expect(log.records(after: log.base)?.first?.revision == log.base.next)
    #expect(log.records(after: Revision(38))?.map(\.revision) == [Revision(39)])
    #expect(log.records(after: Revision(39))?.isEmpty == true)
  }

  @Test func `the newest record is kept however large it is`() {
    var log = ChangeLog(base: Revision(1), rowCountMax: 10)
    for number in 2..<6 {
      let cells = (0..<11).map { CellChange(slot: $0, before: nil, after: .null) }
      log.note(
        EditRecord(
          changes: [.cells(column: ColumnNumber(0), cells)], cause: .edit, historyClass: .step),
        at: Revision(number))
      #expect(log.records(after: Revision(number - 1))?.map(\.revision) == [Revision(number)])
      #expect(number == 2 || log.records(after: Revision(number - 2)) == nil)
    }
  }
}
