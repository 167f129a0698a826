import JSONText

/// The height of a row, measured by the client.
package struct WireRowHeight: WireObject, Hashable, Sendable {
  /// The row.
  package var row: WireKey
  /// The height in units. If nil, the daemon measures the row.
  package var height: Double?

  /// A height.
  package init(row: WireKey, height: Double?) {
    self.row = row
    self.height = height
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    height = try reader.height()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.name("height")
    if let height { writer.number(height) } else { writer.null() }
  }
}

/// The row height that a cell needs, measured by the client.
package struct WireCellHeight: WireObject, Hashable, Sendable {
  /// The row.
  package var row: WireKey
  /// The column.
  package var column: WireText
  /// The height in units. If nil, the daemon measures the cell.
  package var height: Double?

  /// A height.
  package init(row: WireKey, column: WireText, height: Double?) {
    self.row = row
    self.column = column
    self.height = height
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    column = try reader.required("column").text()
    height = try reader.height()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("column", column)
    writer.name("height")
    if let height { writer.number(height) } else { writer.null() }
  }
}

extension ParamsReader {
  /// The member `height`: a length, or null.
  fileprivate mutating func height() throws(InvalidParams) -> Double? {
    let height = try required("height")
    if case .present(let view) = height, view.isNull { return nil }
    return try height.length()
  }
}

/// Parameters of `view/measure`.
package struct ViewMeasureParams: WireParams {
  /// The view.
  package var view: ViewID
  /// The rows that the client has measured.
  package var rows: [WireRowHeight]
  /// The measured cells.
  package var cells: [WireCellHeight]
  /// The view revision at which the client measured. If nil, it is the present one.
  package var seen: Int?

  /// Measured heights.
  package init(
    view: ViewID, rows: [WireRowHeight], cells: [WireCellHeight] = [], at seen: Int? = nil
  ) {
    self.view = view
    self.rows = rows
    self.cells = cells
    self.seen = seen
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    let (rows, cells) = (try reader.optional("rows"), try reader.optional("cells"))
    if rows == nil, cells == nil {
      throw InvalidParams(
        pointer: reader.pointer, expected: "rows, cells or both", found: "none of them")
    }
    self.rows = try rows?.objects() ?? []
    self.cells = try cells?.objects() ?? []
    seen = try reader.optional("at")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.list("rows", rows) { $1.write(to: &$0) }
    if !cells.isEmpty { writer.list("cells", cells) { $1.write(to: &$0) } }
    writer.member("at", seen)
  }
}

/// The client's answer to `cell/measure`.
package struct CellMeasureResult: Sendable {
  /// The height or width of each requested row, in units; nil where the client cannot measure it.
  package var lengths: [Double?] = []

  /// Reads the answer. Unknown members are ignored.
  ///
  /// - Parameters:
  ///   - name: The member with the list: `heights` or `widths`.
  ///   - count: The number of requested rows.
  package init(_ view: JSONView, _ name: StaticString, count: Int) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    for element in try reader.required(name).elements() {
      guard lengths.count <= count else { break }
      lengths.append(element.isNull ? nil : try ParamsValue.present(element).length())
    }
    guard lengths.count == count else {
      let found = lengths.count > count ? "more" : "\(lengths.count)"
      throw InvalidParams(pointer: "/\(name)", expected: "\(count) \(name)", found: found)
    }
  }
}
