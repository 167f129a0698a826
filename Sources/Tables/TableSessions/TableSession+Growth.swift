import ColumnStorage
import RowTree
import TableModel
import TableValues

extension TableSession {
  /// Adds rows that were appended to the source after all others were loaded, as one record that is
  /// no step: the file has them, so nothing becomes dirty.
  ///
  /// - Parameters:
  ///   - rowCount: How many rows the source has.
  ///   - columnCount: How many columns it has.
  ///   - firstFreeKey: The smallest key for inserted rows that no row of the source can have.
  /// - Returns: False if the table cannot have these rows: a key is missing or not unique, or the
  ///   table was saved with other columns.
  /// - Complexity: O(rows added).
  package func grow(to rowCount: Int, columnCount: Int, firstFreeKey: Int64) -> Bool {
    guard var state = current, state.isComplete, state.loadFailure == nil else { return false }
    let known = state.content.sourceRowCount
    guard rowCount > known else { return true }
    guard fileHasColumns(columnCount), state.acceptsGrowth(to: rowCount) else { return false }
    self.firstFreeKey = max(self.firstFreeKey, firstFreeKey)
    let change = TableChange.rows(
      .load(UInt32(known)..<UInt32(rowCount), after: state.loadNeighbour))
    state.apply(change, at: state.revision.next)
    commit(state, EditRecord(changes: [change], cause: .load, historyClass: .none))
    settleReading()
    announceFacts()
    return true
  }

  /// Records that all rows are there after all: new content has replaced that of a load that failed.
  package func noteAllRead() {
    guard var state = current, state.loadFailure != nil else { return }
    state.advance(to: state.revision.next)
    state.loadFailure = nil
    commit(state, EditRecord(changes: [], cause: .load, historyClass: .none))
  }

  /// Lets the source grow from now on: inserted rows get keys that its rows cannot have.
  package func reserveKeys(from firstFreeKey: Int64) {
    self.firstFreeKey = max(self.firstFreeKey, firstFreeKey)
  }

  /// Records that the file has the present state.
  ///
  /// - Parameter isOthers: Whether other programs have written it, and the newest step has brought
  ///   it.
  /// - Returns: The number of the state.
  package func recordFileContent(isOthers: Bool = false) -> Int {
    guard let current else { return versions.current }
    if isOthers { settleReading() }
    var others = saveRecord?.others ?? OthersContent()
    let step = history.undoSteps.last
    if isOthers, saveRecord?.version != versions.current, let step,
      step.revision == current.revision
    {
      others.take(step.number)
    }
    saveRecord = SaveRecord(
      unsaved: UnsavedChanges(since: current), version: versions.current,
      revision: current.revision, others: others)
    return versions.current
  }

  /// Whether the file has the columns of the source: it was never saved, or with these columns.
  package func fileHasColumns(_ count: Int) -> Bool {
    guard let saved = saveRecord?.unsaved.saved, saveRecord?.version != 0 else { return true }
    let columns = saved.content.schema.columns.filter {
      $0.number.rawValue < count || $0.isStored && !$0.form.isHeaderOnly
    }
    return columns.map(\.number.rawValue) == Array(0..<count)
  }
}
