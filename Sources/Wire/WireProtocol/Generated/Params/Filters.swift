// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `filter/convert`.
package struct FilterConvertParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The filter.
  package let filter: WireFilter

  /// Makes it of its members.
  package init(table: TableID, filter: WireFilter) {
    self.table = table
    self.filter = filter
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    filter = try reader.required("filter").filterOrText()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("filter", filter)
  }
}

/// Parameters of `filter/like`.
package struct FilterLikeParams: WireParams {
  /// The view.
  package let view: ViewID
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey
  /// The cell's column.
  package let column: WireText
  /// The relation of a cell to the given cell; default equal.
  package let relation: ValueRelation?
  /// How it is combined with the view's filter; default all.
  package let combine: FilterCombination?

  /// Makes it of its members.
  package init(
    view: ViewID, row: WireKey, column: WireText, relation: ValueRelation? = nil,
    combine: FilterCombination? = nil
  ) {
    self.view = view
    self.row = row
    self.column = column
    self.relation = relation
    self.combine = combine
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
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
