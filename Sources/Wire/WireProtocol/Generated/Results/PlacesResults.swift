// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension WireFilePlace {
  /// The same as an LSP range: lines from 0, and in the line `positions` of `initialize`, of which
  /// cells are code points here. A byte order mark counts nothing. Absent in a line that begins
  /// more than 1 MiB before.
  package struct Range: WireObject, Sendable {
    /// The start.
    package let start: WireTextPosition
    /// The end.
    package let end: WireTextPosition

    /// Makes it of its members.
    package init(start: WireTextPosition, end: WireTextPosition) {
      self.start = start
      self.end = end
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      start = try reader.required("start").openObject()
      end = try reader.required("end").openObject()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("start", start)
      writer.member("end", end)
    }
  }
}

/// A part of the file.
package struct WireFilePlace: WireObject, Sendable {
  /// Offsets in the file, half-open, with quotes.
  package var bytes: IndexPair
  /// The same as an LSP range: lines from 0, and in the line `positions` of `initialize`, of which
  /// cells are code points here. A byte order mark counts nothing. Absent in a line that begins
  /// more than 1 MiB before.
  package var range: WireFilePlace.Range?

  /// Makes it of its members.
  package init(bytes: IndexPair, range: WireFilePlace.Range? = nil) {
    self.bytes = bytes
    self.range = range
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    bytes = try reader.required("bytes").pair()
    range = try reader.optional("range")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("bytes", bytes)
    writer.member("range", range)
  }
}

extension TableRowSourceResult.Row {
  /// An object with `column` and `place`.
  package struct Field: WireObject, Sendable {
    /// An id of a table, view, subscription, pin or column.
    package let column: WireText
    /// A part of the file.
    package let place: WireFilePlace

    /// Makes it of its members.
    package init(column: WireText, place: WireFilePlace) {
      self.column = column
      self.place = place
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      column = try reader.required("column").text()
      place = try reader.required("place").openObject()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("column", column)
      writer.member("place", place)
    }
  }
}

extension TableRowSourceResult {
  /// An object with `row`, `state`, `record`, `place` and `fields`.
  package struct Row: WireObject, Sendable {
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package var row: WireKey
    /// How the row and the file are related.
    package var state: OpenWord<RowSourceState>
    /// The number of the record, from 0, without the header.
    package var record: Int?
    /// A part of the file.
    package var place: WireFilePlace?
    /// The fields that the record has, of the columns of the file.
    package var fields: [TableRowSourceResult.Row.Field]?

    /// Makes it of its members.
    package init(
      row: WireKey, state: OpenWord<RowSourceState>, record: Int? = nil,
      place: WireFilePlace? = nil, fields: [TableRowSourceResult.Row.Field]? = nil
    ) {
      self.row = row
      self.state = state
      self.record = record
      self.place = place
      self.fields = fields
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.required("row").key()
      state = try reader.required("state").openWord()
      record = try reader.optional("record")?.count()
      place = try reader.optional("place")?.openObject()
      fields = try reader.optional("fields")?.openObjects()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("state", state)
      writer.member("record", record)
      writer.member("place", place)
      writer.member("fields", fields) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}

/// The result of `table/rowSource`.
package struct TableRowSourceResult: WireResult {
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// One element for each row, in the requested order.
  package let rows: [TableRowSourceResult.Row]

  /// Makes it of its members.
  package init(revision: Int, complete: Bool, rows: [TableRowSourceResult.Row]) {
    self.revision = revision
    self.complete = complete
    self.rows = rows
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    rows = try reader.required("rows").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("rows", rows) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `table/rowAt`.
package struct TableRowAtResult: WireResult {
  /// The revision.
  package var revision: Int
  /// Whether the file is indexed up to the requested place.
  package var complete: Bool
  /// The row; null where there is none: in the header, at a comment, behind the end, or if the row
  /// is removed.
  package var row: WireKey?
  /// The table has no row of this record any more; the file still has the record.
  package var removed: Bool
  /// The number of the record, from 0, without the header.
  package var record: Int?
  /// The column of the field at the place.
  package var column: WireText?
  /// A part of the file.
  package var place: WireFilePlace?

  /// Makes it of its members.
  package init(
    revision: Int, complete: Bool, row: WireKey?, removed: Bool = false, record: Int? = nil,
    column: WireText? = nil, place: WireFilePlace? = nil
  ) {
    self.revision = revision
    self.complete = complete
    self.row = row
    self.removed = removed
    self.record = record
    self.column = column
    self.place = place
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    row = try reader.required("row").orNull()?.key()
    removed = try reader.flag("removed")
    record = try reader.optional("record")?.count()
    column = try reader.optional("column")?.text()
    place = try reader.optional("place")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.orNull("row", row) { $1.write(to: &$0) }
    writer.flag("removed", removed)
    writer.member("record", record)
    writer.member("column", column)
    writer.member("place", place)
  }
}
