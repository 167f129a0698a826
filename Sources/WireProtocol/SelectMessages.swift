import JSONText

extension ViewStatePatch {
  /// A patch of the selection rules of a view.
  package struct SelectionPatch: WireObject, Hashable, Sendable {
    /// The number of things that can be selected.
    package var mode: WireMember<SelectionMode> = .absent
    /// The unit of selection.
    package var unit: WireMember<SelectionUnit> = .absent
    /// The action of a tap.
    package var tap: WireMember<SelectionTap> = .absent
    /// Whether the selection is momentary: a selected item is deselected at once.
    package var isMomentary: WireMember<Bool> = .absent
    /// The treatment of selected rows that the filter removes.
    package var whenFiltered: WireMember<WhenFiltered> = .absent

    /// An empty patch.
    package init() {}

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      mode = try reader.nullable("mode").map { value throws(InvalidParams) in
        try value.choice()
      }
      unit = try reader.nullable("unit").map { value throws(InvalidParams) in
        try value.choice()
      }
      tap = try reader.nullable("tap").map { value throws(InvalidParams) in try value.choice() }
      isMomentary = try reader.nullable("momentary").map { value throws(InvalidParams) in
        try value.bool()
      }
      whenFiltered = try reader.nullable("whenFiltered").map { value throws(InvalidParams) in
        try value.choice()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("mode", mode) { $0.string($1.rawValue) }
      writer.member("unit", unit) { $0.string($1.rawValue) }
      writer.member("tap", tap) { $0.string($1.rawValue) }
      writer.member("momentary", isMomentary) { $0.bool($1) }
      writer.member("whenFiltered", whenFiltered) { $0.string($1.rawValue) }
    }
  }
}

/// A row, a column, or the cell where both meet.
package struct WirePoint: WireObject, Hashable, Sendable {
  /// The row.
  package var row: WireKey?
  /// The column.
  package var column: WireText?

  /// A row, a column or a cell.
  package init(row: WireKey?, column: WireText?) {
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

/// A range between two opposite corners.
package struct WirePointRange: WireObject, Hashable, Sendable {
  /// One corner.
  package var from: WirePoint
  /// The opposite corner.
  package var to: WirePoint

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
  package var view: WireText
  /// The action.
  package var action: SelectAction
  /// The rows, if the unit is rows.
  package var rows: [WireKey]?
  /// The columns, if the unit is columns.
  package var columns: [WireText]?
  /// The cells, if the unit is cells.
  package var cells: [WirePoint]?
  /// Ranges.
  package var ranges: [WirePointRange]?
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?

  /// An action on the selection of a view.
  package init(view: WireText, action: SelectAction) {
    self.view = view
    self.action = action
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
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
    if let cells { writer.list("cells", cells) { $1.write(to: &$0) } }
    if let ranges { writer.list("ranges", ranges) { $1.write(to: &$0) } }
    writer.member("wait", waits)
  }
}

/// Parameters of `view/selection`.
package struct ViewSelectionParams: WireParams {
  /// The view.
  package var view: WireText
  /// The number of selected items to skip.
  package var first: Int?
  /// The number of selected items to return.
  package var size: Int?
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?

  /// A request for the selection.
  package init(view: WireText) {
    self.view = view
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
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
