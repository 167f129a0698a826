import RowPipeline
import RowTree
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import TableSessions

/// Many threads at one table; worth most under the thread sanitizer.
struct StressTests {
  /// What the threads of a run have found.
  private final class Findings: Sendable {
    let problems = Mutex<[String]>([])
    let isOver = Atomic(false)
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
