import JSONText

/// Parameters of `filter/convert`.
package struct FilterConvertParams: WireParams {
  /// The table.
  package var table: TableID
  /// The filter, as conditions or as a text.
  package var filter: WireFilter

  /// Asks for both forms of a filter.
  package init(table: TableID, filter: WireFilter) {
    self.table = table
    self.filter = filter
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    filter = try WireFilter(orText: try reader.required("filter"))
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.name("filter")
    filter.write(to: &writer)
  }
}
