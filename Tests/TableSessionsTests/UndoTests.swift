import RowTree
import TableValues
import TestSupport
import Testing

@testable import TableModel
@testable import TableSessions

/// Undo among live changes, key swaps, joined steps and limits.
struct UndoTests {
  private func set(_ key: RowKey, _ column: Int, _ cell: Cell) -> TableEdit {
    .set(row: key, cells: [CellEdit(column: ColumnNumber(column), cell: cell)])
  }

  private func row(_ number: Int64, _ text: String) -> [Cell] {
    [TestTable.integer(number), TestTable.text(text), .null]
  }

  @Test func `undo leaves a live cell alone and counts it`() throws {
    let table = try TestTable(TableShape())
    let keys = table.keys
    table.edit([set(keys[0], 2, TestTable.text("a")), set(keys[1], 2, TestTable.text("a"))])
    table.edit([set(keys[0], 2, TestTable.text("live"))], .none)
    let outcome = table.undo()
    #expect(outcome?.skipped == 1)
    #expect(table.state?.plainRows[0].cells[2] == TestTable.text("live"))
    #expect(table.state?.plainRows[1].cells[2] == TestTable.row(1)[2])
    table.redo()
    #expect(table.state?.plainRows[0].cells[2] == TestTable.text("live"))
    #expect(table.state?.plainRows[1].cells[2] == TestTable.text("a"))
  }

  @Test func `edits that change nothing make no step and keep what was undone`() throws {
    let table = try TestTable(TableShape())
    let keys = table.keys
    table.edit([set(keys[0], 2, TestTable.text("a"))])
    table.undo()
    let before = table.state?.revision
    let old = TestTable.row(0)[2]
    table.edit([set(keys[0], 2, old)])
    table.edit([set(keys[0], 2, TestTable.text("x")), set(keys[0], 2, old)])
    table.edit([.move([keys[1]], .after(keys[0])), .move([keys[0], keys[1]], .start)])
    #expect(table.state?.revision == before)
    table.redo()
    #expect(table.state?.plainRows[0].cells[2] == TestTable.text("a"))
    // A move and back again in one list is none, either; one of both is.
    let revision = table.state?.revision
    table.edit([.move([keys[0]], .end), .move([keys[0]], .start)])
    #expect(table.state?.revision == revision)
    table.edit([.move([keys[0]], .end)])
    #expect(table.state?.revision != revision)
  }

  @Test func `a row that a live change moved stays with its cells when its insertion is undone`()
    throws
  {
    let table = try TestTable(TableShape(keys: .text))
    table.edit([.insert(rows: [row(1, "new")], .end)])
    table.edit([.move([.text("new")], .start)], .none)
    let before = table.state?.plainRows
    #expect((table.undo()?.skipped ?? 0) > 0)
    #expect(table.state?.plainRows == before)
  }

  @Test(arguments: [KeyKind.integer, .text, .composite])
  func `a step in which keys change hands is taken back whole`(kind: KeyKind) throws {
    let rows = [row(1, "a"), row(2, "b"), row(3, "c")]
    let table = try TestTable(TableShape(keys: kind), rows: rows)
    let before = table.state?.plainRows
    func keyed(_ number: Int64, _ text: String) -> RowKey {
      kind.key(of: row(number, text)) ?? .integer(0)
    }
    func renamed(_ old: (Int64, String), _ new: (Int64, String)) -> TableEdit {
      .set(
        row: keyed(old.0, old.1),
        cells: row(new.0, new.1)[..<2].enumerated().map { column, cell in
          CellEdit(column: ColumnNumber(column), cell: cell)
        })
    }
    let result = table.edit([
      renamed((1, "a"), (9, "z")), renamed((2, "b"), (1, "a")), renamed((9, "z"), (2, "b")),
      .insert(rows: [row(7, "g"), row(8, "h")], .start), .remove([keyed(3, "c")]),
    ])
    #expect((try? result.get()) != nil)
    let after = table.state?.plainRows
    #expect(table.undo()?.skipped == 0)
    #expect(table.state?.plainRows == before)
    #expect(table.redo()?.skipped == 0)
    #expect(table.state?.plainRows == after)
  }

  @Test func `a row whose key was given away stays removed`() throws {
    let table = try TestTable(TableShape(keys: .text), rows: [row(1, "a"), row(2, "b")])
    table.edit([.remove([.text("a")])])
    table.edit([.insert(rows: [row(5, "a")], .end)], .none)
    #expect(table.undo()?.skipped == 1)
    #expect(table.keys == [.text("b"), .text("a")])
  }

  @Test func `joined edits are one step of one author`() throws {
    let table = try TestTable(TableShape())
    let key = table.keys[0]
    for text in ["a", "b", "c"] {
      table.edit([set(key, 2, TestTable.text(text))], .join, author: "ann")
    }
    table.edit([set(key, 2, TestTable.text("d"))], .join, author: "bob")
    #expect(table.run { $0.historySummary.undoCount } == 2)
    table.undo()
    #expect(table.state?.plainRows[0].cells[2] == TestTable.text("c"))
    table.undo()
    #expect(table.state?.plainRows[0].cells == TestTable.row(0))
  }

  @Test func `a row moved before loading ends comes back to its side of the unread rows`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 3))
    table.edit([.move([.integer(3)], .start)])
    table.undo()
    table.load(to: 6)
    #expect(table.keys == (1...6).map { .integer($0) })
  }

  @Test func `rows placed after a named row stay with it, rows at the end after all`() throws {
    let table = try TestTable(TableShape(rowCount: 5, published: 2))
    let last = try table.edit([.insert(rows: [row(1, "end")], .end)]).get().inserted
    let named = try table.edit([.insert(rows: [row(1, "named")], .after(.integer(2)))]).get()
      .inserted
    table.edit([.move([.integer(1)], .after(named[0]))])
    table.load(to: 5)
    #expect(
      table.keys
        == [.integer(2), named[0], .integer(1), .integer(3), .integer(4), .integer(5), last[0]])
  }

  @Test func `the history keeps to its bytes but always the newest step`() {
    var history = UndoHistory(byteSizeMax: 1000)
    for number in 0..<50 {
      let change = CellChange(slot: UInt32(number), before: nil, after: .null)
      history.note(
        EditRecord(
          changes: [.cells(column: ColumnNumber(0), [change])], cause: .edit,
          historyClass: .step), at: Revision(number + 2))
    }
    #expect((1...6).contains(history.undoSteps.count))
    #expect(history.undoSteps.last?.records.last?.revision == Revision(51))
    let large = CellChange(
      slot: 0, before: nil, after: Cell(.text(Text([UInt8](repeating: 65, count: 5000)))))
    history.note(
      EditRecord(
        changes: [.cells(column: ColumnNumber(0), [large])], cause: .edit, historyClass: .step),
      at: Revision(60))
    #expect(history.undoSteps.count == 1)
  }
}

/// Pins: what an edit may have seen.
struct PinTests {
  @Test(arguments: Seeds.all(20))
  func `a pinned edit conflicts exactly when what it names changed since`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = try TestTable(TableShape(rowCount: 6, published: 4))
    var cells: [RowKey: [Int: Int]] = [:]
    var rows: [RowKey: Int] = [:]
    for step in 0..<60 {
      if step % 20 == 10 { table.load(to: 4 + step / 20) }
      let revision = table.state?.revision.rawValue ?? 0
      guard let key = table.keys.randomElement(using: &random) else { return }
      let column = Int.random(in: 0..<3, using: &random)
      let seen = Int.random(in: max(1, revision - 8)...revision, using: &random)
      let isCell = Bool.random(using: &random)
      let cell = CellEdit(column: ColumnNumber(column), cell: TestTable.text("s\(step)"))
      let edit: TableEdit = isCell ? .set(row: key, cells: [cell]) : .move([key], .end)
      let stamp = isCell ? cells[key]?[column] : rows[key]
      let isConflict = stamp.map { $0 > seen } ?? false
      // Its own first edit must not lift the pin from the second.
      let edits = isCell || Bool.random(using: &random) ? [edit] : [edit, edit]
      let result = table.edit(EditRequest(edits: edits, seen: Revision(seen)))
      switch result {
      case .success(let outcome):
        #expect(!isConflict, "seed \(seed), step \(step)")
        if outcome.revision.rawValue == revision { continue }  // the row stood there already
        if isCell { cells[key, default: [:]][column] = outcome.revision.rawValue }
        rows[key] = outcome.revision.rawValue
      case .failure(let refusal):
        #expect(isConflict, "seed \(seed), step \(step): \(refusal)")
      }
    }
  }

  @Test func `a list's own edit does not lift the pin from its next`() throws {
    let table = try TestTable(TableShape())
    let key = table.keys[0]
    let edit = { (column: Int) in
      TableEdit.set(
        row: key, cells: [CellEdit(column: ColumnNumber(column), cell: TestTable.text("a"))])
    }
    table.edit([edit(1)])
    let request = EditRequest(edits: [edit(2), .remove([key])], seen: Revision(1))
    let refusal = EditRefusal(
      index: 1, reason: .conflict(seen: Revision(1), current: Revision(2)))
    #expect(throws: refusal) { _ = try table.edit(request).get() }
    #expect(table.state?.revision == Revision(2))
  }

  @Test func `an exact pin holds over loading and breaks at any edit`() throws {
    let table = try TestTable(TableShape(rowCount: 6, published: 3))
    table.load(to: 6)
    let removal = {
      EditRequest(edits: [.remove([.integer($0)])], seen: Revision(1), isExact: true)
    }
    #expect((try? table.edit(removal(1)).get()) != nil)
    #expect((try? table.edit(removal(2)).get()) == nil)
  }
}
