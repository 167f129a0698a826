import Synchronization
import TableValues

/// Where the rows of a table are in its database, by their numbers in the table.
package final class DatabaseIdentities: Sendable {
  private struct State {
    /// Rows that were written: where they are now; nil: they are removed.
    var written: [UInt32: DatabaseRow?] = [:]
    /// The values that rows of the source had when the table was opened, if they were written since.
    var originals: [UInt32: [SQLiteValue]] = [:]
  }

  private let rows: DatabaseSource?
  private let whole: WholeDatabaseRows?
  private let state = Mutex(State())

  /// The rows of a source.
  package init(_ rows: DatabaseSource?, _ whole: WholeDatabaseRows?) {
    (self.rows, self.whole) = (rows, whole)
  }

  /// Where a row is; nil: it is not in the database.
  package func row(of slot: UInt32) -> DatabaseRow? {
    if let written = state.withLock({ $0.written[slot] }) { return written }
    let number = Int(slot)
    if let rows { return rows.row(number) }
    guard let whole, whole.identities.indices.contains(number) else { return nil }
    return DatabaseRow(identity: whole.identities[number], print: whole.prints[number])
  }

  /// The values that a row of the source had when the table was opened, if it was written since.
  package func original(of slot: UInt32) -> [SQLiteValue]? {
    state.withLock { $0.originals[slot] }
  }

  /// Takes what a save has written. Undo reaches back to the rows as they were.
  package func take(_ written: [DatabaseWritten], isSource: (UInt32) -> Bool) {
    for one in written {
      guard isSource(one.slot), let before = one.before else { continue }
      // The first save finds the row as it was when the table was opened.
      let isFirst = state.withLock { state in
        guard state.originals[one.slot] == nil else { return false }
        state.originals[one.slot] = before
        return true
      }
      if isFirst { rows?.keep(before, of: Int(one.slot)) }
    }
    state.withLock { state in
      for one in written { state.written.updateValue(one.row, forKey: one.slot) }
    }
  }
}
