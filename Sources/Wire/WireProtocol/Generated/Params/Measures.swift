// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The height of a row, measured by the client.
package struct WireRowHeight: WireObject, Sendable {
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey
  /// In units of the layout; null: the height measured before is forgotten.
  package let height: Double?

  /// Makes it of its members.
  package init(row: WireKey, height: Double?) {
    self.row = row
    self.height = height
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    height = try reader.required("height").orNull()?.length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.orNull("height", height) { $0.number($1) }
  }
}

/// The row height that a cell needs, measured by the client.
package struct WireCellHeight: WireObject, Sendable {
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey
  /// The column.
  package let column: WireText
  /// The height that the row needs for the cell, including margins, in units of the layout; null:
  /// the height measured before is forgotten.
  package let height: Double?

  /// Makes it of its members.
  package init(row: WireKey, column: WireText, height: Double?) {
    self.row = row
    self.column = column
    self.height = height
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    column = try reader.required("column").text()
    height = try reader.required("height").orNull()?.length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("column", column)
    writer.orNull("height", height) { $0.number($1) }
  }
}

/// Parameters of `view/measure`.
package struct ViewMeasureParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID
  /// The heights of rows. If a row is listed twice, the last one counts.
  package let rows: [WireRowHeight]?
  /// The row heights needed by single cells. A row without its own measured height has the height
  /// of its tallest cell; other cells are measured by the daemon.
  package let cells: [WireCellHeight]?
  /// The view revision that was measured: the present one (default), or one that a subscription
  /// has.
  package let seen: Int?

  /// Makes it of its members.
  package init(
    view: ViewID, rows: [WireRowHeight]? = nil, cells: [WireCellHeight]? = nil, seen: Int? = nil
  ) {
    self.view = view
    self.rows = rows
    self.cells = cells
    self.seen = seen
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    rows = try reader.optional("rows")?.objects()
    cells = try reader.optional("cells")?.objects()
    seen = try reader.optional("at")?.positive()
    try reader.requireRowsOrCells()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("rows", rows) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("cells", cells) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("at", seen)
  }
}
