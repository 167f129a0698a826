import ColumnStorage
import ProtocolWords
import TableValues

/// How rows are written by an export.
package struct ExportStyle: Sendable {
  /// The format.
  package var format: ExportFormat
  /// Whether the names of the columns come first, where a format can do without.
  package var hasHeader = true
  /// Whether JSON rows are arrays; else they are objects by column id.
  package var rowsAreArrays = false
  /// What separates the fields of CSV.
  package var delimiter: UInt8 = 0x2C
  /// What ends the records of CSV and TSV.
  package var lineEnd = CSVLineEnd.lineFeed
  /// Whether the output begins with a byte order mark.
  package var hasMark = false
  /// The table that SQL inserts into.
  package var sqlTable: Text = "table"
  /// How many rows one INSERT has.
  package var sqlRows = 500
  /// What happens to cells that a spreadsheet would take for formulas.
  package var formulaGuard = FormulaGuardRule.off

  /// The usual style of a format.
  package init(_ format: ExportFormat) {
    self.format = format
  }

  /// Whether columns are called by their ids; else by their titles.
  package var namesAreIDs: Bool {
    switch format {
    case .json, .ndjson, .sql: true
    case .csv, .tsv, .markdown, .html, .text, .latex: false
    }
  }
}

/// A column of an export.
package struct ExportColumn: Sendable {
  /// Its name.
  package var name: Text
  /// Whether it is aligned to the right.
  package var isNumeric: Bool

  /// A column.
  package init(name: Text, isNumeric: Bool) {
    self.name = name
    self.isNumeric = isNumeric
  }
}

/// Cells of one column, for some rows.
package struct ExportCells: Sendable {
  /// The cells, by value or as shown.
  package var chunk: ColumnChunk
  /// The type of the values; text for what is shown.
  package var type: ColumnType
  /// Whether the chunk holds what is shown.
  package var isShown: Bool
  /// Where the chunk holds what numbers show: the numbers. They are no formulas.
  package var numbers: ColumnChunk?

  /// Cells.
  package init(
    chunk: ColumnChunk, type: ColumnType, isShown: Bool = false, numbers: ColumnChunk? = nil
  ) {
    self.chunk = chunk
    self.type = type
    self.isShown = isShown
    self.numbers = numbers
  }
}
