import ColumnStorage
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues

/// What is known of a table's file as it is read in one dialect. Undo and redo of the change of the
/// dialect exchange it.
struct DialectReading: FileReading {
  private let reload: FileReload
  private let reading: SourceReading

  /// What is known now.
  init(_ reload: FileReload) {
    self.reload = reload
    reading = reload.facts.state.withLock { $0.reading }
  }

  func exchange(_ session: isolated TableSession) -> any FileReading {
    let until = DialectReading(reload)
    if let file = reading.file, let present = until.reading.file, file !== present {
      file.resume(as: present)
      present.retire()
    }
    let watch = reload.facts.state.withLock { facts in
      facts.reading = reading
      return facts.watch
    }
    guard let table = try? session.state(),
      let source = reading.base?.source ?? table.content.source as? CSVSource
    else { return until }
    watch?.adopt(source)
    JournalSave.restart(reload.facts, session)
    if !reading.isExamined, let saved = session.savedState {
      // It was still being examined when it was read in the other dialect.
      let base = SaveBase(source: source, saved: saved)
      reload.facts.state.withLock { $0.base = base }
      reload.examine(base, session)
    }
    session.announceFacts()
    return until
  }
}
