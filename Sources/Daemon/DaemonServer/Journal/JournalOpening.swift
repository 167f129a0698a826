import ColumnStorage
import EditJournal
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// The journal of a table in the course of its life: opening, saving, closing.
enum JournalOpening {
  /// Looks for what earlier processes left behind of a file that was just opened. Runs on a worker.
  static func look(
    _ params: TableOpenParams, _ entry: TableRegistry.Entry, _ call: Call<some Sendable>
  ) {
    let settings = call.session.journal.with(params).settings(call.daemon.options.stateFolder)
    let name = entry.facts.state.withLock { state in
      state.journalSettings = settings
      return state.file?.name
    }
    guard let settings, let name, let path = JournalSystem.wholePath(name.resolved) else { return }
    let folder = JournalFolder(path: settings.folder)
    var findings = JournalFindings(in: folder, of: path, now: name.stamp.journalBase)
    findings.editors = JournalEditors(in: folder, of: path).owners
    let base = BaseComparison.hashed(name.stamp.journalBase, of: path)
    entry.facts.state.withLock { state in
      state.findings = findings
      state.journalBase = base
    }
  }

  /// How the file must be read, so that the edits that were left behind can be applied again; nil:
  /// by the request. The request is completed accordingly.
  static func adopt(
    _ params: inout TableOpenParams, _ entry: TableRegistry.Entry
  ) -> KnownReading? {
    guard let found = entry.facts.state.withLock({ $0.findings.found }), found.base != .different,
      var known = found.content.header.opening.flatMap({ KnownReading($0) }), known.admits(params)
    else { return nil }
    // A request that names columns names those that the table had: a save may have written other titles.
    if params.namesColumns { known.namesColumns = true }
    guard let text = known.requests.last, let said: TableOpenParams = try? TableOrigin.params(text)
    else { return known }
    (params.dialect, params.types) = (said.dialect, said.types)
    (params.sampleRows, params.widens) = (said.sampleRows, said.widens)
    if case .dialect? = found.content.header.reading {
      params.columns = said.columns
    } else {
      // What a save has made of the columns is in the journal's beginning.
      params.columns = nil
    }
    return known
  }

  /// Begins to keep the edits of a table of a file that was just opened.
  static func begin(
    _ session: isolated TableSession, _ entry: TableRegistry.Entry, _ call: Call<some Sendable>
  ) {
    let (name, base) = entry.facts.state.withLock { ($0.file?.name, $0.journalBase) }
    guard let name, let base, let table = try? session.state() else { return }
    session.journal = make(session, entry.facts, table, name.resolved, base, call.daemon)
  }

  private static func make(
    _ session: isolated TableSession, _ facts: TableFacts, _ table: TableState?,
    _ path: Text?, _ base: JournalBase, _ daemon: Daemon
  ) -> TableJournal? {
    guard let settings = facts.state.withLock({ $0.journalSettings }) else { return nil }
    let pool = daemon.pool
    let known = facts.state.withLock { [table] state in
      table.flatMap { KnownReading(asOpened: $0, state) }
    }
    let header = JournalHeader(
      id: .random(in: 1...UInt64.max),
      path: path.map { JournalSystem.wholePath($0) ?? $0 } ?? "", base: base,
      columns: table.map { SavedNames.columns(of: $0) } ?? [], owner: JournalSystem.owner,
      reading: table.flatMap { JournalReading(of: $0.content.source) },
      opening: known?.document)
    let journal = TableJournal(
      settings, header, hasFile: path != nil, door: daemon.journalDoor,
      later: { [weak session] work in
        if let session { session.afterwards(work) } else { work() }
      },
      background: { pool.submit(.long, $0) },
      contentHash: { [weak facts] base in
        let file = facts?.state.withLock { $0.file }
        return file.flatMap { BaseComparison.hash(of: $0, base) }
      },
      troubled: { [weak session] in session?.postNow { $0.announceFacts() } })
    let watch = EditorWatch(
      JournalFolder(path: settings.folder), folders: daemon.folders, pool: pool,
      own: { [weak journal] in journal?.ids ?? [] },
      tell: { [weak facts, weak session] editors in
        guard let facts, facts.noteEditors(editors) else { return }
        session?.post { $0.announceFacts() }
      })
    facts.state.withLock { ($0.journal, $0.editorWatch) = (journal, watch) }
    if path != nil { watch.follow(header.path) }
    return journal
  }

  /// Begins to keep what follows a state that is being saved.
  static func beginSave(
    _ session: isolated TableSession, _ facts: TableFacts, _ state: TableState,
    _ call: Call<some Sendable>
  ) -> JournalSave? {
    var journal = facts.state.withLock { $0.journal }
    if journal == nil {
      // It becomes the table of a file.
      let none = JournalBase(size: 0, seconds: 0, nanoseconds: 0, node: 0)
      journal = make(session, facts, nil, nil, none, call.daemon)
      session.journal = journal
    }
    return journal.map {
      JournalSave($0, of: UnsavedTable(asSaved: state, session.history), facts)
    }
  }

  /// Removes the journal of a table that was closed. What was left behind before it stays.
  static func end(_ entry: TableRegistry.Entry) {
    let (journal, found) = entry.facts.state.withLock { state in
      defer {
        (state.journal, state.editorWatch) = (nil, nil)
        state.findings = JournalFindings()
      }
      return (state.journal, state.findings.found)
    }
    // A request that has been answered may have it for a moment longer.
    found?.unlock()
    journal?.remove()
  }
}

extension TableOpenParams {
  /// Whether some option names a column.
  fileprivate var namesColumns: Bool {
    columns != nil || keyColumns != nil || defaultSort != nil || declarations != nil
      || sections != nil
  }
}

extension TableFacts {
  /// Takes which processes edit the file now.
  ///
  /// - Returns: Whether others did before.
  fileprivate func noteEditors(_ editors: [JournalOwner]) -> Bool {
    state.withLock { state in
      guard state.editorWatch != nil, state.findings.editors != editors else { return false }
      state.findings.editors = editors
      return true
    }
  }
}

extension WireJournal {
  /// The state of a table's journal for answers; nil: there is nothing to report.
  init?(_ facts: TableFacts.State) {
    let findings = facts.findings
    let trouble = facts.journal?.trouble
    // One that was killed has reported nothing.
    let editors = findings.editors.filter { JournalEditors.mayRun($0, isShared: true) }
    let isQuiet =
      findings.found == nil && editors.isEmpty && findings.unreadable.isEmpty
      && facts.restored == nil
    if trouble == nil, isQuiet { return nil }
    var state = facts.journal == nil ? JournalState.off : .on
    var reason: String?
    switch trouble {
    case nil: break
    case .blocked(let failure):
      state = .blocked
      reason = "\(failure.path) (\(failure.call): \(SystemError.words(failure.code)))"
    case .failed(let failure):
      state = .failed
      reason = "\(failure.path) (\(failure.call): \(SystemError.words(failure.code)))"
    case .suspended(let refusal):
      state = .suspended
      reason = refusal.words
    }
    self.init(
      state: state, reason: reason.map { WireText($0.utf8) },
      editors: editors.isEmpty ? nil : editors.map { Int($0.process) },
      unreadable: findings.unreadable.isEmpty ? nil : findings.unreadable.count,
      recoverable: findings.found.map { WireRecoverable($0) }, restored: facts.restored)
  }
}

extension WireRecoverable {
  fileprivate init(_ found: FoundJournal) {
    self.init(
      changes: found.content.entries.count, when: found.file.writtenMilliseconds,
      base: found.base,
      process: Int(found.content.header.owner.process), lostBytes: found.content.lostBytes,
      others: found.otherCount > 0 ? found.otherCount : nil,
      lostSteps: found.content.beginning.flatMap { $0.lostSteps > 0 ? $0.lostSteps : nil },
      suspended: found.content.suspension == nil ? nil : true)
  }
}

extension JournalRefusal {
  /// The reason in words.
  var words: String {
    switch self {
    case .tooLarge: "a change is larger than 64 MiB, which a record of the journal may have"
    case .journalTooLarge: "the journal would be larger than 512 MiB"
    case .noForm: "the journal has no form for a change of columns or rows"
    case .beforeSave: "a change restored content that the last save or reload removed"
    }
  }
}
