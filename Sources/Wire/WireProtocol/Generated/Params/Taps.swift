// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/tap`.
package struct ViewTapParams: WireParams {
  /// The view.
  package let view: ViewID
  /// What was tapped.
  package let part: TapPart
  /// Of which column.
  package let column: WireText
  /// Keep the other sort keys.
  package let extends: Bool?
  /// Whether to answer only when the new order is complete; default true. With false, no later
  /// request waits for the order.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, part: TapPart, column: WireText, extends: Bool? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.part = part
    self.column = column
    self.extends = extends
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    part = try reader.required("part").choice()
    column = try reader.required("column").text()
    extends = try reader.optional("extend")?.bool()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("part", part)
    writer.member("column", column)
    writer.member("extend", extends)
    writer.member("wait", waits)
  }
}
