import RowPipeline
import RowTree
import TableValues
import Testing

@testable import TableSessions

/// Cells while somebody types into them.
struct DraftTests {
  private func begin(
    _ table: TestTable, _ key: RowKey, column: Int = 1, view: String = "v", text: Text = "begun"
  ) throws -> CellPlace {
    let slot = try #require(table.state?.slot(of: key))
    let place = CellPlace(slot: slot, column: ColumnNumber(column))
    let revision = try #require(table.state?.revision)
    let draft = CellDraft(
      place: place, view: view, author: "ann", begun: revision, text: text, cell: .null)
    try table.run { session in Result { try session.beginDraft(draft) } }.get()
    return place
  }

  private func set(_ key: RowKey, _ column: Int, _ cell: Cell) -> TableEdit {
    .set(row: key, cells: [CellEdit(column: ColumnNumber(column), cell: cell)])
  }

  private func shown(_ table: TestTable) -> [RowKey] {
    guard let snapshot = table.snapshot() else { return [] }
    return snapshot.order.all.map { snapshot.table.keys.key(of: $0) }
  }

  @Test func `a draft changes no revision, sorts nothing, and is told`() throws {
    let table = try TestTable(TableShape())
    table.view { $0.sort = [SortKey(column: ColumnNumber(1))] }
    var replica = WindowReplica(try #require(table.watch()))
    replica.drain()
    let (order, revision) = (shown(table), table.state?.revision)
    let place = try begin(table, order[3])
    table.run { $0.change(place, of: "v", to: "aaa", .null) }
    replica.drain()
    #expect(replica.causes.last == [.draft] && replica.problems.isEmpty)
    #expect(replica.cells[3][1].source == "aaa, false, v")
    #expect(shown(table) == order && table.state?.revision == revision)
  }

  @Test func `an edit of the sort key moves the row only when the draft ends`() throws {
    let table = try TestTable(TableShape())
    table.view { $0.sort = [SortKey(column: ColumnNumber(0))] }
    let order = shown(table)
    let place = try begin(table, order[3])
    table.edit([set(order[3], 0, TestTable.integer(99))])
    #expect(shown(table) == order)
    table.edit([set(order[0], 0, TestTable.integer(100)), .remove([order[2]])])
    #expect(shown(table) == [order[1], order[3]] + order[4...] + [order[0]])
    table.run { try? $0.cancelDraft(at: place, of: "v") }
    #expect(shown(table) == [order[1]] + order[4...] + [order[3], order[0]])
  }

  @Test func `a row that the filter takes out stays while it holds a draft`() throws {
    let table = try TestTable(TableShape())
    table.view {
      $0.filter = .text(ColumnNumber(2), TextCondition(relation: .contains, text: "x1"))
    }
    let order = shown(table)
    let place = try begin(table, order[1])
    table.edit([set(order[1], 2, TestTable.text("none"))])
    #expect(shown(table) == order && table.snapshot()?.counts.filtered == order.count)
    table.view { $0.sort = [SortKey(column: ColumnNumber(0))] }
    #expect(!shown(table).contains(order[1]), "a change of the rules puts it where it belongs")
    table.run { try? $0.cancelDraft(at: place, of: "v") }
    #expect(!shown(table).contains(order[1]))
  }

  @Test func `who else writes the cell makes the draft stale`() throws {
    let table = try TestTable(TableShape())
    table.view()
    let key = table.keys[2]
    let place = try begin(table, key)
    table.edit([set(key, 2, TestTable.text("beside"))])
    #expect(table.run { $0.drafts[place]?.isStale } == false)
    table.edit([set(key, 1, TestTable.text("over"))])
    #expect(table.run { $0.drafts[place]?.isStale } == true)
    let request = EditRequest(edits: [set(key, 1, TestTable.text("mine"))])
    for overwrites in [false, true] {
      let outcome = table.run { session in
        try? session.commitDraft(
          session.draft(at: place, of: "v"), isSame: false, overwrites: overwrites, request)
      }
      #expect((outcome != nil) == overwrites)
    }
    #expect(table.state?.plainRows[2].cells[1] == TestTable.text("mine"))
    #expect(table.run { $0.drafts.isEmpty })
  }

  @Test func `a commit that is refused leaves the draft and the table`() throws {
    let table = try TestTable(TableShape(keys: .text))
    table.view()
    let place = try begin(table, table.keys[0])
    let request = EditRequest(edits: [set(table.keys[0], 1, TestTable.text("w5"))])
    let revision = table.state?.revision
    let isRefused = table.run { session in
      (try? session.commitDraft(
        session.draft(at: place, of: "v"), isSame: false, overwrites: false, request)) == nil
    }
    #expect(isRefused && table.state?.revision == revision)
    #expect(table.run { $0.drafts[place] != nil })
  }

  @Test func `drafts end with their row, their column and their view`() throws {
    let table = try TestTable(TableShape())
    table.view()
    table.view("w")
    _ = try begin(table, table.keys[0])
    _ = try begin(table, table.keys[1], column: 2)
    let kept = try begin(table, table.keys[2], view: "w")
    table.edit([.remove([table.keys[0]])])
    table.undo()
    #expect(table.run { $0.drafts.count } == 2)
    table.edit([.columns(.remove(ColumnNumber(2)))])
    #expect(table.run { $0.drafts.all.map(\.place) } == [kept])
    table.run { try? $0.closeView("w") }
    #expect(table.run { $0.drafts.isEmpty })
  }

  @Test func `one draft per cell, so many per table, by its own view only`() throws {
    let table = try TestTable(TableShape(rowCount: 70, published: 70))
    table.view()
    table.view("w")
    let place = try begin(table, table.keys[0])
    #expect(throws: TableError.draftOpen(view: "v")) {
      try begin(table, table.keys[0], view: "w")
    }
    #expect(table.run { (try? $0.draft(at: place, of: "w")) == nil })
    for key in table.keys[1..<64] { _ = try begin(table, key) }
    #expect(throws: TableError.limit(name: "draftsMax", maximum: 64, found: 65)) {
      try begin(table, table.keys[64])
    }
  }
}
