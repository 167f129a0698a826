import CellFormats
import ColumnStorage
import EditJournal
import RowTree
import TableValues
import TestSupport
import Testing

@testable import DaemonServer
@testable import TableModel
@testable import TableSessions

/// The names of rows in the journal of a saved table, beside an obvious model.
struct SavedNamesTests {
  private static let sourceCount = 12

  /// A table of one text column.
  private static func table() -> TableState {
    var builder = ColumnChunkBuilder(type: .text)
    for row in 0..<sourceCount { builder.append(Cell(.text(Text("n\(row)")))) }
    let source = ResidentSource(
      columns: [[builder.finish()]], types: [.text], rowCount: sourceCount,
      chunkRows: sourceCount
    ) { CellFormatter.spelledText(of: $0) }
    let column = Column(number: ColumnNumber(0), id: ColumnID("a"), title: "a", type: .text)
    let content = TableContent(
      schema: TableSchema(columns: [column]), source: source, cache: ChunkCache(budget: 1 << 20))
    return TableState(content: content, keys: RowKeyMap(.given), isComplete: true)
  }

  /// Inserts, removes or revives some rows.
  private static func change(_ table: inout TableState, _ random: inout SeededGenerator) {
    let revision = table.revision.next
    let rows = slots(of: table)
    if Int.random(in: 0..<3, using: &random) == 0 {
      let slots = table.addRows(Int.random(in: 1...4, using: &random), firstKey: 1)
      table.apply(.rows(.insert(slots, after: rows.randomElement(using: &random))), at: revision)
      return
    }
    let start = Int.random(in: 0..<rows.count, using: &random)
    let some = rows[start..<min(rows.count, start + Int.random(in: 1...5, using: &random))]
    let live = some.filter { table.order.contains($0) }
    if live.isEmpty {
      table.apply(.rows(.revive(Array(some))), at: revision)
    } else {
      table.apply(.rows(.remove(live)), at: revision)
    }
  }

  private static func slots(of table: TableState) -> [UInt32] {
    table.order.runs(inTotal: 0..<table.order.totalCount).flatMap { run in
      run.slots.map { UInt32($0) }
    }
  }

  private static func unsaved(_ table: TableState, since saved: TableState) -> UnsavedTable {
    UnsavedTable(
      table, UndoHistory(byteSizeMax: 1 << 20), saved: saved, isAsOpened: false,
      isClean: saved.revision == table.revision, clean: nil, others: [])
  }

  /// What each row is called, by a walk over all rows.
  private static func names(
    of table: TableState, since saved: TableState, withDead: Bool
  ) -> [UInt32: UInt32] {
    var names: [UInt32: UInt32] = [:]
    for slot in slots(of: saved) where saved.order.contains(slot) {
      names[slot] = UInt32(names.count)
    }
    var next = RowSlot.firstInserted
    for slot in slots(of: table) where names[slot] == nil {
      guard withDead || table.order.contains(slot) else { continue }
      names[slot] = next
      next += 1
    }
    return names
  }

  /// Where a journal puts a row that is inserted behind another one.
  private static func neighbour(
    _ names: inout SavedNames, of slot: UInt32, _ table: TableState
  ) throws -> UInt32? {
    let new = RowSlot.firstInserted + UInt32(table.content.insertedCount)
    let change = TableChange.rows(.insert(new..<new + 1, after: slot))
    guard case .rows(.insert(_, let neighbour)) = try names.change(change, table)
    else { return nil }
    return neighbour
  }

  @Test(arguments: Seeds.all(60, inSweep: 2000), [false, true])
  func `rows have the names that a walk gives them`(seed: UInt64, leavesOut: Bool) throws {
    var random = SeededGenerator(seed: seed)
    var saved = Self.table()
    for _ in 0..<Int.random(in: 0...8, using: &random) { Self.change(&saved, &random) }
    var table = saved
    for _ in 0..<Int.random(in: 0...4, using: &random) { Self.change(&table, &random) }
    let unsaved = Self.unsaved(table, since: saved)
    var names = SavedNames(of: unsaved, deadCellsMax: leavesOut ? 0 : 1 << 20)
    let hasDead = Self.slots(of: table).contains { slot in
      !table.order.contains(slot) && !saved.order.contains(slot)
    }
    #expect(names.leavesOutDead == (leavesOut && hasDead))
    let expected = Self.names(of: table, since: saved, withDead: !leavesOut)
    let rows = Self.slots(of: table)
    for slot in rows {
      #expect(names.name(of: slot) == expected[slot])
      #expect(names.isOther(slot) == (expected[slot].map { $0 >= RowSlot.firstInserted } ?? false))
    }
    #expect(names.otherCount == expected.values.count { $0 >= RowSlot.firstInserted })
    for (place, slot) in rows.enumerated() {
      let before = rows[...place].last { expected[$0] != nil }
      #expect(
        try Self.neighbour(&names, of: slot, table) == before.flatMap { expected[$0] })
    }
  }

  @Test func `rows that are too many for a journal are left out with their steps`() throws {
    var table = Self.table()
    var history = UndoHistory(byteSizeMax: 1 << 20)
    let remove = TableChange.rows(.remove([3, 4, 5]))
    let record = EditRecord(changes: [remove], cause: .edit, historyClass: .step)
    table.apply(remove, at: table.revision.next)
    history.note(record, at: table.revision)
    let unsaved = UnsavedTable(asSaved: table, history)
    let all = SavedNames(of: unsaved, deadCellsMax: 3)
    var whole = UnsavedDifference(unsaved, all)
    let kept = whole.beginning()
    #expect(all.otherCount == 3 && kept.steps.count == 1 && kept.record != nil)
    #expect(kept.clean == 1)
    var fewer = SavedNames(of: unsaved, deadCellsMax: 2)
    var difference = UnsavedDifference(unsaved, fewer)
    let beginning = difference.beginning()
    #expect(beginning.steps.isEmpty && beginning.record == nil && beginning.clean == 0)
    // An undo that brings them back cannot be kept; other edits can.
    let revive = EditRecord(changes: [remove.inverse], cause: .undo, historyClass: .none)
    #expect(throws: JournalRefusal.beforeSave) { try fewer.record(revive, table) }
    let cell = CellChange(slot: 6, before: nil, after: Cell(.text("x")))
    let edit = EditRecord(
      changes: [.cells(column: ColumnNumber(0), [cell])], cause: .edit, historyClass: .step)
    guard case .cells(_, let cells) = try fewer.record(edit, table).changes[0] else {
      Issue.record("a change of cells became another one")
      return
    }
    #expect(cells.map(\.slot) == [3])
  }

  @Test func `a beginning is made once`() {
    let unsaved = UnsavedTable(asSaved: Self.table(), UndoHistory(byteSizeMax: 1 << 20))
    let later = LaterBeginning(unsaved, SavedNames(of: unsaved), id: 9)
    let first = later.frames(after: 7)
    #expect(later.frames(after: 8).bytes == first.bytes)
    let other = LaterBeginning(unsaved, SavedNames(of: unsaved), id: 9)
    #expect(other.frames(after: 8).bytes != first.bytes)
  }
}
