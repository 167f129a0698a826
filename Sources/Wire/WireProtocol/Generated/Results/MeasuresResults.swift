// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension ViewMeasureResult {
  /// An object with `row`, `column` and `reason`.
  package struct Unused: WireObject, Sendable {
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package let row: WireKey
    /// The column, for a cell.
    package let column: WireText?
    /// The reason.
    package let reason: WireText

    /// Makes it of its members.
    package init(row: WireKey, reason: WireText, column: WireText? = nil) {
      self.row = row
      self.column = column
      self.reason = reason
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.required("row").key()
      column = try reader.optional("column")?.text()
      reason = try reader.required("reason").text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("column", column)
      writer.member("reason", reason)
    }
  }
}

/// The result of `view/measure`.
package struct ViewMeasureResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The number of rows whose height has changed.
  package let changed: Int
  /// The measurements without effect: the table declares the height, the layout specifies it, the
  /// row or its presentation has changed since `at`, or the view does not show the column. Absent
  /// if empty.
  package let unused: [ViewMeasureResult.Unused]?

  /// Makes it of its members.
  package init(viewRevision: Int, changed: Int, unused: [ViewMeasureResult.Unused]? = nil) {
    self.viewRevision = viewRevision
    self.changed = changed
    self.unused = unused
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    changed = try reader.required("changed").count()
    unused = try reader.optional("unused")?.openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("changed", changed)
    writer.member("unused", unused) { $0.list($1) { $1.write(to: &$0) } }
  }
}

extension CellMeasureParams {
  /// An object with `column` and `width`.
  package struct Column: WireObject, Sendable {
    /// An id of a table, view, subscription, pin or column.
    package let column: WireText
    /// The width.
    package let width: Double

    /// Makes it of its members.
    package init(column: WireText, width: Double) {
      self.column = column
      self.width = width
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      column = try reader.required("column").text()
      width = try reader.required("width").number()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("column", column)
      writer.member("width", number: width)
    }
  }
}

/// Parameters of `cell/measure`.
package struct CellMeasureParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package var table: TableID
  /// An id of a table, view, subscription, pin or column.
  package var view: ViewID
  /// The view revision to measure.
  package var viewRevision: Int
  /// The revision.
  package var revision: Int
  /// Heights of rows, or widths of cells.
  package var kind: WireText
  /// The column whose cells are measured; only for widths.
  package var column: WireText?
  /// The keys of the rows to measure.
  package var rows: [WireKey]
  /// The visible columns in order and their widths; only for heights.
  package var columns: [CellMeasureParams.Column]?
  /// The cells of the rows, in these columns or that column, as values and texts.
  package var blocks: [WirePart]
  /// The time limit for the answer, in milliseconds.
  package var deadline: Int

  /// Makes it of its members.
  package init(
    table: TableID, view: ViewID, viewRevision: Int, revision: Int, kind: WireText, rows: [WireKey],
    blocks: [WirePart], deadline: Int, column: WireText? = nil,
    columns: [CellMeasureParams.Column]? = nil
  ) {
    self.table = table
    self.view = view
    self.viewRevision = viewRevision
    self.revision = revision
    self.kind = kind
    self.column = column
    self.rows = rows
    self.columns = columns
    self.blocks = blocks
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    view = try reader.required("view").id()
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    kind = try reader.required("kind").text()
    column = try reader.optional("column")?.text()
    rows = try reader.required("rows").keys()
    columns = try reader.optional("columns")?.openObjects()
    blocks = try reader.required("blocks").list { value throws(InvalidParams) in
      try value.part(.object)
    }
    deadline = try reader.required("deadline").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("view", view)
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("kind", kind)
    writer.member("column", column)
    writer.member("rows", rows)
    writer.member("columns", columns) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("blocks", blocks) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("deadline", deadline)
  }
}

/// The result of `cell/measure`.
package struct CellMeasureResult: WireResult {
  /// One per row, in units of the layout; null: the daemon measures the row.
  package let heights: [Double?]?
  /// One per row, in units of the layout; null: the daemon measures the cell.
  package let widths: [Double?]?

  /// Makes it of its members.
  package init(heights: [Double?]? = nil, widths: [Double?]? = nil) {
    self.heights = heights
    self.widths = widths
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    heights = try reader.optional("heights")?.list { value throws(InvalidParams) in
      try value.orNull()?.length()
    }
    widths = try reader.optional("widths")?.list { value throws(InvalidParams) in
      try value.orNull()?.length()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("heights", heights) { $0.list($1) { $0.orNull($1) { $0.number($1) } } }
    writer.member("widths", widths) { $0.list($1) { $0.orNull($1) { $0.number($1) } } }
  }
}
