import TableValues

/// One edit of an atomic list, in the client's words: keys and columns, not slots.
package enum TableEdit: Sendable {
  /// Sets cells of a row.
  case set(row: RowKey, cells: [CellEdit])
  /// Inserts rows, each with one cell per column of the schema, in its order, and what they carry:
  /// one for each row, or none at all.
  case insert(rows: [[Cell]], RowPlace, carrying: [TraitsPatch?] = [])
  /// Removes rows.
  case remove([RowKey])
  /// Moves rows, which keep the order named.
  case move([RowKey], RowPlace)
  /// Puts rows into this order among the places that they have.
  case adopt([UInt32])
  /// Changes what a row carries beside its cells.
  case setTraits(row: RowKey, TraitsPatch)
  /// Changes the declared sections.
  case sections(SectionEdit)
  /// Changes the columns. Such edits stand in a list of their own.
  case columns(ColumnEdit)
}

/// A change of the sections that a table declares.
package enum SectionEdit: Sendable {
  /// Declares sections, each with new rows; their cells say in which section they stand. The first
  /// ones are declared by the column named.
  case add([NewSection], SectionPlace, column: ColumnNumber)
  /// Takes sections out, and their rows with them.
  case remove([CellValue])
  /// Moves sections, which keep the order named, and their rows with them.
  case move([CellValue], SectionPlace)
  /// Changes what is said of a section.
  case set(CellValue, SectionPatch)
}

/// A section that comes with rows.
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

/// Where sections go.
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

/// A change of what is said of a section; nil leaves a part alone, `.some(nil)` takes it away.
package struct SectionPatch: Sendable {
  /// What stands before its rows.
  package var header: Text??
  /// What stands behind them.
  package var footer: Text??
  /// Its kind.
  package var kind: Text??
  /// The client's own JSON.
  package var state: OpaqueJSON??

  /// Changes nothing.
  package init() {}

  /// A section after it.
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
  /// Puts a column in the place of the one that has its number.
  case set(Column)
  /// Adds a column of nulls, which is given a number.
  case add(Column, ColumnPlace)
  /// Takes a column out; its cells come back when that is undone.
  case remove(ColumnNumber)
  /// Puts columns first, in this order.
  case order([ColumnNumber])
}

/// Where a column goes.
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

/// Where rows go.
package enum RowPlace: Sendable {
  /// Before all rows.
  case start
  /// After all rows, also those of the source that are not read yet.
  case end
  /// Directly before a row.
  case before(RowKey)
  /// Directly after a row.
  case after(RowKey)
  /// Before the row that has this source index now; past the end: at the end.
  case index(Int)
  /// So that the first of the rows has this source index afterwards; past the end: at the end.
  case indexAfter(Int)
}

/// An atomic list of edits and how it is to be taken.
package struct EditRequest: Sendable {
  /// The edits; later ones see the earlier.
  package var edits: [TableEdit]
  /// The revision the client saw, if it pins.
  package var seen: Revision?
  /// Whether the pin covers the whole table.
  package var isExact: Bool
  /// The label for undo.
  package var label: Text?
  /// Who edits.
  package var author: Text?
  /// How the edit goes into the history.
  package var historyClass: HistoryClass
  /// The view's user who edits; nil: the table's owner, who may do everything.
  package var user: ViewUser?

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

/// Which edit of a list was refused, and why. Nothing of the list was done.
package struct EditRefusal: Error, Sendable, Equatable {
  /// The edit's place in the list.
  package var index: Int
  /// Which of the rows that the edit inserts, if it is about one.
  package var row: Int?
  /// Why.
  package var reason: TableError

  /// Makes a refusal.
  package init(index: Int, row: Int? = nil, reason: TableError) {
    self.index = index
    self.row = row
    self.reason = reason
  }
}

/// Rows that would break rules of the table's data. Nothing was done.
package struct InvalidRows: Error, Sendable {
  /// How many refusals are kept.
  package static let keptMax = 1000

  /// The first ones, in the order of the edits or rows that brought them.
  package var refusals: [EditRefusal]
  /// How many there are.
  package var count: Int
}
