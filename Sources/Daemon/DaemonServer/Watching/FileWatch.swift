import ColumnStorage
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Watches the file of a table, and applies the table's rule when it changes.
///
/// A notification only starts a check of the file. The check finds the change, so a lost or false
/// notification does no harm.
final class FileWatch: Sendable {
  /// The interval of checks if the system does not report changes.
  static let pollInterval = Duration.seconds(2)
  /// How long notifications are collected before a look.
  private static let collectTime = Duration.milliseconds(10)
  /// After this time an unfinished last line is looked at again.
  private static let quietTime = FileRest<FileStamp>.closedTime
  /// How often a request that waits for the file to be at rest looks at it.
  private static let restInterval = Duration.milliseconds(100)
  /// The longest time between two checks, in multiples of the duration of the last one.
  private static let restFactor = 4

  private struct State {
    var rule: FileRule
    /// The records, when all were read: then the file can be compared.
    var source: CSVSource?
    var isDue = false
    var isLooking = false
    /// Whether something was noticed since the present look began.
    var isStale = false
    var restUntil = ContinuousClock.now
    var tickets: [FolderWatches.Ticket] = []
    var watched: [Text] = []
    var isPolled = false
    /// Since when the file is as it is, if it is not as the table: it is read when it stays so.
    var rest = FileRest<FileStamp>()
    /// Whether a program has written the file in place and has not closed it since.
    var isWritten = false
    /// A file that the table cannot be made from; and the table's revision, if another state of the
    /// table may have been in the way.
    var refused: (stamp: FileStamp, revision: Revision?)?
    var isReloading = false
    /// Whether the file was found to be another one during the present reload.
    var hasMissed = false
    /// Who waits for the end of a look that has not begun.
    var waiting: [@Sendable () -> Void] = []

    /// When a file with other content is at rest, if nothing is written until then.
    mutating func due(_ file: FileBytes, _ stamp: FileStamp) -> ContinuousClock.Instant {
      let known = file.name.stamp
      let look = FileRest<FileStamp>.Look(
        stamp: stamp, isSmaller: stamp.size < known.size, isSameFile: stamp.isFile(of: known),
        writer: isPolled ? .unknown : isWritten ? .present : .none)
      return rest.due(look, at: .now)
    }
  }

  private let pool: WorkerPool
  private let folders: FolderWatches
  private let rowsMax: Int
  private let cache: ChunkCache
  private let state: Mutex<State>
  private let facts: @Sendable () -> TableFacts?
  private let session: @Sendable () -> TableSession?

  /// A watch that has not begun.
  init(_ rule: FileRule, of entry: TableRegistry.Entry, daemon: Daemon) {
    state = Mutex(State(rule: rule))
    pool = daemon.pool
    folders = daemon.folders
    rowsMax = daemon.options.limits.rowsMax
    cache = daemon.cache
    // The facts refer to the watch.
    facts = { [weak facts = entry.facts] in facts }
    session = { [weak session = entry.session] in session }
  }

  /// What happens when the file changes.
  var rule: FileRule { state.withLock { $0.rule } }

  /// Sets the rule for changes of the file, also for changes that were noticed before.
  func setRule(_ rule: FileRule) {
    state.withLock { state in
      state.rule = rule
      state.refused = nil
    }
    wake()
  }

  /// Begins to watch, when all records were read.
  func begin(_ source: CSVSource) {
    state.withLock { $0.source = source }
    pool.submit(.files) { [weak self] in
      self?.watchFolders()
      self?.look()
    }
  }

  /// Looks at the file soon.
  func wake() {
    let due: ContinuousClock.Instant? = state.withLock { state in
      state.isStale = true
      guard state.source != nil, !state.isDue, !state.isLooking else { return nil }
      state.isDue = true
      return max(.now + Self.collectTime, state.restUntil)
    }
    if let due { look(at: due) }
  }

  private func look(at due: ContinuousClock.Instant) {
    pool.submit(at: due) { [weak self] in
      guard let self else { return }
      pool.submit(.files) { [weak self] in self?.look() }
    }
  }

  // MARK: Notifications

  /// Watches the folders of the file's path and of what it leads to, which may be others since a save.
  /// May wait for the device.
  func watchFolders() {
    guard let name = facts()?.state.withLock({ $0.file?.name }) else { return }
    let paths = name.path == name.resolved ? [name.path] : [name.path, name.resolved]
    if state.withLock({ $0.watched == paths && !$0.tickets.isEmpty }) { return }
    let tickets = paths.compactMap { path in
      BlockingCall.run {
        folders.add(path) { [weak self] news in
          self?.note(news)
          self?.wake()
        }
      } ?? nil
    }
    let old = state.withLock { state in
      defer {
        state.watched = paths
        state.tickets = tickets.count == paths.count ? tickets : []
      }
      return state.tickets
    }
    // Ended outside the lock, since they have one of their own.
    withExtendedLifetime(old) {}
    if tickets.count < paths.count { poll() }
  }

  private func note(_ news: FolderWatches.News) {
    switch news {
    case .folderIsGone: forgetFolders()
    case .name(.began): state.withLock { $0.isWritten = true }
    case .name(.ended): state.withLock { $0.isWritten = false }
    case .name(.unknown): break
    }
  }

  private func forgetFolders() {
    let old = state.withLock { state in
      defer { state.tickets = [] }
      return state.tickets
    }
    // A ticket's end may wait for the thread that this runs on.
    pool.submit(.files) { withExtendedLifetime(old) {} }
  }

  /// Checks the file regularly, until the system reports changes.
  private func poll() {
    let mustBegin = state.withLock { state in
      defer { state.isPolled = true }
      return !state.isPolled
    }
    if mustBegin { pollLater() }
  }

  private func pollLater() {
    pool.submit(at: .now + Self.pollInterval) { [weak self] in
      guard let self, let session = session(), !session.isClosed else { return }
      pool.submit(.files) { [weak self] in
        guard let self else { return }
        look()
        let isWatched = state.withLock { state in
          if !state.tickets.isEmpty { state.isPolled = false }
          return !state.isPolled
        }
        if !isWatched { pollLater() }
      }
    }
  }

  // MARK: Looking

  /// Checks the file now, and applies the rule. May wait for the device.
  ///
  /// - Parameter done: Called after a check that began after the call; at once while the file is
  ///   being saved, because its content is then not known.
  func look(_ done: @escaping @Sendable () -> Void = {}) {
    guard let facts = facts(), let file = facts.state.withLock({ $0.file }) else { return done() }
    guard state.withLock({ $0.source != nil }) else {
      file.look()
      return done()
    }
    if facts.saves.isBusy, !state.withLock({ $0.isLooking }) {
      done()
    } else {
      state.withLock { $0.waiting.append(done) }
    }
    beginLook(facts)
  }

  private func beginLook(_ facts: TableFacts) {
    let served: [@Sendable () -> Void]? = state.withLock { state in
      state.isDue = false
      if state.isLooking { return nil }
      state.isLooking = true
      state.isStale = false
      defer { state.waiting = [] }
      return state.waiting
    }
    guard let served else { return }
    let start = ContinuousClock.now
    watchFolders()
    // Saves and checks alternate, since a file that is being saved is both the old and the new one.
    facts.saves.run(on: pool) { [self] in
      // A reload may have given the table another one.
      if let file = facts.state.withLock({ $0.file }) { compare(facts, file) }
      for done in served { done() }
      endLook(since: start)
    }
  }

  private func endLook(since start: ContinuousClock.Instant) {
    let took = ContinuousClock.now - start
    let (due, isAwaited): (ContinuousClock.Instant?, Bool) = state.withLock { state in
      state.isLooking = false
      state.restUntil = .now + took * Self.restFactor
      if !state.waiting.isEmpty { return (nil, true) }
      guard state.isStale, !state.isDue else { return (nil, false) }
      state.isDue = true
      return (max(.now + Self.collectTime, state.restUntil), false)
    }
    if isAwaited { return look() }
    if let due { look(at: due) }
  }

  private func compare(_ facts: TableFacts, _ file: FileBytes) {
    switch file.find() {
    case .same:
      state.withLock { $0.rest.end() }
      facts.recordFile(file.name)
      if rule.takesContent { _ = file.keepPrivately() }
      if file.needsPrint { pool.submit(.files) { file.keepPrint() } }
    case .grown(let stamp) where rule.acceptsGrowth: follow(facts, file, stamp)
    case .grown(let stamp), .other(let stamp?), .replaced(let stamp):
      if rule.takesContent { return reload(facts, file, stamp) }
      if stamp.isFile(of: file.name.stamp) { file.recordChange() }
    case .other: file.recordChange()
    case .unsettled: state.withLock { $0.isStale = true }
    }
  }

  // MARK: Reloading

  private func reload(_ facts: TableFacts, _ file: FileBytes, _ stamp: FileStamp) {
    let (due, mayReload, source) = state.withLock { state in
      let due = state.due(file, stamp)
      let isRefused = state.refused?.stamp == stamp && state.refused?.revision == nil
      if state.isReloading { state.hasMissed = true }
      guard due <= .now, !state.isReloading, !isRefused else { return (due, false, state.source) }
      state.isReloading = true
      state.hasMissed = false
      return (due, true, state.source)
    }
    let now = ContinuousClock.now
    if due > now {
      // A file that is written for a long time is reported to the client.
      if due > now + Self.quietTime, stamp.isFile(of: file.name.stamp) { file.recordChange() }
      return look(at: due)
    }
    guard mayReload, let source, let session = session() else { return }
    session.post { [self] session in
      guard let known = KnownColumns(session, source, facts), mayTake(session, known),
        !isRefused(stamp, session)
      else { return endReload(file, stamp) }
      let reload = FileReload(
        facts: facts, file: file, source: source, known: known, cache: cache, rowsMax: rowsMax,
        pool: pool)
      facts.saves.run(on: pool) { [weak table = session] in
        guard let table, let new = try? reload.read(stamp, isUnwanted: { table.isClosed }) else {
          // It may have become another one since it was at rest.
          return self.endReload(file, stamp, refused: (stamp, nil), looksAgain: true)
        }
        table.post { session in self.take(new, reload, stamp, session) }
      }
    }
  }

  /// Whether no edit would be lost: there is none that is unsaved, or they are merged.
  private func mayTake(_ session: isolated TableSession, _ known: KnownColumns) -> Bool {
    (rule == .merge || !session.saveSummary.isDirty) && !session.isSaving
      && known.areThose(of: session)
  }

  /// Whether the table, as it is, was found not to go together with a file.
  private func isRefused(_ stamp: FileStamp, _ session: isolated TableSession) -> Bool {
    guard let refused = state.withLock({ $0.refused }), refused.stamp == stamp else { return false }
    return refused.revision == (try? session.state().revision)
  }

  private func take(
    _ new: FileReload.NewFile, _ reload: FileReload, _ stamp: FileStamp,
    _ session: isolated TableSession
  ) {
    // Undo or redo may have restored another dialect since.
    guard state.withLock({ $0.source === reload.source }) else {
      return endReload(reload.file, stamp, looksAgain: true)
    }
    guard mayTake(session, reload.known) else {
      return endReload(reload.file, stamp)
    }
    let hasConflicts = (try? session.state().conflictCount) ?? 0 > 0
    if session.saveSummary.isDirty || hasConflicts { return merge(new, reload, stamp, session) }
    session.setContent(
      ContentCall(
        rowCount: new.source.rowCount, request: { try reload.request(new, for: $0) },
        isCancelled: { false }, isSuperseded: { false }, isKept: false,
        completion: { [self] session, result in
          guard case .success = result else {
            return endReload(
              reload.file, stamp, refused: (stamp, try? session.state().revision))
          }
          reload.finish(new, session)
          endReload(with: new.source)
        }))
  }

  private func merge(
    _ new: FileReload.NewFile, _ reload: FileReload, _ stamp: FileStamp,
    _ session: isolated TableSession
  ) {
    session.merge(
      MergeCall(
        request: { try reload.mergeRequest(new, for: $0, base: $1) },
        completion: { [self] session, result in
          guard case .success(let merged) = result else {
            // With other edits it may be merged.
            return endReload(
              reload.file, stamp, refused: (stamp, try? session.state().revision))
          }
          reload.finish(new, merged, session)
          endReload(with: new.source)
        }))
  }

  /// Adopts the records of a file that was read in another dialect.
  func adopt(_ source: CSVSource) { endReload(with: source) }

  /// Reads from the new file from now on.
  private func endReload(with source: CSVSource) {
    state.withLock { state in
      state.source = source
      state.isReloading = false
      state.rest.end()
    }
    wake()
  }

  /// Reports that the file has changed, since the table cannot get its content.
  private func endReload(
    _ file: FileBytes, _ stamp: FileStamp, refused: (FileStamp, Revision?)? = nil,
    looksAgain: Bool = false
  ) {
    let hasMissed = state.withLock { state in
      state.isReloading = false
      state.rest.end()
      if let refused { state.refused = refused }
      return state.hasMissed || looksAgain
    }
    if stamp.isFile(of: file.name.stamp) { file.recordChange() }
    // What has changed meanwhile is compared now.
    if hasMissed { wake() }
  }

  /// Calls `done` when the file is at rest, or after the maximum wait. May read the device.
  ///
  /// - Parameter isUnwanted: Whether there is no need to wait any more.
  func whenAtRest(
    _ file: FileBytes, isUnwanted: @escaping @Sendable () -> Bool,
    _ done: @escaping @Sendable () -> Void
  ) {
    guard !isUnwanted(), let stamp = OpenFile.stamp(of: file.name.path) else { return done() }
    let due: ContinuousClock.Instant? = state.withLock { state in
      if stamp.hasContent(of: file.name.stamp) { return nil }
      return state.due(file, stamp)
    }
    let now = ContinuousClock.now
    guard let due, due > now else {
      state.withLock { $0.rest.end() }
      return done()
    }
    pool.submit(at: min(due, now + Self.restInterval)) { [self] in
      pool.submit(.files) { [self] in whenAtRest(file, isUnwanted: isUnwanted, done) }
    }
  }

  // MARK: Growth

  private func follow(_ facts: TableFacts, _ file: FileBytes, _ stamp: FileStamp) {
    guard let session = session(), !session.isClosed, let source = state.withLock({ $0.source })
    else { return }
    switch FileGrowth(facts: facts, file: file, source: source).take(to: stamp) {
    case .nothing: if rule.takesContent { reload(facts, file, stamp) }
    case .rows(let count):
      guard count <= rowsMax else { return file.noteLackingGrowth() }
      // The last line has no end yet, and may never get one.
      if rule.takesContent, file.name.stamp.size < stamp.size { look(at: .now + Self.quietTime) }
      let freeKey = FileGrowth.firstFreeKey(rowsMax)
      let columnCount = source.columns.count
      session.post { [self] session in
        // Examining read the rows that were there then.
        facts.state.withLock { $0.isExamined = false }
        if session.grow(to: count, columnCount: columnCount, firstFreeKey: freeKey) { return }
        guard rule.takesContent else { return file.noteLackingGrowth() }
        // Whole records were appended, so no program is in the middle of writing.
        state.withLock { $0.rest.recordWhole(stamp, at: .now) }
        reload(facts, file, stamp)
      }
    case .refused: if rule.takesContent { reload(facts, file, stamp) } else { file.recordChange() }
    }
  }
}

extension FileRule {
  /// Whether records that were appended become rows without a step.
  var acceptsGrowth: Bool {
    switch self {
    case .tell, .reload: false
    case .follow, .merge: true
    }
  }

  /// Whether the table gets the content of the file after every change.
  fileprivate var takesContent: Bool {
    switch self {
    case .tell, .follow: false
    case .reload, .merge: true
    }
  }
}
