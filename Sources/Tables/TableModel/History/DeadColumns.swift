import TableValues

/// Finds removed columns that no step and no past state can name any more, so that their cells can
/// be freed.
///
/// The cells of a removed column are kept, because undo may restore the column, and because older
/// states of the table are computed from the newest one. They are freed when no step and no entry
/// of the log of past states is as old as the removal. This is checked at each change of the
/// columns, and after a number of other changes.
package struct DeadColumns {
  private static let changesPerLook = 1024

  /// Removed columns whose cells are still kept, by the revision that removed them.
  private var removed: [ColumnNumber: Revision] = [:]
  private var changesSinceLook = 0

  /// No column was removed yet.
  package init() {}

  /// Follows a change, and returns the columns whose cells cannot be read any more. O(1) for most
  /// changes, O(records of the history) for a check.
  package mutating func follow(
    _ record: EditRecord, at revision: Revision, _ history: UndoHistory, _ past: PastLog
  ) -> [ColumnNumber] {
    var isDue = false
    for change in record.changes {
      guard case .schema(let before, let after) = change else { continue }
      isDue = true
      for column in before.columns where after[column.number] == nil {
        removed[column.number] = revision
      }
      for column in after.columns { removed[column.number] = nil }
    }
    if removed.isEmpty { return [] }
    changesSinceLook += 1
    guard isDue || changesSinceLook >= Self.changesPerLook else { return [] }
    changesSinceLook = 0
    let old = Set(removed.lazy.filter { $0.value <= past.base }.map(\.key))
    if old.isEmpty { return [] }
    let gone = old.subtracting(history.columnsNamed(among: old))
    for column in gone { removed[column] = nil }
    return gone.sorted()
  }
}

extension UndoHistory {
  /// Which of some removed columns a step writes to, removes or restores. O(records).
  fileprivate func columnsNamed(among columns: Set<ColumnNumber>) -> Set<ColumnNumber> {
    var named = Set<ColumnNumber>()
    for step in undoSteps + redoSteps {
      for record in step.records {
        for change in record.changes {
          switch change {
          case .cells(let column, _), .supplied(let column, _):
            if columns.contains(column) { named.insert(column) }
          case .schema(let before, let after):
            for column in columns where (before[column] == nil) != (after[column] == nil) {
              named.insert(column)
            }
          case .rows, .parameters, .traits, .sections: break
          }
        }
        if named.count == columns.count { return named }
      }
    }
    return named
  }
}
