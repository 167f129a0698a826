// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The frame of a column, or the reason why it has none.
package struct WireColumnFrame: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package var column: WireText
  /// The group.
  package var group: OpenWord<ColumnGroup>?
  /// The left edge, from the left of its group.
  package var x: Double?
  /// The width of the column.
  package var width: Double?
  /// The estimate.
  package var estimate: Bool
  /// The reason.
  package var reason: WireText?

  /// Makes it of its members.
  package init(
    column: WireText, group: OpenWord<ColumnGroup>? = nil, x: Double? = nil, width: Double? = nil,
    estimate: Bool = false, reason: WireText? = nil
  ) {
    self.column = column
    self.group = group
    self.x = x
    self.width = width
    self.estimate = estimate
    self.reason = reason
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    column = try reader.required("column").text()
    group = try reader.optional("group")?.openWord()
    x = try reader.optional("x")?.number()
    width = try reader.optional("width")?.number()
    estimate = try reader.flag("estimate")
    reason = try reader.optional("reason")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("column", column)
    writer.member("group", group)
    writer.member("x", number: x)
    writer.member("width", number: width)
    writer.flag("estimate", estimate)
    writer.member("reason", reason)
  }
}
