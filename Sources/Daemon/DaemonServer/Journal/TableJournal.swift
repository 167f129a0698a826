import ColumnStorage
import EditJournal
import Synchronization
import TableModel
import TableSessions
import TableValues

/// The journal of one table: collects its records, and writes them to a file before an answer is
/// sent.
///
/// The file is created with the first record, so a table that is only viewed costs nothing. Records
/// are added on the table's mailbox. Writing happens on the thread that writes answers, or after
/// the mailbox was drained.
final class TableJournal: ChangeJournal {
  /// Where and how a journal is written.
  struct Settings: Sendable {
    /// The folder of journals.
    var folder: Text
    /// Whether an answer waits until the device has the record.
    var syncs = false
  }

  /// What follows a save that is under way, in the names of the file that it makes.
  fileprivate struct Branch {
    var stream: JournalStream
    /// Whether the file may have the saved content from now on. Records are then written to both
    /// journals.
    var isExposed = false
  }

  fileprivate struct Pending {
    var stream: JournalStream
    var trouble: JournalTrouble?
    /// The state with the record that was written before it was applied.
    var kept: Revision?
    /// Whether the table has a file. Until then, only what follows a save is kept.
    var hasFile: Bool
    var branches: [Int: Branch] = [:]
    var branchCount = 0
    var isDue = false
    /// Whether the journal was restarted on another content, and the file of the old one must be
    /// removed.
    var isAnew = false
  }

  /// A journal's file.
  fileprivate struct Output {
    var file: JournalFile?
    var size = 0
    /// Whether something is written that the device may not have.
    var isUnsynced = false
  }

  fileprivate struct Outputs {
    var main = Output()
    var branches: [Int: Output] = [:]

    /// Removes and returns the files with content that the device may not have yet. The caller
    /// waits for the device.
    mutating func popUnsynced() -> [JournalFile] {
      var files: [JournalFile] = []
      if main.isUnsynced, let file = main.file { files.append(file) }
      main.isUnsynced = false
      for number in branches.keys {
        if branches[number]?.isUnsynced == true, let file = branches[number]?.file {
          files.append(file)
        }
        branches[number]?.isUnsynced = false
      }
      return files
    }
  }

  let settings: Settings
  private let folder: JournalFolder
  private let door: JournalDoor
  /// Runs work soon, on another thread or after the mailbox was drained.
  private let later: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs long work on a worker.
  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let troubled: @Sendable () -> Void
  private let contentHash: @Sendable (JournalBase) -> UInt64?
  private let pending: Mutex<Pending>
  private let output = Mutex(Outputs())

  /// A journal for a file's table.
  ///
  /// - Parameters:
  ///   - hasFile: Whether the table has a file, which is the one of the header.
  ///   - contentHash: Called on a worker for the hash of what the table was read from; nil: it is
  ///     not that of this base, or not known.
  ///   - troubled: Called when edits are not written any more, on any thread.
  init(
    _ settings: Settings, _ header: JournalHeader, hasFile: Bool, door: JournalDoor,
    later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    contentHash: @escaping @Sendable (JournalBase) -> UInt64?,
    troubled: @escaping @Sendable () -> Void
  ) {
    self.settings = settings
    self.door = door
    self.later = later
    self.background = background
    self.troubled = troubled
    self.contentHash = contentHash
    folder = JournalFolder(path: settings.folder)
    pending = Mutex(Pending(stream: JournalStream(header), hasFile: hasFile))
  }

  /// Why edits are not written any more; nil: they are.
  var trouble: JournalTrouble? { pending.withLock { $0.trouble } }

  // MARK: Records

  /// Adds a record.
  func note(_ record: EditRecord, before: TableState?, after: TableState) {
    guard record.isJournalled else { return }
    let isKept = pending.withLock { pending in
      defer { pending.kept = nil }
      return pending.kept == after.revision
    }
    add(isKept: isKept) { $0.note(record, after) }
  }

  /// Adds records that only write cells.
  func note(_ records: [EditRecord], after: TableState) {
    pending.withLock { $0.kept = nil }
    add { stream in
      for record in records where record.isJournalled { stream.note(record, after) }
    }
  }

  /// Adds that the table equals its file.
  func recordReverted() { add { $0.recordReverted() } }

  /// Adds the state of the table before its first record.
  func recordBeginning(_ beginning: KeptBeginning) { add { $0.note(beginning) } }

  /// The number of the journal, how many records it has, and the content that it is about.
  var extent: (id: UInt64, entryCount: Int, base: JournalBase) {
    pending.withLock {
      ($0.stream.header.id, $0.stream.entryCount, $0.stream.header.base)
    }
  }

  /// The numbers of its journals: two while a save is under way.
  var ids: Set<UInt64> {
    pending.withLock { Set([$0.stream.header.id] + $0.branches.values.map(\.stream.header.id)) }
  }

  /// - Parameter isKept: Whether the journal has it already, and only those of saves lack it.
  private func add(isKept: Bool = false, _ change: (inout JournalStream) -> Void) {
    let (isNew, isTroubled) = pending.withLock { pending in
      let wasFine = pending.trouble?.isLasting != true
      let size = pending.unwrittenBytes
      if !pending.branches.isEmpty { pending.changeBranches(change) }
      if pending.hasFile, wasFine, !isKept { change(&pending.stream) }
      if wasFine, let refusal = pending.stream.refusal { pending.trouble = .suspended(refusal) }
      let isNew = pending.unwrittenBytes > size && !pending.isDue
      if isNew { pending.isDue = true }
      // Before another thread can assume that the bytes are written.
      door.note(self, isNew: isNew)
      return (isNew, wasFine && pending.trouble?.isLasting == true)
    }
    if isNew { later { [self] in writeIfDue() } }
    if isTroubled { troubled() }
  }

  // MARK: Keeping

  /// Writes a record before it is applied. Frames that were added before are written with it.
  func keep(_ record: EditRecord, after: TableState) throws(TableError) {
    guard record.isJournalled else { return }
    let (failure, isNews) = output.withLock { keep(record, after, &$0) }
    if isNews { troubled() }
    guard let failure else { return }
    throw .journalFailed(
      JournalFailure(path: failure.path, call: failure.call, code: failure.code))
  }

  /// - Returns: The reason why the record must not be applied, and whether the reported state of
  ///   the journal has changed.
  private func keep(
    _ record: EditRecord, _ after: TableState, _ output: inout Outputs
  ) -> (WriteFailure?, isNews: Bool) {
    var isNews = false
    // A restarted journal is written before the old one is removed.
    if pending.withLock({ $0.isAnew }) {
      isNews = write(isLast: false, &output)
      if let failure = pending.withLock({ $0.obstacle }) { return (failure, isNews) }
    }
    let found: (old: JournalStream, taken: Taken)? = pending.withLock { pending in
      guard pending.hasFile, pending.trouble?.isLasting != true else { return nil }
      let old = pending.stream
      pending.stream.note(record, after)
      if pending.stream.refusal != nil {
        pending.stream = old
        return nil
      }
      let bytes = pending.stream.take()
      return (old, Taken(bytes: bytes, whole: pending.stream))
    }
    guard let (old, taken) = found else { return (nil, isNews) }
    do throws(WriteFailure) {
      try write(taken, &output.main, isLast: false)
    } catch {
      let trouble = JournalTrouble(error, hasBegun: output.main.file != nil)
      let isNew = pending.withLock { pending in
        pending.stream = old
        defer { pending.trouble = trouble }
        return pending.trouble != trouble
      }
      return (trouble.isLasting ? nil : error, isNew)
    }
    let wasBlocked = pending.withLock { pending in
      pending.kept = after.revision
      if settings.syncs {
        // The answer waits for the device.
        door.note(self, isNew: !pending.isDue)
        pending.isDue = true
      }
      defer { if pending.trouble?.isLasting == false { pending.trouble = nil } }
      return pending.trouble != nil
    }
    return (nil, isNews || wasBlocked)
  }

  // MARK: Writing

  /// Writes the added frames, unless an answer was sent since: they were written before it.
  private func writeIfDue() {
    if pending.withLock({ $0.unwrittenBytes > 0 }) { write(isLast: false) }
  }

  /// Writes the added frames. A failure ends the journal, and the table reports that.
  ///
  /// - Parameter isLast: Whether an answer is about to be sent. Only then it waits for the device.
  func write(isLast: Bool) {
    let (isNews, due) = output.withLock { output in
      let isNews = write(isLast: isLast, &output)
      return (isNews, isLast && settings.syncs ? output.popUnsynced() : [])
    }
    // Without the lock: what is written meanwhile shares the next wait.
    let hasFailed = due.contains { !isSynced($0) }
    if isNews || hasFailed { troubled() }
  }

  private func isSynced(_ file: JournalFile) -> Bool {
    do throws(WriteFailure) {
      try file.sync()
      return true
    } catch {
      pending.withLock { $0.trouble = .failed(error) }
      return false
    }
  }

  private func write(isLast: Bool, _ output: inout Outputs) -> Bool {
    let (main, branches, isAnew, before) = pending.withLock { pending in
      if isLast || !settings.syncs { pending.isDue = false }
      defer { pending.isAnew = false }
      return (pending.taken(), pending.recordsOfBranches(), pending.isAnew, pending.trouble)
    }
    // The new journal is written before the old one is removed.
    let old = output.main
    if isAnew { output.main = Output() }
    var failure: WriteFailure?
    var trouble: JournalTrouble?
    do throws(WriteFailure) {
      try write(main, &output.main, isLast: false)
      if isAnew { old.file?.remove() }
    } catch {
      failure = error
      trouble = JournalTrouble(error, hasBegun: old.file != nil)
      if isAnew { output.main = old }
      pending.withLock { $0.putBack(main, isAnew: isAnew) }
    }
    for (number, stream) in branches {
      do throws(WriteFailure) {
        try write(stream, &output.branches[number, default: Output()], isLast: false)
      } catch {
        failure = failure ?? error
        trouble = trouble ?? .blocked(error)
        pending.withLock { $0.branches[number]?.stream.putBack(stream.bytes) }
      }
    }
    let hasWritten = main != nil && failure == nil
    return pending.withLock { pending in
      if let trouble {
        pending.trouble = trouble
      } else if hasWritten, pending.trouble?.isLasting == false {
        pending.trouble = nil
      }
      return pending.trouble != before
    }
  }

  private func write(
    _ stream: Taken?, _ output: inout Output, isLast: Bool
  ) throws(WriteFailure) {
    do throws(WriteFailure) {
      if let stream { try write(stream.bytes, stream.whole, &output) }
      guard isLast, settings.syncs, output.isUnsynced, let file = output.file else { return }
      try file.sync()
      output.isUnsynced = false
    } catch {
      output.file?.cut(to: output.size)
      // Not even the header is there.
      if output.size == 0 {
        output.file?.remove()
        output.file = nil
      }
      throw error
    }
  }

  private func write(
    _ bytes: [UInt8], _ stream: JournalStream, _ output: inout Output
  ) throws(WriteFailure) {
    var bytes = bytes
    if output.file == nil {
      let opening = stream.opening
      output.file = try folder.create(stream.header, syncs: settings.syncs)
      output.size = 0
      if stream.header.base.hash == nil { hashLater(stream.header) }
      bytes = opening.bytes + bytes
      if let refusal = opening.refusal {
        pending.withLock { $0.refuse(refusal, id: stream.header.id) }
      }
    }
    let isFirst = output.size == 0
    try output.file?.write(bytes, at: output.size)
    output.size += bytes.count
    output.isUnsynced = true
    if isFirst { pending.withLock { $0.forgetBeginning(of: stream.header.id) } }
  }

  /// Adds the hash of the file's content, so that a copy of the file can be recognized.
  private func hashLater(_ header: JournalHeader) {
    background { [weak self] in
      guard let self,
        let hash = BaseComparison.hash(of: header.path, header.base) ?? contentHash(header.base)
      else { return }
      let isNew = pending.withLock { pending in
        let isWritten = pending.hasFile && pending.stream.header.id == header.id
        guard isWritten, pending.trouble == nil else { return false }
        pending.stream.note(hash: hash)
        pending.stream.header.base.hash = hash
        defer { pending.isDue = true }
        door.note(self, isNew: !pending.isDue)
        return !pending.isDue
      }
      if isNew { later { [self] in write(isLast: false) } }
    }
  }

  // MARK: Saves

  /// Begins to keep what follows a state that is being saved.
  ///
  /// - Returns: A number for ``endSave(_:path:base:)``.
  func beginSave(_ unsaved: UnsavedTable) -> Int {
    let stream = JournalStream(of: unsaved)
    return pending.withLock { pending in
      pending.branchCount += 1
      pending.branches[pending.branchCount] = Branch(stream: stream)
      return pending.branchCount
    }
  }

  /// Forgets a save that failed.
  func dropSave(_ number: Int) {
    let file = output.withLock { output in
      pending.withLock { $0.branches[number] = nil }
      return output.branches.removeValue(forKey: number)?.file
    }
    file?.remove()
  }

  /// Records that the file is about to get the saved content. From now on there are two journals, for
  /// the old file and the new one. After a kill, the one that fits is used. May wait for the device.
  func exposeSave(_ number: Int, path: Text, base: JournalBase, opening: Text) {
    makeBeginning(ofSave: number)
    let hasFailed = output.withLock { output in
      let isNeeded = pending.withLock { pending in
        guard var branch = pending.branches[number] else { return false }
        if output.branches[number]?.file != nil {
          // The file is written in another way than it was meant to be.
          if let hash = base.hash { branch.stream.note(hash: hash) }
          pending.branches[number] = branch
          return true
        }
        branch.stream.header.path = path
        branch.stream.take(base: base, opening: opening)
        branch.isExposed = true
        pending.branches[number] = branch
        return !branch.stream.isEmpty || output.main.file != nil || !pending.stream.isEmpty
      }
      guard isNeeded else { return false }
      let taken = pending.withLock { $0.recordsOfBranch(number) }
      do throws(WriteFailure) {
        try write(taken, &output.branches[number, default: Output()], isLast: true)
        return false
      } catch {
        pending.withLock { pending in
          // It is written again when the save has ended.
          if let taken { pending.branches[number]?.stream.putBack(taken.bytes) }
          pending.trouble = error.call == "fsync" ? .failed(error) : .blocked(error)
        }
        return true
      }
    }
    if hasFailed { troubled() }
  }

  /// Makes the beginning of a save's journal, in advance.
  private func makeBeginning(ofSave number: Int) {
    let (stream, predecessor) = pending.withLock { pending in
      (pending.branches[number]?.stream, pending.hasFile ? pending.stream.header.id : 0)
    }
    stream?.makeBeginning(after: predecessor)
  }

  /// Restarts the journal on a file that was saved. It then has the changes since the saved state.
  /// May wait for the device.
  func endSave(_ number: Int, path: Text, base: JournalBase, opening: Text) {
    makeBeginning(ofSave: number)
    let old: [JournalFile?] = output.withLock { output in
      let branch = output.branches.removeValue(forKey: number)
      let old = output.main.file
      let isEmpty: Bool? = pending.withLock { pending in
        guard let ended = pending.branches.removeValue(forKey: number) else { return nil }
        pending.begin(ended.stream, path, base, opening, isWritten: branch?.file != nil)
        let isNew = !pending.stream.bytes.isEmpty && !pending.isDue
        if isNew { pending.isDue = true }
        door.note(self, isNew: isNew)
        return pending.stream.isEmpty
      }
      guard let isEmpty else { return [branch?.file] }
      output.main = isEmpty ? Output() : branch ?? Output()
      return [old, isEmpty ? branch?.file : nil]
    }
    // The new journal is written before the old one is removed.
    write(isLast: true)
    for file in old { file?.remove() }
    let (header, isWritten) = pending.withLock { ($0.stream.header, !$0.stream.isEmpty) }
    if isWritten, header.base.hash == nil { hashLater(header) }
  }

  /// Restarts the journal on a file that replaced the one before. Does not wait for the device.
  func beginAnew(_ unsaved: UnsavedTable, base: JournalBase, opening: Text) {
    let stream = JournalStream(of: unsaved)
    let header = pending.withLock { pending in
      let path = pending.stream.header.path
      pending.begin(stream, path, base, opening, isWritten: false)
      pending.isAnew = true
      pending.isDue = true
      door.note(self, isNew: true)
      return pending.stream.header
    }
    later { [self] in write(isLast: false) }
    background { [weak self] in
      self?.makeBeginning(of: header.id)
      self?.recordFile(header.path, base, isNew: true)
    }
  }

  private func makeBeginning(of id: UInt64) {
    let stream = pending.withLock { $0.stream }
    if stream.header.id == id { stream.makeBeginning(after: 0) }
  }

  /// Records the new identity of the file, whose content the table has, too: the file was touched,
  /// or got more rows. A journal that has begun contains the identity of that time. May wait for
  /// the device.
  ///
  /// - Parameter isNew: Whether it is known already, but not by its hash.
  func recordFile(_ path: Text, _ base: JournalBase, isNew: Bool = false) {
    let isKnown =
      output.withLock { $0.main.file != nil }
      || pending.withLock { !$0.hasFile || !isNew && $0.stream.header.base.isUntouched(base) }
    if isKnown { return }
    let base = BaseComparison.hashed(base, of: path)
    output.withLock { output in
      guard output.main.file == nil else { return }
      pending.withLock { $0.stream.header.base = base }
    }
  }

  /// Removes the journal: the table is closed, and its client wants nothing of it any more.
  func remove() {
    let files = output.withLock { output in
      pending.withLock { pending in
        _ = pending.stream.take()
        pending.branches = [:]
        pending.hasFile = false
      }
      defer { output = Outputs() }
      return [output.main.file] + output.branches.values.map(\.file)
    }
    for file in files { file?.remove() }
  }
}

extension TableJournal {
  /// What is to be written of a journal.
  fileprivate struct Taken {
    var bytes: [UInt8]
    var whole: JournalStream
  }
}

extension TableJournal.Pending {
  /// How many bytes are due.
  fileprivate var unwrittenBytes: Int {
    if branches.isEmpty { return stream.bytes.count }
    return branches.values.reduce(stream.bytes.count) {
      $0 + ($1.isExposed ? $1.stream.bytes.count : 0)
    }
  }

  /// Changes the journals of saves that are under way.
  fileprivate mutating func changeBranches(_ change: (inout JournalStream) -> Void) {
    for number in branches.keys {
      guard var branch = branches.removeValue(forKey: number) else { continue }
      change(&branch.stream)
      branches[number] = branch
    }
  }

  /// Frees the beginning of a journal, which is in its file.
  fileprivate mutating func forgetBeginning(of id: UInt64) {
    if stream.header.id == id { return stream.forgetBeginning() }
    for number in branches.keys where branches[number]?.stream.header.id == id {
      branches[number]?.stream.forgetBeginning()
    }
  }

  /// Records that entries after a journal's beginning are not valid.
  fileprivate mutating func refuse(_ refusal: JournalRefusal, id: UInt64) {
    if stream.header.id == id {
      stream.refuse(refusal)
      trouble = .suspended(refusal)
    }
    for number in branches.keys where branches[number]?.stream.header.id == id {
      branches[number]?.stream.refuse(refusal)
    }
  }

  /// Why the journal of the present content cannot begin; nil: it has begun, or is not to begin.
  fileprivate var obstacle: WriteFailure? {
    guard isAnew, case .blocked(let failure) = trouble else { return nil }
    return failure
  }

  /// Adds frames again that could not be written, unless another journal has begun.
  fileprivate mutating func putBack(_ taken: TableJournal.Taken?, isAnew: Bool) {
    guard let taken, stream.header.id == taken.whole.header.id else { return }
    stream.putBack(taken.bytes)
    if isAnew { self.isAnew = true }
  }

  /// The bytes that are due; nil: none.
  fileprivate mutating func taken() -> TableJournal.Taken? {
    let bytes = stream.take()
    if case .failed = trouble { return nil }
    return bytes.isEmpty ? nil : TableJournal.Taken(bytes: bytes, whole: stream)
  }

  /// The bytes that are due of the journals of saves that are about to end.
  fileprivate mutating func recordsOfBranches() -> [(Int, TableJournal.Taken)] {
    if branches.isEmpty { return [] }
    return branches.keys.compactMap { number in
      guard branches[number]?.stream.bytes.isEmpty == false else { return nil }
      return recordsOfBranch(number).map { (number, $0) }
    }
  }

  /// The bytes of the journal of one save; nil: it is not about to end.
  fileprivate mutating func recordsOfBranch(_ number: Int) -> TableJournal.Taken? {
    guard var branch = branches[number], branch.isExposed else { return nil }
    let bytes = branch.stream.take()
    branches[number] = branch
    return TableJournal.Taken(bytes: bytes, whole: branch.stream)
  }

  /// Continues with another journal.
  fileprivate mutating func begin(
    _ other: JournalStream, _ path: Text, _ base: JournalBase, _ opening: Text, isWritten: Bool
  ) {
    stream = other
    if !isWritten || other.isEmpty {
      stream.header.path = path
      stream.take(base: base, opening: opening)
    }
    trouble = stream.refusal.map { .suspended($0) }
    (isAnew, kept) = (false, nil)
    hasFile = true
  }
}
