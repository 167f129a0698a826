import RowPipeline
import RowTree
import TableValues
import Testing

@testable import TableModel
@testable import TableSessions
@testable import ViewModel

/// Edits that mean places of a view.
struct ShownPlaceTests {
  private func shown(_ table: TestTable) throws -> [RowKey] {
    let snapshot = try #require(table.snapshot())
    let slots = snapshot.entries(inPage: 0..<snapshot.pageEntryCount).slots
    return slots.map { snapshot.table.keys.key(of: $0) }
  }

  /// Moves rows to a place of the view `v`, as the daemon does for a client.
  private func move(
    _ rows: [RowKey], to index: Int, _ counting: CountedRows, in table: TestTable,
    adoptsSort: Bool = false
  ) throws -> Result<EditOutcome, EditRefusal> {
    let place = ShownPlace(view: "v", index: index, counting: counting, adoptsSort: adoptsSort)
    let (snapshot, state) = (try #require(table.snapshot()), try #require(table.state))
    let moving = Set(rows.compactMap { state.slot(of: $0) })
    var edits: [TableEdit] = []
    if adoptsSort {
      edits.append(.adopt(snapshot.order.slots(in: 0..<snapshot.order.count)))
    }
    edits.append(.move(rows, try place.rowPlace(in: snapshot, of: state, moving: moving)))
    var request = EditRequest(edits: edits)
    if adoptsSort { request.viewsSortedByHand = ["v"] }
    return table.edit(request)
  }

  @Test func `an index counts the rows before the move or after it`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 6))
    table.view()
    let order = try shown(table)
    _ = try move([order[0]], to: 2, .before, in: table).get()
    #expect(try shown(table) == [order[1], order[0]] + order[2...])
    _ = try move([order[1]], to: 2, .after, in: table).get()
    #expect(try shown(table) == [order[0], order[2], order[1]] + order[3...])
  }

  @Test func `rows that are all moved to the end stay behind the others`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 6))
    table.view()
    let order = try shown(table)
    _ = try move([order[0], order[1]], to: 6, .before, in: table).get()
    #expect(try shown(table) == Array(order[2...] + order[..<2]))
  }

  @Test func `a place of a sorted view is refused unless the table takes its order`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 6))
    table.view { $0.sort = [SortKey(column: ColumnNumber(0), direction: .descending)] }
    let order = try shown(table)
    #expect(throws: TableError.sortedView("v")) {
      try move([order[5]], to: 0, .before, in: table)
    }
    _ = try move([order[5]], to: 0, .before, in: table, adoptsSort: true).get()
    let wanted = [order[5]] + order[..<5]
    #expect(try shown(table) == wanted && table.keys == wanted)
    #expect(table.run { (try? $0.viewState("v"))?.sort.isEmpty } == true)
  }

  @Test func `an edit that would sort an unknown view by hand changes nothing`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 6))
    let keys = table.keys
    var request = EditRequest(edits: [.remove([keys[0]])])
    request.viewsSortedByHand = ["none"]
    guard case .failure = table.edit(request) else {
      Issue.record("the edit was made")
      return
    }
    #expect(table.keys == keys)
  }

  @Test func `a view whose order is being made has no places`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 3))
    table.view { $0.sort = [SortKey(column: ColumnNumber(0))] }
    let isRefused = table.run { session in
      (try? session.orderedSnapshot(ofView: "v")) == nil
    }
    #expect(isRefused)
  }
}
