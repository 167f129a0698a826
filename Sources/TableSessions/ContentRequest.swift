import ColumnStorage
import TableValues

/// New content for a table, in the table's terms: what its rows shall be, and how they are found
/// among those it has.
package struct ContentRequest: Sendable {
  /// How new rows find the table's.
  package enum Matching: Sendable {
    /// By the table's own keys.
    case tableKeys
    /// By other columns that tell rows apart.
    case columns([ColumnNumber])
    /// By keys given beside the rows; nil for a row that is new.
    case given([RowKey?])
    /// By content, equal rows counted.
    case content
  }

  /// When a row is the same as before.
  package enum Comparison: Sendable {
    /// When all given cells are equal in value.
    case value
    /// When these columns are.
    case columns([ColumnNumber])
    /// When its tag is, and nobody has changed it since it came with that; else by value.
    case tags([RowKey])
  }

  /// The new rows' cells; its column k is `columns[k]` of the table.
  package var rows: TableContent
  /// The columns that the rows give. Others keep what they hold, and are null in new rows.
  package var columns: [ColumnNumber]
  /// How rows are matched.
  package var matching: Matching
  /// When a row is the same.
  package var comparison = Comparison.value
  /// Whether watching clients begin anew instead of being told the difference.
  package var isReset = false
  /// Above how many changed rows they do so, too.
  package var changesMax: Int?
  /// Above which share of the rows changed they do so, too; of the longer one of both contents.
  package var shareMax: Double?
  /// The sections that the table declares from now on, with how many of the rows each has, one
  /// after the other; nil: those that it declares already.
  package var sections: (declared: DeclaredSections, counts: [Int])?
  /// What each new row carries; nil: rows keep what they carry.
  package var states: [OpaqueJSON?]?
  /// What the cells of each new row carry, by column; nil: they keep what they carry. So do those of
  /// columns that the rows do not give.
  package var cellStates: [[ColumnNumber: OpaqueJSON]]?
  /// The columns that ``cellStates`` are about.
  package var stateColumns: Set<ColumnNumber> = []
  /// The revision the client saw, if it pins the whole table.
  package var seen: Revision?
  /// The label for undo.
  package var label: Text?
  /// Who sets the rows.
  package var author: Text?
  /// How the change goes into the history.
  package var historyClass = HistoryClass.step
  /// What the client wants told with the change.
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
  /// Whether it was done; false: a newer request has taken its place.
  package var isApplied = true
  /// The table's revision after it.
  package var revision: Revision
  /// How many rows went.
  package var deletes = 0
  /// How many rows came.
  package var inserts = 0
  /// How many rows moved, the fewest possible.
  package var moves = 0
  /// How many rows that were there have other cells now.
  package var updates = 0
  /// How many cells that is.
  package var changedCells = 0
  /// Whether watching clients begin anew.
  package var isReset = false
  /// What became of the sections, if the request has any.
  package var sections: SectionCounts?
}

/// How many sections went, came, moved or are told differently.
package struct SectionCounts: Sendable, Equatable {
  /// How many went.
  package var deletes = 0
  /// How many came.
  package var inserts = 0
  /// How many moved, the fewest possible.
  package var moves = 0
  /// How many have another header, footer, kind or state.
  package var updates = 0
}
