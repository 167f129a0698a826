import ColumnStorage
import EditJournal
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// The content of a backup: how the table was made, its unsaved edits, and its undo history.
struct TableBackup: Sendable {
  private let unsaved: UnsavedTable
  private let facts: TableFacts
  private let state: TableFacts.State
  private let journal: (id: UInt64, entryCount: Int, base: JournalBase)?
  /// How the table was made.
  let kind: JournalOrigin.Kind

  /// A backup of a table as it is now. On the table's mailbox.
  init(_ unsaved: UnsavedTable, _ facts: TableFacts) {
    self.facts = facts
    state = facts.state.withLock { $0 }
    journal = state.journal?.extent
    switch state.source {
    case .file: kind = .file
    case .inline: kind = .inline
    case .created: kind = .created
    }
    var unsaved = unsaved
    unsaved.hasNoFile = kind == .created
    self.unsaved = unsaved
  }

  /// Its bytes. O(edits + steps), and O(cells) for a created table. Reads the file, so that it is
  /// known again.
  ///
  /// - Throws: ``NotKept``.
  func bytes() throws -> [UInt8] {
    let origin = try origin()
    let (path, base) = file()
    let header = JournalHeader(
      id: .random(in: 1...UInt64.max), path: path, base: base,
      columns: columns, owner: JournalSystem.owner, reading: reading(base), opening: opening)
    var difference = UnsavedDifference(unsaved, SavedNames(of: unsaved))
    var beginning = difference.beginning()
    beginning.predecessor = journal?.id ?? 0
    beginning.predecessorEntries = journal?.entryCount ?? 0
    do throws(JournalRefusal) {
      return try bytes(header, origin, beginning)
    } catch {
      throw NotKept(refusal: error)
    }
  }

  private func bytes(
    _ header: JournalHeader, _ origin: JournalOrigin, _ beginning: JournalBeginning
  ) throws(JournalRefusal) -> [UInt8] {
    var writer = JournalWriter(id: header.id)
    var bytes = JournalFormat.beginning(header, isBackup: true)
    bytes += try writer.origin(origin)
    do throws(JournalRefusal) {
      bytes += try writer.beginning(beginning)
    } catch {
      // Without the steps that have no form, and in frames that are not too large.
      bytes += try writer.beginning(beginning.divided())
    }
    bytes += writer.end()
    if bytes.count > JournalFile.bytesMax { throw .journalTooLarge }
    return bytes
  }

  private var columns: [JournalColumn] {
    kind == .file && !unsaved.isAsOpened
      ? SavedNames.columns(ofFile: unsaved.saved) : SavedNames.columns(of: unsaved.saved)
  }

  private var opening: Text? {
    if kind == .created { return nil }
    if unsaved.isAsOpened { return KnownReading(asOpened: unsaved.saved, state)?.document }
    return KnownReading(of: unsaved.saved, state, state.saveStyle).document
  }

  private func reading(_ base: JournalBase) -> JournalReading? {
    guard kind == .file else { return nil }
    if !unsaved.isAsOpened { return .records(of: unsaved.saved, byteSize: base.size) }
    return JournalReading(of: unsaved.table.content.source)
  }

  private func origin() throws -> JournalOrigin {
    guard let made = state.origin else { throw NotKept(refusal: .noForm) }
    switch kind {
    case .created:
      let request = TableOrigin.text(try made.creation(unsaved.saved))
      return JournalOrigin(kind: .created, request: request)
    case .inline:
      let source = (unsaved.table.content.source as? CSVSource)?.bytes
      let content = try source.map { try $0.bytes(0..<$0.size) }
      return JournalOrigin(kind: .inline, request: made.request, content: content ?? [])
    case .file:
      let saved = unsaved.isAsOpened ? nil : unsaved.saved
      let request = TableOrigin.text(try made.opening(file().path, saved))
      return JournalOrigin(kind: .file, request: request)
    }
  }

  /// The table's file, and by what it is known again.
  private func file() -> (path: Text, base: JournalBase) {
    let none = JournalBase(size: 0, seconds: 0, nanoseconds: 0, node: 0)
    guard let name = state.file?.name ?? state.savedName else {
      if case .file(let path, _) = state.source { return (path, none) }
      return ("", none)
    }
    let path = JournalSystem.wholePath(name.resolved) ?? name.resolved
    let base = name.stamp.journalBase
    for known in [journal?.base, facts.state.withLock({ $0.backupBase })].compactMap({ $0 })
    where known.isUntouched(base) && known.hash != nil {
      return (path, known)
    }
    var hashed = base
    hashed.hash = BaseComparison.hash(of: path, base)
    let found = hashed
    facts.state.withLock { $0.backupBase = found }
    return (path, found)
  }
}
