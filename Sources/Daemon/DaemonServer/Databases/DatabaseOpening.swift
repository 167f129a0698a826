import ColumnStorage
import Databases
import Expressions
import JSONText
import RowTree
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Opens a table, a view or a query of a database as a table. Runs on worker threads.
final class DatabaseOpening: Sendable {
  /// How many of the first rows are read before the answer. They decide the types of columns.
  private static let sampleRows = 1000
  /// How long notifications are collected before a look.
  private static let collectTime = Duration.milliseconds(10)

  private let params: TableOpenParams
  private let path: Text
  private let place: DatabasePlace
  private let holding: DatabaseFiles.Holding
  private let session: TableSession
  private let facts: TableFacts
  private let daemon: Daemon
  private let progress: ProgressReport?
  private let isCancelled: @Sendable () -> Bool
  private let failed: @Sendable (LoadFailure) -> Void
  private let opened: @Sendable (Result<Void, any Error>) -> Void

  private init(
    _ params: TableOpenParams, _ path: Text, _ database: (DatabasePlace, DatabaseFiles.Holding),
    _ id: String, _ entry: TableRegistry.Entry, _ call: MethodCall,
    _ opened: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    (self.params, self.path, self.opened) = (params, path, opened)
    (place, holding) = database
    (session, facts, daemon) = (entry.session, entry.facts, call.daemon)
    let session = entry.session
    isCancelled = { call.answer.isCancelled || session.isClosed }
    failed = { call.session.logMessage(1, "\(id): loading ended: \($0.message)") }
    progress = params.progressToken.map {
      ProgressReport(
        token: $0, title: "Loading", daemon: call.daemon, scheduler: call.session.scheduler)
    }
  }

  /// Opens the file of a request if it is a database, or is to be one.
  ///
  /// - Returns: False if the file is none, and is to be opened as another one.
  /// - Throws: What is wrong with the request or the database.
  static func open(
    _ params: TableOpenParams, _ path: Text?, _ id: String, _ entry: TableRegistry.Entry,
    _ call: MethodCall, _ opened: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) throws -> Bool {
    guard let path else {
      if params.from != nil { throw NotADatabase(path: "Inline content") }
      return false
    }
    // A client that names the encoding of a text wants the text.
    if params.from == nil, params.dialect?.encoding != nil { return false }
    guard let database = try DatabaseFiles.database(path) else {
      if params.from != nil { throw NotADatabase(path: path) }
      return false
    }
    if params.journal == .on {
      throw DaemonError.invalid(
        pointer: "/journal", expected: "off, because tables of databases have no journal",
        found: "\"on\"")
    }
    let opening = DatabaseOpening(
      params, path, (database.place, database.holding), id, entry, call, opened)
    do {
      try opening.run()
    } catch let error as DatabaseError {
      throw DatabaseRefusal(error: error, path: path)
    }
    return true
  }

  // MARK: What is opened

  private func selection(_ link: DatabaseLink) throws -> DatabaseSelection {
    guard let from = params.from else {
      let names = try Database.names(link)
      let tables = try names.map { try Database.table($0, link) }.filter { $0.kind != .view }
      guard tables.count == 1 else { throw SourceNeeded(path: path, tables: names) }
      return .table(tables[0])
    }
    if let query = from.query {
      return .query(query, try DatabaseParameters(from.params, "/from/params"))
    }
    let name = Text(from.table ?? from.view ?? [])
    let table = try Database.table(name, link)
    guard (table.kind == .view) == (from.view != nil) else {
      throw DatabaseError.unknownTable(name)
    }
    return .table(table)
  }

  private func run() throws {
    let link = DatabaseLink(place)
    let selection = try selection(link)
    if case .table(let table) = selection, table.rowid != nil {
      let rows = try DatabaseSource(
        table, link, chunkRows: daemon.options.chunkRows,
        sampleRows: params.sampleRows ?? Self.sampleRows, isCancelled: isCancelled,
        changed: changed)
      try begin(
        DatabaseFacts(
          link: link, holding: holding, table: table, plans: rows.plans, rows: rows,
          watch: rows.watch, tickets: tickets(rows.watch)))
      return
    }
    let limits = daemon.options.limits
    let whole = try WholeDatabaseRows(
      selection, link, chunkRows: daemon.options.chunkRows,
      limits: WholeLimits(
        rows: min(limits.wholeRowsMax, limits.rowsMax), bytes: limits.wholeBytesMax,
        time: .milliseconds(limits.queryMillisecondsMax)),
      isCancelled: isCancelled)
    var table: DatabaseTable?
    if case .table(let known) = selection { table = known }
    let watch = DatabaseChangeWatch(link, since: whole.version, changed: changed)
    try begin(
      DatabaseFacts(
        link: link, holding: holding, table: table, plans: whole.plans, whole: whole,
        watch: watch, tickets: tickets(watch)))
  }

  /// What is done when others have written the database.
  private var changed: @Sendable () -> Void {
    { [weak facts, weak session] in
      facts?.state.withLock { $0.notice(.changed) }
      session?.post { $0.announceFacts() }
    }
  }

  /// Registers for notifications about writes to the database or its log.
  private func tickets(_ watch: DatabaseChangeWatch) -> [FolderWatches.Ticket] {
    let log = Text(place.path.utf8 + Array("-wal".utf8))
    let isDue = DueFlag()
    return [place.path, log].compactMap { path in
      daemon.folders.add(path) { [weak watch, pool = daemon.pool] _ in
        guard isDue.set() else { return }
        pool.submit(at: .now + Self.collectTime) { [weak watch] in
          pool.submit(.files) { [weak watch] in
            isDue.clear()
            watch?.look()
          }
        }
      }
    }
  }

  // MARK: Rows

  private func begin(_ database: DatabaseFacts) throws {
    let columns = try SourceColumns(
      DatabaseColumnPlan.columns(database.plans), params, daemon.options.limits)
    note(database, columns)
    guard let rows = database.rows else {
      let source: any ChunkSource =
        database.whole?.source
        ?? ResidentSource(
          columns: [], types: [], rowCount: 0, chunkRows: daemon.options.chunkRows
        ) { _ in "" }
      return try begin(source, columns, isComplete: true)
    }
    let waits = params.waits ?? false || !columns.schema.keyColumns.isEmpty
    progress?.begin()
    if waits { try scan(rows) { _ in } }
    try begin(rows, columns, isComplete: rows.isComplete)
    if rows.isComplete {
      progress?.end()
      return
    }
    do {
      var last = daemon.pacingTime
      try scan(rows) { count in
        guard self.daemon.pacingTime - last >= .milliseconds(50) else { return }
        last = self.daemon.pacingTime
        self.load(count, isComplete: false)
      }
      load(rows.rowCount, isComplete: true)
      progress?.end()
    } catch {
      let failure = LoadFailure(Self.placed(error, path))
      load(rows.rowCount, isComplete: true, failure: failure)
      if !session.isClosed { failed(failure) }
      progress?.end("\(failure.message)")
    }
  }

  private static func placed(_ error: any Error, _ path: Text) -> any Error {
    (error as? DatabaseError).map { DatabaseRefusal(error: $0, path: path) } ?? error
  }

  /// Reads all rows for the first time, and calls `loaded` with their number now and then.
  private func scan(_ rows: DatabaseSource, _ loaded: (Int) -> Void) throws {
    let most = daemon.options.limits.rowsMax
    while !rows.isComplete {
      if isCancelled() { throw DaemonError.cancelled }
      daemon.loadingHold.wait { self.isCancelled() }
      try rows.scanPart()
      if rows.rowCount > most {
        throw DaemonError.limit(name: "rowsMax", maximum: most, found: rows.rowCount)
      }
      loaded(rows.rowCount)
    }
  }

  private func note(_ database: DatabaseFacts, _ columns: SourceColumns) {
    let name = params.name.map { Text($0) } ?? database.table?.name
    let size = OpenFile.stamp(of: place.path)?.size ?? 0
    facts.state.withLock { state in
      state.name = name ?? TableFacts.State.fileName(of: path)
      state.source = .file(path: path, byteSize: size)
      state.database = database
      state.origin = TableOrigin(params)
      state.defaultSort = columns.defaultSort
      state.sampleRows = params.sampleRows ?? Self.sampleRows
      state.isExamined = true
      state.titles = Dictionary(
        uniqueKeysWithValues: columns.schema.columns.map { ($0.number, $0.title) })
      state.evidence = database.plans.map { ColumnEvidence(counts: $0.counts, reason: $0.reason) }
    }
  }

  private func begin(
    _ source: any ChunkSource, _ columns: SourceColumns, isComplete: Bool
  ) throws {
    let schema = columns.schema
    let content = TableContent(
      schema: schema, source: source, cache: daemon.cache, codecs: schema.codecs,
      derived: schema.computedColumns(TableParameters(), codecs: schema.codecs))
    let keys =
      isComplete
      ? try KeyIndexing.rowKeyMap(content, isCancelled: isCancelled) : RowKeyMap(.given)
    let state = TableState(
      content: content, keys: keys, isComplete: isComplete, rules: columns.rules,
      sections: columns.sections)
    let freeKey = FileGrowth.firstFreeKey(daemon.options.limits.rowsMax)
    let first = isComplete ? Int64(source.rowCount) + 1 : freeKey
    let opened = opened
    session.postNow { session in
      session.begin(state, firstFreeKey: first)
      opened(.success(()))
      session.runWaiting()
    }
  }

  private func load(_ count: Int, isComplete: Bool, failure: LoadFailure? = nil) {
    let freeKey = FileGrowth.firstFreeKey(daemon.options.limits.rowsMax)
    session.postNow {
      $0.load(to: count, isComplete: isComplete, firstFreeKey: freeKey, failure: failure)
    }
  }
}

/// Whether a look is due, so that many notifications lead to one.
private final class DueFlag: Sendable {
  private let isDue = Atomic(false)

  /// Records that a check is due. Returns false if it was already.
  func set() -> Bool { !isDue.exchange(true, ordering: .acquiringAndReleasing) }

  /// Records that the check begins.
  func clear() { isDue.store(false, ordering: .releasing) }
}

extension DatabaseParameters {
  /// The values of a query's parameters.
  ///
  /// - Throws: `DaemonError.invalid` for what is neither an array nor an object, and for values that no
  ///   cell has.
  init(_ json: JSONView?, _ pointer: String) throws {
    guard let json else {
      self = .list([])
      return
    }
    switch json.kind {
    case .array:
      var values: [SQLiteValue] = []
      for (place, element) in json.elements.enumerated() {
        values.append(try Self.value(element, "\(pointer)/\(place)"))
      }
      self = .list(values)
    case .object:
      var values: [String: SQLiteValue] = [:]
      for member in json.members {
        let name = String(decoding: member.name.lossyString ?? [], as: UTF8.self)
        values[name] = try Self.value(member.value, pointer.pointing(to: Array(name.utf8)))
      }
      self = .named(values)
    case .null, .bool, .number, .string:
      throw DaemonError.invalid(
        pointer: pointer, expected: "an array or an object", found: "another value")
    }
  }

  private static func value(_ json: JSONView, _ pointer: String) throws -> SQLiteValue {
    switch json.kind {
    case .null: return .null
    case .bool: return .integer(json.bool == true ? 1 : 0)
    case .string: return .text(json.lossyString ?? [])
    case .number:
      if let whole = json.int64 { return .integer(whole) }
      if let number = json.double { return .real(number) }
    case .array, .object: break
    }
    throw DaemonError.invalid(
      pointer: pointer, expected: "a string, a number, a boolean or null", found: "another value")
  }
}
