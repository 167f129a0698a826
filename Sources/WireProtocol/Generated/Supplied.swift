// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `cell/refresh`.
package struct CellRefreshParams: WireParams, Hashable {
  /// The table.
  package var table: TableID
  /// Supplied columns; all by default.
  package var columns: [WireText]?
  /// All rows by default.
  package var rows: [WireKey]?

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

/// The client supplies the cells: it is asked (cell/compute) for those not known yet, and again
/// where an input has changed.
package struct WireSupplied: WireObject, Sendable, Hashable {
  /// What a cell is made from; without it all columns that are not supplied, nor computed from
  /// such.
  package var inputs: [WireText]?
  /// Milliseconds that the client has for an answer; 10,000 unless said.
  package var deadline: Int?

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
