import CellFormats
import ColumnStorage
import Expressions
import RowPipeline
import RowTree
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Opens delimited text as a table: detects the dialect, indexes the first screen, answers, then
/// indexes and examines the rest in the background. Runs on worker threads.
final class TableOpening: Sendable {
  /// The parameters of `table/open`, after its source was found.
  struct Request: Sendable {
    var bytes: any ByteSource
    var options = CSVDialectOptions()
    var columns: [WireNamed<WireColumnOptions>] = []
    var types: [WireNamed<WireNamedType>] = []
    var defaultSort: [WireSortKey] = []
    var keyColumns: [WireText] = []
    var declarations: WireDeclarations?
    var sections: [WireSection]?
    var sectionColumn: WireText?
    var keyScope: KeyScope?
    /// Whether the answer waits for all rows.
    var waits = false
    /// Whether rows are appended to the source later.
    var grows = false
    /// Whether the table is as wide as its longest record.
    var widens = false
    /// How the file is read, in place of detection; nil: as detected.
    var known: KnownReading?
  }

  /// The size up to which content is indexed completely before the answer, since indexing less
  /// would not be faster.
  private static let wholeBytes = CSVSniffer.sampleBytes
  /// How long places all over a file are read before the answer, if a device is slow.
  private static let spreadTime = Duration.milliseconds(15)

  private let request: Request
  private let session: TableSession
  private let facts: TableFacts
  private let daemon: Daemon
  private let isCancelled: @Sendable () -> Bool
  private let progress: ProgressReport?
  private let failed: @Sendable (LoadFailure) -> Void
  private let opened: @Sendable (Result<Void, any Error>) -> Void
  private let isOpen = Atomic(false)
  private let rules = Mutex<RowRules?>(nil)
  private let sections = Mutex<DeclaredSections?>(nil)

  init(
    _ request: Request, session: TableSession, facts: TableFacts, daemon: Daemon,
    progress: ProgressReport?, isCancelled: @escaping @Sendable () -> Bool,
    failed: @escaping @Sendable (LoadFailure) -> Void,
    opened: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.request = request
    self.session = session
    self.facts = facts
    self.daemon = daemon
    self.progress = progress
    self.isCancelled = isCancelled
    self.failed = failed
    self.opened = opened
  }

  /// Does all of it on a worker's thread. `opened` is called once, in between.
  func run() {
    do {
      let (source, schema) = try sniff()
      // Who begins to write from now on is known.
      let watch = facts.state.withLock { $0.watch }
      watch?.watchFolders()
      do {
        try index(source, schema)
      } catch {
        let failure = LoadFailure(error)
        guard endLoading(source, failure) else { throw error }
        progress?.end("\(failure.message)")
        return
      }
      // Before the rows are examined, because another program may write meanwhile.
      watch?.begin(source)
      if request.bytes.size > TableFacts.examinedBytes {
        try examine(source, schema)
        session.postNow { $0.announceFacts() }
      }
    } catch {
      fail(error)
    }
    progress?.end()
  }

  private func fail(_ error: any Error) {
    if !isOpen.exchange(true, ordering: .acquiringAndReleasing) { opened(.failure(error)) }
  }

  /// Ends a load that cannot continue. Loaded rows stay, nothing waits for the rest, and the reason
  /// is reported. Returns false before the table is open: then the request fails.
  private func endLoading(_ source: CSVSource, _ failure: LoadFailure) -> Bool {
    guard isOpen.load(ordering: .acquiring) else { return false }
    let count = min(source.rowCount, daemon.options.limits.rowsMax)
    load(source, count, isComplete: true, failure: failure)
    if !isTableClosed { failed(failure) }
    return true
  }

  // MARK: Sniffing

  private func sniff() throws -> (CSVSource, TableSchema) {
    let bytes = request.bytes
    let head = try CSVSniffer.head(
      of: bytes, options: request.options, isCancelled: isCancelled)
    let size = head.count
    let known = request.known.flatMap { known in
      try? CSVSniffer.sniff(
        head, isWhole: size == bytes.size, options: known.options(over: request.options),
        isCancelled: isCancelled)
    }
    var sniffing =
      try known
      ?? CSVSniffer.sniff(
        head, isWhole: size == bytes.size, options: request.options, isCancelled: isCancelled)
    if known != nil { request.known?.settle(&sniffing) }
    let isWidened = request.widens && known == nil
    let index = isWidened ? try widen(&sniffing, head) : nil
    if known == nil { sniffing.findSpellings(in: head, isWhole: size == bytes.size) }
    let schema = try schema(&sniffing)
    let source = CSVSource(
      bytes: bytes, dialect: sniffing.dialect, columns: sniffing.columns, layout: sniffing.layout,
      chunkRows: daemon.options.chunkRows, index: index)
    let preamble = sniffing.preambleLines(head)
    let found = sniffing
    let evidence = zip(found.columns, found.typeEvidence).map { column, evidence in
      ColumnEvidence(
        counts: evidence.counts, nullSpellings: column.settings.nullSpellings,
        reason: evidence.note)
    }
    facts.state.withLock { state in
      state.reading.record(found, preamble: preamble, evidence: evidence)
      state.titles = Dictionary(
        uniqueKeysWithValues: schema.columns.map { ($0.number, $0.title) })
    }
    return (source, schema)
  }

  /// Adds the columns of the longest record, in one pass over all records. Returns the index of the
  /// records.
  private func widen(_ sniffing: inout CSVSniffing, _ head: [UInt8]) throws -> CSVIndex {
    let narrow = CSVSource(
      bytes: request.bytes, dialect: sniffing.dialect, columns: sniffing.columns,
      layout: sniffing.layout, chunkRows: daemon.options.chunkRows)
    let pool = daemon.pool
    let most = daemon.options.limits.rowsMax
    progress?.begin()
    try narrow.index.scan({ count, work in pool.parallel(count, work) }) { count in
      self.progress?.report(narrow.index.scannedBytes, of: narrow.bytes.size)
      return !self.isCancelled() && count <= most
    }
    if isCancelled() { throw DaemonError.cancelled }
    if narrow.rowCount > most {
      throw DaemonError.limit(name: "rowsMax", maximum: most, found: narrow.rowCount)
    }
    if sniffing.dialect.json != nil {
      let isDone = try sniffing.widen(
        from: narrow, options: request.options, while: { !self.isCancelled() })
      guard isDone else { throw DaemonError.cancelled }
      return narrow.index
    }
    let width = try narrow.longestRecord { _ in !self.isCancelled() }
    guard let width else { throw DaemonError.cancelled }
    try sniffing.widen(
      to: width, head, isWhole: head.count == request.bytes.size, options: request.options,
      isCancelled: isCancelled)
    return narrow.index
  }

  /// The schema, with the request's options applied.
  private func schema(_ sniffing: inout CSVSniffing) throws -> TableSchema {
    let known = request.known?.columns ?? []
    let areKnown = known.count == sniffing.columns.count
    let ids =
      areKnown && request.known?.namesColumns == true
      ? known.map(\.id) : TableSchema.ids(forHeaders: sniffing.columns.map(\.name))
    let positions = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var columns = sniffing.columns.indices.map { index in
      var column = Column(
        number: ColumnNumber(index), id: ids[index],
        title: sniffing.columns[index].name.isEmpty
          ? ids[index].text : sniffing.columns[index].name,
        type: areKnown ? known[index].type : sniffing.columns[index].settings.type)
      column.adopt(sniffing.columns[index])
      return column
    }
    let conversion = ColumnConversion(types: try ColumnConversion.types(request.types))
    for named in request.columns {
      guard let index = positions[ColumnID(Text(named.id))] else {
        if named.value.addsColumn {
          var added = Column(
            number: ColumnNumber(columns.count), id: ColumnID(Text(named.id)),
            title: Text(named.id), type: .text)
          try conversion.take(named.value, into: &added, "/columns".pointing(to: named.id))
          columns.append(added)
          continue
        }
        throw DaemonError.unknownColumn(pointer: "/columns".pointing(to: named.id), Text(named.id))
      }
      if let type = named.value.type { columns[index].type = type }
      columns[index].keepDetectedFormat(under: named.value)
      try conversion.take(
        named.value, into: &columns[index], "/columns".pointing(to: named.id))
      if !columns[index].isStored || areKnown { continue }
      sniffing.columns[index].settings = sniffing.columns[index].settings.retyped(
        columns[index].type)
    }
    var keys = try request.keyColumns.enumerated().map { place, id in
      guard let index = positions[ColumnID(Text(id))] else {
        throw DaemonError.unknownColumn(pointer: "/keyColumns/\(place)", Text(id))
      }
      return ColumnNumber(index)
    }
    if let wire = request.sections {
      let column = try DeclaredSectionConversion.column(request.sectionColumn, in: columns)
      keys = try DeclaredSectionConversion.keyColumns(keys, request.keyScope, in: column.number)
      let declared = try DeclaredSectionConversion(column: column, limits: daemon.options.limits)
        .sections(wire)
      sections.withLock { $0 = declared }
    }
    let ordered = columns
    columns = try ComputedConversion.checked(columns, conversion.types) { place in
      "/columns".pointing(to: ordered[place].id.text.utf8)
    }
    var schema = TableSchema(columns: columns, keyColumns: keys)
    schema.types = conversion.types
    try ComputedConversion.checkKeys(schema)
    try ValidationConversion.check(schema) { place in
      "/columns".pointing(to: ordered[place].id.text.utf8)
    }
    let sort = try ViewStateConversion(schema: schema).sortOrder(
      request.defaultSort, "/defaultSort")
    facts.state.withLock { $0.defaultSort = sort }
    if let wire = request.declarations {
      let found = try DeclarationConversion(schema: schema, limits: daemon.options.limits)
        .rules(wire)
      rules.withLock { $0 = found }
    }
    return schema
  }

  // MARK: Indexing

  private func index(_ source: CSVSource, _ schema: TableSchema) throws {
    let pool = daemon.pool
    var lastLoad = daemon.pacingTime
    if !request.widens { progress?.begin() }
    try source.index.scan({ count, work in pool.parallel(count, work) }) { count in
      if self.isCancelled() || count > self.daemon.options.limits.rowsMax { return false }
      self.progress?.report(source.index.scannedBytes, of: source.bytes.size)
      // With key columns, the answer must wait for the whole key index.
      guard schema.keyColumns.isEmpty, !self.request.waits, !source.index.isComplete,
        source.bytes.size > Self.wholeBytes
      else {
        if self.request.waits { daemon.loadingHold.wait { self.isCancelled() } }
        return true
      }
      if !self.isOpen.load(ordering: .acquiring) {
        self.open(source, schema, RowKeyMap(.given), isComplete: false)
        lastLoad = daemon.pacingTime
      } else if daemon.pacingTime - lastLoad >= .milliseconds(50) {
        lastLoad = daemon.pacingTime
        self.load(source, count, isComplete: false)
      }
      daemon.loadingHold.wait { self.isCancelled() }
      return true
    }
    if isCancelled() { throw DaemonError.cancelled }
    if source.rowCount > daemon.options.limits.rowsMax {
      throw DaemonError.limit(
        name: "rowsMax", maximum: daemon.options.limits.rowsMax, found: source.rowCount)
    }
    if isOpen.load(ordering: .acquiring) {
      load(source, source.rowCount, isComplete: true)
    } else {
      let keys = try KeyIndexing.rowKeyMap(
        TableContent(
          schema: schema, source: source, cache: daemon.cache, codecs: schema.codecs,
          derived: schema.computedColumns(TableParameters(), codecs: schema.codecs)),
        isCancelled: isCancelled)
      if source.bytes.size <= TableFacts.examinedBytes { try examine(source, schema) }
      open(source, schema, keys, isComplete: true)
    }
  }

  private func open(
    _ source: CSVSource, _ schema: TableSchema, _ keys: RowKeyMap, isComplete: Bool
  ) {
    let content = TableContent(
      schema: schema, source: source, cache: daemon.cache, codecs: schema.codecs,
      derived: schema.computedColumns(TableParameters(), codecs: schema.codecs))
    let state = TableState(
      content: content, keys: keys, isComplete: isComplete, rules: rules.withLock { $0 },
      sections: sections.withLock { $0 })
    let freeKey = firstFreeKey(source, isComplete)
    let spread = spread(of: source, schema)
    isOpen.store(true, ordering: .releasing)
    let opened = opened
    session.postNow { session in
      session.begin(state, firstFreeKey: freeKey, spread: spread)
      opened(.success(()))
      session.runWaiting()
    }
  }

  /// Rows from all parts of a large file, by which the widths of columns are estimated.
  private func spread(of source: CSVSource, _ schema: TableSchema) -> TableState? {
    guard source.bytes.size > Self.wholeBytes else { return nil }
    let end = daemon.pacingTime + Self.spreadTime
    guard let rows = source.spread({ self.isCancelled() || daemon.pacingTime > end }) else {
      return nil
    }
    let content = TableContent(
      schema: schema, source: rows, cache: daemon.cache, codecs: schema.codecs,
      derived: schema.computedColumns(TableParameters(), codecs: schema.codecs))
    return TableState(
      content: content, keys: RowKeyMap(.given), isComplete: true, rules: rules.withLock { $0 })
  }

  private func load(
    _ source: CSVSource, _ count: Int, isComplete: Bool, failure: LoadFailure? = nil
  ) {
    let freeKey = firstFreeKey(source, isComplete && failure == nil)
    session.postNow {
      $0.load(to: count, isComplete: isComplete, firstFreeKey: freeKey, failure: failure)
    }
  }

  /// The first key for inserted rows: behind the last record. While records are still being
  /// counted, behind the maximum that the file's size and the row limit allow; behind the row limit
  /// if the file may grow.
  private func firstFreeKey(_ source: CSVSource, _ isComplete: Bool) -> Int64 {
    if request.grows { return FileGrowth.firstFreeKey(daemon.options.limits.rowsMax) }
    let most = min(source.bytes.size, daemon.options.limits.rowsMax)
    return Int64(isComplete ? source.rowCount : most) + 1
  }

  // MARK: Examining

  private func examine(_ source: CSVSource, _ schema: TableSchema) throws {
    var examination: CSVExamination
    do {
      try (source.bytes as? FileBytes)?.seal { !self.isTableClosed }
      let pool = daemon.pool
      let stored = schema.codecs.filter { schema[$0.key]?.isStored ?? false }
      examination = try source.examine(
        codecs: stored, { count, work in pool.parallel(count, work) }
      ) { _ in !self.isTableClosed }
    } catch is ByteSourceChanged {
      return
    } catch is ByteReadFailed {
      return
    }
    guard examination.rows == source.rowCount else { return }
    if facts.state.withLock({ $0.sniffing?.hasGuessedEncoding }) == true {
      examination.reportGuess(source.dialect.encoding)
    }
    facts.state.withLock { state in
      // Else the table has the rows of another file by now.
      if state.base == nil { state.reading.record(examination, schema) }
    }
  }

  private var isTableClosed: Bool { session.isClosed }
}
