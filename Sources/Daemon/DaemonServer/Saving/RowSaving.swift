import TableSessions
import WireProtocol

/// Saves that write rows one by one into what the table was opened from, in one transaction.
enum RowSaving {
  /// How many changes one answer to a dry run has at most.
  private static let changesMax = 10_000

  /// Refuses what only files can do.
  ///
  /// - Parameter source: What the rows are written into, such as `a database`.
  /// - Throws: ``NotSavable``.
  static func check(_ params: TableSaveParams, source: String) throws {
    if params.path != nil || params.uri != nil || params.isCopy != nil {
      throw NotSavable(
        reason: "A table of \(source) is saved to where it was opened from. table/export writes"
          + " files.")
    }
    if params.dialect != nil || params.encoding != nil {
      throw NotSavable(reason: "A table of \(source) has no dialect and no encoding to choose.")
    }
  }

  /// Refuses changes that are no changes of rows.
  ///
  /// - Throws: ``NotSavable``.
  static func check(_ unsaved: UnsavedRows, source: String) throws {
    if unsaved.changesColumns {
      throw NotSavable(
        reason: "Columns of a table of \(source) cannot be added, removed, renamed or moved.")
    }
    if unsaved.changesOrder {
      throw NotSavable(reason: "Rows were moved, and \(source) keeps no order of rows.")
    }
  }

  /// The changes that a dry run returns, of all.
  static func range(_ params: TableSaveParams, of count: Int) -> Range<Int> {
    let first = min(params.range?.first ?? 0, count)
    return first..<first + min(params.range?.size ?? changesMax, count - first)
  }
}
