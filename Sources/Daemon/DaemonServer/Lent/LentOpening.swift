import ColumnStorage
import Expressions
import JSONText
import RowTree
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Opens a lent source as a table: answers with its first rows, and reads the others in the
/// background.
final class LentOpening: Sendable {
  private struct State {
    var rows: LentRows?
    var columns: SourceColumns?
    var isOpen = false
    var lastLoad: ContinuousClock.Instant
  }

  private let params: TableOpenParams
  private let lent: LentFacts
  private let session: TableSession
  private let facts: TableFacts
  private let daemon: Daemon
  private let progress: ProgressReport?
  private let failed: @Sendable (LoadFailure) -> Void
  private let opened: @Sendable (Result<Void, any Error>) -> Void
  /// Changed by one piece of work at a time.
  private let state: Mutex<State>

  private init(
    _ params: TableOpenParams, _ lent: LentFacts, _ id: String, _ entry: TableRegistry.Entry,
    _ call: MethodCall, _ opened: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    (self.params, self.lent, self.opened) = (params, lent, opened)
    (session, facts, daemon) = (entry.session, entry.facts, call.daemon)
    failed = { [weak client = call.session] in
      client?.logMessage(1, "\(id): loading ended: \($0.message)")
    }
    progress = params.progressToken.map {
      ProgressReport(
        token: $0, title: "Loading", daemon: call.daemon, scheduler: call.session.scheduler)
    }
    state = Mutex(State(lastLoad: call.daemon.pacingTime))
  }

  /// Opens the source of a request.
  ///
  /// - Throws: What is wrong with its description. The table's id is free again then.
  static func open(
    _ params: TableOpenParams, _ wire: WireLentSource, _ id: String, _ entry: TableRegistry.Entry,
    _ call: MethodCall
  ) throws {
    let source: LentSource
    do {
      if params.journal == .on {
        throw DaemonError.invalid(
          pointer: "/journal", expected: "off, because tables of lent sources have no journal",
          found: "\"on\"")
      }
      source = try LentSource(wire)
    } catch {
      call.daemon.registry.remove(table: id)
      throw error
    }
    let tell = TableHandlers.ending(call, id, entry, nil)
    TableHandlers.start(id, call.daemon, .short) {
      let lent = LentFacts(Lender(TableID(id), source, call.session.outgoing))
      entry.facts.state.withLock { state in
        state.lent = lent
        state.name = Text(params.name ?? wire.lent)
        state.isExamined = true
      }
      call.answer.onCancel { lent.close() }
      LentOpening(params, lent, id, entry, call, tell).begin()
    }
  }

  private func begin() {
    progress?.begin()
    lent.turns.take { done in
      let reading = LentReading(
        self.lent.lender, pool: self.daemon.pool, chunkRows: self.daemon.options.chunkRows,
        rows: { try self.take($0, at: $1, isLast: $2) },
        ended: { result in
          self.lent.endReading()
          self.end(result)
          done()
        })
      self.lent.begin({ reading.begin() }, cancel: { reading.cancel() })
    }
  }

  // MARK: Rows

  private func take(_ page: JSONView, at offset: Int, isLast: Bool) throws {
    if session.isClosed { throw DaemonError.cancelled }
    let (rows, columns) = try content(page)
    try rows.append(page, at: offset)
    progress?.report(rows.rowCount, of: lent.source.rowCount ?? Int.max)
    // The end of the reading opens or completes the table.
    if isLast || params.waits ?? false || !columns.schema.keyColumns.isEmpty { return }
    let (isOpen, lastLoad) = state.withLock { ($0.isOpen, $0.lastLoad) }
    if !isOpen {
      try open(rows, columns, isComplete: false)
    } else if daemon.pacingTime - lastLoad < .milliseconds(50) {
      return
    } else {
      load(rows.rowCount, isComplete: false)
    }
    state.withLock { $0.lastLoad = daemon.pacingTime }
  }

  private func end(_ result: Result<Void, any Error>) {
    let isOpen = state.withLock { $0.isOpen }
    do {
      try result.get()
      let (rows, columns) = try content(nil)
      lent.found(
        LentProblem.all(in: rows, of: lent, cache: daemon.cache) { self.session.isClosed })
      if isOpen {
        load(rows.rowCount, isComplete: true)
      } else {
        try open(rows, columns, isComplete: true)
      }
      progress?.end()
    } catch {
      guard isOpen else {
        progress?.end()
        return opened(.failure(error))
      }
      let failure = LoadFailure(error)
      facts.state.withLock { $0.notice(.unreadable) }
      load(state.withLock { $0.rows?.rowCount ?? 0 }, isComplete: true, failure: failure)
      if !session.isClosed { failed(failure) }
      progress?.end("\(failure.message)")
    }
  }

  /// The rows and the columns, which are made from the first page.
  private func content(_ page: JSONView?) throws -> (LentRows, SourceColumns) {
    if case (let rows?, let columns?) = state.withLock({ ($0.rows, $0.columns) }) {
      return (rows, columns)
    }
    let own = try LentRows.columns(of: lent.source, in: page)
    let columns = try SourceColumns(own, params, daemon.options.limits)
    let read = own.enumerated().map { place, column in
      let known = columns.schema.columns[place]
      return known.isStored ? known : column
    }
    let rows = LentRows(
      lent.source, read, chunkRows: daemon.options.chunkRows, limits: .init(daemon.options.limits))
    lent.opened(with: read)
    facts.state.withLock { state in
      state.defaultSort = columns.defaultSort
      state.titles = Dictionary(
        uniqueKeysWithValues: columns.schema.columns.map { ($0.number, $0.title) })
    }
    state.withLock { ($0.rows, $0.columns) = (rows, columns) }
    return (rows, columns)
  }

  private func open(_ rows: LentRows, _ columns: SourceColumns, isComplete: Bool) throws {
    let schema = columns.schema
    let content = TableContent(
      schema: schema, source: rows, cache: daemon.cache, codecs: schema.codecs,
      derived: schema.computedColumns(TableParameters(), codecs: schema.codecs))
    let keys =
      isComplete
      ? try KeyIndexing.rowKeyMap(content) { self.session.isClosed } : RowKeyMap(.given)
    let table = TableState(
      content: content, keys: keys, isComplete: isComplete, rules: columns.rules,
      sections: columns.sections)
    let first = firstFreeKey(rows.rowCount, isComplete)
    state.withLock { $0.isOpen = true }
    session.postNow { [opened] session in
      session.begin(table, firstFreeKey: first)
      opened(.success(()))
      session.runWaiting()
    }
  }

  /// The first key for inserted rows: behind all rows, which may be many while they are read.
  private func firstFreeKey(_ count: Int, _ isComplete: Bool) -> Int64 {
    isComplete ? Int64(count) + 1 : FileGrowth.firstFreeKey(daemon.options.limits.rowsMax)
  }

  private func load(_ count: Int, isComplete: Bool, failure: LoadFailure? = nil) {
    let freeKey = firstFreeKey(count, isComplete && failure == nil)
    session.postNow {
      $0.load(to: count, isComplete: isComplete, firstFreeKey: freeKey, failure: failure)
    }
  }
}
