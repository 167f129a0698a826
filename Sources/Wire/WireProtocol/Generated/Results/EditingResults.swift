// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension WireEditPreview {
  /// An object with `row`, `column`, `before` and `after`.
  package struct Item: WireObject, Sendable {
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package var row: WireKey
    /// An id of a table, view, subscription, pin or column.
    package var column: WireText
    /// The value and the display text of a cell.
    package var before: WirePart?
    /// The value and the display text of a cell.
    package var after: WirePart

    /// Makes it of its members.
    package init(row: WireKey, column: WireText, after: WirePart, before: WirePart? = nil) {
      self.row = row
      self.column = column
      self.before = before
      self.after = after
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.required("row").key()
      column = try reader.required("column").text()
      before = try reader.optional("before")?.part(.object)
      after = try reader.required("after").part(.object)
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("column", column)
      writer.member("before", before)
      writer.member("after", after)
    }
  }
}

/// The changes that the edits would make.
package struct WireEditPreview: WireObject, Sendable {
  /// The number of cells that would be written.
  package let cells: Int
  /// The number of rows that would be inserted.
  package let inserted: Int
  /// The number of rows that would be removed.
  package let removed: Int
  /// The number of rows that would be moved.
  package let moved: Int
  /// The number of changes of columns.
  package let columns: Int
  /// The number of changes of declared sections, if there are any.
  package let sections: Int?
  /// The number of edits that are not possible and were skipped.
  package let errorCount: Int
  /// At most 1000.
  package let removedRows: [WireKey]
  /// The cells, at most 1000.
  package let items: [WireEditPreview.Item]
  /// The data of each error with its message, at most 1000.
  package let errors: [WirePart]
  /// The permissions that the client would have to decide, at most 1000; absent: none.
  package let asked: [WireAskedPermission]?

  /// Makes it of its members.
  package init(
    cells: Int, inserted: Int, removed: Int, moved: Int, columns: Int, errorCount: Int,
    removedRows: [WireKey], items: [WireEditPreview.Item], errors: [WirePart], sections: Int? = nil,
    asked: [WireAskedPermission]? = nil
  ) {
    self.cells = cells
    self.inserted = inserted
    self.removed = removed
    self.moved = moved
    self.columns = columns
    self.sections = sections
    self.errorCount = errorCount
    self.removedRows = removedRows
    self.items = items
    self.errors = errors
    self.asked = asked
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    cells = try reader.required("cells").count()
    inserted = try reader.required("inserted").count()
    removed = try reader.required("removed").count()
    moved = try reader.required("moved").count()
    columns = try reader.required("columns").count()
    sections = try reader.optional("sections")?.positive()
    errorCount = try reader.required("errorCount").count()
    removedRows = try reader.required("removedRows").keys()
    items = try reader.required("items").openObjects()
    errors = try reader.required("errors").list { value throws(InvalidParams) in
      try value.part(.object)
    }
    asked = try reader.optional("asked")?.openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("cells", cells)
    writer.member("inserted", inserted)
    writer.member("removed", removed)
    writer.member("moved", moved)
    writer.member("columns", columns)
    writer.member("sections", sections)
    writer.member("errorCount", errorCount)
    writer.member("removedRows", removedRows)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("errors", errors) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("asked", asked) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `table/edit`.
package struct TableEditResult: WireResult {
  /// The new revision; the present one if nothing changed.
  package var revision: Int
  /// The keys of the inserted rows, in the order of the edits.
  package var inserted: [WireKey]
  /// The number of cells that were set; 0 if the edits changed nothing.
  package var changedCells: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package var history: WireHistory
  /// The changes that the edits would make.
  package var preview: WireEditPreview?

  /// Makes it of its members.
  package init(
    revision: Int, inserted: [WireKey], changedCells: Int, history: WireHistory,
    preview: WireEditPreview? = nil
  ) {
    self.revision = revision
    self.inserted = inserted
    self.changedCells = changedCells
    self.history = history
    self.preview = preview
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    inserted = try reader.required("inserted").keys()
    changedCells = try reader.required("changedCells").count()
    history = try reader.required("history").openObject()
    preview = try reader.optional("preview")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("inserted", inserted)
    writer.member("changedCells", changedCells)
    writer.member("history", history)
    writer.member("preview", preview)
  }
}
