// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `action/list`.
package struct ActionListParams: WireParams {
  /// The view.
  package let view: ViewID
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey?
  /// With a row: its cell in this column. Without a row: the column's header.
  package let column: WireText?

  /// Makes it of its members.
  package init(view: ViewID, row: WireKey? = nil, column: WireText? = nil) {
    self.view = view
    self.row = row
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
    try reader.requireOne(of: ["row", "column"])
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
  package let view: ViewID
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey?
  /// With a row: its cell in this column. Without a row: the column's header.
  package let column: WireText?
  /// The action.
  package let action: WireText
  /// A table revision. If the row has changed since, the request fails as a conflict.
  package let seen: Int?
  /// Who does it.
  package let author: WireText?

  /// Makes it of its members.
  package init(
    view: ViewID, action: WireText, row: WireKey? = nil, column: WireText? = nil, seen: Int? = nil,
    author: WireText? = nil
  ) {
    self.view = view
    self.row = row
    self.column = column
    self.action = action
    self.seen = seen
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
    action = try reader.required("action").text()
    seen = try reader.optional("seen")?.count()
    author = try reader.optional("author")?.text()
    try reader.requireOne(of: ["row", "column"])
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
