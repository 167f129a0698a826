// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `table/watchFile`.
package struct TableWatchFileResult: WireResult {
  /// The option that is now in effect: the requested one, or `tell` for a table that was not opened
  /// from a file.
  package let whenFileChanges: FileRule
  /// Changes of the file since it was opened, as far as the daemon noticed them.
  package let sourceState: WireText

  /// Makes it of its members.
  package init(whenFileChanges: FileRule, sourceState: WireText) {
    self.whenFileChanges = whenFileChanges
    self.sourceState = sourceState
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    whenFileChanges = try reader.required("whenFileChanges").choice()
    sourceState = try reader.required("sourceState").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("whenFileChanges", whenFileChanges)
    writer.member("sourceState", sourceState)
  }
}

/// What both sides changed differently. Until it is decided, the table has our cell, and a removed
/// row stays.
package struct WireConflict: WireObject, Sendable {
  /// The kind.
  package var kind: ConflictKind
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package var row: WireKey
  /// The column, for a cell.
  package var column: WireText?
  /// The text of the cell before both changes; null: it was empty. Absent if both inserted the row.
  package var base: WireMember<WireText>
  /// Our text of the cell.
  package var ours: WireMember<WireText>
  /// Their text of the cell.
  package var theirs: WireMember<WireText>
  /// true: a text is cut.
  package var cut: Bool?
  /// Who removed the row.
  package var removedBy: ConflictSide?
  /// The row that it follows in our order, for a place; null: it is the first one.
  package var oursAfter: WireMember<WireKey>
  /// The same in their order.
  package var theirsAfter: WireMember<WireKey>

  /// Makes it of its members.
  package init(
    kind: ConflictKind, row: WireKey, column: WireText? = nil, base: WireMember<WireText> = .absent,
    ours: WireMember<WireText> = .absent, theirs: WireMember<WireText> = .absent, cut: Bool? = nil,
    removedBy: ConflictSide? = nil, oursAfter: WireMember<WireKey> = .absent,
    theirsAfter: WireMember<WireKey> = .absent
  ) {
    self.kind = kind
    self.row = row
    self.column = column
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.cut = cut
    self.removedBy = removedBy
    self.oursAfter = oursAfter
    self.theirsAfter = theirsAfter
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.required("kind").choice()
    row = try reader.required("row").key()
    column = try reader.optional("column")?.text()
    base = try reader.nullable("base").text()
    ours = try reader.nullable("ours").text()
    theirs = try reader.nullable("theirs").text()
    cut = try reader.optional("cut")?.bool()
    removedBy = try reader.optional("removedBy")?.choice()
    oursAfter = try reader.nullable("oursAfter").key()
    theirsAfter = try reader.nullable("theirsAfter").key()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("base", base)
    writer.member("ours", ours)
    writer.member("theirs", theirs)
    writer.member("cut", cut)
    writer.member("removedBy", removedBy)
    writer.member("oursAfter", oursAfter)
    writer.member("theirsAfter", theirsAfter)
  }
}

/// The result of `table/conflicts`.
package struct TableConflictsResult: WireResult {
  /// The revision.
  package let revision: Int
  /// How many there are.
  package let count: Int
  /// The first.
  package let first: Int
  /// Row by row; within a row, its removal and place are first.
  package let items: [WireConflict]
  /// There are further ones.
  package let more: Bool?

  /// Makes it of its members.
  package init(revision: Int, count: Int, first: Int, items: [WireConflict], more: Bool? = nil) {
    self.revision = revision
    self.count = count
    self.first = first
    self.items = items
    self.more = more
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    count = try reader.required("count").count()
    first = try reader.required("first").count()
    items = try reader.required("items").openObjects()
    more = try reader.optional("more")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("count", count)
    writer.member("first", first)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("more", more)
  }
}

/// The result of `table/resolveConflicts`.
package struct TableResolveConflictsResult: WireResult {
  /// The revision.
  package let revision: Int
  /// How many conflicts were decided.
  package let resolved: Int
  /// How many are still open.
  package let left: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, resolved: Int, left: Int, history: WireHistory) {
    self.revision = revision
    self.resolved = resolved
    self.left = left
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    resolved = try reader.required("resolved").count()
    left = try reader.required("left").count()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("resolved", resolved)
    writer.member("left", left)
    writer.member("history", history)
  }
}

/// The result of `table/revert`.
package struct TableRevertResult: WireResult {
  /// The revision.
  package let revision: Int
  /// Rows that differed from the file.
  package let records: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, records: Int, history: WireHistory) {
    self.revision = revision
    self.records = records
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    records = try reader.required("records").count()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("records", records)
    writer.member("history", history)
  }
}

/// The result of `table/setDialect`.
package struct TableSetDialectResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The number of rows.
  package let rowCount: Int
  /// The ids of the columns that the file has now, in its order.
  package let columns: [WireText]
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, rowCount: Int, columns: [WireText], history: WireHistory) {
    self.revision = revision
    self.rowCount = rowCount
    self.columns = columns
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    rowCount = try reader.required("rowCount").count()
    columns = try reader.required("columns").texts()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("rowCount", rowCount)
    writer.member("columns", columns)
    writer.member("history", history)
  }
}
