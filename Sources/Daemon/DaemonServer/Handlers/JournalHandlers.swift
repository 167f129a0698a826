import ColumnStorage
import EditJournal
import JSONRPC
import JSONText
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Edits that earlier processes left behind.
enum JournalHandlers {
  /// `table/recover`.
  static func recover(_ params: TableRecoverParams, _ call: Call<TableRecoverResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    let turn = ChangeTurn(call, entry.session)
    call.onAllRows(of: entry.session, view: nil, waits: true, turn) {
      [facts = entry.facts] session in
      turn.work(session)
      let found = facts.state.withLock { $0.findings.found }
      if found == nil, params.action == .apply { throw NotRecoverable(obstacle: .none) }
      var outcome = ReplayOutcome(revision: try session.state().revision, appliedCount: 0)
      var (lostCount, lostSteps) = (0, 0)
      if let found, params.action == .apply {
        (outcome, lostSteps) = try apply(found, facts, session, call)
        lostCount = found.content.entries.count - outcome.appliedCount
      } else {
        try call.beginChange()
        if params.action == .discard { found?.remove() }
      }
      facts.state.withLock { $0.findings.found = nil }
      call.answer.succeed(
        TableRecoverResult(
          revision: outcome.revision.rawValue, changes: outcome.appliedCount,
          lostChanges: lostCount, lostBytes: found?.content.lostBytes ?? 0,
          history: WireHistory(session.historySummary), lostSteps: lostSteps > 0 ? lostSteps : nil))
    }
  }

  private static func apply(
    _ found: FoundJournal, _ facts: TableFacts, _ session: isolated TableSession,
    _ call: Call<TableRecoverResult>
  ) throws -> (ReplayOutcome, lostSteps: Int) {
    if found.base == .different { throw NotRecoverable(obstacle: .base) }
    let table = try session.state()
    if let obstacle = found.content.obstacle(in: table) {
      throw NotRecoverable(obstacle: obstacle)
    }
    guard session.isUntouched, !session.isSaving else { throw NotRecoverable(obstacle: .edited) }
    let types = table.content.schema.types
    let changes = KeptChange.changes(of: found.content, types)
    let beginning = try KeptBeginning(of: found.content, types)
    try call.beginChange()
    let journal = facts.state.withLock { $0.journal }
    let outcome = try session.replay(changes, after: beginning)
    if !outcome.hasBegun { throw NotRecoverable(obstacle: .misfit) }
    if let beginning { facts.noteTitles(beginning, session) }
    // The table's own journal has all of it before the old one is removed.
    journal?.write(isLast: true)
    let lostSteps = beginning?.lostSteps ?? 0
    if journal == nil || journal?.trouble != nil { return (outcome, lostSteps) }
    let isWhole =
      outcome.appliedCount == found.content.entries.count && found.content.lostBytes == 0
    if found.isBackup { return (outcome, lostSteps) }
    found.removeSuperseded()
    if isWhole {
      found.file.remove()
    } else {
      let kept = Text(found.file.path.utf8 + JournalFolder.keptEnding)
      try? FolderCalls.rename(found.file.path, to: kept)
    }
    return (outcome, lostSteps)
  }

  /// `journal/list`.
  static func list(_ params: JournalListParams, _ call: Call<JournalListResult>) throws {
    let folder = journalFolder(params.journalFolder, call)
    call.daemon.pool.submit(.files) {
      let journals = folder.map { JournalFolder(path: $0) }
      let items = journals?.names.compactMap { name in
        journals.flatMap { WireJournalItem(name, in: $0) }
      }
      call.answer.succeed(JournalListResult(items: items ?? [], folder: folder.map { $0.utf8 }))
    }
  }

  private static func journalFolder(_ named: WireText?, _ call: Call<some Sendable>) -> Text? {
    call.session.journal.folder(call.daemon.options.stateFolder, named: named)
  }

  /// `journal/remove`.
  static func remove(_ params: JournalRemoveParams, _ call: Call<JournalRemoveResult>) throws {
    let folder = journalFolder(params.journalFolder, call)
    call.daemon.pool.submit(.files) {
      var removed: [WireText] = []
      for name in params.journals {
        guard let journals = folder.map({ JournalFolder(path: $0) }), journals.isName(Text(name)),
          let (file, isLocked) = JournalFile.existing(journals.place(Text(name))), isLocked,
          !JournalFindings.isForeign(file)
        else { continue }
        file.remove()
        removed.append(name)
      }
      call.answer.succeed(JournalRemoveResult(removed: removed))
    }
  }
}

extension KeptChange {
  /// The changes of a journal, up to the first whose columns cannot be read.
  static func changes(of content: JournalContent, _ types: [NamedType]) -> [KeptChange] {
    var changes: [KeptChange] = []
    changes.reserveCapacity(content.entries.count)
    for entry in content.entries {
      switch entry {
      case .edit(let record, let count):
        guard let whole = try? ColumnForms.completed(record, types) else { return changes }
        changes.append(.record(whole, insertedCount: count))
      case .reverted: changes.append(.reverted)
      }
    }
    return changes
  }
}

extension KeptBeginning {
  /// The beginning of a journal; nil: it has none. Steps whose columns cannot be read are left out,
  /// and those before them.
  ///
  /// - Throws: ``NotRecoverable`` if the columns of the beginning cannot be read.
  init?(of content: JournalContent, _ types: [NamedType]) throws(NotRecoverable) {
    guard let beginning = content.beginning else { return nil }
    self.init(clean: beginning.clean)
    (others, savedCount) = (beginning.others, beginning.savedParts)
    for part in beginning.parts + [beginning.record].compactMap({ $0 }) {
      guard let record = try? ColumnForms.completed(part.record, types) else {
        throw NotRecoverable(obstacle: .misfit)
      }
      records.append((record, part.insertedCount))
    }
    func readable(_ steps: [KeptStep]) -> [KeptStep] {
      var result: [KeptStep] = []
      for step in steps.reversed() {
        guard let step = try? ColumnForms.completed(step, types) else { break }
        result.append(step)
      }
      return result.reversed()
    }
    steps = readable(beginning.steps.filter(\.isDone))
    steps += readable(beginning.steps.filter { !$0.isDone })
    lostSteps = beginning.lostSteps + beginning.steps.count - steps.count
  }
}

extension TableFacts {
  /// Records the titles in the header of the file, after a beginning that leads to the saved table.
  /// A client may have given a column another title then, and not now.
  func noteTitles(_ beginning: KeptBeginning, _ session: isolated TableSession) {
    guard beginning.savedCount > 0, let saved = session.savedState else { return }
    let titles = saved.content.schema.columns.map { ($0.number, $0.title) }
    state.withLock { $0.titles = Dictionary(uniqueKeysWithValues: titles) }
  }
}

/// Why edits cannot be made again.
struct NotRecoverable: AnsweredError {
  /// What is in the way.
  var obstacle: RecoveryObstacle

  /// The error of the answer.
  var responseError: ResponseError {
    let words =
      switch obstacle {
      case .none: "No edits of the file were left behind."
      case .base: "The file has another content than the edits were made on."
      case .columns: "The file was opened with other columns or types."
      case .dialect: "The file was opened with another dialect, so its records are others."
      case .edited: "The table has been edited since it was opened."
      case .misfit: "What the edits begin with does not fit the table."
      }
    return .failed("notRecoverable", words, [("obstacle", .string(obstacle.rawValue))])
  }
}

extension WireJournalItem {
  /// The facts in a journal; nil: it does not exist any more.
  fileprivate init?(_ name: Text, in folder: JournalFolder) {
    guard let (file, isLocked) = JournalFile.existing(folder.place(name)) else { return nil }
    self.init(
      journal: name.utf8, bytes: file.size, when: file.writtenMilliseconds, inUse: !isLocked)
    do throws(JournalProblem) {
      let content = try JournalContent(file.bytes() ?? [])
      path = content.header.path.utf8
      changes = content.entries.count
      process = Int(content.header.owner.process)
    } catch {
      switch error {
      case .foreign: problem = .foreign
      case .newer: problem = .newer
      case .damaged: problem = .damaged
      }
    }
  }
}
