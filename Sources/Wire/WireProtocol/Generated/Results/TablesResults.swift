// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension WireRowsState {
  /// Why further rows cannot be read. Loading has then ended, and complete stays false.
  package struct Failure: WireObject, Sendable {
    /// As in the error response of a request.
    package let kind: WireText
    /// The message.
    package let message: WireText
    /// The name of the system error, such as EIO.
    package let system: WireText?

    /// Makes it of its members.
    package init(kind: WireText, message: WireText, system: WireText? = nil) {
      self.kind = kind
      self.message = message
      self.system = system
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      kind = try reader.required("kind").text()
      message = try reader.required("message").text()
      system = try reader.optional("system")?.text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("kind", kind)
      writer.member("message", message)
      writer.member("system", system)
    }
  }
}

/// The number of rows, and the state of loading.
package struct WireRowsState: WireObject, Sendable {
  /// The number of rows known so far.
  package let count: Int
  /// Whether all rows of the source have been read.
  package let complete: Bool
  /// Why further rows cannot be read. Loading has then ended, and complete stays false.
  package let failure: WireRowsState.Failure?
  /// Whether the background pass has examined every cell.
  package let examined: Bool
  /// The number of records with fields beyond the columns, as far as they are examined; absent if
  /// there are none.
  package let extraFields: Int?

  /// Makes it of its members.
  package init(
    count: Int, complete: Bool, examined: Bool, failure: WireRowsState.Failure? = nil,
    extraFields: Int? = nil
  ) {
    self.count = count
    self.complete = complete
    self.failure = failure
    self.examined = examined
    self.extraFields = extraFields
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    count = try reader.required("count").count()
    complete = try reader.required("complete").bool()
    failure = try reader.optional("failure")?.openObject()
    examined = try reader.required("examined").bool()
    extraFields = try reader.optional("extraFields")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("count", count)
    writer.member("complete", complete)
    writer.member("failure", failure)
    writer.member("examined", examined)
    writer.member("extraFields", extraFields)
  }
}

extension TableDidChangeParams {
  /// The number of problems in the source.
  package struct Diagnostics: WireObject, Sendable {
    /// The count.
    package let count: Int

    /// Makes it of its members.
    package init(count: Int) {
      self.count = count
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      count = try reader.required("count").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("count", count)
    }
  }
}

/// Parameters of `table/didChange`.
package struct TableDidChangeParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The revision.
  package let revision: Int
  /// The number of rows, and the state of loading.
  package let rowsState: WireRowsState
  /// Changes of the file since it was opened, as far as the daemon noticed them.
  package let sourceState: WireText
  /// Whether the table is not as it was opened, created or last saved.
  package let dirty: Bool
  /// The revision whose content the file has; absent for a table without a file.
  package let savedRevision: Int?
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory
  /// What a save would change.
  package let unsaved: WireUnsaved?
  /// How many conflicts of a merge are open; absent: none. A save is refused until they are
  /// decided.
  package let conflicts: Int?
  /// Only with unsaved edits: rows that were not edited would be lost if another program wrote over
  /// the file in place. Absent if they would stay.
  package let rowsAtRisk: RowRisk?
  /// The state of the table's journal. Absent while edits are kept as usual and no journal was left
  /// behind.
  package let journal: WireJournal?
  /// How the table of a difference relates to both sides.
  package let difference: WireDifferenceState?
  /// The number of problems in the source.
  package let diagnostics: TableDidChangeParams.Diagnostics

  /// Makes it of its members.
  package init(
    table: TableID, revision: Int, rowsState: WireRowsState, sourceState: WireText, dirty: Bool,
    history: WireHistory, diagnostics: TableDidChangeParams.Diagnostics, savedRevision: Int? = nil,
    unsaved: WireUnsaved? = nil, conflicts: Int? = nil, rowsAtRisk: RowRisk? = nil,
    journal: WireJournal? = nil, difference: WireDifferenceState? = nil
  ) {
    self.table = table
    self.revision = revision
    self.rowsState = rowsState
    self.sourceState = sourceState
    self.dirty = dirty
    self.savedRevision = savedRevision
    self.history = history
    self.unsaved = unsaved
    self.conflicts = conflicts
    self.rowsAtRisk = rowsAtRisk
    self.journal = journal
    self.difference = difference
    self.diagnostics = diagnostics
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    revision = try reader.required("revision").positive()
    rowsState = try reader.required("rowsState").openObject()
    sourceState = try reader.required("sourceState").text()
    dirty = try reader.required("dirty").bool()
    savedRevision = try reader.optional("savedRevision")?.positive()
    history = try reader.required("history").openObject()
    unsaved = try reader.optional("unsaved")?.openObject()
    conflicts = try reader.optional("conflicts")?.positive()
    rowsAtRisk = try reader.optional("rowsAtRisk")?.choice()
    journal = try reader.optional("journal")?.openObject()
    difference = try reader.optional("difference")?.openObject()
    diagnostics = try reader.required("diagnostics").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("revision", revision)
    writer.member("rowsState", rowsState)
    writer.member("sourceState", sourceState)
    writer.member("dirty", dirty)
    writer.member("savedRevision", savedRevision)
    writer.member("history", history)
    writer.member("unsaved", unsaved)
    writer.member("conflicts", conflicts)
    writer.member("rowsAtRisk", rowsAtRisk)
    writer.member("journal", journal)
    writer.member("difference", difference)
    writer.member("diagnostics", diagnostics)
  }
}
