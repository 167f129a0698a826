import JSONText

/// Parameters of `filter/convert`.
package struct FilterConvertParams: WireParams {
  /// The table.
  package var table: WireText
  /// The filter, as a tree of conditions or as a text.
  package var filter: WireFilter

  /// A request for both forms of a filter.
  package init(table: WireText, filter: WireFilter) {
    self.table = table
    self.filter = filter
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    filter = try WireFilter(orText: try reader.required("filter"))
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.name("filter")
    filter.write(to: &writer)
  }
}

/// The combination of a new condition with the existing filter.
package enum WireCombination: String, ContractWord {
  /// Logical and, logical or, or the condition alone.
  case all, any, replace
}

/// Parameters of `filter/like`.
package struct FilterLikeParams: WireParams {
  /// The view.
  package var view: WireText
  /// The cell's row.
  package var row: WireKey
  /// The cell's column.
  package var column: WireText
  /// The relation of other cells to this cell; `equal` by default.
  package var relation: ValueRelation?
  /// The combination with the view's filter; `all` by default.
  package var combine: WireCombination?

  /// A request for a filter that matches rows like the cell.
  package init(view: WireText, row: WireKey, column: WireText) {
    self.view = view
    self.row = row
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    row = try reader.required("row").key()
    column = try reader.required("column").text()
    relation = try reader.optional("relation")?.choice()
    combine = try reader.optional("combine")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("relation", relation)
    writer.member("combine", combine)
  }
}
