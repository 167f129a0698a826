// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `table/revert`.
package struct TableRevertResult: WireResult {
  /// The revision.
  package let revision: Int
  /// Rows that differed from the file.
  package let records: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, records: Int, history: WireHistory) {
    self.revision = revision
    self.records = records
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    records = try reader.required("records").count()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("records", records)
    writer.member("history", history)
  }
}

/// The result of `table/setDialect`.
package struct TableSetDialectResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The number of rows.
  package let rowCount: Int
  /// The ids of the columns that the file has now, in its order.
  package let columns: [WireText]
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, rowCount: Int, columns: [WireText], history: WireHistory) {
    self.revision = revision
    self.rowCount = rowCount
    self.columns = columns
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    rowCount = try reader.required("rowCount").count()
    columns = try reader.required("columns").texts()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("rowCount", rowCount)
    writer.member("columns", columns)
    writer.member("history", history)
  }
}
