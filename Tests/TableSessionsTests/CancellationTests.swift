import RowPipeline
import RowTree
import Synchronization
import TableDiffing
import TableValues
import TestSupport
import Testing
import UnicodeTables
import ViewportLayout

@testable import TableSessions

/// A cancellation that comes at a certain question after it, and how often it was asked.
private final class Countdown: Sendable {
  private let left: Atomic<Int>
  private let count = Atomic(0)
  private let late = Atomic(0)

  init(_ questions: Int = .max) { left = Atomic(questions) }

  /// How often it was asked, and how often after it had said yes.
  var asked: Int { count.load(ordering: .relaxed) }
  var askedAfter: Int { late.load(ordering: .relaxed) }

  @Sendable func isCancelled() -> Bool {
    count.add(1, ordering: .relaxed)
    let isOver = left.wrappingSubtract(1, ordering: .relaxed).newValue < 0
    if isOver { late.add(1, ordering: .relaxed) }
    return isOver
  }
}

/// How much is done after a cancellation, counted by what is asked: not by time.
struct CancellationTests {
  private static let rowCount = 6_000
  /// How many questions there are from the one that is answered with yes on: each who is told so
  /// may be within others who ask, too.
  private static let lateMax = 8

  /// Questions to answer with yes: some by default, as many as `inSweep` in a sweep.
  private func questions(of asked: Int, _ count: Int, inSweep: Int) -> StrideTo<Int> {
    let count = TestSettings.isSweep ? inSweep : count
    return stride(from: 0, to: asked, by: max(1, asked / count))
  }

  private func table() throws -> TestTable {
    let rows = (0..<Self.rowCount).map { number in
      [
        TestTable.integer(Int64(number)), TestTable.text("n\(number)"),
        TestTable.text("x\(number % 7)"),
      ]
    }
    var shape = TableShape(
      keys: .given, rowCount: rows.count, published: rows.count, chunkRows: 1 << 10)
    shape.cacheBytes = 64 << 20
    return try TestTable(shape, rows: rows)
  }

  /// All rows in another order, most with other cells, some gone and some new.
  private var content: NewRows {
    NewRows(
      rows: (0..<Self.rowCount).map { number in
        [
          TestTable.integer(Int64(number * 7919 % Self.rowCount + 100)),
          TestTable.text("m\(number)"), TestTable.text("y\(number % 5)"),
        ]
      })
  }

  private func draft(of table: TestTable) throws -> ContentDraft {
    let state = try #require(table.state)
    let request = try content.request(.columns([ColumnNumber(0)]), chunkRows: 1 << 10)(state)
    return ContentDraft(of: state, request, firstKey: 1 << 20, insertedRowsMax: 1 << 30)
  }

  @Test func `new content is asked about for every few rows, and ends soon`() throws {
    let table = try table()
    let whole = Countdown()
    var draft = try draft(of: table)
    try draft.perform(isCancelled: whole.isCancelled)
    #expect(draft.outcome.moves > Self.rowCount / 2 && draft.outcome.changedCells > Self.rowCount)
    // Cells of two columns are found and written, rows are moved there and their places kept.
    #expect(whole.asked * TableState.cancellationRows > 6 * Self.rowCount)
    for question in questions(of: whole.asked, 10, inSweep: 40) {
      let countdown = Countdown(question)
      var draft = try self.draft(of: table)
      #expect(throws: (any Error).self) {
        do {
          try draft.perform(isCancelled: countdown.isCancelled)
        } catch TableError.cancelled {
          throw DiffCancelled()
        }
      }
      #expect(countdown.askedAfter <= Self.lateMax, "question \(question) of \(whole.asked)")
    }
  }

  @Test func `a step is taken back whole or not at all`() throws {
    let table = try table()
    let content = content
    let call = ContentCall(
      rowCount: 0, request: content.request(.columns([ColumnNumber(0)]), chunkRows: 1 << 10),
      isCancelled: { false }, isSuperseded: { false }, completion: { _, _ in })
    table.run { $0.setContent(call) }
    let before = try #require(table.state)
    #expect(before.order.count == Self.rowCount)
    let probe = Countdown()
    table.run { session in
      _ = try? session.undo(author: nil, isCancelled: probe.isCancelled)
      _ = try? session.redo(author: nil)
    }
    #expect(probe.asked * TableState.cancellationRows > 3 * Self.rowCount)
    let rows = try #require(table.state).plainRows
    for question in questions(of: probe.asked, 10, inSweep: 20) {
      let countdown = Countdown(question)
      let revision = table.state?.revision
      let isCancelled = table.run { session in
        do throws(TableError) {
          _ = try session.undo(author: nil, isCancelled: countdown.isCancelled)
          return false
        } catch {
          return true
        }
      }
      #expect(isCancelled && countdown.askedAfter <= Self.lateMax, "question \(question)")
      #expect(table.state?.revision == revision)
    }
    #expect(table.state?.plainRows == rows)
    table.undo()
    #expect(table.state?.plainRows != rows)
  }

  @Test func `edits are asked about for every few rows, and change nothing then`() throws {
    let table = try table()
    let keys = (1...Self.rowCount).map { RowKey.integer(Int64($0)) }
    let edits: [TableEdit] = [
      .remove(Array(keys.prefix(Self.rowCount / 2))),
      .move(Array(keys.suffix(Self.rowCount / 2).reversed()), .start),
    ]
    var cancelled = 0
    let revision = table.state?.revision
    for question in 0..<24 {
      let countdown = Countdown(question)
      let isDone = table.run { session in
        let request = EditRequest(edits: edits)
        return (try? session.edit(request, isCancelled: countdown.isCancelled)) != nil
      }
      if isDone { break }
      cancelled += 1
      #expect(countdown.askedAfter <= Self.lateMax, "question \(question)")
      #expect(table.state?.revision == revision)
    }
    // Rows are found and marked dead, found and moved, and their places kept.
    #expect(cancelled * TableState.cancellationRows > 2 * Self.rowCount)
  }

  @Test func `a selection that asks each row is asked about for every few, and changes nothing`()
    throws
  {
    let table = try table()
    table.view()
    var declarations = RowDeclarations()
    declarations.settings[.selectable] = .expression("c0 >= 0")
    let declares = declarations
    table.run { _ = try? $0.declare(declares, author: nil) }
    let whole = Countdown()
    let count = table.run { session in
      let request = SelectRequest(action: .all)
      return (try? session.select(inView: "v", request, isCancelled: whole.isCancelled))?.count
    }
    #expect(count == Self.rowCount && whole.asked >= 3)
    table.run { _ = try? $0.select(inView: "v", SelectRequest(action: .none)) }
    for question in 0..<whole.asked {
      let countdown = Countdown(question)
      let isCancelled = table.run { session in
        let request = SelectRequest(action: .all)
        return (try? session.select(inView: "v", request, isCancelled: countdown.isCancelled))
          == nil
      }
      #expect(isCancelled && countdown.askedAfter == 1)
      #expect(table.snapshot()?.selection.isEmpty == true)
    }
    // Who cancels after the last row prevents the change, too.
    let isPrevented = table.run { session in
      let request = SelectRequest(action: .all)
      return
        (try? session.select(
          inView: "v", request, begin: { () throws(TableError) in throw .cancelled })) == nil
    }
    #expect(isPrevented && table.snapshot()?.selection.isEmpty == true)
  }

  @Test func `a draft that is cancelled before it begins is as it was`() throws {
    let table = try table()
    table.view()
    let slot = try #require(table.state?.slot(of: .integer(7)))
    let place = CellPlace(slot: slot, column: ColumnNumber(1))
    let revision = try #require(table.state?.revision)
    let draft = CellDraft(
      place: place, view: "v", author: nil, begun: revision, text: "n6", cell: .null)
    let request = EditRequest(
      edits: [
        .set(
          row: .integer(7),
          cells: [CellEdit(column: place.column, cell: TestTable.text("mine"))])
      ])
    table.run { session in
      try? session.beginDraft(draft, begin: { () throws(TableError) in throw .cancelled })
    }
    #expect(table.run { $0.drafts.isEmpty })
    table.run { try? $0.beginDraft(draft) }
    table.run { session in
      guard let typed = try? session.typed("mine", TestTable.text("mine"), into: draft) else {
        return
      }
      try? session.keepDraft(typed, begin: { () throws(TableError) in throw .cancelled })
      _ = try? session.commitDraft(
        typed, isSame: false, overwrites: false, request,
        begin: { () throws(TableError) in throw .cancelled })
    }
    #expect(table.run { $0.drafts[place] } == draft)
    #expect(table.state?.revision == revision)
  }

  @Test func `measuring is asked about for each text`() throws {
    let table = try table()
    table.view { state in
      var rules = LayoutRules(metrics: TextMetrics(.cells(TerminalCells())))
      rules.rows = RowSizing()
      rules.rows?.wraps = true
      rules.sizing.mode = .fixed(9)
      state.layout = rules
    }
    table.settle()
    var measuring = try #require(table.snapshot().flatMap { EntryMeasuring($0) })
    let slots = (0..<20).map { UInt32($0) }
    let whole = Countdown()
    _ = measuring.sizes(of: slots, mayBlock: true, isCancelled: whole.isCancelled)
    #expect(whole.asked == 3 * slots.count)
    let countdown = Countdown(7)
    _ = measuring.sizes(of: slots, mayBlock: true, isCancelled: countdown.isCancelled)
    #expect(countdown.asked == 8)
  }
}
