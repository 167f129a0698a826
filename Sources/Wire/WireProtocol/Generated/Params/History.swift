// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/undo` and `table/redo`.
package struct TableUndoParams: WireParams {
  /// The table.
  package let table: TableID
  /// The author reported for the change; by default the author of the step.
  package let author: WireText?

  /// Makes it of its members.
  package init(table: TableID, author: WireText? = nil) {
    self.table = table
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("author", author)
  }
}

/// Parameters of `table/history`.
package struct TableHistoryParams: WireParams {
  /// The table.
  package let table: TableID
  /// The number of steps to skip; by default all but the newest ones are skipped.
  package let first: Int?
  /// The number of steps to list; default 100, at most 1000.
  package let size: Int?

  /// Makes it of its members.
  package init(table: TableID, first: Int? = nil, size: Int? = nil) {
    self.table = table
    self.first = first
    self.size = size
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("first", first)
    writer.member("size", size)
  }
}

/// Parameters of `table/jump`.
package struct TableJumpParams: WireParams {
  /// The table.
  package let table: TableID
  /// The newest step that is done afterwards; 0: the state before the oldest kept step.
  package let step: Int
  /// The author reported for the change; by default the author of each step.
  package let author: WireText?

  /// Makes it of its members.
  package init(table: TableID, step: Int, author: WireText? = nil) {
    self.table = table
    self.step = step
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    step = try reader.required("step").count()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("step", step)
    writer.member("author", author)
  }
}
