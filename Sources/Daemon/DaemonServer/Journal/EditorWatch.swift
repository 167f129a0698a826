import EditJournal
import Scheduling
import Synchronization
import TableValues

/// Watches the folder of journals for those of one file, so that a table knows at any time which
/// processes edit its file.
///
/// A notification only starts a check. If the folder does not exist yet, its parent folder is
/// watched.
final class EditorWatch: Sendable {
  /// The interval of checks if the system does not report changes.
  private static let pollInterval = Duration.seconds(2)
  /// How long notifications are collected before a look.
  private static let collectTime = Duration.milliseconds(10)
  /// How often a journal without a header is looked at again, after twice the time before.
  private static let unfinishedLooksMax = 9

  private struct State {
    /// The file, without links; nil: the table has none yet.
    var path: Text?
    var tickets: [FolderWatches.Ticket] = []
    /// Whether the tickets are for the folder itself, and not for what leads to it.
    var isThere = false
    var isPolled = false
    var isDue = false
    var isLooking = false
    /// Whether something was noticed since the present look began.
    var isStale = false
    var unfinishedLooks = 0
  }

  private let folder: JournalFolder
  private let folders: FolderWatches
  private let pool: WorkerPool
  private let own: @Sendable () -> Set<UInt64>
  private let tell: @Sendable ([JournalOwner]) -> Void
  private let state = Mutex(State())

  /// A watch of no file.
  ///
  /// - Parameters:
  ///   - own: The numbers of the table's own journals.
  ///   - tell: Called with the editors after each look, on a worker.
  init(
    _ folder: JournalFolder, folders: FolderWatches, pool: WorkerPool,
    own: @escaping @Sendable () -> Set<UInt64>,
    tell: @escaping @Sendable ([JournalOwner]) -> Void
  ) {
    (self.folder, self.folders, self.pool) = (folder, folders, pool)
    (self.own, self.tell) = (own, tell)
  }

  /// Watches for editors of a file from now on, whose path is without links.
  func follow(_ path: Text) {
    let old: [FolderWatches.Ticket] = state.withLock { state in
      if state.path == path { return [] }
      state.path = path
      defer { (state.tickets, state.isThere) = ([], false) }
      return state.tickets
    }
    // Ended outside the lock, since they have one of their own.
    withExtendedLifetime(old) {}
    wake()
  }

  /// Looks soon.
  private func wake(after delay: Duration = collectTime) {
    let isNew = state.withLock { state in
      state.isStale = true
      guard !state.isDue, !state.isLooking else { return false }
      state.isDue = true
      return true
    }
    if isNew { look(after: delay) }
  }

  private func look(after delay: Duration) {
    pool.submit(at: .now + delay) { [weak self] in
      guard let self else { return }
      pool.submit(.files) { [weak self] in self?.look() }
    }
  }

  private func look() {
    let path: Text? = state.withLock { state in
      (state.isDue, state.isStale, state.isLooking) = (false, false, true)
      return state.path
    }
    guard let path else { return state.withLock { $0.isLooking = false } }
    watch(path)
    // Both before and after, since a save ends one journal and begins another.
    let before = own()
    var found = JournalEditors(in: folder, of: path, without: before)
    let after = own()
    if after != before {
      found = JournalEditors(in: folder, of: path, without: before.union(after))
    }
    let next: Duration? = state.withLock { state in
      state.isLooking = false
      state.unfinishedLooks = found.isUnfinished ? state.unfinishedLooks + 1 : 0
      let isAgain = found.isUnfinished && state.unfinishedLooks <= Self.unfinishedLooksMax
      guard state.isStale || isAgain else { return nil }
      state.isDue = true
      return Self.collectTime * (1 << (state.isStale ? 0 : state.unfinishedLooks))
    }
    if state.withLock({ $0.path == path }) { tell(found.owners) }
    if let next { look(after: next) }
  }

  // MARK: Notifications

  /// Watches the folder, or what leads to it. May wait for the device.
  private func watch(_ path: Text) {
    if state.withLock({ $0.isThere }) { return }
    // Each round finds a part of the path that was not there in the round before.
    for _ in 0..<folder.path.utf8.count {
      let beginning = folder.place(Text(JournalFolder.prefix(of: path)))
      if let ticket = add(beginning, .beginning) {
        // The removal of the folder is not reported while a process has a file of it open.
        take([ticket] + [add(folder.path, .name)].compactMap(\.self), path, isThere: true)
        if Self.missing(folder.path) == nil { return }
        forgetFolder()
        continue
      }
      guard let missing = Self.missing(folder.path), let ticket = add(missing, .name) else { break }
      take([ticket], path, isThere: false)
      // It may have appeared before it was watched for.
      if Self.missing(folder.path) == missing { return }
    }
    poll()
  }

  private func add(_ path: Text, _ scope: FolderWatches.Scope) -> FolderWatches.Ticket? {
    folders.add(path, scope) { [weak self] news in
      switch (news, scope) {
      case (.folderIsGone, _), (_, .file), (_, .name): self?.forgetFolder()
      case (.name, .beginning): break
      }
      self?.wake()
    }
  }

  private func take(_ tickets: [FolderWatches.Ticket], _ path: Text, isThere: Bool) {
    let old: [FolderWatches.Ticket] = state.withLock { state in
      guard state.path == path else { return tickets }
      defer { (state.tickets, state.isThere) = (tickets, isThere) }
      return state.tickets
    }
    withExtendedLifetime(old) {}
  }

  private func forgetFolder() {
    let old = state.withLock { state in
      defer { (state.tickets, state.isThere) = ([], false) }
      return state.tickets
    }
    // A ticket's end may wait for the thread that this runs on.
    pool.submit(.files) { withExtendedLifetime(old) {} }
  }

  /// The first part of a path that is not there; nil: all are there.
  private static func missing(_ path: Text) -> Text? {
    let bytes = path.utf8
    let ends = bytes.indices.filter { $0 > 0 && bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    return ends.lazy.map { Text(bytes[..<$0]) }.first { (try? FolderCalls.stamp(of: $0)) == nil }
  }

  /// Checks regularly, until the system reports changes.
  private func poll() {
    let mustBegin = state.withLock { state in
      defer { state.isPolled = true }
      return !state.isPolled
    }
    if mustBegin { pollLater() }
  }

  private func pollLater() {
    pool.submit(at: .now + Self.pollInterval) { [weak self] in
      guard let self else { return }
      wake(after: .zero)
      let isOver = state.withLock { state in
        if !state.tickets.isEmpty { state.isPolled = false }
        return !state.isPolled
      }
      if !isOver { pollLater() }
    }
  }
}
