import JSONText

/// Parameters of `action/list`: the actions of a row, of a cell or, without a row, of a header.
package struct ActionListParams: WireParams {
  /// The view.
  package var view: WireText
  /// The row.
  package var row: WireKey?
  /// The column.
  package var column: WireText?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
    try reader.checkTarget(row, column)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("row", row)
    writer.member("column", column)
  }
}

/// Parameters of `action/invoke`.
package struct ActionInvokeParams: WireParams {
  /// The view.
  package var view: WireText
  /// The row.
  package var row: WireKey?
  /// The column.
  package var column: WireText?
  /// The id of the action.
  package var action: WireText
  /// The table revision on which the client based the request.
  package var seen: Int?
  /// The author of the action.
  package var author: WireText?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
    try reader.checkTarget(row, column)
    action = try reader.required("action").text()
    seen = try reader.optional("seen")?.count()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("action", action)
    writer.member("seen", seen)
    writer.member("author", author)
  }
}

extension ParamsReader {
  /// Throws if params name neither a row nor a column.
  fileprivate func checkTarget(_ row: WireKey?, _ column: WireText?) throws(InvalidParams) {
    guard row == nil, column == nil else { return }
    throw InvalidParams(pointer: pointer, expected: "a row, a column or both", found: "neither")
  }
}
