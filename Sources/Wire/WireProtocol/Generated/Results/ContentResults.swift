// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension TableSetRowsResult {
  /// The changes of the sections, if the request has sections.
  package struct Sections: WireObject, Sendable {
    /// The number of removed sections.
    package let deletes: Int
    /// The number of inserted sections.
    package let inserts: Int
    /// The minimum number of moves.
    package let moves: Int
    /// The number of sections with a changed header, footer, kind or state.
    package let updates: Int

    /// Makes it of its members.
    package init(deletes: Int, inserts: Int, moves: Int, updates: Int) {
      self.deletes = deletes
      self.inserts = inserts
      self.moves = moves
      self.updates = updates
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      deletes = try reader.required("deletes").count()
      inserts = try reader.required("inserts").count()
      moves = try reader.required("moves").count()
      updates = try reader.required("updates").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("deletes", deletes)
      writer.member("inserts", inserts)
      writer.member("moves", moves)
      writer.member("updates", updates)
    }
  }
}

/// The result of `table/setRows`.
package struct TableSetRowsResult: WireResult {
  /// The outcome.
  package let outcome: WireText
  /// The revision.
  package let revision: Int
  /// The mode.
  package let mode: ContentMode
  /// The number of removed rows.
  package let deletes: Int
  /// The number of inserted rows.
  package let inserts: Int
  /// The minimum number of moves; with sections, rows that move together with their section are not
  /// counted.
  package let moves: Int
  /// The number of rows that stay or move, and have changed cells.
  package let updates: Int
  /// The number of changed cells.
  package let changedCells: Int
  /// The changes of the sections, if the request has sections.
  package let sections: TableSetRowsResult.Sections?
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(
    outcome: WireText, revision: Int, mode: ContentMode, deletes: Int, inserts: Int, moves: Int,
    updates: Int, changedCells: Int, history: WireHistory,
    sections: TableSetRowsResult.Sections? = nil
  ) {
    self.outcome = outcome
    self.revision = revision
    self.mode = mode
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
    self.changedCells = changedCells
    self.sections = sections
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    outcome = try reader.required("outcome").text()
    revision = try reader.required("revision").positive()
    mode = try reader.required("mode").choice()
    deletes = try reader.required("deletes").count()
    inserts = try reader.required("inserts").count()
    moves = try reader.required("moves").count()
    updates = try reader.required("updates").count()
    changedCells = try reader.required("changedCells").count()
    sections = try reader.optional("sections")?.openObject()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("outcome", outcome)
    writer.member("revision", revision)
    writer.member("mode", mode)
    writer.member("deletes", deletes)
    writer.member("inserts", inserts)
    writer.member("moves", moves)
    writer.member("updates", updates)
    writer.member("changedCells", changedCells)
    writer.member("sections", sections)
    writer.member("history", history)
  }
}
