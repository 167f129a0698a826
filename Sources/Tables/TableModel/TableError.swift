import Expressions
import TableValues

/// Why a request to a table failed. Cases have facts, not prose; `ErrorMapping` of DaemonServer
/// gives each a code and a sentence.
package enum TableError: Error, Sendable, Equatable {
  /// No live row has the key. If loading is not complete, the row may still be loaded.
  case unknownRow(RowKey, isComplete: Bool = true)
  /// The request needs all rows, and loading is not complete.
  case notComplete
  /// The request needs all rows, and loading has failed.
  case loadingFailed(LoadFailure)
  /// No column has the id.
  case unknownColumn(ColumnID)
  /// A move names one of the moving rows as its position.
  case placeIsMoving(RowKey)
  /// A row or cell named by the edit changed after the revision it was made for.
  case conflict(seen: Revision, current: Revision)
  /// Two rows would have the same key.
  case duplicateKeys([DuplicateKey])
  /// A row would have no key.
  case missingKeys(rows: [Int])
  /// Rows of the table have equal values in the columns that were to match them.
  case ambiguousRows([DuplicateKey])
  /// A revision is older than the history reaches, or does not exist yet.
  case revisionIsGone(asked: Revision, oldest: Revision, current: Revision)
  /// The history has no step with that number, or has dropped it.
  case unknownStep(Int)
  /// The view has no open draft of the cell.
  case noDraft
  /// A draft of the cell is open already.
  case draftOpen(view: String)
  /// The table is that of a difference, which follows its sides.
  case differenceTable
  /// The column does not allow its cells to be set.
  case notEditable(ColumnID)
  /// The table's declarations forbid it for the view's user.
  case notPermitted(PermissionRefusal)
  /// The view's binding does not allow its user this change.
  case notBound(ViewBinding)
  /// The row would violate a validation rule.
  case invalid(BrokenRule)
  /// The condition of a column's rule is invalid.
  case faultyRule(RulePlace, source: Text, ExpressionFailure)
  /// The row would be of a kind that is not declared.
  case undeclaredKind(RowKey, kind: Text)
  /// No action with this id exists for it now.
  case unknownAction(Text)
  /// The action exists, but is disabled now.
  case actionDisabled(Text)
  /// A change of a column that cannot be done.
  case columnRefused(ColumnID, ColumnRefusal)
  /// The expression of a computed column is invalid.
  case faultyComputation(ColumnID, source: Text, ExpressionFailure)
  /// Columns would be computed from each other.
  case cycle([ColumnID])
  /// A change of columns in a list with other edits.
  case mixedEdits
  /// A block that extends beyond the existing rows or columns.
  case blockOverflows(rows: Int, columns: Int)
  /// The view's order cannot be adopted while it is pending.
  case orderPending(String)
  /// A position in a sorted view, where rows cannot be placed manually.
  case sortedView(String)
  /// A sort by a column that does not allow it.
  case notSortable(ColumnID)
  /// The view has no sections.
  case noSections(String)
  /// The view's layout does not include heights.
  case noRowLayout(String)
  /// The entry is not on the page that the view shows.
  case notShown(EntryKey)
  /// The table declares no sections.
  case noDeclaredSections
  /// The table declares no section with that key.
  case unknownSection(Text)
  /// Two sections would have the same key.
  case duplicateSections([Text])
  /// A move names one of the moving sections as its position.
  case sectionIsMoving(Text)
  /// The view's state has no search.
  case nothingSearched
  /// The view's rules allow no selection.
  case notSelectable
  /// The value cannot be parsed as the column's type.
  case valueDoesNotFit(column: ColumnID, type: ColumnType, found: Text)
  /// More cells than the table has columns in an inserted row.
  case tooManyCells(expected: Int, found: Int)
  /// A published limit would be exceeded.
  case limit(name: String, maximum: Int, found: Int)
  /// No view has the id.
  case unknownView(String)
  /// No subscription has the id.
  case unknownSubscription(String)
  /// The view has no pin with that id.
  case unknownPin(String)
  /// The view has a pin with that id already.
  case pinExists(String)
  /// The requested view revision is not kept.
  case viewRevisionIsGone(asked: Revision, current: Revision)
  /// The change cannot be written to the table's journal, so it was not made.
  case journalFailed(JournalFailure)
  /// The request was cancelled.
  case cancelled
  /// The table was closed, or could not be opened, while the request waited.
  case closed
}

/// Why a journal cannot be written.
package struct JournalFailure: Error, Sendable, Equatable {
  /// The file or folder.
  package var path: Text
  /// The call of the system that failed, such as `pwrite`.
  package var call: String
  /// The system's number of the error.
  package var code: Int32

  /// Makes a failure.
  package init(path: Text, call: String, code: Int32) {
    (self.path, self.call, self.code) = (path, call, code)
  }
}

/// Why a change of a column is refused. The raw value is the kind on the wire.
package enum ColumnRefusal: String, Sendable, Equatable {
  /// It is a key column.
  case keyColumn
  /// It is the section column.
  case sectionColumn
  /// A column with that id exists.
  case columnExists
  /// Cells cannot be converted to its new type.
  case notConvertible
  /// The list changes it twice.
  case changedTwice
  /// It would be client-computed from cells that are client-computed too.
  case suppliedInput
  /// It is not a client-computed column.
  case notSupplied

  /// A sentence about the column, for people.
  package var sentence: String {
    switch self {
    case .keyColumn: "makes the keys of rows"
    case .sectionColumn: "contains the section of each row"
    case .columnExists: "exists already"
    case .notConvertible: "cannot be converted to lists or JSON"
    case .changedTwice: "is in the list twice"
    case .suppliedInput: "would be made from cells that are supplied too"
    case .notSupplied: "is not supplied by the client"
    }
  }
}

/// A key that several rows have.
package struct DuplicateKey: Sendable, Equatable {
  /// The key.
  package var key: RowKey
  /// Rows that have it, as source row numbers from 0.
  package var rows: [Int]

  /// Makes one.
  package init(key: RowKey, rows: [Int]) {
    self.key = key
    self.rows = rows
  }
}

extension TableState {
  /// The error for a key that no live row has, with whether the row may still be loaded.
  package func unknownRow(_ key: RowKey) -> TableError {
    .unknownRow(key, isComplete: hasAllRows)
  }
}
