import ColumnStorage
import EditJournal
import JSONText
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Backups: what is not saved, in a file of the client.
enum BackupHandlers {
  /// `table/backup`.
  static func backup(_ params: TableBackupParams, _ call: Call<TableBackupResult>) throws {
    let path = try path(params)
    let entry = try call.daemon.registry.table(params.table)
    call.onAllRows(of: entry.session, view: nil, waits: true) { [facts = entry.facts] session in
      guard let unsaved = session.unsavedTable else { throw TableError.closed }
      if facts.state.withLock({ $0.database != nil || $0.lent != nil }) {
        throw NotSavable(
          reason: "Tables of databases and of lent sources have no backups."
            + " table/export writes files.")
      }
      if facts.state.withLock({ $0.text != nil }) {
        throw NotSavable(reason: "The client has the text, which a backup would lack.")
      }
      let isDirty = session.saveSummary.isDirty
      let backup = TableBackup(unsaved, facts)
      call.daemon.pool.submit(.files) {
        call.answer.attempt {
          let bytes = try backup.bytes()
          if call.answer.isCancelled { throw DaemonError.cancelled }
          try BackupFile.write(bytes, to: path) { try call.answer.beginChange() }
          let isAbsolute = path.utf8.first == UInt8(ascii: "/")
          call.answer.succeed(
            TableBackupResult(
              revision: unsaved.table.revision.rawValue, path: path.utf8, bytes: bytes.count,
              dirty: isDirty, holds: backup.kind == .file ? .edits : .content,
              uri: isAbsolute ? FileURI.uri(of: path) : nil))
        }
      }
    }
  }

  private static func path(_ params: TableBackupParams) throws -> Text {
    if let path = params.path {
      try FolderCalls.checkName(Text(path), at: "/path")
      return Text(path)
    }
    if let path = params.uri.flatMap({ FileURI.path($0) }), !path.utf8.contains(0) { return path }
    throw DaemonError.invalid(
      pointer: "/uri", expected: "a file: URI of this machine",
      found: "\"\(String(decoding: params.uri ?? [], as: UTF8.self))\"")
  }

  /// `table/open` with a backup.
  static func open(_ path: Text, _ params: TableOpenParams, _ call: MethodCall) throws {
    let (id, entry) = try TableHandlers.add(call, params.table, TableFacts())
    let box = RestoredBox()
    let tell = TableHandlers.ending(call, id, entry, path) { box.table }
    TableHandlers.start(id, call.daemon, .files) {
      do {
        let (content, origin) = try BackupFile.read(path)
        box.table = RestoredTable(path: path, content: content, hasFile: origin.kind == .file)
        var known = content.header.opening.flatMap { KnownReading($0) }
        // The request has the ids that the table has for its columns.
        known?.namesColumns = true
        try make(origin, known, path, params, id, entry, call, tell)
      } catch {
        tell(.failure(error))
      }
    }
  }

  private static func make(
    _ origin: JournalOrigin, _ known: KnownReading?, _ backup: Text, _ params: TableOpenParams,
    _ id: String, _ entry: TableRegistry.Entry, _ call: MethodCall,
    _ tell: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) throws {
    guard origin.kind != .created else {
      var request: TableCreateParams = try request(origin, backup)
      request.name = params.name ?? request.name
      return try TableHandlers.make(request, id, entry, call, tell)
    }
    var request: TableOpenParams = try request(origin, backup)
    request.name = params.name ?? request.name
    request.progressToken = params.progressToken
    request.journal = params.journal
    request.journalFolder = params.journalFolder
    request.durability = params.durability
    request.whenFileChanges = params.whenFileChanges ?? request.whenFileChanges
    // Edits are made on all rows.
    request.waits = true
    let path = request.path.map { Text($0) }
    try TableHandlers.load(
      request, path, id, entry, call, content: origin.kind == .inline ? origin.content : nil,
      known: known, tell)
  }

  /// The request that a backup has. A program that wrote another one is a newer one, or it is damaged.
  private static func request<Params: WireParams>(
    _ origin: JournalOrigin, _ backup: Text
  ) throws -> Params {
    do {
      return try TableOrigin.params(origin.request)
    } catch {
      throw BadBackup(path: backup, problem: .damaged)
    }
  }
}

/// What a table is restored from, once it was read.
private final class RestoredBox: Sendable {
  private let state = Mutex<RestoredTable?>(nil)

  var table: RestoredTable? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// A backup that was read.
struct RestoredTable: Sendable {
  /// Its path.
  let path: Text
  /// What is in it.
  let content: JournalContent
  /// How the file relates to what the edits were made on.
  private let base: RecoveryBase
  /// The file when it was compared; nil: the table has none.
  private let compared: JournalBase?

  /// Compares the file with what the edits were made on. May wait for the device.
  init(path: Text, content: JournalContent, hasFile: Bool) {
    (self.path, self.content) = (path, content)
    let file = content.header.path
    compared = hasFile ? OpenFile.stamp(of: file)?.journalBase : nil
    base =
      hasFile
      ? compared.map { BaseComparison.base(content.header.base, of: file, $0) } ?? .different
      : .same
  }

  /// Makes the unsaved table of the one that was just opened, if its file is what it was.
  ///
  /// - Throws: ``NotRecoverable`` if it does not fit.
  func apply(_ session: isolated TableSession, _ facts: TableFacts) throws {
    let table = try session.state()
    let now = facts.state.withLock { $0.file?.name.stamp.journalBase }
    let isCompared = compared.map { now?.isUntouched($0) ?? false } ?? true
    let base = isCompared ? base : .different
    if base == .different {
      return facts.state.withLock { state in
        state.restored = WireRestored(backup: path.utf8, steps: 0, base: base)
      }
    }
    if let obstacle = content.obstacle(in: table) {
      throw NotRecoverable(obstacle: obstacle)
    }
    let beginning = try KeptBeginning(of: content, table.content.schema.types)
    if try !session.replay([], after: beginning).hasBegun {
      throw NotRecoverable(obstacle: .misfit)
    }
    if let beginning { facts.noteTitles(beginning, session) }
    facts.state.withLock { state in
      let (steps, lost) = (beginning?.steps.count ?? 0, beginning?.lostSteps ?? 0)
      state.restored = WireRestored(
        backup: path.utf8, steps: steps, base: base, lostSteps: lost > 0 ? lost : nil)
      removeCopy(&state)
    }
  }

  /// Removes the journal with the same edits, which the process that made the backup left behind.
  private func removeCopy(_ state: inout TableFacts.State) {
    guard let found = state.findings.found, let beginning = content.beginning,
      found.content.header.id == beginning.predecessor,
      found.content.entries.count == beginning.predecessorEntries
    else { return }
    found.remove()
    state.findings.found = nil
  }
}
