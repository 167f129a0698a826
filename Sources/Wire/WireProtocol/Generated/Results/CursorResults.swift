// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The cursor of a view.
package struct WireViewCursor: WireObject, Sendable {
  /// The key of its row, or of the part of a section that it is on.
  package let row: WirePart
  /// Its column. Absent: the view shows none.
  package let column: WireText?
  /// The index of its entry within the page.
  package let viewIndex: Int

  /// Makes it of its members.
  package init(row: WirePart, viewIndex: Int, column: WireText? = nil) {
    self.row = row
    self.column = column
    self.viewIndex = viewIndex
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").part(.object, .string, .number)
    column = try reader.optional("column")?.text()
    viewIndex = try reader.required("viewIndex").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("column", column)
    writer.member("viewIndex", viewIndex)
  }
}

/// The result of `view/cursor`.
package struct ViewCursorResult: WireResult {
  /// The state of the view with this cursor.
  package let viewRevision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// Whether it is in another cell than before.
  package let moved: Bool
  /// The key of its row, or of the part of a section that it is on. Absent: it is nowhere, because
  /// it was not set or the page is empty.
  package let row: WirePart?
  /// Its column. Absent: the view shows none.
  package let column: WireText?
  /// The index of its entry within the page.
  package let viewIndex: Int?
  /// The page.
  package let pageIndex: Int?
  /// The top of its entry in the content, if the layout includes rows.
  package let offset: Double?
  /// The height of its entry.
  package let height: Double?
  /// The frame of an item within the content of a collection, in units.
  package let frame: WireItemFrame?
  /// The group of its column, if there is a layout.
  package let group: OpenWord<ColumnGroup>?
  /// The left edge of its column, from the left of its group.
  package let x: Double?
  /// The width of its column.
  package let width: Double?
  /// What its cell shows, or what is being typed there. At most 1,024 bytes.
  package let text: WireText?
  /// The text is longer.
  package let cut: Bool
  /// Whether there is a hit or a problem, if `to` looks for one. If not, the cursor stays.
  package let found: Bool?
  /// It was found at the other end.
  package let wrapped: Bool
  /// With `select`: the number of selected items.
  package let selected: Int?
  /// With `select`: the number of items that were left out because they may not be selected.
  /// Absent: none.
  package let skipped: Int?
  /// With `show`: the `seq` of the update that brings the window; null: none follows.
  package let update: WireMember<Int>

  /// Makes it of its members.
  package init(
    viewRevision: Int, complete: Bool, moved: Bool, row: WirePart? = nil, column: WireText? = nil,
    viewIndex: Int? = nil, pageIndex: Int? = nil, offset: Double? = nil, height: Double? = nil,
    frame: WireItemFrame? = nil, group: OpenWord<ColumnGroup>? = nil, x: Double? = nil,
    width: Double? = nil, text: WireText? = nil, cut: Bool = false, found: Bool? = nil,
    wrapped: Bool = false, selected: Int? = nil, skipped: Int? = nil,
    update: WireMember<Int> = .absent
  ) {
    self.viewRevision = viewRevision
    self.complete = complete
    self.moved = moved
    self.row = row
    self.column = column
    self.viewIndex = viewIndex
    self.pageIndex = pageIndex
    self.offset = offset
    self.height = height
    self.frame = frame
    self.group = group
    self.x = x
    self.width = width
    self.text = text
    self.cut = cut
    self.found = found
    self.wrapped = wrapped
    self.selected = selected
    self.skipped = skipped
    self.update = update
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    complete = try reader.required("complete").bool()
    moved = try reader.required("moved").bool()
    row = try reader.optional("row")?.part(.object, .string, .number)
    column = try reader.optional("column")?.text()
    viewIndex = try reader.optional("viewIndex")?.count()
    pageIndex = try reader.optional("pageIndex")?.count()
    offset = try reader.optional("offset")?.number()
    height = try reader.optional("height")?.number()
    frame = try reader.optional("frame")?.openObject()
    group = try reader.optional("group")?.openWord()
    x = try reader.optional("x")?.number()
    width = try reader.optional("width")?.number()
    text = try reader.optional("text")?.text()
    cut = try reader.flag("cut")
    found = try reader.optional("found")?.bool()
    wrapped = try reader.flag("wrapped")
    selected = try reader.optional("selected")?.count()
    skipped = try reader.optional("skipped")?.positive()
    update = try reader.nullable("update").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("complete", complete)
    writer.member("moved", moved)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("viewIndex", viewIndex)
    writer.member("pageIndex", pageIndex)
    writer.member("offset", number: offset)
    writer.member("height", number: height)
    writer.member("frame", frame)
    writer.member("group", group)
    writer.member("x", number: x)
    writer.member("width", number: width)
    writer.member("text", text)
    writer.flag("cut", cut)
    writer.member("found", found)
    writer.flag("wrapped", wrapped)
    writer.member("selected", selected)
    writer.member("skipped", skipped)
    writer.member("update", update)
  }
}
