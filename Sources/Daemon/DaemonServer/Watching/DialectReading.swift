import ColumnStorage
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues

/// What is known of a table's file as it is read in one dialect.
struct DialectReading: FileReading {
  private let reload: FileReload
  private let state: TableFacts.State

  /// What is known now.
  init(_ reload: FileReload) {
    self.reload = reload
    state = reload.facts.state.withLock { $0 }
  }

  func exchange(_ session: isolated TableSession) -> any FileReading {
    let until = DialectReading(reload)
    if let file = state.file, let present = until.state.file, file !== present {
      file.resume(as: present)
      present.retire()
    }
    let watch = reload.facts.state.withLock { facts in
      facts.file = state.file
      facts.savedName = state.savedName
      facts.base = state.base
      facts.fileVersion = state.fileVersion
      facts.sniffing = state.sniffing
      facts.preamble = state.preamble
      facts.sampleRows = state.sampleRows
      facts.forced = state.forced
      facts.nullValues = state.nullValues
      facts.evidence = state.evidence
      facts.diagnostics = state.diagnostics
      facts.diagnosticCounts = state.diagnosticCounts
      facts.isExamined = state.isExamined
      facts.longRows = state.longRows
      facts.saveStyle = state.saveStyle
      facts.origin = state.origin
      return facts.watch
    }
    guard let table = try? session.state(),
      let source = state.base?.source ?? table.content.source as? CSVSource
    else { return until }
    watch?.adopt(source)
    JournalSave.restart(reload.facts, session)
    if !state.isExamined, let saved = session.savedState {
      // It was still being examined when it was read in the other dialect.
      let base = SaveBase(source: source, saved: saved)
      reload.facts.state.withLock { $0.base = base }
      reload.examine(base, session)
    }
    session.announceFacts()
    return until
  }
}
