import ColumnStorage
import RowTree
import TableModel
import TableValues

/// What saving a table would change.
package struct SaveSummary: Sendable, Equatable {
  /// Whether the table is not as it was opened, created or last saved.
  package var isDirty = false
  /// The revision whose content the file has; nil for a table that has no file.
  package var savedRevision: Revision?
  /// Rows that would be written, or left out.
  package var records = 0
  /// Bytes of the texts that would be written into cells of rows that the file has.
  package var bytes = 0
  /// Whether columns were added, removed, renamed or put into another order.
  package var changesColumns = false
  /// Whether rows were moved.
  package var changesOrder = false

  /// A table in which nothing has been changed.
  package init() {}
}

/// The difference between a table and its state when it was opened or saved, kept up change by
/// change. O(1) memory for each row that differs; a run of inserted rows counts as one.
struct UnsavedChanges: Sendable {
  /// How one row differs.
  private struct RowDelta: Sendable {
    /// Cells with another value; cells of rows that the saved state lacks are not counted.
    var cells: Int32 = 0
    /// Bytes of these cells' texts.
    var bytes = 0
    var isLive: Bool
    var isSaved: Bool

    /// Whether the row would be written, or left out.
    var differs: Bool { isLive != isSaved || isLive && cells > 0 }
    var weight: Int { isLive ? bytes : 0 }
    /// Whether nothing has to be remembered of the row.
    var isPlain: Bool { isLive == isSaved && cells == 0 && bytes == 0 }
  }

  /// The state in the file.
  private(set) var saved: TableState
  private var rows = SlotMap<RowDelta>()
  private var records = 0
  private var bytes = 0
  private(set) var changesColumns = false
  private(set) var changesOrder = false

  /// No difference to a state.
  init(since saved: TableState) { self.saved = saved }

  /// Follows a record that led from `before` to `after`. O(changes · log n).
  ///
  /// - Parameter savesTitles: Whether a save writes the titles of columns.
  mutating func note(
    _ record: EditRecord, _ before: TableState, _ after: TableState, savesTitles: Bool
  ) {
    for change in record.changes {
      switch change {
      case .cells(let column, let cells):
        guard after.content.schema[column]?.isStored ?? true else { continue }
        for cell in cells { note(cell, column) }
      case .rows(.load(let slots, _)):
        saved.apply(.rows(.load(slots, after: saved.loadNeighbour)), at: saved.revision)
      case .rows(.insert(let slots, _)):
        let range = Int(slots.lowerBound)..<Int(slots.upperBound)
        rows.setRange(range, to: RowDelta(isLive: true, isSaved: false))
        records += slots.count
      case .rows(.remove(let slots)): for slot in slots { update(slot) { $0.isLive = false } }
      case .rows(.revive(let slots)): for slot in slots { update(slot) { $0.isLive = true } }
      case .rows(.move): changesOrder = true
      case .schema:
        let (now, then) = (after.content.schema, saved.content.schema)
        changesColumns = !now.isSaved(as: then, withTitles: savesTitles)
      case .parameters, .traits, .sections, .supplied: break
      }
    }
    if saved.isComplete != after.isComplete { saved.isComplete = after.isComplete }
    if saved.loadFailure != after.loadFailure { saved.loadFailure = after.loadFailure }
  }

  /// Follows records that only write cells, the last of which led to `after`. O(cells · log n).
  mutating func note(cellsOf records: [EditRecord], _ after: TableState) {
    let (schema, content, order) = (after.content.schema, saved.content, saved.order)
    let savedEnd = RowSlot.firstInserted + UInt32(content.insertedCount)
    var known: (column: ColumnNumber, isStored: Bool)?
    for record in records {
      for case .cells(let column, let cells) in record.changes {
        if known?.column != column { known = (column, schema[column]?.isStored ?? true) }
        guard known?.isStored == true else { continue }
        for cell in cells {
          let held = content.ownCell(slot: cell.slot, column: column)?.cell
          guard let growth = Self.growth(cell, over: held), cell.slot < savedEnd else { continue }
          let known = rows[cell.slot] ?? Self.firstDelta(of: cell.slot, in: order)
          note(growth, known, cell.slot)
        }
      }
    }
  }

  private mutating func note(_ cell: CellChange, _ column: ColumnNumber) {
    let held = saved.content.ownCell(slot: cell.slot, column: column)?.cell
    guard let growth = Self.growth(cell, over: held) else { return }
    // Slots are given in order, and never again. The saved state has no later one.
    if cell.slot >= RowSlot.firstInserted + UInt32(saved.content.insertedCount) { return }
    note(growth, delta(of: cell.slot), cell.slot)
  }

  /// How many more cells and bytes differ from the saved ones after a change; nil: no more.
  private static func growth(_ cell: CellChange, over held: Cell?) -> (cells: Int32, bytes: Int)? {
    let (did, does) = (cell.before != held, cell.after != held)
    if !did, !does { return nil }
    let growth =
      (does ? cell.after?.overlayText.utf8.count ?? 0 : 0)
      - (did ? cell.before?.overlayText.utf8.count ?? 0 : 0)
    // Most often a cell that differs already gets another text of the same length.
    if did == does, growth == 0 { return nil }
    return ((does ? 1 : 0) - (did ? 1 : 0), growth)
  }

  private mutating func note(
    _ growth: (cells: Int32, bytes: Int), _ known: RowDelta, _ slot: UInt32
  ) {
    guard known.isSaved else { return }
    var row = known
    row.bytes += growth.bytes
    row.cells += growth.cells
    replace(known, with: row, slot)
  }

  private func delta(of slot: UInt32) -> RowDelta { rows[slot] ?? firstDelta(of: slot) }

  /// The difference of a row of which nothing is remembered. It is a function of its own because it
  /// copies the order, which the frequent case does not need.
  @inline(never)
  private func firstDelta(of slot: UInt32) -> RowDelta {
    Self.firstDelta(of: slot, in: saved.order)
  }

  private static func firstDelta(of slot: UInt32, in saved: RowOrder) -> RowDelta {
    let isSaved = saved.contains(slot)
    return RowDelta(isLive: isSaved, isSaved: isSaved)
  }

  private mutating func update(_ slot: UInt32, _ body: (inout RowDelta) -> Void) {
    let known = delta(of: slot)
    var row = known
    body(&row)
    replace(known, with: row, slot)
  }

  private mutating func replace(_ known: RowDelta, with row: RowDelta, _ slot: UInt32) {
    records += (row.differs ? 1 : 0) - (known.differs ? 1 : 0)
    bytes += row.weight - known.weight
    if row.isPlain { rows.remove(slot) } else { rows[slot] = row }
  }

  /// Frees what is known of rows that nothing can name any more, save those of the saved state.
  mutating func forget(_ runs: [Range<UInt32>]) {
    for run in runs {
      var unsaved: [Range<Int>] = []
      rows.forEachRun(in: Int(run.lowerBound)..<Int(run.upperBound)) { slots, row in
        if !row.isSaved, !row.isLive { unsaved.append(slots) }
      }
      for slots in unsaved { rows.removeRange(slots) }
    }
  }

  /// The rows of the saved state that have other cells now, rising.
  var editedRows: [UInt32] {
    var slots: [UInt32] = []
    rows.forEachRun(in: 0..<Int(RowSlot.firstEntry)) { run, row in
      if row.isSaved, row.cells > 0 { slots += run.lazy.map { UInt32($0) } }
    }
    return slots
  }

  /// The rows that are there now and were not, or were and are not, rising.
  var changedLives: (new: [UInt32], gone: [UInt32]) {
    var (new, gone): ([UInt32], [UInt32]) = ([], [])
    rows.forEachRun(in: 0..<Int(RowSlot.firstEntry)) { run, row in
      guard row.isLive != row.isSaved else { return }
      if row.isLive {
        new += run.lazy.map { UInt32($0) }
      } else {
        gone += run.lazy.map { UInt32($0) }
      }
    }
    return (new, gone)
  }

  /// What saving would change of a table of so many rows.
  func summary(rowCount: Int) -> SaveSummary {
    var summary = SaveSummary()
    summary.records = changesColumns ? max(rowCount, records) : records
    summary.bytes = bytes
    summary.changesColumns = changesColumns
    summary.changesOrder = changesOrder
    return summary
  }
}

/// Numbers for the states of a table, so that undo and redo lead back to the same number.
///
/// A state is identified by the newest step that is done. A change that cannot be undone gives all
/// states another number.
struct StateVersions: Sendable {
  private struct Mark: Sendable {
    var step: Int
    var version: Int
  }

  /// The number of the present state.
  private(set) var current = 0
  private var last = 0
  /// The step that the present state is behind.
  private var step = 0
  private var marks = [Mark(step: 0, version: 0)]
  /// The last answer about a number. While no state has the number, a state gets it only by
  /// ``set(_:)`` and ``restore(newest:clean:version:)``.
  private var answer: (version: Int, step: Int?)?

  /// Follows a record that was just added to the history. O(log steps + columns).
  ///
  /// - Parameter savesTitles: Whether a save writes the titles of columns.
  mutating func note(_ record: EditRecord, _ history: UndoHistory, savesTitles: Bool = true) {
    if record.cause == .load { return }
    if record.cause == .undo || record.cause == .redo { return follow(history) }
    let changes = record.changes.contains { $0.concernsFile(savesTitles: savesTitles) }
    let newest = history.undoSteps.last?.number ?? 0
    if record.historyClass == .none || newest == 0 {
      guard changes else { return }
      renew()
      marks = [Mark(step: step, version: current)]
      return
    }
    // Undone steps were discarded.
    while let mark = marks.last, mark.step > step { marks.removeLast() }
    if changes { renew() }
    if marks.last?.step == newest { marks.removeLast() }
    marks.append(Mark(step: newest, version: current))
    step = newest
    prune(history)
  }

  /// Gives the present state a number.
  mutating func set(_ version: Int) {
    (current, answer) = (version, nil)
    if marks.last?.step == step { marks[marks.count - 1].version = version }
  }

  /// The step behind which the table has a number; nil: none is known. O(log steps) while the same
  /// number is asked for, else O(steps).
  mutating func step(of version: Int) -> Int? {
    if let answer, answer.version == version {
      guard let step = answer.step else { return nil }
      let place = marks.partitioned { $0.step < step }
      if place < marks.count, marks[place].step == step, marks[place].version == version {
        return step
      }
    }
    let step = marks.last { $0.version == version }?.step
    answer = (version, step)
    return step
  }

  /// Begins with a history that was kept outside of the process.
  ///
  /// - Parameters:
  ///   - newest: The newest step that is done; 0: none.
  ///   - clean: The newest step that is done in the state with the number `version`; nil: no step
  ///     leads to it.
  mutating func restore(newest: Int, clean: Int?, version: Int) {
    (step, current, answer) = (newest, version, nil)
    marks = clean.map { [Mark(step: $0, version: version)] } ?? []
    if clean == newest { return }
    renew()
    marks.append(Mark(step: newest, version: current))
    marks.sort { $0.step < $1.step }
  }

  private mutating func follow(_ history: UndoHistory) {
    if let newest = history.undoSteps.last?.number {
      step = newest
    } else {
      let next = history.redoSteps.last?.number ?? .max
      step = marks.last { $0.step < next }?.step ?? 0
    }
    let place = marks.partitioned { $0.step < step }
    if place < marks.count, marks[place].step == step {
      current = marks[place].version
    } else {
      renew()
      marks.insert(Mark(step: step, version: current), at: place)
    }
  }

  /// A number that no state has had.
  mutating func reserved() -> Int {
    last += 1
    return last
  }

  private mutating func renew() { current = reserved() }

  private mutating func prune(_ history: UndoHistory) {
    guard marks.count > 2 * history.undoSteps.count + 64, let first = history.undoSteps.first
    else { return }
    let place = marks.partitioned { $0.step < first.number }
    if place > 1 { marks.removeFirst(place - 1) }
  }
}

extension TableChange {
  /// Whether a file of the table may be another one after it.
  fileprivate func concernsFile(savesTitles: Bool) -> Bool {
    switch self {
    case .cells, .rows: true
    case .schema(let before, let after): !after.isSaved(as: before, withTitles: savesTitles)
    case .parameters, .traits, .sections, .supplied: false
    }
  }
}
