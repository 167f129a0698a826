import ColumnStorage
import RowPipeline
import RowTree
import Scheduling
import Synchronization
import TableModel
import TableValues
import ViewModel
import WindowModel

/// The one owner of a table's state over time: records, revisions, undo, views, subscriptions.
///
/// Everything that concerns the table goes through its mailbox in arrival order and changes state
/// in one synchronous section. Long work runs on the worker pool on frozen snapshots. Its result is
/// posted to the mailbox with the revision that it read.
///
/// It is an actor for its isolation checking only: the compiler proves which code accesses a
/// table's state. No code awaits it; callers use ``post(_:)``.
package actor TableSession: Claimable {
  /// The limits that are published in `initialize`.
  package struct Limits: Sendable {
    /// Rows that edits may insert.
    package var insertedRowsMax = 1 << 30
    /// Views of the table.
    package var viewsMax = 1024
    /// Subscriptions of the table.
    package var subscriptionsMax = 1024
    /// Pinned states of all views.
    package var pinsMax = 64
    /// Drafts of cells.
    package var draftsMax = 64
    /// Bytes of the undo history.
    package var undoBytesMax = 256 << 20
    /// Bytes of a table's parameters.
    package var parameterBytesMax = 1 << 20
    /// The maximum number of rows in one question to the client.
    package var computeRowsMax = 1000
    /// The minimum time between two partial results of a search; nil: only the complete result is
    /// reported.
    package var hitsInterval: Duration? = .milliseconds(50)
    /// The minimum number of dead rows before a scan for rows to forget.
    package var deadRowsMin = 64
    /// The number of dead rows, per live or referenced row, before such a scan.
    package var deadRowsPerRow = 1
    /// The idle time after a change before a scan with fewer dead rows; nil: never.
    package var deadRowsRest: Duration? = .seconds(10)
    /// The maximum number of rows for which an order is computed at once, without a worker.
    package var inlineRowsMax = 2048

    /// The published limits.
    package init() {}
  }

  /// The life cycle of the table.
  enum Phase {
    /// Its source is being opened. Requests wait.
    case opening([PostedWork])
    /// It has a state.
    case ready
    /// New content is being compared, or waits for its source to be read. Requests wait.
    case held([PostedWork])
    /// It could not be opened, or was closed.
    case closed
  }

  /// The table's id on the wire.
  package nonisolated let id: String
  let pool: WorkerPool
  let limits: Limits
  let collections: CrossTableHeights
  /// The number under which it reports its collections to other tables.
  package nonisolated let member: Int
  /// The collections in this table's rows that have changed or were removed since rows were
  /// updated.
  var changedCollections = Set<Text>()
  /// Whether it is notified of the heights of other tables' collections.
  var holdsCollections = false
  private nonisolated let mailbox: Mailbox
  private nonisolated let claims = Mutex(ClaimCount())
  private nonisolated let hasClosed = Atomic(false)
  /// Called on the mailbox when the table's own facts change (loading, examining, source).
  private let tableChanged: @Sendable (isolated TableSession) -> Void

  var phase = Phase.opening([])
  var current: TableState?
  /// Some rows from all parts of a source, as a table of their own; nil: it is small, or none were
  /// read. For estimates until all rows are measured.
  var spread: (of: SourceNumber, table: TableState)?
  /// The undo history.
  package internal(set) var history: UndoHistory
  var log: ChangeLog
  var pastLog: PastLog
  /// Finds dead rows to forget.
  var deadRows: DeadRows
  /// Finds removed columns whose cells can be freed.
  var deadColumns = DeadColumns()
  /// Whether a scan is scheduled for when the table is idle.
  var awaitsRest = false
  var views: [String: ViewRecord] = [:]
  /// Those of them that something is to be done for at the end of the turn.
  let pending = PendingViews<ViewRecord>()
  /// What waits for a search of the cursor of a view, by the view, while there is one.
  var cursorTurns: [String: [@Sendable (isolated TableSession) -> Void]] = [:]
  var subscriptions: [String: WatchRecord] = [:]
  /// The queues of requests that name a subscription, while there are any.
  var subscriptionQueues: [String: SubscriptionQueue] = [:]
  /// The open drafts.
  package internal(set) var drafts = CellDrafts()
  /// New content that waits until the source is read.
  var awaitedContent: ContentCall?
  /// Changes that were begun and are not made yet, and what waits for them.
  var turns = ChangeTurns()
  /// Requests that wait until all rows are loaded.
  var allRowsRequests: [AllRowsRequest] = []
  /// The content of the table's file, and the table's difference to it; nil before it has a state.
  var saveRecord: SaveRecord?
  /// The same for saves that have begun, by their number.
  var savesUnderWay: [Int: SaveRecord] = [:]
  var saveCount = 0
  /// The steps that read the file in another way, by their numbers.
  var readings: [Int: ReadingStep] = [:]
  /// Numbers of states, by which a table is known to be as it was saved.
  var versions = StateVersions()
  /// Whether the table is that of a file.
  var belongsToFile = false
  /// Whether a save of a state writes the titles of columns; nil: of every state.
  package var savesTitles: (@Sendable (TableState) -> Bool)?
  /// Where changes are written before anything of them leaves; nil: nowhere.
  package var journal: (any ChangeJournal)?
  /// Called when the state of a view has changed, on the mailbox; nil: not needed.
  package var viewStateChanged: (@Sendable (isolated TableSession, _ view: String) -> Void)?
  /// Whether the client is to be notified that the table has become dirty or clean.
  var announcesDirt = false
  /// What follows views without a window, by id.
  var viewFollowers: [String: FollowRecord] = [:]
  /// The number of pins that got an id from the table.
  var pinCount = 0
  /// The smallest assigned key that no row of the source can have.
  var firstFreeKey: Int64 = 1
  var barriers: [Barrier] = []
  /// The questions to the client about its computed cells.
  var supplies = SupplyQueue()
  /// Asks the client to measure; nil: there is no client.
  var askToMeasure: (@Sendable (isolated TableSession, MeasureQuestion) -> Void)?
  var clientWidthsCount = 0
  var changeCount = 0
  /// Those who follow this table's changes, by number.
  var followers: [Int: @Sendable (FollowedChange) -> Void] = [:]
  /// What it knows of its sides, if it is the table of a difference.
  var difference: DifferenceRecord?

  /// The mailbox: the actor's jobs are queued with the messages.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    mailbox.asUnownedSerialExecutor()
  }

  /// A table that is being opened.
  ///
  /// - Parameter collections: The heights of collections, shared by the tables of a process.
  package init(
    id: String, pool: WorkerPool, limits: Limits,
    collections: CrossTableHeights = CrossTableHeights(),
    tableChanged: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    self.id = id
    self.pool = pool
    self.limits = limits
    self.collections = collections
    member = collections.join()
    self.tableChanged = tableChanged
    mailbox = Mailbox(pool: pool)
    history = UndoHistory(byteSizeMax: limits.undoBytesMax)
    log = ChangeLog(base: Revision(1))
    pastLog = PastLog(base: Revision(1))
    deadRows = DeadRows(countMin: limits.deadRowsMin, perRow: limits.deadRowsPerRow)
  }

  // MARK: The mailbox

  /// The number of work items in the mailbox.
  package nonisolated var queueDepth: Int { mailbox.depth }

  /// Queues work for the table. It runs on the mailbox, in arrival order.
  ///
  /// While the table is opening or new content is being compared, the work waits. After the table
  /// is closed it still runs, and ``state()`` then throws. Subscriptions are published to after
  /// each piece of work. May be called on any thread.
  package nonisolated func post(_ work: @escaping @Sendable (isolated TableSession) -> Void) {
    let request = RequestClaim.claim(self)
    guard let receipt = BackpressureReceipt.current else {
      return mailbox.post {
        self.assumeIsolated { $0.run(PostedWork(request: request, work: work)) }
      }
    }
    mailbox.post {
      self.assumeIsolated { session in
        session.run(
          PostedWork(request: request) { session in
            withExtendedLifetime(receipt) { work(session) }
          })
      }
    }
  }

  /// Queues the last work of the table, which closes it.
  ///
  /// It runs when every earlier request has been answered, and the table is ready or closed.
  package nonisolated func postLast(_ work: @escaping @Sendable (isolated TableSession) -> Void) {
    let isDue = claims.withLock { claims in
      if claims.claims == 0 { return true }
      claims.last = work
      return false
    }
    if isDue { postAlone(work) }
  }

  private nonisolated func postAlone(_ work: @escaping @Sendable (isolated TableSession) -> Void) {
    mailbox.post { self.assumeIsolated { $0.run(PostedWork(request: nil, work: work)) } }
  }

  /// Counts a request that must be answered before the last work.
  package nonisolated func beginClaim() { claims.withLock { $0.claims += 1 } }

  /// Counts a request as answered.
  package nonisolated func endClaim() {
    let last: (@Sendable (isolated TableSession) -> Void)? = claims.withLock { claims in
      claims.claims -= 1
      guard claims.claims == 0 else { return nil }
      defer { claims.last = nil }
      return claims.last
    }
    if let last { postAlone(last) }
  }

  /// Whether the table was closed, or could not be opened.
  package nonisolated var isClosed: Bool { hasClosed.load(ordering: .acquiring) }

  /// Runs work off the mailbox, soon: on the draining thread after its drain, or on a worker. Used
  /// for work on immutable values that would block the mailbox.
  package nonisolated func afterwards(_ work: @escaping @Sendable () -> Void) {
    mailbox.runAfterDrain(work)
  }

  /// Runs posted work, or keeps it until its turn.
  func run(_ posted: PostedWork) {
    switch phase {
    case .opening(var waiting):
      phase = .opening([])
      waiting.append(posted)
      phase = .opening(waiting)
    case .held(var waiting):
      phase = .held([])
      waiting.append(posted)
      phase = .held(waiting)
    case .ready where turns.keepsWaiting(posted):
      turns.waiting.append(posted)
    case .ready, .closed:
      begin(posted.work)
      publish()
    }
  }

  /// Queues work that does not wait until the table is open. Used for opening itself.
  package nonisolated func postNow(_ work: @escaping @Sendable (isolated TableSession) -> Void) {
    mailbox.post {
      self.assumeIsolated { session in
        session.begin(work)
        session.publish()
      }
    }
  }

  // MARK: Life

  /// Sets the table's first state. Has no effect if the table is open or closed.
  ///
  /// Requests that wait run only in ``runWaiting()``, so that the answer to the opening can be sent
  /// in between.
  ///
  /// - Parameters:
  ///   - firstFreeKey: The smallest key that the daemon may assign to an inserted row.
  ///   - spread: A table of some of the source's rows, for estimates of widths.
  package func begin(_ state: TableState, firstFreeKey: Int64, spread: TableState? = nil) {
    guard case .opening = phase else { return }
    current = state
    self.spread = spread.map { (of: state.content.sourceNumber, table: $0) }
    beginSaveRecord(state)
    self.firstFreeKey = firstFreeKey
    log = ChangeLog(base: state.revision)
    pastLog = PastLog(base: state.revision)
  }

  /// Runs the requests that arrived while the table was opening, in their order.
  package func runWaiting() {
    guard case .opening(let waiting) = phase, current != nil else { return }
    phase = .ready
    for posted in waiting { run(posted) }
  }

  /// Runs the work that waited for new content, in order. If some of it begins new content again,
  /// the rest waits.
  func endHolding() {
    guard case .held(let waiting) = phase else { return }
    phase = .ready
    publish()
    for posted in waiting { run(posted) }
  }

  /// Closes the table: ends its views and subscriptions, and frees its cached chunks.
  ///
  /// Requests that wait, and later ones, still run and find the table closed.
  package func close() {
    var waiting: [@Sendable (isolated TableSession) -> Void] = []
    switch phase {
    case .opening(let list), .held(let list): waiting = list.map(\.work)
    case .ready, .closed: break
    }
    waiting += turns.waiting.map(\.work)
    turns = ChangeTurns()
    phase = .closed
    hasClosed.store(true, ordering: .releasing)
    let closed = views.values.sorted { $0.id < $1.id }
    let asked = closed.flatMap { $0.close(.closed) }.map(\.work)
    for record in subscriptions.values { record.subscription.close() }
    endFollowers(ofView: nil)
    for view in closed { reportCollection(view, nil) }
    collections.remove(member)
    let due = waiting + asked + barriers.map(\.work) + supplies.waiting
    supplies.waiting = []
    views = [:]
    subscriptions = [:]
    barriers = []
    if let state = current { state.content.cache.drop(source: state.content.sourceNumber) }
    current = nil
    if let content = spread?.table.content { content.cache.drop(source: content.sourceNumber) }
    spread = nil
    saveRecord = nil
    savesUnderWay = [:]
    readings = [:]
    drafts = CellDrafts()
    for follower in followers.values { follower(.closed) }
    followers = [:]
    difference?.ended()
    difference = nil
    reviewAwaitedContent()
    reviewAllRowsRequests()
    for work in due { work(self) }
  }

  /// The table at its current revision: a frozen value, O(1).
  ///
  /// - Throws: ``TableError/closed`` after closing, or if opening failed.
  package func state() throws(TableError) -> TableState {
    guard let current else { throw .closed }
    return current
  }

  // MARK: Changes

  /// Replaces the table's state and logs the record that made it. This is the only place where a
  /// table changes. O(views · changed rows · log n).
  ///
  /// The journal records the change here. No output about a revision is written before the journal
  /// is: the connection makes sure of that before each write.
  func commit(_ state: TableState, _ record: EditRecord) {
    let declaresAnew = current?.sections != state.sections
    let changesColumns = record.changes.contains { change in
      if case .schema = change { true } else { false }
    }
    log.note(record, at: state.revision, living: state.order.count)
    pastLog.note(record, at: state.revision)
    noteUnsaved(record, state)
    journal?.note(record, before: current, after: state)
    let state = withoutDeadColumns(withoutDeadRows(state, after: record), after: record)
    current = state
    follow(record, state, changesColumns: changesColumns, declaresAnew: declaresAnew)
    for view in views.values { refresh(view) }
    for follower in followers.values { follower(.record(record, state)) }
  }

  /// Updates drafts and views after a record was applied.
  func follow(
    _ record: EditRecord, _ state: TableState, changesColumns: Bool, declaresAnew: Bool
  ) {
    drafts.follow(record, to: state)
    for view in views.values {
      view.note(record.cause, record.author, hints: record.hints)
      view.selection.follow(record)
      if changesColumns {
        view.state.bind(to: state)
      } else if declaresAnew {
        view.state.sections?.bind(to: state)
      }
      view.streamed?.follow(record)
      if let hits = view.streamed, view.order.key?.tellsHits == true {
        view.searching?.matches = hits.matches.count
      }
    }
  }

  /// Publishes changed views to their subscriptions, and asks the client for cells and measures that
  /// are missing. Runs after each piece of work, so after the answer to a change was submitted.
  func publish() {
    defer {
      askForSupplies()
      askForMeasures()
      if runSupplied() { runBarriers() }
    }
    // A request waits for the table to be the difference of its sides.
    if difference != nil, !barriers.isEmpty { compareSides() }
    repeat { publishChanges() } while followCollections() || measureWindows()
    reviewAllRowsRequests()
    announceDirt()
    runBarriers()
  }

  /// Settles changed views, and publishes them to their subscriptions. O(changed views and their
  /// subscriptions).
  func publishChanges() {
    settleViews()
    for view in pending.takeDue() where view.needsPublishing || view.hasProgressed {
      view.hasProgressed = false
      let snapshot = snapshot(of: view)
      let news = PublishedState(
        snapshot: snapshot, causes: view.causes, authors: view.authors, hints: view.hints,
        anchor: view.publishedAnchor)
      view.publishedAnchor = nil
      view.needsPublishing = false
      view.causes = []
      view.authors = []
      view.hints = []
      for record in view.watchers {
        record.subscription.publish(news)
        record.isDirty(record.subscription)
      }
      publish(to: view.id)
    }
  }

  /// Calls `tableChanged`: the table's own facts (loading, examining, source) have changed.
  package func announceFacts() {
    tableChanged(self)
  }

  // MARK: Barriers

  /// Runs work once nothing is loading and no order is pending. For `view/sync`: every update caused
  /// by earlier requests is then published.
  ///
  /// - Parameter isMeasured: Whether all widths and heights must be measured too.
  package func whenIdle(
    isMeasured: Bool = false, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    barriers.append(Barrier(isMeasured: isMeasured, work: work))
  }

  private func runBarriers() {
    guard !barriers.isEmpty else { return }
    if barriers.contains(where: \.isMeasured) { endDebounces() }
    // A barrier never overtakes an earlier one.
    while let next = barriers.first, isIdle(isMeasured: next.isMeasured) {
      barriers.removeFirst()
      begin(next.work)
    }
  }

  private func isIdle(isMeasured: Bool) -> Bool {
    guard let current else { return true }
    return current.isComplete && difference?.isBehind != true
      && views.values.allSatisfy { !$0.isBusy && !(isMeasured && $0.isMeasuring) }
  }
}

/// Work that waits until views have settled.
struct Barrier {
  /// Whether all widths and heights must be measured too.
  var isMeasured: Bool
  var work: @Sendable (isolated TableSession) -> Void
}

/// A subscription with the data that the table needs about it.
struct WatchRecord {
  var view: String
  var subscription: Subscription
  var isDirty: @Sendable (Subscription) -> Void
}

/// The number of unanswered requests, and the work that waits for the last of their answers.
struct ClaimCount {
  var claims = 0
  var last: (@Sendable (isolated TableSession) -> Void)?
}
