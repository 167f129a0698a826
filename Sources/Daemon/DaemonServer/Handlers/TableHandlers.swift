import ColumnStorage
import Compression
import Databases
import JSONText
import RowPipeline
import RowTree
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import WireProtocol

/// Tables and their sources.
enum TableHandlers {
  /// `table/open`.
  static func open(_ params: TableOpenParams, _ call: MethodCall) throws {
    if let backup = params.backup { return try BackupHandlers.open(Text(backup), params, call) }
    let facts = TableFacts()
    _ = try DialectConversion.options(params.dialect)
    try TextHandlers.check(params)
    let (id, entry) = try add(call, params.table, facts)
    if let lent = params.lent { return try LentOpening.open(params, lent, id, entry, call) }
    let path = try sourcePath(params.source, id, call)
    let tell = ending(call, id, entry, path)
    start(id, call.daemon, .files) {
      do { try load(params, path, id, entry, call, tell) } catch { tell(.failure(error)) }
    }
  }

  /// Answers a request to open once: when the table is open, or cannot be.
  ///
  /// - Parameter restored: What the table is restored from.
  static func ending(
    _ call: MethodCall, _ id: String, _ entry: TableRegistry.Entry, _ path: Text?,
    restored: @escaping @Sendable () -> RestoredTable? = { nil }
  ) -> @Sendable (Result<Void, any Error>) -> Void {
    let ending = OpeningEnd()
    let tell: @Sendable (Result<Void, any Error>) -> Void = { result in
      if ending.take() { opened(call, id, entry, path, result, restored()) }
    }
    // Also while it waits for a device.
    call.answer.onCancel { tell(.failure(DaemonError.cancelled)) }
    return tell
  }

  /// Opens a file or inline content. Runs on a worker.
  ///
  /// - Parameters:
  ///   - content: The inline content, in place of that of the request.
  ///   - known: How the file was read before; nil: as in its journal, if it has one.
  static func load(
    _ params: TableOpenParams, _ path: Text?, _ id: String, _ entry: TableRegistry.Entry,
    _ call: MethodCall, content: [UInt8]? = nil, known: KnownReading? = nil,
    _ tell: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) throws {
    if content == nil, try DatabaseOpening.open(params, path, id, entry, call, tell) { return }
    let progress = params.progressToken.map {
      ProgressReport(
        token: $0, title: "Loading", daemon: call.daemon, scheduler: call.session.scheduler)
    }
    let bytes: any ByteSource
    do {
      bytes =
        try content.map { inline($0, entry) } ?? Self.bytes(params, path, entry, progress, call)
    } catch {
      progress?.end()
      throw error
    }
    JournalOpening.look(params, entry, call)
    var params = params
    let known = known ?? JournalOpening.adopt(&params, entry)
    var options = try DialectConversion.options(params.dialect)
    options.sampleRows = params.sampleRows
    options.format.named = path.flatMap {
      CSVFormatChoice.named(CompressedFormat.plainName($0.utf8))
    }
    if params.textVersion != nil { options.readText() }
    let sniffing = options
    let name = params.name ?? path.map { TableFacts.State.fileName(of: $0).utf8 }
    let dialect = params.dialect
    let origin = known.map { TableOrigin(params).reading(as: $0) } ?? TableOrigin(params)
    let (widens, textVersion) = (params.widens ?? false, params.textVersion)
    entry.facts.state.withLock { state in
      state.name = Text(name ?? Array(id.utf8))
      state.reading.record(dialect)
      state.origin = origin
      state.isWidened = widens
      state.textVersion = textVersion
    }
    let request = TableOpening.Request(
      bytes: bytes, options: sniffing, columns: params.columns ?? [],
      types: params.types ?? [], defaultSort: params.defaultSort ?? [],
      keyColumns: params.keyColumns ?? [], declarations: params.declarations,
      sections: params.sections, sectionColumn: params.sectionColumn,
      keyScope: params.keyScope, waits: params.textVersion != nil || params.waits ?? false,
      grows: params.whenFileChanges?.acceptsGrowth ?? false, widens: params.widens ?? false,
      known: known)
    TableOpening(
      request, session: entry.session, facts: entry.facts, daemon: call.daemon,
      progress: progress,
      isCancelled: { call.answer.isCancelled || entry.session.isClosed },
      failed: { call.session.logMessage(1, "\(id): loading ended: \($0.message)") },
      opened: tell
    ).run()
  }

  /// `table/create`.
  static func create(_ params: TableCreateParams, _ call: MethodCall) throws {
    let (id, entry) = try add(call, params.table, TableFacts())
    let tell = ending(call, id, entry, nil)
    start(id, call.daemon, .short) {
      do { try make(params, id, entry, call, tell) } catch { tell(.failure(error)) }
    }
  }

  /// Creates a table. Runs on a worker.
  static func make(
    _ params: TableCreateParams, _ id: String, _ entry: TableRegistry.Entry, _ call: MethodCall,
    _ tell: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) throws {
    entry.facts.state.withLock { state in
      state.name = Text(params.name ?? Array(id.utf8))
      state.origin = TableOrigin(params)
      state.journalSettings = call.session.journal.settings(call.daemon.options.stateFolder)
    }
    let creation = TableCreation(params, daemon: call.daemon, facts: entry.facts)
    let state = try creation.state { call.answer.isCancelled }
    entry.session.postNow { session in
      if call.answer.isCancelled { return tell(.failure(DaemonError.cancelled)) }
      session.begin(state, firstFreeKey: Int64(state.content.sourceRowCount) + 1)
      tell(.success(()))
      session.runWaiting()
    }
  }

  /// `table/describe`.
  static func describe(_ params: TableDescribeParams, _ call: MethodCall) throws {
    let id = params.table.text
    let entry = try call.daemon.registry.table(params.table)
    entry.facts.addWatcher(call.session.scheduler)
    entry.session.post { session in
      call.answer.attempt {
        let (table, history) = (try session.state(), session.historySummary)
        let (saves, difference) = (session.saveSummary, session.differenceSummary)
        SourceLook.afterLook(at: entry.facts, pool: call.daemon.pool) {
          var description = TableDescription(
            id: id, table: table, facts: entry.facts.state.withLock { $0 }, history: history,
            saves: saves, difference: difference, form: call.session.visibleForm)
          if let range = params.diagnostics { description.diagnostics = range }
          call.answer.succeed { description.write(to: &$0) }
        }
      }
    }
  }

  /// `table/close`.
  static func close(_ params: TableCloseParams, _ call: Call<NoResult>) throws {
    let entry = try call.daemon.registry.beginLeaving(params.table)
    leave(entry, call.daemon, call.session.scheduler) { wasOpen in
      if wasOpen {
        call.answer.succeed()
      } else {
        call.answer.fail(ErrorMapping.responseError(for: TableError.closed))
      }
    }
  }

  /// Closes a table that has left the registry, after every request that was sent for it before.
  ///
  /// - Parameter ended: Called when it is closed, with whether it was open.
  static func leave(
    _ entry: TableRegistry.Entry, _ daemon: Daemon, _ scheduler: UpdateScheduler,
    _ ended: @escaping @Sendable (Bool) -> Void
  ) {
    let closed = entry.session
    closed.postLast { session in
      // A table that could not be opened does not exist, so it cannot be closed.
      let wasOpen = !session.isClosed
      let subscriptions = session.allSubscriptions
      ViewMemory.endAll(entry.facts, session, daemon)
      session.close()
      JournalOpening.end(entry)
      entry.facts.state.withLock { $0.lent }?.close()
      daemon.memoryReturn.recordWork()
      scheduler.remove(subscriptions) {
        ended(wasOpen)
        daemon.registry.endLeaving(closed)
      }
    }
  }

  /// `debug/rendered`: the bytes that saving would write, in base 64. For tests.
  static func rendered(_ call: MethodCall) throws {
    let params = try TableCloseParams(decoding: call.params)
    let entry = try call.daemon.registry.table(params.table)
    entry.session.post { session in
      call.answer.attempt {
        let titles = entry.facts.state.withLock { $0.titles }
        let bytes = try Rendering.bytes(of: session.state(), titles: titles)
        call.answer.succeed { $0.string(Base64.encoded(bytes)) }
      }
    }
  }

  // MARK: Parts

  /// Registers a table that is being made.
  static func add(
    _ call: MethodCall, _ wanted: TableID?, _ facts: TableFacts
  ) throws -> (id: String, entry: TableRegistry.Entry) {
    facts.addWatcher(call.session.scheduler)
    let made = try call.daemon.registry.add(wanted) {
      TableRegistry.Entry(session: call.daemon.makeSession($0, facts: facts), facts: facts)
    }
    Supplies.begin(for: made.entry.session, asking: call.session, daemon: call.daemon)
    MeasureQuestions.begin(for: made.entry.session, asking: call.session, daemon: call.daemon)
    return made
  }

  /// Starts to make a table on a worker, after an earlier table with the same id is closed.
  static func start(
    _ id: String, _ daemon: Daemon, _ lane: WorkerPool.Lane,
    _ work: @escaping @Sendable () -> Void
  ) {
    daemon.registry.whenFree(id) { daemon.pool.submit(lane, work) }
  }

  private static func isGone(_ id: String, _ entry: TableRegistry.Entry, _ daemon: Daemon) -> Bool {
    guard let known = try? daemon.registry.table(TableID(id)) else { return true }
    return known.session !== entry.session
  }

  private static func sourcePath(
    _ source: TableOpenParams.Source, _ id: String, _ call: MethodCall
  ) throws -> Text? {
    switch source {
    case .path(let path): return Text(path)
    case .uri(let uri):
      if let path = FileURI.path(uri) { return path }
      call.daemon.registry.remove(table: id)
      throw DaemonError.invalid(
        pointer: "/uri", expected: "a file: URI of this machine",
        found: "\"\(String(decoding: uri, as: UTF8.self))\"")
    case .text, .base64: return nil
    }
  }

  private static func bytes(
    _ params: TableOpenParams, _ path: Text?, _ entry: TableRegistry.Entry,
    _ progress: ProgressReport?, _ call: MethodCall
  ) throws -> any ByteSource {
    if let path {
      return try file(path, params.whenFileChanges ?? .tell, entry, progress, call)
    }
    let bytes: [UInt8]
    switch params.source {
    case .text(let text): bytes = text
    case .base64(let text):
      guard let decoded = Base64.decoded(text) else {
        throw DaemonError.invalid(
          pointer: "/content/base64", expected: "base 64", found: "other characters")
      }
      bytes = decoded
    case .path, .uri: bytes = []
    }
    return inline(bytes, entry)
  }

  private static func inline(
    _ bytes: [UInt8], _ entry: TableRegistry.Entry
  ) -> any ByteSource {
    entry.facts.state.withLock { $0.source = .inline(byteSize: bytes.count) }
    return MemoryByteSource(bytes)
  }

  /// Opens a file. One with a wrong announced size, as in `/proc` and `/sys`, is read to its end.
  private static func file(
    _ path: Text, _ rule: FileRule, _ entry: TableRegistry.Entry, _ progress: ProgressReport?,
    _ call: MethodCall
  ) throws -> any ByteSource {
    let facts = entry.facts
    let expansion = FileExpansion(
      bytesMax: call.daemon.options.limits.expandedBytesMax,
      isUnwanted: { [weak session = entry.session] in
        call.answer.isCancelled || session?.isClosed ?? true
      },
      advance: { done, total in
        progress?.begin()
        progress?.report(done, of: total * 2)
      })
    // The facts refer to the file, so the file must refer neither to them nor to the table.
    let file = try FileBytes(path: path, expansion: expansion) {
      [weak facts, weak session = entry.session, weak client = call.session] news in
      switch news {
      case .changed:
        facts?.state.withLock { $0.notice(.changed) }
        session?.post { $0.sourceChanged() }
      case .unreadable(let failure):
        facts?.state.withLock { $0.notice(.unreadable) }
        session?.post { $0.announceFacts() }
        let reason = "\(failure.name): \(SystemError.words(failure.code))"
        client?.logMessage(1, "\(path) could not be read (\(reason))")
      case .moved(let state):
        facts?.state.withLock { $0.notice(state) }
        session?.post { $0.announceFacts() }
      case .suspected: facts?.state.withLock { $0.watch }?.wake()
      case .restored:
        facts?.state.withLock { $0.noticeReturn() }
        session?.post { $0.sourceChanged() }
      }
    }
    if file.name.compression != nil { progress?.endPart(percentage: 50) }
    let limit = call.daemon.options.limits.messageBytesMax
    let bytes = try file.unannouncedBytes(atMost: limit)
    facts.state.withLock {
      $0.source = .file(path: path, byteSize: bytes?.count ?? file.size)
      $0.file = bytes == nil ? file : nil
      $0.watch = bytes == nil ? FileWatch(rule, of: entry, daemon: call.daemon) : nil
    }
    return bytes.map { MemoryByteSource($0) } ?? file
  }

  /// Answers the request to open, on the table's mailbox or before it has a state.
  private static func opened(
    _ call: MethodCall, _ id: String, _ entry: TableRegistry.Entry, _ path: Text?,
    _ result: Result<Void, any Error>, _ restored: RestoredTable?
  ) {
    switch result {
    case .success:
      entry.session.assumeIsolated { session in
        session.savesTitles = { [weak facts = entry.facts] in facts?.savesTitles($0) ?? true }
        if entry.facts.hasSource || TextHandlers.begin(session, entry.facts) {
          session.recordFile()
        }
        JournalOpening.begin(session, entry, call)
        do {
          try restored?.apply(session, entry.facts)
        } catch {
          call.daemon.registry.remove(table: id)
          call.answer.fail(ErrorMapping.responseError(for: error))
          session.close()
          return JournalOpening.end(entry)
        }
        call.answer.attempt {
          let description = TableDescription(
            id: id, table: try session.state(), facts: entry.facts.state.withLock { $0 },
            history: session.historySummary, saves: session.saveSummary,
            difference: session.differenceSummary, form: call.session.visibleForm)
          call.answer.succeed { description.write(to: &$0) }
        }
      }
    case .failure(let error):
      if !isGone(id, entry, call.daemon) { call.daemon.registry.remove(table: id) }
      entry.session.postNow { session in
        call.answer.fail(ErrorMapping.responseError(for: refusal(error, path)))
        session.close()
      }
    }
  }

  /// A codec's error as an error of the daemon.
  static func refusal(_ error: any Error, _ path: Text?) -> any Error {
    let place = path ?? "the content"
    switch error {
    case CSVError.compressed(let kind): return DaemonError.file(.compressed(kind), path: place)
    case CSVError.notText(let kind): return DaemonError.file(.notText(kind), path: place)
    case CSVError.tooManyColumns(let count):
      return DaemonError.file(.tooManyColumns(count), path: place)
    case CSVError.badOption(let option): return DaemonError.file(.badDialect(option), path: place)
    case let error as DatabaseError: return DatabaseRefusal(error: error, path: place)
    case CSVError.cancelled: return DaemonError.cancelled
    case is ByteSourceChanged: return DaemonError.file(.changed, path: place)
    case let failure as ByteReadFailed: return DaemonError.file(.readFailed(failure), path: place)
    default: return error
    }
  }
}

/// Ensures that opening ends once: done, failed or cancelled.
private final class OpeningEnd: Sendable {
  private let isTaken = Atomic(false)

  func take() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }
}
