// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension ViewLocateResult {
  /// An object with `key`, `sourceIndex`, `viewIndex`, `pageIndex`, `offset`, `height`, `frame`,
  /// `reason` and `section`.
  package struct Row: WireObject, Sendable {
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package var key: WireKey
    /// The index in the source order.
    package var sourceIndex: Int?
    /// The index within the page `pageIndex`; null if the row is filtered out or in a collapsed
    /// section.
    package var viewIndex: WireMember<Int>
    /// The index of the page that has the row.
    package var pageIndex: Int?
    /// The offset of the row on the page shown, if the layout has heights.
    package var offset: Double?
    /// The height of the row, in units.
    package var height: Double?
    /// The frame of an item within the content of a collection, in units.
    package var frame: WireItemFrame?
    /// The reason.
    package var reason: WireText?
    /// The key of a section: one value per level, outermost first; {kind: "error"} for error cells.
    /// JSON values are strings with their JSON text.
    package var section: WirePart?

    /// Makes it of its members.
    package init(
      key: WireKey, sourceIndex: Int? = nil, viewIndex: WireMember<Int> = .absent,
      pageIndex: Int? = nil, offset: Double? = nil, height: Double? = nil,
      frame: WireItemFrame? = nil, reason: WireText? = nil, section: WirePart? = nil
    ) {
      self.key = key
      self.sourceIndex = sourceIndex
      self.viewIndex = viewIndex
      self.pageIndex = pageIndex
      self.offset = offset
      self.height = height
      self.frame = frame
      self.reason = reason
      self.section = section
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      key = try reader.required("key").key()
      sourceIndex = try reader.optional("sourceIndex")?.count()
      viewIndex = try reader.nullable("viewIndex").count()
      pageIndex = try reader.optional("pageIndex")?.count()
      offset = try reader.optional("offset")?.number()
      height = try reader.optional("height")?.number()
      frame = try reader.optional("frame")?.openObject()
      reason = try reader.optional("reason")?.text()
      section = try reader.optional("section")?.part(.array)
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("key", key)
      writer.member("sourceIndex", sourceIndex)
      writer.member("viewIndex", viewIndex)
      writer.member("pageIndex", pageIndex)
      writer.member("offset", number: offset)
      writer.member("height", number: height)
      writer.member("frame", frame)
      writer.member("reason", reason)
      writer.member("section", section)
    }
  }
}

extension ViewLocateResult {
  /// An object with `column`, `group`, `x`, `width`, `estimate` and `distance`.
  package struct Point: WireObject, Sendable {
    /// An id of a table, view, subscription, pin or column.
    package var column: WireText
    /// The group.
    package var group: OpenWord<ColumnGroup>
    /// The x.
    package var x: Double
    /// The width.
    package var width: Double
    /// The estimate.
    package var estimate: Bool
    /// The distance from the column's left edge to the point.
    package var distance: Double

    /// Makes it of its members.
    package init(
      column: WireText, group: OpenWord<ColumnGroup>, x: Double, width: Double, distance: Double,
      estimate: Bool = false
    ) {
      self.column = column
      self.group = group
      self.x = x
      self.width = width
      self.estimate = estimate
      self.distance = distance
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      column = try reader.required("column").text()
      group = try reader.required("group").openWord()
      x = try reader.required("x").number()
      width = try reader.required("width").number()
      estimate = try reader.flag("estimate")
      distance = try reader.required("distance").number()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("column", column)
      writer.member("group", group)
      writer.member("x", number: x)
      writer.member("width", number: width)
      writer.flag("estimate", estimate)
      writer.member("distance", number: distance)
    }
  }
}

/// The frame of an entry of the page, in units.
package struct WireEntryFrame: WireObject, Sendable {
  /// The key of an entry: a row's key, or a part of a section.
  package let key: WirePart
  /// The viewIndex.
  package let viewIndex: Int
  /// The offset.
  package let offset: Double
  /// The height.
  package let height: Double
  /// The frame of an item within the content of a collection, in units.
  package let frame: WireItemFrame?

  /// Makes it of its members.
  package init(
    key: WirePart, viewIndex: Int, offset: Double, height: Double, frame: WireItemFrame? = nil
  ) {
    self.key = key
    self.viewIndex = viewIndex
    self.offset = offset
    self.height = height
    self.frame = frame
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    key = try reader.required("key").part(.object, .string, .number)
    viewIndex = try reader.required("viewIndex").count()
    offset = try reader.required("offset").number()
    height = try reader.required("height").number()
    frame = try reader.optional("frame")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("key", key)
    writer.member("viewIndex", viewIndex)
    writer.member("offset", number: offset)
    writer.member("height", number: height)
    writer.member("frame", frame)
  }
}

/// The result of `view/locate`.
package struct ViewLocateResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The positions of the rows, in the requested order.
  package let rows: [ViewLocateResult.Row]
  /// The frames of the columns, in the requested order.
  package let columns: [WireColumnFrame]?
  /// The column at each point; null outside the group.
  package let at: [ViewLocateResult.Point?]?
  /// The entry at each offset, where the gap after an entry belongs to it; null if there is none.
  package let entries: [WireEntryFrame?]?

  /// Makes it of its members.
  package init(
    viewRevision: Int, complete: Bool, rows: [ViewLocateResult.Row],
    columns: [WireColumnFrame]? = nil, at: [ViewLocateResult.Point?]? = nil,
    entries: [WireEntryFrame?]? = nil
  ) {
    self.viewRevision = viewRevision
    self.complete = complete
    self.rows = rows
    self.columns = columns
    self.at = at
    self.entries = entries
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    complete = try reader.required("complete").bool()
    rows = try reader.required("rows").openObjects()
    columns = try reader.optional("columns")?.openObjects()
    at = try reader.optional("at")?.list { value throws(InvalidParams) in
      try value.orNull()?.openObject()
    }
    entries = try reader.optional("entries")?.list { value throws(InvalidParams) in
      try value.orNull()?.openObject()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("complete", complete)
    writer.member("rows", rows) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("columns", columns) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("at", at) { $0.list($1) { $0.orNull($1) { $1.write(to: &$0) } } }
    writer.member("entries", entries) { $0.list($1) { $0.orNull($1) { $1.write(to: &$0) } } }
  }
}
