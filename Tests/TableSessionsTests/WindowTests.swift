import RowPipeline
import RowTree
import TableDiffing
import TableValues
import TestSupport
import Testing

@testable import TableModel
@testable import TableSessions
@testable import ViewModel
@testable import WindowModel

/// Windows in the cases that random runs seldom meet.
struct WindowTests {
  private func table(_ count: Int = 10, keys: KeyKind = .given) throws -> TestTable {
    let table = try TestTable(TableShape(keys: keys, rowCount: count, published: count))
    table.view()
    return table
  }

  private func replica(
    _ table: TestTable, first: Int, size: Int, hold: WindowSpec.Hold = .entry
  ) throws -> WindowReplica {
    let subscription = try #require(
      table.watch(range: .entries(first: first, size: size, overscan: 0), hold: hold))
    var replica = WindowReplica(subscription)
    replica.drain()
    return replica
  }

  private func row(_ number: Int64) -> [Cell] {
    [TestTable.integer(number), TestTable.text("w\(number)"), TestTable.text("x")]
  }

  @Test func `a window past the end holds what it shows when rows are appended`() throws {
    let table = try table()
    var replica = try replica(table, first: 1000, size: 3)
    #expect(replica.first == 7)
    table.edit([.insert(rows: [row(90), row(91)], .end)])
    replica.drain()
    #expect(replica.first == 7)
    #expect(replica.problems == [])
  }

  @Test(arguments: [false, true], [false, true])
  func `a scroll means the same entry however updates are merged`(
    isEach: Bool, isDrained: Bool
  ) throws {
    let table = try table()
    let subscription = try #require(
      table.watch(range: .entries(first: 0, size: 3, overscan: 0), sendsEach: isEach))
    var replica = WindowReplica(subscription)
    replica.drain()
    for number in 0..<3 {
      table.edit([.insert(rows: [row(90 + Int64(number))], .start)])
      if isDrained { replica.drain() }
      let wanted = subscription.scroll(first: 4, size: nil, columns: nil, hold: nil)
      #expect(wanted == 4..<7)
      replica.hasScrolled = true
      if isDrained { replica.drain() }
      table.edit([.insert(rows: [row(80 + Int64(number))], .start)])
      if isDrained { replica.drain() }
    }
    replica.drain()
    #expect(replica.first == 5)
    #expect(replica.problems == [])
  }

  @Test(arguments: [false, true])
  func `a pointer that nothing reads leaves no update behind`(isEach: Bool) throws {
    let table = try table()
    var replica = WindowReplica(try #require(table.watch(sendsEach: isEach)))
    let subscription = replica.subscription
    let slots = try #require(table.state).liveSlots
    subscription.point(at: RowPointer(slot: slots[0], column: nil))
    #expect(subscription.isDirty)
    replica.drain()
    for number in 0..<3 {
      table.edit([.insert(rows: [row(90 + Int64(number))], .start)])
      subscription.point(at: RowPointer(slot: slots[number + 1], column: nil))
      #expect(subscription.isDirty)
      #expect(subscription.pendingCount == 1)
      replica.drain()
      #expect(replica.problems == [])
    }
  }

  @Test(arguments: WindowSpec.Hold.allCases)
  func `rows vanish and come back under a window`(hold: WindowSpec.Hold) throws {
    let table = try table()
    var replica = try replica(table, first: 5, size: 3, hold: hold)
    table.edit([.remove(table.keys)])
    replica.drain()
    #expect(replica.keys.isEmpty)
    #expect(replica.counts?.filtered == 0)
    table.undo()
    replica.drain()
    #expect(replica.problems == [])
    #expect(replica.first == (hold == .end ? 7 : 5))
    #expect(replica.keys == table.keys[replica.first..<replica.first + 3].map { .row($0) })
  }

  @Test func `a window at the end stays there while rows come`() throws {
    let table = try table()
    var replica = try replica(table, first: 7, size: 3, hold: .end)
    for number in 0..<5 {
      table.edit([.insert(rows: [row(Int64(100 + number))], .end)])
      replica.drain()
      #expect(replica.first == 8 + number)
    }
    #expect(replica.problems == [])
  }

  @Test func `a row that was gone only between two updates holds the window`() throws {
    let table = try table()
    var replica = try replica(table, first: 4, size: 3)
    let keys = replica.keys
    table.edit([.remove([table.keys[4]])])
    table.undo()
    replica.drain()
    #expect(replica.first == 4 && replica.keys == keys && replica.problems == [])
    table.edit([.remove([table.keys[4]])])
    replica.drain()
    table.undo()
    replica.drain()
    #expect(replica.first == 5 && replica.keys.first == keys[1] && replica.problems == [])
  }

  @Test func `a resync keeps the first entry`() throws {
    let table = try table()
    var replica = try replica(table, first: 4, size: 3)
    table.edit([.insert(rows: [row(90), row(91)], .start)])
    replica.subscription.resync()
    #expect(replica.subscription.lag == 1)
    replica.drain()
    #expect(replica.first == 6)
    #expect(replica.subscription.lag == 0)
  }

  @Test func `a new key is a row that went and one that came, not one that scrolled`() throws {
    let table = try table(keys: .integer)
    let subscription = try #require(table.watch())
    _ = subscription.nextUpdate()
    let key = table.keys[4]
    table.edit([
      .set(row: key, cells: [CellEdit(column: ColumnNumber(0), cell: TestTable.integer(500))])
    ])
    let update = try #require(subscription.nextUpdate())
    guard case .difference(let difference) = update.body else {
      Issue.record("a difference is smaller")
      return
    }
    #expect(difference.order.deletes == [4..<5])
    #expect(difference.order.inserts == [4..<5])
    #expect(difference.insertedKeys == [.row(.integer(500))])
    #expect(difference.scrolledIn.isEmpty)
    #expect(difference.scrolledOut.isEmpty)
  }

  @Test func `what merely scrolls is said to have scrolled`() throws {
    let table = try table()
    let replica = try replica(table, first: 0, size: 4)
    _ = replica.subscription.scroll(first: 1, size: nil, columns: nil, hold: nil)
    let update = try #require(replica.subscription.nextUpdate())
    guard case .difference(let difference) = update.body else {
      Issue.record("a difference is smaller")
      return
    }
    #expect(difference.scrolledOut == [0..<1])
    #expect(difference.scrolledIn == [3..<4])
  }

  @Test func `the revision that the client holds stays readable`() throws {
    let table = try table()
    let replica = try replica(table, first: 0, size: 2)
    let held = try #require(replica.revision)
    table.edit([
      .set(
        row: table.keys[9], cells: [CellEdit(column: ColumnNumber(2), cell: TestTable.text("new"))])
    ])
    let found = table.run { session in
      (try? session.snapshot(ofView: "v", at: held))?.viewRevision
    }
    #expect(found == held)
  }

  @Test func `numbers out of range are clamped`() throws {
    let table = try table()
    let replica = try replica(table, first: 0, size: 2, hold: .end)
    for (first, size) in [(Int.max, Int.max), (Int.min, Int.min), (Int.max, 2), (-5, Int.max)] {
      _ = replica.subscription.scroll(first: first, size: size, columns: nil, hold: nil)
      _ = replica.subscription.nextUpdate()
      table.edit([.insert(rows: [row(Int64(first & 0xFFFF) + 1000)], .start)])
      let update = replica.subscription.nextUpdate()
      #expect((update?.size ?? 0) <= table.keys.count)
    }
  }
}
