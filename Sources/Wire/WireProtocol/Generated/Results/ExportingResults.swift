// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `table/export`.
package struct TableExportResult: WireResult {
  /// Of a view.
  package let viewRevision: Int?
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The number of rows.
  package let rowCount: Int
  /// The columns.
  package let columns: [WireText]
  /// The size of the output, compressed if it is.
  package let bytes: Int
  /// true: some bytes were not UTF-8; they are written as U+FFFD.
  package let lossy: Bool
  /// The output, if `to` is absent.
  package let text: WireText?
  /// The file. Invalid UTF-8 is replaced by U+FFFD.
  package let path: WireText?

  /// Makes it of its members.
  package init(
    revision: Int, complete: Bool, rowCount: Int, columns: [WireText], bytes: Int,
    viewRevision: Int? = nil, lossy: Bool = false, text: WireText? = nil, path: WireText? = nil
  ) {
    self.viewRevision = viewRevision
    self.revision = revision
    self.complete = complete
    self.rowCount = rowCount
    self.columns = columns
    self.bytes = bytes
    self.lossy = lossy
    self.text = text
    self.path = path
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.optional("viewRevision")?.positive()
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    rowCount = try reader.required("rowCount").count()
    columns = try reader.required("columns").texts()
    bytes = try reader.required("bytes").count()
    lossy = try reader.flag("lossy")
    text = try reader.optional("text")?.text()
    path = try reader.optional("path")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("rowCount", rowCount)
    writer.member("columns", columns)
    writer.member("bytes", bytes)
    writer.flag("lossy", lossy)
    writer.member("text", text)
    writer.member("path", path)
  }
}

/// An object with `format`, `type` and `text`.
package struct WireFlavour: WireObject, Sendable {
  /// The format.
  package let format: ExportFormat
  /// The media type, as clipboards name it.
  package let type: WireText
  /// The text.
  package let text: WireText

  /// Makes it of its members.
  package init(format: ExportFormat, type: WireText, text: WireText) {
    self.format = format
    self.type = type
    self.text = text
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    format = try reader.required("format").choice()
    type = try reader.required("type").text()
    text = try reader.required("text").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("format", format)
    writer.member("type", type)
    writer.member("text", text)
  }
}

/// The result of `view/copy`.
package struct ViewCopyResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The number of rows.
  package let rowCount: Int
  /// The columns.
  package let columns: [WireText]
  /// The same cells in each format, in the requested order.
  package let flavours: [WireFlavour]
  /// true: some bytes were not UTF-8; they are written as U+FFFD.
  package let lossy: Bool

  /// Makes it of its members.
  package init(
    viewRevision: Int, revision: Int, complete: Bool, rowCount: Int, columns: [WireText],
    flavours: [WireFlavour], lossy: Bool = false
  ) {
    self.viewRevision = viewRevision
    self.revision = revision
    self.complete = complete
    self.rowCount = rowCount
    self.columns = columns
    self.flavours = flavours
    self.lossy = lossy
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    rowCount = try reader.required("rowCount").count()
    columns = try reader.required("columns").texts()
    flavours = try reader.required("flavours").openObjects()
    lossy = try reader.flag("lossy")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("rowCount", rowCount)
    writer.member("columns", columns)
    writer.member("flavours", flavours) { $0.list($1) { $1.write(to: &$0) } }
    writer.flag("lossy", lossy)
  }
}
