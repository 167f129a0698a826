import ColumnStorage
import TableModel
import TableValues

extension TableSession {
  /// Frees the cells of removed columns that no step and no past state can name any more, after a
  /// change.
  ///
  /// - Returns: the state without them, of the same revision.
  func withoutDeadColumns(_ state: TableState, after record: EditRecord) -> TableState {
    let gone = deadColumns.follow(record, at: state.revision, history, pastLog)
    if gone.isEmpty { return state }
    var state = state
    state.forget(columns: gone)
    history.forget(columns: gone)
    return state
  }
}
