import Synchronization

/// What every message passes before it is written: no answer leaves before the journals have what it
/// is about.
///
/// Edits that are answered together are written together, and share one wait for the device.
final class JournalDoor: Sendable {
  private let noted = Atomic(0)
  private let written = Atomic(0)
  private let due = Mutex<[TableJournal]>([])
  private let turn = Mutex(())

  /// Adds a journal that has frames to write. They are in the journal's buffer already.
  ///
  /// - Parameter isNew: Whether the journal had nothing to write before.
  func note(_ journal: TableJournal, isNew: Bool) {
    if isNew {
      due.withLock { journals in
        if !journals.contains(where: { $0 === journal }) { journals.append(journal) }
      }
    }
    noted.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }

  /// Writes what is due. It costs one comparison where nothing is.
  func pass() {
    if written.load(ordering: .acquiring) == noted.load(ordering: .acquiring) { return }
    turn.withLock { _ in
      let count = noted.load(ordering: .acquiring)
      if written.load(ordering: .acquiring) == count { return }
      let journals = due.withLock { list in
        defer { list = [] }
        return list
      }
      for journal in journals { journal.write(isLast: true) }
      written.store(count, ordering: .releasing)
    }
  }
}
