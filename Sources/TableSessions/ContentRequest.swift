import ColumnStorage
import TableValues

/// New content for a table: its rows, and how they are matched with the current ones.
package struct ContentRequest: Sendable {
  /// How new rows are matched with current ones.
  package enum Matching: Sendable {
    /// By the table's own keys.
    case tableKeys
    /// By other columns, whose values identify rows.
    case columns([ColumnNumber])
    /// By keys given beside the rows; nil for a row that is new.
    case given([RowKey?])
    /// By content, equal rows counted.
    case content
  }

  /// How it is decided whether a matched row has changed.
  package enum Comparison: Sendable {
    /// It is unchanged if all given cells have equal values.
    case value
    /// It is unchanged if these columns have equal values.
    case columns([ColumnNumber])
    /// It is unchanged if its tag is equal and nobody has edited it since; otherwise by value.
    case tags([RowKey])
  }

  /// The new rows' cells; its column k is `columns[k]` of the table.
  package var rows: TableContent
  /// The columns that the rows provide. Other columns keep their cells, and are null in new rows.
  package var columns: [ColumnNumber]
  /// How rows are matched.
  package var matching: Matching
  /// When a row is the same.
  package var comparison = Comparison.value
  /// Whether subscriptions are reset instead of sent the difference.
  package var isReset = false
  /// The number of changed rows above which they are reset as well.
  package var changesMax: Int?
  /// The share of changed rows, of the longer content, above which they are reset as well.
  package var shareMax: Double?
  /// The sections that the table declares from now on, and how many of the rows each has, in order;
  /// nil keeps the current ones.
  package var sections: (declared: DeclaredSections, counts: [Int])?
  /// The state of each new row; nil: rows keep their state.
  package var states: [OpaqueJSON?]?
  /// The cell states of each new row, by column; nil: cells keep theirs. So do cells of columns that
  /// the rows do not provide.
  package var cellStates: [[ColumnNumber: OpaqueJSON]]?
  /// The columns that ``cellStates`` are about.
  package var stateColumns: Set<ColumnNumber> = []
  /// The revision that the client saw, if any later change is to refuse the request.
  package var seen: Revision?
  /// The label for undo.
  package var label: Text?
  /// Who sets the rows.
  package var author: Text?
  /// How the change goes into the history.
  package var historyClass = HistoryClass.step
  /// The client's hints, sent with the updates that this change causes.
  package var hints: Text?
  /// The cells of some new rows, by rising index, as they are to be written: with display text as
  /// source unless text or null; one per given column. Fewer rows where it was cancelled meanwhile.
  package var cells: @Sendable (_ rows: [Int], _ isCancelled: () -> Bool) -> [[Cell]]

  /// Makes a request.
  package init(
    rows: TableContent, columns: [ColumnNumber], matching: Matching,
    cells: @escaping @Sendable (_ rows: [Int], _ isCancelled: () -> Bool) -> [[Cell]]
  ) {
    self.rows = rows
    self.columns = columns
    self.matching = matching
    self.cells = cells
  }
}

/// What setting new content did.
package struct ContentOutcome: Sendable {
  /// Whether it was applied; false if a newer request replaced it.
  package var isApplied = true
  /// The table's revision after it.
  package var revision: Revision
  /// How many rows were deleted.
  package var deletes = 0
  /// How many rows were inserted.
  package var inserts = 0
  /// How many rows moved, the fewest possible.
  package var moves = 0
  /// How many rows that stayed have changed cells.
  package var updates = 0
  /// How many cells have changed in them.
  package var changedCells = 0
  /// Whether subscriptions are reset.
  package var isReset = false
  /// The changes of sections, if the request has any.
  package var sections: SectionCounts?
}

/// How many sections were deleted, inserted, moved or changed.
package struct SectionCounts: Sendable, Equatable {
  /// How many were deleted.
  package var deletes = 0
  /// How many were inserted.
  package var inserts = 0
  /// How many moved, the fewest possible.
  package var moves = 0
  /// How many have another header, footer, kind or state.
  package var updates = 0
}
