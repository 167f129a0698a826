// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/resolve`.
package struct TableResolveParams: WireParams {
  /// The table.
  package let table: TableID
  /// Rows.
  package let rows: [WireKey]?
  /// With rows: the cells where both meet.
  package let columns: [WireText]?
  /// Columns whose headers are meant.
  package let headers: [WireText]?
  /// Sections by key.
  package let sections: [WireText]?
  /// A view of the table. Its sections are included as layers, and expressions can read the row's
  /// place in it.
  package let view: ViewID?
  /// A subscription to that view, or instead of `view`. Expressions can also read the position of
  /// its pointer.
  package let subscription: SubscriptionID?
  /// All by default.
  package let settings: [RowSetting]?
  /// The number of items to skip.
  package let first: Int?

  /// Makes it of its members.
  package init(
    table: TableID, rows: [WireKey]? = nil, columns: [WireText]? = nil, headers: [WireText]? = nil,
    sections: [WireText]? = nil, view: ViewID? = nil, subscription: SubscriptionID? = nil,
    settings: [RowSetting]? = nil, first: Int? = nil
  ) {
    self.table = table
    self.rows = rows
    self.columns = columns
    self.headers = headers
    self.sections = sections
    self.view = view
    self.subscription = subscription
    self.settings = settings
    self.first = first
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    rows = try reader.optional("rows")?.keys()
    columns = try reader.optional("columns")?.texts()
    headers = try reader.optional("headers")?.texts()
    sections = try reader.optional("sections")?.texts()
    view = try reader.optional("view")?.id()
    subscription = try reader.optional("subscription")?.id()
    settings = try reader.optional("settings")?.distinctChoices()
    first = try reader.optional("first")?.count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("rows", rows)
    writer.member("columns", columns)
    writer.member("headers", headers)
    writer.member("sections", sections)
    writer.member("view", view)
    writer.member("subscription", subscription)
    writer.member("settings", settings) { $0.list($1) { $0.string($1.rawValue) } }
    writer.member("first", first)
  }
}
