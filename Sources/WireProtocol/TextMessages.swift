import JSONText

/// Which text of a cell is meant.
package enum WireCellText: String, ContractWord {
  /// What the cell shows.
  case text
  /// Its value.
  case value
}

/// Parameters of `cell/text`.
package struct CellTextParams: WireParams {
  /// The table.
  package var table: WireText
  /// The row.
  package var row: WireKey
  /// The column.
  package var column: WireText
  /// Which text; what the cell shows by default.
  package var kind: WireCellText?
  /// Where to begin, in bytes.
  package var first: Int?
  /// How many bytes at most; as many as may be by default.
  package var size: Int?

  /// Reads a cell from its beginning.
  package init(table: WireText, row: WireKey, column: WireText) {
    self.table = table
    self.row = row
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    row = try reader.required("row").key()
    column = try reader.required("column").text()
    kind = try reader.optional("of")?.choice()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("of", kind)
    writer.member("first", first)
    writer.member("size", size)
  }
}
