// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `cell/refresh`.
package struct CellRefreshParams: WireParams {
  /// The table.
  package let table: TableID
  /// The supplied columns; all by default.
  package let columns: [WireText]?
  /// The rows; all by default.
  package let rows: [WireKey]?

  /// Makes it of its members.
  package init(table: TableID, columns: [WireText]? = nil, rows: [WireKey]? = nil) {
    self.table = table
    self.columns = columns
    self.rows = rows
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    columns = try reader.optional("columns")?.distinctTexts()
    rows = try reader.optional("rows")?.keys()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("columns", columns)
    writer.member("rows", rows)
  }
}

/// Parameters of `source/didChange`.
package struct SourceDidChangeParams: WireParams {
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

/// The client supplies the cells. The daemon requests unknown ones (cell/compute), and requests
/// them again when an input has changed.
package struct WireSupplied: WireObject, Sendable {
  /// The input columns. By default, these are all columns that are neither supplied nor computed
  /// from supplied ones.
  package let inputs: [WireText]?
  /// The time limit for the client's answer, in milliseconds; default 10,000.
  package let deadline: Int?

  /// Makes it of its members.
  package init(inputs: [WireText]? = nil, deadline: Int? = nil) {
    self.inputs = inputs
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    inputs = try reader.optional("inputs")?.distinctTexts()
    deadline = try reader.optional("deadline")?.deadline()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("inputs", inputs)
    writer.member("deadline", deadline)
  }
}
