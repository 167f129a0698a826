// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `table/didChangeText`.
package struct TableDidChangeTextResult: WireResult {
  /// The revision of the table that equals the text.
  package let revision: Int
  /// The number of the text.
  package let version: Int
  /// How many cells of rows that stay were set.
  package let changedCells: Int
  /// How many rows were inserted.
  package let inserted: Int
  /// How many rows were removed.
  package let removed: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(
    revision: Int, version: Int, changedCells: Int, inserted: Int, removed: Int,
    history: WireHistory
  ) {
    self.revision = revision
    self.version = version
    self.changedCells = changedCells
    self.inserted = inserted
    self.removed = removed
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    version = try reader.required("version").integer(
      in: -2147483648...2147483647, expected: "an integer from -2147483648 to 2147483647")
    changedCells = try reader.required("changedCells").count()
    inserted = try reader.required("inserted").count()
    removed = try reader.required("removed").count()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("version", version)
    writer.member("changedCells", changedCells)
    writer.member("inserted", inserted)
    writer.member("removed", removed)
    writer.member("history", history)
  }
}
