// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/watchFile`.
package struct TableWatchFileParams: WireParams {
  /// The table.
  package let table: TableID
  /// What happens when the file changes. Changes noticed before count, too.
  package let whenFileChanges: FileRule

  /// Makes it of its members.
  package init(table: TableID, whenFileChanges: FileRule) {
    self.table = table
    self.whenFileChanges = whenFileChanges
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    whenFileChanges = try reader.required("whenFileChanges").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("whenFileChanges", whenFileChanges)
  }
}

/// Parameters of `table/conflicts`.
package struct TableConflictsParams: WireParams {
  /// The table.
  package let table: TableID
  /// The index of the first conflict of the page; default 0.
  package let first: Int?
  /// The number of conflicts; default 100.
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
    size = try reader.optional("size")?.integer(
      in: 0...10000, expected: "an integer from 0 to 10000")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("first", first)
    writer.member("size", size)
  }
}

/// An object with `row` and `column`.
package struct WireConflictPlace: WireObject, Sendable {
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey
  /// Only the cell of this column; default all of the row.
  package let column: WireText?

  /// Makes it of its members.
  package init(row: WireKey, column: WireText? = nil) {
    self.row = row
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    column = try reader.optional("column")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("column", column)
  }
}

/// Parameters of `table/resolveConflicts`.
package struct TableResolveConflictsParams: WireParams {
  /// The table.
  package let table: TableID
  /// Whose cells, rows and places the table gets.
  package let take: ConflictSide
  /// Which conflicts; default all. What has none is left as it is.
  package let conflicts: [WireConflictPlace]?
  /// The label of the step in the history; default "Resolve".
  package let label: WireText?
  /// The author of the step.
  package let author: WireText?

  /// Makes it of its members.
  package init(
    table: TableID, take: ConflictSide, conflicts: [WireConflictPlace]? = nil,
    label: WireText? = nil, author: WireText? = nil
  ) {
    self.table = table
    self.take = take
    self.conflicts = conflicts
    self.label = label
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    take = try reader.required("take").choice()
    conflicts = try reader.optional("conflicts")?.objects()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("take", take)
    writer.member("conflicts", conflicts) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("label", label)
    writer.member("author", author)
  }
}

/// Parameters of `table/revert`.
package struct TableRevertParams: WireParams {
  /// The table.
  package let table: TableID
  /// The label of the step in the history; default "Revert".
  package let label: WireText?
  /// The author of the step.
  package let author: WireText?

  /// Makes it of its members.
  package init(table: TableID, label: WireText? = nil, author: WireText? = nil) {
    self.table = table
    self.label = label
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("label", label)
    writer.member("author", author)
  }
}

/// Parameters of `table/setDialect`.
package struct TableSetDialectParams: WireParams {
  /// The table.
  package let table: TableID
  /// The dialect. Members that are absent are detected.
  package let dialect: WireDialect
  /// Whether unsaved edits may be lost. Undo brings them back.
  package let discard: Bool?
  /// The label of the step in the history; default "Dialect".
  package let label: WireText?

  /// Makes it of its members.
  package init(table: TableID, dialect: WireDialect, discard: Bool? = nil, label: WireText? = nil) {
    self.table = table
    self.dialect = dialect
    self.discard = discard
    self.label = label
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    dialect = try reader.required("dialect").object()
    discard = try reader.optional("discard")?.bool()
    label = try reader.optional("label")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("dialect", dialect)
    writer.member("discard", discard)
    writer.member("label", label)
  }
}
