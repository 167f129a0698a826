// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// How texts are drawn in their cells; present: the place in the text is looked up, too.
package struct WireTextDrawing: WireObject, Sendable {
  /// To which side of the cell; default left.
  package let align: TextSide?
  /// The distance from that side of the cell to the text; default 0.
  package let inset: Double?
  /// The distance from the top of the entry to the first line; default 0.
  package let top: Double?

  /// Makes it of its members.
  package init(align: TextSide? = nil, inset: Double? = nil, top: Double? = nil) {
    self.align = align
    self.inset = inset
    self.top = top
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    align = try reader.optional("align")?.choice()
    inset = try reader.optional("inset")?.length()
    top = try reader.optional("top")?.length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("align", align)
    writer.member("inset", number: inset)
    writer.member("top", number: top)
  }
}

/// Parameters of `view/hit`.
package struct ViewHitParams: WireParams {
  /// Whose window.
  package let subscription: SubscriptionID
  /// The distance from the left of the frame.
  package let x: Double
  /// The distance from the top of the frame.
  package let y: Double
  /// The height of the header that the client draws above the entries, at the top of its frame;
  /// default 0.
  package let header: Double?
  /// How far from the end of a column, in the header, its width can be dragged; default 0: nowhere.
  package let grip: Double?
  /// How texts are drawn in their cells; present: the place in the text is looked up, too.
  package let text: WireTextDrawing?

  /// Makes it of its members.
  package init(
    subscription: SubscriptionID, x: Double, y: Double, header: Double? = nil, grip: Double? = nil,
    text: WireTextDrawing? = nil
  ) {
    self.subscription = subscription
    self.x = x
    self.y = y
    self.header = header
    self.grip = grip
    self.text = text
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").id()
    x = try reader.required("x").number(
      in: -1_000_000_000_000...1_000_000_000_000,
      expected: "a number from -1000000000000 to 1000000000000")
    y = try reader.required("y").number(
      in: -1_000_000_000_000...1_000_000_000_000,
      expected: "a number from -1000000000000 to 1000000000000")
    header = try reader.optional("header")?.length()
    grip = try reader.optional("grip")?.length()
    text = try reader.optional("text")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("x", number: x)
    writer.member("y", number: y)
    writer.member("header", number: header)
    writer.member("grip", number: grip)
    writer.member("text", text)
  }
}

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
