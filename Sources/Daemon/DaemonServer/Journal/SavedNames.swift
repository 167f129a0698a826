import ColumnStorage
import EditJournal
import RowTree
import TableModel
import TableValues

/// How rows and columns of a table are called in the file that it was opened from or saved to.
///
/// A journal's records name rows by their place in the file, as a process that opens the file will
/// number them. Until a save that changed their places, that is what the table calls them itself.
struct SavedNames: Sendable {
  private struct Run {
    var first: UInt32
    var count: UInt32
    var row: UInt32
  }

  /// Nil: as the table has them.
  private var rows: [Run]?
  private var columns: [ColumnNumber: ColumnNumber]?
  private var nextColumn = 0
  private let insertedCount: Int
  /// How many rows that the file lacks have the first names of inserted rows.
  private var adoptedCount = 0
  /// The rows of the source, and those of the file: rows that were appended to both are behind them.
  private let sourceCount: UInt32
  private let rowCount: UInt32
  /// The table as the file holds it; nil: cells of the source are those of the file.
  private let saved: TableState?
  private var steps = StepsSinceSave()

  /// The names of a table that was just opened.
  static let opened = SavedNames()

  private init() {
    (insertedCount, sourceCount, rowCount) = (0, 0, 0)
    saved = nil
  }

  /// The names of a table that was saved. O(runs of the order).
  ///
  /// - Parameter adopted: Rows that the file lacks though the table had them before: they are
  ///   inserted first.
  init(of state: TableState, adopting adopted: [UInt32] = []) {
    insertedCount = state.content.insertedCount
    adoptedCount = adopted.count
    saved = state
    var runs: [Run] = []
    var row: UInt32 = 0
    for run in state.order.runs(inTotal: 0..<state.order.totalCount) where run.isLive {
      runs.append(Run(first: run.start, count: UInt32(run.count), row: row))
      row += UInt32(run.count)
    }
    for (place, slot) in adopted.enumerated() {
      runs.append(Run(first: slot, count: 1, row: RowSlot.firstInserted + UInt32(place)))
    }
    let isPlain =
      adopted.isEmpty && runs.allSatisfy { $0.first == $0.row }
      && row == state.content.sourceRowCount
    if !isPlain { rows = runs.sorted { $0.first < $1.first } }
    sourceCount = UInt32(clamping: state.content.sourceRowCount)
    rowCount = row
    let order = Self.fileColumns(of: state)
    nextColumn = order.count
    let names = order.enumerated().map { ($1.number, ColumnNumber($0)) }
    if names.contains(where: { $0 != $1 }) { columns = Dictionary(uniqueKeysWithValues: names) }
  }

  /// The columns in the order in which a process that opens the file numbers them: those that the
  /// file has, also where their cells are computed, and then the others.
  private static func fileColumns(of table: TableState) -> [Column] {
    let (inFile, others) = FileContent.split(table)
    return inFile + others
  }

  /// What a journal's header says of a table's columns.
  static func columns(of table: TableState) -> [JournalColumn] {
    fileColumns(of: table).map {
      JournalColumn(title: $0.title, type: $0.type, isStored: $0.isStored)
    }
  }

  /// Takes that no undo is one of the records so far: their steps are others than those of the table.
  ///
  /// For example, a merge made `merged` of `ours`, and the file has `theirs`. The journal's first step
  /// leads from `theirs` to `merged`. Undo of the merge leads to `ours`, so it is a step of its own.
  mutating func forgetSteps() { steps = StepsSinceSave() }

  /// The number of rows inserted since, of all that were ever inserted.
  func count(ofInserted count: Int) -> Int { count - insertedCount + adoptedCount }

  // MARK: Records

  /// A record by the names in the file.
  ///
  /// - Parameter after: The table with the record.
  /// - Throws: ``JournalRefusal/beforeSave`` if it names what the file does not have.
  mutating func record(
    _ record: EditRecord, _ after: TableState
  ) throws(JournalRefusal) -> EditRecord {
    if saved == nil { return record }
    var record = record
    for place in record.changes.indices {
      record.changes[place] = try change(record.changes[place], after)
    }
    steps.fit(&record)
    return record
  }

  private mutating func change(
    _ change: TableChange, _ after: TableState
  ) throws(JournalRefusal) -> TableChange {
    switch change {
    case .cells(let number, let cells): return try cellsChange(number, cells, after)
    case .rows(let change): return .rows(try orderChange(change, after))
    case .schema(let before, let schema):
      return .schema(before: try self.schema(before), after: try self.schema(schema))
    case .traits(let changes):
      var whole = changes
      for (place, change) in changes.enumerated() {
        whole[place].slot = try slot(change.slot)
        if let cells = change.after?.conflict?.cells, columns != nil {
          whole[place].after?.conflict?.cells = [:]
          for (number, cell) in cells { whole[place].after?.conflict?.cells[column(number)] = cell }
        }
        guard let states = change.after?.cellStates, !states.isEmpty else { continue }
        whole[place].after?.cellStates = [:]
        for (number, state) in states { whole[place].after?.cellStates[column(number)] = state }
      }
      return .traits(whole)
    case .sections(let before, let after):
      let named = after.map { DeclaredSections(column: column($0.column), $0.list) }
      return .sections(before: before, after: named)
    case .parameters, .supplied: return change
    }
  }

  private mutating func cellsChange(
    _ number: ColumnNumber, _ cells: [CellChange], _ after: TableState
  ) throws(JournalRefusal) -> TableChange {
    var whole = cells
    let type = after.content.schema[number]?.type ?? .text
    for (place, change) in cells.enumerated() {
      whole[place].slot = try slot(change.slot)
      let isNew = change.slot >= RowSlot.firstInserted + UInt32(insertedCount)
      if isNew { continue }
      if isHeld(change, number, type, at: whole[place].slot) {
        whole[place].after = nil
        continue
      }
      if change.after != nil { continue }
      // The source, or the row as it was inserted, has another cell than the file by now.
      let request = ColumnRequest(number, as: .values(type))
      whole[place].after = after.content.unformatted.cells(of: [change.slot], [request])[0][0]
    }
    return .cells(column: column(number), whole)
  }

  /// Whether a cell of a row of the file becomes what the file has there.
  private func isHeld(
    _ change: CellChange, _ column: ColumnNumber, _ type: ColumnType, at name: UInt32
  ) -> Bool {
    guard name < RowSlot.firstInserted, let saved, saved.order.contains(change.slot),
      (saved.content.schema[column]?.type ?? .text) == type
    else { return false }
    return saved.content.ownCell(slot: change.slot, column: column)?.cell == change.after
  }

  private func orderChange(
    _ change: OrderChange, _ after: TableState
  ) throws(JournalRefusal) -> OrderChange {
    switch change {
    case .insert(let slots, let neighbour):
      let first = try slot(slots.lowerBound)
      return .insert(
        first..<first + UInt32(slots.count), after: self.neighbour(neighbour, after))
    case .remove(let slots): return .remove(try self.slots(slots))
    case .revive(let slots): return .revive(try self.slots(slots))
    case .move(let there, let back):
      var whole = there
      for (place, placement) in there.enumerated() {
        whole[place].slot = try slot(placement.slot)
        whole[place].after = neighbour(placement.after, after)
      }
      return .move(there: whole, back: back)
    case .load: return change
    }
  }

  private func slots(_ slots: [UInt32]) throws(JournalRefusal) -> [UInt32] {
    var named: [UInt32] = []
    named.reserveCapacity(slots.count)
    for slot in slots { named.append(try self.slot(slot)) }
    return named
  }

  /// The nearest row before a place that the file has.
  private func neighbour(_ neighbour: UInt32?, _ after: TableState) -> UInt32? {
    var slot = neighbour
    while let next = slot {
      if let found = name(of: next) { return found }
      slot = after.order.neighbours(of: next).before
    }
    return nil
  }

  private func slot(_ slot: UInt32) throws(JournalRefusal) -> UInt32 {
    guard let found = name(of: slot) else { throw .beforeSave }
    return found
  }

  private func name(of slot: UInt32) -> UInt32? {
    let firstNew = RowSlot.firstInserted + UInt32(insertedCount)
    if slot >= firstNew {
      return slot < RowSlot.firstEntry ? slot - UInt32(insertedCount) + UInt32(adoptedCount) : nil
    }
    guard let rows else { return slot < RowSlot.firstInserted ? slot : nil }
    if slot >= sourceCount, slot < RowSlot.firstInserted { return rowCount + (slot - sourceCount) }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].first <= slot { low = middle + 1 } else { high = middle }
    }
    guard low > 0, slot - rows[low - 1].first < rows[low - 1].count else { return nil }
    return rows[low - 1].row + (slot - rows[low - 1].first)
  }

  // MARK: Columns

  private mutating func column(_ number: ColumnNumber) -> ColumnNumber {
    guard columns != nil else { return number }
    if let known = columns?[number] { return known }
    defer { nextColumn += 1 }
    columns?[number] = ColumnNumber(nextColumn)
    return ColumnNumber(nextColumn)
  }

  private mutating func schema(_ schema: TableSchema) throws(JournalRefusal) -> TableSchema {
    guard columns != nil else { return schema }
    // What computed columns read is told by numbers, too; they are checked again when it is applied.
    let named = schema.columns.map { known in
      let number = column(known.number)
      var new = known
      new.number = number
      return new
    }
    var result = TableSchema(columns: named, keyColumns: schema.keyColumns.map { column($0) })
    result.types = schema.types
    return result
  }
}

/// How many steps can be undone and redone by a process that knows only what followed a save.
///
/// Undo may go on to steps before the save, which that process does not have. For it, such an undo
/// is a step of its own, and so is its redo.
private struct StepsSinceSave: Sendable {
  private var undoCount = 0
  private var redoCount = 0

  mutating func fit(_ record: inout EditRecord) {
    switch (record.cause, record.historyClass) {
    case (.undo, _) where undoCount > 0:
      undoCount -= 1
      redoCount += 1
    case (.redo, _) where redoCount > 0:
      redoCount -= 1
      undoCount += 1
    case (.undo, _):
      (record.cause, record.historyClass) = (.edit, .step)
      redoCount = 0
    case (.redo, _):
      (record.cause, record.historyClass) = (.edit, .step)
      redoCount = 0
      undoCount += 1
    case (_, .step):
      undoCount += 1
      redoCount = 0
    case (_, .join):
      // It may have joined a step from before the save.
      if undoCount == 0 { record.historyClass = .step }
      redoCount = 0
    case (_, .none): break
    }
  }
}
