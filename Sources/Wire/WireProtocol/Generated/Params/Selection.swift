// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// An object with `from` and `to`.
package struct WirePointRange: WireObject, Sendable {
  /// A row, a column, or the cell where both meet.
  package let from: WirePoint
  /// A row, a column, or the cell where both meet.
  package let to: WirePoint

  /// Makes it of its members.
  package init(from: WirePoint, to: WirePoint) {
    self.from = from
    self.to = to
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    from = try reader.required("from").object()
    to = try reader.required("to").object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("from", from)
    writer.member("to", to)
  }
}

/// Parameters of `view/select`.
package struct ViewSelectParams: WireParams {
  /// The view.
  package let view: ViewID
  /// What is done.
  package let action: SelectAction
  /// The rows, if the selection unit is row.
  package let rows: [WireKey]?
  /// The columns, if the selection unit is column.
  package let columns: [WireText]?
  /// The cells, if the selection unit is cell.
  package let cells: [WirePoint]?
  /// Ranges between two corners, in the current order of the view.
  package let ranges: [WirePointRange]?
  /// Whether to wait until all rows are read and the order is computed; default false.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, action: SelectAction, rows: [WireKey]? = nil, columns: [WireText]? = nil,
    cells: [WirePoint]? = nil, ranges: [WirePointRange]? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.action = action
    self.rows = rows
    self.columns = columns
    self.cells = cells
    self.ranges = ranges
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    action = try reader.required("action").choice()
    rows = try reader.optional("rows")?.keys()
    columns = try reader.optional("columns")?.texts()
    cells = try reader.optional("cells")?.objects()
    ranges = try reader.optional("ranges")?.objects()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("action", action)
    writer.member("rows", rows)
    writer.member("columns", columns)
    writer.member("cells", cells) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("ranges", ranges) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("wait", waits)
  }
}

/// Parameters of `view/selection`.
package struct ViewSelectionParams: WireParams {
  /// The view.
  package let view: ViewID
  /// The number of items to skip; default 0.
  package let first: Int?
  /// Default rowsPerAnswerMax.
  package let size: Int?
  /// Whether to wait until all rows are read and the order is computed; default false.
  package let waits: Bool?

  /// Makes it of its members.
  package init(view: ViewID, first: Int? = nil, size: Int? = nil, waits: Bool? = nil) {
    self.view = view
    self.first = first
    self.size = size
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.count()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("first", first)
    writer.member("size", size)
    writer.member("wait", waits)
  }
}

/// A row, a column, or the cell where both meet.
package struct WirePoint: WireObject, Sendable {
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey?
  /// The column.
  package let column: WireText?

  /// Makes it of its members.
  package init(row: WireKey? = nil, column: WireText? = nil) {
    self.row = row
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("column", column)
  }
}
