import JSONText

/// The text of a cell that is read.
package enum WireCellText: String, ContractWord {
  /// The display text.
  case text
  /// The text of the value.
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
  /// The text to read; the display text by default.
  package var kind: WireCellText?
  /// The start of the requested part, in bytes.
  package var first: Int?
  /// The maximum length of the part, in bytes; by default the longest that is allowed.
  package var size: Int?

  /// A request for the text of a cell from its beginning.
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
