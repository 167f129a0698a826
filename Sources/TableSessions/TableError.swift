import Expressions
import TableValues

/// What a client may have done wrong, or what cannot be done now. Cases carry facts, not prose.
package enum TableError: Error, Sendable, Equatable {
  /// No live row has the key; if not all rows are there, the row may be one of the others.
  case unknownRow(RowKey, isComplete: Bool = true)
  /// It concerns all rows, and not all of them are there.
  case notComplete
  /// It concerns all rows, and reading them ended by an error.
  case loadingFailed(LoadFailure)
  /// No column has the id.
  case unknownColumn(ColumnID)
  /// The row's place in a `place` is one of the rows that move.
  case placeIsMoving(RowKey)
  /// A row or cell named by the edit changed after the revision it was made for.
  case conflict(seen: Revision, current: Revision)
  /// Two rows would have one key.
  case duplicateKeys([DuplicateKey])
  /// A row would have no key.
  case missingKeys(rows: [Int])
  /// Rows that the table has cannot be told apart by the columns that were to match them.
  case ambiguousRows([DuplicateKey])
  /// The history does not reach back to a revision, or it is yet to come.
  case revisionIsGone(asked: Revision, oldest: Revision, current: Revision)
  /// The history has no step of that number, or has let it go.
  case unknownStep(Int)
  /// The view has begun no draft of the cell, or it has ended.
  case noDraft
  /// A draft of the cell is open already.
  case draftOpen(view: String)
  /// The column does not allow its cells to be set.
  case notEditable(ColumnID)
  /// What the table declares forbids it to the view's user.
  case notPermitted(PermissionRefusal)
  /// The view's binding does not let its user change the table so.
  case notBound(ViewBinding)
  /// The row would break a rule of the table's data.
  case invalid(BrokenRule)
  /// The condition of a column's rule is faulty.
  case faultyRule(RulePlace, source: Text, ExpressionFailure)
  /// The row would be of a kind that is not declared.
  case undeclaredKind(RowKey, kind: Text)
  /// No such action is there for it now.
  case unknownAction(Text)
  /// The action is there, but cannot be done now.
  case actionDisabled(Text)
  /// A change of a column that cannot be done.
  case columnRefused(ColumnID, ColumnRefusal)
  /// The expression of a computed column is faulty.
  case faultyComputation(ColumnID, source: Text, ExpressionFailure)
  /// Columns would be computed from each other.
  case cycle([ColumnID])
  /// A change of columns in a list with other edits.
  case mixedEdits
  /// A block that reaches past the rows or columns there are.
  case blockOverflows(rows: Int, columns: Int)
  /// The order of a view that is to be adopted is still being made.
  case orderPending(String)
  /// A place in a view that is sorted, where nothing goes by hand.
  case sortedView(String)
  /// A sort by a column that does not allow it.
  case notSortable(ColumnID)
  /// The view has no sections.
  case noSections(String)
  /// The view's layout does not say how high its entries are.
  case noRowLayout(String)
  /// The entry is not on the page that the view shows.
  case notShown(EntryKey)
  /// The table declares no sections.
  case noDeclaredSections
  /// The table declares no section of that key.
  case unknownSection(Text)
  /// Two sections would have one key.
  case duplicateSections([Text])
  /// The section in a `place` is one of those that move.
  case sectionIsMoving(Text)
  /// The view's state has no search.
  case nothingSearched
  /// The view's rules let nothing be selected.
  case notSelectable
  /// The value does not read as the column's type.
  case valueDoesNotFit(column: ColumnID, type: ColumnType, found: Text)
  /// More cells than the table has columns in an inserted row.
  case tooManyCells(expected: Int, found: Int)
  /// A published limit.
  case limit(name: String, maximum: Int, found: Int)
  /// No view has the id.
  case unknownView(String)
  /// No subscription has the id.
  case unknownSubscription(String)
  /// The view has no pin of that id.
  case unknownPin(String)
  /// The view has a pin of that id already.
  case pinExists(String)
  /// The view revision asked for is not kept.
  case viewRevisionIsGone(asked: Revision, current: Revision)
  /// The request was cancelled.
  case cancelled
  /// The table was closed, or could not be opened, while the request waited.
  case closed
}

/// Why a column cannot be changed as asked; the raw value is the kind on the wire.
package enum ColumnRefusal: String, Sendable, Equatable {
  /// It makes the rows' keys.
  case keyColumn
  /// It says in which declared section a row stands.
  case sectionColumn
  /// There is one of that id already.
  case columnExists
  /// Cells cannot be converted to its new type.
  case notConvertible
  /// The list changes it twice.
  case changedTwice
  /// It would be supplied from cells that are supplied too.
  case suppliedInput
  /// Its cells are not the client's.
  case notSupplied

  /// What is said of the column.
  package var sentence: String {
    switch self {
    case .keyColumn: "makes the keys of rows"
    case .sectionColumn: "says in which section a row stands"
    case .columnExists: "exists already"
    case .notConvertible: "cannot be converted to lists or JSON"
    case .changedTwice: "stands in the list twice"
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
