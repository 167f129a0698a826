// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `database/list`.
package struct DatabaseListParams: WireParams {
  /// The path of the database.
  package let path: WireText
  /// The number of rows at which counting the rows of a table ends; 0: none are counted. Default
  /// 1,000,000.
  package let countMax: Int?

  /// Makes it of its members.
  package init(path: WireText, countMax: Int? = nil) {
    self.path = path
    self.countMax = countMax
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    path = try reader.required("path").text()
    countMax = try reader.optional("countMax")?.count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("countMax", countMax)
  }
}

/// What is opened of a SQLite database. It may be absent if the database has one table.
package struct WireDatabaseSource: WireObject, Sendable {
  /// A table by its name.
  package let table: WireText?
  /// A view by its name. It is read whole.
  package let view: WireText?
  /// One SQL statement that only reads. Its rows are read whole.
  package let query: WireText?
  /// The values of the query's parameters: an array for `?`, an object for `:name`.
  package let params: JSONView?

  /// Makes it of its members.
  package init(
    table: WireText? = nil, view: WireText? = nil, query: WireText? = nil, params: JSONView? = nil
  ) {
    self.table = table
    self.view = view
    self.query = query
    self.params = params
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.text()
    view = try reader.optional("view")?.text()
    query = try reader.optional("query")?.text()
    params = try reader.optional("params")?.view(expecting: "a value")
    try reader.requireOneOfDatabase()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("view", view)
    writer.member("query", query)
    writer.member("params", params)
  }
}
