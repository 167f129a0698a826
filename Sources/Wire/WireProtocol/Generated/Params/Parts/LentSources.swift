// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A source of the client, which answers the requests for its rows (source/fetch).
package struct WireLentSource: WireObject, Sendable {
  /// The name by which the client knows the source. Requests for it contain the name.
  package let lent: WireText
  /// The columns. Further options can be in `columns` of the request.
  package let columns: [WireLentColumn]
  /// The columns whose values identify a row in the source. They are needed without `can.offset`.
  package let key: [WireText]?
  /// How many rows the source has; absent: unknown. Another number is reported as a problem.
  package let rowCount: Int?
  /// What a lent source can do.
  package let can: WireLentAbilities?
  /// Where the rows are kept; default `whole`.
  package let residency: SourceResidency?
  /// The largest number of rows that one request asks for; default 4096.
  package let pageRows: Int?
  /// The time limit for the client's answers, in milliseconds; default 10,000.
  package let deadline: Int?

  /// Makes it of its members.
  package init(
    lent: WireText, columns: [WireLentColumn], key: [WireText]? = nil, rowCount: Int? = nil,
    can: WireLentAbilities? = nil, residency: SourceResidency? = nil, pageRows: Int? = nil,
    deadline: Int? = nil
  ) {
    self.lent = lent
    self.columns = columns
    self.key = key
    self.rowCount = rowCount
    self.can = can
    self.residency = residency
    self.pageRows = pageRows
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    lent = try reader.required("lent").text()
    columns = try reader.required("columns").objects()
    key = try reader.optional("key")?.distinctTexts()
    rowCount = try reader.optional("rowCount")?.count()
    can = try reader.optional("can")?.object()
    residency = try reader.optional("residency")?.choice()
    pageRows = try reader.optional("pageRows")?.integer(
      in: 1...100000, expected: "an integer from 1 to 100000")
    deadline = try reader.optional("deadline")?.deadline()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("lent", lent)
    writer.member("columns", columns) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("key", key)
    writer.member("rowCount", rowCount)
    writer.member("can", can)
    writer.member("residency", residency)
    writer.member("pageRows", pageRows)
    writer.member("deadline", deadline)
  }
}

/// A column of a lent source.
package struct WireLentColumn: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let id: WireText
  /// The type of its values. By default that of the values in the first page.
  package let type: ColumnType?
  /// Its title; by default its id.
  package let title: WireText?
  /// Whether its cells can be edited; default true.
  package let editable: Bool?

  /// Makes it of its members.
  package init(
    id: WireText, type: ColumnType? = nil, title: WireText? = nil, editable: Bool? = nil
  ) {
    self.id = id
    self.type = type
    self.title = title
    self.editable = editable
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    id = try reader.required("id").text()
    type = try reader.optional("type")?.choice()
    title = try reader.optional("title")?.text()
    editable = try reader.optional("editable")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("type", type)
    writer.member("title", title)
    writer.member("editable", editable)
  }
}

/// What a lent source can do.
package struct WireLentAbilities: WireObject, Sendable {
  /// Whether it finds a page by the number of rows before it; default false.
  package let offset: Bool?
  /// With `offset`: how many requests it answers at a time; default 4.
  package let parallel: Int?
  /// Whether it writes edited rows (source/write); default false. It needs a key.
  package let write: Bool?

  /// Makes it of its members.
  package init(offset: Bool? = nil, parallel: Int? = nil, write: Bool? = nil) {
    self.offset = offset
    self.parallel = parallel
    self.write = write
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    offset = try reader.optional("offset")?.bool()
    parallel = try reader.optional("parallel")?.integer(
      in: 1...16, expected: "an integer from 1 to 16")
    write = try reader.optional("write")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("offset", offset)
    writer.member("parallel", parallel)
    writer.member("write", write)
  }
}
