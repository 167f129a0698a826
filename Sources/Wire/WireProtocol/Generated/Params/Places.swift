// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/rowSource`.
package struct TableRowSourceParams: WireParams {
  /// The table.
  package let table: TableID
  /// The keys of the rows.
  package let rows: [WireKey]
  /// Whether the places of the fields are requested; default false.
  package let hasFields: Bool?

  /// Makes it of its members.
  package init(table: TableID, rows: [WireKey], hasFields: Bool? = nil) {
    self.table = table
    self.rows = rows
    self.hasFields = hasFields
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    rows = try reader.required("rows").keys()
    hasFields = try reader.optional("fields")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("rows", rows)
    writer.member("fields", hasFields)
  }
}

/// Parameters of `table/rowAt`.
package struct TableRowAtParams: WireParams {
  /// The table.
  package let table: TableID
  /// The line, counted from 0 as in the LSP.
  package let line: Int?
  /// The place in the line, in `positions` of `initialize`; default: the beginning of the line.
  package let character: Int?
  /// The offset in the file.
  package let byte: Int?

  /// Makes it of its members.
  package init(table: TableID, line: Int? = nil, character: Int? = nil, byte: Int? = nil) {
    self.table = table
    self.line = line
    self.character = character
    self.byte = byte
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    line = try reader.optional("line")?.count()
    character = try reader.optional("character")?.count()
    byte = try reader.optional("byte")?.count()
    try reader.requireLineOrByte()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("line", line)
    writer.member("character", character)
    writer.member("byte", byte)
  }
}
