import ProtocolWords
import Scheduling
import Synchronization
import TableSessions
import TableValues

/// Keeps the content of the files of tables with unsaved edits.
///
/// The rows that were not edited are read from the file. Another program that overwrites the file
/// would destroy them, and a dirty table could then not be saved. So a copy without a name is made
/// in the background when a table becomes dirty, and it is read from then on.
struct ContentKeeping: Sendable {
  /// What makes the copies.
  let pool: WorkerPool
  /// The size up to which a file is copied where blocks cannot be shared.
  let bytesMax: Int
  /// Whether answers report that a copy is being made. In a replay, that would depend on the speed
  /// of the machine.
  let tellsCopying: Bool

  /// Looks whether a table of a file has become dirty or clean. Called whenever facts of a table have
  /// changed, on its mailbox.
  func note(_ facts: TableFacts, _ session: isolated TableSession) {
    let isDirty = session.saveSummary.isDirty
    let file: FileBytes? = facts.state.withLock { state in
      guard isDirty, let file = state.file, !file.isKept else {
        state.keeping = nil
        return nil
      }
      if state.keeping?.version == file.version { return nil }
      state.keeping = ContentKept(version: file.version, risk: tellsCopying ? .copying : nil)
      return file
    }
    guard let file else { return }
    let version = file.version
    // Not behind others: until it is done, rows are at risk.
    pool.submit(.files) { [weak facts, weak session] in
      let outcome = file.keep(upTo: bytesMax) { session?.isClosed ?? true }
      guard let facts, let session, !session.isClosed else { return }
      if facts.end(version, outcome) { session.postNow { $0.announceFacts() } }
      // A save has given the table another file, which is perhaps to be kept by now.
      if case .unwanted = outcome { session.postNow { note(facts, $0) } }
    }
  }
}

/// What is known of keeping the content of a table's file while the table is dirty.
struct ContentKept: Sendable {
  /// The file, as it was opened or saved.
  var version: Int
  /// The reason why rows would be lost if another program overwrote the file; nil: they would not
  /// be.
  var risk: RowRisk?
}

extension TableFacts {
  /// Records the outcome of a copy of a version of the file.
  ///
  /// - Returns: Whether clients must be notified at once, because rows stay at risk.
  fileprivate func end(_ version: Int, _ outcome: FileBytes.Keeping) -> Bool {
    state.withLock { state in
      guard state.keeping?.version == version else { return false }
      switch outcome {
      case .done, .unwanted: state.keeping = nil
      case .changed: state.keeping?.risk = nil
      case .tooLarge: state.keeping?.risk = .tooLarge
      case .noRoom: state.keeping?.risk = .noRoom
      }
      return state.keeping?.risk != nil
    }
  }
}
