// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/revert`.
package struct TableRevertParams: WireParams {
  /// The table.
  package let table: TableID
  /// The label of the step in the history; default "Revert".
  package let label: WireText?
  /// The author of the step.
  package let author: WireText?

  /// Makes it of its members.
  package init(table: TableID, label: WireText? = nil, author: WireText? = nil) {
    self.table = table
    self.label = label
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("label", label)
    writer.member("author", author)
  }
}

/// Parameters of `table/setDialect`.
package struct TableSetDialectParams: WireParams {
  /// The table.
  package let table: TableID
  /// The dialect. Members that are absent are detected.
  package let dialect: WireDialect
  /// Whether unsaved edits may be lost. Undo brings them back.
  package let discard: Bool?
  /// The label of the step in the history; default "Dialect".
  package let label: WireText?

  /// Makes it of its members.
  package init(table: TableID, dialect: WireDialect, discard: Bool? = nil, label: WireText? = nil) {
    self.table = table
    self.dialect = dialect
    self.discard = discard
    self.label = label
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    dialect = try reader.required("dialect").object()
    discard = try reader.optional("discard")?.bool()
    label = try reader.optional("label")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("dialect", dialect)
    writer.member("discard", discard)
    writer.member("label", label)
  }
}
