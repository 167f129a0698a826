import RowPipeline
import RowTree
import TableValues

/// One undo or redo step: the records that undoing it will invert.
package struct HistoryStep: Sendable {
  /// The step's number, from 1. It stays the same while the step is kept, done or undone.
  package let number: Int
  private var first: AppliedRecord
  /// The records after the first; nearly always none.
  private var joined: [AppliedRecord] = []
  /// The label that undo shows.
  package let label: Text?
  /// The author.
  package let author: Text?
  /// The event that caused it.
  package let cause: ChangeCause
  /// Approximate memory, in bytes.
  package private(set) var byteSize: Int

  /// A step of one record. O(record).
  init(
    number: Int, _ record: EditRecord, at revision: Revision, label: Text?, author: Text?,
    cause: ChangeCause
  ) {
    self.number = number
    first = AppliedRecord(record, at: revision)
    self.label = label
    self.author = author
    self.cause = cause
    byteSize = first.byteSize
  }

  /// Records in the order applied, each with the revision it made.
  var records: [AppliedRecord] { [first] + joined }

  /// The number of cells, rows and columns that it changes. O(changes).
  package var extent: ChangeExtent {
    joined.reduce(into: first.extent) { $0.add($1.extent) }
  }

  /// The step that inverts this one, from the record that undid or redid it.
  package func inverse(_ record: EditRecord, at revision: Revision) -> HistoryStep {
    HistoryStep(
      number: number, record, at: revision, label: label, author: author, cause: cause)
  }

  /// The revision that its last record made.
  package var revision: Revision { (joined.last ?? first).revision }

  /// A step that was kept outside of the process, made at a revision.
  init(_ kept: KeptStep, at revision: Revision) {
    number = kept.number
    (label, author, cause) = (kept.label, kept.author, kept.cause)
    let records = kept.records.map { changes in
      AppliedRecord(EditRecord(changes: changes, cause: .edit, historyClass: .step), at: revision)
    }
    first =
      records.first
      ?? AppliedRecord(EditRecord(changes: [], cause: .edit, historyClass: .step), at: revision)
    joined = Array(records.dropFirst())
    byteSize = records.reduce(0) { $0 + $1.byteSize }
  }

  /// Adds a record to the step.
  ///
  /// Repeated writes to one cell, as while typing, are merged as long as there was no other change
  /// in between: the step keeps the first and the last value.
  ///
  /// - Returns: The number of bytes by which the step has grown.
  mutating func join(_ applied: AppliedRecord) -> Int {
    let last = joined.last ?? first
    let growth: Int
    if let whole = last.written(on: applied) {
      growth = whole.byteSize - last.byteSize
      if joined.isEmpty { first = whole } else { joined[joined.count - 1] = whole }
    } else {
      growth = applied.byteSize
      joined.append(applied)
    }
    byteSize += growth
    return growth
  }

  /// Approximate memory beyond its own place, in bytes. O(cells).
  var heldByteSize: Int {
    let texts = [label, author].reduce(0) { $0 + ($1.map { HeapSize.array($0.utf8) } ?? 0) }
    return joined.reduce(texts + first.heldByteSize + HeapSize.array(joined)) {
      $0 + $1.heldByteSize
    }
  }

  /// Adds all rows that undoing or redoing it may touch or use as a position. O(records).
  ///
  /// - Returns: The approximate number of rows and cells examined.
  func addNames(to names: inout RowSet, without left: SlotMap<Revision>) -> Int {
    joined.reduce(first.addNames(to: &names, without: left)) {
      $0 + $1.addNames(to: &names, without: left)
    }
  }
}

/// The size of a step.
package struct ChangeExtent: Sendable, Equatable {
  /// Cells written, including those of inserted rows.
  package private(set) var cells = 0
  /// Rows inserted, removed or moved, or with changed properties.
  package private(set) var rows = 0
  /// Changes of the columns.
  package private(set) var columns = 0
  /// Changes of the declared sections.
  package private(set) var sections = 0

  /// The size of a record's changes. O(changes).
  init(_ changes: [TableChange]) {
    for change in changes {
      switch change {
      case .cells(_, let list): cells += list.count
      case .rows(.insert(let slots, _)), .rows(.load(let slots, _)): rows += slots.count
      case .rows(.remove(let slots)), .rows(.revive(let slots)): rows += slots.count
      case .rows(.move(let there, _)): rows += there.count
      case .traits(let list): rows += list.count
      case .schema: columns += 1
      case .sections: sections += 1
      case .parameters, .supplied: break
      }
    }
  }

  /// Adds the changes of another record.
  mutating func add(_ other: ChangeExtent) {
    cells += other.cells
    rows += other.rows
    columns += other.columns
    sections += other.sections
  }
}

/// The undo history, within a limit in bytes.
package struct UndoHistory: Sendable {
  /// Steps that can be undone, oldest first.
  package private(set) var undoSteps: [HistoryStep] = []
  /// Steps that can be redone, the next one last.
  package private(set) var redoSteps: [HistoryStep] = []
  /// The limit in bytes; the newest step is kept even if it is larger.
  package let byteSizeMax: Int
  /// Approximate memory of the steps, in bytes.
  package private(set) var byteSize = 0
  /// The number of steps dropped because of the limit, oldest first.
  package private(set) var droppedCount = 0
  /// The number of the newest step that is done and cannot be undone any more; 0: none.
  private var forgottenNumber = 0
  /// The number of the newest step ever made.
  private var lastNumber = 0
  /// Cells that records of class `none` wrote while there was something to undo. Undo skips them.
  private var liveCells: [ColumnNumber: SlotMap<Revision>] = [:]
  private var liveRows = SlotMap<Revision>()

  /// An empty history.
  package init(byteSizeMax: Int) {
    self.byteSizeMax = byteSizeMax
  }

  /// Adds a record that was just applied. O(record).
  package mutating func note(_ record: EditRecord, at revision: Revision) {
    switch record.historyClass {
    case .none: noteLive(record, at: revision)
    case .step, .join:
      dropRedo()
      if record.historyClass == .join, let last = undoSteps.last, last.author == record.author {
        let applied = AppliedRecord(record, at: revision)
        byteSize += undoSteps[undoSteps.count - 1].join(applied)
      } else {
        lastNumber += 1
        let step = HistoryStep(
          number: lastNumber, record, at: revision, label: record.label, author: record.author,
          cause: record.cause)
        byteSize += step.byteSize
        undoSteps.append(step)
      }
      dropOldest()
    }
  }

  /// Removes and returns the newest step, to be inverted; nil if there is none.
  package mutating func popUndo() -> HistoryStep? { take(from: \.undoSteps) }

  /// Removes and returns the step undone last, to be inverted; nil if there is none.
  package mutating func popRedo() -> HistoryStep? { take(from: \.redoSteps) }

  /// Stores the inverse of an undone step, so that it can be redone.
  package mutating func keepRedo(_ step: HistoryStep) {
    byteSize += step.byteSize
    redoSteps.append(step)
    dropOldest()
  }

  /// Stores the inverse of a redone step, so that it can be undone again.
  package mutating func keepUndo(_ step: HistoryStep) {
    byteSize += step.byteSize
    undoSteps.append(step)
    dropOldest()
  }

  /// The step after which the table is in the state behind a step, as `table/jump` has it: 0 for
  /// the state before the oldest step that is kept; nil for a state that neither undo nor redo leads
  /// to. O(log steps).
  package func target(behind number: Int) -> Int? {
    if number == forgottenNumber { return 0 }
    let done = undoSteps.partitioned { $0.number < number }
    if done < undoSteps.count, undoSteps[done].number == number { return number }
    let undone = redoSteps.partitioned { $0.number > number }
    return undone < redoSteps.count && redoSteps[undone].number == number ? number : nil
  }

  /// Forgets steps, and those that can only be undone or redone after one of them. O(steps).
  package mutating func forgetSteps(beyond numbers: Set<Int>) {
    if let place = undoSteps.lastIndex(where: { numbers.contains($0.number) }) {
      byteSize -= undoSteps[...place].reduce(0) { $0 + $1.byteSize }
      droppedCount += place + 1
      forgottenNumber = undoSteps[place].number
      undoSteps.removeSubrange(...place)
    }
    if let place = redoSteps.lastIndex(where: { numbers.contains($0.number) }) {
      byteSize -= redoSteps[...place].reduce(0) { $0 + $1.byteSize }
      redoSteps.removeSubrange(...place)
    }
  }

  /// Stores a step that was kept outside of the process.
  mutating func noteRestored(_ step: HistoryStep, isDone: Bool) {
    lastNumber = max(lastNumber, step.number)
    if isDone { keepUndo(step) } else { keepRedo(step) }
  }

  /// Whether a later change of class `none` wrote the cell after a revision.
  func isLive(cell slot: UInt32, _ column: ColumnNumber, after revision: Revision) -> Bool {
    liveCells[column]?[slot].map { $0 > revision } ?? false
  }

  /// Whether a later change of class `none` removed, revived or moved the row after a revision.
  func isLive(row slot: UInt32, after revision: Revision) -> Bool {
    liveRows[slot].map { $0 > revision } ?? false
  }

  /// Approximate memory, in bytes. O(cells of the steps).
  package var heldByteSize: Int {
    let live = liveCells.values.reduce(liveRows.byteSize()) { $0 + $1.byteSize() }
    let places = HeapSize.array(undoSteps) + HeapSize.array(redoSteps)
    return (undoSteps + redoSteps).reduce(live + places) { $0 + $1.heldByteSize }
  }

  // MARK: Dead rows

  /// Adds all rows that some step may restore or use as a position. O(records).
  ///
  /// Rows that a live change has touched since are not among them: every step leaves these alone.
  ///
  /// - Returns: The approximate number of rows and cells examined.
  package func addNames(to names: inout RowSet) -> Int {
    (undoSteps + redoSteps).reduce(0) { $0 + $1.addNames(to: &names, without: liveRows) }
  }

  /// Discards the records of live changes to rows that no step refers to.
  package mutating func forget(_ runs: [Range<UInt32>]) {
    for run in runs {
      let slots = Int(run.lowerBound)..<Int(run.upperBound)
      for column in liveCells.keys { liveCells[column]?.removeRange(slots) }
      liveRows.removeRange(slots)
    }
  }

  /// Frees what is known of live changes to columns that no step names.
  package mutating func forget(columns: [ColumnNumber]) {
    for column in columns { liveCells[column] = nil }
  }

  // MARK: Pieces

  private mutating func take(
    from steps: WritableKeyPath<UndoHistory, [HistoryStep]>
  ) -> HistoryStep? {
    guard let step = self[keyPath: steps].popLast() else { return nil }
    self[keyPath: steps].giveBackRoom()
    byteSize -= step.byteSize
    return step
  }

  private mutating func dropRedo() {
    byteSize -= redoSteps.reduce(0) { $0 + $1.byteSize }
    redoSteps = []
  }

  /// Drops the oldest steps while the limit is exceeded, but never the newest.
  private mutating func dropOldest() {
    var dropped = 0
    while byteSize > byteSizeMax, dropped + 1 < undoSteps.count {
      byteSize -= undoSteps[dropped].byteSize
      dropped += 1
    }
    guard dropped > 0 else { return }
    forgottenNumber = undoSteps[dropped - 1].number
    undoSteps.removeFirst(dropped)
    droppedCount += dropped
  }

  private mutating func noteLive(_ record: EditRecord, at revision: Revision) {
    if undoSteps.isEmpty && redoSteps.isEmpty {
      liveCells = [:]
      liveRows = SlotMap()
      return
    }
    let inserted = record.insertedRows
    for change in record.changes {
      switch change {
      case .cells(let column, let cells):
        for cell in cells where !inserted.contains(where: { $0.contains(cell.slot) }) {
          liveCells[column, default: SlotMap()][cell.slot] = revision
        }
      case .rows(.insert), .rows(.load): break  // no step can refer to these rows yet
      case .traits(let changes): for change in changes { liveRows[change.slot] = revision }
      case .supplied: break  // no step writes these
      case .schema, .parameters, .sections: break  // undo compares these themselves
      case .rows(.remove(let slots)), .rows(.revive(let slots)):
        for slot in slots { liveRows[slot] = revision }
      case .rows(.move(let there, _)):
        for placement in there { liveRows[placement.slot] = revision }
      }
    }
  }
}

extension Array {
  /// How many elements at the beginning meet a condition that no later one meets. O(log n).
  package func partitioned(by isFirst: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension EditRecord {
  /// The rows that it inserts, as ranges that are not adjacent.
  fileprivate var insertedRows: [Range<UInt32>] {
    changes.reduce(into: []) { ranges, change in
      guard case .rows(.insert(let slots, _)) = change else { return }
      if let last = ranges.last, last.upperBound == slots.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<slots.upperBound
      } else {
        ranges.append(slots)
      }
    }
  }
}
