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

/// Many threads at one table; worth most under the thread sanitizer.
struct StressTests {
  /// What the threads of a run have found.
  private final class Findings: Sendable {
    let problems = Mutex<[String]>([])
    let isOver = Atomic(false)
  }

  /// How many changes were asked for and answered.
  private final class Answers: Sendable {
    let asked = Atomic(0)
    let given = Atomic(0)
  }

  @Test(arguments: [true, false])
  func `editors, readers and a writer at one table agree at the end`(isResident: Bool) throws {
    let table = try TestTable(
      TableShape(
        rowCount: 60, published: 10, chunkRows: 4, isResident: isResident, inlineRowsMax: 0,
        cacheBytes: 4000))
    table.view { $0.sort = [SortKey(column: ColumnNumber(0))] }
    table.view("w")
    let all = try #require(table.watch("s", view: "v"))
    let part = try #require(
      table.watch("p", view: "w", range: .entries(first: 3, size: 5, overscan: 2)))
    let findings = Findings()
    let editors = ThreadSignal()
    for editor in 0..<3 {
      startThread {
        self.edit(table, seed: UInt64(editor), part)
        editors.post()
      }
    }
    startThread {
      for count in 11...60 { table.load(to: count) }
      editors.post()
    }
    let writer = ThreadSignal()
    startThread {
      self.write([all, part], until: findings)
      writer.post()
    }
    for _ in 0..<4 { editors.wait() }
    findings.isOver.store(true, ordering: .releasing)
    writer.wait()
    #expect(findings.problems.withLock { $0 } == [])
    table.settle()
    let snapshot = try #require(table.snapshot())
    #expect(snapshot.isOrderReady)
    #expect(snapshot.table.revision == table.state?.revision)
    #expect(snapshot.order.count == table.state?.order.count)
  }

  @Test func `a table is closed under sorts, searches and cancellations`() throws {
    for round in 0..<UInt64(TestSettings.seedCount(8)) {
      let table = try TestTable(
        TableShape(rowCount: 60, published: 60, chunkRows: 4, isResident: false, inlineRowsMax: 0))
      let answers = Answers()
      let done = ThreadSignal()
      for thread in 0..<3 {
        startThread {
          self.change(table, "v\(thread)", seed: round * 3 + UInt64(thread), answers)
          done.post()
        }
      }
      startThread {
        for _ in 0..<20 {
          for view in ["v0", "v1", "v2"] { _ = table.snapshot(view)?.order.count }
        }
        done.post()
      }
      done.wait()
      table.run { $0.close() }
      for _ in 0..<3 { done.wait() }
      table.run { _ in }
      let asked = answers.asked.load(ordering: .acquiring)
      #expect(asked > 0)
      #expect(answers.given.load(ordering: .acquiring) == asked, "each is answered once")
    }
  }

  /// Opens a view and asks for one order after another, and takes some of that back.
  private func change(_ table: TestTable, _ id: String, seed: UInt64, _ answers: Answers) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<30 {
      var state = ViewState()
      if Bool.random(using: &random) { state.sort = [SortKey(column: ColumnNumber(number % 3))] }
      if Bool.random(using: &random) { state.search = SearchQuery(text: Text("\(number % 10)")) }
      let isTakenBack = Int.random(in: 0..<3, using: &random) == 0
      let next = ViewStateChange(state: state, namesPage: false, waits: true)
      table.run { session in
        let answer: @Sendable (Result<Void, TableError>) -> Void = { _ in
          answers.given.add(1, ordering: .acquiringAndReleasing)
        }
        let change =
          session.hasView(id)
          ? try? session.setView(id, next, completion: answer)
          : try? session.openView(id, next, completion: answer)
        guard let change else { return }
        answers.asked.add(1, ordering: .acquiringAndReleasing)
        if isTakenBack { session.post { $0.cancelChange(ofView: id, number: change) } }
      }
    }
  }

  private func edit(_ table: TestTable, seed: UInt64, _ part: Subscription) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<150 {
      let key = table.keys.randomElement(using: &random) ?? .integer(1)
      let cell = CellEdit(
        column: ColumnNumber(0), cell: TestTable.integer(Int64.random(in: 0..<99, using: &random)))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: table.edit([.insert(rows: [TestTable.row(number)], .start)])
      case 1: table.edit([.remove([key])])
      case 2: table.edit([.move([key], .end)])
      case 3: table.undo()
      case 4: _ = part.scroll(first: number % 9, size: nil, columns: nil, hold: nil)
      case 5: table.view { $0.pageSize = number % 2 == 0 ? nil : 7 }
      default: table.edit([.set(row: key, cells: [cell])])
      }
    }
  }

  /// Takes updates until the run is over, then the rest, and compares.
  private func write(_ subscriptions: [Subscription], until findings: Findings) {
    var replicas = subscriptions.map { WindowReplica($0) }
    while !findings.isOver.load(ordering: .acquiring) {
      for index in replicas.indices { replicas[index].drain() }
    }
    for index in replicas.indices {
      replicas[index].drain()
      let found = replicas[index].problems
      findings.problems.withLock { $0 += found }
    }
  }
}
