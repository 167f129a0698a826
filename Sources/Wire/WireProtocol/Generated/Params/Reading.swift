// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/rows`.
package struct ViewRowsParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package var view: ViewID
  /// A half-open range.
  package var range: WireRange?
  /// The rows by key. The result has them in this order.
  package var keys: [WireKey]?
  /// The columns; by default the visible ones.
  package var columns: [WireText]?
  /// What is wanted of each cell; both by default.
  package var content: CellContent?
  /// The length limit of texts in bytes of UTF-8, at most textBytesMax. Longer texts are cut.
  package var textBytes: Int?
  /// How much of long texts is sent: whole (default), or cut to the room that the layout gives
  /// them.
  package var texts: TextExtent?
  /// The end of a text that is cut to its room, at most 16 code points; default U+2026.
  package var ellipsis: WireText?
  /// The view revision to read.
  package var at: Int?
  /// The pinned state to read.
  package var pin: WireText?
  /// Whether to wait until all rows are loaded and the order is complete; default false.
  package var waits: Bool?
  /// Whether to return the fields of records beyond the columns; default false.
  package var tellsExtraFields: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, range: WireRange? = nil, keys: [WireKey]? = nil, columns: [WireText]? = nil,
    content: CellContent? = nil, textBytes: Int? = nil, texts: TextExtent? = nil,
    ellipsis: WireText? = nil, at: Int? = nil, pin: WireText? = nil, waits: Bool? = nil,
    tellsExtraFields: Bool? = nil
  ) {
    self.view = view
    self.range = range
    self.keys = keys
    self.columns = columns
    self.content = content
    self.textBytes = textBytes
    self.texts = texts
    self.ellipsis = ellipsis
    self.at = at
    self.pin = pin
    self.waits = waits
    self.tellsExtraFields = tellsExtraFields
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    range = try reader.optional("range")?.object()
    keys = try reader.optional("keys")?.keys()
    columns = try reader.optional("columns")?.texts()
    content = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    texts = try reader.optional("texts")?.choice()
    ellipsis = try reader.optional("ellipsis")?.text(
      scalars: 0...16, expected: "at most 16 characters")
    at = try reader.optional("at")?.count()
    pin = try reader.optional("pin")?.text()
    waits = try reader.optional("wait")?.bool()
    tellsExtraFields = try reader.optional("extraFields")?.bool()
    try reader.checkRowsAndState()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("range", range)
    writer.member("keys", keys)
    writer.member("columns", columns)
    writer.member("as", content)
    writer.member("textBytes", textBytes)
    writer.member("texts", texts)
    writer.member("ellipsis", ellipsis)
    writer.member("at", at)
    writer.member("pin", pin)
    writer.member("wait", waits)
    writer.member("extraFields", tellsExtraFields)
  }
}

/// An object with `x` and `group`.
package struct WireAcrossPoint: WireObject, Sendable {
  /// The distance from the left edge of the group.
  package let x: Double
  /// Default center.
  package let group: ColumnGroup?

  /// Makes it of its members.
  package init(x: Double, group: ColumnGroup? = nil) {
    self.x = x
    self.group = group
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    x = try reader.required("x").offset()
    group = try reader.optional("group")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("x", number: x)
    writer.member("group", group)
  }
}

/// Parameters of `view/locate`.
package struct ViewLocateParams: WireParams {
  /// The view.
  package let view: ViewID
  /// The rows to find.
  package let keys: [WireKey]?
  /// The columns whose frames are requested.
  package let columns: [WireText]?
  /// The points at which columns are looked up.
  package let points: [WireAcrossPoint]?
  /// The offsets at which entries are looked up.
  package let offsets: [Double]?
  /// Whether to wait until all rows are read and the order is computed; default false.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, keys: [WireKey]? = nil, columns: [WireText]? = nil,
    points: [WireAcrossPoint]? = nil, offsets: [Double]? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.keys = keys
    self.columns = columns
    self.points = points
    self.offsets = offsets
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    keys = try reader.optional("keys")?.keys()
    columns = try reader.optional("columns")?.texts()
    points = try reader.optional("at")?.objects()
    offsets = try reader.optional("offsets")?.list { value throws(InvalidParams) in
      try value.contentOffset()
    }
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("keys", keys)
    writer.member("columns", columns)
    writer.member("at", points) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("offsets", offsets) { $0.list($1) { $0.number($1) } }
    writer.member("wait", waits)
  }
}
