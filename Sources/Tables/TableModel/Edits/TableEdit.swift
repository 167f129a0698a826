import TableValues

/// One edit of an atomic list. It names rows by key, as the client does, and not by slot.
///
/// Streams of edits mostly set cells. Larger cases are stored behind a pointer.
package enum TableEdit: Sendable {
  /// Sets cells of a row.
  case set(row: RowKey, cells: [CellEdit])
  /// Inserts rows, each with one cell per column of the schema, in order. `carrying` has one entry per
  /// row, or none at all.
  indirect case insert(rows: [[Cell]], RowPlace, carrying: [TraitsPatch?] = [])
  /// Removes rows.
  case remove([RowKey])
  /// Moves rows to one position, in the order given.
  case move([RowKey], RowPlace)
  /// Reorders rows among the positions that they already have.
  case adopt([UInt32])
  /// Changes a row's own kind, state and settings.
  indirect case setTraits(row: RowKey, TraitsPatch)
  /// Changes the declared sections.
  indirect case sections(SectionEdit)
  /// Changes the columns. A list with such an edit has no other edits.
  indirect case columns(ColumnEdit)
}

/// A change of the sections that a table declares.
package enum SectionEdit: Sendable {
  /// Declares sections, each with new rows whose cells name their section. `column` is the section
  /// column of a table that declares no sections yet.
  case add([NewSection], SectionPlace, column: ColumnNumber)
  /// Removes sections with their rows.
  case remove([CellValue])
  /// Moves sections with their rows to one position, in the order given.
  case move([CellValue], SectionPlace)
  /// Changes a section's header, footer, kind or state.
  case set(CellValue, SectionPatch)
}

/// A new section with its rows.
package struct NewSection: Sendable {
  /// The section.
  package var section: DeclaredSection
  /// Its rows, each with one cell per column of the schema, in its order.
  package var rows: [[Cell]]

  /// Makes one.
  package init(_ section: DeclaredSection, rows: [[Cell]]) {
    self.section = section
    self.rows = rows
  }
}

/// A position among the declared sections.
package enum SectionPlace: Sendable {
  /// Before all declared sections.
  case start
  /// After all declared sections.
  case end
  /// Directly before a section.
  case before(CellValue)
  /// Directly after a section.
  case after(CellValue)
}

/// A change of a section; nil keeps a member, `.some(nil)` removes it.
package struct SectionPatch: Sendable {
  /// The text before its rows.
  package var header: Text??
  /// The text after its rows.
  package var footer: Text??
  /// Its kind.
  package var kind: Text??
  /// The client's own JSON.
  package var state: OpaqueJSON??

  /// No change.
  package init() {}

  /// A section after the change.
  func applied(to section: DeclaredSection) -> DeclaredSection {
    var result = section
    if let header { result.header = header }
    if let footer { result.footer = footer }
    if let kind { result.kind = kind }
    if let state { result.state = state }
    return result
  }
}

/// A change of a table's columns.
package enum ColumnEdit: Sendable {
  /// Replaces the column with the same number.
  case set(Column)
  /// Adds a column of nulls, with a new number.
  case add(Column, ColumnPlace)
  /// Removes a column; undo restores its cells.
  case remove(ColumnNumber)
  /// Moves columns to the front, in this order.
  case order([ColumnNumber])
}

/// A position among the columns.
package enum ColumnPlace: Sendable {
  /// Before all columns.
  case start
  /// After all columns.
  case end
  /// Directly before a column.
  case before(ColumnNumber)
  /// Directly after a column.
  case after(ColumnNumber)
}

/// A cell to be set, with its display text as source unless it is text or null.
package struct CellEdit: Sendable {
  /// The column.
  package var column: ColumnNumber
  /// The new cell.
  package var cell: Cell

  /// Makes one.
  package init(column: ColumnNumber, cell: Cell) {
    self.column = column
    self.cell = cell
  }
}

/// A position in the source order.
package enum RowPlace: Sendable {
  /// Before all rows.
  case start
  /// After all rows, also those that are not loaded yet.
  case end
  /// Directly before a row.
  case before(RowKey)
  /// Directly after a row.
  case after(RowKey)
  /// Before the row that has this source index before the edit; past the end: at the end.
  case index(Int)
  /// So that the first row has this source index after the edit; past the end: at the end.
  case indexAfter(Int)
}

/// An atomic list of edits, with the author and the history class.
package struct EditRequest: Sendable {
  /// The edits, applied in order: each sees the result of those before it.
  package var edits: [TableEdit]
  /// The revision that the client saw, if a later change is to refuse the edits.
  package var seen: Revision?
  /// Whether any later change refuses them, not only one of the same cells and rows.
  package var isExact: Bool
  /// The label for undo.
  package var label: Text?
  /// The author.
  package var author: Text?
  /// How the edit is recorded in the history.
  package var historyClass: HistoryClass
  /// The view's user who edits; nil: the table's owner, who may do everything.
  package var user: ViewUser?
  /// Views whose order the edits made the table's own: from then on these are not sorted.
  package var viewsSortedByHand: [String] = []

  /// Makes a request.
  package init(
    edits: [TableEdit], seen: Revision? = nil, isExact: Bool = false, label: Text? = nil,
    author: Text? = nil, historyClass: HistoryClass = .step
  ) {
    self.edits = edits
    self.seen = seen
    self.isExact = isExact
    self.label = label
    self.author = author
    self.historyClass = historyClass
  }
}

/// The first edit of a list that was refused, with the error. Nothing of the list was applied.
package struct EditRefusal: Error, Sendable, Equatable {
  /// The index of the edit in the list.
  package var index: Int
  /// The index of the row among those that the edit inserts, if the error is about one.
  package var row: Int?
  /// The error.
  package var reason: TableError

  /// Makes a refusal.
  package init(index: Int, row: Int? = nil, reason: TableError) {
    self.index = index
    self.row = row
    self.reason = reason
  }
}

/// Rows that would break the table's validation rules. Nothing was applied.
package struct InvalidRows: Error, Sendable {
  /// The maximum number of refusals that are kept.
  package static let keptMax = 1000

  /// The first refusals, in the order of the edits or rows that caused them.
  package var refusals: [EditRefusal]
  /// The total number.
  package var count: Int
}
