import RowPipeline
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import Scheduling
@testable import TableSessions

/// What happens in which turn: pending orders, cancellation, barriers, closing.
struct ViewTurnTests {
  /// Things that happened, in order.
  final class Journal: Sendable {
    private let list = Mutex<[String]>([])
    func note(_ text: String) { list.withLock { $0.append(text) } }
    var all: [String] { list.withLock { $0 } }

    func note(_ name: String, _ result: Result<Void, TableError>) {
      switch result {
      case .success: note("\(name) done")
      case .failure(let error): note("\(name) \(error)")
      }
    }
  }

  private func slowTable(rows: Int = 12, published: Int? = nil) throws -> TestTable {
    let table = try TestTable(
      TableShape(
        rowCount: rows, published: published ?? rows, isResident: false, inlineRowsMax: 0,
        cacheBytes: 0))
    table.view()
    return table
  }

  private let sorted: @Sendable (inout ViewState) -> Void = { state in
    state.sort = [SortKey(column: ColumnNumber(0))]
  }

  /// Begins a sort whose rows cannot be read yet, and gives its number.
  private func beginSort(_ table: TestTable, _ journal: Journal, name: String = "sort") -> Int {
    let change = sorted
    return table.run { session in
      var state = (try? session.viewState("v")) ?? ViewState()
      change(&state)
      let next = ViewStateChange(state: state, namesPage: false, waits: true)
      return (try? session.setView("v", next) { journal.note(name, $0) }) ?? -1
    }
  }

  private func shownColumn(_ table: TestTable) -> [Int64] {
    guard let snapshot = table.snapshot() else { return [] }
    let slots = snapshot.entries(inPage: 0..<snapshot.pageEntryCount).slots
    return snapshot.blocks(of: slots, snapshot.columns)[0].cells.compactMap { cell in
      if case .integer(let number) = cell.value { number } else { nil }
    }
  }

  @Test func `what is asked of a view waits for its order and runs in turn`() throws {
    let table = try slowTable()
    let journal = Journal()
    table.source.hold()
    _ = beginSort(table, journal)
    table.run { session in
      session.onView("v") { _ in journal.note("first") }
      session.onView("v") { _ in journal.note("second") }
      session.onViewChange("v") { _ in journal.note("change") }
      session.whenIdle { _ in journal.note("idle") }
    }
    #expect(journal.all == [])
    table.source.release()
    table.settle()
    table.run { _ in }
    #expect(journal.all == ["sort done", "first", "second", "change", "idle"])
    #expect(shownColumn(table) == shownColumn(table).sorted())
  }

  @Test func `a view that ends makes room in turn for one of the same id`() throws {
    let table = try slowTable()
    let journal = Journal()
    table.source.hold()
    _ = beginSort(table, journal)
    let close: @Sendable (isolated TableSession) -> Void = { session in
      session.leaveView("v") { session in
        journal.note("close")
        try? session.closeView("v")
      }
    }
    let open: @Sendable (isolated TableSession, String) -> Void = { session, name in
      session.afterLeaving("v") { session in
        journal.note("open \(name)")
        let change = ViewStateChange(state: ViewState(), namesPage: false, waits: true)
        _ = try? session.openView("v", change) { _ in }
      }
    }
    let ask: @Sendable (isolated TableSession, String) -> Void = { session, name in
      session.onView("v") { session in
        journal.note("\(name) \(session.hasView("v"))")
      }
    }
    table.run { session in
      ask(session, "first")
      close(session)
      open(session, "again")
      ask(session, "second")
      close(session)
      open(session, "at last")
      ask(session, "third")
    }
    #expect(journal.all == [])
    table.source.release()
    table.settle()
    table.run { _ in }
    #expect(
      journal.all == [
        "sort done", "first true", "close", "open again", "second true", "close", "open at last",
        "third true",
      ])
  }

  @Test func `work on a subscription follows it from view to view`() throws {
    let table = try slowTable()
    table.view("w")
    let journal = Journal()
    table.source.hold()
    _ = beginSort(table, journal)
    table.run { session in
      session.onSubscription("s", joining: "v") { _ in journal.note("watch v") }
      session.onSubscription("s") { _ in journal.note("scroll") }
      session.onSubscription("s", joining: "w") { _ in journal.note("watch w") }
      session.onSubscription("s") { _ in journal.note("unwatch") }
      session.onSubscription("other") { _ in journal.note("other") }
    }
    #expect(journal.all == ["other"])
    table.source.release()
    table.settle()
    table.run { session in #expect(session.subscriptionQueues.isEmpty) }
    #expect(journal.all == ["other", "sort done", "watch v", "scroll", "watch w", "unwatch"])
  }

  @Test func `the last work waits for the answers to all requests before it`() throws {
    let table = try slowTable()
    let journal = Journal()
    let (first, second) = (RequestClaim(), RequestClaim())
    for claim in [first, second, first] { claim.route(.read) { table.session.post { _ in } } }
    table.session.postLast { session in
      journal.note("last")
      session.close()
    }
    table.run { _ in }
    first.end()
    first.end()
    table.run { _ in }
    #expect(journal.all == [] && !table.session.isClosed)
    second.end()
    table.run { _ in }
    #expect(journal.all == ["last"] && table.session.isClosed)
  }

  @Test func `a cancelled change brings the old state back`() throws {
    let table = try slowTable()
    let journal = Journal()
    let before = table.snapshot()
    table.source.hold()
    let number = beginSort(table, journal)
    let pending = table.snapshot()
    #expect(pending?.isOrderReady == false)
    table.run { $0.cancelChange(ofView: "v", number: number) }
    table.source.release()
    table.settle()
    let after = table.snapshot()
    #expect(after?.state == before?.state)
    #expect(after?.isOrderReady == true)
    #expect((after?.viewRevision ?? Revision(0)) > (pending?.viewRevision ?? Revision(0)))
    guard case .some(let notes) = Optional(journal.all), notes.count == 1 else {
      Issue.record("one answer, not \(journal.all)")
      return
    }
    #expect(notes[0].hasSuffix("cancelled"))
  }

  @Test func `only the newest change can be cancelled`() throws {
    let table = try slowTable()
    let journal = Journal()
    table.source.hold()
    let first = beginSort(table, journal, name: "first")
    table.view { $0.pageSize = 5 }
    table.run { $0.cancelChange(ofView: "v", number: first) }
    #expect(journal.all == [])
    table.source.release()
    table.settle()
    #expect(journal.all == ["first done"])
    #expect(table.snapshot()?.state.pageSize == 5)
  }

  @Test func `closing answers everything that waits`() throws {
    for closesTable in [true, false] {
      let table = try slowTable()
      let journal = Journal()
      table.source.hold()
      _ = beginSort(table, journal)
      table.run { session in
        session.onView("v") { session in
          journal.note(session.hasView("v") ? "runs on a view" : "runs without the view")
        }
        if closesTable { session.whenIdle { _ in journal.note("idle") } }
        if closesTable { session.close() } else { try? session.closeView("v") }
      }
      table.source.release()
      var expected = [
        closesTable ? "sort closed" : "sort unknownView(\"v\")", "runs without the view",
      ]
      if closesTable { expected.append("idle") }
      #expect(journal.all == expected)
    }
  }

  @Test func `what is asked while a table opens runs when it is ready, or closed`() {
    for closes in [false, true] {
      let session = TableSession(
        id: "t", pool: TestTable.pool, limits: TableSession.Limits(), tableChanged: { _ in })
      let journal = Journal()
      let signal = ThreadSignal()
      session.post { session in
        journal.note(session.currentRevision == nil ? "closed" : "ready")
        signal.post()
      }
      session.postNow { session in
        journal.note("begin")
        if closes { session.close() }
      }
      if closes {
        signal.wait()
        #expect(journal.all == ["begin", "closed"])
      } else {
        session.postNow { _ in signal.post() }
        signal.wait()
        #expect(journal.all == ["begin"])
        session.postNow { $0.close() }
      }
    }
  }

  @Test func `an idle barrier waits for loading`() throws {
    let table = try slowTable(rows: 9, published: 3)
    let journal = Journal()
    table.run { $0.whenIdle { _ in journal.note("idle") } }
    table.load(to: 6)
    #expect(journal.all == [])
    table.load(to: 9)
    table.settle()
    table.run { _ in }
    #expect(journal.all == ["idle"])
  }

  @Test func `an order that was overtaken never takes the view back`() throws {
    let table = try slowTable()
    guard let subscription = table.watch() else { return }
    var replica = WindowReplica(subscription)
    replica.drain()
    for number in 0..<20 {
      table.source.hold()
      table.view { state in
        state.sort = [
          SortKey(column: ColumnNumber(0), direction: number % 2 == 0 ? .ascending : .descending)
        ]
      }
      let key = table.keys[number % 12]
      table.edit([
        .set(
          row: key,
          cells: [CellEdit(column: ColumnNumber(0), cell: TestTable.integer(Int64(number * 3)))])
      ])
      replica.drain()
      table.source.release()
      replica.drain()
      table.settle()
      replica.drain()
    }
    #expect(replica.problems == [])
    #expect(shownColumn(table) == shownColumn(table).sorted(by: >))
  }

  @Test func `an update that comes late still says why`() throws {
    let table = try slowTable()
    table.view { $0.sort = [SortKey(column: ColumnNumber(0))] }
    table.settle()
    guard let subscription = table.watch() else { return }
    var replica = WindowReplica(subscription)
    replica.drain()
    let key = table.keys[0]
    table.edit([
      .set(row: key, cells: [CellEdit(column: ColumnNumber(0), cell: TestTable.integer(50))])
    ])
    table.settle()
    replica.drain()
    #expect(replica.causes.last == [.edit])
  }

  @Test func `a page past the end becomes the last and stays it`() throws {
    let table = try TestTable(TableShape(rowCount: 10, published: 10))
    table.view { state in
      state.pageSize = 3
      state.pageIndex = 9
    }
    #expect(table.snapshot()?.state.pageIndex == 3)
    table.edit([.remove(Array(table.keys[2...]))])
    #expect(table.snapshot()?.state.pageIndex == 0)
    table.undo()
    #expect(table.snapshot()?.state.pageIndex == 0)
    table.view { $0.pageIndex = 2 }
    table.view { $0.search = SearchQuery(text: "x1") }
    #expect(table.snapshot()?.state.pageIndex == 0)
  }

  @Test func `naming a page ends the search for the row to show`() throws {
    let table = try slowTable()
    let journal = Journal()
    table.view { $0.pageSize = 2 }
    table.source.hold()
    _ = beginSort(table, journal)
    table.view { $0.pageIndex = 3 }
    table.source.release()
    table.settle()
    #expect(table.snapshot()?.state.pageIndex == 3)
  }
}
