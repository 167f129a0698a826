import ColumnStorage
import EditJournal
import Synchronization
import TableModel
import TableSessions
import TableValues

/// The journal of one table: takes its records, and writes them to a file before an answer leaves.
///
/// The file is created with the first record, so a table that is only looked at costs nothing.
/// Records are taken on the table's mailbox. Writing happens on the thread that writes answers, or
/// after the mailbox was drained.
final class TableJournal: ChangeJournal {
  /// Where and how a journal is written.
  struct Settings: Sendable {
    /// The folder of journals.
    var folder: Text
    /// Whether an answer waits until the device has the record.
    var syncs = false
  }

  /// Why edits are not written any more.
  enum Trouble: Sendable, Equatable {
    /// Writing failed.
    case failed(WriteFailure)
    /// A change cannot be written.
    case suspended(JournalRefusal)
  }

  /// What follows a save that is under way, in the names of the file that it makes.
  fileprivate struct Branch {
    var names: SavedNames
    let columns: [JournalColumn]
    var entries: [JournalEntry] = []
    var refusal: JournalRefusal?
  }

  fileprivate struct Pending {
    var header: JournalHeader
    var names = SavedNames.opened
    var writer: JournalWriter
    /// What is not written yet.
    var bytes: [UInt8] = []
    /// The size of all records so far.
    var byteCount = 0
    var trouble: Trouble?
    /// Whether the table has a file. Until then, only what follows a save is kept.
    var hasFile: Bool
    var branches: [Int: Branch] = [:]
    var branchCount = 0
    var isDue = false
  }

  fileprivate struct Output {
    var file: JournalFile?
    var size = 0
    /// Whether something is written that the device may not have.
    var isUnsynced = false
  }

  let settings: Settings
  private let folder: JournalFolder
  private let door: JournalDoor
  /// Runs work soon, on another thread or after the mailbox was drained.
  private let later: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs long work on a worker.
  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let troubled: @Sendable () -> Void
  private let pending: Mutex<Pending>
  private let output = Mutex(Output())

  /// A journal for a file's table.
  ///
  /// - Parameters:
  ///   - path: The file, without links; nil: the table has none yet.
  ///   - troubled: Called when edits are not written any more, on any thread.
  init(
    _ settings: Settings, path: Text?, base: JournalBase, columns: [JournalColumn],
    door: JournalDoor, later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    troubled: @escaping @Sendable () -> Void
  ) {
    self.settings = settings
    self.door = door
    self.later = later
    self.background = background
    self.troubled = troubled
    folder = JournalFolder(path: settings.folder)
    let header = JournalHeader(
      id: .random(in: 1...UInt64.max), path: path ?? "", base: base, columns: columns,
      owner: JournalSystem.owner)
    pending = Mutex(
      Pending(header: header, writer: JournalWriter(id: header.id), hasFile: path != nil))
  }

  /// Why edits are not written any more; nil: they are.
  var trouble: Trouble? { pending.withLock { $0.trouble } }

  // MARK: Records

  /// Takes a record.
  func note(_ record: EditRecord, before: TableState?, after: TableState) {
    guard record.isJournalled else { return }
    add { pending in
      let entry: (inout SavedNames) throws(JournalRefusal) -> JournalEntry = {
        (names) throws(JournalRefusal) in
        let named = try names.record(record, after)
        return .edit(named, insertedCount: names.count(ofInserted: after.content.insertedCount))
      }
      for number in pending.branches.keys { pending.branches[number]?.note(entry) }
      do throws(JournalRefusal) {
        guard pending.hasFile, pending.trouble == nil else { return }
        let bytes = try pending.writer.entry(try entry(&pending.names))
        pending.byteCount += bytes.count
        guard pending.byteCount <= JournalFile.bytesMax / 2 else { throw .tooLarge }
        pending.bytes += bytes
      } catch {
        pending.suspend(error)
      }
    }
  }

  /// Takes that the table is what its file holds.
  func noteReverted() {
    add { pending in
      for number in pending.branches.keys {
        pending.branches[number]?.note { _ in .reverted }
      }
      guard pending.hasFile, pending.trouble == nil else { return }
      pending.bytes += (try? pending.writer.entry(.reverted)) ?? []
    }
  }

  private func add(_ change: (inout Pending) -> Void) {
    let (isNew, isTroubled) = pending.withLock { pending in
      let wasFine = pending.trouble == nil
      let size = pending.bytes.count
      change(&pending)
      let isNew = pending.bytes.count > size && !pending.isDue
      if isNew { pending.isDue = true }
      // Before another thread can take the bytes for written.
      door.note(self, isNew: isNew)
      return (isNew, wasFine && pending.trouble != nil)
    }
    if isNew { later { [self] in write(isLast: false) } }
    if isTroubled { troubled() }
  }

  // MARK: Writing

  /// Writes what was taken. What fails ends the journal: the table says so.
  ///
  /// - Parameter isLast: Whether an answer is about to leave. The device is waited for only then.
  func write(isLast: Bool) {
    let hasFailed = output.withLock { output in
      let (bytes, header) = pending.withLock { pending in
        defer { pending.bytes = [] }
        if isLast || !settings.syncs { pending.isDue = false }
        if case .failed = pending.trouble { return ([UInt8](), pending.header) }
        return (pending.bytes, pending.header)
      }
      do throws(WriteFailure) {
        try write(bytes, header, &output)
        if isLast, settings.syncs, output.isUnsynced, let file = output.file {
          try file.sync()
          output.isUnsynced = false
        }
        return false
      } catch {
        pending.withLock { $0.trouble = .failed(error) }
        output.file?.cut(to: output.size)
        // Not even the header is there.
        if output.size == 0 {
          output.file?.remove()
          output.file = nil
        }
        return true
      }
    }
    if hasFailed { troubled() }
  }

  private func write(
    _ bytes: [UInt8], _ header: JournalHeader, _ output: inout Output
  ) throws(WriteFailure) {
    if bytes.isEmpty { return }
    var bytes = bytes
    if output.file == nil {
      output.file = try folder.create(header)
      output.size = 0
      if header.base.hash == nil { hashLater(header) }
      bytes = JournalFormat.beginning(header) + bytes
    }
    try output.file?.write(bytes, at: output.size)
    output.size += bytes.count
    output.isUnsynced = true
  }

  /// Notes the hash of the file's content, so that the journal is known to fit a copy of it.
  private func hashLater(_ header: JournalHeader) {
    background { [weak self] in
      guard let self, let hash = BaseComparison.hash(of: header.path, header.base) else { return }
      add { pending in
        let isWritten = pending.hasFile && pending.header.id == header.id
        guard isWritten, pending.trouble == nil else { return }
        pending.bytes += pending.writer.hash(hash)
      }
    }
  }

  // MARK: Saves

  /// Begins to keep what follows a state that is being saved.
  ///
  /// - Returns: A number for ``endSave(_:path:base:)``.
  func beginSave(_ state: TableState) -> Int {
    pending.withLock { pending in
      pending.branchCount += 1
      pending.branches[pending.branchCount] = Branch(
        names: SavedNames(of: state), columns: SavedNames.columns(of: state))
      return pending.branchCount
    }
  }

  /// Begins to keep edits that a file lacks which was merged with the table.
  ///
  /// - Returns: A number for ``endSave(_:path:base:)``.
  func beginMerge(_ merged: MergedTable) -> Int {
    let (state, after) = (merged.theirs, merged.state)
    let record = EditRecord(
      changes: merged.kept, cause: .edit, label: "Merge", historyClass: .step)
    return pending.withLock { pending in
      pending.branchCount += 1
      var branch = Branch(
        names: SavedNames(of: state, adopting: merged.ownRows),
        columns: SavedNames.columns(of: state))
      if !record.changes.isEmpty {
        branch.note { (names) throws(JournalRefusal) in
          let named = try names.record(record, after)
          return .edit(named, insertedCount: names.count(ofInserted: after.content.insertedCount))
        }
        // Only rows that undo can bring back were added.
        if merged.unsaved.isEmpty { branch.note { _ in .reverted } }
        branch.names.forgetSteps()
      }
      pending.branches[pending.branchCount] = branch
      return pending.branchCount
    }
  }

  /// Forgets a save that failed.
  func dropSave(_ number: Int) { pending.withLock { $0.branches[number] = nil } }

  /// Begins anew on a file that was saved: a journal of what followed the saved state.
  func endSave(_ number: Int, path: Text, base: JournalBase) {
    let old: JournalFile? = output.withLock { output in
      pending.withLock { pending in
        guard let branch = pending.branches.removeValue(forKey: number) else { return }
        let header = JournalHeader(
          id: .random(in: 1...UInt64.max), path: path, base: base, columns: branch.columns,
          owner: JournalSystem.owner)
        pending.header = header
        pending.writer = JournalWriter(id: header.id)
        pending.names = branch.names
        pending.trouble = nil
        pending.hasFile = true
        pending.bytes = []
        pending.byteCount = 0
        for entry in branch.entries {
          pending.bytes += (try? pending.writer.entry(entry)) ?? []
        }
        if let refusal = branch.refusal { pending.suspend(refusal) }
        let isNew = !pending.bytes.isEmpty && !pending.isDue
        if isNew { pending.isDue = true }
        door.note(self, isNew: isNew)
      }
      defer { output = Output() }
      return output.file
    }
    // The new journal is there before the old one goes.
    write(isLast: true)
    old?.remove()
  }

  /// Takes what the file is by now, which the table has, too: it was touched, or got more rows. Once
  /// the journal has begun, it says what the file was then. May wait for the device.
  func noteFile(_ path: Text, _ base: JournalBase) {
    let isKnown =
      output.withLock { $0.file != nil }
      || pending.withLock { !$0.hasFile || $0.header.base.isUntouched(base) }
    if isKnown { return }
    let base = BaseComparison.hashed(base, of: path)
    output.withLock { output in
      guard output.file == nil else { return }
      pending.withLock { $0.header.base = base }
    }
  }

  /// Removes the journal: the table is closed, and its client wants nothing of it any more.
  func remove() {
    let file = output.withLock { output in
      pending.withLock { pending in
        pending.bytes = []
        pending.hasFile = false
      }
      defer { output = Output() }
      return output.file
    }
    file?.remove()
  }
}

extension TableJournal.Pending {
  /// Ends the journal before the edits end.
  fileprivate mutating func suspend(_ refusal: JournalRefusal) {
    trouble = .suspended(refusal)
    bytes += writer.suspended(Text("\(refusal)"))
  }
}

extension TableJournal.Branch {
  fileprivate mutating func note(
    _ entry: (inout SavedNames) throws(JournalRefusal) -> JournalEntry
  ) {
    guard refusal == nil else { return }
    do throws(JournalRefusal) { entries.append(try entry(&names)) } catch { refusal = error }
  }
}
