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
    /// By content. Equal rows are matched one to one.
    case content
  }

  /// How it is decided whether a matched row has changed.
  package enum Comparison: Sendable {
    /// It is unchanged if all given cells have equal values.
    case value
    /// It is unchanged if these columns have equal values.
    case columns([ColumnNumber])
    /// It is unchanged if its tag is equal and it was not edited since; otherwise by value.
    case tags([RowKey])
  }

  /// The new rows' cells; its column k is `columns[k]` of the table.
  package var rows: TableContent
  /// The columns that the rows provide. Other columns keep their cells, and are null in new rows.
  package var columns: [ColumnNumber]
  /// How rows are matched.
  package var matching: Matching
  /// The columns that the table has from now on; nil: those that it has.
  package var schema: TableSchema?
  /// For a merge that gives the table other columns: those of the base, if it had the new content; nil:
  /// those that it has.
  package var baseSchema: TableSchema?
  /// For ``Matching/content``: the indices of the columns whose cells decide; nil: all.
  package var matched: [Int]?
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
  /// The client state of each new row; nil: rows keep theirs.
  package var states: [OpaqueJSON?]?
  /// The client states of each new row's cells, by column; nil: cells keep theirs. Cells of columns
  /// that the rows do not provide always keep theirs.
  package var cellStates: [[ColumnNumber: OpaqueJSON]]?
  /// The columns that ``cellStates`` contain.
  package var stateColumns: Set<ColumnNumber> = []
  /// The revision that the client saw, if any later change is to refuse the request.
  package var seen: Revision?
  /// The label for undo.
  package var label: Text?
  /// The author.
  package var author: Text?
  /// How the change is recorded in the history.
  package var historyClass = HistoryClass.step
  /// The client's hints, sent with the updates that this change causes.
  package var hints: Text?
  /// The cells of some new rows, in ascending order of index, in the form to be written: with
  /// display text as source unless text or null, one per given column. Returns fewer rows if it was
  /// cancelled.
  package var cells: @Sendable (_ rows: [Int], _ isCancelled: () -> Bool) -> [[Cell]]

  /// Whether rows are matched by the table's own keys.
  var matchesTableKeys: Bool {
    if case .tableKeys = matching { true } else { false }
  }

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

/// The result of setting new content.
package struct ContentOutcome: Sendable {
  /// Whether it was applied; false if a newer request replaced it.
  package var isApplied = true
  /// The table's revision after it.
  package var revision: Revision
  /// The number of deleted rows.
  package var deletes = 0
  /// The number of inserted rows.
  package var inserts = 0
  /// The number of moved rows, the fewest possible.
  package var moves = 0
  /// The number of rows that stayed with changed cells.
  package var updates = 0
  /// The number of changed cells in them.
  package var changedCells = 0
  /// Whether subscriptions are reset.
  package var isReset = false
  /// The changes of sections, if the request has sections.
  package var sections: SectionCounts?

  /// New content that was not applied, or changed nothing.
  package init(isApplied: Bool = true, revision: Revision) {
    self.isApplied = isApplied
    self.revision = revision
  }
}

/// The number of sections that were deleted, inserted, moved or changed.
package struct SectionCounts: Sendable, Equatable {
  /// Deleted sections.
  package var deletes = 0
  /// Inserted sections.
  package var inserts = 0
  /// Moved sections, the fewest possible.
  package var moves = 0
  /// Sections whose header, footer, kind or state changed.
  package var updates = 0
}
