import RowPipeline
import RowTree
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import TableSessions

/// Workers, mailboxes, the change log, and lists of edits that are long.
struct WorkTests {
  @Test func `a parallel loop runs every round once, also within another`() {
    let counts = (0..<8).map { _ in Atomic64() }
    TestTable.pool.parallel(8) { outer in
      TestTable.pool.parallel(100) { _ in counts[outer].add() }
    }
    #expect(counts.map(\.value) == Array(repeating: 100, count: 8))
    TestTable.pool.parallel(0) { _ in counts[0].add() }
    TestTable.pool.parallel(1) { _ in counts[0].add() }
    #expect(counts[0].value == 101)
  }

  final class Atomic64: Sendable {
    private let count = Atomic(0)
    func add() { count.wrappingAdd(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
  }

  @Test func `messages of a poster keep their order`() {
    let mailbox = Mailbox(pool: TestTable.pool)
    let posters = 4
    let each = 25_000
    let last = Mutex([Int](repeating: -1, count: posters))
    let inversions = Atomic64()
    let done = ThreadSignal()
    for poster in 0..<posters {
      startThread {
        for number in 0..<each {
          mailbox.post {
            last.withLock { last in
              if number != last[poster] + 1 { inversions.add() }
              last[poster] = number
            }
            if number == each - 1 { done.post() }
          }
        }
      }
    }
    for _ in 0..<posters { done.wait() }
    #expect(inversions.value == 0)
    #expect(last.withLock { $0 } == Array(repeating: each - 1, count: posters))
  }

  @Test func `jobs that are put off run in the order of their times, not before them`() {
    let start = ContinuousClock.now
    let ran = Mutex<[(number: Int, time: ContinuousClock.Instant)]>([])
    let done = ThreadSignal()
    let delays = [30, 10, 20, 10, 0, -5]
    for (number, delay) in delays.enumerated() {
      TestTable.pool.submit(at: start + .milliseconds(delay)) {
        ran.withLock { $0.append((number, .now)) }
        done.post()
      }
    }
    for _ in delays { done.wait() }
    let found = ran.withLock { $0 }
    #expect(found.map(\.number).filter { delays[$0] > 0 } == [1, 3, 2, 0])
    for (number, time) in found { #expect(time >= start + .milliseconds(delays[number])) }
  }

  @Test func `a wait for a post ends with it, or with the time`() {
    let signal = ThreadSignal()
    let start = ContinuousClock.now
    signal.wait(atMost: .milliseconds(5))
    #expect(ContinuousClock.now - start >= .milliseconds(4))
    signal.wait(atMost: .seconds(-1))
    signal.post()
    signal.wait(atMost: .seconds(60))
    startThread { signal.post() }
    signal.wait(atMost: .seconds(60))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

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

  @Test func `a view behind the log is made anew`() throws {
    let table = try TestTable(TableShape(isResident: false, inlineRowsMax: 0))
    table.view { $0.sort = [SortKey(column: ColumnNumber(0))] }
    table.settle()
    table.run { session in
      session.log = ChangeLog(base: session.current?.revision ?? Revision(1), rowCountMax: 0)
    }
    for number in 0..<20 {
      let cell = CellEdit(
        column: ColumnNumber(0), cell: TestTable.integer(Int64(40 - number)))
      table.edit([.set(row: table.keys[number % 12], cells: [cell])])
    }
    table.settle()
    let snapshot = try #require(table.snapshot())
    #expect(snapshot.table.revision == table.state?.revision)
    let cells = snapshot.blocks(of: snapshot.entries(inPage: 0..<12).slots, snapshot.columns)[0]
      .cells
    #expect(cells.map { $0.overlayNumber } == cells.map { $0.overlayNumber }.sorted())
  }

  @Test func `rows loaded and then edited or removed are told once`() throws {
    let table = try TestTable(TableShape(rowCount: 8, published: 2))
    let old = try #require(table.state)
    table.load(to: 6)
    table.edit([
      .remove([.integer(4), .integer(1)]),
      .set(
        row: .integer(5), cells: [CellEdit(column: ColumnNumber(2), cell: TestTable.text("new"))]),
      .move([.integer(6)], .start),
    ])
    let new = try #require(table.state)
    let changes = table.run { session in
      ChangeLog.rowChanges(of: session.log.records(after: old.revision) ?? [], from: old, to: new)
    }
    #expect(changes.appendedSourceRows == 2..<6)
    #expect(changes.removed == [0])
    #expect(changes.inserted == [])
    #expect(changes.changedRows == [])
  }

  @Test(arguments: [KeyKind.given, .text, .composite])
  func `long lists of edits take time in proportion`(kind: KeyKind) throws {
    let table = try TestTable(TableShape(keys: kind))
    func seconds(_ count: Int, _ base: Int) -> Duration {
      let clock = ContinuousClock()
      let rows = (0..<count).map { number in
        [TestTable.integer(7), TestTable.text("n\(base + number)"), TestTable.text("x")]
      }
      return clock.measure {
        let inserted = (try? table.edit([.insert(rows: rows, .end)]).get())?.inserted ?? []
        #expect(inserted.count == count)
        let sets = inserted.map { key in
          TableEdit.set(
            row: key,
            cells: [
              CellEdit(column: ColumnNumber(2), cell: TestTable.text("y")),
              CellEdit(column: ColumnNumber(0), cell: TestTable.integer(8)),
            ])
        }
        #expect((try? table.edit(sets).get())?.changedCells == count * 2)
        #expect(table.undo()?.skipped == 0)
        #expect(table.redo()?.skipped == 0)
        table.undo()
        table.undo()
      }
    }
    let small = seconds(2_000, 0)
    let large = seconds(20_000, 100_000)
    #expect(large < small * 40 + .milliseconds(200), "\(small) and \(large)")
  }
}

extension Cell {
  fileprivate var overlayNumber: Int64 {
    if case .integer(let number) = value { number } else { 0 }
  }
}
