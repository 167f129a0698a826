import ColumnStorage
import JSONRPC
import JSONText
import RowPipeline
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Keeps summaries of a view's columns current for a client.
///
/// When the view has changed it waits for a pause, and makes summaries of the columns that may be
/// others. What equals the summary that was sent last is not sent. While a client does not read,
/// summaries of one column replace each other.
final class ProfileSubscription: ViewFollower {
  /// The number of rows of a first estimate.
  private static let sampleRows = 1 << 15
  /// The maximum number of summaries in a message.
  private static let columnsPerMessage = 8
  /// It computes for at most a quarter of the time, so that a table can be edited meanwhile.
  private static let restPerWork = 3

  /// What the summaries are made of.
  private struct Base {
    var table: TableState
    var columns: [ProfiledColumn]
  }

  private struct State {
    var isClosed = false
    /// Whether a run is due or under way.
    var isRunning = false
    /// Whether the view has changed since the last run began.
    var isStale = false
    /// What the last run was about.
    var base: Base?
    /// Summaries that wait for the client, by column, in the order of their columns.
    var due: [(column: WireText, profile: WireColumnProfile, text: [UInt8])] = []
    /// The summaries that were sent last.
    var sent: [WireText: [UInt8]] = [:]
    /// The state of the view that the summaries are about.
    var snapshot: ViewSnapshot?
    /// Whether a message is queued.
    var isPosted = false
    /// Whether the client was sent something that was not the end of a run.
    var isOpen = false
  }

  private let id: SubscriptionID
  private let params: ViewProfileParams
  private let session: TableSession
  private let scheduler: UpdateScheduler
  private let pool: WorkerPool
  private let limits: PublishedLimits
  private let quiet: Duration
  private let state = Mutex(State())

  init(
    _ id: SubscriptionID, _ params: ViewProfileParams, _ session: TableSession,
    _ scheduler: UpdateScheduler, _ pool: WorkerPool, _ limits: PublishedLimits
  ) {
    self.id = id
    self.params = params
    self.session = session
    self.scheduler = scheduler
    self.pool = pool
    self.limits = limits
    quiet = .milliseconds(params.quiet ?? 200)
  }

  /// The name of its messages in the queue.
  var notice: String { "view/profileUpdate " + id.text }

  /// Begins with the first summaries.
  func begin() {
    let isFirst = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning && !state.isClosed
    }
    if isFirst { start() }
  }

  func viewChanged() {
    let mustRun = state.withLock { state in
      state.isStale = true
      if state.isRunning || state.isClosed { return false }
      state.isRunning = true
      return true
    }
    if mustRun { start(after: quiet) }
  }

  func viewClosed() { state.withLock { $0.isClosed = true } }

  // MARK: Runs

  private func start(after pause: Duration) {
    pool.submit(at: .now + pause) { self.start() }
  }

  /// Takes the present state of the view in its turn, and makes summaries on a worker.
  private func start() {
    session.post { session in
      guard let snapshot = try? session.snapshot(ofView: self.params.view.text) else {
        return self.viewClosed()
      }
      let base = self.state.withLock { state in
        state.isStale = false
        return state.base
      }
      let changed = base.map { session.changedColumns(from: $0.table, to: snapshot.table) }
      self.pool.submit(.long) { self.run(snapshot, base, changed ?? nil) }
    }
  }

  private func run(_ snapshot: ViewSnapshot, _ base: Base?, _ changed: Set<ColumnNumber>?) {
    let began = ContinuousClock.now
    let query = ProfileQuery(watching: params, snapshot, limits)
    let columns = query.columns
    let waiting = state.withLock { state in
      defer { (state.due, state.snapshot) = ([], snapshot) }
      return Set(state.due.map(\.column))
    }
    let known = Dictionary(
      (base?.columns ?? []).map { ($0.column.number, $0) }, uniquingKeysWith: { $1 })
    let stale = columns.filter { column in
      guard let old = known[column.column.number], let changed else { return true }
      return changed.contains(column.column.number) || old.column != column.column
        || waiting.contains(column.column.id.text.utf8) || old.rows != column.rows
    }
    let isDone = (try? summarise(stale, known, query)) != nil
    finish(isDone ? Base(table: snapshot.table, columns: columns) : base, began)
  }

  private func summarise(
    _ columns: [ProfiledColumn], _ known: [ColumnNumber: ProfiledColumn], _ query: ProfileQuery
  ) throws {
    let pool = pool
    let profiler = ColumnProfiler(
      content: query.snapshot.table.content, plan: query.plan,
      parallel: { pool.parallel($0, $1) }, isCancelled: { self.state.withLock(\.isClosed) })
    let fresh = columns.filter { column in
      let old = known[column.column.number]?.rows.count ?? 0
      // A summary that is nearly right is better than one of a sample.
      return column.rows.count > 4 * Self.sampleRows
        && abs(column.rows.count - old) > column.rows.count / 8
    }
    if let rows = fresh.first?.rows {
      let sample = Self.sample(of: query.snapshot.table.content, rows)
      let estimated = fresh.map { column in
        var rows = column.rows
        rows.formIntersection(sample)
        return ProfiledColumn(column: column.column, rows: rows)
      }
      try profiler.run(estimated) { offer($0.map { query.wire($0, isSample: true) }) }
    }
    try profiler.run(columns) { offer($0.map { query.wire($0) }) }
  }

  /// Rows of chunks that are spread over the table: reading a chunk costs as much as one row of it.
  private static func sample(of content: TableContent, _ rows: RowSet) -> RowSet {
    let chunks = (0..<content.chunkCount).filter { rows.intersects(content.slots(ofChunk: $0)) }
    var sample = RowSet()
    var place = 0
    // Steps of the golden section are spread evenly, however many there are.
    while sample.count < sampleRows, place < chunks.count {
      let share = (Double(place) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      sample.insert(content.slots(ofChunk: chunks[Int(share * Double(chunks.count))]))
      place += 1
    }
    return sample
  }

  private func finish(_ base: Base?, _ began: ContinuousClock.Instant) {
    let rest = max(quiet, (.now - began) * Self.restPerWork)
    let (isStale, isPosted) = state.withLock { state in
      state.base = base
      state.isRunning = state.isStale && !state.isClosed
      let mustEnd = !state.isRunning && state.isOpen && !state.isPosted && !state.isClosed
      if mustEnd { state.isPosted = true }
      return (state.isRunning, mustEnd)
    }
    if isPosted { post() }
    if isStale { start(after: rest) }
  }

  // MARK: Messages

  private func offer(_ profiles: [WireColumnProfile]) {
    let made = profiles.map { profile in
      var writer = JSONWriter()
      profile.write(to: &writer)
      return (column: profile.column, profile: profile, text: writer.finish())
    }
    let isNews = state.withLock { state in
      for one in made {
        if let place = state.due.firstIndex(where: { $0.column == one.column }) {
          state.due[place] = one
        } else if state.sent[one.column] != one.text {
          state.due.append(one)
        }
      }
      if state.due.isEmpty || state.isPosted || state.isClosed { return false }
      state.isPosted = true
      state.isOpen = true
      return true
    }
    if isNews { post() }
  }

  private func post() {
    scheduler.post(notice) { writer in
      let (params, hasMore) = self.take()
      writer.notification("view/profileUpdate", params.write)
      if hasMore { self.post() }
    }
  }

  /// The next message, and whether another one follows it.
  private func take() -> (params: ViewProfileUpdateParams, hasMore: Bool) {
    let (view, session) = (params.view, session)
    return state.withLock { state in
      let taken = state.due.prefix(Self.columnsPerMessage)
      state.due.removeFirst(taken.count)
      for one in taken { state.sent[one.column] = one.text }
      state.isPosted = !state.due.isEmpty
      let isLast = state.due.isEmpty && !state.isRunning
      state.isOpen = !isLast
      let params = ViewProfileUpdateParams(
        subscription: id, view: view, table: TableID(session.id),
        viewRevision: state.snapshot?.viewRevision.rawValue ?? 1,
        revision: state.snapshot?.table.revision.rawValue ?? 1,
        complete: state.snapshot?.isComplete ?? false, columns: taken.map(\.profile),
        last: isLast)
      return (params, state.isPosted)
    }
  }
}
