// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Edits that an earlier process left behind.
package struct WireRecoverable: WireObject, Sendable {
  /// How many changes, undo and redo included.
  package let changes: Int
  /// The time of the last, in milliseconds since 1970.
  package let when: Int
  /// How the file relates to what the edits were made on.
  package let base: RecoveryBase
  /// The process that made them.
  package let process: Int
  /// Older journals of the same file.
  package let others: Int?
  /// Bytes at the end of the journal that cannot be read.
  package let lostBytes: Int
  /// Steps of the undo history that were left out; absent: none.
  package let lostSteps: Int?
  /// Later changes were not kept, because one could not be written.
  package let suspended: Bool?

  /// Makes it of its members.
  package init(
    changes: Int, when: Int, base: RecoveryBase, process: Int, lostBytes: Int, others: Int? = nil,
    lostSteps: Int? = nil, suspended: Bool? = nil
  ) {
    self.changes = changes
    self.when = when
    self.base = base
    self.process = process
    self.others = others
    self.lostBytes = lostBytes
    self.lostSteps = lostSteps
    self.suspended = suspended
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    changes = try reader.required("changes").count()
    when = try reader.required("when").count()
    base = try reader.required("base").choice()
    process = try reader.required("process").int()
    others = try reader.optional("others")?.positive()
    lostBytes = try reader.required("lostBytes").count()
    lostSteps = try reader.optional("lostSteps")?.positive()
    suspended = try reader.optional("suspended")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("changes", changes)
    writer.member("when", when)
    writer.member("base", base)
    writer.member("process", process)
    writer.member("others", others)
    writer.member("lostBytes", lostBytes)
    writer.member("lostSteps", lostSteps)
    writer.member("suspended", suspended)
  }
}

/// The state of the table's journal. Absent while edits are kept as usual and no journal was left
/// behind.
package struct WireJournal: WireObject, Sendable {
  /// Whether edits are kept.
  package let state: JournalState
  /// Why they are not, in words.
  package let reason: WireText?
  /// Other processes, or other tables of this one, that edit the same file now. Absent: none.
  package let editors: [Int]?
  /// Journals of the file that cannot be read: damaged, or written by a newer program.
  package let unreadable: Int?
  /// Edits that an earlier process left behind.
  package let recoverable: WireRecoverable?
  /// What the table was opened from, if that was a backup.
  package let restored: WireRestored?

  /// Makes it of its members.
  package init(
    state: JournalState, reason: WireText? = nil, editors: [Int]? = nil, unreadable: Int? = nil,
    recoverable: WireRecoverable? = nil, restored: WireRestored? = nil
  ) {
    self.state = state
    self.reason = reason
    self.editors = editors
    self.unreadable = unreadable
    self.recoverable = recoverable
    self.restored = restored
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    state = try reader.required("state").choice()
    reason = try reader.optional("reason")?.text()
    editors = try reader.optional("editors")?.list { value throws(InvalidParams) in
      try value.int()
    }
    unreadable = try reader.optional("unreadable")?.positive()
    recoverable = try reader.optional("recoverable")?.openObject()
    restored = try reader.optional("restored")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("state", state)
    writer.member("reason", reason)
    writer.member("editors", editors) { $0.list($1) { $0.int($1) } }
    writer.member("unreadable", unreadable)
    writer.member("recoverable", recoverable)
    writer.member("restored", restored)
  }
}

/// The result of `table/recover`.
package struct TableRecoverResult: WireResult {
  /// The revision.
  package let revision: Int
  /// Changes that were applied.
  package let changes: Int
  /// Changes that did not fit the table, and were not applied.
  package let lostChanges: Int
  /// Bytes of the journal that could not be read.
  package let lostBytes: Int
  /// Steps of the undo history that were left out; absent: none.
  package let lostSteps: Int?
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(
    revision: Int, changes: Int, lostChanges: Int, lostBytes: Int, history: WireHistory,
    lostSteps: Int? = nil
  ) {
    self.revision = revision
    self.changes = changes
    self.lostChanges = lostChanges
    self.lostBytes = lostBytes
    self.lostSteps = lostSteps
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    changes = try reader.required("changes").count()
    lostChanges = try reader.required("lostChanges").count()
    lostBytes = try reader.required("lostBytes").count()
    lostSteps = try reader.optional("lostSteps")?.positive()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("changes", changes)
    writer.member("lostChanges", lostChanges)
    writer.member("lostBytes", lostBytes)
    writer.member("lostSteps", lostSteps)
    writer.member("history", history)
  }
}

/// An object with `journal`, `bytes`, `when`, `inUse`, `path`, `changes`, `process` and `problem`.
package struct WireJournalItem: WireObject, Sendable {
  /// Its name.
  package var journal: WireText
  /// The bytes.
  package var bytes: Int
  /// The time of the last change, in milliseconds since 1970.
  package var when: Int
  /// Whether a process writes it.
  package var inUse: Bool
  /// The file whose edits it has.
  package var path: WireText?
  /// How many changes.
  package var changes: Int?
  /// The process that made them.
  package var process: Int?
  /// Why it cannot be read.
  package var problem: UnreadableJournal?

  /// Makes it of its members.
  package init(
    journal: WireText, bytes: Int, when: Int, inUse: Bool, path: WireText? = nil,
    changes: Int? = nil, process: Int? = nil, problem: UnreadableJournal? = nil
  ) {
    self.journal = journal
    self.bytes = bytes
    self.when = when
    self.inUse = inUse
    self.path = path
    self.changes = changes
    self.process = process
    self.problem = problem
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    journal = try reader.required("journal").text()
    bytes = try reader.required("bytes").count()
    when = try reader.required("when").count()
    inUse = try reader.required("inUse").bool()
    path = try reader.optional("path")?.text()
    changes = try reader.optional("changes")?.count()
    process = try reader.optional("process")?.int()
    problem = try reader.optional("problem")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("journal", journal)
    writer.member("bytes", bytes)
    writer.member("when", when)
    writer.member("inUse", inUse)
    writer.member("path", path)
    writer.member("changes", changes)
    writer.member("process", process)
    writer.member("problem", problem)
  }
}

/// The result of `journal/list`.
package struct JournalListResult: WireResult {
  /// The folder; absent: the daemon has none.
  package let folder: WireText?
  /// The items.
  package let items: [WireJournalItem]

  /// Makes it of its members.
  package init(items: [WireJournalItem], folder: WireText? = nil) {
    self.folder = folder
    self.items = items
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    folder = try reader.optional("folder")?.text()
    items = try reader.required("items").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("folder", folder)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `journal/remove`.
package struct JournalRemoveResult: WireResult {
  /// Those that were removed. Journals in use stay.
  package let removed: [WireText]

  /// Makes it of its members.
  package init(removed: [WireText]) {
    self.removed = removed
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    removed = try reader.required("removed").texts()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("removed", removed)
  }
}
