import RowPipeline
import RowTree
import TableValues

/// One undo or redo step: the records that undoing it will invert.
package struct HistoryStep: Sendable {
  /// The step's number, from 1. It stays the same while the step is kept, done or undone.
  package let number: Int
  /// Records in the order applied, each with the revision it made.
  private(set) var records: [AppliedRecord]
  /// The label that undo shows.
  package let label: Text?
  /// Who made the step.
  package let author: Text?
  /// What kind of event made it first.
  package let cause: ChangeCause
  /// About how many bytes it takes.
  package private(set) var byteSize: Int
  /// How much it changes.
  package private(set) var extent: ChangeExtent

  /// A step of one record. O(record).
  init(
    number: Int, _ record: EditRecord, at revision: Revision, label: Text?, author: Text?,
    cause: ChangeCause
  ) {
    self.number = number
    records = [AppliedRecord(record: record, revision: revision)]
    self.label = label
    self.author = author
    self.cause = cause
    byteSize = record.byteSize
    extent = ChangeExtent(record)
  }

  /// The step that undoes or redoes this one, made of the record that did so.
  func inverse(_ record: EditRecord, at revision: Revision) -> HistoryStep {
    HistoryStep(
      number: number, record, at: revision, label: label, author: author, cause: cause)
  }

  /// The revision that its last record made.
  package var revision: Revision { records[records.count - 1].revision }

  /// Adds a record to the step.
  ///
  /// Repeated writes to one cell, as while typing, are merged as long as no other change came between:
  /// the step keeps the first and the last value.
  ///
  /// - Returns: By how many bytes the step has grown.
  mutating func join(_ applied: AppliedRecord) -> Int {
    if let last = records.last, last.revision.next == applied.revision,
      let whole = last.record.written(on: applied.record)
    {
      records[records.count - 1] = AppliedRecord(record: whole, revision: applied.revision)
      let growth = whole.byteSize - last.record.byteSize
      byteSize += growth
      return growth
    }
    records.append(applied)
    let growth = applied.record.byteSize
    byteSize += growth
    extent.add(ChangeExtent(applied.record))
    return growth
  }
}

/// How much a step changes.
package struct ChangeExtent: Sendable, Equatable {
  /// Cells written, also those of rows that came.
  package private(set) var cells = 0
  /// Rows inserted, removed or moved, or with other settings of their own.
  package private(set) var rows = 0
  /// Changes of the columns.
  package private(set) var columns = 0
  /// Changes of the declared sections.
  package private(set) var sections = 0

  /// What a record changes. O(changes).
  init(_ record: EditRecord) {
    for change in record.changes {
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

  /// Counts the changes of another record in.
  mutating func add(_ other: ChangeExtent) {
    cells += other.cells
    rows += other.rows
    columns += other.columns
    sections += other.sections
  }
}

/// A record and the revision it made.
struct AppliedRecord: Sendable {
  var record: EditRecord
  var revision: Revision
}

/// What can be undone and redone, within a limit in bytes.
package struct UndoHistory: Sendable {
  /// Steps that can be undone, oldest first.
  package private(set) var undoSteps: [HistoryStep] = []
  /// Steps that can be redone, the next one last.
  package private(set) var redoSteps: [HistoryStep] = []
  /// The limit in bytes; the newest step is kept even if it is larger.
  package let byteSizeMax: Int
  /// About how many bytes the steps take.
  package private(set) var byteSize = 0
  /// How many steps were dropped because of the limit, oldest first.
  package private(set) var droppedCount = 0
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
  mutating func note(_ record: EditRecord, at revision: Revision) {
    switch record.historyClass {
    case .none: noteLive(record, at: revision)
    case .step, .join:
      dropRedo()
      if record.historyClass == .join, let last = undoSteps.last, last.author == record.author {
        let applied = AppliedRecord(record: record, revision: revision)
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

  /// Takes the newest step out, to be inverted; nil if there is none.
  mutating func takeUndo() -> HistoryStep? { take(from: \.undoSteps) }

  /// Takes the step undone last out, to be inverted; nil if there is none.
  mutating func takeRedo() -> HistoryStep? { take(from: \.redoSteps) }

  /// Keeps what undid a step, so that it can be redone.
  mutating func keepRedo(_ step: HistoryStep) {
    byteSize += step.byteSize
    redoSteps.append(step)
    dropOldest()
  }

  /// Keeps what redid a step, so that it can be undone again.
  mutating func keepUndo(_ step: HistoryStep) {
    byteSize += step.byteSize
    undoSteps.append(step)
    dropOldest()
  }

  /// Whether a later change of class `none` wrote the cell after a revision.
  func isLive(cell slot: UInt32, _ column: ColumnNumber, after revision: Revision) -> Bool {
    liveCells[column]?[slot].map { $0 > revision } ?? false
  }

  /// Whether a later change of class `none` removed, revived or moved the row after a revision.
  func isLive(row slot: UInt32, after revision: Revision) -> Bool {
    liveRows[slot].map { $0 > revision } ?? false
  }

  /// About how many bytes it takes. O(cells of the steps).
  var heldByteSize: Int {
    let live = liveCells.values.reduce(liveRows.byteSize()) { $0 + $1.byteSize() }
    return (undoSteps + redoSteps).reduce(live) { sum, step in
      step.records.reduce(sum + 160) { $0 + $1.record.heldByteSize }
    }
  }

  // MARK: Rows that are gone

  /// Adds all rows that some step may restore, or use as a position. O(records).
  ///
  /// - Returns: about how many rows and cells were looked at.
  func addNames(to names: inout RowSet) -> Int {
    var count = 0
    for step in undoSteps + redoSteps {
      for applied in step.records { count += applied.record.addNames(to: &names) }
    }
    return count
  }

  /// Frees what is known of live changes to rows that no step names.
  mutating func forget(_ runs: [Range<UInt32>]) {
    for run in runs {
      let slots = Int(run.lowerBound)..<Int(run.upperBound)
      for column in liveCells.keys { liveCells[column]?.removeRange(slots) }
      liveRows.removeRange(slots)
    }
  }

  // MARK: Pieces

  private mutating func take(
    from steps: WritableKeyPath<UndoHistory, [HistoryStep]>
  ) -> HistoryStep? {
    guard let step = self[keyPath: steps].popLast() else { return nil }
    byteSize -= step.byteSize
    return step
  }

  private mutating func dropRedo() {
    byteSize -= redoSteps.reduce(0) { $0 + $1.byteSize }
    redoSteps = []
  }

  /// Drops the oldest steps while the limit is passed, but never the newest.
  private mutating func dropOldest() {
    var dropped = 0
    while byteSize > byteSizeMax, dropped + 1 < undoSteps.count {
      byteSize -= undoSteps[dropped].byteSize
      dropped += 1
    }
    undoSteps.removeFirst(dropped)
    droppedCount += dropped
  }

  private mutating func noteLive(_ record: EditRecord, at revision: Revision) {
    if undoSteps.isEmpty && redoSteps.isEmpty {
      liveCells = [:]
      liveRows = SlotMap()
      return
    }
    for change in record.changes {
      switch change {
      case .cells(let column, let cells):
        for cell in cells { liveCells[column, default: SlotMap()][cell.slot] = revision }
      case .rows(.insert), .rows(.load): break  // no step can name these rows yet
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

extension EditRecord {
  /// This record and a later one as one, if both write the same single cell; else nil.
  fileprivate func written(on later: EditRecord) -> EditRecord? {
    guard changes.count == 1, case .cells(let column, let cells) = changes[0], cells.count == 1,
      later.changes.count == 1, case .cells(column, let laterCells) = later.changes[0],
      laterCells.count == 1, laterCells[0].slot == cells[0].slot
    else { return nil }
    var whole = self
    whole.changes[0] = .cells(
      column: column,
      [CellChange(slot: cells[0].slot, before: cells[0].before, after: laterCells[0].after)])
    return whole
  }
}
