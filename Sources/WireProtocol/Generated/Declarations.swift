// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/declare`.
package struct TableDeclareParams: WireParams {
  /// The table.
  package var table: TableID
  /// The declarations of a table, in layers. Patches are merged member by member; null restores a
  /// default.
  package var declarations: WireDeclarations
  /// Who says so.
  package var author: WireText?

  /// Makes it of its members.
  package init(table: TableID, declarations: WireDeclarations, author: WireText? = nil) {
    self.table = table
    self.declarations = declarations
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    declarations = try reader.required("declarations").object()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("declarations", declarations)
    writer.member("author", author)
  }
}
