// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/backup`.
package struct TableBackupParams: WireParams {
  /// The table.
  package let table: TableID
  /// The path of the backup, as seen by the daemon. A backup that is there is replaced, another
  /// file is not.
  package let path: WireText?
  /// The same as a file: URI of this machine (RFC 8089).
  package let uri: WireText?

  /// Makes it of its members.
  package init(table: TableID, path: WireText? = nil, uri: WireText? = nil) {
    self.table = table
    self.path = path
    self.uri = uri
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    path = try reader.optional("path")?.text()
    uri = try reader.optional("uri")?.text()
    try reader.requirePath()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("path", path)
    writer.member("uri", uri)
  }
}
