import ColumnStorage
import ProtocolWords
import TableValues

/// How rows are written by an export.
package struct ExportStyle: Sendable {
  /// The format.
  package var format: ExportFormat
  /// Whether the names of the columns are the first row, in formats where this is optional.
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
  /// How cells that look like formulas to a spreadsheet are written.
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
  /// Whether the chunk has the shown texts.
  package var isShown: Bool
  /// If the chunk has the shown texts of numbers: the numbers. They are not formulas.
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
