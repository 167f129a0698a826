import Synchronization
import TableModel
import TableSessions
import TableValues

/// A save that has begun, as its table's journal knows it.
struct JournalSave: Sendable {
  private let journal: TableJournal
  private let number: Int

  /// Begins to keep what follows a state that is being saved.
  init(_ journal: TableJournal, of state: TableState) {
    self.journal = journal
    number = journal.beginSave(state)
  }

  /// Begins anew on a file that took the place of the one before: the table has what it holds.
  static func restart(_ facts: TableFacts, at state: TableState) {
    guard let journal = facts.state.withLock({ $0.journal }) else { return }
    JournalSave(journal, of: state).end(facts)
  }

  /// Begins anew on a file that was merged with the table: what the file lacks is one step.
  static func restart(_ facts: TableFacts, with merged: MergedTable) {
    guard let journal = facts.state.withLock({ $0.journal }) else { return }
    JournalSave(journal, of: merged).end(facts)
  }

  private init(_ journal: TableJournal, of merged: MergedTable) {
    self.journal = journal
    number = journal.beginMerge(merged)
  }

  /// Ends a save that succeeded. On the table's mailbox.
  func end(_ facts: TableFacts) {
    let name = facts.state.withLock { $0.file?.name ?? $0.savedName }
    guard let name else { return drop() }
    let path = JournalSystem.wholePath(name.resolved) ?? name.resolved
    let base = BaseComparison.hashed(name.stamp.journalBase, of: path)
    journal.endSave(number, path: path, base: base)
  }

  /// Ends a save that failed. The file may have its new content nevertheless.
  func fail(_ result: Result<SaveOutcome, any Error>, _ facts: TableFacts) {
    if case .failure(let failure as WriteFailure) = result, failure.isReplaced { return end(facts) }
    drop()
  }

  private func drop() { journal.dropSave(number) }
}

extension TableFacts {
  /// Lets the journal know that the table has what its file is by now. May wait for the device.
  func noteFile(_ name: NamedFile) {
    state.withLock { $0.journal }?.noteFile(name.resolved, name.stamp.journalBase)
  }
}
