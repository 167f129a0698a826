// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/describe`.
package struct TableDescribeParams: WireParams {
  /// The table.
  package let table: TableID
  /// A half-open range.
  package let diagnostics: WireRange?

  /// Makes it of its members.
  package init(table: TableID, diagnostics: WireRange? = nil) {
    self.table = table
    self.diagnostics = diagnostics
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    diagnostics = try reader.optional("diagnostics")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("diagnostics", diagnostics)
  }
}

/// Parameters of `table/close`.
package struct TableCloseParams: WireParams {
  /// The table.
  package let table: TableID

  /// Makes it of its members.
  package init(table: TableID) {
    self.table = table
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
  }
}
