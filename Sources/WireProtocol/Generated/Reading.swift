// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// An object with `x` and `group`.
package struct WireAcrossPoint: WireObject, Sendable, Hashable {
  /// The distance from the left edge of the group.
  package var x: Double
  /// Default center.
  package var group: ColumnGroup?

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
package struct ViewLocateParams: WireParams, Hashable {
  /// The view.
  package var view: ViewID
  /// The rows to find.
  package var keys: [WireKey]?
  /// The columns whose frames are requested.
  package var columns: [WireText]?
  /// The points at which columns are looked up.
  package var points: [WireAcrossPoint]?
  /// The offsets at which entries are looked up.
  package var offsets: [Double]?
  /// Wait until all rows are read and the order is made; false unless said.
  package var waits: Bool?

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
