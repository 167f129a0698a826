// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/diff`.
package struct TableDiffParams: WireParams {
  /// A table, optionally at an older revision.
  package let from: WireContentPlace
  /// A table, optionally at an older revision.
  package let to: WireContentPlace
  /// The method by which old and new rows are matched.
  package let match: WireMatch?
  /// When a row counts as unchanged: if all cells are equal, or those of some columns. Or if its
  /// tag is the one it was sent with, and it was not edited since.
  package let compare: WireComparison?
  /// The columns to compare; by default those that both have.
  package let columns: [WireText]?
  /// A half-open range.
  package let range: WireRange?
  /// What is wanted of each cell; both by default.
  package let content: CellContent?
  /// The length limit of texts in bytes of UTF-8, at most textBytesMax. Longer texts are cut.
  package let textBytes: Int?
  /// Whether to wait until all rows are loaded and the order is complete; default true.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    from: WireContentPlace, to: WireContentPlace, match: WireMatch? = nil,
    compare: WireComparison? = nil, columns: [WireText]? = nil, range: WireRange? = nil,
    content: CellContent? = nil, textBytes: Int? = nil, waits: Bool? = nil
  ) {
    self.from = from
    self.to = to
    self.match = match
    self.compare = compare
    self.columns = columns
    self.range = range
    self.content = content
    self.textBytes = textBytes
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    from = try reader.required("from").object()
    to = try reader.required("to").object()
    match = try reader.optional("match")?.union()
    compare = try reader.optional("compare")?.union()
    columns = try reader.optional("columns")?.texts()
    range = try reader.optional("range")?.object()
    content = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("from", from)
    writer.member("to", to)
    writer.member("match", match)
    writer.member("compare", compare)
    writer.member("columns", columns)
    writer.member("range", range)
    writer.member("as", content)
    writer.member("textBytes", textBytes)
    writer.member("wait", waits)
  }
}

/// Parameters of `table/openDifference`.
package struct TableOpenDifferenceParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID?
  /// The name of the table.
  package let name: WireText?
  /// The side before: a table, a table as it was saved, or a file. A file is opened as a table of
  /// its own with the options of the table `to`.
  package let from: WireDifferencePlace
  /// A table, optionally at an older revision.
  package let to: WireContentPlace
  /// The method by which old and new rows are matched.
  package let match: WireMatch?
  /// The columns to compare; by default those that both have.
  package let columns: [WireText]?

  /// Makes it of its members.
  package init(
    from: WireDifferencePlace, to: WireContentPlace, table: TableID? = nil, name: WireText? = nil,
    match: WireMatch? = nil, columns: [WireText]? = nil
  ) {
    self.table = table
    self.name = name
    self.from = from
    self.to = to
    self.match = match
    self.columns = columns
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
    name = try reader.optional("name")?.text()
    from = try reader.required("from").object()
    to = try reader.required("to").object()
    match = try reader.optional("match")?.union()
    columns = try reader.optional("columns")?.texts()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("name", name)
    writer.member("from", from)
    writer.member("to", to)
    writer.member("match", match)
    writer.member("columns", columns)
  }
}

/// A table, optionally at an older revision.
package struct WireContentPlace: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The current revision by default.
  package let revision: Int?

  /// Makes it of its members.
  package init(table: TableID, revision: Int? = nil) {
    self.table = table
    self.revision = revision
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    revision = try reader.optional("revision")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("revision", revision)
  }
}
