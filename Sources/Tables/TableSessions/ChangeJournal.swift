import TableModel
import TableValues

/// Where the changes of a table are kept, so that they survive the process.
package protocol ChangeJournal: Sendable {
  /// Writes a record that is about to be applied, on the table's mailbox. If the journal has no
  /// form for it, nothing is written, and ``note(_:before:after:)`` suspends the journal later.
  ///
  /// - Parameter after: The state with the record.
  /// - Throws: ``TableError/journalFailed(_:)``. The journal is then as it was, and the record must
  ///   not be applied.
  func keep(_ record: EditRecord, after: TableState) throws(TableError)

  /// Records a change that was applied, on the table's mailbox. ``keep(_:after:)`` may have written
  /// it.
  ///
  /// - Parameter before: The state before; nil before the first.
  func note(_ record: EditRecord, before: TableState?, after: TableState)

  /// Records changes that were applied one after the other, and that ``keep(_:after:)`` has not
  /// written. They only write cells.
  ///
  /// - Parameter after: The state after the last.
  func note(_ records: [EditRecord], after: TableState)

  /// Records that the table now equals its file.
  func recordReverted()

  /// Records the state of the table before its first record.
  func recordBeginning(_ beginning: KeptBeginning)
}

/// What leads from the content of a file to a table that was kept outside of the process.
package struct KeptBeginning: Sendable {
  /// The difference, which is no step of the history: records without values of before, and the number
  /// of rows ever inserted, after each.
  package var records: [(record: EditRecord, insertedCount: Int)] = []
  /// How many of the records, the first ones, lead to the table that was saved. The others are what was
  /// not saved.
  package var savedCount = 0
  /// The steps of the history, those that are done first.
  package var steps: [KeptStep] = []
  /// The number of the newest step that is done in the state that equals the file, 0 before the
  /// first one; nil: no step leads to that state.
  package var clean: Int?
  /// For each content that others wrote into the file: the steps that bring it into the table, and
  /// whether they are done.
  package var others: [[Int: Bool]] = []
  /// How many steps were left out, because the content that they restore is not known.
  package var lostSteps = 0

  /// Makes it.
  package init(
    records: [(record: EditRecord, insertedCount: Int)] = [], steps: [KeptStep] = [],
    clean: Int? = 0
  ) {
    self.records = records
    self.steps = steps
    self.clean = clean
  }
}

/// A table with its unsaved changes at one moment.
package struct UnsavedTable: Sendable {
  /// The table as it is in its file.
  package let saved: TableState
  /// Whether it has no file, so that all its rows are unsaved.
  package var hasNoFile = false
  /// Whether the file has been as it is since the table was opened.
  package let isAsOpened: Bool
  /// The table now.
  package let table: TableState
  /// Whether nothing was changed since the saved state. After a merge both have one revision, and
  /// may differ.
  package let isSaved: Bool
  /// The undo history.
  package let history: UndoHistory
  /// The number of the newest step that is done where the table is as it was saved; nil: not known.
  package let clean: Int?
  /// For each content that others wrote into the file: the steps that bring it into the table, and
  /// whether they are done.
  package let others: [[Int: Bool]]

  /// A table that is as it was saved.
  package init(asSaved table: TableState, _ history: UndoHistory) {
    (saved, self.table, self.history) = (table, table, history)
    (isAsOpened, isSaved) = (false, true)
    others = []
    clean = history.undoSteps.last?.number ?? 0
  }

  init(
    _ table: TableState, _ history: UndoHistory, saved: TableState, isAsOpened: Bool, isClean: Bool,
    clean: Int?, others: [[Int: Bool]]
  ) {
    self.others = others
    isSaved = isClean && saved.revision == table.revision
    (self.saved, self.isAsOpened) = (saved, isAsOpened)
    (self.table, self.history, self.clean) = (table, history, clean)
  }
}

/// A change that was kept outside of the process.
package enum KeptChange: Sendable {
  /// A record without values of before, and the number of rows ever inserted, after it.
  case record(EditRecord, insertedCount: Int)
  /// The table equals its file again.
  case reverted
}

/// What became of changes that were applied again.
package struct ReplayOutcome: Sendable {
  /// The table's revision.
  package var revision: Revision
  /// How many were applied. Those behind the first that did not fit were not.
  package var appliedCount: Int
  /// Whether the beginning did fit. Otherwise nothing was applied.
  package var hasBegun: Bool

  /// Makes an outcome.
  package init(revision: Revision, appliedCount: Int, hasBegun: Bool = true) {
    self.revision = revision
    self.appliedCount = appliedCount
    self.hasBegun = hasBegun
  }
}
