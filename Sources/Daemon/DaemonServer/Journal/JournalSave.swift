import EditJournal
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues

/// A save that has begun, as its table's journal knows it.
struct JournalSave: Sendable {
  private let journal: TableJournal
  private let number: Int
  private let saved: TableState
  private let facts: TableFacts

  /// Begins to keep what follows a state that is being saved.
  init(_ journal: TableJournal, of unsaved: UnsavedTable, _ facts: TableFacts) {
    self.journal = journal
    self.facts = facts
    saved = unsaved.saved
    number = journal.beginSave(unsaved)
  }

  /// Restarts the journal on a file that replaced the one before, and whose content the table has.
  /// On the table's mailbox.
  static func restart(_ facts: TableFacts, _ session: isolated TableSession) {
    let state = facts.state.withLock { $0 }
    guard let journal = state.journal, let name = state.file?.name,
      let unsaved = session.unsavedTable
    else { return }
    let known = KnownReading(of: unsaved.saved, state, nil)
    journal.beginAnew(unsaved, base: name.stamp.journalBase, opening: known.document)
  }

  /// Records the new stamp of the file, just before the file is replaced. May wait for the device.
  ///
  /// - Parameters:
  ///   - stamp: The stamp of the new content, which is at `content` until then.
  ///   - place: The path that it will have.
  ///   - style: The style in which it is written; nil: that of the table's source.
  func expose(
    _ stamp: FileStamp, _ content: Text, at place: SavePlace, _ way: SavePlace.Way,
    _ style: CSVFileStyle?
  ) {
    let path = JournalSystem.wholePath(ofFuture: place.resolved)
    var base = stamp.journalBase
    switch way {
    case .rename: base = BaseComparison.hashed(base, of: content)
    case .overwrite:
      // It is known by its content only.
      base.hash = BaseComparison.hash(of: content, base)
      (base.seconds, base.nanoseconds, base.node) = (0, 0, 0)
    }
    journal.exposeSave(number, path: path, base: base, opening: opening(style))
  }

  /// Ends a save that succeeded. May wait for the device.
  func end(_ facts: TableFacts) {
    let (name, style) = facts.state.withLock { ($0.file?.name ?? $0.savedName, $0.saveStyle) }
    guard let name else { return drop() }
    let path = JournalSystem.wholePath(name.resolved) ?? name.resolved
    let base = BaseComparison.hashed(name.stamp.journalBase, of: path)
    journal.endSave(number, path: path, base: base, opening: opening(style))
    facts.state.withLock { $0.editorWatch }?.follow(path)
  }

  /// Ends a save. One that failed may have given the file its new content nevertheless.
  func end(_ result: Result<SaveOutcome, any Error>, _ facts: TableFacts) {
    switch result {
    case .success: end(facts)
    case .failure(let failure as WriteFailure) where failure.isReplaced: end(facts)
    case .failure: drop()
    }
  }

  private func opening(_ style: CSVFileStyle?) -> Text {
    KnownReading(of: saved, facts.state.withLock { $0 }, style).document
  }

  private func drop() { journal.dropSave(number) }
}

extension TableFacts {
  /// Lets the journal know that the table has what its file is by now. May wait for the device.
  func recordFile(_ name: NamedFile) {
    state.withLock { $0.journal }?.recordFile(name.resolved, name.stamp.journalBase)
  }
}
