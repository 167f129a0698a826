// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The side before: a table, a table as it was saved, or a file. A file is opened as a table of its
/// own with the options of the table `to`.
package struct WireDifferencePlace: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID?
  /// A revision of the table. By default its changes are followed.
  package let revision: Int?
  /// true: the table as it was opened, created or last saved.
  package let isSaved: Bool?
  /// The path of a file.
  package let path: WireText?
  /// The text of a file.
  package let text: WireText?
  /// The bytes of a file. RFC 4648 with padding and without line breaks.
  package let base64: WireText?
  /// The dialect. Members that are absent are detected.
  package let dialect: WireDialect?

  /// Makes it of its members.
  package init(
    table: TableID? = nil, revision: Int? = nil, isSaved: Bool? = nil, path: WireText? = nil,
    text: WireText? = nil, base64: WireText? = nil, dialect: WireDialect? = nil
  ) {
    self.table = table
    self.revision = revision
    self.isSaved = isSaved
    self.path = path
    self.text = text
    self.base64 = base64
    self.dialect = dialect
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
    revision = try reader.optional("revision")?.positive()
    isSaved = try reader.optional("saved")?.bool()
    path = try reader.optional("path")?.text()
    text = try reader.optional("text")?.text()
    base64 = try reader.optional("base64")?.text()
    dialect = try reader.optional("dialect")?.object()
    try reader.requireDifferencePlace()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("revision", revision)
    writer.member("saved", isSaved)
    writer.member("path", path)
    writer.member("text", text)
    writer.member("base64", base64)
    writer.member("dialect", dialect)
  }
}
