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

/// New content for tables of which rows are still being read.
@Suite struct NewContentLoadingTests {
  /// What a client was told, in order.
  private final class Story: Sendable {
    let words = Mutex<[String]>([])

    func tell(_ word: String) { words.withLock { $0.append(word) } }

    func call(_ name: String, _ rows: [[Cell]], _ flags: Flags = Flags()) -> ContentCall {
      var call = NewRows(rows: rows).call(.content) { result in
        switch result {
        case .success(let outcome):
          self.tell("\(name) \(outcome.isApplied ? "applied" : "superseded")")
        case .failure(let error): self.tell("\(name) \(error)")
        }
      }
      call.isCancelled = { flags.isCancelled.load(ordering: .acquiring) }
      call.isSuperseded = { flags.isSuperseded.load(ordering: .acquiring) }
      return call
    }
  }

  private final class Flags: Sendable {
    let isCancelled = Atomic(false)
    let isSuperseded = Atomic(false)
  }

  @Test func `it waits for the last row, and what is asked behind it waits, too`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 3))
    let story = Story()
    let rows = [TestTable.row(5), TestTable.row(40), TestTable.row(0)]
    table.session.post { $0.setContent(story.call("content", rows)) }
    table.session.post { session in
      story.tell("behind it \(session.current?.order.count ?? -1)")
    }
    table.loadNow(to: 5)
    #expect(story.words.withLock { $0 } == [])
    table.loadNow(to: 6)
    table.settle()
    #expect(story.words.withLock { $0 } == ["content applied", "behind it 3"])
    // Rows that were read only after it was asked are found again.
    #expect(table.keys == [.integer(6), .integer(7), .integer(1)])
    table.undo()
    #expect(table.keys == (1...6).map { .integer($0) })
  }

  @Test func `waiting ends when it is cancelled, gives way or the table is closed`() throws {
    for ending in ["cancelled", "superseded", "closed"] {
      let table = try TestTable(TableShape(rowCount: 6, published: 3))
      let (story, flags) = (Story(), Flags())
      table.session.post { $0.setContent(story.call("content", [], flags)) }
      table.session.post { session in
        story.tell("behind it \(session.current?.order.count ?? -1)")
      }
      table.session.postNow { session in
        session.reviewAwaitedContent()
        story.tell("waiting")
        if ending == "cancelled" { flags.isCancelled.store(true, ordering: .releasing) }
        if ending == "superseded" { flags.isSuperseded.store(true, ordering: .releasing) }
        if ending == "closed" { session.close() } else { session.reviewAwaitedContent() }
      }
      table.run { _ in story.tell("end") }
      let count = ending == "closed" ? -1 : 3
      #expect(
        story.words.withLock { $0 }
          == ["waiting", "content \(ending)", "behind it \(count)", "end"])
      if ending == "closed" { continue }
      table.load(to: 6)
      #expect(table.keys == (1...6).map { .integer($0) })
    }
  }

  @Test(arguments: Seeds.all(40))
  func `rows, updates and undo are those of new content for a loaded table`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var shape = TableShape(published: Int.random(in: 0...11, using: &random))
    shape.inlineRowsMax = Bool.random(using: &random) ? 2048 : 0
    shape.isResident = Bool.random(using: &random)
    let sendsEach = Bool.random(using: &random)
    let table = try TestTable(shape)
    if Bool.random(using: &random) {
      table.view { $0.sort = [SortKey(column: ColumnNumber(1))] }
    } else {
      table.view()
    }
    var replica = WindowReplica(try #require(table.watch(sendsEach: sendsEach)))
    let isEdited = shape.published > 2
    if isEdited {
      table.edit([
        .remove([.integer(2)]), .insert(rows: [TestTable.row(77)], .end),
        .set(
          row: .integer(1), cells: [CellEdit(column: ColumnNumber(2), cell: TestTable.text("e"))]),
      ])
    }
    let before = try #require(table.state)
    let story = Story()
    let rows = NewContentTests.changed((0..<shape.rowCount).map { TestTable.row($0) }, &random)
    let read = Mutex<TableState?>(nil)
    table.session.post { $0.setContent(story.call("content", rows)) }
    table.session.post { session in read.withLock { $0 = session.current } }
    var count = shape.published
    while count < shape.rowCount {
      if Bool.random(using: &random) { replica.drain() }
      count = min(shape.rowCount, count + Int.random(in: 1...5, using: &random))
      table.loadNow(to: count)
    }
    table.settle()
    replica.drain()
    #expect(replica.problems == [])
    #expect(story.words.withLock { $0 } == ["content applied"])
    let after = try #require(table.state)
    #expect(after.plainRows.map(\.values) == rows.map { $0.map(\.value) })
    #expect(read.withLock { $0?.revision } == after.revision)
    #expect(after.isComplete && after.revision > before.revision)
    let causes = replica.causes.flatMap { $0 }
    #expect(causes.contains(.load))
    if table.undo()?.step != nil, causes.contains(.setRows) {
      let loaded = try #require(table.state)
      var expected = (0..<shape.rowCount).map { TestTable.row($0).map(\.value) }
      if isEdited {
        expected.remove(at: 1)
        expected.append(TestTable.row(77).map(\.value))
        expected[0][2] = .text("e")
      }
      #expect(loaded.plainRows.map(\.values) == expected)
      table.redo()
      #expect(table.state?.plainRows == after.plainRows)
    }
    table.settle()
    replica.drain()
    #expect(replica.problems == [])
  }
}

extension TestTable {
  /// As ``load(to:)``, also while the table is held.
  fileprivate func loadNow(to count: Int) {
    source.publish(count)
    let (known, rows) = (source.rowCount, source.rows.count)
    let signal = ThreadSignal()
    session.postNow { session in
      session.load(
        to: known, isComplete: known == rows, firstFreeKey: Int64(rows) + (known == rows ? 1 : 100))
      signal.post()
    }
    signal.wait()
  }
}
