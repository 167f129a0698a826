import EditJournal
import Synchronization
import TableModel
import TableSessions
import TableValues

/// A save that has begun, as its table's journal knows it.
struct JournalSave: Sendable {
  private let journal: TableJournal
  private let number: Int

  /// Begins to keep what follows a state that is being saved.
  init(_ journal: TableJournal, of unsaved: UnsavedTable) {
    self.journal = journal
    number = journal.beginSave(unsaved)
  }

  /// Begins anew on a file that took the place of the one before: the table has what it holds. On the
  /// table's mailbox.
  static func restart(_ facts: TableFacts, _ session: isolated TableSession) {
    let (journal, name) = facts.state.withLock { ($0.journal, $0.file?.name) }
    guard let journal, let name, let unsaved = session.unsavedTable else { return }
    journal.beginAnew(unsaved, base: name.stamp.journalBase)
  }

  /// Notes what the file will be, just before it is. May wait for the device.
  ///
  /// - Parameters:
  ///   - stamp: The stamp of the new content, which is at `content` until then.
  ///   - place: Where it will be.
  func expose(_ stamp: FileStamp, _ content: Text, at place: SavePlace, _ way: SavePlace.Way) {
    let path = JournalSystem.wholePath(ofFuture: place.resolved)
    var base = stamp.journalBase
    switch way {
    case .rename: base = BaseComparison.hashed(base, of: content)
    case .overwrite:
      // It is known by its content only.
      base.hash = BaseComparison.hash(of: content, base)
      (base.seconds, base.nanoseconds, base.node) = (0, 0, 0)
    }
    journal.exposeSave(number, path: path, base: base)
  }

  /// Ends a save that succeeded. May wait for the device.
  func end(_ facts: TableFacts) {
    let name = facts.state.withLock { $0.file?.name ?? $0.savedName }
    guard let name else { return drop() }
    let path = JournalSystem.wholePath(name.resolved) ?? name.resolved
    let base = BaseComparison.hashed(name.stamp.journalBase, of: path)
    journal.endSave(number, path: path, base: base)
  }

  /// Ends a save. One that failed may have given the file its new content nevertheless.
  func end(_ result: Result<SaveOutcome, any Error>, _ facts: TableFacts) {
    switch result {
    case .success: end(facts)
    case .failure(let failure as WriteFailure) where failure.isReplaced: end(facts)
    case .failure: drop()
    }
  }

  private func drop() { journal.dropSave(number) }
}

extension TableFacts {
  /// Lets the journal know that the table has what its file is by now. May wait for the device.
  func noteFile(_ name: NamedFile) {
    state.withLock { $0.journal }?.noteFile(name.resolved, name.stamp.journalBase)
  }
}
