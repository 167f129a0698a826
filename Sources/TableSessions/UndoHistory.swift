import RowTree
import TableValues

/// One undo or redo step: the records that taking it back will invert.
package struct HistoryStep: Sendable {
  /// Records in the order applied, each with the revision it made.
  var records: [AppliedRecord]
  /// What undo shows.
  package var label: Text?
  /// Who made the step.
  package var author: Text?

  var byteSize: Int { records.reduce(0) { $0 + $1.record.byteSize } }

  /// Takes a further record in; by how many bytes the step has grown.
  ///
  /// Writing on in one cell, as typing does, adds no record as long as no other change came
  /// between: the step keeps what stood there first and what stands there last.
  mutating func join(_ applied: AppliedRecord) -> Int {
    if let last = records.last, last.revision.next == applied.revision,
      let whole = last.record.written(on: applied.record)
    {
      records[records.count - 1] = AppliedRecord(record: whole, revision: applied.revision)
      return whole.byteSize - last.record.byteSize
    }
    records.append(applied)
    return applied.record.byteSize
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
  private let byteSizeMax: Int
  private var byteSize = 0
  /// What records of class `none` touched while there was something to undo: undo leaves it alone.
  private var liveCells: [ColumnNumber: SlotMap<Revision>] = [:]
  private var liveRows = SlotMap<Revision>()

  /// An empty history.
  package init(byteSizeMax: Int) {
    self.byteSizeMax = byteSizeMax
  }

  /// Takes in a record that was just applied. O(record).
  mutating func note(_ record: EditRecord, at revision: Revision) {
    switch record.historyClass {
    case .none: noteLive(record, at: revision)
    case .step, .join:
      dropRedo()
      let applied = AppliedRecord(record: record, revision: revision)
      byteSize += record.byteSize
      if record.historyClass == .join, let last = undoSteps.last, last.author == record.author {
        byteSize += undoSteps[undoSteps.count - 1].join(applied) - record.byteSize
      } else {
        undoSteps.append(
          HistoryStep(records: [applied], label: record.label, author: record.author))
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
      case .schema: break  // undo compares the columns themselves
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
