import RowPipeline
import RowTree
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import Scheduling
@testable import TableModel
@testable import TableSessions
@testable import ViewModel
@testable import WindowModel

/// The cursor of a view: where it stays, what it looks for, and what waits for that.
struct CursorTests {
  /// What a page shows, plainly.
  private struct Page {
    var entries: [ViewEntry] = []
    var columns: [ColumnNumber] = []

    init(_ table: TestTable) throws {
      let snapshot = try #require(table.snapshot())
      let entries = snapshot.entries(inPage: 0..<snapshot.pageEntryCount)
      self.entries = (0..<entries.count).map { entries[$0] }
      columns = snapshot.columns.map(\.number)
    }
  }

  /// The nearest of some items that is still there; of two, the later one.
  private func nearest<Item: Equatable>(_ gone: Item, _ old: [Item], _ new: [Item]) -> Item? {
    guard let place = old.firstIndex(of: gone) else { return nil }
    for distance in 0...old.count {
      for near in [place + distance, place - distance] where old.indices.contains(near) {
        if new.contains(old[near]) { return old[near] }
      }
    }
    return nil
  }

  private func put(_ cell: CellCursor, in table: TestTable) {
    table.run { session in
      _ = try? session.moveCursor(ofView: "v", to: cell, selecting: nil)
    }
  }

  private func change(_ table: TestTable, _ random: inout SeededGenerator) {
    let keys = (table.state?.order.slots(in: 0..<(table.state?.order.count ?? 0)) ?? [])
      .compactMap { table.state?.keys.key(of: $0) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let gone = keys.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      table.edit([.remove(Array(gone))])
    case 2:
      table.undo()
    case 3:
      let isSorted = Bool.random(using: &random)
      table.view { state in state.sort = isSorted ? [SortKey(column: ColumnNumber(0))] : [] }
    case 4:
      let size = [nil, 3, 4].randomElement(using: &random) ?? nil
      table.view { $0.pageSize = size }
    case 5:
      let page = Int.random(in: 0..<4, using: &random)
      table.view { $0.pageIndex = page }
    default:
      let column = ColumnNumber(Int.random(in: 0..<3, using: &random))
      table.view { $0.hiddenColumns.formSymmetricDifference([column]) }
    }
    table.settle()
  }

  @Test(arguments: Seeds.all(20))
  func `it stays on its cell or goes to the nearest, whatever changes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = try TestTable(
      TableShape(
        rowCount: 14, published: 14, isResident: Bool.random(using: &random),
        inlineRowsMax: Bool.random(using: &random) ? 0 : 2048))
    table.view()
    table.settle()
    var page = try Page(table)
    var model: CellCursor?
    var index = 0
    for step in 0..<60 {
      let now = try Page(table)
      if step % 8 == 0, let entry = now.entries.randomElement(using: &random) {
        let cell = CellCursor(entry: entry, column: now.columns.randomElement(using: &random))
        put(cell, in: table)
        (model, page) = (cell, now)
        index = now.entries.firstIndex(of: entry) ?? 0
      }
      change(table, &random)
      let new = try Page(table)
      let found = try #require(table.snapshot()).cursor
      guard var cell = model, !new.entries.isEmpty else {
        #expect(found == nil, "seed \(seed), step \(step)")
        if new.entries.isEmpty { continue }
        page = new
        continue
      }
      cell.column = cell.column.flatMap { nearest($0, page.columns, new.columns) }
      cell.column = cell.column ?? new.columns.first
      cell.entry =
        new.entries.contains(cell.entry)
        ? cell.entry
        : nearest(cell.entry, page.entries, new.entries)
          ?? new.entries[min(index, new.entries.count - 1)]
      #expect(found == cell, "seed \(seed), step \(step)")
      (model, page) = (cell, new)
      index = new.entries.firstIndex(of: cell.entry) ?? 0
    }
  }

  @Test func `filled cells are found across chunks, and a search can be cancelled`() throws {
    let table = try TestTable(TableShape(rowCount: 90, published: 90, isResident: false))
    table.view()
    let column = ColumnNumber(1)
    let state = try #require(table.state)
    let slots = state.order.slots(in: 0..<90)
    let empty = CellEdit(column: column, cell: Cell(.null))
    table.edit((3..<70).map { .set(row: state.keys.key(of: slots[$0]), cells: [empty]) })
    let snapshot = try #require(table.snapshot())
    func look(_ row: Int, isForward: Bool, isCancelled: Bool = false) throws -> Int? {
      let cell = CellCursor(entry: .row(slots[row]), column: column)
      let search = try CursorSearch(
        .filledRow, isForward: isForward, wraps: false, from: cell, in: snapshot)
      let found = search.find(Parallel.inline, isCancelled: { isCancelled })
      // A chain of optionals here crashes the optimizer of Swift 6.3.1.
      guard case .row(let slot)? = found?.cell.entry else { return nil }
      return slots.firstIndex(of: slot)
    }
    #expect(try look(0, isForward: true) == 2)
    #expect(try look(2, isForward: true) == 70)
    #expect(try look(40, isForward: true) == 70)
    #expect(try look(70, isForward: true) == 89)
    #expect(try look(89, isForward: true) == nil)
    #expect(try look(89, isForward: false) == 70)
    #expect(try look(70, isForward: false) == 2)
    #expect(try look(2, isForward: true, isCancelled: true) == nil)
  }

  @Test func `only what is about the cursor waits for its search, and a close does`() throws {
    let table = try TestTable(TableShape(rowCount: 3, published: 3))
    table.view()
    let journal = ViewTurnTests.Journal()
    table.run { session in
      session.onCursor(ofView: "v") { _ in journal.note("at once") }
      session.beginCursorSearch(ofView: "v")
      session.onCursor(ofView: "v") { session in
        journal.note("first")
        session.beginCursorSearch(ofView: "v")
      }
      session.onCursor(ofView: "v") { _ in journal.note("second") }
      session.onView("v") { _ in journal.note("view") }
      session.leaveView("v") { session in
        journal.note("close")
        try? session.closeView("v")
      }
    }
    #expect(journal.all == ["at once", "view"])
    table.run { $0.endCursorSearch(ofView: "v") }
    #expect(journal.all == ["at once", "view", "first"])
    table.run { $0.endCursorSearch(ofView: "v") }
    #expect(journal.all == ["at once", "view", "first", "second", "close"])
  }
}
