import TableModel
import TableValues

/// Where the changes of a table are kept, so that they survive the process.
package protocol ChangeJournal: Sendable {
  /// Takes a record that was applied, on the table's mailbox.
  ///
  /// - Parameter before: The state before; nil before the first.
  func note(_ record: EditRecord, before: TableState?, after: TableState)

  /// Takes that the table is now what its file holds.
  func noteReverted()
}

/// A change that was kept outside of the process.
package enum KeptChange: Sendable {
  /// A record without values of before, and the number of rows ever inserted, after it.
  case record(EditRecord, insertedCount: Int)
  /// The table is again what its file holds.
  case reverted
}

/// What became of changes that were applied again.
package struct ReplayOutcome: Sendable {
  /// The table's revision.
  package var revision: Revision
  /// How many were applied. Those behind the first that did not fit were not.
  package var appliedCount: Int

  /// Makes an outcome.
  package init(revision: Revision, appliedCount: Int) {
    self.revision = revision
    self.appliedCount = appliedCount
  }
}
