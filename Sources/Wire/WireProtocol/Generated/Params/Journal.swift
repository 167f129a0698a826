// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/recover`.
package struct TableRecoverParams: WireParams {
  /// The table.
  package let table: TableID
  /// What to do with the edits.
  package let action: RecoverAction

  /// Makes it of its members.
  package init(table: TableID, action: RecoverAction) {
    self.table = table
    self.action = action
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    action = try reader.required("action").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("action", action)
  }
}

/// Parameters of `journal/list`.
package struct JournalListParams: WireParams {
  /// The folder; by default that of the connection.
  package let journalFolder: WireText?

  /// Makes it of its members.
  package init(journalFolder: WireText? = nil) {
    self.journalFolder = journalFolder
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    journalFolder = try reader.optional("journalFolder")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("journalFolder", journalFolder)
  }
}

/// Parameters of `journal/remove`.
package struct JournalRemoveParams: WireParams {
  /// Names of `journal/list`.
  package let journals: [WireText]
  /// The folder; by default that of the connection.
  package let journalFolder: WireText?

  /// Makes it of its members.
  package init(journals: [WireText], journalFolder: WireText? = nil) {
    self.journals = journals
    self.journalFolder = journalFolder
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    journals = try reader.required("journals").texts()
    journalFolder = try reader.optional("journalFolder")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("journals", journals)
    writer.member("journalFolder", journalFolder)
  }
}
