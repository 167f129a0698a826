// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// How far to go, from `row` and `column` or else from where the cursor is. It ends at the edge.
package struct WireCursorMove: WireObject, Sendable {
  /// The number of entries down.
  package let rows: Int?
  /// The number of columns on, in the order shown.
  package let columns: Int?
  /// The number of extents of the window of `show`, which scrolls as far.
  package let pages: Double?

  /// Makes it of its members.
  package init(rows: Int? = nil, columns: Int? = nil, pages: Double? = nil) {
    self.rows = rows
    self.columns = columns
    self.pages = pages
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    rows = try reader.optional("rows")?.integer(
      in: -99_999_999_999_999...99_999_999_999_999,
      expected: "an integer from -99999999999999 to 99999999999999")
    columns = try reader.optional("columns")?.integer(
      in: -99_999_999_999_999...99_999_999_999_999,
      expected: "an integer from -99999999999999 to 99999999999999")
    pages = try reader.optional("pages")?.number(
      in: -1_000_000...1_000_000, expected: "a number from -1000000 to 1000000")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("rows", rows)
    writer.member("columns", columns)
    writer.member("pages", number: pages)
  }
}

/// Parameters of `view/cursor`.
package struct ViewCursorParams: WireParams {
  /// The view.
  package let view: ViewID
  /// The row to go to, or a section's header or footer. A row of another page shows that page.
  package let row: WireNamedEntry?
  /// The column to go to.
  package let column: WireText?
  /// How far to go, from `row` and `column` or else from where the cursor is. It ends at the edge.
  package let move: WireCursorMove?
  /// Where to go, from `row` and `column` or else from where the cursor is.
  package let to: CursorTarget?
  /// false: `to` a hit or a problem does not continue at the other end.
  package let wraps: Bool?
  /// What becomes of the selection; by default nothing.
  package let selecting: CursorSelect?
  /// A subscription of the view, whose window scrolls so that the cursor is visible.
  package let show: WireText?
  /// The place of the cursor's entry in the window of `show`; default nearest.
  package let placement: ScrollPlacement?
  /// Whether to wait until all rows are read and the order is computed; default false.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, row: WireNamedEntry? = nil, column: WireText? = nil, move: WireCursorMove? = nil,
    to: CursorTarget? = nil, wraps: Bool? = nil, selecting: CursorSelect? = nil,
    show: WireText? = nil, placement: ScrollPlacement? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.row = row
    self.column = column
    self.move = move
    self.to = to
    self.wraps = wraps
    self.selecting = selecting
    self.show = show
    self.placement = placement
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    row = try reader.optional("row")?.union()
    column = try reader.optional("column")?.text()
    move = try reader.optional("move")?.object()
    to = try reader.optional("to")?.choice()
    wraps = try reader.optional("wrap")?.bool()
    selecting = try reader.optional("select")?.choice()
    show = try reader.optional("show")?.text()
    placement = try reader.optional("placement")?.choice()
    waits = try reader.optional("wait")?.bool()
    try reader.checkCursor()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("move", move)
    writer.member("to", to)
    writer.member("wrap", wraps)
    writer.member("select", selecting)
    writer.member("show", show)
    writer.member("placement", placement)
    writer.member("wait", waits)
  }
}
