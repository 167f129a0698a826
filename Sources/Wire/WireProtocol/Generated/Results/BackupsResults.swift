// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// What the table was opened from, if that was a backup.
package struct WireRestored: WireObject, Sendable {
  /// The path of the backup.
  package let backup: WireText
  /// How many steps can be undone or redone.
  package let steps: Int
  /// Steps of the undo history that were left out; absent: none.
  package let lostSteps: Int?
  /// How the file relates to what the edits were made on. With different, they were not made again.
  package let base: RecoveryBase

  /// Makes it of its members.
  package init(backup: WireText, steps: Int, base: RecoveryBase, lostSteps: Int? = nil) {
    self.backup = backup
    self.steps = steps
    self.lostSteps = lostSteps
    self.base = base
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    backup = try reader.required("backup").text()
    steps = try reader.required("steps").count()
    lostSteps = try reader.optional("lostSteps")?.positive()
    base = try reader.required("base").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("backup", backup)
    writer.member("steps", steps)
    writer.member("lostSteps", lostSteps)
    writer.member("base", base)
  }
}

/// The result of `table/backup`.
package struct TableBackupResult: WireResult {
  /// The revision of the table that is in the backup.
  package let revision: Int
  /// The path of the backup.
  package let path: WireText
  /// The same as a URI, if the path is absolute.
  package let uri: WireText?
  /// The size of the backup.
  package let bytes: Int
  /// Whether the table has unsaved changes, so that the backup is of use.
  package let dirty: Bool
  /// What the backup contains.
  package let holds: BackupContent

  /// Makes it of its members.
  package init(
    revision: Int, path: WireText, bytes: Int, dirty: Bool, holds: BackupContent,
    uri: WireText? = nil
  ) {
    self.revision = revision
    self.path = path
    self.uri = uri
    self.bytes = bytes
    self.dirty = dirty
    self.holds = holds
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    path = try reader.required("path").text()
    uri = try reader.optional("uri")?.text()
    bytes = try reader.required("bytes").count()
    dirty = try reader.required("dirty").bool()
    holds = try reader.required("holds").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("path", path)
    writer.member("uri", uri)
    writer.member("bytes", bytes)
    writer.member("dirty", dirty)
    writer.member("holds", holds)
  }
}
