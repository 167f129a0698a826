import ColumnStorage
import RowTree
import TableModel
import TableValues

extension TableSession {
  /// Whether nothing was changed since the table was opened.
  package var isUntouched: Bool {
    history.undoSteps.isEmpty && history.redoSteps.isEmpty && versions.current == 0
      && current?.content.insertedCount == 0
  }

  /// Applies changes again that an earlier process made on the same rows. Undo and redo have then
  /// the steps that they had there.
  ///
  /// The table's journal takes them, as if they were made now.
  ///
  /// - Precondition: The table has all its rows, and ``isUntouched``.
  /// - Complexity: O(log n) per row and cell, and one look at each view.
  package func replay(_ changes: [KeptChange]) throws(TableError) -> ReplayOutcome {
    var replay = RecordReplay(
      of: try state(), firstKey: firstFreeKey, insertedRowsMax: limits.insertedRowsMax)
    let savedVersion = saveRecord?.version ?? 0
    var count = 0
    for change in changes {
      switch change {
      case .reverted:
        versions.set(savedVersion)
        journal?.noteReverted()
      case .record(let record, let insertedCount):
        guard canStep(record.cause),
          let whole = replay.apply(record, insertedCount: insertedCount)
        else { return end(replay.state, count) }
        take(whole, replay.state)
      }
      count += 1
    }
    return end(replay.state, count)
  }

  private func end(_ state: TableState, _ count: Int) -> ReplayOutcome {
    announcesDirt = belongsToFile
    for view in views.values { refresh(view) }
    return ReplayOutcome(revision: state.revision, appliedCount: count)
  }

  private func canStep(_ cause: ChangeCause) -> Bool {
    switch cause {
    case .undo: !history.undoSteps.isEmpty
    case .redo: !history.redoSteps.isEmpty
    default: true
    }
  }

  private func take(_ record: EditRecord, _ state: TableState) {
    switch record.cause {
    case .undo:
      if let step = history.takeUndo() {
        history.keepRedo(step.inverse(record, at: state.revision))
      }
    case .redo:
      if let step = history.takeRedo() {
        history.keepUndo(step.inverse(record, at: state.revision))
      }
    default: history.note(record, at: state.revision)
    }
    let changesColumns = record.changes.contains { change in
      if case .schema = change { true } else { false }
    }
    log.note(record, at: state.revision, living: state.order.count)
    pastLog.note(record, at: state.revision)
    noteUnsaved(record, state)
    journal?.note(record, before: current, after: state)
    let declaresAnew = current?.sections != state.sections
    current = state
    follow(record, state, changesColumns: changesColumns, declaresAnew: declaresAnew)
  }
}
