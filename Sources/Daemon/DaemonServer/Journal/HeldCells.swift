import CellFormats
import ColumnStorage
import RowTree
import TableCodecs
import TableModel
import TableValues

/// The edited cells of one column of a table, read in the order of their rows.
struct HeldCells {
  private var reader: SlotReader<OverlayCell>?
  /// The table, if the column's own cells are not those that it shows.
  private var table: TableState?
  private let column: ColumnNumber

  /// - Parameter saved: The table; nil: it has no edited cells.
  init(_ saved: TableState?, _ column: ColumnNumber) {
    self.column = column
    if saved?.content.isSupplied(column) == true {
      table = saved
    } else {
      reader = saved?.content.overlay(of: column).map { SlotReader($0) }
    }
  }

  /// The edited cell of a row; nil: it has none.
  mutating func cell(of slot: UInt32) -> Cell? {
    if let table { return table.content.ownCell(slot: slot, column: column)?.cell }
    return reader?.value(of: slot)?.cell
  }
}

extension ParseSettings {
  /// How the cells of a column are read that the table's source does not have. The empty cells of a text
  /// column that was added to a file are nulls.
  init(ofNew column: Column, in table: TableState) {
    self.init(type: column.type)
    // In JSON an empty text is not null.
    let source = table.content.source as? CSVSource
    if column.type == .text, let source, source.dialect.json == nil { nullSpellings = [""] }
  }
}

extension Cell {
  /// The cell in the form of edits: with its text beside a value that is not a text.
  var spelled: Cell {
    switch value {
    case .null, .text: self
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .json, .error,
      .pending:
      Cell(value, source: source ?? CellFormatter.displayText(of: self))
    }
  }

  /// Whether a file that has the cell is read as this cell.
  ///
  /// - Parameter emptyIsNull: Whether an empty field of the column is null.
  func isRead(emptyIsNull: Bool) -> Bool {
    switch value {
    case .null: emptyIsNull
    case .text(let text): !text.isEmpty || !emptyIsNull
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .json, .error,
      .pending:
      true
    }
  }
}
